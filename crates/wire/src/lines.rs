//! What the engine is asked about a position, and its lines while they are found.

use colorito::{Game, Position, Side};
use colorito_engine::{Hint, Line, Report, Score};
use colorito_study::review::Standing;
use serde::{Deserialize, Serialize};

use crate::{Error, HintAnswer, LineQuery, MoveAnswer, read::read_with_lists, scene::tell_line};

/// The most lines at once.
const MOST_LINES: usize = 5;

/// The longest part of a line that is told.
const LONGEST_LINE: usize = 12;

/// What a page asks for. A new question ends the one before.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum AnalysisQuestion {
    /// Think about a position.
    Analyse {
        /// A number of the page's own, which comes back with every answer.
        question: u64,
        /// How many lines, 1 to 5.
        lines: usize,
        /// The position.
        #[serde(default)]
        at: LineQuery,
    },
    /// Think no more.
    Stop,
}

/// What a page is told.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "it is made, sent and dropped")]
pub enum AnalysisNews {
    /// All processors are busy; it will begin as soon as one is free.
    Waiting {
        /// Which question.
        question: u64,
    },
    /// The best lines so far.
    Lines(Lines),
}

/// The best lines so far.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lines {
    /// Which question.
    pub question: u64,
    /// Whether this is the last word.
    pub done: bool,
    /// How deep all moves were looked at.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub ms: u64,
    /// The lines, the best first; none if the game is over.
    pub lines: Vec<LineAnswer>,
    /// What the best move is good for.
    pub hint: Option<HintAnswer>,
}

/// A line of best play.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LineAnswer {
    /// How the game stands if it is played.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub standing: Standing,
    /// Its moves.
    pub moves: Vec<MoveAnswer>,
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

impl AnalysisQuestion {
    /// Reads a question: its number, how many lines, and the game so far; `None` to think no more.
    ///
    /// # Errors
    /// If it is none, or the position makes no sense.
    pub fn read(text: &str) -> Result<Option<(u64, usize, Game)>, Error> {
        match read_with_lists(text.as_bytes())? {
            AnalysisQuestion::Stop => Ok(None),
            AnalysisQuestion::Analyse { question, lines, at } => {
                Ok(Some((question, lines.clamp(1, MOST_LINES), at.game()?)))
            }
        }
    }
}

impl AnalysisNews {
    /// What a report says about a game.
    pub fn of(question: u64, game: &Game, report: &Report, done: bool) -> AnalysisNews {
        let position = game.position();
        let best = report.lines.first();
        let hint = best.and_then(|line| Hint::of(position, *line.moves.first()?, line.score));
        AnalysisNews::Lines(Lines {
            question,
            done,
            depth: report.depth,
            nodes: report.nodes,
            ms: u64::try_from(report.elapsed.as_millis()).unwrap_or(u64::MAX),
            lines: report.lines.iter().map(|line| LineAnswer::of(position, line)).collect(),
            hint: hint.map(|hint| HintAnswer::of(game, &hint)),
        })
    }
}
