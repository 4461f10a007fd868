//! A plain host of files, with the application in a folder of it.

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use tempfile::TempDir;

/// Where the application lies on the host.
pub(crate) const FOLDER: &str = "/shelf/colorito";

/// A host of files that knows nothing of what it hosts.
pub(crate) struct Files {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    gone: Arc<AtomicBool>,
    slow: Arc<AtomicBool>,
}

impl Files {
    /// Writes the application into a folder and hosts it.
    pub(crate) fn host() -> Files {
        let folder = TempDir::new().unwrap();
        let site = folder.path().join(FOLDER.trim_start_matches('/'));
        let written = Command::new(env!("CARGO_BIN_EXE_colorito")).arg("site").arg(&site).output().unwrap();
        assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (address, gone) = (listener.local_addr().unwrap(), Arc::new(AtomicBool::new(false)));
        let slow = Arc::new(AtomicBool::new(false));
        let (root, over, late) = (folder.path().to_owned(), Arc::clone(&gone), Arc::clone(&slow));
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if over.load(Ordering::SeqCst) {
                    return;
                }
                let (root, late) = (root.clone(), Arc::clone(&late));
                thread::spawn(move || answer(&stream, &root, &late));
            }
        });
        Files { address, folder, gone, slow }
    }

    /// The application's folder.
    pub(crate) fn site(&self) -> PathBuf {
        self.folder.path().join(FOLDER.trim_start_matches('/'))
    }

    /// The module does not come until it is told to.
    pub(crate) fn hold_module(&self, held: bool) {
        self.slow.store(held, Ordering::SeqCst);
    }

    /// Nobody answers any more.
    pub(crate) fn go_away(&self) {
        self.gone.store(true, Ordering::SeqCst);
        self.hold_module(false);
        // The listener ends with the next connection.
        while TcpStream::connect(self.address).is_ok() {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        self.go_away();
    }
}

/// Answers one request and hangs up.
fn answer(mut stream: &TcpStream, root: &Path, slow: &AtomicBool) {
    let mut lines = BufReader::new(stream).lines();
    let Some(Ok(first)) = lines.next() else { return };
    while lines.next().is_some_and(|line| line.is_ok_and(|line| !line.is_empty())) {}
    let path = first.split(' ').nth(1).unwrap_or("/").split('?').next().unwrap_or("/");
    let mut file = root.join(path.trim_start_matches('/'));
    if file.is_dir() {
        // As hosts of files do, so that what lies in it is found from there.
        if !path.ends_with('/') {
            let there = format!(
                "HTTP/1.1 301 Moved Permanently\r\nLocation: {path}/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            );
            let _ = stream.write_all(there.as_bytes());
            return;
        }
        file = file.join("index.html");
    }
    while path.contains("/module/") && slow.load(Ordering::SeqCst) {
        thread::sleep(Duration::from_millis(20));
    }
    let found = if path.contains("..") { None } else { fs::read(&file).ok() };
    let (status, bytes) = found.map_or(("404 Not Found", Vec::new()), |bytes| ("200 OK", bytes));
    let kind = match file.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html",
        "js" => "text/javascript",
        "css" => "text/css",
        "svg" => "image/svg+xml",
        // Many do not know what a module is.
        _ => "application/octet-stream",
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        bytes.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&bytes));
}
