//! A table: where a game is played, on this device or elsewhere. Pages and conversation ask it what it allows
//! and tell it what is wanted.

use std::time::Duration;

use colorito::{Game, Move, Position, Side};
use colorito_engine::Hint;
use colorito_play::{ForSide, GameId, Role, Seat, SeatedGame};

use crate::{desk::Desk, trouble::Trouble, words::Cast, work::News};

/// Something that has happened to the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Happening {
    /// A move was made.
    Moved { before: Box<Position>, played: Move },
    /// So many moves were taken back.
    TakenBack(usize),
    /// A draw was offered.
    DrawOffered(Side),
    /// An offer was declined.
    DrawDeclined,
    /// A player asks to take the last move back.
    TakeBackAsked(Side),
    /// That was refused, or let be.
    TakeBackRefused,
    /// A player wants to play again.
    RematchOffered(Side),
    /// The other does not, or not any more.
    RematchDeclined,
    /// They play again: another game is on the table.
    Begun,
    /// A player who sits elsewhere has left.
    Left(Side),
    /// They are back.
    Returned(Side),
    /// They have been away for so long that the win can be claimed.
    Claimable(Side),
    /// The game ended.
    Ended,
    /// More is known about the loser's score; nothing more will be.
    Scored,
    /// A hint is there, or there is none.
    Hinted,
    /// Somebody else had changed the game, so what was wanted was not done.
    Overtaken,
    /// The server cannot be heard for the moment.
    Lost,
    /// It can be heard again.
    Back,
}

/// What came of something that was wanted. Elsewhere it may come later.
pub(crate) type Done = Result<Vec<Happening>, Trouble>;

/// What somebody wants besides a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    /// To take a move back, or to ask for that.
    TakeBack,
    /// To play again what was taken back.
    Redo,
    /// To give up.
    Resign,
    /// To give up without a result, before both have moved.
    Abort,
    /// To offer a draw.
    OfferDraw,
    /// To agree to what was asked: a draw, taking back, playing again.
    Accept,
    /// Not to.
    Decline,
    /// To play again.
    Rematch,
}

/// A game, and what can be done about it.
pub(crate) trait Table {
    /// The game as it is known.
    fn seated(&self) -> &SeatedGame;

    /// What whoever sits here is in it.
    fn role(&self) -> Role;

    /// The side that sentences address the reader by.
    fn you(&self) -> Option<Side>;

    fn play(&mut self, text: &str, desk: &mut Desk) -> Done;

    fn ask(&mut self, intent: Intent, desk: &mut Desk) -> Done;

    /// Asks for a hint.
    fn ask_for_hint(&mut self, desk: &mut Desk) -> Result<(), Trouble>;

    /// The last hint, as long as it is for the position on the board.
    fn hint(&self) -> Option<&Hint>;

    /// Whether a hint is being looked for.
    fn is_hinting(&self) -> bool;

    /// Whether the referee is counting here.
    fn is_counting(&self) -> bool;

    /// Ends the referee's count with what is known.
    fn stop_counting(&mut self);

    /// The record of the game.
    fn record(&self, desk: &Desk) -> Result<String, Trouble>;

    /// Takes in what was worked out or heard, if it is for this table.
    fn news(&mut self, news: News, desk: &mut Desk) -> Done;

    /// Time has passed.
    fn tick(&mut self, desk: &mut Desk) -> Done;

    /// The name of the game in the store, if it is kept here.
    fn stored(&self) -> Option<GameId>;

    /// Asserts that the engine may be asked about the game: not while two people play it elsewhere.
    fn expect_study(&self) -> Result<(), Trouble>;

    /// The move that was made and not answered yet.
    fn on_its_way(&self) -> Option<&str> {
        None
    }

    /// Whether something was wanted and not answered yet.
    fn is_waiting(&self) -> bool {
        false
    }

    /// Whether the game can be given up without a result.
    fn can_abort(&self) -> bool {
        false
    }

    /// Whether the win can be claimed because the other has left.
    fn can_claim(&self) -> bool {
        false
    }

    /// Whether the game cannot be heard of for the moment.
    fn is_lost(&self) -> bool {
        false
    }

    fn game(&self) -> &Game {
        &self.seated().game
    }

    /// Who plays, as sentences know it.
    fn cast(&self) -> Cast<'_> {
        Cast { seats: &self.seated().seats, you: self.you() }
    }

    /// Whether a person at this device is to move.
    fn awaits_person(&self) -> bool {
        let turn = self.game().position().turn();
        self.seated().seat_to_move().is_some_and(Seat::is_person) && self.role().acts_for(turn)
    }

    /// The side that a person at this device plays, or the one to move where two play here.
    fn own_side(&self) -> Side {
        let seats = &self.seated().seats;
        match (self.role(), seats.red.is_person(), seats.blue.is_person()) {
            (Role::Player(side), ..) => side,
            (_, true, false) => Side::Red,
            (_, false, true) => Side::Blue,
            _ => self.game().position().turn(),
        }
    }

    /// The seat from which the board is first seen.
    fn facing(&self) -> Side {
        match self.role() {
            Role::Player(side) => side,
            _ if self.seated().seats.are_people() => Side::Red,
            _ => self.own_side(),
        }
    }

    /// The last move.
    fn last_move(&self) -> Option<Move> {
        self.game().moves().last().copied()
    }

    /// What a side has left on the clock.
    fn time_left(&self, side: Side) -> Option<Duration> {
        let clock = self.seated().clock.as_ref()?;
        Some(clock.left(self.game(), side, Desk::timestamp()))
    }

    /// Whose clock runs.
    fn running(&self) -> Option<Side> {
        self.seated().clock.as_ref()?.running(self.game())
    }
}

/// Something wanted for a side now.
pub(super) fn wish(seated: &SeatedGame, side: Side) -> ForSide {
    ForSide { side: side.into(), ply: seated.ply() }
}

/// What has happened between two moments of a game.
pub(super) fn happenings(before: &SeatedGame, after: &SeatedGame) -> Vec<Happening> {
    let (old, new) = (before.game.moves(), after.game.moves());
    let common = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let mut happenings = Vec::new();
    if common < old.len() {
        happenings.push(Happening::TakenBack(old.len() - common));
    }
    let mut replayed = Game::new(after.game.start().clone(), after.game.repetition_rule());
    for (ply, m) in new.iter().enumerate() {
        let position = Box::new(replayed.position().clone());
        if ply >= common {
            happenings.push(Happening::Moved { before: position, played: *m });
        }
        if replayed.play(*m).is_err() {
            break;
        }
    }
    match (before.draw_offer, after.draw_offer) {
        (old, Some(side)) if old != Some(side) => happenings.push(Happening::DrawOffered(side)),
        (Some(_), None) if new.len() == old.len() && after.game.ending().is_none() => {
            happenings.push(Happening::DrawDeclined);
        }
        _ => {}
    }
    happenings.extend(talk(before, after));
    if after.game.ending().is_some() && before.game.ending() != after.game.ending() {
        happenings.push(Happening::Ended);
    }
    happenings
}

/// What two players have asked each other since.
fn talk(before: &SeatedGame, after: &SeatedGame) -> Option<Happening> {
    let stands = before.ply() == after.ply() && before.game.ending() == after.game.ending();
    match (before.talk.takeback(), after.talk.takeback()) {
        (old, Some(side)) if old != Some(side) => return Some(Happening::TakeBackAsked(side)),
        (Some(_), None) if stands => return Some(Happening::TakeBackRefused),
        _ => {}
    }
    match (before.talk.rematch(), after.talk.rematch()) {
        (old, Some(side)) if old != Some(side) => Some(Happening::RematchOffered(side)),
        (Some(_), None) if after.next.is_none() => Some(Happening::RematchDeclined),
        _ => None,
    }
}
