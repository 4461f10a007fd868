//! Games that belong to the device: begun, followed, listed, put away; their reviews.

use std::{sync::atomic::AtomicBool, time::Duration};

use colorito_engine::{Clock, Limits, Settings};
use colorito_play::{
    Asker, Change, Command, GameSummary, NewSeatedGame, Refusal, SeatedGame, Timestamp, pace,
};
use colorito_study::review::{Review, Reviewer};
use colorito_wire::{
    AtPly, Error, GameAnswer, HintAnswer, Import, KeptGame, ListAnswer, ListQuery, NewGame, NewReview,
    Picture, ReviewAnswer, ReviewQuery, read_command_named, write_record,
};

use crate::{
    KeptReview, Request, Response,
    answer::{TEXT, drawn},
    clock::Stopwatch,
    pool,
};

/// Everything in a page is the device owner's.
const ASKER: Asker = Asker::DeviceOwner;

/// How long a move is thought about in a review if nobody says otherwise, in milliseconds.
const REVIEW_TIME: u64 = 1_000;

/// Answers a request about games, by what follows `/api/games`.
pub(crate) fn answer(request: &Request, path: &[&str]) -> Result<Response, Error> {
    match (request.method.as_str(), path) {
        ("GET", []) => list(request),
        ("POST", []) => begin(request, request.object::<NewGame>()?.read(ASKER)?),
        ("POST", ["import"]) => import(request),
        (method, [id, rest @ ..]) => {
            let kept = request.game.as_ref().filter(|kept| kept.id == *id);
            let kept = kept.ok_or_else(|| Error::NoSuchGame(id.chars().take(100).collect()))?;
            about(request, kept, method, rest)
        }
        _ => Err(Error::NoSuchAddress),
    }
}

fn about(request: &Request, kept: &KeptGame, method: &str, path: &[&str]) -> Result<Response, Error> {
    if kept.deleted {
        return match (method, path) {
            ("POST", ["restore"]) => restore(request, kept),
            _ => Err(Error::NoSuchGame(kept.id.clone())),
        };
    }
    let seated = at_table(kept)?;
    match (method, path) {
        ("GET", []) => {
            let ply = request.asked::<AtPly>()?.ply;
            shown(&ply.map_or(Ok(seated.clone()), |ply| earlier(&seated, ply))?, request.now())
        }
        ("DELETE", []) => {
            let gone = KeptGame { deleted: true, revision: kept.revision + 1, ..kept.clone() };
            Ok(Response { status: 204, ..Response::default() }.keeping(gone))
        }
        ("POST", ["again"]) => begin(request, seated.again(ASKER)),
        ("GET", ["hint"]) => hint(&seated, request.now()),
        ("GET", ["record"]) => Ok(Response::text(TEXT, write_record(&seated, kept.record.clone())?)),
        ("GET", ["picture.svg"]) => picture(request, &seated),
        ("GET", ["review"]) => review(request, &seated, request.asked::<ReviewQuery>()?.from),
        ("POST", ["review"]) => begin_review(request, &seated),
        ("POST", ["review", "stop"]) => stop_review(request, &seated),
        ("POST", [name]) if Command::NAMES.contains(name) => follow(request, kept, &seated, name),
        _ => Err(Error::NoSuchAddress),
    }
}

/// A kept game as it is played.
pub(crate) fn at_table(kept: &KeptGame) -> Result<SeatedGame, Error> {
    kept.restore().map_err(|fault| Error::Storage(fault.into()))
}

fn shown(seated: &SeatedGame, now: Timestamp) -> Result<Response, Error> {
    Response::said(&GameAnswer::of(seated, seated.role(ASKER), now))
}

fn earlier(seated: &SeatedGame, ply: usize) -> Result<SeatedGame, Error> {
    seated.at(ply).ok_or(Error::NoSuchPly { asked: ply, last: seated.ply() })
}

fn begin(request: &Request, new: NewSeatedGame) -> Result<Response, Error> {
    let kept = KeptGame::begun(request.name(0)?, new, request.now());
    let seated = at_table(&kept)?;
    let answer = GameAnswer::of(&seated, seated.role(ASKER), request.now());
    Ok(Response::json(201, &answer)?.keeping(kept))
}

fn import(request: &Request) -> Result<Response, Error> {
    let new = request.object::<Import>()?.read(ASKER)?.into_iter().enumerate();
    let begun = new.map(|(number, new)| Ok(KeptGame::begun(request.name(number)?, new, request.now())));
    let keep: Vec<KeptGame> = begun.collect::<Result<_, Error>>()?;
    let games: Vec<GameSummary> = keep.iter().map(summary).collect::<Result<_, Error>>()?;
    Ok(Response { keep, ..Response::json(201, &ListAnswer::of(&games, u32::MAX, ASKER))? })
}

fn summary(kept: &KeptGame) -> Result<GameSummary, Error> {
    Ok(GameSummary { deleted: kept.deleted, ..GameSummary::from(&at_table(kept)?) })
}

fn list(request: &Request) -> Result<Response, Error> {
    let query = request.asked::<ListQuery>()?;
    let (limit, place) = (query.limit()?, query.place()?);
    let mut games: Vec<&KeptGame> =
        request.games.iter().filter(|game| game.deleted == query.deleted).collect();
    games.sort_by_key(|game| std::cmp::Reverse((game.changed, game.id.clone())));
    games.retain(|game| place.as_ref().is_none_or(|(changed, id)| (game.changed, &game.id) < (*changed, id)));
    // One that makes no sense must not hide the others.
    let told = games.into_iter().filter_map(|game| summary(game).ok()).take(limit as usize);
    Response::said(&ListAnswer::of(&told.collect::<Vec<_>>(), limit, ASKER))
}

fn restore(request: &Request, kept: &KeptGame) -> Result<Response, Error> {
    let back = KeptGame { deleted: false, revision: kept.revision + 1, ..kept.clone() };
    Ok(shown(&at_table(&back)?, request.now())?.keeping(back))
}

/// Follows a command. A move sent again is played once and answered alike.
fn follow(request: &Request, kept: &KeptGame, seated: &SeatedGame, name: &str) -> Result<Response, Error> {
    let (now, role) = (request.now(), seated.role(ASKER));
    let command = read_command_named(name, request.body.as_bytes())?;
    let client = command.as_move().map(|play| play.client.clone());
    if client.is_some() && client == kept.receipt {
        return shown(seated, now);
    }
    // Who is too late has lost on time, whatever they send.
    let late = seated.after_time(now);
    let seated = late.as_ref().unwrap_or(seated);
    match seated.follow(role, &command, now) {
        Ok(Change::Game(after)) => {
            let keep = KeptGame { receipt: client.or(kept.receipt.clone()), ..kept.changed_to(&after, now) };
            Ok(shown(&at_table(&keep)?, now)?.keeping(keep))
        }
        // A rematch is between two who are asked apart; here one device has both.
        Ok(Change::StopCounting | Change::Next(..) | Change::Plan(_)) => shown(seated, now),
        Err(refusal) => {
            let game = Some(Box::new(GameAnswer::of(seated, role, now)));
            let refused = Response::from(Error::Refused { refusal, game });
            Ok(if late.is_some() { refused.keeping(kept.changed_to(seated, now)) } else { refused })
        }
    }
}

fn hint(seated: &SeatedGame, now: Timestamp) -> Result<Response, Error> {
    let (clock, stop) = (Stopwatch::start(), AtomicBool::new(false));
    let mut engine = pool::engine(Settings::default());
    let hint = engine.hint(&seated.game, Limits::time(pace::HINT), &clock as &dyn Clock, &stop);
    let hint = hint.ok_or_else(|| Error::Refused {
        refusal: Refusal::Over,
        game: Some(Box::new(GameAnswer::of(seated, seated.role(ASKER), now))),
    })?;
    Response::said(&HintAnswer::of(&seated.game, &hint))
}

fn picture(request: &Request, seated: &SeatedGame) -> Result<Response, Error> {
    let picture = request.asked::<Picture>()?;
    let style = picture.style()?;
    let seated = picture.ply.map_or(Ok(seated.clone()), |ply| earlier(seated, ply))?;
    Ok(drawn(&style.draw(seated.game.position(), seated.game.moves().last().copied())))
}

/// The review of a game's moves as they are now, if there is one.
fn reviewed(request: &Request, seated: &SeatedGame) -> Option<KeptReview> {
    let kept = request.review.clone()?;
    Reviewer::new(&seated.game, kept.review.clone()).ok()?;
    let went_on = kept.state == "done" && kept.review.moves.len() < seated.ply();
    Some(if went_on { KeptReview { state: "stopped".to_owned(), ..kept } } else { kept })
}

fn review(request: &Request, seated: &SeatedGame, from: usize) -> Result<Response, Error> {
    let kept = reviewed(request, seated);
    let state = match kept.as_ref().map(|kept| kept.state.as_str()) {
        None => "none",
        Some("running") => "running",
        Some("done") => "done",
        Some(_) => "stopped",
    };
    let time = Duration::from_millis(kept.as_ref().map_or(REVIEW_TIME, |kept| kept.time));
    let review = kept.map_or_else(Review::default, |kept| kept.review);
    Response::said(&ReviewAnswer::of(&seated.game, state, time, &review, from))
}

fn begin_review(request: &Request, seated: &SeatedGame) -> Result<Response, Error> {
    let time = request.object::<NewReview>()?.time()?;
    let review = reviewed(request, seated).map(|kept| kept.review).unwrap_or_default();
    let state = if review.moves.len() == seated.ply() { "done" } else { "running" };
    let time = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    keep_review(
        request,
        seated,
        KeptReview { id: seated.id.to_string(), state: state.to_owned(), time, review },
    )
}

fn stop_review(request: &Request, seated: &SeatedGame) -> Result<Response, Error> {
    match reviewed(request, seated) {
        Some(kept) if kept.state == "running" => {
            keep_review(request, seated, KeptReview { state: "stopped".to_owned(), ..kept })
        }
        _ => review(request, seated, 0),
    }
}

fn keep_review(request: &Request, seated: &SeatedGame, kept: KeptReview) -> Result<Response, Error> {
    let request = Request { review: Some(kept.clone()), ..request.clone() };
    Ok(Response { review: Some(kept), ..review(&request, seated, 0)? })
}
