//! What all plots are made of: a sheet, an axis, marks.

use std::fmt::Write as _;

/// How wide plots are.
pub(crate) const WIDTH: f64 = 720.0;

/// The colours, for light and for dark surroundings. Nothing is told by colour alone: there is one ink.
const STYLE: &str = "text{font:14px system-ui,sans-serif;fill:#1f1a14}.head{font-weight:600;font-size:16px}\
.ground{fill:#fffdf8}.grid{stroke:#ddd5c8;stroke-width:1}.axis{stroke:#6b6257;stroke-width:1}\
.line{fill:none;stroke:#1f1a14;stroke-width:1.6}.bar{stroke:#1f1a14;stroke-width:1.6}\
.full{fill:#1f1a14;stroke:#1f1a14;stroke-width:1.6}.hollow{fill:#fffdf8;stroke:#1f1a14;stroke-width:1.6}\
@media(prefers-color-scheme:dark){text{fill:#efe8dc}.ground{fill:#1b1815}.grid{stroke:#3a342d}.axis{stroke:#a1978a}\
.line,.bar,.hollow{stroke:#efe8dc}.full{fill:#efe8dc;stroke:#efe8dc}.hollow{fill:#1b1815}}";

/// A drawing on its way.
pub(crate) struct Sheet {
    height: f64,
    body: String,
}

/// Where a text stands beside its place.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Sheet {
    /// An empty sheet with a heading.
    pub(crate) fn new(height: f64, heading: &str) -> Sheet {
        let mut sheet = Sheet { height, body: String::new() };
        let _ = write!(sheet.body, r#"<text class="head" x="20" y="28">{}</text>"#, escaped(heading));
        sheet
    }

    /// A straight line of a class.
    pub(crate) fn line(&mut self, class: &str, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2]) {
        let _ = write!(self.body, r#"<path class="{class}" d="M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}"/>"#);
    }

    /// A line through several points.
    pub(crate) fn path(&mut self, mark: Mark, points: &[[f64; 2]]) {
        let places: Vec<String> = points.iter().map(|[x, y]| format!("{x:.1} {y:.1}")).collect();
        let dash = mark.dash();
        let _ =
            write!(self.body, r#"<path class="line" stroke-dasharray="{dash}" d="M{}"/>"#, places.join("L"));
    }

    /// A text.
    pub(crate) fn text(&mut self, [x, y]: [f64; 2], anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let _ = write!(
            self.body,
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{}</text>"#,
            escaped(text)
        );
    }

    /// A text that goes upwards.
    pub(crate) fn upright_text(&mut self, [x, y]: [f64; 2], text: &str) {
        let _ = write!(
            self.body,
            r#"<text transform="translate({x:.1} {y:.1}) rotate(-90)" text-anchor="middle">{}</text>"#,
            escaped(text)
        );
    }

    /// A mark at a place.
    pub(crate) fn mark(&mut self, mark: Mark, [x, y]: [f64; 2]) {
        let (class, shape) = (mark.class(), mark.shape());
        let _ =
            write!(self.body, r#"<path class="{class}" transform="translate({x:.1} {y:.1})" d="{shape}"/>"#);
    }

    /// The finished drawing. The description says the same to those who do not see it.
    pub(crate) fn finish(self, title: &str, description: &str) -> String {
        let Sheet { height, body } = self;
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img"><title>{}</title><desc>{}</desc><style>{STYLE}</style><rect class="ground" width="{WIDTH}" height="{height}" rx="8"/>{body}</svg>
"#,
            escaped(title),
            escaped(description)
        )
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// What tells one line from another: a shape and a way to be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    Disc,
    Square,
    Triangle,
    Diamond,
}

impl Mark {
    /// All of them, the first for the first line.
    pub(crate) const ALL: [Mark; 4] = [Mark::Disc, Mark::Square, Mark::Triangle, Mark::Diamond];

    fn shape(self) -> &'static str {
        match self {
            Mark::Disc => "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
            Mark::Square => "M-4-4H4V4H-4z",
            Mark::Triangle => "M0-5L5 4H-5z",
            Mark::Diamond => "M0-5.5L5.5 0L0 5.5L-5.5 0z",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Mark::Disc | Mark::Triangle => "full",
            Mark::Square | Mark::Diamond => "hollow",
        }
    }

    fn dash(self) -> &'static str {
        match self {
            Mark::Disc => "none",
            Mark::Square => "8 4",
            Mark::Triangle => "2 4",
            Mark::Diamond => "12 4 2 4",
        }
    }
}

/// Values along a stretch of the sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Axis {
    values: [f64; 2],
    places: [f64; 2],
    step: f64,
}

/// How many ticks an axis has at most.
const MOST_TICKS: f64 = 8.0;

impl Axis {
    /// An axis with round ends around some values.
    pub(crate) fn around(values: impl IntoIterator<Item = f64>, places: [f64; 2]) -> Axis {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.into_iter().filter(|value| value.is_finite()) {
            (low, high) = (low.min(value), high.max(value));
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        let step = round_step((high - low).max(1e-6) / MOST_TICKS);
        let low = (low / step).floor() * step;
        let high = ((high / step).ceil() * step).max(low + step);
        Axis { values: [low, high], places, step }
    }

    /// The same for values that are whole numbers: no tick lies between two of them.
    pub(crate) fn around_whole(values: impl IntoIterator<Item = f64>, places: [f64; 2]) -> Axis {
        let axis = Axis::around(values, places);
        if axis.step >= 1.0 {
            return axis;
        }
        let [low, high] = [axis.values[0].floor(), axis.values[1].ceil()];
        Axis { values: [low, high.max(low + 1.0)], places, step: 1.0 }
    }

    /// Where a value lies.
    pub(crate) fn place(&self, value: f64) -> f64 {
        let share = (value - self.values[0]) / (self.values[1] - self.values[0]);
        self.places[0] + share.clamp(0.0, 1.0) * (self.places[1] - self.places[0])
    }

    /// The values with a tick.
    pub(crate) fn ticks(&self) -> Vec<f64> {
        let count = ((self.values[1] - self.values[0]) / self.step).round() as u32;
        (0..=count).map(|tick| self.values[0] + f64::from(tick) * self.step).collect()
    }

    /// The text of a tick.
    pub(crate) fn label(&self, value: f64) -> String {
        let digits = if self.step >= 1.0 { 0 } else { (-self.step.log10()).ceil() as usize };
        let text = format!("{value:.digits$}");
        if text.trim_start_matches(['-', '0', '.']).is_empty() {
            "0".to_owned()
        } else {
            text.replace('-', "−")
        }
    }
}

/// The next of 1, 2, 5, 10, … that is not smaller.
fn round_step(least: f64) -> f64 {
    let power = 10.0_f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0].map(|times| times * power).into_iter().find(|step| *step >= least).unwrap_or(10.0 * power)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Whether every element that is opened is closed.
    pub(crate) fn is_well_formed(svg: &str) -> bool {
        let mut open = Vec::new();
        for tag in svg.split('<').skip(1) {
            let Some((inside, _)) = tag.split_once('>') else { return false };
            if let Some(name) = inside.strip_prefix('/') {
                if open.pop() != Some(name) {
                    return false;
                }
            } else if !inside.ends_with('/') {
                open.push(inside.split(' ').next().unwrap_or_default());
            }
        }
        open.is_empty()
    }

    #[test]
    fn axes_have_round_ticks() {
        let axis = Axis::around([3.0, 47.0], [0.0, 100.0]);
        assert_eq!(axis.ticks(), [0.0, 10.0, 20.0, 30.0, 40.0, 50.0]);
        assert!((axis.place(25.0) - 50.0).abs() < 1e-9);
        assert_eq!(Axis::around([-0.12, 0.2], [0.0, 1.0]).label(-0.1), "−0.10");
        assert_eq!(Axis::around([], [0.0, 1.0]).ticks().len(), 6);
        assert_eq!(Axis::around_whole([0.0, 3.0], [0.0, 1.0]).ticks(), [0.0, 1.0, 2.0, 3.0]);
        assert!(Axis::around([5.0, 5.0], [0.0, 1.0]).place(5.0).is_finite());
    }

    #[test]
    fn a_sheet_is_well_formed_whatever_it_says() {
        let mut sheet = Sheet::new(100.0, "less < & more >");
        sheet.text([1.0, 2.0], Anchor::End, "<b>");
        for mark in Mark::ALL {
            sheet.mark(mark, [3.0, 4.0]);
            sheet.path(mark, &[[0.0, 0.0], [1.0, 1.0]]);
        }
        let svg = sheet.finish("a & b", "c < d");
        assert!(is_well_formed(&svg), "{svg}");
        assert!(!svg.contains("<b>"));
    }
}
