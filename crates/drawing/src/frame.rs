//! The frame: walnut and brass, or plain lines on paper; coordinates and the arrows of both sides.

use colorito::{Colour, SIZE, Side};

use crate::{
    geometry::{CELL, EXTENT, MARGIN, column_centre, row_centre},
    numerals::{self, Face},
    sheet::Sheet,
    theme::Finish,
};

/// How far from the outer edge coordinates and arrows are centred.
const BAND: i32 = 20;
/// How far from the outer edge the inlaid line runs.
const INLAY: i32 = 38;

/// Defines the light on wood and enamel, one side of the frame, and the arrow.
pub(crate) fn define(sheet: &mut Sheet) {
    let prefix = sheet.prefix;
    let ink = sheet.palette.ink;
    if let Finish::Solid { walnut, dusk, .. } = sheet.palette.finish {
        let [outer, upper, lower, inner] = walnut;
        sheet.put(format_args!(
            r##"<linearGradient id="{prefix}-wood" x2="0" y2="1"><stop stop-color="{outer}"/><stop offset=".1" stop-color="{upper}"/><stop offset=".72" stop-color="{lower}"/><stop offset="1" stop-color="{inner}"/></linearGradient><linearGradient id="{prefix}-sheen" x2=".7" y2="1"><stop stop-color="#fff" stop-opacity=".15"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="{ink}" stop-opacity=".14"/></linearGradient><linearGradient id="{prefix}-edge" x2=".7" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="{ink}" stop-opacity=".4"/></linearGradient>"##
        ));
        define_side(sheet);
        if dusk > 0.0 {
            sheet.put(format_args!(
                r##"<radialGradient id="{prefix}-dusk" cx=".42" cy=".36" r=".85"><stop stop-color="#ffb84d" stop-opacity=".1"/><stop offset=".4" stop-color="{ink}" stop-opacity="0"/><stop offset="1" stop-color="{ink}" stop-opacity="{dusk}"/></radialGradient>"##
            ));
        }
    }
    sheet.put(format_args!(r#"<path id="{prefix}-arrow" d="M0-10 7.5 1H2.6V10H-2.6V1H-7.5z"/>"#));
}

/// One side of the frame with its mitred ends and a little grain; the other three are turned copies.
fn define_side(sheet: &mut Sheet) {
    let prefix = sheet.prefix;
    let ink = sheet.palette.ink;
    let inner = EXTENT - MARGIN;
    sheet.define("side", format_args!(""), |sheet| {
        sheet.put(format_args!(
            r##"<path fill="url(#{prefix}-wood)" d="M0 0H{EXTENT}L{inner} {MARGIN}H{MARGIN}z"/><path fill="none" stroke="{ink}" stroke-opacity=".22" d="M9 9c120 3 210-4 330 1s260-3 388-1M14 14c80 2 150 5 260 2s190-5 280 0 110-2 168-2M24 24c90-3 130-8 230-4s200 5 300 1 120 1 158 3M29 29c150-4 240 3 340 1s230-3 338-1M33 33c60 1 180-3 300-1s260 3 370 1"/>"##
        ));
    });
}

/// Everything around and below the spaces.
pub(crate) fn draw(sheet: &mut Sheet) {
    let prefix = sheet.prefix;
    let (white, ink) = (sheet.palette.white, sheet.palette.ink);
    let inner = EXTENT - 2 * MARGIN;
    match sheet.palette.finish {
        Finish::Solid { brass: [lit, plain, _], ground, .. } => {
            sheet.put(format_args!(
                r##"<clipPath id="{prefix}-outer"><rect width="{EXTENT}" height="{EXTENT}" rx="9"/></clipPath>"##
            ));
            sheet.group("frame", format_args!(r##" clip-path="url(#{prefix}-outer)""##), |sheet| {
                let middle = EXTENT / 2;
                for (quarter, shade) in [(0, 0), (1, 16), (2, 24), (3, 6)] {
                    let turn = quarter * 90;
                    sheet.put(format_args!(
                        r##"<g transform="rotate({turn} {middle} {middle})"><use href="#{prefix}-side"/><path fill="{ink}" fill-opacity=".{shade:02}" d="M0 0H{EXTENT}L{} {MARGIN}H{MARGIN}z"/></g>"##,
                        EXTENT - MARGIN
                    ));
                }
            });
            let (start, width) = (MARGIN - 3, inner + 6);
            sheet.put(format_args!(
                r##"<rect x="{start}" y="{start}" width="{width}" height="{width}" fill="{ground}" stroke="{ink}"/>"##
            ));
            let width = EXTENT - 2 * INLAY;
            sheet.put(format_args!(
                r##"<rect x="{INLAY}" y="{INLAY}" width="{width}" height="{width}" rx="2" fill="none" stroke="{plain}" stroke-width="2.4"/><rect x="{INLAY}" y="{INLAY}" width="{width}" height="{width}" rx="2" fill="none" stroke="{lit}" stroke-width=".8"/>"##
            ));
        }
        Finish::Flat => {
            let (outer, inlay) = (EXTENT - 4, EXTENT - 2 * INLAY);
            sheet.put(format_args!(
                r##"<g class="frame" fill="{white}" stroke="{ink}"><rect x="2" y="2" width="{outer}" height="{outer}" stroke-width="4"/><rect x="{INLAY}" y="{INLAY}" width="{inlay}" height="{inlay}" stroke-width="1.6"/><rect x="{}" y="{}" width="{}" height="{}" stroke-width=".8"/></g>"##,
                MARGIN - 4,
                MARGIN - 4,
                inner + 8,
                inner + 8
            ));
        }
    }
    for (x, y) in [(BAND, BAND), (EXTENT - BAND, BAND), (BAND, EXTENT - BAND), (EXTENT - BAND, EXTENT - BAND)]
    {
        sheet.place("stud", (x, y));
    }
}

/// The light of the lamp over everything that lies on the table.
pub(crate) fn draw_dusk(sheet: &mut Sheet) {
    let prefix = sheet.prefix;
    if let Finish::Solid { dusk, .. } = sheet.palette.finish
        && dusk > 0.0
    {
        sheet.put(format_args!(
            r##"<rect width="{EXTENT}" height="{EXTENT}" rx="9" fill="url(#{prefix}-dusk)"/>"##
        ));
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

fn arrow_colours(
    sheet: &Sheet,
    colour: Colour,
) -> (impl std::fmt::Display + use<>, impl std::fmt::Display + use<>) {
    let enamel = sheet.palette.enamel(colour);
    match sheet.palette.finish {
        Finish::Solid { brass, .. } => (enamel.space, brass[1]),
        Finish::Flat => (enamel.piece, sheet.palette.ink),
    }
}
