//! Pictures of the main pages for the documents: made by
//! `cargo test -p colorito-cli --test browser screenshots -- --ignored`.

use std::{fs, path::PathBuf};

use serde_json::json;

use crate::{driver::Looks, page::visit};

/// A position in the middle of a game of the engine against itself.
const MIDGAME: &str = "1IT1O1BC2/1j1HEenml1/4J2a2/3Qt5/2kcFN4/2DSp2K2/2q2Rs1G1/3Mo2Pr1/1Lf4gh1/A1bdi5 b b 50";

fn keep(name: &str, picture: &[u8]) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(name), picture).unwrap();
}

#[test]
#[ignore = "writes docs/screenshots"]
fn screenshots() {
    let wide = Looks::default();
    let phone = Looks { width: 390, height: 844, phone: true, ..Looks::default() };
    let looks = [
        ("wide", wide.clone()),
        ("dark", Looks { dark: true, ..wide.clone() }),
        ("phone", phone.clone()),
        ("japanese", Looks { language: "ja", ..wide }),
    ];
    for (kind, looks) in looks {
        visit(&looks, async |page| {
            let seat = |name: &str| json!({ "kind": "person", "name": name });
            let seats = json!({ "red": seat("Anastasia"), "blue": seat("Maria") });
            let game = page.begin(&json!({ "seats": seats, "setup": { "position": MIDGAME } }));
            let of_game = format!("/game/{game}");
            for (name, path) in
                [("start", "/"), ("new-game", "/play"), ("games", "/games"), ("game", &of_game)]
            {
                page.go(path).await;
                if name == "game" {
                    page.click_space("g9").await;
                    page.wait_for(".goal").await;
                }
                keep(&format!("{name}-{kind}.png"), &page.screenshot().await);
            }
        });
    }
}
