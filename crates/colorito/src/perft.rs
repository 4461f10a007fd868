//! Counting all sequences of moves, to check and to measure the rules.

use crate::{Move, Position};

/// How many sequences of `depth` legal moves there are. Finished games go no further; a pass is a move.
///
/// The depth is a small number because each move is a call in a call.
pub fn perft(position: &Position, depth: u8) -> u64 {
    count(&mut position.clone(), depth, &mut Memory::none())
}

/// The same with memory: what follows a position that comes about in several ways is counted once, as long as
/// it is remembered. Positions are told by their 64-bit [keys](Position::key), and no more than so many bytes
/// are used.
pub fn perft_with_memory(position: &Position, depth: u8, bytes: usize) -> u64 {
    count(&mut position.clone(), depth, &mut Memory::new(bytes))
}

/// For each legal move, how many sequences of `depth` moves begin with it. Empty for depth 0.
pub fn divide(position: &Position, depth: u8) -> Vec<(Move, u64)> {
    let Some(left) = depth.checked_sub(1) else { return Vec::new() };
    let mut position = position.clone();
    let moves = position.legal_moves();
    let mut memory = Memory::none();
    moves.into_iter().map(|m| (m, after(&mut position, m, left, &mut memory))).collect()
}

fn count(position: &mut Position, depth: u8, memory: &mut Memory) -> u64 {
    match depth {
        0 => return 1,
        1 => return position.count_moves(),
        _ => {}
    }
    if let Some(known) = memory.recall(position.key(), depth) {
        return known;
    }
    let sequences = if depth == 2 {
        position.count_move_pairs()
    } else {
        let mut moves = Vec::with_capacity(96);
        position.for_each_move(|m| moves.push(m));
        moves.into_iter().map(|m| after(position, m, depth - 1, memory)).sum()
    };
    memory.remember(position.key(), depth, sequences);
    sequences
}

#[inline]
fn after(position: &mut Position, m: Move, depth: u8, memory: &mut Memory) -> u64 {
    position.play_unchecked(m);
    let sequences = count(position, depth, memory);
    position.undo_unchecked(m);
    sequences
}

/// Counts that are remembered, each until another one needs its place.
struct Memory(Vec<Entry>);

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    sequences: u64,
    /// Zero for a place that is not used yet.
    depth: u8,
}

impl Memory {
    fn none() -> Memory {
        Memory(Vec::new())
    }

    fn new(bytes: usize) -> Memory {
        Memory(vec![Entry::default(); bytes / size_of::<Entry>()])
    }

    fn place(&self, key: u64, depth: u8) -> Option<usize> {
        let mixed = (key ^ u64::from(depth)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let place = (u128::from(mixed) * self.0.len() as u128) >> 64;
        (!self.0.is_empty()).then_some(place as usize)
    }

    fn recall(&self, key: u64, depth: u8) -> Option<u64> {
        let entry = self.0[self.place(key, depth)?];
        (entry.key == key && entry.depth == depth).then_some(entry.sequences)
    }

    fn remember(&mut self, key: u64, depth: u8, sequences: u64) {
        if let Some(place) = self.place(key, depth) {
            self.0[place] = Entry { key, sequences, depth };
        }
    }
}
