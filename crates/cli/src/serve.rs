//! `colorito serve`: the web application.

use std::{
    env,
    error::Error as _,
    fs,
    io::{self, IsTerminal as _},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
};

use clap::{Args, ValueEnum};
use colorito_server::{
    BadRelay, DEFAULT_ADDRESS, Error, Mailing, Public, Reach, Relay, Secret, Sender, Sending, Server, Waits,
    default_data_directory,
};
use colorito_store::Location;
use tokio::{net::TcpListener, runtime::Runtime};
use tracing_subscriber::EnvFilter;

use crate::{Failure, output, words::Words};

/// The environment variable that has the password for the relay, if no file has it.
const MAIL_PASSWORD: &str = "COLORITO_MAIL_PASSWORD";

/// The options of `colorito serve`.
#[derive(Args)]
#[command(after_help = "colorito serve --port 8000 --data games")]
pub(crate) struct Serve {
    #[arg(long, value_name = "port", default_value_t = DEFAULT_ADDRESS.port())]
    port: u16,
    #[arg(long, value_name = "address", default_value_t = DEFAULT_ADDRESS.ip())]
    host: IpAddr,
    #[arg(long, value_name = "folder")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "database", conflicts_with = "data")]
    database: Option<Location>,
    #[arg(long, value_name = "name", num_args = 1..)]
    public: Vec<String>,
    #[arg(long, value_name = "address", num_args = 1.., requires = "public")]
    proxy: Vec<IpAddr>,
    #[arg(long, value_name = "address", requires = "public")]
    url: Option<String>,
    #[arg(long, requires = "public")]
    push: bool,
    #[arg(long, requires = "push")]
    push_anywhere: bool,
    #[arg(long, value_name = "relay", requires_all = ["public", "mail_from"])]
    mail: Option<String>,
    #[arg(long, value_name = "sender", requires = "mail")]
    mail_from: Option<String>,
    #[arg(long, value_name = "file", requires = "mail")]
    mail_password: Option<PathBuf>,
    #[arg(long, value_name = "address")]
    metrics: Option<SocketAddr>,
    #[arg(long, value_name = "format", value_enum, default_value_t = LogFormat::Text)]
    log: LogFormat,
}

/// How the log is written.
#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    /// Lines for people, in colour where that can be shown.
    Text,
    /// An object a line.
    Json,
}

impl Default for Serve {
    fn default() -> Serve {
        Serve {
            port: DEFAULT_ADDRESS.port(),
            host: DEFAULT_ADDRESS.ip(),
            data: None,
            database: None,
            public: Vec::new(),
            proxy: Vec::new(),
            url: None,
            push: false,
            push_anywhere: false,
            mail: None,
            mail_from: None,
            mail_password: None,
            metrics: None,
            log: LogFormat::Text,
        }
    }
}

impl Serve {
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
        let colours = io::stderr().is_terminal();
        let log =
            tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(colours);
        match self.log {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
        let runtime = Runtime::new()?;
        let served = runtime.block_on(self.serve(words));
        // A thought under way is not worth waiting for.
        runtime.shutdown_background();
        served
    }

    async fn serve(&self, words: Words) -> Result<(), Failure> {
        if self.public.is_empty() && !self.host.is_loopback() {
            let address = ("address", self.host.to_string().into());
            return Err(Failure::Input(words.text("cli-needs-public", &[address])));
        }
        let listener = self.listen(words).await?;
        let address = listener.local_addr()?;
        let server = self.open(words).await?;
        let server = if self.public.is_empty() {
            server
        } else {
            server.public(Public { names: self.public.clone(), proxies: self.proxy.clone() })
        };
        let server = match self.sending(words)? {
            Some(sending) => server.sending(sending).await.map_err(|error| {
                Failure::Input(words.text("cli-system-says", &[("message", error.to_string().into())]))
            })?,
            None => server,
        };
        if let Some(address) = self.metrics {
            server.serve_metrics(
                TcpListener::bind(address).await.map_err(|error| cannot_listen(address, &error, words))?,
            );
        }
        let address = format!("http://{}", address_for_browsers(address));
        output::line(&words.text("cli-serving", &[("address", address.into())]))?;
        Ok(server.run(listener, until_told_to_stop()).await?)
    }

    /// What is sent to people who look elsewhere.
    fn sending(&self, words: Words) -> Result<Option<Sending>, Failure> {
        let Some(name) = self.public.first() else { return Ok(None) };
        let address = self.url.clone().unwrap_or_else(|| format!("https://{name}"));
        let reach = if self.push_anywhere { Reach::Anywhere } else { Reach::Public };
        let (push, mail) = (self.push.then_some(reach), self.mailing(words)?);
        if push.is_none() && mail.is_none() {
            return Ok(None);
        }
        let address = address.trim_end_matches('/').to_owned();
        Ok(Some(Sending { address, push, mail, waits: Waits::default() }))
    }

    /// How mails are sent, if they are.
    fn mailing(&self, words: Words) -> Result<Option<Mailing>, Failure> {
        let Some((relay, from)) = self.mail.as_ref().zip(self.mail_from.as_ref()) else { return Ok(None) };
        let relay: Relay = relay.parse().map_err(|error| {
            let key = match error {
                BadRelay::Form => "cli-mail-relay",
                BadRelay::Password => "cli-mail-relay-password",
            };
            Failure::Input(words.say(key))
        })?;
        let from: Sender = from.parse().map_err(|_| Failure::Input(words.say("cli-mail-from")))?;
        let password = match &self.mail_password {
            Some(file) => Some(
                fs::read_to_string(file)
                    .map_err(|error| Failure::Input(words.wrong_file(file, words.system_error(&error))))?,
            ),
            None => env::var(MAIL_PASSWORD).ok(),
        };
        if relay.has_user() && password.is_none() {
            return Err(Failure::Input(words.say("cli-mail-password")));
        }
        let password = password.map(|text| Secret::new(text.trim_end_matches(['\r', '\n'])));
        Ok(Some(Mailing { relay, password, from }))
    }

    /// Opens the games.
    async fn open(&self, words: Words) -> Result<Server, Failure> {
        if let Some(location) = &self.database {
            return Server::open_at(location).await.map_err(|error| {
                let cause = error.source().map_or_else(|| error.to_string(), ToString::to_string);
                Failure::Input(words.wrong_database(location, &cause))
            });
        }
        let data = self.data.clone().map_or_else(default_data_directory, Ok)?;
        let opened = Server::open(&data).await;
        opened.map_err(|error| Failure::Input(words.wrong_file(&data, words.say(unusable_because(&error)))))
    }

    /// Listens before the games are opened: whoever started a second server by mistake hears of that first.
    async fn listen(&self, words: Words) -> Result<TcpListener, Failure> {
        let address = SocketAddr::new(self.host, self.port);
        TcpListener::bind(address).await.map_err(|error| {
            if error.kind() == io::ErrorKind::AddrInUse {
                Failure::Input(words.text("cli-port-in-use", &[("port", self.port.to_string().into())]))
            } else {
                cannot_listen(address, &error, words)
            }
        })
    }
}

fn cannot_listen(address: SocketAddr, error: &io::Error, words: Words) -> Failure {
    let address = vec![("address", address.to_string().into())];
    Failure::Input(words.because("cli-cannot-listen", address, words.system_error(error)))
}

/// Why the games cannot be opened, as the key of a text.
fn unusable_because(error: &Error) -> &'static str {
    match error {
        Error::Migration(_) => "error-migration",
        Error::Storage(_) => "error-storage",
        _ => "error-data",
    }
}

/// An address that can be opened here: one that stands for all of this machine's cannot.
fn address_for_browsers(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port())
    } else {
        address
    }
}

/// Ctrl-C, or the word of whoever runs services here.
pub(crate) async fn until_told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};

        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    // Without signals there is nothing to wait for; the process is ended from outside.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
