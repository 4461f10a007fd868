//! Positions in which pieces may be missing or one side moves alone, as pages show them.

use colorito::{Game, Move, Position, RepetitionRule, Way};

use crate::answer::{MoveAnswer, PositionAnswer};

/// A move with its way, also one of a player who moves alone.
pub(crate) fn tell(position: &Position, m: Move) -> MoveAnswer {
    let way = position.way_alone(m);
    MoveAnswer {
        played: m.to_string(),
        text: way.as_ref().map_or_else(|| m.to_string(), Way::to_string),
        from: m.from().map(|space| space.to_string()),
        to: m.to().map(|space| space.to_string()),
        kind: m.kind().map(colorito::MoveKind::name),
        way: way.iter().flat_map(Way::spaces).map(ToString::to_string).collect(),
    }
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
