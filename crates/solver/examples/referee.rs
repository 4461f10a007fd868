//! Solves the positions of a corpus file and prints what was found, one line each, and a summary.
//!
//! `cargo run --release -p colorito-solver --example referee -- FILE [MS]`

use std::{
    env,
    fmt::Write as _,
    fs,
    ops::ControlFlow,
    time::{Duration, Instant},
};

use colorito::{Board, Position, Rules, Side};
use colorito_solver::{Limits, solve};

fn main() {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().expect("a corpus file");
    let limit =
        Duration::from_millis(arguments.next().map_or(2_000, |text| text.parse().expect("milliseconds")));
    let text = fs::read_to_string(file).expect("a readable file");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.splitn(4, ' ');
        let mut field = || fields.next().expect("four fields");
        let variant = field().parse().expect("a variant");
        let board = Board::named(field()).expect("a board");
        let side: Side = field().parse().expect("a side");
        let position = Position::parse(field(), Rules { board, variant }).expect("a position");
        let begin = Instant::now();
        let mut log = String::new();
        let mut last = None;
        let solution = solve(&position, side, Limits::default(), &mut |progress| {
            if last != Some(progress.score) {
                last = Some(progress.score);
                let _ = write!(log, " {}@{}", progress.score, begin.elapsed().as_millis());
            }
            if begin.elapsed() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        println!(
            "{:14} {:8} home {:2} {:8} {:6} ms {:9} nodes {}",
            variant.to_string(),
            board.name().unwrap_or("own"),
            position.count_home(side),
            solution.score.to_string(),
            begin.elapsed().as_millis(),
            solution.nodes,
            log,
        );
    }
}
