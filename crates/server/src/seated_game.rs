//! A game with its two seats: who may do what, and when.

use colorito::{Game, Move, Side};

use crate::{
    Conflict, Error, Seat, Seats,
    answer::GameAnswer,
    clock::{GameClock, TimeControl},
    id::GameId,
    matches::MatchPlace,
    score::Count,
};

/// A game as the server keeps it.
#[derive(Clone, Debug)]
pub(crate) struct SeatedGame {
    pub(crate) id: GameId,
    pub(crate) seats: Seats,
    pub(crate) game: Game,
    pub(crate) clock: Option<GameClock>,
    /// Who has offered a draw.
    pub(crate) draw_offer: Option<Side>,
    /// What is known about the loser's score, once the game is over.
    pub(crate) count: Option<Count>,
    /// The match it belongs to.
    pub(crate) place: Option<MatchPlace>,
    /// Counts the changes.
    pub(crate) revision: i64,
    /// Milliseconds since 1970.
    pub(crate) created: i64,
    pub(crate) changed: i64,
}

/// A game before it is kept.
#[derive(Clone, Debug)]
pub(crate) struct NewSeatedGame {
    pub(crate) seats: Seats,
    pub(crate) game: Game,
    pub(crate) clock: Option<TimeControl>,
    pub(crate) place: Option<MatchPlace>,
    /// The record it was read from.
    pub(crate) record: Option<String>,
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

    /// Whether both seats are people's.
    pub(crate) fn is_between_people(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.seats.of(side).is_person())
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

    /// The same game once more, from its first position.
    pub(crate) fn again(&self) -> NewSeatedGame {
        NewSeatedGame {
            seats: self.seats.clone(),
            game: Game::new(self.game.start().clone(), self.game.repetition_rule()),
            clock: self.clock.as_ref().map(GameClock::control),
            place: None,
            record: None,
        }
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

    /// Plays a move of whoever's turn it is. Who was offered a draw has thereby declined.
    pub(crate) fn play(&mut self, m: Move) -> Result<(), Error> {
        let mover = self.game.position().turn();
        let left = self.clock.as_ref().map(|clock| clock.left_after_move(&self.game));
        self.game.play(m).map_err(|error| Error::Move(error.into()))?;
        if let (Some(clock), Some(left)) = (&mut self.clock, left) {
            clock.press(&self.game, left);
        }
        if self.draw_offer == Some(!mover) || self.game.ending().is_some() {
            self.draw_offer = None;
        }
        Ok(())
    }

    /// Takes back the last move of a person, and what the computer answered.
    pub(crate) fn take_back(&mut self) -> Result<(), Error> {
        self.game =
            self.before_persons_last_move().ok_or_else(|| self.conflict(Conflict::NothingToTakeBack))?;
        self.turn_to_another_moment();
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
        self.turn_to_another_moment();
        Ok(())
    }

    /// Drops what belonged to the moment the game was at.
    fn turn_to_another_moment(&mut self) {
        self.draw_offer = None;
        self.count = None;
        if let Some(clock) = &mut self.clock {
            clock.restart();
        }
    }

    /// A person gives up.
    pub(crate) fn resign(&mut self, side: Side) -> Result<(), Error> {
        if !self.seats.of(side).is_person() {
            return Err(self.conflict(Conflict::ComputersSeat(side)));
        }
        self.game.resign(side).map_err(|_| self.conflict(Conflict::Over))?;
        self.draw_offer = None;
        Ok(())
    }

    /// A player's time is up.
    pub(crate) fn run_out_of_time(&mut self, side: Side) -> Result<(), Error> {
        self.game.run_out_of_time(side).map_err(|_| self.conflict(Conflict::Over))?;
        self.draw_offer = None;
        Ok(())
    }

    /// A person offers the other a draw. If the other has offered one too, they agree.
    pub(crate) fn offer_draw(&mut self, side: Side) -> Result<(), Error> {
        self.expect_draw_is_possible()?;
        if self.draw_offer == Some(!side) {
            return self.agree_on_draw();
        }
        self.draw_offer = Some(side);
        Ok(())
    }

    /// A person accepts the draw that the other has offered.
    pub(crate) fn accept_draw(&mut self, side: Side) -> Result<(), Error> {
        self.expect_draw_offer(side)?;
        self.agree_on_draw()
    }

    /// A person declines the draw that the other has offered.
    pub(crate) fn decline_draw(&mut self, side: Side) -> Result<(), Error> {
        self.expect_draw_offer(side)?;
        self.draw_offer = None;
        Ok(())
    }

    fn agree_on_draw(&mut self) -> Result<(), Error> {
        self.game.agree_on_draw().map_err(|_| self.conflict(Conflict::Over))?;
        self.draw_offer = None;
        Ok(())
    }

    fn expect_draw_is_possible(&self) -> Result<(), Error> {
        if self.game.ending().is_some() {
            return Err(self.conflict(Conflict::Over));
        }
        if self.is_between_people() { Ok(()) } else { Err(self.conflict(Conflict::NoDrawWithComputer)) }
    }

    fn expect_draw_offer(&self, side: Side) -> Result<(), Error> {
        self.expect_draw_is_possible()?;
        if self.draw_offer == Some(!side) { Ok(()) } else { Err(self.conflict(Conflict::NoDrawOffer(side))) }
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
        if ply < last {
            earlier.draw_offer = None;
            earlier.count = None;
            earlier.clock = earlier.clock.map(GameClock::stopped);
        }
        Ok(earlier)
    }
}
