//! The clocks of a game.
//!
//! Nobody's clock runs before both have made a move: until then, who sits down is not yet playing. From the third move of
//! a game on, the clock of whoever is to move runs, and the increment is added with the move.

use std::{
    fmt,
    time::{Duration, Instant},
};

use colorito::{Game, Outcome, Side, Victory};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Error, error::BadRequest};

/// How many moves are made before the clocks run: one of each player.
const FREE_MOVES: usize = 2;

/// How much time each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// What each player begins with, in seconds.
    #[schema(minimum = 5, maximum = 86_400)]
    pub seconds: u32,
    /// What is added after each move, in seconds.
    #[serde(default)]
    #[schema(maximum = 600)]
    pub increment: u32,
}

impl TimeControl {
    pub(crate) fn check(self) -> Result<(), Error> {
        let bounds = [("seconds", self.seconds, 5, 86_400), ("increment", self.increment, 0, 600)];
        for (name, found, least, most) in bounds {
            if !(least..=most).contains(&found) {
                let [found, least, most] = [found, least, most].map(u64::from);
                return Err(BadRequest::Number { name, found, least, most }.into());
            }
        }
        Ok(())
    }

    pub(crate) fn increment(self) -> Duration {
        Duration::from_secs(self.increment.into())
    }

    fn all(self) -> Duration {
        Duration::from_secs(self.seconds.into())
    }
}

impl fmt::Display for TimeControl {
    /// As records write it: `600+5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.seconds, self.increment)
    }
}

/// The clocks as they are told. Who shows them counts down the running one from when the answer came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ClockAnswer {
    /// What each player began with, in seconds.
    pub seconds: u32,
    /// What is added after each move, in seconds.
    pub increment: u32,
    /// What Red has left, in milliseconds.
    pub red: u64,
    /// What Blue has left, in milliseconds.
    pub blue: u64,
    /// Whose clock runs: `red` or `blue`, `null` if none does.
    pub running: Option<&'static str>,
}

/// The two clocks of a game.
#[derive(Clone, Debug)]
pub(crate) struct GameClock {
    control: TimeControl,
    /// For each move played and then for each taken back, what its player had left after it. So time comes back with
    /// a move.
    left: Vec<Duration>,
    /// When the player to move got the turn; `None` where time stands still.
    since: Option<Instant>,
}

impl GameClock {
    pub(crate) fn new(control: TimeControl) -> GameClock {
        GameClock { control, left: Vec::new(), since: Some(Instant::now()) }
    }

    /// The clocks of a stored game. Time in which nobody could play is nobody's.
    pub(crate) fn restore(control: TimeControl, left: Vec<Duration>) -> GameClock {
        GameClock { left, ..GameClock::new(control) }
    }

    pub(crate) fn control(&self) -> TimeControl {
        self.control
    }

    /// What the players had left after each move, those taken back included.
    pub(crate) fn after_moves(&self) -> &[Duration] {
        &self.left
    }

    /// The same clocks, standing still.
    pub(crate) fn stopped(self) -> GameClock {
        GameClock { since: None, ..self }
    }

    /// Begins to count anew for the player to move.
    pub(crate) fn restart(&mut self) {
        self.since = Some(Instant::now());
    }

    /// Whose clock runs.
    pub(crate) fn running(&self, game: &Game) -> Option<Side> {
        let runs = self.since.is_some() && game.moves().len() >= FREE_MOVES && game.ending().is_none();
        runs.then(|| game.position().turn())
    }

    /// What a side has left now; nothing for who has lost on time.
    pub(crate) fn left(&self, game: &Game, side: Side) -> Duration {
        let lost = Outcome::Won { winner: !side, by: Victory::Time };
        if game.ending().is_some_and(|ending| ending.outcome == lost) {
            return Duration::ZERO;
        }
        let before = self.left_at_turn(game, side);
        match self.since {
            Some(since) if self.running(game) == Some(side) => before.saturating_sub(since.elapsed()),
            _ => before,
        }
    }

    /// What a side had left after its last move.
    fn left_at_turn(&self, game: &Game, side: Side) -> Duration {
        let first = game.start().turn();
        let moved = |number: &usize| if number.is_multiple_of(2) { first == side } else { first != side };
        let last = (0..game.moves().len()).rev().find(moved);
        last.and_then(|number| self.left.get(number)).copied().unwrap_or(self.control.all())
    }

    /// Whose time is up.
    pub(crate) fn is_up(&self, game: &Game) -> Option<Side> {
        self.running(game).filter(|side| self.left(game, *side).is_zero())
    }

    /// What the player to move will have left if they move now.
    pub(crate) fn left_after_move(&self, game: &Game) -> Duration {
        let turn = game.position().turn();
        let left = self.left(game, turn);
        if self.running(game).is_some() { left + self.control.increment() } else { left }
    }

    /// Takes down a move: the game after it, and what its player had left.
    pub(crate) fn press(&mut self, after: &Game, left: Duration) {
        let (played, all) = (after.moves().len(), after.moves().len() + after.undone().len());
        self.left.resize(all, self.control.all());
        if let Some(place) = played.checked_sub(1).and_then(|last| self.left.get_mut(last)) {
            *place = left;
        }
        self.restart();
    }

    pub(crate) fn answer(&self, game: &Game) -> ClockAnswer {
        let left = |side| u64::try_from(self.left(game, side).as_millis()).unwrap_or(u64::MAX);
        ClockAnswer {
            seconds: self.control.seconds,
            increment: self.control.increment,
            red: left(Side::Red),
            blue: left(Side::Blue),
            running: self.running(game).map(Side::name),
        }
    }
}

#[cfg(test)]
mod tests {
    use colorito::{Position, RepetitionRule, Rules};

    use super::*;

    fn game() -> Game {
        Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw)
    }

    fn play(game: &mut Game, clock: &mut GameClock, used: u64) {
        clock.since = Instant::now().checked_sub(Duration::from_secs(used));
        let left = clock.left_after_move(game);
        game.play(game.position().legal_moves()[0]).unwrap();
        clock.press(game, left);
    }

    fn seconds(clock: &GameClock, game: &Game) -> [u64; 2] {
        // A thought under way has taken its first microseconds.
        Side::ALL.map(|side| clock.left(game, side).as_secs_f64().round() as u64)
    }

    #[test]
    fn time_runs_once_both_have_moved_and_comes_back_with_the_move() {
        let (mut game, mut clock) = (game(), GameClock::new(TimeControl { seconds: 60, increment: 2 }));
        play(&mut game, &mut clock, 30);
        play(&mut game, &mut clock, 30);
        assert_eq!((seconds(&clock, &game), clock.running(&game)), ([60, 60], Some(Side::Red)));
        play(&mut game, &mut clock, 10);
        assert_eq!((seconds(&clock, &game), clock.running(&game)), ([52, 60], Some(Side::Blue)));
        play(&mut game, &mut clock, 30);
        assert_eq!(seconds(&clock, &game), [52, 32]);
        game.undo();
        clock.restart();
        assert_eq!(seconds(&clock, &game), [52, 60]);
        game.redo();
        clock.restart();
        assert_eq!(seconds(&clock, &game), [52, 32]);
    }

    #[test]
    fn time_is_up_for_the_player_to_move_only() {
        let (mut game, mut clock) = (game(), GameClock::new(TimeControl { seconds: 60, increment: 0 }));
        play(&mut game, &mut clock, 0);
        clock.since = Instant::now().checked_sub(Duration::from_secs(100));
        assert_eq!(clock.is_up(&game), None);
        play(&mut game, &mut clock, 0);
        clock.since = Instant::now().checked_sub(Duration::from_secs(100));
        assert_eq!(clock.is_up(&game), Some(Side::Red));
        assert_eq!(clock.clone().stopped().is_up(&game), None);
        game.run_out_of_time(Side::Red).unwrap();
        assert_eq!(seconds(&clock, &game), [0, 60]);
    }

    #[test]
    fn bounds() {
        let check = |seconds, increment| TimeControl { seconds, increment }.check().is_ok();
        assert!(check(5, 0) && check(86_400, 600));
        assert!(!check(4, 0) && !check(86_401, 0) && !check(60, 601));
    }
}
