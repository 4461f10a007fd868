//! Programs as players: made by their owners, marked wherever they are named, told by one stream, and refused what
//! is for people.

use std::time::Duration;

use axum::{
    Router,
    body::{Body, BodyDataStream, to_bytes},
    http::{Method, Request, StatusCode, header},
};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt as _;

use crate::{
    askers::open,
    browser::Browser,
    common::{Answer, Api, assert_refused},
    nodes::two_nodes,
};

/// Where programs are made.
const PROGRAMS: &str = "/api/account/programs";

/// Somebody who says who they are with a token.
struct Program {
    router: Router,
    token: String,
}

impl Program {
    async fn ask(&self, method: Method, path: &str, body: Value) -> Answer {
        let response = self.send(method, path, body).await;
        let status = response.status();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    async fn send(&self, method: Method, path: &str, body: Value) -> axum::http::Response<Body> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .body(Body::from(body.to_string()));
        self.router.clone().oneshot(request.unwrap()).await.unwrap()
    }

    async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, body).await
    }

    async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, Value::Null).await
    }

    /// The same at another node.
    fn at(&self, router: &Router) -> Program {
        Program { router: router.clone(), token: self.token.clone() }
    }

    async fn listen(&self) -> Events {
        let response = self.send(Method::GET, "/api/events", Value::Null).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/x-ndjson");
        Events { body: response.into_body().into_data_stream(), read: Vec::new() }
    }
}

/// The stream of events.
struct Events {
    body: BodyDataStream,
    read: Vec<u8>,
}

impl Events {
    /// The next event; `None` if there will be none.
    async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some(end) = self.read.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.read.drain(..=end).collect();
                if let Ok(news) = serde_json::from_slice(&line) {
                    return Some(news);
                }
                continue;
            }
            let part = tokio::time::timeout(Duration::from_mins(1), self.body.next()).await;
            self.read.extend_from_slice(&part.expect("something is heard")?.unwrap());
        }
    }

    /// Waits for an event that is as it should be.
    async fn hear(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let news = self.next().await.expect("the stream goes on");
            if wanted(&news) {
                return news;
            }
        }
    }
}

async fn account(router: &Router, name: &str) -> Browser {
    let mut browser = Browser::new(router);
    let new = json!({ "name": name, "password": "ten letters" });
    assert_eq!(browser.post("/api/account", new).await.0, StatusCode::CREATED);
    browser
}

/// A program of somebody.
async fn program(owner: &mut Browser, name: &str, rated: bool) -> Program {
    let (status, made) = owner.post(PROGRAMS, json!({ "name": name, "rated": rated })).await;
    assert_eq!((status, &made["name"]), (StatusCode::CREATED, &json!(name)), "{made}");
    let token = made["token"].as_str().unwrap().to_owned();
    assert_eq!(token.len(), 64);
    Program { router: owner.router.clone(), token }
}

fn in_lobby(rated: bool) -> Value {
    json!({ "audience": "lobby", "clock": { "days": 1 }, "side": "red", "begins": "owner", "rated": rated })
}

#[tokio::test]
async fn a_program_is_shown_as_one_wherever_it_is_named() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let (mut ada, mut bo) = (account(&router, "Ada").await, account(&router, "Bob").await);
    let robo = program(&mut ada, "Robo", false).await;
    let (_, me) = robo.get("/api/account").await;
    assert_eq!((&me["kind"], &me["name"]), (&json!("program"), &json!("Robo")));
    let (status, invited) = robo.post("/api/invitations", in_lobby(false)).await;
    assert_eq!(status, StatusCode::CREATED, "{invited}");
    let (_, lobby) = bo.get("/api/invitations").await;
    let found = &lobby["invitations"][0];
    assert_eq!((&found["name"], &found["program"]), (&json!("Robo"), &json!(true)));
    let (_, game) = bo.post(&format!("/api/invitations/{}/accept", text(&found["id"])), json!({})).await;
    assert_eq!(game["seats"]["red"], json!({ "kind": "program", "name": "Robo" }));
    let id = text(&game["id"]).to_owned();
    let (status, _) = robo
        .post(&format!("/api/games/{id}/moves"), json!({ "move": "c1c3", "ply": 0, "client": "a" }))
        .await;
    assert_eq!(status, StatusCode::OK);
    let (_, notices) = bo.get("/api/notices").await;
    let notice = &notices["notices"][0];
    assert_eq!((&notice["opponent"], &notice["program"]), (&json!("Robo"), &json!(true)));
    let (_, games) = bo.get("/api/games").await;
    assert_eq!(games["games"][0]["seats"]["red"]["kind"], "program");
    let resign = json!({ "side": "blue", "ply": 1 });
    assert_eq!(bo.post(&format!("/api/games/{id}/resign"), resign).await.0, StatusCode::OK);
    let (_, page) = bo.get("/api/players/robo").await;
    assert_eq!((&page["name"], &page["program_of"]), (&json!("Robo"), &json!("Ada")));
    let (_, own) = ada.get("/api/players/ada").await;
    assert_eq!(own["program_of"], Value::Null);
    let me = bo.get("/api/account").await.1["name"].clone();
    let (_, page) = bo.get(&format!("/api/players/{}", text(&me))).await;
    assert_eq!(
        (&page["opponents"][0]["name"], &page["opponents"][0]["program"]),
        (&json!("Robo"), &json!(true))
    );
    // The same moves at one's own board: nobody else's program sits there.
    let (status, again) = bo.post(&format!("/api/games/{id}/again"), json!({})).await;
    assert_eq!(
        (status, &again["seats"]["red"]),
        (StatusCode::CREATED, &json!({ "kind": "person", "name": "Robo" }))
    );
    let seats = json!({ "seats": { "red": { "kind": "program", "name": "Robo" } } });
    let refused = bo.post("/api/games", seats).await;
    assert_eq!(
        (refused.0, &refused.1["details"]["reason"]),
        (StatusCode::BAD_REQUEST, &json!("program-seat"))
    );
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

#[tokio::test]
async fn a_token_is_renewed_and_taken_away_by_its_owner_only() {
    let data = TempDir::new().unwrap();
    // A server that is dropped has stopped.
    let server = open(&data).await;
    let router = server.router();
    let (mut ada, mut eve) = (account(&router, "Ada").await, account(&router, "Eve").await);
    let robo = program(&mut ada, "Robo", false).await;
    assert_refused(
        &eve.post(PROGRAMS, json!({ "name": "r0b0" })).await,
        StatusCode::CONFLICT,
        "name-taken",
        "r0b0",
    );
    let (_, listed) = ada.get(PROGRAMS).await;
    assert_eq!(
        (&listed["programs"][0]["name"], &listed["programs"][0]["has_token"]),
        (&json!("Robo"), &json!(true))
    );
    assert_eq!(eve.get(PROGRAMS).await.1["programs"], json!([]));
    // Nobody but the owner, and nobody who is not known.
    let at = |rest: &str| format!("{PROGRAMS}/robo{rest}");
    let mut guest = Browser::new(&router);
    guest.post("/api/games", json!({})).await;
    let mut stranger = Browser::new(&router);
    for (method, path, body) in [
        (Method::POST, at(""), json!({ "rated": true })),
        (Method::DELETE, at(""), Value::Null),
        (Method::POST, at("/token"), json!({})),
        (Method::DELETE, at("/token"), Value::Null),
    ] {
        let refused = eve.ask(method.clone(), &path, body.clone()).await;
        assert_refused(&refused, StatusCode::NOT_FOUND, "no-such-player", "robo");
        for nobody in [&mut guest, &mut stranger] {
            let refused = nobody.ask(method.clone(), &path, body.clone()).await;
            assert_refused(&refused, StatusCode::UNAUTHORIZED, "not-signed-in", "sign in");
        }
    }
    for nobody in [&mut guest, &mut stranger] {
        for answer in [nobody.get(PROGRAMS).await, nobody.post(PROGRAMS, json!({ "name": "Other" })).await] {
            assert_refused(&answer, StatusCode::UNAUTHORIZED, "not-signed-in", "sign in");
        }
    }
    assert_refused(&stranger.get("/api/events").await, StatusCode::UNAUTHORIZED, "not-signed-in", "sign in");
    // A new token is worth what the old one was, and what was opened with that is closed.
    let mut events = robo.listen().await;
    assert_eq!(events.next().await.unwrap()["type"], "state");
    let (status, renewed) = ada.post(&at("/token"), json!({})).await;
    assert_eq!(status, StatusCode::CREATED);
    while events.next().await.is_some() {}
    assert_refused(&robo.get("/api/account").await, StatusCode::UNAUTHORIZED, "not-signed-in", "sign in");
    let robo = Program { token: text(&renewed["token"]).to_owned(), ..robo };
    assert_eq!(robo.get("/api/account").await.1["name"], "Robo");
    assert_eq!(ada.ask(Method::DELETE, &at("/token"), Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(robo.get("/api/account").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ada.get(PROGRAMS).await.1["programs"][0]["has_token"], json!(false));
    // It is gone with its owner, and its name is nobody's.
    let farewell = json!({ "password": "ten letters" });
    assert_eq!(ada.post("/api/account/delete", farewell).await.0, StatusCode::NO_CONTENT);
    assert_eq!(eve.get("/api/players/robo").await.0, StatusCode::NOT_FOUND);
    assert_eq!(eve.post(PROGRAMS, json!({ "name": "Robo" })).await.1["error"], "name-taken");
}

#[tokio::test]
async fn what_is_for_people_is_refused_to_programs() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut ada = account(&router, "Ada").await;
    let robo = program(&mut ada, "Robo", false).await;
    let (_, game) = robo.post("/api/games", json!({})).await;
    let game = format!("/api/games/{}", text(&game["id"]));
    let password = "ten letters";
    for (method, path, body) in [
        (Method::POST, "/api/account", json!({ "name": "Child", "password": password })),
        (Method::POST, "/api/session", json!({ "name": "Ada", "password": password })),
        (Method::GET, "/api/account/sessions", Value::Null),
        (Method::DELETE, "/api/account/sessions", Value::Null),
        (Method::DELETE, "/api/account/sessions/0123456789abcdef", Value::Null),
        (Method::POST, "/api/account/password", json!({ "old": password, "new": "eleven letters" })),
        (Method::POST, "/api/account/delete", json!({ "password": password })),
        (Method::GET, PROGRAMS, Value::Null),
        (Method::POST, PROGRAMS, json!({ "name": "Child" })),
        (Method::POST, "/api/account/programs/robo", json!({ "rated": true })),
        (Method::DELETE, "/api/account/programs/robo", Value::Null),
        (Method::POST, "/api/account/programs/robo/token", json!({})),
        (Method::DELETE, "/api/account/programs/robo/token", Value::Null),
        (Method::GET, "/api/account/holiday", Value::Null),
        (Method::POST, "/api/account/holiday", json!({ "on": true })),
        (Method::GET, "/api/analysis", Value::Null),
        (Method::GET, &format!("{game}/hint"), Value::Null),
        (Method::POST, &format!("{game}/review"), json!({})),
    ] {
        let refused = robo.ask(method, path, body).await;
        assert_refused(&refused, StatusCode::FORBIDDEN, "not-for-programs", "for people");
    }
    assert_eq!(robo.get("/api/account").await.1["name"], "Robo", "nothing was changed");
    let nobody = Program { token: "0".repeat(64), ..robo };
    assert_refused(&nobody.get("/api/games").await, StatusCode::UNAUTHORIZED, "not-signed-in", "sign in");
}

#[tokio::test]
async fn games_with_programs_count_only_where_their_owner_says_so() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let (mut ada, mut bo) = (account(&router, "Ada").await, account(&router, "Bob").await);
    let modest = program(&mut ada, "Modest", false).await;
    let proud = program(&mut ada, "Proud", true).await;
    let others = program(&mut bo, "Others", false).await;
    let accept = |made: &Value| format!("/api/invitations/{}/accept", text(&made["id"]));
    let refused = |answer: &Answer| {
        assert_refused(answer, StatusCode::CONFLICT, "unrated-program", "do not count");
    };
    // Its invitation, taken by a person; the same the other way round; and with its owner.
    let (_, made) = modest.post("/api/invitations", in_lobby(true)).await;
    refused(&bo.post(&accept(&made), json!({})).await);
    let (_, made) = bo.post("/api/invitations", in_lobby(true)).await;
    refused(&modest.post(&accept(&made), json!({})).await);
    assert_eq!(proud.post(&accept(&made), json!({})).await.0, StatusCode::CREATED, "its owner lets it");
    let (_, made) = proud.post("/api/invitations", in_lobby(true)).await;
    refused(&ada.post(&accept(&made), json!({})).await);
    refused(&modest.post(&accept(&made), json!({})).await);
    let (status, game) = others.post(&accept(&made), json!({})).await;
    assert_eq!((status, &game["rated"]), (StatusCode::CREATED, &json!(true)), "programs of two owners");
    let (_, made) = ada.post("/api/invitations", in_lobby(true)).await;
    refused(&proud.post(&accept(&made), json!({})).await);
    // What does not count, everybody plays.
    let (_, made) = modest.post("/api/invitations", in_lobby(false)).await;
    assert_eq!(ada.post(&accept(&made), json!({})).await.0, StatusCode::CREATED);
    // The owner changes their mind.
    let path = format!("{PROGRAMS}/modest");
    assert_eq!(ada.post(&path, json!({ "rated": true })).await.0, StatusCode::NO_CONTENT);
    let (_, made) = modest.post("/api/invitations", in_lobby(true)).await;
    assert_eq!(bo.post(&accept(&made), json!({})).await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn nobody_has_more_programs_than_ten() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut ada = account(&router, "Ada").await;
    for number in 0..10 {
        program(
            &mut ada,
            &format!("Robo{}", ["a", "b", "c", "d", "e", "f", "g", "h", "k", "m"][number]),
            false,
        )
        .await;
    }
    let refused = ada.post(PROGRAMS, json!({ "name": "Eleventh" })).await;
    assert_refused(&refused, StatusCode::CONFLICT, "too-many-programs", "10");
}

/// A program hears all of a game, with the other player anywhere.
async fn hear_a_game(here: &Router, there: &Router) {
    let (mut ada, mut bo) = (account(here, "Ada").await, account(there, "Bob").await);
    let robo = program(&mut ada, "Robo", false).await.at(here);
    let mut events = robo.listen().await;
    let state = events.next().await.unwrap();
    assert_eq!((&state["type"], &state["name"]), (&json!("state"), &json!("Robo")));
    assert_eq!((&state["games"], &state["invitations"]), (&json!([]), &json!([])));
    // Something to be taken, and the game that comes of it.
    let (_, made) = bo.post("/api/invitations", in_lobby(false)).await;
    let lobby = events.hear(|news| news["type"] == "lobby").await;
    assert_eq!(
        (&lobby["invitations"][0]["id"], &lobby["invitations"][0]["yours"]),
        (&made["id"], &json!(false))
    );
    let accept = format!("/api/invitations/{}/accept", text(&made["id"]));
    let (status, game) = robo.post(&accept, json!({})).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    let path = format!("/api/games/{}", text(&game["id"]));
    let begun = events.hear(|news| news["type"] == "game").await["game"].take();
    assert_eq!((&begun["id"], &begun["you"], &begun["legal"]), (&game["id"], &json!("blue"), &json!([])));
    assert_eq!(begun["opponent"], json!({ "kind": "person", "name": "Bob" }));
    let alone = events.hear(|news| news["type"] == "presence").await;
    let nobody = json!({ "type": "presence", "id": game["id"], "opponent": false, "claim": null });
    assert_eq!(alone, nobody);
    // The other moves, and then it.
    let (status, _) =
        bo.post(&format!("{path}/moves"), json!({ "move": "c1c3", "ply": 0, "client": "a" })).await;
    assert_eq!(status, StatusCode::OK);
    let turn = events.hear(|news| news["game"]["moves"] == json!(["c1c3"])).await["game"].take();
    let legal: Vec<&str> = turn["legal"].as_array().unwrap().iter().map(text).collect();
    assert!(legal.contains(&"h10h8") && turn["turn"] == "blue", "{turn}");
    let (status, _) =
        robo.post(&format!("{path}/moves"), json!({ "move": "h10h8", "ply": 1, "client": "b" })).await;
    assert_eq!(status, StatusCode::OK);
    events.hear(|news| news["game"]["moves"] == json!(["c1c3", "h10h8"])).await;
    // It hears what the other says, and says phrases only.
    let say = format!("{path}/say");
    assert_eq!(bo.post(&say, json!({ "phrase": "good-move" })).await.0, StatusCode::NO_CONTENT);
    let said = events.hear(|news| news["type"] == "said").await;
    assert_eq!((&said["id"], &said["remark"]["phrase"]), (&game["id"], &json!("good-move")));
    assert_eq!(robo.post(&say, json!({ "phrase": "thanks" })).await.0, StatusCode::NO_CONTENT);
    for (what, body) in [("say", json!({ "text": "Thanks" })), ("texts", json!({ "on": true }))] {
        let refused = robo.post(&format!("{path}/{what}"), body).await;
        assert_refused(&refused, StatusCode::FORBIDDEN, "not-for-programs", "for people");
    }
    // Whoever comes back hears the same.
    drop(events);
    let mut events = robo.listen().await;
    let state = events.next().await.unwrap();
    assert_eq!(state["games"][0]["moves"], json!(["c1c3", "h10h8"]));
    // The end, and the game after it.
    bo.post(&format!("{path}/resign"), json!({ "side": "red", "ply": 2 })).await;
    let end = events.hear(|news| !news["game"]["outcome"].is_null()).await;
    assert_eq!(end["game"]["outcome"], json!({ "winner": "blue", "reason": "resignation" }));
    bo.post(&format!("{path}/rematch"), json!({ "side": "red", "ply": 2 })).await;
    events.hear(|news| news["game"]["rematch_offer"] == "red").await;
    let (status, again) = robo.post(&format!("{path}/rematch"), json!({ "side": "blue", "ply": 2 })).await;
    assert_eq!(status, StatusCode::OK, "{again}");
    let next = events.hear(|news| news["game"]["id"] == again["next"]).await;
    assert_eq!(next["game"]["moves"], json!([]));
}

#[tokio::test]
async fn a_program_hears_all_by_one_stream() {
    let data = TempDir::new().unwrap();
    let server = open(&data).await;
    hear_a_game(&server.router(), &server.router()).await;
}

#[tokio::test]
async fn a_program_hears_all_at_another_node() {
    let Some((_database, first, second)) = two_nodes("programs").await else { return };
    hear_a_game(&first.router, &second.router).await;
}

#[tokio::test]
async fn a_server_for_one_device_has_no_programs() {
    let api = Api::new().await;
    let refused = api.get("/api/events").await;
    assert_refused(&refused, StatusCode::FORBIDDEN, "device-only", "this device");
    let refused = api.post(PROGRAMS, &json!({ "name": "Robo" })).await;
    assert_refused(&refused, StatusCode::FORBIDDEN, "no-accounts", "this device");
}
