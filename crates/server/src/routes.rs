//! The addresses of the server: each reads a request, asks a room, and gives an answer.

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, Path, State, WebSocketUpgrade},
    http::{StatusCode, header},
    middleware,
    response::{Html, IntoResponse, Response},
};
use colorito::{Game, Record, RepetitionRule};
use colorito_drawing::Drawing;
use tower_http::{catch_panic::CatchPanicLayer, trace::TraceLayer};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    Error,
    answer::{GameAnswer, HintAnswer, LosersScore, PositionAnswer, SummaryAnswer},
    assets::{self, PAGES},
    documentation,
    game_id::GameId,
    ground,
    news::Command,
    referee,
    request::{
        Asked, Body, Import, LARGEST_BODY, Moment, NewGame, Picture, Play, PlyOnly, Resign, Setup, Which,
    },
    response::{self, ErrorBody, Hosts},
    rooms::Rooms,
    seated_game::SeatedGame,
    socket,
};

type GameResponse = Result<Json<GameAnswer>, Error>;

/// The routes with their description.
pub(crate) fn described() -> OpenApiRouter<Rooms> {
    OpenApiRouter::with_openapi(documentation::frame())
        .routes(routes!(list, create))
        .routes(routes!(import))
        .routes(routes!(show, delete))
        .routes(routes!(restore))
        .routes(routes!(play))
        .routes(routes!(take_back))
        .routes(routes!(redo))
        .routes(routes!(resign))
        .routes(routes!(draw))
        .routes(routes!(hint))
        .routes(routes!(score))
        .routes(routes!(record))
        .routes(routes!(picture_svg))
        .routes(routes!(picture_png))
        .routes(routes!(listen))
        .routes(routes!(position))
        .merge(ground::described())
}

/// The whole server as one service.
pub(crate) fn router(rooms: Rooms, hosts: Hosts) -> Router {
    let (routes, description) = described().split_for_parts();
    let page = documentation::page(&description);
    let router =
        PAGES.iter().fold(routes, |router, page| router.route(page, axum::routing::get(assets::page)));
    router
        .route("/api", axum::routing::get(move || async { Html(page) }))
        .route("/api/openapi.json", axum::routing::get(move || async { Json(description) }))
        .fallback(assets::file)
        .method_not_allowed_fallback(|| async { Error::NoSuchMethod })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(response::after_panic))
        .layer(middleware::from_fn(response::refuse_foreign_pages))
        .layer(middleware::from_fn_with_state(hosts, response::refuse_foreign_hosts))
        .layer(assets::compression())
        .layer(middleware::from_fn(assets::tag_compressed))
        .layer(middleware::from_fn(response::secure))
        .layer(TraceLayer::new_for_http())
        .with_state(rooms)
}

fn answer(seated: &SeatedGame) -> Json<GameAnswer> {
    Json(GameAnswer::of(seated))
}

/// List all games, the last changed first
#[utoipa::path(get, path = "/api/games", params(Which), responses((status = OK, body = [SummaryAnswer])))]
async fn list(
    State(rooms): State<Rooms>,
    Asked(which): Asked<Which>,
) -> Result<Json<Vec<SummaryAnswer>>, Error> {
    let games = rooms.list(which.deleted).await?;
    Ok(Json(games.into_iter().map(SummaryAnswer::from).collect()))
}

/// Begin a game
#[utoipa::path(post, path = "/api/games", request_body = NewGame,
    responses((status = CREATED, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn create(State(rooms): State<Rooms>, Body(new): Body<NewGame>) -> Result<Response, Error> {
    let (seats, game) = new.read()?;
    Ok(created(&rooms.create(seats, game).await?))
}

/// Begin a game from a record
#[utoipa::path(post, path = "/api/games/import", request_body = Import,
    responses((status = CREATED, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn import(State(rooms): State<Rooms>, Body(import): Body<Import>) -> Result<Response, Error> {
    let (seats, game) = import.read()?;
    Ok(created(&rooms.create(seats, game).await?))
}

fn created(seated: &SeatedGame) -> Response {
    let location = [(header::LOCATION, format!("/api/games/{}", seated.id))];
    (StatusCode::CREATED, location, answer(seated)).into_response()
}

/// Show a game, now or as it was
#[utoipa::path(get, path = "/api/games/{id}", params(("id" = String, Path), Moment),
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody)))]
async fn show(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Asked(moment): Asked<Moment>,
) -> GameResponse {
    Ok(answer(&look(&rooms, &id, moment.ply).await?))
}

async fn look(rooms: &Rooms, id: &str, ply: Option<usize>) -> Result<SeatedGame, Error> {
    let seated = rooms.enter(&GameId::parse(id)?).await?.look().await?;
    ply.map_or(Ok(seated.clone()), |ply| seated.at(ply))
}

/// Delete a game; it can be restored
#[utoipa::path(delete, path = "/api/games/{id}", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = NOT_FOUND, body = ErrorBody)))]
async fn delete(State(rooms): State<Rooms>, Path(id): Path<String>) -> Result<StatusCode, Error> {
    rooms.delete(&GameId::parse(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get a deleted game back
#[utoipa::path(post, path = "/api/games/{id}/restore", params(("id" = String, Path)),
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn restore(State(rooms): State<Rooms>, Path(id): Path<String>) -> GameResponse {
    Ok(answer(&rooms.restore(&GameId::parse(&id)?).await?))
}

async fn follow(rooms: &Rooms, id: &str, command: Command) -> GameResponse {
    let room = rooms.enter(&GameId::parse(id)?).await?;
    Ok(answer(&room.follow(&command).await?))
}

/// Play a move
///
/// It is kept before it is answered. The same request sent again changes nothing and is answered alike.
#[utoipa::path(post, path = "/api/games/{id}/moves", params(("id" = String, Path)), request_body = Play,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody), (status = UNPROCESSABLE_ENTITY, body = ErrorBody)))]
async fn play(State(rooms): State<Rooms>, Path(id): Path<String>, Body(play): Body<Play>) -> GameResponse {
    follow(&rooms, &id, Command::Move(play)).await
}

/// Take a move back; against the computer, its answer too
#[utoipa::path(post, path = "/api/games/{id}/takeback", params(("id" = String, Path)), request_body = PlyOnly,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn take_back(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Body(wish): Body<PlyOnly>,
) -> GameResponse {
    follow(&rooms, &id, Command::TakeBack(wish)).await
}

/// Play again what was taken back
#[utoipa::path(post, path = "/api/games/{id}/redo", params(("id" = String, Path)), request_body = PlyOnly,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn redo(State(rooms): State<Rooms>, Path(id): Path<String>, Body(wish): Body<PlyOnly>) -> GameResponse {
    follow(&rooms, &id, Command::Redo(wish)).await
}

/// Give up
#[utoipa::path(post, path = "/api/games/{id}/resign", params(("id" = String, Path)), request_body = Resign,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn resign(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Body(wish): Body<Resign>,
) -> GameResponse {
    follow(&rooms, &id, Command::Resign(wish)).await
}

/// Agree on a draw, two people at one device
#[utoipa::path(post, path = "/api/games/{id}/draw", params(("id" = String, Path)), request_body = PlyOnly,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn draw(State(rooms): State<Rooms>, Path(id): Path<String>, Body(wish): Body<PlyOnly>) -> GameResponse {
    follow(&rooms, &id, Command::Draw(wish)).await
}

/// Get a good move with its reason
#[utoipa::path(get, path = "/api/games/{id}/hint", params(("id" = String, Path)),
    responses((status = OK, body = HintAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn hint(State(rooms): State<Rooms>, Path(id): Path<String>) -> Result<Json<HintAnswer>, Error> {
    let seated = look(&rooms, &id, None).await?;
    let hint = rooms.computer().hint(seated.game.clone()).await?;
    let hint = hint.ok_or_else(|| seated.conflict(crate::Conflict::Over))?;
    Ok(Json(HintAnswer::of(&seated.game, &hint)))
}

/// Get the loser's score of a game that was played out
///
/// It takes up to some seconds. Meanwhile the game's WebSocket tells every better bound.
#[utoipa::path(get, path = "/api/games/{id}/score", params(("id" = String, Path)),
    responses((status = OK, body = LosersScore), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn score(State(rooms): State<Rooms>, Path(id): Path<String>) -> Result<Json<LosersScore>, Error> {
    let room = rooms.enter(&GameId::parse(&id)?).await?;
    Ok(Json(referee::score(rooms.computer(), room).await?))
}

/// Get the record of a game
#[utoipa::path(get, path = "/api/games/{id}/record", params(("id" = String, Path)),
    responses((status = OK, body = String, content_type = "text/plain"), (status = NOT_FOUND, body = ErrorBody)))]
async fn record(State(rooms): State<Rooms>, Path(id): Path<String>) -> Result<Response, Error> {
    let seated = look(&rooms, &id, None).await?;
    let mut record = Record::of(&seated.game);
    for (tag, seat) in [("Red", &seated.seats.red), ("Blue", &seated.seats.blue)] {
        if let Some(name) = seat.record_name() {
            record.set_tag(tag, &name).map_err(|error| Error::request(format!("{error}")))?;
        }
    }
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}.colorito\"", seated.id)),
    ];
    Ok((headers, record.to_string()).into_response())
}

async fn drawing(rooms: &Rooms, id: &str, picture: &Picture) -> Result<Drawing, Error> {
    let seated = look(rooms, id, picture.ply).await?;
    let drawing = Drawing::new(seated.game.position())
        .theme(picture.theme()?)
        .seat(picture.seat.map_or(colorito::Side::Red, colorito::Side::from));
    Ok(match seated.game.moves().last() {
        Some(last) => drawing.last_move(*last),
        None => drawing,
    })
}

/// Draw a position of a game as SVG
#[utoipa::path(get, path = "/api/games/{id}/picture.svg", params(("id" = String, Path), Picture),
    responses((status = OK, body = String, content_type = "image/svg+xml"), (status = "4XX", body = ErrorBody)))]
async fn picture_svg(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Asked(picture): Asked<Picture>,
) -> Result<Response, Error> {
    let svg = drawing(&rooms, &id, &picture).await?.svg();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// Draw a position of a game as PNG
#[utoipa::path(get, path = "/api/games/{id}/picture.png", params(("id" = String, Path), Picture),
    responses((status = OK, body = Vec<u8>, content_type = "image/png"), (status = "4XX", body = ErrorBody)))]
async fn picture_png(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Asked(picture): Asked<Picture>,
) -> Result<Response, Error> {
    let (drawing, width) = (drawing(&rooms, &id, &picture).await?, picture.width()?);
    let png = rooms.computer().run(move || drawing.png(width)).await??;
    Ok(([(header::CONTENT_TYPE, "image/png")], png).into_response())
}

/// Listen to a game and play it, over a WebSocket
///
/// The server sends `News`, the client `Command`, each as one JSON text a message.
#[utoipa::path(get, path = "/api/games/{id}/socket", params(("id" = String, Path)),
    responses((status = SWITCHING_PROTOCOLS), (status = "4XX", body = ErrorBody)))]
async fn listen(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let room = rooms.enter(&GameId::parse(&id)?).await?;
    let upgrade = upgrade.map_err(|_| Error::request("this address speaks WebSocket only"))?;
    let upgrade = upgrade.max_message_size(socket::LARGEST_MESSAGE).max_frame_size(socket::LARGEST_MESSAGE);
    Ok(upgrade.on_upgrade(|socket| socket::serve(socket, room)))
}

/// Show any position with its legal moves
#[utoipa::path(get, path = "/api/position", params(Setup),
    responses((status = OK, body = PositionAnswer), (status = "4XX", body = ErrorBody)))]
async fn position(Asked(setup): Asked<Setup>) -> Result<Json<PositionAnswer>, Error> {
    let game = Game::new(setup.position()?, RepetitionRule::Draw);
    Ok(Json(PositionAnswer::of(&game)))
}
