//! Least squares: what each of several things costs.

use crate::statistics::DEVIATIONS;

/// A cost with half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cost {
    pub(crate) cost: f64,
    pub(crate) error: f64,
}

/// The costs whose sums come closest to what was paid: `paid ≈ Σ cost × amount`, nothing for nothing. What
/// nobody had any of has no cost; `None` if the amounts do not tell the others apart.
pub(crate) fn costs<const N: usize>(samples: &[([f64; N], f64)]) -> Option<[Option<Cost>; N]> {
    let mut products = [[0.0; N]; N];
    let mut paid_for = [0.0; N];
    for (amounts, paid) in samples {
        for row in 0..N {
            paid_for[row] += amounts[row] * paid;
            for column in 0..N {
                products[row][column] += amounts[row] * amounts[column];
            }
        }
    }
    let had: [bool; N] = std::array::from_fn(|at| products[at][at] > 0.0);
    for at in (0..N).filter(|at| !had[*at]) {
        products[at][at] = 1.0;
    }
    let unknowns = had.iter().filter(|had| **had).count();
    let freedom = samples.len().checked_sub(unknowns).filter(|freedom| *freedom > 0)?;
    let inverse = inverse(products)?;
    let cost = inverse.map(|row| dot(&row, &paid_for));
    let off: f64 = samples.iter().map(|(amounts, paid)| (paid - dot(amounts, &cost)).powi(2)).sum();
    let variance = off / freedom as f64;
    let error = |at: usize| DEVIATIONS * (variance * inverse[at][at].max(0.0)).sqrt();
    Some(std::array::from_fn(|at| had[at].then(|| Cost { cost: cost[at], error: error(at) })))
}

fn dot<const N: usize>(a: &[f64; N], b: &[f64; N]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// A pivot below this is none.
const TINY: f64 = 1e-9;

/// The inverse of a matrix by elimination, if it has one.
fn inverse<const N: usize>(mut matrix: [[f64; N]; N]) -> Option<[[f64; N]; N]> {
    let mut inverse: [[f64; N]; N] =
        std::array::from_fn(|row| std::array::from_fn(|column| f64::from(u8::from(row == column))));
    for at in 0..N {
        let pivot = (at..N).max_by(|a, b| matrix[*a][at].abs().total_cmp(&matrix[*b][at].abs()))?;
        matrix.swap(at, pivot);
        inverse.swap(at, pivot);
        let scale = matrix[at][at];
        if scale.abs() < TINY {
            return None;
        }
        matrix[at] = matrix[at].map(|value| value / scale);
        inverse[at] = inverse[at].map(|value| value / scale);
        let (pivot_row, inverse_row) = (matrix[at], inverse[at]);
        for row in (0..N).filter(|row| *row != at) {
            let times = matrix[row][at];
            for column in 0..N {
                matrix[row][column] -= times * pivot_row[column];
                inverse[row][column] -= times * inverse_row[column];
            }
        }
    }
    Some(inverse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_costs_are_found() {
        let samples = [([1.0, 0.0], 4.0), ([0.0, 1.0], 1.5), ([2.0, 3.0], 12.5), ([1.0, 1.0], 5.5)];
        let [first, second] = costs(&samples).unwrap().map(Option::unwrap);
        assert!((first.cost - 4.0).abs() < 1e-9 && (second.cost - 1.5).abs() < 1e-9);
        assert!(first.error < 1e-6);
    }

    #[test]
    fn noise_has_an_error_that_shrinks() {
        let noisy = |count: usize| -> Vec<([f64; 1], f64)> {
            (0..count).map(|at| ([1.0], if at % 2 == 0 { 2.0 } else { 4.0 })).collect()
        };
        let [few] = costs(&noisy(10)).unwrap().map(Option::unwrap);
        let [many] = costs(&noisy(1_000)).unwrap().map(Option::unwrap);
        assert!((few.cost - 3.0).abs() < 1e-9 && (many.cost - 3.0).abs() < 1e-9);
        assert!((few.error - DEVIATIONS / 3.0).abs() < 1e-9 && many.error < few.error / 9.0);
    }

    #[test]
    fn what_cannot_be_told_apart_has_no_costs() {
        assert_eq!(costs(&[([1.0, 1.0], 2.0), ([2.0, 2.0], 4.0), ([3.0, 3.0], 6.0)]), None);
        assert_eq!(costs::<2>(&[]), None);
    }

    #[test]
    fn what_nobody_had_has_no_cost() {
        let [had, none] = costs(&[([1.0, 0.0], 2.0), ([2.0, 0.0], 4.0)]).unwrap();
        assert!(none.is_none() && (had.unwrap().cost - 2.0).abs() < 1e-9);
    }
}
