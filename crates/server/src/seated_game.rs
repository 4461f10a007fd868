//! A game with its two seats: who may do what, and when.

use colorito::{Game, Move, Side};

use crate::{Conflict, Error, Seat, Seats, answer::GameAnswer, game_id::GameId};

/// A game as the server keeps it.
#[derive(Clone, Debug)]
pub(crate) struct SeatedGame {
    pub(crate) id: GameId,
    pub(crate) seats: Seats,
    pub(crate) game: Game,
    /// Counts the changes.
    pub(crate) revision: i64,
    /// Milliseconds since 1970.
    pub(crate) created: i64,
    pub(crate) changed: i64,
}

impl SeatedGame {
    /// How many moves were made, those taken back not counted.
    pub(crate) fn ply(&self) -> usize {
        self.game.moves().len()
    }

    /// Who is to move, `None` once the game is over.
    pub(crate) fn seat_to_move(&self) -> Option<&Seat> {
        self.game.ending().is_none().then(|| self.seats.of(self.game.position().turn()))
    }

    /// The error that tells about a conflict and shows the game as it is.
    pub(crate) fn conflict(&self, reason: Conflict) -> Error {
        Error::Conflict { reason, game: Box::new(GameAnswer::of(self)) }
    }

    /// Asserts that a request knows how far the game is.
    pub(crate) fn expect_ply(&self, expected: usize) -> Result<(), Error> {
        let now = self.ply();
        if expected == now { Ok(()) } else { Err(self.conflict(Conflict::Ply { expected, now })) }
    }

    /// Plays a person's move, in either notation.
    pub(crate) fn play_text(&mut self, text: &str) -> Result<(), Error> {
        let turn = self.game.position().turn();
        match self.seat_to_move() {
            None => return Err(self.conflict(Conflict::Over)),
            Some(seat) if !seat.is_person() => return Err(self.conflict(Conflict::ComputersTurn(turn))),
            Some(_) => {}
        }
        let m = self.game.position().parse_move(text)?;
        self.play(m)
    }

    /// Plays a move of whoever's turn it is.
    pub(crate) fn play(&mut self, m: Move) -> Result<(), Error> {
        self.game.play(m).map_err(|error| Error::Move(error.into()))
    }

    /// Takes back the last move of a person, and what the computer answered.
    pub(crate) fn take_back(&mut self) -> Result<(), Error> {
        self.game =
            self.before_persons_last_move().ok_or_else(|| self.conflict(Conflict::NothingToTakeBack))?;
        Ok(())
    }

    /// The game before the last move that a person made, if a person made one.
    pub(crate) fn before_persons_last_move(&self) -> Option<Game> {
        let mut earlier = self.game.clone();
        loop {
            earlier.undo()?;
            if self.seats.of(earlier.position().turn()).is_person() {
                return Some(earlier);
            }
        }
    }

    /// Plays again what was taken back, up to the next turn of a person.
    pub(crate) fn redo(&mut self) -> Result<(), Error> {
        if self.game.redo().is_none() {
            return Err(self.conflict(Conflict::NothingToRedo));
        }
        while self.seat_to_move().is_some_and(|seat| !seat.is_person()) && self.game.redo().is_some() {}
        Ok(())
    }

    /// A person gives up.
    pub(crate) fn resign(&mut self, side: Side) -> Result<(), Error> {
        if !self.seats.of(side).is_person() {
            return Err(self.conflict(Conflict::ComputersSeat(side)));
        }
        self.game.resign(side).map_err(|_| self.conflict(Conflict::Over))
    }

    /// Two people agree on a draw.
    pub(crate) fn agree_on_draw(&mut self) -> Result<(), Error> {
        if !Side::ALL.into_iter().all(|side| self.seats.of(side).is_person()) {
            return Err(self.conflict(Conflict::NoDrawWithComputer));
        }
        self.game.agree_on_draw().map_err(|_| self.conflict(Conflict::Over))
    }

    /// The game as it was after so many moves, with the later ones taken back.
    pub(crate) fn at(&self, ply: usize) -> Result<SeatedGame, Error> {
        let last = self.ply();
        if ply > last {
            return Err(Error::NoSuchPly { asked: ply, last });
        }
        let mut earlier = self.clone();
        while earlier.ply() > ply {
            earlier.game.undo();
        }
        Ok(earlier)
    }
}
