//! Solves the positions of a corpus file and prints what was found as the rows of a table.
//!
//! `cargo run --release -p colorito-solver --example referee -- FILE [MS]` spends so many milliseconds of processor
//! time on each. Columns: number, variant, board, pieces home, when an upper bound was first known, the bounds after
//! two seconds, the bounds at the end, and when they were reached. Times are in milliseconds.

use std::{
    env, fs,
    ops::ControlFlow,
    time::{Duration, Instant},
};

use colorito::{Board, Position, Rules, Side};
use colorito_solver::{Limits, Score, solve};

const TWO_SECONDS: Duration = Duration::from_secs(2);

/// A clock that counts only while this process has a processor, where the system tells, so that other work on
/// the machine does not count.
struct Clock {
    begin: Instant,
    busy: Option<Duration>,
}

impl Clock {
    fn start() -> Clock {
        Clock { begin: Instant::now(), busy: busy() }
    }

    fn elapsed(&self) -> Duration {
        match (self.busy, busy()) {
            (Some(begin), Some(now)) => now.saturating_sub(begin),
            _ => self.begin.elapsed(),
        }
    }
}

fn busy() -> Option<Duration> {
    let text = fs::read_to_string("/proc/self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// How the bounds of one position developed.
struct Course {
    first_line: Option<Duration>,
    after_two_seconds: Option<Score>,
    last_change: Duration,
    last: Option<Score>,
}

impl Course {
    fn note(&mut self, score: Score, time: Duration) {
        if self.last != Some(score) {
            (self.last, self.last_change) = (Some(score), time);
        }
        if score.upper().is_some() {
            self.first_line.get_or_insert(time);
        }
        if time < TWO_SECONDS || self.after_two_seconds.is_none() {
            self.after_two_seconds = Some(score);
        }
    }
}

fn main() {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().expect("a corpus file");
    let limit = arguments.next().map_or(2_000, |text| text.parse().expect("milliseconds"));
    let limit = Duration::from_millis(limit);
    let text = fs::read_to_string(file).expect("a readable file");
    for (number, line) in text.lines().filter(|line| !line.starts_with('#')).enumerate() {
        let (position, side) = parse(line);
        let clock = Clock::start();
        let mut course =
            Course { first_line: None, after_two_seconds: None, last_change: Duration::ZERO, last: None };
        let solution = solve(&position, side, Limits::default(), &mut |progress| {
            let time = clock.elapsed();
            course.note(progress.score, time);
            if time < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        course.note(solution.score, clock.elapsed());
        let Rules { board, variant } = position.rules();
        println!(
            "| {} | {variant} | {} | {} | {} | {} | {} | {} |",
            number + 1,
            board.name().unwrap_or("own"),
            position.count_home(side),
            course.first_line.map_or("–".to_owned(), |time| time.as_millis().to_string()),
            course.after_two_seconds.unwrap_or(solution.score),
            solution.score,
            course.last_change.as_millis(),
        );
    }
}

/// Reads a line of a corpus: variant, board, side and position.
fn parse(line: &str) -> (Position, Side) {
    let mut fields = line.splitn(4, ' ');
    let mut field = || fields.next().expect("four fields");
    let variant = field().parse().expect("a variant");
    let board = Board::named(field()).expect("a board");
    let side = field().parse().expect("a side");
    (Position::parse(field(), Rules { board, variant }).expect("a position"), side)
}
