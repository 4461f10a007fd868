//! The weights of the features, read from a text file that is part of the binary.

use std::{fmt, fmt::Write as _};

use colorito::Variant;

use crate::features::{self, GROUPS};

/// The file, one section for each variant. The arena's `examples/train` writes it.
const FILE: &str = include_str!("../weights.txt");

/// What each feature adds to the moves a side still needs, in hundredths of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights([i32; features::COUNT]);

impl Weights {
    /// All zero: a beginning for those who fill them in.
    pub const ZERO: Weights = Weights([0; features::COUNT]);

    /// The weights for a variant.
    pub fn built_in(variant: Variant) -> Weights {
        Weights::section(FILE, variant).unwrap_or(Weights::ZERO)
    }

    /// The weight of a feature.
    #[inline]
    pub fn get(&self, feature: usize) -> i32 {
        self.0[feature]
    }

    /// Sets the weight of a feature.
    pub fn set(&mut self, feature: usize, weight: i32) {
        self.0[feature] = weight;
    }

    /// The weights of someone who cares less for the column a piece belongs to: 0 is no change, 1 is not at
    /// all.
    #[must_use]
    pub fn careless(&self, how: f64) -> Weights {
        let mut careless = self.clone();
        for group in [features::FIRST, features::SECOND] {
            for (at, feature) in group.features().enumerate() {
                let straight = self.get(feature - at % group.width);
                let beside = f64::from(self.get(feature) - straight) * (1.0 - how);
                careless.set(feature, straight + beside.round() as i32);
            }
        }
        careless
    }

    /// Reads the section of a variant from a weights file.
    ///
    /// # Errors
    /// Names the group and line that is missing or not understood.
    pub fn section(file: &str, variant: Variant) -> Result<Weights, WeightsError> {
        let heading = format!("[{variant}]");
        let mut lines = file
            .lines()
            .map(|line| line.split('#').next().unwrap_or_default().trim())
            .filter(|line| !line.is_empty())
            .skip_while(|line| *line != heading)
            .skip(1);
        let mut weights = Weights::ZERO;
        for group in GROUPS {
            for number in 0..group.lines {
                let wrong = || WeightsError { group: group.name, line: number };
                let mut words = lines.next().ok_or_else(wrong)?.split_whitespace();
                if words.next() != Some(group.name) {
                    return Err(wrong());
                }
                let first = group.first + number * group.width;
                for feature in first..first + group.width {
                    weights.0[feature] = words.next().and_then(|word| word.parse().ok()).ok_or_else(wrong)?;
                }
            }
        }
        Ok(weights)
    }

    /// The section of a weights file with these weights.
    pub fn to_section(&self, variant: Variant) -> String {
        let mut text = format!("[{variant}]\n");
        for group in GROUPS {
            for line in 0..group.lines {
                text.push_str(group.name);
                let first = group.first + line * group.width;
                for weight in &self.0[first..first + group.width] {
                    let _ = write!(text, " {weight}");
                }
                text.push('\n');
            }
        }
        text
    }
}

/// What is wrong with a weights file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsError {
    group: &'static str,
    line: usize,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "weights: line {} of the group `{}` is missing or wrong", self.line + 1, self.group)
    }
}

impl std::error::Error for WeightsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_a_complete_section() {
        for variant in Variant::ALL {
            let weights = Weights::section(FILE, variant).unwrap();
            assert_eq!(Weights::section(&weights.to_section(variant), variant), Ok(weights));
        }
    }

    #[test]
    fn a_missing_line_is_named() {
        let whole = Weights::ZERO.to_section(Variant::STANDARD);
        let text: String = whole.split_inclusive('\n').filter(|line| !line.starts_with("reach ")).collect();
        assert!(text.len() < whole.len());
        let error = Weights::section(&text, Variant::STANDARD).unwrap_err();
        assert_eq!(error.to_string(), "weights: line 1 of the group `reach` is missing or wrong");
    }
}
