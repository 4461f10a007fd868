//! For those who run a server, and how players treat each other.

use colorito_play::AccountName;
use colorito_store::{Admin, Administration as _, Deed, People as _, Sqlite, Store as _};
use serde_json::json;

use crate::{
    accessibility::{audit, axe},
    accounts::make_account,
    apart::{follow, link},
    layout::FAULTS,
    page::{Page, visit_together},
};

/// Who runs the server, and two who play.
const WARDEN: usize = 0;
const ADA: usize = 1;
const BO: usize = 2;

/// What the command line does.
async fn appoint(page: &Page, name: &str) {
    let store = Sqlite::open(page.data()).await.unwrap();
    let account = store.account_named(&AccountName::fold(name)).await.unwrap().expect("an account");
    assert!(store.administer(Deed::Appoint(account), &Admin::CommandLine, store.now()).await.unwrap());
}

#[test]
fn a_report_is_made_read_and_dealt_with() {
    visit_together(3, async |page| {
        for (person, name) in [(WARDEN, "Warden"), (ADA, "Ada"), (BO, "Boris")] {
            page.be(person);
            page.go("/account").await;
            make_account(page, name).await;
        }
        appoint(page, "Warden").await;
        page.be(ADA);
        let invitation = link(page).await;
        page.be(BO);
        follow(page, &invitation).await;
        page.click("#sit-down").await;
        page.wait_for(".board").await;
        page.run("document.querySelector('.more-box').open = true", vec![]).await;
        page.click("[data-action=report]").await;
        page.click("#report [value=stalling]").await;
        page.fill("#report textarea", "She lets me wait.").await;
        if let Some(axe) = axe() {
            audit(page, axe, "a report").await;
        }
        page.click("#report button.main").await;
        page.wait_for_text(".toast", "Those who run this server").await;
        page.until("!document.querySelector('.toast')").await;
        page.click("[data-action=block]").await;
        page.click("dialog button.main").await;
        page.wait_for_text("#toasts", "Blocked").await;
        page.go("/account").await;
        page.wait_for_text("#blocks", "Ada").await;
        page.click("#blocks button").await;
        page.until("document.querySelector('#blocks').closest('section').hidden").await;

        // Nobody else sees it.
        page.go("/admin").await;
        page.wait_for_text("#view", "for those who run this server").await;
        page.be(WARDEN);
        page.go("/account").await;
        page.click("a[href='/admin']").await;
        page.wait_for_text("#reports", "She lets me wait.").await;
        if let Some(axe) = axe() {
            audit(page, axe, "/admin").await;
        }
        for (width, height) in [(320, 568), (740, 360), (1280, 860)] {
            page.resize(width, height).await;
            assert_eq!(page.run_async(FAULTS, vec![]).await, json!([]), "/admin, {width} × {height}");
        }
        page.fill("#reports [name=remark]", "Talked to her").await;
        page.click("#reports button").await;
        page.wait_for_text("#audit", "Talked to her").await;
        page.fill("[data-language=en] textarea", "We rest at noon").await;
        page.click("[data-language=en] button").await;
        page.wait_for_text("#audit", "We rest at noon").await;
        page.fill("#account-search", "bor").await;
        page.click("[role=search] button").await;
        page.until("document.querySelectorAll('#accounts li').length === 1").await;
        page.click("#accounts details summary").await;
        page.click("#accounts [data-close]").await;
        page.wait_for_text("#accounts", "closed").await;

        // Who was shut out is a stranger; the other reads the message, once.
        page.be(BO);
        page.go("/account").await;
        page.wait_for("#sign-in").await;
        page.be(ADA);
        page.go("/lobby").await;
        page.wait_for_text(".announcement", "We rest at noon").await;
        page.click(".announcement button").await;
        page.reload().await;
        page.until("!document.querySelector('.announcement')").await;
        page.go("/player/Boris").await;
        page.wait_for_text("#view", "have closed this account").await;
    });
}
