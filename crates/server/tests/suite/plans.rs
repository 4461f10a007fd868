//! Planned replies: played with the other's move, and seen by who has planned them only.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    askers::open,
    browser::Browser,
    nodes::{Node, hear, two_nodes},
    presence::sit_down,
    talk::{play, refused},
};

async fn plan(who: &mut Browser, game: &str, side: &str, ply: usize, lines: &str) -> (StatusCode, Value) {
    who.post(&format!("{game}/plan"), json!({ "side": side, "ply": ply, "lines": lines })).await
}

/// Blue plans at one node, Red moves at the other.
async fn replies(first: &Node, second: &Node) {
    let (mut red, mut blue, game) = sit_down(first, second, json!({ "days": 3 })).await;
    let mut reds = first.listen(&red, &game).await;
    let mut watcher = first.listen(&Browser::new(&first.router), &game).await;
    let told = hear(&mut reds, |news| news["type"] == "state").await;
    let (status, planned) = plan(&mut blue, &game, "blue", 0, "c1c3 h10h8 d2d3 g9g8,g1g3 d10d8").await;
    assert_eq!(status, StatusCode::OK, "{planned}");
    assert_eq!(
        (&planned["plan"], &planned["revision"]),
        (&json!("c1c3 h10h8 d2d3 g9g8,g1g3 d10d8"), &json!(0))
    );
    assert_eq!(blue.get(&game).await.1["plan"], planned["plan"]);
    // Nobody else is told, not even that something has changed.
    let mut stranger = Browser::new(&first.router);
    for other in [&mut red, &mut stranger] {
        let (_, seen) = other.get(&game).await;
        assert!(seen.get("plan").is_none() && !seen.to_string().contains("g9g8"), "{seen}");
        assert_eq!(
            (&seen["revision"], &seen["changed"]),
            (&told["game"]["revision"], &told["game"]["changed"])
        );
    }
    refused(&plan(&mut red, &game, "blue", 0, "").await, StatusCode::FORBIDDEN, "not-your-side");
    refused(&plan(&mut red, &game, "red", 0, "").await, StatusCode::CONFLICT, "your-turn");
    refused(&plan(&mut stranger, &game, "blue", 0, "").await, StatusCode::FORBIDDEN, "not-your-game");
    refused(&plan(&mut blue, &game, "blue", 0, "c1c3").await, StatusCode::UNPROCESSABLE_ENTITY, "plan-line");
    play(&mut red, &game, "c1c3", 0).await;
    for socket in [&mut reds, &mut watcher] {
        let both = hear(socket, |news| news["type"] == "state" && news["game"]["ply"] == 2).await;
        let history: Vec<&Value> =
            both["game"]["history"].as_array().unwrap().iter().map(|one| &one["move"]).collect();
        assert_eq!(history, ["c1c3", "h10h8"]);
        assert!(!both.to_string().contains("g9g8"), "what follows stays with its owner");
    }
    let (_, after) = blue.get(&game).await;
    assert_eq!(
        (&after["plan"], &after["turn"], &after["revision"]),
        (&json!("d2d3 g9g8"), &json!("red"), &json!(1))
    );
    let (_, notices) = red.get("/api/notices").await;
    assert!(notices["notices"].as_array().unwrap().iter().any(|one| one["kind"] == "turn"), "{notices}");
    // Sent again, the move is played once; any other move ends the plan.
    play(&mut red, &game, "c1c3", 0).await;
    play(&mut red, &game, "h2h3", 2).await;
    let (_, after) = blue.get(&game).await;
    assert_eq!((&after["ply"], after.get("plan")), (&json!(3), None));
}

#[tokio::test]
async fn a_planned_reply_is_played_with_the_move() {
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    replies(&node, &node).await;
}

#[tokio::test]
async fn a_reply_planned_at_another_node_is_played() {
    let Some((_database, first, second)) = two_nodes("plans").await else { return };
    replies(&first, &second).await;
}
