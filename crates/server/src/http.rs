//! HTTP: each address reads a request, asks a room, and gives an answer.

mod accounts;
mod admin;
mod assets;
mod boards;
mod channels;
mod conversation;
mod documentation;
mod extract;
mod feeds;
mod forwarded;
mod gallery;
mod games;
mod health;
mod holidays;
mod invitations;
mod letters;
mod manners;
mod matches;
mod notices;
mod passkeys;
mod people;
mod pictures;
mod programs;
mod reader;
mod reviews;
mod security;
mod study;
mod trace;

use std::{net::IpAddr, sync::Arc};

use axum::{
    Json, Router,
    extract::{
        DefaultBodyLimit, FromRef, WebSocketUpgrade,
        ws::{WebSocket, rejection::WebSocketUpgradeRejection},
    },
    http::{Response as HttpResponse, StatusCode, header},
    middleware,
    response::{Html, IntoResponse, Response},
    routing::{get, post},
};
use colorito_wire::{BadRequest, Error, ErrorBody};
use tokio::sync::watch;
use tower_http::{catch_panic::CatchPanicLayer, trace::TraceLayer};
use utoipa_axum::router::OpenApiRouter;

use crate::{
    analyses::Analyses,
    bell::Bell,
    gallery::Gallery,
    identity::{self, Identity},
    limits::{self, Client, RateLimiter},
    lobby::Lobby,
    metrics,
    passwords::Passwords,
    post::Post,
    reviews::Reviews,
    rooms::Rooms,
    sockets::{self, Line},
    trouble::log,
    workers::Workers,
};
pub(crate) use assets::{PAGES, all_files};
use extract::LARGEST_BODY;
pub(crate) use forwarded::ByHttps;
use reader::Reader;
pub(crate) use security::Hosts;

/// What the addresses have to do with.
#[derive(Clone)]
pub(crate) struct Service {
    pub(crate) rooms: Rooms,
    pub(crate) reviews: Reviews,
    pub(crate) lobby: Lobby,
    pub(crate) bell: Bell,
    pub(crate) gallery: Gallery,
    pub(crate) post: Post,
    pub(crate) analyses: Analyses,
    pub(crate) limiter: RateLimiter,
    pub(crate) identity: Identity,
    pub(crate) passwords: Passwords,
    /// Turns to `true` when the server stops.
    pub(crate) closing: watch::Receiver<bool>,
}

/// A request for a WebSocket, or why it is none.
type Upgrade = Result<WebSocketUpgrade, WebSocketUpgradeRejection>;

/// What every WebSocket is opened with.
#[derive(Clone)]
struct Lines {
    limiter: RateLimiter,
    closing: watch::Receiver<bool>,
}

impl Lines {
    fn open(self, socket: WebSocket) -> Line {
        Line::new(socket, &self.limiter.limits, self.closing)
    }

    /// Makes a client's request a socket, which has a place among all of them for as long as it is served.
    fn upgrade<Served: Future<Output = ()> + Send + 'static>(
        self,
        client: Client,
        upgrade: Upgrade,
        serve: impl FnOnce(Line) -> Served + Send + 'static,
    ) -> Answer<Response> {
        let upgrade = upgrade.map_err(|_| Error::from(BadRequest::WebSocketOnly))?;
        let place = self.limiter.sockets.take(client)?;
        Ok(sockets::game::sized(upgrade).on_upgrade(move |socket| async move {
            let _place = place;
            serve(self.open(socket)).await;
        }))
    }
}

impl FromRef<Service> for Lines {
    fn from_ref(service: &Service) -> Lines {
        Lines { limiter: service.limiter.clone(), closing: service.closing.clone() }
    }
}

impl FromRef<Service> for Rooms {
    fn from_ref(service: &Service) -> Rooms {
        service.rooms.clone()
    }
}

impl FromRef<Service> for Lobby {
    fn from_ref(service: &Service) -> Lobby {
        service.lobby.clone()
    }
}

impl FromRef<Service> for Bell {
    fn from_ref(service: &Service) -> Bell {
        service.bell.clone()
    }
}

impl FromRef<Service> for Gallery {
    fn from_ref(service: &Service) -> Gallery {
        service.gallery.clone()
    }
}

impl FromRef<Service> for Post {
    fn from_ref(service: &Service) -> Post {
        service.post.clone()
    }
}

impl FromRef<Service> for Reviews {
    fn from_ref(service: &Service) -> Reviews {
        service.reviews.clone()
    }
}

impl FromRef<Service> for Analyses {
    fn from_ref(service: &Service) -> Analyses {
        service.analyses.clone()
    }
}

impl FromRef<Service> for RateLimiter {
    fn from_ref(service: &Service) -> RateLimiter {
        service.limiter.clone()
    }
}

impl FromRef<Service> for Passwords {
    fn from_ref(service: &Service) -> Passwords {
        service.passwords.clone()
    }
}

impl FromRef<Service> for Workers {
    fn from_ref(service: &Service) -> Workers {
        service.rooms.context().workers.clone()
    }
}

/// An error on its way to whoever asked.
pub(crate) struct ErrorResponse(pub(crate) Error);

/// What an address gives.
type Answer<T> = Result<T, ErrorResponse>;

impl<E: Into<Error>> From<E> for ErrorResponse {
    fn from(error: E) -> ErrorResponse {
        ErrorResponse(error.into())
    }
}

impl IntoResponse for ErrorResponse {
    fn into_response(self) -> Response {
        let ErrorResponse(error) = self;
        log(&error);
        let (code, status) = error.kind();
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let wait = error.retry_after();
        let mut response = (status, Json(ErrorBody::from(error))).into_response();
        response.extensions_mut().insert(code);
        if let Some(wait) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, wait.into());
        }
        response
    }
}

/// The response to a request that made the server stumble.
fn after_panic(_: Box<dyn std::any::Any + Send>) -> HttpResponse<axum::body::Body> {
    ErrorResponse(Error::Internal).into_response()
}

/// The routes with their description.
fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::with_openapi(documentation::frame())
        .merge(games::described())
        .merge(accounts::described())
        .merge(passkeys::described())
        .merge(people::described())
        .merge(programs::described())
        .merge(matches::described())
        .merge(invitations::described())
        .merge(notices::described())
        .merge(channels::described())
        .merge(letters::described())
        .merge(feeds::described())
        .merge(gallery::described())
        .merge(conversation::described())
        .merge(holidays::described())
        .merge(manners::described())
        .merge(admin::described())
        .merge(pictures::described())
        .merge(boards::described())
        .merge(study::described())
        .merge(reviews::described())
}

/// The whole server as one service.
pub(crate) fn router(service: Service, hosts: Hosts, proxies: Arc<[IpAddr]>) -> Router {
    let (api, mut description) = described().split_for_parts();
    documentation::name_operations(&mut description);
    let description = Arc::new(description);
    let for_people = Arc::clone(&description);
    let router = PAGES.iter().fold(api, |router, page| router.route(page, get(assets::page)));
    let (limiter, identity) = (service.limiter.clone(), service.identity.clone());
    let counted = service.rooms.context().metrics.clone();
    router
        .route("/mail/stop/{link}", post(letters::stop))
        .route("/feeds/{secret}/{file}", get(feeds::read))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route(
            "/api",
            get(async move |Reader(language): Reader| {
                let page = documentation::page(&for_people, language);
                ([(header::VARY, "accept-language")], Html(page))
            }),
        )
        .route("/api/openapi.json", get(async move || Json(description.as_ref().clone())))
        .fallback(assets::file)
        .method_not_allowed_fallback(|| async { ErrorResponse(Error::NoSuchMethod) })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(identity, identity::identify))
        .layer(CatchPanicLayer::custom(after_panic))
        .layer(middleware::from_fn_with_state(hosts.clone(), security::refuse_foreign_pages))
        .layer(middleware::from_fn_with_state(hosts, security::refuse_foreign_hosts))
        .layer(middleware::from_fn_with_state(limiter, limits::watch_requests))
        .layer(middleware::from_fn_with_state(proxies, forwarded::unwrap))
        .layer(assets::compression())
        .layer(middleware::from_fn(assets::tag_compressed))
        .layer(middleware::from_fn(security::secure))
        .layer(middleware::from_fn_with_state(counted, metrics::count))
        .layer(TraceLayer::new_for_http().make_span_with(trace::span))
        .with_state(service)
}
