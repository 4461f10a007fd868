//! Without a network: what was kept at the first visit, and a folder of files that has no server at all.

use std::fs;

use serde_json::{Value, json};

use crate::{
    driver::Looks,
    files::FOLDER,
    page::{Page, visit, visit_files},
};

/// True once a service worker keeps the whole application.
const KEPT: &str = "(await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'";

/// Waits until the application is kept for the next visit.
async fn until_kept(page: &Page) {
    let script = format!(
        "const done = arguments[0]; const look = async () => ({KEPT}) ? done(true) : setTimeout(look, 30); look();"
    );
    assert_eq!(page.run_async(&script, vec![]).await, Value::Bool(true));
}

/// Makes the first move that is offered, whatever it is.
async fn make_a_move(page: &Page) {
    page.wait_for(".space.movable").await;
    let ply = page.run("return document.querySelectorAll('.moves [data-ply]').length", vec![]).await;
    page.click(".space.movable").await;
    page.click(".space.destination").await;
    page.until_ply(ply.as_u64().unwrap() + 1).await;
}

#[test]
fn a_second_visit_needs_no_network() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({ "seats": { "blue": { "kind": "person" } } }));
        page.go(&format!("/game/{id}")).await;
        make_a_move(page).await;
        until_kept(page).await;
        page.kill();
        page.go("/rules").await;
        page.wait_for_text("h1", "rules").await;
        page.go("/learn").await;
        page.click("a[href='/learn/step']").await;
        page.wait_for(".space.movable").await;
        page.go("/puzzles").await;
        page.click("a[href^='/puzzles/']").await;
        page.wait_for(".space.movable").await;
        page.go("/analyse").await;
        page.wait_for("#lines li").await;
        // What somebody has on the server is there again with it.
        page.kill_and_restart();
        page.go(&format!("/game/{id}")).await;
        page.until_ply(1).await;
        make_a_move(page).await;
    });
}

#[test]
fn a_folder_of_files_is_the_whole_game() {
    visit_files(&Looks::default(), async |page, files| {
        page.go(&format!("{FOLDER}/")).await;
        page.click(".door[href$='/play']").await;
        page.wait_for("form #level").await;
        page.click("form button.main").await;
        make_a_move(page).await;
        page.until_ply(2).await;
        files.go_away();
        make_a_move(page).await;
        page.until_ply(4).await;
        let path = page.path().await;
        assert!(path.starts_with(&format!("{FOLDER}/game/")), "{path}");
        page.restart_browser(&Looks::default()).await;
        page.go(&path).await;
        page.until_ply(4).await;
        make_a_move(page).await;
        page.until_ply(6).await;
        assert!(files.site().join("service.js").exists());
    });
}

#[test]
fn a_new_version_is_offered_but_never_in_the_middle_of_a_game() {
    visit_files(&Looks::default(), async |page, files| {
        page.go(&format!("{FOLDER}/play")).await;
        page.click("form button.main").await;
        page.wait_for(".space.movable").await;
        let service = files.site().join("service.js");
        let text = fs::read_to_string(&service).unwrap();
        let version = text.split('\'').nth(1).unwrap();
        fs::write(&service, text.replacen(version, "0123456789abcdef", 1)).unwrap();
        let script = "const done = arguments[0]; navigator.serviceWorker.ready.then(async (ready) => {
            await ready.update(); const look = () => ready.waiting ? done(true) : setTimeout(look, 30); look(); })";
        page.run_async(script, vec![]).await;
        make_a_move(page).await;
        page.until_ply(2).await;
        assert_eq!(page.run("return document.querySelectorAll('.toast').length", vec![]).await, json!(0));
        page.click(".doors a[href$='/rules']").await;
        page.wait_for(".toast button").await;
        let kept = "const done = arguments[0]; caches.keys().then(done)";
        let old = page.run_async(kept, vec![]).await;
        assert_eq!(old.as_array().unwrap().len(), 2, "both are whole until one is chosen: {old}");
        page.click(".toast button").await;
        let script = "const done = arguments[0]; const look = async () => {
            const kept = await caches.keys(); kept.length === 1 ? done(kept[0]) : setTimeout(look, 30); }; look();";
        assert_eq!(page.run_async(script, vec![]).await, json!("colorito-0123456789abcdef"));
    });
}
