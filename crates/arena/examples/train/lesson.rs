//! Positions with the lead that is to be foretold, as the player to move sees them.

use colorito::{ParsePositionError, Position, Rules, Variant};
use colorito_engine::features;
use indicatif::ProgressBar;

use crate::sample::{GameLine, Sample};

/// A position as the player to move sees it.
pub(crate) struct Lesson {
    /// The features of the player to move and of the opponent.
    pub(crate) features: [Box<[u16]>; 2],
    /// The lead of the player to move that is to be foretold, in moves.
    pub(crate) target: f32,
}

/// A longer lead or a larger margin, in moves, says no more.
const LONGEST_LEAD: f32 = 30.0;

impl Lesson {
    fn new(position: &Position, target: f32) -> Lesson {
        let mut features = [Vec::new(), Vec::new()];
        features::for_each(position, |side, feature| {
            features[usize::from(side != position.turn())].push(feature as u16);
        });
        Lesson { features: features.map(Vec::into_boxed_slice), target }
    }
}

/// Reads the games of a file and hands on the lessons of each.
pub(crate) fn read(
    text: &str,
    variant: Variant,
    foresight: f32,
    bar: &ProgressBar,
    mut each: impl FnMut(Vec<Lesson>),
) -> Result<(), ParsePositionError> {
    let mut samples = Vec::new();
    for line in text.lines() {
        bar.inc(1);
        if let Some(sample) = Sample::from_line(line) {
            samples.push(sample);
        } else if let Some(game) = GameLine::from_line(line) {
            each(lessons(&samples, Rules { board: game.board, variant }, foresight)?);
            samples.clear();
        }
    }
    Ok(())
}

/// The lessons of one game, the last position first.
///
/// What is foretold of a position is what the engine thought of it, mixed with what is foretold of the next
/// one, and so on to the end of the game: with a foresight of 0 nothing but the former counts, with one of 1
/// only by how many moves the game was won.
fn lessons(samples: &[Sample], rules: Rules, foresight: f32) -> Result<Vec<Lesson>, ParsePositionError> {
    let Some(last) = samples.last() else { return Ok(Vec::new()) };
    let mut lessons = Vec::with_capacity(samples.len());
    let mut next = None;
    for sample in samples.iter().rev() {
        let position = Position::parse(&sample.position, rules)?;
        let later = next.map_or_else(|| margin(last, &position), |next: f32| -next);
        let target = sample
            .lead
            .map_or(later, |lead| (1.0 - foresight) * limited(lead as f32 / 100.0) + foresight * later);
        next = Some(target);
        lessons.push(Lesson::new(&position, target));
    }
    Ok(lessons)
}

/// By how many moves the player to move in the last position of a game, before the last move, won it.
fn margin(last: &Sample, position: &Position) -> f32 {
    let [mine, theirs] = [position.turn(), !position.turn()].map(|side| last.needed[side as usize] as f32);
    limited(theirs - (mine - 1.0))
}

fn limited(lead: f32) -> f32 {
    lead.clamp(-LONGEST_LEAD, LONGEST_LEAD)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ";

    fn targets(foresight: f32) -> Vec<f32> {
        let sample = |turn: &str, needed, lead| Sample { position: format!("{START} {turn}"), needed, lead };
        let samples = [
            sample("r r 0", [9, 7], Some(100)),
            sample("b r 1", [8, 7], None),
            sample("r r 2", [8, 6], Some(-300)),
        ];
        let lessons = lessons(&samples, Rules::default(), foresight).unwrap();
        lessons.iter().rev().map(|lesson| lesson.target).collect()
    }

    #[test]
    fn without_foresight_only_what_was_thought_counts() {
        assert_eq!(targets(0.0), [1.0, 3.0, -3.0]);
    }

    #[test]
    fn with_foresight_the_margin_reaches_back_to_the_first_position() {
        assert_eq!(targets(1.0), [-1.0, 1.0, -1.0]);
        assert_eq!(targets(0.5), [-0.5, 2.0, -2.0]);
    }
}
