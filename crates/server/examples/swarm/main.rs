//! A swarm of bots that play over WebSocket against a server in a process of its own, and what that costs.
//!
//! `cargo run --release -p colorito-server --example swarm`
//!
//! Each bot plays hot-seat games, or with `--people` games of two guests who meet by a link: it holds two sockets
//! of the same game, moves on one, and waits until both have heard. At the end of each game it compares what was
//! acknowledged with what is kept. What is measured is the time from sending a move to its acknowledgement, and to the news of it
//! at the other socket; how many bytes that news has; and the memory of the server: with the games that are
//! played, with games that wait for their deadline, and with sockets that say nothing.

mod bot;
mod meeting;
mod server;

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use bot::{Bot, Tally, watch};
use clap::Parser;
use colorito_store::Location;
use meeting::{Meeting, ask};
use serde_json::json;
use server::Running;
use tempfile::TempDir;

/// Whatever goes wrong ends the measurement.
pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

/// How many games are begun, or sockets opened, at once while nothing is measured.
const AT_ONCE: usize = 32;

/// Bots that play against a server as fast as they can, or at a steady pace.
#[derive(Parser)]
struct Swarm {
    /// How many games are played at once, one measurement after the other.
    #[arg(long, value_delimiter = ',', default_values_t = [20, 200, 1_000])]
    games: Vec<usize>,
    /// How long each measurement takes.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How long each bot thinks about a move, in milliseconds; 0 is as fast as it can.
    #[arg(long, default_value_t = 0)]
    think: u64,
    /// After how many moves a bot begins another game.
    #[arg(long, default_value_t = 200)]
    moves: usize,
    /// How many games wait for their deadline.
    #[arg(long, default_value_t = 10_000)]
    waiting: usize,
    /// How many sockets say nothing. The limit on open files must allow for them.
    #[arg(long, default_value_t = 5_000)]
    idle: usize,
    /// Where the games are kept, such as `postgres://user:password@host/name`. Without it, in a file that is
    /// removed afterwards.
    #[arg(long)]
    database: Option<String>,
    /// Play as guests who meet by links, at a server for people elsewhere.
    #[arg(long)]
    people: bool,
    /// Be the server, with the games in this database.
    #[arg(long, hide = true)]
    serve: Option<Location>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let swarm = Swarm::parse();
    let done = match &swarm.serve {
        Some(database) => server::serve(database, swarm.people).await,
        None => swarm.run().await,
    };
    done.map_or_else(
        |error| {
            eprintln!("swarm: {error}");
            ExitCode::FAILURE
        },
        |()| ExitCode::SUCCESS,
    )
}

impl Swarm {
    async fn run(&self) -> Result<(), Failure> {
        println!(
            "| games | moves/s | acknowledged p50 / p99 | told to the other p50 / p99 | bytes a move, most | memory a game |"
        );
        println!("|---|---|---|---|---|---|");
        for games in &self.games {
            self.measure_moves(*games).await?;
        }
        if self.waiting > 0 {
            self.measure_memory().await?;
        }
        Ok(())
    }

    fn database(&self, data: &TempDir) -> String {
        let file = || data.path().join("swarm.sqlite").display().to_string();
        self.database.clone().unwrap_or_else(file)
    }

    async fn measure_moves(&self, games: usize) -> Result<(), Failure> {
        let data = TempDir::new()?;
        let server = Running::start(&self.database(&data), self.people)?;
        let (address, empty) = (server.address, server.memory());
        let meeting = if self.people { Meeting::ByLink } else { Meeting::HotSeat };
        let bots = many(games, |seed| Bot::begin(address, meeting, seed as u64)).await?;
        let seated = server.memory();
        let until = Instant::now() + Duration::from_secs(self.seconds);
        let (think, moves) = (Duration::from_millis(self.think), self.moves);
        let tasks: Vec<_> = bots.into_iter().map(|bot| tokio::spawn(bot.play(until, think, moves))).collect();
        let mut all = Tally::default();
        for task in tasks {
            all.add(task.await??);
        }
        let played = all.acknowledged.len();
        println!(
            "| {games} | {:.0} | {} | {} | {}, {} | {} KiB |",
            played as f64 / self.seconds as f64,
            quantiles(&mut all.acknowledged),
            quantiles(&mut all.heard),
            all.bytes.iter().sum::<usize>() / played.max(1),
            all.bytes.iter().max().unwrap_or(&0),
            seated.saturating_sub(empty) / games.max(1) as u64,
        );
        println!(
            "\n{played} moves, {} games ended, {} lines opened again; all that was acknowledged is kept. The server's memory: \
             {} MiB empty, {} MiB with all seated, {} MiB at the end",
            all.games,
            all.returns,
            empty / 1024,
            seated / 1024,
            server.memory() / 1024
        );
        Ok(())
    }

    async fn measure_memory(&self) -> Result<(), Failure> {
        let data = TempDir::new()?;
        let server = Running::start(&self.database(&data), false)?;
        let (address, empty) = (server.address, server.memory());
        let days = json!({ "clock": { "days": 1 } });
        let games = many(self.waiting, |_| ask(address, "POST", "/api/games", None, &days)).await?;
        let begun = server.memory();
        drop(server);
        let server = Running::start(&self.database(&data), false)?;
        let (address, waiting) = (server.address, server.memory());
        println!(
            "\n{} games waiting for their deadline: {} MiB after a restart ({} MiB empty, {} MiB after they were begun)",
            self.waiting,
            waiting / 1024,
            empty / 1024,
            begun / 1024
        );
        let ids: Vec<&str> = games.iter().filter_map(|(game, _)| game["id"].as_str()).collect();
        let sockets = many(self.idle, |number| watch(address, ids[number % ids.len()], None)).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        println!(
            "{} sockets that say nothing: {} MiB besides",
            sockets.len(),
            (server.memory() - waiting) / 1024
        );
        Ok(())
    }
}

/// Does something many times, some at once, and gives what came of it.
async fn many<T, F: Future<Output = Result<T, Failure>>>(
    count: usize,
    one: impl Fn(usize) -> F,
) -> Result<Vec<T>, Failure> {
    let mut all = Vec::with_capacity(count);
    for first in (0..count).step_by(AT_ONCE) {
        let some = (first..count.min(first + AT_ONCE)).map(&one);
        all.extend(futures_util::future::try_join_all(some).await?);
    }
    Ok(all)
}

fn quantiles(times: &mut [Duration]) -> String {
    times.sort();
    let at = |share: f64| {
        let place = (times.len() as f64 * share) as usize;
        times.get(place.min(times.len().saturating_sub(1))).copied().unwrap_or_default().as_secs_f64() * 1e3
    };
    format!("{:.1} / {:.1} ms", at(0.5), at(0.99))
}
