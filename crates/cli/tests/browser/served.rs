//! A server's pages that think themselves, that go on without their server, and that notice when it has become a newer one.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpListener},
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    cable::Cable,
    driver::Looks,
    games::against_level_1,
    offline::{make_a_move, until_kept},
    page::{Page, visit, visit_over, visit_public, visit_with},
    server::{self, Process},
};

/// Visits for the first time, until the application is kept in the browser.
pub(crate) async fn settle(page: &Page) {
    let id = page.begin(&json!({ "seats": { "blue": { "kind": "person" } } }));
    page.go(&format!("/game/{id}")).await;
    make_a_move(page).await;
    until_kept(page).await;
}

/// Counts the tasks of workers from now on.
const COUNT: &str = "const send = Worker.prototype.postMessage; window.tasks = 0;
    Worker.prototype.postMessage = function (...message) {
        if (message[0].ask ?? message[0].work) window.tasks += 1;
        return send.apply(this, message); };";

#[test]
fn the_computers_moves_hints_and_reviews_are_found_in_the_page() {
    visit(&Looks::default(), async |page| {
        settle(page).await;
        let id = page.begin(&against_level_1("standard"));
        page.go(&format!("/game/{id}")).await;
        page.wait_for(".space.movable").await;
        page.run(COUNT, vec![]).await;
        make_a_move(page).await;
        page.until_ply(2).await;
        assert_eq!(page.run("return window.tasks", vec![]).await, json!(1));
        page.until_game(&id, |game| game["ply"] == 2).await;
        page.click("[data-action=hint]").await;
        page.wait_for(".hint-text").await;
        assert_eq!(page.run("return window.tasks", vec![]).await, json!(2));
        page.click("[data-action=take-back]").await;
        page.until("document.querySelectorAll('.moves [data-ply]').length === 0").await;
        make_a_move(page).await;
        page.until_ply(2).await;
        page.go(&format!("/game/{id}/review?time=20")).await;
        page.wait_for_text("#review-state", "have been reviewed").await;
        page.reload().await;
        page.wait_for_text("#review-state", "have been reviewed").await;
        let there = page.ask("GET", &format!("/api/games/{id}/review"), &Value::Null);
        assert_eq!(there["state"], "none", "the server did not make it");
    });
}

#[test]
fn a_page_that_cannot_think_leaves_it_to_the_server() {
    visit(&Looks::default(), async |page| {
        settle(page).await;
        let id = page.begin(&against_level_1("standard"));
        page.go(&format!("/game/{id}")).await;
        page.wait_for(".space.movable").await;
        let script = "Worker.prototype.postMessage = function () { setTimeout(() => this.onmessage({ data: { broken: 'no' } })); };";
        page.run(script, vec![]).await;
        make_a_move(page).await;
        page.until_ply(2).await;
        make_a_move(page).await;
        page.until_ply(4).await;
    });
}

/// Begins a game without a network and makes a move; gives the page's address.
async fn begin_without_network(page: &mut Page) -> String {
    page.go("/play").await;
    page.click("form button.main").await;
    make_a_move(page).await;
    until_kept(page).await;
    page.kill();
    page.go("/play").await;
    page.click("form button.main").await;
    page.until("location.pathname.startsWith('/game/')").await;
    make_a_move(page).await;
    page.until_ply(2).await;
    page.path().await
}

#[test]
fn a_game_begun_without_a_network_goes_to_the_server_once() {
    visit_public(&Looks::default(), async |page| {
        let path = begin_without_network(page).await;
        page.restart_browser(&Looks::default()).await;
        page.go(&path).await;
        page.until_ply(2).await;
        page.go("/games").await;
        page.wait_for("[data-here]").await;
        page.kill_and_restart();
        page.reload().await;
        page.until("document.querySelectorAll('#games .card').length === 1").await;
        page.click("[data-here] h3 a").await;
        page.click("#hand-over").await;
        page.until("!document.querySelector('.kept-here')").await;
        let game = page.until_game(path.trim_start_matches("/game/"), |game| game["ply"] == 2).await;
        assert_eq!(game["seats"]["blue"]["kind"], "computer");
        make_a_move(page).await;
        page.until_ply(4).await;
        page.until_game(path.trim_start_matches("/game/"), |game| game["ply"] == 4).await;
        page.go("/games").await;
        page.until("document.querySelectorAll('#games .card').length === 2 && !document.querySelector('[data-here]')").await;
    });
}

/// A server of one's own device, behind a cable.
fn cabled() -> (TempDir, Process, Cable) {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let cable = Cable::to(server.address, Duration::ZERO);
    (data, server, cable)
}

/// How a page asks for a game that begins.
const BEGINNING: &str = "POST /api/games?as=";

/// Begins a game whose beginning the server has kept, but whose answer never came.
async fn begin_unanswered(page: &Page, cable: &Cable) {
    page.go("/play").await;
    page.wait_for("form #level").await;
    cable.cut_before_the_answer_to(BEGINNING);
    page.click("form button.main").await;
    while !cable.is_cut() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// The names of all games that a server has.
fn names_at(server: &Process) -> Vec<Value> {
    let (_, list) = server::ask(server.address, "GET", "/api/games", &Value::Null).unwrap();
    list["games"].as_array().unwrap().iter().map(|game| game["id"].clone()).collect()
}

#[test]
fn a_game_whose_beginning_was_not_answered_is_asked_for_again_and_is_one() {
    let (_data, server, cable) = cabled();
    visit_over(&[cable.address], async |page| {
        begin_unanswered(page, &cable).await;
        cable.mend();
        page.until("location.pathname.startsWith('/game/')").await;
        let id = page.path().await.trim_start_matches("/game/").to_owned();
        make_a_move(page).await;
        page.until_game(&id, |game| game["ply"] == 2).await;
        assert_eq!(names_at(&server), [json!(id)], "there is one game");
    });
}

#[test]
fn a_game_whose_beginning_was_not_answered_goes_on_here_and_is_one_when_it_is_handed_over() {
    let (_data, server, cable) = cabled();
    visit_over(&[cable.address], async |page| {
        settle(page).await;
        begin_unanswered(page, &cable).await;
        page.until("location.pathname.startsWith('/game/')").await;
        let path = page.path().await;
        let id = path.trim_start_matches("/game/").to_owned();
        make_a_move(page).await;
        page.until_ply(2).await;
        let (_, there) =
            server::ask(server.address, "GET", &format!("/api/games/{id}"), &Value::Null).unwrap();
        assert_eq!(there["ply"], 0, "the server has begun it, too: {there}");
        cable.mend();
        // It is shown once, and opened as it was played.
        page.go("/games").await;
        page.until(&format!("document.querySelectorAll('[data-here={0}]').length === 1 && !document.querySelector('[data-game={0}]')", json!(id))).await;
        page.until("document.querySelectorAll('#games .card').length === 1").await;
        page.click("[data-here] h3 a").await;
        page.until_ply(2).await;
        let shown =
            "return [...document.querySelectorAll('.moves [data-ply]')].map((move) => move.textContent)";
        let moves = page.run(shown, vec![]).await;
        page.click("#hand-over").await;
        page.until("!document.querySelector('.kept-here')").await;
        page.until_game(&id, |game| game["ply"] == 2).await;
        assert_eq!((page.path().await, page.run(shown, vec![]).await), (path, moves));
        make_a_move(page).await;
        page.until_game(&id, |game| game["ply"] == 4).await;
        assert_eq!(names_at(&server).iter().filter(|name| **name == json!(id)).count(), 1);
        assert_eq!(names_at(&server).len(), 2, "this one, and the one of the first visit");
        page.go("/games").await;
        page.until("document.querySelectorAll('#games .card').length === 2 && !document.querySelector('[data-here]')").await;
    });
}

#[test]
fn a_game_whose_name_is_somebody_elses_on_the_server_gets_another_one() {
    // One that has guests: by this name it is not its device's own.
    visit_with(&Looks::default(), &["--public", "127.0.0.1"], async |page| {
        let path = begin_without_network(page).await;
        let id = path.trim_start_matches("/game/").to_owned();
        let find = "const [id, done] = arguments; import('/app/here/shelf.js').then(({ find }) => find('games', id)).then(done)";
        let kept = page.run_async(find, vec![json!(id)]).await;
        page.kill_and_restart();
        // As it is for a guest whose game arrived, and whose name did not come back.
        let taken = page.ask("PUT", &format!("/api/games/{id}"), &kept);
        assert_eq!((&taken["id"], &taken["ply"]), (&json!(id), &json!(2)), "{taken}");
        page.reload().await;
        page.click("#hand-over").await;
        page.until(&format!(
            "location.pathname !== {} && !document.querySelector('.kept-here')",
            json!(path)
        ))
        .await;
        let renamed = page.path().await.trim_start_matches("/game/").to_owned();
        page.until_game(&renamed, |game| game["ply"] == 2).await;
        make_a_move(page).await;
        page.until_game(&renamed, |game| game["ply"] == 4).await;
        assert_eq!(page.game(&id)["ply"], 2, "the other one is as it was");
        page.go("/games").await;
        page.until("document.querySelectorAll('#games .card').length === 2 && !document.querySelector('[data-here]')").await;
    });
}

/// A server of a later day, of which these pages understand nothing. It writes down what it is asked.
fn newer_server(address: SocketAddr) -> Arc<Mutex<Vec<String>>> {
    let asked = Arc::new(Mutex::new(Vec::new()));
    let (listener, heard) = (TcpListener::bind(address).unwrap(), Arc::clone(&asked));
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut reader = BufReader::new(stream.try_clone().unwrap());
            let mut first = String::new();
            let _ = reader.read_line(&mut first);
            let mut line = String::new();
            while reader.read_line(&mut line).is_ok_and(|read| read > 2) {
                line.clear();
            }
            heard.lock().unwrap().push(first);
            let body = "{\"ply\":\"seven\"}";
            let _ = write!(
                stream,
                "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nColorito-Version: 2 0123456789abcdef\r\n\
                 Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
                body.len()
            );
            let _ = stream.flush();
            let _ = reader.read(&mut [0]);
        }
    });
    asked
}

#[test]
fn a_kept_page_does_not_misread_a_newer_server() {
    visit(&Looks::default(), async |page| {
        settle(page).await;
        let id = page.begin(&json!({}));
        page.go("/rules").await;
        page.kill();
        let asked = newer_server(page.address());
        page.go(&format!("/game/{id}")).await;
        page.wait_for_text("#view", "another version of Colorito").await;
        assert_eq!(page.run("return document.querySelectorAll('.game').length", vec![]).await, json!(0));
        // The newer version is looked for, and nothing of this one is replaced by half of it.
        let looked = async || asked.lock().unwrap().iter().any(|line| line.contains("/service.js"));
        for _ in 0..100 {
            if looked().await {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        assert!(looked().await, "{:?}", asked.lock().unwrap());
        page.go("/rules").await;
        page.wait_for_text("h1", "rules").await;
    });
}
