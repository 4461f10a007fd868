#![doc = include_str!("../README.md")]

mod arrangement;
mod board;
mod colour;
mod game;
mod hops;
mod illegal_move;
mod lanes;
mod moves;
mod notation;
mod outcome;
mod perft;
mod piece;
mod position;
mod position_error;
mod reach;
mod record;
mod rules;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod side;
mod space;
mod space_set;
mod variant;
mod way;
mod zobrist;

pub use arrangement::{Arrangement, ParseArrangementError};
pub use board::{Board, BoardError};
pub use colour::{Colour, ParseColourError};
pub use game::{Game, GameOver, RepetitionRule};
pub use illegal_move::{IllegalMove, IllegalReason};
pub use moves::{Move, MoveKind, Way};
pub use notation::{MoveError, MoveText, ParseMoveError};
pub use outcome::{Draw, Ending, GameResult, Outcome, ParseResultError, Victory};
pub use perft::{divide, perft, perft_with_memory};
pub use piece::{Piece, targets};
pub use position::Position;
pub use position_error::{ParsePositionError, PositionError};
pub use reach::Reach;
pub use record::{
    AddMoveError, Comment, CommentError, Evaluation, Node, NodeId, Record, RecordError, RecordProblem,
    TagError, Tree, Verdict,
};
pub use rules::Rules;
pub use setup::{Setup, SetupError};
pub use side::{ParseSideError, Side};
pub use space::{Direction, ParseSpaceError, SIZE, Space};
pub use space_set::{SpaceSet, Spaces};
pub use variant::{ParseVariantError, Variant};
