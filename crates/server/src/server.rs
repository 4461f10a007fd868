//! The server as a whole: a data directory, an address, and everything between.

use std::{
    future::Future,
    io,
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use axum::Router;
use colorito_engine::Settings;
use colorito_store::{Database, Location, Sqlite, Store};
use etcetera::BaseStrategy as _;
use tokio::{
    net::TcpListener,
    sync::watch,
    task::{self, JoinHandle},
};

use crate::{
    Error, Limits, Trust,
    analyses::Analyses,
    bell::Bell,
    connections,
    crowd::Crowd,
    deadlines::Alarm,
    engines::Engines,
    feed::Feed,
    gallery::Gallery,
    http::{self, Hosts, Service},
    identity::{Identity, Revoked},
    limits::RateLimiter,
    lobby::Lobby,
    metrics::{self, Metrics, Present},
    nodes,
    passwords::Passwords,
    post::{Carrier, Post, Sending},
    reviews::Reviews,
    rooms::{Context, Rooms},
    sweeper,
    trouble::of_store,
    workers::Workers,
};

/// How many engines are kept for games that go on. Each has some 16 MiB.
const ENGINES: usize = 16;

/// How a server is reached from elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Public {
    /// The names it is asked by.
    pub names: Vec<String>,
    /// The addresses of proxies, which are believed when they say who asks.
    pub proxies: Vec<IpAddr>,
}

/// Everything that answers requests.
pub struct Server {
    rooms: Rooms,
    reviews: Reviews,
    lobby: Lobby,
    bell: Bell,
    gallery: Gallery,
    post: Post,
    limiter: RateLimiter,
    closing: watch::Sender<bool>,
    trust: Option<Trust>,
    public: Option<Public>,
    revoked: Revoked,
    /// What goes on by itself: clocks, news, signs of life.
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the games in a data directory, which is made if it is not there. Games in which the computer is
    /// to move go on at once, and so does counting the scores of games that were just over.
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
        let store = Sqlite::open(data).await.map_err(of_store)?;
        Server::with_store(Arc::new(store), limits).await
    }

    /// The same, with the games of any database.
    ///
    /// # Errors
    /// If the database cannot be reached or used.
    pub async fn open_at(location: &Location) -> Result<Server, Error> {
        let store = Database::open(location).await.map_err(of_store)?.into_store();
        Server::with_store(store, Limits::default()).await
    }

    /// The same, with games kept anywhere.
    ///
    /// # Errors
    /// If the games cannot be read.
    pub async fn with_store(store: Arc<dyn Store>, limits: Limits) -> Result<Server, Error> {
        let (alarm, feed) = (Alarm::new(), Feed::default());
        let rooms = Rooms::new(Context {
            crowd: Crowd::new(Arc::clone(&store), feed.clone()),
            store,
            feed,
            workers: Workers::new(limits.thinkers as usize),
            engines: Engines::new(ENGINES, Settings::default()),
            alarm: alarm.clone(),
            metrics: Metrics::default(),
            page_time: Duration::from_millis(limits.page_time.into()),
        });
        // What other nodes have left undone can be known once their absence is.
        rooms.context().store.beat().await.map_err(of_store)?;
        rooms.attend().await?;
        let limiter = RateLimiter::new(limits);
        let reviews = Reviews::new(rooms.clone(), Arc::clone(&limiter.reviews));
        reviews.resume().await?;
        let revoked = Revoked::default();
        let mut tasks = vec![task::spawn(alarm.watch(rooms.clone()))];
        tasks.push(task::spawn(rooms.context().crowd.clone().keep()));
        tasks.push(task::spawn(sweeper::sweep(rooms.clone())));
        let lobby = Lobby::new(rooms.context().clone());
        tasks.push(task::spawn(lobby.clone().keep()));
        let gallery = Gallery::new(rooms.context().clone());
        tasks.push(task::spawn(gallery.clone().keep()));
        let bell = Bell::new(rooms.context().clone());
        tasks.extend([task::spawn(bell.clone().hear()), task::spawn(bell.clone().remind())]);
        tasks.extend(nodes::start(&rooms, &reviews, &lobby, &bell, revoked.clone()));
        Ok(Server {
            rooms,
            reviews,
            lobby,
            bell,
            gallery,
            post: Post::none(),
            limiter,
            closing: watch::Sender::new(false),
            trust: None,
            public: None,
            revoked,
            tasks,
        })
    }

    /// Ends all that goes on by itself, as if the server was gone: its clocks, its news, its signs of life.
    pub fn abandon(&self) {
        for task in &self.tasks {
            task.abort();
        }
    }

    /// Says whom the games belong to, instead of asking where the server listens.
    #[must_use]
    pub fn trusting(self, trust: Trust) -> Server {
        Server { trust: Some(trust), ..self }
    }

    /// Lets people elsewhere in: by these names only, and each game belongs to those who play it.
    #[must_use]
    pub fn public(self, public: Public) -> Server {
        Server { public: Some(public), ..self }
    }

    /// Sends what happens to players who look elsewhere and want to be told there.
    ///
    /// # Errors
    /// If the key for that cannot be read or kept.
    pub async fn sending(mut self, sending: Sending) -> Result<Server, Error> {
        let context = self.rooms.context();
        self.post = Post::open(&*context.store, sending).await?;
        let carrier = Carrier::new(context.clone(), self.bell.clone(), self.post.clone());
        self.tasks.push(task::spawn(carrier.carry()));
        Ok(self)
    }

    /// All addresses as one service, whatever name it is asked by. The games belong to the device unless it
    /// was told otherwise.
    pub fn router(&self) -> Router {
        http::router(self.service(self.trust.unwrap_or(Trust::Device)), Hosts::Any, Arc::default())
    }

    /// Tells at a port of its own what was counted, for those who run the server, for as long as it runs.
    pub fn serve_metrics(&self, listener: TcpListener) {
        let present = Present { rooms: self.rooms.clone(), limiter: self.limiter.clone() };
        let router = metrics::router(self.rooms.context().metrics.clone(), present);
        task::spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                tracing::error!(%error, "metrics are not served any more");
            }
        });
    }

    fn service(&self, trust: Trust) -> Service {
        let context = self.rooms.context();
        Service {
            rooms: self.rooms.clone(),
            reviews: self.reviews.clone(),
            lobby: self.lobby.clone(),
            bell: self.bell.clone(),
            gallery: self.gallery.clone(),
            post: self.post.clone(),
            analyses: Analyses::new(context.workers.clone(), Arc::clone(&self.limiter.analyses)),
            limiter: self.limiter.clone(),
            identity: Identity::new(
                trust,
                Arc::clone(&context.store),
                self.revoked.clone(),
                self.limiter.limits.kept,
            ),
            passwords: Passwords::new(context.workers.clone()),
            closing: self.closing.subscribe(),
        }
    }

    /// Answers requests until it is told to stop. Who listens on this machine only is asked by its names
    /// only, and the games belong to whoever is at it; otherwise, and if it was made public, they belong to
    /// guests.
    ///
    /// # Errors
    /// If the listener has no address.
    pub async fn run(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let local = listener.local_addr()?.ip().is_loopback();
        let device = local && self.public.is_none();
        let usual = if device { Trust::Device } else { Trust::Guests { secure: false } };
        let named = local || self.public.is_some();
        let Public { names, proxies } = self.public.clone().unwrap_or_default();
        let hosts = if named { Hosts::Named(names.into()) } else { Hosts::Any };
        let proxies: Arc<[IpAddr]> = proxies.into();
        let service = self.service(self.trust.unwrap_or(usual));
        let router = http::router(service, hosts, Arc::clone(&proxies));
        let closing = self.closing.clone();
        let stop = async move {
            stop.await;
            closing.send_replace(true);
        };
        connections::serve(listener, router, &self.limiter, &proxies, stop).await;
        self.close().await;
        Ok(())
    }

    /// Stops whatever is done in the background and closes the store. What was under way is resumed by the
    /// next server that opens it.
    pub async fn close(&self) {
        self.abandon();
        self.reviews.close().await;
        self.rooms.context().store.close().await;
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
