//! Positions with what became of them, as the player to move sees them.

use colorito::{ParsePositionError, Position, Rules, SIZE, Side, Space, Variant};
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
    /// The moves that the player to move and the opponent went on to need.
    pub(crate) needed: [f32; 2],
    /// How much of the game was left: the share of pieces that were not home.
    pub(crate) left: f32,
}

/// By how many moves a game is won for the winner to have been clearly better.
const CLEAR_MARGIN: f32 = 2.0;

/// What a piece that is home counts beside the row it has reached.
const HOME: u32 = 10;

/// How much what the engine thought counts beside what became of the game.
#[derive(Clone, Copy)]
pub(crate) struct Mix {
    pub(crate) trust: f32,
    /// How much the moves either side went on to need count beside who won.
    pub(crate) needs: f32,
}

impl Lesson {
    /// The margin is by how many moves Red won.
    fn new(position: &Position, needed: [f32; 2], lead: Option<i32>, margin: f32) -> Lesson {
        let mut lists = [Vec::new(), Vec::new()];
        features::for_each(position, |side, feature| {
            lists[usize::from(side != position.turn())].push(feature as u16);
        });
        let [red, blue] = needed;
        let is_red = position.turn() == Side::Red;
        let home: u32 = Side::ALL.map(|side| position.home(side).len()).iter().sum();
        Lesson {
            features: lists.map(Vec::into_boxed_slice),
            won: sigmoid(if is_red { margin } else { -margin } / CLEAR_MARGIN),
            lead: lead.map(|lead| (lead as f32 / 100.0).clamp(-30.0, 30.0)),
            needed: if is_red { [red, blue] } else { [blue, red] },
            left: 1.0 - home as f32 / 40.0,
        }
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
            each(lessons(&samples, Rules { board: game.board, variant })?);
            samples.clear();
        }
    }
    Ok(())
}

/// The lessons of one game.
fn lessons(samples: &[Sample], rules: Rules) -> Result<Vec<Lesson>, ParsePositionError> {
    let positions = samples
        .iter()
        .map(|sample| Position::parse(&sample.position, rules))
        .collect::<Result<Vec<_>, _>>()?;
    let (Some(sample), Some(last)) = (samples.last(), positions.last()) else { return Ok(Vec::new()) };
    // The last position is the one before the last move.
    let mut needed = sample.needed.map(|moves| moves as f32);
    needed[last.turn() as usize] -= 1.0;
    let margin = needed[1] - needed[0];
    let idle = Side::ALL.map(|side| {
        let is_home = needed[side as usize] <= 0.0;
        if is_home { vec![0; positions.len()] } else { idle_moves(&positions, side) }
    });
    let lesson = |at: usize| {
        let needed = [0, 1].map(|side: usize| samples[at].needed[side].saturating_sub(idle[side][at]) as f32);
        Lesson::new(&positions[at], needed, samples[at].lead, margin)
    };
    Ok((0..samples.len()).map(lesson).collect())
}

/// How many moves a side made from each position on that came after it had got as far as it ever did: it
/// could have done without them.
fn idle_moves(positions: &[Position], side: Side) -> Vec<u32> {
    let mut furthest = 0;
    let mut last_progress = 0;
    for (at, position) in positions.iter().enumerate() {
        let reached = progress(position, side);
        if reached > furthest {
            (furthest, last_progress) = (reached, at);
        }
    }
    let mut idle = vec![0; positions.len()];
    let mut moves = 0;
    for at in (0..positions.len()).rev() {
        if at >= last_progress && positions[at].turn() == side {
            moves += 1;
        }
        idle[at] = moves;
    }
    idle
}

/// How far a side has come: the rows of all its pieces, and those that are home.
fn progress(position: &Position, side: Side) -> u32 {
    let row = |space: Space| match side {
        Side::Red => space.row(),
        Side::Blue => SIZE - 1 - space.row(),
    };
    let rows: u32 = position.of(side).into_iter().map(|space| u32::from(row(space))).sum();
    rows + HOME * position.home(side).len()
}
