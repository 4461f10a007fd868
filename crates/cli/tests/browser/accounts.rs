//! An account made in the middle of a game, signed in to elsewhere, and revoked; people's pages.

use std::path::Path;

use colorito::{Game, Position, RepetitionRule, Rules, Side};
use colorito_play::{
    AccountName, Change, Command, ForSide, NewSeatedGame, PlayMove, PlayerId, Players, Role, SeatedGame,
    Seats, SideName, TimeControl,
};
use colorito_store::{Commit, People as _, Sqlite, Store as _};
use serde_json::{Value, json};

use crate::{
    accessibility::{audit, axe},
    driver::Looks,
    games::against_level_1,
    layout::FAULTS,
    page::{Page, visit_public},
};

const PASSWORD: &str = "correct horse battery";

async fn fill(page: &Page, form: &str, values: &[(&str, &str)]) {
    for (name, value) in values {
        page.fill(&format!("#{form} input[name={name}]"), value).await;
    }
    page.click(&format!("#{form} button.main")).await;
}

/// Makes an account on its page.
pub(crate) async fn make_account(page: &Page, name: &str) {
    fill(page, "make-account", &[("name", name), ("password", PASSWORD)]).await;
    page.wait_for("#sessions [data-session]").await;
}

/// Begins a game with the page's cookie and gives the address of its page.
async fn begin(page: &Page, wish: &Value) -> String {
    let script = "const [wish, done] = arguments; fetch('/api/games', { method: 'POST', body: JSON.stringify(wish), \
                  headers: { 'content-type': 'application/json' } }).then((answer) => answer.json()).then(done)";
    let game = page.run_async(script, vec![wish.clone()]).await;
    format!("/game/{}", game["id"].as_str().expect("a game"))
}

/// Asks the server as the page does, with its cookie.
async fn fetch(page: &Page, path: &str) -> Value {
    let script = "const done = arguments[1]; fetch(arguments[0]).then((answer) => answer.json()).then(done)";
    page.run_async(script, vec![json!(path)]).await
}

#[test]
fn an_account_is_made_in_mid_game_signed_in_to_elsewhere_and_revoked() {
    visit_public(&Looks::default(), async |page| {
        page.go("/account").await;
        let game = begin(page, &against_level_1("standard")).await;
        page.go(&game).await;
        page.click_space("c1").await;
        page.click_space("c3").await;
        page.until_ply(2).await;
        page.go("/games").await;
        page.click("#account").await;
        page.wait_for("#make-account").await;
        fill(page, "make-account", &[("name", "admin"), ("password", PASSWORD)]).await;
        page.wait_for_text("#make-account [role=alert]", "Nobody can have this name").await;
        make_account(page, "Olga").await;
        // The game goes on where it was.
        page.go(&game).await;
        page.until_ply(2).await;
        page.click_space("c2").await;
        page.click_space("d3").await;
        page.until_ply(4).await;

        // Elsewhere a guest has begun a game too, and takes it along.
        let elsewhere = page.another(&Looks::default()).await;
        elsewhere.go("/account").await;
        begin(&elsewhere, &json!({})).await;
        elsewhere.go("/account").await;
        elsewhere.wait_for("#sign-in input[name=take]").await;
        fill(&elsewhere, "sign-in", &[("name", "Olga"), ("password", "wrong horse battery")]).await;
        elsewhere.wait_for_text("#sign-in [role=alert]", "is wrong").await;
        fill(&elsewhere, "sign-in", &[("password", PASSWORD)]).await;
        elsewhere.wait_for("#sessions [data-session]").await;
        assert_eq!(fetch(&elsewhere, "/api/games").await["games"].as_array().map(Vec::len), Some(2));
        elsewhere.go(&game).await;
        elsewhere.until_ply(4).await;

        // Revoked, it only watches, at once.
        page.go("/account").await;
        page.until("document.querySelectorAll('#sessions [data-session]').length === 2").await;
        page.click("#sessions button").await;
        page.until("document.querySelectorAll('#sessions [data-session]').length === 1").await;
        assert_eq!(fetch(&elsewhere, "/api/account").await["kind"], "stranger");
        elsewhere.until("!document.querySelector('[data-action=resign]:not([hidden], [disabled])')").await;
        elsewhere.leave().await;

        // A program of hers: its token is shown once, and its name is marked.
        fill(page, "make-program", &[("name", "Robo")]).await;
        page.wait_for("#token").await;
        page.wait_for_text("#programs", "Robo (program)").await;
        page.click("#programs [data-revoke]").await;
        page.wait_for_text("#programs", "has no token").await;
        page.until("!document.getElementById('token')").await;

        // People's pages.
        page.go("/player/Robo").await;
        page.wait_for_text("h1", "Robo (program)").await;
        page.wait_for_text("#view", "Program of Olga").await;
        page.go("/account").await;
        page.click("a[href='/player/Olga']").await;
        page.wait_for_text("h1", "Olga").await;
        page.go("/players").await;
        page.wait_for_text("#view", "level 10").await;
    });
}

/// Games of an account with a guest that count, won and lost in turn.
pub(crate) async fn play_rated_games(data: &Path, name: &str) {
    let store = Sqlite::open(data).await.unwrap();
    let account = store.account_named(&AccountName::fold(name)).await.unwrap().expect("an account");
    let guest = store.create_guest("nobody's hash", store.now()).await.unwrap();
    for (number, clock) in
        [TimeControl::live(600, 0), TimeControl::Days(3)].into_iter().cycle().take(8).enumerate()
    {
        let mut game = begin_rated(&store, [account.player, guest], clock).await;
        for _ in 0..2 {
            let m = game.game.position().legal_moves()[0].to_string();
            let play = PlayMove { client: m.clone(), played: m, ply: game.ply() };
            game = follow(&store, game, Command::Move(play)).await;
        }
        let side = if number % 3 == 0 { SideName::Red } else { SideName::Blue };
        follow(&store, game, Command::Resign(ForSide { side, ply: 2 })).await;
    }
}

async fn begin_rated(store: &Sqlite, [red, blue]: [PlayerId; 2], clock: TimeControl) -> SeatedGame {
    let new = NewSeatedGame {
        seats: Seats::default(),
        players: Players { owner: Some(red), red: Some(red), blue: Some(blue) },
        game: Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw),
        clock: Some(clock),
        rated: true,
        place: None,
        record: None,
    };
    store.create(vec![new], store.now()).await.unwrap().remove(0)
}

async fn follow(store: &Sqlite, before: SeatedGame, command: Command) -> SeatedGame {
    let now = store.now();
    let Ok(Change::Game(after)) = before.follow(Role::Both, &command, now) else { panic!("{command:?}") };
    store.commit(Commit { before, after: *after, receipt: None, touches: true, now }).await.unwrap()
}

/// What sticks out or is covered on some screens.
async fn look_around(page: &Page, place: &str) {
    for (width, height) in [(320, 568), (740, 360), (1280, 860)] {
        page.resize(width, height).await;
        assert_eq!(page.run_async(FAULTS, vec![]).await, json!([]), "{place}, {width} × {height}");
    }
}

#[test]
fn peoples_pages_show_ratings_results_and_games() {
    for dark in [false, true] {
        visit_public(&Looks { dark, ..Looks::default() }, async |page| {
            page.go("/account").await;
            look_around(page, "signing in").await;
            if let Some(axe) = axe() {
                audit(page, axe, "signing in").await;
            }
            make_account(page, "Maximiliane-von-Horn").await;
            play_rated_games(page.data(), "Maximiliane-von-Horn").await;
            for path in ["/account", "/player/maximiliane-von-horn", "/players"] {
                page.go(path).await;
                if path.starts_with("/player/") {
                    page.until("document.querySelectorAll('#persons-games li').length === 8").await;
                    page.wait_for(".rating-graph .curve.live").await;
                    page.click("details summary").await;
                    page.until("document.querySelectorAll('#rating-table tbody tr').length === 8").await;
                    let told =
                        page.run("return document.querySelector('.rating-graph').ariaLabel", vec![]).await;
                    assert!(told.as_str().unwrap().contains("after 4 games"), "{told}");
                }
                look_around(page, path).await;
                if let Some(axe) = axe() {
                    audit(page, axe, &format!("{path}, dark: {dark}")).await;
                }
            }
            page.go("/player/maximiliane-von-horn").await;
            let lost = "const choice = document.querySelector('select[name=result]'); choice.value = 'lost'; \
                        choice.dispatchEvent(new Event('change'))";
            page.wait_for("select[name=result]").await;
            page.run(lost, vec![]).await;
            page.until("document.querySelectorAll('#persons-games li').length === 3").await;
        });
    }
}
