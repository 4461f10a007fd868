//! What the loser of a game has left to do.

use std::ops::ControlFlow;

use colorito::{Position, Rules, Side, Space, SpaceSet};
use colorito_solver::{Limits, Score, solve};

/// Where the loser's pieces stand that are not home, and how many moves they still need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Remains {
    /// How many stand in each kind of place.
    pub(crate) pieces: [u32; Place::ALL.len()],
    /// How many moves they need, as far as the solver knows.
    pub(crate) needed: Score,
}

/// Where a piece stands that is not home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In the rows it started in.
    OwnRows,
    /// In the coloured rows, with no piece on a neighbouring space.
    Alone,
    /// In the coloured rows, with a piece beside it.
    InCompany,
    /// In the rows of its targets, but not home.
    Near,
}

impl Place {
    /// All of them, in the order of the file.
    pub(crate) const ALL: [Place; 4] = [Place::OwnRows, Place::Alone, Place::InCompany, Place::Near];

    /// What it is called in tables.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Place::OwnRows => "in the own rows",
            Place::Alone => "alone in the coloured rows",
            Place::InCompany => "in company in the coloured rows",
            Place::Near => "in the rows of the targets",
        }
    }

    fn of(position: &Position, side: Side, space: Space) -> Place {
        if Rules::targets(!side).contains(space) {
            Place::OwnRows
        } else if Rules::targets(side).contains(space) {
            Place::Near
        } else if SpaceSet::neighbours(space).meets(position.occupied()) {
            Place::InCompany
        } else {
            Place::Alone
        }
    }
}

/// How hard the shortest way home is looked for.
const EFFORT: Limits = Limits { memory: 64 << 20, nodes: 20_000 };

/// How often the solver asks whether to go on before it is told not to: not all its work is counted in nodes.
const MOST_QUESTIONS: u32 = 1_600;

impl Remains {
    /// What a side has left to do, alone, while the other's pieces stand still.
    pub(crate) fn of(position: &Position, side: Side) -> Remains {
        let mut questions = 0;
        let solution = solve(position, side, EFFORT, &mut |_| {
            questions += 1;
            if questions < MOST_QUESTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        Remains { pieces: count(position, side), needed: solution.score }
    }

    /// How many of the pieces are stragglers: in their own rows, or alone in the coloured ones.
    pub(crate) fn stragglers(&self) -> u32 {
        self.pieces[Place::OwnRows as usize] + self.pieces[Place::Alone as usize]
    }

    /// How many pieces are not home.
    pub(crate) fn away(&self) -> u32 {
        self.pieces.iter().sum()
    }
}

fn count(position: &Position, side: Side) -> [u32; Place::ALL.len()] {
    let mut pieces = [0; Place::ALL.len()];
    for space in position.of(side) - position.home(side) {
        pieces[Place::of(position, side, space) as usize] += 1;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_counted_by_where_they_stand() {
        let text = "JIHGFEDCBA/TSRQPONMLt/9K/l9/10/10/10/10/k1mnopqrs1/bacdefghij b r 101";
        let position = Position::parse(text, Rules::default()).unwrap();
        assert_eq!(count(&position, Side::Blue), [1, 1, 0, 2]);
        assert_eq!(count(&position, Side::Red), [0, 0, 1, 0]);
    }

    #[test]
    fn one_step_from_home_is_one_move() {
        let text = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/l9/k1mnopqrst/abcdefghij r r 102";
        let position = Position::parse(text, Rules::default()).unwrap();
        let remains = Remains::of(&position, Side::Blue);
        assert_eq!(remains.needed, Score::Exact(1));
        assert_eq!((remains.away(), remains.stragglers()), (1, 0));
    }
}
