//! Textures that tell the four colours apart without hue.

use std::fmt::Write as _;

use colorito::Colour;

use crate::sheet::{Sheet, Short};

/// How far a texture reaches from the centre: left, right, up and down, and along the cut corners.
const REACH: f64 = 29.0;
const CORNER_REACH: f64 = 41.5;

/// The id of a colour's texture.
pub(crate) fn id(colour: Colour) -> char {
    colour.letter()
}

/// Defines the four textures: hatch, dots, cross-hatch, lines.
pub(crate) fn define(sheet: &mut Sheet) {
    let prefix = sheet.prefix;
    for colour in Colour::ALL {
        let (width, path) = match colour {
            Colour::Red => (1.5, rising_lines(11.0)),
            Colour::Yellow => (3.2, dots(10.5)),
            Colour::DarkBlue => (1.5, rising_lines(11.0) + &falling_lines(11.0)),
            Colour::LightBlue => (1.5, level_lines(8.0)),
        };
        sheet.put(format_args!(
            r#"<path id="{prefix}-{}" fill="none" stroke-linecap="round" stroke-width="{width}" d="{path}"/>"#,
            id(colour)
        ));
    }
}

/// The middle line's offset and those on both sides of it, as far as they stay within a limit.
fn offsets(gap: f64, limit: f64) -> impl Iterator<Item = f64> {
    let lines = (limit / gap) as i32;
    (-lines..=lines).map(move |line| f64::from(line) * gap)
}

fn level_lines(gap: f64) -> String {
    offsets(gap, REACH - 1.0).fold(String::new(), |mut path, y| {
        let half = REACH.min(CORNER_REACH - y.abs());
        let _ = write!(path, "M{} {}h{}", Short(-half), Short(y), Short(2.0 * half));
        path
    })
}

/// Diagonals `x + y = offset`, which rise to the right on a sheet where y points down.
fn rising_lines(gap: f64) -> String {
    offsets(gap, CORNER_REACH - 1.0).fold(String::new(), |mut path, offset| {
        // Within |x| ≤ reach and |y| ≤ reach, and within the cut corners |x - y| ≤ corner reach.
        let half = (CORNER_REACH / 2.0).min(REACH - offset.abs() / 2.0);
        let (x, y) = (offset / 2.0 - half, offset / 2.0 + half);
        let _ = write!(path, "M{} {}l{} {}", Short(x), Short(y), Short(2.0 * half), Short(-2.0 * half));
        path
    })
}

fn falling_lines(gap: f64) -> String {
    offsets(gap, CORNER_REACH - 1.0).fold(String::new(), |mut path, offset| {
        let half = (CORNER_REACH / 2.0).min(REACH - offset.abs() / 2.0);
        let (x, y) = (offset / 2.0 - half, -offset / 2.0 - half);
        let _ = write!(path, "M{} {}l{} {}", Short(x), Short(y), Short(2.0 * half), Short(2.0 * half));
        path
    })
}

/// Dots in staggered rows, each a line too short to see with round ends.
fn dots(gap: f64) -> String {
    let mut path = String::new();
    for (row, y) in offsets(gap / 2.0, REACH - 2.0).enumerate() {
        for x in offsets(gap, REACH + gap) {
            let x = if row % 2 == 0 { x + gap / 2.0 } else { x };
            if x.abs() < REACH - 1.0 && x.abs() + y.abs() < CORNER_REACH - 2.0 {
                let _ = write!(path, "M{} {}h.01", Short(x), Short(y));
            }
        }
    }
    path
}
