//! Players, colours and pieces.

use crate::space::{SIZE, Space};

/// Pieces of a player.
pub(crate) const PIECES: usize = 20;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    Red,
    Blue,
}

impl Player {
    /// The other player.
    pub(crate) fn opponent(self) -> Player {
        match self {
            Player::Red => Player::Blue,
            Player::Blue => Player::Red,
        }
    }

    /// The player's letter in a position text.
    pub(crate) fn letter(self) -> char {
        match self {
            Player::Red => 'r',
            Player::Blue => 'b',
        }
    }
}

/// A colour of pieces and of spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Colour {
    Red,
    Yellow,
    DarkBlue,
    LightBlue,
}

impl Colour {
    /// The colour that plays this one's part for the other player.
    pub(crate) fn counterpart(self) -> Colour {
        match self {
            Colour::Red => Colour::DarkBlue,
            Colour::Yellow => Colour::LightBlue,
            Colour::DarkBlue => Colour::Red,
            Colour::LightBlue => Colour::Yellow,
        }
    }
}

/// A piece, told apart from all others by its owner and its number from 1 to 20.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) owner: Player,
    number: u8,
}

impl Piece {
    /// The twenty pieces of a player.
    pub(crate) fn all_of(owner: Player) -> impl Iterator<Item = Piece> {
        (1..).take(PIECES).map(move |number| Piece { owner, number })
    }

    /// The piece that a letter of a position text stands for.
    pub(crate) fn from_letter(letter: char) -> Option<Piece> {
        Piece::all_of(Player::Red).chain(Piece::all_of(Player::Blue)).find(|piece| piece.letter() == letter)
    }

    /// The letter of the piece in a position text.
    pub(crate) fn letter(self) -> char {
        let first = match self.owner {
            Player::Red => b'A',
            Player::Blue => b'a',
        };
        char::from(first + self.number - 1)
    }

    /// The colour of the piece.
    pub(crate) fn colour(self) -> Colour {
        match (self.owner, self.number <= 10) {
            (Player::Red, true) => Colour::Red,
            (Player::Red, false) => Colour::Yellow,
            (Player::Blue, true) => Colour::DarkBlue,
            (Player::Blue, false) => Colour::LightBlue,
        }
    }

    /// The piece with the same number of the other player.
    pub(crate) fn counterpart(self) -> Piece {
        Piece { owner: self.owner.opponent(), ..self }
    }

    /// The space that the piece has to reach: where its counterpart starts.
    pub(crate) fn target(self) -> Space {
        let index = usize::from(self.number - 1);
        let red_start = Space { column: index % SIZE, row: index / SIZE };
        match self.owner {
            Player::Red => red_start.half_turn(),
            Player::Blue => red_start,
        }
    }
}
