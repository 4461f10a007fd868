//! Playing the games of the plan.

use std::{
    error::Error,
    fs::{self, File, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Instant,
};

use clap::Args;
use colorito::Move;
use colorito_engine::fixed_depth_search;
use indicatif::{ProgressBar, ProgressStyle};

use crate::{
    data::{Data, Making, game_line, look_line},
    game,
    look::{Look, questions},
    plan::{SERIES, Series},
};

#[derive(Args)]
pub(crate) struct Options {
    /// The file to write to, or to go on with.
    #[arg(long)]
    data: PathBuf,
    /// Plays one in so many games of the plan only, and looks at one in so many positions: a trial.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    part: u32,
    /// Plays these series only, `looks` for what is looked at; all of them if nothing is said.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time; they are the same for any number.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// What the looks are called among the series.
const LOOKS: &str = "looks";

/// One piece of work, with one line in the file.
enum Task {
    Game(&'static Series, u32),
    Look(Vec<Move>),
}

impl Task {
    /// Does it.
    fn line(&self, making: Making) -> Result<String, String> {
        match self {
            Task::Game(series, number) => {
                let game = game::play(series, *number, making.seed);
                game.map(|game| game_line(series, &game))
                    .map_err(|error| format!("game {number} of {}: {error}", series.name))
            }
            Task::Look(moves) => {
                let look = Look::at(moves, making.part);
                look.map(|look| look_line(&look)).ok_or_else(|| format!("nothing is seen after {moves:?}"))
            }
        }
    }
}

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn Error>> {
    check_names(&options.only)?;
    let making = Making { engine: fixed_depth_search(), seed: options.seed, part: options.part };
    let data = begun(&options.data, making)?;
    let file = Mutex::new(OpenOptions::new().append(true).open(&options.data)?);
    for name in SERIES.iter().map(|series| series.name).chain([LOOKS]) {
        let is_wanted = options.only.is_empty() || options.only.iter().any(|only| only == name);
        let tasks = if is_wanted { open_tasks(name, &data) } else { Vec::new() };
        if !tasks.is_empty() {
            let clock = Instant::now();
            work(&tasks, making, options.threads, &file, &bar(name, tasks.len()))?;
            eprintln!("{name}: {} in {:.1} s", tasks.len(), clock.elapsed().as_secs_f64());
        }
    }
    Ok(())
}

fn check_names(names: &[String]) -> Result<(), String> {
    let is_known = |name: &&String| *name == LOOKS || Series::named(name).is_some();
    match names.iter().find(|name| !is_known(name)) {
        None => Ok(()),
        Some(unknown) => {
            let known: Vec<&str> = SERIES.iter().map(|series| series.name).collect();
            Err(format!("`{unknown}` is no series; there are {} and {LOOKS}", known.join(", ")))
        }
    }
}

/// What a file has already; a new one is given its heading, and a line that was not finished is cut off.
fn begun(path: &Path, making: Making) -> Result<Data, Box<dyn Error>> {
    let mut text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
    text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
    if text.is_empty() {
        text = format!("{making}\n");
    }
    let data = Data::parse(&text).map_err(|error| format!("{}, {error}", path.display()))?;
    if data.making != making {
        return Err(format!("{} was begun with `{}`, not `{making}`", path.display(), data.making).into());
    }
    fs::write(path, text)?;
    Ok(data)
}

/// What of a series is not in the file.
fn open_tasks(name: &str, data: &Data) -> Vec<Task> {
    let Some(series) = Series::named(name) else {
        let open = questions().into_iter().filter(|moves| data.look(moves).is_none());
        return open.map(Task::Look).collect();
    };
    let numbers = 0..series.games_of(data.making.part);
    numbers.filter(|number| !data.has_game(name, *number)).map(|number| Task::Game(series, number)).collect()
}

/// Does all tasks and writes their lines.
fn work(
    tasks: &[Task],
    making: Making,
    threads: usize,
    file: &Mutex<File>,
    bar: &ProgressBar,
) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    let worker = || -> Result<(), String> {
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            let line = task.line(making)?;
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            file.write_all(format!("{line}\n").as_bytes()).map_err(|error| error.to_string())?;
            bar.inc(1);
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or(Err("a thread panicked".into())))
    })?;
    bar.finish_and_clear();
    Ok(())
}

fn bar(name: &str, length: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:20} {bar:40} {pos}/{len} {elapsed} (left {eta})");
    let bar = ProgressBar::new(length as u64).with_message(name.to_owned());
    if let Ok(style) = style { bar.with_style(style) } else { bar }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::tests::{FEW, MAKING};

    #[test]
    fn what_is_in_the_file_is_not_played_again() {
        let data = Data::parse(FEW).unwrap();
        assert_eq!(open_tasks("standard-500", &data).len(), 20 - 3);
        assert_eq!(open_tasks(LOOKS, &data).len(), 12 + 144 - 2);
        assert_eq!(open_tasks("rows-500", &Data::new(MAKING)).len(), 6);
    }

    #[test]
    fn unknown_series_are_named() {
        assert!(check_names(&["rows-500".to_owned(), LOOKS.to_owned()]).is_ok());
        assert!(check_names(&["rows".to_owned()]).unwrap_err().contains("`rows`"));
    }

    #[test]
    fn a_file_is_gone_on_with_but_not_by_another_engine() {
        let path = std::env::temp_dir().join(format!("colorito-theory-{}", std::process::id()));
        fs::write(&path, format!("{FEW}game\tstandard-500\t3\ta2")).unwrap();
        let data = begun(&path, MAKING).unwrap();
        assert_eq!((data.len(), fs::read_to_string(&path).unwrap()), (7, FEW.to_owned()));
        let other = begun(&path, Making { engine: 1, ..MAKING }).unwrap_err().to_string();
        fs::remove_file(&path).unwrap();
        assert!(other.contains("engine 21180") && other.contains("engine 1\t"), "{other}");
    }
}
