//! Games as they are told to somebody.

use std::sync::Arc;

use colorito_play::SeatedGame;
use colorito_wire::{Error, GameAnswer};

use crate::{identity::Visitor, rooms::Context, workers::Class};

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
    let (role, now) = (seated.role(visitor.asker()), context.now());
    if is_long(&seated) {
        let tell = move || GameAnswer::of(&seated, role, now);
        return context.workers.run(Class::Text, visitor.party(), tell).await;
    }
    Ok(GameAnswer::of(&seated, role, now))
}
