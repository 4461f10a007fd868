//! The engine's lines for a position, told over a WebSocket while they are found.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{Message, WebSocket, rejection::WebSocketUpgradeRejection},
    },
    response::Response,
};
use colorito::{Game, Position, Side};
use colorito_engine::{Clock, Engine, Hint, Limits, Line, Report, Score, Settings};
use colorito_study::review::Standing;
use serde::{Deserialize, Serialize};
use tokio::{
    sync::{Semaphore, mpsc},
    task,
};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{School, analysis::Moment, scene::tell_line, trouble::Trouble};
use crate::{
    BadRequest, Error,
    answer::{HintAnswer, MoveAnswer},
    response::ErrorBody,
};

/// The longest thought about one position.
const LONGEST: Duration = Duration::from_mins(1);

/// How often lines are told, at most.
const EVERY: Duration = Duration::from_millis(150);

/// The most lines at once.
const MOST_LINES: usize = 5;

/// The longest part of a line that is told.
const LONGEST_LINE: usize = 12;

/// Memory for one analysis, in MiB.
const HASH: usize = 32;

/// The most pages that analyse at once; those beyond the processors wait for their turn.
const MOST_PAGES: usize = 64;

/// The largest message a page may send, in bytes.
const LARGEST_MESSAGE: usize = 32 * 1024;

/// Those who analyse: so many at once as there are processors.
#[derive(Clone, Debug)]
pub(super) struct Analysts {
    free: Arc<Semaphore>,
    pages: Arc<Semaphore>,
}

impl Analysts {
    pub(super) fn new() -> Analysts {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        Analysts { free: Arc::new(Semaphore::new(processors)), pages: Arc::new(Semaphore::new(MOST_PAGES)) }
    }
}

/// What a page asks for. A new question ends the one before.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Question {
    /// Think about a position.
    Analyse {
        /// A number of the page's own, which comes back with every answer.
        question: u64,
        /// How many lines, 1 to 5.
        lines: usize,
        /// The position.
        #[serde(default)]
        at: Moment,
    },
    /// Think no more.
    Stop,
}

/// What a page is told.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "it is made, sent and dropped")]
pub(crate) enum Told {
    /// All processors are busy; it will begin as soon as one is free.
    Waiting {
        /// Which question.
        question: u64,
    },
    /// The best lines so far.
    Lines(Lines),
}

/// The best lines so far.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the names are those of the message")]
pub(crate) struct Lines {
    /// Which question.
    pub(crate) question: u64,
    /// Whether this is the last word.
    pub(crate) done: bool,
    /// How deep all moves were looked at.
    pub(crate) depth: u32,
    /// How many positions were looked at.
    pub(crate) nodes: u64,
    /// Milliseconds since the search began.
    pub(crate) ms: u64,
    /// The lines, the best first; none if the game is over.
    pub(crate) lines: Vec<LineAnswer>,
    /// What the best move is good for.
    pub(crate) hint: Option<HintAnswer>,
}

/// A line of best play.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LineAnswer {
    /// How the game stands if it is played.
    #[schema(value_type = Object)]
    pub(crate) standing: Standing,
    /// Its moves.
    pub(crate) moves: Vec<MoveAnswer>,
}

impl LineAnswer {
    fn of(position: &Position, line: &Line) -> LineAnswer {
        let moves = &line.moves[..line.moves.len().min(LONGEST_LINE)];
        LineAnswer { standing: standing(position.turn(), line.score), moves: tell_line(position, moves) }
    }
}

/// What a score of the player to move says about the game.
fn standing(side: Side, score: Score) -> Standing {
    match score {
        Score::Lead(lead) => Standing::Lead { lead: if side == Side::Red { lead } else { -lead } },
        Score::WinIn(plies) => Standing::Decided { winner: side, plies },
        Score::LossIn(plies) => Standing::Decided { winner: !side, plies },
    }
}

fn tell(question: u64, game: &Game, report: &Report, done: bool) -> Told {
    let position = game.position();
    let best = report.lines.first();
    let hint = best.and_then(|line| Hint::of(position, *line.moves.first()?, line.score));
    Told::Lines(Lines {
        question,
        done,
        depth: report.depth,
        nodes: report.nodes,
        ms: u64::try_from(report.elapsed.as_millis()).unwrap_or(u64::MAX),
        lines: report.lines.iter().map(|line| LineAnswer::of(position, line)).collect(),
        hint: hint.map(|hint| HintAnswer::of(game, &hint)),
    })
}

struct Stopwatch(Instant);

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A thought that ends when it is dropped.
struct Thought(Arc<AtomicBool>);

impl Drop for Thought {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Thought {
    /// Begins to think as soon as a processor is free.
    fn begin(
        analysts: &Analysts,
        question: u64,
        game: Game,
        lines: usize,
        listener: mpsc::Sender<Told>,
    ) -> Thought {
        let stop = Arc::new(AtomicBool::new(false));
        let (flag, free) = (Arc::clone(&stop), Arc::clone(&analysts.free));
        task::spawn(async move {
            if free.available_permits() == 0 {
                let _ = listener.send(Told::Waiting { question }).await;
            }
            let Ok(permit) = free.acquire_owned().await else { return };
            let thinking = task::spawn_blocking(move || {
                let _permit = permit;
                think(question, &game, lines, &flag, &listener);
            });
            let _ = thinking.await;
        });
        Thought(stop)
    }
}

fn think(question: u64, game: &Game, lines: usize, stop: &AtomicBool, listener: &mpsc::Sender<Told>) {
    if stop.load(Ordering::Relaxed) {
        return;
    }
    let settings = Settings { hash: HASH, lines, ..Settings::default() };
    let mut told: Option<Instant> = None;
    let aloud = |report: &Report| {
        let due = told.is_none_or(|told| told.elapsed() >= EVERY);
        if due && !stop.load(Ordering::Relaxed) {
            told = Some(Instant::now());
            // A page that is slower than the engine misses something, and gets the last word all the same.
            let _ = listener.try_send(tell(question, game, report, false));
        }
    };
    let clock = Stopwatch(Instant::now());
    let last = Engine::new(settings).think(game, Limits::time(LONGEST), &clock, stop, aloud);
    if !stop.load(Ordering::Relaxed) {
        let _ = listener.blocking_send(tell(question, game, &last, true));
    }
}

pub(super) fn described() -> OpenApiRouter<School> {
    OpenApiRouter::new().routes(routes!(listen))
}

/// Analyse positions, over a WebSocket
///
/// The client sends `Question`, the server `Told` or an error, each as one JSON text a message. A question is thought about for a
/// minute at most; a new one, `stop`, or a closed connection ends it at once.
#[utoipa::path(get, path = "/api/analysis",
    responses((status = SWITCHING_PROTOCOLS, body = Told), (status = "4XX", body = ErrorBody)))]
async fn listen(
    State(school): State<School>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    let upgrade = upgrade.map_err(|_| Error::from(BadRequest::WebSocketOnly))?;
    let page = Arc::clone(&school.analysts.pages).try_acquire_owned();
    let page = page.map_err(|_| Trouble::TooManyAnalyses)?;
    let upgrade = upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _page = page;
        serve(socket, &school.analysts).await;
    }))
}

/// Serves a page until it is gone.
async fn serve(mut socket: WebSocket, analysts: &Analysts) {
    let (listener, mut answers) = mpsc::channel(8);
    let mut thought: Option<Thought> = None;
    loop {
        let text = tokio::select! {
            told = answers.recv() => {
                told.map(|told: Told| serde_json::to_string(&told).expect("answers are plain data"))
            }
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => {
                    // The old thought ends before the new one begins.
                    drop(thought.take());
                    match hear(&text) {
                        Ok(None) => None,
                        Ok(Some((question, lines, game))) => {
                            thought = Some(Thought::begin(analysts, question, game, lines, listener.clone()));
                            None
                        }
                        Err(trouble) => Some(trouble.to_json().to_string()),
                    }
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                _ => return,
            },
        };
        if let Some(text) = text
            && socket.send(Message::Text(text.into())).await.is_err()
        {
            return;
        }
    }
}

/// Reads a question: its number, how many lines, and the game so far.
fn hear(text: &str) -> Result<Option<(u64, usize, Game)>, Trouble> {
    let question = serde_json::from_str(text).map_err(|error| Trouble::Unreadable(error.to_string()))?;
    match question {
        Question::Stop => Ok(None),
        Question::Analyse { question, lines, at } => {
            Ok(Some((question, lines.clamp(1, MOST_LINES), at.game()?)))
        }
    }
}
