//! The table of a game that is stored on this device.

use std::time::{Duration, Instant};

use colorito::{Outcome, Side};
use colorito_engine::{Budget, Hint, Limits, TimeLimit};
use colorito_play::{
    Asker, Change, Command, GameId, OnPly, PlayMove, Refusal, Role, Seat, SeatedGame, scored_outcome,
};
use colorito_store::StoreError;

use super::{
    advice::Advice,
    table::{Done, Happening, Intent, Table, happenings, wish},
};
use crate::{
    desk::Desk,
    trouble::Trouble,
    words::Cast,
    work::{Finding, Job, News, Task},
};

/// The longest thought about a move; most levels need far less.
const MOVE_TIME: Duration = Duration::from_secs(2);

/// How often the store is asked whether somebody else has changed the game.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// A stored game, and who thinks about it.
pub(crate) struct Here {
    seated: SeatedGame,
    thinking: Option<Job>,
    counting: Option<Job>,
    advice: Advice,
    looked: Instant,
    /// Whether the store failed, so that the game must be read again.
    is_uncertain: bool,
    commands: u64,
}

impl Here {
    /// Sits down at a game; the computer, the referee and the clocks go on where they were.
    pub(crate) fn open(seated: SeatedGame, desk: &mut Desk) -> Here {
        let mut table = Here {
            seated,
            thinking: None,
            counting: None,
            advice: Advice::default(),
            looked: desk.now,
            is_uncertain: false,
            commands: 0,
        };
        table.wake(desk);
        table
    }
}

/// What players do.
impl Table for Here {
    fn seated(&self) -> &SeatedGame {
        &self.seated
    }

    fn role(&self) -> Role {
        self.seated.role(Asker::DeviceOwner)
    }

    fn you(&self) -> Option<Side> {
        Cast::here(&self.seated.seats).you
    }

    fn play(&mut self, text: &str, desk: &mut Desk) -> Done {
        self.commands += 1;
        let client = format!("terminal-{}-{}-{}", std::process::id(), self.seated.revision, self.commands);
        self.follow(
            &Command::Move(PlayMove { played: text.to_owned(), ply: self.seated.ply(), client }),
            desk,
        )
    }

    fn ask(&mut self, intent: Intent, desk: &mut Desk) -> Done {
        let now = OnPly { ply: self.seated.ply() };
        let own = wish(&self.seated, self.own_side());
        // Whoever was offered a draw answers.
        let asked = self.seated.draw_offer.map_or(own, |by| wish(&self.seated, !by));
        let command = match intent {
            Intent::TakeBack => Command::TakeBack(now),
            Intent::Redo => Command::Redo(now),
            Intent::Resign => Command::Resign(own),
            Intent::Abort => Command::Abort(own),
            Intent::OfferDraw => Command::OfferDraw(own),
            Intent::Accept => Command::AcceptDraw(asked),
            Intent::Decline => Command::DeclineDraw(asked),
            Intent::Rematch => Command::Rematch(own),
        };
        self.follow(&command, desk)
    }

    fn ask_for_hint(&mut self, desk: &mut Desk) -> Result<(), Trouble> {
        if self.game().ending().is_some() {
            return Err(Refusal::Over.into());
        }
        if !self.awaits_person() {
            return Err(Refusal::ComputersTurn(self.game().position().turn()).into());
        }
        self.advice.ask(&self.seated.game, desk);
        Ok(())
    }

    fn hint(&self) -> Option<&Hint> {
        self.advice.hint()
    }

    fn is_hinting(&self) -> bool {
        self.advice.is_awaited()
    }

    fn is_counting(&self) -> bool {
        self.counting.is_some()
    }

    fn stop_counting(&mut self) {
        if let Some(counting) = &self.counting {
            counting.finish();
        }
    }

    fn record(&self, desk: &Desk) -> Result<String, Trouble> {
        let imported = desk.games.imported_record(self.seated.id)?;
        Ok(colorito_wire::write_record(&self.seated, imported)?)
    }

    fn stored(&self) -> Option<GameId> {
        Some(self.seated.id)
    }

    fn expect_study(&self) -> Result<(), Trouble> {
        Ok(())
    }

    fn news(&mut self, news: News, desk: &mut Desk) -> Done {
        let is_from = |job: &Option<Job>| job.as_ref().is_some_and(|job| job.is_behind(&news));
        let (thought, counted, hinted) =
            (is_from(&self.thinking), is_from(&self.counting), self.advice.is_behind(&news));
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
                self.advice.take(hint.map(|hint| *hint));
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
    fn tick(&mut self, desk: &mut Desk) -> Done {
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

/// What becomes of the game.
impl Here {
    fn follow(&mut self, command: &Command, desk: &mut Desk) -> Done {
        let now = Desk::timestamp();
        if let Some(late) = self.seated.after_time(now) {
            return self.keep(late, desk);
        }
        let role: Role = self.seated.role(Asker::DeviceOwner);
        match self.seated.follow(role, command, now)? {
            Change::Game(after) => self.keep(*after, desk),
            // Nobody asks here for what two players with a seat each agree on.
            Change::StopCounting | Change::Next(..) | Change::Plan(_) => Ok(Vec::new()),
        }
    }

    /// Keeps what the game has become before anybody sees it.
    fn keep(&mut self, after: SeatedGame, desk: &mut Desk) -> Done {
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
            self.advice = Advice::default();
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
