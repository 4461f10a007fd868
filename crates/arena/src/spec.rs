//! Players as they are named on the command line.

use std::{fmt, path::PathBuf, str::FromStr, time::Duration};

use colorito_engine::{Level, Limits, Settings};

use crate::{BuiltIn, External, Greedy, Plain, Player, PlayerError, Temper, Tempered};

/// What a player is: `engine`, `greedy`, `plain`, `wary`, `racer`, `blocker` or `stubborn`, or the command of
/// a UGI engine.
///
/// Settings of the engine are `level=5`, `time=100` (milliseconds a move), `depth=6`, `nodes=5000`,
/// `threads=2` and `hash=64` (MiB), and `learnt=FOLDER` for networks other than those built in,
/// separated by commas; `engine:` before them may be left out. The others but `greedy` take `time`, `depth`
/// and `nodes`, as in `plain:nodes=5000`. A command may have such limits of its own before it: `nodes=5000
/// ./other ugi`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// The move that gains most distance.
    Greedy,
    /// Alpha-beta by the sum of distances.
    Plain(Option<Limits>),
    /// Alpha-beta by what a temper wants.
    Tempered(Temper, Option<Limits>),
    /// The engine of this project.
    Engine(EngineSpec),
    /// A program that speaks UGI.
    Command(String, Option<Limits>),
}

/// Settings of the built-in engine.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct EngineSpec {
    level: Level,
    settings: Settings,
    limits: Option<Limits>,
    learnt: Option<PathBuf>,
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
                let known = "level, time, depth, nodes, threads, hash and learnt";
                write!(f, "`{name}` is no setting of the engine; there are {known}")
            }
            SpecError::Value { setting, value } => {
                write!(f, "`{value}` is no value for `{setting}`; it takes a whole number above 0")
            }
            SpecError::Empty => {
                f.write_str("a player is `engine`, `greedy`, `plain`, `wary`, `racer`, `blocker`, `stubborn` or the command of an engine")
            }
        }
    }
}

impl std::error::Error for SpecError {}

impl FromStr for PlayerSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, SpecError> {
        let text = text.trim();
        let (name, settings) = text.split_once(':').map_or((text, None), |(name, rest)| (name, Some(rest)));
        let limits = || settings.map(own_limits).transpose();
        let temper = Temper::ALL.iter().find(|(known, _)| *known == name);
        match name {
            "" => Err(SpecError::Empty),
            "greedy" if settings.is_none() => Ok(PlayerSpec::Greedy),
            "plain" => Ok(PlayerSpec::Plain(limits()?)),
            "engine" => settings.unwrap_or_default().parse().map(PlayerSpec::Engine),
            _ if looks_like_settings(text) => text.parse().map(PlayerSpec::Engine),
            _ => match temper {
                Some((_, temper)) => Ok(PlayerSpec::Tempered(*temper, limits()?)),
                None => command(text),
            },
        }
    }
}

/// The command of a program, with limits of its own before it or without.
fn command(text: &str) -> Result<PlayerSpec, SpecError> {
    match text.split_once(char::is_whitespace) {
        Some((settings, command)) if looks_like_settings(settings) => {
            Ok(PlayerSpec::Command(command.trim().to_owned(), Some(own_limits(settings)?)))
        }
        _ => Ok(PlayerSpec::Command(text.to_owned(), None)),
    }
}

/// The limits of a player who knows no other settings.
fn own_limits(settings: &str) -> Result<Limits, SpecError> {
    let spec: EngineSpec = settings.parse()?;
    let plain = EngineSpec { limits: spec.limits, ..EngineSpec::default() };
    spec.limits.filter(|_| spec == plain).ok_or_else(|| SpecError::Unknown(settings.to_owned()))
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
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').ok_or_else(|| SpecError::Unknown(part.to_owned()))?;
            let wrong = || SpecError::Value { setting: name.to_owned(), value: value.to_owned() };
            if name == "learnt" {
                spec.learnt = Some(value.into());
                continue;
            }
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
            PlayerSpec::Plain(limits) => Box::new(Plain::new(*limits)),
            PlayerSpec::Tempered(temper, limits) => Box::new(Tempered::new(*temper, *limits)),
            PlayerSpec::Engine(spec) => {
                let engine = BuiltIn::new(spec.settings, spec.level, seed, spec.limits);
                Box::new(engine.learnt_in(spec.learnt.clone()))
            }
            PlayerSpec::Command(command, limits) => Box::new(External::start(command, *limits)?),
        })
    }

    /// The time a move of its own may take, if it is not the match's.
    pub fn own_time(&self) -> Option<Duration> {
        match self {
            PlayerSpec::Greedy => None,
            PlayerSpec::Engine(spec) => spec.limits,
            PlayerSpec::Plain(limits) | PlayerSpec::Tempered(_, limits) | PlayerSpec::Command(_, limits) => {
                *limits
            }
        }?
        .time
        .map(|time| time.most)
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
        assert_eq!("./other ugi".parse(), Ok(PlayerSpec::Command("./other ugi".to_owned(), None)));
        let limits = Some(Limits::nodes(500));
        assert_eq!("plain:nodes=500".parse(), Ok(PlayerSpec::Plain(limits)));
        assert_eq!("wary:nodes=500".parse(), Ok(PlayerSpec::Tempered(Temper::Wary, limits)));
        assert_eq!("nodes=500 ./o ugi".parse(), Ok(PlayerSpec::Command("./o ugi".to_owned(), limits)));
    }

    #[test]
    fn wrong_settings_are_named() {
        let message = |text: &str| text.parse::<PlayerSpec>().unwrap_err().to_string();
        assert!(message("level=11").contains("`11`"));
        assert!(message("time=soon").contains("`soon`"));
        assert!(message("engine:colour=5").contains("`colour`"));
        assert!(message("wary:level=5").contains("`level=5`"));
        assert!(message("").contains("engine"));
    }
}
