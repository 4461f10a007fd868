//! The rules page and the history page as data: which texts follow each other, and which boards are drawn beside them.

use colorito::{Arrangement, Move, Position, Rules};
use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::setting::Setting;

/// A section of the rules page. Its texts are `rules-<key>-title` and, counted from 1, `rules-<key>-text-<n>`.
// keys: rules-*, history-*
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Section {
    /// The section's name in its texts' keys.
    pub key: &'static str,
    /// How many paragraphs it has.
    pub paragraphs: usize,
    /// The example drawn beside it.
    pub example: Option<&'static str>,
}

/// The sections of the rules page in order, after `rules-title` and `rules-lead`.
pub const SECTIONS: [Section; 15] = [
    section("board", 2, None),
    section("setup", 2, Some("setup")),
    section("target", 2, None),
    section("move", 2, None),
    section("step", 1, Some("step")),
    section("jump", 1, Some("jump")),
    section("step-jump", 1, Some("step-jump")),
    section("passing", 2, None),
    section("pass", 1, None),
    section("end", 2, None),
    section("reply", 1, Some("reply")),
    section("special", 2, Some("special")),
    section("score", 2, None),
    section("house", 1, None),
    section("variants", 3, None),
];

/// How many paragraphs the history page has: `history-title`, then `history-text-<n>`.
pub const HISTORY: usize = 5;

const fn section(key: &'static str, paragraphs: usize, example: Option<&'static str>) -> Section {
    Section { key, paragraphs, example }
}

/// A board to be drawn, with a move shown on it. Its caption is `rules-example-<key>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The example's name in its caption's key.
    pub key: &'static str,
    /// The position; pieces may be missing.
    pub position: Position,
    /// The move to be shown, which is legal.
    pub shown: Option<Move>,
}

/// The examples: key, position and move.
const EXAMPLES: [(&str, &str, Option<&str>); 6] = [
    ("setup", "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0", None),
    ("step", "9a/9k/10/10/10/10/10/2C7/6R3/10 r r 0", Some("g2h3")),
    ("jump", "9a/9k/10/10/5P4/10/3d6/10/2M7/2C7 r r 0", Some("c1g7")),
    ("step-jump", "10/8K1/10/6G3/10/4o5/10/2C7/10/A9 r r 0", Some("a1j10")),
    ("reply", "8BA/8LK/10/10/10/10/3e6/10/k1m1o5/abcd6 b r 1", Some("d4e1")),
    ("special", "7C1a/7BLK/10/10/10/10/10/10/A9/9k r r 0", Some("h9i10")),
];

/// All examples of the rules page.
pub fn all() -> Vec<Example> {
    let example = |(key, text, shown): (&'static str, &str, Option<&str>)| {
        let arrangement: Arrangement = text.parse().ok()?;
        let position = Position::study(&arrangement, Rules::default()).ok()?;
        let shown = shown.map(|text| position.parse_move(text)).transpose().ok()?;
        Some(Example { key, position, shown })
    };
    EXAMPLES.into_iter().filter_map(example).collect()
}

impl Serialize for Example {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let setting = Setting::of(&self.position);
        let mut map = serializer.serialize_struct("Example", 6)?;
        map.serialize_field("key", self.key)?;
        map.serialize_field("position", &setting.position)?;
        map.serialize_field("side", setting.side)?;
        map.serialize_field("variant", setting.variant)?;
        map.serialize_field("board", &setting.board)?;
        map.serialize_field("move", &self.shown.map(|m| m.to_string()))?;
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_can_be_drawn() {
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
}
