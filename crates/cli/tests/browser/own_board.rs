//! A board of somebody's own.

use serde_json::json;

use crate::{
    driver::Looks,
    page::{Page, visit},
};

/// Pairs of colours in rows, turned at the middle: a board nobody has built in.
const OWN: &str = "........../........../LRLRLRLRLR/YDYDYDYDYD/LRLRLRLRLR/DYDYDYDYDY/RLRLRLRLRL/DYDYDYDYDY/........../..........";

async fn type_pattern(page: &Page, pattern: &str) {
    let script = "const field = document.getElementById('pattern'); field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }))";
    page.run(script, vec![json!(pattern.replace('/', "\n"))]).await;
}

#[test]
fn a_board_is_typed_kept_played_on_and_analysed_on() {
    visit(&Looks::default(), async |page| {
        page.go("/boards").await;
        page.wait_for_text("#board-faults", "comes with the game").await;
        type_pattern(page, &OWN.replacen('L', "R", 1)).await;
        page.wait_for_text("#board-faults", "a8").await;
        page.wait_for("[data-space=a8].faulty").await;
        page.until("document.getElementById('keep-board').disabled").await;
        type_pattern(page, OWN).await;
        page.wait_for_text("#board-faults", "can be played on").await;
        page.fill("#board-name", "Grandmother’s").await;
        page.click("#keep-board").await;
        page.wait_for_text("#own-boards", "Grandmother’s").await;
        page.reload().await;
        page.wait_for_text("#own-boards", "Grandmother’s").await;
        page.click("#own-boards a[href^='/analyse']").await;
        page.wait_for("#tree").await;
        page.wait_for("[data-space=a8].light-blue").await;
        page.click("#placing").await;
        page.until("document.querySelector('[name=board]').selectedOptions[0].text === 'Grandmother’s'")
            .await;
        page.go("/boards").await;
        page.click("#own-boards a[href^='/play']").await;
        page.wait_for("form #level").await;
        page.click("form button.main").await;
        page.wait_for(".game").await;
        page.wait_for("[data-space=a8].light-blue").await;
        let id = page.path().await.rsplit('/').next().unwrap().to_owned();
        assert_eq!(page.game(&id)["pattern"], OWN);
        // It is offered for every new game.
        page.go("/play").await;
        page.until("[...document.querySelectorAll('form [name=board]')].some((field) => field.closest('label').textContent.includes('Grandmother’s'))").await;
        page.go("/boards").await;
        page.click("#own-boards .danger").await;
        page.wait_for_text("#own-boards", "None yet").await;
    });
}

#[test]
fn a_board_is_painted_by_mouse_and_by_keys_and_all_mistakes_are_named() {
    visit(&Looks::default(), async |page| {
        page.go("/boards").await;
        page.wait_for_text("#board-faults", "comes with the game").await;
        page.click(".boards label:has([value=Y])").await;
        page.click("[data-space=a8]").await;
        page.wait_for_text("#board-faults", "a8 and b8 have the same colour").await;
        page.wait_for_text("#board-faults", "a8 and j3 do not match").await;
        page.until("document.getElementById('pattern').value.split('\\n')[2].startsWith('YY')").await;
        // The focus is on a8: R puts it right again, then Delete empties it.
        page.press(&['r']).await;
        page.wait_for_text("#board-faults", "comes with the game").await;
        page.press(&['\u{e017}', '\u{e014}', '\u{e017}']).await;
        page.wait_for_text("#board-faults", "a8").await;
        page.wait_for_text("#board-faults", "b8").await;
        page.click("#complete-board").await;
        page.wait_for_text("#board-faults", "comes with the game").await;
    });
}
