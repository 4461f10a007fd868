//! Messages to browsers, by the push services they name.

use std::{
    fmt, io,
    sync::{Arc, OnceLock},
    time::{Duration, SystemTime},
};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use http_body_util::Full;
use hyper::{
    Request, Response, StatusCode, Uri,
    body::{Bytes, Incoming},
    client::conn::http1,
    header,
};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    time,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};
use web_push_native::{Auth, p256::PublicKey};

use crate::{Carried, Reach, VapidKey};

/// How long a push service may take for all of it.
const PATIENCE: Duration = Duration::from_secs(20);

/// The longest address of a subscription.
const LONGEST: usize = 1_000;

/// The longest wait that a push service may ask for.
const LONGEST_WAIT: Duration = Duration::from_hours(24);

/// A browser that wants messages.
#[derive(Clone, PartialEq, Eq)]
pub struct Subscription {
    endpoint: Uri,
    key: PublicKey,
    auth: Auth,
}

impl fmt::Debug for Subscription {
    /// Whoever knows it could send.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Subscription(…)")
    }
}

/// What is wrong with a subscription.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSubscription {
    /// Its push service is not asked.
    #[error("its push service must be asked by HTTPS at a public address")]
    Endpoint,
    /// Nothing can be encrypted for it.
    #[error("its keys are none")]
    Keys,
}

impl Subscription {
    /// A subscription as browsers describe it: the address of the push service, the public key and the
    /// shared secret, both in the alphabet for addresses.
    ///
    /// # Errors
    /// If its push service may not be asked, or its keys are none.
    pub fn read(
        endpoint: &str,
        key: &str,
        auth: &str,
        reach: Reach,
    ) -> Result<Subscription, BadSubscription> {
        let endpoint: Option<Uri> = endpoint.parse().ok().filter(|_| endpoint.len() <= LONGEST);
        let endpoint = endpoint.filter(|uri| reach.allows(uri)).ok_or(BadSubscription::Endpoint)?;
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('='));
        let key = decode(key).ok().and_then(|bytes| PublicKey::from_sec1_bytes(&bytes).ok());
        let auth: Option<[u8; 16]> = decode(auth).ok().and_then(|bytes| bytes.try_into().ok());
        let (key, auth) = key.zip(auth).ok_or(BadSubscription::Keys)?;
        Ok(Subscription { endpoint, key, auth: auth.into() })
    }

    /// The name of its push service, for the log.
    pub fn service(&self) -> &str {
        self.endpoint.host().unwrap_or_default()
    }
}

/// Something to be shown by a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// What the page's own script gets to read. At most some 3,900 bytes.
    pub text: String,
    /// How long it is worth being delivered.
    pub lasts: Duration,
    /// A message that waits under the same name is replaced: 32 letters, digits, `-` and `_` at most.
    pub topic: String,
    /// Whether it is worth waking a device that saves its battery.
    pub urgent: bool,
}

/// The way to push services.
#[derive(Clone, Debug)]
pub struct Push {
    key: VapidKey,
    contact: String,
    reach: Reach,
    patience: Duration,
    tls: Arc<OnceLock<ClientConfig>>,
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

impl Push {
    /// Sends with a key. `contact` is an address, `https:` or `mailto:`, by which push services find whoever
    /// runs the server.
    pub fn new(key: VapidKey, contact: &str, reach: Reach) -> Push {
        Push { key, contact: contact.to_owned(), reach, patience: PATIENCE, tls: Arc::default() }
    }

    /// The same, with push services that may take so long for all of it.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Push {
        Push { patience, ..self }
    }

    /// What browsers subscribe with.
    pub fn public_key(&self) -> String {
        self.key.public_text()
    }

    /// How far messages may go.
    pub fn reach(&self) -> Reach {
        self.reach
    }

    /// Takes a message to a browser's push service.
    pub async fn send(&self, to: &Subscription, message: &Message) -> Carried {
        let request = match self.request(to, message) {
            Ok(request) => request,
            Err(why) => return Carried::refused(why),
        };
        match time::timeout(self.patience, self.ask(&to.endpoint, request)).await {
            Ok(Ok(response)) => judge(&response),
            Ok(Err(error)) => Carried::later(error.to_string()),
            Err(_) => Carried::later("it did not answer in time"),
        }
    }

    fn request(&self, to: &Subscription, message: &Message) -> Result<Request<Full<Bytes>>, String> {
        let text = message.text.clone().into_bytes();
        let body = web_push_native::encrypt(text, &to.key, &to.auth).map_err(|error| error.to_string())?;
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
        let authority = to.endpoint.authority().map(ToString::to_string).unwrap_or_default();
        let path = to.endpoint.path_and_query().map_or("/", |path| path.as_str());
        Request::post(path)
            .header(header::HOST, authority)
            .header(header::AUTHORIZATION, self.key.authorization(&to.endpoint, &self.contact, now))
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header("ttl", message.lasts.as_secs())
            .header("topic", &message.topic)
            .header("urgency", if message.urgent { "high" } else { "normal" })
            .body(Full::new(body.into()))
            .map_err(|error| error.to_string())
    }

    async fn ask(&self, endpoint: &Uri, request: Request<Full<Bytes>>) -> io::Result<Response<Incoming>> {
        let stream = TokioIo::new(self.connect(endpoint).await?);
        let (mut sender, connection) = http1::handshake(stream).await.map_err(io::Error::other)?;
        // Goes on until the answer is there, and ends with it.
        let connection = tokio::spawn(connection);
        let answered = sender.send_request(request).await.map_err(io::Error::other);
        connection.abort();
        answered
    }

    async fn connect(&self, endpoint: &Uri) -> io::Result<Box<dyn Stream>> {
        let host = endpoint.host().unwrap_or_default();
        let secure = endpoint.scheme_str() == Some("https");
        let port = endpoint.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let addresses = self.reach.resolve(host, port).await?;
        let stream = TcpStream::connect(&addresses[..]).await?;
        if !secure {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        let connector = TlsConnector::from(Arc::new(self.tls()?.clone()));
        Ok(Box::new(connector.connect(name, stream).await?))
    }

    fn tls(&self) -> io::Result<&ClientConfig> {
        if let Some(tls) = self.tls.get() {
            return Ok(tls);
        }
        let mut roots = RootCertStore::empty();
        // One that cannot be read proves nothing; without any, no service is trusted.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(self.tls.get_or_init(|| config))
    }
}

/// What the answer of a push service means.
fn judge<B>(response: &Response<B>) -> Carried {
    let status = response.status();
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Carried::Gone,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => {
            Carried::Later { wait: wait(response), why: status.to_string() }
        }
        _ if status.is_success() => Carried::Taken,
        _ if status.is_server_error() => Carried::Later { wait: wait(response), why: status.to_string() },
        // Redirects too: nobody is asked but whom the browser has named.
        _ => Carried::refused(status.to_string()),
    }
}

/// How long to wait, said in seconds or as a date.
fn wait<B>(response: &Response<B>) -> Option<Duration> {
    let said = response.headers().get(header::RETRY_AFTER)?.to_str().ok()?;
    let wait = match said.parse() {
        Ok(seconds) => Duration::from_secs(seconds),
        Err(_) => httpdate::parse_http_date(said).ok()?.duration_since(SystemTime::now()).unwrap_or_default(),
    };
    Some(wait.min(LONGEST_WAIT))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(status: u16, retry_after: Option<&str>) -> Carried {
        let mut response = Response::builder().status(status);
        if let Some(said) = retry_after {
            response = response.header("retry-after", said);
        }
        judge(&response.body(()).unwrap())
    }

    #[test]
    fn answers_mean_what_the_standard_says() {
        for status in [200, 201, 202, 204] {
            assert_eq!(answer(status, None), Carried::Taken, "{status}");
        }
        assert_eq!((answer(404, None), answer(410, None)), (Carried::Gone, Carried::Gone));
        for status in [301, 307, 400, 401, 403, 413] {
            assert!(matches!(answer(status, None), Carried::Refused { .. }), "{status}");
        }
        for (status, said, wanted) in [
            (429, Some("120"), Some(120)),
            (429, None, None),
            (503, Some("7"), Some(7)),
            (500, Some("soon"), None),
            (502, Some("Thu, 01 Jan 1970 00:00:00 GMT"), Some(0)),
            (429, Some("99999999"), Some(86_400)),
        ] {
            let Carried::Later { wait, .. } = answer(status, said) else { panic!("{status}") };
            assert_eq!(wait, wanted.map(Duration::from_secs), "{status} {said:?}");
        }
    }

    #[test]
    fn what_is_no_subscription_is_refused() {
        // The example of RFC 8291.
        let (key, auth) = (
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let read =
            |endpoint: &str, key: &str, auth: &str| Subscription::read(endpoint, key, auth, Reach::Public);
        let good = "https://push.example/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV";
        assert!(read(good, key, auth).is_ok());
        assert!(read(good, &format!("{key}="), &format!("{auth}==")).is_ok(), "some browsers pad");
        let long = format!("https://push.example/{}", "x".repeat(LONGEST));
        for bad in ["", "nonsense", "http://push.example/", "https://10.0.0.1/", &long] {
            assert_eq!(read(bad, key, auth).unwrap_err(), BadSubscription::Endpoint, "{bad}");
        }
        for (key, auth) in [("", auth), (key, ""), (&key[..40], auth), (key, "AAAA"), ("?", "?"), (auth, key)]
        {
            assert_eq!(read(good, key, auth).unwrap_err(), BadSubscription::Keys);
        }
    }
}
