//! Those who play: the strongest, and a page for each.

use axum::{
    Json as Said,
    extract::{Path, State},
};
use colorito_play::{AccountName, Pace};
use colorito_store::{Account, Fate, GamesWithOthers, RatingChange, Results, Store};
use colorito_wire::{
    Balance, Error, ErrorBody, FateName, LeaderAnswer, LeadersAnswer, LevelRating, ListQuery, PairBalance,
    PersonAnswer, PersonGamesAnswer, PersonGamesQuery, RatingPoint, RatingsAnswer, by_opponent, by_variant,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Answer, Service, extract::Asked};
use crate::{rooms::Rooms, trouble::of_store};

/// How many of the strongest are listed.
const LEADERS: u32 = 100;

/// As much of a wrong name as is repeated.
const REPEATED: usize = 32;

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(leaders)).routes(routes!(person)).routes(routes!(games))
}

/// The account with a name.
pub(super) async fn named(store: &dyn Store, name: &str) -> Result<Account, Error> {
    let found = store.account_named(&AccountName::fold(name)).await.map_err(of_store)?;
    found.ok_or_else(|| Error::NoSuchPlayer(name.chars().take(REPEATED).collect()))
}

/// List the strongest players
#[utoipa::path(get, path = "/api/players",
    responses((status = OK, body = LeadersAnswer), (status = "4XX", body = ErrorBody)))]
async fn leaders(State(rooms): State<Rooms>) -> Answer<Said<LeadersAnswer>> {
    let context = rooms.context();
    let of = async |pace| {
        let leaders = context.store.leaders(pace, context.now(), LEADERS).await.map_err(of_store)?;
        let told = |(account, rating): (Account, colorito_play::Rating)| LeaderAnswer {
            program: account.program.is_some(),
            name: account.name,
            rating: rating.into(),
        };
        Ok::<_, Error>(leaders.into_iter().map(told).collect::<Vec<_>>())
    };
    Ok(Said(LeadersAnswer {
        live: of(Pace::Live).await?,
        correspondence: of(Pace::Correspondence).await?,
        levels: LevelRating::all(),
    }))
}

/// Show somebody's ratings and results
#[utoipa::path(get, path = "/api/players/{name}", params(("name" = String, Path)),
    responses((status = OK, body = PersonAnswer), (status = "4XX", body = ErrorBody)))]
async fn person(State(rooms): State<Rooms>, Path(name): Path<String>) -> Answer<Said<PersonAnswer>> {
    let (store, now) = (&*rooms.context().store, rooms.context().now());
    let account = named(store, &name).await?;
    let mut ratings = store.ratings(account.player).await.map_err(of_store)?;
    for (_, rating) in &mut ratings {
        *rating = rating.at(now);
    }
    let changes = store.rating_changes(account.player).await.map_err(of_store)?;
    let results = store.results(account.player).await.map_err(of_store)?;
    let pairs: Vec<PairBalance> = results.into_iter().map(pair).collect();
    let owner = match account.program {
        Some(program) => store.account(program.owner).await.map_err(of_store)?,
        None => None,
    };
    Ok(Said(PersonAnswer {
        name: account.name,
        program_of: owner.map(|owner| owner.name),
        closed: account.closed,
        since: account.since.0,
        ratings: RatingsAnswer::of(&ratings),
        history: changes.iter().map(point).collect(),
        variants: by_variant(&pairs),
        opponents: by_opponent(&pairs),
    }))
}

fn pair(results: Results) -> PairBalance {
    let Results { variant, opponent, name, gone, program, won, drawn, lost } = results;
    PairBalance { variant, opponent, name, gone, program, balance: Balance { won, drawn, lost } }
}

fn point(change: &RatingChange) -> RatingPoint {
    let whole = |points: f64| points.round() as i64;
    RatingPoint {
        game: change.game,
        pace: change.pace,
        at: change.at.0,
        rating: whole(change.value),
        deviation: whole(change.deviation),
        change: whole(change.value) - whole(change.before),
    }
}

/// List somebody's games with others
#[utoipa::path(get, path = "/api/players/{name}/games", params(("name" = String, Path), PersonGamesQuery),
    responses((status = OK, body = PersonGamesAnswer), (status = "4XX", body = ErrorBody)))]
async fn games(
    State(rooms): State<Rooms>,
    Path(name): Path<String>,
    Asked(query): Asked<PersonGamesQuery>,
) -> Answer<Said<PersonGamesAnswer>> {
    let store = &*rooms.context().store;
    let (limit, variant) = (query.limit()?, query.variant()?);
    let after = ListQuery { before: query.before.clone(), ..ListQuery::default() }.place()?;
    let player = named(store, &name).await?.player;
    let opponent = match &query.opponent {
        Some(name) => Some(named(store, name).await?.player),
        None => None,
    };
    let fate = query.result.map(|result| match result {
        FateName::Won => Fate::Won,
        FateName::Drawn => Fate::Drawn,
        FateName::Lost => Fate::Lost,
        FateName::Open => Fate::Open,
    });
    let wanted = GamesWithOthers { player, opponent, variant, fate, rated: query.rated, after, limit };
    let games = store.games_with_others(wanted).await.map_err(of_store)?;
    Ok(Said(PersonGamesAnswer::of(player, &games, limit)))
}
