//! Everything in four languages.

use serde_json::json;

use crate::{driver::Looks, page::visit};

/// A language, the name of its door to a game, and how it tells whose turn it is.
const LANGUAGES: [(&str, &str, &str); 4] = [
    ("en", "Play", "Red to move"),
    ("de", "Spielen", "Rot ist am Zug"),
    ("es", "Jugar", "Le toca a Rojo"),
    ("ja", "対局", "赤の手番です"),
];

#[test]
fn the_browser_chooses_the_language() {
    for (language, play, turn) in LANGUAGES {
        visit(&Looks { language, ..Looks::default() }, async |page| {
            page.go("/").await;
            assert_eq!(page.run("return document.documentElement.lang", vec![]).await, language);
            assert!(page.text("#doors").await.contains(play));
            let id = page.begin(&json!({}));
            page.go(&format!("/game/{id}")).await;
            page.wait_for_text("#status", turn).await;
            page.click_space("c1").await;
            page.click_space("c3").await;
            page.until_ply(1).await;
        });
    }
}

#[test]
fn error_pages_speak_the_language_of_the_reader() {
    let pages = [
        ("/puzzles/none", "Diese Aufgabe gibt es nicht."),
        ("/learn/none", "Diese Lektion gibt es nicht."),
        ("/game/none", "Diese Partie gibt es nicht."),
        ("/match/none", "Diesen Wettkampf gibt es nicht."),
        ("/analyse?position=x", "Eine Stellung hat vier Teile"),
        ("/analyse?moves=c1c5", "Kein Schritt, Sprung oder Schritt-Sprung"),
    ];
    visit(&Looks { language: "de", ..Looks::default() }, async |page| {
        for (path, sentence) in pages {
            page.go(path).await;
            page.wait_for_text(".notice.bad", sentence).await;
            let all = page.text("#view").await;
            let english = [" is ", " the ", " not ", " no ", " such "];
            assert!(!english.iter().any(|word| all.contains(word)), "{path}: {all}");
        }
    });
}

#[test]
fn the_language_is_changed_by_hand_and_remembered() {
    visit(&Looks::default(), async |page| {
        page.go("/").await;
        for (language, play, _) in LANGUAGES.into_iter().rev() {
            page.click(&format!("#language option[value={language}]")).await;
            page.wait_for_text("#doors", play).await;
        }
        page.click("#language option[value=ja]").await;
        page.wait_for_text("#doors", "対局").await;
        page.reload().await;
        page.wait_for_text("#doors", "対局").await;
    });
}
