//! What is asked of the server, and how it is read.

use axum::{
    Json,
    extract::{
        FromRequest, FromRequestParts, Query, Request,
        rejection::{JsonRejection, QueryRejection},
    },
    http::{StatusCode, request::Parts},
};
use colorito::{Board, Game, Position, Record, RepetitionRule, Rules, Side, Variant};
use colorito_drawing::Theme;
use serde::{Deserialize, de::DeserializeOwned};
use utoipa::{IntoParams, ToSchema};

use crate::{Error, Seat, Seats};

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
        let rules = Rules { board: self.board()?, variant: self.variant()? };
        match (&self.position, self.starter) {
            (None, starter) => Ok(Position::start(rules, starter.map_or(Side::Red, Side::from))),
            (Some(text), None) => Ok(Position::parse(text, rules)?),
            (Some(_), Some(_)) => {
                Err(Error::request("a position says itself who began; leave `starter` out"))
            }
        }
    }

    fn variant(&self) -> Result<Variant, Error> {
        let name = self.variant.as_deref().unwrap_or(Variant::STANDARD.name());
        name.parse().map_err(|error| Error::request(format!("{error}")))
    }

    pub(crate) fn board(&self) -> Result<Board, Error> {
        let text = self.board.as_deref().unwrap_or("standard");
        if let Some(board) = Board::named(text) {
            return Ok(board);
        }
        let names: Vec<&str> = Board::BUILT_IN.iter().map(|(name, _)| *name).collect();
        text.parse().map_err(|error| {
            let names = names.join(", ");
            Error::request(format!("the board is none of {names}, and as a pattern: {error}"))
        })
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
}

impl NewGame {
    pub(crate) fn read(self) -> Result<(Seats, Game), Error> {
        self.seats.check()?;
        let repetition =
            if self.repetition_draws == Some(false) { RepetitionRule::Off } else { RepetitionRule::Draw };
        Ok((self.seats, Game::new(self.setup.position()?, repetition)))
    }
}

/// A game from a record. The main line is kept, not its variations and comments.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// The record.
    pub record: String,
    /// Who plays on; by default two people called as in the record.
    #[serde(default)]
    pub seats: Option<Seats>,
}

impl Import {
    pub(crate) fn read(self) -> Result<(Seats, Game), Error> {
        let record: Record = self.record.parse()?;
        let seat = |tag| {
            let seat = Seat::Person { name: record.tag(tag).map(str::to_owned) };
            // A name that is too long for a seat is left out; the game is what matters.
            if seat.check().is_ok() { seat } else { Seat::default() }
        };
        let seats = self.seats.unwrap_or_else(|| Seats { red: seat("Red"), blue: seat("Blue") });
        seats.check()?;
        Ok((seats, record.game()))
    }
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
            return Err(Error::request(format!(
                "a client id has 1 to {LONGEST_CLIENT_ID} bytes, not {length}"
            )));
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

/// Giving up.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub struct Resign {
    /// Who gives up.
    pub side: SideName,
    /// How many moves the game has so far, as the client sees it.
    pub ply: usize,
}

/// Which games to list.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Those that were deleted instead of those that were not.
    #[serde(default)]
    pub deleted: bool,
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
    pub(crate) fn theme(&self) -> Result<Theme, Error> {
        self.theme
            .as_deref()
            .map_or(Ok(Theme::Light), |name| name.parse().map_err(|error| Error::request(format!("{error}"))))
    }

    pub(crate) fn width(&self) -> Result<u32, Error> {
        let width = self.width.unwrap_or(800);
        if width > WIDEST {
            return Err(Error::request(format!(
                "a picture is at most {WIDEST} pixels wide here, not {width}"
            )));
        }
        Ok(width)
    }
}

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Error::NotJson),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Error::TooLarge(LARGEST_BODY))
            }
            Err(rejection) => Err(Error::request(rejection.body_text())),
        }
    }
}

/// What stands after the `?` of an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Error> {
        let Query(value) = Query::from_request_parts(parts, state)
            .await
            .map_err(|rejection: QueryRejection| Error::request(rejection.body_text()))?;
        Ok(Asked(value))
    }
}
