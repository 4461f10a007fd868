//! Firefox, by `WebDriver` `BiDi`, which it speaks without a driver.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    process::{Command, Stdio},
};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

use crate::{
    browser::{Browser, Program, there},
    tour::tour,
};

/// Things stand still, and whatever is not on this machine goes to a port where nobody listens.
const PREFERENCES: [(&str, &str); 6] = [
    ("ui.prefersReducedMotion", "1"),
    ("network.proxy.type", "1"),
    ("network.proxy.http", "\"127.0.0.1\""),
    ("network.proxy.http_port", "9"),
    ("network.proxy.ssl", "\"127.0.0.1\""),
    ("network.proxy.ssl_port", "9"),
];

struct Firefox {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    page: Value,
    asked: u64,
}

impl Firefox {
    async fn connect(address: &str) -> Firefox {
        let (socket, _) = connect_async(format!("{address}/session")).await.unwrap();
        let mut firefox = Firefox { socket, page: Value::Null, asked: 0 };
        firefox.ask("session.new", json!({ "capabilities": {} })).await;
        let tree = firefox.ask("browsingContext.getTree", json!({})).await;
        firefox.page = tree["contexts"][0]["context"].clone();
        firefox
    }

    /// Sends a command and waits for its answer.
    async fn ask(&mut self, method: &str, parameters: Value) -> Value {
        self.asked += 1;
        let command = json!({ "id": self.asked, "method": method, "params": parameters });
        self.socket.send(Message::text(command.to_string())).await.unwrap();
        loop {
            let Message::Text(text) = self.socket.next().await.expect("Firefox answers").unwrap() else {
                continue;
            };
            let mut answer: Value = serde_json::from_str(&text).unwrap();
            if answer["id"] == self.asked {
                assert_eq!(answer["type"], "success", "{method}: {answer}");
                return answer["result"].take();
            }
        }
    }
}

impl Browser for Firefox {
    async fn go(&mut self, url: &str) {
        let wish = json!({ "context": self.page, "url": url, "wait": "complete" });
        self.ask("browsingContext.navigate", wish).await;
    }

    async fn value(&mut self, expression: &str) -> Value {
        let wish = json!({ "expression": format!("JSON.stringify({expression})"),
            "target": { "context": self.page }, "awaitPromise": true });
        let answer = self.ask("script.evaluate", wish).await;
        assert_eq!(answer["type"], "success", "{expression}: {answer}");
        answer["result"]["value"].as_str().map_or(Value::Null, |text| serde_json::from_str(text).unwrap())
    }

    async fn mouse(&mut self, points: &[(i64, i64)]) {
        let to = |(x, y): &(i64, i64)| json!({ "type": "pointerMove", "x": x, "y": y });
        let [first, rest @ ..] = points else { return };
        let mut acts = vec![to(first), json!({ "type": "pointerDown", "button": 0 })];
        acts.extend(rest.iter().map(to));
        acts.push(json!({ "type": "pointerUp", "button": 0 }));
        let mouse = json!({ "type": "pointer", "id": "mouse", "actions": acts });
        self.ask("input.performActions", json!({ "context": self.page, "actions": [mouse] })).await;
    }
}

#[tokio::test]
async fn the_pages_work_in_firefox() {
    if !there(&["firefox-esr"]) {
        return;
    }
    let profile = TempDir::new().unwrap();
    let preferences = PREFERENCES.map(|(name, value)| format!("user_pref(\"{name}\", {value});\n"));
    fs::write(profile.path().join("user.js"), preferences.concat()).unwrap();
    let mut program = Program::start(
        Command::new("firefox-esr")
            .args(["--headless", "--no-remote", "--remote-debugging-port=0", "--width=1280", "--height=860"])
            .arg("--profile")
            .arg(profile.path())
            .stderr(Stdio::piped()),
    );
    let lines = BufReader::new(program.0.stderr.take().unwrap()).lines();
    let mut said = lines.map_while(Result::ok);
    let address = said.find_map(|line| line.strip_prefix("WebDriver BiDi listening on ").map(str::to_owned));
    // Whoever says something to nobody is stopped by it.
    std::thread::spawn(move || said.for_each(drop));
    tour(&mut Firefox::connect(&address.expect("Firefox says where it listens")).await).await;
}
