//! Reading records.

use std::{fmt, iter::Peekable, str::FromStr, vec};

use super::{
    CommentError, Cursor, DEEPEST, DERIVED_TAGS, NodeId, Record, TagError, Tree, Verdict, check_tag,
    tag_rank,
    token::{Place, Token, tokens},
};
use crate::{
    Arrangement, Board, BoardError, Comment, Game, GameResult, MoveError, Outcome, ParsePositionError,
    ParseResultError, ParseSideError, ParseVariantError, Position, RepetitionRule, Rules, Side, Variant,
};

/// What is wrong with a record and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// Which game of the text, from 1, if the fault is in one.
    pub game: Option<usize>,
    /// What is wrong.
    pub problem: RecordProblem,
}

impl RecordError {
    pub(super) fn new(place: Place, problem: RecordProblem) -> RecordError {
        RecordError { line: place.line, column: place.column, game: None, problem }
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// There is no game at all.
    Empty,
    /// More than one game where one was asked for.
    SecondGame,
    /// A tag is not of the form `[Name "value"]`.
    MalformedTag,
    /// A tag is there twice.
    TagTwice(String),
    /// A tag cannot be kept.
    Tag(TagError),
    /// A comment has no end.
    UnclosedComment,
    /// A comment cannot be kept.
    Comment(CommentError),
    /// `(` where no move came before.
    VariationOfNothing,
    /// Variations nested too deep.
    TooDeep,
    /// `)` without `(`.
    StrayClose,
    /// `(` without `)`.
    UnclosedVariation,
    /// A variation without a move.
    EmptyVariation,
    /// A piece's number without its path.
    NumberAlone(String),
    /// A move cannot be read or is not legal.
    Move(MoveError),
    /// The variant is unknown.
    Variant(ParseVariantError),
    /// The board is unknown, or spelled out wrongly.
    Board(String, BoardError),
    /// The starter is no side.
    Starter(ParseSideError),
    /// The first position cannot be read.
    Position(ParsePositionError),
    /// The tag says another starter than the position.
    StarterContradicts(Side),
    /// The value of `Repetition` is neither `draw` nor `off`.
    Repetition(String),
    /// The result is unknown.
    Result(ParseResultError),
    /// The result after the moves is not the one of the tag.
    ResultContradicts(GameResult, GameResult),
    /// There is no such ending for the result.
    Ending(String, GameResult),
    /// The result is not what the moves led to.
    NotWhatHappened(Verdict, Option<Outcome>),
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::Empty => f.write_str("there is no game in this text"),
            RecordProblem::SecondGame => f.write_str("a second game begins here; only one was expected"),
            RecordProblem::MalformedTag => f.write_str("a tag looks like [Name \"value\"]"),
            RecordProblem::TagTwice(name) => write!(f, "the tag `{name}` is there twice"),
            RecordProblem::Tag(error) => error.fmt(f),
            RecordProblem::UnclosedComment => f.write_str("this comment has no `}`"),
            RecordProblem::Comment(error) => error.fmt(f),
            RecordProblem::VariationOfNothing => f.write_str("a variation needs a move before it"),
            RecordProblem::TooDeep => write!(f, "variations are nested deeper than {DEEPEST}"),
            RecordProblem::StrayClose => f.write_str("this `)` closes nothing"),
            RecordProblem::UnclosedVariation => f.write_str("a variation has no `)`"),
            RecordProblem::EmptyVariation => f.write_str("this variation has no move"),
            RecordProblem::NumberAlone(number) => {
                write!(f, "after the piece's number {number} its path is missing, e.g. `{number} e1-e3`")
            }
            RecordProblem::Move(error) => error.fmt(f),
            RecordProblem::Variant(error) => write!(f, "tag `Variant`: {error}"),
            RecordProblem::Board(text, error) => {
                write!(f, "tag `Board`: `{text}` is no built-in board, and spelled out, {error}")
            }
            RecordProblem::Starter(error) => write!(f, "tag `Starter`: {error}"),
            RecordProblem::Position(error) => write!(f, "tag `Position`: {error}"),
            RecordProblem::StarterContradicts(starter) => {
                write!(f, "tag `Starter`: in the tag `Position` the starter is {starter}")
            }
            RecordProblem::Repetition(text) => {
                write!(f, "tag `Repetition`: `{text}` is unknown; use `draw` or `off`")
            }
            RecordProblem::Result(error) => write!(f, "tag `Result`: {error}"),
            RecordProblem::ResultContradicts(after, tag) => {
                write!(f, "the result here is `{after}`, in the tag `Result` it is `{tag}`")
            }
            RecordProblem::Ending(_, GameResult::Open) => f.write_str(
                "tag `Ending`: without a result, which is `*` here, a game was `aborted` or has not ended",
            ),
            RecordProblem::Ending(text, result) => {
                write!(
                    f,
                    "tag `Ending`: `{text}` is no ending of a game with the result `{result}`; there are"
                )?;
                let endings = Outcome::all().filter(|outcome| GameResult::from(Some(*outcome)) == *result);
                for (index, outcome) in endings.enumerate() {
                    write!(f, "{} `{}`", if index == 0 { "" } else { "," }, outcome.reason())?;
                }
                Ok(())
            }
            RecordProblem::NotWhatHappened(_, Some(outcome)) => {
                write!(f, "the recorded end contradicts the moves: {outcome}")
            }
            RecordProblem::NotWhatHappened(verdict, None) => {
                let reason = match verdict {
                    Verdict::Known(outcome) => outcome.reason(),
                    _ => "",
                };
                write!(f, "tag `Ending`: the moves do not end in `{reason}`")
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, character {}: {}", self.line, self.column, self.problem)
    }
}

impl std::error::Error for RecordError {}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a text with exactly one game.
    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::new(text)?;
        let record = reader.record()?;
        match reader.tokens.peek() {
            Some((place, _)) => Err(RecordError::new(*place, RecordProblem::SecondGame)),
            None => Ok(record),
        }
    }
}

impl Record {
    /// Reads a text with any number of games, one after the other.
    ///
    /// # Errors
    /// Says what is wrong and where.
    pub fn read_all(text: &str) -> Result<Vec<Record>, RecordError> {
        let mut reader = Reader::new(text)?;
        let mut records = Vec::new();
        while reader.tokens.peek().is_some() {
            let game = Some(records.len() + 1);
            records.push(reader.record().map_err(|error| RecordError { game, ..error })?);
        }
        Ok(records)
    }
}

struct Reader {
    tokens: Peekable<vec::IntoIter<(Place, Token)>>,
}

impl Reader {
    fn new(text: &str) -> Result<Reader, RecordError> {
        Ok(Reader { tokens: tokens(text)?.into_iter().peekable() })
    }

    /// Reads one game: tags, then moves up to the result or the next game's tags. Comments before the tags
    /// count as comments before the moves, those after the result as comments on the last move.
    fn record(&mut self) -> Result<Record, RecordError> {
        let Some(&(place, _)) = self.tokens.peek() else {
            return Err(RecordError::new(Place { line: 1, column: 1 }, RecordProblem::Empty));
        };
        let preface = self.comments();
        let tags = self.tags()?;
        let start = tags.start(place)?;
        let repetition = tags.repetition()?;
        let mut moves = Moves::new(Game::new(start.clone(), repetition));
        moves.comments(preface)?;
        let after = self.moves(&mut moves)?;
        moves.comments(self.comments())?;
        let verdict = tags.verdict(after, moves.main_line_ending(), place)?;
        let (tags, tree) = (tags.free(), moves.tree);
        Ok(Record { tags, start, repetition, tree, verdict, cursor: Cursor::default() })
    }

    /// Reads the comments that come next.
    fn comments(&mut self) -> Vec<(Place, String)> {
        let mut comments = Vec::new();
        while let Some((place, Token::Comment(_))) = self.tokens.peek() {
            let place = *place;
            let Some((_, Token::Comment(text))) = self.tokens.next() else { break };
            comments.push((place, text));
        }
        comments
    }

    fn tags(&mut self) -> Result<Tags, RecordError> {
        let mut tags = Tags(Vec::new());
        while let Some((place, Token::Tag(..))) = self.tokens.peek() {
            let place = *place;
            let Some((_, Token::Tag(name, value))) = self.tokens.next() else { break };
            if tags.find(&name).is_some() {
                return Err(RecordError::new(place, RecordProblem::TagTwice(name)));
            }
            if !DERIVED_TAGS.contains(&name.as_str()) {
                check_tag(&name, &value)
                    .map_err(|error| RecordError::new(place, RecordProblem::Tag(error)))?;
            }
            tags.0.push((place, name, value));
        }
        Ok(tags)
    }

    /// Reads the moves of one game and returns the result after them, if it is there.
    fn moves(&mut self, moves: &mut Moves) -> Result<Option<(Place, GameResult)>, RecordError> {
        while let Some((place, token)) = self.tokens.next_if(|(_, token)| !matches!(token, Token::Tag(..))) {
            let step = match token {
                Token::Tag(..) | Token::MoveNumber => Ok(()),
                Token::Comment(text) => moves.comment(&text),
                Token::Open => moves.open(place),
                Token::Close => moves.close(),
                Token::Word(word) => match word.parse::<GameResult>() {
                    Ok(result) => {
                        moves.finish()?;
                        return Ok(Some((place, result)));
                    }
                    Err(_) => self.complete(word).and_then(|text| moves.play(&text)),
                },
            };
            step.map_err(|problem| RecordError::new(place, problem))?;
        }
        moves.finish()?;
        Ok(None)
    }

    /// The whole text of a move: after a piece's number comes its path.
    fn complete(&mut self, word: String) -> Result<String, RecordProblem> {
        if !word.bytes().all(|byte| byte.is_ascii_digit()) {
            return Ok(word);
        }
        match self.tokens.next_if(|(_, token)| matches!(token, Token::Word(_))) {
            Some((_, Token::Word(path))) => Ok(format!("{word} {path}")),
            _ => Err(RecordProblem::NumberAlone(word)),
        }
    }
}

/// The tags of one game and where they stand.
struct Tags(Vec<(Place, String, String)>);

impl Tags {
    fn find(&self, name: &str) -> Option<(Place, &str)> {
        self.0.iter().find(|(_, known, _)| known == name).map(|(place, _, value)| (*place, value.as_str()))
    }

    /// Reads a tag's value; the default if it is not there.
    fn value<T: Default>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, RecordProblem>,
    ) -> Result<T, RecordError> {
        match self.find(name) {
            Some((place, value)) => read(value).map_err(|problem| RecordError::new(place, problem)),
            None => Ok(T::default()),
        }
    }

    /// The tags that say nothing about the rules or the result.
    fn free(self) -> Vec<(String, String)> {
        let pairs = self.0.into_iter().map(|(_, name, value)| (name, value));
        let mut free: Vec<_> = pairs.filter(|(name, _)| !DERIVED_TAGS.contains(&name.as_str())).collect();
        free.sort_by_key(|(name, _)| tag_rank(name));
        free
    }

    fn rules(&self) -> Result<Rules, RecordError> {
        let variant: Variant = self.value("Variant", |text| text.parse().map_err(RecordProblem::Variant))?;
        let board = self.value("Board", |text| {
            Board::from_name_or_rows(text).map_err(|error| RecordProblem::Board(text.to_owned(), error))
        })?;
        Ok(Rules { board, variant })
    }

    fn start(&self, game: Place) -> Result<Position, RecordError> {
        let rules = self.rules()?;
        let starter: Option<Side> =
            self.value("Starter", |text| text.parse().map(Some).map_err(RecordProblem::Starter))?;
        let given = self.value("Position", |text| {
            Position::parse(text, rules).map(Some).map_err(RecordProblem::Position)
        })?;
        match (given, starter) {
            (Some(position), Some(starter)) if position.starter() != starter => {
                let place = self.find("Starter").map_or(game, |(place, _)| place);
                Err(RecordError::new(place, RecordProblem::StarterContradicts(position.starter())))
            }
            (Some(position), _) => Ok(position),
            (None, starter) => Ok(Position::start(rules, starter.unwrap_or(Arrangement::START.starter))),
        }
    }

    fn repetition(&self) -> Result<RepetitionRule, RecordError> {
        self.value("Repetition", |text| match text {
            "draw" => Ok(RepetitionRule::Draw),
            "off" => Ok(RepetitionRule::Off),
            _ => Err(RecordProblem::Repetition(text.to_owned())),
        })
    }

    /// How the game ended, from the tags, the result after the moves, and the moves themselves, which must
    /// agree.
    fn verdict(
        &self,
        after: Option<(Place, GameResult)>,
        happened: Option<Outcome>,
        game: Place,
    ) -> Result<Verdict, RecordError> {
        let tag: Option<GameResult> =
            self.value("Result", |text| text.parse().map(Some).map_err(RecordProblem::Result))?;
        if let (Some((place, after)), Some(tag)) = (after, tag)
            && after != tag
        {
            return Err(RecordError::new(place, RecordProblem::ResultContradicts(after, tag)));
        }
        let result = tag.or(after.map(|(_, result)| result)).unwrap_or_default();
        let written =
            match self.find("Ending") {
                Some((place, reason)) => Verdict::Known(find_outcome(result, reason).ok_or_else(|| {
                    RecordError::new(place, RecordProblem::Ending(reason.to_owned(), result))
                })?),
                None => match result {
                    GameResult::Open => Verdict::Open,
                    GameResult::Drawn => Verdict::Unexplained(None),
                    GameResult::Won(winner) => Verdict::Unexplained(Some(winner)),
                },
            };
        let place = ["Ending", "Result"].into_iter().find_map(|name| self.find(name)).map(|(place, _)| place);
        let place = place.or(after.map(|(place, _)| place)).unwrap_or(game);
        agree(written, happened)
            .ok_or_else(|| RecordError::new(place, RecordProblem::NotWhatHappened(written, happened)))
    }
}

fn find_outcome(result: GameResult, reason: &str) -> Option<Outcome> {
    Outcome::all().find(|outcome| GameResult::from(Some(*outcome)) == result && outcome.reason() == reason)
}

/// The verdict that is both written and true; `None` if there is none.
fn agree(written: Verdict, happened: Option<Outcome>) -> Option<Verdict> {
    match (written, happened) {
        (Verdict::Open, Some(outcome)) => Some(Verdict::Known(outcome)),
        (_, Some(outcome)) => {
            let same =
                written == Verdict::Known(outcome) || written == Verdict::Unexplained(outcome.winner());
            same.then_some(Verdict::Known(outcome))
        }
        (Verdict::Known(outcome), None) => outcome.is_declared().then_some(written),
        (_, None) => Some(written),
    }
}

/// The moves read so far.
struct Moves {
    tree: Tree,
    game: Game,
    last: Option<NodeId>,
    /// Comments at the front of a variation, before its first move.
    waiting: Vec<Comment>,
    /// Where the open variations began, and the lines that go on when they are closed.
    outer: Vec<(Place, Game, NodeId)>,
    /// Whether the line being read has no move yet.
    fresh: bool,
}

impl Moves {
    fn new(game: Game) -> Moves {
        Moves { tree: Tree::default(), game, last: None, waiting: Vec::new(), outer: Vec::new(), fresh: true }
    }

    fn play(&mut self, text: &str) -> Result<(), RecordProblem> {
        let m = self.game.position().parse_move(text).map_err(RecordProblem::Move)?;
        self.game.play(m).map_err(|error| RecordProblem::Move(error.into()))?;
        let id = self.tree.add(self.last, m);
        self.tree.comment_before(id, std::mem::take(&mut self.waiting));
        self.last = Some(id);
        self.fresh = false;
        Ok(())
    }

    fn comment(&mut self, text: &str) -> Result<(), RecordProblem> {
        let comment = text.parse().map_err(RecordProblem::Comment)?;
        if self.fresh && !self.outer.is_empty() {
            self.waiting.push(comment);
        } else {
            self.tree.comment(self.last, comment);
        }
        Ok(())
    }

    fn comments(&mut self, comments: Vec<(Place, String)>) -> Result<(), RecordError> {
        for (place, text) in comments {
            self.comment(&text).map_err(|problem| RecordError::new(place, problem))?;
        }
        Ok(())
    }

    /// Begins a variation: other moves instead of the last one.
    fn open(&mut self, place: Place) -> Result<(), RecordProblem> {
        let Some(last) = self.last.filter(|_| !self.fresh) else {
            return Err(RecordProblem::VariationOfNothing);
        };
        if self.outer.len() == DEEPEST {
            return Err(RecordProblem::TooDeep);
        }
        self.outer.push((place, self.game.clone(), last));
        self.game.undo();
        self.last = self.tree.node(last).parent;
        self.fresh = true;
        Ok(())
    }

    fn close(&mut self) -> Result<(), RecordProblem> {
        let (_, game, last) = self.outer.pop().ok_or(RecordProblem::StrayClose)?;
        if std::mem::replace(&mut self.fresh, false) {
            return Err(RecordProblem::EmptyVariation);
        }
        (self.game, self.last) = (game, Some(last));
        Ok(())
    }

    fn finish(&self) -> Result<(), RecordError> {
        match self.outer.last() {
            Some((place, ..)) => Err(RecordError::new(*place, RecordProblem::UnclosedVariation)),
            None => Ok(()),
        }
    }

    /// How the rules end the main line, which is the one being read when all variations are closed.
    fn main_line_ending(&self) -> Option<Outcome> {
        self.game.ending().map(|ending| ending.outcome)
    }
}
