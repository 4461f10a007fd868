//! What is counted for those who run the server.

use colorito_server::{Limits, Server};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};

use crate::common::{Api, against_computer};

#[tokio::test]
async fn what_is_counted_is_told_at_a_port_of_its_own() {
    let data = std::sync::Arc::new(TempDir::new().unwrap());
    let server = Server::open_with(data.path(), Limits::none()).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    server.serve_metrics(listener);
    let api = Api { router: server.router(), server: Some(server), data };
    let game = api.begin(against_computer(1)).await;
    api.play_well(&game, "c1c3", 0).await;
    api.wait(&game, |game| game["ply"] == 2).await;
    api.play(&game, "c1c3", 7, "too late").await;
    assert_eq!(api.get("/metrics").await.0, 404, "nobody else is told");
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET /metrics HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut told = String::new();
    stream.read_to_string(&mut told).await.unwrap();
    for line in [
        "content-type: application/openmetrics-text",
        "colorito_moves_total{by=\"person\"} 1",
        "colorito_moves_total{by=\"computer\"} 1",
        "colorito_errors_total{code=\"ply\"} 1",
        "colorito_requests_total{status=\"409\"} 1",
        "colorito_requests_total{status=\"201\"} 1",
        "colorito_commit_seconds_count 2",
        "colorito_sockets 0",
        "# EOF",
    ] {
        assert!(told.contains(line), "{line} is not in:\n{told}");
    }
}
