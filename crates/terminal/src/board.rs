//! The board: its state without drawing, where things are on the screen, how they look, and pieces on their
//! way.

mod geometry;
mod pane;
pub(crate) mod shape;
mod state;
mod travel;
mod view;

pub(crate) use geometry::Geometry;
pub(crate) use pane::{BoardPane, Wish};
pub(crate) use state::{BoardState, Heading};
pub(crate) use travel::Travel;
pub(crate) use view::BoardView;
