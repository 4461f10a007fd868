//! `colorito pool`: many players against each other.

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::PathBuf,
    time::Duration,
};

use clap::Args;
use colorito::Variant;
use colorito_arena::{PairResult, ParseResultError, PlayerSpec, Pool, Tournament};

use crate::{Failure, output, progress, setup::RulesOptions, words::Words};

/// The options of `colorito pool`.
#[derive(Args)]
#[command(after_help = "colorito pool engine greedy plain --games 2 --time 10")]
pub(crate) struct PoolMatch {
    #[arg(value_name = "player", required = true, num_args = 2..)]
    players: Vec<String>,
    #[arg(long)]
    all: bool,
    #[arg(long, value_name = "name", value_delimiter = ',')]
    variants: Vec<Variant>,
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: u32,
    #[arg(long, value_name = "MS", default_value_t = 100)]
    time: u64,
    #[arg(long, value_name = "seed", default_value_t = 1)]
    openings: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    concurrency: usize,
    #[arg(long, value_name = "N", default_value_t = 300)]
    plies: u32,
    #[arg(long, value_name = "file")]
    results: Option<PathBuf>,
    #[command(flatten)]
    rules: RulesOptions,
}

impl PoolMatch {
    /// Plays what has not been played yet and prints the tables.
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        let specs = self.players.iter().map(|player| {
            let unknown =
                |_| Failure::Input(words.text("cli-bad-player", &[("player", player.clone().into())]));
            player.parse().map_err(unknown)
        });
        let specs = specs.collect::<Result<Vec<PlayerSpec>, Failure>>()?;
        let mut pool = self.results_so_far(words)?;
        let mut file = self
            .results
            .as_ref()
            .map(|path| OpenOptions::new().create(true).append(true).open(path))
            .transpose()?;
        for variant in self.variants(words)? {
            for [a, b] in self.pairings() {
                let names = [self.players[a].clone(), self.players[b].clone()];
                let first = pool.next_pair(variant, [&names[0], &names[1]]);
                let tournament =
                    self.tournament(variant, [specs[a].clone(), specs[b].clone()], first, words)?;
                let mut written = Ok(());
                let bar = progress::bar(u64::from(2 * tournament.pairs), &names.join(" – "), words);
                bar.set_position(u64::from(2 * first));
                let played = tournament.play(|rounds, _| {
                    bar.inc(2);
                    let result = PairResult::of(variant, names.clone(), rounds);
                    if let Some(file) = &mut file
                        && written.is_ok()
                    {
                        written = writeln!(file, "{result}");
                    }
                    pool.add(result);
                });
                bar.finish_and_clear();
                written?;
                played.map_err(|error| Failure::unplayable(&error, words))?;
            }
            output::line(&format!("{}\n", pool.table(variant, &self.players)))?;
            output::line(&format!("{}: {}\n", self.players[0], pool.endings(variant, &self.players[0])))?;
        }
        Ok(())
    }

    fn variants(&self, words: Words) -> Result<Vec<Variant>, Failure> {
        let one = self.rules.rules(words)?.variant;
        Ok(if self.variants.is_empty() { vec![one] } else { self.variants.clone() })
    }

    fn results_so_far(&self, words: Words) -> Result<Pool, Failure> {
        let mut pool = Pool::default();
        if let Some(path) = self.results.as_ref().filter(|path| path.exists()) {
            for line in fs::read_to_string(path)?.lines() {
                let wrong =
                    |error: ParseResultError| Failure::Input(words.wrong_file(path, error.to_string()));
                pool.add(line.parse().map_err(wrong)?);
            }
        }
        Ok(pool)
    }

    /// Who plays whom.
    fn pairings(&self) -> Vec<[usize; 2]> {
        let hosts = if self.all { self.players.len() } else { 1 };
        (0..hosts).flat_map(|a| (a + 1..self.players.len()).map(move |b| [a, b])).collect()
    }

    fn tournament(
        &self,
        variant: Variant,
        players: [PlayerSpec; 2],
        first: u32,
        words: Words,
    ) -> Result<Tournament, Failure> {
        let mut rules = self.rules.rules(words)?;
        rules.variant = variant;
        Ok(Tournament {
            players,
            rules,
            first,
            pairs: self.games.div_ceil(2),
            time: Duration::from_millis(self.time),
            concurrency: self.concurrency,
            seed: self.openings,
            longest: self.plies,
            sprt: None,
        })
    }
}
