//! A first move, or a reply to one, as a fixed search sees it.

use std::sync::atomic::AtomicBool;

use colorito::{Game, Move, Position, RepetitionRule, Rules, Side};
use colorito_engine::{Engine, Limits, NoClock, Settings};

use crate::plan::{NODES_OF_A_FIRST_MOVE, NODES_OF_A_REPLY, first_moves, replies};

/// What a search says of the position after a few moves of the standard game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// The moves that lead there.
    pub(crate) moves: Vec<Move>,
    /// How deep the search saw all moves.
    pub(crate) depth: u32,
    /// By how many hundredths of a move the starter is ahead.
    pub(crate) lead: i32,
    /// The move it would make.
    pub(crate) best: Move,
}

/// All that is looked at: every first move, and every reply to each.
pub(crate) fn questions() -> Vec<Vec<Move>> {
    let first = first_moves();
    let pairs = first.iter().flat_map(|m| replies(*m).into_iter().map(|reply| vec![*m, reply]));
    first.iter().map(|m| vec![*m]).chain(pairs).collect()
}

/// How many positions are looked at for a question if only one in so many is.
fn nodes(moves: &[Move], part: u32) -> u64 {
    let nodes = if moves.len() == 1 { NODES_OF_A_FIRST_MOVE } else { NODES_OF_A_REPLY };
    (nodes / u64::from(part.max(1))).max(500)
}

impl Look {
    /// Looks at the position after some moves; `None` if there is no such position.
    pub(crate) fn at(moves: &[Move], part: u32) -> Option<Look> {
        let start = Position::start(Rules::default(), Side::Red);
        let mut game = Game::new(start, RepetitionRule::Draw);
        moves.iter().try_for_each(|m| game.play(*m)).ok()?;
        let limits = Limits::nodes(nodes(moves, part));
        let mut engine = Engine::new(Settings::default());
        let report = engine.think(&game, limits, &NoClock, &AtomicBool::new(false), |_| {});
        let line = report.lines.first()?;
        let lead = line.score.value();
        let lead = if game.position().turn() == Side::Red { lead } else { -lead };
        Some(Look { moves: moves.to_vec(), depth: report.depth, lead, best: *line.moves.first()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twelve_first_moves_and_their_replies_are_looked_at() {
        assert_eq!(questions().len(), 12 + 144);
    }

    #[test]
    fn a_look_is_always_the_same_and_small() {
        let question = &questions()[0];
        let look = Look::at(question, 1_000).unwrap();
        assert_eq!(Look::at(question, 1_000), Some(look.clone()));
        assert!(look.lead.abs() < 1_000 && look.depth > 0);
        assert!(replies(question[0]).contains(&look.best));
    }
}
