//! Links as QR codes, for who sits beside.

use std::fmt::Write as _;

use colorito_wire::{BadRequest, Error, QrAnswer};
use qrcode::{Color, EcLevel, QrCode};

/// The longest text, in bytes. A link of this server has a hundred.
const LONGEST: usize = 300;

/// How many light squares are around it, as readers want it.
const MARGIN: usize = 4;

/// The code of a text.
pub(crate) fn draw(text: &str) -> Result<QrAnswer, Error> {
    let fault = || Error::from(BadRequest::TextLength { length: text.len(), most: LONGEST });
    if text.is_empty() || text.len() > LONGEST {
        return Err(fault());
    }
    let code = QrCode::with_error_correction_level(text, EcLevel::M).map_err(|_| fault())?;
    let width = code.width();
    let mut path = String::new();
    for (row, line) in code.to_colors().chunks(width).enumerate() {
        let mut column = 0;
        for run in line.chunk_by(|one, other| one == other) {
            if run.first() == Some(&Color::Dark) {
                let (x, y, length) = (column + MARGIN, row + MARGIN, run.len());
                let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
            }
            column += run.len();
        }
    }
    Ok(QrAnswer { size: width + 2 * MARGIN, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_a_margin() {
        let QrAnswer { size, path } =
            draw("https://example.org/join#0123456789abcdef0123456789abcdef").unwrap();
        assert!(size > 2 * MARGIN + 21 && (size - 2 * MARGIN - 17).is_multiple_of(4), "{size}");
        // The upper edges of the two upper corners, and the lower one's.
        for corner in [(MARGIN, MARGIN), (size - MARGIN - 7, MARGIN), (MARGIN, size - MARGIN - 7)] {
            let (x, y) = corner;
            assert!(path.contains(&format!("M{x} {y}h7v1h-7z")), "{corner:?}");
        }
        assert!(draw("").is_err() && draw(&"x".repeat(301)).is_err());
        assert!(draw(&"x".repeat(300)).is_ok());
    }
}
