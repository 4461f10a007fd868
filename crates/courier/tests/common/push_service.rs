//! A push service that does what it is told, and browsers that can read what came for them.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex},
    time::Duration,
};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::Notify,
    time,
};
use web_push_native::p256::{SecretKey, elliptic_curve::sec1::ToEncodedPoint as _};

/// How long something may take that should come at once, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// What the service does with a request.
#[derive(Clone, Debug)]
pub enum Behaviour {
    /// Answers with a status, and perhaps when to come back.
    Answer(u16, Option<&'static str>),
    /// Closes the connection in the middle of its answer.
    HangUp,
    /// Never says anything.
    Silence,
}

/// What was asked.
#[derive(Clone, Debug)]
pub struct Asked {
    pub path: String,
    pub headers: HashMap<String, String>,
    pub body: Vec<u8>,
}

/// A push service at a port of its own. It answers 201 unless it was told otherwise.
#[derive(Clone)]
pub struct PushService {
    pub address: String,
    next: Arc<Mutex<VecDeque<Behaviour>>>,
    asked: Arc<Mutex<Vec<Asked>>>,
    more: Arc<Notify>,
}

impl PushService {
    pub async fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let service =
            PushService { address, next: Arc::default(), asked: Arc::default(), more: Arc::default() };
        let serving = service.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serving.clone().serve(stream));
            }
        });
        service
    }

    /// What is done with the next requests, one after the other.
    pub fn behave(&self, next: impl IntoIterator<Item = Behaviour>) {
        self.next.lock().unwrap().extend(next);
    }

    /// All that was asked so far.
    pub fn asked(&self) -> Vec<Asked> {
        self.asked.lock().unwrap().clone()
    }

    /// Waits until so much was asked.
    pub async fn wait(&self, count: usize) -> Vec<Asked> {
        let enough = async {
            loop {
                let more = self.more.notified();
                let asked = self.asked();
                if asked.len() >= count {
                    return asked;
                }
                more.await;
            }
        };
        time::timeout(PATIENCE, enough).await.expect("somebody asks")
    }

    async fn serve(self, mut stream: TcpStream) {
        let Some(asked) = read(&mut stream).await else { return };
        let behaviour = self.next.lock().unwrap().pop_front().unwrap_or(Behaviour::Answer(201, None));
        self.asked.lock().unwrap().push(asked);
        self.more.notify_waiters();
        match behaviour {
            Behaviour::Answer(status, retry_after) => {
                let wait = retry_after.map(|wait| format!("retry-after: {wait}\r\n")).unwrap_or_default();
                let answer = format!("HTTP/1.1 {status} Told\r\n{wait}content-length: 0\r\n\r\n");
                let _ = stream.write_all(answer.as_bytes()).await;
            }
            Behaviour::HangUp => {
                let _ = stream.write_all(b"HTTP/1.1 20").await;
            }
            Behaviour::Silence => std::future::pending().await,
        }
    }
}

async fn read(stream: &mut TcpStream) -> Option<Asked> {
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let count = stream.read(&mut part).await.ok().filter(|count| *count > 0)?;
        bytes.extend_from_slice(&part[..count]);
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let headers: HashMap<String, String> = head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        let length: usize = headers.get("content-length").map_or(0, |length| length.parse().unwrap());
        let body = bytes[end + 4..].to_vec();
        if body.len() < length {
            continue;
        }
        let path = head.split(' ').nth(1).unwrap().to_owned();
        assert!(head.starts_with("POST "), "{head}");
        return Some(Asked { path, headers, body });
    }
}

/// What a browser keeps of its subscription.
pub struct Subscriber {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Subscriber {
    pub fn new(number: u8) -> Subscriber {
        let secret = SecretKey::from_slice(&[number.max(1); 32]).unwrap();
        Subscriber { secret, auth: [number; 16] }
    }

    /// The public key and the shared secret, as browsers write them.
    pub fn keys(&self) -> (String, String) {
        let key = self.secret.public_key().to_encoded_point(false);
        (URL_SAFE_NO_PAD.encode(key.as_bytes()), URL_SAFE_NO_PAD.encode(self.auth))
    }

    /// The message behind what was asked.
    pub fn read(&self, asked: &Asked) -> String {
        let clear = web_push_native::decrypt(asked.body.clone(), &self.secret, &self.auth.into());
        String::from_utf8(clear.expect("it was encrypted for this browser")).unwrap()
    }
}
