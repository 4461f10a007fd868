//! `colorito play` as people use it: in a real pseudo-terminal, through pipes, and beside the web
//! application.

#[path = "../common/cable.rs"]
#[allow(dead_code, reason = "the pages lose more with it")]
mod cable;
#[path = "../common/server.rs"]
mod server;

mod elsewhere;
mod pipes;
#[cfg(unix)]
mod terminal;
mod together;

/// The shortest game there is: Red wins by the special situation.
const SHORTEST: [&str; 7] = ["c1c3", "f10d8", "d2b4", "c9e7", "e1c5", "d8c9", "c5f10"];
