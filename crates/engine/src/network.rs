//! A small network that counts the moves each side still needs.
//!
//! Weights add up what is seen of each piece by itself. But what a piece left behind costs depends on who can
//! still fetch it, and on whether the opponent is left behind too. So beside its weight every input has a row
//! of numbers for a handful of units: one half is added where the input is the side's own, the other where it
//! is the opponent's. A unit counts from nothing to full, and says by how many moves more or fewer the side is
//! home then. All numbers are integers: every machine, and every page, comes to the same.

use std::{array, fmt};

use colorito::{Position, Side, Space};

use crate::features;

/// The features of [`features`], and beyond them which spaces the pieces of either colour stand on, as their
/// owner sees them.
pub const INPUTS: usize = SPACES + 2 * Space::COUNT;

/// The first input for a space.
const SPACES: usize = features::COUNT;

/// How many units there are.
pub const UNITS: usize = 16;

/// What a full unit counts, and what a whole is in the numbers of rows.
const FULL: i32 = 256;

/// What a hundredth of a move is in the numbers of units.
const FINENESS: i32 = 32;

/// What an input adds to the units of its side, then to those of the opponent: four numbers in each word, so that
/// four are added at once where there are no vectors. What is added is never negative, and so small that no sum
/// reaches over to the next: see [`Inputs::MOST`].
type Row = [u64; WORDS];

const WORDS: usize = 2 * UNITS / LANES;
const LANES: usize = 4;
const LANE: usize = 16;

/// What is added to each number so that none is negative.
const LIFT: i32 = 128;

/// The numbers of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// What each input adds to the moves needed, in hundredths.
    weights: Vec<i16>,
    rows: Vec<Row>,
    /// What the units count before any input.
    bias: [i16; UNITS],
    /// What full units add to the moves needed.
    outputs: [i16; UNITS],
}

/// The inputs of one side.
struct Inputs {
    found: [u16; Inputs::MOST],
    count: usize,
}

impl Inputs {
    /// Each piece has eight at most, and what is told of the whole side takes a dozen more. So many numbers
    /// of a row, lifted, add up to less than a lane holds.
    const MOST: usize = 256;
    const NONE: Inputs = Inputs { found: [0; Inputs::MOST], count: 0 };

    #[inline]
    fn push(&mut self, input: usize) {
        self.found[self.count % Inputs::MOST] = input as u16;
        self.count += 1;
    }

    #[inline]
    fn as_slice(&self) -> &[u16] {
        &self.found[..self.count.min(Inputs::MOST)]
    }
}

/// What the inputs of one side add up to.
struct Sum {
    /// The moves that the side needs by weights alone, in hundredths.
    needed: i32,
    row: Row,
    /// How many they are.
    count: i32,
}

impl Sum {
    /// What they add to a unit.
    fn at(&self, index: usize) -> i32 {
        lane(&self.row, index) - LIFT * self.count
    }
}

/// A row of these numbers.
fn pack(number: impl Fn(usize) -> i8) -> Row {
    array::from_fn(|word| {
        let lane = |lane: usize| u64::from((i32::from(number(word * LANES + lane)) + LIFT).cast_unsigned());
        (0..LANES).fold(0, |packed, at| packed | lane(at) << (LANE * at))
    })
}

/// One of the numbers of a row, lifted.
fn lane(row: &Row, index: usize) -> i32 {
    i32::from((row[index / LANES] >> (LANE * (index % LANES))) as u16)
}

/// How the bytes of a network begin: a name, the form of what follows, and how many units and inputs there are.
const HEADING: [u8; 8] = {
    let inputs = (INPUTS as u16).to_le_bytes();
    [b'C', b'L', b'R', b'T', 1, UNITS as u8, inputs[0], inputs[1]]
};

const INPUT_BYTES: usize = 2 + 2 * UNITS;

/// How many they are.
pub(crate) const LENGTH: usize = HEADING.len() + INPUTS * INPUT_BYTES + 2 * 2 * UNITS;

impl Network {
    /// Reads a network.
    ///
    /// # Errors
    /// If the bytes are not those of a network with these inputs and units.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let numbers = bytes.strip_prefix(&HEADING).ok_or(NetworkError::Heading)?;
        if bytes.len() != LENGTH {
            return Err(NetworkError::Length { expected: LENGTH, found: bytes.len() });
        }
        let (inputs, units) = numbers.split_at(INPUTS * INPUT_BYTES);
        let inputs = inputs.chunks_exact(INPUT_BYTES);
        Ok(Network {
            weights: inputs.clone().map(|input| short(input, 0)).collect(),
            rows: inputs.map(|input| pack(|at| input[2 + at].cast_signed())).collect(),
            bias: array::from_fn(|unit| short(units, unit)),
            outputs: array::from_fn(|unit| short(units, UNITS + unit)),
        })
    }

    /// A network of numbers as learning finds them: for each input its weight in moves and its row, for each
    /// unit its bias and its output in moves. What is too large to be kept is cut.
    pub fn from_numbers(
        inputs: impl Iterator<Item = (f32, [f32; 2 * UNITS])>,
        bias: [f32; UNITS],
        outputs: [f32; UNITS],
    ) -> Network {
        let (weights, rows) = inputs
            .map(|(weight, row)| {
                let row = pack(|at| (row[at] * FULL as f32).round() as i8);
                ((weight * 100.0).round() as i16, row)
            })
            .unzip();
        Network {
            weights,
            rows,
            bias: bias.map(|number| (number * FULL as f32).round() as i16),
            outputs: outputs.map(|moves| (moves * 100.0 * FINENESS as f32).round() as i16),
        }
    }

    /// Its bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = HEADING.to_vec();
        for (weight, row) in self.weights.iter().zip(&self.rows) {
            bytes.extend(weight.to_le_bytes());
            bytes.extend((0..2 * UNITS).map(|at| (lane(row, at) - LIFT) as i8).map(i8::cast_unsigned));
        }
        for number in self.bias.iter().chain(&self.outputs) {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }

    /// The moves Red and Blue still need, in hundredths.
    #[inline]
    pub(crate) fn needed(&self, position: &Position) -> [i32; 2] {
        let mut inputs = [Inputs::NONE; 2];
        for_each_input(position, |side, input| inputs[side as usize].push(input));
        let sums = inputs.each_ref().map(|inputs| self.sum(inputs.as_slice()));
        let of_side = |side: usize| {
            let (own, opponents) = (&sums[side], &sums[1 - side]);
            let counted = |unit: usize| {
                let count = i32::from(self.bias[unit]) + own.at(unit) + opponents.at(UNITS + unit);
                count.clamp(0, FULL) * i32::from(self.outputs[unit])
            };
            own.needed + (0..UNITS).map(counted).sum::<i32>() / (FULL * FINENESS)
        };
        [of_side(0), of_side(1)]
    }

    /// What some inputs of a side add up to. All the time of the network goes into this loop.
    #[inline]
    fn sum(&self, inputs: &[u16]) -> Sum {
        let mut sum = Sum { needed: 0, row: [0; WORDS], count: inputs.len() as i32 };
        for input in inputs {
            sum.needed += i32::from(self.weights[usize::from(*input)]);
            for (sum, numbers) in sum.row.iter_mut().zip(&self.rows[usize::from(*input)]) {
                *sum = sum.wrapping_add(*numbers);
            }
        }
        sum
    }
}

/// Calls a function with every input of the position: the side it belongs to and its index.
#[inline]
pub fn for_each_input(position: &Position, mut found: impl FnMut(Side, usize)) {
    features::for_each(position, &mut found);
    for side in Side::ALL {
        for (colour, first) in side.colours().into_iter().zip([SPACES, SPACES + Space::COUNT]) {
            for space in position.coloured(colour) {
                found(side, first + seen_by_owner(side, space));
            }
        }
    }
}

/// The index of a space as if the side sat where Red sits.
const fn seen_by_owner(side: Side, space: Space) -> usize {
    match side {
        Side::Red => space.index(),
        Side::Blue => Space::COUNT - 1 - space.index(),
    }
}

/// One of some numbers of two bytes.
fn short(bytes: &[u8], index: usize) -> i16 {
    i16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]])
}

/// Why bytes are not a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// They begin otherwise, or are for other inputs and units.
    Heading,
    /// They are too many or too few.
    Length {
        /// How many they should be.
        expected: usize,
        /// How many they are.
        found: usize,
    },
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::Heading => {
                write!(f, "this is no network of {INPUTS} inputs and {UNITS} units: it begins otherwise")
            }
            NetworkError::Length { expected, found } => {
                write!(f, "these are {found} bytes of networks; there should be {expected}")
            }
        }
    }
}

impl std::error::Error for NetworkError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network of small numbers that differ.
    fn network() -> Network {
        let row = |input: usize| array::from_fn(|at| ((input * 31 + at * 7) % 41) as f32 / 400.0 - 0.05);
        let inputs = (0..INPUTS).map(|input| (input as f32 / 100.0, row(input)));
        Network::from_numbers(inputs, [0.25; UNITS], array::from_fn(|unit| unit as f32 / 4.0 - 2.0))
    }

    #[test]
    fn a_network_is_read_as_it_was_written() {
        let network = network();
        let bytes = network.to_bytes();
        assert_eq!(Network::from_bytes(&bytes), Ok(network));
        assert_eq!(Network::from_bytes(&bytes[1..]), Err(NetworkError::Heading));
        assert_eq!(
            Network::from_bytes(&bytes[..LENGTH - 1]),
            Err(NetworkError::Length { expected: LENGTH, found: LENGTH - 1 })
        );
        assert_eq!(Network::from_bytes(&[]), Err(NetworkError::Heading));
    }

    /// Counted in floating point, input by input.
    #[test]
    fn counts_what_its_numbers_say() {
        let network = network();
        let text = "jIH7/2tq1DE1A1/3i2na2/3RrbBKo1/4FTsg2/3MphG3/1Om1CS4/l2N1eJQ2/1L3P2f1/1kcd6 b b 50";
        let position = Position::parse(text, colorito::Rules::default()).unwrap();
        let needed = network.needed(&position);
        for side in Side::ALL {
            let (mut moves, mut units) = (0.0, network.bias.map(f64::from));
            for_each_input(&position, |owner, input| {
                let half = if owner == side { 0 } else { UNITS };
                for (at, unit) in units.iter_mut().enumerate() {
                    *unit += f64::from(lane(&network.rows[input], half + at) - LIFT);
                }
                if owner == side {
                    moves += f64::from(network.weights[input]);
                }
            });
            for (unit, output) in units.iter().zip(&network.outputs) {
                let share = unit.clamp(0.0, f64::from(FULL)) / f64::from(FULL);
                moves += share * f64::from(*output) / f64::from(FINENESS);
            }
            assert!((moves - f64::from(needed[side as usize])).abs() < 1.0, "{moves} and {needed:?}");
        }
    }

    #[test]
    fn both_sides_are_seen_alike() {
        let text = "jIH7/2tq1DE1A1/3i2na2/3RrbBKo1/4FTsg2/3MphG3/1Om1CS4/l2N1eJQ2/1L3P2f1/1kcd6 b b 50";
        let position = Position::parse(text, colorito::Rules::default()).unwrap();
        let [red, blue] = network().needed(&position);
        assert_eq!(network().needed(&position.turned()), [blue, red]);
    }
}
