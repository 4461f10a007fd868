//! The `colorito` command.

mod matches;
mod ugi;

use clap::{Parser, Subcommand};
use colorito::{Board, Rules, Variant};

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    #[arg(long, global = true, default_value = "standard")]
    variant: Variant,
    #[arg(long, global = true, default_value = "standard", value_parser = parse_board)]
    board: Board,
}

#[derive(Subcommand)]
enum Command {
    /// Plays two engines against each other.
    Match(matches::MatchOptions),
    /// Speaks the engine protocol.
    Ugi,
}

fn parse_board(name: &str) -> Result<Board, String> {
    Board::named(name).ok_or_else(|| format!("`{name}` is no built-in board"))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    let rules = Rules { board: arguments.board, variant: arguments.variant };
    match arguments.command {
        Command::Match(options) => matches::run(&options, rules),
        Command::Ugi => Ok(ugi::run(rules)?),
    }
}
