//! `colorito admin`: what those who run a server do with its database, while it runs or not.

use clap::{Args, ValueEnum};
use colorito_locales::Language;
use colorito_play::{AccountName, Invalid, Timestamp};
use colorito_server::default_data_directory;
use colorito_store::{Account, Admin, Database, Deed, Location, Store, StoreError};
use colorito_wire::{BadRequest, admin_text};
use jiff::Timestamp as Moment;
use tokio::runtime::Runtime;

use crate::{Failure, output, words::Words};

/// How much is listed at once.
const AT_ONCE: u32 = 1_000;

/// The options of `colorito admin`.
#[derive(Args)]
#[command(after_help = "colorito admin rename Olga Irina")]
pub(crate) struct AdminCommand {
    #[arg(value_name = "action", value_enum)]
    action: Action,
    #[arg(value_name = "what", num_args = 0..)]
    what: Vec<String>,
    #[arg(long, value_name = "database")]
    database: Option<Location>,
    #[arg(long, value_name = "text")]
    remark: Option<String>,
    #[arg(long = "in", value_name = "language")]
    readers: Option<Language>,
    #[arg(long)]
    clear: bool,
    #[arg(long)]
    all: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Action {
    Accounts,
    Close,
    Reopen,
    Rename,
    Appoint,
    Dismiss,
    Reports,
    Settle,
    Message,
    Log,
}

impl AdminCommand {
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        Runtime::new()?.block_on(async {
            let location = match &self.database {
                Some(location) => location.clone(),
                None => Location::in_directory(&default_data_directory()?),
            };
            if let Location::File(file) = &location
                && !file.is_file()
            {
                return Err(Failure::Input(words.wrong_file(file, words.say("cli-file-missing"))));
            }
            let wrong =
                |error: &StoreError| Failure::Input(words.wrong_database(&location, &error.to_string()));
            let store = Database::open(&location).await.map_err(|error| wrong(&error))?.into_store();
            let desk = Desk { store: &*store, location: &location, words };
            let done = self.act(&desk).await;
            store.close().await;
            done
        })
    }

    /// Tells something, or nothing any more, to those who read a language.
    fn announce(&self, words: Words, text: Option<String>) -> Deed {
        Deed::Announce { language: self.readers.unwrap_or(words.language).tag().to_owned(), text }
    }

    async fn act(&self, desk: &Desk<'_>) -> Result<(), Failure> {
        let what: Vec<&str> = self.what.iter().map(String::as_str).collect();
        match (self.action, &what[..]) {
            (Action::Accounts, []) => desk.accounts("").await,
            (Action::Accounts, [name]) => desk.accounts(name).await,
            (Action::Close, [name]) => desk.act(Deed::Close(desk.account(name).await?)).await,
            (Action::Reopen, [name]) => desk.act(Deed::Reopen(desk.account(name).await?)).await,
            (Action::Rename, [name, to]) => desk.rename(name, to).await,
            (Action::Appoint, [name]) => desk.act(Deed::Appoint(desk.account(name).await?)).await,
            (Action::Dismiss, [name]) => desk.act(Deed::Dismiss(desk.account(name).await?)).await,
            (Action::Reports, []) => desk.reports(!self.all).await,
            (Action::Settle, [report]) => {
                let remark = desk.text(self.remark.as_deref())?;
                desk.act(Deed::Settle { report: (*report).to_owned(), remark }).await
            }
            (Action::Message, []) if !self.clear => desk.messages().await,
            (Action::Message, []) => desk.act(self.announce(desk.words, None)).await,
            (Action::Message, [text]) if !self.clear => {
                let text = desk.text(Some(text))?;
                desk.act(self.announce(desk.words, text)).await
            }
            (Action::Log, []) => desk.log().await,
            _ => Err(Failure::Input(desk.words.say("cli-admin-words"))),
        }
    }
}

/// Where those who run a server sit.
struct Desk<'a> {
    store: &'a dyn Store,
    location: &'a Location,
    words: Words,
}

impl Desk<'_> {
    /// What an error means, and which database it is about.
    fn failed(&self, error: &StoreError) -> Failure {
        Failure::Input(self.words.wrong_database(self.location, &error.to_string()))
    }

    async fn account(&self, name: &str) -> Result<Account, Failure> {
        let found =
            self.store.account_named(&AccountName::fold(name)).await.map_err(|error| self.failed(&error))?;
        let nobody = || self.words.text("error-no-such-player", &[("name", name.into())]);
        found.ok_or_else(|| Failure::Input(nobody()))
    }

    fn text(&self, text: Option<&str>) -> Result<Option<String>, Failure> {
        admin_text(text).map_err(|invalid| self.refusal(invalid))
    }

    /// Says what cannot be chosen as all other ways in say it.
    fn refusal(&self, invalid: Invalid) -> Failure {
        let words = colorito_terminal::Words { language: self.words.language };
        Failure::Input(words.objection(&BadRequest::from(invalid).into()))
    }

    /// Does something, or says that there was nothing to do.
    async fn act(&self, deed: Deed) -> Result<(), Failure> {
        if self
            .store
            .administer(deed, &Admin::CommandLine, self.store.now())
            .await
            .map_err(|error| self.failed(&error))?
        {
            Ok(())
        } else {
            Err(Failure::Input(self.words.say("cli-admin-in-vain")))
        }
    }

    async fn rename(&self, name: &str, to: &str) -> Result<(), Failure> {
        let to = AccountName::new(to).map_err(|invalid| self.refusal(invalid))?;
        self.act(Deed::Rename(self.account(name).await?, to)).await
    }

    async fn accounts(&self, name: &str) -> Result<(), Failure> {
        let folded = AccountName::fold(name);
        for found in
            self.store.managed_accounts(&folded, AT_ONCE).await.map_err(|error| self.failed(&error))?
        {
            let account = found.account;
            let marks =
                [(account.program.is_some(), "program"), (account.closed, "closed"), (found.staff, "staff")];
            let marks: Vec<&str> = marks.iter().filter(|(is, _)| *is).map(|(_, mark)| *mark).collect();
            line(&[
                account.name,
                moment(account.since),
                found.used.map(moment).unwrap_or_default(),
                found.open_reports.to_string(),
                marks.join(","),
            ])?;
        }
        Ok(())
    }

    async fn reports(&self, open: bool) -> Result<(), Failure> {
        for stored in self.store.reports(open, AT_ONCE).await.map_err(|error| self.failed(&error))? {
            line(&[
                stored.id,
                moment(stored.report.created),
                stored.settled.map(moment).unwrap_or_default(),
                stored.reporter.unwrap_or_default(),
                stored.reported.unwrap_or_default(),
                stored.report.game.to_string(),
                stored.report.reason.name().to_owned(),
                stored.report.text.unwrap_or_default(),
            ])?;
        }
        Ok(())
    }

    async fn messages(&self) -> Result<(), Failure> {
        for told in self.store.announcements().await.map_err(|error| self.failed(&error))? {
            line(&[told.language, moment(told.at), told.text])?;
        }
        Ok(())
    }

    async fn log(&self) -> Result<(), Failure> {
        for entry in self.store.audit(None, AT_ONCE).await.map_err(|error| self.failed(&error))? {
            line(&[
                moment(entry.at),
                entry.admin.unwrap_or_default(),
                entry.deed,
                entry.subject.unwrap_or_default(),
                entry.detail.unwrap_or_default(),
            ])?;
        }
        Ok(())
    }
}

/// Columns with a tab between them. What people have written may have tabs and line breaks of its own.
fn line(columns: &[String]) -> Result<(), Failure> {
    let columns: Vec<String> =
        columns.iter().map(|text| text.replace(|letter: char| letter.is_control(), " ")).collect();
    output::line(&columns.join("\t"))
}

/// A moment as programs and people read it.
fn moment(at: Timestamp) -> String {
    Moment::from_millisecond(at.0).map(|moment| moment.to_string()).unwrap_or_default()
}
