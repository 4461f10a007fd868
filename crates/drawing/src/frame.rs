//! The frame: walnut and brass, or plain lines on paper; coordinates and the arrows of both sides.

use std::fmt;

use colorito::{Colour, SIZE, Side};

use crate::{
    geometry::{CELL, EXTENT, MARGIN, column_centre, row_centre},
    numerals::{self, Face},
    palette::{Finish, Rgb},
    sheet::Sheet,
};

/// How far from the outer edge coordinates and arrows are centred.
const BAND: i32 = 20;
/// How far from the outer edge the inlaid line runs.
const INLAY: i32 = 38;

/// The grain of the upper side.
const GRAIN: [&str; 5] = [
    "M9 9c120 3 210-4 330 1s260-3 388-1",
    "M14 14c80 2 150 5 260 2s190-5 280 0 110-2 168-2",
    "M24 24c90-3 130-8 230-4s200 5 300 1 120 1 158 3",
    "M29 29c150-4 240 3 340 1s230-3 338-1",
    "M33 33c60 1 180-3 300-1s260 3 370 1",
];

/// Defines one side of the frame and the arrow.
pub(crate) fn define(sheet: &mut Sheet) {
    let (prefix, ink, side) = (sheet.prefix, sheet.palette.ink, upper_side());
    if let Finish::Solid { .. } = sheet.palette.finish {
        sheet.define("side", format_args!(""), |sheet| {
            sheet.put(format_args!(r#"<path fill="url(#{prefix}-wood)" d="{side}"/>"#));
            let grain = GRAIN.concat();
            sheet.put(format_args!(r#"<path fill="none" stroke="{ink}" stroke-opacity=".22" d="{grain}"/>"#));
        });
    }
    sheet.put(format_args!(r#"<path id="{prefix}-arrow" d="M0-10 7.5 1H2.6V10H-2.6V1H-7.5z"/>"#));
}

/// The outline of the upper side of the frame with its mitred ends.
fn upper_side() -> String {
    format!("M0 0H{EXTENT}L{} {MARGIN}H{MARGIN}z", EXTENT - MARGIN)
}

/// Everything around and below the spaces.
pub(crate) fn draw(sheet: &mut Sheet) {
    match sheet.palette.finish {
        Finish::Solid { brass: [lit, plain, _], ground, .. } => {
            draw_walnut(sheet);
            let ink = sheet.palette.ink;
            square(sheet, MARGIN - 3, 0, format_args!(r#"fill="{ground}" stroke="{ink}""#));
            square(sheet, INLAY, 2, format_args!(r#"fill="none" stroke="{plain}" stroke-width="2.4""#));
            square(sheet, INLAY, 2, format_args!(r#"fill="none" stroke="{lit}" stroke-width=".8""#));
        }
        Finish::Flat => draw_rules(sheet),
    }
    for x in [BAND, EXTENT - BAND] {
        for y in [BAND, EXTENT - BAND] {
            sheet.place("stud", (x, y));
        }
    }
}

/// The four sides, each turned into its place and shaded as if the light came from above, a little from the
/// left.
fn draw_walnut(sheet: &mut Sheet) {
    let (prefix, ink, middle, side) = (sheet.prefix, sheet.palette.ink, EXTENT / 2, upper_side());
    sheet.put(format_args!(r#"<clipPath id="{prefix}-outer">"#));
    square(sheet, 0, 9, format_args!(""));
    sheet.put(format_args!("</clipPath>"));
    sheet.group("frame", format_args!(r#" clip-path="url(#{prefix}-outer)""#), |sheet| {
        // Shows as a dark joint between the sides.
        square(sheet, 0, 0, format_args!(r#"fill="{ink}""#));
        for (turn, shade) in [(0, "0"), (90, ".16"), (180, ".24"), (270, ".06")] {
            sheet.put(format_args!(r#"<g transform="rotate({turn} {middle} {middle})">"#));
            sheet.place("side", (0, 0));
            sheet.put(format_args!(r#"<path fill="{ink}" fill-opacity="{shade}" d="{side}"/></g>"#));
        }
    });
}

/// The frame on paper: a bold rule and two fine ones.
fn draw_rules(sheet: &mut Sheet) {
    let (white, ink) = (sheet.palette.white, sheet.palette.ink);
    sheet.group("frame", format_args!(r#" fill="{white}" stroke="{ink}""#), |sheet| {
        for (inset, width) in [(2, "4"), (INLAY, "1.6"), (MARGIN - 4, ".8")] {
            square(sheet, inset, 0, format_args!(r#"stroke-width="{width}""#));
        }
    });
}

/// A square this far from the outer edge with rounded corners.
fn square(sheet: &mut Sheet, inset: i32, radius: i32, attributes: fmt::Arguments<'_>) {
    let width = EXTENT - 2 * inset;
    sheet.put(format_args!(
        r#"<rect x="{inset}" y="{inset}" width="{width}" height="{width}" rx="{radius}" {attributes}/>"#
    ));
}

/// The light of the lamp over everything that lies on the table.
pub(crate) fn draw_dusk(sheet: &mut Sheet) {
    let prefix = sheet.prefix;
    if let Finish::Solid { dusk: 0.01.., .. } = sheet.palette.finish {
        square(sheet, 0, 9, format_args!(r#"fill="url(#{prefix}-dusk)""#));
    }
}

/// The letters of the columns and the numbers of the rows, on all four sides.
pub(crate) fn draw_coordinates(sheet: &mut Sheet, seat: Side) {
    let (prefix, fill) = (sheet.prefix, sheet.palette.coordinates);
    sheet.group("coordinates", format_args!(r#" fill="{fill}""#), |sheet| {
        for (column, letter) in (0..SIZE).zip('a'..) {
            for y in [BAND, EXTENT - BAND] {
                sheet.place(letter, (column_centre(column, seat), y));
            }
        }
        for row in 0..SIZE {
            let id = numerals::id(Face::Printed, row + 1);
            let y = row_centre(row, seat);
            for x in [BAND, EXTENT - BAND] {
                sheet.put(format_args!(
                    r##"<use href="#{prefix}-{id}" transform="translate({x} {y})scale(.66)"/>"##
                ));
            }
        }
    });
}

/// The arrows on each side's own edge, in its two colours by turns, pointing the way its pieces go.
pub(crate) fn draw_arrows(sheet: &mut Sheet, seat: Side) {
    for side in Side::ALL {
        let (y, turn) = if side == seat { (EXTENT - BAND, "") } else { (BAND, "rotate(180)") };
        for (first, colour) in [1, 2].into_iter().zip(side.colours()) {
            let (fill, rim) = arrow_colours(sheet, colour);
            sheet.group("arrows", format_args!(r#" fill="{fill}" stroke="{rim}""#), |sheet| {
                for column in (first..i32::from(SIZE)).step_by(2) {
                    let (prefix, x) = (sheet.prefix, MARGIN + column * CELL);
                    sheet.put(format_args!(
                        r##"<use href="#{prefix}-arrow" transform="translate({x} {y}){turn}"/>"##
                    ));
                }
            });
        }
    }
}

/// The filling and the rim of the arrows of a colour.
fn arrow_colours(sheet: &Sheet, colour: Colour) -> (Rgb, Rgb) {
    let enamel = sheet.palette.enamel(colour);
    match sheet.palette.finish {
        Finish::Solid { brass, .. } => (enamel.space, brass[1]),
        Finish::Flat => (enamel.piece, sheet.palette.ink),
    }
}
