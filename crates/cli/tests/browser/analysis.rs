//! The analysis board.

use serde_json::json;

use crate::{
    driver::Looks,
    page::{Page, visit},
};

async fn play(page: &Page, from: &str, to: &str) {
    page.until(&format!("document.querySelector('[data-space={from}]').matches('.movable')")).await;
    page.click_space(from).await;
    page.wait_for(&format!("[data-space={to}].destination")).await;
    page.click_space(to).await;
}

const MIDGAME: &str = "1IT1O1BC2/1j1HEenml1/4J2a2/3Qt5/2kcFN4/2DSp2K2/2q2Rs1G1/3Mo2Pr1/1Lf4gh1/A1bdi5 b b 50";

#[test]
fn the_engines_lines_stream_stop_and_can_be_followed() {
    visit(&Looks::default(), async |page| {
        page.go("/analyse").await;
        page.until("document.querySelectorAll('#lines li').length === 3").await;
        page.wait_for(".way.best").await;
        page.until("document.getElementById('verdict').textContent").await;
        // They go on.
        let effort = page.text("#effort").await;
        page.until(&format!("document.getElementById('effort').innerText !== {}", json!(effort))).await;
        page.click("#line-count option[value='1']").await;
        page.until("document.querySelectorAll('#lines li').length === 1").await;
        page.until("document.querySelectorAll('#lines button').length >= 2").await;
        page.click("#engine").await;
        // What was on its way when it was stopped may still arrive.
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        let line = page.text("#lines").await;
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        assert_eq!(page.text("#lines").await, line, "a stopped engine says nothing more");
        page.click("#lines button:nth-of-type(2)").await;
        page.until("document.querySelectorAll('#tree .move-entry').length === 2").await;
        page.wait_for("#tree [data-depth='2'][aria-current]").await;
    });
}

/// What stands below the engine is clicked while it thinks.
#[test]
fn lines_that_come_and_go_move_nothing_below_them() {
    visit(&Looks::default(), async |page| {
        page.go(&format!("/analyse?position={}", MIDGAME.replace(' ', "%20"))).await;
        page.until("document.querySelectorAll('#lines li').length === 3").await;
        page.wait_for("#why:not(:empty)").await;
        let place = "Math.round(document.querySelector('.tree-box').getBoundingClientRect().top)";
        let thinking = page.run(&format!("return {place}"), vec![]).await;
        // Nothing is known of a new position at first; every picture from then on is looked at.
        page.run(
            &format!("window.places = new Set(); const look = () => {{ places.add({place}); requestAnimationFrame(look); }}; look()"),
            vec![],
        )
        .await;
        for lines in ["5", "3"] {
            page.run(
                "const count = document.getElementById('line-count'); count.value = arguments[0]; count.dispatchEvent(new Event('change')); places.clear()",
                vec![serde_json::json!(lines)],
            )
            .await;
            page.until(&format!("document.querySelectorAll('#lines li').length === {lines}")).await;
            page.until("document.getElementById('effort').textContent").await;
            page.until("places.size > 0").await;
            let places = page.run("return [...places]", vec![]).await;
            assert_eq!(places.as_array().unwrap().len(), 1, "{lines} lines: {places}");
        }
        assert_eq!(page.run(&format!("return {place}"), vec![]).await, thinking);
    });
}

#[test]
fn moves_make_a_tree_that_is_commented_cut_and_written_down() {
    visit(&Looks::default(), async |page| {
        page.go("/analyse").await;
        play(page, "c1", "c3").await;
        page.wait_for("#tree [data-depth='1'][aria-current]").await;
        play(page, "h10", "h8").await;
        page.wait_for("#tree [data-depth='2'][aria-current]").await;
        page.fill("#comment", "a first try").await;
        page.click(".steps button:first-child").await;
        page.wait_for_text("#tree", "a first try").await;
        page.wait_for("[data-piece=C][data-at=c1]").await;
        let other = page.ask("GET", "/api/position", &serde_json::Value::Null)["legal"][0].clone();
        let [from, to] = ["from", "to"].map(|end| other[end].as_str().unwrap().to_owned());
        assert_ne!((from.as_str(), to.as_str()), ("c1", "c3"));
        play(page, &from, &to).await;
        page.wait_for("#tree .variations [aria-current]").await;
        page.click("summary").await;
        page.click("#write").await;
        page.until("document.getElementById('paper').value.includes('*')").await;
        let record = page.run("return document.getElementById('paper').value", vec![]).await;
        let record = record.as_str().unwrap().to_owned();
        assert!(record.contains("{a first try}") && record.contains('('), "{record}");
        page.click("#remove").await;
        page.until("!document.querySelector('#tree .variations')").await;
        // What was written is read back, with its variation and its comment.
        page.click("#load").await;
        page.wait_for("#tree .variations").await;
        page.wait_for_text("#tree", "a first try").await;
        page.fill("#paper", "1. a1j10 *").await;
        page.click("#load").await;
        page.wait_for("#papers .notice.bad:not([hidden])").await;
    });
}

/// The moves in the tree, as the page writes them.
async fn moves(page: &Page) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('#tree .move-entry')].map((entry) => entry.innerText.trim())";
    let moves = page.run(script, vec![]).await;
    moves.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// Plays two moves, a comment and a variation, and gives the moves of the tree.
async fn an_analysis(page: &Page) -> Vec<String> {
    page.go("/analyse").await;
    play(page, "c1", "c3").await;
    page.wait_for("#tree [data-depth='1'][aria-current]").await;
    play(page, "h10", "h8").await;
    page.wait_for("#tree [data-depth='2'][aria-current]").await;
    page.fill("#comment", "a first try").await;
    page.click(".steps button:nth-child(2)").await;
    page.wait_for("#tree [data-depth='1'][aria-current]").await;
    play(page, "g9", "g8").await;
    page.wait_for("#tree .variations [aria-current]").await;
    moves(page).await
}

#[test]
fn an_analysis_survives_reload_back_link_and_language() {
    visit(&Looks::default(), async |page| {
        let before = an_analysis(page).await;
        assert_eq!(before.len(), 3, "{before:?}");
        let same = async |why: &str| {
            page.wait_for("#tree .variations [aria-current]").await;
            page.wait_for_text("#tree", "a first try").await;
            assert_eq!(moves(page).await, before, "{why}");
        };
        page.reload().await;
        same("reload").await;
        page.click("#link-here").await;
        page.wait_for(".toast, dialog[open]").await;
        page.run("document.querySelector('dialog[open] button.main')?.click()", vec![]).await;
        same("link").await;
        page.click("#doors a[href='/games']").await;
        page.wait_for("#games").await;
        page.run("history.back()", vec![]).await;
        same("back").await;
        page.go("/rules").await;
        page.click("#doors a[href='/analyse']").await;
        same("another page").await;
        page.click("#language option[value=de]").await;
        page.wait_for_text("#tree-title", "Züge").await;
        same("language").await;
    });
}

#[test]
fn the_address_leads_others_to_the_same_moves() {
    visit(&Looks::default(), async |page| {
        an_analysis(page).await;
        let link = page.run("return document.getElementById('link-here').href", vec![]).await;
        let address = page.run("return location.href", vec![]).await;
        assert_eq!(link, address, "what is copied is what the browser shows");
        page.run("localStorage.clear(); history.replaceState(null, '', location.href)", vec![]).await;
        page.reload().await;
        page.wait_for("#tree [data-depth='2'][aria-current]").await;
        page.wait_for("[data-at=g8]").await;
        assert_eq!(moves(page).await.len(), 2, "the line that leads there");
    });
}

#[test]
fn a_new_analysis_does_not_lose_the_old_one() {
    visit(&Looks::default(), async |page| {
        let before = an_analysis(page).await;
        page.click("#new-analysis").await;
        page.until("!document.querySelector('#tree .move-entry')").await;
        page.run("history.back()", vec![]).await;
        page.wait_for("#tree .variations [aria-current]").await;
        assert_eq!(moves(page).await, before);
    });
}

#[test]
fn a_variation_becomes_the_main_line() {
    visit(&Looks::default(), async |page| {
        let before = an_analysis(page).await;
        page.click("#promote").await;
        page.until("!document.querySelector('#tree .variations [aria-current]')").await;
        let after = moves(page).await;
        assert_eq!([&after[0], &after[1], &after[2]], [&before[0], &before[2], &before[1]]);
        page.until("document.getElementById('promote').disabled").await;
        page.reload().await;
        page.wait_for("#tree [data-depth='2'][aria-current]").await;
        assert_eq!(moves(page).await, after, "it is kept");
    });
}

#[test]
fn a_record_keeps_its_date_score_and_ending() {
    visit(&Looks::default(), async |page| {
        let tags =
            ["[Date \"2026.11.15\"]", "[Result \"blue\"]", "[Ending \"resignation\"]", "[Score \"7\"]"];
        let record = format!("{}\n\n1. c1c3 {{[%clk 0:04:58]}} h10h8 blue\n", tags.join("\n"));
        page.go("/analyse").await;
        page.click("#papers summary").await;
        page.run("document.getElementById('paper').value = arguments[0]", vec![json!(record)]).await;
        page.click("#load").await;
        page.until("document.querySelectorAll('#tree .move-entry').length === 2").await;
        page.reload().await;
        page.until("document.querySelectorAll('#tree .move-entry').length === 2").await;
        page.click("#papers summary").await;
        page.click("#write").await;
        page.until("document.getElementById('paper').value.includes('blue')").await;
        let written = page.run("return document.getElementById('paper').value", vec![]).await;
        for kept in tags.into_iter().chain(["[%clk 0:04:58]"]) {
            assert!(written.as_str().unwrap().contains(kept), "{kept}: {written}");
        }
    });
}

#[test]
fn set_up_uses_what_was_set_up_and_can_be_left() {
    visit(&Looks::default(), async |page| {
        let before = an_analysis(page).await;
        page.click("#placing").await;
        page.wait_for_text("#faults", "can be played").await;
        let link = async || {
            page.run("return document.getElementById('play-here').getAttribute('href')", vec![]).await
        };
        let old = link().await;
        // From the board after two moves, red 4 goes onto a red space.
        page.click_space("d1").await;
        page.click_space("c5").await;
        page.wait_for("[data-piece=D][data-at=c5]").await;
        page.until(&format!("document.getElementById('play-here').getAttribute('href') !== {old}")).await;
        let query = link().await.as_str().unwrap().replace("%2F", "/");
        assert!(query.contains("2D7") && query.contains("AB2E"), "{query}");
        page.click_space("c5").await;
        page.click_space("b5").await;
        page.wait_for_text("#faults", "may not rest").await;
        page.until("!document.getElementById('play-here').hasAttribute('href')").await;
        page.click("#placing-cancel").await;
        page.wait_for("#tree .variations [aria-current]").await;
        assert_eq!(moves(page).await, before, "nothing was changed");
        page.wait_for("[data-piece=D][data-at=d1]").await;
        page.until("document.getElementById('play-here').hasAttribute('href')").await;
    });
}

#[test]
fn a_position_comes_from_the_address_or_a_field() {
    visit(&Looks::default(), async |page| {
        let query = MIDGAME.replace(' ', "%20");
        page.go(&format!("/analyse?position={query}&variant=colours")).await;
        page.wait_for("[data-piece=I][data-at=b10]").await;
        page.click("summary").await;
        let start = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ b b 0";
        page.fill("#paper", start).await;
        page.click("#load").await;
        page.wait_for_text("#status", "Blue to move").await;
        page.fill("#paper", &start.replace("ABC", "AAC")).await;
        page.click("#load").await;
        page.wait_for("#papers .notice.bad:not([hidden])").await;
    });
}

#[test]
fn pieces_are_put_anywhere_and_mistakes_are_named() {
    visit(&Looks::default(), async |page| {
        page.go("/analyse").await;
        page.click("#placing").await;
        page.wait_for_text("#faults", "can be played").await;
        for (from, to) in [("c1", "b5"), ("d1", "e5")] {
            page.click_space(from).await;
            page.click_space(to).await;
            page.wait_for(&format!("[data-at={to}]")).await;
        }
        page.wait_for_text("#faults", "Red 3 may not rest on b5").await;
        page.wait_for_text("#faults", "Red 4 may not rest on e5").await;
        page.until("document.getElementById('placing').disabled").await;
        page.click_space("b5").await;
        page.click_space("c5").await;
        page.click_space("e5").await;
        page.click_space("d1").await;
        page.wait_for_text("#faults", "can be played").await;
        page.click(".placing label:has([name=turn][value=blue])").await;
        page.until("!document.getElementById('placing').disabled").await;
        page.click("#placing").await;
        page.wait_for_text("#status", "Blue to move").await;
        page.wait_for("[data-piece=C][data-at=c5]").await;
        page.wait_for("#lines li").await;
    });
}
