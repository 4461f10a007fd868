//! The way of a move, hop by hop.

use std::fmt::Write as _;

use colorito::{MoveKind, Piece, Side, Space, Way};

use crate::{
    geometry::{Point, centre},
    sheet::{Sheet, Short},
};

/// How far a hop swings out, so that it passes beside the number of the piece it goes over.
const SWING: f64 = 29.0;
/// How far below the centre a way touches a white space it only passes, so that the printed number stays
/// free.
const PASSING_BELOW: f64 = 20.0;
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
    let ends = r#"stroke-linecap="round" stroke-linejoin="round""#;
    sheet.group("way", format_args!(r#" fill="none" {ends}"#), |sheet| {
        sheet.put(format_args!(r#"<path stroke="{halo}" stroke-width="9" d="{line}"/>"#));
        sheet.put(format_args!(r#"<path fill="{halo}" stroke="{halo}" stroke-width="5" d="{head}"/>"#));
        sheet.put(format_args!(r#"<path stroke="{ink}" stroke-width="4.4" d="{line}"/>"#));
        sheet.put(format_args!(r#"<path fill="{ink}" d="{head}"/>"#));
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
    let spaces = way.spaces();
    let last = spaces.len() - 1;
    let touch = |place: usize| {
        let passing = place != 0 && place != last && Piece::printed_on(spaces[place]).is_some();
        middle_of(spaces[place], seat).offset(0.0, if passing { PASSING_BELOW } else { 0.0 })
    };
    (0..last)
        .map(|leg| {
            let (from, to) = (touch(leg), touch(leg + 1));
            let is_step = leg == 0 && way.kind() != MoveKind::Jump;
            let bend = if is_step {
                from.middle(to)
            } else {
                beside(middle_of(spaces[leg], seat), middle_of(spaces[leg + 1], seat))
            };
            Leg { from, bend, to }
        })
        .collect()
}

fn middle_of(space: Space, seat: Side) -> Point {
    let (x, y) = centre(space, seat);
    Point::new(f64::from(x), f64::from(y))
}

/// The point a hop bends towards: above it, or to its right where it runs up or down.
fn beside(from: Point, to: Point) -> Point {
    let middle = from.middle(to);
    let (across_x, across_y) = (to.y - from.y, from.x - to.x);
    let upwards = across_y < 0.0 || (across_y == 0.0 && across_x > 0.0);
    let sign = if upwards { 1.0 } else { -1.0 };
    middle.towards(middle.offset(sign * across_x, sign * across_y), 2.0 * SWING)
}

/// How far from the centre of its last space an arrow ends: short of the number, if one is printed there.
fn clearance(space: Space) -> f64 {
    if Piece::printed_on(space).is_some() { 17.5 } else { 4.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{geometry::CELL, numerals::Face};

    const DIRECTIONS: [(i32, i32); 8] =
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

    #[test]
    fn a_hop_passes_beside_the_number_it_goes_over() {
        for (columns, rows) in DIRECTIONS {
            let (from, to) =
                (Point::new(0.0, 0.0), Point::new(f64::from(2 * columns * CELL), f64::from(2 * rows * CELL)));
            let (bend, number) = (beside(from, to), from.middle(to));
            // White rows come in pairs, so a hop from white to white runs along its row.
            let both_white = if rows == 0 { PASSING_BELOW } else { 0.0 };
            for below in [(0.0, 0.0), (0.0, PASSING_BELOW), (PASSING_BELOW, 0.0), (PASSING_BELOW, both_white)]
            {
                let leg = Leg { from: from.offset(0.0, below.0), bend, to: to.offset(0.0, below.1) };
                assert!(is_clear(&leg, number), "({columns}, {rows}) {below:?}");
            }
        }
    }

    /// Whether the line of a leg stays outside the box of a number.
    fn is_clear(leg: &Leg, number: Point) -> bool {
        let half_line = 2.2;
        (0..=100).map(|part| f64::from(part) / 100.0).all(|t| {
            let along = |from: f64, bend: f64, to: f64| {
                (1.0 - t) * (1.0 - t) * from + 2.0 * t * (1.0 - t) * bend + t * t * to
            };
            let x = (along(leg.from.x, leg.bend.x, leg.to.x) - number.x).abs() - half_line;
            let y = (along(leg.from.y, leg.bend.y, leg.to.y) - number.y).abs() - half_line;
            x > Face::Piece.half_width() || y > Face::Piece.half_height()
        })
    }
}
