//! The page of a game: what was once wrong on it, and what players like about it.

use serde_json::{Value, json};

use crate::{
    driver::Looks,
    games::{against_level_1, text},
    page::{Page, visit},
};

/// Each side lacks one step of one piece.
const BOTH_LACK_A_STEP: &str = "JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/k9/1lmnopqrst/abcdefghij r r 100";

/// News from the server reach the page only when the test lets them.
const HELD_BACK: &str = "
    const Plain = WebSocket;
    window.held = [];
    window.WebSocket = class extends Plain {
        addEventListener(type, listener) {
            const hold = (event) => (window.held ? held.push(() => listener(event)) : listener(event));
            super.addEventListener(type, type === 'message' ? hold : listener);
        }
    };";

/// Lets all news through from now on.
const LET_GO: &str = "const news = held; held = null; news.forEach((tell) => tell())";

fn play(page: &Page, id: &str, moves: &[&str]) {
    for (ply, m) in moves.iter().enumerate() {
        let body = json!({ "move": m, "ply": ply, "client": format!("{ply}{m}") });
        page.ask("POST", &format!("/api/games/{id}/moves"), &body);
    }
}

#[test]
fn a_first_move_made_before_the_connection_stands_is_played() {
    visit(&Looks::default(), async |page| {
        page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HELD_BACK })).await;
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.click_space("c1").await;
        page.click_space("c3").await;
        page.run(LET_GO, vec![]).await;
        page.until_game(&id, |game| game["ply"] == 1).await;
        page.until_ply(1).await;
    });
}

#[test]
fn what_is_not_possible_says_why() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.click_space("c1").await;
        page.click_space("e5").await;
        page.wait_for("#status .miss").await;
        page.click_space("c2").await;
        page.until("!document.querySelector('#status .miss')").await;
        page.drag("[data-space=c1]", "[data-space=f6]").await;
        page.wait_for("#status .miss").await;
        assert_eq!(page.game(&id)["ply"], 0);
    });
}

#[test]
fn an_ending_is_told_whole_and_without_contradiction() {
    visit(&Looks::default(), async |page| {
        let clock = json!({ "seconds": 5, "increment": 0 });
        let timed = page.begin(&json!({ "clock": clock }));
        play(page, &timed, &["c1c3", "h10h8"]);
        let named = |name: &str| json!({ "kind": "person", "name": name });
        let seats = json!({ "red": named("Maximiliane von Hohenlohe"), "blue": named("Anastasia") });
        let id = page.begin(&json!({ "setup": { "position": BOTH_LACK_A_STEP }, "seats": seats }));
        play(page, &id, &["j8j9", "a1a2"]);
        for (width, height) in [(1280, 720), (390, 844), (360, 740), (740, 360)] {
            page.resize(width, height).await;
            page.go(&format!("/game/{id}")).await;
            page.wait_for_text("#status .score", "still needed").await;
            let counts = page
                .run("return [...document.querySelectorAll('.counts')].map((e) => e.innerText)", vec![])
                .await;
            assert_eq!(counts, json!(["18 of 20 home", "20 of 20 home"]), "{width}×{height}");
            let hidden = page
                .run("const { top, bottom } = document.getElementById('watch').getBoundingClientRect();
                    const bar = document.querySelector('.game-actions');
                    const end = getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().top : innerHeight;
                    return top < 0 || bottom > end", vec![])
                .await;
            assert_eq!(hidden, false, "the end is below the fold at {width}×{height}");
        }
        page.resize(1280, 720).await;
        page.click("#watch").await;
        // The first move is told for half a second, which a busy machine may miss; the last stays.
        page.wait_for_text("#status", "move 2 of 2").await;
        page.click("#watch-stop").await;
        page.wait_for("#status .result").await;
        let over = page.until_game(&timed, |game| !game["outcome"].is_null()).await;
        assert_eq!((&over["outcome"]["reason"], &over["clock"]["red"]), (&json!("time"), &json!(0)));
        page.go(&format!("/game/{timed}")).await;
        page.wait_for_text(".plate[data-side=red] .clock", "0:00").await;
    });
}

#[test]
fn nobody_is_told_to_move_while_a_piece_travels_and_a_click_ends_its_way() {
    visit(&Looks { still: false, ..Looks::default() }, async |page| {
        let id = page.begin(&against_level_1("standard"));
        page.go(&format!("/game/{id}")).await;
        page.run(
            "window.lies = 0; window.travelled = 0; window.hurried = null;
             const hurry = () => {
                 const own = document.querySelector('[data-space=c2]');
                 own.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1 }));
                 own.dispatchEvent(new MouseEvent('click', { bubbles: true }));
                 setTimeout(() => {
                     const still = document.getAnimations().every(({ effect }) => !effect.target?.matches('.piece.blue'));
                     window.hurried = [still, own.getAttribute('aria-selected')];
                 });
             };
             const look = () => {
                 const travels = document.getAnimations().some(({ effect }) => effect.target?.matches('.piece.blue'));
                 if (travels && !travelled) hurry();
                 if (travels) travelled += 1;
                 if (travels && document.getElementById('status').innerText.includes('Your move')) lies += 1;
                 requestAnimationFrame(look);
             };
             look();",
            vec![],
        )
        .await;
        for ply in [0, 2, 4] {
            page.until("document.getElementById('status').innerText.includes('Your move')").await;
            let game = page.until_game(&id, |game| game["ply"] == ply).await;
            let m = game["legal"].as_array().unwrap().iter().find(|m| m["from"] != "c2").unwrap();
            page.click_space(text(&m["from"])).await;
            page.click_space(text(&m["to"])).await;
            page.until_ply(ply + 2).await;
        }
        let seen = page.run("return [lies, travelled > 0, hurried]", vec![]).await;
        assert_eq!(seen, json!([0, true, [true, "true"]]));
    });
}

#[test]
fn forced_colours_show_whose_turn_it_is_and_who_leads() {
    visit(&Looks::default(), async |page| {
        let features = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
        page.command("Emulation.setEmulatedMedia", features).await;
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        let widths = page
            .run(
                "return ['red', 'blue'].map((side) =>
                getComputedStyle(document.querySelector(`.plate[data-side=${side}]`)).borderLeftWidth)",
                vec![],
            )
            .await;
        assert_eq!(widths, json!(["5px", "1px"]));
        page.go("/settings").await;
        page.wait_for("form [name=theme]").await;
        page.go("/analyse").await;
        page.wait_for(".bar-red").await;
        let grounds = page
            .run(
                "return ['.bar', '.bar-red'].map((part) =>
                getComputedStyle(document.querySelector(part)).backgroundColor)",
                vec![],
            )
            .await;
        let Value::Array(grounds) = grounds else { panic!("{grounds}") };
        assert_ne!(grounds[0], grounds[1]);
    });
}

#[test]
fn thinking_times_are_shown_and_names_of_records_are_said_in_the_readers_language() {
    visit(&Looks { language: "de", ..Looks::default() }, async |page| {
        let timed = page.begin(&json!({ "clock": { "seconds": 600, "increment": 5 } }));
        play(page, &timed, &["c2d3", "b10d8", "b1e4"]);
        page.go(&format!("/game/{timed}")).await;
        page.until_ply(3).await;
        let script = "return [...document.querySelectorAll('.moves [data-ply]')].map((entry) =>
            /^\\d+:\\d\\d$/.test(entry.querySelector('.time')?.textContent ?? ''))";
        let shown = page.run(script, vec![]).await;
        assert_eq!(shown, json!([false, false, true]), "only what the clock took down");
        let record = "[Red \"Anna\"]\n[Blue \"Colorito, level 3\"]\n\n1. c1c3 *\n";
        let imported = page.ask("POST", "/api/games/import", &json!({ "record": record }));
        page.go(&format!("/game/{}", text(&imported["games"][0]["id"]))).await;
        page.wait_for_text(".plate[data-side=blue] .who", "Colorito (Stufe 3)").await;
        page.go("/games").await;
        page.wait_for_text("#view", "Anna – Colorito (Stufe 3)").await;
    });
}

#[test]
fn the_last_move_stays_in_sight_when_its_list_gets_less_room() {
    visit(&Looks::default(), async |page| {
        page.resize(1280, 1400).await;
        let record = "1. c1c3 h10h8 2. c3c1 h8h10 3. g1g3 d10d8 4. g3g1 *";
        let imported = page.ask("POST", "/api/games/import", &json!({ "record": record }));
        page.go(&format!("/game/{}", text(&imported["games"][0]["id"]))).await;
        let in_sight = "(() => { const box = document.getElementById('moves').getBoundingClientRect();
            const last = document.querySelector('#moves [aria-current]')?.getBoundingClientRect();
            return last && last.top >= box.top - 1 && last.bottom <= box.bottom + 1; })()";
        page.until("document.querySelectorAll('#moves [data-ply]').length === 7").await;
        page.until(in_sight).await;
        page.resize(1280, 520).await;
        page.until(in_sight).await;
    });
}

const LEFT: char = '\u{e012}';
const ESCAPE: char = '\u{e00c}';

#[test]
fn moves_are_seen_again_and_keys_do_what_their_box_says() {
    visit(&Looks { still: false, ..Looks::default() }, async |page| {
        let id = page.begin(&json!({}));
        play(page, &id, &["c2d3", "b10d8", "b1e4"]);
        page.go(&format!("/game/{id}")).await;
        page.wait_for(".way.last").await;
        page.run(
            "window.travelled = new Set();
             const look = () => {
                 for (const { effect } of document.getAnimations()) {
                     if (effect.target?.matches('.piece')) travelled.add(effect.target.dataset.piece);
                 }
                 requestAnimationFrame(look);
             };
             look();",
            vec![],
        )
        .await;
        let travels = async |piece: &str| {
            page.until(&format!("travelled.has('{piece}')")).await;
            page.until("document.getAnimations().every(({ effect }) => !effect.target?.matches('.piece'))")
                .await;
            page.run("travelled.clear()", vec![]).await;
        };
        // A click on the piece, its entry in the list, and a key show the last move again.
        page.click_space("e4").await;
        page.click_space("a5").await;
        page.click(".moves [data-ply='3']").await;
        travels("B").await;
        page.press(&['r']).await;
        travels("B").await;
        page.press(&[LEFT]).await;
        travels("B").await;
        page.wait_for("[data-piece=B][data-at=b1]").await;
        page.press(&[',']).await;
        travels("i").await;
        page.press(&['.', '.']).await;
        page.wait_for("[data-piece=B][data-at=e4]").await;
        page.press(&['f']).await;
        page.wait_for(".plate.far[data-side=red]").await;
        page.press(&['h']).await;
        page.wait_for(".way.hint").await;
        page.press(&['z']).await;
        page.until("!document.querySelector('.top').checkVisibility()").await;
        page.click(".zen-out").await;
        page.until("document.querySelector('.top').checkVisibility()").await;
        page.press(&['?']).await;
        page.wait_for("dialog#keys[open] kbd").await;
        page.click("dialog#keys [name=keys]").await;
        page.press(&[ESCAPE]).await;
        page.until("!document.querySelector('dialog')").await;
        page.press(&['n', 'u']).await;
        page.until_game(&id, |game| game["ply"] == 3).await;
        assert_eq!(page.path().await, format!("/game/{id}"), "letters are switched off");
    });
}

#[test]
fn a_move_is_chosen_ahead_and_given_up() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&against_level_1("standard"));
        page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HELD_BACK })).await;
        page.go(&format!("/game/{id}")).await;
        page.run(LET_GO, vec![]).await;
        page.until_game(&id, |game| game["ply"] == 0).await;
        page.run("window.held = []", vec![]).await;
        page.click_space("c1").await;
        page.click_space("c3").await;
        page.until("!document.querySelector('.space.destination')").await;
        page.click_space("d1").await;
        page.click_space("e4").await;
        page.wait_for(".drawn.plan").await;
        page.press(&[ESCAPE]).await;
        page.until("!document.querySelector('.drawn.plan')").await;
        page.click_space("d1").await;
        page.click_space("e4").await;
        page.click("#unplan").await;
        page.until("!document.querySelector('.drawn.plan')").await;
        page.click_space("g1").await;
        page.click_space("g3").await;
        page.wait_for(".drawn.plan").await;
        page.run(LET_GO, vec![]).await;
        let game = page.until_game(&id, |game| game["ply"].as_u64() > Some(2)).await;
        assert_eq!(game["history"][2]["move"], "g1g3");
    });
}

#[test]
fn people_draw_arrows_and_circles_and_the_board_turns_for_two() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.sketch("[data-space=c1]", "[data-space=e5]").await;
        page.sketch("[data-space=d6]", "[data-space=d6]").await;
        page.until("document.querySelectorAll('.drawn.own').length === 2").await;
        page.sketch("[data-space=d6]", "[data-space=d6]").await;
        page.until("document.querySelectorAll('.drawn.own').length === 1").await;
        page.click_space("a5").await;
        page.until("!document.querySelector('.drawn.own')").await;
        page.click(".more-box summary").await;
        page.click(".more [name=turning]").await;
        page.click_space("c1").await;
        page.click_space("c3").await;
        page.wait_for(".plate.far[data-side=red]").await;
        page.click_space("h10").await;
        page.click_space("h8").await;
        page.wait_for(".plate.far[data-side=blue]").await;
    });
}
