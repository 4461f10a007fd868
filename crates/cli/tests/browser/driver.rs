//! Chromium and its driver.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    sync::OnceLock,
    thread,
    time::Duration,
};

use fantoccini::{Client, ClientBuilder, wd::Capabilities};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

/// What a browser is started with: it runs in containers, asks nobody anything, and remembers nothing.
const FLAGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
];

/// How a browser looks at the page.
#[derive(Clone, Debug)]
pub(crate) struct Looks {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) phone: bool,
    pub(crate) dark: bool,
    pub(crate) language: &'static str,
    pub(crate) still: bool,
}

impl Default for Looks {
    /// A desk with things standing still, so that tests need not wait for motions.
    fn default() -> Looks {
        Looks { width: 1280, height: 860, phone: false, dark: false, language: "en", still: true }
    }
}

/// A browser with one window and a profile of its own.
pub(crate) struct Browser {
    pub(crate) client: Client,
    profile: TempDir,
}

impl Browser {
    pub(crate) async fn open(port: u16, looks: &Looks) -> Browser {
        Browser::open_with(port, looks, TempDir::new().unwrap()).await
    }

    /// Closes the browser and starts it again with all it has kept.
    pub(crate) async fn restart(self, port: u16, looks: &Looks) -> Browser {
        let _ = self.client.close().await;
        Browser::open_with(port, looks, self.profile).await
    }

    async fn open_with(port: u16, looks: &Looks, profile: TempDir) -> Browser {
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities(&profile, looks))
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("the driver opens a browser");
        Browser { client, profile }
    }

    pub(crate) async fn close(self) {
        let _ = self.client.close().await;
    }
}

fn capabilities(profile: &TempDir, looks: &Looks) -> Capabilities {
    let mut flags: Vec<String> = FLAGS.iter().map(ToString::to_string).collect();
    flags.push(format!("--user-data-dir={}", profile.path().display()));
    flags.push(format!("--window-size={},{}", looks.width, looks.height));
    flags.push(format!("--lang={}", looks.language));
    if looks.dark {
        flags.push("--blink-settings=preferredColorScheme=0".to_owned());
    }
    if looks.still {
        flags.push("--force-prefers-reduced-motion".to_owned());
    }
    let mut options = json!({ "args": flags, "prefs": { "intl.accept_languages": looks.language } });
    if looks.phone {
        let metrics =
            json!({ "width": looks.width, "height": looks.height, "pixelRatio": 2.0, "touch": true });
        options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    }
    // A busy machine may take its time.
    let patience = json!({ "script": 180_000, "pageLoad": 180_000 });
    let Value::Object(capabilities) = json!({ "goog:chromeOptions": options, "timeouts": patience }) else {
        unreachable!()
    };
    capabilities
}

/// Posts something to the driver that its client has no word for. It keeps connections open, so its answer is
/// read by its length.
pub(crate) fn tell_driver(port: u16, path: &str, body: &Value) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let body = body.to_string();
    let head = format!("POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {}", body.len());
    write!(stream, "{head}\r\n\r\n{body}").unwrap();
    let mut answer = BufReader::new(stream);
    let mut line = String::new();
    answer.read_line(&mut line).unwrap();
    assert!(line.contains(" 200 "), "{path}: {line}");
    let mut length = 0;
    while !line.trim().is_empty() {
        line.clear();
        answer.read_line(&mut line).unwrap();
        if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().unwrap();
        }
    }
    answer.read_exact(&mut vec![0; length]).unwrap();
}

/// The driver, started once for all tests of this program; `None` if there is none and nobody insists.
pub(crate) fn driver() -> Option<u16> {
    static DRIVER: OnceLock<Option<u16>> = OnceLock::new();
    *DRIVER.get_or_init(|| match start() {
        Some(port) => Some(port),
        None if std::env::var_os("COLORITO_REQUIRE_ALL").is_some_and(|value| value == "1") => {
            panic!("`chromedriver` and `chromium` are needed: install chromium and chromium-driver")
        }
        None => {
            eprintln!("skipped: there is no `chromedriver` with `chromium` here");
            None
        }
    })
}

fn start() -> Option<u16> {
    let found = |program: &str| {
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    };
    if !found("chromedriver") || !found("chromium") {
        return None;
    }
    let port = TcpListener::bind("127.0.0.1:0").ok()?.local_addr().ok()?.port();
    let child = Command::new("chromedriver")
        .args([&format!("--port={port}"), "--log-level=OFF"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    end_with_this_process(&child);
    for _ in 0..200 {
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return Some(port);
        }
        thread::sleep(Duration::from_millis(50));
    }
    None
}

/// Statics are never dropped, so a watcher ends the driver when this process is gone.
fn end_with_this_process(driver: &Child) {
    let (this, driver) = (std::process::id(), driver.id());
    let watch = format!("while kill -0 {this} 2>/dev/null; do sleep 1; done; kill {driver}");
    let _ = Command::new("sh").args(["-c", &watch]).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
