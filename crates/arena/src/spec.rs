//! Players as they are named on the command line.

use std::{fmt, str::FromStr, time::Duration};

use colorito_engine::{Level, Limits, Settings};

use crate::{BuiltIn, External, Greedy, Plain, Player, PlayerError};

/// What a player is: `greedy`, `plain`, `engine` with or without settings, or the command of a UGI engine.
///
/// Settings of the engine are `level=5`, `time=100` (milliseconds a move), `depth=6`, `nodes=5000`, `threads=2` and
/// `hash=64` (MiB), separated by commas; `engine:` before them may be left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// The move that gains most distance.
    Greedy,
    /// Alpha-beta by the sum of distances.
    Plain,
    /// The engine of this project.
    Engine(EngineSpec),
    /// A program that speaks UGI.
    Command(String),
}

/// Settings of the built-in engine.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct EngineSpec {
    level: Level,
    settings: Settings,
    limits: Option<Limits>,
}

/// What is wrong with the settings of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecError {
    /// There is no such setting.
    Unknown(String),
    /// The value is not what the setting takes.
    Value {
        /// The setting.
        setting: String,
        /// Its value.
        value: String,
    },
    /// There is no text at all.
    Empty,
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::Unknown(name) => {
                let known = "level, time, depth, nodes, threads and hash";
                write!(f, "`{name}` is no setting of the engine; there are {known}")
            }
            SpecError::Value { setting, value } => {
                write!(f, "`{value}` is no value for `{setting}`; it takes a whole number above 0")
            }
            SpecError::Empty => {
                f.write_str("a player is `engine`, `greedy`, `plain` or the command of an engine")
            }
        }
    }
}

impl std::error::Error for SpecError {}

impl FromStr for PlayerSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, SpecError> {
        let text = text.trim();
        match text {
            "" => Err(SpecError::Empty),
            "greedy" => Ok(PlayerSpec::Greedy),
            "plain" => Ok(PlayerSpec::Plain),
            "engine" => Ok(PlayerSpec::Engine(EngineSpec::default())),
            _ => match text.strip_prefix("engine:") {
                Some(settings) => settings.parse().map(PlayerSpec::Engine),
                None if looks_like_settings(text) => text.parse().map(PlayerSpec::Engine),
                None => Ok(PlayerSpec::Command(text.to_owned())),
            },
        }
    }
}

/// A list of settings has no blanks, and each of them an equals sign after a word.
fn looks_like_settings(text: &str) -> bool {
    let is_setting = |part: &str| {
        part.split_once('=').is_some_and(|(name, _)| name.chars().all(|letter| letter.is_ascii_lowercase()))
    };
    !text.contains(char::is_whitespace) && text.split(',').all(is_setting)
}

impl FromStr for EngineSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<EngineSpec, SpecError> {
        let mut spec = EngineSpec::default();
        for part in text.split(',') {
            let (name, value) = part.split_once('=').ok_or_else(|| SpecError::Unknown(part.to_owned()))?;
            let wrong = || SpecError::Value { setting: name.to_owned(), value: value.to_owned() };
            let number = value.parse::<u64>().ok().filter(|number| *number > 0).ok_or_else(wrong)?;
            let limits = spec.limits.unwrap_or_default();
            match name {
                "level" => spec.level = value.parse().map_err(|_| wrong())?,
                "threads" => spec.settings.threads = number as usize,
                "hash" => spec.settings.hash = number as usize,
                "time" => {
                    let time = Limits::time(Duration::from_millis(number)).time;
                    spec.limits = Some(Limits { time, ..limits });
                }
                "depth" => {
                    let depth = u32::try_from(number).map_err(|_| wrong())?;
                    spec.limits = Some(Limits { depth: Some(depth), ..limits });
                }
                "nodes" => spec.limits = Some(Limits { nodes: Some(number), ..limits }),
                _ => return Err(SpecError::Unknown(name.to_owned())),
            }
        }
        Ok(spec)
    }
}

impl PlayerSpec {
    /// Brings the player to life.
    ///
    /// # Errors
    /// If a program cannot be started.
    pub fn player(&self, seed: u64) -> Result<Box<dyn Player>, PlayerError> {
        Ok(match self {
            PlayerSpec::Greedy => Box::new(Greedy::new(seed)),
            PlayerSpec::Plain => Box::new(Plain),
            PlayerSpec::Engine(spec) => Box::new(BuiltIn::new(spec.settings, spec.level, seed, spec.limits)),
            PlayerSpec::Command(command) => Box::new(External::start(command)?),
        })
    }

    /// The time a move of its own may take, if it is not the match's.
    pub fn own_time(&self) -> Option<Duration> {
        let PlayerSpec::Engine(EngineSpec { limits: Some(limits), .. }) = self else { return None };
        limits.time.map(|time| time.most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_told_from_commands() {
        assert_eq!("greedy".parse(), Ok(PlayerSpec::Greedy));
        assert!(matches!("level=5,time=100,threads=2".parse(), Ok(PlayerSpec::Engine(_))));
        assert!(matches!("engine:nodes=500".parse(), Ok(PlayerSpec::Engine(_))));
        assert_eq!("./other ugi".parse(), Ok(PlayerSpec::Command("./other ugi".to_owned())));
    }

    #[test]
    fn wrong_settings_are_named() {
        let message = |text: &str| text.parse::<PlayerSpec>().unwrap_err().to_string();
        assert!(message("level=11").contains("`11`"));
        assert!(message("time=soon").contains("`soon`"));
        assert!(message("engine:colour=5").contains("`colour`"));
        assert!(message("").contains("engine"));
    }
}
