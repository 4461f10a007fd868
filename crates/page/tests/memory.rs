//! What is kept from one task to the next: as much after many of them as after a few.
#![expect(unsafe_code, reason = "whoever hands out memory is trusted with it")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed},
    time::Duration,
};

use colorito_page::{Request, Worker, answer, set_clock};
use serde_json::{Value, json};

/// Bytes that were handed out and not given back.
static LIVE: AtomicUsize = AtomicUsize::new(0);

struct Counting;

// SAFETY: the system does all of it; here is only counted.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        LIVE.fetch_add(layout.size(), Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Each look at the clock is half a second later, so that no thought is long.
fn hurried_clock() -> Duration {
    static LOOKS: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(500 * LOOKS.fetch_add(1, Relaxed))
}

/// Red lacks a step, Blue some moves: a game that ends with a score to be searched for.
const NEARLY_OVER: &str = "JIHGFEDCBA/TSRQPONML1/9K/k9/10/10/10/10/1lmnopqrst/abcdefghij r r 100";

fn ask(method: &str, path: &str, more: &Value) -> Value {
    let mut request = json!({ "method": method, "path": path, "now": 0 });
    request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let request: Request = serde_json::from_value(request).unwrap();
    serde_json::to_value(answer(&request)).unwrap()
}

fn work(worker: &mut Worker, task: &Value) -> Value {
    serde_json::from_str(&worker.work(&task.to_string(), &mut |_| {})).unwrap()
}

/// Begins a game of the computer with itself and plays some moves of it.
fn play(worker: &mut Worker, number: u64, moves: usize, setup: &Value) -> Value {
    let computer = json!({ "kind": "computer", "level": 4 });
    let body = json!({ "seats": { "red": computer, "blue": computer }, "setup": setup }).to_string();
    let wish = json!({ "body": body, "names": [format!("{number:016x}")] });
    let mut game = ask("POST", "/api/games", &wish)["keep"][0].clone();
    for _ in 0..moves {
        let done = work(worker, &json!({ "move": { "game": game, "now": 0 } }));
        game = done.get("game").cloned().unwrap_or(game);
    }
    game
}

/// Does some of everything, about other games each time, and in the end the same.
fn round(worker: &mut Worker, number: u64) {
    let game = play(worker, number, 12, &json!({}));
    let at = |rest: &str| format!("/api/games/{number:016x}{rest}");
    let about = json!({ "game": game, "games": [game, game], "body": "{}" });
    for path in [&at(""), &at("/hint"), &at("/record"), &at("/picture.svg"), "/api/games", "/api/puzzles"] {
        assert_eq!(ask("GET", path, &about)["status"], 200, "{path}");
    }
    let review = &ask("POST", &at("/review"), &about)["review"];
    work(worker, &json!({ "review": { "game": game, "review": review } }));
    let question = json!({ "type": "analyse", "question": number, "lines": 2 }).to_string();
    work(worker, &json!({ "analysis": { "question": question } }));
    let over = play(worker, number + 1, 30, &json!({ "position": NEARLY_OVER }));
    let counted = work(worker, &json!({ "score": { "game": over, "now": 0 } }));
    assert_eq!(counted["shown"]["score"]["done"], true, "{counted}");
    assert!(work(worker, &json!({ "nonsense": [] })).get("error").is_some());
    play(worker, 0, 2, &json!({}));
}

#[test]
fn nothing_is_kept_that_grows() {
    set_clock(hurried_clock);
    let mut worker = Worker::default();
    let mut live = |number| {
        round(&mut worker, number);
        LIVE.load(Relaxed)
    };
    // What is made ready once stays.
    live(10);
    let after: Vec<usize> = (2..8).map(|number| live(10 * number)).collect();
    assert!(after.iter().all(|bytes| *bytes == after[0]), "{after:?}");
}
