//! What players are rated, beside their names in a game.

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    accounts::make,
    askers::open,
    browser::Browser,
    nodes::{Node, hear},
    talk::play,
};

/// The shortest game there is: Red wins by the special situation.
pub(crate) const SHORTEST: [&str; 7] = ["c1c3", "f10d8", "d2b4", "c9e7", "e1c5", "d8c9", "c5f10"];

#[tokio::test]
async fn ratings_stand_beside_the_names_and_change_with_the_end() {
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    let [mut olga, mut boris, mut watcher] = [(); 3].map(|()| Browser::new(&node.router));
    make(&mut olga, "Olga").await;
    make(&mut boris, "Boris").await;
    let new = json!({ "audience": "link", "side": "red", "begins": "owner", "rated": true });
    let (_, made) = olga.post("/api/invitations", new).await;
    let (_, game) = boris.post("/api/invitations/take", json!({ "claim": made["claim"] })).await;
    let game = format!("/api/games/{}", game["id"].as_str().unwrap());
    assert_eq!(watcher.get(&game).await.1["ratings"], json!({ "red": null, "blue": null }));
    let mut socket = node.listen(&watcher, &game).await;
    for (ply, text) in SHORTEST.into_iter().enumerate() {
        play(if ply % 2 == 0 { &mut olga } else { &mut boris }, &game, text, ply).await;
    }
    // The last move is told with the whole game, because more than a move has changed.
    let over = hear(&mut socket, |news| !news["game"]["outcome"].is_null()).await;
    let ratings = &over["game"]["ratings"];
    let rated = |rating: i64| json!({ "rating": 1500 + rating, "provisional": true, "change": rating });
    assert_eq!(ratings, &json!({ "red": rated(162), "blue": rated(-162) }), "{ratings}");
    // A later game shows what they have now, this one what it has changed.
    let (_, made) = olga.post("/api/invitations", json!({ "audience": "link", "side": "blue" })).await;
    let (_, next) = boris.post("/api/invitations/take", json!({ "claim": made["claim"] })).await;
    let (_, next) = watcher.get(&format!("/api/games/{}", next["id"].as_str().unwrap())).await;
    let now = |rating: i64| json!({ "rating": rating, "provisional": true, "change": null });
    assert_eq!(next["ratings"], json!({ "red": now(1338), "blue": now(1662) }));
    assert_eq!(&watcher.get(&game).await.1["ratings"], ratings);
    let (_, alone) = olga.post("/api/games", json!({})).await;
    let (_, alone) = watcher.get(&format!("/api/games/{}", alone["id"].as_str().unwrap())).await;
    assert_eq!(alone["ratings"], Value::Null, "a board of one's own has none");
}
