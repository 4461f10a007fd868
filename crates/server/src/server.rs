//! The server as a whole: a data directory, an address, and everything between.

use std::{
    future::{self, Future},
    io,
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};

use axum::Router;
use etcetera::BaseStrategy as _;
use tokio::{net::TcpListener, sync::oneshot, time};

use crate::{
    Error, Limits, limits::Doorkeeper, response::Hosts, rooms::Rooms, routes, store::Store, study::School,
};

/// How long requests under way may take when the server is told to stop.
const FAREWELL: Duration = Duration::from_millis(500);

/// Everything that answers requests.
pub struct Server {
    rooms: Rooms,
    school: School,
    door: Doorkeeper,
}

impl Server {
    /// Opens the games in a data directory, which is made if it is not there. Games in which the computer is to
    /// move go on at once, and so does counting the scores of games that were just over.
    ///
    /// # Errors
    /// If the directory or the games in it cannot be used.
    pub async fn open(data: &Path) -> Result<Server, Error> {
        Server::open_with(data, Limits::default()).await
    }

    /// The same, with other limits.
    ///
    /// # Errors
    /// If the directory or the games in it cannot be used.
    pub async fn open_with(data: &Path, limits: Limits) -> Result<Server, Error> {
        let rooms = Rooms::new(Store::open(data).await?, limits.thinkers);
        rooms.go_on().await?;
        let school = School::open(rooms.clone()).await?;
        Ok(Server { rooms, school, door: Doorkeeper::new(limits) })
    }

    /// All addresses as one service, whatever name it is asked by.
    pub fn router(&self) -> Router {
        routes::router(self.rooms.clone(), self.school.clone(), &self.door, Hosts::Any)
    }

    /// Answers requests until it is told to stop. Who listens on this machine only is asked by its names only.
    ///
    /// # Errors
    /// If the network fails.
    pub async fn run(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let hosts = if listener.local_addr()?.ip().is_loopback() { Hosts::ThisMachine } else { Hosts::Any };
        let router = routes::router(self.rooms.clone(), self.school.clone(), &self.door, hosts);
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        let (stopping, stopped) = oneshot::channel();
        let stop = async move {
            stop.await;
            let _ = stopping.send(());
        };
        let farewell = async {
            // If it is never told to stop, there is nothing to wait for.
            if stopped.await.is_err() {
                future::pending::<()>().await;
            }
            time::sleep(FAREWELL).await;
        };
        let served = tokio::select! {
            served = axum::serve(listener, service).with_graceful_shutdown(stop).into_future() => served,
            () = farewell => Ok(()),
        };
        self.school.close().await;
        self.rooms.close().await;
        served
    }
}

/// Where to listen if nobody says otherwise: on this machine only, at the year of the game.
pub const DEFAULT_ADDRESS: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 1892);

/// Where games are kept if nobody says otherwise: where this platform keeps the data of applications.
///
/// # Errors
/// If the home directory is not known.
pub fn default_data_directory() -> io::Result<PathBuf> {
    let strategy = etcetera::choose_base_strategy().map_err(|error| io::Error::other(error.to_string()))?;
    Ok(strategy.data_dir().join("colorito"))
}
