//! A game with its two seats: who may do what, and what becomes of it.

use std::time::Duration;

use colorito::{Draw, Game, Move, Outcome, Position, Side, Victory};
use serde::{Deserialize, Serialize};

use crate::{
    Asker, Command, GameClock, GameId, MatchPlace, Moment, Plan, Players, Refusal, Role, ScoreState, Seat,
    Seats, Talk, TimeControl, Timestamp, scored_outcome,
};

/// The most moves of a game, far more than any that is played to win.
pub const MOST_PLIES: usize = 3_000;

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedGame {
    /// Its name in addresses.
    pub id: GameId,
    /// Who sits at the board.
    pub seats: Seats,
    /// Whose game it is.
    pub players: Players,
    /// The moves.
    pub game: Game,
    /// The clocks, if it has any.
    pub clock: Option<GameClock>,
    /// Who has offered a draw.
    pub draw_offer: Option<Side>,
    /// What the players have asked each other besides.
    pub talk: Talk,
    /// The game in which they play again.
    pub next: Option<GameId>,
    /// The replies that Red and Blue have planned.
    pub plans: [Plan; 2],
    /// What is known about the loser's score, once the game is over.
    pub score: Option<ScoreState>,
    /// Whether it counts for the ratings of its players.
    pub rated: bool,
    /// The match it belongs to.
    pub place: Option<MatchPlace>,
    /// Counts the changes.
    pub revision: i64,
    /// When it was begun.
    pub created: Timestamp,
    /// When it was last changed.
    pub changed: Timestamp,
}

/// A game before it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeatedGame {
    /// Who sits at the board.
    pub seats: Seats,
    /// Whose game it is.
    pub players: Players,
    /// The position and the moves so far.
    pub game: Game,
    /// The time each player has.
    pub clock: Option<TimeControl>,
    /// Whether its players want it to count for their ratings.
    pub rated: bool,
    /// The match it belongs to.
    pub place: Option<MatchPlace>,
    /// The record it was read from.
    pub record: Option<String>,
}

impl NewSeatedGame {
    /// Whether it counts for ratings: if wanted, between two different players who are known by id, and from
    /// the first position of the game on.
    pub fn counts(&self) -> bool {
        let start = self.game.start();
        self.rated
            && self.players.opponents().is_some()
            && self.seats.are_people()
            && self.game.moves().is_empty()
            && *start == Position::start(*start.rules(), start.starter())
    }
}

/// What follows from a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The game becomes this. It is to be kept before anybody hears of it.
    Game(Box<SeatedGame>),
    /// The game becomes this, and another one begins with it; both are to be kept, or neither.
    Next(Box<SeatedGame>, Box<NewSeatedGame>),
    /// Somebody has planned something. It is to be kept, and nobody hears of it.
    Plan(Box<SeatedGame>),
    /// Nothing of the game changes, but whoever counts its score should stop.
    StopCounting,
}

/// What a game waits for that nobody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The computer's move.
    Computer,
    /// The loser's score.
    Score,
}

/// Something that can be done besides a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Ability {
    /// A move can be taken back.
    TakeBack,
    /// A move can be played again.
    Redo,
    /// Somebody can resign.
    Resign,
    /// The other can be asked to have a move taken back.
    AskTakeBack,
    /// The other has asked that, and can be answered.
    AnswerTakeBack,
    /// The two can play again.
    Rematch,
    /// The game can be given up without a result.
    Abort,
    /// A draw can be offered.
    OfferDraw,
    /// A draw was offered and can be accepted or declined.
    AnswerDraw,
    /// A hint can be had.
    Hint,
    /// The loser's score is being counted, which can be stopped.
    StopScore,
    /// The loser's score was not proven and can be counted again.
    CountScore,
}

impl SeatedGame {
    /// How many moves were made, those taken back not counted.
    pub fn ply(&self) -> usize {
        self.game.moves().len()
    }

    /// Whose turn it is, `None` once the game is over.
    pub fn to_move(&self) -> Option<Side> {
        self.game.ending().is_none().then(|| self.game.position().turn())
    }

    /// Who is to move, `None` once the game is over or has as many moves as one may have.
    pub fn seat_to_move(&self) -> Option<&Seat> {
        self.to_move().filter(|_| self.ply() < MOST_PLIES).map(|side| self.seats.of(side))
    }

    /// What an asker is in this game.
    pub fn role(&self, asker: Asker) -> Role {
        self.players.role(asker)
    }

    /// Whether two players play it who are not one person.
    pub fn is_between_two(&self) -> bool {
        self.players.opponents().is_some()
    }

    /// Whether somebody may put the game away. Nobody does so under the other's hands.
    ///
    /// # Errors
    /// If it is not theirs, or two people are still playing it.
    pub fn may_be_deleted_by(&self, asker: Asker) -> Result<(), Refusal> {
        if !self.players.include(asker) {
            return Err(Refusal::NotYourGame);
        }
        if self.is_between_two() && self.to_move().is_some() { Err(Refusal::NeedsConsent) } else { Ok(()) }
    }

    /// When the time of the player to move is up, if their clock runs, whatever way their move may take; or that for a first
    /// move.
    pub fn deadline(&self) -> Option<Timestamp> {
        let clock = self.clock.as_ref()?;
        match clock.deadline(&self.game) {
            Some(deadline) if self.is_between_two() && self.has_live_clock() => {
                Some(deadline.after(clock.allowance(&self.game).most()))
            }
            deadline => deadline.or_else(|| self.begin_by()),
        }
    }

    /// From when on the player to move is reminded, in a game between two by the calendar.
    pub fn remind_at(&self) -> Option<Timestamp> {
        self.clock.as_ref().filter(|_| self.is_between_two())?.remind_at(&self.game)
    }

    /// What is given back for the way of a move that comes at a moment, between two.
    fn granted(&self, moment: Moment) -> Duration {
        let clock = self.clock.as_ref().filter(|_| self.is_between_two());
        clock.map_or(Duration::ZERO, |clock| clock.granted(&self.game, moment.lag, moment.now))
    }

    /// Whether the referee has something to count.
    pub fn needs_score(&self) -> bool {
        scored_outcome(&self.game).is_some() && !self.score.as_ref().is_some_and(|state| state.done)
    }

    /// What has to be done without anybody asking.
    pub fn awaits(&self) -> Option<Awaited> {
        if self.seat_to_move().is_some_and(|seat| !seat.is_person()) {
            return Some(Awaited::Computer);
        }
        self.needs_score().then_some(Awaited::Score)
    }

    /// Whether its players have a time for the whole game.
    pub fn has_live_clock(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.control().is_live())
    }

    /// The game with the player to move excused for the time since a moment, in which they could not play.
    /// Days go by the calendar all the same.
    #[must_use]
    pub fn excused(mut self, since: Timestamp, now: Timestamp) -> SeatedGame {
        if let Some(clock) = self.clock.as_mut().filter(|clock| clock.control().is_live()) {
            clock.excuse(since, now);
        }
        self
    }

    /// The same game once more, from its first position, begun by somebody who may look at this one.
    #[must_use]
    pub fn again(&self, asker: Asker) -> NewSeatedGame {
        NewSeatedGame {
            seats: self.seats.copied(),
            players: Players::begun_by(asker, &self.seats),
            game: Game::new(self.game.start().clone(), self.game.repetition_rule()),
            clock: self.clock.as_ref().map(GameClock::control),
            rated: false,
            place: None,
            record: None,
        }
    }

    /// The game as it was after so many moves, with the later ones taken back; `None` if it had fewer.
    pub fn at(&self, ply: usize) -> Option<SeatedGame> {
        let last = self.ply();
        if ply > last {
            return None;
        }
        let mut earlier = self.clone();
        while earlier.ply() > ply {
            earlier.game.undo();
        }
        if ply < last {
            earlier.draw_offer = None;
            earlier.talk.go_on();
            earlier.plans = Default::default();
            earlier.score = None;
            earlier.clock = earlier.clock.map(GameClock::stopped);
        }
        Some(earlier)
    }
}

/// Commands.
impl SeatedGame {
    /// Follows a command of somebody with a role in this game. Nothing changes here: what the game becomes is
    /// the answer.
    ///
    /// # Errors
    /// If the role does not allow it, or the game is not where the command takes it to be, or the move is
    /// illegal.
    pub fn follow(
        &self,
        role: Role,
        command: &Command,
        moment: impl Into<Moment>,
    ) -> Result<Change, Refusal> {
        self.follow_at(role, command, moment.into())
    }

    fn follow_at(&self, role: Role, command: &Command, moment: Moment) -> Result<Change, Refusal> {
        let now = moment.now;
        if role == Role::Spectator {
            return Err(Refusal::NotYourGame);
        }
        self.expect_ply(command.ply())?;
        let mut after = self.clone();
        match command {
            Command::Move(play) => {
                after.play_text(role, &play.played, moment)?;
                after.reply_as_planned(now);
            }
            Command::Plan(wish) => {
                after.set_plan(role, wish.side.into(), &wish.lines)?;
                return Ok(Change::Plan(Box::new(after)));
            }
            Command::ComputersMove(found) => after.play_for_computer(&found.played, now)?,
            Command::TakeBack(_) => after.take_back(role, now)?,
            Command::Redo(_) => after.redo(role, now)?,
            Command::Resign(wish) => after.resign(role, wish.side.into())?,
            Command::OfferDraw(wish) => after.offer_draw(role, wish.side.into())?,
            Command::AcceptDraw(wish) => after.accept_draw(role, wish.side.into())?,
            Command::DeclineDraw(wish) => after.decline_draw(role, wish.side.into())?,
            Command::AskTakeBack(wish) => after.ask_take_back(role, wish.side.into(), now)?,
            Command::AcceptTakeBack(wish) => after.accept_take_back(role, wish.side.into(), now)?,
            Command::DeclineTakeBack(wish) => after.decline_take_back(role, wish.side.into())?,
            Command::Rematch(wish) => return after.offer_rematch(role, wish.side.into()),
            Command::DeclineRematch(wish) => after.decline_rematch(role, wish.side.into())?,
            Command::Abort(wish) => after.abort(role, wish.side.into())?,
            Command::ClaimWin(wish) => {
                let side = wish.side.into();
                after.claim(role, side, SeatedGame::won_by_absence(side), moment)?;
            }
            Command::ClaimDraw(wish) => {
                after.claim(role, wish.side.into(), SeatedGame::DRAWN_BY_CLAIM, moment)?;
            }
            Command::StopScore(_) => {
                return if self.needs_score() { Ok(Change::StopCounting) } else { Err(Refusal::NotCounting) };
            }
            Command::CountScore(_) => after.count_again()?,
        }
        Ok(Change::Game(Box::new(after)))
    }

    /// The game after a move of the computer, whose turn it is.
    ///
    /// # Errors
    /// If the move is illegal.
    pub fn after_computers_move(&self, m: Move, now: Timestamp) -> Result<SeatedGame, Refusal> {
        let mut after = self.clone();
        after.play(m, now.into())?;
        Ok(after)
    }

    /// The game ended by its clock, if the time of the player to move is up whatever way their move may take, or that for a
    /// first move.
    pub fn after_time(&self, now: Timestamp) -> Option<SeatedGame> {
        self.deadline().filter(|deadline| now >= *deadline)?;
        let outcome = match self.clock.as_ref()?.running(&self.game) {
            Some(late) => Outcome::Won { winner: !late, by: Victory::Time },
            None => Outcome::Aborted,
        };
        self.ended(outcome)
    }

    /// The game ended by its clock, if the player to move is too late with a move that comes at a moment, its way taken into
    /// account.
    pub fn after_late_move(&self, moment: Moment) -> Option<SeatedGame> {
        let thought = moment.now.before(self.granted(moment));
        let late = self.clock.as_ref()?.is_up(&self.game, thought);
        late.and_then(|late| self.ended(Outcome::Won { winner: !late, by: Victory::Time }))
    }

    /// Ends the game as players, a clock or the server declare it.
    pub(crate) fn end(&mut self, outcome: Outcome) -> Result<(), Refusal> {
        self.game.declare(outcome).map_err(|_| Refusal::Over)?;
        self.draw_offer = None;
        self.talk.go_on();
        self.plans = Default::default();
        Ok(())
    }

    /// Asserts that a command knows how far the game is.
    fn expect_ply(&self, expected: usize) -> Result<(), Refusal> {
        let now = self.ply();
        if expected == now { Ok(()) } else { Err(Refusal::Ply { expected, now }) }
    }

    /// Plays a person's move, in either notation.
    fn play_text(&mut self, role: Role, text: &str, moment: Moment) -> Result<(), Refusal> {
        let turn = self.to_move().ok_or(Refusal::Over)?;
        if !self.seats.of(turn).is_person() {
            return Err(Refusal::ComputersTurn(turn));
        }
        expect_side(role, turn)?;
        let m = self.game.position().parse_move(text)?;
        self.play(m, moment)
    }

    /// Plays a move that a page has found for the computer. Whoever plays with it may: nobody else is at the
    /// board, and such games count for no rating.
    fn play_for_computer(&mut self, text: &str, now: Timestamp) -> Result<(), Refusal> {
        let turn = self.to_move().ok_or(Refusal::Over)?;
        if self.seats.of(turn).is_person() {
            return Err(Refusal::PersonsTurn(turn));
        }
        let m = self.game.position().parse_move(text)?;
        self.play(m, now.into())
    }

    /// Plays a move of whoever's turn it is. Who was offered a draw has thereby declined.
    pub(crate) fn play(&mut self, m: Move, moment: Moment) -> Result<(), Refusal> {
        if self.ply() >= MOST_PLIES {
            return Err(Refusal::TooLong(MOST_PLIES));
        }
        let mover = self.game.position().turn();
        let given = self.granted(moment);
        let left = self.clock.as_ref().map(|clock| clock.left_after_move(&self.game, given, moment.now));
        self.game.play(m).map_err(|error| Refusal::Move(error.into()))?;
        if let (Some(clock), Some(left)) = (&mut self.clock, left) {
            clock.press(&self.game, left, given, moment.now);
        }
        self.talk.go_on();
        if self.draw_offer == Some(!mover) || self.game.ending().is_some() {
            self.draw_offer = None;
        }
        Ok(())
    }

    /// Takes back the last move of a person, and what the computer answered.
    fn take_back(&mut self, role: Role, now: Timestamp) -> Result<(), Refusal> {
        self.expect_alone(role)?;
        self.game = self.before_persons_last_move().ok_or(Refusal::NothingToTakeBack)?;
        self.turn_to_another_moment(now);
        Ok(())
    }

    /// The game before the last move that a person made, if a person made one.
    fn before_persons_last_move(&self) -> Option<Game> {
        let mut earlier = self.game.clone();
        loop {
            earlier.undo()?;
            if self.seats.of(earlier.position().turn()).is_person() {
                return Some(earlier);
            }
        }
    }

    /// Plays again what was taken back, up to the next turn of a person.
    fn redo(&mut self, role: Role, now: Timestamp) -> Result<(), Refusal> {
        self.expect_alone(role)?;
        if self.game.redo().is_none() {
            return Err(Refusal::NothingToRedo);
        }
        while self.seat_to_move().is_some_and(|seat| !seat.is_person()) && self.game.redo().is_some() {}
        self.turn_to_another_moment(now);
        Ok(())
    }

    /// Drops what belonged to the moment the game was at.
    pub(crate) fn turn_to_another_moment(&mut self, now: Timestamp) {
        self.draw_offer = None;
        self.talk.go_on();
        self.plans = Default::default();
        self.score = None;
        if let Some(clock) = &mut self.clock {
            clock.restart(now);
        }
    }

    /// A person gives up.
    fn resign(&mut self, role: Role, side: Side) -> Result<(), Refusal> {
        if !self.seats.of(side).is_person() {
            return Err(Refusal::ComputersSeat(side));
        }
        expect_side(role, side)?;
        self.end(Outcome::Won { winner: !side, by: Victory::Resignation })
    }

    /// A person offers the other a draw. If the other has offered one too, they agree.
    fn offer_draw(&mut self, role: Role, side: Side) -> Result<(), Refusal> {
        self.expect_draw_is_possible(role, side)?;
        if self.draw_offer == Some(!side) {
            return self.end(Outcome::Drawn(Draw::Agreement));
        }
        self.draw_offer = Some(side);
        Ok(())
    }

    /// A person accepts the draw that the other has offered.
    fn accept_draw(&mut self, role: Role, side: Side) -> Result<(), Refusal> {
        self.expect_draw_offer(role, side)?;
        self.end(Outcome::Drawn(Draw::Agreement))
    }

    /// A person declines the draw that the other has offered.
    fn decline_draw(&mut self, role: Role, side: Side) -> Result<(), Refusal> {
        self.expect_draw_offer(role, side)?;
        self.draw_offer = None;
        Ok(())
    }

    fn expect_draw_is_possible(&self, role: Role, side: Side) -> Result<(), Refusal> {
        if self.game.ending().is_some() {
            return Err(Refusal::Over);
        }
        if !self.seats.are_people() {
            return Err(Refusal::NoDrawWithComputer);
        }
        expect_side(role, side)
    }

    fn expect_draw_offer(&self, role: Role, side: Side) -> Result<(), Refusal> {
        self.expect_draw_is_possible(role, side)?;
        if self.draw_offer == Some(!side) { Ok(()) } else { Err(Refusal::NoDrawOffer(side)) }
    }

    /// Asserts that no other person has a say: all people at the board are one asker's, or there is one only.
    fn expect_alone(&self, role: Role) -> Result<(), Refusal> {
        if role == Role::Both || !self.seats.are_people() { Ok(()) } else { Err(Refusal::NeedsConsent) }
    }

    /// Has a score counted again that could not be proven.
    fn count_again(&mut self) -> Result<(), Refusal> {
        if scored_outcome(&self.game).is_none() {
            return Err(Refusal::NoScore);
        }
        if !self.score.as_ref().is_some_and(|state| state.done && !state.score.is_settled()) {
            return Err(Refusal::NothingToCount);
        }
        self.score = None;
        Ok(())
    }
}

/// Asserts that a role acts for a side.
pub(crate) fn expect_side(role: Role, side: Side) -> Result<(), Refusal> {
    if role.acts_for(side) { Ok(()) } else { Err(Refusal::NotYourSide(side)) }
}

/// What can be done.
impl SeatedGame {
    /// What somebody with a role can do now besides a move.
    pub fn abilities(&self, role: Role) -> Vec<Ability> {
        if role == Role::Spectator {
            return Vec::new();
        }
        let goes_on = self.game.ending().is_none();
        let people = self.seats.are_people();
        let acts = Side::ALL.into_iter().any(|side| self.seats.of(side).is_person() && role.acts_for(side));
        let alone = self.expect_alone(role).is_ok();
        let scored = scored_outcome(&self.game).is_some();
        let counted = self.score.as_ref().filter(|state| state.done);
        let answers = self.draw_offer.is_some_and(|by| role.acts_for(!by));
        let all = [
            (Ability::TakeBack, alone && self.before_persons_last_move().is_some()),
            (Ability::AskTakeBack, self.may_ask_take_back(role)),
            (Ability::AnswerTakeBack, self.may_answer_take_back(role)),
            (Ability::Rematch, self.may_play_again(role)),
            (Ability::Abort, self.may_abort(role)),
            (Ability::Redo, alone && self.game.clone().redo().is_some()),
            (Ability::Resign, goes_on && acts),
            (Ability::OfferDraw, goes_on && people && self.draw_offer.is_none()),
            (Ability::AnswerDraw, goes_on && people && answers),
            (Ability::Hint, self.seat_to_move().is_some_and(Seat::is_person) && !self.is_between_two()),
            (Ability::StopScore, scored && counted.is_none()),
            (Ability::CountScore, scored && counted.is_some_and(|state| !state.score.is_settled())),
        ];
        all.into_iter().filter(|(_, possible)| *possible).map(|(ability, _)| ability).collect()
    }
}
