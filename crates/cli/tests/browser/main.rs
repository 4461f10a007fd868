//! The pages in a real browser. Without Chromium and its driver these tests are skipped, unless
//! `COLORITO_REQUIRE_ALL=1` asks for all.

#[path = "../common/cable.rs"]
mod cable;
#[path = "../../../store/tests/common/postgres.rs"]
#[allow(dead_code, reason = "its own tests need more of it")]
mod postgres;
#[path = "../common/server.rs"]
mod server;

mod accessibility;
mod accounts;
mod admin;
mod analysis;
mod apart;
mod between;
mod comfort;
mod driver;
mod everything;
mod files;
mod games;
mod hot_seat;
mod keyboard;
mod languages;
mod layout;
mod learning;
mod letters;
mod library;
mod measures;
mod offline;
mod own_board;
mod page;
mod passkeys;
mod phone;
mod player;
mod rated;
mod recovery;
mod review;
mod screenshots;
mod served;
mod start;
mod table;
mod threads;
mod told;
mod weight;
mod words;
