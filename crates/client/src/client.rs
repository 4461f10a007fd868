//! Questions to a server, and the session they are asked in.

use std::{
    fmt,
    str::FromStr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use colorito_play::{Command, GameId};
use colorito_wire::{
    Acceptance, AccountAnswer, ClaimAcceptance, ClaimQuestion, GameAnswer, InvitationAnswer, ListAnswer,
    LobbyAnswer, NewInvitation, NewInvitationAnswer, SignIn,
};
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::{
    HeaderMap, Method, Request, Response,
    body::{Bytes, Incoming},
    client::conn::http1,
    header::{self, HeaderName},
};
use hyper_util::rt::TokioIo;
use serde::{Serialize, de::DeserializeOwned};
use tokio::{task::JoinHandle, time};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{self, client::IntoClientRequest as _},
};

use crate::{
    Failure, Server,
    transport::{Stream, Transport},
};

/// How long a server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The largest answer that is read, in bytes.
const LARGEST: usize = 16 << 20;

/// The name of the cookie, and how many hexadecimal digits its value has.
const COOKIE: &str = "colorito";
const DIGITS: usize = 64;

/// A secret that says who asks. Who has it is them.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The secret itself, to be kept.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = ();

    fn from_str(text: &str) -> Result<Token, ()> {
        let is_token = text.len() == DIGITS && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        if is_token { Ok(Token(text.to_owned())) } else { Err(()) }
    }
}

/// Somebody at a server. Clones are the same somebody.
#[derive(Clone)]
pub struct Client {
    server: Server,
    transport: Transport,
    token: Arc<Mutex<Option<Token>>>,
    /// Whether the token is a program's.
    is_program: bool,
}

impl Client {
    /// Somebody whom a server may know by a token.
    pub fn new(server: Server, token: Option<Token>) -> Client {
        let token = Arc::new(Mutex::new(token));
        Client { server, transport: Transport::default(), token, is_program: false }
    }

    /// A program that a server knows by the token its owner was given.
    pub fn program(server: Server, token: Token) -> Client {
        Client { is_program: true, ..Client::new(server, Some(token)) }
    }

    /// The server.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// What the server knows them by now. It changes when they sign in, and a first game makes a guest.
    pub fn token(&self) -> Option<Token> {
        self.token.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set_token(&self, token: Option<Token>) {
        *self.token.lock().unwrap_or_else(PoisonError::into_inner) = token;
    }
}

/// What can be asked.
impl Client {
    /// Who they are to the server.
    ///
    /// # Errors
    /// If the server does not say so.
    pub async fn account(&self) -> Result<AccountAnswer, Failure> {
        self.get("/api/account").await
    }

    /// Says who they are. The games of a guest are taken along, if they want that.
    ///
    /// # Errors
    /// If the server does not believe it.
    pub async fn sign_in(&self, asked: &SignIn) -> Result<AccountAnswer, Failure> {
        self.post("/api/session", asked).await
    }

    /// Has the server forget the session.
    ///
    /// # Errors
    /// If the server cannot be asked; the session is kept then.
    pub async fn sign_out(&self) -> Result<(), Failure> {
        self.send(Method::DELETE, "/api/session", None).await?;
        self.set_token(None);
        Ok(())
    }

    /// Their games, the last changed first.
    ///
    /// # Errors
    /// If the server does not list them.
    pub async fn games(&self) -> Result<ListAnswer, Failure> {
        self.get("/api/games?limit=200").await
    }

    /// A game.
    ///
    /// # Errors
    /// If there is none.
    pub async fn game(&self, id: GameId) -> Result<GameAnswer, Failure> {
        self.get(&format!("/api/games/{id}")).await
    }

    /// The record of a game.
    ///
    /// # Errors
    /// If there is none.
    pub async fn record(&self, id: GameId) -> Result<String, Failure> {
        let record = self.send(Method::GET, &format!("/api/games/{id}/record"), None).await?;
        String::from_utf8(record.to_vec()).map_err(Failure::nonsense)
    }

    /// Asks something of a game.
    ///
    /// # Errors
    /// If the game does not follow.
    pub async fn follow(&self, id: GameId, command: &Command) -> Result<GameAnswer, Failure> {
        let told = serde_json::to_value(command).map_err(Failure::nonsense)?;
        let name = match told["type"].as_str().unwrap_or_default() {
            "move" => "moves",
            "take-back" => "takeback",
            name => name,
        };
        let mut body = told.clone();
        body.as_object_mut().map(|body| body.remove("type"));
        self.post(&format!("/api/games/{id}/{name}"), &body).await
    }

    /// What can be taken in the lobby.
    ///
    /// # Errors
    /// If the server does not say so.
    pub async fn lobby(&self) -> Result<LobbyAnswer, Failure> {
        self.get("/api/invitations").await
    }

    /// Invites somebody.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn invite(&self, new: &NewInvitation) -> Result<NewInvitationAnswer, Failure> {
        self.post("/api/invitations", new).await
    }

    /// Takes back an invitation of theirs.
    ///
    /// # Errors
    /// If it is not theirs or not open.
    pub async fn withdraw(&self, id: &str) -> Result<(), Failure> {
        self.send(Method::DELETE, &format!("/api/invitations/{id}"), None).await.map(drop)
    }

    /// Takes an invitation in the lobby; the game begins.
    ///
    /// # Errors
    /// If somebody was faster.
    pub async fn accept(&self, id: &str, acceptance: &Acceptance) -> Result<GameAnswer, Failure> {
        self.post(&format!("/api/invitations/{id}/accept"), acceptance).await
    }

    /// What a link invites to, and what has become of it.
    ///
    /// # Errors
    /// If there is no such invitation.
    pub async fn look(&self, claim: &str) -> Result<InvitationAnswer, Failure> {
        self.post("/api/invitations/look", &ClaimQuestion { claim: claim.to_owned() }).await
    }

    /// Follows a link to its game.
    ///
    /// # Errors
    /// If somebody was faster.
    pub async fn take(&self, acceptance: &ClaimAcceptance) -> Result<GameAnswer, Failure> {
        self.post("/api/invitations/take", acceptance).await
    }
}

/// How it is asked.
impl Client {
    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        read(&self.send(Method::GET, path, None).await?)
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Failure> {
        let body = serde_json::to_vec(body).map_err(Failure::nonsense)?;
        read(&self.send(Method::POST, path, Some(body)).await?)
    }

    /// Asks, and gives the body of a good answer.
    async fn send(&self, method: Method, path: &str, body: Option<Vec<u8>>) -> Result<Bytes, Failure> {
        let asked = time::timeout(PATIENCE, self.exchange(method, path, body)).await;
        asked.map_err(|_| Failure::unreachable("it does not answer"))?
    }

    async fn exchange(&self, method: Method, path: &str, body: Option<Vec<u8>>) -> Result<Bytes, Failure> {
        let (response, connection) = self.begin(method, path, body).await?;
        let (head, body) = response.into_parts();
        let body = Limited::new(body, LARGEST).collect().await.map_err(Failure::unreachable)?.to_bytes();
        connection.abort();
        self.take_token(&head.headers);
        if head.status.is_success() { Ok(body) } else { Err(Failure::of_answer(head.status.as_u16(), &body)) }
    }

    /// An answer that goes on.
    pub(crate) async fn stream(&self, path: &str) -> Result<Incoming, Failure> {
        let begun = time::timeout(PATIENCE, self.begin(Method::GET, path, None)).await;
        let (response, _) = begun.map_err(|_| Failure::unreachable("it does not answer"))??;
        let (head, body) = response.into_parts();
        if head.status.is_success() {
            return Ok(body);
        }
        let body = Limited::new(body, LARGEST).collect().await.map_err(Failure::unreachable)?.to_bytes();
        Err(Failure::of_answer(head.status.as_u16(), &body))
    }

    /// Asks, and gives the answer as it begins, with what brings the rest of it.
    async fn begin(
        &self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<(Response<Incoming>, JoinHandle<hyper::Result<()>>), Failure> {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let request =
            request.body(Full::new(Bytes::from(body.unwrap_or_default()))).map_err(Failure::nonsense)?;
        let stream = TokioIo::new(self.transport.connect(&self.server).await?);
        let (mut sender, connection) = http1::handshake(stream).await.map_err(Failure::unreachable)?;
        // It ends with the one answer that it is for.
        let connection = tokio::spawn(connection);
        let response = sender.send_request(request).await.map_err(Failure::unreachable)?;
        Ok((response, connection))
    }

    /// What every request carries.
    fn headers(&self) -> Vec<(HeaderName, String)> {
        let proof = self.token().map(|token| {
            if self.is_program {
                (header::AUTHORIZATION, format!("Bearer {}", token.reveal()))
            } else {
                (header::COOKIE, format!("{COOKIE}={}", token.reveal()))
            }
        });
        let always = [
            (header::HOST, self.server.authority()),
            (header::ACCEPT, "application/json".to_owned()),
            (header::USER_AGENT, format!("Colorito/{} ({})", env!("CARGO_PKG_VERSION"), system())),
        ];
        always.into_iter().chain(proof).collect()
    }

    /// Keeps the token that an answer brings.
    fn take_token(&self, headers: &HeaderMap) {
        let cookies =
            headers.get_all(header::SET_COOKIE).into_iter().filter_map(|cookie| cookie.to_str().ok());
        let values = cookies.filter_map(|cookie| cookie.strip_prefix(COOKIE)?.strip_prefix('='));
        let mut tokens = values.filter_map(|value| value.split(';').next()?.trim().parse().ok());
        if let Some(token) = tokens.next_back() {
            self.set_token(Some(token));
        }
    }

    /// Opens a `WebSocket`.
    pub(crate) async fn socket(&self, path: &str) -> Result<WebSocketStream<Box<dyn Stream>>, Failure> {
        let scheme = if self.server.is_secure() { "wss" } else { "ws" };
        let address = format!("{scheme}://{}{path}", self.server.authority());
        let mut request = address.into_client_request().map_err(Failure::nonsense)?;
        for (name, value) in self.headers() {
            request.headers_mut().insert(name, value.parse().map_err(Failure::nonsense)?);
        }
        let stream = self.transport.connect(&self.server).await?;
        match time::timeout(PATIENCE, client_async(request, stream)).await {
            Ok(Ok((socket, _))) => Ok(socket),
            Ok(Err(tungstenite::Error::Http(answer))) => {
                let body = answer.body().as_deref().unwrap_or_default();
                Err(Failure::of_answer(answer.status().as_u16(), body))
            }
            Ok(Err(error)) => Err(Failure::unreachable(error)),
            Err(_) => Err(Failure::unreachable("it does not answer")),
        }
    }
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Failure> {
    serde_json::from_slice(body).map_err(Failure::nonsense)
}

/// The system this runs on, as its users call it.
fn system() -> &'static str {
    match std::env::consts::OS {
        "linux" => "Linux",
        "macos" => "Mac OS",
        "windows" => "Windows",
        "android" => "Android",
        other => other,
    }
}
