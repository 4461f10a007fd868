//! Moves, their kinds, and the ways they go.

use std::{fmt, str::FromStr};

use crate::{MoveText, ParseMoveError, Piece, Space};

/// One turn of a player: a piece, named by where it stands, and its destination; or a pass.
///
/// Two ways to the same destination are the same move. The text form is `<from><to>`, e.g. `a2a3`, or `pass`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// A piece goes from one space to another.
    Go {
        /// Where the piece stands.
        from: Space,
        /// Where it ends.
        to: Space,
    },
    /// The player has no legal move.
    Pass,
}

impl Move {
    /// The space the piece leaves, `None` for a pass.
    pub const fn from(self) -> Option<Space> {
        match self {
            Move::Go { from, .. } => Some(from),
            Move::Pass => None,
        }
    }

    /// The space the piece ends on, `None` for a pass.
    pub const fn to(self) -> Option<Space> {
        match self {
            Move::Go { to, .. } => Some(to),
            Move::Pass => None,
        }
    }

    /// What kind of move this is, `None` for a pass.
    ///
    /// The two spaces alone decide it. A hop keeps the column and the row odd or even, a step changes at
    /// least one of them and only the first leg can be a step: so a jump ends an even number of columns and
    /// rows away and a step-jump never does. A neighbour that could be reached by a step-jump as well is a
    /// step, because a step has no hop at all.
    pub const fn kind(self) -> Option<MoveKind> {
        let Move::Go { from, to } = self else { return None };
        let columns = from.column().abs_diff(to.column());
        let rows = from.row().abs_diff(to.row());
        Some(if columns <= 1 && rows <= 1 {
            MoveKind::Step
        } else if columns.is_multiple_of(2) && rows.is_multiple_of(2) {
            MoveKind::Jump
        } else {
            MoveKind::StepJump
        })
    }

    /// The same move after the board was turned by half a turn.
    #[must_use]
    pub const fn turned(self) -> Move {
        match self {
            Move::Go { from, to } => Move::Go { from: from.turned(), to: to.turned() },
            Move::Pass => Move::Pass,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Go { from, to } => write!(f, "{from}{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<MoveText> for Move {
    /// The move that a text means, whatever it says of the way and of the piece's number. Whether it is legal
    /// is not asked, see [`MoveText::resolve`].
    fn from(text: MoveText) -> Move {
        match text {
            MoveText::Pass => Move::Pass,
            MoveText::Go { from, to, .. } => Move::Go { from, to },
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a move in either form without holding it against a position: one that was legal once, of a game
    /// that is known, or of a piece whose turn it is not.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        MoveText::from_str(text).map(Into::into)
    }
}

/// How a piece moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// To a neighbour.
    Step,
    /// One or more hops.
    Jump,
    /// One step, then one or more hops.
    StepJump,
}

impl MoveKind {
    /// The name in machine-read output: `step`, `jump` or `step-jump`.
    pub const fn name(self) -> &'static str {
        match self {
            MoveKind::Step => "step",
            MoveKind::Jump => "jump",
            MoveKind::StepJump => "step-jump",
        }
    }
}

impl fmt::Display for MoveKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The way a piece goes in a move, space by space: the one shown to people.
///
/// Of all ways it is the one with fewest hops. Where several have as few, the directions decide: the ways are
/// compared leg by leg, and the one whose leg comes first clockwise from the mover's *forward* is taken
/// (forward, forward-right, right, … forward-left, seen from the mover's seat).
///
/// Printed it is the move as people write it: the number, then the path with `-` before a hop or a plain step
/// and `·` before the step of a step-jump, e.g. `5 e1-e3-g5` or `5 e1·e2-e4`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Way {
    piece: Piece,
    kind: MoveKind,
    spaces: Vec<Space>,
}

impl Way {
    pub(crate) fn new(piece: Piece, kind: MoveKind, spaces: Vec<Space>) -> Way {
        debug_assert!(spaces.len() >= 2);
        Way { piece, kind, spaces }
    }

    /// The piece that goes this way.
    pub fn piece(&self) -> Piece {
        self.piece
    }

    /// Whether it is a step, a jump, or a step and a jump.
    pub fn kind(&self) -> MoveKind {
        self.kind
    }

    /// Every space touched, first the start, last the destination.
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// How many hops the way has.
    pub fn hops(&self) -> usize {
        let legs = self.spaces.len() - 1;
        match self.kind {
            MoveKind::Step => 0,
            MoveKind::Jump => legs,
            MoveKind::StepJump => legs - 1,
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.piece.number())?;
        for (leg, space) in self.spaces.iter().enumerate() {
            let joint = match leg {
                0 => "",
                1 if self.kind == MoveKind::StepJump => "·",
                _ => "-",
            };
            write!(f, "{joint}{space}")?;
        }
        Ok(())
    }
}
