//! Means with error bars.

use std::fmt;

/// The bounds of a 95 % interval in standard errors.
pub(crate) const DEVIATIONS: f64 = 1.96;

/// A mean of values that do not depend on each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Mean {
    /// How many values.
    pub(crate) count: usize,
    /// Their mean.
    pub(crate) value: f64,
    /// How far they lie from it: the standard deviation.
    pub(crate) spread: f64,
}

impl Mean {
    /// The mean of some values; `None` if there are none.
    pub(crate) fn of(values: impl IntoIterator<Item = f64>) -> Option<Mean> {
        let values: Vec<f64> = values.into_iter().collect();
        let count = values.len();
        if count == 0 {
            return None;
        }
        let value = values.iter().sum::<f64>() / count as f64;
        let squares: f64 = values.iter().map(|each| (each - value).powi(2)).sum();
        let spread = if count > 1 { (squares / (count - 1) as f64).sqrt() } else { 0.0 };
        Some(Mean { count, value, spread })
    }

    /// Half the width of its 95 % interval; one value alone says nothing of that.
    pub(crate) fn error(&self) -> Option<f64> {
        (self.count > 1).then(|| DEVIATIONS * self.spread / (self.count as f64).sqrt())
    }

    /// The same in hundredths.
    pub(crate) fn percent(self) -> Mean {
        Mean { value: 100.0 * self.value, spread: 100.0 * self.spread, ..self }
    }

    /// The mean and the bounds of its interval.
    pub(crate) fn interval(&self) -> [f64; 3] {
        let error = self.error().unwrap_or(0.0);
        [self.value - error, self.value, self.value + error]
    }
}

impl fmt::Display for Mean {
    /// With its error: `52.4 ± 4.1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1}", self.value)?;
        self.error().map_or(Ok(()), |error| write!(f, " ± {error:.1}"))
    }
}

/// The value below which a share of the values lies, from 0 to 1; `None` if there are none.
pub(crate) fn quantile(values: impl IntoIterator<Item = u32>, share: f64) -> Option<u32> {
    let mut values: Vec<u32> = values.into_iter().collect();
    values.sort_unstable();
    let last = values.len().checked_sub(1)?;
    Some(values[(share.clamp(0.0, 1.0) * last as f64).round() as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_of_a_coin() {
        let coin = Mean::of((0..400).map(|toss| f64::from(toss % 2))).unwrap().percent();
        assert_eq!(coin.to_string(), "50.0 ± 4.9");
        let [lower, mean, upper] = coin.interval();
        assert!(lower < 45.2 && (mean - 50.0).abs() < 1e-9 && upper > 54.8);
    }

    #[test]
    fn few_values_have_no_error() {
        assert_eq!(Mean::of([]), None);
        assert_eq!(Mean::of([3.0]).unwrap().to_string(), "3.0");
        assert_eq!(Mean::of([3.0, 3.0]).unwrap().to_string(), "3.0 ± 0.0");
    }

    #[test]
    fn quantiles() {
        assert_eq!(quantile([], 0.5), None);
        assert_eq!(quantile([9, 1, 5], 0.5), Some(5));
        assert_eq!(quantile(0..=100, 0.9), Some(90));
    }
}
