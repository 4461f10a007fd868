//! `colorito database`: games as a whole: backed up, restored, checked, copied.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use clap::{Args, ValueEnum};
use colorito_server::default_data_directory;
use colorito_store::{Database, Location, StoreError};
use tokio::runtime::Runtime;

use crate::{Failure, output, progress, words::Words};

/// The options of `colorito database`.
#[derive(Args)]
#[command(after_help = "colorito database backup games-of-today.sqlite")]
pub(crate) struct DatabaseCommand {
    #[arg(value_name = "action", value_enum)]
    action: Action,
    #[arg(value_name = "file-or-database", num_args = 0..)]
    places: Vec<Location>,
    #[arg(long, value_name = "database")]
    database: Option<Location>,
    #[arg(long)]
    replace: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Action {
    Backup,
    Restore,
    Check,
    Copy,
}

impl DatabaseCommand {
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        let tool = DatabaseTool { words, replace: self.replace };
        Runtime::new()?.block_on(async {
            match (self.action, &self.places[..]) {
                (Action::Backup, [Location::File(file)]) => tool.back_up(&self.location()?, file).await,
                (Action::Restore, [from @ Location::File(_)]) => tool.copy(from, &self.location()?).await,
                (Action::Check, []) => tool.check(&self.location()?).await,
                (Action::Copy, [from, to]) => tool.copy(from, to).await,
                _ => Err(Failure::Input(words.say("cli-database-places"))),
            }
        })
    }

    /// The database that is meant.
    fn location(&self) -> Result<Location, Failure> {
        match &self.database {
            Some(location) => Ok(location.clone()),
            None => Ok(Location::in_directory(&default_data_directory()?)),
        }
    }
}

/// What all actions work with.
struct DatabaseTool {
    words: Words,
    replace: bool,
}

impl DatabaseTool {
    /// What an error means, and which database it is about.
    fn failure(&self, location: &Location, error: &StoreError) -> Failure {
        Failure::Input(self.words.wrong_database(location, &error.to_string()))
    }

    /// Opens a database that has to be there.
    async fn open_existing(&self, location: &Location) -> Result<Database, Failure> {
        if let Location::File(file) = location
            && !file.is_file()
        {
            return Err(Failure::Input(self.words.wrong_file(file, self.words.say("cli-file-missing"))));
        }
        self.open(location).await
    }

    async fn open(&self, location: &Location) -> Result<Database, Failure> {
        Database::open(location).await.map_err(|error| self.failure(location, &error))
    }

    /// Says that a file or database has all games.
    fn say_copied(&self, location: &Location, games: u64) -> Result<(), Failure> {
        let values = [("file", location.to_string().into()), ("count", number(games))];
        output::line(&self.words.text("cli-database-copied", &values))
    }

    /// Writes to another name first, so that a file with the right name is whole.
    async fn back_up(&self, source: &Location, file: &Path) -> Result<(), Failure> {
        if file.exists() {
            let name = ("file", file.display().to_string().into());
            return Err(Failure::Input(self.words.text("cli-database-exists", &[name])));
        }
        let database = self.open_existing(source).await?;
        let mut part = file.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        remove(&part)?;
        let target = self.open(&Location::File(part.clone())).await?;
        let copied = self.transfer(&database, &target, source).await;
        target.close().await;
        database.close().await;
        match copied {
            Ok(games) => {
                fs::rename(&part, file)?;
                self.say_copied(&Location::File(file.to_owned()), games)
            }
            Err(error) => {
                remove(&part)?;
                Err(error)
            }
        }
    }

    /// Copies all or nothing. Games that are there are replaced only if that was said.
    async fn copy(&self, from: &Location, to: &Location) -> Result<(), Failure> {
        let source = self.open_existing(from).await?;
        let target = self.open(to).await?;
        let there = target.games().await.map_err(|error| self.failure(to, &error))?;
        let copied = if there > 0 && !self.replace {
            let values = [("file", to.to_string().into()), ("count", number(there))];
            Err(Failure::Input(self.words.text("cli-database-full", &values)))
        } else {
            self.transfer(&source, &target, to).await
        };
        target.close().await;
        source.close().await;
        self.say_copied(to, copied?)
    }

    /// Copies everything and says how many games there are then.
    async fn transfer(&self, source: &Database, target: &Database, named: &Location) -> Result<u64, Failure> {
        let bar = progress::bar(0, &self.words.say("cli-copying"), self.words);
        let copied = source.copy_to(target, |done, total| {
            bar.set_length(total);
            bar.set_position(done);
        });
        let copied = copied.await;
        bar.finish_and_clear();
        copied.map_err(|error| self.failure(named, &error))?;
        target.games().await.map_err(|error| self.failure(named, &error))
    }

    /// Reads everything; faults are printed, one a line.
    async fn check(&self, location: &Location) -> Result<(), Failure> {
        let database = self.open_existing(location).await?;
        let bar = progress::bar(0, &self.words.say("cli-checking"), self.words);
        let checked = database.check(|done, total| {
            bar.set_length(total);
            bar.set_position(done);
        });
        let checked = checked.await;
        bar.finish_and_clear();
        let faults = checked.map_err(|error| self.failure(location, &error))?;
        let games = database.games().await.map_err(|error| self.failure(location, &error))?;
        database.close().await;
        for fault in &faults {
            output::line(&format!("{}: {}", fault.what, fault.fault))?;
        }
        if faults.is_empty() {
            return output::line(&self.words.text("cli-database-checked", &[("count", number(games))]));
        }
        let found = [("count", number(faults.len() as u64))];
        Err(Failure::Input(self.words.text("cli-database-faults", &found)))
    }
}

fn number(count: u64) -> colorito_locales::Arg {
    colorito_locales::Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
