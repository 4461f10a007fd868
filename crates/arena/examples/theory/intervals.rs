//! Values with their intervals, one below the other.

use crate::svg::{Anchor, Axis, Mark, Sheet, WIDTH};

/// A value with the bounds of its interval.
pub(crate) struct Row {
    pub(crate) name: String,
    /// Lower bound, value, upper bound.
    pub(crate) interval: [f64; 3],
}

/// A plot of values with intervals beside one that they are compared with.
pub(crate) struct Intervals {
    pub(crate) title: &'static str,
    pub(crate) across: &'static str,
    /// What they are compared with.
    pub(crate) reference: f64,
    pub(crate) rows: Vec<Row>,
}

const LEFT: f64 = 200.0;
const RIGHT: f64 = WIDTH - 90.0;
const TOP: f64 = 46.0;
const LINE: f64 = 26.0;

impl Intervals {
    /// The plot as SVG.
    pub(crate) fn draw(&self) -> String {
        let bottom = TOP + LINE * self.rows.len() as f64;
        let mut sheet = Sheet::new(bottom + 54.0, self.title);
        let values = self.rows.iter().flat_map(|row| row.interval).chain([self.reference]);
        let axis = Axis::around(values, [LEFT, RIGHT]);
        for tick in axis.ticks() {
            let x = axis.place(tick);
            sheet.line("grid", [x, TOP], [x, bottom]);
            sheet.text([x, bottom + 20.0], Anchor::Middle, &axis.label(tick));
        }
        let x = axis.place(self.reference);
        sheet.line("axis", [x, TOP], [x, bottom]);
        sheet.text([f64::midpoint(LEFT, RIGHT), bottom + 42.0], Anchor::Middle, self.across);
        for (index, row) in self.rows.iter().enumerate() {
            draw_row(&mut sheet, row, TOP + LINE * (index as f64 + 0.5), &axis);
        }
        sheet.finish(self.title, &self.description())
    }

    fn description(&self) -> String {
        let of = |row: &Row| {
            let [low, value, high] = row.interval;
            format!("{}: {value:.1}, from {low:.1} to {high:.1}.", row.name)
        };
        let rows: Vec<String> = self.rows.iter().map(of).collect();
        format!("{}. {}", self.across, rows.join(" "))
    }
}

fn draw_row(sheet: &mut Sheet, row: &Row, y: f64, axis: &Axis) {
    let [low, value, high] = row.interval.map(|value| axis.place(value));
    sheet.text([LEFT - 14.0, y + 5.0], Anchor::End, &row.name);
    sheet.line("bar", [low, y], [high, y]);
    for end in [low, high] {
        sheet.line("bar", [end, y - 5.0], [end, y + 5.0]);
    }
    sheet.mark(Mark::Disc, [value, y]);
    sheet.text([WIDTH - 24.0, y + 5.0], Anchor::End, &format!("{:.1}", row.interval[1]).replace('-', "−"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::tests::is_well_formed;

    #[test]
    fn intervals_are_drawn_and_told() {
        let rows = vec![Row { name: "a < b".into(), interval: [47.0, 51.5, 56.0] }];
        let svg = Intervals { title: "T", across: "points", reference: 50.0, rows }.draw();
        assert!(is_well_formed(&svg), "{svg}");
        assert!(svg.contains("a &lt; b: 51.5, from 47.0 to 56.0."), "{svg}");
        let empty = Intervals { title: "T", across: "points", reference: 50.0, rows: Vec::new() }.draw();
        assert!(is_well_formed(&empty));
    }
}
