//! Players who are not there: claims over sockets and nodes, games that nobody begins and that nobody ends.

use std::time::Duration;

use axum::http::StatusCode;
use colorito_play::{
    Asker, Change, Command, FIRST_MOVE, FORSAKEN, NewSeatedGame, PlayMove, Players, SeatedGame, TimeControl,
    Timestamp,
};
use colorito_store::{Commit, Sqlite, Store as _};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    askers::open,
    browser::Browser,
    common::Api,
    nodes::{Node, hear, two_nodes},
    presence::sit_down,
    talk::{act, play, refused},
};

/// Blue leaves on their own turn, and Red claims something, at one node or at two.
async fn leave(first: &Node, second: &Node, claim: &str, reason: &str) {
    let (mut red, mut blue, game) = sit_down(first, second, json!({ "seconds": 300 })).await;
    let mut reds = first.listen(&red, &game).await;
    let mut blues = second.listen(&blue, &game).await;
    hear(&mut reds, |news| news["type"] == "presence" && news["blue"] == true).await;
    for (ply, text) in ["c1c3", "h10h8", "e1g3"].into_iter().enumerate() {
        play(if ply % 2 == 0 { &mut red } else { &mut blue }, &game, text, ply).await;
        for socket in [&mut reds, &mut blues] {
            hear(socket, |news| news["ply"] == ply + 1 && news["type"] == "moved").await;
        }
    }
    let early = act(&mut red, &game, claim, "red", 3).await;
    refused(&early, StatusCode::CONFLICT, "not-absent");
    assert_eq!(early.1["details"], json!({ "seconds": null }), "Blue is there");
    blues.close(None).await.unwrap();
    drop(blues);
    let left = hear(&mut reds, |news| news["type"] == "presence" && news["blue"] == false).await;
    assert_eq!(left["claim"]["by"], "red", "{left}");
    let wait = left["claim"]["wait"].as_u64().unwrap();
    assert!(
        (20_000..=30_000).contains(&wait),
        "a tenth of five minutes, five seconds of which are over: {wait}"
    );
    let early = act(&mut red, &game, claim, "red", 3).await;
    refused(&early, StatusCode::CONFLICT, "not-absent");
    assert!(early.1["details"]["seconds"].as_u64().is_some_and(|seconds| (1..=30).contains(&seconds)));
    // Who is away cannot claim it, and neither can anybody else.
    refused(&act(&mut blue, &game, claim, "blue", 3).await, StatusCode::CONFLICT, "not-absent");
    refused(&act(&mut blue, &game, claim, "red", 3).await, StatusCode::FORBIDDEN, "not-your-side");
    let mut watcher = Browser::new(&first.router);
    refused(&act(&mut watcher, &game, claim, "red", 3).await, StatusCode::FORBIDDEN, "not-your-game");
    // Who comes back in time has lost nothing, and the time begins anew.
    let mut blues = second.listen(&blue, &game).await;
    hear(&mut blues, |news| news["type"] == "state").await;
    let back = act(&mut red, &game, claim, "red", 3).await;
    assert_eq!(back.1["details"], json!({ "seconds": null }), "Blue is back: {}", back.1);
    // What was told of the first time is not to be taken for the second.
    hear(&mut reds, |news| news["type"] == "presence" && news["blue"] == true).await;
    drop(blues);
    let left = hear(&mut reds, |news| !news["claim"].is_null() && news["blue"] == false).await;
    // As pages do, it waits as long as it was told.
    tokio::time::sleep(Duration::from_millis(left["claim"]["wait"].as_u64().unwrap())).await;
    let (status, over) = act(&mut red, &game, claim, "red", 3).await;
    assert_eq!((status, &over["outcome"]["reason"]), (StatusCode::OK, &json!(reason)), "{over}");
    let mut blues = second.listen(&blue, &game).await;
    let told = hear(&mut blues, |news| news["type"] == "state").await;
    assert_eq!(told["game"]["outcome"]["reason"], reason);
}

#[tokio::test]
async fn a_win_is_claimed_from_who_has_left() {
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    leave(&node, &node, "claim-win", "absence").await;
}

#[tokio::test]
async fn a_draw_is_called_at_another_node() {
    let Some((_database, first, second)) = two_nodes("absence").await else { return };
    leave(&first, &second, "claim-draw", "claim").await;
}

#[tokio::test]
async fn either_aborts_before_both_have_moved_and_nobody_else() {
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    let mut watcher = Browser::new(&node.router);
    let (mut red, mut blue, game) = sit_down(&node, &node, Value::Null).await;
    refused(&act(&mut watcher, &game, "abort", "red", 0).await, StatusCode::FORBIDDEN, "not-your-game");
    refused(&act(&mut blue, &game, "abort", "red", 0).await, StatusCode::FORBIDDEN, "not-your-side");
    play(&mut red, &game, "c1c3", 0).await;
    let (status, over) = act(&mut blue, &game, "abort", "blue", 1).await;
    assert_eq!((status, &over["outcome"]["reason"]), (StatusCode::OK, &json!("aborted")), "{over}");
    // They may try again, and then it has begun.
    act(&mut red, &game, "rematch", "red", 1).await;
    let (_, again) = act(&mut blue, &game, "rematch", "blue", 1).await;
    let game = format!("/api/games/{}", again["next"].as_str().unwrap());
    play(&mut blue, &game, "h10h8", 0).await;
    play(&mut red, &game, "c1c3", 1).await;
    refused(&act(&mut red, &game, "abort", "red", 2).await, StatusCode::CONFLICT, "both-moved");
    let api = Api::new().await;
    let alone = api.begin(json!({})).await;
    for what in ["abort", "claim-win", "claim-draw"] {
        let asked = api.act(&alone, what, json!({ "side": "red", "ply": 0 })).await;
        refused(&asked, StatusCode::CONFLICT, "not-between-two");
    }
}

/// A game of two guests that was begun at a moment, with some moves made then, as it is kept.
async fn begun_at(store: &Sqlite, clock: Option<TimeControl>, moves: &[&str], at: Timestamp) -> SeatedGame {
    let red = Some(store.create_guest(&format!("red {}", at.0), at).await.unwrap());
    let blue = Some(store.create_guest(&format!("blue {}", at.0), at).await.unwrap());
    let players = Players { owner: red, red, blue };
    let game = colorito::Game::new(
        colorito::Position::start(colorito::Rules::default(), colorito::Side::Red),
        colorito::RepetitionRule::Draw,
    );
    let seats = colorito_play::Seats::default();
    let new = NewSeatedGame { seats, players, game, clock, rated: true, place: None, record: None };
    let mut seated = store.create(vec![new], at).await.unwrap().remove(0);
    for text in moves {
        let play = PlayMove { played: (*text).to_owned(), ply: seated.ply(), client: (*text).to_owned() };
        let followed = seated.follow(seated.role(Asker::DeviceOwner), &Command::Move(play), at);
        let Ok(Change::Game(after)) = followed else { panic!("{text}: {followed:?}") };
        let commit = Commit { before: seated, after: *after, receipt: None, touches: true, now: at };
        seated = store.commit(commit).await.unwrap();
    }
    seated
}

#[tokio::test]
async fn what_nobody_ends_the_server_ends() {
    let data = TempDir::new().unwrap();
    let store = Sqlite::open(data.path()).await.unwrap();
    let (hour, now) = (Duration::from_hours(1), store.now());
    let live = Some(TimeControl::live(600, 5));
    let both = ["c1c3", "h10h8"];
    let long_ago = now.before(FORSAKEN + hour);
    let cases = [
        (begun_at(&store, live, &[], now.before(FIRST_MOVE + hour)).await, Some("aborted")),
        (begun_at(&store, live, &both[..1], now.before(FIRST_MOVE + 2 * hour)).await, Some("aborted")),
        (begun_at(&store, live, &[], now).await, None),
        (begun_at(&store, None, &both, long_ago).await, Some("absence")),
        (begun_at(&store, None, &both[..1], long_ago.before(hour)).await, Some("aborted")),
        (begun_at(&store, None, &both, now.before(FORSAKEN).after(hour)).await, None),
    ];
    let visited = begun_at(&store, None, &both, long_ago.before(2 * hour)).await;
    store.visit(visited.id, now.before(FORSAKEN).after(hour)).await.unwrap();
    store.close().await;
    let router = open(&data).await.router();
    let mut browser = Browser::new(&router);
    for (seated, wanted) in cases.into_iter().chain([(visited, None)]) {
        let path = format!("/api/games/{}", seated.id);
        let mut game = browser.get(&path).await.1;
        for _ in 0..600 {
            if game["outcome"]["reason"].as_str() == wanted {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
            game = browser.get(&path).await.1;
        }
        assert_eq!(game["outcome"]["reason"].as_str(), wanted, "{game}");
        if wanted == Some("aborted") {
            assert_eq!(game["ratings"], json!({ "red": null, "blue": null }), "nobody is rated for it");
        }
    }
}
