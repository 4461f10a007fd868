//! Numbers from 1 to 20 set from the glyphs, centred on their origin.

use crate::{
    glyphs::{BOLD, BOOK, Glyph, LETTERS},
    sheet::Sheet,
};

/// The two sizes numbers come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// On pieces.
    Piece,
    /// On white spaces and on the frame.
    Printed,
}

impl Face {
    /// What ids of this face begin with; those of its digits end in `d`.
    const fn id(self) -> char {
        match self {
            Face::Piece => 'n',
            Face::Printed => 't',
        }
    }

    const fn glyphs(self) -> &'static [Glyph; 10] {
        match self {
            Face::Piece => &BOLD,
            Face::Printed => &BOOK,
        }
    }

    /// Units of the sheet for a unit of the glyphs. A single digit has room to be larger on a piece.
    const fn scale(self, digits: usize) -> f64 {
        match (self, digits) {
            (Face::Piece, 1) => 0.142,
            (Face::Piece, _) => 0.128,
            (Face::Printed, _) => 0.106,
        }
    }

    /// Half the height of the two-digit numbers on the sheet, the wide ones.
    #[cfg(test)]
    pub(crate) const fn half_height(self) -> f64 {
        104.0 * self.scale(2)
    }

    /// Half the width of the widest number on the sheet.
    #[cfg(test)]
    pub(crate) fn half_width(self) -> f64 {
        let widest = (10..=20).map(|number| width(self, &digits(number))).max().unwrap_or(0);
        f64::from(widest) / 2.0 * self.scale(2)
    }
}

/// What a number is called on the sheet.
pub(crate) fn id(face: Face, number: u8) -> String {
    format!("{}{number}", face.id())
}

/// Defines the digits, the numbers 1–20 in both faces, and the letters `a`–`j`.
pub(crate) fn define(sheet: &mut Sheet) {
    let prefix = sheet.prefix;
    for face in [Face::Piece, Face::Printed] {
        for (digit, glyph) in face.glyphs().iter().enumerate() {
            sheet.put(format_args!(r#"<path id="{prefix}-{}d{digit}" d="{}"/>"#, face.id(), glyph.outline));
        }
        for number in 1..=20 {
            define_number(sheet, face, number);
        }
    }
    for (letter, glyph) in ('a'..='j').zip(&LETTERS) {
        let shift = -glyph.width / 2;
        sheet.define(letter, format_args!(r#" transform="scale(.084)translate({shift})""#), |sheet| {
            sheet.put(format_args!(r#"<path d="{}"/>"#, glyph.outline));
        });
    }
}

fn define_number(sheet: &mut Sheet, face: Face, number: u8) {
    let digits = digits(number);
    let scale = face.scale(digits.len());
    let mut x = -width(face, &digits) / 2 + optical_shift(&digits);
    sheet.define(id(face, number), format_args!(r#" transform="scale({scale})""#), |sheet| {
        for (place, digit) in digits.iter().enumerate() {
            sheet.place(format_args!("{}d{digit}", face.id()), (x, 0));
            x += width(face, &[*digit]) + digits[place..].get(..2).map_or(0, space_between);
        }
    });
}

fn digits(number: u8) -> Vec<u8> {
    if number < 10 { vec![number] } else { vec![number / 10, number % 10] }
}

/// The width of these digits set side by side, in units of the glyphs.
fn width(face: Face, digits: &[u8]) -> i32 {
    let glyphs: i32 = digits.iter().map(|digit| face.glyphs()[usize::from(*digit)].width).sum();
    glyphs + digits.windows(2).map(space_between).sum::<i32>()
}

/// The space between two digits. Slabs need air between them; a 4 or 7 brings its own.
fn space_between(pair: &[u8]) -> i32 {
    match pair {
        [1, 4] => -6,
        [1, 7] => 6,
        [1, 1] => 12,
        [2, 0] => 4,
        _ => 8,
    }
}

/// What looks centred is the weight of a digit, not its box: the 1 leans on its flag, the 4 on its stem.
fn optical_shift(digits: &[u8]) -> i32 {
    match digits {
        [1 | 4] => -6,
        [7] => 5,
        [1, _] => -4,
        _ => 0,
    }
}
