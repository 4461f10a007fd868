//! Solves the positions of a corpus file and prints what was found as the rows of a table, with a summary.
//!
//! `cargo run --release -p colorito-solver --example referee -- FILE [MS [THREADS [MIB]]]` spends so many
//! milliseconds of processor time and so many MiB of memory on each position and works on so many at once.
//! Every line found is replayed by the rules. Columns: number, variant, board, pieces home, when an upper
//! bound was first known, the bounds after two seconds, the bounds at the end, and when they were reached.
//! Times are in milliseconds.

use std::{
    env, fs,
    ops::ControlFlow,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use colorito::{Board, Move, Piece, Position, Rules, Side};
use colorito_solver::{Limits, Score, solve};

const TWO_SECONDS: Duration = Duration::from_secs(2);

/// Answers up to this are to be proven.
const SHORT: u32 = 8;

/// A clock that counts only while this thread has a processor, where the system tells, so that other work on
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
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// How the bounds of one position developed.
struct Course {
    first_line: Option<Duration>,
    after_two_seconds: Score,
    last_change: Duration,
    last: Score,
    end: Duration,
}

impl Course {
    fn note(&mut self, score: Score, time: Duration) {
        if self.last != score {
            (self.last, self.last_change) = (score, time);
        }
        if score.upper().is_some() {
            self.first_line.get_or_insert(time);
        }
        if time < TWO_SECONDS {
            self.after_two_seconds = score;
        }
        self.end = time;
    }
}

fn main() {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().expect("a corpus file");
    let mut numbers = arguments.map(|text| text.parse::<u64>().expect("a number"));
    let limit = Duration::from_millis(numbers.next().unwrap_or(2_000));
    let threads = numbers.next().unwrap_or(1);
    let memory = numbers.next().map_or(Limits::default().memory, |mib| (mib as usize) << 20);
    let text = fs::read_to_string(file).expect("a readable file");
    let corpus: Vec<(Position, Side)> =
        text.lines().filter(|line| !line.starts_with('#')).map(parse).collect();
    let courses = solve_all(&corpus, limit, threads, memory);
    for (number, ((position, side), course)) in corpus.iter().zip(&courses).enumerate() {
        let Rules { board, variant } = position.rules();
        println!(
            "| {} | {variant} | {} | {} | {} | {} | {} | {} |",
            number + 1,
            board.name().unwrap_or("own"),
            position.count_home(*side),
            course.first_line.map_or("–".to_owned(), |time| time.as_millis().to_string()),
            course.after_two_seconds,
            course.last,
            course.last_change.as_millis(),
        );
    }
    summarize(&courses, limit);
}

/// Solves all positions, several at once.
fn solve_all(corpus: &[(Position, Side)], limit: Duration, threads: u64, memory: usize) -> Vec<Course> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some((position, side)) = corpus.get(index) else { return done };
            done.push((index, course(position, *side, limit, memory)));
            eprint!("\r{} of {} begun ", (index + threads as usize).min(corpus.len()), corpus.len());
        }
    };
    let mut courses: Vec<(usize, Course)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    });
    eprintln!();
    courses.sort_by_key(|(index, _)| *index);
    courses.into_iter().map(|(_, course)| course).collect()
}

fn course(position: &Position, side: Side, limit: Duration, memory: usize) -> Course {
    let clock = Clock::start();
    let nothing = Score::AtLeast(0);
    let mut course = Course {
        first_line: None,
        after_two_seconds: nothing,
        last_change: Duration::ZERO,
        last: nothing,
        end: Duration::ZERO,
    };
    let limits = Limits { memory, ..Limits::default() };
    let solution = solve(position, side, limits, &mut |progress| {
        let time = clock.elapsed();
        course.note(progress.score, time);
        if time < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    course.note(solution.score, clock.elapsed());
    if let Some(line) = &solution.line {
        assert_eq!(solution.score.upper(), Some(line.len() as u32));
        replay(position, side, line);
    }
    course
}

/// Plays a line of one side alone and checks that it is legal and leads to an end.
fn replay(position: &Position, side: Side, line: &[Move]) {
    let mut current = position.clone();
    for m in line {
        let Move::Go { from, to } = *m else { panic!("a side alone never passes") };
        let mut arrangement = current.arrangement();
        let piece = arrangement.piece(from);
        assert_eq!(piece.map(Piece::side), Some(side), "{m} in {current:?}");
        assert!(current.destinations(from).contains(to), "{m} in {current:?}");
        arrangement.set(from, None);
        arrangement.set(to, piece);
        current = Position::study(&arrangement, *position.rules()).expect("a move leads to a position");
    }
    assert!(current.is_complete(side) || current.is_special(side), "no end: {position:?}");
}

fn summarize(courses: &[Course], limit: Duration) {
    for (when, score) in [
        ("after two seconds", (|course| course.after_two_seconds) as fn(&Course) -> Score),
        ("at the end", |course| course.last),
    ] {
        let scores: Vec<Score> = courses.iter().map(score).collect();
        let count = |is: &dyn Fn(&Score) -> bool| scores.iter().filter(|score| is(score)).count();
        let is_short = |score: &Score| score.upper().is_some_and(|upper| upper <= SHORT);
        println!(
            "{when}: {} exact, {} never, {} without a line; of {} up to {SHORT}, {} exact; sum of upper bounds {}",
            count(&|score| score.exact().is_some()),
            count(&|score| *score == Score::Never),
            count(&|score| *score != Score::Never && score.upper().is_none()),
            count(&is_short),
            count(&|score| is_short(score) && score.exact().is_some()),
            scores.iter().filter_map(|score| score.upper()).sum::<u32>(),
        );
    }
    let slowest = courses.iter().filter_map(|course| course.first_line).max().unwrap_or_default();
    let latest = courses.iter().map(|course| course.end).max().unwrap_or_default();
    println!("slowest first line {} ms", slowest.as_millis());
    println!("longest search {} ms of {}", latest.as_millis(), limit.as_millis());
    if let Ok(status) = fs::read_to_string("/proc/self/status") {
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        println!("most memory of the process{}", peak.unwrap_or(" unknown").replace('\t', " "));
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
