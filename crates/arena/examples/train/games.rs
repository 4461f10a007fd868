//! Playing games for their positions.

use std::{
    fmt::Write as _,
    fs::{self, OpenOptions},
    io::Write as _,
    ops::ControlFlow,
    path::PathBuf,
    time::Duration,
};

use clap::Args;
use colorito::{Board, Game, Position, RepetitionRule, Rules, Side, Variant};
use colorito_arena::{Player, PlayerSpec};
use colorito_engine::{Random, Score};
use colorito_solver::{Limits as SolverLimits, solve};

use crate::{
    bar, parse_board,
    sample::{GameLine, Sample},
};

#[derive(Args)]
pub(crate) struct Options {
    /// The file to write to, or to go on with.
    #[arg(long)]
    data: PathBuf,
    /// How many games the file has in the end.
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// How many positions the engine looks at for each move; the others look at four times as many, which
    /// takes them about as long.
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
    #[arg(long, default_value = "standard")]
    variant: Variant,
    /// The board; without it, the standard one in most games and each of the others in one of twelve.
    #[arg(long, value_parser = parse_board)]
    board: Option<Board>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder with what the engine plays by, if that is not what is built in.
    #[arg(long)]
    learnt: Option<PathBuf>,
}

/// Games that are not over by then are broken off.
const LONGEST_GAME: u32 = 220;

/// What each piece away from home is taken to need where no way home is found: ways that the solver found only
/// after a long time had five to eight moves for each.
const NO_WAY: u32 = 6;

/// More than this no side is taken to need.
const MOST_NEEDED: u32 = 60;

/// One move in so many is a random one, so that the games see odd positions too.
const RANDOM_MOVE: usize = 25;

/// How hard the way home of each side is looked for in the end.
const HOME_STRETCH: SolverLimits = SolverLimits { memory: 64 << 20, nodes: 5_000 };

/// How often the solver asks whether to go on before it is told not to: not all its work is counted in nodes.
const MOST_QUESTIONS: u32 = 400;

/// Whom the engine plays, each as often as it stands here.
const OPPONENTS: [&str; 12] = [
    "engine", "engine", "engine", "engine", "engine", "wary", "wary", "wary", "stubborn", "blocker", "plain",
    "racer",
];

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn std::error::Error>> {
    let heading = heading(options);
    let before = fs::read_to_string(&options.data).unwrap_or_default();
    if before.lines().next().is_some_and(|line| line != heading) {
        return Err(format!("{} was begun with other settings", options.data.display()).into());
    }
    let mut file = OpenOptions::new().create(true).append(true).open(&options.data)?;
    if before.is_empty() {
        writeln!(file, "{heading}")?;
    }
    let done = before.lines().filter(|line| GameLine::from_line(line).is_some()).count() as u64;
    drop(before);
    let bar = bar(options.games).with_position(done);
    for number in done..options.games {
        file.write_all(play(options, number)?.as_bytes())?;
        bar.inc(1);
    }
    bar.finish();
    Ok(())
}

/// The first line of a file says how its games were played.
fn heading(options: &Options) -> String {
    let Options { variant, board, nodes, seed, .. } = options;
    let board = board.and_then(|board| board.name()).unwrap_or("any");
    format!("# variant {variant}, board {board}, {nodes} nodes a move, seed {seed}")
}

/// Someone who plays in these games.
struct Seat {
    player: Box<dyn Player>,
    is_engine: bool,
}

impl Seat {
    fn new(name: &str, options: &Options, seed: u64) -> Result<Seat, Box<dyn std::error::Error>> {
        let is_engine = name == "engine";
        let nodes = if is_engine { options.nodes } else { 4 * options.nodes };
        let mut settings = format!("{name}:nodes={nodes}");
        if is_engine {
            settings += ",hash=2";
            if let Some(folder) = &options.learnt {
                write!(settings, ",learnt={}", folder.display())?;
            }
        }
        let spec: PlayerSpec = settings.parse()?;
        Ok(Seat { player: spec.player(seed)?, is_engine })
    }
}

/// Plays one game and returns its lines of the file.
fn play(options: &Options, number: u64) -> Result<String, Box<dyn std::error::Error>> {
    let seed = options.seed.wrapping_mul(1_000_003).wrapping_add(number);
    let mut random = Random::new(seed);
    let board = options.board.unwrap_or_else(|| any_board(&mut random));
    let rules = Rules { board, variant: options.variant };
    let opponent = OPPONENTS[random.below(OPPONENTS.len())];
    let mut names = ["engine", opponent];
    if random.below(2) == 0 {
        names.reverse();
    }
    let mut seats = [Seat::new(names[0], options, seed)?, Seat::new(names[1], options, seed)?];
    for seat in &mut seats {
        seat.player.new_game(&rules)?;
    }
    let starter = if number.is_multiple_of(2) { Side::Red } else { Side::Blue };
    let mut game = Game::new(Position::start(rules, starter), RepetitionRule::Draw);
    let opening = 2 + random.below(10) as u32;
    let mut visited: Vec<(Position, Option<i32>)> = Vec::new();
    while game.ending().is_none() && game.position().plies() < LONGEST_GAME {
        let position = game.position().clone();
        let by_chance = position.plies() < opening || random.below(RANDOM_MOVE) == 0;
        let (m, lead) = if by_chance {
            let moves = position.legal_moves();
            (moves[random.below(moves.len())], None)
        } else {
            let seat = &mut seats[position.turn() as usize];
            let choice = seat.player.choose(&game, Duration::ZERO)?;
            (choice.chosen, choice.score.filter(|_| seat.is_engine).map(Score::value))
        };
        if position.plies() >= opening {
            visited.push((position, lead));
        }
        game.play(m)?;
    }
    let mut text = samples(&visited, game.position());
    let how = game.ending().map_or("unfinished", |ending| ending.outcome.reason());
    let rest = format!("{} against {}, {} plies, {how}", names[0], names[1], game.position().plies());
    let _ = writeln!(text, "{}", GameLine::new(number, board, &rest).to_line());
    Ok(text)
}

fn any_board(random: &mut Random) -> Board {
    match random.below(12) {
        index @ 0..4 => Board::BUILT_IN[index].1,
        _ => Board::STANDARD,
    }
}

/// What each side went on to need: its moves until the game was over, and those it would then need alone.
fn samples(visited: &[(Position, Option<i32>)], last: &Position) -> String {
    let left = Side::ALL.map(|side| {
        let mut questions = 0;
        let solution = solve(last, side, HOME_STRETCH, &mut |_| {
            questions += 1;
            if questions < MOST_QUESTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let away = (last.of(side) - last.home(side)).len();
        solution.line.map_or(NO_WAY * away, |line| line.len() as u32).min(MOST_NEEDED)
    });
    let mut text = String::new();
    for (position, lead) in visited {
        let moves_of = |side: Side| {
            let plies = last.plies() - position.plies();
            let moves = if position.turn() == side { plies.div_ceil(2) } else { plies / 2 };
            moves + left[side as usize]
        };
        let sample = Sample { position: position.to_string(), needed: Side::ALL.map(moves_of), lead: *lead };
        let _ = writeln!(text, "{}", sample.to_line());
    }
    text
}
