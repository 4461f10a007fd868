//! A small network that sees both armies at once.
//!
//! The weights add up what every feature costs by itself. What a piece left behind costs depends on
//! everything else: on how many are home, on who comes past. The network has the same features of both sides
//! as inputs, one layer of hidden units, and says how many more moves a side needs than the sum of the
//! weights.

use std::fmt;

use colorito::Variant;

use crate::features;

/// The file, one part for each variant. The arena's `examples/train` writes it.
static FILE: &[u8] = include_bytes!("../networks.bin");

/// How many hidden units there are.
pub const UNITS: usize = 16;

/// What stands for 1 in a unit, and the largest value it takes.
pub const ONE: i16 = 128;

/// Everything a feature adds: to the units of its own side, and to those of the other.
type Row = [i16; 2 * UNITS];

/// The network of one variant.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    rows: Box<[Row; features::COUNT]>,
    biases: [i16; UNITS],
    /// What each unit adds to the moves a side needs, in hundredths of a move.
    outputs: [i16; UNITS],
}

/// Numbers in the file for each variant.
const NUMBERS: usize = features::COUNT * 2 * UNITS + 2 * UNITS;

impl Network {
    /// The network for a variant; `None` if it has none.
    pub fn built_in(variant: Variant) -> Option<Network> {
        Network::part(FILE, variant)
    }

    /// Reads the part of a variant from a file of networks.
    pub fn part(file: &[u8], variant: Variant) -> Option<Network> {
        let at = Variant::ALL.iter().position(|known| *known == variant)?;
        let bytes = file.get(at * 2 * NUMBERS..(at + 1) * 2 * NUMBERS)?;
        let numbers: Vec<i16> =
            bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        Network::from_numbers(&numbers)
    }

    /// A network from its numbers: the rows of all features, the biases, the outputs. One whose outputs are
    /// all zero is none.
    pub fn from_numbers(numbers: &[i16]) -> Option<Network> {
        let (rows, rest) = numbers.split_at_checked(features::COUNT * 2 * UNITS)?;
        let (biases, outputs) = rest.split_at_checked(UNITS)?;
        let outputs: [i16; UNITS] = outputs.try_into().ok()?;
        let rows: Vec<Row> = rows.chunks_exact(2 * UNITS).map_while(|row| row.try_into().ok()).collect();
        let network = Network {
            rows: rows.into_boxed_slice().try_into().ok()?,
            biases: biases.try_into().ok()?,
            outputs,
        };
        (outputs != [0; UNITS]).then_some(network)
    }

    /// The bytes of its part of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rows = self.rows.iter().flatten();
        rows.chain(&self.biases).chain(&self.outputs).flat_map(|number| number.to_le_bytes()).collect()
    }

    /// The bytes of a variant that has no network.
    pub fn no_bytes() -> Vec<u8> {
        vec![0; 2 * NUMBERS]
    }

    /// How many more moves either side needs than the weights say, in hundredths.
    #[inline]
    pub(crate) fn needed(&self, sums: &[Sum; 2]) -> [i32; 2] {
        [self.output(&sums[0], &sums[1]), self.output(&sums[1], &sums[0])]
    }

    #[inline]
    fn output(&self, own: &Sum, other: &Sum) -> i32 {
        let mut output = 0;
        for unit in 0..UNITS {
            let value = self.biases[unit] + own.0[unit] + other.0[UNITS + unit];
            output += i32::from(value.clamp(0, ONE)) * i32::from(self.outputs[unit]);
        }
        output / i32::from(ONE)
    }
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network").field("outputs", &self.outputs).finish_non_exhaustive()
    }
}

/// The sum of the rows of a side's features.
#[derive(Clone, Copy)]
pub(crate) struct Sum([i16; 2 * UNITS]);

impl Sum {
    pub(crate) const ZERO: Sum = Sum([0; 2 * UNITS]);

    #[inline]
    pub(crate) fn add(&mut self, network: &Network, feature: usize) {
        for (sum, weight) in self.0.iter_mut().zip(&network.rows[feature]) {
            *sum += *weight;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_read_as_it_was_written() {
        let mut numbers = vec![0; NUMBERS];
        for (at, number) in numbers.iter_mut().enumerate() {
            *number = (at % 251) as i16 - 125;
        }
        let network = Network::from_numbers(&numbers).unwrap();
        let file = [Network::no_bytes(), network.to_bytes()].concat();
        assert_eq!(Network::part(&file, Variant::ALL[1]), Some(network));
        assert_eq!(Network::part(&file, Variant::ALL[0]), None, "all zero is no network");
        assert_eq!(Network::part(&file, Variant::ALL[2]), None);
    }

    #[test]
    fn units_are_cut_on_both_sides() {
        let mut numbers = vec![0; NUMBERS];
        let feature = 3;
        numbers[feature * 2 * UNITS] = 100;
        numbers[feature * 2 * UNITS + UNITS + 1] = -5;
        numbers[NUMBERS - UNITS] = 50;
        numbers[NUMBERS - UNITS + 1] = 70;
        let network = Network::from_numbers(&numbers).unwrap();
        let mut own = Sum::ZERO;
        own.add(&network, feature);
        assert_eq!(network.needed(&[own, Sum::ZERO]), [100 * 50 / 128, 0]);
        own.add(&network, feature);
        assert_eq!(network.needed(&[own, Sum::ZERO]), [50, 0]);
    }
}
