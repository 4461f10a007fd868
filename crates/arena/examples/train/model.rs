//! Weights and a network on their way, in floating point.

use colorito_engine::{
    Network, Random, Weights,
    features::{self, COUNT},
    network::{ONE, UNITS},
};

use crate::lesson::{Lesson, Mix, sigmoid};

/// Where the numbers of each kind begin in the list of all.
const ROWS: usize = COUNT;
const BIASES: usize = ROWS + COUNT * 2 * UNITS;
const OUTPUTS: usize = BIASES + UNITS;
const NUMBERS: usize = OUTPUTS + UNITS;

/// The largest number a row may have, so that sums stay in their bounds.
const MOST: f32 = 1.0;

/// An error of so many moves still counts nearly by its square, a larger one by its size.
const CLOSE: f32 = 5.0;

/// Everything that is learnt. Weights and outputs are in moves.
pub(crate) struct Model {
    numbers: Vec<f32>,
    prior: Vec<f32>,
    /// Running means of the gradient and of its square.
    first: Vec<f32>,
    second: Vec<f32>,
    gradient: Vec<f32>,
    steps: i32,
    /// The lead, in moves, that makes a win clear: at the end of a game, and how much more at its beginning.
    pub(crate) scales: [f32; 2],
    /// How many moves of the weights' making stand for one that was needed.
    pub(crate) worth: f32,
    mix: Mix,
    pub(crate) has_network: bool,
}

/// What the network sees of a lesson.
struct Units {
    /// For the player to move and the opponent, each unit before it is cut.
    before: [[f32; UNITS]; 2],
    /// The moves they need.
    needed: [f32; 2],
}

impl Units {
    /// The lead of the player to move.
    fn lead(&self) -> f32 {
        self.needed[1] - self.needed[0]
    }
}

impl Model {
    /// Begins with the weights of before and a network that says nothing yet.
    pub(crate) fn new(before: &Weights, lessons: &[Lesson], mix: Mix, random: &mut Random) -> Model {
        let mut numbers = vec![0.0; NUMBERS];
        for (feature, number) in numbers[..COUNT].iter_mut().enumerate() {
            *number = before.get(feature) as f32 / 100.0;
        }
        for number in &mut numbers[ROWS..BIASES] {
            *number = (random.fraction() as f32 - 0.5) * 0.1;
        }
        numbers[BIASES..OUTPUTS].fill(0.5);
        let mut prior = vec![0.0; NUMBERS];
        prior[..COUNT].copy_from_slice(&numbers[..COUNT]);
        let zero = vec![0.0; NUMBERS];
        let mut model = Model {
            numbers,
            prior,
            first: zero.clone(),
            second: zero.clone(),
            gradient: zero,
            steps: 0,
            scales: [1.0, 1.0],
            worth: 1.0,
            mix: Mix { trust: 0.0, needs: 0.0 },
            has_network: true,
        };
        model.scales = model.best_scales(&lessons[..lessons.len().min(20_000)]);
        model.worth = model.best_worth(&lessons[..lessons.len().min(20_000)]);
        model.mix = mix;
        model
    }

    fn best_scales(&mut self, lessons: &[Lesson]) -> [f32; 2] {
        let tries = [0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0, 5.6, 8.0];
        let pairs = tries.iter().flat_map(|end| tries.iter().map(move |more| [*end, *more]));
        let losses = pairs.map(|scales| {
            self.scales = scales;
            (self.loss(lessons), scales)
        });
        losses.min_by(|one, other| one.0.total_cmp(&other.0)).map_or([1.0, 1.0], |(_, scales)| scales)
    }

    fn best_worth(&self, lessons: &[Lesson]) -> f32 {
        let (mut products, mut squares) = (0.0, f32::EPSILON);
        for lesson in lessons {
            for (guess, needed) in self.look(lesson).needed.iter().zip(&lesson.needed) {
                products += guess * needed;
                squares += needed * needed;
            }
        }
        products / squares
    }

    fn scale(&self, lesson: &Lesson) -> f32 {
        self.scales[0] + self.scales[1] * lesson.left
    }

    fn row(feature: u16) -> std::ops::Range<usize> {
        let first = ROWS + usize::from(feature) * 2 * UNITS;
        first..first + 2 * UNITS
    }

    /// What the weights and the network say.
    fn look(&self, lesson: &Lesson) -> Units {
        let sum = |features: &[u16]| features.iter().map(|f| self.numbers[usize::from(*f)]).sum::<f32>();
        let mut needed = [sum(&lesson.features[0]), sum(&lesson.features[1])];
        let mut before = [[0.0; UNITS]; 2];
        if !self.has_network {
            return Units { before, needed };
        }
        let mut sums = [[0.0f32; 2 * UNITS]; 2];
        for (features, sum) in lesson.features.iter().zip(&mut sums) {
            for feature in features {
                let row = &self.numbers[Model::row(*feature)];
                sum.iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
            }
        }
        for side in 0..2 {
            for unit in 0..UNITS {
                let value = self.numbers[BIASES + unit] + sums[side][unit] + sums[1 - side][UNITS + unit];
                before[side][unit] = value;
                needed[side] += self.numbers[OUTPUTS + unit] * value.clamp(0.0, 1.0);
            }
        }
        Units { before, needed }
    }

    /// The mean surprise at what became of the games.
    pub(crate) fn loss(&self, lessons: &[Lesson]) -> f32 {
        let surprise = |lesson: &Lesson| {
            let guess = sigmoid(self.look(lesson).lead() / self.scale(lesson)).clamp(1e-6, 1.0 - 1e-6);
            let won = lesson.target(1.0, Mix { trust: 0.0, needs: 0.0 });
            -won * guess.ln() - (1.0 - won) * (1.0 - guess).ln()
        };
        (lessons.iter().map(|lesson| f64::from(surprise(lesson))).sum::<f64>() / lessons.len().max(1) as f64)
            as f32
    }

    /// One step of Adam's method.
    pub(crate) fn learn(&mut self, batch: &[Lesson], pace: f32, hold: f32) {
        self.gradient.fill(0.0);
        for lesson in batch {
            self.add_gradient(lesson, 1.0 / batch.len() as f32);
        }
        self.steps += 1;
        let (fade, slow_fade) = (0.9f32, 0.999f32);
        let unbiased = 1.0 / (1.0 - fade.powi(self.steps));
        let slow_unbiased = 1.0 / (1.0 - slow_fade.powi(self.steps));
        for at in 0..NUMBERS {
            let gradient = self.gradient[at] + hold * (self.numbers[at] - self.prior[at]);
            self.first[at] = fade * self.first[at] + (1.0 - fade) * gradient;
            self.second[at] = slow_fade * self.second[at] + (1.0 - slow_fade) * gradient * gradient;
            let step = self.first[at] * unbiased / ((self.second[at] * slow_unbiased).sqrt() + 1e-8);
            // Outputs are moves, and as such larger than the rest.
            let faster = if at >= OUTPUTS { 5.0 } else { 1.0 };
            self.numbers[at] -= pace * faster * step;
        }
        for number in &mut self.numbers[ROWS..BIASES] {
            *number = number.clamp(-MOST, MOST);
        }
    }

    /// The mean error of the moves foretold for either side, in moves.
    pub(crate) fn error(&self, lessons: &[Lesson]) -> f32 {
        let error = |lesson: &Lesson| {
            let needed = self.look(lesson).needed.into_iter().zip(lesson.needed);
            needed.map(|(guess, needed)| (guess / self.worth - needed).abs()).sum::<f32>() / 2.0
        };
        (lessons.iter().map(|lesson| f64::from(error(lesson))).sum::<f64>() / lessons.len().max(1) as f64)
            as f32
    }

    fn add_gradient(&mut self, lesson: &Lesson, share: f32) {
        let units = self.look(lesson);
        let scale = self.scale(lesson);
        let error = share * (sigmoid(units.lead() / scale) - lesson.target(scale, self.mix)) / scale;
        let mut errors = [-error, error];
        for (side, error) in errors.iter_mut().enumerate() {
            let off = (units.needed[side] / self.worth - lesson.needed[side]) / CLOSE;
            *error += share * self.mix.needs * (off / (1.0 + off * off).sqrt()) / (CLOSE * self.worth);
        }
        for (features, error) in lesson.features.iter().zip(errors) {
            for feature in features {
                self.gradient[usize::from(*feature)] += error;
            }
        }
        if !self.has_network {
            return;
        }
        let mut back = [[0.0f32; 2 * UNITS]; 2];
        for (side, error) in errors.into_iter().enumerate() {
            for unit in 0..UNITS {
                let value = units.before[side][unit];
                self.gradient[OUTPUTS + unit] += error * value.clamp(0.0, 1.0);
                if value > 0.0 && value < 1.0 {
                    let slope = error * self.numbers[OUTPUTS + unit];
                    self.gradient[BIASES + unit] += slope;
                    back[side][unit] += slope;
                    back[1 - side][UNITS + unit] += slope;
                }
            }
        }
        for (features, back) in lesson.features.iter().zip(&back) {
            for feature in features {
                let row = &mut self.gradient[Model::row(*feature)];
                row.iter_mut().zip(back).for_each(|(gradient, slope)| *gradient += slope);
            }
        }
    }

    pub(crate) fn to_weights(&self) -> Weights {
        let mut weights = Weights::ZERO;
        for (feature, weight) in self.numbers[..COUNT].iter().enumerate() {
            let home = feature == features::FIRST_HOME || feature == features::SECOND_HOME;
            weights.set(feature, if home { 0 } else { (weight * 100.0).round() as i32 });
        }
        weights
    }

    pub(crate) fn to_network(&self) -> Option<Network> {
        if !self.has_network {
            return None;
        }
        let one = f32::from(ONE);
        let rounded = |number: &f32, scale: f32| (number * scale).round() as i16;
        let rows = self.numbers[ROWS..OUTPUTS].iter().map(|number| rounded(number, one));
        let outputs = self.numbers[OUTPUTS..].iter().map(|number| rounded(number, 100.0));
        Network::from_numbers(&rows.chain(outputs).collect::<Vec<i16>>())
    }
}
