//! `WebKit`, by its driver, on a screen that is not there.

use std::{net::TcpStream, process::Command, thread, time::Duration};

use fantoccini::{
    Client, ClientBuilder,
    actions::{InputSource as _, MouseActions, PointerAction},
};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::{
    browser::{Browser, Program, free_port, there},
    tour::tour,
};

struct WebKit(Client);

impl Browser for WebKit {
    async fn go(&mut self, url: &str) {
        self.0.goto(url).await.unwrap();
    }

    async fn value(&mut self, expression: &str) -> Value {
        self.0.execute(&format!("return {expression}"), vec![]).await.unwrap()
    }

    async fn mouse(&mut self, points: &[(i64, i64)]) {
        let to = |(x, y): (i64, i64)| PointerAction::MoveTo { duration: None, x: x as f64, y: y as f64 };
        let [first, rest @ ..] = points else { return };
        let mut mouse = MouseActions::new("mouse".to_owned()).then(to(*first));
        mouse = mouse.then(PointerAction::Down { button: 0 });
        for point in rest {
            mouse = mouse.then(to(*point));
        }
        self.0.perform_actions(mouse.then(PointerAction::Up { button: 0 })).await.unwrap();
    }
}

#[tokio::test]
async fn the_pages_work_in_webkit() {
    if !there(&["WebKitWebDriver", "Xvfb"]) {
        return;
    }
    let display = format!(":{}", 100 + std::process::id() % 10_000);
    let _screen = Program::start(Command::new("Xvfb").args([&display, "-screen", "0", "1300x900x24"]));
    let port = free_port();
    let _driver = Program::start(
        Command::new("WebKitWebDriver").arg(format!("--port={port}")).env("DISPLAY", &display),
    );
    wait_for(port);
    let Value::Object(wishes) =
        json!({ "webkitgtk:browserOptions": { "binary": mini_browser(), "args": ["--automation"] } })
    else {
        unreachable!()
    };
    let client = ClientBuilder::new(HttpConnector::new())
        .capabilities(wishes)
        .connect(&format!("http://127.0.0.1:{port}"))
        .await
        .expect("the driver opens a browser");
    tour(&mut WebKit(client.clone())).await;
    client.close().await.unwrap();
}

fn wait_for(port: u16) {
    for _ in 0..600 {
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("the driver does not answer");
}

/// Debian keeps the browser beside the library it belongs to, not among the commands.
fn mini_browser() -> String {
    let find = "ls /usr/lib/*/webkit2gtk-4*/MiniBrowser /usr/libexec/webkit2gtk-4*/MiniBrowser 2>/dev/null | head -n 1";
    let found = Command::new("sh").args(["-c", find]).output().unwrap().stdout;
    let found = String::from_utf8(found).unwrap().trim().to_owned();
    assert!(!found.is_empty(), "`MiniBrowser` is needed: it comes with the driver");
    found
}
