//! What the tour needs of a browser.

use std::{
    net::TcpListener,
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

/// How long something may take that should come at once, on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A browser with one page.
pub(crate) trait Browser {
    /// Goes to an address.
    async fn go(&mut self, url: &str);

    /// The value of an expression of the page.
    async fn value(&mut self, expression: &str) -> Value;

    /// Presses the mouse's button at the first of these points and lets it go at the last.
    async fn mouse(&mut self, points: &[(i64, i64)]);

    /// Waits until an expression of the page is true.
    async fn until(&mut self, expression: &str) {
        let begun = Instant::now();
        while self.value(&format!("Boolean({expression})")).await != true {
            assert!(begun.elapsed() < PATIENCE, "in vain: {expression}");
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits for something and gives its middle, once it is in view.
    async fn middle(&mut self, selector: &str) -> (i64, i64) {
        let selector = json!(selector);
        self.until(&format!("document.querySelector({selector})")).await;
        let middle = self
            .value(&format!(
                "(() => {{ const e = document.querySelector({selector}); e.scrollIntoView({{ block: 'nearest' }});
                   const r = e.getBoundingClientRect();
                   return [Math.floor(r.x + r.width / 2), Math.floor(r.y + r.height / 2)]; }})()"
            ))
            .await;
        (middle[0].as_i64().unwrap(), middle[1].as_i64().unwrap())
    }

    /// Clicks on something.
    async fn click(&mut self, selector: &str) {
        let middle = self.middle(selector).await;
        self.mouse(&[middle]).await;
    }

    /// Drags something somewhere.
    async fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.middle(from).await, self.middle(to).await);
        self.mouse(&[from, (from.0 + 10, from.1 - 10), to]).await;
    }
}

/// A program that is ended with the test.
pub(crate) struct Program(pub(crate) Child);

impl Program {
    /// Starts a program that says nothing.
    pub(crate) fn start(command: &mut Command) -> Program {
        Program(command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().expect("the program starts"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Whether all of these programs are here; if one is missing and all tests are asked for, that is a failure.
pub(crate) fn there(programs: &[&str]) -> bool {
    let missing = |program: &&&str| {
        let found = Command::new("sh").args(["-c", &format!("command -v {program}")]).output();
        !found.is_ok_and(|found| found.status.success())
    };
    let Some(program) = programs.iter().find(missing) else { return true };
    let insisted = std::env::var_os("COLORITO_REQUIRE_ALL").is_some_and(|value| value == "1");
    assert!(!insisted, "`{program}` is needed");
    eprintln!("skipped: there is no `{program}` here");
    false
}

/// A port that nobody uses.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}
