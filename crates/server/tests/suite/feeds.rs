//! A feed and a calendar at a secret address, as programs read them.

use axum::{
    body::{Body, to_bytes},
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use colorito_server::{Limits, Rate, Server, Trust};
use icalendar::Component as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt as _;

use crate::{askers, browser::Browser, sending::Table};

/// What a program gets that knows nothing but an address.
async fn read(server: &Server, path: &str, known: Option<&str>) -> (StatusCode, HeaderMap, String) {
    let mut request = Request::get(path).header(header::HOST, "colorito.example");
    if let Some(known) = known {
        request = request.header(header::IF_NONE_MATCH, known);
    }
    let response = server.router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, headers, String::from_utf8(bytes.to_vec()).unwrap())
}

/// The paths of the feed and the calendar.
async fn make(browser: &mut Browser, language: &str) -> [String; 2] {
    let reading = json!({ "language": language, "zone": "Europe/Berlin" });
    let (status, made) = browser.post("/api/notices/feed", reading).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    ["atom", "calendar"].map(|name| made[name].as_str().unwrap().to_owned())
}

/// The lines of a calendar as they were before they were folded.
fn unfolded(text: &str) -> Vec<String> {
    assert!(text.ends_with("\r\n") && !text.replace("\r\n", "").contains(['\r', '\n']), "{text:?}");
    assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text}");
    text.replace("\r\n ", "").split_terminator("\r\n").map(str::to_owned).collect()
}

fn value<'a>(lines: &'a [String], name: &str) -> Option<&'a str> {
    lines.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))
}

#[tokio::test]
async fn notices_are_a_feed_in_the_readers_language() {
    let data = TempDir::new().unwrap();
    let server = askers::open(&data).await;
    let mut table = Table::open(&server).await;
    let [atom, _] = make(&mut table.bo, "de").await;
    table.play(1).await;
    let (status, headers, text) = read(&server, &atom, None).await;
    assert_eq!(
        (status, &headers[header::CONTENT_TYPE]),
        (StatusCode::OK, &"application/atom+xml; charset=utf-8".parse().unwrap())
    );
    for (name, wanted) in [
        ("cache-control", "private, no-cache"),
        ("referrer-policy", "no-referrer"),
        ("x-robots-tag", "noindex"),
    ] {
        assert_eq!(headers[name], wanted, "{name}");
    }
    let document = roxmltree::Document::parse(&text).unwrap();
    let feed = document.root_element();
    let space = "http://www.w3.org/2005/Atom";
    assert!(feed.has_tag_name((space, "feed")));
    let child = |of: roxmltree::Node<'_, '_>, name: &str| {
        of.children()
            .find(|node| node.has_tag_name((space, name)))
            .unwrap_or_else(|| panic!("{name}"))
            .text()
            .unwrap_or_default()
            .to_owned()
    };
    assert_eq!(child(feed, "title"), "Colorito: deine Hinweise");
    let entry = feed.children().find(|node| node.has_tag_name((space, "entry"))).unwrap();
    assert_eq!(child(entry, "title"), "Du bist am Zug gegen Ada.");
    assert!(child(entry, "id").starts_with(&format!("http://colorito.example/game/{}#turn-", table.game)));
    assert!(child(entry, "updated").ends_with('Z') && child(feed, "updated") == child(entry, "updated"));
    // Unchanged, it is not sent again; changed, it is.
    let tag = headers[header::ETAG].to_str().unwrap().to_owned();
    let (status, _, nothing) = read(&server, &atom, Some(&tag)).await;
    assert_eq!((status, nothing.as_str()), (StatusCode::NOT_MODIFIED, ""));
    table.play(2).await;
    let (status, _, next) = read(&server, &atom, Some(&tag)).await;
    assert_eq!(status, StatusCode::OK);
    let ids = |text: &str| text.matches("<entry>").count();
    assert_eq!((ids(&text), ids(&next)), (1, 1));
    assert_ne!(text, next, "a notice that is new again is another entry");
}

#[tokio::test]
async fn deadlines_are_a_calendar() {
    let data = TempDir::new().unwrap();
    let server = askers::open(&data).await;
    let mut table = Table::open(&server).await;
    let [_, calendar] = make(&mut table.bo, "ja").await;
    let (status, headers, text) = read(&server, &calendar, None).await;
    assert_eq!(
        (status, &headers[header::CONTENT_TYPE]),
        (StatusCode::OK, &"text/calendar; charset=utf-8".parse().unwrap())
    );
    let lines = unfolded(&text);
    assert_eq!((lines[0].as_str(), value(&lines, "UID")), ("BEGIN:VCALENDAR", None), "Ada begins");
    table.play(1).await;
    let (_, headers, text) = read(&server, &calendar, None).await;
    let lines = unfolded(&text);
    let parsed: icalendar::Calendar = text.parse().unwrap();
    let event = parsed.components.iter().find_map(icalendar::CalendarComponent::as_event).unwrap();
    assert_eq!(event.get_uid(), Some(format!("{}@colorito.example", table.game).as_str()));
    assert_eq!(value(&lines, "SUMMARY"), Some("Adaとの対局で指す期限"));
    assert_eq!(value(&lines, "TRIGGER"), Some("-PT86400S"), "a day before, as the bell reminds");
    let (stamp, start) = (value(&lines, "DTSTAMP").unwrap(), value(&lines, "DTSTART").unwrap());
    let read_moment = |text: &str| jiff::civil::DateTime::strptime("%Y%m%dT%H%M%SZ", text).unwrap();
    let left = read_moment(start).since((jiff::Unit::Hour, read_moment(stamp))).unwrap();
    assert_eq!(left.get_hours(), 72);
    for (begin, end) in [("VEVENT", "VEVENT"), ("VALARM", "VALARM"), ("VCALENDAR", "VCALENDAR")] {
        let count = |word: &str| lines.iter().filter(|line| *line == word).count();
        assert_eq!((count(&format!("BEGIN:{begin}")), count(&format!("END:{end}"))), (1, 1));
    }
    let tag = headers[header::ETAG].to_str().unwrap().to_owned();
    assert_eq!(read(&server, &calendar, Some(&tag)).await.0, StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn names_break_neither() {
    let data = TempDir::new().unwrap();
    let server = askers::open(&data).await;
    for name in [
        "<b>&\"'</title>",
        "a,b;c\\n\\;",
        "]]><!--",
        "囲碁将棋囲碁将棋囲碁将棋囲碁将棋囲碁将棋囲碁将棋囲",
        "e\u{301} 👩‍👧 ﷺ",
    ] {
        let (mut host, mut guest) = (Browser::new(&server.router()), Browser::new(&server.router()));
        let new = json!({ "audience": "link", "side": "red", "begins": "guest", "clock": { "days": 1 }, "name": name });
        let (status, made) = host.post("/api/invitations", new).await;
        assert!(status.is_success(), "{made}");
        guest.post("/api/invitations/take", json!({ "claim": made["claim"], "name": name })).await;
        let [atom, calendar] = make(&mut guest, "en").await;
        let (_, _, text) = read(&server, &calendar, None).await;
        let lines = unfolded(&text);
        let parsed: icalendar::Calendar = text.parse().unwrap_or_else(|error| panic!("{error}: {text}"));
        let event =
            parsed.components.iter().find_map(icalendar::CalendarComponent::as_event).expect("an event");
        assert_eq!(event.get_summary(), Some(format!("Your time for a move against {name} ends").as_str()));
        assert_eq!(lines.iter().filter(|line| line.starts_with("SUMMARY")).count(), 1);
        // Whoever begins was told nothing yet: the one who has invited was.
        let [told, _] = make(&mut host, "en").await;
        for path in [atom, told] {
            let (_, _, text) = read(&server, &path, None).await;
            let document =
                roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            let titles: Vec<&str> = document
                .descendants()
                .filter(|node| node.has_tag_name("title"))
                .filter_map(|node| node.text())
                .collect();
            assert!(titles.iter().skip(1).all(|title| title.contains(name)), "{titles:?}");
        }
    }
}

#[tokio::test]
async fn an_address_is_good_until_there_is_another_or_none() {
    let data = TempDir::new().unwrap();
    let server = askers::open(&data).await;
    let mut table = Table::open(&server).await;
    assert_eq!(table.bo.get("/api/notices/channels").await.1["feed"], Value::Null);
    let first = make(&mut table.bo, "en").await;
    let second = make(&mut table.bo, "en").await;
    assert!(table.bo.get("/api/notices/channels").await.1["feed"]["since"].is_number());
    for path in &first {
        let (status, headers, text) = read(&server, path, None).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
        let (_, never, nothing) = read(&server, "/feeds/0123/notices.atom", None).await;
        assert_eq!(
            (text, headers.get(header::CONTENT_TYPE)),
            (nothing, never.get(header::CONTENT_TYPE)),
            "a plain 404"
        );
    }
    for path in &second {
        assert_eq!(read(&server, path, None).await.0, StatusCode::OK);
    }
    // Nobody else has a say in it.
    let mut stranger = Browser::new(&server.router());
    let (status, answer) = stranger.ask(Method::DELETE, "/api/notices/feed", Value::Null).await;
    assert_eq!((status, answer["error"].as_str()), (StatusCode::UNAUTHORIZED, Some("not-signed-in")));
    let (status, answer) =
        stranger.post("/api/notices/feed", json!({ "language": "en", "zone": "UTC" })).await;
    assert_eq!((status, answer["error"].as_str()), (StatusCode::UNAUTHORIZED, Some("not-signed-in")));
    let (status, answer) = table.ada.ask(Method::DELETE, "/api/notices/feed", Value::Null).await;
    assert_eq!((status, answer["error"].as_str()), (StatusCode::NOT_FOUND, Some("no-such-channel")));
    let (status, _) = table.bo.ask(Method::DELETE, "/api/notices/feed", Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    for path in &second {
        assert_eq!(read(&server, path, None).await.0, StatusCode::NOT_FOUND);
    }
    let device = Server::open_with(TempDir::new().unwrap().path(), Limits::none()).await.unwrap();
    let mut owner = Browser::new(&device.trusting(Trust::Device).router());
    let (status, answer) = owner.post("/api/notices/feed", json!({ "language": "en", "zone": "UTC" })).await;
    assert_eq!((status, answer["error"].as_str()), (StatusCode::FORBIDDEN, Some("device-only")));
}

#[tokio::test]
async fn guessing_is_limited() {
    let data = TempDir::new().unwrap();
    let limits = Limits { feeds: Rate { burst: 2, per_second: 0.01 }, ..Limits::none() };
    let server = Server::open_with(data.path(), limits).await.unwrap();
    let server = server.trusting(Trust::Guests { secure: false });
    for wanted in [StatusCode::NOT_FOUND, StatusCode::NOT_FOUND, StatusCode::TOO_MANY_REQUESTS] {
        assert_eq!(read(&server, "/feeds/0123/deadlines.ics", None).await.0, wanted);
    }
}
