#![doc = include_str!("../README.md")]

mod arrow;
mod drawing;
mod frame;
mod geometry;
mod glyphs;
mod light;
mod marks;
mod numerals;
mod palette;
mod pieces;
#[cfg(feature = "png")]
mod png;
mod sheet;
mod spaces;
mod textures;
mod theme;
mod words;

pub use drawing::Drawing;
pub use palette::{Enamel, Finish, Palette, Rgb};
#[cfg(feature = "png")]
pub use png::{PNG_WIDTHS, PngError};
pub use theme::{ParseThemeError, Theme};
pub use words::Words;
