//! The real program when disks, databases, connections and other servers fail, and its commands for whole
//! databases.

#[path = "../common/mod.rs"]
mod common;
#[path = "../../../store/tests/common/postgres.rs"]
mod postgres;
#[path = "../../../store/tests/common/proxy.rs"]
mod proxy;
#[path = "../common/server.rs"]
mod server;

mod bots;
mod chaos;
mod cluster;
mod database;
mod small_files;
mod waiting;
