//! Marks on spaces: destinations, the target of the chosen piece, the last move.

use colorito::{Move, MoveKind, Position, Side, Space};

use crate::{geometry::centre, pieces, sheet::Sheet, spaces::octagon};

/// Marks of destinations lie below this line of their space, so that they never cover a number.
#[cfg(test)]
pub(crate) const MARKS_BELOW: f64 = 12.0;

/// A dot for a step, an arc for a jump, both for a step-jump: the dots' centres and radius, and the arc.
const fn outline(kind: MoveKind) -> (Option<(f64, f64, f64)>, Option<&'static str>) {
    match kind {
        MoveKind::Step => (Some((0.0, 21.4, 6.0)), None),
        MoveKind::Jump => (None, Some("M-13 26.5Q0 6.5 13 26.5")),
        MoveKind::StepJump => (Some((-12.5, 22.0, 4.8)), Some("M-4 26.5Q5.5 6.5 15 26.5")),
    }
}

/// Draws the destinations of the piece on a space.
pub(crate) fn draw_destinations(sheet: &mut Sheet, position: &Position, from: Space, seat: Side) {
    for kind in [MoveKind::Step, MoveKind::Jump, MoveKind::StepJump] {
        let spaces: Vec<Space> = position
            .destinations(from)
            .into_iter()
            .filter(|to| Move::Go { from, to: *to }.kind() == Some(kind))
            .collect();
        if spaces.is_empty() {
            continue;
        }
        sheet.put(format_args!("<defs>"));
        define_mark(sheet, kind);
        sheet.put(format_args!("</defs>"));
        sheet.group(&format!("destinations {kind}"), format_args!(""), |sheet| {
            for space in spaces {
                sheet.place(kind, centre(space, seat));
            }
        });
    }
}

fn define_mark(sheet: &mut Sheet, kind: MoveKind) {
    let (ink, halo) = (sheet.palette.ink, sheet.palette.halo);
    let (dot, arc) = outline(kind);
    sheet.define(kind, format_args!(r#" fill="none" stroke-linecap="round""#), |sheet| {
        for (colour, arc_width, grow) in [(halo, 8.4, 1.9), (ink, 4.6, 0.0)] {
            if let Some(arc) = arc {
                sheet.put(format_args!(r#"<path stroke="{colour}" stroke-width="{arc_width}" d="{arc}"/>"#));
            }
            if let Some((x, y, radius)) = dot {
                let radius = radius + grow;
                sheet.put(format_args!(r#"<circle fill="{colour}" cx="{x}" cy="{y}" r="{radius:.1}"/>"#));
            }
        }
    });
}

/// Rings the targets the piece on a space is still to reach: its own, or under Just Colours all open ones of
/// its colour.
pub(crate) fn draw_targets(sheet: &mut Sheet, position: &Position, from: Space, seat: Side) {
    let Some(piece) = position.piece(from) else { return };
    let (colour, halo) = (sheet.palette.enamel(piece.colour()).printed, sheet.palette.halo);
    let targets = position.rules().homes(piece) - position.home(piece.side());
    sheet.group("targets", format_args!(r#" fill="none""#), |sheet| {
        for target in targets {
            let (x, y) = centre(target, seat);
            sheet.put(format_args!(r#"<g transform="translate({x} {y})">"#));
            for (stroke, width) in [(halo, 6.0), (colour, 3.2)] {
                let ring = format!(r#" stroke="{stroke}" stroke-width="{width}""#);
                sheet.put(format_args!("{}", pieces::shape(piece.side(), 3.0, ring)));
            }
            sheet.put(format_args!("</g>"));
        }
    });
}

/// A dashed rim on both ends of the last move.
pub(crate) fn draw_last_move(sheet: &mut Sheet, ends: [Space; 2], seat: Side) {
    let (ink, halo) = (sheet.palette.ink, sheet.palette.halo);
    let rim = octagon(2.2);
    sheet.group("last-move", format_args!(r#" fill="none" stroke-width="3.2""#), |sheet| {
        for space in ends {
            let (x, y) = centre(space, seat);
            sheet.put(format_args!(r#"<g transform="translate({x} {y})">"#));
            sheet.put(format_args!(r#"<path stroke="{halo}" d="{rim}"/>"#));
            sheet.put(format_args!(r#"<path stroke="{ink}" stroke-dasharray="7 5" d="{rim}"/></g>"#));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numerals::Face;

    #[test]
    fn marks_leave_the_numbers_free() {
        assert!(Face::Printed.half_height() < MARKS_BELOW);
        for kind in [MoveKind::Step, MoveKind::Jump, MoveKind::StepJump] {
            let (dot, arc) = outline(kind);
            if let Some((_, y, radius)) = dot {
                assert!(y - radius - 1.9 >= MARKS_BELOW, "dot of a {kind}");
            }
            if let Some(arc) = arc {
                // The top of a parabola lies half way between its feet and its control point.
                let numbers: Vec<f64> = arc
                    .split(|letter: char| !(letter.is_ascii_digit() || letter == '.'))
                    .filter_map(|number| number.parse().ok())
                    .collect();
                let &[_, feet, _, control, ..] = numbers.as_slice() else { panic!("{arc}") };
                assert!(f64::midpoint(feet, control) - 8.4 / 2.0 >= MARKS_BELOW, "arc of a {kind}");
            }
        }
    }
}
