//! Four 32-bit words side by side, worked on together.
//!
//! Compilers do not reliably see that four equal operations on four words are one operation on a vector, and
//! move counting is twice as fast when they are. So x86-64 gets its vector type, which every such processor
//! has; all others get an array. Both pass the same tests.

use crate::SpaceSet;

/// A set of spaces as one word for each class, see [`space_set`](crate::space_set).
///
/// Words are numbered by their spaces: bit 0 of the number is set for columns b, d, f …, bit 1 for rows 2, 4,
/// 6 …
#[derive(Clone, Copy)]
pub(crate) struct Lanes(words::Words);

impl Lanes {
    #[inline(always)]
    pub(crate) fn new(bits: u128) -> Lanes {
        Lanes(words::new(bits))
    }

    #[inline(always)]
    pub(crate) fn bits(self) -> u128 {
        words::bits(self.0)
    }

    /// The words of the classes beside: each trades places with the one in the columns between.
    #[inline(always)]
    pub(crate) fn swap_columns(self) -> Lanes {
        Lanes(words::swap_columns(self.0))
    }

    /// The words of the classes above and below: each trades places with the one in the rows between.
    #[inline(always)]
    pub(crate) fn swap_rows(self) -> Lanes {
        Lanes(words::swap_rows(self.0))
    }

    /// The lowest bit of each word.
    #[inline(always)]
    pub(crate) fn lowest(self) -> Lanes {
        Lanes(words::lowest(self.0))
    }

    /// The words of columns a, c, e … from this set, those of columns b, d, f … from the other.
    #[inline(always)]
    pub(crate) fn in_odd_columns_else(self, other: Lanes) -> Lanes {
        const ODD: u128 = 0x0000_0000_FFFF_FFFF_0000_0000_FFFF_FFFF;
        (self & Lanes::new(ODD)) | (other & Lanes::new(!ODD))
    }

    /// The words of rows 1, 3, 5 … from this set, those of rows 2, 4, 6 … from the other.
    #[inline(always)]
    pub(crate) fn in_odd_rows_else(self, other: Lanes) -> Lanes {
        const ODD: u128 = u64::MAX as u128;
        (self & Lanes::new(ODD)) | (other & Lanes::new(!ODD))
    }

    /// The words that have a bit in common with the other set's; the rest are empty.
    #[inline(always)]
    pub(crate) fn where_meeting(self, other: Lanes) -> Lanes {
        Lanes(words::and_not(self.0, words::empty_words((self & other).0)))
    }

    /// The bits of this set that the other has not.
    #[inline(always)]
    pub(crate) fn without(self, other: Lanes) -> Lanes {
        Lanes(words::and_not(self.0, other.0))
    }

    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        words::equal(self.0, words::new(0))
    }

    /// The first words of both sets, their second words, and so on, each pair in 64 bits.
    #[inline(always)]
    pub(crate) fn pairs(self, other: Lanes) -> [u64; 4] {
        words::pairs(self.0, other.0)
    }
}

impl From<SpaceSet> for Lanes {
    #[inline(always)]
    fn from(set: SpaceSet) -> Lanes {
        Lanes::new(set.bits())
    }
}

impl PartialEq for Lanes {
    #[inline(always)]
    fn eq(&self, other: &Lanes) -> bool {
        words::equal(self.0, other.0)
    }
}

impl std::ops::BitAnd for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn bitand(self, other: Lanes) -> Lanes {
        Lanes(words::and(self.0, other.0))
    }
}

impl std::ops::BitOr for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn bitor(self, other: Lanes) -> Lanes {
        Lanes(words::or(self.0, other.0))
    }
}

impl std::ops::Shl<u32> for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn shl(self, bits: u32) -> Lanes {
        Lanes(words::left(self.0, bits))
    }
}

impl std::ops::Shr<u32> for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn shr(self, bits: u32) -> Lanes {
        Lanes(words::right(self.0, bits))
    }
}

#[cfg(target_arch = "x86_64")]
use vector as words;

#[cfg(not(target_arch = "x86_64"))]
use array as words;

/// Vector instructions of x86-64.
///
/// The reason for `unsafe`: with the array instead, counting the moves of a position takes 2.1 times as many
/// instructions and about twice the time (docs/decisions.md says how that was measured).
#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "see above; the proof stands at the one place that needs it")]
mod vector {
    use std::arch::x86_64::{
        __m128i, _mm_and_si128, _mm_andnot_si128, _mm_cmpeq_epi32, _mm_cvtsi32_si128, _mm_cvtsi128_si64,
        _mm_movemask_epi8, _mm_or_si128, _mm_set_epi64x, _mm_setzero_si128, _mm_shuffle_epi32, _mm_sll_epi32,
        _mm_srl_epi32, _mm_sub_epi32, _mm_unpackhi_epi32, _mm_unpackhi_epi64, _mm_unpacklo_epi32,
    };

    pub(super) type Words = __m128i;

    macro_rules! sse2 {
        ($instruction:expr) => {
            // SAFETY: the instructions used in this module take and return values, never pointers. Their only
            // requirement is a processor with SSE2, and SSE2 is part of the x86-64 architecture: there is no
            // processor this module is compiled for that lacks it.
            unsafe { $instruction }
        };
    }

    #[inline(always)]
    pub(super) fn new(bits: u128) -> Words {
        sse2!(_mm_set_epi64x((bits >> 64) as i64, bits as i64))
    }

    #[inline(always)]
    pub(super) fn bits(words: Words) -> u128 {
        let [low, high] = halves(words);
        u128::from(low) | u128::from(high) << 64
    }

    #[inline(always)]
    fn halves(words: Words) -> [u64; 2] {
        let high = sse2!(_mm_unpackhi_epi64(words, words));
        [sse2!(_mm_cvtsi128_si64(words)) as u64, sse2!(_mm_cvtsi128_si64(high)) as u64]
    }

    #[inline(always)]
    pub(super) fn swap_columns(words: Words) -> Words {
        sse2!(_mm_shuffle_epi32::<0b10_11_00_01>(words))
    }

    #[inline(always)]
    pub(super) fn swap_rows(words: Words) -> Words {
        sse2!(_mm_shuffle_epi32::<0b01_00_11_10>(words))
    }

    #[inline(always)]
    pub(super) fn lowest(words: Words) -> Words {
        and(words, sse2!(_mm_sub_epi32(_mm_setzero_si128(), words)))
    }

    #[inline(always)]
    pub(super) fn equal(words: Words, other: Words) -> bool {
        sse2!(_mm_movemask_epi8(_mm_cmpeq_epi32(words, other))) == 0xFFFF
    }

    /// All bits of the words that have none.
    #[inline(always)]
    pub(super) fn empty_words(words: Words) -> Words {
        sse2!(_mm_cmpeq_epi32(words, _mm_setzero_si128()))
    }

    #[inline(always)]
    pub(super) fn and(words: Words, other: Words) -> Words {
        sse2!(_mm_and_si128(words, other))
    }

    #[inline(always)]
    pub(super) fn or(words: Words, other: Words) -> Words {
        sse2!(_mm_or_si128(words, other))
    }

    #[inline(always)]
    pub(super) fn and_not(words: Words, other: Words) -> Words {
        sse2!(_mm_andnot_si128(other, words))
    }

    #[inline(always)]
    pub(super) fn left(words: Words, bits: u32) -> Words {
        sse2!(_mm_sll_epi32(words, _mm_cvtsi32_si128(bits.cast_signed())))
    }

    #[inline(always)]
    pub(super) fn right(words: Words, bits: u32) -> Words {
        sse2!(_mm_srl_epi32(words, _mm_cvtsi32_si128(bits.cast_signed())))
    }

    #[inline(always)]
    pub(super) fn pairs(words: Words, other: Words) -> [u64; 4] {
        let [first, second] = halves(sse2!(_mm_unpacklo_epi32(words, other)));
        let [third, fourth] = halves(sse2!(_mm_unpackhi_epi32(words, other)));
        [first, second, third, fourth]
    }
}

#[cfg(any(test, not(target_arch = "x86_64")))]
mod array {
    pub(super) type Words = [u32; 4];

    pub(super) fn new(bits: u128) -> Words {
        [0, 32, 64, 96].map(|shift| (bits >> shift) as u32)
    }

    pub(super) fn bits(words: Words) -> u128 {
        words.into_iter().rev().fold(0, |bits, word| bits << 32 | u128::from(word))
    }

    pub(super) fn swap_columns([first, second, third, fourth]: Words) -> Words {
        [second, first, fourth, third]
    }

    pub(super) fn swap_rows([first, second, third, fourth]: Words) -> Words {
        [third, fourth, first, second]
    }

    pub(super) fn lowest(words: Words) -> Words {
        words.map(|word| word & word.wrapping_neg())
    }

    pub(super) fn equal(words: Words, other: Words) -> bool {
        words == other
    }

    pub(super) fn empty_words(words: Words) -> Words {
        words.map(|word| if word == 0 { u32::MAX } else { 0 })
    }

    pub(super) fn and(words: Words, other: Words) -> Words {
        std::array::from_fn(|lane| words[lane] & other[lane])
    }

    pub(super) fn or(words: Words, other: Words) -> Words {
        std::array::from_fn(|lane| words[lane] | other[lane])
    }

    pub(super) fn and_not(words: Words, other: Words) -> Words {
        std::array::from_fn(|lane| words[lane] & !other[lane])
    }

    pub(super) fn left(words: Words, bits: u32) -> Words {
        words.map(|word| word << bits)
    }

    pub(super) fn right(words: Words, bits: u32) -> Words {
        words.map(|word| word >> bits)
    }

    pub(super) fn pairs(words: Words, other: Words) -> [u64; 4] {
        std::array::from_fn(|lane| u64::from(words[lane]) | u64::from(other[lane]) << 32)
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::{array, vector};

    const SAMPLES: [u128; 4] =
        [0, u128::MAX, 0x0123_4567_89AB_CDEF_0F1E_2D3C_4B5A_6978, 0x8000_0001_0000_0000_7FFF_FFFE_0000_0004];

    #[test]
    fn vector_and_array_agree_on_one_set() {
        for bits in SAMPLES {
            let (vector, array) = (vector::new(bits), array::new(bits));
            assert_eq!(vector::bits(vector), bits);
            assert_eq!(array::bits(array), bits);
            assert_eq!(vector::bits(vector::swap_columns(vector)), array::bits(array::swap_columns(array)));
            assert_eq!(vector::bits(vector::swap_rows(vector)), array::bits(array::swap_rows(array)));
            assert_eq!(vector::bits(vector::lowest(vector)), array::bits(array::lowest(array)));
            assert_eq!(vector::bits(vector::empty_words(vector)), array::bits(array::empty_words(array)));
            for shift in [1, 5, 6, 7] {
                assert_eq!(vector::bits(vector::left(vector, shift)), array::bits(array::left(array, shift)));
                assert_eq!(
                    vector::bits(vector::right(vector, shift)),
                    array::bits(array::right(array, shift))
                );
            }
        }
    }

    #[test]
    fn vector_and_array_agree_on_two_sets() {
        for first in SAMPLES {
            for second in SAMPLES {
                let vectors = (vector::new(first), vector::new(second));
                let arrays = (array::new(first), array::new(second));
                assert_eq!(vector::equal(vectors.0, vectors.1), array::equal(arrays.0, arrays.1));
                assert_eq!(vector::pairs(vectors.0, vectors.1), array::pairs(arrays.0, arrays.1));
                assert_eq!(vector::bits(vector::and(vectors.0, vectors.1)), first & second);
                assert_eq!(array::bits(array::and(arrays.0, arrays.1)), first & second);
                assert_eq!(vector::bits(vector::or(vectors.0, vectors.1)), first | second);
                assert_eq!(array::bits(array::or(arrays.0, arrays.1)), first | second);
                assert_eq!(vector::bits(vector::and_not(vectors.0, vectors.1)), first & !second);
                assert_eq!(array::bits(array::and_not(arrays.0, arrays.1)), first & !second);
            }
        }
    }
}
