//! Games: begun, listed, played, looked at, put away.

use std::{sync::Arc, time::Duration};

use axum::{
    Json as Said,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use colorito_play::{Asker, Command, GameId, GameSummary, NewSeatedGame, Players, Refusal, SeatedGame};
use colorito_store::{ListPage, Whose};
use colorito_wire::{
    AtPly, Error, ErrorBody, GameAnswer, HintAnswer, Import, KeptGame, ListAnswer, ListQuery, ListenQuery,
    NewGame, read_command_named, write_record,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, ErrorResponse, Lines, Service, Upgrade,
    extract::{Asked, Body, BodyWithLists, Game, Json, Names},
};
use crate::{
    computer,
    identity::Visitor,
    limits::{BYTES_OF_MOVE, Client, RateLimiter},
    rooms::Rooms,
    sockets,
    stopwatch::now,
    trouble::{of_refusal, of_store},
    views,
    workers::{Class, Workers},
};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(import))
        .routes(routes!(show, hand_over, delete))
        .routes(routes!(kept))
        .routes(routes!(restore))
        .routes(routes!(again))
        .routes(routes!(command))
        .routes(routes!(hint))
        .routes(routes!(record))
        .routes(routes!(listen))
}

/// A game as a visitor may see it.
pub(super) async fn answer(
    rooms: &Rooms,
    visitor: &Visitor,
    seated: Arc<SeatedGame>,
) -> Answer<Said<GameAnswer>> {
    Ok(Said(views::whole(rooms.context(), visitor, seated).await?))
}

/// List your games, the last changed first
#[utoipa::path(get, path = "/api/games", params(ListQuery),
    responses((status = OK, body = ListAnswer), (status = "4XX", body = ErrorBody)))]
async fn list(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Asked(query): Asked<ListQuery>,
) -> Answer<Said<ListAnswer>> {
    let (limit, whose) = (query.limit()?, Whose::from(visitor.asker()));
    let page = ListPage { whose, deleted: query.deleted, after: query.place()?, limit };
    let games = rooms.context().store.list(page).await.map_err(of_store)?;
    Ok(Said(ListAnswer::of(&games, limit, visitor.asker())))
}

/// Begin a game
///
/// `as` an id that you have chosen, sixteen hexadecimal digits made by chance, it begins once, however often you ask: whoever
/// has begun it before is answered with the game as it is.
#[utoipa::path(post, path = "/api/games", params(("as" = Option<String>, Query)), request_body = NewGame,
    responses((status = CREATED, body = GameAnswer), (status = OK, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn create(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    client: Client,
    visitor: Visitor,
    names: Names<GameId>,
    Body(new): Body<NewGame>,
) -> Answer<Response> {
    begin(&rooms, &limiter, client, &visitor, names, |asker| new.clone().read(asker)).await
}

/// Begins a game for a visitor.
async fn begin(
    rooms: &Rooms,
    limiter: &RateLimiter,
    client: Client,
    visitor: &Visitor,
    names: Names<GameId>,
    new: impl Fn(Asker) -> Result<NewSeatedGame, Error>,
) -> Answer<Response> {
    // Read before somebody becomes a guest for it.
    let asker = visitor.asker();
    let wanted = new(asker)?;
    let seats = wanted.seats.clone();
    let begun = rooms.begun(&names.given_to(vec![wanted])?, asker).await?;
    if let Some(seated) = begun.and_then(|all| all.into_iter().next()) {
        return Ok(answer(rooms, visitor, Arc::new(seated)).await?.into_response());
    }
    limiter.begin_games(client, 1, &seats, 0)?;
    let owner = visitor.owner().await?;
    let new = names.given_to(vec![new(owner)?])?;
    let seated = rooms.create(new, (owner, visitor.party())).await?;
    Ok(created(&seated, owner))
}

/// Begin games from records
///
/// Either every record of the text becomes a game or none does; the error then says which one is at fault,
/// and where. `as` as many ids as there are games, or more, with commas between them, they begin once, however often you ask.
#[utoipa::path(post, path = "/api/games/import", params(("as" = Option<String>, Query)), request_body = Import,
    responses((status = CREATED, body = ListAnswer), (status = OK, body = ListAnswer), (status = "4XX", body = ErrorBody)))]
async fn import(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    State(workers): State<Workers>,
    client: Client,
    visitor: Visitor,
    names: Names<GameId>,
    Body(import): Body<Import>,
) -> Answer<Response> {
    let (asker, text) = (visitor.asker(), import.clone());
    let checked = workers.run(Class::Text, visitor.party(), move || text.read(asker)).await??;
    if let Some(begun) = rooms.begun(&names.given_to(checked.clone())?, asker).await? {
        return Ok(Said(told(&begun, asker)).into_response());
    }
    limiter.begin_games(client, checked.len(), &checked[0].seats, import.record.len())?;
    let owner = visitor.owner().await?;
    let games = if owner == asker {
        checked
    } else {
        workers.run(Class::Text, visitor.party(), move || import.read(owner)).await??
    };
    let created = rooms.create_all(names.given_to(games)?, (owner, visitor.party())).await?;
    Ok((StatusCode::CREATED, Said(told(&created, owner))).into_response())
}

/// Games that were begun together, as they are listed.
fn told(games: &[SeatedGame], asker: Asker) -> ListAnswer {
    let games: Vec<GameSummary> = games.iter().map(GameSummary::from).collect();
    ListAnswer::of(&games, u32::MAX, asker)
}

/// Begin a game again: the same seats, rules, first position and clock
///
/// `as` an id that you have chosen it begins once, however often you ask.
#[utoipa::path(post, path = "/api/games/{id}/again", params(("id" = String, Path), ("as" = Option<String>, Query)),
    responses((status = CREATED, body = GameAnswer), (status = OK, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn again(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    client: Client,
    visitor: Visitor,
    Game(id): Game,
    names: Names<GameId>,
) -> Answer<Response> {
    let seated = rooms.look(id).await?;
    begin(&rooms, &limiter, client, &visitor, names, |asker| Ok(seated.again(asker))).await
}

fn created(seated: &SeatedGame, owner: Asker) -> Response {
    let location = [(header::LOCATION, format!("/api/games/{}", seated.id))];
    let game = GameAnswer::of(seated, seated.role(owner), now());
    (StatusCode::CREATED, location, Said(game)).into_response()
}

/// Show a game, now or as it was
#[utoipa::path(get, path = "/api/games/{id}", params(("id" = String, Path), AtPly),
    responses((status = OK, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn show(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Game(id): Game,
    Asked(at): Asked<AtPly>,
) -> Answer<Said<GameAnswer>> {
    let seated = rooms.look(id).await?;
    let seated = at.ply.map_or(Ok(Arc::clone(&seated)), |ply| earlier(&seated, ply).map(Arc::new))?;
    answer(&rooms, &visitor, seated).await
}

/// A game as it was after so many moves.
pub(super) fn earlier(seated: &SeatedGame, ply: usize) -> Result<SeatedGame, Error> {
    seated.at(ply).ok_or(Error::NoSuchPly { asked: ply, last: seated.ply() })
}

/// Show a game as browsers keep it, to think about it there
///
/// It is refused while two people play the game: nobody is helped against a person.
#[utoipa::path(get, path = "/api/games/{id}/kept", params(("id" = String, Path)),
    responses((status = OK, body = KeptGame), (status = "4XX", body = ErrorBody)))]
async fn kept(State(rooms): State<Rooms>, visitor: Visitor, Game(id): Game) -> Answer<Said<KeptGame>> {
    let seated = rooms.look(id).await?;
    expect_no_person_is_played(&seated, &visitor)?;
    Ok(Said(KeptGame::of(&seated)))
}

/// Hand over a game that was played without a server
///
/// It keeps its name, and is kept once: whoever hands over the same game again is answered with the game as it is
/// here, which is taken out of the bin if it was there. One that was begun here too, and in which nobody has done here what is not in it, goes on as
/// it was played elsewhere.
#[utoipa::path(put, path = "/api/games/{id}", params(("id" = String, Path)), request_body = KeptGame,
    responses((status = CREATED, body = GameAnswer), (status = OK, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn hand_over(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    State(workers): State<Workers>,
    client: Client,
    visitor: Visitor,
    Game(id): Game,
    BodyWithLists(handed): BodyWithLists<KeptGame>,
) -> Answer<Response> {
    let handed = KeptGame { id: id.to_string(), ..handed };
    let (asker, party) = (visitor.asker(), visitor.party());
    let (read, record) = (handed.clone(), handed.record.clone());
    let seated = workers.run(Class::Text, party, move || read.handed_over(asker, now())).await??;
    if let Some(seated) = rooms.taken_over(&seated, asker).await? {
        return Ok(answer(&rooms, &visitor, seated).await?.into_response());
    }
    let bytes = seated.ply() * BYTES_OF_MOVE + record.as_ref().map_or(0, String::len);
    limiter.begin_games(client, 1, &seated.seats, bytes)?;
    let owner = visitor.owner().await?;
    let players = Players::begun_by(owner, &seated.seats);
    let seated = rooms.take_over(SeatedGame { players, ..seated }, record, owner, party).await?;
    Ok(created(&seated, owner))
}

/// Delete one of your games; it can be restored
#[utoipa::path(delete, path = "/api/games/{id}", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn delete(State(rooms): State<Rooms>, visitor: Visitor, Game(id): Game) -> Answer<StatusCode> {
    rooms.delete(id, visitor.asker()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Restore one of your deleted games
#[utoipa::path(post, path = "/api/games/{id}/restore", params(("id" = String, Path)),
    responses((status = OK, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn restore(State(rooms): State<Rooms>, visitor: Visitor, Game(id): Game) -> Answer<Said<GameAnswer>> {
    let seated = rooms.restore(id, visitor.asker()).await?;
    answer(&rooms, &visitor, seated).await
}

/// Do something at the board: the same commands as over the WebSocket
///
/// `moves`, `computers-move`, `takeback`, `redo`, `resign`, `offer-draw`, `accept-draw`, `decline-draw`,
/// `ask-take-back`, `accept-take-back`, `decline-take-back`, `rematch`, `decline-rematch`, `abort`, `claim-win`,
/// `claim-draw`, `plan`, `stop-score` or `count-score`; the body has the values of that `Command`. What changes the game is kept before it is
/// answered. A move sent again is played once and answered alike.
#[utoipa::path(post, path = "/api/games/{id}/{command}", params(("id" = String, Path), ("command" = String, Path)),
    request_body = Command,
    responses((status = OK, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn command(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    Game(id): Game,
    Path((_id, name)): Path<(String, String)>,
    body: Result<Json, ErrorResponse>,
) -> Answer<Said<GameAnswer>> {
    if !Command::NAMES.contains(&name.as_str()) {
        return Err(Error::NoSuchAddress.into());
    }
    let Json(bytes) = body?;
    let command = read_command_named(&name, &bytes)?;
    limiter.follow(visitor.client(), &command)?;
    let seated =
        rooms.enter(id).await?.follow(visitor.asker(), visitor.party(), command, Duration::ZERO).await?;
    answer(&rooms, &visitor, seated).await
}

/// Nobody is helped against a person.
fn expect_no_person_is_played(seated: &SeatedGame, visitor: &Visitor) -> Result<(), Error> {
    if seated.is_between_two() && seated.to_move().is_some() {
        return Err(of_refusal(Refusal::NeedsConsent, seated, seated.role(visitor.asker()), now()));
    }
    Ok(())
}

/// Get a good move with its reason
#[utoipa::path(get, path = "/api/games/{id}/hint", params(("id" = String, Path)),
    responses((status = OK, body = HintAnswer), (status = "4XX", body = ErrorBody)))]
async fn hint(
    State(rooms): State<Rooms>,
    State(workers): State<Workers>,
    visitor: Visitor,
    Game(id): Game,
) -> Answer<Said<HintAnswer>> {
    visitor.expect_person()?;
    let (seated, asker) = (rooms.look(id).await?, visitor.asker());
    expect_no_person_is_played(&seated, &visitor)?;
    let hint = computer::hint(&workers, visitor.party(), seated.game.clone()).await?;
    let hint = hint.ok_or_else(|| of_refusal(Refusal::Over, &seated, seated.role(asker), now()))?;
    Ok(Said(HintAnswer::of(&seated.game, &hint)))
}

/// Get the record of a game
#[utoipa::path(get, path = "/api/games/{id}/record", params(("id" = String, Path)),
    responses((status = OK, body = String, content_type = "text/plain"), (status = "4XX", body = ErrorBody)))]
async fn record(
    State(rooms): State<Rooms>,
    State(workers): State<Workers>,
    visitor: Visitor,
    Game(id): Game,
) -> Answer<Response> {
    let seated = rooms.look(id).await?;
    let import = rooms.context().store.import(id).await.map_err(of_store)?;
    let write = move || write_record(&seated, import);
    let record = workers.run(Class::Text, visitor.party(), write).await??;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.colorito\"")),
    ];
    Ok((headers, record).into_response())
}

/// Listen to a game and play it, over a WebSocket
///
/// The server sends `News`, the client `Command`, each as one JSON text a message.
#[utoipa::path(get, path = "/api/games/{id}/socket", params(("id" = String, Path), ListenQuery),
    responses((status = SWITCHING_PROTOCOLS), (status = "4XX", body = ErrorBody)))]
async fn listen(
    State(rooms): State<Rooms>,
    State(lines): State<Lines>,
    client: Client,
    visitor: Visitor,
    Game(id): Game,
    Asked(query): Asked<ListenQuery>,
    upgrade: Upgrade,
) -> Answer<Response> {
    let room = rooms.enter(id).await?;
    let limiter = lines.limiter.clone();
    lines.upgrade(client, upgrade, move |line| sockets::game::serve(line, room, visitor, limiter, query))
}
