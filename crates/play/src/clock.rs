//! The clocks of a game, as values: whoever asks says what time it is.
//!
//! With a live clock nobody's time runs before both have made a move: until then, who sits down is not yet
//! playing. From the third move of a game on, the clock of whoever is to move runs, and the increment is
//! added with the move. With days for each move time runs by the calendar from the beginning, except while its player is on
//! holiday; where days are saved, what a move leaves of them is kept for the next ones, up to a cap.
//!
//! Between two, some of the time that a move takes on its way is given back with it; see [`Allowance`].

use std::time::Duration;

use colorito::{Game, Outcome, Side, Victory};

use crate::{Allowance, Holiday, Holidays, SavedDays, TimeControl, Timestamp, time_control::in_days};

/// How long before the end of a turn by the calendar its player is reminded at most.
const REMINDED: Duration = Duration::from_hours(24);

/// The two clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameClock {
    control: TimeControl,
    /// For each move played and then for each taken back, what its player had left after it. So time comes
    /// back with a move.
    left: Vec<Duration>,
    /// For these moves up to the last one where it is something, what was given back for its way.
    given: Vec<Duration>,
    /// When the player to move got the turn; `None` where time stands still.
    turn_started: Option<Timestamp>,
    /// The holidays of Red and of Blue.
    holidays: [Holidays; 2],
}

impl GameClock {
    /// The clocks of a game that begins now.
    pub fn new(control: TimeControl, now: Timestamp) -> GameClock {
        GameClock {
            control,
            left: Vec::new(),
            given: Vec::new(),
            turn_started: Some(now),
            holidays: Default::default(),
        }
    }

    /// The clocks of a stored game: what was left after each move, and when the turn began.
    pub fn restore(control: TimeControl, left: Vec<Option<Duration>>, turn_started: Timestamp) -> GameClock {
        let left = left.into_iter().map(|left| left.unwrap_or(control.all())).collect();
        GameClock {
            control,
            left,
            given: Vec::new(),
            turn_started: Some(turn_started),
            holidays: Default::default(),
        }
    }

    /// The same clocks, with what was given back with each move for its way.
    #[must_use]
    pub fn giving(mut self, given: Vec<Duration>) -> GameClock {
        self.give(given);
        self
    }

    fn give(&mut self, mut given: Vec<Duration>) {
        while given.pop_if(|last| last.is_zero()).is_some() {}
        self.given = given;
    }

    /// The clocks as somebody was told them: what each side has left now, and whether time runs. What each
    /// move took is not known then.
    pub fn told(
        control: TimeControl,
        game: &Game,
        left: impl Fn(Side) -> Duration,
        runs: bool,
        now: Timestamp,
    ) -> GameClock {
        let (first, turn) = (game.start().turn(), game.position().turn());
        let mover = |number: usize| if number.is_multiple_of(2) { first } else { !first };
        let played = game.moves().len();
        // Who has not moved yet began with everything, so what is gone of it is gone since then.
        let has_moved = (0..played).any(|number| mover(number) == turn);
        let gone = if has_moved { Duration::ZERO } else { control.all().saturating_sub(left(turn)) };
        let gone = i64::try_from(gone.as_millis()).unwrap_or(i64::MAX);
        GameClock {
            control,
            left: (0..played).map(|number| left(mover(number))).collect(),
            given: Vec::new(),
            turn_started: runs.then(|| Timestamp(now.0.saturating_sub(gone))),
            holidays: Default::default(),
        }
    }

    /// The same clocks, for players with holidays. Live ones do not stand still for them.
    #[must_use]
    pub fn with_holidays(self, holidays: [Holidays; 2]) -> GameClock {
        if self.control.is_live() { self } else { GameClock { holidays, ..self } }
    }

    /// The holidays of Red and of Blue.
    pub fn holidays(&self) -> &[Holidays; 2] {
        &self.holidays
    }

    /// The holiday that a player is on.
    pub fn holiday(&self, side: Side, now: Timestamp) -> Option<Holiday> {
        self.holidays[side as usize].at(now)
    }

    /// How much of their time a player has spent between two moments.
    fn spent(&self, side: Side, from: Timestamp, to: Timestamp) -> Duration {
        to.since(from).saturating_sub(self.holidays[side as usize].within(from, to))
    }

    /// How much time each player has.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// What the players had left after each move, those taken back included.
    pub fn after_moves(&self) -> &[Duration] {
        &self.left
    }

    /// What was given back with a move for its way, counted from 0.
    pub fn given_with(&self, number: usize) -> Duration {
        self.given.get(number).copied().unwrap_or_default()
    }

    /// When the player to move got the turn; `None` where time stands still.
    pub fn turn_started(&self) -> Option<Timestamp> {
        self.turn_started
    }

    /// The same clocks, standing still.
    #[must_use]
    pub fn stopped(self) -> GameClock {
        GameClock { turn_started: None, ..self }
    }

    /// Begins to count anew for the player to move.
    pub fn restart(&mut self, now: Timestamp) {
        self.turn_started = Some(now);
    }

    /// Counts nothing since a moment.
    pub(crate) fn excuse(&mut self, since: Timestamp, now: Timestamp) {
        if let Some(started) = self.turn_started {
            self.turn_started = Some(started.after(now.since(started.max(since))));
        }
    }

    /// Whose clock runs.
    pub fn running(&self, game: &Game) -> Option<Side> {
        let begun = self.turn_started.is_some() && game.moves().len() >= self.control.free_moves();
        (begun && game.ending().is_none()).then(|| game.position().turn())
    }

    /// What a side has left now; nothing for who has lost on time.
    pub fn left(&self, game: &Game, side: Side, now: Timestamp) -> Duration {
        let lost = Outcome::Won { winner: !side, by: Victory::Time };
        if game.ending().is_some_and(|ending| ending.outcome == lost) {
            return Duration::ZERO;
        }
        let before = self.left_at_turn(game, side);
        match self.turn_started {
            Some(started) if self.running(game) == Some(side) => {
                before.saturating_sub(self.spent(side, started, now))
            }
            _ => before,
        }
    }

    /// How long each move played was thought about; `None` where no time was taken: before a live clock ran,
    /// and by the calendar.
    pub fn thinking_times(&self, game: &Game) -> Vec<Option<Duration>> {
        (0..game.moves().len()).map(|number| self.thinking_time(number)).collect()
    }

    /// How long one of them was thought about, counted from 0.
    pub fn thinking_time(&self, number: usize) -> Option<Duration> {
        if !self.control.is_live() || number < self.control.free_moves() {
            return None;
        }
        let before = number.checked_sub(2).and_then(|own| self.left.get(own));
        let before = before.copied().unwrap_or(self.control.all());
        Some((before + self.control.increment()).saturating_sub(*self.left.get(number)?))
    }

    /// When the time of the player to move is up.
    pub fn deadline(&self, game: &Game) -> Option<Timestamp> {
        self.reached(game, Duration::ZERO)
    }

    /// When the player to move has so much of their time left, or had.
    fn reached(&self, game: &Game, rest: Duration) -> Option<Timestamp> {
        let side = self.running(game)?;
        let until_then = self.left_at_turn(game, side).saturating_sub(rest);
        Some(self.holidays[side as usize].after(self.turn_started?, until_then))
    }

    /// From when on the player to move is reminded of a move by the calendar: when a third of the time they had for it is
    /// left, but not more than a day of it.
    pub fn remind_at(&self, game: &Game) -> Option<Timestamp> {
        let side = self.running(game).filter(|_| !self.control.is_live())?;
        self.reached(game, (self.left_at_turn(game, side) / 3).min(REMINDED))
    }

    /// Whose time is up.
    pub fn is_up(&self, game: &Game, now: Timestamp) -> Option<Side> {
        self.running(game).filter(|_| self.deadline(game).is_some_and(|deadline| now >= deadline))
    }

    /// What can be given back to the player to move, whose clock runs.
    pub(crate) fn allowance(&self, game: &Game) -> Allowance {
        let own = movers(game).filter(|(_, side)| *side == game.position().turn());
        Allowance::after(own.map(|(number, _)| self.given_with(number)))
    }

    /// What is given back to the player to move if they move now, whose way there and back takes so long.
    pub(crate) fn granted(&self, game: &Game, lag: Duration, now: Timestamp) -> Duration {
        match self.turn_started {
            Some(started) if self.control.is_live() && self.running(game).is_some() => {
                self.allowance(game).grant(lag, now.since(started))
            }
            _ => Duration::ZERO,
        }
    }

    /// What the player to move will have left if they move now and so much is given back to them.
    pub(crate) fn left_after_move(&self, game: &Game, given: Duration, now: Timestamp) -> Duration {
        let left = self.left(game, game.position().turn(), now.before(given));
        match self.control {
            TimeControl::Live(_) => {}
            TimeControl::Days(_) => return self.control.all(),
            TimeControl::Saving(SavedDays { days, most }) => {
                return (left + in_days(days)).min(in_days(most));
            }
        }
        if self.running(game).is_some() { left + self.control.increment() } else { left }
    }

    /// Takes down a move: the game after it, what its player had left, and what was given back of that.
    pub(crate) fn press(&mut self, after: &Game, left: Duration, given: Duration, now: Timestamp) {
        let (played, all) = (after.moves().len(), after.moves().len() + after.undone().len());
        self.left.resize(all, self.control.all());
        let mut gifts = std::mem::take(&mut self.given);
        gifts.resize(all, Duration::ZERO);
        if let Some(last) = played.checked_sub(1) {
            self.left[last] = left;
            gifts[last] = given;
        }
        self.give(gifts);
        self.restart(now);
    }

    /// What a side had left after its last move.
    fn left_at_turn(&self, game: &Game, side: Side) -> Duration {
        let last = movers(game).rev().find(|(_, mover)| *mover == side);
        last.and_then(|(number, _)| self.left.get(number)).copied().unwrap_or(self.control.all())
    }
}

/// The moves played, by their numbers, each with who made it.
fn movers(game: &Game) -> impl DoubleEndedIterator<Item = (usize, Side)> + use<> {
    let first = game.start().turn();
    let mover = move |number: usize| if number.is_multiple_of(2) { first } else { !first };
    (0..game.moves().len()).map(move |number| (number, mover(number)))
}

#[cfg(test)]
mod tests {
    use colorito::{Position, RepetitionRule, Rules};

    use super::*;

    const DAY: i64 = 86_400_000;

    /// A game whose clock has no clock behind it: time is what the test says.
    struct Played {
        game: Game,
        clock: GameClock,
        now: Timestamp,
    }

    impl Played {
        fn begin(control: TimeControl) -> Played {
            let game = Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw);
            let now = Timestamp(1_000_000);
            Played { game, clock: GameClock::new(control, now), now }
        }

        fn play_after(&mut self, seconds: i64) {
            self.now = Timestamp(self.now.0 + seconds * 1000);
            self.play_with_lag(Duration::ZERO);
        }

        fn play_with_lag(&mut self, lag: Duration) {
            let given = self.clock.granted(&self.game, lag, self.now);
            let left = self.clock.left_after_move(&self.game, given, self.now);
            self.game.play(self.game.position().legal_moves()[0]).unwrap();
            self.clock.press(&self.game, left, given, self.now);
        }

        fn seconds(&self) -> [u64; 2] {
            Side::ALL.map(|side| self.clock.left(&self.game, side, self.now).as_secs())
        }
    }

    #[test]
    fn time_runs_once_both_have_moved_and_comes_back_with_the_move() {
        let mut played = Played::begin(TimeControl::live(60, 2));
        played.play_after(30);
        played.play_after(30);
        assert_eq!((played.seconds(), played.clock.running(&played.game)), ([60, 60], Some(Side::Red)));
        played.play_after(10);
        assert_eq!((played.seconds(), played.clock.running(&played.game)), ([52, 60], Some(Side::Blue)));
        played.play_after(30);
        assert_eq!(played.seconds(), [52, 32]);
        played.game.undo();
        played.clock.restart(played.now);
        assert_eq!(played.seconds(), [52, 60]);
        played.game.redo();
        played.clock.restart(played.now);
        assert_eq!(played.seconds(), [52, 32]);
    }

    #[test]
    fn what_each_move_took_is_known_once_the_clock_runs() {
        let mut played = Played::begin(TimeControl::live(60, 2));
        for seconds in [30, 30, 10, 20, 5] {
            played.play_after(seconds);
        }
        let seconds = |times: Vec<Option<Duration>>| -> Vec<Option<u64>> {
            times.into_iter().map(|time| time.map(|time| time.as_secs())).collect()
        };
        let times = seconds(played.clock.thinking_times(&played.game));
        assert_eq!(times, [None, None, Some(10), Some(20), Some(5)]);
        played.game.undo();
        assert_eq!(seconds(played.clock.thinking_times(&played.game)), times[..4]);
        let mut by_mail = Played::begin(TimeControl::Days(3));
        by_mail.play_after(60);
        assert_eq!(by_mail.clock.thinking_times(&by_mail.game), [None]);
    }

    #[test]
    fn time_is_up_for_the_player_to_move_only() {
        let mut played = Played::begin(TimeControl::live(60, 0));
        played.play_after(0);
        let later = played.now.after(Duration::from_secs(100));
        assert_eq!(played.clock.is_up(&played.game, later), None);
        played.play_after(0);
        assert_eq!(played.clock.is_up(&played.game, played.now.after(Duration::from_millis(59_999))), None);
        assert_eq!(played.clock.is_up(&played.game, later), Some(Side::Red));
        assert_eq!(played.clock.deadline(&played.game), Some(played.now.after(Duration::from_mins(1))));
        assert_eq!(played.clock.clone().stopped().is_up(&played.game, later), None);
        played.game.run_out_of_time(Side::Red).unwrap();
        assert_eq!(played.seconds(), [0, 60]);
    }

    #[test]
    fn what_is_excused_is_not_counted() {
        let mut played = Played::begin(TimeControl::live(60, 0));
        played.play_after(0);
        played.play_after(0);
        let begun = played.now;
        played.now = begun.after(Duration::from_secs(40));
        played.clock.excuse(begun.after(Duration::from_secs(10)), played.now);
        assert_eq!(played.seconds(), [50, 60], "ten seconds were before it");
        played.clock.excuse(Timestamp(0), played.now);
        assert_eq!(played.seconds(), [60, 60], "no more than the whole turn");
        played.clock.excuse(played.now.after(Duration::from_secs(5)), played.now);
        assert_eq!(played.seconds(), [60, 60], "nothing that is still to come");
    }

    #[test]
    fn what_a_move_took_on_its_way_is_given_back_with_it() {
        let mut played = Played::begin(TimeControl::live(60, 2));
        let lag = Duration::from_millis(400);
        played.play_with_lag(lag);
        played.play_with_lag(lag);
        assert_eq!(
            [0, 1].map(|number| played.clock.given_with(number)),
            [Duration::ZERO; 2],
            "no clock runs"
        );
        played.now = played.now.after(Duration::from_secs(10));
        played.play_with_lag(lag);
        assert_eq!(played.clock.after_moves()[2], Duration::from_millis(60_000 - 9_600 + 2_000));
        assert_eq!(played.clock.thinking_time(2), Some(Duration::from_millis(9_600)));
        // A move that was made at once has lost nothing, and cannot win any.
        played.now = played.now.after(Duration::from_millis(100));
        played.play_with_lag(lag);
        assert_eq!(played.clock.after_moves()[3], Duration::from_secs(62));
        // What was given back comes back with a move that is taken back.
        let before = played.clock.allowance(&played.game);
        played.now = played.now.after(Duration::from_secs(10));
        played.play_with_lag(Duration::from_secs(3));
        assert_eq!(played.clock.given_with(4), Duration::from_secs(1));
        played.game.undo();
        assert_eq!(played.clock.allowance(&played.game), before);
        let mut by_mail = Played::begin(TimeControl::Days(3));
        by_mail.now = by_mail.now.after(Duration::from_hours(5));
        by_mail.play_with_lag(lag);
        assert_eq!(by_mail.clock.given_with(0), Duration::ZERO, "days go by the calendar");
    }

    #[test]
    fn days_run_by_the_calendar_from_the_beginning() {
        let mut played = Played::begin(TimeControl::Days(3));
        let begun = played.now;
        assert_eq!(played.clock.deadline(&played.game), Some(Timestamp(begun.0 + 3 * DAY)));
        played.play_after(2 * DAY / 1000);
        // The other has three days too, counted from the move.
        assert_eq!(played.clock.deadline(&played.game), Some(Timestamp(begun.0 + 5 * DAY)));
        assert_eq!(played.clock.is_up(&played.game, Timestamp(begun.0 + 5 * DAY)), Some(Side::Blue));
    }

    #[test]
    fn days_that_are_left_are_saved_up_to_the_cap() {
        let mut played = Played::begin(TimeControl::Saving(SavedDays { days: 3, most: 7 }));
        let days = |played: &Played| played.seconds().map(|seconds| seconds / 86_400);
        assert_eq!(days(&played), [3, 3]);
        played.play_after(DAY / 1000);
        assert_eq!(days(&played), [5, 3], "two were left, three are added");
        played.play_after(3 * DAY / 1000 - 1);
        assert_eq!(played.clock.after_moves()[1], Duration::from_secs(3 * 86_400 + 1));
        played.play_after(0);
        assert_eq!(days(&played), [7, 3], "seven at most");
        played.play_after(0);
        played.play_after(6 * DAY / 1000);
        assert_eq!(days(&played), [4, 6]);
        assert_eq!(played.clock.deadline(&played.game), Some(Timestamp(played.now.0 + 6 * DAY + 1000)));
    }

    #[test]
    fn who_is_on_holiday_spends_nothing() {
        let mut played = Played::begin(TimeControl::Days(3));
        let begun = played.now;
        let at = |days: i64| Timestamp(begun.0 + days * DAY);
        let away = Holidays::from(vec![Holiday { begun: at(1), until: at(11) }]);
        played.clock = played.clock.with_holidays([away, Holidays::default()]);
        assert_eq!(played.clock.deadline(&played.game), Some(at(13)));
        assert_eq!(played.clock.remind_at(&played.game), Some(at(12)), "a day before");
        for (now, left) in [(0, 3), (1, 2), (5, 2), (11, 2), (12, 1), (13, 0)] {
            let found = played.clock.left(&played.game, Side::Red, at(now));
            assert_eq!(found, Duration::from_hours(24 * left), "after {now} days");
        }
        assert_eq!(played.clock.is_up(&played.game, Timestamp(at(13).0 - 1)), None);
        assert_eq!(played.clock.is_up(&played.game, at(13)), Some(Side::Red));
        // The other one's holiday is no business of this turn, and live clocks know none.
        played.play_after(2 * DAY / 1000);
        assert_eq!(played.clock.deadline(&played.game), Some(at(5)));
        let live = GameClock::new(TimeControl::live(60, 0), begun);
        assert_eq!(live.clone().with_holidays(played.clock.holidays().clone()), live);
    }

    #[test]
    fn reminders_come_with_a_third_left() {
        let played = Played::begin(TimeControl::Days(1));
        let due = played.clock.remind_at(&played.game).unwrap();
        assert_eq!(due, played.now.after(Duration::from_hours(16)));
        let live = Played::begin(TimeControl::live(60, 0));
        assert_eq!(live.clock.remind_at(&live.game), None);
    }
}
