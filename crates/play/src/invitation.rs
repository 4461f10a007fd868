//! An invitation: one player has decided what is to be played, and another one, not known yet, may sit down.
//!
//! It is taken once. Who may take it follows from its audience: whoever has the link, or whoever comes.

use std::{ops::RangeInclusive, time::Duration};

use colorito::{Game, Position, RepetitionRule, Rules, Side};
use serde::{Deserialize, Serialize};

use crate::{
    GameId, Invalid, InvitationId, NewSeatedGame, PlayerId, Players, Seat, Seats, TimeControl, Timestamp,
};

/// How long a live invitation in the lobby stands by itself. It is renewed while its owner is there.
const LEASE: Duration = Duration::from_mins(1);

/// How long a link to a live game can be followed.
const DAY: Duration = Duration::from_hours(24);

/// How long a link to a game without hurry, or a search for one by the calendar, stands.
const FORTNIGHT: Duration = Duration::from_hours(14 * 24);

/// Who is invited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Audience {
    /// Whoever has the link.
    Link,
    /// Whoever comes to the lobby.
    Lobby,
}

impl Audience {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Audience::Link => "link",
            Audience::Lobby => "lobby",
        }
    }

    /// The one with a name.
    pub fn named(name: &str) -> Option<Audience> {
        [Audience::Link, Audience::Lobby].into_iter().find(|audience| audience.name() == name)
    }
}

/// Which of the two begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Begins {
    /// Who invites.
    Owner,
    /// Who is invited.
    Guest,
}

impl Begins {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Begins::Owner => "owner",
            Begins::Guest => "guest",
        }
    }

    /// The one with a name.
    pub fn named(name: &str) -> Option<Begins> {
        [Begins::Owner, Begins::Guest].into_iter().find(|begins| begins.name() == name)
    }
}

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationTerms {
    /// Variant and board.
    pub rules: Rules,
    /// Whether repetition draws.
    pub repetition: RepetitionRule,
    /// The time each player has.
    pub clock: Option<TimeControl>,
    /// The side of who invites; chance decides if there is none.
    pub side: Option<Side>,
    /// Who begins; chance decides if there is none.
    pub begins: Option<Begins>,
    /// Whether the game counts for the ratings of its players.
    pub rated: bool,
}

/// What chance has decided where nobody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toss {
    /// The side of who invites.
    pub side: Side,
    /// Who begins.
    pub begins: Begins,
}

impl From<u8> for Toss {
    /// Two coins out of a random byte.
    fn from(byte: u8) -> Toss {
        Toss {
            side: if byte & 1 == 0 { Side::Red } else { Side::Blue },
            begins: if byte & 2 == 0 { Begins::Owner } else { Begins::Guest },
        }
    }
}

/// What has become of an invitation, as far as somebody did something with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nobody has.
    Open,
    /// Somebody took it, and this is the game.
    Taken(GameId),
    /// Its owner took it back.
    Withdrawn,
}

/// The same at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum InvitationState {
    /// It can be taken.
    Open,
    /// Somebody took it.
    Taken,
    /// Its owner took it back, or left.
    Withdrawn,
    /// Nobody took it in time.
    Expired,
}

impl InvitationState {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            InvitationState::Open => "open",
            InvitationState::Taken => "taken",
            InvitationState::Withdrawn => "withdrawn",
            InvitationState::Expired => "expired",
        }
    }
}

/// An invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Its name.
    pub id: InvitationId,
    /// Who is invited.
    pub audience: Audience,
    /// Who invites.
    pub owner: PlayerId,
    /// How the owner sits at the board.
    pub seat: Seat,
    /// What is to be played.
    pub terms: InvitationTerms,
    /// What the owner was rated at the game's pace when it was made; guests are not.
    pub rating: Option<i64>,
    /// How many points stronger or weaker than the owner somebody may be who takes it; any if nothing is said.
    pub within: Option<u32>,
    /// When it was made.
    pub created: Timestamp,
    /// Until when it can be taken.
    pub expires: Timestamp,
    /// What has become of it.
    pub fate: Fate,
}

impl InvitationTerms {
    /// Whether such a game can be offered to an audience.
    ///
    /// # Errors
    /// If the clock is impossible, or missing where strangers are to meet.
    pub fn check(&self, audience: Audience) -> Result<(), Invalid> {
        if audience == Audience::Lobby && self.clock.is_none() {
            return Err(Invalid::NoClock);
        }
        self.clock.map_or(Ok(()), TimeControl::check)
    }

    /// Whether the game is one for which both have to be there.
    pub fn is_live(&self) -> bool {
        self.clock.is_some_and(TimeControl::is_live)
    }

    /// How long an invitation to it stands.
    pub fn lifetime(&self, audience: Audience) -> Duration {
        match (audience, self.is_live()) {
            (Audience::Lobby, true) => LEASE,
            (Audience::Link, true) => DAY,
            (_, false) => FORTNIGHT,
        }
    }
}

impl Invitation {
    /// What has become of it by now.
    pub fn state(&self, now: Timestamp) -> InvitationState {
        match self.fate {
            Fate::Taken(_) => InvitationState::Taken,
            Fate::Withdrawn => InvitationState::Withdrawn,
            Fate::Open if now >= self.expires => InvitationState::Expired,
            Fate::Open => InvitationState::Open,
        }
    }

    /// The game it was taken for.
    pub fn game(&self) -> Option<GameId> {
        if let Fate::Taken(game) = self.fate { Some(game) } else { None }
    }

    /// The ratings of those who may take it, if not all may.
    pub fn range(&self) -> Option<RangeInclusive<i64>> {
        let (rating, within) = self.rating.zip(self.within)?;
        Some(rating - i64::from(within)..=rating + i64::from(within))
    }

    /// The game that begins when somebody takes it.
    pub fn begin(&self, guest: PlayerId, other: Seat, toss: Toss) -> NewSeatedGame {
        let InvitationTerms { rules, repetition, clock, side, begins, rated } = self.terms;
        let side = side.unwrap_or(toss.side);
        let starter = if begins.unwrap_or(toss.begins) == Begins::Owner { side } else { !side };
        let own = self.seat.clone();
        let owner = Some(self.owner);
        let (seats, players) = match side {
            Side::Red => (Seats { red: own, blue: other }, Players { owner, red: owner, blue: Some(guest) }),
            Side::Blue => (Seats { red: other, blue: own }, Players { owner, red: Some(guest), blue: owner }),
        };
        NewSeatedGame {
            seats,
            players,
            game: Game::new(Position::start(rules, starter), repetition),
            clock,
            rated,
            place: None,
            record: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Asker, Role};

    fn invitation(side: Option<Side>, begins: Option<Begins>) -> Invitation {
        let clock = Some(TimeControl::live(300, 5));
        Invitation {
            id: InvitationId::from_random(1),
            audience: Audience::Link,
            owner: PlayerId::from_random(1),
            seat: Seat::Person { name: Some("Ada".to_owned()) },
            terms: InvitationTerms {
                rules: Rules::default(),
                repetition: RepetitionRule::Draw,
                clock,
                side,
                begins,
                rated: true,
            },
            rating: Some(1_600),
            within: None,
            created: Timestamp(0),
            expires: Timestamp(1_000),
            fate: Fate::Open,
        }
    }

    #[test]
    fn wishes_are_kept_and_chance_decides_the_rest() {
        let guest = PlayerId::from_random(2);
        for byte in 0..4 {
            let toss = Toss::from(byte);
            for side in [None, Some(Side::Red), Some(Side::Blue)] {
                for begins in [None, Some(Begins::Owner), Some(Begins::Guest)] {
                    let invitation = invitation(side, begins);
                    let new = invitation.begin(guest, Seat::default(), toss);
                    let own = side.unwrap_or(toss.side);
                    let owner = Asker::Player(invitation.owner);
                    assert_eq!(new.players.role(owner), Role::Player(own));
                    assert!(new.counts(), "as was wished");
                    assert_eq!(new.players.role(Asker::Player(guest)), Role::Player(!own));
                    assert_eq!(new.seats.of(own), &Seat::Person { name: Some("Ada".to_owned()) });
                    let first = begins.unwrap_or(toss.begins) == Begins::Owner;
                    assert_eq!(new.game.position().turn() == own, first);
                }
            }
        }
    }

    #[test]
    fn it_can_be_taken_until_it_expires() {
        let mut invitation = invitation(None, None);
        assert_eq!(invitation.state(Timestamp(999)), InvitationState::Open);
        assert_eq!(invitation.state(Timestamp(1_000)), InvitationState::Expired);
        invitation.fate = Fate::Taken(GameId::from_random(3));
        assert_eq!(invitation.state(Timestamp(1_000)), InvitationState::Taken);
        assert_eq!(invitation.game(), Some(GameId::from_random(3)));
        invitation.fate = Fate::Withdrawn;
        assert_eq!((invitation.state(Timestamp(0)), invitation.game()), (InvitationState::Withdrawn, None));
    }

    #[test]
    fn who_is_much_stronger_or_weaker_may_be_left_out() {
        let mut invitation = invitation(None, None);
        assert_eq!(invitation.range(), None);
        invitation.within = Some(200);
        assert_eq!(invitation.range(), Some(1_400..=1_800));
    }

    #[test]
    fn strangers_meet_with_a_clock_only() {
        let mut terms = invitation(None, None).terms;
        terms.clock = None;
        assert_eq!(terms.check(Audience::Link), Ok(()));
        assert_eq!(terms.check(Audience::Lobby), Err(Invalid::NoClock));
        terms.clock = Some(TimeControl::Days(3));
        assert_eq!(terms.check(Audience::Lobby), Ok(()));
        assert!(terms.lifetime(Audience::Lobby) > Duration::from_hours(24), "it stands on");
    }
}
