//! The web application in a process of its own.

use std::{
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::Value;

/// A running server. It is killed when this is dropped.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts `colorito serve` on any free port.
    #[allow(dead_code, reason = "not every test starts it plainly")]
    pub(crate) fn start(data: &Path) -> Process {
        Process::start_on(data, 0, &[])
    }

    /// Starts `colorito serve` on a port with more arguments.
    pub(crate) fn start_on(data: &Path, port: u16, arguments: &[&str]) -> Process {
        let mut command = Process::command(data, port);
        command.args(arguments);
        Process::spawn(command)
    }

    /// Starts it on any free port with more arguments.
    #[allow(dead_code, reason = "not every test has some")]
    pub(crate) fn start_with(data: &Path, arguments: &[&str]) -> Process {
        Process::start_on(data, 0, arguments)
    }

    /// Starts it with its log in a file.
    #[allow(dead_code, reason = "not every test reads it")]
    pub(crate) fn start_logging(data: &Path, form: &str, log: &Path) -> Process {
        let mut command = Process::command(data, 0);
        command.args(["--log", form]).env_remove("RUST_LOG").stderr(std::fs::File::create(log).unwrap());
        Process::spawn(command)
    }

    fn command(data: &Path, port: u16) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_colorito"));
        command.args(["serve", "--port", &port.to_string(), "--data"]).arg(data);
        command
    }

    pub(crate) fn spawn(mut command: Command) -> Process {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().parse();
        Process { child, address: address.expect("the server says where it listens") }
    }

    /// Kills it at once: no farewell, no chance to write anything.
    #[allow(dead_code, reason = "not every test kills")]
    pub(crate) fn kill(mut self) {
        self.kill_now();
    }

    /// Kills it at once and keeps the name.
    #[allow(dead_code, reason = "not every test kills")]
    pub(crate) fn kill_now(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Asks a server by some name and gives status, head and body; an error if it is gone.
#[allow(dead_code, reason = "not every test asks")]
pub(crate) fn ask_as(
    address: SocketAddr,
    host: &str,
    method: &str,
    path: &str,
    body: &str,
) -> io::Result<(u16, String, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_mins(1)))?;
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut response = String::new();
    stream.read_to_string(&mut response)?;
    let (head, body) = response.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    Ok((status, head.to_lowercase(), body.to_owned()))
}

/// Asks a server for JSON; an error if it is gone.
#[allow(dead_code, reason = "not every test asks")]
pub(crate) fn ask(address: SocketAddr, method: &str, path: &str, body: &Value) -> io::Result<(u16, Value)> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let (status, _, body) = ask_as(address, &address.to_string(), method, path, &body)?;
    Ok((status, serde_json::from_str(&body).map_err(|_| io::ErrorKind::UnexpectedEof)?))
}
