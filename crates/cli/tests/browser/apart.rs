//! People somewhere else: each has a browser of their own.

use crate::{
    accessibility::{audit, axe},
    page::{Page, visit_together},
};

/// Who invites, who is invited, and who watches.
const ADA: usize = 0;
const BO: usize = 1;
const WATCHER: usize = 2;

/// Makes a link with two clicks and gives it.
pub(crate) async fn link(page: &mut Page) -> String {
    page.go("/play").await;
    page.click("[name=opponent][value=friend]").await;
    page.click("#begin").await;
    page.wait_for("#link").await;
    page.wait_for(".qr svg path").await;
    let link = page.run("return document.getElementById('link').value", vec![]).await;
    link.as_str().unwrap().to_owned()
}

/// Follows a link of this server.
pub(crate) async fn follow(page: &Page, link: &str) {
    let (_, path) = link.split_once("/join").unwrap();
    page.go(&format!("/join{path}")).await;
}

#[test]
fn a_move_is_taken_back_by_agreement() {
    visit_together(2, async |page| {
        let link = link(page).await;
        page.be(BO);
        follow(page, &link).await;
        page.click("#sit-down").await;
        page.wait_for(".board").await;
        page.be(ADA);
        page.wait_for_text("#status", "Your move").await;
        play(page, "c1", "c3").await;
        page.until_ply(1).await;
        page.click("[data-action=take-back]").await;
        page.wait_for_text("#status", "You have asked").await;
        page.be(BO);
        page.wait_for_text("#status", "asks to take the last move back").await;
        page.click("#status button.main").await;
        for person in [BO, ADA] {
            page.be(person);
            page.until("document.querySelectorAll('.moves [data-ply]').length === 0").await;
        }
        page.wait_for_text("#status", "Your move").await;
    });
}

#[test]
fn a_game_is_shown_elsewhere_by_a_picture() {
    visit_together(2, async |page| {
        let link = link(page).await;
        page.be(BO);
        follow(page, &link).await;
        page.click("#sit-down").await;
        page.wait_for(".board").await;
        page.run("navigator.clipboard.writeText = async (text) => { window.code = text; };", vec![]).await;
        page.run("document.querySelector('.more-box').open = true", vec![]).await;
        page.click("[data-action=embed]").await;
        page.wait_for_text(".toast", "The code is on the clipboard").await;
        // What the code shows is there, and leads to the game.
        page.run(
            "window.shown = new DOMParser().parseFromString(code, 'text/html');
             document.body.append(document.importNode(shown.querySelector('img'), true));",
            vec![],
        )
        .await;
        page.until("document.body.lastElementChild.naturalWidth > 0").await;
        page.until("new URL(shown.querySelector('a').href).pathname === location.pathname").await;
    });
}

async fn play(page: &Page, from: &str, to: &str) {
    page.click_space(from).await;
    page.click_space(to).await;
}

#[test]
fn two_play_by_link_and_a_third_watches() {
    visit_together(3, async |page| {
        let link = link(page).await;
        page.be(BO);
        follow(page, &link).await;
        page.fill("[name=name]", "Bo").await;
        page.click("#sit-down").await;
        page.wait_for(".board").await;
        let path = page.path().await;
        assert!(path.starts_with("/game/"), "{path}");
        page.wait_for_text("#status", "to move").await;
        // Who has invited is at the game without having touched anything.
        page.be(ADA);
        page.until(&format!("location.pathname === '{path}'")).await;
        page.wait_for_text("#status", "Your move").await;
        page.wait_for_text(".plate[data-side=blue] .who", "Bo").await;
        // Whoever else has the link is told what became of it, and may watch.
        page.be(WATCHER);
        follow(page, &link).await;
        page.wait_for_text("#status", "already opened this link").await;
        page.click(".actions a.main").await;
        page.until(&format!("location.pathname === '{path}'")).await;
        page.wait_for(".board").await;
        page.until("document.querySelectorAll('.plate .presence[data-here=true]').length === 2").await;
        page.be(ADA);
        page.wait_for(".plate[data-side=blue] .presence[data-here=true]").await;
        page.wait_for_text(".watchers", "One person is watching").await;
        page.until("!document.querySelector('.plate[data-side=red] .presence')").await;
        play(page, "c1", "c3").await;
        for person in [BO, WATCHER] {
            page.be(person);
            page.until_ply(1).await;
        }
        // Who watches moves nothing, and has nothing to press.
        page.click_space("h10").await;
        page.click_space("h8").await;
        page.until("[...document.querySelectorAll('.game-actions [data-action]')].map((one) => one.dataset.action).join() === 'turn'")
            .await;
        page.be(BO);
        page.wait_for_text("#status", "Your move").await;
        play(page, "h10", "h8").await;
        for person in [ADA, WATCHER] {
            page.be(person);
            page.until_ply(2).await;
        }
        page.be(BO);
        page.click("[data-action=draw]").await;
        page.wait_for_text("#status", "You have offered").await;
        page.be(ADA);
        page.click("#status button.main").await;
        for person in [ADA, BO, WATCHER] {
            page.be(person);
            page.wait_for_text("#status .result", "agreement").await;
        }
        page.until(
            "!document.querySelector('[data-action=again], [data-action=take-back], [data-action=review]')",
        )
        .await;
        // Who offers a rematch and goes finds it accepted.
        page.be(ADA);
        page.click("[data-action=rematch]").await;
        page.wait_for_text("#status", "You have offered a rematch").await;
        page.go("/rules").await;
        page.be(BO);
        page.wait_for_text(".plate[data-side=red] .presence[data-here=false]", "away").await;
        page.wait_for_text("#spoken", "has left").await;
        page.click("#accept-rematch").await;
        page.until(&format!("location.pathname !== '{path}'")).await;
        page.wait_for_text("#status", "Your move").await;
        let next = page.path().await;
        page.be(WATCHER);
        page.click("[data-action=next]").await;
        page.until(&format!("location.pathname === '{next}'")).await;
        page.be(ADA);
        page.go(&path).await;
        page.click("[data-action=next]").await;
        page.until(&format!("location.pathname === '{next}'")).await;
    });
}

#[test]
fn two_meet_in_the_lobby_and_a_third_watches() {
    visit_together(3, async |page| {
        page.be(WATCHER);
        page.go("/watch").await;
        page.wait_for("#nothing-played:not([hidden])").await;
        page.be(BO);
        page.go("/lobby").await;
        page.wait_for("#nobody:not([hidden])").await;
        page.be(ADA);
        page.go("/lobby").await;
        page.click("[data-seek='300']").await;
        page.wait_for("[data-withdraw]").await;
        page.be(BO);
        page.click("[data-accept]").await;
        page.wait_for(".board").await;
        let path = page.path().await;
        page.be(ADA);
        page.until(&format!("location.pathname === '{path}'")).await;
        page.wait_for(".board").await;
        // Chance has decided who begins, and with which side.
        page.wait_for("#status p").await;
        let turn = page.run("return document.querySelector('.plate.turn').dataset.side", vec![]).await;
        let yours = page.run("return document.querySelector('#status').textContent", vec![]).await;
        page.be(if yours.as_str().unwrap().contains("Your move") { ADA } else { BO });
        let [from, to] = if turn == "red" { ["c1", "c3"] } else { ["h10", "h8"] };
        page.wait_for_text("#status", "Your move").await;
        play(page, from, to).await;
        page.until_ply(1).await;
        page.be(WATCHER);
        page.wait_for(&format!(".watch-stage .watched a[href='{path}']")).await;
        page.until(&format!("document.querySelector('.watched .plate:not(.turn)').dataset.side === {turn}"))
            .await;
        if let Some(axe) = axe() {
            audit(page, axe, "/watch").await;
        }
        page.click(".watched h2 a").await;
        page.until(&format!("location.pathname === '{path}'")).await;
    });
}

#[test]
fn whoever_looks_elsewhere_is_told() {
    visit_together(2, async |page| {
        let link = link(page).await;
        page.go("/rules").await;
        page.wait_for("#bell a").await;
        page.be(BO);
        follow(page, &link).await;
        page.fill("[name=name]", "Bo").await;
        page.click("#sit-down").await;
        page.wait_for(".board").await;
        let path = page.path().await;
        // The bell, its name and the title say that something is new.
        page.be(ADA);
        page.wait_for_text("#bell a", "1").await;
        page.until("document.title.startsWith('(1) ')").await;
        page.until("document.querySelector('#bell a').ariaLabel === 'One new notice'").await;
        page.click("#bell a").await;
        page.wait_for_text("[data-notice=begun]", "Your game with Bo has begun").await;
        page.wait_for_text("[data-notice=begun] .tag", "new").await;
        // Seen is seen.
        page.until("!document.title.startsWith('(')").await;
        page.click("[data-notice=begun] a").await;
        page.until(&format!("location.pathname === '{path}'")).await;
        page.wait_for_text("#status", "Your move").await;
        play(page, "c1", "c3").await;
        page.until_ply(1).await;
        page.go("/history").await;
        page.be(BO);
        page.wait_for_text("#status", "Your move").await;
        play(page, "h10", "h8").await;
        page.until_ply(2).await;
        page.be(ADA);
        page.wait_for_text("#bell a", "1").await;
        // Whoever is at the game needs no bell.
        page.go(&path).await;
        page.wait_for_text("#status", "Your move").await;
        page.until("!document.querySelector('#bell .bell-count')").await;
        page.go("/notices").await;
        page.wait_for_text("[data-notice=turn]", "It is your move against Bo").await;
    });
}
