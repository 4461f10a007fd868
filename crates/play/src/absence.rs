//! Players who are not there: games that nobody begins, and what the other may claim from who has left.
//!
//! In a game between two with a live clock, who has left on their own turn can be waited for, or the win or a draw be claimed
//! once they have been away for a tenth of the time that each began with, at least half a minute and at most three.
//! Until both have moved, either may abort the game instead. What nobody ends, the server ends: a live game whose first or
//! second move is not made within five minutes, and a game without a clock at which nobody has been for thirty days.

use std::time::Duration;

use colorito::{Draw, Outcome, Side, Victory};

use crate::{LiveControl, Refusal, Role, SeatedGame, TimeControl, Timestamp, seated_game::expect_side};

/// How long the first move of each player may take in a game with a live clock.
pub const FIRST_MOVE: Duration = Duration::from_mins(5);

/// How long nobody may be at a game without a clock.
pub const FORSAKEN: Duration = Duration::from_hours(24 * 30);

/// A moment in which something is asked of a game, with what is known then and is no part of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The time.
    pub now: Timestamp,
    /// Since when Red and Blue are known to be away; `None` for who is there, and where nobody looks.
    pub away: [Option<Timestamp>; 2],
    /// How long the way there and back takes for who asks, as the server has measured it.
    pub lag: Duration,
}

impl From<Timestamp> for Moment {
    fn from(now: Timestamp) -> Moment {
        Moment { now, ..Moment::default() }
    }
}

impl LiveControl {
    /// How long a player may be away on their own turn before the other can claim something.
    pub fn patience(self) -> Duration {
        Duration::from_secs((self.seconds / 10).clamp(30, 180).into())
    }
}

/// What the other may claim.
impl SeatedGame {
    /// From when on a player may claim the win or a draw, if the other, whose turn it is, has been away since a moment and
    /// stays away.
    pub fn claimable_at(&self, side: Side, away_since: Timestamp) -> Option<Timestamp> {
        let clock = self.clock.as_ref().filter(|_| self.is_between_two())?;
        let TimeControl::Live(control) = clock.control() else { return None };
        if clock.running(&self.game) != Some(!side) {
            return None;
        }
        Some(clock.turn_started()?.max(away_since).after(control.patience()))
    }

    /// Claims something from who has left.
    pub(crate) fn claim(
        &mut self,
        role: Role,
        side: Side,
        outcome: Outcome,
        moment: Moment,
    ) -> Result<(), Refusal> {
        self.expect_talk(role, side)?;
        let at = moment.away[!side as usize].and_then(|since| self.claimable_at(side, since));
        let wait = at.map(|at| at.since(moment.now));
        if wait != Some(Duration::ZERO) {
            return Err(Refusal::NotAbsent(wait));
        }
        self.end(outcome)
    }

    /// The win of a player whose opponent has left.
    pub(crate) fn won_by_absence(winner: Side) -> Outcome {
        Outcome::Won { winner, by: Victory::Absence }
    }

    /// The draw that a player calls whose opponent has left.
    pub(crate) const DRAWN_BY_CLAIM: Outcome = Outcome::Drawn(Draw::Claim);
}

/// Games that nobody begins, and that nobody ends.
impl SeatedGame {
    /// Whether it is one between two in which not both have moved.
    fn is_unbegun(&self) -> bool {
        self.is_between_two() && self.game.ending().is_none() && self.ply() < 2
    }

    /// A player gives the game up before both have moved. It has no result.
    pub(crate) fn abort(&mut self, role: Role, side: Side) -> Result<(), Refusal> {
        self.expect_talk(role, side)?;
        if !self.is_unbegun() {
            return Err(Refusal::BothHaveMoved);
        }
        self.end(Outcome::Aborted)
    }

    /// Whether somebody with a role may give the game up without a result.
    pub(crate) fn may_abort(&self, role: Role) -> bool {
        self.is_unbegun() && Side::ALL.into_iter().any(|side| expect_side(role, side).is_ok())
    }

    /// Until when the player to move has to make their first move, where a live clock does not run yet.
    pub fn begin_by(&self) -> Option<Timestamp> {
        let clock = self.clock.as_ref().filter(|clock| self.is_unbegun() && clock.control().is_live())?;
        Some(clock.turn_started()?.after(FIRST_MOVE))
    }

    /// The game ended by the server because it has no clock and none of its players has been at it since a moment. Whoever
    /// was to move has left it.
    pub fn after_forsaken(&self, since: Timestamp, now: Timestamp) -> Option<SeatedGame> {
        let forsaken = self.clock.is_none() && self.is_between_two() && now.since(since) >= FORSAKEN;
        let mover = self.to_move().filter(|_| forsaken)?;
        self.ended(if self.ply() < 2 { Outcome::Aborted } else { SeatedGame::won_by_absence(!mover) })
    }

    /// The game as somebody ends it who is no player.
    pub(crate) fn ended(&self, outcome: Outcome) -> Option<SeatedGame> {
        let mut after = self.clone();
        after.end(outcome).ok()?;
        Some(after)
    }
}
