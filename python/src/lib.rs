//! Colorito for Python. Every question about the rules is handed on to the crate `colorito`.

mod arguments;
mod batch;
mod board;
mod ending;
mod engine;
mod errors;
mod game;
mod long_call;
mod moves;
mod names;
mod observation;
mod perft;
mod piece;
mod position;
mod record;
mod record_node;
mod solve;
mod svg;

use pyo3::prelude::*;

/// The compiled part of the package `colorito`; import that one.
#[pymodule]
mod _colorito {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::board::Board;
    #[pymodule_export]
    use crate::ending::Ending;
    #[pymodule_export]
    use crate::engine::{Analysis, Engine, Hint, Line, Score};
    #[pymodule_export]
    use crate::errors::{
        BoardError, ColoritoError, GameOverError, IllegalMoveError, MoveError, PositionError, RecordError,
    };
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::moves::{Move, Way};
    #[pymodule_export]
    use crate::perft::{divide, perft};
    #[pymodule_export]
    use crate::piece::Piece;
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::record::{Record, read_records};
    #[pymodule_export]
    use crate::record_node::{Comment, RecordNode};
    #[pymodule_export]
    use crate::solve::{Solution, referee, solve};

    #[pymodule_export]
    const ACTIONS: usize = crate::observation::ACTIONS;
    #[pymodule_export]
    const PLANES: usize = crate::observation::PLANES;
}
