//! Plays crude games to their end and prints the final positions, one a line: variant, board, loser,
//! position.
//!
//! `cargo run --release -p colorito-solver --example corpus -- [GAMES] [SEED]` plays so many games for each
//! variant on each board. The same seed gives the same positions.

use std::{env, io::Write as _};

use colorito::{Board, Move, Outcome, Position, Rules, Side, Space, SpaceSet, Variant};

/// Games that go on for longer are given up.
const LONGEST: u32 = 600;

/// The `SplitMix64` generator.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }
}

/// A player that looks one move ahead, at how far its pieces are from home, and errs.
struct Crude {
    /// How much a bad move may pass for a good one.
    error: u64,
    /// What a piece gains by being home.
    home: i64,
}

impl Crude {
    fn choose(&self, position: &Position, random: &mut Random) -> Option<Move> {
        let moves = position.legal_moves();
        let scored = moves.into_iter().map(|m| {
            let error = random.below(self.error) as i64;
            (self.gain(position, m) * 10 + error, random.next(), m)
        });
        scored.max().map(|(_, _, m)| m)
    }

    fn gain(&self, position: &Position, m: Move) -> i64 {
        let Move::Go { from, to } = m else { return 0 };
        self.distance(position, from, from) - self.distance(position, from, to)
    }

    /// How far the piece on `from` would be from home on another space.
    fn distance(&self, position: &Position, from: Space, space: Space) -> i64 {
        let Some(piece) = position.piece(from) else { return 0 };
        let homes = position.rules().homes(piece);
        if homes.contains(space) {
            return 0;
        }
        let wanted = homes & (position.open_targets(piece.side()) | SpaceSet::single(from));
        let nearest = wanted.into_iter().map(|home| i64::from(home.distance(space))).min();
        nearest.unwrap_or(0) + self.home
    }
}

/// Plays a game; gives its last position and its loser if it came to a scored end.
fn play(rules: Rules, random: &mut Random) -> Option<(Position, Side)> {
    let starter = Side::ALL[random.below(2) as usize];
    let mut position = Position::start(rules, starter);
    let players = [0, 1].map(|_| Crude { error: 4 + random.below(30), home: random.below(6) as i64 });
    while position.plies() < LONGEST {
        let Some(m) = players[position.turn() as usize].choose(&position, random) else { break };
        position.play_unchecked(m);
    }
    match position.ending()?.outcome {
        Outcome::Won { winner, .. } => Some((position, !winner)),
        Outcome::Drawn(_) | Outcome::Aborted => None,
    }
}

fn main() {
    let mut numbers = env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let (games, seed) = (numbers.next().unwrap_or(10), numbers.next().unwrap_or(1));
    let mut random = Random(seed);
    let mut out = std::io::stdout().lock();
    for (name, board) in Board::BUILT_IN {
        for variant in Variant::ALL {
            let rules = Rules { board, variant };
            let mut found = 0;
            for tried in 1..=games * 1000 {
                if let Some((position, loser)) = play(rules, &mut random) {
                    found += 1;
                    writeln!(out, "{variant} {name} {} {position}", loser.letter()).expect("standard output");
                }
                eprint!("\r{name} {variant}: {found} of {games} after {tried} games   ");
                if found == games {
                    break;
                }
            }
            eprintln!();
        }
    }
}
