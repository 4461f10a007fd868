//! The hundred octagons, what is printed on them, and the studs between them.

use colorito::{Board, Colour, Piece, SIZE, Side, Space};

use crate::{
    geometry::{CELL, EXTENT, MARGIN, centre},
    numerals::{self, Face},
    palette::Finish,
    sheet::{Sheet, Short},
    textures,
};

/// Half the width of an octagon, a little less than half a space so that the ground shows between them.
const HALF: f64 = 30.6;
/// How much of each corner is cut off.
const CUT: f64 = 17.0;

/// The outline of an octagon that lies this far within a space's own.
pub(crate) fn octagon(inset: f64) -> String {
    // The cut sides keep the same distance as the straight ones.
    let cut = CUT - inset * (2.0 - std::f64::consts::SQRT_2);
    let half = HALF - inset;
    let side = half - cut;
    let (half, side, length, cut) = (Short(half), Short(side), Short(2.0 * side), Short(cut));
    format!("M-{side}-{half}h{length}l{cut} {cut}v{length}l-{cut} {cut}h-{length}l-{cut}-{cut}v-{length}z")
}

/// Defines an octagon, a stud and a row of studs.
pub(crate) fn define(sheet: &mut Sheet) {
    let prefix = sheet.prefix;
    let finish = sheet.palette.finish;
    sheet.define("o", format_args!(""), |sheet| match finish {
        Finish::Solid { .. } => sheet.put(format_args!(
            r#"<path d="{}"/><path fill="url(#{prefix}-sheen)" stroke="url(#{prefix}-edge)" d="{}"/>"#,
            octagon(0.0),
            octagon(0.6)
        )),
        Finish::Flat => {
            let ink = sheet.palette.ink;
            sheet.put(format_args!(r#"<path stroke="{ink}" stroke-width="1.4" d="{}"/>"#, octagon(0.0)));
        }
    });
    sheet.define("stud", format_args!(""), |sheet| match finish {
        Finish::Solid { brass: [lit, plain, shaded], .. } => {
            for (fill, facet) in [(plain, "M0-9 9 0 0 9-9 0z"), (lit, "M0-9V0H-9z"), (shaded, "M0 9V0H9z")] {
                sheet.put(format_args!(r#"<path fill="{fill}" d="{facet}"/>"#));
            }
        }
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
    sheet.group("studs", format_args!(r#" clip-path="url(#{prefix}-inner)""#), |sheet| {
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
    for colour in Colour::ALL {
        let (stroke, opacity) = match sheet.palette.finish {
            Finish::Solid { .. } => (sheet.palette.enamel(colour).numeral, ".4"),
            Finish::Flat => (sheet.palette.ink, "1"),
        };
        sheet.group("texture", format_args!(r#" stroke="{stroke}" stroke-opacity="{opacity}""#), |sheet| {
            Space::all()
                .filter(|space| board.colour(*space) == Some(colour) && empty(*space))
                .for_each(|space| sheet.place(textures::id(colour), centre(space, seat)));
        });
    }
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
