//! Without a network: what was kept at the first visit, and a folder of files that has no server at all.

use std::{fs, path::Path, process::Command};

use serde_json::{Value, json};

use crate::{
    accessibility::{audit, axe},
    driver::Looks,
    files::{FOLDER, Files},
    layout::LANGUAGES,
    page::{Page, visit, visit_files},
};

/// True once a service worker keeps the whole application.
const KEPT: &str = "(await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'";

/// Waits until the application is kept for the next visit.
pub(crate) async fn until_kept(page: &Page) {
    let script = format!(
        "const done = arguments[0]; const look = async () => ({KEPT}) ? done(true) : setTimeout(look, 30); look();"
    );
    assert_eq!(page.run_async(&script, vec![]).await, Value::Bool(true));
}

/// Makes the first move that is offered, whatever it is.
pub(crate) async fn make_a_move(page: &Page) {
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
        page.wait_for_text(".door[href$='/play']", "for two at this device").await;
        page.click(".door[href$='/play']").await;
        page.wait_for("form #level").await;
        // Nothing is offered that needs a server.
        page.until("document.querySelectorAll('[name=opponent]').length === 2 && !document.querySelector('#view [href$=lobby], [name=games]')").await;
        page.click("form button.main").await;
        make_a_move(page).await;
        page.until_ply(2).await;
        let icons = "return [...document.querySelectorAll('link[rel~=icon], link[rel=manifest]')].map((link) => new URL(link.href).pathname)";
        let wanted = json!([format!("{FOLDER}/icon.svg"), format!("{FOLDER}/manifest.webmanifest")]);
        assert_eq!(page.run(icons, vec![]).await, wanted, "from wherever one is");
        page.click(".brand").await;
        page.wait_for_text(".door", "Continue").await;
        assert_eq!(page.path().await, format!("{FOLDER}/"));
        page.click(".door[href*='/game/']").await;
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
        page.until("JSON.parse(localStorage.getItem('colorito-settings')).insisted").await;
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
        let kept = format!("colorito {FOLDER}/ 0123456789abcdef");
        assert_eq!(page.run_async(script, vec![]).await, json!(kept));
    });
}

#[test]
fn what_takes_long_to_load_says_so_and_a_file_says_what_it_needs() {
    visit_files(&Looks::default(), async |page, files| {
        files.hold_module(true);
        page.leave_for(&format!("http://{}{FOLDER}/rules/", files.address)).await;
        page.wait_for_text("#folder", "is being loaded").await;
        files.hold_module(false);
        page.wait_for_text("h1", "rules").await;
        page.until("!document.getElementById('folder')").await;
        page.leave_for(&format!("file://{}", files.site().join("index.html").display())).await;
        page.wait_for_text(".not-hosted[lang=es]", "python3 -m http.server").await;
        page.until("document.querySelectorAll('.not-hosted').length === 4").await;
    });
}

#[test]
fn two_folders_of_one_host_keep_to_themselves() {
    visit_files(&Looks::default(), async |page, files| {
        let other = files.site().parent().unwrap().join("other");
        let copied = Command::new("cp").arg("-r").args([files.site(), other.clone()]).status().unwrap();
        assert!(copied.success());
        let service = other.join("service.js");
        let text = fs::read_to_string(&service).unwrap();
        let version = text.split('\'').nth(1).unwrap();
        fs::write(&service, text.replacen(version, "0123456789abcdef", 1)).unwrap();
        for folder in [FOLDER, "/shelf/other"] {
            page.go(&format!("{folder}/rules/")).await;
            page.wait_for_text("h1", "rules").await;
        }
        files.go_away();
        for folder in [FOLDER, "/shelf/other"] {
            page.go(&format!("{folder}/puzzles")).await;
            page.wait_for("a[href*='/puzzles/']").await;
        }
    });
}

#[test]
fn a_folder_of_files_speaks_four_languages_on_a_phone() {
    for language in LANGUAGES {
        let looks = Looks { width: 390, height: 844, phone: true, language, ..Looks::default() };
        visit_files(&looks, async |page, files| {
            page.go(&format!("{FOLDER}/play/")).await;
            files.go_away();
            page.until(&format!("document.documentElement.lang === '{language}'")).await;
            page.tap("form button.main").await;
            page.wait_for(".space.movable").await;
            page.tap("[data-space=c1]").await;
            page.wait_for(".goal").await;
            page.tap("[data-space=c3]").await;
            page.until_ply(2).await;
            let excess = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
            assert_eq!(page.run(excess, vec![]).await, json!(0), "{language}");
        });
    }
}

/// Has the next worker of the page break down: it is the real one with the real module, of which more room is asked than there can be, which panics.
async fn break_the_next_worker(page: &Page, files: &Files) {
    let here = files.site().join("app/here");
    fs::write(
        here.join("asking_too_much.js"),
        "import { Module } from './module.js'; const call = Module.prototype.call;
        Module.prototype.call = function (...task) {
            const { inside } = this; this.inside = { ...inside, room: () => inside.room(0xffffffff) };
            return call.apply(this, task); };",
    )
    .unwrap();
    fs::write(here.join("breaking.js"), "import './asking_too_much.js'; import './thinker.js';").unwrap();
    let script = "const Real = Worker; window.workers = []; window.ended = 0;
        window.Worker = class extends Real {
            constructor(url, options) {
                super(window.workers.length ? url : new URL('breaking.js', url), options);
                window.workers.push(this);
            }
            terminate() { window.ended += 1; super.terminate(); }
        };";
    page.run(script, vec![]).await;
}

#[test]
fn a_review_that_breaks_down_goes_on() {
    visit_files(&Looks::default(), async |page, files| {
        page.go(&format!("{FOLDER}/play/")).await;
        page.click("form button.main").await;
        make_a_move(page).await;
        page.until_ply(2).await;
        let review = format!("{}/review?time=20", page.path().await);
        page.click(".doors a[href$='/rules']").await;
        page.wait_for_text("h1", "rules").await;
        break_the_next_worker(page, files).await;
        let there = "history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'))";
        page.run(there, vec![json!(review)]).await;
        page.wait_for_text(".toast", "The review goes on").await;
        page.wait_for_text("#review-state", "have been reviewed").await;
        assert_eq!(page.run("return window.workers.length", vec![]).await, json!(2));
    });
}

#[test]
fn a_thought_that_breaks_down_is_said_and_the_game_goes_on() {
    visit_files(&Looks::default(), async |page, files| {
        page.go(&format!("{FOLDER}/play/")).await;
        page.click("form button.main").await;
        page.wait_for(".space.movable").await;
        break_the_next_worker(page, files).await;
        make_a_move(page).await;
        page.wait_for_text(".toast", "The game goes on").await;
        page.until_ply(2).await;
        assert_eq!(page.run("return [window.workers.length, window.ended]", vec![]).await, json!([2, 1]));
        make_a_move(page).await;
        page.until_ply(4).await;
    });
}

/// A page of somebody else, with the package beside it.
const GUEST: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Guest</title>\
     <script type=module src=package/element.js></script>\
     <main id=view><h1>Guest</h1><div class=view><colorito-board></colorito-board></div></main></html>";

#[test]
fn others_put_a_board_on_their_page_with_two_lines() {
    visit_files(&Looks::default(), async |page, files| {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
        let package = files.site().join("guest/package");
        fs::create_dir_all(package.join("inside")).unwrap();
        for (from, to) in [
            ("package/index.js", "index.js"),
            ("package/element.js", "element.js"),
            ("package/words.js", "words.js"),
            ("app/here/module.js", "inside/module.js"),
            ("module/colorito.wasm", "inside/colorito.wasm"),
        ] {
            fs::copy(web.join(from), package.join(to)).unwrap();
        }
        fs::write(files.site().join("guest/index.html"), GUEST).unwrap();
        page.go(&format!("{FOLDER}/guest/")).await;
        page.until("document.querySelector('colorito-board').game").await;
        let press = "const spaces = document.querySelector('colorito-board').shadowRoot;
            for (const space of arguments) spaces.querySelector(`[data-space=${space}]`).click();
            return [document.querySelector('colorito-board').getAttribute('moves'), spaces.querySelectorAll('svg').length]";
        let moved = page.run(press, vec![json!("a1"), json!("c3")]).await;
        assert_eq!(moved, json!(["a1c3", 1]));
        // Arrows and Enter do the same for Blue.
        let focus =
            "document.querySelector('colorito-board').shadowRoot.querySelector('[data-space=h10]').focus()";
        page.run(focus, vec![]).await;
        page.press(&['\u{e007}', '\u{e015}', '\u{e015}', '\u{e007}']).await;
        page.until("document.querySelector('colorito-board').getAttribute('moves') === 'a1c3,h10h8'").await;
        let complaint = "let said; const board = document.querySelector('colorito-board');
            board.addEventListener('error', ({ detail }) => (said = detail.code)); board.setAttribute('moves', 'a1a9'); return said";
        assert_eq!(page.run(complaint, vec![]).await, json!("move"));
        // Spaces are named in the language of the page.
        let spoken = "const board = document.querySelector('colorito-board'); board.removeAttribute('moves');
            return [...arguments].map((lang) => { board.lang = lang; const { shadowRoot } = board;
                return [shadowRoot.querySelector('[role=group]'), shadowRoot.querySelector('[data-space=c1]')]
                    .map((part) => part.getAttribute('aria-label')).join(' | '); })";
        let names = page.run(spoken, LANGUAGES.map(|tag| json!(tag)).to_vec()).await;
        let wanted = [
            "Colorito board, Red to move | c1, red 3, white space",
            "Colorito-Spielplan, Rot ist am Zug | c1, Rot 3, weißes Feld",
            "Tablero de Colorito, Le toca a Rojo | c1, la roja 3, casilla blanca",
            "コロリートのボード、赤の手番 | c1、赤3、白いマス",
        ];
        assert_eq!(names, json!(wanted));
        if let Some(axe) = axe() {
            audit(page, axe, "a board on another page").await;
        }
    });
}
