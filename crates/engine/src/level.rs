//! Ten levels of play, from gentle to full strength.
//!
//! The weak levels are weak the way people are. They see few moves ahead, the weakest not even the answer to
//! their own move; they overlook long chains of hops, the longer the sooner; they hurry to the other side and
//! think of the columns when they are there; and among moves that look about as good they take now this one,
//! now that one. But they notice when they have been in a position before, and when they get nowhere they
//! look twice. None of them makes a move it does not find plausible.

use std::{collections::HashSet, fmt, str::FromStr, sync::atomic::AtomicBool};

use colorito::{Game, Move, Piece, Position};

use crate::{
    Clock, Engine, Evaluator, Limits, Line, Random, Report, Settings, Weights, features::own_row, keys_of,
    progress::moves_without_progress, repetition::after,
};

/// A level from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// The number is no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelError(String);

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no level; levels are 1 to 10", self.0)
    }
}

impl std::error::Error for LevelError {}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        text.parse().ok().and_then(Level::new).ok_or_else(|| LevelError(text.to_owned()))
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::FULL
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a player of some level is like.
#[derive(Clone, Copy, Debug)]
struct Habits {
    /// How far they look.
    sight: Sight,
    /// How many moves they choose among.
    choice: usize,
    /// How much worse a move may be, in hundredths of a move, for them to take it now and then.
    indifference: f64,
    /// How likely they overlook a move, for each hop after the first.
    overlooks: f64,
    /// How little they care, at first, for which column a piece belongs to: 1 for not at all.
    careless: f64,
}

#[derive(Clone, Copy, Debug)]
enum Sight {
    Moves(u32),
    Positions(u64),
    Full,
}

impl Habits {
    /// What they are like when they look twice.
    fn at_second_look(self) -> Habits {
        let sight = match self.sight {
            Sight::Moves(moves) => Sight::Moves(moves.max(SECOND_LOOK)),
            Sight::Positions(positions) => Sight::Positions(positions.max(POSITIONS_AT_SECOND_LOOK)),
            Sight::Full => Sight::Full,
        };
        Habits { sight, choice: 1, overlooks: 0.0, careless: 0.0, ..self }
    }
}

impl Sight {
    /// The narrower of the caller's limits and their own.
    fn narrow(self, limits: Limits) -> Limits {
        match self {
            Sight::Moves(depth) => {
                Limits { depth: Some(limits.depth.map_or(depth, |limit| limit.min(depth))), ..limits }
            }
            Sight::Positions(nodes) => {
                Limits { nodes: Some(limits.nodes.map_or(nodes, |limit| limit.min(nodes))), ..limits }
            }
            Sight::Full => limits,
        }
    }
}

const HABITS: [Habits; 10] = [
    Habits { sight: Sight::Moves(1), choice: 6, indifference: 80.0, overlooks: 0.5, careless: 0.85 },
    Habits { sight: Sight::Moves(1), choice: 6, indifference: 50.0, overlooks: 0.4, careless: 0.5 },
    Habits { sight: Sight::Moves(1), choice: 6, indifference: 32.0, overlooks: 0.25, careless: 0.25 },
    Habits { sight: Sight::Moves(1), choice: 6, indifference: 18.0, overlooks: 0.15, careless: 0.1 },
    Habits { sight: Sight::Moves(2), choice: 6, indifference: 22.0, overlooks: 0.12, careless: 0.0 },
    Habits { sight: Sight::Moves(2), choice: 4, indifference: 12.0, overlooks: 0.05, careless: 0.0 },
    Habits { sight: Sight::Moves(3), choice: 3, indifference: 8.0, overlooks: 0.02, careless: 0.0 },
    Habits { sight: Sight::Positions(1_000), choice: 1, indifference: 0.0, overlooks: 0.0, careless: 0.0 },
    Habits { sight: Sight::Positions(5_000), choice: 1, indifference: 0.0, overlooks: 0.0, careless: 0.0 },
    Habits { sight: Sight::Full, choice: 1, indifference: 0.0, overlooks: 0.0, careless: 0.0 },
];

/// After so many moves that led nowhere even a weak player looks twice: at all moves, so many moves ahead at
/// least, and takes the best. Who counts positions looks at as many as a way home takes to be found.
const PATIENCE: i32 = 8;
const SECOND_LOOK: u32 = 3;
const POSITIONS_AT_SECOND_LOOK: u64 = 20_000;

/// From this row on, as its owner counts from 0, a piece has come near the other edge.
const NEAR_THE_EDGE: usize = 7;

impl Level {
    /// Full strength.
    pub const FULL: Level = Level(10);

    /// The level with this number, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        (1..=10).contains(&number).then_some(Level(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    fn habits(self) -> Habits {
        HABITS[usize::from(self.0) - 1]
    }
}

impl Engine {
    /// The move a player of some level makes; `None` only if the game is over. The same seed in the same game
    /// gives the same move, as long as no limit of time gets in the way.
    pub fn choose(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
    ) -> Option<Line> {
        self.choose_aloud(game, level, seed, limits, clock, stop, |_| {})
    }

    /// The same, reporting what it thinks on the way. A level below full strength may choose another move in
    /// the end.
    #[expect(clippy::too_many_arguments, reason = "one more than `choose`")]
    pub fn choose_aloud(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        report: impl FnMut(&Report),
    ) -> Option<Line> {
        let mut habits = level.habits();
        if moves_without_progress(game, game.position().turn()) >= PATIENCE {
            habits = habits.at_second_look();
        }
        if habits.indifference <= 0.0 {
            return self
                .think(game, habits.sight.narrow(limits), clock, stop, report)
                .lines
                .into_iter()
                .next();
        }
        let limits = habits.sight.narrow(limits);
        let mut random = Random::new(seed ^ game.position().key());
        let moves = noticed(game, habits.overlooks, &mut random);
        let rules = *game.position().rules();
        let careless = habits.careless * share_on_the_way(game.position());
        let weights = Weights::built_in(rules.variant).careless(careless);
        let mut engine = Engine::new(Settings { hash: 1, threads: 1, lines: habits.choice });
        engine.set_evaluator(rules, Evaluator::with(weights));
        let lines = engine.think_among(game, &moves, limits, clock, stop, report).lines;
        plausible(lines, habits.indifference, &mut random)
    }
}

/// The share of the player's pieces that have not come near the other edge.
fn share_on_the_way(position: &Position) -> f64 {
    let side = position.turn();
    let on_the_way = position.of(side).into_iter().filter(|space| own_row(side, *space) < NEAR_THE_EDGE);
    on_the_way.count() as f64 / f64::from(Piece::PER_SIDE)
}

/// The legal moves less those overlooked and those that lead back to an earlier position; all of them if
/// nothing is left.
fn noticed(game: &Game, overlooks: f64, random: &mut Random) -> Vec<Move> {
    let position = game.position();
    let all = position.legal_moves();
    let seen_before: HashSet<u64> = keys_of(game).into_iter().collect();
    let mut seen = all.clone();
    seen.retain(|m| {
        let hops = position.way(*m).ok().flatten().map_or(0, |way| way.hops());
        let chance = (1.0 - overlooks).powi(hops.saturating_sub(1) as i32);
        random.fraction() < chance && !seen_before.contains(&after(position, *m).key())
    });
    if seen.is_empty() { all } else { seen }
}

/// One of the lines, the likelier the better it is.
fn plausible(lines: Vec<Line>, indifference: f64, random: &mut Random) -> Option<Line> {
    let best = lines.first()?.score.value();
    let likelihood = |line: &Line| (f64::from(line.score.value() - best) / indifference).exp();
    let mut point = random.fraction() * lines.iter().map(likelihood).sum::<f64>();
    let index = lines.iter().position(|line| {
        point -= likelihood(line);
        point < 0.0
    });
    lines.into_iter().nth(index.unwrap_or(0))
}
