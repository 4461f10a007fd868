//! `colorito bot`: an engine plays at a server, under the account of a program.

mod games;
mod time;

use std::{fs, path::PathBuf, str::FromStr};

use clap::Args;
use colorito::Variant;
use colorito_arena::PlayerSpec;
use colorito_client::{Client, Server, Token};
use colorito_engine::Level;
use colorito_play::TimeControl;
use tokio::runtime::Runtime;

use crate::{Failure, words::Words};
use games::Bot;

/// Where the token is looked for if no option gives it.
const VARIABLE: &str = "COLORITO_TOKEN";

/// The options of `colorito bot`.
#[derive(Args)]
#[command(
    after_help = "colorito bot --server https://example.org --token-file robo.token --accept --level 5"
)]
pub(crate) struct BotCommand {
    #[arg(long, value_name = "address")]
    server: Server,
    #[arg(long, value_name = "text", conflicts_with = "token_file")]
    token: Option<String>,
    #[arg(long, value_name = "file")]
    token_file: Option<PathBuf>,
    #[arg(long, value_name = "player", conflicts_with = "level")]
    engine: Option<PlayerSpec>,
    #[arg(long, value_name = "N")]
    level: Option<Level>,
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    time: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: usize,
    #[arg(long, value_name = "N")]
    stop_after: Option<usize>,
    #[command(flatten)]
    wishes: Wishes,
}

/// Which games to play.
#[derive(Args, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
struct Wishes {
    #[arg(long)]
    accept: bool,
    #[arg(long, value_name = "clock")]
    offer: Option<Pace>,
    #[arg(long, value_name = "name", num_args = 1..)]
    variant: Vec<Variant>,
    #[arg(long)]
    rated: bool,
    #[arg(long)]
    programs: bool,
    #[arg(long)]
    no_rematch: bool,
}

/// The time for a game that is offered: `10+5`, or `3d` for days a move.
#[derive(Clone, Copy)]
struct Pace(TimeControl);

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Pace, String> {
        let wrong = || {
            format!(
                "`{text}` is no clock; write minutes and seconds a move like `10+5`, or days a move like `3d`"
            )
        };
        let number = |part: &str| part.parse::<u32>().map_err(|_| wrong());
        let control = if let Some(days) = text.strip_suffix('d') {
            TimeControl::Days(number(days)?)
        } else {
            let (minutes, increment) = text.split_once('+').unwrap_or((text, "0"));
            TimeControl::live(number(minutes)?.saturating_mul(60), number(increment)?)
        };
        control.check().map_err(|error| format!("{}: {error}", wrong()))?;
        Ok(Pace(control))
    }
}

impl BotCommand {
    /// Plays until it is told to stop, or has played as many games as it should.
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        let client = Client::program(self.server.clone(), self.token(words)?);
        let runtime = Runtime::new()?;
        let played = runtime.block_on(Bot::new(self, client, words)?.play());
        // A thought under way is not worth waiting for.
        runtime.shutdown_background();
        played
    }

    /// What proves who it is. A command line can be read by others on this machine, so there are two more ways.
    fn token(&self, words: Words) -> Result<Token, Failure> {
        let text = match (&self.token, &self.token_file) {
            (Some(token), _) => token.clone(),
            (None, Some(file)) => fs::read_to_string(file)
                .map_err(|error| Failure::Input(words.wrong_file(file, words.system_error(&error))))?,
            (None, None) => std::env::var(VARIABLE).unwrap_or_default(),
        };
        text.trim()
            .parse()
            .map_err(|()| Failure::Input(words.text("cli-bot-no-token", &[("name", VARIABLE.into())])))
    }

    fn spec(&self) -> PlayerSpec {
        let level = self.level.unwrap_or(Level::FULL);
        let built_in = || format!("level={}", level.number()).parse().expect("a level is a setting");
        self.engine.clone().unwrap_or_else(built_in)
    }
}
