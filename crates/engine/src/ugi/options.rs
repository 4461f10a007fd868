//! `setoption`.

use std::str::FromStr;

use colorito::{Board, Rules, Variant};

use super::{Step, Ugi, start};
use crate::{Level, Settings};

/// The largest table in MiB.
const MOST_HASH: usize = 65_536;
const MOST_THREADS: usize = 256;
const MOST_LINES: usize = 256;

/// The lines that say which options there are.
pub(super) fn descriptions() -> Vec<String> {
    let Settings { hash, threads, lines } = Settings::default();
    let choice = |names: &mut dyn Iterator<Item = &'static str>| -> String {
        names.flat_map(|name| [" var ", name]).collect()
    };
    let variants = choice(&mut Variant::ALL.into_iter().map(Variant::name));
    vec![
        format!("option name Variant type combo default standard{variants}"),
        "option name Board type string default standard".to_owned(),
        format!("option name Hash type spin default {hash} min 1 max {MOST_HASH}"),
        format!("option name Threads type spin default {threads} min 1 max {MOST_THREADS}"),
        "option name Level type spin default 10 min 1 max 10".to_owned(),
        format!("option name MultiPV type spin default {lines} min 1 max {MOST_LINES}"),
    ]
}

impl Ugi {
    pub(super) fn set_option(&mut self, words: &[&str]) -> Result<Step, String> {
        let at_value = words.iter().position(|word| *word == "value").unwrap_or(words.len());
        let (["name", name], ["value", value @ ..]) = words.split_at(at_value) else {
            return Err("setoption: say `setoption name X value Y`".to_owned());
        };
        let value = value.join(" ");
        match name.to_ascii_lowercase().as_str() {
            "variant" => {
                let variant = Variant::from_str(&value).map_err(|error| error.to_string())?;
                self.set_rules(Rules { variant, ..self.rules });
            }
            "board" => {
                let named = Board::named(&value).map(Ok);
                let board = named.unwrap_or_else(|| value.parse()).map_err(|error| error.to_string())?;
                self.set_rules(Rules { board, ..self.rules });
            }
            "hash" => self.settings.hash = number(name, &value, MOST_HASH)?,
            "threads" => self.settings.threads = number(name, &value, MOST_THREADS)?,
            "multipv" => self.settings.lines = number(name, &value, MOST_LINES)?,
            "level" => self.level = Level::from_str(&value).map_err(|error| error.to_string())?,
            _ => return Err(format!("setoption: there is no option `{name}`")),
        }
        Ok(Step::Answer(Vec::new()))
    }

    /// Other rules begin another game.
    fn set_rules(&mut self, rules: Rules) {
        if rules != self.rules {
            self.rules = rules;
            self.game = start(rules);
        }
    }
}

fn number(name: &str, value: &str, most: usize) -> Result<usize, String> {
    let number = value.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("setoption: {name} is a number from 1 to {most}, not `{value}`"))
}
