//! The way of a move, hop by hop.

use std::fmt::Write as _;

use colorito::{MoveKind, Piece, Side, Space, Way};

use crate::{
    geometry::{Point, centre},
    sheet::{Sheet, Short},
};

/// How far a hop swings out, so that it passes beside the number of the piece it goes over.
const SWING: f64 = 26.0;
/// From the centre of a piece to where its arrow begins.
const START: f64 = 29.0;
/// The length and half the width of the arrow's head.
const HEAD: (f64, f64) = (17.0, 10.0);

/// One leg of a way: from, the point it bends towards, to.
struct Leg {
    from: Point,
    bend: Point,
    to: Point,
}

/// Draws the way: straight for a step, an arc for each hop, with a head at the end.
pub(crate) fn draw(sheet: &mut Sheet, way: &Way, seat: Side) {
    let (ink, halo) = (sheet.palette.ink, sheet.palette.halo);
    let Some((line, head)) = outlines(way, seat) else { return };
    sheet.group("way", format_args!(r#" fill="none" stroke-linecap="round" stroke-linejoin="round""#), |sheet| {
        sheet.put(format_args!(
            r#"<path stroke="{halo}" stroke-width="9" d="{line}"/><path fill="{halo}" stroke="{halo}" stroke-width="5" d="{head}"/><path stroke="{ink}" stroke-width="4.4" d="{line}"/><path fill="{ink}" d="{head}"/>"#
        ));
    });
}

/// The path of the line and the path of the head.
fn outlines(way: &Way, seat: Side) -> Option<(String, String)> {
    let mut legs = legs(way, seat);
    let first = legs.first_mut()?;
    first.from = first.from.towards(first.bend, START);
    let last = legs.last_mut()?;
    let tip = last.to.towards(last.bend, clearance(*way.spaces().last()?));
    last.to = tip.towards(last.bend, HEAD.0);
    let neck = last.to;

    let mut line = String::new();
    for (number, Leg { from, bend, to }) in legs.iter().enumerate() {
        if number == 0 {
            let _ = write!(line, "M{} {}", Short(from.x), Short(from.y));
        }
        let _ = write!(line, "Q{} {} {} {}", Short(bend.x), Short(bend.y), Short(to.x), Short(to.y));
    }
    let (along_x, along_y) = ((tip.x - neck.x) / HEAD.0, (tip.y - neck.y) / HEAD.0);
    let left = neck.offset(-along_y * HEAD.1, along_x * HEAD.1);
    let right = neck.offset(along_y * HEAD.1, -along_x * HEAD.1);
    let points = [tip, left, neck.towards(tip, HEAD.0 / 4.0), right];
    let mut head = String::new();
    for (letter, point) in "MLLL".chars().zip(points) {
        let _ = write!(head, "{letter}{} {}", Short(point.x), Short(point.y));
    }
    head.push('z');
    Some((line, head))
}

fn legs(way: &Way, seat: Side) -> Vec<Leg> {
    let last = way.spaces().len() - 1;
    let between = |place: usize| place != 0 && place != last;
    let points: Vec<Point> =
        way.spaces().iter().enumerate().map(|(place, space)| touch(*space, between(place), seat)).collect();
    let step_first = way.kind() != MoveKind::Jump;
    points
        .windows(2)
        .enumerate()
        .map(|(leg, ends)| {
            let (from, to) = (ends[0], ends[1]);
            let swing = if leg == 0 && step_first { 0.0 } else { SWING };
            Leg { from, bend: bend(from, to, 2.0 * swing), to }
        })
        .collect()
}

/// A point beside the middle of a leg: above it, or to its right where it runs up or down.
fn bend(from: Point, to: Point, swing: f64) -> Point {
    let middle = from.middle(to);
    let (across_x, across_y) = (to.y - from.y, from.x - to.x);
    let upwards = across_y < 0.0 || (across_y == 0.0 && across_x > 0.0);
    let sign = if upwards { 1.0 } else { -1.0 };
    middle.towards(middle.offset(sign * across_x, sign * across_y), swing)
}

/// Where a way touches a space: at its centre, but below the number if it only passes one that is printed there.
fn touch(space: Space, passing: bool, seat: Side) -> Point {
    let (x, y) = centre(space, seat);
    let below = if passing && Piece::printed_on(space).is_some() { 20.0 } else { 0.0 };
    Point::new(f64::from(x), f64::from(y) + below)
}

/// How far from the centre of its last space an arrow ends: short of the number, if one is printed there.
fn clearance(space: Space) -> f64 {
    if Piece::printed_on(space).is_some() { 17.5 } else { 4.0 }
}
