//! The light on wood and enamel: gradients, defined once and used everywhere.

use crate::{
    palette::{Finish, Rgb},
    sheet::Sheet,
};

/// A place on a gradient, the colour there and its opacity.
type Stop = (f64, Rgb, f64);

/// Defines `wood` across a side of the frame, `sheen` and `edge` over enamel, and `dusk` over the whole
/// board.
pub(crate) fn define(sheet: &mut Sheet) {
    let Finish::Solid { walnut: [outer, upper, lower, inner], dusk, .. } = sheet.palette.finish else {
        return;
    };
    let ink = sheet.palette.ink;
    let downwards = r#"x2="0" y2="1""#;
    let wood = [(0.0, outer, 1.0), (0.1, upper, 1.0), (0.72, lower, 1.0), (1.0, inner, 1.0)];
    linear(sheet, "wood", downwards, &wood);
    let slanting = r#"x2=".7" y2="1""#;
    linear(sheet, "sheen", slanting, &[(0.0, Rgb::WHITE, 0.15), (0.5, Rgb::WHITE, 0.0), (1.0, ink, 0.14)]);
    linear(sheet, "edge", slanting, &[(0.0, Rgb::WHITE, 0.5), (0.5, Rgb::WHITE, 0.0), (1.0, ink, 0.4)]);
    gradient(
        sheet,
        "radialGradient",
        "dusk",
        r#"cx=".42" cy=".36" r=".85""#,
        &[(0.4, ink, 0.0), (1.0, ink, dusk)],
    );
}

fn linear(sheet: &mut Sheet, id: &str, direction: &str, stops: &[Stop]) {
    gradient(sheet, "linearGradient", id, direction, stops);
}

fn gradient(sheet: &mut Sheet, element: &str, id: &str, place: &str, stops: &[Stop]) {
    let prefix = sheet.prefix;
    sheet.put(format_args!(r#"<{element} id="{prefix}-{id}" {place}>"#));
    for (offset, colour, opacity) in stops {
        sheet
            .put(format_args!(r#"<stop offset="{offset}" stop-color="{colour}" stop-opacity="{opacity}"/>"#));
    }
    sheet.put(format_args!("</{element}>"));
}
