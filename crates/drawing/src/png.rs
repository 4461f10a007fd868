//! Drawings as pixels.

use std::{fmt, ops::RangeInclusive};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

use crate::{Drawing, geometry::EXTENT};

/// The widths a PNG can have, in pixels: from a small icon to a poster.
pub const PNG_WIDTHS: RangeInclusive<u32> = 16..=8192;

/// Why there is no PNG.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngError {
    /// The width is not one of [`PNG_WIDTHS`].
    Width(u32),
    /// The picture could not be made, with what was said about it.
    Failed(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Width(width) => write!(
                f,
                "a PNG cannot be {width} pixels wide; use {} to {}",
                PNG_WIDTHS.start(),
                PNG_WIDTHS.end()
            ),
            PngError::Failed(what) => write!(f, "the PNG could not be made: {what}"),
        }
    }
}

impl std::error::Error for PngError {}

impl Drawing {
    /// The drawing as a square PNG of a width in pixels. What lies outside the frame is transparent.
    ///
    /// # Errors
    /// If the width is not one of [`PNG_WIDTHS`].
    pub fn png(&self, width: u32) -> Result<Vec<u8>, PngError> {
        if !PNG_WIDTHS.contains(&width) {
            return Err(PngError::Width(width));
        }
        let failed = |error: &dyn fmt::Display| PngError::Failed(error.to_string());
        let tree = Tree::from_str(&self.svg(), &Options::default()).map_err(|error| failed(&error))?;
        let mut pixels = Pixmap::new(width, width).ok_or_else(|| failed(&"not enough room"))?;
        let scale = width as f32 / EXTENT as f32;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        pixels.encode_png().map_err(|error| failed(&error))
    }
}

#[cfg(test)]
mod tests {
    use colorito::Board;

    use super::*;

    #[test]
    fn a_png_has_the_width_it_was_asked_for() {
        for width in [*PNG_WIDTHS.start(), 320] {
            let png = Drawing::board(Board::STANDARD).png(width).unwrap();
            let pixels = Pixmap::decode_png(&png).unwrap();
            assert_eq!((pixels.width(), pixels.height()), (width, width));
        }
    }

    #[test]
    fn a_png_is_transparent_outside_the_frame_only() {
        let pixels = Pixmap::decode_png(&Drawing::board(Board::STANDARD).png(320).unwrap()).unwrap();
        let alpha = |x, y| pixels.pixel(x, y).unwrap().alpha();
        assert_eq!((alpha(0, 0), alpha(160, 160)), (0, 255));
    }

    #[test]
    fn a_width_out_of_bounds_is_refused() {
        for width in [0, 15, 8193, u32::MAX] {
            let error = Drawing::board(Board::STANDARD).png(width).unwrap_err();
            assert_eq!(error.to_string(), format!("a PNG cannot be {width} pixels wide; use 16 to 8192"));
        }
    }
}
