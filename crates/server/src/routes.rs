//! The addresses of the server: each reads a request, asks a room, and gives an answer.

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, FromRef, Path, State, WebSocketUpgrade},
    http::{StatusCode, header},
    middleware,
    response::{Html, IntoResponse, Response},
};
use colorito::{Game, RepetitionRule};
use colorito_drawing::Drawing;
use tower_http::{catch_panic::CatchPanicLayer, trace::TraceLayer};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    BadRequest, Error,
    answer::{GameAnswer, HintAnswer, ListAnswer, PositionAnswer, SummaryAnswer},
    assets::{self, PAGES},
    documentation, ground,
    id::{GameId, MatchId},
    limits::{self, Client, Doorkeeper},
    matches::MatchAnswer,
    news::Command,
    record,
    request::{
        Asked, Body, Import, LARGEST_BODY, Moment, NewGame, NewMatch, Picture, Play, PlyOnly, SidesWish,
        Study, StudyPicture, Which,
    },
    response::{self, ErrorBody, Hosts},
    rooms::Rooms,
    seated_game::SeatedGame,
    socket,
    study::{self, School},
};

type GameResponse = Result<Json<GameAnswer>, Error>;

/// What the addresses have to do with.
#[derive(Clone)]
struct Service {
    rooms: Rooms,
    door: Doorkeeper,
}

impl FromRef<Service> for Rooms {
    fn from_ref(service: &Service) -> Rooms {
        service.rooms.clone()
    }
}

impl FromRef<Service> for Doorkeeper {
    fn from_ref(service: &Service) -> Doorkeeper {
        service.door.clone()
    }
}

/// The routes with their description.
fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::with_openapi(documentation::frame())
        .routes(routes!(list, create))
        .routes(routes!(import))
        .routes(routes!(show, delete))
        .routes(routes!(restore))
        .routes(routes!(play))
        .routes(routes!(take_back))
        .routes(routes!(redo))
        .routes(routes!(again))
        .routes(routes!(resign))
        .routes(routes!(offer_draw))
        .routes(routes!(accept_draw))
        .routes(routes!(decline_draw))
        .routes(routes!(hint))
        .routes(routes!(stop_score))
        .routes(routes!(count_score))
        .routes(routes!(record))
        .routes(routes!(picture_svg))
        .routes(routes!(picture_png))
        .routes(routes!(listen))
        .routes(routes!(position))
        .routes(routes!(position_svg))
        .routes(routes!(position_png))
        .routes(routes!(begin_match))
        .routes(routes!(show_match))
        .routes(routes!(next_game))
        .merge(ground::described())
}

/// The whole server as one service.
pub(crate) fn router(rooms: Rooms, school: School, door: &Doorkeeper, hosts: Hosts) -> Router {
    let (routes, description) = described().merge(study::described(school)).split_for_parts();
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
        .layer(middleware::from_fn_with_state(door.clone(), limits::watch_requests))
        .layer(assets::compression())
        .layer(middleware::from_fn(assets::tag_compressed))
        .layer(middleware::from_fn(response::secure))
        .layer(TraceLayer::new_for_http())
        .with_state(Service { rooms, door: door.clone() })
}

fn answer(seated: &SeatedGame) -> Json<GameAnswer> {
    Json(GameAnswer::of(seated))
}

/// List games, the last changed first
#[utoipa::path(get, path = "/api/games", params(Which),
    responses((status = OK, body = ListAnswer), (status = "4XX", body = ErrorBody)))]
async fn list(State(rooms): State<Rooms>, Asked(which): Asked<Which>) -> Result<Json<ListAnswer>, Error> {
    let page = which.page()?;
    let games = rooms.list(&page).await?;
    let last = games.last().filter(|_| games.len() == page.limit as usize);
    let next = last.map(|game| format!("{}-{}", game.changed, game.id));
    Ok(Json(ListAnswer { games, next }))
}

/// Begin a game
#[utoipa::path(post, path = "/api/games", request_body = NewGame,
    responses((status = CREATED, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn create(
    State(rooms): State<Rooms>,
    State(door): State<Doorkeeper>,
    client: Client,
    Body(new): Body<NewGame>,
) -> Result<Response, Error> {
    let new = new.read()?;
    door.begin_games(client, 1)?;
    Ok(created(&rooms.create(new).await?))
}

/// Begin games from records
///
/// Either every record of the text becomes a game or none does; the error then says which one is at fault, and where.
#[utoipa::path(post, path = "/api/games/import", request_body = Import,
    responses((status = CREATED, body = ListAnswer), (status = "4XX", body = ErrorBody)))]
async fn import(
    State(rooms): State<Rooms>,
    State(door): State<Doorkeeper>,
    client: Client,
    Body(import): Body<Import>,
) -> Result<Response, Error> {
    let new = import.read()?;
    door.begin_games(client, new.len())?;
    let created = rooms.create_all(new).await?;
    let games = created.iter().map(SummaryAnswer::of_new).collect();
    Ok((StatusCode::CREATED, Json(ListAnswer { games, next: None })).into_response())
}

/// Begin a game anew: the same seats, rules, first position and clock
#[utoipa::path(post, path = "/api/games/{id}/again", params(("id" = String, Path)),
    responses((status = CREATED, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn again(
    State(rooms): State<Rooms>,
    State(door): State<Doorkeeper>,
    client: Client,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let new = look(&rooms, &id, None).await?.again();
    door.begin_games(client, 1)?;
    Ok(created(&rooms.create(new).await?))
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
#[utoipa::path(post, path = "/api/games/{id}/resign", params(("id" = String, Path)), request_body = SidesWish,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn resign(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Body(wish): Body<SidesWish>,
) -> GameResponse {
    follow(&rooms, &id, Command::Resign(wish)).await
}

/// Offer the other a draw, between two people
#[utoipa::path(post, path = "/api/games/{id}/offer-draw", params(("id" = String, Path)), request_body = SidesWish,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn offer_draw(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Body(wish): Body<SidesWish>,
) -> GameResponse {
    follow(&rooms, &id, Command::OfferDraw(wish)).await
}

/// Accept the draw that was offered
#[utoipa::path(post, path = "/api/games/{id}/accept-draw", params(("id" = String, Path)), request_body = SidesWish,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn accept_draw(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Body(wish): Body<SidesWish>,
) -> GameResponse {
    follow(&rooms, &id, Command::AcceptDraw(wish)).await
}

/// Decline the draw that was offered; a move does so too
#[utoipa::path(post, path = "/api/games/{id}/decline-draw", params(("id" = String, Path)), request_body = SidesWish,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn decline_draw(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Body(wish): Body<SidesWish>,
) -> GameResponse {
    follow(&rooms, &id, Command::DeclineDraw(wish)).await
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

/// Stop counting the loser's score; what is known is kept
#[utoipa::path(post, path = "/api/games/{id}/stop-score", params(("id" = String, Path)), request_body = PlyOnly,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn stop_score(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Body(wish): Body<PlyOnly>,
) -> GameResponse {
    follow(&rooms, &id, Command::StopScore(wish)).await
}

/// Count a score again that could not be proven
#[utoipa::path(post, path = "/api/games/{id}/count-score", params(("id" = String, Path)), request_body = PlyOnly,
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn count_score(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Body(wish): Body<PlyOnly>,
) -> GameResponse {
    follow(&rooms, &id, Command::CountScore(wish)).await
}

/// Get the record of a game
#[utoipa::path(get, path = "/api/games/{id}/record", params(("id" = String, Path)),
    responses((status = OK, body = String, content_type = "text/plain"), (status = NOT_FOUND, body = ErrorBody)))]
async fn record(State(rooms): State<Rooms>, Path(id): Path<String>) -> Result<Response, Error> {
    let seated = look(&rooms, &id, None).await?;
    let record = record::write(&seated, rooms.import(&seated.id).await?)?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}.colorito\"", seated.id)),
    ];
    Ok((headers, record).into_response())
}

async fn drawing(rooms: &Rooms, id: &str, picture: &Picture) -> Result<(Drawing, u32), Error> {
    let style = picture.style()?;
    let seated = look(rooms, id, picture.ply).await?;
    let last = seated.game.moves().last().copied();
    Ok((style.draw(seated.game.position(), last), style.width))
}

fn svg(drawing: &Drawing) -> Response {
    ([(header::CONTENT_TYPE, "image/svg+xml")], drawing.svg()).into_response()
}

async fn png(rooms: &Rooms, drawing: Drawing, width: u32) -> Result<Response, Error> {
    let png = rooms.computer().run(move || drawing.png(width)).await??;
    Ok(([(header::CONTENT_TYPE, "image/png")], png).into_response())
}

/// Draw a position of a game as SVG
#[utoipa::path(get, path = "/api/games/{id}/picture.svg", params(("id" = String, Path), Picture),
    responses((status = OK, body = String, content_type = "image/svg+xml"), (status = "4XX", body = ErrorBody)))]
async fn picture_svg(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Asked(picture): Asked<Picture>,
) -> Result<Response, Error> {
    Ok(svg(&drawing(&rooms, &id, &picture).await?.0))
}

/// Draw a position of a game as PNG
#[utoipa::path(get, path = "/api/games/{id}/picture.png", params(("id" = String, Path), Picture),
    responses((status = OK, body = Vec<u8>, content_type = "image/png"), (status = "4XX", body = ErrorBody)))]
async fn picture_png(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Asked(picture): Asked<Picture>,
) -> Result<Response, Error> {
    let (drawing, width) = drawing(&rooms, &id, &picture).await?;
    png(&rooms, drawing, width).await
}

/// Listen to a game and play it, over a WebSocket
///
/// The server sends `News`, the client `Command`, each as one JSON text a message.
#[utoipa::path(get, path = "/api/games/{id}/socket", params(("id" = String, Path)),
    responses((status = SWITCHING_PROTOCOLS), (status = "4XX", body = ErrorBody)))]
async fn listen(
    State(rooms): State<Rooms>,
    State(door): State<Doorkeeper>,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let room = rooms.enter(&GameId::parse(&id)?).await?;
    let upgrade = upgrade.map_err(|_| BadRequest::WebSocketOnly)?;
    let permit = door.open_socket()?;
    let upgrade = upgrade.max_message_size(socket::LARGEST_MESSAGE).max_frame_size(socket::LARGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _permit = permit;
        socket::serve(socket, room, door.limits.messages).await;
    }))
}

/// Show any position with its legal moves
///
/// With `study=true` pieces may be missing, as in lessons and puzzles.
#[utoipa::path(get, path = "/api/position", params(Study),
    responses((status = OK, body = PositionAnswer), (status = "4XX", body = ErrorBody)))]
async fn position(Asked(study): Asked<Study>) -> Result<Json<PositionAnswer>, Error> {
    let game = Game::new(study.position()?, RepetitionRule::Draw);
    Ok(Json(PositionAnswer::of(&game)))
}

/// Draw any position as SVG
#[utoipa::path(get, path = "/api/position/picture.svg", params(StudyPicture),
    responses((status = OK, body = String, content_type = "image/svg+xml"), (status = "4XX", body = ErrorBody)))]
async fn position_svg(Asked(picture): Asked<StudyPicture>) -> Result<Response, Error> {
    Ok(svg(&picture.drawing()?.0))
}

/// Draw any position as PNG
#[utoipa::path(get, path = "/api/position/picture.png", params(StudyPicture),
    responses((status = OK, body = Vec<u8>, content_type = "image/png"), (status = "4XX", body = ErrorBody)))]
async fn position_png(
    State(rooms): State<Rooms>,
    Asked(picture): Asked<StudyPicture>,
) -> Result<Response, Error> {
    let (drawing, width) = picture.drawing()?;
    png(&rooms, drawing, width).await
}

/// Begin a match and its first game, which is `current` in the answer
#[utoipa::path(post, path = "/api/matches", request_body = NewMatch,
    responses((status = CREATED, body = MatchAnswer), (status = "4XX", body = ErrorBody)))]
async fn begin_match(
    State(rooms): State<Rooms>,
    State(door): State<Doorkeeper>,
    client: Client,
    Body(new): Body<NewMatch>,
) -> Result<Response, Error> {
    let terms = new.read()?;
    door.begin_games(client, 1)?;
    let (begun, _) = rooms.begin_match(terms).await?;
    let location = [(header::LOCATION, format!("/api/matches/{}", begun.id))];
    let answer = rooms.look_at_match(&begun.id).await?;
    Ok((StatusCode::CREATED, location, Json(answer)).into_response())
}

/// Show a match: its games and the running score
#[utoipa::path(get, path = "/api/matches/{id}", params(("id" = String, Path)),
    responses((status = OK, body = MatchAnswer), (status = NOT_FOUND, body = ErrorBody)))]
async fn show_match(State(rooms): State<Rooms>, Path(id): Path<String>) -> Result<Json<MatchAnswer>, Error> {
    Ok(Json(rooms.look_at_match(&MatchId::parse(&id)?).await?))
}

/// Begin the next game of a match, in which the other begins
///
/// If a game is under way, it is given instead, so that asking twice does no harm.
#[utoipa::path(post, path = "/api/matches/{id}/next", params(("id" = String, Path)),
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody)))]
async fn next_game(State(rooms): State<Rooms>, Path(id): Path<String>) -> GameResponse {
    Ok(answer(&rooms.next_game(&MatchId::parse(&id)?).await?))
}
