//! Mails to a relay of this machine.

#[path = "common/mail_server.rs"]
#[allow(dead_code, missing_docs, unreachable_pub, reason = "others need more of it")]
mod mail_server;

use std::time::Duration;

use colorito_courier::{Carried, Email, Mail, Secret};
use mail_server::{MailServer, Treatment};

fn mail(server: &MailServer) -> Mail {
    let from = "Colorito <colorito@colorito.example>".parse().unwrap();
    Mail::new(server.relay.parse().unwrap(), Some(Secret::new("relay secret")), from, "colorito.example")
}

fn email() -> Email {
    Email {
        to: "ada@example.org".parse().unwrap(),
        subject: "Du bist am Zug gegen Bö. 囲".to_owned(),
        text: "Du bist am Zug gegen Bö. 囲\n.\nhttps://colorito.example/game/1\n".to_owned(),
        id: "0123456789abcdef".to_owned(),
        stop: Some("https://colorito.example/mail/stop/secret".to_owned()),
    }
}

#[tokio::test]
async fn a_mail_arrives_as_it_was_written() {
    let server = MailServer::start().await;
    assert_eq!(mail(&server).send(&email()).await, Carried::Taken);
    let came = server.wait(1).await.remove(0);
    assert_eq!(
        (came.from.as_str(), came.to.as_str()),
        ("MAIL FROM:<colorito@colorito.example>", "RCPT TO:<ada@example.org>")
    );
    assert!(came.text.is_ascii(), "every relay can carry it");
    assert_eq!(came.words().replace("\r\n", "\n").trim_end(), email().text.trim_end());
    for (name, wanted) in [
        ("From", "Colorito <colorito@colorito.example>"),
        ("To", "ada@example.org"),
        ("Message-ID", "<0123456789abcdef@colorito.example>"),
        ("Auto-Submitted", "auto-generated"),
        ("List-Unsubscribe", "<https://colorito.example/mail/stop/secret>"),
        ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"),
        ("Content-Type", "text/plain; charset=utf-8"),
    ] {
        assert_eq!(came.header(name).as_deref(), Some(wanted), "{name}");
    }
    assert!(came.header("Subject").unwrap().contains("=?utf-8?b?"), "{:?}", came.header("Subject"));
    assert!(came.header("Date").is_some());
}

#[tokio::test]
async fn a_subject_cannot_become_another_line_of_the_head() {
    let server = MailServer::start().await;
    let subject = "It is your move against x\r\nBcc: everybody@example.org".to_owned();
    mail(&server).send(&Email { subject, ..email() }).await;
    for came in server.came() {
        assert_eq!(came.header("Bcc"), None);
    }
}

#[tokio::test]
async fn what_the_relay_says_is_understood() {
    let server = MailServer::start().await;
    let mail = mail(&server).with_patience(Duration::from_secs(20));
    for (treatment, wanted) in [
        (Treatment::Recipient("550 5.1.1 <ada@example.org>: no such user"), "gone"),
        (Treatment::Recipient("550 no such user here"), "gone"),
        (Treatment::Recipient("553 bad mailbox"), "gone"),
        (Treatment::Recipient("550 5.7.1 relaying denied for ada@example.org"), "refused"),
        (Treatment::Recipient("554 relay access denied"), "refused"),
        (Treatment::Recipient("451 greylisted, come back later"), "later"),
        (Treatment::Recipient("452 mailbox of ada@example.org is full"), "later"),
        (Treatment::Sender("550 who are you"), "refused"),
        (Treatment::Sender("421 not now"), "later"),
        (Treatment::Text("554 ada@example.org does not like this"), "refused"),
        (Treatment::Text("451 try again"), "later"),
        (Treatment::HangUp, "later"),
    ] {
        server.treat([treatment]);
        let carried = mail.send(&email()).await;
        let (outcome, why) = match carried {
            Carried::Taken => ("taken", String::new()),
            Carried::Later { why, .. } => ("later", why),
            Carried::Refused { why } => ("refused", why),
            Carried::Gone => ("gone", String::new()),
        };
        assert_eq!(outcome, wanted, "{treatment:?}");
        assert!(!why.contains("ada"), "{why}");
    }
    assert_eq!(mail.send(&email()).await, Carried::Taken);
}

#[tokio::test]
async fn nobody_waits_for_ever_and_a_broken_way_is_tried_again() {
    let server = MailServer::start().await;
    server.treat([Treatment::Silence]);
    let impatient = mail(&server).with_patience(Duration::from_millis(200));
    assert!(matches!(impatient.send(&email()).await, Carried::Later { .. }));
    let from = "colorito@colorito.example".parse().unwrap();
    // Nobody listens there.
    let nobody = Mail::new("smtp://127.0.0.1:1".parse().unwrap(), None, from, "colorito.example");
    assert!(matches!(nobody.send(&email()).await, Carried::Later { .. }));
    // A relay that does not know the password any more.
    let from = "colorito@colorito.example".parse().unwrap();
    let wrong =
        Mail::new(server.relay.parse().unwrap(), Some(Secret::new("wrong")), from, "colorito.example");
    assert_eq!(wrong.send(&email()).await, Carried::Later { wait: None, why: "connection: 535".to_owned() });
}
