//! The screen and the conversation as people use them, without a terminal.

#[cfg(unix)]
mod breakdown;
mod driver;
mod picture;
mod playing;
mod rendering;
mod studying;
mod talking;
