//! Playing games for their positions.

use std::{
    fmt::Write as _,
    fs::{self, OpenOptions},
    io::Write as _,
    path::PathBuf,
    time::Duration,
};

use clap::Args;
use colorito::{Board, Game, Position, RepetitionRule, Rules, Side, Variant};
use colorito_arena::{Player, PlayerSpec};
use colorito_engine::{Random, Score};

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
    #[arg(long, default_value_t = 250)]
    nodes: u64,
    #[arg(long, default_value = "standard")]
    variant: Variant,
    /// The board; without it, the standard one in most games and each of the others in one of sixteen.
    #[arg(long, value_parser = parse_board)]
    board: Option<Board>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder with what the engine plays by, if that is not what is built in.
    #[arg(long)]
    learnt: Option<PathBuf>,
}

/// Games that are not over by then are broken off.
const LONGEST_GAME: u32 = 300;

/// One move in so many is a random one, so that the games see odd positions too.
const RANDOM_MOVE: usize = 40;

/// Whom the engine plays, each as often as it stands here; `before` is the engine with what is built in.
const OPPONENTS: [&str; 20] = [
    "engine", "engine", "engine", "engine", "engine", "engine", "engine", "engine", "engine", "engine",
    "engine", "engine", "before", "before", "wary", "wary", "stubborn", "blocker", "plain", "racer",
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
        let mut settings = match name {
            "engine" | "before" => format!("engine:nodes={},hash=1", options.nodes),
            other => format!("{other}:nodes={}", 4 * options.nodes),
        };
        if let (true, Some(folder)) = (is_engine, &options.learnt) {
            write!(settings, ",learnt={}", folder.display())?;
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
    let mut text = String::new();
    let mut winner = None;
    while game.ending().is_none() && game.position().plies() < LONGEST_GAME {
        let position = game.position();
        let turn = position.turn();
        let by_chance = position.plies() < opening || random.below(RANDOM_MOVE) == 0;
        let (m, score) = if by_chance {
            let moves = position.legal_moves();
            (moves[random.below(moves.len())], None)
        } else {
            let seat = &mut seats[turn as usize];
            let choice = seat.player.choose(&game, Duration::ZERO)?;
            (choice.chosen, choice.score.filter(|_| seat.is_engine))
        };
        if position.plies() >= opening {
            let sample = Sample { position: position.to_string(), lead: score.map(Score::value) };
            let _ = writeln!(text, "{}", sample.to_line());
        }
        // What the engine has seen to the end needs no playing.
        winner = score.and_then(|score| seen_winner(score, turn));
        if winner.is_some() {
            break;
        }
        game.play(m)?;
    }
    let winner = winner.or_else(|| game.ending().and_then(|ending| ending.outcome.winner()));
    let players = format!("{} against {}", names[0], names[1]);
    let _ = writeln!(text, "{}", GameLine { number, board, winner, players }.to_line());
    Ok(text)
}

/// Who wins according to a score of the player to move.
fn seen_winner(score: Score, turn: Side) -> Option<Side> {
    match score {
        Score::Lead(_) => None,
        Score::WinIn(_) => Some(turn),
        Score::LossIn(_) => Some(!turn),
    }
}

fn any_board(random: &mut Random) -> Board {
    match random.below(16) {
        index @ 0..4 => Board::BUILT_IN[index].1,
        _ => Board::STANDARD,
    }
}
