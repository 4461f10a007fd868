//! New games, matches and imports, and how they are read.

use colorito::{Board, Game, Position, Record, RepetitionRule, Rules, Side, Variant};
use colorito_play::{Asker, Invalid, MatchTerms, NewSeatedGame, Players, Seat, Seats, SideName, TimeControl};
use serde::Deserialize;

use crate::{BadRequest, Error, error::expect_few};

/// The rules and the position of a game, or of a study.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct Setup {
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub board: Option<String>,
    /// Who begins; Red by default. Not to be given with a position, which says so itself.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(inline))]
    pub starter: Option<SideName>,
    /// The first position; the start of the game by default.
    #[serde(default)]
    pub position: Option<String>,
}

impl Setup {
    /// The position that is meant.
    ///
    /// # Errors
    /// If it makes no sense.
    pub fn position(&self) -> Result<Position, Error> {
        let rules = self.rules()?;
        match (&self.position, self.starter) {
            (None, starter) => Ok(Position::start(rules, starter.map_or(Side::Red, Side::from))),
            (Some(text), None) => Ok(Position::parse(text, rules)?),
            (Some(_), Some(_)) => Err(BadRequest::StarterWithPosition.into()),
        }
    }

    pub(crate) fn rules(&self) -> Result<Rules, Error> {
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
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

pub(crate) fn repetition(draws: Option<bool>) -> RepetitionRule {
    if draws == Some(false) { RepetitionRule::Off } else { RepetitionRule::Draw }
}

impl NewGame {
    /// The game that is meant, begun by an asker.
    ///
    /// # Errors
    /// If something about it makes no sense.
    pub fn read(self, asker: Asker) -> Result<NewSeatedGame, Error> {
        self.seats.check().map_err(BadRequest::from)?;
        self.clock.map_or(Ok(()), TimeControl::check).map_err(BadRequest::from)?;
        let game = Game::new(self.setup.position()?, repetition(self.repetition_draws));
        let players = Players::begun_by(asker, &self.seats);
        Ok(NewSeatedGame {
            seats: self.seats,
            players,
            game,
            clock: self.clock,
            rated: false,
            place: None,
            record: None,
        })
    }
}

/// A new match.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// How many games are played.
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 20))]
    pub games: u32,
    /// Who plays; two people at this device by default. Sides stay with the players.
    #[serde(default)]
    pub seats: Seats,
    /// What is played: variant, board, and who begins the first game. A match has no first position of its
    /// own.
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
    /// What the players agree on.
    ///
    /// # Errors
    /// If something about it makes no sense.
    pub fn read(self, asker: Asker) -> Result<MatchTerms, Error> {
        if self.setup.position.is_some() {
            return Err(BadRequest::PositionInMatch.into());
        }
        let terms = MatchTerms {
            games: self.games,
            rules: self.setup.rules()?,
            starter: self.setup.starter.map_or(Side::Red, Side::from),
            repetition: repetition(self.repetition_draws),
            players: Players::begun_by(asker, &self.seats),
            seats: self.seats,
            clock: self.clock,
        };
        terms.check().map_err(BadRequest::from)?;
        Ok(terms)
    }
}

/// Games from records.
///
/// Games are made of the main lines. The text is kept too, and a game that did not go on is exported as it
/// came.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

    /// The games that are meant, begun by an asker.
    ///
    /// # Errors
    /// If a record makes no sense, or there are too many.
    pub fn read(self, asker: Asker) -> Result<Vec<NewSeatedGame>, Error> {
        let records = match Record::read_all(&self.record)?.as_slice() {
            // The one game's own words for what is missing.
            [] => vec![self.record.parse::<Record>()?],
            records => records.to_vec(),
        };
        let count = u32::try_from(records.len()).unwrap_or(u32::MAX);
        Invalid::unless_within("games", count, 1, Import::MOST).map_err(BadRequest::from)?;
        for record in &records {
            expect_few(record.tree().main_line().count())?;
        }
        if let Some(seats) = &self.seats {
            seats.check().map_err(BadRequest::from)?;
        }
        let alone = records.len() == 1;
        let games = records.into_iter().map(|record| {
            let seats = self.seats.clone().unwrap_or_else(|| named_in(&record));
            NewSeatedGame {
                players: Players::begun_by(asker, &seats),
                seats,
                game: record.game(),
                clock: None,
                rated: false,
                place: None,
                // One of several is written anew: nothing is lost but line breaks.
                record: Some(if alone { self.record.clone() } else { record.to_string() }),
            }
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
