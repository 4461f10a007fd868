//! The `colorito` command: a thin door to everything the project can do.
//!
//! Each subcommand has a file of its own with its options and what it does. Machine-read output goes to
//! standard output, everything else to standard error; wrong input ends with exit code 2 and a message.

mod admin;
mod analyse;
mod bench;
mod bot;
mod database;
mod depths;
mod failure;
mod help;
mod input;
mod matches;
mod misuse;
mod moves;
mod output;
mod perft;
mod play;
mod pool;
mod progress;
mod render;
mod review;
mod serve;
mod setup;
mod site;
mod solve;
mod status;
mod ugi;
mod words;

use std::{env, process::ExitCode};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand, error::ErrorKind};
use colorito_locales::Language;

use crate::{failure::Failure, words::Words};

/// All that can be said on the command line; what is said about it is in `help`.
#[derive(Parser)]
#[command(name = "colorito", version, max_term_width = 100)]
struct Cli {
    /// Read by [`Words::of_this_run`] before anything else.
    #[arg(long, value_name = "language", global = true)]
    language: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Bot(bot::BotCommand),
    Perft(perft::Perft),
    Moves(moves::Moves),
    Status(status::Status),
    Solve(solve::Solve),
    Render(render::Render),
    Bench(bench::Bench),
    Analyse(analyse::Analyse),
    Match(matches::Match),
    Pool(pool::PoolMatch),
    Ugi(ugi::UgiCommand),
    Database(database::DatabaseCommand),
    Admin(admin::AdminCommand),
    Site(site::Site),
}

fn main() -> ExitCode {
    let words = Words::of_this_run();
    let mut command = help::dressed(Cli::command(), words);
    let cli =
        command.try_get_matches_from_mut(env::args_os()).and_then(|matches| Cli::from_arg_matches(&matches));
    match cli {
        Ok(cli) => {
            let words = cli.language.map_or(words, |language| Words { language });
            run(cli, words).map_or_else(|failure| failure.report(words), |()| ExitCode::SUCCESS)
        }
        Err(error) => refuse(&error, &command, words),
    }
}

fn run(Cli { command, language }: Cli, words: Words) -> Result<(), Failure> {
    match command {
        None => serve::Serve::default().run(words),
        Some(Command::Serve(serve)) => serve.run(words),
        Some(Command::Play(play)) => play.run(language, words),
        Some(Command::Bot(bot)) => bot.run(words),
        Some(Command::Perft(perft)) => perft.run(words),
        Some(Command::Moves(moves)) => moves.run(words),
        Some(Command::Status(status)) => status.run(words),
        Some(Command::Solve(solve)) => solve.run(words),
        Some(Command::Render(render)) => render.run(words),
        Some(Command::Bench(bench)) => bench.run(words),
        Some(Command::Analyse(analyse)) => analyse.run(words),
        Some(Command::Match(contest)) => contest.run(words),
        Some(Command::Pool(pool)) => pool.run(words),
        Some(Command::Ugi(ugi)) => ugi.run(words),
        Some(Command::Database(database)) => database.run(words),
        Some(Command::Admin(admin)) => admin.run(words),
        Some(Command::Site(site)) => site.run(words),
    }
}

/// Help and version are what was asked for; everything else is a mistake.
fn refuse(error: &clap::Error, command: &clap::Command, words: Words) -> ExitCode {
    let asked_for = [ErrorKind::DisplayHelp, ErrorKind::DisplayVersion].contains(&error.kind());
    if asked_for {
        // If nobody reads it, there is nobody to tell either.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    eprintln!("colorito: {}", misuse::sentence(error, command, words));
    ExitCode::from(2)
}
