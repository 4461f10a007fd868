//! The pages in a real browser. Without Chromium and its driver these tests are skipped, unless
//! `COLORITO_REQUIRE_ALL=1` asks for all.

#[path = "../common/server.rs"]
mod server;

mod accessibility;
mod accounts;
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
mod library;
mod measures;
mod offline;
mod own_board;
mod page;
mod phone;
mod player;
mod recovery;
mod review;
mod screenshots;
mod served;
mod start;
mod table;
mod told;
mod weight;
mod words;
