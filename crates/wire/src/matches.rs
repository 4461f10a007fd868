//! What is said about matches.

use colorito_play::{Asker, GameSummary, Match, MatchScore, Seats, Tally, TimeControl};
use serde::Serialize;

use crate::{RoleName, SummaryAnswer};

/// A match: its games and the running score.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchAnswer {
    /// The match's name in addresses.
    pub id: String,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// Who plays.
    pub seats: Seats,
    /// What the asker is in it: `red`, `blue`, `both`, or `null` for who watches.
    pub you: Option<RoleName>,
    /// The variant.
    pub variant: &'static str,
    /// The board's name, `null` for one that has none.
    pub board: Option<&'static str>,
    /// The time each player has in a game, `null` without clocks.
    pub clock: Option<TimeControl>,
    /// How many games are played.
    pub of: u32,
    /// The games so far, the first one first. Deleted ones are left out and count nothing.
    pub games: Vec<SummaryAnswer>,
    /// What Red has achieved.
    pub red: Tally,
    /// What Blue has achieved.
    pub blue: Tally,
    /// Games in which both completed.
    pub ties: u32,
    /// Games that were drawn otherwise.
    pub draws: u32,
    /// The game under way, `null` if there is none.
    pub current: Option<String>,
    /// Whether all games were played.
    pub over: bool,
}

impl MatchAnswer {
    /// A match with its games, the first one first, deleted ones included.
    pub fn of(this: &Match, all: &[GameSummary], asker: Asker) -> MatchAnswer {
        let terms = &this.terms;
        let games: Vec<GameSummary> = all.iter().filter(|game| !game.deleted).cloned().collect();
        let MatchScore { red, blue, ties, draws } = MatchScore::of(&games);
        let current = games.iter().find(|game| game.outcome.is_none()).map(|game| game.id.to_string());
        MatchAnswer {
            id: this.id.to_string(),
            created: this.created.0,
            seats: terms.seats.clone(),
            you: RoleName::of(terms.players.role(asker)),
            variant: terms.rules.variant.name(),
            board: terms.rules.board.name(),
            clock: terms.clock,
            of: terms.games,
            red,
            blue,
            ties,
            draws,
            over: current.is_none() && all.len() >= terms.games as usize,
            current,
            games: games.iter().map(|game| SummaryAnswer::of(game, asker)).collect(),
        }
    }
}
