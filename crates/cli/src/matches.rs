//! `colorito match`: two players against each other.

use std::{collections::BTreeMap, fmt, fs::File, io::Write, ops::ControlFlow, path::PathBuf, time::Duration};

use clap::Args;
use colorito::{Game, Side};
use colorito_arena::{PlayerSpec, Round, Sprt, SprtState, Tally, Tournament};
use colorito_solver::{Limits, Score, referee};

use crate::{Failure, output, progress, setup::RulesOptions, words::Words};

/// The options of `colorito match`.
#[derive(Args)]
#[command(after_help = "colorito match engine greedy --games 2 --time 10")]
pub(crate) struct Match {
    #[arg(value_name = "player")]
    a: PlayerSpec,
    #[arg(value_name = "player")]
    b: PlayerSpec,
    #[command(flatten)]
    rules: RulesOptions,
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u32,
    #[arg(long, value_name = "MS", default_value_t = 100)]
    time: u64,
    #[arg(long, value_name = "seed", default_value_t = 1)]
    openings: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    concurrency: usize,
    #[arg(long, value_name = "N", default_value_t = 300)]
    plies: u32,
    #[arg(long, value_name = "elo", value_parser = parse_sprt)]
    sprt: Option<Sprt>,
    #[arg(long, value_name = "file")]
    records: Option<PathBuf>,
}

/// How likely the test may be wrong, either way.
const SPRT_ERROR: f64 = 0.05;

fn parse_sprt(text: &str) -> Result<Sprt, String> {
    let bounds =
        text.split_once(',').and_then(|(lower, upper)| Some((lower.parse().ok()?, upper.parse().ok()?)));
    match bounds {
        Some((lower, upper)) if lower < upper => Ok(Sprt { lower, upper, error: SPRT_ERROR }),
        _ => Err(format!("`{text}` is no pair of Elo differences such as `0,20`")),
    }
}

impl Match {
    /// Plays the match and prints what came of it.
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        let tournament = self.tournament(words)?;
        let mut records = self.create_records(words)?;
        let mut written = Ok(());
        let mut endings = Endings::default();
        let bar = progress::bar(u64::from(2 * tournament.pairs), &words.say("cli-playing"), words);
        let tally = tournament.play(|rounds, tally| {
            bar.inc(2);
            bar.set_message(format!("{:.1} %, Elo {}", 100.0 * tally.share(), tally.elo()));
            for round in rounds {
                endings.add(round);
            }
            if let Some(file) = &mut records
                && written.is_ok()
            {
                written = rounds.iter().try_for_each(|round| write_record(file, round));
            }
        });
        bar.finish_and_clear();
        written?;
        self.print(&tally.map_err(|error| Failure::unplayable(&error, words))?, &endings)
    }

    fn create_records(&self, words: Words) -> Result<Option<File>, Failure> {
        let Some(path) = &self.records else { return Ok(None) };
        let file = File::create(path);
        file.map(Some).map_err(|error| Failure::Input(words.wrong_file(path, words.system_error(&error))))
    }

    fn tournament(&self, words: Words) -> Result<Tournament, Failure> {
        Ok(Tournament {
            players: [self.a.clone(), self.b.clone()],
            rules: self.rules.rules(words)?,
            first: 0,
            pairs: self.games.div_ceil(2),
            time: Duration::from_millis(self.time),
            concurrency: self.concurrency,
            seed: self.openings,
            longest: self.plies,
            sprt: self.sprt,
        })
    }

    fn print(&self, tally: &Tally, endings: &Endings) -> Result<(), Failure> {
        let Tally { wins, draws, losses, pairs } = tally;
        output::line(&format!("games {}: A won {wins}, drew {draws}, lost {losses}", tally.games()))?;
        output::line(&format!("score {:.1} %", 100.0 * tally.share()))?;
        output::line(&format!("elo {} with 95 % confidence", tally.elo()))?;
        output::line(&format!("pairs with 0, ½, 1, 1½, 2 points: {pairs:?}"))?;
        output::line(&format!("endings: {endings}"))?;
        self.sprt.map_or(Ok(()), |sprt| output::line(&verdict(sprt, tally)))
    }
}

fn verdict(sprt: Sprt, tally: &Tally) -> String {
    let state = match sprt.state(tally) {
        SprtState::Open => "open",
        SprtState::Accepted => "accepted",
        SprtState::Rejected => "rejected",
    };
    let Sprt { lower, upper, .. } = sprt;
    format!("sprt [{lower}, {upper}]: ratio {:.2} of {:.2}, {state}", sprt.ratio(tally), sprt.bound())
}

fn write_record(file: &mut File, round: &Round) -> std::io::Result<()> {
    let mut record = round.played.record();
    let names = if round.first_player == Side::Red { ["A", "B"] } else { ["B", "A"] };
    let tags = [
        ("Event", format!("match, pair {}", round.pair + 1)),
        ("Red", names[0].into()),
        ("Blue", names[1].into()),
    ];
    let score = score(&round.played.game).map(|score| ("Score", score.to_string()));
    for (name, value) in tags.into_iter().chain(score) {
        record.set_tag(name, &value).map_err(std::io::Error::other)?;
    }
    writeln!(file, "{record}")
}

/// The loser's score, as far as the referee finds it in a moment.
fn score(game: &Game) -> Option<Score> {
    let limits = Limits { nodes: 20_000, ..Limits::default() };
    let outcome = game.ending()?.outcome;
    Some(referee(game.position(), outcome, limits, &mut |_| ControlFlow::Continue(()))?.score)
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

impl fmt::Display for Endings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (reason, count) in &self.reasons {
            write!(f, "{reason} {count}, ")?;
        }
        write!(f, "{:.0} plies a game", self.plies as f64 / self.games.max(1) as f64)
    }
}
