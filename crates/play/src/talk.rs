//! What two players ask each other besides a draw: to take a move back, and to play again.

use colorito::{Game, Position, Side};
use serde::{Deserialize, Serialize};

use crate::{
    Change, GameClock, NewSeatedGame, Refusal, Role, SeatedGame, SideName, Timestamp,
    seated_game::expect_side,
};

/// How many own moves somebody waits before they ask again after a first refusal; twice as many after each
/// further one.
const FIRST_PATIENCE: usize = 2;

/// How often the wait is doubled.
const MOST_DOUBLINGS: u32 = 6;

/// What the players have asked each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Talk {
    /// Who asks to take their last move back.
    pub takeback: Option<SideName>,
    /// How Red's questions were answered.
    #[serde(default)]
    pub red: Patience,
    /// How Blue's questions were answered.
    #[serde(default)]
    pub blue: Patience,
    /// Who wants to play again.
    pub rematch: Option<SideName>,
}

/// How often somebody was refused, and from when on they may ask again. It grows with every refusal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Patience {
    refused: u32,
    until: usize,
}

impl Patience {
    /// The ply from which on somebody may ask, if that is later than now.
    fn wait(self, ply: usize) -> Option<usize> {
        (ply < self.until).then_some(self.until)
    }

    /// A question was refused.
    fn refuse(&mut self, ply: usize) {
        let moves = FIRST_PATIENCE << self.refused.min(MOST_DOUBLINGS);
        *self = Patience { refused: self.refused.saturating_add(1), until: ply + 2 * moves };
    }
}

impl Talk {
    fn patience(&self, side: Side) -> Patience {
        match side {
            Side::Red => self.red,
            Side::Blue => self.blue,
        }
    }

    fn patience_mut(&mut self, side: Side) -> &mut Patience {
        match side {
            Side::Red => &mut self.red,
            Side::Blue => &mut self.blue,
        }
    }

    /// Who asks to take their last move back.
    pub fn takeback(&self) -> Option<Side> {
        self.takeback.map(Side::from)
    }

    /// Who wants to play again.
    pub fn rematch(&self) -> Option<Side> {
        self.rematch.map(Side::from)
    }

    /// The game has gone on, and what was asked about the moment before is void.
    pub(crate) fn go_on(&mut self) {
        self.takeback = None;
    }
}

/// Taking back by agreement.
impl SeatedGame {
    /// The game before the last move of a side, if it has made one.
    fn before_last_move_of(&self, side: Side) -> Option<Game> {
        let mut earlier = self.game.clone();
        loop {
            earlier.undo()?;
            if earlier.position().turn() == side {
                return Some(earlier);
            }
        }
    }

    /// Somebody asks to take their last move back. In a game that counts for ratings nobody does. If the
    /// other has asked too, they agree to that.
    pub(crate) fn ask_take_back(&mut self, role: Role, side: Side, now: Timestamp) -> Result<(), Refusal> {
        self.expect_talk(role, side)?;
        if self.rated {
            return Err(Refusal::Rated);
        }
        if self.talk.takeback() == Some(!side) {
            return self.accept_take_back(role, side, now);
        }
        self.before_last_move_of(side).ok_or(Refusal::NothingToTakeBack)?;
        if let Some(ply) = self.talk.patience(side).wait(self.ply()) {
            return Err(Refusal::AskedTooOften(ply));
        }
        self.talk.takeback = Some(side.into());
        Ok(())
    }

    /// The other agrees: the asker is to move again.
    pub(crate) fn accept_take_back(&mut self, role: Role, side: Side, now: Timestamp) -> Result<(), Refusal> {
        self.expect_take_back_offer(role, side)?;
        self.game = self.before_last_move_of(!side).ok_or(Refusal::NothingToTakeBack)?;
        self.turn_to_another_moment(now);
        Ok(())
    }

    /// The other does not, and wants not to be asked again soon. Who asked may also let it be.
    pub(crate) fn decline_take_back(&mut self, role: Role, side: Side) -> Result<(), Refusal> {
        self.expect_talk(role, side)?;
        if self.talk.takeback() != Some(side) {
            self.expect_take_back_offer(role, side)?;
            let ply = self.ply();
            self.talk.patience_mut(!side).refuse(ply);
        }
        self.talk.takeback = None;
        Ok(())
    }

    fn expect_take_back_offer(&self, role: Role, side: Side) -> Result<(), Refusal> {
        self.expect_talk(role, side)?;
        if self.talk.takeback() == Some(!side) { Ok(()) } else { Err(Refusal::NoTakeBackOffer(side)) }
    }

    pub(crate) fn expect_talk(&self, role: Role, side: Side) -> Result<(), Refusal> {
        if self.game.ending().is_some() {
            return Err(Refusal::Over);
        }
        self.expect_two(role, side)
    }

    fn expect_two(&self, role: Role, side: Side) -> Result<(), Refusal> {
        if !self.is_between_two() {
            return Err(Refusal::NotBetweenTwo);
        }
        expect_side(role, side)
    }

    /// Whether somebody with a role may ask now.
    pub(crate) fn may_ask_take_back(&self, role: Role) -> bool {
        let may = |side: Side| {
            role.acts_for(side)
                && self.expect_talk(role, side).is_ok()
                && !self.rated
                && self.talk.takeback().is_none()
                && self.talk.patience(side).wait(self.ply()).is_none()
                && self.before_last_move_of(side).is_some()
        };
        Side::ALL.into_iter().any(may)
    }

    /// Whether somebody with a role was asked.
    pub(crate) fn may_answer_take_back(&self, role: Role) -> bool {
        self.game.ending().is_none() && self.talk.takeback().is_some_and(|by| role.acts_for(!by))
    }
}

/// Playing again.
impl SeatedGame {
    /// Somebody wants to play again. The offer stands however long the other is away; when both want it, the
    /// next game begins.
    pub(crate) fn offer_rematch(mut self, role: Role, side: Side) -> Result<Change, Refusal> {
        self.expect_rematch(role, side)?;
        if self.talk.rematch() == Some(!side) {
            let next = self.rematch();
            self.talk.rematch = None;
            return Ok(Change::Next(Box::new(self), Box::new(next)));
        }
        self.talk.rematch = Some(side.into());
        Ok(Change::Game(Box::new(self)))
    }

    /// Somebody does not want to play again, or not any more.
    pub(crate) fn decline_rematch(&mut self, role: Role, side: Side) -> Result<(), Refusal> {
        self.expect_rematch(role, side)?;
        self.talk.rematch.take().map(|_| ()).ok_or(Refusal::NoRematchOffer)
    }

    fn expect_rematch(&self, role: Role, side: Side) -> Result<(), Refusal> {
        self.expect_two(role, side)?;
        if self.game.ending().is_none() {
            return Err(Refusal::NotOver);
        }
        self.next.map_or(Ok(()), |_| Err(Refusal::WentOn))
    }

    /// Whether somebody with a role may want to play again.
    pub(crate) fn may_play_again(&self, role: Role) -> bool {
        Side::ALL
            .into_iter()
            .any(|side| self.talk.rematch() != Some(side) && self.expect_rematch(role, side).is_ok())
    }

    /// The same two with the same sides and clock; the other begins.
    fn rematch(&self) -> NewSeatedGame {
        let starter = !self.game.start().starter();
        NewSeatedGame {
            seats: self.seats.clone(),
            players: self.players,
            game: Game::new(Position::start(*self.game.rules(), starter), self.game.repetition_rule()),
            clock: self.clock.as_ref().map(GameClock::control),
            rated: self.rated,
            place: None,
            record: None,
        }
    }
}
