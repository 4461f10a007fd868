//! Positions with the chance to win that is to be foretold, as the player to move sees them.

use colorito::{ParsePositionError, Position, Rules, Side, Variant};
use colorito_engine::for_each_input;
use indicatif::ProgressBar;

use crate::sample::{GameLine, Sample};

/// A position as the player to move sees it.
pub(crate) struct Lesson {
    /// The inputs of the player to move, then those of the opponent.
    inputs: Box<[u16]>,
    /// How many of them are the player's.
    own: usize,
    /// The player's chance to win that is to be foretold.
    pub(crate) chance: f32,
}

impl Lesson {
    fn new(position: &Position, chance: f32) -> Lesson {
        let mut inputs = [Vec::new(), Vec::new()];
        for_each_input(position, |side, input| {
            inputs[usize::from(side != position.turn())].push(input as u16);
        });
        let own = inputs[0].len();
        Lesson { inputs: inputs.concat().into_boxed_slice(), own, chance }
    }

    /// The inputs of the player to move and of the opponent.
    pub(crate) fn inputs(&self) -> [&[u16]; 2] {
        let (own, opponents) = self.inputs.split_at(self.own);
        [own, opponents]
    }
}

/// How chances follow from what the engine thought and from what came after it.
#[derive(Clone, Copy)]
pub(crate) struct Foresight {
    /// How much what came after a position counts beside what the engine thought of it, from 0 to 1.
    pub(crate) share: f32,
    /// A lead of so many moves wins e times as often as it loses.
    pub(crate) scale: f32,
}

impl Foresight {
    /// The chance to win with a lead of so many moves.
    pub(crate) fn chance(self, lead: f32) -> f32 {
        1.0 / (1.0 + (-lead / self.scale).exp())
    }
}

/// Reads the games of a file and hands on the lessons of each.
pub(crate) fn read(
    text: &str,
    variant: Variant,
    foresight: Foresight,
    bar: &ProgressBar,
    mut each: impl FnMut(Vec<Lesson>),
) -> Result<(), ParsePositionError> {
    let mut samples = Vec::new();
    for line in text.lines() {
        bar.inc(1);
        if let Some(game) = GameLine::from_line(line) {
            each(lessons(&samples, Rules { board: game.board, variant }, game.winner, foresight)?);
            samples.clear();
        } else if let Some(sample) = Sample::from_line(line) {
            samples.push(sample);
        }
    }
    Ok(())
}

/// The lessons of one game, the last position first.
///
/// What is foretold of a position is what the engine thought of it, mixed with what is foretold of the next
/// one, and so on to the end of the game: with a share of 0 nothing but the former counts, with one of 1 only
/// who won.
fn lessons(
    samples: &[Sample],
    rules: Rules,
    winner: Option<Side>,
    foresight: Foresight,
) -> Result<Vec<Lesson>, ParsePositionError> {
    let mut lessons = Vec::with_capacity(samples.len());
    let mut chance_of_red = match winner {
        Some(Side::Red) => 1.0,
        Some(Side::Blue) => 0.0,
        None => 0.5,
    };
    for sample in samples.iter().rev() {
        let position = Position::parse(&sample.position, rules)?;
        let of_turn = |red: f32| if position.turn() == Side::Red { red } else { 1.0 - red };
        let later = of_turn(chance_of_red);
        let chance = sample.lead.map_or(later, |lead| {
            (1.0 - foresight.share) * foresight.chance(lead as f32 / 100.0) + foresight.share * later
        });
        chance_of_red = of_turn(chance);
        lessons.push(Lesson::new(&position, chance));
    }
    Ok(lessons)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ";

    /// The chances of a game that Red won: first Red thinks to be ahead, then it is not known what Blue thinks.
    fn chances(share: f32) -> Vec<f32> {
        let sample = |turn: &str, lead| Sample { position: format!("{START} {turn}"), lead };
        let lead = (100.0 * 3f32.ln()).round() as i32;
        let samples = [sample("r r 0", Some(lead)), sample("b r 1", None)];
        let foresight = Foresight { share, scale: 1.0 };
        let lessons = lessons(&samples, Rules::default(), Some(Side::Red), foresight).unwrap();
        lessons.iter().rev().map(|lesson| (lesson.chance * 1_000.0).round() / 1_000.0).collect()
    }

    #[test]
    fn without_foresight_only_what_was_thought_counts() {
        assert_eq!(chances(0.0), [0.75, 0.0]);
    }

    #[test]
    fn with_foresight_the_end_reaches_back_to_the_first_position() {
        assert_eq!(chances(1.0), [1.0, 0.0]);
        assert_eq!(chances(0.5), [0.875, 0.0]);
    }
}
