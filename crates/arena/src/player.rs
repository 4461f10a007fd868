//! Who plays.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    sync::atomic::AtomicBool,
    time::Duration,
};

use colorito::{Game, Move, Rules, Variant};
use colorito_engine::{Engine, Evaluator, Level, Limits, Networks, Score, Settings, Weights};

use crate::Stopwatch;

/// A move and what the player thinks of the position, if they say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub chosen: Move,
    /// How far the player thinks to be ahead.
    pub score: Option<Score>,
}

/// Someone who plays.
pub trait Player: Send {
    /// Gets ready for a new game.
    ///
    /// # Errors
    /// If the player cannot be reached.
    fn new_game(&mut self, rules: &Rules) -> Result<(), PlayerError>;

    /// Chooses a move within a time.
    ///
    /// # Errors
    /// If the player cannot be reached, or answers nothing sensible.
    fn choose(&mut self, game: &Game, time: Duration) -> Result<Choice, PlayerError>;
}

/// Why a player did not move.
#[derive(Debug)]
pub enum PlayerError {
    /// The program could not be started or spoken to.
    Io(io::Error),
    /// The program ended.
    Gone,
    /// The answer is no move.
    Nonsense(String),
    /// There is no answer, though there should be.
    NoAnswer,
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerError::Io(error) => write!(f, "the engine cannot be reached: {error}"),
            PlayerError::Gone => f.write_str("the engine has ended"),
            PlayerError::Nonsense(answer) => {
                write!(f, "the engine answered `{answer}`, which is no legal move")
            }
            PlayerError::NoAnswer => f.write_str("the engine gave no move in time"),
        }
    }
}

impl std::error::Error for PlayerError {}

impl From<io::Error> for PlayerError {
    fn from(error: io::Error) -> PlayerError {
        PlayerError::Io(error)
    }
}

/// The engine of this project.
pub struct BuiltIn {
    engine: Engine,
    level: Level,
    seed: u64,
    /// Its own limits, if they are not those of the match.
    limits: Option<Limits>,
    /// Where its networks are, if they are not the built-in ones.
    learnt: Option<PathBuf>,
}

impl BuiltIn {
    /// An engine with these settings. The seed matters for the weak levels.
    pub fn new(settings: Settings, level: Level, seed: u64, limits: Option<Limits>) -> BuiltIn {
        BuiltIn { engine: Engine::new(settings), level, seed, limits, learnt: None }
    }

    /// The same with the file `networks.bin` of a folder in place of what is built in.
    #[must_use]
    pub fn learnt_in(self, folder: Option<PathBuf>) -> BuiltIn {
        BuiltIn { learnt: folder, ..self }
    }
}

impl Player for BuiltIn {
    fn new_game(&mut self, rules: &Rules) -> Result<(), PlayerError> {
        self.engine.forget();
        if let Some(folder) = &self.learnt {
            self.engine.set_evaluator(*rules, read_evaluator(folder, rules.variant)?);
        }
        Ok(())
    }

    fn choose(&mut self, game: &Game, time: Duration) -> Result<Choice, PlayerError> {
        let limits = self.limits.unwrap_or_else(|| Limits::time(time));
        let (clock, stop) = (Stopwatch::start(), AtomicBool::new(false));
        let line = self.engine.choose(game, self.level, self.seed, limits, &clock, &stop);
        let line = line.ok_or(PlayerError::NoAnswer)?;
        let chosen = *line.moves.first().ok_or(PlayerError::NoAnswer)?;
        Ok(Choice { chosen, score: Some(line.score) })
    }
}

fn read_evaluator(folder: &Path, variant: Variant) -> Result<Evaluator, PlayerError> {
    let networks = Networks::from_bytes(&fs::read(folder.join("networks.bin"))?).map_err(io::Error::other)?;
    Ok(Evaluator::with(Weights::built_in(variant)).and_network(networks.of(variant).clone()))
}
