//! Positions in which pieces may be missing or one side moves alone, as pages show them.

use colorito::{Game, Move, MoveText, Position, RepetitionRule};

use crate::{Error, MoveAnswer, PositionAnswer};

/// A move with its way, also one of a player who moves alone.
pub(crate) fn tell(position: &Position, m: Move) -> MoveAnswer {
    MoveAnswer::by(m, position.way_alone(m).as_ref())
}

/// A line of moves with their ways.
pub(crate) fn tell_line(position: &Position, line: &[Move]) -> Vec<MoveAnswer> {
    let mut position = position.clone();
    line.iter()
        .map(|m| {
            let told = tell(&position, *m);
            position.play_unchecked(*m);
            told
        })
        .collect()
}

/// A position by itself.
pub(crate) fn scene(position: &Position) -> PositionAnswer {
    PositionAnswer::of(&Game::new(position.clone(), RepetitionRule::Off))
}

/// A position in which the player to move goes on alone, whether or not the game is over.
pub(crate) fn scene_alone(position: &Position) -> PositionAnswer {
    let mut legal = Vec::new();
    position.for_each_piece(|from, destinations| {
        legal.extend(destinations.into_iter().map(|to| tell(position, Move::Go { from, to })));
    });
    PositionAnswer { legal, outcome: None, reply_pending: false, ..scene(position) }
}

/// Reads a move which nobody has held against a position yet.
pub(crate) fn read_move(text: &str) -> Result<Move, Error> {
    match text.parse() {
        Ok(MoveText::Pass) => Ok(Move::Pass),
        Ok(MoveText::Go { from, to, .. }) => Ok(Move::Go { from, to }),
        Err(_) => Err(Error::NoMove(shortened(text))),
    }
}

/// As much of a wrong word as is repeated.
pub(crate) fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
