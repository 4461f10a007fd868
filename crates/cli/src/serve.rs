//! `colorito serve`: the web application.

use std::{
    io::{self, IsTerminal as _},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
};

use clap::{Args, ValueEnum};
use colorito_server::{DEFAULT_ADDRESS, Public, Server, default_data_directory};
use tokio::{net::TcpListener, runtime::Runtime};
use tracing_subscriber::EnvFilter;

use crate::{Failure, output};

/// Run the web application, which is what happens without a command too
///
/// It prints its address once it listens and stops on Ctrl-C. Games are kept in the data directory. What it has to say
/// besides goes to standard error, as much as `RUST_LOG` asks for.
#[derive(Args)]
#[command(after_help = "Example:\n  colorito serve --port 8000 --data games")]
pub(crate) struct Serve {
    /// The port to listen on; 0 takes any that is free.
    #[arg(long, default_value_t = DEFAULT_ADDRESS.port())]
    port: u16,
    /// The address to listen on; 0.0.0.0 lets other machines in, which needs --public.
    #[arg(long, value_name = "ADDRESS", default_value_t = DEFAULT_ADDRESS.ip())]
    host: IpAddr,
    /// Where games are kept; by default where this platform keeps the data of applications.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Let people elsewhere in, who ask for the server by these names or addresses.
    ///
    /// Each game then belongs to those who play it, and nobody owns all games by being at this device.
    #[arg(long, value_name = "NAME", num_args = 1..)]
    public: Vec<String>,
    /// Addresses of proxies that are believed when they say who asks (X-Forwarded-For, X-Forwarded-Proto).
    #[arg(long, value_name = "ADDRESS", num_args = 1.., requires = "public")]
    proxy: Vec<IpAddr>,
    /// How the log is written.
    #[arg(long, value_name = "FORM", value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
}

/// How the log is written.
#[derive(Clone, Copy, ValueEnum)]
enum LogForm {
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
            public: Vec::new(),
            proxy: Vec::new(),
            log: LogForm::Text,
        }
    }
}

impl Serve {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
        let colours = io::stderr().is_terminal();
        let log =
            tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(colours);
        match self.log {
            LogForm::Text => log.init(),
            LogForm::Json => log.json().init(),
        }
        let runtime = Runtime::new()?;
        let served = runtime.block_on(self.serve());
        // A thought under way is not worth waiting for.
        runtime.shutdown_background();
        served
    }

    async fn serve(&self) -> Result<(), Failure> {
        if self.public.is_empty() && !self.host.is_loopback() {
            return Err(Failure::Input(format!(
                "{} lets other machines in; say with --public by which name they ask for this one, as in \
                 `--public colorito.example`, or leave --host out",
                self.host
            )));
        }
        let listener = self.listen().await?;
        let address = listener.local_addr()?;
        let data = self.data.clone().map_or_else(default_data_directory, Ok)?;
        let server = Server::open(&data)
            .await
            .map_err(|error| Failure::Input(format!("`{}`: {error}", data.display())))?;
        let server = if self.public.is_empty() {
            server
        } else {
            server.public(Public { names: self.public.clone(), proxies: self.proxy.clone() })
        };
        output::line(&format!("Colorito is at http://{}", address_for_browsers(address)))?;
        Ok(server.run(listener, until_told_to_stop()).await?)
    }

    /// Listens before the games are opened: whoever started a second server by mistake hears of that first.
    async fn listen(&self) -> Result<TcpListener, Failure> {
        let address = SocketAddr::new(self.host, self.port);
        TcpListener::bind(address).await.map_err(|error| {
            Failure::Input(match error.kind() {
                io::ErrorKind::AddrInUse => format!(
                    "port {} is in use, perhaps by another Colorito; choose another with --port",
                    self.port
                ),
                _ => format!("cannot listen on {address}: {error}"),
            })
        })
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
async fn until_told_to_stop() {
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
