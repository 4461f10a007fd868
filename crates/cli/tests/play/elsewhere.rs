//! Games on a server: two terminals, the lobby, accounts, broken and encrypted connections.

use std::{process::Command, time::Duration};

use serde_json::json;
use tempfile::TempDir;

use crate::{
    SHORTEST,
    cable::Cable,
    pipes::Talk,
    server::{Process, ask},
};

/// A server that others can come to, and where it is.
fn serve(data: &TempDir) -> (Process, String) {
    let server = Process::start_with(data.path(), &["--public", "127.0.0.1", "--public", "localhost"]);
    let address = format!("http://{}", server.address);
    (server, address)
}

fn folders<const N: usize>() -> [TempDir; N] {
    [(); N].map(|()| TempDir::new().unwrap())
}

/// Somebody who invites by a link and plays Red, and the link.
fn inviting(data: &TempDir, address: &str) -> (Talk, String) {
    let mut talk = Talk::begin(data.path(), &["--server", address]);
    talk.hear("not signed in");
    talk.say("invite 10+5 red first");
    let link = talk.hear("/join#");
    (talk, link)
}

#[cfg(unix)]
#[test]
fn a_whole_game_from_a_link_to_the_rematch() {
    use crate::terminal::Terminal;

    let [data, one, two] = folders();
    let (_server, address) = serve(&data);
    let (mut talk, link) = inviting(&one, &address);
    let mut screen = Terminal::start(two.path(), &["--join", &link]);
    talk.hear("Your move.");
    screen.wait_for("Red to move");
    for (ply, m) in SHORTEST.iter().enumerate() {
        if ply == 3 {
            // Blue asks for the move before, and gets it back; then a draw is offered and declined.
            screen.wait_for("14 d2-b4");
            screen.press("u");
            talk.hear("asks to take the last move back");
            talk.say("accept");
            talk.hear("2 moves were taken back");
            screen.wait_until_gone("f10-d8");
            screen.press("f10d8\r");
            talk.hear("Your move.");
            talk.say("draw");
            screen.wait_for("offers a draw");
            screen.press("k");
            talk.hear("The draw was declined");
            talk.say("d2b4");
            screen.wait_for("14 d2-b4");
        }
        if ply % 2 == 0 {
            talk.say(m);
            talk.hear("You: ");
        } else {
            // What the other one has done is there, and not the moment before it.
            screen.wait_for(&format!("{}. ", ply / 2 + 1));
            screen.press(&format!("{m}\r"));
            talk.hear("Blue: ");
        }
    }
    talk.hear("You win!");
    screen.wait_for("Red wins.");
    screen.press("m");
    talk.hear("offers a rematch");
    talk.say("accept");
    talk.hear("The rematch begins.");
    screen.wait_for("Your move.");
    screen.press("h10h8\r");
    talk.hear("Your move.");
    talk.say("resign");
    talk.hear("You resigned");
    screen.wait_for("Red resigned");
    screen.press("q");
    screen.wait_for_end();
}

#[test]
fn signed_in_the_lobby_and_games_that_wait() {
    let [data, one, two] = folders();
    let (server, address) = serve(&data);
    let password = "blue over red 1892";
    let made = ask(server.address, "POST", "/api/account", &json!({ "name": "Anna", "password": password }));
    assert_eq!(made.unwrap().0, 201);
    let mut anna = Talk::begin(one.path(), &["--server", &address]);
    anna.hear("not signed in");
    anna.say("sign-in Anna");
    anna.hear("Password:");
    anna.say("some other password");
    anna.hear("The name or the password is wrong");
    anna.say("sign-in Anna");
    anna.say(password);
    anna.hear("signed in as Anna");
    anna.say("lobby");
    anna.hear("Nobody seeks a game");
    anna.say("seek days 3 red first");
    anna.hear("1. Yours, 3 days a move");
    let mut guest = Talk::begin(two.path(), &["--server", &address]);
    guest.hear("No game waits for you.");
    guest.say("lobby");
    guest.hear("1. Anna, 3 days a move");
    guest.say("take 1");
    guest.hear("Red (Anna) – Blue (You)");
    anna.hear("Your move.");
    anna.say("hint");
    anna.hear("would have to agree");
    anna.say("analyse");
    anna.hear("would have to agree");
    anna.say("c1c3");
    guest.hear("Anna: Jump: red 3");
    guest.say("f10d8");
    guest.hear("Anna to move");
    anna.kill();
    // What the server knows her by is kept, for her only.
    let kept = one.path().join("servers.txt");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&kept).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let mut anna = Talk::begin(one.path(), &[]);
    anna.say("waiting");
    anna.hear("signed in as Anna");
    anna.hear("One game waits for you.");
    anna.say("waiting 1");
    anna.hear("Your move.");
    anna.hear("Time left: Red 2 d 23 h");
    anna.say("d2b4");
    guest.hear("Anna: Jump: yellow 14");
    anna.say("sign-out");
    anna.hear("You are signed out.");
    assert!(!std::fs::read_to_string(&kept).unwrap().contains("Anna"));
    anna.say("waiting");
    anna.hear("No game waits for you.");
}

#[cfg(unix)]
#[test]
fn a_typed_password_is_not_shown() {
    use crate::terminal::Terminal;

    let [data, one] = folders();
    let (_server, address) = serve(&data);
    let mut terminal = Terminal::start(one.path(), &["--plain", "--server", &address]);
    terminal.wait_for("not signed in");
    terminal.press("sign-in Anna\r");
    terminal.wait_for("Password:");
    terminal.press("open sesame 1892\r");
    terminal.wait_for("The name or the password is wrong");
    terminal.press("quit\r");
    terminal.wait_for_end();
    let text = terminal.text();
    assert!(text.contains("quit") && !text.contains("sesame"), "{text}");
}

#[test]
fn what_makes_no_sense_is_explained() {
    let [data, one] = folders();
    let (_server, address) = serve(&data);
    let mut talk = Talk::begin(one.path(), &[]);
    talk.say("lobby");
    talk.hear("Name a server first");
    for (line, answer) in [
        ("server ftp://x", "is not the address of a server"),
        ("join https://example.org", "not a link to a game"),
        ("server http://127.0.0.1:1", "The server is not answering"),
    ] {
        talk.say(line);
        talk.hear(answer);
    }
    talk.say(&format!("server {address}"));
    talk.hear("not signed in");
    for (line, answer) in [
        (format!("join {address}/join#{}", "0".repeat(32)), "There is no such invitation"),
        (format!("join {address}/game/{}", "0".repeat(16)), "There is no such game"),
        ("take 7".to_owned(), "There is no such invitation"),
        ("waiting 7".to_owned(), "There is no such game"),
        ("seek purple".to_owned(), "“purple” is not a setting"),
        ("seek no-clock".to_owned(), "needs a clock"),
        ("seek days 99".to_owned(), "30"),
    ] {
        talk.say(&line);
        talk.hear(answer);
    }
}

#[test]
fn a_broken_connection_loses_no_move_and_doubles_none() {
    let [data, one, two] = folders();
    let (server, _) = serve(&data);
    let cable = Cable::to(server.address, Duration::ZERO);
    let (mut red, link) = inviting(&one, &format!("http://{}", cable.address));
    let link = link.replace(&cable.address.to_string(), &server.address.to_string());
    let mut blue = Talk::begin(two.path(), &["--join", &link]);
    red.hear("Your move.");
    for round in 0..3 {
        let [ours, theirs] = [SHORTEST[2 * round], SHORTEST[2 * round + 1]];
        cable.cut();
        red.hear("The server is not answering");
        // It waits here until there is a way; whatever else is wanted now is not done later.
        red.say(ours);
        red.say("draw");
        red.hear("That was not sent");
        cable.mend();
        red.hear("The server answers again");
        blue.hear("Your move.");
        // What the other one does while nothing is heard is there afterwards.
        cable.cut();
        red.hear("The server is not answering");
        blue.say(theirs);
        blue.hear("Red to move");
        cable.mend();
        red.hear("Blue: ");
    }
    red.say(SHORTEST[6]);
    red.hear("You win!");
    blue.hear("Red wins.");
    assert_eq!(red.position().plies(), 7);
}

/// The same server behind a certificate.
mod encrypted {
    use std::{net::SocketAddr, path::Path, sync::Arc, thread};

    use rcgen::{CertifiedKey, generate_simple_self_signed};
    use tokio::{
        io::copy_bidirectional,
        net::{TcpListener, TcpStream},
    };
    use tokio_rustls::{
        TlsAcceptor,
        rustls::{ServerConfig, crypto::ring, pki_types::PrivatePkcs8KeyDer},
    };

    /// Lets encrypted connections through to a server and leaves its certificate in a file.
    pub(super) fn before(server: SocketAddr, certificate: &Path) -> SocketAddr {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
        std::fs::write(certificate, cert.pem()).unwrap();
        let key = PrivatePkcs8KeyDer::from(signing_key.serialize_der());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![cert.der().clone()], key.into())
            .unwrap();
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let address = listener.local_addr().unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        thread::spawn(move || {
            runtime.block_on(accept(listener, TlsAcceptor::from(Arc::new(config)), server));
        });
        address
    }

    async fn accept(listener: std::net::TcpListener, acceptor: TlsAcceptor, server: SocketAddr) {
        let listener = TcpListener::from_std(listener).unwrap();
        while let Ok((near, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                let Ok(mut near) = acceptor.accept(near).await else { return };
                let mut far = TcpStream::connect(server).await.unwrap();
                let _ = copy_bidirectional(&mut near, &mut far).await;
            });
        }
    }
}

#[test]
fn over_an_encrypted_connection_to_whom_the_system_trusts_only() {
    let [data, one, two, certificates] = folders();
    let (server, _) = serve(&data);
    let certificate = certificates.path().join("certificate.pem");
    let before = encrypted::before(server.address, &certificate);
    let address = format!("https://localhost:{}", before.port());
    let program = || Command::new(env!("CARGO_BIN_EXE_colorito"));
    let mut doubtful = Talk::begin_with(program(), one.path(), &["--server", &address]);
    doubtful.hear("does not trust its certificate");
    let mut trusting = program();
    trusting.env("SSL_CERT_FILE", &certificate);
    let mut red = Talk::begin_with(trusting, one.path(), &["--server", &address]);
    red.hear("not signed in");
    red.say("invite red first");
    let link = red.hear("/join#");
    assert!(link.starts_with(&address), "{link}");
    let plain = link.replace(&address, &format!("http://{}", server.address));
    let mut blue = Talk::begin(two.path(), &["--join", &plain]);
    red.hear("Your move.");
    red.say("c1c3");
    blue.hear("Your move.");
    blue.say("f10d8");
    red.hear("Blue: ");
}
