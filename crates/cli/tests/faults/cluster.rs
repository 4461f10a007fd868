//! Several nodes, each with a proxy of its own before one `PostgreSQL`.

use std::{
    net::SocketAddr,
    process::Command,
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

use crate::{
    postgres::PostgresServer,
    proxy::{Mode, Proxy},
    server::Process,
};

/// The name of the database.
const DATABASE: &str = "chaos";

/// Something that goes wrong.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault {
    /// A node is killed and started again.
    Kill(usize),
    /// A node stands still for a while.
    Stop(usize, Duration),
    /// A node has no connection to the database for a while.
    Cut(usize, Duration),
    /// A node's connections to the database pass nothing for a while.
    Hold(usize, Duration),
    /// A node's next commit is cut off: it reaches the database, and its answer gets lost, or it does not.
    CutAtCommit(usize, bool),
    /// The database crashes and comes back.
    RestartDatabase(Duration),
}

/// The nodes and their database.
pub(crate) struct Cluster {
    database: PostgresServer,
    proxies: Vec<Proxy>,
    nodes: Vec<Process>,
    /// Where the nodes are, for bots.
    pub(crate) addresses: Arc<Mutex<Vec<SocketAddr>>>,
}

impl Cluster {
    /// Starts so many nodes; `None` where `PostgreSQL` is not installed.
    pub(crate) fn start(count: usize) -> Option<Cluster> {
        let database = PostgresServer::start()?;
        database.database(DATABASE);
        let proxies: Vec<Proxy> = (0..count).map(|_| Proxy::start(database.socket())).collect();
        let nodes: Vec<Process> = proxies.iter().map(start_node).collect();
        let addresses = nodes.iter().map(|node| node.address).collect();
        Some(Cluster { database, proxies, nodes, addresses: Arc::new(Mutex::new(addresses)) })
    }

    /// Lets something go wrong, and well again.
    pub(crate) fn suffer(&mut self, fault: Fault) {
        match fault {
            Fault::Kill(node) => {
                self.nodes[node].kill_now();
                self.nodes[node] = start_node(&self.proxies[node]);
                self.addresses.lock().unwrap()[node] = self.nodes[node].address;
            }
            Fault::Stop(node, time) => {
                self.signal(node, "-STOP");
                thread::sleep(time);
                self.signal(node, "-CONT");
            }
            Fault::Cut(node, time) => self.pass(node, Mode::Cut, time),
            Fault::Hold(node, time) => self.pass(node, Mode::Held, time),
            Fault::CutAtCommit(node, arrives) => {
                self.proxies[node].set(if arrives { Mode::CutAfterCommit } else { Mode::CutBeforeCommit });
            }
            Fault::RestartDatabase(time) => {
                self.database.stop();
                thread::sleep(time);
                self.database.launch();
            }
        }
    }

    fn pass(&self, node: usize, mode: Mode, time: Duration) {
        self.proxies[node].set(mode);
        thread::sleep(time);
        self.proxies[node].set(Mode::Open);
    }

    fn signal(&self, node: usize, signal: &str) {
        let process = self.nodes[node].child.id().to_string();
        assert!(Command::new("kill").args([signal, &process]).status().unwrap().success());
    }
}

fn start_node(proxy: &Proxy) -> Process {
    let mut command = Command::new(env!("CARGO_BIN_EXE_colorito"));
    command.args(["serve", "--port", "0", "--database", &proxy.database(DATABASE)]);
    // What it says about its broken connections is expected.
    command.env("RUST_LOG", "off");
    Process::spawn(command)
}
