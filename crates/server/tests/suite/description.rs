//! The description against what is served.

use crate::{
    common::{Api, LAST_MOVES},
    schema::Schemas,
};
use axum::{
    body::{Body, to_bytes},
    http::{Method, Request, StatusCode, header},
};
use serde_json::Value;

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(reference) if name == "$ref" => found.push(reference.clone()),
                    _ => references(value, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn whatever_is_described_is_served() {
    let api = Api::new().await;
    let (status, document) = api.get("/api/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    let game = api.begin(serde_json::json!({})).await;
    let id = game.rsplit('/').next().unwrap();
    let a_match = api.post("/api/matches", &serde_json::json!({ "games": 2 })).await.1;
    let a_match = a_match["id"].as_str().unwrap();
    let puzzles = api.get("/api/puzzles").await.1;
    let puzzle = puzzles["today"].as_str().unwrap();
    let paths = document["paths"].as_object().unwrap();
    assert_eq!(paths.len(), 93);
    for (path, item) in paths {
        let id = if path.starts_with("/api/matches") { a_match } else { id };
        let id = if path.starts_with("/api/puzzles") { puzzle } else { id };
        let address = path
            .replace("{id}", id)
            .replace("{name}", "Olga")
            .replace("{session}", "0123456789abcdef")
            .replace("{channel}", "0123456789abcdef")
            .replace("{lesson}", "step")
            .replace("{exercise}", "1")
            .replace("{command}", "moves");
        for method in METHODS {
            let method_name: Method = method.to_uppercase().parse().unwrap();
            let request = Request::builder().method(method_name).uri(&address).body(Body::empty()).unwrap();
            // Asked last of its path, so that the game is there for all others.
            if item[method].is_null() {
                let status = api.send(request).await.status();
                assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            } else if method != "delete" {
                let status = api.send(request).await.status();
                // Where the games belong to the device, nobody has a name.
                let nobody = path.starts_with("/api/players/{name}") && status == StatusCode::NOT_FOUND;
                assert!(nobody || ![404, 405].contains(&status.as_u16()), "{method} {path}: {status}");
            }
        }
    }
    assert!(document["paths"]["/api/games/{id}"]["delete"].is_object());
}

/// Where `checks/pages/check` makes the types of the pages from.
const FOR_THE_PAGES: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/openapi.json");

#[tokio::test]
async fn the_document_is_left_for_the_checks_of_the_pages() {
    let document = Api::new().await.get("/api/openapi.json").await.1;
    std::fs::write(FOR_THE_PAGES, document.to_string()).unwrap();
    assert!(document["components"]["schemas"]["GameAnswer"].is_object());
}

#[tokio::test]
async fn every_operation_has_a_name_of_its_own() {
    let document = Api::new().await.get("/api/openapi.json").await.1;
    let items = document["paths"].as_object().unwrap().values();
    let operations = items.flat_map(|item| METHODS.iter().map(move |method| &item[*method]));
    let mut names: Vec<&Value> = operations
        .filter(|operation| operation.is_object())
        .map(|operation| &operation["operationId"])
        .collect();
    names.sort_by_key(|name| name.as_str());
    assert!(names.len() > 30 && names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
}

#[tokio::test]
async fn every_reference_leads_somewhere() {
    let api = Api::new().await;
    let document = api.get("/api/openapi.json").await.1;
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 20);
    for reference in found {
        assert!(document.pointer(reference.strip_prefix('#').unwrap()).is_some(), "{reference}");
    }
}

#[tokio::test]
async fn answers_are_as_described() {
    let api = Api::new().await;
    let document = api.get("/api/openapi.json").await.1;
    let game = api.begin(serde_json::json!({})).await;
    api.play_well(&game, "c1c3", 0).await;
    let clock = serde_json::json!({ "seconds": 60 });
    let (_, a_match) = api.post("/api/matches", &serde_json::json!({ "games": 2, "clock": clock })).await;
    let in_match = format!("/api/games/{}", a_match["current"].as_str().unwrap());
    let over = api.begin(serde_json::json!({ "setup": { "position": LAST_MOVES } })).await;
    api.play_well(&over, "j8j9", 0).await;
    api.play_well(&over, "j2i3", 1).await;
    api.wait(&over, |game| game["score"]["done"] == true).await;
    for (path, address) in [
        ("/api/games", "/api/games".to_owned()),
        ("/api/games/{id}", game.clone()),
        ("/api/games/{id}", in_match),
        ("/api/games/{id}", over),
        ("/api/matches/{id}", format!("/api/matches/{}", a_match["id"].as_str().unwrap())),
        ("/api/games/{id}/hint", format!("{game}/hint")),
        ("/api/position", "/api/position".to_owned()),
        ("/api/lessons", "/api/lessons".to_owned()),
        ("/api/lessons/{lesson}", "/api/lessons/ladder".to_owned()),
        ("/api/rules", "/api/rules".to_owned()),
        ("/api/puzzles", "/api/puzzles?day=20000".to_owned()),
        ("/api/analysis/position", "/api/analysis/position?moves=c1c3".to_owned()),
        ("/api/games/{id}/review", format!("{game}/review")),
    ] {
        let schema =
            &document["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{path}");
        Schemas(&document).check(schema, &api.get(&address).await.1, path).unwrap();
    }
}

#[tokio::test]
async fn the_page_lists_every_address() {
    let api = Api::new().await;
    let document = api.get("/api/openapi.json").await.1;
    let (kind, page) = api.fetch("/api").await;
    let page = String::from_utf8(page).unwrap();
    assert!(kind.starts_with("text/html"));
    for path in document["paths"].as_object().unwrap().keys() {
        assert!(page.contains(path.as_str()), "{path}");
    }
}

/// What somebody with a browser of some language reads at an address.
async fn read_in(api: &Api, language: &str, path: &str) -> String {
    let request = Request::get(path).header(header::ACCEPT_LANGUAGE, language).body(Body::empty()).unwrap();
    let response = api.send(request).await;
    String::from_utf8(to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()).unwrap()
}

#[tokio::test]
async fn the_page_of_addresses_speaks_four_languages_and_says_what_the_document_says() {
    let api = Api::new().await;
    let document = api.get("/api/openapi.json").await.1;
    let pages = [
        read_in(&api, "en-GB,en;q=0.9", "/api").await,
        read_in(&api, "de-AT,de;q=0.9,en;q=0.5", "/api").await,
        read_in(&api, "fr", "/api?language=es").await,
        read_in(&api, "ja", "/api").await,
    ];
    for (page, tag) in pages.iter().zip(["en", "de", "es", "ja"]) {
        assert!(page.contains(&format!("<html lang=\"{tag}\">")), "{tag}");
    }
    for (path, item) in document["paths"].as_object().unwrap() {
        for operation in METHODS.iter().map(|method| &item[*method]).filter(|operation| operation.is_object())
        {
            // The page writes apostrophes as printers do.
            let summary = format!("{}.", operation["summary"].as_str().unwrap()).replace('\'', "’");
            let code = |text: &str| text.replacen('`', "<code>", 1).replacen('`', "</code>", 1);
            let [english, others @ ..] = &pages;
            assert!(english.contains(&code(&summary)), "{path} is not described to people: {summary}");
            for page in others {
                assert!(!page.contains(&code(&summary)), "{path} is described in English only: {summary}");
            }
        }
    }
}

#[tokio::test]
async fn pictures_are_described_in_the_readers_language() {
    let api = Api::new().await;
    let game = api.begin(serde_json::json!({})).await;
    api.play_well(&game, "c1c3", 0).await;
    let picture = format!("{game}/picture.svg");
    let described = [
        (
            read_in(&api, "de", &picture).await,
            "Blau ist am Zug. Bisherige Züge: 1.",
            "Letzter Zug: c1 nach c3.",
        ),
        (read_in(&api, "ja", &picture).await, "青の手番。ここまで1手。", "直前の手：c1からc3。"),
        (read_in(&api, "de", &format!("{picture}?language=es")).await, "Le toca a Azul.", "de c1 a c3."),
        (read_in(&api, "fr", &picture).await, "Blue to move. Moves made: 1.", "Last move: c1 to c3."),
        (read_in(&api, "de", "/api/board/picture.svg").await, "<desc>Ein leerer Spielplan.", "Platz von Rot"),
    ];
    for (svg, first, last) in described {
        let description = svg.split("</desc>").next().unwrap();
        assert!(description.contains(first) && description.contains(last), "{description}");
    }
}
