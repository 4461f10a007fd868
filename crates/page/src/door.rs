//! The module's own way in: texts in, texts out.
//!
//! The caller asks for room, writes a request there, and calls; the answer lies at `said` until the next call. The names
//! `page.time` and `page.say` are what the module needs of its caller.
#![expect(unsafe_code, reason = "names for the caller, and what is called outside the module, are marked so")]

use std::{cell::RefCell, time::Duration};

use colorito_engine::Networks;

use crate::{Worker, answer, request::Response};

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// The time since some moment, in milliseconds.
    #[link_name = "time"]
    safe fn page_time() -> f64;
    /// Hears news, or why the module breaks down.
    #[link_name = "say"]
    safe fn page_say(kind: u32, text: *const u8, length: usize);
}

/// What is said: news of a thought, and the last words of a module that breaks down.
const NEWS: u32 = 0;
const LAST_WORDS: u32 = 1;

thread_local! {
    static HEARD: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static SAID: RefCell<String> = const { RefCell::new(String::new()) };
    static WORKER: RefCell<Worker> = RefCell::default();
}

pub(crate) fn time() -> Duration {
    Duration::try_from_secs_f64(page_time() / 1_000.0).unwrap_or_default()
}

fn say(kind: u32, text: &str) {
    page_say(kind, text.as_ptr(), text.len());
}

/// Has a module that breaks down say why.
#[unsafe(no_mangle)]
extern "C" fn begin() {
    std::panic::set_hook(Box::new(|panic| say(LAST_WORDS, &panic.to_string())));
}

/// Room for a text of so many bytes.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    HEARD.with_borrow_mut(|heard| {
        heard.clear();
        heard.resize(length, 0);
        heard.as_mut_ptr()
    })
}

/// Where the last answer lies.
#[unsafe(no_mangle)]
extern "C" fn said() -> *const u8 {
    SAID.with_borrow(|said| said.as_ptr())
}

/// Takes the networks that were written, which the module does not have in itself: they are loaded only by who thinks. Says whether they are any.
#[unsafe(no_mangle)]
extern "C" fn learn() -> bool {
    Networks::hand_in(&HEARD.take()).is_ok()
}

/// Answers the request that was written; gives the length of the answer.
#[unsafe(no_mangle)]
extern "C" fn ask() -> usize {
    let response = match serde_json::from_slice(heard().as_bytes()) {
        Ok(request) => answer(&request),
        Err(error) => Response::from(colorito_wire::Error::from(colorito_wire::BadRequest::Unreadable(
            error.to_string(),
        ))),
    };
    keep(serde_json::to_string(&response).unwrap_or_default())
}

/// Does the task that was written; gives the length of the answer.
#[unsafe(no_mangle)]
extern "C" fn work() -> usize {
    let task = heard();
    keep(WORKER.with_borrow_mut(|worker| worker.work(&task, &mut |news| say(NEWS, news))))
}

fn heard() -> String {
    String::from_utf8_lossy(&HEARD.take()).into_owned()
}

fn keep(text: String) -> usize {
    let length = text.len();
    SAID.set(text);
    length
}

/// What the module has beside that where its memory is shared with other workers, which help it to think. They have stacks and thread-local
/// variables of their own, in memory that is handed in with room for them.
#[cfg(target_feature = "atomics")]
mod shared {
    /// Counts on one more helper, who may come later.
    #[unsafe(no_mangle)]
    extern "C" fn announce_helper() {
        crate::announce_helper();
    }

    /// Helps to think from now on.
    #[unsafe(no_mangle)]
    extern "C" fn help() -> ! {
        crate::help()
    }

    /// How many threads are thinking.
    #[unsafe(no_mangle)]
    extern "C" fn threads() -> usize {
        crate::threads()
    }
}
