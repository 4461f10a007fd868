//! Many games between two players.

use std::{
    fmt,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread,
    time::Duration,
};

use colorito::{Rules, Side};

use crate::{Contest, Finish, Played, Player, PlayerError, PlayerSpec, Sprt, SprtState, Tally, opening};

/// A match: pairs of games from the same opening, each player starting one of them.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The two players.
    pub players: [PlayerSpec; 2],
    /// The rules.
    pub rules: Rules,
    /// The first pair that is played; those before it have been.
    pub first: u32,
    /// How many pairs of games there are with those.
    pub pairs: u32,
    /// The time for each move.
    pub time: Duration,
    /// How many games are played at the same time.
    pub concurrency: usize,
    /// Which openings are played; the same seed plays the same ones.
    pub seed: u64,
    /// A longer game is broken off and counts as drawn.
    pub longest: u32,
    /// A test that may end the match early.
    pub sprt: Option<Sprt>,
}

/// Why a match could not go on.
#[derive(Debug)]
pub struct TournamentError {
    /// Which player could not be brought to life, 0 or 1.
    pub player: usize,
    /// Why.
    pub error: PlayerError,
}

impl fmt::Display for TournamentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}: {}", self.player + 1, self.error)
    }
}

impl std::error::Error for TournamentError {}

/// How much longer than its time a player may take, so that a busy machine does not decide games.
const TOLERANCE: Duration = Duration::from_millis(500);

/// One game of a match.
#[derive(Debug)]
pub struct Round {
    /// The pair it belongs to.
    pub pair: u32,
    /// The side the first player had.
    pub first_player: Side,
    /// The game.
    pub played: Played,
}

impl Round {
    /// The first player's points: 0, 1 or 2 halves.
    pub fn halves(&self) -> u8 {
        match self.played.winner() {
            None => 1,
            Some(winner) => 2 * u8::from(winner == self.first_player),
        }
    }
}

impl Tournament {
    /// Plays the match. The function is called after each pair with its two games and the results so far.
    ///
    /// # Errors
    /// If a player cannot be brought to life.
    pub fn play(&self, each: impl FnMut(&[Round; 2], &Tally) + Send) -> Result<Tally, TournamentError> {
        let next = AtomicU32::new(self.first);
        let enough = AtomicBool::new(false);
        let state = Mutex::new((Tally::default(), each));
        let failure = Mutex::new(None);
        thread::scope(|scope| {
            for worker in 0..self.concurrency.max(1) {
                let (next, enough, state, failure) = (&next, &enough, &state, &failure);
                scope.spawn(move || {
                    let result = self.work(worker as u64, next, enough, |rounds| {
                        let mut state = state.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                        let (tally, each) = &mut *state;
                        tally.add_pair([rounds[0].halves(), rounds[1].halves()]);
                        each(rounds, tally);
                        if self.sprt.is_some_and(|sprt| sprt.state(tally) != SprtState::Open) {
                            enough.store(true, Ordering::Relaxed);
                        }
                    });
                    if let Err(error) = result {
                        enough.store(true, Ordering::Relaxed);
                        *failure.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(error);
                    }
                });
            }
        });
        match failure.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
            Some(error) => Err(error),
            None => Ok(state.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).0),
        }
    }

    /// Plays pairs until there are no more.
    fn work(
        &self,
        worker: u64,
        next: &AtomicU32,
        enough: &AtomicBool,
        mut done: impl FnMut(&[Round; 2]),
    ) -> Result<(), TournamentError> {
        let alive = |player: usize| {
            let seed = self.seed ^ (worker + 1) << 32 ^ player as u64;
            self.players[player].player(seed).map_err(|error| TournamentError { player, error })
        };
        let mut players = [alive(0)?, alive(1)?];
        while !enough.load(Ordering::Relaxed) {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= self.pairs {
                break;
            }
            let rounds = Side::ALL.map(|first_player| self.round(pair, first_player, &mut players));
            for round in &rounds {
                if let Finish::Failed(side, PlayerError::Gone | PlayerError::Io(_)) = &round.played.finish {
                    let player = usize::from(*side != round.first_player);
                    players[player] = alive(player)?;
                }
            }
            done(&rounds);
        }
        Ok(())
    }

    /// One game. Red starts all of them, so the first player starts where it is Red.
    fn round(&self, pair: u32, first_player: Side, players: &mut [Box<dyn Player>; 2]) -> Round {
        let own_time = |player: usize| self.players[player].own_time().unwrap_or(self.time);
        let contest = Contest {
            rules: self.rules,
            starter: Side::Red,
            opening: opening(self.rules, self.seed.wrapping_add(u64::from(pair))),
            time: self.time,
            tolerance: own_time(0).max(own_time(1)).saturating_sub(self.time) + TOLERANCE,
            longest: self.longest,
        };
        let [first, second] = players;
        let (red, blue) = if first_player == Side::Red { (first, second) } else { (second, first) };
        let played = contest.play([&mut **red, &mut **blue]);
        Round { pair, first_player, played }
    }
}
