//! `colorito pool`: many players against each other.

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::PathBuf,
    time::Duration,
};

use clap::Args;
use colorito::Variant;
use colorito_arena::{PairResult, PlayerSpec, Pool, Tournament};

use crate::{Failure, output, progress, setup::RulesOptions};

/// Play many engines against each other and show one table for each variant
#[derive(Args)]
#[command(after_help = "Example:\n  colorito pool engine greedy plain --games 2 --time 10")]
pub(crate) struct PoolMatch {
    #[command(flatten)]
    rules: RulesOptions,
    /// The players, named as for `match`. The first one plays all others.
    #[arg(required = true, num_args = 2..)]
    players: Vec<String>,
    /// Let all others play each other too.
    #[arg(long)]
    all: bool,
    /// The variants, in place of one.
    #[arg(long, value_delimiter = ',')]
    variants: Vec<Variant>,
    /// How many games each two of them play, rounded up to pairs.
    #[arg(long, default_value_t = 20)]
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
    /// A file for the results. What it has already is not played again.
    #[arg(long)]
    results: Option<PathBuf>,
}

impl PoolMatch {
    /// Plays what has not been played yet and prints the tables.
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let specs = self.players.iter().map(|player| player.parse().map_err(Failure::input));
        let specs = specs.collect::<Result<Vec<PlayerSpec>, Failure>>()?;
        let mut pool = self.results_so_far()?;
        let mut file = self
            .results
            .as_ref()
            .map(|path| OpenOptions::new().create(true).append(true).open(path))
            .transpose()?;
        for variant in self.variants()? {
            for [a, b] in self.pairings() {
                let names = [self.players[a].clone(), self.players[b].clone()];
                let first = pool.next_pair(variant, [&names[0], &names[1]]);
                let tournament = self.tournament(variant, [specs[a].clone(), specs[b].clone()], first)?;
                let mut written = Ok(());
                let bar = progress::bar(u64::from(2 * tournament.pairs), &names.join(" – "));
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
                played.map_err(Failure::input)?;
            }
            output::line(&format!("{}\n", pool.table(variant, &self.players)))?;
            output::line(&format!("{}: {}\n", self.players[0], pool.endings(variant, &self.players[0])))?;
        }
        Ok(())
    }

    fn variants(&self) -> Result<Vec<Variant>, Failure> {
        let one = self.rules.rules()?.variant;
        Ok(if self.variants.is_empty() { vec![one] } else { self.variants.clone() })
    }

    fn results_so_far(&self) -> Result<Pool, Failure> {
        let mut pool = Pool::default();
        if let Some(path) = self.results.as_ref().filter(|path| path.exists()) {
            for line in fs::read_to_string(path)?.lines() {
                pool.add(line.parse().map_err(Failure::input)?);
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
    ) -> Result<Tournament, Failure> {
        let mut rules = self.rules.rules()?;
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
