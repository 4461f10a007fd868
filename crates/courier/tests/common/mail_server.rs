//! A mail server that does what it is told.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    sync::Notify,
    time,
};

/// How long something may take that should come at once, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// What the server does with a mail.
#[derive(Clone, Copy, Debug)]
pub enum Treatment {
    /// Says this to the sender.
    Sender(&'static str),
    /// Says this to the recipient.
    Recipient(&'static str),
    /// Says this once it has all of it.
    Text(&'static str),
    /// Closes the connection once it has all of it.
    HangUp,
    /// Never says anything.
    Silence,
}

/// What came.
#[derive(Clone, Debug, Default)]
pub struct Came {
    pub from: String,
    pub to: String,
    pub text: String,
    /// Whether it was taken.
    pub taken: bool,
}

impl Came {
    /// A line of the head.
    pub fn header(&self, name: &str) -> Option<String> {
        let (head, _) = self.text.split_once("\r\n\r\n")?;
        let unfolded = head.replace("\r\n ", " ");
        let line = unfolded.lines().find(|line| line.starts_with(&format!("{name}: ")))?;
        Some(line[name.len() + 2..].to_owned())
    }

    /// What it says to people, whichever way it was encoded.
    pub fn words(&self) -> String {
        use base64::{Engine as _, engine::general_purpose::STANDARD};
        let (_, body) = self.text.split_once("\r\n\r\n").expect("a head and a body");
        match self.header("Content-Transfer-Encoding").as_deref() {
            Some("base64") => {
                let bytes = STANDARD.decode(body.replace("\r\n", "")).expect("base64");
                String::from_utf8(bytes).expect("text")
            }
            Some("quoted-printable") => unquoted(body),
            _ => body.to_owned(),
        }
    }
}

fn unquoted(body: &str) -> String {
    let joined = body.replace("=\r\n", "");
    let (mut bytes, mut rest) = (Vec::new(), joined.as_bytes());
    while let Some((first, after)) = rest.split_first() {
        if *first == b'=' {
            let digits = std::str::from_utf8(&after[..2]).unwrap();
            bytes.push(u8::from_str_radix(digits, 16).unwrap());
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).expect("text")
}

/// A mail server at a port of its own. It takes everything unless it was told otherwise.
#[derive(Clone)]
pub struct MailServer {
    /// How it is named to those who send by it.
    pub relay: String,
    next: Arc<Mutex<VecDeque<Treatment>>>,
    came: Arc<Mutex<Vec<Came>>>,
    more: Arc<Notify>,
}

impl MailServer {
    pub async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let relay = format!("smtp://colorito@{}", listener.local_addr().unwrap());
        let server = MailServer { relay, next: Arc::default(), came: Arc::default(), more: Arc::default() };
        let serving = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let serving = serving.clone();
                tokio::spawn(async move { serving.serve(stream).await });
            }
        });
        server
    }

    /// What is done with the next mails, one after the other.
    pub fn treat(&self, next: impl IntoIterator<Item = Treatment>) {
        self.next.lock().unwrap().extend(next);
    }

    /// All that somebody tried to send so far.
    pub fn came(&self) -> Vec<Came> {
        self.came.lock().unwrap().clone()
    }

    /// Waits until somebody has tried to send so many.
    pub async fn wait(&self, count: usize) -> Vec<Came> {
        let enough = async {
            loop {
                let more = self.more.notified();
                let came = self.came();
                if came.len() >= count {
                    return came;
                }
                more.await;
            }
        };
        time::timeout(PATIENCE, enough).await.expect("somebody sends")
    }

    fn keep(&self, came: &Came) {
        self.came.lock().unwrap().push(came.clone());
        self.more.notify_waiters();
    }

    /// One connection, one mail.
    async fn serve(self, stream: TcpStream) -> Option<()> {
        let (reading, mut writing) = stream.into_split();
        let mut lines = BufReader::new(reading).lines();
        let treatment = self.next.lock().unwrap().pop_front();
        let mut came = Came::default();
        let mut say = "220 mail.example ready".to_owned();
        loop {
            writing.write_all(format!("{say}\r\n").as_bytes()).await.ok()?;
            let line = lines.next_line().await.ok()??;
            let word = line.split([' ', ':']).next().unwrap_or_default().to_uppercase();
            say = match (word.as_str(), treatment) {
                ("EHLO", _) => "250-mail.example\r\n250 AUTH PLAIN LOGIN".to_owned(),
                ("AUTH", _) => {
                    if line.ends_with("AGNvbG9yaXRvAHJlbGF5IHNlY3JldA==") { "235 yes" } else { "535 no" }
                        .to_owned()
                }
                ("MAIL", treatment) => {
                    came.from = line;
                    if let Some(Treatment::Sender(says)) = treatment {
                        self.refuse(&came, says)
                    } else {
                        "250 yes".to_owned()
                    }
                }
                ("RCPT", Some(Treatment::Silence)) => {
                    came.to = line;
                    self.keep(&came);
                    std::future::pending().await
                }
                ("RCPT", treatment) => {
                    came.to = line;
                    if let Some(Treatment::Recipient(says)) = treatment {
                        self.refuse(&came, says)
                    } else {
                        "250 yes".to_owned()
                    }
                }
                ("DATA", treatment) => {
                    writing.write_all(b"354 go on\r\n").await.ok()?;
                    loop {
                        let line = lines.next_line().await.ok()??;
                        if line == "." {
                            break;
                        }
                        came.text.push_str(line.strip_prefix('.').unwrap_or(&line));
                        came.text.push_str("\r\n");
                    }
                    match treatment {
                        Some(Treatment::Text(says)) => self.refuse(&came, says),
                        Some(Treatment::HangUp) => {
                            self.keep(&came);
                            return None;
                        }
                        _ => {
                            came.taken = true;
                            self.keep(&came);
                            "250 taken".to_owned()
                        }
                    }
                }
                ("QUIT", _) => return None,
                _ => "500 what".to_owned(),
            };
        }
    }

    fn refuse(&self, came: &Came, says: &str) -> String {
        self.keep(came);
        says.to_owned()
    }
}
