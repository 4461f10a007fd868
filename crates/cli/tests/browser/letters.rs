//! An e-mail address is given, confirmed, stopped, and lets somebody in who has forgotten a password.

#[path = "../../../courier/tests/common/mail_server.rs"]
#[allow(dead_code, missing_docs, unreachable_pub, reason = "others need more of it")]
mod mail_server;

use serde_json::json;
use tokio::runtime::{Builder, Runtime};

use crate::{
    accessibility::{audit, axe},
    driver::Looks,
    page::{Page, visit_with},
    screenshots::keep,
};
use mail_server::{Came, MailServer};

/// A mail server beside the test, and what a server is started with that sends by it.
struct Relay {
    _runtime: Runtime,
    mails: MailServer,
    address: String,
}

impl Relay {
    fn start() -> Relay {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let mails = runtime.block_on(MailServer::start());
        // It asks nobody for a password who does not offer one.
        let address = mails.relay.replace("colorito@", "");
        Relay { _runtime: runtime, mails, address }
    }

    fn arguments(&self) -> [&str; 6] {
        ["--public", "127.0.0.1", "--mail", &self.address, "--mail-from", "Colorito <colorito@example.org>"]
    }
}

/// The path of a link in a mail that begins so, at the server that is visited.
fn path(came: &Came, start: &str) -> String {
    let words = came.words();
    let (_, rest) = words.split_once(&format!("https://127.0.0.1{start}")).expect("a link");
    format!("{start}{}", rest.split_whitespace().next().unwrap())
}

async fn make_account(page: &Page) {
    page.go("/account").await;
    page.fill("#new-name", "Olga").await;
    page.fill("#new-password", "correct horse").await;
    page.click("#make-account button").await;
    page.wait_for("#sign-off").await;
}

async fn check(page: &Page) {
    if let Some(axe) = axe() {
        audit(page, axe, &page.path().await).await;
    }
}

#[test]
fn an_address_is_confirmed_and_stopped_and_gives_a_password_back() {
    let relay = Relay::start();
    let narrow = Looks { width: 360, height: 700, phone: true, ..Looks::default() };
    visit_with(&narrow, &relay.arguments(), async |page| {
        make_account(page).await;
        page.go("/notices/settings").await;
        page.fill("#mail-address", "olga@example.org").await;
        page.fill("#mail-password", "wrong horse").await;
        page.click("#give-mail button").await;
        page.wait_for_text("#give-mail [role=alert]", "wrong").await;
        page.fill("#mail-password", "correct horse").await;
        page.click("#give-mail button").await;
        page.wait_for("#mail-state[data-state=new]").await;
        let asked = relay.mails.wait(1).await.remove(0);
        // Looking at the link does nothing; the button does.
        page.go(&path(&asked, "/mail/confirm#")).await;
        page.wait_for("#yes").await;
        check(page).await;
        page.click("#yes").await;
        page.wait_for_text("#answer", "confirmed").await;
        page.go("/notices/settings").await;
        page.wait_for("#mail-state[data-state=open]").await;
        page.click("#mail [name=rematch]").await;
        let kept = "fetch('/api/notices/channels').then((said) => said.json()).then(({ mail }) => mail.wants.rematch)";
        page.until_answered(kept, &json!(false)).await;
        check(page).await;
        // Somebody else at this browser, with nothing but the link.
        page.run_async("fetch('/api/session', { method: 'DELETE' }).then(() => arguments[0]())", vec![])
            .await;
        page.go(&path(&asked, "/mail/stop/")).await;
        page.click("#yes").await;
        page.wait_for_text("#answer", "No more notices").await;
        // The password is forgotten.
        page.go("/account").await;
        page.click("a[href='/recover']").await;
        page.fill("#recover-who", "olga@example.org").await;
        check(page).await;
        page.click("#recover button").await;
        page.wait_for_text("#answer", "on its way").await;
        let letter = relay.mails.wait(2).await.remove(1);
        page.go(&path(&letter, "/recover#")).await;
        page.fill("#recovered-password", "another horse").await;
        page.click("#choose-password button").await;
        page.wait_for_text("#answer", "Olga").await;
        page.go("/account").await;
        page.fill("#sign-in-name", "Olga").await;
        page.fill("#sign-in-password", "another horse").await;
        page.click("#sign-in button").await;
        page.wait_for("#sign-off").await;
        page.go("/notices/settings").await;
        page.wait_for("#mail-state[data-state=stopped]").await;
        // Secret addresses are shown once.
        page.click("#feed-make").await;
        page.wait_for("#feed-calendar").await;
        check(page).await;
        let read = "fetch(document.getElementById('feed-atom').value).then(({ status }) => status)";
        page.until_answered(read, &json!(200)).await;
        page.reload().await;
        page.click("#feed-off").await;
        page.until("!document.getElementById('feed-off')").await;
    });
}

#[test]
#[ignore = "writes docs/screenshots"]
fn screenshots_of_letters() {
    let tall = Looks { height: 1500, ..Looks::default() };
    let looks = [
        ("wide", tall.clone()),
        ("dark", Looks { dark: true, ..tall.clone() }),
        ("phone", Looks { width: 320, height: 1900, phone: true, ..Looks::default() }),
        ("german", Looks { language: "de", ..tall }),
    ];
    for (kind, looks) in looks {
        let relay = Relay::start();
        visit_with(&looks, &relay.arguments(), async |page| {
            make_account(page).await;
            page.go("/notices/settings").await;
            keep(&format!("letters-empty-{kind}.png"), &page.screenshot().await);
            page.fill("#mail-address", "olga@example.org").await;
            page.fill("#mail-password", "correct horse").await;
            page.click("#give-mail button").await;
            page.wait_for("#mail-state[data-state=new]").await;
            page.click("#feed-make").await;
            page.wait_for("#feed-calendar").await;
            keep(&format!("letters-{kind}.png"), &page.screenshot().await);
            page.go("/recover").await;
            page.wait_for("#recover-who").await;
            keep(&format!("recover-{kind}.png"), &page.screenshot().await);
            page.go("/mail/stop/0").await;
            page.wait_for("#yes").await;
            keep(&format!("stop-{kind}.png"), &page.screenshot().await);
        });
    }
}
