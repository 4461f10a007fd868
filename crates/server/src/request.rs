//! What is asked of the server, and how it is read.

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Query, Request, rejection::QueryRejection},
    http::{HeaderMap, StatusCode, header, request::Parts},
};
use colorito::{
    Arrangement, Board, Game, Move, MoveText, ParsePositionError, Position, Record, RepetitionRule, Rules,
    Side, Variant,
};
use colorito_drawing::{Drawing, Theme};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use crate::{
    Error, Seat, Seats, TimeControl, error::BadRequest, matches::Terms, seated_game::NewSeatedGame,
    store::Page,
};

/// The largest body that is read, in bytes. The record of a long game has some ten thousand.
pub(crate) const LARGEST_BODY: usize = 256 * 1024;

/// The longest id a client may give to a move, in bytes.
const LONGEST_CLIENT_ID: usize = 64;

/// The widest PNG that is drawn.
const WIDEST: u32 = 2048;

/// A side, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SideName {
    /// Red.
    Red,
    /// Blue.
    Blue,
}

impl From<SideName> for Side {
    fn from(name: SideName) -> Side {
        match name {
            SideName::Red => Side::Red,
            SideName::Blue => Side::Blue,
        }
    }
}

/// The rules and the position of a game, or of a study.
#[derive(Clone, Debug, Default, Deserialize, ToSchema, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Setup {
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub board: Option<String>,
    /// Who begins; Red by default. Not to be given with a position, which says so itself.
    #[serde(default)]
    #[param(inline)]
    pub starter: Option<SideName>,
    /// The first position; the start of the game by default.
    #[serde(default)]
    pub position: Option<String>,
}

impl Setup {
    /// The position that is meant.
    pub(crate) fn position(&self) -> Result<Position, Error> {
        let rules = self.rules()?;
        match (&self.position, self.starter) {
            (None, starter) => Ok(Position::start(rules, starter.map_or(Side::Red, Side::from))),
            (Some(text), None) => Ok(Position::parse(text, rules)?),
            (Some(_), Some(_)) => Err(BadRequest::StarterWithPosition.into()),
        }
    }

    fn rules(&self) -> Result<Rules, Error> {
        Ok(Rules { board: self.board()?, variant: self.variant()? })
    }

    fn variant(&self) -> Result<Variant, Error> {
        let name = self.variant.as_deref().unwrap_or(Variant::STANDARD.name());
        name.parse().map_err(|_| BadRequest::Variant(name.to_owned()).into())
    }

    pub(crate) fn board(&self) -> Result<Board, Error> {
        let text = self.board.as_deref().unwrap_or("standard");
        match Board::named(text) {
            Some(board) => Ok(board),
            None => Ok(text.parse()?),
        }
    }
}

/// A new game.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Who plays; two people at this device by default.
    #[serde(default)]
    pub seats: Seats,
    /// What is played.
    #[serde(default)]
    pub setup: Setup,
    /// The house rule that a third repetition is a draw; in force by default.
    #[serde(default)]
    pub repetition_draws: Option<bool>,
    /// The time each player has; without it, nobody is in a hurry.
    #[serde(default)]
    pub clock: Option<TimeControl>,
}

fn repetition(draws: Option<bool>) -> RepetitionRule {
    if draws == Some(false) { RepetitionRule::Off } else { RepetitionRule::Draw }
}

impl NewGame {
    pub(crate) fn read(self) -> Result<NewSeatedGame, Error> {
        self.seats.check()?;
        self.clock.map_or(Ok(()), TimeControl::check)?;
        let game = Game::new(self.setup.position()?, repetition(self.repetition_draws));
        Ok(NewSeatedGame { seats: self.seats, game, clock: self.clock, place: None, record: None })
    }
}

/// A new match.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// How many games are played.
    #[schema(minimum = 2, maximum = 20)]
    pub games: u32,
    /// Who plays; two people at this device by default. Sides stay with the players.
    #[serde(default)]
    pub seats: Seats,
    /// What is played: variant, board, and who begins the first game. A match has no first position of its own.
    #[serde(default)]
    pub setup: Setup,
    /// The house rule that a third repetition is a draw; in force by default.
    #[serde(default)]
    pub repetition_draws: Option<bool>,
    /// The time each player has in a game; without it, nobody is in a hurry.
    #[serde(default)]
    pub clock: Option<TimeControl>,
}

impl NewMatch {
    pub(crate) fn read(self) -> Result<Terms, Error> {
        self.seats.check()?;
        self.clock.map_or(Ok(()), TimeControl::check)?;
        check_number("games", self.games, 2, 20)?;
        if self.setup.position.is_some() {
            return Err(BadRequest::PositionInMatch.into());
        }
        Ok(Terms {
            games: self.games,
            rules: self.setup.rules()?,
            starter: self.setup.starter.map_or(Side::Red, Side::from),
            repetition: repetition(self.repetition_draws),
            seats: self.seats,
            clock: self.clock,
        })
    }
}

fn check_number(name: &'static str, found: u32, least: u32, most: u32) -> Result<u32, Error> {
    if (least..=most).contains(&found) {
        return Ok(found);
    }
    let [found, least, most] = [found, least, most].map(u64::from);
    Err(BadRequest::Number { name, found, least, most }.into())
}

/// Games from records.
///
/// Games are made of the main lines. The text is kept too, and a game that did not go on is exported as it came.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// The record, or up to 100 of them one after the other.
    pub record: String,
    /// Who plays on; by default two people called as in the record.
    #[serde(default)]
    pub seats: Option<Seats>,
}

impl Import {
    /// The most games in one text.
    const MOST: u32 = 100;

    pub(crate) fn read(self) -> Result<Vec<NewSeatedGame>, Error> {
        let records = match Record::read_all(&self.record)?.as_slice() {
            // The one game's own words for what is missing.
            [] => vec![self.record.parse::<Record>()?],
            records => records.to_vec(),
        };
        check_number("games", u32::try_from(records.len()).unwrap_or(u32::MAX), 1, Import::MOST)?;
        if let Some(seats) = &self.seats {
            seats.check()?;
        }
        let alone = records.len() == 1;
        let games = records.into_iter().map(|record| NewSeatedGame {
            seats: self.seats.clone().unwrap_or_else(|| named_in(&record)),
            game: record.game(),
            clock: None,
            place: None,
            // One of several is written anew: nothing is lost but line breaks.
            record: Some(if alone { self.record.clone() } else { record.to_string() }),
        });
        Ok(games.collect())
    }
}

/// Two people called as in a record.
fn named_in(record: &Record) -> Seats {
    let seat = |tag| {
        let seat = Seat::Person { name: record.tag(tag).map(str::to_owned) };
        // A name that is too long for a seat is left out; the game is what matters.
        if seat.check().is_ok() { seat } else { Seat::default() }
    };
    Seats { red: seat("Red"), blue: seat("Blue") }
}

/// A move.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct Play {
    /// The move, in either notation: `c1c3` or `3 c1-c3`.
    #[serde(rename = "move")]
    #[schema(max_length = 300)]
    pub played: String,
    /// How many moves the game has so far, as the client sees it.
    pub ply: usize,
    /// An id the client makes up for this move and sends again if it must repeat the request. Sent twice, the move
    /// is played once.
    #[schema(min_length = 1, max_length = 64)]
    pub client: String,
}

impl Play {
    pub(crate) fn check(&self) -> Result<(), Error> {
        if self.client.is_empty() || self.client.len() > LONGEST_CLIENT_ID {
            let length = self.client.len();
            return Err(BadRequest::ClientLength { length, most: LONGEST_CLIENT_ID }.into());
        }
        Ok(())
    }
}

/// A wish that needs no more than the ply it is for.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub struct PlyOnly {
    /// How many moves the game has so far, as the client sees it.
    pub ply: usize,
}

/// A wish of one side.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub struct SidesWish {
    /// Whose wish it is.
    pub side: SideName,
    /// How many moves the game has so far, as the client sees it.
    pub ply: usize,
}

/// Which games to list.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Those that were deleted instead of those that were not.
    #[serde(default)]
    pub deleted: bool,
    /// Those that come after a page: its `next`.
    #[serde(default)]
    pub before: Option<String>,
    /// How many, 1 to 200; 50 by default.
    #[serde(default)]
    pub limit: Option<u32>,
}

impl Which {
    pub(crate) fn page(self) -> Result<Page, Error> {
        let limit = check_number("limit", self.limit.unwrap_or(50), 1, 200)?;
        let after = self.before.map(|text| {
            let place =
                text.split_once('-').and_then(|(changed, id)| Some((changed.parse().ok()?, id.to_owned())));
            place.ok_or(BadRequest::Place(text))
        });
        Ok(Page { deleted: self.deleted, after: after.transpose()?, limit })
    }
}

/// Which moment of a game.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Moment {
    /// After so many moves; now by default.
    #[serde(default)]
    pub ply: Option<usize>,
}

/// How to draw a position.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Picture {
    /// After so many moves; now by default.
    #[serde(default)]
    pub ply: Option<usize>,
    /// `light` (the default), `dark` or `print`.
    #[serde(default)]
    pub theme: Option<String>,
    /// Who sits at the bottom; Red by default.
    #[serde(default)]
    #[param(inline)]
    pub seat: Option<SideName>,
    /// The width of a PNG in pixels, 16 to 2048; 800 by default.
    #[serde(default)]
    pub width: Option<u32>,
}

impl Picture {
    pub(crate) fn style(&self) -> Result<Style, Error> {
        Style::read(self.theme.as_deref(), self.seat, self.width)
    }
}

/// The manner of a picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    theme: Theme,
    seat: Side,
    pub(crate) width: u32,
}

impl Style {
    fn read(theme: Option<&str>, seat: Option<SideName>, width: Option<u32>) -> Result<Style, Error> {
        let width = width.unwrap_or(800);
        if width > WIDEST {
            check_number("width", width, 16, WIDEST)?;
        }
        Ok(Style {
            theme: theme.map_or(Ok(Theme::Light), |name| {
                name.parse().map_err(|_| BadRequest::Theme(name.to_owned()))
            })?,
            seat: seat.map_or(Side::Red, Side::from),
            width,
        })
    }

    /// A position in this manner, with the move that led to it.
    pub(crate) fn draw(self, position: &Position, last: Option<Move>) -> Drawing {
        let drawing = Drawing::new(position).theme(self.theme).seat(self.seat);
        last.map_or(drawing.clone(), |last| drawing.last_move(last))
    }
}

/// A position that belongs to no game, in which pieces may be missing.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Study {
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub board: Option<String>,
    /// Who begins; Red by default. Not to be given with a position, which says so itself.
    #[serde(default)]
    #[param(inline)]
    pub starter: Option<SideName>,
    /// The position; the start of the game by default.
    #[serde(default)]
    pub position: Option<String>,
    /// Whether pieces may be missing.
    #[serde(default)]
    pub study: bool,
}

impl Study {
    /// The position that is meant.
    pub(crate) fn position(self) -> Result<Position, Error> {
        let Study { variant, board, starter, position, study } = self;
        let setup = Setup { variant, board, starter, position };
        match &setup.position {
            Some(text) if study && setup.starter.is_none() => {
                let arrangement: Arrangement = text.parse().map_err(ParsePositionError::Text)?;
                let position = Position::study(&arrangement, setup.rules()?);
                Ok(position.map_err(ParsePositionError::Unplayable)?)
            }
            _ => setup.position(),
        }
    }
}

/// How to draw a position that belongs to no game.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct StudyPicture {
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub board: Option<String>,
    /// The position; the start of the game by default.
    #[serde(default)]
    pub position: Option<String>,
    /// Whether pieces may be missing.
    #[serde(default)]
    pub study: bool,
    /// The move that led here, to be marked.
    #[serde(default)]
    pub last: Option<String>,
    /// `light` (the default), `dark` or `print`.
    #[serde(default)]
    pub theme: Option<String>,
    /// Who sits at the bottom; Red by default.
    #[serde(default)]
    #[param(inline)]
    pub seat: Option<SideName>,
    /// The width of a PNG in pixels, 16 to 2048; 800 by default.
    #[serde(default)]
    pub width: Option<u32>,
}

impl StudyPicture {
    /// The drawing and the width it should have.
    pub(crate) fn drawing(self) -> Result<(Drawing, u32), Error> {
        let StudyPicture { variant, board, position, study, last, theme, seat, width } = self;
        let style = Style::read(theme.as_deref(), seat, width)?;
        let position = Study { variant, board, starter: None, position, study }.position()?;
        let last = last.map(|text| match text.parse() {
            Ok(MoveText::Go { from, to, .. }) => Ok(Move::Go { from, to }),
            _ => Err(BadRequest::LastMove(text)),
        });
        Ok((style.draw(&position, last.transpose()?), style.width))
    }
}

/// Reads JSON. No request has a list anywhere; that is said here once, because a list would otherwise pass for an
/// object whose values are given in their order.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    let unreadable = |error: serde_json::Error| BadRequest::Unreadable(error.to_string());
    let value: Value = serde_json::from_slice(bytes).map_err(unreadable)?;
    if !value.is_object() || has_list(&value) {
        return Err(BadRequest::List.into());
    }
    Ok(serde_json::from_value(value).map_err(unreadable)?)
}

/// Values are never nested deeper than the reader of JSON allows.
fn has_list(value: &Value) -> bool {
    match value {
        Value::Array(_) => true,
        Value::Object(fields) => fields.values().any(has_list),
        _ => false,
    }
}

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        if !is_json(request.headers()) {
            return Err(Error::NotJson);
        }
        match Bytes::from_request(request, state).await {
            Ok(bytes) => Ok(Body(read(&bytes)?)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Error::TooLarge(LARGEST_BODY))
            }
            Err(rejection) => Err(BadRequest::Unreadable(rejection.body_text()).into()),
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// What stands after the `?` of an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Error> {
        let Query(value) = Query::from_request_parts(parts, state)
            .await
            .map_err(|rejection: QueryRejection| BadRequest::Address(rejection.body_text()))?;
        Ok(Asked(value))
    }
}
