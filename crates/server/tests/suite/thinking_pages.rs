//! Pages that find the computer's moves for those who play against it.

use axum::http::StatusCode;
use colorito_server::{Limits, Trust};
use colorito_wire::FORMAT;
use serde_json::{Value, json};
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest as _};

use crate::{
    browser::Browser,
    common::{against_computer, assert_refused},
    socket::{Running, Socket, hear_of, say},
};

async fn connect(server: &Running, game: &str, query: &str) -> Socket {
    connect_async(format!("ws://{}{game}/socket?{query}", server.address)).await.expect("a socket").0
}

async fn first_move(server: &Running, game: &str) -> String {
    crate::common::legal_moves(&server.api.get(game).await.1)[0].clone()
}

#[tokio::test]
async fn a_page_that_can_is_asked_for_the_computers_move() {
    // Nobody else would find it in the time of this test.
    let server = Running::with(Limits { page_time: u32::MAX, ..Limits::none() }).await;
    let game = server.api.begin(against_computer(3)).await;
    let mut watching = server.connect(&game).await;
    let mut page = connect(&server, &game, "thinks=true").await;
    hear_of(&mut page, "state").await;
    for ply in [0, 2] {
        let mine = first_move(&server, &game).await;
        server.api.play_well(&game, &mine, ply).await;
        let wish = hear_of(&mut page, "think").await["game"].take();
        assert_eq!((&wish["played"], &wish["moves"][ply]), (&json!(ply + 1), &json!(mine)));
        let answer = first_move(&server, &game).await;
        say(&mut page, &json!({ "type": "computers-move", "move": answer, "ply": ply + 1 })).await;
        assert_eq!(hear_of(&mut watching, "moved").await["move"], mine);
        // Not a word of a thought in between: nobody thinks here.
        let next = crate::socket::hear(&mut watching).await.expect("an open socket");
        assert_eq!((&next["type"], &next["move"]), (&json!("moved"), &json!(answer)));
    }
    // Once more is once too often, and a person's move is none of the computer's.
    let found = json!({ "move": "f10f8", "ply": 3 });
    assert_refused(
        &server.api.act(&game, "computers-move", found).await,
        StatusCode::CONFLICT,
        "ply",
        "at ply 4",
    );
    let mine = first_move(&server, &game).await;
    let found = json!({ "move": mine, "ply": 4 });
    let refused = server.api.act(&game, "computers-move", found).await;
    assert_refused(&refused, StatusCode::CONFLICT, "persons-turn", "a person plays red");
    server.api.play_well(&game, &mine, 4).await;
    let found = json!({ "move": "a1a9", "ply": 5 });
    assert_refused(
        &server.api.act(&game, "computers-move", found).await,
        StatusCode::UNPROCESSABLE_ENTITY,
        "move",
        "a1",
    );
}

#[tokio::test]
async fn a_page_that_goes_leaves_the_move_to_the_server() {
    let server = Running::with(Limits { page_time: u32::MAX, ..Limits::none() }).await;
    let game = server.api.begin(against_computer(1)).await;
    let mut page = connect(&server, &game, "thinks=true").await;
    hear_of(&mut page, "state").await;
    server.api.play_well(&game, "c1c3", 0).await;
    hear_of(&mut page, "think").await;
    drop(page);
    server.api.wait(&game, |game| game["ply"] == 2).await;
}

#[tokio::test]
async fn a_page_that_says_nothing_is_not_waited_for_twice() {
    let server = Running::with(Limits { page_time: 20, ..Limits::none() }).await;
    let game = server.api.begin(against_computer(1)).await;
    let mut page = connect(&server, &game, "thinks=true").await;
    hear_of(&mut page, "state").await;
    server.api.play_well(&game, "c1c3", 0).await;
    hear_of(&mut page, "think").await;
    server.api.wait(&game, |game| game["ply"] == 2).await;
    let ours = first_move(&server, &game).await;
    server.api.play_well(&game, &ours, 2).await;
    loop {
        let news = crate::socket::hear(&mut page).await.expect("an open socket");
        assert_ne!(news["type"], "think");
        if news["type"] == "moved" && news["ply"] == 4 {
            break;
        }
    }
}

#[tokio::test]
async fn where_a_clock_runs_the_server_thinks() {
    let server = Running::with(Limits { page_time: u32::MAX, ..Limits::none() }).await;
    let mut new = against_computer(1);
    new["clock"] = json!({ "seconds": 300, "increment": 5 });
    let game = server.api.begin(new).await;
    let mut page = connect(&server, &game, "thinks=true").await;
    hear_of(&mut page, "state").await;
    server.api.play_well(&game, "c1c3", 0).await;
    server.api.wait(&game, |game| game["ply"] == 2).await;
}

#[tokio::test]
async fn who_only_watches_is_not_asked() {
    let trust = Trust::Guests { secure: false };
    let limits = Limits { page_time: u32::MAX, ..Limits::none() };
    let server = Running::with_trust(limits, trust).await;
    let mut owner = Browser::new(&server.api.router);
    let (_, begun) = owner.post("/api/games", against_computer(1)).await;
    let game = format!("/api/games/{}", begun["id"].as_str().unwrap());
    let mut stranger = connect(&server, &game, "thinks=true").await;
    hear_of(&mut stranger, "state").await;
    owner.post(&format!("{game}/moves"), json!({ "move": "c1c3", "ply": 0, "client": "a" })).await;
    // The server finds the move itself.
    loop {
        let news = crate::socket::hear(&mut stranger).await.expect("an open socket");
        assert_ne!(news["type"], "think");
        if news["type"] == "moved" && news["ply"] == 2 {
            break;
        }
    }
    // Whose game it is is asked.
    let mut request =
        format!("ws://{}{game}/socket?thinks=true", server.address).into_client_request().unwrap();
    request.headers_mut().insert("cookie", owner.cookie.clone().unwrap().parse().unwrap());
    let (mut page, _) = connect_async(request).await.unwrap();
    let ours = crate::common::legal_moves(&hear_of(&mut page, "state").await["game"])[0].clone();
    owner.post(&format!("{game}/moves"), json!({ "move": ours, "ply": 2, "client": "b" })).await;
    assert_eq!(hear_of(&mut page, "think").await["game"]["played"], 3);
}

#[tokio::test]
async fn a_page_of_another_format_is_told_so() {
    let server = Running::start().await;
    let game = server.api.begin(json!({})).await;
    let mut same = connect(&server, &game, &format!("format={FORMAT}")).await;
    hear_of(&mut same, "state").await;
    let mut other = connect(&server, &game, &format!("format={}", FORMAT + 1)).await;
    let refused: Value = crate::socket::hear(&mut other).await.expect("a word");
    assert_eq!((&refused["type"], &refused["error"]), (&json!("refused"), &json!("other-format")));
    assert!(crate::socket::hear(&mut other).await.is_none(), "nothing more is said");
}
