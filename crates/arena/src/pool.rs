//! Many players against each other, or one against all others, in one table for each variant.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
    str::FromStr,
};

use colorito::Variant;

use crate::{Round, Tally};

/// The result of one pair of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairResult {
    /// The variant.
    pub variant: Variant,
    /// The names of the two players.
    pub players: [String; 2],
    /// The pair's number.
    pub pair: u32,
    /// The first player's halves of a point in each game.
    pub halves: [u8; 2],
    /// Why each game ended.
    pub reasons: [String; 2],
    /// How long each game was.
    pub plies: [u32; 2],
}

impl PairResult {
    /// The result of two games.
    pub fn of(variant: Variant, players: [String; 2], rounds: &[Round; 2]) -> PairResult {
        PairResult {
            variant,
            players,
            pair: rounds[0].pair,
            halves: [rounds[0].halves(), rounds[1].halves()],
            reasons: [&rounds[0], &rounds[1]].map(|round| round.played.reason().to_owned()),
            plies: [&rounds[0], &rounds[1]].map(|round| round.played.game.position().plies()),
        }
    }
}

impl fmt::Display for PairResult {
    /// One line of a results file, its fields separated by tabs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PairResult { variant, players: [a, b], pair, halves, reasons, plies } = self;
        write!(f, "{variant}\t{a}\t{b}\t{pair}")?;
        (0..2).try_for_each(|game| write!(f, "\t{}\t{}\t{}", halves[game], reasons[game], plies[game]))
    }
}

/// A line of a results file that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseResultError(String);

impl fmt::Display for ParseResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no line of a results file", self.0)
    }
}

impl std::error::Error for ParseResultError {}

impl FromStr for PairResult {
    type Err = ParseResultError;

    fn from_str(line: &str) -> Result<PairResult, ParseResultError> {
        let read = || {
            let fields: Vec<&str> = line.split('\t').collect();
            let [variant, a, b, pair, half, reason, plies, other_half, other_reason, other_plies] =
                fields.try_into().ok()?;
            Some(PairResult {
                variant: variant.parse().ok()?,
                players: [a.to_owned(), b.to_owned()],
                pair: pair.parse().ok()?,
                halves: [half.parse().ok()?, other_half.parse().ok()?],
                reasons: [reason.to_owned(), other_reason.to_owned()],
                plies: [plies.parse().ok()?, other_plies.parse().ok()?],
            })
        };
        read().ok_or_else(|| ParseResultError(line.to_owned()))
    }
}

/// The results of a pool so far.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    results: Vec<PairResult>,
}

impl Pool {
    /// Adds a pair of games.
    pub fn add(&mut self, result: PairResult) {
        self.results.push(result);
    }

    /// The first pair of two players that has not been played.
    pub fn next_pair(&self, variant: Variant, players: [&str; 2]) -> u32 {
        self.between(variant, players).map(|result| result.pair + 1).max().unwrap_or(0)
    }

    fn between<'a>(
        &'a self,
        variant: Variant,
        players: [&'a str; 2],
    ) -> impl Iterator<Item = &'a PairResult> {
        self.results.iter().filter(move |result| {
            result.variant == variant && result.players.each_ref().map(String::as_str) == players
        })
    }

    /// What a player made of the games against another.
    pub fn tally(&self, variant: Variant, player: &str, other: &str) -> Tally {
        let mut tally = Tally::default();
        self.between(variant, [player, other]).for_each(|result| tally.add_pair(result.halves));
        let turned = |result: &PairResult| result.halves.map(|half| 2 - half);
        self.between(variant, [other, player]).for_each(|result| tally.add_pair(turned(result)));
        tally
    }

    /// The table of a variant: the share of the points that the player of each line has against that of each
    /// column, and the number of games.
    pub fn table(&self, variant: Variant, players: &[String]) -> String {
        let mut text = format!("| {variant} | {} |\n|---|", players.join(" | "));
        text.push_str(&"---|".repeat(players.len()));
        for player in players {
            let _ = write!(text, "\n| {player} |");
            for other in players {
                let tally = self.tally(variant, player, other);
                if tally.games() == 0 || player == other {
                    text.push_str(" |");
                } else {
                    let _ = write!(text, " {:.1} % of {} |", 100.0 * tally.share(), tally.games());
                }
            }
        }
        text
    }

    /// How the games of a player in a variant ended, and how long the longest was.
    pub fn endings(&self, variant: Variant, player: &str) -> String {
        let mut reasons: BTreeMap<&str, u32> = BTreeMap::new();
        let mut longest = 0;
        let theirs = |result: &&PairResult| {
            result.variant == variant && result.players.iter().any(|name| name == player)
        };
        for result in self.results.iter().filter(theirs) {
            for game in 0..2 {
                *reasons.entry(&result.reasons[game]).or_default() += 1;
                longest = longest.max(result.plies[game]);
            }
        }
        let mut text = String::new();
        for (reason, count) in reasons {
            let _ = write!(text, "{reason} {count}, ");
        }
        let _ = write!(text, "longest game {longest} plies");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(a: &str, b: &str, pair: u32, halves: [u8; 2]) -> PairResult {
        let reasons = ["completion".to_owned(), "too long".to_owned()];
        let players = [a.to_owned(), b.to_owned()];
        PairResult { variant: Variant::STANDARD, players, pair, halves, reasons, plies: [120, 300] }
    }

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let result = result("engine", "nodes=5 ./old ugi", 7, [2, 1]);
        assert_eq!(result.to_string().parse(), Ok(result));
        assert!("standard\tengine".parse::<PairResult>().is_err());
    }

    #[test]
    fn counts_games_from_either_side() {
        let mut pool = Pool::default();
        pool.add(result("a", "b", 0, [2, 1]));
        pool.add(result("b", "a", 1, [0, 0]));
        let tally = pool.tally(Variant::STANDARD, "a", "b");
        assert_eq!((tally.wins, tally.draws, tally.losses), (3, 1, 0));
        assert_eq!(pool.next_pair(Variant::STANDARD, ["a", "b"]), 1);
        assert_eq!(pool.next_pair(Variant::STANDARD, ["a", "c"]), 0);
        let table = pool.table(Variant::STANDARD, &["a".to_owned(), "b".to_owned()]);
        assert!(table.contains("| a | | 87.5 % of 4 |"), "{table}");
        assert!(pool.endings(Variant::STANDARD, "a").ends_with("longest game 300 plies"));
    }
}
