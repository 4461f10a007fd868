//! Random numbers that make up position keys.

use crate::{Piece, Side, Space, SpaceSet};

/// One number for each piece on each space. A page's module does without the table: it cannot be compressed, and pages load it.
#[cfg(not(target_arch = "wasm32"))]
static PIECES: [[u64; Space::COUNT]; Piece::COUNT] = {
    let mut keys = [[0; Space::COUNT]; Piece::COUNT];
    let mut piece = 0;
    while piece < Piece::COUNT {
        let mut space = 0;
        while space < Space::COUNT {
            keys[piece][space] = number(piece, space);
            space += 1;
        }
        piece += 1;
    }
    keys
};

/// Part of the key while Blue is to move.
pub(crate) const BLUE_TO_MOVE: u64 = mix((Piece::COUNT * Space::COUNT) as u64);

const BLUE_STARTED: u64 = mix((Piece::COUNT * Space::COUNT + 1) as u64);

/// The part of the key that says who started.
pub(crate) const fn starter(starter: Side) -> u64 {
    match starter {
        Side::Red => 0,
        Side::Blue => BLUE_STARTED,
    }
}

/// The part of the key for a piece on a space. Interchangeable pieces share theirs.
#[inline]
pub(crate) const fn piece(piece: Piece, space: Space, just_colours: bool) -> u64 {
    let index = if just_colours { piece.index() / 10 * 10 } else { piece.index() };
    #[cfg(not(target_arch = "wasm32"))]
    return PIECES[index][space.index()];
    #[cfg(target_arch = "wasm32")]
    return number(index, space.index());
}

const fn number(piece: usize, space: usize) -> u64 {
    mix((piece * Space::COUNT + space) as u64)
}

/// A key with a set of spaces mixed in, for what is not made of single pieces.
#[inline]
pub(crate) const fn mixed(key: u64, spaces: SpaceSet) -> u64 {
    let bits = spaces.bits();
    mixed_word(mixed_word(key, bits as u64), (bits >> 64) as u64)
}

#[inline]
const fn mixed_word(key: u64, word: u64) -> u64 {
    let product = (key ^ word ^ 0x2545_F491_4F6C_DD1D) as u128 * 0x9E37_79B9_7F4A_7C15;
    (product >> 64) as u64 ^ product as u64
}

/// The `n`th number of the `SplitMix64` sequence.
const fn mix(n: u64) -> u64 {
    let mut z = (n + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
