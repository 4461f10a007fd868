//! `colorito match`: two players against each other.

use std::{collections::BTreeMap, fs::File, io::Write, path::PathBuf, time::Duration};

use clap::Args;
use colorito::{Rules, Side};
use colorito_arena::{PlayerSpec, Round, Sprt, SprtState, Tally, Tournament};
use indicatif::{ProgressBar, ProgressStyle};

/// The options of `colorito match`.
#[derive(Args)]
pub(crate) struct MatchOptions {
    /// The first player: `engine`, settings such as `level=5,time=100,threads=2`, `greedy`, `plain`, or the command
    /// of a UGI engine.
    a: PlayerSpec,
    /// The second player.
    b: PlayerSpec,
    /// How many games, rounded up to pairs.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Milliseconds a move.
    #[arg(long, default_value_t = 100)]
    time: u64,
    /// The seed of the openings; the same seed plays the same ones.
    #[arg(long, default_value_t = 1)]
    openings: u64,
    /// How many games are played at once.
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
    /// A game with more plies is broken off and counts as drawn.
    #[arg(long, default_value_t = 300)]
    plies: u32,
    /// Stop as soon as it is clear whether A is stronger by LOWER or by UPPER Elo, e.g. `0,20`.
    #[arg(long, value_parser = parse_sprt)]
    sprt: Option<Sprt>,
    /// Write the games to this file.
    #[arg(long)]
    records: Option<PathBuf>,
}

/// How likely the test may be wrong, either way.
const SPRT_ERROR: f64 = 0.05;

fn parse_sprt(text: &str) -> Result<Sprt, String> {
    let bounds = text.split_once(',').and_then(|(lower, upper)| Some((lower.parse().ok()?, upper.parse().ok()?)));
    match bounds {
        Some((lower, upper)) if lower < upper => Ok(Sprt { lower, upper, error: SPRT_ERROR }),
        _ => Err(format!("`{text}` is no pair of Elo differences such as `0,20`")),
    }
}

/// Plays the match and prints what came of it.
pub(crate) fn run(options: &MatchOptions, rules: Rules) -> Result<(), Box<dyn std::error::Error>> {
    let tournament = Tournament {
        players: [options.a.clone(), options.b.clone()],
        rules,
        pairs: options.games.div_ceil(2),
        time: Duration::from_millis(options.time),
        concurrency: options.concurrency,
        seed: options.openings,
        longest: options.plies,
        sprt: options.sprt,
    };
    let mut records = options.records.as_ref().map(File::create).transpose()?;
    let mut written = Ok(());
    let mut endings = Endings::default();
    let bar = progress_bar(u64::from(2 * tournament.pairs));
    let tally = tournament.play(|rounds, tally| {
        bar.inc(2);
        bar.set_message(format!("{:.1} %, Elo {}", 100.0 * tally.share(), tally.elo()));
        rounds.iter().for_each(|round| endings.add(round));
        if let Some(file) = &mut records
            && written.is_ok()
        {
            written = rounds.iter().try_for_each(|round| write_record(file, round, tally.games()));
        }
    })?;
    bar.finish();
    written?;
    print(options, &tally, &endings);
    Ok(())
}

fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} (left {eta}) {msg}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn write_record(file: &mut File, round: &Round, games: u32) -> std::io::Result<()> {
    let mut record = round.played.record();
    let names = if round.first_player == Side::Red { ["A", "B"] } else { ["B", "A"] };
    let tags = [("Event", format!("match, game {games}")), ("Red", names[0].into()), ("Blue", names[1].into())];
    for (name, value) in tags {
        record.set_tag(name, &value).map_err(std::io::Error::other)?;
    }
    writeln!(file, "{record}")
}

/// How often games ended in which way, and how long they were.
#[derive(Default)]
struct Endings {
    reasons: BTreeMap<&'static str, u32>,
    plies: u64,
    games: u64,
}

impl Endings {
    fn add(&mut self, round: &Round) {
        *self.reasons.entry(round.played.reason()).or_default() += 1;
        self.plies += u64::from(round.played.game.position().plies());
        self.games += 1;
    }
}

fn print(options: &MatchOptions, tally: &Tally, endings: &Endings) {
    let Tally { wins, draws, losses, pairs } = tally;
    println!("games {}: A won {wins}, drew {draws}, lost {losses}", tally.games());
    println!("score {:.1} %", 100.0 * tally.share());
    println!("elo {} with 95 % confidence", tally.elo());
    println!("pairs with 0, ½, 1, 1½, 2 points: {pairs:?}");
    let reasons: Vec<String> = endings.reasons.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    println!("endings: {}", reasons.join(", "));
    println!("plies a game: {:.0}", endings.plies as f64 / endings.games.max(1) as f64);
    if let Some(sprt) = options.sprt {
        let verdict = match sprt.state(tally) {
            SprtState::Open => "open",
            SprtState::Accepted => "accepted",
            SprtState::Rejected => "rejected",
        };
        println!("sprt [{}, {}]: ratio {:.2} of {:.2}, {verdict}", sprt.lower, sprt.upper, sprt.ratio(tally), sprt.bound());
    }
}
