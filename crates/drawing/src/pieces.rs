//! The pieces: Red's round, Blue's square with rounded corners.

use std::fmt;

use colorito::{Colour, Piece, Position, Side, Space};

use crate::{
    geometry::centre,
    numerals::{self, Face},
    palette::Finish,
    sheet::{Sheet, Short},
};

/// How far a chosen piece is raised.
const RISE: i32 = 5;

/// The outline of a side's pieces, grown by so much on each side, with its other attributes.
pub(crate) fn shape(side: Side, grow: f64, attributes: impl fmt::Display) -> String {
    match side {
        Side::Red => format!(r#"<circle r="{}"{attributes}/>"#, Short(25.5 + grow)),
        Side::Blue => {
            let (half, radius) = (23.4 + grow, 7.5 + grow);
            let (start, width, radius) = (Short(-half), Short(2.0 * half), Short(radius));
            format!(
                r#"<rect x="{start}" y="{start}" width="{width}" height="{width}" rx="{radius}"{attributes}/>"#
            )
        }
    }
}

/// The id of a colour's pieces.
fn id(colour: Colour) -> String {
    format!("p{}", colour.letter())
}

/// Defines a piece of each colour without its number, and shadows.
pub(crate) fn define(sheet: &mut Sheet) {
    let (prefix, ink) = (sheet.prefix, sheet.palette.ink);
    for side in Side::ALL {
        if let Finish::Solid { .. } = sheet.palette.finish {
            // Faint shapes one within the other make a soft edge in every viewer, which a blur does not.
            sheet.define(
                format_args!("s{}", side.letter()),
                format_args!(r#" fill="{ink}" fill-opacity=".11""#),
                |sheet| {
                    for grow in [2.8, 2.1, 1.4, 0.7, 0.0] {
                        sheet.put(format_args!("{}", shape(side, grow, "")));
                    }
                },
            );
        }
        for colour in side.colours() {
            sheet.define(id(colour), format_args!(""), |sheet| define_body(sheet, colour, prefix));
        }
    }
}

fn define_body(sheet: &mut Sheet, colour: Colour, prefix: &str) {
    let side = colour.side();
    let enamel = sheet.palette.enamel(colour);
    let (ink, halo) = (sheet.palette.ink, sheet.palette.halo);
    match sheet.palette.finish {
        Finish::Solid { .. } => {
            sheet.put(format_args!(r##"<use href="#{prefix}-s{}" x="1" y="3"/>"##, side.letter()));
            let rim = format!(r#" fill="{}" stroke="{ink}" stroke-width="1.2""#, enamel.piece);
            sheet.put(format_args!("{}", shape(side, 0.0, rim)));
            let gloss =
                format!(r#" fill="url(#{prefix}-sheen)" stroke="url(#{prefix}-edge)" stroke-width="1.6""#);
            sheet.put(format_args!("{}", shape(side, -1.4, gloss)));
            let ring = format!(r#" fill="none" stroke="{}" stroke-opacity=".6""#, enamel.numeral);
            sheet.put(format_args!("{}", shape(side, -3.9, ring)));
        }
        Finish::Flat => {
            sheet.put(format_args!("{}", shape(side, 3.0, format_args!(r#" fill="{halo}""#))));
            let rim = format!(r#" fill="{}" stroke="{ink}" stroke-width="1.8""#, enamel.piece);
            sheet.put(format_args!("{}", shape(side, 0.0, rim)));
            let ring = format!(r#" fill="none" stroke="{}" stroke-width=".9""#, enamel.numeral);
            sheet.put(format_args!("{}", shape(side, -3.5, ring)));
        }
    }
}

/// All pieces, those at home with their rim, the chosen one last.
pub(crate) fn draw(sheet: &mut Sheet, position: &Position, seat: Side, chosen: Option<Space>) {
    let placed = |colour| position.coloured(colour).into_iter().filter(move |space| Some(*space) != chosen);
    for colour in Colour::ALL {
        let fill = sheet.palette.enamel(colour).numeral;
        sheet.group("pieces", format_args!(r#" fill="{fill}""#), |sheet| {
            for space in placed(colour) {
                let Some(piece) = position.piece(space) else { continue };
                draw_piece(sheet, piece, centre(space, seat));
            }
        });
    }
    draw_home_rims(sheet, position, seat, chosen);
    if let Some((space, piece)) = chosen.and_then(|space| Some((space, position.piece(space)?))) {
        draw_chosen(sheet, piece, centre(space, seat));
    }
}

fn draw_piece(sheet: &mut Sheet, piece: Piece, (x, y): (i32, i32)) {
    let prefix = sheet.prefix;
    let (body, number) = (id(piece.colour()), numerals::id(Face::Piece, piece.number()));
    sheet.group("piece", format_args!(r#" transform="translate({x} {y})""#), |sheet| {
        sheet.put(format_args!(r##"<use href="#{prefix}-{body}"/><use href="#{prefix}-{number}"/>"##));
    });
}

fn draw_home_rims(sheet: &mut Sheet, position: &Position, seat: Side, chosen: Option<Space>) {
    let (prefix, brass) = (sheet.prefix, sheet.palette.home);
    for side in Side::ALL {
        let home: Vec<Space> =
            position.home(side).into_iter().filter(|space| Some(*space) != chosen).collect();
        if home.is_empty() {
            continue;
        }
        // In print a gap keeps the rim apart from black pieces.
        let (grow, width) = match sheet.palette.finish {
            Finish::Solid { .. } => (1.8, 2.2),
            Finish::Flat => (3.4, 1.8),
        };
        let rim = format!(
            r#" id="{prefix}-h{}" fill="none" stroke="{brass}" stroke-width="{width}""#,
            side.letter()
        );
        sheet.put(format_args!("<defs>{}</defs>", shape(side, grow, rim)));
        sheet.group("home", format_args!(""), |sheet| {
            for space in home {
                sheet.place(format_args!("h{}", side.letter()), centre(space, seat));
            }
        });
    }
}

/// The chosen piece stands higher: its shadow falls further and its rim catches the light.
fn draw_chosen(sheet: &mut Sheet, piece: Piece, (x, y): (i32, i32)) {
    let (ink, halo) = (sheet.palette.ink, sheet.palette.halo);
    let fill = sheet.palette.enamel(piece.colour()).numeral;
    sheet.group("chosen", format_args!(r#" fill="{fill}""#), |sheet| {
        if let Finish::Solid { .. } = sheet.palette.finish {
            let shadow = format!("s{}", piece.side().letter());
            sheet.place(&shadow, (x + 3, y + 7));
            sheet.place(&shadow, (x + 2, y + 4));
        }
        let y = y - RISE;
        draw_piece(sheet, piece, (x, y));
        sheet.put(format_args!(r#"<g transform="translate({x} {y})" fill="none">"#));
        let rims = match sheet.palette.finish {
            Finish::Solid { .. } => [(2.2, ink, 5.4), (2.2, halo, 3.2)],
            Finish::Flat => [(4.0, halo, 6.0), (4.0, ink, 3.6)],
        };
        for (grow, stroke, width) in rims {
            let rim = format!(r#" stroke="{stroke}" stroke-width="{width}""#);
            sheet.put(format_args!("{}", shape(piece.side(), grow, rim)));
        }
        sheet.put(format_args!("</g>"));
    });
}
