//! The pages in Firefox and in `WebKit`: every page opens, and moves are made by click and by drag.
//! Everything else is tested in Chromium. Without those browsers the tests are skipped, unless
//! `COLORITO_REQUIRE_ALL=1` asks for all.

#[path = "../common/server.rs"]
mod server;

mod browser;
mod firefox;
mod tour;
mod webkit;
