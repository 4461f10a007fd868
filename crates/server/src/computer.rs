//! The computer at the board. It keeps one engine for each side of a game from move to move.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use colorito::{Game, Side};
use colorito_engine::{Engine, Hint, Level, Limits, Line, Report, Settings};
use colorito_play::{GameId, SeatedGame, Seats, pace};
use colorito_wire::{Error, ThoughtAnswer};
use tokio::{task, time};

use crate::{
    feed::Event,
    room::Room,
    stopwatch::Stopwatch,
    trouble::log,
    workers::{Class, Party, Workers, with},
};

/// How long to wait before a move that could not be stored is tried again.
const SECOND_TRY: Duration = Duration::from_secs(1);

/// One side of one game.
pub(crate) type Player = (GameId, Side);

/// Thinks about a game aloud and plays the move in its room, unless it is told to stop. It does so for
/// whoever made it the computer's turn.
pub(crate) fn think(
    room: Arc<Room>,
    seated: Arc<SeatedGame>,
    party: Option<Party>,
    level: Level,
    stop: Arc<AtomicBool>,
) {
    task::spawn(async move {
        let (class, party) = (class(&seated.seats), party.unwrap_or_else(|| party_of(&seated)));
        let Ok(permit) = room.context().workers.place(class, party).await else { return };
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let ply = seated.ply();
        room.publish(Event::Thinking(ply));
        let (id, revision) = (seated.id, seated.revision);
        let (listeners, flag) = (Arc::clone(&room), Arc::clone(&stop));
        let thought = with(permit, move || {
            choose(&listeners, &seated, level, &flag, |line| {
                listeners.publish(Event::Thought(ThoughtAnswer::of(ply, line)));
            })
        });
        let Ok(Some(line)) = thought.await else {
            tracing::error!(game = %id, "the computer found no move");
            return;
        };
        if stop.load(Ordering::Relaxed) {
            return;
        }
        room.publish(Event::Thought(ThoughtAnswer::of(ply, &line)));
        while let Err(error) = room.play_computers_move(revision, line.moves[0]).await {
            log(&error);
            time::sleep(SECOND_TRY).await;
            if stop.load(Ordering::Relaxed) {
                return;
            }
        }
    });
}

/// Waits for a page that was asked for the computer's move, and has the room go on without if it does not come.
pub(crate) fn await_page(room: Arc<Room>, stop: Arc<AtomicBool>) {
    task::spawn(async move {
        time::sleep(room.context().page_time).await;
        if !stop.load(Ordering::Relaxed) {
            room.do_without_pages().await;
        }
    });
}

/// How urgent the computer's moves are.
pub(crate) fn class(seats: &Seats) -> Class {
    if seats.are_computers() { Class::Exhibition } else { Class::Turn }
}

/// For whom the computer plays if nobody is there.
fn party_of(seated: &SeatedGame) -> Party {
    let players = seated.players;
    let player = players.owner.or(players.red).or(players.blue);
    player.map_or(Party::Game(seated.id), Party::Player)
}

/// A good move with its reason, `None` if the game is over.
pub(crate) async fn hint(workers: &Workers, party: Party, game: Game) -> Result<Option<Hint>, Error> {
    let think = move || {
        let (clock, stop) = (Stopwatch::start(), AtomicBool::new(false));
        Engine::new(Settings::default()).hint(&game, Limits::time(pace::HINT), &clock, &stop)
    };
    workers.run(Class::Answer, party, think).await
}

fn choose(
    room: &Room,
    seated: &SeatedGame,
    level: Level,
    stop: &AtomicBool,
    mut tell: impl FnMut(&Line),
) -> Option<Line> {
    let clock = Stopwatch::start();
    let mut told: Option<Instant> = None;
    let aloud = |report: &Report| {
        let due = told.is_none_or(|told| told.elapsed() >= pace::THOUGHT_EVERY);
        if let (true, Some(line)) = (due && !stop.load(Ordering::Relaxed), report.lines.first()) {
            told = Some(Instant::now());
            tell(line);
        }
    };
    let (engines, player) = (&room.context().engines, (room.id(), seated.game.position().turn()));
    let mut engine = engines.take(&player);
    let seed = seated.id.number();
    let line = engine.choose_aloud(
        &seated.game,
        level,
        seed,
        pace::of_move(seated, room.context().now()),
        &clock,
        stop,
        aloud,
    );
    engines.keep(player, engine);
    line.filter(|line| !line.moves.is_empty())
}
