//! What the two players of a game say to each other, as each of them is told it.

use colorito_play::{Asker, Conversation, GameSummary, Role, SeatedGame};
use colorito_wire::{Error, RemarkAnswer};

use crate::{rooms::Context, trouble::of_store};

/// What a player hears that was said after a remark. Who has blocked the other hears nothing of them.
pub(crate) async fn heard(
    context: &Context,
    seated: &SeatedGame,
    asker: Asker,
    after: i64,
) -> Result<Conversation, Error> {
    let side = seated.speaker(seated.role(asker));
    let side = side.map_err(|refusal| Error::Refused { refusal, game: None })?;
    let conversation = context.store.conversation(seated.id, after).await.map_err(of_store)?;
    let Some(players) = seated.players.opponents() else { return Ok(conversation) };
    let [own, other] = [side, !side].map(|side| players[side as usize]);
    let blocked = context.store.has_blocked(own, other).await.map_err(of_store)?;
    Ok(if blocked { conversation.heard_alone(side) } else { conversation })
}

/// The last remark of a game.
pub(crate) async fn last(context: &Context, seated: &SeatedGame) -> Result<i64, Error> {
    let conversation = context.store.conversation(seated.id, 0).await.map_err(of_store)?;
    Ok(conversation.remarks.last().map_or(0, |last| last.number))
}

/// What a player has said in a game.
pub(crate) async fn of_player(
    context: &Context,
    game: &GameSummary,
    asker: Asker,
) -> Result<Vec<RemarkAnswer>, Error> {
    let Role::Player(side) = game.players.role(asker) else { return Ok(Vec::new()) };
    let conversation = context.store.conversation(game.id, 0).await.map_err(of_store)?;
    Ok(conversation.heard_alone(side).remarks.iter().map(RemarkAnswer::from).collect())
}
