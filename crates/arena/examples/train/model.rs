//! Weights on their way, in floating point.

use colorito_engine::{
    Weights,
    features::{COUNT, FIRST_HOME, SECOND_HOME},
};

use crate::lesson::Lesson;

/// An error of so many moves still counts nearly by its square, a larger one by its size.
const CLOSE: f32 = 3.0;

/// How fast Adam's running means fade.
const FADE: f32 = 0.9;
const SLOW_FADE: f32 = 0.999;

/// The weights that are learnt, in moves.
pub(crate) struct Model {
    weights: Vec<f32>,
    /// What they are held to.
    prior: Vec<f32>,
    /// Running means of the gradient and of its square.
    first: Vec<f32>,
    second: Vec<f32>,
    gradient: Vec<f32>,
    steps: i32,
}

impl Model {
    /// Begins with the weights of before.
    pub(crate) fn new(before: &Weights) -> Model {
        let weights: Vec<f32> = (0..COUNT).map(|feature| before.get(feature) as f32 / 100.0).collect();
        let zero = vec![0.0; COUNT];
        Model {
            prior: weights.clone(),
            weights,
            first: zero.clone(),
            second: zero.clone(),
            gradient: zero,
            steps: 0,
        }
    }

    /// The lead of the player to move as the weights tell it, in moves.
    fn lead(&self, lesson: &Lesson) -> f32 {
        let needed =
            |features: &[u16]| -> f32 { features.iter().map(|f| self.weights[usize::from(*f)]).sum() };
        needed(&lesson.features[1]) - needed(&lesson.features[0])
    }

    /// The mean difference from what is to be foretold, in moves.
    pub(crate) fn error(&self, lessons: &[Lesson]) -> f32 {
        let off = |lesson: &Lesson| f64::from((self.lead(lesson) - lesson.target).abs());
        (lessons.iter().map(off).sum::<f64>() / lessons.len().max(1) as f64) as f32
    }

    /// One step of Adam's method.
    pub(crate) fn learn(&mut self, batch: &[&Lesson], pace: f32, hold: f32) {
        self.gradient.fill(0.0);
        for lesson in batch {
            self.add_gradient(lesson, 1.0 / batch.len() as f32);
        }
        self.steps += 1;
        let unbiased = 1.0 / (1.0 - FADE.powi(self.steps));
        let slow_unbiased = 1.0 / (1.0 - SLOW_FADE.powi(self.steps));
        for at in 0..COUNT {
            let gradient = self.gradient[at] + hold * (self.weights[at] - self.prior[at]);
            self.first[at] = FADE * self.first[at] + (1.0 - FADE) * gradient;
            self.second[at] = SLOW_FADE * self.second[at] + (1.0 - SLOW_FADE) * gradient * gradient;
            let step = self.first[at] * unbiased / ((self.second[at] * slow_unbiased).sqrt() + 1e-8);
            self.weights[at] -= pace * step;
        }
    }

    fn add_gradient(&mut self, lesson: &Lesson, share: f32) {
        let off = (self.lead(lesson) - lesson.target) / CLOSE;
        let error = share * off / (1.0 + off * off).sqrt();
        for (features, error) in lesson.features.iter().zip([-error, error]) {
            for feature in features {
                self.gradient[usize::from(*feature)] += error;
            }
        }
    }

    pub(crate) fn to_weights(&self) -> Weights {
        let mut weights = Weights::ZERO;
        for (feature, weight) in self.weights.iter().enumerate() {
            let home = feature == FIRST_HOME || feature == SECOND_HOME;
            weights.set(feature, if home { 0 } else { (weight * 100.0).round() as i32 });
        }
        weights
    }
}
