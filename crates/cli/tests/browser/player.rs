//! Somebody who plays well enough to end a game.

use std::sync::atomic::AtomicBool;

use colorito::{Board, Game, Position, RepetitionRule, Rules, Side};
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

    /// A good move of a game from the start, as the server tells it with its way.
    pub(crate) fn choose(&mut self, game: &Value) -> Value {
        let report =
            self.0.think(&replayed(game), Limits::nodes(NODES), &NoClock, &AtomicBool::new(false), |_| {});
        let best = report.lines[0].moves[0].to_string();
        let legal = game["legal"].as_array().unwrap();
        legal.iter().find(|m| m["move"] == best.as_str()).expect("the server knows the move").clone()
    }
}

/// The game with all its moves, so that the player knows what would repeat a position.
fn replayed(told: &Value) -> Game {
    let variant = told["variant"].as_str().unwrap().parse().unwrap();
    let starter = if told["starter"] == "red" { Side::Red } else { Side::Blue };
    let rules = Rules { board: Board::STANDARD, variant };
    let mut game = Game::new(Position::start(rules, starter), RepetitionRule::Draw);
    for played in told["history"].as_array().unwrap() {
        let m = game.position().parse_move(played["move"].as_str().unwrap()).unwrap();
        game.play(m).unwrap();
    }
    game
}
