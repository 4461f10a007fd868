//! Somebody who plays well enough to end a game.

use std::sync::atomic::AtomicBool;

use colorito::{Board, Game, Position, RepetitionRule, Rules};
use colorito_engine::{Engine, Limits, NoClock, Settings};
use serde_json::Value;

/// Enough positions a move to play to the end without a detour.
const NODES: u64 = 4_000;

/// A player who thinks about the games the server tells.
pub(crate) struct Player(Engine);

impl Player {
    pub(crate) fn new() -> Player {
        Player(Engine::new(Settings::default()))
    }

    /// A good move of a game, as the server tells it with its way.
    pub(crate) fn choose(&mut self, game: &Value) -> Value {
        let variant = game["variant"].as_str().unwrap().parse().unwrap();
        let rules = Rules { board: Board::STANDARD, variant };
        let position = Position::parse(game["position"].as_str().unwrap(), rules).unwrap();
        let game_so_far = Game::new(position, RepetitionRule::Off);
        let report =
            self.0.think(&game_so_far, Limits::nodes(NODES), &NoClock, &AtomicBool::new(false), |_| {});
        let best = report.lines[0].moves[0].to_string();
        let legal = game["legal"].as_array().unwrap();
        legal.iter().find(|m| m["move"] == best.as_str()).expect("the server knows the move").clone()
    }
}
