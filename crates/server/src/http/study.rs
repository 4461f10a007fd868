//! Lessons, puzzles, the rules, and the analysis of any position.

use axum::{
    Json as Said,
    extract::{Path, State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::header,
    response::{IntoResponse, Response},
};
use colorito_wire::{
    AnalysisNews, Attempt, Attempts, BadRequest, DayQuery, Error, ErrorBody, JudgedAnswer, LessonAnswer,
    LessonName, LineQuery, MoveAnswer, NewTree, Placing, PlacingAnswer, PositionAnswer, PuzzleAnswer,
    PuzzleList, RecordText, RulesAnswer, TreeAnswer, Verdict,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, Lines, Service,
    extract::{Asked, Body, BodyWithLists},
};
use crate::{
    analyses::Analyses,
    identity::Visitor,
    limits::Client,
    sockets,
    stopwatch::now,
    workers::{Class, Workers},
};

/// Milliseconds of a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(lessons))
        .routes(routes!(lesson))
        .routes(routes!(attempt))
        .routes(routes!(right_move))
        .routes(routes!(puzzles))
        .routes(routes!(puzzle, try_puzzle))
        .routes(routes!(solution))
        .routes(routes!(rules))
        .routes(routes!(look))
        .routes(routes!(place))
        .routes(routes!(read))
        .routes(routes!(write))
        .routes(routes!(analyse))
}

/// List all lessons in order
#[utoipa::path(get, path = "/api/lessons", responses((status = OK, body = [LessonName]), (status = "4XX", body = ErrorBody)))]
async fn lessons() -> Said<Vec<LessonName>> {
    Said(LessonName::all())
}

/// Show a lesson
#[utoipa::path(get, path = "/api/lessons/{lesson}", params(("lesson" = String, Path)),
    responses((status = OK, body = LessonAnswer), (status = "4XX", body = ErrorBody)))]
async fn lesson(Path(key): Path<String>) -> Answer<Said<LessonAnswer>> {
    Ok(Said(LessonAnswer::find(&key)?))
}

/// Try a move in an exercise of a lesson, counted from 1
#[utoipa::path(post, path = "/api/lessons/{lesson}/{exercise}",
    params(("lesson" = String, Path), ("exercise" = usize, Path)), request_body = Attempt,
    responses((status = OK, body = Verdict), (status = "4XX", body = ErrorBody)))]
async fn attempt(
    Path((key, number)): Path<(String, String)>,
    Body(attempt): Body<Attempt>,
) -> Answer<Said<Verdict>> {
    Ok(Said(attempt.judge(&key, &number)?))
}

/// Show a right move of an exercise, for those who have tried
#[utoipa::path(get, path = "/api/lessons/{lesson}/{exercise}/answer",
    params(("lesson" = String, Path), ("exercise" = usize, Path)),
    responses((status = OK, body = MoveAnswer), (status = "4XX", body = ErrorBody)))]
async fn right_move(Path((key, number)): Path<(String, String)>) -> Answer<Said<MoveAnswer>> {
    Ok(Said(LessonAnswer::right_move(&key, &number)?))
}

/// List all puzzles and name the puzzle of the day
#[utoipa::path(get, path = "/api/puzzles", params(DayQuery),
    responses((status = OK, body = PuzzleList), (status = "4XX", body = ErrorBody)))]
async fn puzzles(Asked(query): Asked<DayQuery>) -> Said<PuzzleList> {
    Said(PuzzleList::on(query.day.unwrap_or_else(|| now().0.unsigned_abs() / DAY)))
}

/// Show a puzzle
#[utoipa::path(get, path = "/api/puzzles/{id}", params(("id" = String, Path)),
    responses((status = OK, body = PuzzleAnswer), (status = "4XX", body = ErrorBody)))]
async fn puzzle(Path(id): Path<String>) -> Answer<Said<PuzzleAnswer>> {
    Ok(Said(PuzzleAnswer::find(&id)?))
}

/// Try moves in a puzzle
#[utoipa::path(post, path = "/api/puzzles/{id}", params(("id" = String, Path)), request_body = Attempts,
    responses((status = OK, body = JudgedAnswer), (status = "4XX", body = ErrorBody)))]
async fn try_puzzle(
    State(workers): State<Workers>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(attempts): Body<Attempts>,
) -> Answer<Said<JudgedAnswer>> {
    PuzzleAnswer::find(&id)?;
    let judge = move || attempts.judge(&id);
    Ok(Said(workers.run(Class::Answer, visitor.party(), judge).await??))
}

/// Show how a puzzle is solved
#[utoipa::path(get, path = "/api/puzzles/{id}/answer", params(("id" = String, Path)),
    responses((status = OK, body = [MoveAnswer]), (status = "4XX", body = ErrorBody)))]
async fn solution(Path(id): Path<String>) -> Answer<Said<Vec<MoveAnswer>>> {
    Ok(Said(PuzzleAnswer::solution(&id)?))
}

/// Name the sections of the rules and show their examples
#[utoipa::path(get, path = "/api/rules", responses((status = OK, body = RulesAnswer), (status = "4XX", body = ErrorBody)))]
async fn rules() -> Said<RulesAnswer> {
    Said(RulesAnswer::all())
}

/// Show the position after some moves
#[utoipa::path(get, path = "/api/analysis/position", params(LineQuery),
    responses((status = OK, body = PositionAnswer), (status = "4XX", body = ErrorBody)))]
async fn look(
    State(workers): State<Workers>,
    visitor: Visitor,
    Asked(query): Asked<LineQuery>,
) -> Answer<Said<PositionAnswer>> {
    let play = move || query.game().map(|game| PositionAnswer::of(&game));
    Ok(Said(workers.run(Class::Text, visitor.party(), play).await??))
}

/// Check whether a position as set up can be played, and name every mistake
#[utoipa::path(post, path = "/api/analysis/placing", request_body = Placing,
    responses((status = OK, body = PlacingAnswer), (status = "4XX", body = ErrorBody)))]
async fn place(Body(placing): Body<Placing>) -> Answer<Said<PlacingAnswer>> {
    Ok(Said(placing.check()?))
}

/// Read a record with its variations and comments
#[utoipa::path(post, path = "/api/analysis/read", request_body = RecordText,
    responses((status = OK, body = TreeAnswer), (status = "4XX", body = ErrorBody)))]
async fn read(
    State(workers): State<Workers>,
    visitor: Visitor,
    Body(text): Body<RecordText>,
) -> Answer<Said<TreeAnswer>> {
    let read = move || TreeAnswer::read(&text.record);
    Ok(Said(workers.run(Class::Text, visitor.party(), read).await??))
}

/// Write a record with variations and comments
#[utoipa::path(post, path = "/api/analysis/write", request_body = NewTree,
    responses((status = OK, body = String, content_type = "text/plain"), (status = "4XX", body = ErrorBody)))]
async fn write(
    State(workers): State<Workers>,
    visitor: Visitor,
    BodyWithLists(new): BodyWithLists<NewTree>,
) -> Answer<Response> {
    let write = move || new.record().map(|record| record.to_string());
    let record = workers.run(Class::Text, visitor.party(), write).await??;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// Analyse positions, over a WebSocket
///
/// The client sends `AnalysisQuestion`, the server `AnalysisNews` or an error, each as one JSON text a
/// message. A question is thought about for a minute at most; a new one, `stop`, or a closed connection ends
/// it at once.
#[utoipa::path(get, path = "/api/analysis",
    responses((status = SWITCHING_PROTOCOLS, body = AnalysisNews), (status = "4XX", body = ErrorBody)))]
async fn analyse(
    State(analyses): State<Analyses>,
    State(lines): State<Lines>,
    client: Client,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    visitor.expect_person()?;
    let upgrade = upgrade.map_err(|_| Error::from(BadRequest::WebSocketOnly))?;
    let place = lines.limiter.sockets.take(client)?;
    let page = analyses.admit(client)?;
    Ok(sockets::analysis::sized(upgrade).on_upgrade(move |socket| async move {
        let _places = (place, page);
        sockets::analysis::serve(lines.open(socket), visitor, analyses).await;
    }))
}
