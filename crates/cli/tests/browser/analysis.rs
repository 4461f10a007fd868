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
