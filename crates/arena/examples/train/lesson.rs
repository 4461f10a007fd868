//! Positions with what became of them, as the player to move sees them.

use colorito::{ParsePositionError, Position, Rules, Side, Variant};
use colorito_engine::features;
use indicatif::ProgressBar;

use crate::sample::{GameLine, Sample};

/// A position as the player to move sees it.
pub(crate) struct Lesson {
    /// The features of the player to move and of the opponent.
    pub(crate) features: [Box<[u16]>; 2],
    /// How surely the player to move went on to win.
    won: f32,
    /// What the engine thought to be ahead, in moves.
    lead: Option<f32>,
    /// How much of the game was left: the share of pieces that were not home.
    pub(crate) left: f32,
}

/// By how many moves a game is won for the winner to have been clearly better.
const CLEAR_MARGIN: f32 = 2.0;

/// How much what the engine thought counts beside what became of the game.
#[derive(Clone, Copy)]
pub(crate) struct Mix {
    pub(crate) trust: f32,
}

impl Lesson {
    /// The margin is by how many moves Red won.
    fn new(sample: &Sample, margin: f32, rules: Rules) -> Result<Lesson, ParsePositionError> {
        let position = Position::parse(&sample.position, rules)?;
        let mut lists = [Vec::new(), Vec::new()];
        features::for_each(&position, |side, feature| {
            lists[usize::from(side != position.turn())].push(feature as u16);
        });
        let margin = if position.turn() == Side::Red { margin } else { -margin };
        let home: u32 = Side::ALL.map(|side| position.home(side).len()).iter().sum();
        Ok(Lesson {
            features: lists.map(Vec::into_boxed_slice),
            won: sigmoid(margin / CLEAR_MARGIN),
            lead: sample.lead.map(|lead| (lead as f32 / 100.0).clamp(-30.0, 30.0)),
            left: 1.0 - home as f32 / 40.0,
        })
    }

    /// What is to be foretold, where a lead of `scale` moves makes a win clear.
    pub(crate) fn target(&self, scale: f32, mix: Mix) -> f32 {
        match self.lead {
            Some(lead) => (1.0 - mix.trust) * self.won + mix.trust * sigmoid(lead / scale),
            None => self.won,
        }
    }
}

pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Reads the games of a file and hands on the lessons of each.
pub(crate) fn read(
    text: &str,
    variant: Variant,
    bar: &ProgressBar,
    mut each: impl FnMut(Vec<Lesson>),
) -> Result<(), ParsePositionError> {
    let mut samples = Vec::new();
    for line in text.lines() {
        bar.inc(1);
        if let Some(sample) = Sample::from_line(line) {
            samples.push(sample);
        } else if let Some(game) = GameLine::from_line(line) {
            let rules = Rules { board: game.board, variant };
            let margin = margin(&samples, rules)?;
            each(
                samples
                    .drain(..)
                    .map(|sample| Lesson::new(&sample, margin, rules))
                    .collect::<Result<_, _>>()?,
            );
        }
    }
    Ok(())
}

/// How many moves more Blue needed than Red when a game was over.
fn margin(game: &[Sample], rules: Rules) -> Result<f32, ParsePositionError> {
    let Some(last) = game.last() else { return Ok(0.0) };
    // The last position is the one before the last move.
    let mut needed = last.needed.map(|moves| moves as f32);
    needed[Position::parse(&last.position, rules)?.turn() as usize] -= 1.0;
    Ok(needed[1] - needed[0])
}
