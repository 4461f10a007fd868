//! Thoughts of several threads: on isolated pages, from a server and from a folder of files, and what becomes of them.

use std::fs;

use serde_json::{Value, json};

use crate::{
    driver::Looks,
    files::{FOLDER, Files},
    offline::make_a_move,
    page::{Page, visit, visit_files},
    served::settle,
};

/// Watches the workers of each page from its beginning: their scripts, how many were ended, and how many threads were told of. There are two processors
/// for them, whatever the machine has.
const WATCH: &str = "if (window.Worker) {
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 2 });
    const Real = Worker; window.workers = []; window.ended = 0; window.threads = 0; window.instead = {};
    window.Worker = class extends Real {
        constructor(url, options) {
            const name = String(url).split('/').pop();
            super(window.instead[name] ? new URL(window.instead[name], url) : url, options);
            window.workers.push(name);
            this.addEventListener('message', ({ data }) => (window.threads = Math.max(window.threads, data.threads ?? 0)));
        }
        terminate() { window.ended += 1; super.terminate(); }
    };
}";

/// Which of the modules this page has loaded.
const MODULES: &str = "return performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()).filter((name) => name.endsWith('.wasm'))";

async fn watch(page: &Page) {
    page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await;
}

async fn is_isolated(page: &Page) -> Value {
    page.run("return crossOriginIsolated", vec![]).await
}

/// Analyses until two threads think about it, then goes elsewhere, which ends both.
async fn analyse_with_two(page: &Page, top: &str) {
    page.go(&format!("{top}/analyse")).await;
    page.wait_for("#lines li").await;
    page.until("window.threads === 2").await;
    assert_eq!(page.run("return window.workers", vec![]).await, json!(["thinker.js", "helper.js"]));
    assert_eq!(page.run(MODULES, vec![]).await, json!(["colorito-threads.wasm"]));
    page.click(".doors a[href$='/rules']").await;
    page.wait_for_text("h1", "rules").await;
    page.until("window.ended === 2").await;
}

#[test]
fn a_servers_page_thinks_with_several_threads() {
    visit(&Looks::default(), async |page| {
        watch(page).await;
        page.go("/rules").await;
        assert_eq!(is_isolated(page).await, json!(true), "at the first visit already");
        settle(page).await;
        analyse_with_two(page, "").await;
        // What was needed once is there without a network too.
        page.kill();
        analyse_with_two(page, "").await;
    });
}

#[test]
fn without_a_network_one_thread_thinks_if_several_were_never_needed() {
    visit(&Looks::default(), async |page| {
        watch(page).await;
        settle(page).await;
        page.kill();
        page.go("/analyse").await;
        page.wait_for("#lines li").await;
        assert_eq!(
            page.run("return [window.workers, window.threads]", vec![]).await,
            json!([["thinker.js"], 1])
        );
    });
}

#[test]
fn a_folder_of_files_thinks_with_several_threads_from_the_second_visit_on() {
    visit_files(&Looks::default(), async |page, files| {
        watch(page).await;
        page.go(&format!("{FOLDER}/analyse/")).await;
        page.wait_for("#lines li").await;
        // Its host sends no headers.
        assert_eq!(is_isolated(page).await, json!(false));
        assert_eq!(
            page.run("return [window.workers, window.threads]", vec![]).await,
            json!([["thinker.js"], 1])
        );
        assert_eq!(page.run(MODULES, vec![]).await, json!(["colorito.wasm"]));
        analyse_with_two(page, FOLDER).await;
        assert_eq!(is_isolated(page).await, json!(true));
        files.go_away();
        analyse_with_two(page, FOLDER).await;
    });
}

/// Begins a game against a level in the page.
async fn begin(page: &Page, level: u8) {
    page.go(&format!("{FOLDER}/play")).await;
    let choose = "const level = document.getElementById('level'); level.value = arguments[0];
        for (const type of ['input', 'change']) level.dispatchEvent(new Event(type, { bubbles: true }));";
    page.wait_for("form #level").await;
    page.run(choose, vec![json!(level)]).await;
    page.click("form button.main").await;
    page.wait_for(".space.movable").await;
}

#[test]
fn the_highest_level_has_several_threads_and_the_others_have_one() {
    visit_files(&Looks::default(), async |page, _| {
        watch(page).await;
        page.go(&format!("{FOLDER}/play/")).await;
        for (level, workers) in [(9, json!(["thinker.js"])), (10, json!(["thinker.js", "helper.js"]))] {
            begin(page, level).await;
            make_a_move(page).await;
            page.until_ply(2).await;
            assert_eq!(page.run("return window.workers", vec![]).await, workers, "level {level}");
        }
        page.click("[data-action=hint]").await;
        page.wait_for(".hint-text").await;
        // The hint's own are gone, those of the game stay for its next move.
        assert_eq!(page.run("return [window.workers.length, window.ended]", vec![]).await, json!([4, 2]));
    });
}

/// A helper that breaks down as soon as it begins to help: its stack ends outside the memory.
fn write_breaking_helper(files: &Files) {
    let here = files.site().join("app/here");
    fs::write(
        here.join("without_stack.js"),
        "import { Module } from './module.js'; const { settle } = Module.prototype;
        Module.prototype.settle = function (share) { settle.call(this, share); this.inside.__stack_pointer.value = 0; };",
    )
    .unwrap();
    fs::write(here.join("breaking_helper.js"), "import './without_stack.js'; import './helper.js';").unwrap();
}

#[test]
fn a_helper_that_breaks_down_is_said_and_the_game_goes_on() {
    visit_files(&Looks::default(), async |page, files| {
        watch(page).await;
        write_breaking_helper(files);
        page.go(&format!("{FOLDER}/play/")).await;
        begin(page, 10).await;
        page.run("window.instead = { 'helper.js': 'breaking_helper.js' }", vec![]).await;
        make_a_move(page).await;
        page.wait_for_text(".toast", "The game goes on").await;
        page.until_ply(2).await;
        // Both were ended, and one thread went on.
        let seen = page.run("return [window.workers, window.ended]", vec![]).await;
        assert_eq!(seen, json!([["thinker.js", "helper.js", "thinker.js"], 2]));
        make_a_move(page).await;
        page.until_ply(4).await;
    });
}
