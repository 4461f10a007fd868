//! Every page on every screen in every language: nothing sticks out, nothing is covered, no text is cut.

use serde_json::{Value, json};

use crate::{
    driver::Looks,
    page::{Page, visit},
};

/// Phones upright and on their side, tablets, desks.
const SCREENS: [(u32, u32); 9] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (740, 360),
    MAGNIFIED,
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (2560, 1440),
];

pub(crate) const LANGUAGES: [&str; 4] = ["en", "de", "es", "ja"];

/// Each side lacks one step of one piece.
const NEARLY_OVER: &str = "JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/k9/1lmnopqrst/abcdefghij r r 100";

/// What is wrong with the page as it is laid out, in sentences.
pub(crate) const FAULTS: &str = "
    const done = arguments[arguments.length - 1];
    const name = (e) => {
        const words = (e.getAttribute('aria-label') ?? e.innerText ?? '').trim().slice(0, 30);
        return `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''} “${words}”`;
    };
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.skip, .unseen, .hidden-defs');
    const look = () => {
        const faults = [];
        const root = document.documentElement;
        if (root.scrollWidth > root.clientWidth) {
            const out = [...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > root.clientWidth + 1);
            faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide: ${name(out.at(-1) ?? root)}`);
        }
        for (const e of document.querySelectorAll('button, a[href], input, select, summary, textarea')) {
            if (!seen(e)) continue;
            e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            const box = e.getClientRects()[0];
            if (!box || box.width < 1) continue;
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || y > innerHeight) faults.push(`${name(e)} is off the screen`);
            const top = document.elementFromPoint(x, y);
            if (top && !e.contains(top) && !top.contains(e)) faults.push(`${name(e)} is covered by ${name(top)}`);
            if (!top) faults.push(`${name(e)} cannot be reached`);
        }
        const texts = 'button, .button, label, legend, summary, h1, h2, h3, p, dt, dd, li, th, td, .who, .counts, .clock, .choice span, .door strong, .door span';
        for (const e of document.querySelectorAll(texts)) {
            if (!seen(e) || getComputedStyle(e).display.startsWith('inline ') || e.clientWidth === 0) continue;
            if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'auto') faults.push(`${name(e)} is cut`);
        }
        for (const board of document.querySelectorAll('main .board[role=grid]')) {
            if (!seen(board)) continue;
            board.scrollIntoView({ block: 'center', behavior: 'instant' });
            const box = board.getBoundingClientRect();
            if (box.height > innerHeight) faults.push(`the board is ${Math.round(box.height - innerHeight)} px too high`);
            for (const space of ['a1', 'j1', 'e5', 'a10', 'j10']) {
                const { x, y, width, height } = board.querySelector(`[data-space=${space}]`).getBoundingClientRect();
                const top = document.elementFromPoint(x + width / 2, y + height / 2);
                if (!board.contains(top)) faults.push(`${space} is covered by ${top ? name(top) : 'nothing'}`);
            }
        }
        scrollTo(0, 0);
        return faults;
    };
    requestAnimationFrame(() => requestAnimationFrame(() => done(look())));";

/// Addresses of all pages, games in every state among them.
pub(crate) fn pages(page: &Page) -> Vec<String> {
    let computer = json!({ "kind": "computer", "level": 1 });
    let seats = json!({ "red": { "kind": "person" }, "blue": computer });
    let alone = page.begin(&json!({ "seats": seats, "clock": { "seconds": 600, "increment": 5 } }));
    let play = |id: &str, ply: usize, m: &str| {
        page.ask("POST", &format!("/api/games/{id}/moves"), &json!({ "move": m, "ply": ply, "client": m }));
    };
    play(&alone, 0, "c1c3");
    let named = |name: &str| json!({ "kind": "person", "name": name });
    let people = json!({ "red": named("Maximiliane von Hohenlohe"), "blue": named("Anastasia") });
    let two = page.begin(&json!({ "seats": people }));
    for (ply, m) in ["c2d3", "b10d8", "b1e4", "c9e7"].into_iter().enumerate() {
        play(&two, ply, m);
    }
    let over = page.begin(&json!({ "seats": people, "setup": { "position": NEARLY_OVER } }));
    play(&over, 0, "j8j9");
    play(&over, 1, "a1a2");
    let wish = json!({ "games": 2, "seats": people });
    let matched = page.ask("POST", "/api/matches", &wish);
    let puzzle = &colorito_study::puzzles::all()[0].id;
    let mut all: Vec<String> =
        ["/", "/play", "/games", "/settings", "/learn", "/learn/ladder", "/puzzles", "/analyse"]
            .into_iter()
            .chain([
                "/boards",
                "/rules",
                "/history",
                "/account",
                "/players",
                "/lobby",
                "/join",
                "/nowhere",
                "/notices",
                "/notices/settings",
                "/mail/confirm",
                "/mail/stop/0",
                "/recover",
                "/watch",
                "/admin",
            ])
            .map(ToOwned::to_owned)
            .collect();
    all.push(format!("/game/{two}/review?time=20"));
    all.extend([alone, two, over].map(|id| format!("/game/{id}")));
    all.push(format!("/match/{}", matched["id"].as_str().unwrap()));
    all.push(format!("/puzzles/{puzzle}"));
    all
}

fn walk(screens: &[(u32, u32)], languages: &[&str]) {
    visit(&Looks::default(), async |page| {
        let pages = pages(page);
        let mut faults = Vec::new();
        for language in languages {
            page.go("/nowhere").await;
            let settings = json!({ "language": language }).to_string();
            page.run("localStorage.setItem('colorito-settings', arguments[0])", vec![json!(settings)]).await;
            for path in &pages {
                page.go(path).await;
                for (width, height) in screens {
                    page.resize(*width, *height).await;
                    let found = page.run_async(FAULTS, vec![]).await;
                    let Value::Array(found) = found else { panic!("{path}: {found}") };
                    faults.extend(
                        found.iter().map(|fault| format!("{path} {language} {width}×{height}: {fault}")),
                    );
                }
            }
        }
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    });
}

/// A window of 1280 × 860, magnified to 200 %.
const MAGNIFIED: (u32, u32) = (640, 430);

#[test]
fn nothing_sticks_out_or_is_covered_on_a_phone_upright_or_on_its_side_and_magnified() {
    walk(&[(320, 568), (740, 360), (768, 1024), MAGNIFIED], &["de", "es"]);
}

#[test]
#[ignore = "takes minutes"]
fn nothing_sticks_out_or_is_covered_on_any_screen_in_any_language() {
    walk(&SCREENS, &LANGUAGES);
}
