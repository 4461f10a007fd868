//! A whole game that counts, from its link to the rematch, over a slow and a broken connection, at one node and at two.

use std::{net::SocketAddr, process::Command, time::Duration};

use tempfile::TempDir;

use crate::{
    accounts::make_account,
    apart::follow,
    cable::Cable,
    page::{Page, visit_over},
    postgres::PostgresServer,
    server::Process,
};

/// Who invites over a slow connection, who is invited over a broken one, and who watches.
const ADA: usize = 0;
const BO: usize = 1;
const WATCHER: usize = 2;

/// How long everything takes each way on the slow connection.
const SLOW: Duration = Duration::from_millis(150);

/// The shortest game there is: Red wins by the special situation.
const SHORTEST: [&str; 7] = ["c1c3", "f10d8", "d2b4", "c9e7", "e1c5", "d8c9", "c5f10"];

/// Makes a link to a game that counts, with a clock, in which the owner has Red and begins.
async fn rated_link(page: &Page) -> String {
    page.go("/play").await;
    page.click("[name=opponent][value=friend]").await;
    page.click("#more-choices summary").await;
    page.click("[name=side][value=red]").await;
    page.click("[name=starter][value=you]").await;
    page.click("[name=rated]").await;
    page.run("document.getElementById('clock').value = '10+5'", vec![]).await;
    page.click("#begin").await;
    page.wait_for("#link").await;
    let link = page.run("return document.getElementById('link').value", vec![]).await;
    link.as_str().unwrap().to_owned()
}

/// Somebody makes a move by two clicks.
async fn play(page: &Page, text: &str) {
    let middle = text.find(char::is_numeric).unwrap();
    let end = text[middle..].find(char::is_alphabetic).unwrap() + middle;
    let (from, to) = text.split_at(end);
    page.click_space(from).await;
    page.click_space(to).await;
}

async fn shows_rating(page: &Page, side: &str, wanted: &str) {
    page.wait_for_text(&format!(".plate[data-side={side}] .rating"), wanted).await;
}

/// The whole of it. `broken` is Bo's connection.
async fn play_from_link_to_rematch(page: &mut Page, broken: &Cable) {
    for (person, name) in [(ADA, "Ada"), (BO, "Boris")] {
        page.be(person);
        page.go("/account").await;
        make_account(page, name).await;
    }
    page.be(ADA);
    let link = rated_link(page).await;
    page.be(BO);
    follow(page, &link).await;
    page.click("#sit-down").await;
    page.wait_for(".board").await;
    let path = page.path().await;
    page.be(WATCHER);
    page.go(&path).await;
    page.wait_for(".board").await;
    for (ply, text) in SHORTEST.into_iter().enumerate() {
        let player = if ply % 2 == 0 { ADA } else { BO };
        page.be(player);
        page.wait_for_text("#status", "Your move").await;
        if player == BO {
            broken.cut();
            page.wait_for_text("#status", "The server is not answering").await;
        }
        // What is played while the line is cut is played once it is whole again, and once only.
        play(page, text).await;
        broken.mend();
        for person in [ADA, BO, WATCHER] {
            page.be(person);
            page.until_ply(ply as u64 + 1).await;
        }
    }
    for person in [ADA, BO, WATCHER] {
        page.be(person);
        page.wait_for_text("#status .result", "special situation").await;
        page.until("document.querySelectorAll('.moves [data-ply]').length === 7").await;
        shows_rating(page, "red", "1662").await;
        shows_rating(page, "blue", "1338").await;
    }
    rematch(page, &path).await;
    // Where games are watched, each rating stands beside its name, once.
    page.be(WATCHER);
    page.go("/watch").await;
    page.until(
        "(() => { const names = [...document.querySelectorAll('.watched .plate .who')].map((one) => one.textContent);
            return names.length === 2 && names.every((name) => name.match(/1662|1338/g)?.length === 1); })()",
    )
    .await;
    page.be(BO);
    page.go("/player/Ada").await;
    page.until("document.querySelectorAll('#persons-games li').length === 2").await;
}

/// Both want to play again, and the other one begins.
async fn rematch(page: &mut Page, path: &str) {
    page.be(ADA);
    page.click("[data-action=rematch]").await;
    page.wait_for_text("#status", "You have offered a rematch").await;
    page.be(BO);
    page.click("#accept-rematch").await;
    page.until(&format!("location.pathname !== '{path}'")).await;
    let next = page.path().await;
    page.wait_for_text("#status", "Your move").await;
    play(page, "h10h8").await;
    page.be(ADA);
    page.until(&format!("location.pathname === '{next}'")).await;
    page.wait_for_text("#status", "Your move").await;
    play(page, "c1c3").await;
    page.be(BO);
    page.until_ply(2).await;
}

/// The ways of Ada, Bo and the one who watches to their nodes.
fn ways(first: SocketAddr, second: SocketAddr) -> ([SocketAddr; 3], [Cable; 2]) {
    let cables = [Cable::to(first, SLOW), Cable::to(second, Duration::ZERO)];
    ([cables[0].address, cables[1].address, second], cables)
}

#[test]
fn a_rated_game_is_played_whole_over_slow_and_broken_connections() {
    let data = TempDir::new().unwrap();
    let server = Process::start_with(data.path(), &["--public", "127.0.0.1"]);
    let (addresses, cables) = ways(server.address, server.address);
    visit_over(&addresses, async |page| play_from_link_to_rematch(page, &cables[1]).await);
}

#[test]
fn a_rated_game_is_played_whole_at_two_nodes() {
    let Some(postgres) = PostgresServer::start() else { return };
    let database = postgres.database("rated");
    let node = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_colorito"));
        command.args(["serve", "--port", "0", "--public", "127.0.0.1", "--database", &database]);
        Process::spawn(command)
    };
    let (first, second) = (node(), node());
    let (addresses, cables) = ways(first.address, second.address);
    visit_over(&addresses, async |page| play_from_link_to_rematch(page, &cables[1]).await);
}
