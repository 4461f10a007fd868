//! Lines over an axis.

use crate::svg::{Anchor, Axis, Mark, Sheet, WIDTH};

/// A value of a line, with the bounds of its interval where it has one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) at: f64,
    pub(crate) value: f64,
    pub(crate) bounds: Option<[f64; 2]>,
}

/// A line with its name.
pub(crate) struct Curve {
    pub(crate) name: String,
    pub(crate) points: Vec<Point>,
}

/// A plot of up to four lines.
pub(crate) struct Chart {
    pub(crate) title: &'static str,
    pub(crate) across: &'static str,
    pub(crate) upwards: &'static str,
    pub(crate) curves: Vec<Curve>,
}

const HEIGHT: f64 = 420.0;
const LEFT: f64 = 76.0;
const RIGHT: f64 = WIDTH - 24.0;
const TOP: f64 = 74.0;
const BOTTOM: f64 = HEIGHT - 54.0;

/// How far apart the names of the lines stand.
const NAME_WIDTH: f64 = 156.0;

/// How far from the frame the first and the last marks are.
const MARGIN: f64 = 14.0;

/// How far a line with bars stands beside the one before it, so that their bars do not cover each other.
const ASIDE: f64 = 9.0;

impl Chart {
    /// The plot as SVG.
    pub(crate) fn draw(&self) -> String {
        let mut sheet = Sheet::new(HEIGHT, self.title);
        let points = || self.curves.iter().flat_map(|curve| &curve.points);
        let across = Axis::around_whole(points().map(|point| point.at), [LEFT + MARGIN, RIGHT - MARGIN]);
        let values = points().flat_map(|point| point.bounds.unwrap_or([point.value; 2]));
        let upwards = Axis::around(values.chain([0.0]), [BOTTOM, TOP]);
        self.draw_frame(&mut sheet, &across, &upwards);
        for (index, (curve, mark)) in self.curves.iter().zip(Mark::ALL).enumerate() {
            draw_name(&mut sheet, index, mark, &curve.name);
            let aside = if curve.points.iter().any(|point| point.bounds.is_some()) { ASIDE } else { 0.0 };
            let place =
                |point: &Point| [across.place(point.at) + aside * index as f64, upwards.place(point.value)];
            draw_curve(&mut sheet, curve, mark, place, &upwards);
        }
        sheet.finish(self.title, &self.description())
    }

    fn draw_frame(&self, sheet: &mut Sheet, across: &Axis, upwards: &Axis) {
        for tick in upwards.ticks() {
            let y = upwards.place(tick);
            sheet.line("grid", [LEFT, y], [RIGHT, y]);
            sheet.text([LEFT - 8.0, y + 5.0], Anchor::End, &upwards.label(tick));
        }
        for tick in across.ticks() {
            let x = across.place(tick);
            sheet.line("axis", [x, BOTTOM], [x, BOTTOM + 5.0]);
            sheet.text([x, BOTTOM + 21.0], Anchor::Middle, &across.label(tick));
        }
        sheet.line("axis", [LEFT, BOTTOM], [RIGHT, BOTTOM]);
        sheet.text([f64::midpoint(LEFT, RIGHT), HEIGHT - 12.0], Anchor::Middle, self.across);
        sheet.upright_text([26.0, f64::midpoint(TOP, BOTTOM)], self.upwards);
    }

    /// What the lines say, in words and numbers.
    fn description(&self) -> String {
        let of = |curve: &Curve| {
            let points: Vec<String> =
                curve.points.iter().map(|point| format!("{:.0}: {:.1}", point.at, point.value)).collect();
            format!("{}: {}.", curve.name, points.join(", "))
        };
        let curves: Vec<String> = self.curves.iter().map(of).collect();
        format!("{} by {}. {}", self.upwards, self.across, curves.join(" "))
    }
}

fn draw_name(sheet: &mut Sheet, index: usize, mark: Mark, name: &str) {
    let (x, y) = (LEFT + NAME_WIDTH * index as f64, 51.0);
    sheet.path(mark, &[[x, y], [x + 36.0, y]]);
    sheet.mark(mark, [x + 18.0, y]);
    sheet.text([x + 44.0, y + 5.0], Anchor::Start, name);
}

fn draw_curve(
    sheet: &mut Sheet,
    curve: &Curve,
    mark: Mark,
    place: impl Fn(&Point) -> [f64; 2],
    upwards: &Axis,
) {
    let places: Vec<[f64; 2]> = curve.points.iter().map(place).collect();
    if places.len() > 1 {
        sheet.path(mark, &places);
    }
    for (point, [x, y]) in curve.points.iter().zip(places) {
        if let Some(bounds) = point.bounds {
            let [low, high] = bounds.map(|value| upwards.place(value));
            sheet.line("bar", [x, low], [x, high]);
            for end in [low, high] {
                sheet.line("bar", [x - 4.0, end], [x + 4.0, end]);
            }
        }
        sheet.mark(mark, [x, y]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::tests::is_well_formed;

    #[test]
    fn a_chart_says_in_words_what_it_shows() {
        let point = |at, value| Point { at, value, bounds: Some([value - 1.0, value + 1.0]) };
        let curves = vec![
            Curve { name: "one".into(), points: vec![point(0.0, 12.0), point(10.0, 25.5)] },
            Curve { name: "none".into(), points: Vec::new() },
        ];
        let svg = Chart { title: "T", across: "plies", upwards: "moves", curves }.draw();
        assert!(is_well_formed(&svg), "{svg}");
        assert!(svg.contains("<desc>moves by plies. one: 0: 12.0, 10: 25.5. none: .</desc>"), "{svg}");
    }
}
