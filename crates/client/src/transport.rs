//! A connection to a server, plain or encrypted.

use std::{
    io,
    sync::{Arc, OnceLock},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    time,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{self, ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};

use crate::{Failure, Server};

/// How long a server may take to take a connection.
const PATIENCE: Duration = Duration::from_secs(15);

/// Bytes to and fro.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

/// Makes connections. What the system trusts is read when the first encrypted one is made.
#[derive(Clone, Default)]
pub(crate) struct Transport {
    tls: Arc<OnceLock<TlsConnector>>,
}

/// Why no connection came about.
fn failed(error: io::Error) -> Failure {
    let cause = error.get_ref().and_then(|cause| cause.downcast_ref());
    match cause {
        Some(rustls::Error::InvalidCertificate(why)) => Failure::Untrusted(format!("{why:?}").into()),
        _ => Failure::unreachable(error),
    }
}

impl Transport {
    pub(crate) async fn connect(&self, server: &Server) -> Result<Box<dyn Stream>, Failure> {
        let connected = time::timeout(PATIENCE, self.reach(server)).await;
        connected.map_err(|_| Failure::unreachable("it does not answer"))?.map_err(failed)
    }

    async fn reach(&self, server: &Server) -> io::Result<Box<dyn Stream>> {
        let stream = TcpStream::connect((server.host(), server.port())).await?;
        // Moves are small, and somebody waits for them.
        stream.set_nodelay(true)?;
        if !server.is_secure() {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(server.host().to_owned()).map_err(io::Error::other)?;
        Ok(Box::new(self.tls()?.connect(name, stream).await?))
    }

    fn tls(&self) -> io::Result<&TlsConnector> {
        if let Some(tls) = self.tls.get() {
            return Ok(tls);
        }
        let mut roots = RootCertStore::empty();
        // One that cannot be read proves nothing; without any, no server is trusted.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(self.tls.get_or_init(|| TlsConnector::from(Arc::new(config))))
    }
}
