//! Counting all sequences of moves, to check and to measure the rules.

use crate::{Move, Position};

/// How many sequences of `depth` legal moves there are. Finished games go no further; a pass is a move.
///
/// The depth is a small number because each move is a call in a call.
pub fn perft(position: &Position, depth: u8) -> u64 {
    count(&mut position.clone(), depth, &mut Memory::none()).sequences
}

/// The same with memory: what follows a position that comes about in several ways is counted once, as long as
/// it is remembered. Equal-coloured pieces are told apart only where somebody can get to a target of their colour:
/// elsewhere numbers do not matter. Positions are told by 64-bit keys, and no more than so many bytes are used.
pub fn perft_with_memory(position: &Position, depth: u8, bytes: usize) -> u64 {
    count(&mut position.clone(), depth, &mut Memory::new(bytes)).sequences
}

/// For each legal move, how many sequences of `depth` moves begin with it. Empty for depth 0.
pub fn divide(position: &Position, depth: u8) -> Vec<(Move, u64)> {
    let Some(left) = depth.checked_sub(1) else { return Vec::new() };
    let mut position = position.clone();
    let moves = position.legal_moves();
    let mut memory = Memory::none();
    moves.into_iter().map(|m| (m, after(&mut position, m, left, &mut memory).sequences)).collect()
}

/// A number of sequences.
#[derive(Clone, Copy)]
struct Count {
    sequences: u64,
    /// Whether it is the same for all positions with the same colours on the same spaces: nobody in them ever stood
    /// on a target of their colour, so whatever the numbers, nobody was ever home and no game ended.
    by_colour: bool,
}

fn count(position: &mut Position, depth: u8, memory: &mut Memory) -> Count {
    match depth {
        0 => return Count { sequences: 1, by_colour: true },
        1 => return Count { sequences: position.count_moves(), by_colour: position.is_told_by_colour() },
        _ => {}
    }
    let place = memory.place(position, depth);
    if let Some(known) = place.and_then(|place| memory.recall(place, position, depth)) {
        return known;
    }
    let counted = if depth == 2 {
        let (sequences, by_colour) = position.count_move_pairs(&mut memory.replies);
        Count { sequences, by_colour }
    } else {
        let mut moves = Vec::with_capacity(96);
        position.for_each_move(|m| moves.push(m));
        let mut sum = Count { sequences: 0, by_colour: position.is_told_by_colour() };
        for m in moves {
            let Count { sequences, by_colour } = after(position, m, depth - 1, memory);
            sum.sequences += sequences;
            sum.by_colour &= by_colour;
        }
        sum
    };
    if let Some(place) = place {
        memory.remember(place, position, depth, counted);
    }
    counted
}

#[inline]
fn after(position: &mut Position, m: Move, depth: u8, memory: &mut Memory) -> Count {
    position.play_unchecked(m);
    let counted = count(position, depth, memory);
    position.undo_unchecked(m);
    counted
}

/// Counts that are remembered, each until another one needs its place: half of the bytes for what follows positions,
/// half for single replies.
struct Memory {
    entries: Vec<Entry>,
    replies: Replies,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    colours: u64,
    /// The key with the pieces told apart, where they have to be.
    pieces: Option<u64>,
    sequences: u64,
    /// Zero for a place that is not used yet.
    depth: u8,
}

/// Where a position with these colours belongs.
#[derive(Clone, Copy)]
struct Place {
    colours: u64,
    index: usize,
}

impl Memory {
    fn none() -> Memory {
        Memory { entries: Vec::new(), replies: Replies(Vec::new()) }
    }

    fn new(bytes: usize) -> Memory {
        let half = bytes / 2;
        Memory {
            entries: vec![Entry::default(); half / size_of::<Entry>()],
            replies: Replies(vec![0; half / size_of::<u64>()]),
        }
    }

    fn place(&self, position: &Position, depth: u8) -> Option<Place> {
        if self.entries.is_empty() {
            return None;
        }
        let colours = position.colour_key();
        Some(Place { colours, index: index(colours ^ u64::from(depth), self.entries.len()) })
    }

    fn recall(&self, place: Place, position: &Position, depth: u8) -> Option<Count> {
        let Entry { colours, pieces, sequences, depth: remembered } = self.entries[place.index];
        let same = colours == place.colours && remembered == depth;
        let same = same && pieces.is_none_or(|pieces| pieces == position.key());
        same.then_some(Count { sequences, by_colour: pieces.is_none() })
    }

    fn remember(&mut self, place: Place, position: &Position, depth: u8, count: Count) {
        let pieces = (!count.by_colour).then_some(position.key());
        self.entries[place.index] =
            Entry { colours: place.colours, pieces, sequences: count.sequences, depth };
    }
}

/// Numbers of single moves that are remembered, each in one word: the number below, the rest of the key above. There
/// is always a move, if only a pass, so an empty word is none of them.
pub(crate) struct Replies(Vec<u64>);

impl Replies {
    /// More moves than a side of twenty pieces on a hundred spaces can have.
    const MOST: u64 = 0xFFF;

    /// The number under a key, counted if it is not remembered.
    #[inline]
    pub(crate) fn count(&mut self, key: impl FnOnce() -> u64, counted: impl FnOnce() -> u64) -> u64 {
        if self.0.is_empty() {
            return counted();
        }
        let key = key();
        let index = index(key, self.0.len());
        let known = self.0[index];
        if known & Replies::MOST != 0 && (known ^ key) & !Replies::MOST == 0 {
            return known & Replies::MOST;
        }
        let moves = counted();
        self.0[index] = (key & !Replies::MOST) | moves;
        moves
    }
}

/// The place of a key among so many.
#[inline]
fn index(key: u64, places: usize) -> usize {
    let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    ((u128::from(mixed) * places as u128) >> 64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Rules, Variant};

    /// `variant | board | position | counts by the naive generator | kind`, one position a line.
    const SUITE: &str = include_str!("../tests/data/perft.txt");

    fn suite() -> impl Iterator<Item = Position> {
        SUITE.lines().filter(|line| !line.starts_with('#')).map(|line| {
            let [variant, board, position]: [&str; 3] =
                line.splitn(4, " | ").collect::<Vec<_>>()[..3].try_into().unwrap();
            let variant: Variant = variant.parse().unwrap();
            Position::parse(position, Rules { variant, board: Board::named(board).unwrap() }).unwrap()
        })
    }

    /// The position with two equal-coloured pieces in each other's places, for each two with numbers side by side.
    fn twins(position: &Position) -> impl Iterator<Item = Position> {
        let pieces: Vec<_> = crate::Piece::all().collect();
        let pairs: Vec<_> = pieces
            .windows(2)
            .filter(|pair| pair[0].colour() == pair[1].colour())
            .map(<[_]>::to_vec)
            .collect();
        pairs.into_iter().map(|pair| {
            let mut arrangement = position.arrangement();
            let [first, second] = [pair[0], pair[1]].map(|piece| position.find(piece).unwrap());
            arrangement.set(first, Some(pair[1]));
            arrangement.set(second, Some(pair[0]));
            Position::new(&arrangement, *position.rules()).unwrap()
        })
    }

    #[test]
    fn positions_that_differ_in_numbers_share_a_memory() {
        let (mut shared, mut apart) = (0, 0);
        for position in suite() {
            let mut memory = Memory::new(1 << 18);
            let first = count(&mut position.clone(), 2, &mut memory);
            for mut twin in twins(&position) {
                let alone = perft(&twin, 2);
                let recalled = count(&mut twin, 2, &mut memory);
                assert_eq!(recalled.sequences, alone, "{twin:?} after {position:?}");
                assert!(!first.by_colour || alone == first.sequences, "{twin:?} and {position:?}");
                shared += usize::from(first.by_colour);
                apart += usize::from(alone != first.sequences);
            }
        }
        assert!(shared > 500 && apart > 100, "{shared} told by colour, {apart} with another count");
    }
}
