//! A small proxy before a `PostgreSQL` that can cut, hold, and cut in the middle of a commit.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    os::unix::net::UnixStream,
    path::PathBuf,
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

/// What the proxy does with what passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Everything passes.
    Open,
    /// Nothing passes, and nobody is told.
    Held,
    /// There are no connections.
    Cut,
    /// The next connection that commits is cut before its word has arrived; then everything passes.
    CutBeforeCommit,
    /// The next connection that commits is cut after its word has arrived and before the answer is back.
    CutAfterCommit,
}

/// A proxy in threads of its own.
#[derive(Clone)]
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    shared: Arc<Mutex<Shared>>,
}

struct Shared {
    mode: Mode,
    clients: Vec<TcpStream>,
}

impl Proxy {
    /// Begins to pass on to a server's socket.
    pub(crate) fn start(server: PathBuf) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let proxy =
            Proxy { address, shared: Arc::new(Mutex::new(Shared { mode: Mode::Open, clients: Vec::new() })) };
        let this = proxy.clone();
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                // A server that is not there is a connection that ends.
                if this.mode() != Mode::Cut
                    && let Ok(server) = UnixStream::connect(&server)
                {
                    this.pass_on(client, server);
                }
            }
        });
        proxy
    }

    /// The address of a database behind it.
    pub(crate) fn database(&self, name: &str) -> String {
        format!("postgres://colorito@{}/{name}", self.address)
    }

    pub(crate) fn mode(&self) -> Mode {
        self.shared.lock().unwrap().mode
    }

    pub(crate) fn set(&self, mode: Mode) {
        let mut shared = self.shared.lock().unwrap();
        shared.mode = mode;
        if mode == Mode::Cut {
            for client in shared.clients.drain(..) {
                let _ = client.shutdown(Shutdown::Both);
            }
        }
    }

    fn pass_on(&self, client: TcpStream, server: UnixStream) {
        let _ = client.set_nodelay(true);
        self.shared.lock().unwrap().clients.push(client.try_clone().unwrap());
        let (mut from_client, mut to_client) = (client.try_clone().unwrap(), client);
        let (mut to_server, mut from_server) = (server.try_clone().unwrap(), server);
        let this = self.clone();
        thread::spawn(move || {
            let mut buffer = [0; 16 * 1024];
            while let Ok(count @ 1..) = from_client.read(&mut buffer) {
                if !this.forward(&buffer[..count], &from_client, &mut to_server) {
                    break;
                }
            }
            let _ = from_client.shutdown(Shutdown::Both);
            let _ = to_server.shutdown(Shutdown::Both);
        });
        let this = self.clone();
        thread::spawn(move || {
            let mut buffer = [0; 16 * 1024];
            while let Ok(count @ 1..) = from_server.read(&mut buffer) {
                this.wait();
                if to_client.write_all(&buffer[..count]).is_err() {
                    break;
                }
            }
            let _ = to_client.shutdown(Shutdown::Both);
            let _ = from_server.shutdown(Shutdown::Both);
        });
    }

    /// Passes on what a client says; `false` if its connection ends with that.
    fn forward(&self, said: &[u8], client: &TcpStream, server: &mut UnixStream) -> bool {
        self.wait();
        let commits = said.windows(7).any(|word| word == b"COMMIT\0");
        let mode = {
            let mut shared = self.shared.lock().unwrap();
            let mode = shared.mode;
            if commits && matches!(mode, Mode::CutBeforeCommit | Mode::CutAfterCommit) {
                shared.mode = Mode::Open;
            }
            mode
        };
        match mode {
            Mode::Cut => false,
            Mode::CutBeforeCommit if commits => false,
            Mode::CutAfterCommit if commits => {
                // The client is gone before the server can answer, and the server has heard all of it.
                let _ = client.shutdown(Shutdown::Both);
                let _ = server.write_all(said);
                thread::sleep(Duration::from_millis(50));
                false
            }
            _ => server.write_all(said).is_ok(),
        }
    }

    fn wait(&self) {
        while self.mode() == Mode::Held {
            thread::sleep(Duration::from_millis(5));
        }
    }
}
