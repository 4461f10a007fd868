//! A phone and a finger.

use serde_json::json;

use crate::{driver::Looks, games::text, page::visit};

fn phone() -> Looks {
    Looks { width: 390, height: 844, phone: true, ..Looks::default() }
}

#[test]
fn fingers_play_and_nothing_sticks_out() {
    visit(&phone(), async |page| {
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.tap("[data-space=c1]").await;
        page.wait_for(".goal").await;
        page.tap("[data-space=c3]").await;
        page.until_ply(1).await;
        // A piece follows the finger; a finger elsewhere on the board scrolls the page.
        page.swipe("[data-space=h10]", "[data-space=h8]").await;
        page.until_ply(2).await;
        page.swipe("[data-space=e4]", "[data-space=e9]").await;
        page.until("scrollY > 0").await;
        for path in [
            "/",
            "/play",
            "/games",
            "/analyse",
            "/learn",
            "/learn/ladder",
            "/puzzles",
            "/rules",
            "/history",
            &format!("/game/{id}"),
        ] {
            page.go(path).await;
            let excess = page
                .run(
                    "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
                    vec![],
                )
                .await;
            assert_eq!(excess, 0, "{path} is wider than the phone");
        }
    });
}

#[test]
fn moves_are_confirmed_if_wanted() {
    visit(&phone(), async |page| {
        page.go("/").await;
        page.run("localStorage.setItem('colorito-settings', '{\"confirm\":true}')", vec![]).await;
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.tap("[data-space=c1]").await;
        page.wait_for(".goal").await;
        page.tap("[data-space=c3]").await;
        page.wait_for("#confirm-move").await;
        assert_eq!(page.game(&id)["ply"], 0);
        page.tap("#confirm-move").await;
        page.until_ply(1).await;
        assert_eq!(text(&page.game(&id)["last"]["move"]), "c1c3");
    });
}
