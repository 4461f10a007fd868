//! Pictures of the main pages for the documents: made by
//! `cargo test -p colorito-cli --test browser screenshots -- --ignored`.

use std::{fs, path::PathBuf};

use serde_json::json;

use crate::{driver::Looks, page::visit};

/// A position in the middle of a game, and moves from it that make a last move.
const MIDGAME: &str =
    "1I1h2C1A1/tsrH1p1m1b/2cG1Nk3/2iB1F2d1/4R1aL2/1SM1f1Q3/2J1g1l1P1/K1e1D1T3/1j2O2qr1/1n1oE5 r r 60";

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
            let computer = json!({ "kind": "computer", "level": 5 });
            let wish = json!({ "seats": { "red": { "kind": "person" }, "blue": computer }, "setup": { "position": MIDGAME } });
            let game = page.begin(&wish);
            for (name, path) in [
                ("start", "/".to_owned()),
                ("new-game", "/play".to_owned()),
                ("game", format!("/game/{game}")),
            ] {
                page.go(&path).await;
                page.run("return document.fonts.ready.then(() => true)", vec![]).await;
                keep(&format!("{name}-{kind}.png"), &page.screenshot().await);
            }
        });
    }
}
