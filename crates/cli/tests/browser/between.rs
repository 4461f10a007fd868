//! What two have besides their moves: words between them, and replies planned in a game by the calendar.

use std::{fs, path::PathBuf};

use serde_json::json;

use crate::{
    accessibility::{audit, axe},
    accounts::make_account,
    apart::{follow, link},
    page::{Page, visit_together},
};

const ADA: usize = 0;
const BO: usize = 1;

/// Two sit down at a game with three days for each move. Ada is to move.
async fn sit_down(page: &mut Page) {
    page.go("/play").await;
    page.click("[name=opponent][value=friend]").await;
    page.run("document.getElementById('clock').value = '3d'", vec![]).await;
    page.click("#begin").await;
    page.wait_for("#link").await;
    let link = page.run("return document.getElementById('link').value", vec![]).await;
    page.be(BO);
    follow(page, link.as_str().unwrap()).await;
    page.fill("[name=name]", "Bo").await;
    page.click("#sit-down").await;
    page.wait_for(".board").await;
    page.be(ADA);
    page.wait_for_text("#status", "Your move").await;
}

/// Opens the panel if it is folded.
async fn unfold(page: &Page) {
    page.wait_for(".conversation").await;
    page.run("document.querySelector('.conversation').open = true", vec![]).await;
}

/// Bo plans what to reply to Ada's first move.
async fn plan_a_reply(page: &Page) {
    page.click("#plan-reply").await;
    page.wait_for_text(".plans", "Play the move you expect").await;
    page.click_space("c1").await;
    page.click_space("c3").await;
    page.wait_for_text(".plans", "Now play your reply").await;
    page.click_space("h10").await;
    page.click_space("h8").await;
    page.wait_for("#plan-done:not([hidden])").await;
    page.click("#plan-done").await;
}

#[test]
fn two_talk_and_each_reads_their_own_language() {
    visit_together(2, async |page| {
        let link = link(page).await;
        page.be(BO);
        page.go("/nowhere").await;
        let german = json!({ "language": "de" }).to_string();
        page.run("localStorage.setItem('colorito-settings', arguments[0])", vec![json!(german)]).await;
        follow(page, &link).await;
        page.click("#sit-down").await;
        unfold(page).await;
        page.be(ADA);
        unfold(page).await;
        page.wait_for(".plate[data-side=blue] .presence[data-here=true]").await;
        page.run("document.querySelector('.conversation select').value = 'good-luck'", vec![]).await;
        page.click("#say-phrase").await;
        page.wait_for_text(".remarks", "You: Good luck!").await;
        page.be(BO);
        page.wait_for_text(".remarks", "Viel Glück!").await;
        page.wait_for_text("#spoken", "Viel Glück!").await;
        // Free text takes both, and either ends it.
        page.until("document.getElementById('say-text').closest('form').hidden").await;
        page.click("#texts").await;
        page.be(ADA);
        page.wait_for_text(".conversation", "would like to write freely").await;
        page.click("#texts").await;
        page.until("!document.getElementById('say-text').closest('form').hidden").await;
        page.fill("#say-text", "Shall we?").await;
        page.run("document.getElementById('say-text').form.requestSubmit()", vec![]).await;
        page.be(BO);
        page.wait_for_text(".remarks", "Shall we?").await;
        if let Some(axe) = axe() {
            audit(page, axe, "/game").await;
        }
        // Folded, it counts what is new.
        page.run("document.querySelector('.conversation').open = false", vec![]).await;
        page.be(ADA);
        page.click("#texts").await;
        page.click("#say-phrase").await;
        page.be(BO);
        page.wait_for_text(".conversation .new", "1 neu").await;
        page.until("document.getElementById('say-text').closest('form').hidden").await;
    });
}

#[test]
fn a_planned_reply_is_played() {
    visit_together(2, async |page| {
        sit_down(page).await;
        page.until("document.querySelector('.plans').hidden").await;
        page.wait_for_text(".plate[data-side=red] .clock", "2 d 23 h").await;
        page.until("document.getElementById('terms').textContent.startsWith('3 days a move')").await;
        page.be(BO);
        page.wait_for_text(".plans", "Only you can see").await;
        plan_a_reply(page).await;
        page.wait_for_text(".plan-lines", "If c1–c3, then h10–h8").await;
        page.until("document.querySelectorAll('.moves [data-ply]').length === 0").await;
        if let Some(axe) = axe() {
            audit(page, axe, "/game").await;
        }
        page.be(ADA);
        page.until("!document.body.textContent.includes('h10–h8')").await;
        page.click_space("c1").await;
        page.click_space("c3").await;
        page.until_ply(2).await;
        page.wait_for_text("#status", "Your move").await;
        page.be(BO);
        page.until_ply(2).await;
        page.until("document.querySelectorAll('.plan-lines li').length === 0").await;
    });
}

#[test]
fn who_is_on_holiday_is_seen_so() {
    visit_together(2, async |page| {
        sit_down(page).await;
        let path = page.path().await;
        page.go("/account").await;
        make_account(page, "Ada").await;
        page.wait_for_text("[aria-labelledby=holiday-title]", "30 days").await;
        page.click("#holiday").await;
        page.wait_for_text("[aria-labelledby=holiday-title]", "You are on holiday").await;
        if let Some(axe) = axe() {
            audit(page, axe, "/account").await;
        }
        page.run("document.getElementById('holiday').scrollIntoView({ block: 'center' })", vec![]).await;
        fs::write(folder().join("holiday.png"), page.screenshot().await).unwrap();
        page.be(BO);
        page.wait_for_text(".plate[data-side=red]", "on holiday").await;
        fs::write(folder().join("plate.png"), page.screenshot().await).unwrap();
        page.be(ADA);
        page.click("#holiday").await;
        page.wait_for_text("[aria-labelledby=holiday-title]", "You are on holiday").await;
        page.go(&path).await;
        page.wait_for_text(".plate[data-side=red]", "on holiday").await;
        // A holiday that ends by itself is seen when its time has come.
        page.run("Date.now = () => 8e15", vec![]).await;
        page.until("!document.querySelector('.plate .holiday')").await;
        // An account has a name already.
        page.go("/lobby").await;
        page.wait_for_text("#view", "You play as Ada.").await;
        page.until("!document.querySelector('[name=name]')").await;
        page.click("[data-seek='3+']").await;
        page.wait_for("[data-withdraw]").await;
        page.wait_for_text("#invitations", "unused time saved up to 14 days").await;
    });
}

/// Where pictures lie that are looked at.
fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("between");
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Pictures to look at, in `target/tmp/between`.
#[test]
#[ignore = "writes pictures"]
fn between_two_is_pictured() {
    visit_together(2, async |page| {
        sit_down(page).await;
        unfold(page).await;
        for _ in 0..2 {
            page.click("#say-phrase").await;
        }
        page.click("#texts").await;
        page.be(BO);
        unfold(page).await;
        page.click("#texts").await;
        page.fill(
            "#say-text",
            "A rather long sentence that has to be broken somewhere, on a narrow screen at least.",
        )
        .await;
        page.run("document.getElementById('say-text').form.requestSubmit()", vec![]).await;
        plan_a_reply(page).await;
        page.wait_for_text(".plan-lines", "If c1–c3").await;
        let path = page.path().await;
        let folder = folder();
        for (name, language, theme, (width, height)) in [
            ("wide", "en", "light", (1440, 900)),
            ("tall", "en", "light", (1440, 1100)),
            ("dark", "de", "dark", (1440, 1100)),
            ("phone", "es", "light", (390, 844)),
            ("small", "ja", "dark", (320, 640)),
        ] {
            let settings = json!({ "language": language, "theme": theme }).to_string();
            page.run("localStorage.setItem('colorito-settings', arguments[0])", vec![json!(settings)]).await;
            page.resize(width, height).await;
            page.go(&path).await;
            page.wait_for(".plan-lines li").await;
            page.wait_for(".remarks li[data-side]").await;
            page.until("document.documentElement.scrollWidth <= innerWidth").await;
            fs::write(folder.join(format!("{name}.png")), page.screenshot().await).unwrap();
            page.run("document.querySelector('.conversation').open = true; document.querySelector('.conversation').scrollIntoView({ block: 'center' })", vec![]).await;
            fs::write(folder.join(format!("{name}-open.png")), page.screenshot().await).unwrap();
        }
    });
}
