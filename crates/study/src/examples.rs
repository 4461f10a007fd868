//! The rules page and the history page as data: which texts follow each other, and which boards stand beside
//! them.

use colorito::{Arrangement, Move, Position, Rules};
use serde::Serialize;

/// A section of a page. Its texts are `<page>-<key>-title` and, counted from 1, `<page>-<key>-text-<n>` and
/// then `<page>-<key>-ours-<n>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Section {
    /// The section's name in its texts' keys.
    pub key: &'static str,
    /// How many paragraphs say what the rulebooks say.
    pub paragraphs: usize,
    /// How many paragraphs say what is not in the rulebooks but ours. They are marked so.
    pub ours: usize,
    /// The example beside it.
    pub example: Option<&'static str>,
}

/// The sections of the rules page in order, after `rules-title` and `rules-lead`.
pub const SECTIONS: [Section; 18] = [
    section("contents", 1),
    section("board", 1).ours(1),
    section("setup", 2).ours(1).with("setup"),
    section("target", 2),
    section("move", 2),
    section("step", 1).with("step"),
    section("jump", 1).with("jump"),
    section("step-jump", 1).with("step-jump"),
    section("passing", 2),
    section("sample", 1).with("sample"),
    section("pass", 0).ours(1),
    section("end", 2),
    section("reply", 1).with("reply"),
    section("special", 1).ours(1).with("special"),
    section("score", 1).ours(1),
    section("house", 0).ours(1),
    section("early", 0).ours(1),
    section("variants", 2).ours(1),
];

/// The sections of the history page in order, after `history-title`.
pub const HISTORY: [Section; 6] = [
    section("origin", 3),
    section("set", 2),
    section("family", 2),
    section("edition", 2),
    section("differences", 3),
    section("here", 1),
];

const fn section(key: &'static str, paragraphs: usize) -> Section {
    Section { key, paragraphs, ours: 0, example: None }
}

impl Section {
    const fn ours(self, ours: usize) -> Section {
        Section { ours, ..self }
    }

    const fn with(self, example: &'static str) -> Section {
        Section { example: Some(example), ..self }
    }

    /// The keys of its texts on a page, in the order they are shown.
    pub fn keys(&self, page: &str) -> Vec<String> {
        let key = self.key;
        let texts = (1..=self.paragraphs).map(|n| format!("{page}-{key}-text-{n}"));
        let ours = (1..=self.ours).map(|n| format!("{page}-{key}-ours-{n}"));
        [format!("{page}-{key}-title")].into_iter().chain(texts).chain(ours).collect()
    }
}

/// A board with moves shown on it. Its caption is `rules-example-<key>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The example's name in its caption's key.
    pub key: &'static str,
    /// The position; pieces may be missing.
    pub position: Position,
    /// The moves to be shown, each of which is legal.
    pub moves: Vec<Move>,
}

/// The examples: key, position and moves.
const EXAMPLES: [(&str, &str, &[&str]); 7] = [
    ("setup", "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0", &[]),
    ("step", "9a/9k/10/10/10/10/10/2C7/6R3/10 r r 0", &["g2h3"]),
    ("jump", "9a/9k/10/10/5P4/10/3d6/10/2M7/2C7 r r 0", &["c1g7"]),
    ("step-jump", "10/8K1/10/6G3/10/4o5/10/2C7/10/A9 r r 0", &["a1j10"]),
    ("sample", SAMPLE, &["b9c8", "d10h4", "f5a1"]),
    ("reply", "8BA/8LK/10/10/10/10/3e6/10/k1m1o5/abcd6 b r 1", &["d4e1"]),
    ("special", "7C1a/7BLK/10/10/10/10/10/10/A9/9k r r 0", &["h9i10"]),
];

/// The beginning of a middle game with Blue to move, as the rulebooks show one.
const SAMPLE: &str = "jihgf5/tsrqGoC1l1/6k3/6A1n1/4F1mc2/2DO1bH1p1/1N2E5/3K6/1LMd1PQRST/1Ba1e3IJ b r 21";

/// All examples of the rules page.
pub fn all() -> Vec<Example> {
    let example = |(key, text, moves): (&'static str, &str, &[&str])| {
        let arrangement: Arrangement = text.parse().ok()?;
        let position = Position::study(&arrangement, Rules::default()).ok()?;
        let moves = moves.iter().map(|text| position.parse_move(text)).collect::<Result<_, _>>().ok()?;
        Some(Example { key, position, moves })
    };
    EXAMPLES.into_iter().filter_map(example).collect()
}

#[cfg(test)]
mod tests {
    use colorito::{MoveKind, Side};

    use super::*;

    #[test]
    fn every_example_can_be_shown() {
        assert_eq!(all().len(), EXAMPLES.len(), "positions and moves are right");
    }

    #[test]
    fn every_example_belongs_to_a_section() {
        let used: Vec<&str> = SECTIONS.iter().filter_map(|section| section.example).collect();
        let there: Vec<&str> = all().iter().map(|example| example.key).collect();
        assert!(
            used.iter().all(|key| there.contains(key)) && there.len() == used.len(),
            "{used:?} {there:?}"
        );
    }

    #[test]
    fn the_sample_shows_blue_one_move_of_each_kind_in_a_full_position() {
        let sample = all().into_iter().find(|example| example.key == "sample").unwrap();
        assert_eq!(sample.position.turn(), Side::Blue);
        assert_eq!(Side::ALL.map(|side| sample.position.of(side).len()), [20, 20]);
        let kinds: Vec<_> = sample.moves.iter().filter_map(|m| m.kind()).collect();
        assert_eq!(kinds, [MoveKind::Step, MoveKind::Jump, MoveKind::StepJump]);
    }
}
