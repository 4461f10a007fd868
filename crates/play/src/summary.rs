//! A game as lists show it: all there is to know without playing it again.

use colorito::{Outcome, Position};
use colorito_solver::Score;

use crate::{GameId, MatchPlace, Players, SeatedGame, Seats, TimeControl, Timestamp};

/// A game in a list.
#[derive(Clone, Debug)]
pub struct GameSummary {
    /// The game's name in addresses.
    pub id: GameId,
    /// When it was begun.
    pub created: Timestamp,
    /// When it was last changed.
    pub changed: Timestamp,
    /// Whether it was deleted and can be restored.
    pub deleted: bool,
    /// Who plays.
    pub seats: Seats,
    /// Whose it is.
    pub players: Players,
    /// The position now.
    pub position: Position,
    /// How many moves were made.
    pub ply: usize,
    /// The time each player has.
    pub clock: Option<TimeControl>,
    /// Whether it counts for the ratings of its players.
    pub rated: bool,
    /// The match it belongs to.
    pub place: Option<MatchPlace>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The loser's score, once it was counted.
    pub score: Option<Score>,
}

impl From<&SeatedGame> for GameSummary {
    fn from(seated: &SeatedGame) -> GameSummary {
        GameSummary {
            id: seated.id,
            created: seated.created,
            changed: seated.changed,
            deleted: false,
            seats: seated.seats.clone(),
            players: seated.players,
            position: seated.game.position().clone(),
            ply: seated.ply(),
            clock: seated.clock.as_ref().map(crate::GameClock::control),
            rated: seated.rated,
            place: seated.place,
            outcome: seated.game.ending().map(|ending| ending.outcome),
            score: seated.score.as_ref().filter(|state| state.done).map(|state| state.score),
        }
    }
}
