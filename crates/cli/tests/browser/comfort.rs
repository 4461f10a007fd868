//! What people set to their liking, and what they take away with them.

use serde_json::json;

use crate::{driver::Looks, page::visit};

/// Takes down how long pieces are told to travel.
const TAKE_DOWN: &str = "
    window.durations = [];
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if (this.matches('.piece')) durations.push(how.duration);
        return plain.call(this, frames, how);
    };";

#[test]
fn pieces_travel_at_the_speed_that_was_chosen() {
    visit(&Looks { still: false, ..Looks::default() }, async |page| {
        let id = page.begin(&json!({}));
        let first = json!({ "move": "c1c3", "ply": 0, "client": "first" });
        page.ask("POST", &format!("/api/games/{id}/moves"), &first);
        let mut durations = Vec::new();
        for pace in ["slow", "normal", "fast"] {
            page.go("/settings").await;
            page.click(&format!(".choice:has([name=pace][value={pace}])")).await;
            page.go(&format!("/game/{id}")).await;
            page.wait_for(".way.last").await;
            page.run(TAKE_DOWN, vec![]).await;
            page.press(&['r']).await;
            page.until("durations.length > 0").await;
            durations.push(page.run("return durations[0]", vec![]).await.as_f64().unwrap());
        }
        assert!(durations.is_sorted_by(|slower, faster| slower > faster), "{durations:?}");
    });
}

#[test]
fn boards_and_pieces_look_as_chosen_and_stay_so() {
    visit(&Looks::default(), async |page| {
        let look = async || {
            let script = "const { wood, pieces } = document.documentElement.dataset;
                const ground = getComputedStyle(document.querySelector('.board .wood')).fill;
                return [wood ?? null, pieces ?? null, ground]";
            page.run(script, vec![]).await
        };
        page.go("/").await;
        page.wait_for(".board .wood").await;
        let plain = look().await;
        page.go("/settings").await;
        page.click(".choice:has([name=wood][value=ebony])").await;
        page.click(".choice:has([name=pieces][value=bold])").await;
        page.go("/").await;
        page.wait_for(".board .wood").await;
        let chosen = look().await;
        assert_eq!((&chosen[0], &chosen[1]), (&json!("ebony"), &json!("bold")));
        assert_ne!(plain[2], chosen[2], "the wood looks the same");
    });
}

/// A clipboard and a way to share that take down what they are given.
const CLIPBOARD: &str = "
    window.copied = [];
    window.shared = [];
    navigator.clipboard.write = async (items) => copied.push(...items[0].types);
    navigator.canShare = () => false;
    navigator.share = async ({ url }) => shared.push(url);";

#[test]
fn a_picture_is_copied_and_a_position_is_shared() {
    visit(&Looks { width: 390, height: 844, phone: true, ..Looks::default() }, async |page| {
        page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": CLIPBOARD })).await;
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.tap(".open-more").await;
        page.wait_for(".more-box[open] [data-action=copy-picture]").await;
        page.tap("[data-action=copy-picture]").await;
        page.until("copied.includes('image/png')").await;
        page.tap("[data-action=share]").await;
        page.until("shared.length === 1 && shared[0].includes('/analyse?')").await;
    });
}
