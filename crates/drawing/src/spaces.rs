//! The hundred octagons, what is printed on them, and the studs between them.

use colorito::{Board, Colour, Piece, SIZE, Side, Space};

use crate::{
    geometry::{CELL, EXTENT, MARGIN, centre},
    numerals::{self, Face},
    sheet::{Sheet, Short},
    textures,
    theme::Finish,
};

/// Half the width of an octagon, a little less than half a space so that the ground shows between them.
const HALF: f64 = 30.6;
/// How much of each corner is cut off.
const CUT: f64 = 17.0;

/// The outline of an octagon that lies this far within a space's own.
pub(crate) fn octagon(inset: f64) -> String {
    let half = HALF - inset;
    // The cut sides keep the same distance as the straight ones.
    let side = half - (CUT - inset * (2.0 - std::f64::consts::SQRT_2));
    let (half, side, cut) = (Short(half), Short(side), half - side);
    let (cut, length) = (Short(cut), 2.0 * side.0);
    let length = Short(length);
    format!("M-{side}-{half}h{length}l{cut} {cut}v{length}l-{cut} {cut}h-{length}l-{cut}-{cut}v-{length}z")
}

/// Defines an octagon, a stud and a row of studs.
pub(crate) fn define(sheet: &mut Sheet) {
    let prefix = sheet.prefix;
    let finish = sheet.palette.finish;
    sheet.define("o", format_args!(""), |sheet| match finish {
        Finish::Solid { .. } => sheet.put(format_args!(
            r##"<path d="{}"/><path fill="url(#{prefix}-sheen)" stroke="url(#{prefix}-edge)" d="{}"/>"##,
            octagon(0.0),
            octagon(0.6)
        )),
        Finish::Flat => {
            let ink = sheet.palette.ink;
            sheet.put(format_args!(r#"<path stroke="{ink}" stroke-width="1.4" d="{}"/>"#, octagon(0.0)));
        }
    });
    sheet.define("stud", format_args!(""), |sheet| match finish {
        Finish::Solid { brass: [lit, plain, shaded], .. } => sheet.put(format_args!(
            r#"<path fill="{plain}" d="M0-9 9 0 0 9-9 0z"/><path fill="{lit}" d="M0-9V0H-9z"/><path fill="{shaded}" d="M0 9V0H9z"/>"#
        )),
        Finish::Flat => {
            let ink = sheet.palette.ink;
            sheet.put(format_args!(r#"<path fill="{ink}" d="M0-7 7 0 0 7-7 0z"/>"#));
        }
    });
    sheet.define("studs", format_args!(""), |sheet| {
        for column in 0..=i32::from(SIZE) {
            sheet.place("stud", (MARGIN + column * CELL, 0));
        }
    });
}

/// The studs at all corners of spaces; those at the edge are cut in half by the frame.
pub(crate) fn draw_studs(sheet: &mut Sheet) {
    let prefix = sheet.prefix;
    let inner = EXTENT - 2 * MARGIN;
    sheet.put(format_args!(
        r#"<clipPath id="{prefix}-inner"><path d="M{MARGIN} {MARGIN}h{inner}v{inner}h-{inner}z"/></clipPath>"#
    ));
    sheet.group("studs", format_args!(r##" clip-path="url(#{prefix}-inner)""##), |sheet| {
        for row in 0..=i32::from(SIZE) {
            sheet.place("studs", (0, MARGIN + row * CELL));
        }
    });
}

/// The octagons, white ones first, then colour by colour.
pub(crate) fn draw(sheet: &mut Sheet, board: &Board, seat: Side) {
    let of = |colour: Option<Colour>| Space::all().filter(move |space| board.colour(*space) == colour);
    let white = sheet.palette.white;
    sheet.group("spaces white", format_args!(r#" fill="{white}""#), |sheet| {
        of(None).for_each(|space| sheet.place("o", centre(space, seat)));
    });
    for colour in Colour::ALL {
        let fill = sheet.palette.enamel(colour).space;
        let class = format!("spaces {}", colour.to_string().replace(' ', "-"));
        sheet.group(&class, format_args!(r#" fill="{fill}""#), |sheet| {
            of(Some(colour)).for_each(|space| sheet.place("o", centre(space, seat)));
        });
    }
}

/// The textures of the coloured spaces, where no piece stands: a piece on a coloured space has its colour.
pub(crate) fn draw_textures(sheet: &mut Sheet, board: &Board, empty: impl Fn(Space) -> bool, seat: Side) {
    let ink = sheet.palette.ink;
    let opacity = match sheet.palette.finish {
        Finish::Solid { .. } => r#" stroke-opacity=".36""#,
        Finish::Flat => "",
    };
    sheet.group("textures", format_args!(r#" stroke="{ink}"{opacity}"#), |sheet| {
        for space in Space::all().filter(|space| empty(*space)) {
            if let Some(colour) = board.colour(space) {
                sheet.place(textures::id(colour), centre(space, seat));
            }
        }
    });
}

/// The numbers printed on white spaces, where no piece hides them.
pub(crate) fn draw_printed(sheet: &mut Sheet, empty: impl Fn(Space) -> bool, seat: Side) {
    for colour in Colour::ALL {
        let fill = sheet.palette.enamel(colour).printed;
        sheet.group("printed", format_args!(r#" fill="{fill}""#), |sheet| {
            for piece in Piece::all().filter(|piece| piece.colour() == colour && empty(piece.target())) {
                sheet.place(numerals::id(Face::Printed, piece.number()), centre(piece.target(), seat));
            }
        });
    }
}
