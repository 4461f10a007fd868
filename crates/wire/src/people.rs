//! What is said about those who play: ratings, results, games with others.

use std::collections::BTreeMap;

use colorito::{Side, Variant};
use colorito_play::{Asker, GameSummary, Invalid, Pace, PlayerId, Rating};
use serde::{Deserialize, Serialize};

use crate::{BadRequest, Error, SummaryAnswer};

/// A rating as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatingAnswer {
    /// The rating, in whole points.
    pub rating: i64,
    /// How far off it may be: with 95 % certainty, no more than twice as much.
    pub deviation: i64,
    /// Whether too little is known to compare it.
    pub provisional: bool,
    /// By how many games it was found.
    pub games: u32,
}

impl From<Rating> for RatingAnswer {
    fn from(rating: Rating) -> RatingAnswer {
        RatingAnswer {
            rating: rating.value.round() as i64,
            deviation: rating.deviation.round() as i64,
            provisional: rating.is_provisional(),
            games: rating.games,
        }
    }
}

/// The ratings of somebody, `null` where they have played no game that counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatingsAnswer {
    /// With a time for the whole game.
    pub live: Option<RatingAnswer>,
    /// With days for each move, or without a clock.
    pub correspondence: Option<RatingAnswer>,
}

impl RatingsAnswer {
    /// Of the ratings that somebody has.
    pub fn of(ratings: &[(Pace, Rating)]) -> RatingsAnswer {
        let find = |wanted| {
            ratings.iter().find(|(pace, _)| *pace == wanted).map(|(_, rating)| RatingAnswer::from(*rating))
        };
        RatingsAnswer { live: find(Pace::Live), correspondence: find(Pace::Correspondence) }
    }
}

/// What a game has changed about a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatingPoint {
    /// The game's name in addresses.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub game: colorito_play::GameId,
    /// Which of the ratings.
    pub pace: Pace,
    /// When the game ended, in milliseconds since 1970.
    pub at: i64,
    /// The rating after it, in whole points.
    pub rating: i64,
    /// Its deviation.
    pub deviation: i64,
    /// By how much it has changed.
    pub change: i64,
}

/// How some games ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Balance {
    /// Games won.
    pub won: u32,
    /// Games drawn, ties included.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Balance {
    /// Adds others.
    pub fn add(&mut self, other: Balance) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
    }
}

/// How the games of a variant ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct VariantBalance {
    /// The variant.
    pub variant: String,
    /// How they ended.
    #[serde(flatten)]
    pub balance: Balance,
}

/// How the games against somebody ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpponentBalance {
    /// The opponent's account, `null` for a guest and for an account that was deleted.
    pub name: Option<String>,
    /// Whether the account was deleted.
    pub gone: bool,
    /// Whether the opponent is a program.
    pub program: bool,
    /// How they ended.
    #[serde(flatten)]
    pub balance: Balance,
}

/// How games of one variant against one opponent ended.
#[derive(Clone, Debug)]
pub struct PairBalance {
    /// The variant.
    pub variant: String,
    /// The opponent.
    pub opponent: PlayerId,
    /// The opponent's account.
    pub name: Option<String>,
    /// Whether the account was deleted.
    pub gone: bool,
    /// Whether the opponent is a program.
    pub program: bool,
    /// How they ended.
    pub balance: Balance,
}

/// Somebody's page.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PersonAnswer {
    /// The name.
    pub name: String,
    /// When the account was made, in milliseconds since 1970.
    pub since: i64,
    /// The name of the account that a program belongs to, `null` for people.
    pub program_of: Option<String>,
    /// Whether those who run the server have closed the account.
    pub closed: bool,
    /// The ratings now.
    pub ratings: RatingsAnswer,
    /// How they came about, the first game first.
    pub history: Vec<RatingPoint>,
    /// Results by variant.
    pub variants: Vec<VariantBalance>,
    /// Results by opponent, those most played with first; 100 at most.
    pub opponents: Vec<OpponentBalance>,
}

/// The most opponents that are told of.
const MOST_OPPONENTS: usize = 100;

/// Adds results up by variant, in the order of the variants.
pub fn by_variant(pairs: &[PairBalance]) -> Vec<VariantBalance> {
    let sum = |variant: Variant| {
        let mut balance = Balance::default();
        pairs.iter().filter(|pair| pair.variant == variant.name()).for_each(|pair| balance.add(pair.balance));
        VariantBalance { variant: variant.name().to_owned(), balance }
    };
    Variant::ALL.map(sum).into_iter().filter(|of| of.balance != Balance::default()).collect()
}

/// Adds results up by opponent, those most played with first.
pub fn by_opponent(pairs: &[PairBalance]) -> Vec<OpponentBalance> {
    let mut sums: BTreeMap<u64, OpponentBalance> = BTreeMap::new();
    for pair in pairs {
        let new = || OpponentBalance {
            name: pair.name.clone(),
            gone: pair.gone,
            program: pair.program,
            balance: Balance::default(),
        };
        sums.entry(pair.opponent.number()).or_insert_with(new).balance.add(pair.balance);
    }
    let mut sums: Vec<OpponentBalance> = sums.into_values().collect();
    let games = |of: &OpponentBalance| of.balance.won + of.balance.drawn + of.balance.lost;
    sums.sort_by(|a, b| games(b).cmp(&games(a)).then_with(|| a.name.cmp(&b.name)));
    sums.truncate(MOST_OPPONENTS);
    sums
}

/// Somebody in the list of the strongest.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LeaderAnswer {
    /// The name.
    pub name: String,
    /// Whether it is a program.
    pub program: bool,
    /// The rating.
    #[serde(flatten)]
    pub rating: RatingAnswer,
}

/// What a level of the computer is rated. No game changes it.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LevelRating {
    /// The level.
    pub level: u8,
    /// Its rating.
    pub rating: u32,
}

/// The strongest players, without those whose rating is provisional.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LeadersAnswer {
    /// With a time for the whole game.
    pub live: Vec<LeaderAnswer>,
    /// With days for each move, or without a clock.
    pub correspondence: Vec<LeaderAnswer>,
    /// What the computer's levels are rated.
    pub levels: Vec<LevelRating>,
}

impl LevelRating {
    /// All levels.
    pub fn all() -> Vec<LevelRating> {
        (1..=10).filter_map(|level| Some(LevelRating { level, rating: Rating::of_level(level)? })).collect()
    }
}

/// How games went for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum FateName {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
    /// They go on.
    Open,
}

/// Which games of somebody with others to list.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct PersonGamesQuery {
    /// Against whom, by the name of an account; against anybody by default.
    #[serde(default)]
    pub opponent: Option<String>,
    /// Of which variant; of all by default.
    #[serde(default)]
    pub of_variant: Option<String>,
    /// How they went: `won`, `drawn`, `lost` or `open`; any by default.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(inline))]
    pub result: Option<FateName>,
    /// Whether they count for ratings; any by default.
    #[serde(default)]
    pub rated: Option<bool>,
    /// Those that come after a page: its `next`.
    #[serde(default)]
    pub before: Option<String>,
    /// How many, 1 to 200; 50 by default.
    #[serde(default)]
    pub limit: Option<u32>,
}

impl PersonGamesQuery {
    /// How many games are asked for.
    ///
    /// # Errors
    /// If there are too many, or none.
    pub fn limit(&self) -> Result<u32, Error> {
        Ok(Invalid::unless_within("limit", self.limit.unwrap_or(50), 1, 200).map_err(BadRequest::from)?)
    }

    /// The variant that is meant, by its name.
    ///
    /// # Errors
    /// If there is no such variant.
    pub fn variant(&self) -> Result<Option<String>, Error> {
        let Some(text) = &self.of_variant else { return Ok(None) };
        let variant: Variant = text.parse().map_err(|_| BadRequest::Variant(text.clone()))?;
        Ok(Some(variant.name().to_owned()))
    }
}

/// A game of somebody with another.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PersonGame {
    /// The side they play: `red` or `blue`.
    pub side: &'static str,
    /// The game.
    pub game: SummaryAnswer,
}

/// A part of somebody's games with others.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PersonGamesAnswer {
    /// The games, the last changed first.
    pub games: Vec<PersonGame>,
    /// What to ask for as `before` to get the next part, `null` if this is the last.
    pub next: Option<String>,
}

impl PersonGamesAnswer {
    /// A part of the list. A full one may have more behind it.
    pub fn of(player: PlayerId, games: &[GameSummary], limit: u32) -> PersonGamesAnswer {
        let last = games.last().filter(|_| games.len() >= limit as usize);
        let side = |game: &GameSummary| if game.players.red == Some(player) { Side::Red } else { Side::Blue };
        PersonGamesAnswer {
            games: games
                .iter()
                .map(|game| PersonGame {
                    side: side(game).name(),
                    game: SummaryAnswer::of(game, Asker::Stranger),
                })
                .collect(),
            next: last.map(|game| format!("{}-{}", game.changed.0, game.id)),
        }
    }
}
