//! How long is thought, the same wherever it is done.

use std::time::Duration;

use colorito_engine::{Budget, Limits, TimeLimit};

use crate::{SeatedGame, TimeControl, Timestamp};

/// The longest thought about a move; most levels need far less.
pub const MOVE: Duration = Duration::from_secs(2);

/// The thought behind a hint.
pub const HINT: Duration = Duration::from_millis(800);

/// How often the computer says what it thinks, at most.
pub const THOUGHT_EVERY: Duration = Duration::from_millis(100);

/// The longest thought about a position that is analysed.
pub const ANALYSIS: Duration = Duration::from_mins(1);

/// How often its lines are told, at most.
pub const LINES_EVERY: Duration = Duration::from_millis(150);

/// The longest search for the proof of a score.
pub const SCORE: Duration = Duration::from_secs(20);

/// As long as the computer usually thinks about its move, or less if its clock says so.
pub fn of_move(seated: &SeatedGame, now: Timestamp) -> Limits {
    let usual = TimeLimit { enough: MOVE, most: MOVE };
    let live = seated.clock.as_ref().filter(|clock| matches!(clock.control(), TimeControl::Live(_)));
    let limit = live.map_or(usual, |clock| {
        let left = clock.left(&seated.game, seated.game.position().turn(), now);
        let budget = Budget { left, increment: clock.control().increment() };
        let TimeLimit { enough, most } = budget.next_move(seated.game.position().plies());
        TimeLimit { enough: enough.min(MOVE), most: most.min(MOVE) }
    });
    Limits { time: Some(limit), ..Limits::default() }
}
