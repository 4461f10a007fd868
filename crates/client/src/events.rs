//! The stream of events that programs listen to, which comes back by itself.

use std::time::Duration;

use colorito_wire::ProgramNews;
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use tokio::{runtime::Handle, task::JoinHandle, time};

use crate::{
    Client, Failure, Heard,
    line::{FIRST_WAIT, LONGEST_WAIT, spread},
};

/// How long nothing at all may be heard. The server gives a sign of life every 20 seconds.
const SILENCE: Duration = Duration::from_mins(1);

/// The longest line that is read, in bytes.
const LONGEST: usize = 16 << 20;

/// The stream of events. Dropped, it is closed.
pub struct EventLine {
    task: JoinHandle<()>,
}

impl EventLine {
    /// Listens to all that happens. What is heard is handed on as it comes; after each break it begins with all
    /// there is.
    pub fn open(
        client: Client,
        runtime: &Handle,
        hear: impl FnMut(Heard<ProgramNews>) + Send + 'static,
    ) -> EventLine {
        EventLine { task: runtime.spawn(keep(client, hear)) }
    }
}

impl Drop for EventLine {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn keep(client: Client, mut hear: impl FnMut(Heard<ProgramNews>) + Send + 'static) {
    let mut wait = FIRST_WAIT;
    loop {
        let failure = match client.stream("/api/events").await {
            Ok(body) => {
                wait = FIRST_WAIT;
                listen(body, &mut hear).await
            }
            Err(failure) if failure.may_pass() => failure,
            Err(failure) => return hear(Heard::Ended(Some(failure))),
        };
        hear(Heard::Lost(failure));
        time::sleep(spread(wait)).await;
        wait = (2 * wait).min(LONGEST_WAIT);
    }
}

/// Hands on line by line what is said until it breaks off.
async fn listen(mut body: Incoming, hear: &mut (impl FnMut(Heard<ProgramNews>) + Send)) -> Failure {
    let mut line: Vec<u8> = Vec::new();
    loop {
        let frame = match time::timeout(SILENCE, body.frame()).await {
            Ok(Some(Ok(frame))) => frame,
            Ok(Some(Err(error))) => return Failure::unreachable(error),
            Ok(None) => return Failure::unreachable("it has closed the connection"),
            Err(_) => return Failure::unreachable("nothing is heard of it"),
        };
        let Ok(bytes) = frame.into_data() else { continue };
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            line.extend_from_slice(part);
            if !part.ends_with(b"\n") {
                continue;
            }
            // What is not understood is from a newer server, and is not meant for this client.
            if let Ok(news) = serde_json::from_slice(&line) {
                hear(Heard::News(news));
            }
            line.clear();
        }
        if line.len() > LONGEST {
            return Failure::nonsense("a line without an end");
        }
    }
}
