//! Accounts: made, signed in to, guarded, exported, deleted; and who may not.

use std::{fmt::Write as _, path::Path};

use axum::{
    Router,
    http::{Method, StatusCode},
};
use colorito::{Game, Position, RepetitionRule, Rules, Side};
use colorito_play::{NewSeatedGame, PlayerId, Players, Seats, TimeControl, Timestamp};
use colorito_server::{Limits, Rate, Server, Trust};
use colorito_store::{Sqlite, Store};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tempfile::TempDir;

use crate::browser::Browser;

const PASSWORD: &str = "correct horse battery";

async fn open(data: &TempDir, limits: Limits) -> Router {
    let server = Server::open_with(data.path(), limits).await.unwrap();
    server.trusting(Trust::Guests { secure: false }).router()
}

/// A server with two browsers that nobody knows yet.
async fn two() -> (TempDir, Browser, Browser) {
    let data = TempDir::new().unwrap();
    let router = open(&data, Limits::none()).await;
    let browsers = (Browser::new(&router), Browser::new(&router));
    (data, browsers.0, browsers.1)
}

pub(crate) async fn make(browser: &mut Browser, name: &str) {
    let (status, me) = browser.post("/api/account", json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!((status, &me["name"]), (StatusCode::CREATED, &json!(name)), "{me}");
}

async fn sign_in(browser: &mut Browser, name: &str, take: bool) -> (StatusCode, Value) {
    browser.post("/api/session", json!({ "name": name, "password": PASSWORD, "take_games": take })).await
}

fn token(browser: &Browser) -> String {
    browser.cookie.as_ref().unwrap().trim_start_matches("colorito=").to_owned()
}

/// Who a browser is, as the store knows it.
async fn player(store: &Sqlite, browser: &mut Browser) -> PlayerId {
    if browser.cookie.is_none() {
        browser.post("/api/games", json!({})).await;
    }
    let mut hash = String::new();
    for byte in Sha256::digest(token(browser).as_bytes()) {
        write!(hash, "{byte:02x}").unwrap();
    }
    store.session(&hash).await.unwrap().expect("a player").player
}

/// A game of one browser, with Red, against another.
async fn game(data: &Path, red: &mut Browser, blue: &mut Browser, rated: bool) -> String {
    let store = Sqlite::open(data).await.unwrap();
    let (red, blue) = (player(&store, red).await, player(&store, blue).await);
    let new = NewSeatedGame {
        seats: Seats::default(),
        players: Players { owner: Some(red), red: Some(red), blue: Some(blue) },
        game: Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw),
        clock: Some(TimeControl::Days(3)),
        rated,
        place: None,
        record: None,
    };
    let created = store.create(vec![new], Timestamp(store.now().0)).await.unwrap();
    format!("/api/games/{}", created[0].id)
}

async fn play(browser: &mut Browser, game: &str, text: &str, ply: usize) -> (StatusCode, Value) {
    browser
        .post(&format!("{game}/moves"), json!({ "move": text, "ply": ply, "client": format!("{text}{ply}") }))
        .await
}

async fn resign(browser: &mut Browser, game: &str, side: &str, ply: usize) {
    let (status, over) = browser.post(&format!("{game}/resign"), json!({ "side": side, "ply": ply })).await;
    assert_eq!(status, StatusCode::OK, "{over}");
}

#[tokio::test]
async fn a_server_for_this_device_has_no_accounts() {
    let data = TempDir::new().unwrap();
    let server = Server::open_with(data.path(), Limits::none()).await.unwrap();
    let mut browser = Browser::new(&server.router());
    assert_eq!(browser.get("/api/account").await.1["kind"], "device");
    for (method, path, body) in [
        (Method::POST, "/api/account", json!({ "name": "Olga", "password": PASSWORD })),
        (Method::POST, "/api/session", json!({ "name": "Olga", "password": PASSWORD })),
        (Method::GET, "/api/account/sessions", Value::Null),
        (Method::GET, "/api/account/export", Value::Null),
        (Method::POST, "/api/account/delete", json!({ "password": PASSWORD })),
    ] {
        let (status, answer) = browser.ask(method, path, body).await;
        assert_eq!((status, &answer["error"]), (StatusCode::FORBIDDEN, &json!("no-accounts")), "{path}");
    }
}

#[tokio::test]
async fn strangers_and_guests_are_asked_to_sign_in() {
    let (_data, mut stranger, mut guest) = two().await;
    guest.post("/api/games", json!({})).await;
    assert_eq!(stranger.get("/api/account").await.1["kind"], "stranger");
    assert_eq!(
        guest.get("/api/account").await.1,
        json!({
            "kind": "guest", "name": null, "since": null, "has_games": true, "seen": false, "recovery": false,
        })
    );
    for browser in [&mut stranger, &mut guest] {
        for (method, path, body) in [
            (Method::GET, "/api/account/sessions", Value::Null),
            (Method::DELETE, "/api/account/sessions", Value::Null),
            (Method::DELETE, "/api/account/sessions/0123456789abcdef", Value::Null),
            (Method::POST, "/api/account/password", json!({ "old": PASSWORD, "new": "another horse" })),
            (Method::POST, "/api/account/delete", json!({ "password": PASSWORD })),
        ] {
            let (status, answer) = browser.ask(method, path, body).await;
            assert_eq!(
                (status, &answer["error"]),
                (StatusCode::UNAUTHORIZED, &json!("not-signed-in")),
                "{path}"
            );
        }
    }
    assert_eq!(stranger.get("/api/account/export").await.0, StatusCode::UNAUTHORIZED);
    assert!(stranger.cookie.is_none());
}

#[tokio::test]
async fn a_guest_becomes_an_account_in_the_middle_of_a_game() {
    let (data, mut red, mut blue) = two().await;
    let game = game(data.path(), &mut red, &mut blue, true).await;
    assert_eq!(play(&mut red, &game, "c1c3", 0).await.0, StatusCode::OK);
    assert_eq!(play(&mut blue, &game, "h10h8", 1).await.0, StatusCode::OK);
    let before = token(&red);
    make(&mut red, "Olga").await;
    assert_ne!(token(&red), before, "the token changes");
    let mut thief = Browser::new(&red.router);
    thief.cookie = Some(format!("colorito={before}"));
    assert_eq!(thief.get("/api/account").await.1["kind"], "stranger", "the old one is worth nothing");
    let (status, seen) = play(&mut red, &game, "c2d3", 2).await;
    assert_eq!((status, &seen["seats"]["red"]["name"]), (StatusCode::OK, &json!("Olga")), "{seen}");
    assert_eq!(seen["rated"], true);
    let (status, again) = red.post("/api/account", json!({ "name": "Olga2", "password": PASSWORD })).await;
    assert_eq!((status, &again["error"]), (StatusCode::CONFLICT, &json!("already-account")));
    // What was typed is nowhere.
    for file in std::fs::read_dir(data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(PASSWORD.len()).any(|window| window == PASSWORD.as_bytes()));
    }
}

#[tokio::test]
async fn some_names_and_passwords_cannot_be_had() {
    let (_data, mut one, mut other) = two().await;
    for (name, password, reason) in [
        ("ab", PASSWORD, "account-name-length"),
        ("a b c", PASSWORD, "account-name-characters"),
        ("Оlga", PASSWORD, "account-name-scripts"),
        ("Adm1n", PASSWORD, "account-name-reserved"),
        ("Olga", "short", "password-length"),
        ("OlgaPetrowna", "olgapetrowna", "password-is-name"),
    ] {
        let (status, answer) = one.post("/api/account", json!({ "name": name, "password": password })).await;
        let found = (status, &answer["error"], &answer["details"]["reason"]);
        assert_eq!(found, (StatusCode::BAD_REQUEST, &json!("request"), &json!(reason)), "{answer}");
        assert!(!answer.to_string().contains(PASSWORD));
    }
    assert!(one.cookie.is_none(), "nobody becomes a guest by being refused");
    make(&mut one, "Olga").await;
    for taken in ["olga", "OLGA", "0lga", "O.l.g.a"] {
        let (status, answer) =
            other.post("/api/account", json!({ "name": taken, "password": PASSWORD })).await;
        assert_eq!((status, &answer["error"]), (StatusCode::CONFLICT, &json!("name-taken")), "{taken}");
    }
}

#[tokio::test]
async fn signing_in_elsewhere_and_being_revoked() {
    let (_data, mut home, mut away) = two().await;
    home.post("/api/games", json!({})).await;
    make(&mut home, "Olga").await;
    let (status, me) = sign_in(&mut away, "oLGA", false).await;
    assert_eq!((status, &me["name"], me["kind"].as_str()), (StatusCode::OK, &json!("Olga"), Some("account")));
    assert_eq!(away.count().await, 1, "the games are there");
    let (_, told) = home.get("/api/account/sessions").await;
    let sessions = told["sessions"].as_array().unwrap();
    assert_eq!(
        sessions.iter().map(|session| session["current"].as_bool().unwrap()).filter(|here| *here).count(),
        1
    );
    assert_eq!(sessions.len(), 2);
    let other = sessions.iter().find(|session| session["current"] == false).unwrap()["id"].as_str().unwrap();
    assert!(!token(&away).starts_with(other), "the name of a session is no part of its token");
    let path = format!("/api/account/sessions/{other}");
    // Nobody else can do it.
    let mut stranger = Browser::new(&home.router);
    make(&mut stranger, "Boris").await;
    let (status, answer) = stranger.ask(Method::DELETE, &path, Value::Null).await;
    assert_eq!((status, &answer["error"]), (StatusCode::NOT_FOUND, &json!("no-such-session")));
    assert_eq!(home.ask(Method::DELETE, &path, Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(away.get("/api/account").await.1["kind"], "stranger");
    // All others at once.
    sign_in(&mut away, "Olga", false).await;
    assert_eq!(
        home.ask(Method::DELETE, "/api/account/sessions", Value::Null).await.0,
        StatusCode::NO_CONTENT
    );
    assert_eq!(away.get("/api/account").await.1["kind"], "stranger");
    assert_eq!(home.get("/api/account").await.1["kind"], "account");
}

#[tokio::test]
async fn whether_a_name_exists_is_not_told() {
    let (_data, mut home, mut away) = two().await;
    make(&mut home, "Olga").await;
    let ask = |name: &str| json!({ "name": name, "password": "not the password" });
    let wrong = away.post("/api/session", ask("Olga")).await;
    assert_eq!((wrong.0, &wrong.1["error"]), (StatusCode::UNAUTHORIZED, &json!("wrong-password")));
    for name in ["Nobody-here", "", "x", &"long".repeat(1000)] {
        assert_eq!(away.post("/api/session", ask(name)).await, wrong, "{name}");
    }
    assert!(away.cookie.is_none());
}

#[tokio::test]
async fn attempts_are_limited_by_name_and_by_address() {
    let data = TempDir::new().unwrap();
    let few = Rate { burst: 3, per_second: 1e-6 };
    for limits in
        [Limits { sign_ins: few, ..Limits::none() }, Limits { sign_ins_from: few, ..Limits::none() }]
    {
        let router = open(&data, limits).await;
        let mut browser = Browser::new(&router);
        for attempt in 0..4 {
            let name = if limits.sign_ins == few { "Olga".to_owned() } else { format!("Olga{attempt}") };
            let (status, answer) =
                browser.post("/api/session", json!({ "name": name, "password": "x" })).await;
            let wanted = if attempt < 3 { StatusCode::UNAUTHORIZED } else { StatusCode::TOO_MANY_REQUESTS };
            assert_eq!(status, wanted, "{answer}");
        }
    }
    let router = open(&data, Limits { accounts: few, ..Limits::none() }).await;
    for attempt in 0..4 {
        let new = json!({ "name": format!("Olga{attempt}"), "password": PASSWORD });
        let wanted = if attempt < 3 { StatusCode::CREATED } else { StatusCode::TOO_MANY_REQUESTS };
        assert_eq!(Browser::new(&router).post("/api/account", new).await.0, wanted);
    }
}

#[tokio::test]
async fn a_guests_games_are_taken_along_or_not() {
    let (data, mut home, mut guest) = two().await;
    make(&mut home, "Olga").await;
    let game = game(data.path(), &mut guest, &mut home, true).await;
    let mut third = Browser::new(&home.router);
    let other = self::game(data.path(), &mut guest, &mut third, true).await;
    assert_eq!(play(&mut guest, &other, "c1c3", 0).await.0, StatusCode::OK);
    let before = guest.count().await;
    let (status, _) = sign_in(&mut guest, "Olga", true).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!((guest.count().await, home.count().await), (before, before), "all are the account's");
    let (_, seen) = home.get(&other).await;
    assert_eq!((&seen["seats"]["red"]["name"], &seen["rated"]), (&json!("Olga"), &json!(true)));
    assert_eq!(play(&mut third, &other, "h10h8", 1).await.0, StatusCode::OK);
    assert_eq!(play(&mut home, &other, "c2d3", 2).await.0, StatusCode::OK, "it goes on at once");
    assert_eq!(home.get(&game).await.1["rated"], false, "nobody is rated against themselves");
    // Without wanting it, and from one account to another, nothing moves.
    let mut fresh = Browser::new(&home.router);
    fresh.post("/api/games", json!({})).await;
    sign_in(&mut fresh, "Olga", false).await;
    assert_eq!(fresh.count().await, before);
    make(&mut third, "Boris").await;
    let boris = third.count().await;
    sign_in(&mut third, "Olga", true).await;
    assert_eq!(third.count().await, before);
    let mut back = Browser::new(&home.router);
    sign_in(&mut back, "Boris", false).await;
    assert_eq!(back.count().await, boris, "Boris has his games still");
}

#[tokio::test]
async fn a_password_is_changed_by_who_knows_it() {
    let (_data, mut home, mut away) = two().await;
    make(&mut home, "Olga").await;
    sign_in(&mut away, "Olga", false).await;
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let (status, answer) =
        home.post("/api/account/password", change("wrong password", "another horse")).await;
    assert_eq!((status, &answer["error"]), (StatusCode::UNAUTHORIZED, &json!("wrong-password")));
    assert_eq!(
        home.post("/api/account/password", change(PASSWORD, "short")).await.0,
        StatusCode::BAD_REQUEST
    );
    let before = token(&home);
    let (status, _) = home.post("/api/account/password", change(PASSWORD, "another horse")).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_ne!(token(&home), before);
    assert_eq!(home.get("/api/account").await.1["kind"], "account");
    assert_eq!(away.get("/api/account").await.1["kind"], "stranger");
    assert_eq!(sign_in(&mut away, "Olga", false).await.0, StatusCode::UNAUTHORIZED);
    let (status, _) = away.post("/api/session", json!({ "name": "Olga", "password": "another horse" })).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn all_data_are_had_as_one_file() {
    let (data, mut home, mut other) = two().await;
    make(&mut home, "Olga").await;
    let game = game(data.path(), &mut home, &mut other, true).await;
    play(&mut home, &game, "c1c3", 0).await;
    play(&mut other, &game, "h10h8", 1).await;
    resign(&mut other, &game, "blue", 2).await;
    home.post("/api/games", json!({})).await;
    let (status, all) = home.get("/api/account/export").await;
    assert_eq!((status, &all["name"]), (StatusCode::OK, &json!("Olga")), "{all}");
    let games = all["games"].as_array().unwrap();
    assert_eq!(games.len(), 2);
    let rated = games.iter().find(|one| one["game"]["rated"] == true).unwrap();
    assert!(rated["record"].as_str().unwrap().contains("c1"), "{rated}");
    assert_eq!(
        (all["ratings"].as_array().unwrap().len(), all["rating_changes"].as_array().unwrap().len()),
        (1, 1)
    );
    assert!(!all.to_string().contains("argon2"));
}

#[tokio::test]
async fn a_deleted_account_leaves_others_their_games_and_nobody_its_name() {
    let (data, mut olga, mut boris) = two().await;
    make(&mut olga, "Olga").await;
    make(&mut boris, "Boris").await;
    let (over, open) = (
        game(data.path(), &mut olga, &mut boris, true).await,
        game(data.path(), &mut boris, &mut olga, true).await,
    );
    for game in [&over, &open] {
        let (red, blue) = if game == &over { (&mut olga, &mut boris) } else { (&mut boris, &mut olga) };
        assert_eq!(play(red, game, "c1c3", 0).await.0, StatusCode::OK);
        assert_eq!(play(blue, game, "h10h8", 1).await.0, StatusCode::OK);
    }
    resign(&mut boris, &over, "blue", 2).await;
    let own = olga.post("/api/games", json!({})).await.1["id"].as_str().unwrap().to_owned();
    let farewell = |password: &str| json!({ "password": password });
    assert_eq!(
        olga.post("/api/account/delete", farewell("wrong password")).await.0,
        StatusCode::UNAUTHORIZED
    );
    let before = olga.cookie.clone();
    let (status, answer) = olga.post("/api/account/delete", farewell(PASSWORD)).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
    olga.cookie = before;
    assert_eq!(olga.get("/api/account").await.1["kind"], "stranger");
    let (_, seen) = boris.get(&open).await;
    assert_eq!(
        (&seen["outcome"]["winner"], &seen["seats"]["blue"]["name"]),
        (&json!("red"), &Value::Null),
        "{seen}"
    );
    assert_eq!(boris.get(&format!("{over}/record")).await.0, StatusCode::OK);
    assert_eq!(boris.get(&format!("/api/games/{own}")).await.0, StatusCode::NOT_FOUND, "hers alone");
    let (_, page) = boris.get("/api/players/Boris").await;
    assert_eq!(
        page["opponents"],
        json!([{ "name": null, "gone": true, "program": false, "won": 1, "drawn": 0, "lost": 1 }]),
        "{page}"
    );
    assert_eq!(boris.get("/api/players/Olga").await.0, StatusCode::NOT_FOUND);
    assert_eq!(sign_in(&mut olga, "Olga", false).await.0, StatusCode::UNAUTHORIZED);
    let mut new = Browser::new(&boris.router);
    let (status, answer) = new.post("/api/account", json!({ "name": "0LGA", "password": PASSWORD })).await;
    assert_eq!((status, &answer["error"]), (StatusCode::CONFLICT, &json!("name-taken")));
}

#[tokio::test]
async fn games_that_count_change_both_ratings_once() {
    let (data, mut olga, mut boris) = two().await;
    make(&mut olga, "Olga").await;
    make(&mut boris, "Boris").await;
    // Ended before both had moved: nothing.
    let early = game(data.path(), &mut olga, &mut boris, true).await;
    play(&mut olga, &early, "c1c3", 0).await;
    resign(&mut boris, &early, "blue", 1).await;
    // Not meant to count: nothing.
    let friendly = game(data.path(), &mut olga, &mut boris, false).await;
    play(&mut olga, &friendly, "c1c3", 0).await;
    play(&mut boris, &friendly, "h10h8", 1).await;
    resign(&mut boris, &friendly, "blue", 2).await;
    let (_, page) = boris.get("/api/players/olga").await;
    assert_eq!(
        (&page["name"], &page["ratings"]),
        (&json!("Olga"), &json!({ "live": null, "correspondence": null }))
    );
    // One that counts.
    let game = game(data.path(), &mut olga, &mut boris, true).await;
    play(&mut olga, &game, "c1c3", 0).await;
    play(&mut boris, &game, "h10h8", 1).await;
    resign(&mut boris, &game, "blue", 2).await;
    let (_, winner) = boris.get("/api/players/Olga").await;
    let (_, loser) = boris.get("/api/players/Boris").await;
    let rating = |page: &Value| page["ratings"]["correspondence"]["rating"].as_i64().unwrap();
    assert_eq!(rating(&winner) - 1500, 1500 - rating(&loser));
    assert!(rating(&winner) > 1600, "{winner}");
    assert_eq!(winner["ratings"]["correspondence"]["provisional"], true);
    assert_eq!(winner["history"].as_array().unwrap().len(), 1);
    assert_eq!(
        winner["opponents"],
        json!([{ "name": "Boris", "gone": false, "program": false, "won": 3, "drawn": 0, "lost": 0 }])
    );
    assert_eq!(winner["variants"], json!([{ "variant": "standard", "won": 3, "drawn": 0, "lost": 0 }]));
    let (_, leaders) = boris.get("/api/players").await;
    assert_eq!(
        (&leaders["live"], &leaders["correspondence"]),
        (&json!([]), &json!([])),
        "all are provisional"
    );
    assert_eq!(leaders["levels"].as_array().unwrap().len(), 10);
    for (query, count) in [
        ("", 3),
        ("?rated=true", 2),
        ("?result=lost", 0),
        ("?result=won&opponent=boris", 3),
        ("?of_variant=strict", 0),
        ("?limit=1", 1),
    ] {
        let (status, list) = boris.get(&format!("/api/players/Olga/games{query}")).await;
        assert_eq!(
            (status, list["games"].as_array().map(Vec::len)),
            (StatusCode::OK, Some(count)),
            "{query} {list}"
        );
    }
    for (query, wanted) in [
        ("?opponent=Nobody-here", StatusCode::NOT_FOUND),
        ("?of_variant=loose", StatusCode::BAD_REQUEST),
        ("?limit=0", StatusCode::BAD_REQUEST),
        ("?result=maybe", StatusCode::BAD_REQUEST),
        ("?before=x", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(boris.get(&format!("/api/players/Olga/games{query}")).await.0, wanted, "{query}");
    }
}

#[tokio::test]
async fn an_account_plays_under_its_name_and_a_guest_under_any_but_an_accounts() {
    let (_data, mut olga, mut guest) = two().await;
    make(&mut olga, "Olga").await;
    let invite = |name: &str| json!({ "audience": "link", "side": "red", "name": name });
    let (status, made) = olga.post("/api/invitations", invite("Somebody else")).await;
    assert_eq!((status, &made["name"]), (StatusCode::CREATED, &json!("Olga")), "{made}");
    for taken in ["Olga", "0LGA"] {
        let wish = json!({ "claim": made["claim"], "name": taken });
        let (status, answer) = guest.post("/api/invitations/take", wish).await;
        assert_eq!((status, &answer["error"]), (StatusCode::CONFLICT, &json!("name-taken")), "{answer}");
    }
    let wish = json!({ "claim": made["claim"], "name": "Ann" });
    let (_, game) = guest.post("/api/invitations/take", wish).await;
    assert_eq!(
        (&game["seats"]["red"]["name"], &game["seats"]["blue"]["name"]),
        (&json!("Olga"), &json!("Ann"))
    );
    let (_, made) = guest.post("/api/invitations", invite("Ann")).await;
    let wish = json!({ "claim": made["claim"], "name": "Somebody else" });
    let (_, game) = olga.post("/api/invitations/take", wish).await;
    assert_eq!(game["seats"]["blue"]["name"], "Olga", "{game}");
}
