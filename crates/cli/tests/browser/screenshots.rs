//! Pictures of the main pages for the documents: made by
//! `cargo test -p colorito-cli --test browser screenshots -- --ignored`.

use std::{fs, path::PathBuf};

use serde_json::json;

use crate::{
    accounts::{make_account, play_rated_games},
    apart::{follow, link},
    driver::Looks,
    layout::{LANGUAGES, pages},
    page::{Page, visit, visit_public, visit_together},
    review::a_whole_game,
};

/// A position in the middle of a game of the engine against itself.
const MIDGAME: &str = "1IT1O1BC2/1j1HEenml1/4J2a2/3Qt5/2kcFN4/2DSp2K2/2q2Rs1G1/3Mo2Pr1/1Lf4gh1/A1bdi5 b b 50";

pub(crate) fn keep(name: &str, picture: &[u8]) {
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

/// A puzzle worth a picture.
const PUZZLE: &str = "home";

#[test]
#[ignore = "writes docs/screenshots"]
fn screenshots_of_learning() {
    let wide = Looks { height: 980, ..Looks::default() };
    let looks = [
        ("wide", wide.clone()),
        ("dark", Looks { dark: true, ..wide.clone() }),
        ("phone", Looks { width: 390, height: 844, phone: true, ..Looks::default() }),
        ("japanese", Looks { language: "ja", ..wide }),
    ];
    for (kind, looks) in looks {
        visit(&looks, async |page| {
            let shot = async |name: &str| keep(&format!("{name}-{kind}.png"), &page.screenshot().await);
            page.go("/learn/ladder").await;
            page.click_space("c3").await;
            page.wait_for(".goal").await;
            page.click_space("h3").await;
            page.wait_for("#reaction.wrong").await;
            shot("lesson").await;
            let of_kind = |puzzle: &&colorito_study::puzzles::Puzzle| {
                puzzle.kind.code() == PUZZLE && puzzle.grade.number() == 4
            };
            let puzzle = colorito_study::puzzles::all().iter().find(of_kind).unwrap();
            page.go(&format!("/puzzles/{}", puzzle.id)).await;
            shot("puzzle").await;
            page.go(&format!("/analyse?position={}", MIDGAME.replace(' ', "%20"))).await;
            page.until("document.querySelectorAll('#lines li').length === 3").await;
            page.until("/[6-9]/.test(document.getElementById('effort').textContent.match(/\\d+/)[0])").await;
            shot("analysis").await;
            let game = a_whole_game(page);
            page.go(&format!("/game/{game}/review?time=60")).await;
            page.until("document.querySelector('#review-state + progress').hidden").await;
            page.click(".turning-point .turn-move").await;
            page.wait_for(".way.best").await;
            page.run("scrollTo(0, 0)", vec![]).await;
            shot("review").await;
            page.go("/rules").await;
            page.wait_for(".rules figure").await;
            shot("rules").await;
        });
    }
}

/// What is looked at by eye before anything is called done: a phone, a tablet, a desk.
const EYES: [(u32, u32); 3] = [(360, 740), (768, 1024), (1440, 900)];

/// Pictures of some pages in every language, light and dark, on three screens, for the eyes.
async fn picture_all(page: &Page, paths: &[String], first: usize) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pages");
    fs::create_dir_all(&folder).unwrap();
    page.command("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await;
    for language in LANGUAGES {
        for theme in ["light", "dark"] {
            page.go("/nowhere").await;
            let settings = json!({ "language": language, "theme": theme }).to_string();
            page.run("localStorage.setItem('colorito-settings', arguments[0])", vec![json!(settings)]).await;
            for (number, path) in (first..).zip(paths) {
                page.go(path).await;
                for (width, height) in EYES {
                    page.resize(width, height).await;
                    let picture = page.screenshot().await;
                    let name = format!("{number:02}-{width}-{theme}-{language}.png");
                    fs::write(folder.join(name), picture).unwrap();
                }
            }
        }
    }
}

#[test]
#[ignore = "writes some hundred pictures into target/tmp/pages"]
fn every_page_is_pictured_light_and_dark_in_every_language() {
    visit(&Looks::default(), async |page| {
        let paths = pages(page);
        picture_all(page, &paths, 1).await;
    });
}

#[test]
#[ignore = "writes some hundred pictures into target/tmp/pages"]
fn every_page_of_a_public_server_is_pictured_light_and_dark_in_every_language() {
    visit_together(2, async |page| {
        page.go("/account").await;
        make_account(page, "Maximiliane-von-Horn").await;
        play_rated_games(page.data(), "Maximiliane-von-Horn").await;
        page.go("/lobby").await;
        page.click("[data-seek='300']").await;
        page.wait_for("[data-withdraw]").await;
        let live = link(page).await;
        page.be(1);
        follow(page, &live).await;
        page.click("#sit-down").await;
        page.wait_for(".board").await;
        let game = page.path().await;
        page.go("/lobby").await;
        page.click("[data-seek='3']").await;
        page.wait_for("[data-withdraw]").await;
        let open = link(page).await;
        let invitation = page.path().await;
        let of_guests =
            ["/lobby", "/account", &invitation, &game, "/games", "/notices", "/watch"].map(ToOwned::to_owned);
        picture_all(page, &of_guests, 40).await;
        page.be(0);
        let (_, claim) = open.split_once("/join").unwrap();
        let of_accounts = ["/account", "/player/maximiliane-von-horn", "/players", "/lobby"]
            .map(ToOwned::to_owned)
            .into_iter();
        let of_accounts: Vec<String> = of_accounts
            .chain([format!("/join{claim}"), game, "/games".to_owned(), "/notices".to_owned()])
            .collect();
        picture_all(page, &of_accounts, 50).await;
    });
}

/// The account's page with what belongs to it.
#[test]
#[ignore = "writes docs/screenshots"]
fn screenshots_of_an_account() {
    let tall = Looks { height: 2400, ..Looks::default() };
    let looks = [
        ("wide", tall.clone()),
        ("dark", Looks { dark: true, ..tall.clone() }),
        ("phone", Looks { width: 390, height: 3400, phone: true, ..Looks::default() }),
        ("japanese", Looks { language: "ja", ..tall }),
    ];
    for (kind, looks) in looks {
        visit_public(&looks, async |page| {
            page.go("/account").await;
            make_account(page, "Olga").await;
            page.fill("#program-name", "Robo").await;
            page.click("#make-program button").await;
            page.wait_for("#token").await;
            keep(&format!("account-{kind}.png"), &page.screenshot().await);
        });
    }
}
