//! The table a stored game is played at.

use std::time::{Duration, Instant};

use colorito::{Game, Move, Outcome, Position, Side};
use colorito_engine::{Budget, Hint, Limits, TimeLimit};
use colorito_play::{Asker, Change, Command, ForSide, OnPly, PlayMove, Refusal, Role, SeatedGame, SideName};
use colorito_play::{GameId, Seat, scored_outcome};
use colorito_store::StoreError;

use crate::{
    desk::Desk,
    trouble::Trouble,
    work::{Finding, Job, News, Task},
};

/// The longest thought about a move; most levels need far less.
const MOVE_TIME: Duration = Duration::from_secs(2);

/// How often the store is asked whether somebody else has changed the game.
const LOOK_EVERY: Duration = Duration::from_secs(1);

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
    /// The game ended.
    Ended,
    /// More is known about the loser's score; nothing more will be.
    Scored,
    /// A hint is there, or there is none.
    Hinted,
    /// Somebody else had changed the game, so what was wanted was not done.
    Overtaken,
}

/// A stored game, and who thinks about it.
pub(crate) struct Table {
    seated: SeatedGame,
    thinking: Option<Job>,
    counting: Option<Job>,
    hinting: Option<Job>,
    /// The last hint, as long as it is for the position on the board.
    hint: Option<Hint>,
    looked: Instant,
    /// Whether the store failed, so that the game must be read again.
    is_uncertain: bool,
    commands: u64,
}

impl Table {
    /// Sits down at a game; the computer, the referee and the clocks go on where they were.
    pub(crate) fn open(seated: SeatedGame, desk: &mut Desk) -> Table {
        let mut table = Table {
            seated,
            thinking: None,
            counting: None,
            hinting: None,
            hint: None,
            looked: desk.now,
            is_uncertain: false,
            commands: 0,
        };
        table.wake(desk);
        table
    }

    pub(crate) fn seated(&self) -> &SeatedGame {
        &self.seated
    }

    pub(crate) fn game(&self) -> &Game {
        &self.seated.game
    }

    pub(crate) fn id(&self) -> GameId {
        self.seated.id
    }

    pub(crate) fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Whether a hint is being looked for.
    pub(crate) fn is_hinting(&self) -> bool {
        self.hinting.is_some()
    }

    /// Whether the referee is counting.
    pub(crate) fn is_counting(&self) -> bool {
        self.counting.is_some()
    }

    /// Whether a person at this device is to move.
    pub(crate) fn awaits_person(&self) -> bool {
        self.seated.seat_to_move().is_some_and(Seat::is_person)
    }

    /// The side that a person at this device plays against the computer, or the one to move where two play.
    pub(crate) fn own_side(&self) -> Side {
        let seats = &self.seated.seats;
        match (seats.red.is_person(), seats.blue.is_person()) {
            (true, false) => Side::Red,
            (false, true) => Side::Blue,
            _ => self.game().position().turn(),
        }
    }

    /// The seat from which the board is first seen.
    pub(crate) fn facing(&self) -> Side {
        if self.seated.seats.are_people() { Side::Red } else { self.own_side() }
    }

    /// The last move.
    pub(crate) fn last_move(&self) -> Option<Move> {
        self.game().moves().last().copied()
    }

    /// What a side has left on the clock.
    pub(crate) fn time_left(&self, side: Side) -> Option<Duration> {
        let clock = self.seated.clock.as_ref()?;
        Some(clock.left(self.game(), side, Desk::timestamp()))
    }

    /// Whose clock runs.
    pub(crate) fn running(&self) -> Option<Side> {
        self.seated.clock.as_ref()?.running(self.game())
    }
}

/// What players do.
impl Table {
    pub(crate) fn play(&mut self, text: &str, desk: &mut Desk) -> Result<Vec<Happening>, Trouble> {
        self.commands += 1;
        let client = format!("terminal-{}-{}-{}", std::process::id(), self.seated.revision, self.commands);
        self.follow(
            &Command::Move(PlayMove { played: text.to_owned(), ply: self.seated.ply(), client }),
            desk,
        )
    }

    pub(crate) fn take_back(&mut self, desk: &mut Desk) -> Result<Vec<Happening>, Trouble> {
        self.follow(&Command::TakeBack(OnPly { ply: self.seated.ply() }), desk)
    }

    pub(crate) fn redo(&mut self, desk: &mut Desk) -> Result<Vec<Happening>, Trouble> {
        self.follow(&Command::Redo(OnPly { ply: self.seated.ply() }), desk)
    }

    pub(crate) fn resign(&mut self, desk: &mut Desk) -> Result<Vec<Happening>, Trouble> {
        self.follow(&Command::Resign(self.wish(self.own_side())), desk)
    }

    /// Whoever is to move offers a draw.
    pub(crate) fn offer_draw(&mut self, desk: &mut Desk) -> Result<Vec<Happening>, Trouble> {
        self.follow(&Command::OfferDraw(self.wish(self.own_side())), desk)
    }

    /// Whoever was offered a draw accepts or declines it.
    pub(crate) fn answer_draw(&mut self, accept: bool, desk: &mut Desk) -> Result<Vec<Happening>, Trouble> {
        let side = self.seated.draw_offer.map_or(self.own_side(), |by| !by);
        let wish = self.wish(side);
        self.follow(&if accept { Command::AcceptDraw(wish) } else { Command::DeclineDraw(wish) }, desk)
    }

    /// Ends the referee's count with what is known.
    pub(crate) fn stop_counting(&mut self) {
        if let Some(counting) = &self.counting {
            counting.finish();
        }
    }

    fn wish(&self, side: Side) -> ForSide {
        let side = match side {
            Side::Red => SideName::Red,
            Side::Blue => SideName::Blue,
        };
        ForSide { side, ply: self.seated.ply() }
    }

    /// The record of the game.
    pub(crate) fn record(&self, desk: &Desk) -> Result<String, Trouble> {
        let imported = desk.games.imported_record(self.seated.id)?;
        Ok(colorito_wire::write_record(&self.seated, imported)?)
    }

    /// Asks for a hint.
    pub(crate) fn ask_for_hint(&mut self, desk: &mut Desk) -> Result<(), Trouble> {
        if self.game().ending().is_some() {
            return Err(Refusal::Over.into());
        }
        if !self.awaits_person() {
            return Err(Refusal::ComputersTurn(self.game().position().turn()).into());
        }
        if self.hint.is_none() && self.hinting.is_none() {
            self.hinting = Some(desk.workers.start(Task::Hint(Box::new(self.game().clone()))));
        }
        Ok(())
    }

    fn follow(&mut self, command: &Command, desk: &mut Desk) -> Result<Vec<Happening>, Trouble> {
        let now = Desk::timestamp();
        if let Some(late) = self.seated.after_time(now) {
            return self.keep(late, desk);
        }
        let role: Role = self.seated.role(Asker::DeviceOwner);
        match self.seated.follow(role, command, now)? {
            Change::Game(after) => self.keep(*after, desk),
            // Nobody asks here for what two players with a seat each agree on.
            Change::StopCounting | Change::Next(..) => Ok(Vec::new()),
        }
    }

    /// Keeps what the game has become before anybody sees it.
    fn keep(&mut self, after: SeatedGame, desk: &mut Desk) -> Result<Vec<Happening>, Trouble> {
        match desk.games.save(&self.seated, after, Desk::timestamp()) {
            Ok(kept) => Ok(self.turn_to(kept, desk)),
            Err(StoreError::Changed(id)) => {
                let elsewhere = desk.games.load(id)?;
                let mut happenings = self.turn_to(elsewhere, desk);
                happenings.push(Happening::Overtaken);
                Ok(happenings)
            }
            Err(error) => {
                // Whether the change was kept is not known before the game is read again.
                self.is_uncertain = true;
                Err(error.into())
            }
        }
    }

    fn turn_to(&mut self, after: SeatedGame, desk: &mut Desk) -> Vec<Happening> {
        let happenings = happenings(&self.seated, &after);
        let moved_on = self.seated.game != after.game;
        self.seated = after;
        if moved_on {
            self.hint = None;
            self.hinting = None;
        }
        self.wake(desk);
        happenings
    }

    /// Lets the computer think and the referee count where it is their turn, and no other program has them do
    /// so.
    fn wake(&mut self, desk: &mut Desk) {
        self.looked = desk.now;
        self.thinking = None;
        self.counting = None;
        if !self.waits() || !desk.games.claim(self.seated.id) {
            return;
        }
        let level = self.seated.seat_to_move().and_then(Seat::level);
        self.thinking = level.map(|level| {
            let (game, seed) = (Box::new(self.game().clone()), self.seated.id.number());
            desk.workers.start(Task::Move { game, level, seed, limits: self.limits() })
        });
        let outcome = scored_outcome(self.game()).filter(|_| self.seated.needs_score());
        self.counting = outcome.map(|outcome: Outcome| {
            let position = Box::new(self.game().position().clone());
            desk.workers.start(Task::Score { position, outcome })
        });
    }

    /// Whether the game waits for the computer or for the referee.
    fn waits(&self) -> bool {
        self.seated.seat_to_move().and_then(Seat::level).is_some() || self.seated.needs_score()
    }

    /// As long as the computer usually thinks, or less if its clock says so.
    fn limits(&self) -> Limits {
        let usual = TimeLimit { enough: MOVE_TIME, most: MOVE_TIME };
        let position = self.game().position();
        let limit = self.seated.clock.as_ref().map_or(usual, |clock| {
            let left = clock.left(self.game(), position.turn(), Desk::timestamp());
            let budget = Budget { left, increment: clock.control().increment() };
            let TimeLimit { enough, most } = budget.next_move(position.plies());
            TimeLimit { enough: enough.min(MOVE_TIME), most: most.min(MOVE_TIME) }
        });
        Limits { time: Some(limit), ..Limits::default() }
    }
}

/// What happens by itself.
impl Table {
    /// Takes in what was worked out, if it is for this table.
    pub(crate) fn news(&mut self, news: News, desk: &mut Desk) -> Result<Vec<Happening>, Trouble> {
        let is_from = |job: &Option<Job>| job.as_ref().is_some_and(|job| job.is_behind(&news));
        let (thought, counted, hinted) =
            (is_from(&self.thinking), is_from(&self.counting), is_from(&self.hinting));
        match news.finding {
            Finding::Move(Some(m)) if thought => {
                self.thinking = None;
                let now = Desk::timestamp();
                match self.seated.after_time(now) {
                    Some(late) => self.keep(late, desk),
                    None => self.keep(self.seated.after_computers_move(m, now)?, desk),
                }
            }
            Finding::Hint(hint) if hinted => {
                self.hinting = None;
                self.hint = hint.map(|hint| *hint);
                Ok(vec![Happening::Hinted])
            }
            Finding::Score(state) if counted => {
                let done = state.done;
                self.seated.score = Some(state);
                if !done {
                    return Ok(Vec::new());
                }
                self.counting = None;
                match desk.games.save(&self.seated, self.seated.clone(), Desk::timestamp()) {
                    Ok(kept) => self.seated = kept,
                    Err(StoreError::Changed(id)) => self.seated = desk.games.load(id)?,
                    Err(error) => return Err(error.into()),
                }
                Ok(vec![Happening::Scored])
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Looks at the clock, and now and then whether somebody else has changed the game.
    pub(crate) fn tick(&mut self, desk: &mut Desk) -> Result<Vec<Happening>, Trouble> {
        if let Some(late) = self.seated.after_time(Desk::timestamp()) {
            return self.keep(late, desk);
        }
        if desk.now.saturating_duration_since(self.looked) < LOOK_EVERY {
            return Ok(Vec::new());
        }
        self.looked = desk.now;
        let stored = desk.games.load(self.seated.id)?;
        if stored.revision == self.seated.revision && !self.is_uncertain {
            // Another program that had promised to go on may be gone.
            if self.waits() && self.thinking.is_none() && self.counting.is_none() {
                self.wake(desk);
            }
            return Ok(Vec::new());
        }
        self.is_uncertain = false;
        Ok(self.turn_to(stored, desk))
    }
}

/// What has happened between two moments of a game.
fn happenings(before: &SeatedGame, after: &SeatedGame) -> Vec<Happening> {
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
    if after.game.ending().is_some() && before.game.ending() != after.game.ending() {
        happenings.push(Happening::Ended);
    }
    happenings
}
