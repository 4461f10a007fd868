//! The `colorito` command: a thin door to everything the project can do.
//!
//! Each subcommand has a file of its own with its options and what it does. Machine-read output goes to standard
//! output, everything else to standard error; wrong input ends with exit code 2 and a message.

mod analyse;
mod bench;
mod depths;
mod failure;
mod input;
mod matches;
mod moves;
mod output;
mod perft;
mod pool;
mod progress;
mod render;
mod review;
mod serve;
mod setup;
mod solve;
mod status;
mod ugi;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// Colorito, the parlour game of 1892: Halma's jumps, but every piece has a number and a colour.
#[derive(Parser)]
#[command(name = "colorito", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
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
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        None => serve::Serve::default().run(),
        Some(Command::Serve(serve)) => serve.run(),
        Some(Command::Perft(perft)) => perft.run(),
        Some(Command::Moves(moves)) => moves.run(),
        Some(Command::Status(status)) => status.run(),
        Some(Command::Solve(solve)) => solve.run(),
        Some(Command::Render(render)) => render.run(),
        Some(Command::Bench(bench)) => bench.run(),
        Some(Command::Analyse(analyse)) => analyse.run(),
        Some(Command::Match(contest)) => contest.run(),
        Some(Command::Pool(pool)) => pool.run(),
        Some(Command::Ugi(ugi)) => ugi.run(),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
