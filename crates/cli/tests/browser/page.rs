//! A page of the application, as somebody sees it.

use std::{
    net::SocketAddr,
    panic::{AssertUnwindSafe, resume_unwind},
    path::Path,
    time::Duration,
};

use fantoccini::{
    Client, Locator,
    actions::{InputSource as _, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions},
    wd::{PrintConfiguration, PrintMargins, PrintSize},
};
use futures_util::FutureExt as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

use crate::{
    driver::{Browser, Looks, driver, tell_driver},
    files::Files,
    server::{self, Process},
};

/// How long something may take that should come at once, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server, a browser, and the page in it.
pub(crate) struct Page {
    /// Where each person finds the server.
    addresses: Vec<SocketAddr>,
    /// The server; another browser has none of its own.
    house: Option<House>,
    driver: u16,
    /// One for each person, with a profile of its own.
    browsers: Vec<Browser>,
    /// Whose browser is looked at.
    person: usize,
}

/// A server, its games, and what it was started with.
struct House {
    server: Process,
    data: TempDir,
    arguments: Vec<String>,
}

impl House {
    fn open(arguments: &[&str]) -> House {
        let data = TempDir::new().unwrap();
        let server = Process::start_with(data.path(), arguments);
        House { server, data, arguments: arguments.iter().map(ToString::to_string).collect() }
    }
}

/// Opens the application in a browser and does something with it; skips if there is no browser.
pub(crate) fn visit(looks: &Looks, act: impl AsyncFnOnce(&mut Page)) {
    visit_with(looks, &[], act);
}

/// The same with a server for others, where games belong to guests and accounts.
pub(crate) fn visit_public(looks: &Looks, act: impl AsyncFnOnce(&mut Page)) {
    visit_with(looks, &["--public", "localhost"], act);
}

/// The same with a server that is started with some arguments.
pub(crate) fn visit_with(looks: &Looks, arguments: &[&str], act: impl AsyncFnOnce(&mut Page)) {
    let Some(port) = driver() else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let house = House::open(arguments);
        let browsers = vec![Browser::open(port, looks).await];
        let (addresses, house) = (vec![house.server.address; browsers.len()], Some(house));
        see_to_the_end(Page { addresses, house, driver: port, browsers, person: 0 }, act).await;
    });
}

/// The same with a server for all and several people, each with a browser of their own.
pub(crate) fn visit_together(people: usize, act: impl AsyncFnOnce(&mut Page)) {
    let Some(port) = driver() else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let house = House::open(&["--public", "127.0.0.1"]);
        let mut browsers = Vec::new();
        for _ in 0..people {
            browsers.push(Browser::open(port, &Looks::default()).await);
        }
        let (addresses, house) = (vec![house.server.address; browsers.len()], Some(house));
        see_to_the_end(Page { addresses, house, driver: port, browsers, person: 0 }, act).await;
    });
}

/// The same with servers of the caller's: each person goes to an address of their own.
pub(crate) fn visit_over(addresses: &[SocketAddr], act: impl AsyncFnOnce(&mut Page)) {
    let Some(port) = driver() else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut browsers = Vec::new();
        for _ in addresses {
            browsers.push(Browser::open(port, &Looks::default()).await);
        }
        let addresses = addresses.to_vec();
        see_to_the_end(Page { addresses, house: None, driver: port, browsers, person: 0 }, act).await;
    });
}

/// The same with a host of files instead of a server: the application lies in a folder of it.
pub(crate) fn visit_files(looks: &Looks, act: impl AsyncFnOnce(&mut Page, &Files)) {
    let Some(port) = driver() else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let files = Files::host();
        let browsers = vec![Browser::open(port, looks).await];
        let page = Page { addresses: vec![files.address], house: None, driver: port, browsers, person: 0 };
        see_to_the_end(page, async |page: &mut Page| act(page, &files).await).await;
    });
}

/// A browser must not outlive a test that fails.
async fn see_to_the_end(mut page: Page, act: impl AsyncFnOnce(&mut Page)) {
    let outcome = AssertUnwindSafe(act(&mut page)).catch_unwind().await;
    for browser in page.browsers {
        browser.close().await;
    }
    if let Err(failure) = outcome {
        resume_unwind(failure);
    }
}

impl Page {
    pub(crate) fn address(&self) -> SocketAddr {
        self.addresses[self.person]
    }

    /// Where the server keeps its games.
    pub(crate) fn data(&self) -> &Path {
        let House { data, .. } = self.house.as_ref().expect("a server of its own");
        data.path()
    }

    /// Somebody else with a browser of their own, at the same server.
    pub(crate) async fn another(&self, looks: &Looks) -> Page {
        let browsers = vec![Browser::open(self.driver, looks).await];
        Page { addresses: vec![self.address()], house: None, driver: self.driver, browsers, person: 0 }
    }

    /// Closes the browser.
    pub(crate) async fn leave(self) {
        for browser in self.browsers {
            browser.close().await;
        }
    }

    /// Looks at what another person sees.
    pub(crate) fn be(&mut self, person: usize) {
        self.person = person;
    }

    /// Closes the browser and starts it again, with all it has kept.
    pub(crate) async fn restart_browser(&mut self, looks: &Looks) {
        let browser = self.browsers.remove(self.person).restart(self.driver, looks).await;
        self.browsers.insert(self.person, browser);
    }

    fn client(&self) -> &Client {
        &self.browsers[self.person].client
    }

    /// Goes to an address of the application.
    pub(crate) async fn go(&self, path: &str) {
        self.client().goto(&format!("http://{}{path}", self.address())).await.unwrap();
        self.wait_for("#view .view").await;
    }

    /// Goes to any address at all, and waits for nothing there.
    pub(crate) async fn leave_for(&self, url: &str) {
        self.client().goto(url).await.unwrap();
    }

    pub(crate) async fn reload(&self) {
        self.client().refresh().await.unwrap();
        self.wait_for("#view .view").await;
    }

    /// The present path.
    pub(crate) async fn path(&self) -> String {
        self.client().current_url().await.unwrap().path().to_owned()
    }

    /// Runs a script in the page.
    pub(crate) async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client().execute(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Runs a script that answers by its last argument.
    pub(crate) async fn run_async(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client().execute_async(script, arguments).await.unwrap()
    }

    /// Waits until the promise that an expression makes is kept with a value.
    pub(crate) async fn until_answered(&self, expression: &str, wanted: &Value) {
        let begun = Instant::now();
        let script = format!("{expression}.then(arguments[0], (error) => arguments[0](String(error)))");
        loop {
            let answer = self.run_async(&script, vec![]).await;
            if answer == *wanted {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "in vain: {expression}: {answer}");
            sleep(Duration::from_millis(30)).await;
        }
    }

    /// Tells the driver something about the browser that its client has no word for.
    pub(crate) async fn tell(&self, what: &str, parameters: &Value) {
        let session = self.client().session_id().await.unwrap().expect("a session");
        tell_driver(self.driver, &format!("/session/{session}/{what}"), parameters);
    }

    /// Tells the browser something in its own protocol.
    pub(crate) async fn command(&self, name: &str, parameters: Value) {
        self.tell("goog/cdp/execute", &json!({ "cmd": name, "params": parameters })).await;
    }

    /// Gives the window another size.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.command("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Waits until an expression of the page is true.
    pub(crate) async fn until(&self, expression: &str) {
        let begun = Instant::now();
        let script = format!("return Boolean({expression})");
        while self.run(&script, vec![]).await != Value::Bool(true) {
            let page = async || self.run("return document.body.innerText", vec![]).await;
            assert!(begun.elapsed() < PATIENCE, "in vain: {expression}\n{}", page().await);
            sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until something is there.
    pub(crate) async fn wait_for(&self, selector: &str) {
        self.until(&format!("document.querySelector({})", json!(selector))).await;
    }

    /// Waits until the text of something contains a text.
    pub(crate) async fn wait_for_text(&self, selector: &str, text: &str) {
        let (selector, text) = (json!(selector), json!(text));
        self.until(&format!("document.querySelector({selector})?.innerText.includes({text})")).await;
    }

    /// The text of something.
    pub(crate) async fn text(&self, selector: &str) -> String {
        self.wait_for(selector).await;
        let script = "return document.querySelector(arguments[0]).innerText";
        self.run(script, vec![json!(selector)]).await.as_str().unwrap().to_owned()
    }

    /// Clicks with the mouse.
    pub(crate) async fn click(&self, selector: &str) {
        // What was found may be drawn anew before it is clicked.
        for _ in 0..3 {
            self.wait_for(selector).await;
            let element = self.client().find(Locator::Css(selector)).await.unwrap();
            match element.click().await {
                Err(error) if error.is_stale_element_reference() => {}
                clicked => return clicked.unwrap_or_else(|error| panic!("{selector}: {error}")),
            }
        }
        panic!("{selector} does not stand still");
    }

    /// Clicks on a space of the board.
    pub(crate) async fn click_space(&self, space: &str) {
        self.click(&format!("[data-space={space}]")).await;
    }

    /// The middle of something, where a hand would go.
    async fn middle(&self, selector: &str) -> PointerAction {
        self.wait_for(selector).await;
        let script = "const e = document.querySelector(arguments[0]); e.scrollIntoView({block: 'nearest'});
            const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]";
        let middle = self.run(script, vec![json!(selector)]).await;
        let [x, y] = [0, 1].map(|index| middle[index].as_f64().unwrap().floor());
        PointerAction::MoveTo { duration: None, x, y }
    }

    /// Taps with a finger.
    pub(crate) async fn tap(&self, selector: &str) {
        let finger = TouchActions::new("finger".to_owned())
            .then(self.middle(selector).await)
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        self.client().perform_actions(finger).await.unwrap();
    }

    /// Drags something somewhere with the mouse.
    pub(crate) async fn drag(&self, from: &str, to: &str) {
        let mouse = MouseActions::new("mouse".to_owned())
            .then(self.middle(from).await)
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::MoveBy { duration: None, x: 10.0, y: -10.0 })
            .then(self.middle(to).await)
            .then(PointerAction::Up { button: 0 });
        self.client().perform_actions(mouse).await.unwrap();
    }

    /// Draws from somewhere to somewhere with the right button.
    pub(crate) async fn sketch(&self, from: &str, to: &str) {
        let mouse = MouseActions::new("mouse".to_owned())
            .then(self.middle(from).await)
            .then(PointerAction::Down { button: 2 })
            .then(self.middle(to).await)
            .then(PointerAction::Up { button: 2 });
        self.client().perform_actions(mouse).await.unwrap();
    }

    /// Drags something somewhere with a finger.
    pub(crate) async fn swipe(&self, from: &str, to: &str) {
        let far = self.middle(to).await;
        let near = self.middle(from).await;
        let (PointerAction::MoveTo { x, y, .. }, PointerAction::MoveTo { x: to_x, y: to_y, .. }) =
            (near, far)
        else {
            unreachable!("the middle is a place")
        };
        let mut finger = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: 0 });
        for part in 1..=8 {
            let along = |from: f64, to: f64| (from + (to - from) * f64::from(part) / 8.0).round();
            let duration = Some(Duration::from_millis(16));
            finger = finger.then(PointerAction::MoveTo { duration, x: along(x, to_x), y: along(y, to_y) });
        }
        self.client().perform_actions(finger.then(PointerAction::Up { button: 0 })).await.unwrap();
    }

    /// Presses keys one after the other; special ones are written as `WebDriver` names them.
    pub(crate) async fn press(&self, keys: &[char]) {
        let mut actions = KeyActions::new("keys".to_owned());
        for key in keys {
            actions = actions.then(KeyAction::Down { value: *key }).then(KeyAction::Up { value: *key });
        }
        self.client().perform_actions(actions).await.unwrap();
    }

    /// Types into a field.
    pub(crate) async fn fill(&self, selector: &str, text: &str) {
        self.wait_for(selector).await;
        let field = self.client().find(Locator::Css(selector)).await.unwrap();
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// A picture of what can be seen.
    pub(crate) async fn screenshot(&self) -> Vec<u8> {
        self.client().screenshot().await.unwrap()
    }

    /// How many sheets of A4 the page takes on paper.
    pub(crate) async fn print(&self) -> usize {
        let sheet = PrintConfiguration::builder()
            .size(PrintSize::A4)
            .margins(PrintMargins { top: 1.4, bottom: 1.4, left: 1.4, right: 1.4 })
            .background(true)
            .build()
            .unwrap();
        let paper = self.client().print(sheet).await.unwrap();
        let text = String::from_utf8_lossy(&paper);
        text.matches("/Type /Page\n").count().max(text.matches("/Type /Page/").count())
    }

    /// A second tab at an address; returns to the first with [`Page::first_tab`].
    pub(crate) async fn second_tab(&self, path: &str) {
        let tab = self.client().new_window(true).await.unwrap();
        self.client().switch_to_window(tab.handle).await.unwrap();
        self.go(path).await;
    }

    pub(crate) async fn tab(&self, index: usize) {
        let tabs = self.client().windows().await.unwrap();
        self.client().switch_to_window(tabs[index].clone()).await.unwrap();
    }

    /// Asks the server beside the page.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let (status, answer) = server::ask(self.address(), method, path, body).unwrap();
        assert!(status < 300, "{path}: {status} {answer}");
        answer
    }

    /// Begins a game beside the page and gives its id.
    pub(crate) fn begin(&self, wish: &Value) -> String {
        self.ask("POST", "/api/games", wish)["id"].as_str().unwrap().to_owned()
    }

    /// The game as the server has it.
    pub(crate) fn game(&self, id: &str) -> Value {
        self.ask("GET", &format!("/api/games/{id}"), &Value::Null)
    }

    /// Waits until a game as the server has it is as wished.
    pub(crate) async fn until_game(&self, id: &str, wished: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            let game = self.game(id);
            if wished(&game) {
                return game;
            }
            assert!(begun.elapsed() < PATIENCE, "in vain: {game}");
            sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until the page shows so many moves and nothing moves any more.
    pub(crate) async fn until_ply(&self, ply: u64) {
        self.until(&format!("document.querySelectorAll('.moves [data-ply]').length >= {ply}")).await;
    }

    /// Kills the server.
    pub(crate) fn kill(&mut self) {
        let house = self.house.as_mut().expect("a server of its own");
        house.server.kill_now();
    }

    /// Kills the server and starts it again as it was, with the same games on the same port.
    pub(crate) fn kill_and_restart(&mut self) {
        self.kill();
        let port = self.address().port();
        let House { server, data, arguments } = self.house.as_mut().expect("a server of its own");
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        *server = Process::start_on(data.path(), port, &arguments);
    }
}
