//! Games as they are told to somebody.

use std::sync::Arc;

use colorito_play::SeatedGame;
use colorito_store::SeatRating;
use colorito_wire::{Error, GameAnswer, SeatRatingAnswer, SeatRatings};

use crate::{identity::Visitor, rooms::Context, trouble::of_store, workers::Class};

/// A game with more moves is told by a worker: every move is played once more for it.
const LONG: usize = 300;

/// Whether it takes long to tell a whole game.
pub(crate) fn is_long(seated: &SeatedGame) -> bool {
    seated.ply() > LONG
}

/// A whole game as a visitor may see it, by the role they have in it.
pub(crate) async fn whole(
    context: &Context,
    visitor: &Visitor,
    seated: Arc<SeatedGame>,
) -> Result<GameAnswer, Error> {
    let is_long = is_long(&seated);
    let (role, now) = (seated.role(visitor.asker()), context.now());
    let ratings = ratings(context, &seated).await?;
    let tell = move || GameAnswer { ratings, ..GameAnswer::of(&seated, role, now) };
    if is_long {
        return context.workers.run(Class::Text, visitor.party(), tell).await;
    }
    Ok(tell())
}

/// What the players of a game between two are rated.
async fn ratings(context: &Context, seated: &SeatedGame) -> Result<Option<SeatRatings>, Error> {
    if !seated.is_between_two() {
        return Ok(None);
    }
    let now = context.now();
    let told = |seat: Option<SeatRating>| {
        // What a game has made of a rating stays what it was then.
        let rating =
            |seat: &SeatRating| if seat.before.is_some() { seat.rating } else { seat.rating.at(now) };
        seat.map(|seat| SeatRatingAnswer::of(rating(&seat), seat.before))
    };
    let [red, blue] = context.store.ratings_at(seated.id).await.map_err(of_store)?.map(told);
    Ok(Some(SeatRatings { red, blue }))
}
