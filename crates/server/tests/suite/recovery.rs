//! A forgotten password, where a server can write to who has forgotten it.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    browser::Browser,
    mailing::{PASSWORD, confirm, link, mail_server::MailServer, make_account, open},
};

const NEW: &str = "another horse";

async fn sign_in(browser: &mut Browser, password: &str) -> StatusCode {
    browser.post("/api/session", json!({ "name": "Olga", "password": password })).await.0
}

async fn ask(browser: &mut Browser, who: &str) -> (StatusCode, Value) {
    browser.post("/api/account/recovery", json!({ "who": who })).await
}

async fn choose(browser: &mut Browser, secret: &str, password: &str) -> (StatusCode, Value) {
    let chosen = json!({ "secret": secret, "password": password });
    browser.post("/api/account/recovery/password", chosen).await
}

#[tokio::test]
async fn a_link_to_a_confirmed_address_gives_a_new_password_once() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let server = open(&data, &mails).await;
    let mut olga = Browser::new(&server.router());
    make_account(&mut olga, "Olga").await;
    confirm(&mut olga, &mails, "olga@example.org", &json!({})).await;
    let mut forgetful = Browser::new(&server.router());
    assert_eq!(forgetful.get("/api/account").await.1["recovery"], true);
    assert_eq!(ask(&mut forgetful, " 0LGA ").await.0, StatusCode::NO_CONTENT);
    let letter = mails.wait(2).await.remove(1);
    assert_eq!(letter.to, "RCPT TO:<olga@example.org>");
    assert_eq!(letter.header("List-Unsubscribe"), None);
    let words = letter.words();
    assert!(words.contains("Olga auf colorito.example") && words.contains("eine Stunde lang"), "{words}");
    let secret = link(&letter, "https://colorito.example/recover#");
    // Not with a password that cannot be chosen, which costs the link nothing.
    let (status, answer) = choose(&mut forgetful, &secret, "short").await;
    assert_eq!((status, &answer["details"]["reason"]), (StatusCode::BAD_REQUEST, &json!("password-length")));
    let (status, answer) = choose(&mut forgetful, &secret, NEW).await;
    assert_eq!((status, &answer["name"]), (StatusCode::OK, &json!("Olga")), "{answer}");
    let told = mails.wait(3).await.remove(2).words();
    assert!(told.contains("wurde mit einem Link geändert"), "{told}");
    let (status, answer) = choose(&mut forgetful, &secret, "third horse now").await;
    assert_eq!((status, answer["error"].as_str()), (StatusCode::NOT_FOUND, Some("no-such-link")));
    assert_eq!(olga.get("/api/account").await.1["kind"], "stranger", "signed out everywhere");
    assert_eq!(sign_in(&mut forgetful, PASSWORD).await, StatusCode::UNAUTHORIZED);
    assert_eq!(sign_in(&mut forgetful, NEW).await, StatusCode::OK);
}

#[tokio::test]
async fn nobody_learns_whether_there_is_such_an_account() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let server = open(&data, &mails).await;
    // One with an address that was confirmed, one whose was not, and one without.
    let names = ["Olga", "Boris", "Clara"];
    for name in names {
        let mut browser = Browser::new(&server.router());
        make_account(&mut browser, name).await;
        let address = format!("{}@example.org", name.to_lowercase());
        match name {
            "Olga" => confirm(&mut browser, &mails, &address, &json!({})).await,
            "Boris" => {
                browser.post("/api/notices/mail", crate::mailing::given(&address, "en", &json!({}))).await;
                mails.wait(2).await;
            }
            _ => {}
        }
    }
    let mut anybody = Browser::new(&server.router());
    for who in ["Boris", "boris@example.org", "Clara", "Nobody", "nobody@example.org", "@", "Olga"] {
        assert_eq!(ask(&mut anybody, who).await, (StatusCode::NO_CONTENT, Value::Null), "{who}");
    }
    // Only the last was written to.
    let came = mails.wait(3).await;
    assert_eq!((came.len(), came[2].to.as_str()), (3, "RCPT TO:<olga@example.org>"));
    let asked = link(&came[0], "https://colorito.example/mail/confirm#");
    for wrong in ["0".repeat(64), String::new(), asked] {
        let (status, answer) = choose(&mut anybody, &wrong, NEW).await;
        assert_eq!((status, answer["error"].as_str()), (StatusCode::NOT_FOUND, Some("no-such-link")));
    }
    for (who, length) in [(String::new(), 0), ("x".repeat(255), 255)] {
        let (status, answer) = ask(&mut anybody, &who).await;
        assert_eq!((status, &answer["details"]["length"]), (StatusCode::BAD_REQUEST, &json!(length)));
    }
}
