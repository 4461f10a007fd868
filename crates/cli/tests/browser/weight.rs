//! How heavy the pages are, and how soon they can be used.

use serde_json::json;

use crate::{driver::Looks, page::visit};

/// What all pages together may weigh for somebody who comes for the first time, in bytes.
const LIMIT: u64 = 100_000;

/// What was transferred for this page, in bytes, and what the longest file was.
const TRANSFERRED: &str = "
    const all = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')];
    return all.reduce((sum, { transferSize }) => sum + transferSize, 0);";

#[test]
fn a_first_visit_up_to_the_first_move_is_light() {
    visit(&Looks::default(), async |page| {
        page.go("/").await;
        page.click(".door[href='/play']").await;
        page.wait_for("form #level").await;
        page.click("form button.main").await;
        page.wait_for(".game .space.movable").await;
        let transferred = page.run(TRANSFERRED, vec![]).await.as_u64().unwrap();
        assert!(transferred > 10_000, "nothing was measured");
        assert!(transferred < LIMIT, "{transferred} bytes");
    });
}

#[test]
#[ignore = "tells times, which only an idle machine can"]
fn how_soon_a_game_can_be_played() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({}));
        for visit in ["first", "second", "third"] {
            page.go(&format!("/game/{id}")).await;
            page.wait_for(".space.movable").await;
            let script = "return [performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
                performance.getEntriesByName('playable')[0].startTime]";
            let times = page.run(script, vec![]).await;
            let transferred = page.run(TRANSFERRED, vec![]).await;
            println!("{visit} visit: painted and playable after {times} ms, {transferred} bytes");
        }
    });
}
