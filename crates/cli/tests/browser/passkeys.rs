//! Accounts without a password: a device that can sign is made up in the browser.

use serde_json::json;

use crate::{
    accessibility::{audit, axe},
    accounts::make_account,
    driver::Looks,
    page::{Page, visit_public},
};

/// A device that knows who has it in hand, and signs by itself.
async fn give_device(page: &Page) {
    let device = json!({ "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "isUserConsenting": true });
    page.tell("webauthn/authenticator", &device).await;
}

/// Passkeys are for names only, and this machine's own is one.
async fn go(page: &Page, path: &str) {
    let address = format!("http://localhost:{}{path}", page.address().port());
    page.run("location.assign(arguments[0])", vec![json!(address)]).await;
    page.until(&format!("location.hostname === 'localhost' && location.pathname === '{path}'")).await;
    page.wait_for("#view .view h1").await;
}

#[test]
fn an_account_is_made_and_signed_in_to_by_a_passkey_alone() {
    visit_public(&Looks::default(), async |page| {
        page.go("/account").await;
        page.until("!document.getElementById('passkey-sign-in')").await;
        go(page, "/account").await;
        give_device(page).await;
        page.fill("#make-account [name=name]", "Olga").await;
        page.click("#passkey-make").await;
        page.wait_for_text("#passkeys", "not used yet").await;
        if let Some(axe) = axe() {
            audit(page, axe, "passkeys").await;
        }
        // The only one stays.
        page.click("#passkeys button").await;
        page.wait_for_text("#toasts", "the only way to sign in").await;
        page.click("#sign-off").await;
        page.click("#passkey-sign-in").await;
        page.wait_for_text("#view", "You are signed in as Olga").await;
        page.wait_for_text("#passkeys", "last used").await;
        // Who has just signed in by a passkey chooses a password without one.
        page.fill("#change-password [name=new]", "correct horse battery").await;
        page.click("#change-password button.main").await;
        page.wait_for("#change-password [name=old]").await;
        page.click("#passkeys button").await;
        page.wait_for_text("#view", "You have no passkey yet").await;
    });
}

#[test]
fn a_passkey_is_added_to_an_account_with_a_password() {
    visit_public(&Looks::default(), async |page| {
        go(page, "/account").await;
        give_device(page).await;
        make_account(page, "Boris").await;
        page.fill("#make-passkey [name=label]", "My telephone").await;
        page.click("#make-passkey button.main").await;
        page.wait_for_text("#passkeys", "My telephone").await;
        page.click("#sign-off").await;
        page.click("#passkey-sign-in").await;
        page.wait_for_text("#view", "You are signed in as Boris").await;
        page.click("#passkeys button").await;
        page.wait_for_text("#view", "You have no passkey yet").await;
        // A passkey that was forgotten here signs in to nothing.
        page.click("#sign-off").await;
        page.until("!document.querySelector('.toast')").await;
        page.click("#passkey-sign-in").await;
        page.wait_for_text("#toasts", "not known here").await;
    });
}
