//! A network on its way, in floating point.

use std::array;

use colorito_engine::{INPUTS, Network, Random, UNITS, Weights, features};

use crate::lesson::{Foresight, Lesson};

/// The numbers of an input: its weight in moves, and its row.
const INPUT: usize = 1 + ROW;
const ROW: usize = 2 * UNITS;

/// Where the numbers of the units begin, behind those of all inputs.
const BIAS: usize = INPUTS * INPUT;
const OUTPUTS: usize = BIAS + UNITS;
const NUMBERS: usize = OUTPUTS + UNITS;

/// What rows and outputs are at first, at most.
const ROW_AT_FIRST: f32 = 0.06;
const OUTPUT_AT_FIRST: f32 = 0.5;

/// Rows larger than this do not fit into a file.
const LARGEST_IN_ROW: f32 = 0.49;

/// How fast Adam's running means fade.
const FADE: f32 = 0.9;
const SLOW_FADE: f32 = 0.999;

/// Weights, which are in moves, change so many times as fast as rows.
const PACE_OF_WEIGHTS: f32 = 3.0;

/// By which share rows shrink with each step, at full pace.
const SHRINKING: f32 = 0.01;

/// The network that is learnt.
pub(crate) struct Model {
    foresight: Foresight,
    numbers: Vec<f32>,
    /// Running means of the gradient and of its square.
    first: Vec<f32>,
    second: Vec<f32>,
    gradient: Vec<f32>,
    steps: i32,
}

/// What the units of the player to move and of the opponent have counted.
type Units = [[f32; UNITS]; 2];

impl Model {
    /// Begins with weights and with rows that say nothing yet.
    pub(crate) fn new(weights: &Weights, foresight: Foresight, random: &mut Random) -> Model {
        let mut numbers = vec![0.0; NUMBERS];
        let mut by_chance = |most: f32| (2.0 * random.fraction() as f32 - 1.0) * most;
        for (input, numbers) in numbers[..BIAS].chunks_exact_mut(INPUT).enumerate() {
            numbers[0] = if input < features::COUNT { weights.get(input) as f32 / 100.0 } else { 0.0 };
            numbers[1..].fill_with(|| by_chance(ROW_AT_FIRST));
        }
        numbers[BIAS..OUTPUTS].fill(0.5);
        numbers[OUTPUTS..].fill_with(|| by_chance(OUTPUT_AT_FIRST));
        let zero = vec![0.0; NUMBERS];
        Model { foresight, numbers, first: zero.clone(), second: zero.clone(), gradient: zero, steps: 0 }
    }

    /// The lead of the player to move in moves, and the units it comes from.
    fn lead(&self, lesson: &Lesson) -> (f32, Units) {
        let bias: [f32; UNITS] = array::from_fn(|unit| self.numbers[BIAS + unit]);
        let mut units = [bias; 2];
        let mut needed = [0.0; 2];
        for (side, inputs) in lesson.inputs().into_iter().enumerate() {
            for input in inputs {
                let numbers = &self.numbers[usize::from(*input) * INPUT..][..INPUT];
                needed[side] += numbers[0];
                add(&mut units[side], &numbers[1..=UNITS]);
                add(&mut units[1 - side], &numbers[1 + UNITS..]);
            }
        }
        for (needed, units) in needed.iter_mut().zip(&units) {
            let outputs = &self.numbers[OUTPUTS..];
            *needed +=
                units.iter().zip(outputs).map(|(unit, output)| unit.clamp(0.0, 1.0) * output).sum::<f32>();
        }
        (needed[1] - needed[0], units)
    }

    /// How surprising what is to be foretold is on average: the cross-entropy.
    pub(crate) fn surprise(&self, lessons: &[Lesson]) -> f64 {
        let surprises = lessons.iter().map(|lesson| {
            let foretold = f64::from(self.foresight.chance(self.lead(lesson).0)).clamp(1e-6, 1.0 - 1e-6);
            let chance = f64::from(lesson.chance);
            -chance * foretold.ln() - (1.0 - chance) * (1.0 - foretold).ln()
        });
        surprises.sum::<f64>() / lessons.len().max(1) as f64
    }

    /// One step of Adam's method.
    pub(crate) fn learn(&mut self, batch: &[&Lesson], pace: f32) {
        self.gradient.fill(0.0);
        for lesson in batch {
            self.add_gradient(lesson, 1.0 / batch.len() as f32);
        }
        self.steps += 1;
        let unbiased = 1.0 / (1.0 - FADE.powi(self.steps));
        let slow_unbiased = 1.0 / (1.0 - SLOW_FADE.powi(self.steps));
        for at in 0..NUMBERS {
            let gradient = self.gradient[at];
            self.first[at] = FADE * self.first[at] + (1.0 - FADE) * gradient;
            self.second[at] = SLOW_FADE * self.second[at] + (1.0 - SLOW_FADE) * gradient * gradient;
            let step = self.first[at] * unbiased / ((self.second[at] * slow_unbiased).sqrt() + 1e-8);
            let number = &mut self.numbers[at];
            if at >= BIAS {
                *number -= pace * step;
            } else if at % INPUT == 0 {
                *number -= PACE_OF_WEIGHTS * pace * step;
            } else {
                *number -= pace * (step + SHRINKING * *number);
                *number = number.clamp(-LARGEST_IN_ROW, LARGEST_IN_ROW);
            }
        }
    }

    fn add_gradient(&mut self, lesson: &Lesson, share: f32) {
        let (lead, units) = self.lead(lesson);
        let error = share * (self.foresight.chance(lead) - lesson.chance);
        // What the player to move needs makes the lead smaller.
        let errors = [-error, error];
        let mut slopes = [[0.0; UNITS]; 2];
        for side in 0..2 {
            for unit in 0..UNITS {
                let counted = units[side][unit];
                self.gradient[OUTPUTS + unit] += errors[side] * counted.clamp(0.0, 1.0);
                if counted > 0.0 && counted < 1.0 {
                    slopes[side][unit] = errors[side] * self.numbers[OUTPUTS + unit];
                }
                self.gradient[BIAS + unit] += slopes[side][unit];
            }
        }
        for (side, inputs) in lesson.inputs().into_iter().enumerate() {
            for input in inputs {
                let gradient = &mut self.gradient[usize::from(*input) * INPUT..][..INPUT];
                gradient[0] += errors[side];
                add(&mut gradient[1..=UNITS], &slopes[side]);
                add(&mut gradient[1 + UNITS..], &slopes[1 - side]);
            }
        }
    }

    pub(crate) fn to_network(&self) -> Network {
        let inputs = self.numbers[..BIAS].chunks_exact(INPUT);
        Network::from_numbers(
            inputs.map(|numbers| (numbers[0], array::from_fn(|at| numbers[1 + at]))),
            array::from_fn(|unit| self.numbers[BIAS + unit]),
            array::from_fn(|unit| self.numbers[OUTPUTS + unit]),
        )
    }
}

#[inline]
fn add(sums: &mut [f32], numbers: &[f32]) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number;
    }
}
