//! What is said about a game.

use std::time::Duration;

use colorito::{Game, RepetitionRule, Side};
use colorito_play::{
    Ability, Bounds, GameClock, LiveControl, MatchPlace, Role, ScoreState, SeatedGame, Seats, SideName,
    TimeControl, Timestamp, scored_outcome,
};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{MoveAnswer, PositionAnswer, SeatRatings, scene::tell};

/// A game: the position, what can be done, and how it came about.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameAnswer {
    /// The game's name in addresses.
    pub id: String,
    /// Counts the changes; a larger one is newer.
    pub revision: i64,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: i64,
    /// Who plays.
    pub seats: Seats,
    /// What the asker is in it: `red` or `blue` for who plays that side, `both` for who acts for all people
    /// at the board, `null` for who watches.
    pub you: Option<RoleName>,
    /// The moves made so far, as they are written for people.
    pub history: Vec<MoveAnswer>,
    /// How long each of them was thought about, in milliseconds; `null` where no time was taken, and nothing
    /// at all without a clock.
    pub move_times: Vec<Option<u64>>,
    /// How many moves were taken back and can be played again.
    pub taken_back: usize,
    /// Whether the house rule of third repetition is in force.
    pub repetition_draws: bool,
    /// What can be done now besides a move.
    #[serde(deserialize_with = "known_abilities")]
    pub can: Vec<Ability>,
    /// Who has offered a draw: `red` or `blue`, `null` if nobody has.
    pub draw_offer: Option<SideName>,
    /// Who asks to take their last move back: `red` or `blue`, `null` if nobody does.
    pub takeback_offer: Option<SideName>,
    /// Who wants to play again: `red` or `blue`, `null` if nobody does.
    pub rematch_offer: Option<SideName>,
    /// The game in which the two play again, `null` if there is none.
    pub next: Option<String>,
    /// The replies that the asker has planned, as they are sent with `plan`; `null` if there are none. Nobody else is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<String>,
    /// The clocks, `null` without.
    pub clock: Option<ClockAnswer>,
    /// What is known about the loser's score, `null` while the game goes on and if it was not played out.
    pub score: Option<LosersScore>,
    /// Whether it counts for the ratings of its players.
    pub rated: bool,
    /// What its players are rated at its pace; `null` if it is not a game between two, and where a game was just begun.
    #[serde(default)]
    pub ratings: Option<SeatRatings>,
    /// The match it belongs to, `null` if it stands alone.
    #[serde(rename = "match")]
    pub of_match: Option<MatchPlace>,
    /// Whether the computer is to move.
    pub computer_to_move: bool,
    /// The position.
    #[serde(flatten)]
    pub state: PositionAnswer,
}

impl GameAnswer {
    /// What there is to say about a game now to somebody with a role in it.
    pub fn of(seated: &SeatedGame, role: Role, now: Timestamp) -> GameAnswer {
        let game = &seated.game;
        GameAnswer {
            id: seated.id.to_string(),
            revision: seated.revision,
            created: seated.created.0,
            changed: seated.changed.0,
            seats: seated.seats.clone(),
            you: RoleName::of(role),
            history: history(game),
            move_times: seated.clock.as_ref().map_or_else(Vec::new, |clock| move_times(clock, game)),
            taken_back: game.undone().len(),
            repetition_draws: game.repetition_rule() == RepetitionRule::Draw,
            can: seated.abilities(role),
            draw_offer: seated.draw_offer.map(SideName::from),
            takeback_offer: seated.talk.takeback,
            rematch_offer: seated.talk.rematch,
            next: seated.next.map(|next| next.to_string()),
            plan: planned(seated, role),
            clock: ClockAnswer::of(seated, now),
            score: seated.score.as_ref().and_then(|state| LosersScore::of(game, state)),
            rated: seated.rated,
            ratings: None,
            of_match: seated.place,
            computer_to_move: seated.seat_to_move().is_some_and(|seat| !seat.is_person()),
            state: PositionAnswer::of(game),
        }
    }
}

/// What somebody with a role has planned themselves.
fn planned(seated: &SeatedGame, role: Role) -> Option<String> {
    let Role::Player(side) = role else { return None };
    Some(seated.plan(side)).filter(|plan| !plan.is_empty()).map(ToString::to_string)
}

/// What an asker with a role is told to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum RoleName {
    /// Plays Red.
    Red,
    /// Plays Blue.
    Blue,
    /// Acts for both.
    Both,
}

impl RoleName {
    /// The name of a role; those who only look have none.
    pub fn of(role: Role) -> Option<RoleName> {
        match role {
            Role::Player(Side::Red) => Some(RoleName::Red),
            Role::Player(Side::Blue) => Some(RoleName::Blue),
            Role::Both => Some(RoleName::Both),
            Role::Spectator => None,
        }
    }

    /// The role behind a name, or behind none.
    pub fn role(name: Option<RoleName>) -> Role {
        match name {
            Some(RoleName::Red) => Role::Player(Side::Red),
            Some(RoleName::Blue) => Role::Player(Side::Blue),
            Some(RoleName::Both) => Role::Both,
            None => Role::Spectator,
        }
    }
}

/// Reads what can be done, as far as it is known here: a newer server may know more.
pub(crate) fn known_abilities<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Ability>, D::Error> {
    let told = Vec::<serde_json::Value>::deserialize(deserializer)?;
    Ok(told.into_iter().filter_map(|ability| serde_json::from_value(ability).ok()).collect())
}

fn history(game: &Game) -> Vec<MoveAnswer> {
    let mut position = game.start().clone();
    game.moves()
        .iter()
        .map(|m| {
            let answer = MoveAnswer::of(&position, *m);
            position.play_unchecked(*m);
            answer
        })
        .collect()
}

pub(crate) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn move_times(clock: &GameClock, game: &Game) -> Vec<Option<u64>> {
    clock.thinking_times(game).into_iter().map(|time| time.map(milliseconds)).collect()
}

/// The clocks as they are told. Who shows them counts down the running one from when the answer came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockAnswer {
    /// What each player began with, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u32>,
    /// What is added after each move, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub increment: Option<u32>,
    /// How many days each player has for each move, instead of a time for the whole game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u32>,
    /// If what a move leaves of its days is added to the next ones: the most days that anybody ever has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_days: Option<u32>,
    /// What Red has left, in milliseconds.
    pub red: u64,
    /// What Blue has left, in milliseconds.
    pub blue: u64,
    /// Whose clock runs: `red` or `blue`, `null` if none does.
    pub running: Option<SideName>,
    /// Until when Red is on holiday, and its clock stands still, if they do not come back before; in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub red_holiday: Option<i64>,
    /// The same for Blue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blue_holiday: Option<i64>,
    /// How long there is for the first move of whoever is to move before a game between two is aborted, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<u64>,
}

impl ClockAnswer {
    pub(crate) fn of(seated: &SeatedGame, now: Timestamp) -> Option<ClockAnswer> {
        let (clock, game) = (seated.clock.as_ref()?, &seated.game);
        let left = |side| u64::try_from(clock.left(game, side, now).as_millis()).unwrap_or(u64::MAX);
        let live = if let TimeControl::Live(live) = clock.control() { Some(live) } else { None };
        let (days, most_days) = clock.control().days();
        let holiday = |side| clock.holiday(side, now).map(|holiday| holiday.until.0);
        Some(ClockAnswer {
            seconds: live.map(|LiveControl { seconds, .. }| seconds),
            increment: live.map(|LiveControl { increment, .. }| increment),
            days,
            most_days,
            red: left(Side::Red),
            blue: left(Side::Blue),
            running: clock.running(game).filter(|side| holiday(*side).is_none()).map(SideName::from),
            red_holiday: holiday(Side::Red),
            blue_holiday: holiday(Side::Blue),
            begin: seated.begin_by().map(|by| milliseconds(by.since(now))),
        })
    }
}

/// How many moves the loser of a game still needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LosersScore {
    /// `red`, `blue`, or `null` after a tie.
    pub loser: Option<SideName>,
    /// Proven: no line is shorter. `null` if there is none at all.
    pub lower: Option<u32>,
    /// The length of the best known line, if one is known.
    pub upper: Option<u32>,
    /// Whether nothing is left to prove.
    pub exact: bool,
    /// Whether the counting is over, with a proof or without.
    pub done: bool,
    /// The best known line, moves of the loser alone with their ways; `null` while it is being counted.
    pub line: Option<Vec<MoveAnswer>>,
}

impl LosersScore {
    /// What is known about a game that was played out; `None` for any other.
    pub fn of(game: &Game, state: &ScoreState) -> Option<LosersScore> {
        let outcome = scored_outcome(game)?;
        let Bounds { lower, upper, exact } = state.score.into();
        let line = state.line.as_ref().map(|line| {
            let mut position = game.position().clone();
            let ways = line.iter().map(|m| {
                let answer = tell(&position, *m);
                position.play_unchecked(*m);
                answer
            });
            ways.collect()
        });
        let loser = outcome.winner().map(|winner| SideName::from(!winner));
        Some(LosersScore { loser, lower, upper, exact, done: state.done, line })
    }
}
