//! Messages to a push service of this machine.

#[path = "common/push_service.rs"]
#[allow(dead_code, missing_docs, unreachable_pub, reason = "others need more of it")]
mod push_service;

use std::time::Duration;

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use colorito_courier::{Carried, Message, Push, Reach, Subscription, VapidKey};
use push_service::{Behaviour, PushService, Subscriber};
use web_push_native::p256::SecretKey;

fn push(reach: Reach) -> Push {
    Push::new(VapidKey::new().unwrap(), "https://colorito.example", reach)
}

fn message() -> Message {
    Message {
        text: r#"{"body":"Du bist am Zug gegen Bo. 囲"}"#.to_owned(),
        lasts: Duration::from_mins(10),
        topic: "turn-0123456789abcdef".to_owned(),
        urgent: true,
    }
}

fn subscription(service: &PushService, browser: &Subscriber) -> Subscription {
    let (key, auth) = browser.keys();
    Subscription::read(&format!("{}/send/1?x=y", service.address), &key, &auth, Reach::Anywhere).unwrap()
}

#[tokio::test]
async fn a_browser_reads_what_was_sent_and_nobody_else_does() {
    let (service, browser) = (PushService::start().await, Subscriber::new(7));
    let sent = push(Reach::Anywhere).send(&subscription(&service, &browser), &message()).await;
    assert_eq!(sent, Carried::Taken);
    let asked = service.wait(1).await.remove(0);
    assert_eq!((asked.path.as_str(), browser.read(&asked)), ("/send/1?x=y", message().text));
    for (name, value) in [
        ("content-encoding", "aes128gcm"),
        ("ttl", "600"),
        ("topic", "turn-0123456789abcdef"),
        ("urgency", "high"),
    ] {
        assert_eq!(asked.headers[name], value);
    }
    assert!(asked.headers["authorization"].starts_with("vapid t="));
    let clear = String::from_utf8_lossy(&asked.body).into_owned();
    assert!(!clear.contains("Bo") && !clear.contains("body"), "it is encrypted");
}

/// What reads the messages here reads the example of RFC 8291, so it is no echo of what writes them.
#[test]
fn the_readers_of_these_tests_know_the_standard() {
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let secret = SecretKey::from_slice(&decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")).unwrap();
    let auth: [u8; 16] = decode("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap();
    let body = decode(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
    let clear = web_push_native::decrypt(body, &secret, &auth.into()).unwrap();
    assert_eq!(clear, b"When I grow up, I want to be a watermelon");
}

#[tokio::test]
async fn what_a_push_service_says_is_understood() {
    let (service, browser) = (PushService::start().await, Subscriber::new(7));
    let to = subscription(&service, &browser);
    let push = push(Reach::Anywhere);
    service.behave([
        Behaviour::Answer(410, None),
        Behaviour::Answer(429, Some("90")),
        Behaviour::Answer(500, None),
        Behaviour::HangUp,
        Behaviour::Answer(403, None),
    ]);
    assert_eq!(push.send(&to, &message()).await, Carried::Gone);
    let Carried::Later { wait, .. } = push.send(&to, &message()).await else { panic!("later") };
    assert_eq!(wait, Some(Duration::from_secs(90)));
    for _ in 0..2 {
        let Carried::Later { wait: None, why } = push.send(&to, &message()).await else { panic!("later") };
        assert!(!why.contains("/send/1"), "{why}");
    }
    assert!(matches!(push.send(&to, &message()).await, Carried::Refused { .. }));
    assert_eq!(push.send(&to, &message()).await, Carried::Taken);
}

#[tokio::test]
async fn a_push_service_that_says_nothing_is_left() {
    let (service, browser) = (PushService::start().await, Subscriber::new(7));
    service.behave([Behaviour::Silence]);
    let push = push(Reach::Anywhere).with_patience(Duration::from_millis(100));
    let sent = push.send(&subscription(&service, &browser), &message()).await;
    assert!(matches!(sent, Carried::Later { wait: None, .. }), "{sent:?}");
}

/// A name that was public when it was subscribed with may stand for this machine when it is asked.
#[tokio::test]
async fn this_machine_is_not_asked_whatever_it_is_called() {
    let browser = Subscriber::new(7);
    let (key, auth) = browser.keys();
    let to = Subscription::read("https://localhost/x", &key, &auth, Reach::Public).unwrap();
    let Carried::Later { why, .. } = push(Reach::Public).send(&to, &message()).await else { panic!("later") };
    assert!(why.contains("no public address"), "{why}");
}
