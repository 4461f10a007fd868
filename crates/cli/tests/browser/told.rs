//! How somebody is told what happens while they look elsewhere.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{
    accessibility::{audit, axe},
    driver::Looks,
    page::{Page, visit, visit_with},
    screenshots::keep,
};

/// A push service cannot be reached from here, so the browser has a subscription that was made up. The keys are
/// those of an example in RFC 8291.
const SUBSCRIPTION: &str = "const made = {
        toJSON: () => ({ endpoint: 'http://127.0.0.1:9/push', keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
        unsubscribe: async () => { localStorage.removeItem('made'); return true; },
    };
    PushManager.prototype.getSubscription = async () => localStorage.made ? made : null;
    PushManager.prototype.subscribe = async ({ applicationServerKey: { length } }) => { localStorage.made = length; return made; };";

/// What a server is started with that sends push messages.
const PUSHING: [&str; 4] = ["--public", "127.0.0.1", "--push", "--push-anywhere"];

/// A browser that may show messages.
async fn prepare(page: &Page) {
    let origin = format!("http://{}", page.address());
    let allowed = json!({ "origin": origin, "permissions": ["notifications"] });
    page.command("Browser.grantPermissions", allowed).await;
    page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SUBSCRIPTION })).await;
}

/// Somebody begins a game, and is somebody then.
async fn become_guest(page: &Page) {
    let invite = "fetch('/api/invitations', { method: 'POST', headers: { 'content-type': 'application/json' }, \
                  body: JSON.stringify({ audience: 'link' }) }).then(() => arguments[0]())";
    page.run_async(invite, vec![]).await;
}

/// Hands a message to the service worker as a push service would, until it is shown: the browser's protocol loses some.
async fn deliver(page: &Page, told: &Value) {
    let shown = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
        .then((all) => arguments[0](all.map(({ body, tag }) => [body, tag])))";
    let wanted = json!([[
        told["body"],
        format!("{} {}", told["kind"].as_str().unwrap(), told["game"].as_str().unwrap())
    ]]);
    let origin = format!("http://{}", page.address());
    let message = json!({ "origin": origin, "registrationId": "0", "data": told.to_string() });
    page.command("ServiceWorker.enable", json!({})).await;
    let begun = Instant::now();
    while page.run_async(shown, vec![]).await != wanted {
        assert!(begun.elapsed() < Duration::from_mins(1), "it is not shown");
        page.command("ServiceWorker.deliverPushMessage", message.clone()).await;
        sleep(Duration::from_millis(300)).await;
    }
}

#[test]
fn messages_are_switched_on_chosen_shown_and_switched_off() {
    visit_with(&Looks::default(), &PUSHING, async |page| {
        prepare(page).await;
        page.go("/notices").await;
        page.click("#notice-settings").await;
        page.wait_for_text("#no-push", "Once you have begun a game").await;
        // Whoever has begun a game is somebody.
        become_guest(page).await;
        page.reload().await;
        page.click("#push-on").await;
        page.wait_for("#push fieldset [name=turn]:checked").await;
        page.until("localStorage.made === '65'").await;
        if let Some(axe) = axe() {
            audit(page, axe, "/notices/settings").await;
        }
        // By keyboard: what is chosen is kept at once, and is so after a visit elsewhere.
        page.run("document.querySelector('#push [name=over]').focus()", vec![]).await;
        page.press(&[' ']).await;
        page.wait_for("#push [name=over]:not(:checked)").await;
        let kept = "fetch('/api/notices/channels').then((said) => said.json()).then(({ browsers }) => browsers[0].wants.over)";
        page.until_answered(kept, &json!(false)).await;
        page.reload().await;
        page.wait_for("#push [name=over]:not(:checked)").await;
        page.wait_for("#push [name=turn]:checked").await;
        // In another language the messages are in it too.
        page.run("const all = document.getElementById('language'); all.value = 'de'; all.dispatchEvent(new Event('change'))", vec![]).await;
        page.wait_for_text("#push-off", "Ausschalten").await;
        deliver(page, &json!({ "body": "Du bist am Zug gegen Bo.", "game": "0123456789abcdef", "kind": "turn", "unseen": 1 })).await;
        page.click("#push-off").await;
        page.wait_for("#push-on").await;
        page.until("!localStorage.made").await;
    });
}

#[test]
fn where_nothing_is_sent_it_is_said_why() {
    visit_with(
        &Looks { width: 360, height: 700, phone: true, ..Looks::default() },
        &["--public", "127.0.0.1"],
        async |page| {
            page.go("/notices/settings").await;
            page.wait_for_text("#no-push", "This server sends no push messages").await;
        },
    );
    visit(&Looks::default(), async |page| {
        page.go("/notices/settings").await;
        page.wait_for_text(".view", "--public").await;
    });
}

#[test]
#[ignore = "writes docs/screenshots"]
fn screenshots_of_being_told() {
    let tall = Looks { height: 1100, ..Looks::default() };
    let looks = [
        ("wide", tall.clone()),
        ("dark", Looks { dark: true, ..tall.clone() }),
        ("phone", Looks { width: 390, height: 1300, phone: true, ..Looks::default() }),
        ("japanese", Looks { language: "ja", ..tall }),
    ];
    for (kind, looks) in looks {
        visit_with(&looks, &PUSHING, async |page| {
            prepare(page).await;
            page.go("/notices").await;
            become_guest(page).await;
            page.go("/notices/settings").await;
            page.click("#push-on").await;
            page.wait_for("#push-off").await;
            keep(&format!("told-{kind}.png"), &page.screenshot().await);
        });
    }
}
