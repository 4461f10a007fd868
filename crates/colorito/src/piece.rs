//! The forty pieces.

use std::{fmt, num::NonZeroU8};

use crate::{Colour, Side, Space, SpaceSet, space::SIZE};

/// One of the forty pieces: a side and a number from 1 to 20.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece(NonZeroU8);

impl Piece {
    /// How many pieces there are.
    pub const COUNT: usize = 40;

    /// How many pieces each side has.
    pub const PER_SIDE: u8 = 20;

    /// The piece of a side with a number from 1 to 20, if there is one.
    pub const fn new(side: Side, number: u8) -> Option<Piece> {
        if number == 0 || number > Piece::PER_SIDE {
            return None;
        }
        match NonZeroU8::new(side as u8 * Piece::PER_SIDE + number) {
            Some(code) => Some(Piece(code)),
            None => None,
        }
    }

    /// The piece with this [index](Piece::index), if there is one.
    pub const fn from_index(index: usize) -> Option<Piece> {
        let side = if index < Piece::PER_SIDE as usize { Side::Red } else { Side::Blue };
        if index < Piece::COUNT { Piece::new(side, index as u8 % Piece::PER_SIDE + 1) } else { None }
    }

    /// All pieces: Red's 1–20, then Blue's.
    pub fn all() -> impl DoubleEndedIterator<Item = Piece> {
        (0..Piece::COUNT).filter_map(Piece::from_index)
    }

    /// The pieces of one side, 1–20.
    pub fn of(side: Side) -> impl DoubleEndedIterator<Item = Piece> {
        (1..=Piece::PER_SIDE).filter_map(move |number| Piece::new(side, number))
    }

    /// The place of this piece in the order of all pieces, 0–39.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The side that owns this piece.
    #[inline]
    pub const fn side(self) -> Side {
        if self.0.get() <= Piece::PER_SIDE { Side::Red } else { Side::Blue }
    }

    /// The number on this piece, 1–20.
    #[inline]
    pub const fn number(self) -> u8 {
        (self.0.get() - 1) % Piece::PER_SIDE + 1
    }

    /// The colour of this piece.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / 10]
    }

    /// The piece with the same number on the other side.
    #[must_use]
    pub const fn counterpart(self) -> Piece {
        let index = (self.index() + Piece::PER_SIDE as usize) % Piece::COUNT;
        let Some(piece) = Piece::from_index(index) else { unreachable!() };
        piece
    }

    /// The piece's letter in position texts: `A`–`T` for Red's 1–20, `a`–`t` for Blue's.
    pub const fn letter(self) -> char {
        let first = match self.side() {
            Side::Red => b'A',
            Side::Blue => b'a',
        };
        (first + self.number() - 1) as char
    }

    /// The piece with this letter, if there is one.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        match letter {
            'A'..='T' => Piece::new(Side::Red, letter as u8 - b'A' + 1),
            'a'..='t' => Piece::new(Side::Blue, letter as u8 - b'a' + 1),
            _ => None,
        }
    }

    /// Where this piece stands at the start of a game.
    #[inline]
    pub const fn start(self) -> Space {
        let index = self.number() as usize - 1;
        let Some(from_red) = Space::from_index(index) else { unreachable!() };
        match self.side() {
            Side::Red => from_red,
            Side::Blue => from_red.turned(),
        }
    }

    /// Where this piece belongs: the half-turn image of its start.
    #[inline]
    pub const fn target(self) -> Space {
        self.start().turned()
    }

    /// The piece whose number is printed on a white space, `None` for coloured spaces.
    pub const fn printed_on(space: Space) -> Option<Piece> {
        match space.row() {
            0 | 1 => Piece::new(Side::Blue, space.index() as u8 + 1),
            8 | 9 => Piece::new(Side::Red, space.turned().index() as u8 + 1),
            _ => None,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour(), self.number())
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The ten target spaces of a colour.
#[inline]
pub const fn targets(colour: Colour) -> SpaceSet {
    const ROWS: [SpaceSet; 4] =
        [SpaceSet::row(SIZE - 1), SpaceSet::row(SIZE - 2), SpaceSet::row(0), SpaceSet::row(1)];
    ROWS[colour as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(letter: char) -> Piece {
        Piece::from_letter(letter).unwrap()
    }

    #[test]
    fn starts_and_targets_of_the_corner_pieces() {
        let table = [
            ('A', "a1", "j10"),
            ('J', "j1", "a10"),
            ('K', "a2", "j9"),
            ('T', "j2", "a9"),
            ('a', "j10", "a1"),
            ('j', "a10", "j1"),
            ('k', "j9", "a2"),
            ('t', "a9", "j2"),
        ];
        for (letter, start, target) in table {
            assert_eq!(piece(letter).start().to_string(), start, "start of {letter}");
            assert_eq!(piece(letter).target().to_string(), target, "target of {letter}");
        }
    }

    #[test]
    fn each_piece_starts_on_the_number_of_its_counterpart() {
        for piece in Piece::all() {
            assert_eq!(Piece::printed_on(piece.start()), Some(piece.counterpart()));
            assert_eq!(Piece::printed_on(piece.target()), Some(piece));
        }
    }

    #[test]
    fn targets_of_a_colour_are_the_targets_of_its_pieces() {
        for colour in Colour::ALL {
            let of_pieces: SpaceSet =
                Piece::all().filter(|piece| piece.colour() == colour).map(Piece::target).collect();
            assert_eq!(targets(colour), of_pieces);
        }
    }

    #[test]
    fn letters_and_indices_lead_back_to_the_piece() {
        for (index, piece) in Piece::all().enumerate() {
            assert_eq!(piece.index(), index);
            assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
        }
        assert_eq!(Piece::from_letter('U'), None);
        assert_eq!(Piece::from_letter('é'), None);
    }
}
