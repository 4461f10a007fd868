//! Mails: to addresses that were confirmed, in one piece, until somebody has enough of them.

#[path = "../../../courier/tests/common/mail_server.rs"]
#[allow(dead_code, missing_docs, unreachable_pub, reason = "others need more of it")]
pub(crate) mod mail_server;

use std::time::Duration;

use axum::{
    body::Body,
    http::{Method, Request, StatusCode, header},
};
use colorito_server::{Limits, Mailing, Rate, Secret, Sending, Server, Trust, Waits};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt as _;

use crate::{
    askers,
    browser::Browser,
    sending::{AT_ONCE, Log, Table, until},
};
use mail_server::{Came, MailServer, Treatment};

pub(crate) const PASSWORD: &str = "correct horse";

/// How a server sends by a mail server of this machine.
pub(crate) fn sending(server: &MailServer, waits: Waits) -> Sending {
    let mail = Mailing {
        relay: server.relay.parse().unwrap(),
        password: Some(Secret::new("relay secret")),
        from: "Colorito <colorito@colorito.example>".parse().unwrap(),
    };
    Sending { address: "https://colorito.example".to_owned(), push: None, mail: Some(mail), waits }
}

pub(crate) async fn open(data: &TempDir, mails: &MailServer) -> Server {
    askers::open(data).await.sending(sending(mails, AT_ONCE)).await.unwrap()
}

/// An address as it is given.
pub(crate) fn given(address: &str, language: &str, wants: &Value) -> Value {
    let reading = json!({ "language": language, "zone": "Europe/Berlin" });
    json!({ "address": address, "password": PASSWORD, "reading": reading, "wants": wants })
}

/// What a link in a mail has behind its start.
pub(crate) fn link(came: &Came, start: &str) -> String {
    let words = came.words();
    let (_, rest) = words.split_once(start).unwrap_or_else(|| panic!("{start} in {words}"));
    rest.split_whitespace().next().unwrap().to_owned()
}

pub(crate) async fn make_account(browser: &mut Browser, name: &str) {
    let (status, answer) = browser.post("/api/account", json!({ "name": name, "password": PASSWORD })).await;
    assert!(status.is_success(), "{answer}");
}

/// Gives an address and confirms it by the mail that comes.
pub(crate) async fn confirm(browser: &mut Browser, mails: &MailServer, address: &str, wants: &Value) {
    let before = mails.came().len();
    let (status, answer) = browser.post("/api/notices/mail", given(address, "de", wants)).await;
    assert_eq!((status, &answer["mail"]["state"]), (StatusCode::OK, &json!("new")), "{answer}");
    let came = mails.wait(before + 1).await;
    let secret = link(&came[before], "https://colorito.example/mail/confirm#");
    let confirmed = browser.post("/api/mail/confirm", json!({ "secret": secret })).await;
    assert_eq!(confirmed.0, StatusCode::NO_CONTENT, "{}", confirmed.1);
    // The answer may be faster than the mark that the question was sent.
    until(browser, |ways| ways["mail"]["state"] == "open").await;
}

/// Two of whom Bo has an account and an address that was confirmed.
async fn written_to(server: &Server, mails: &MailServer, wants: Value) -> Table {
    let mut table = Table::open(server).await;
    make_account(&mut table.bo, "Boris").await;
    confirm(&mut table.bo, mails, "Bo@Example.org", &wants).await;
    table
}

#[tokio::test]
async fn nothing_is_written_before_an_address_was_confirmed() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let server = open(&data, &mails).await;
    let mut table = Table::open(&server).await;
    make_account(&mut table.bo, "Boris").await;
    table.bo.post("/api/notices/mail", given("bo@example.org", "en", &json!({ "turn": true }))).await;
    let asked = mails.wait(1).await.remove(0);
    assert_eq!(
        (asked.to.as_str(), asked.header("Subject").as_deref()),
        ("RCPT TO:<bo@example.org>", Some("Is this your e-mail address?"))
    );
    let words = asked.words();
    assert!(
        words.contains("Boris, who plays Colorito at colorito.example,") && words.contains("48 hours"),
        "{words}"
    );
    table.play(1).await;
    // The one that is confirmed shows that the other one was looked at, and not written to.
    make_account(&mut table.ada, "Ada").await;
    confirm(&mut table.ada, &mails, "ada@example.org", &json!({ "turn": true })).await;
    table.play(1).await;
    let came = mails.wait(3).await;
    assert!(came[2].to.contains("ada@example.org"), "{}", came[2].to);
    // A link is good once, and only if it is one.
    let secret = link(&asked, "https://colorito.example/mail/confirm#");
    for (secret, wanted) in
        [("0".repeat(64), 404), (String::new(), 404), (secret.clone(), 204), (secret, 404)]
    {
        let (status, answer) = table.bo.post("/api/mail/confirm", json!({ "secret": secret })).await;
        assert_eq!(status, wanted, "{answer}");
        assert!(wanted == 204 || answer["error"] == "no-such-link");
    }
    table.play(1).await;
    let came = mails.wait(4).await;
    assert_eq!(came[3].header("Subject").as_deref(), Some("It is your move against Ada."));
}

#[tokio::test]
async fn a_mail_has_all_that_is_new_in_the_readers_language() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let server = open(&data, &mails).await;
    let mut table = written_to(&server, &mails, json!({ "turn": true, "draw-offer": true })).await;
    // While the relay does not want it, more comes; then all of it is in one.
    mails.treat([Treatment::Recipient("451 4.7.1 greylisted")]);
    table.play(1).await;
    mails.wait(2).await;
    let path = format!("/api/games/{}/offer-draw", table.game);
    let (status, answer) = table.ada.post(&path, json!({ "side": "red", "ply": 1 })).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let taken = |came: &[Came]| came.iter().skip(1).filter(|came| came.taken).cloned().collect::<Vec<_>>();
    let mut count = 3;
    while !taken(&mails.wait(count).await).iter().any(|came| came.words().contains("Remis")) {
        count += 1;
    }
    let last = taken(&mails.came()).pop().unwrap();
    let words = last.words();
    assert!(words.contains(&format!("https://colorito.example/game/{}", table.game)), "{words}");
    assert!(words.contains("https://colorito.example/notices/settings"), "{words}");
    let stop = link(&last, "https://colorito.example/mail/stop/");
    assert_eq!(
        last.header("List-Unsubscribe").unwrap(),
        format!("<https://colorito.example/mail/stop/{stop}>")
    );
    assert_eq!(last.header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));
    // What was sent is not sent again.
    let before = mails.came().len();
    table.play(2).await;
    let next = mails.wait(before + 1).await.pop().unwrap().words();
    assert!(next.contains("Du bist am Zug gegen Ada.") && !next.contains("Remis"), "{next}");
}

#[tokio::test]
async fn notices_wait_for_each_other() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let waits = Waits { digest: Duration::from_hours(1), ..AT_ONCE };
    let server = askers::open(&data).await.sending(sending(&mails, waits)).await.unwrap();
    let mut table = written_to(&server, &mails, json!({ "turn": true })).await;
    table.play(1).await;
    let first = mails.wait(2).await.remove(1);
    assert!(first.words().contains("Du bist am Zug gegen Ada."));
    table.play(2).await;
    // Somebody else is written to meanwhile, which shows that all was looked at.
    make_account(&mut table.ada, "Ada").await;
    confirm(&mut table.ada, &mails, "ada@example.org", &json!({ "turn": true })).await;
    table.play(1).await;
    let came = mails.wait(4).await;
    assert!(came.iter().skip(2).all(|came| came.to.contains("ada@")), "{came:?}");
}

#[tokio::test]
async fn whoever_has_enough_stops_it_with_one_click() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let server = open(&data, &mails).await;
    let mut table = written_to(&server, &mails, json!({ "turn": true })).await;
    table.play(1).await;
    let stop = link(&mails.wait(2).await[1], "https://colorito.example/mail/stop/");
    // Looking at the link stops nothing: programs do that.
    let path = format!("/mail/stop/{stop}");
    let mut anybody = Browser::new(&server.router());
    assert_eq!(anybody.get(&path).await.0, StatusCode::OK);
    assert_eq!(table.bo.get("/api/notices/channels").await.1["mail"]["state"], "open");
    let wrong = format!("/mail/stop/{}", stop.replace(&stop[40..], "00000000"));
    assert_eq!(anybody.post(&wrong, Value::Null).await.0, StatusCode::NOT_FOUND);
    // As mail programs do it (RFC 8058), without a cookie.
    let click = Request::post(&path)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from("List-Unsubscribe=One-Click"))
        .unwrap();
    assert_eq!(server.router().oneshot(click).await.unwrap().status(), StatusCode::NO_CONTENT);
    assert_eq!(anybody.post(&path, Value::Null).await.0, StatusCode::NO_CONTENT, "twice does no harm");
    assert_eq!(table.bo.get("/api/notices/channels").await.1["mail"]["state"], "stopped");
    table.play(2).await;
    make_account(&mut table.ada, "Ada").await;
    confirm(&mut table.ada, &mails, "ada@example.org", &json!({ "turn": true })).await;
    table.play(1).await;
    assert!(mails.wait(4).await.iter().skip(2).all(|came| came.to.contains("ada@")));
    // Whoever forgets the address voids the link.
    assert_eq!(
        table.bo.ask(Method::DELETE, "/api/notices/mail", Value::Null).await.0,
        StatusCode::NO_CONTENT
    );
    assert_eq!(table.bo.get("/api/notices/channels").await.1["mail"], Value::Null);
    assert_eq!(anybody.post(&path, Value::Null).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_fails_is_tried_again_and_an_address_without_a_reader_is_left_alone() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let server = open(&data, &mails).await;
    let mut table = written_to(&server, &mails, json!({ "turn": true })).await;
    mails.treat([Treatment::Recipient("451 greylisted"), Treatment::HangUp, Treatment::Text("421 not now")]);
    table.play(1).await;
    let came = mails.wait(5).await;
    assert_eq!(came.iter().map(|came| came.taken).collect::<Vec<_>>(), [true, false, false, false, true]);
    assert_eq!(came[2].header("Message-ID"), came[4].header("Message-ID"), "known to be the same");
    // One that is refused for what it says is given up; the address stays.
    mails.treat([Treatment::Text("554 I do not like it")]);
    table.play(2).await;
    mails.wait(6).await;
    table.play(2).await;
    assert!(mails.wait(7).await[6].taken);
    mails.treat([Treatment::Recipient("550 5.1.1 bo@example.org: nobody of that name")]);
    table.play(2).await;
    let ways = until(&mut table.bo, |ways| ways["mail"]["state"] == "failed").await;
    assert_eq!(ways["mail"]["address"], "Bo@example.org");
    assert_eq!(mails.came().len(), 8);
}

#[tokio::test]
async fn only_an_account_with_its_password_has_an_address() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let server = open(&data, &mails).await;
    let mut table = Table::open(&server).await;
    let new = given("bo@example.org", "en", &json!({ "turn": true }));
    let mut stranger = Browser::new(&server.router());
    for browser in [&mut table.bo, &mut stranger] {
        for (status, answer) in [
            browser.post("/api/notices/mail", new.clone()).await,
            browser.post("/api/notices/mail/change", json!({})).await,
            browser.ask(Method::DELETE, "/api/notices/mail", Value::Null).await,
        ] {
            assert_eq!((status, answer["error"].as_str()), (StatusCode::UNAUTHORIZED, Some("not-signed-in")));
        }
    }
    make_account(&mut table.bo, "Boris").await;
    let mut wrong = new.clone();
    wrong["password"] = json!("wrong horse");
    let (status, answer) = table.bo.post("/api/notices/mail", wrong).await;
    assert_eq!((status, answer["error"].as_str()), (StatusCode::UNAUTHORIZED, Some("wrong-password")));
    for bad in
        ["", "bo", "bo@localhost", "bo@example.org\r\nBcc: x@example.org", "a@example.org,b@example.org"]
    {
        let (status, answer) = table.bo.post("/api/notices/mail", given(bad, "en", &json!({}))).await;
        assert_eq!((status, &answer["details"]["reason"]), (StatusCode::BAD_REQUEST, &json!("mail-address")));
    }
    let (status, answer) = table.bo.post("/api/notices/mail/change", json!({})).await;
    assert_eq!((status, answer["error"].as_str()), (StatusCode::NOT_FOUND, Some("no-such-channel")));
    // Others see nothing of it, and cannot name it: there is no address for theirs but their own.
    assert_eq!(table.bo.post("/api/notices/mail", new.clone()).await.0, StatusCode::OK);
    make_account(&mut table.ada, "Ada").await;
    assert_eq!(table.ada.get("/api/notices/channels").await.1["mail"], Value::Null);
    let (status, _) = table.ada.ask(Method::DELETE, "/api/notices/mail", Value::Null).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (_, made) = table.ada.post("/api/account/programs", json!({ "name": "Robo", "rated": false })).await;
    let mut program = Browser::new(&server.router());
    program.cookie = Some(format!("colorito={}", made["token"].as_str().unwrap()));
    let reading = json!({ "language": "en", "zone": "UTC" });
    for (path, body) in [("/api/notices/mail", new), ("/api/notices/feed", reading)] {
        let (status, answer) = program.post(path, body).await;
        assert_eq!((status, answer["error"].as_str()), (StatusCode::FORBIDDEN, Some("not-for-programs")));
    }
}

#[tokio::test]
async fn where_no_mail_is_sent_there_is_none_to_be_had() {
    let data = TempDir::new().unwrap();
    let server = askers::open(&data).await;
    let mut browser = Browser::new(&server.router());
    make_account(&mut browser, "Olga").await;
    assert_eq!(browser.get("/api/notices/channels").await.1["sends_mail"], false);
    assert_eq!(browser.get("/api/account").await.1["recovery"], false);
    for (path, body) in [
        ("/api/notices/mail", given("olga@example.org", "en", &json!({}))),
        ("/api/account/recovery", json!({ "who": "Olga" })),
        ("/mail/stop/0123", Value::Null),
    ] {
        let (status, answer) = browser.post(path, body).await;
        assert_eq!(
            (status, answer["error"].as_str()),
            (StatusCode::FORBIDDEN, Some("not-offered")),
            "{path}"
        );
    }
}

#[tokio::test]
async fn nobody_is_written_to_often_who_has_not_asked_for_it() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let limits = Limits { mails: Rate { burst: 2, per_second: 0.001 }, ..Limits::none() };
    let server = Server::open_with(data.path(), limits).await.unwrap();
    let server = server.trusting(Trust::Guests { secure: false });
    let server = server.sending(sending(&mails, AT_ONCE)).await.unwrap();
    let mut wanted = [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS].into_iter();
    for (name, address) in
        [("Olga", "Victim@example.org"), ("Boris", "victim@example.org"), ("Clara", "VICTIM@EXAMPLE.ORG")]
    {
        let mut browser = Browser::new(&server.router());
        make_account(&mut browser, name).await;
        let (status, answer) = browser.post("/api/notices/mail", given(address, "en", &json!({}))).await;
        assert_eq!(Some(status), wanted.next(), "{answer}");
    }
    let mut anybody = Browser::new(&server.router());
    for wanted in [StatusCode::NO_CONTENT, StatusCode::NO_CONTENT, StatusCode::TOO_MANY_REQUESTS] {
        let (status, answer) = anybody.post("/api/account/recovery", json!({ "who": "Olga" })).await;
        assert_eq!(status, wanted, "{answer}");
    }
    // Whether or not there is such an account.
    for wanted in [StatusCode::NO_CONTENT, StatusCode::NO_CONTENT, StatusCode::TOO_MANY_REQUESTS] {
        assert_eq!(anybody.post("/api/account/recovery", json!({ "who": "Nobody" })).await.0, wanted);
    }
}

#[tokio::test]
async fn export_and_deletion_know_of_the_address() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let server = open(&data, &mails).await;
    let mut table = written_to(&server, &mails, json!({ "turn": true })).await;
    let (_, made) = table.bo.post("/api/notices/feed", json!({ "language": "en", "zone": "UTC" })).await;
    let feed = made["atom"].as_str().unwrap().to_owned();
    let stop = link(&mails.came()[0], "https://colorito.example/mail/stop/");
    let (_, exported) = table.bo.get("/api/account/export").await;
    let channel = &exported["channels"][0];
    assert_eq!(
        (&channel["medium"], &channel["address"], &channel["state"]),
        (&json!("mail"), &json!("Bo@example.org"), &json!("open"))
    );
    assert_eq!(exported["feed"]["language"], "en");
    let (status, _) = table.bo.post("/api/account/delete", json!({ "password": PASSWORD })).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    for (method, path) in [(Method::GET, feed), (Method::POST, format!("/mail/stop/{stop}"))] {
        assert_eq!(table.bo.ask(method, &path, Value::Null).await.0, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn no_log_tells_an_address_or_what_a_link_has_in_it() {
    let (data, mails) = (TempDir::new().unwrap(), MailServer::start().await);
    let log = Log::listen();
    let server = open(&data, &mails).await;
    let mut table = written_to(&server, &mails, json!({ "turn": true })).await;
    mails.treat([
        Treatment::Recipient("451 bo@example.org is greylisted"),
        Treatment::Text("554 Bo@example.org"),
        Treatment::Recipient("550 Bo@example.org"),
    ]);
    table.play(1).await;
    mails.wait(3).await;
    let asked = mails.came().remove(0);
    let confirm = link(&asked, "https://colorito.example/mail/confirm#");
    let stop = link(&asked, "https://colorito.example/mail/stop/");
    let (_, made) = table.bo.post("/api/notices/feed", json!({ "language": "en", "zone": "UTC" })).await;
    let feed = made["atom"].as_str().unwrap().to_owned();
    assert_eq!(table.bo.get(&feed).await.0, StatusCode::OK);
    table.bo.post("/api/account/recovery", json!({ "who": "bo@example.org" })).await;
    until(&mut table.bo, |ways| ways["mail"]["state"] == "failed").await;
    table.bo.post(&format!("/mail/stop/{stop}"), Value::Null).await;
    let text = log.text();
    assert!(text.contains("a mail has to wait") && text.contains("a mail was refused"), "it is logged");
    let feed = feed.split('/').nth(2).unwrap().to_owned();
    for secret in
        [confirm, stop, feed, PASSWORD.to_owned(), "relay secret".to_owned(), "o@example.org".to_owned()]
    {
        assert!(!text.contains(&secret), "{secret} is in the log");
    }
}
