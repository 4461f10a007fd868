//! What is said about lists of games.

use std::borrow::Cow;

use colorito::{GameResult, Outcome, Side};
use colorito_play::{Asker, Bounds, GameSummary, Invalid, MatchPlace, Seats, SideName, TimeControl};
use serde::{Deserialize, Serialize};

use crate::{BadRequest, Error, PerSide, RoleName, position::home};

/// A part of the list of games.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListAnswer {
    /// The games, the last changed first.
    pub games: Vec<SummaryAnswer>,
    /// What to ask for as `before` to get the next part, `null` if this is the last.
    pub next: Option<String>,
}

/// A game in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SummaryAnswer {
    /// The game's name in addresses.
    pub id: String,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: i64,
    /// Whether it was deleted and can be restored.
    pub deleted: bool,
    /// Who plays.
    pub seats: Seats,
    /// What the asker is in it: `red`, `blue`, `both`, or `null` for who watches.
    pub you: Option<RoleName>,
    /// The variant.
    pub variant: Cow<'static, str>,
    /// The board's name, `null` for one that has none.
    pub board: Option<Cow<'static, str>>,
    /// Who began: `red` or `blue`.
    pub starter: SideName,
    /// Whose turn it is: `red` or `blue`.
    pub turn: SideName,
    /// The position as text.
    pub position: String,
    /// Pieces home.
    pub home: PerSide,
    /// How many moves were made.
    pub ply: usize,
    /// The time each player has, `null` without clocks.
    pub clock: Option<TimeControl>,
    /// Whether it counts for the ratings of its players.
    pub rated: bool,
    /// The match it belongs to, `null` if it stands alone.
    #[serde(rename = "match")]
    pub of_match: Option<MatchPlace>,
    /// `red`, `blue`, `draw`, `*` if it was aborted, or `null` while it goes on.
    pub result: Option<Cow<'static, str>>,
    /// The reason of the result.
    pub ending: Option<Cow<'static, str>>,
    /// Whether it was played out, so that the loser has a score.
    pub scored: bool,
    /// The loser's score, `null` without one or as long as it is not counted.
    pub score: Option<Bounds>,
}

impl SummaryAnswer {
    /// What there is to say to an asker about a game.
    pub fn of(game: &GameSummary, asker: Asker) -> SummaryAnswer {
        let (position, rules) = (&game.position, game.position.rules());
        SummaryAnswer {
            id: game.id.to_string(),
            created: game.created.0,
            changed: game.changed.0,
            deleted: game.deleted,
            seats: game.seats.clone(),
            you: RoleName::of(game.players.role(asker)),
            variant: rules.variant.name().into(),
            board: rules.board.name().map(Cow::from),
            starter: position.starter().into(),
            turn: position.turn().into(),
            position: position.to_string(),
            home: PerSide { red: home(position, Side::Red), blue: home(position, Side::Blue) },
            ply: game.ply,
            clock: game.clock,
            rated: game.rated,
            of_match: game.place,
            result: game.outcome.map(|outcome| GameResult::from(Some(outcome)).name().into()),
            ending: game.outcome.map(|outcome| outcome.reason().into()),
            scored: game.outcome.is_some_and(Outcome::is_scored),
            score: game.score.filter(|_| game.outcome.is_some_and(Outcome::is_scored)).map(Bounds::from),
        }
    }
}

impl SummaryAnswer {
    /// The side that the asker plays, if it is one.
    pub fn own_side(&self) -> Option<Side> {
        match self.you? {
            RoleName::Red => Some(Side::Red),
            RoleName::Blue => Some(Side::Blue),
            RoleName::Both => None,
        }
    }
}

/// Which games to list.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct ListQuery {
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

impl ListQuery {
    /// How many games are asked for.
    ///
    /// # Errors
    /// If there are too many, or none.
    pub fn limit(&self) -> Result<u32, Error> {
        Ok(Invalid::unless_within("limit", self.limit.unwrap_or(50), 1, 200).map_err(BadRequest::from)?)
    }

    /// The place in the list to go on from: when the last game before was changed, and its id.
    ///
    /// # Errors
    /// If it is no place.
    pub fn place(&self) -> Result<Option<(i64, String)>, Error> {
        let Some(text) = &self.before else { return Ok(None) };
        let place =
            text.split_once('-').and_then(|(changed, id)| Some((changed.parse().ok()?, id.to_owned())));
        Ok(Some(place.ok_or_else(|| BadRequest::Place(text.clone()))?))
    }
}

impl ListAnswer {
    /// A part of the list. A full one may have more behind it.
    pub fn of(games: &[GameSummary], limit: u32, asker: Asker) -> ListAnswer {
        let last = games.last().filter(|_| games.len() >= limit as usize);
        ListAnswer {
            games: games.iter().map(|game| SummaryAnswer::of(game, asker)).collect(),
            next: last.map(|game| format!("{}-{}", game.changed.0, game.id)),
        }
    }
}
