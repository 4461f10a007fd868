//! The server that is measured, in a process of its own.

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
};

use colorito_server::{Limits, Server, Trust};
use colorito_store::{Database, Location};
use tokio::net::TcpListener;

use crate::Failure;

/// Be the server, without limits: what is measured is the rest.
pub(crate) async fn serve(database: &Location, people: bool) -> Result<(), Failure> {
    let store = Database::open(database).await?.into_store();
    let server = Server::with_store(store, Limits::none()).await?;
    let server = if people { server.trusting(Trust::Guests { secure: false }) } else { server };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    Ok(server.run(listener, std::future::pending()).await?)
}

/// A running server; it is killed when this is dropped.
pub(crate) struct Running {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Running {
    pub(crate) fn start(database: &str, people: bool) -> Result<Running, Failure> {
        let mut command = Command::new(env::current_exe()?);
        command.arg("--serve").arg(database).stdout(Stdio::piped());
        if people {
            command.arg("--people");
        }
        let mut child = command.spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        Ok(Running { address: line.trim().parse()?, child })
    }

    /// The memory the server holds, in KiB; 0 where the system does not tell.
    pub(crate) fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse().ok()).unwrap_or(0)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
