//! One WebSocket for each page that shows the lobby, or waits for somebody to follow a link.

use std::{pin::pin, sync::Arc, time::Duration};

use colorito_play::{Invitation, InvitationId, InvitationState};
use colorito_wire::{InvitationAnswer, LobbyNews};
use tokio::time;

use super::{Gone, Line};
use crate::{
    identity::Visitor,
    lobby::{Lobby, Shown},
    rooms::Context,
    trouble::log,
};

/// How often a page is told something, at most.
const EVERY: Duration = Duration::from_millis(200);

/// Serves a page until it or the visitor's session is gone.
pub(crate) async fn serve(line: Line, lobby: Lobby, context: Context, visitor: Visitor) {
    let mut revoked = pin!(visitor.revoked());
    let Ok(_attendance) = lobby.attend(visitor.asker()).await else { return };
    let mut changes = lobby.listen();
    let mut page = Page { line, lobby, context, visitor, told: None, open: Vec::new() };
    let mut served = page.begin().await;
    while served.is_ok() {
        served = tokio::select! {
            () = &mut revoked => return,
            news = changes.changed() => match news {
                Ok(()) => {
                    let shown = Arc::clone(&changes.borrow_and_update());
                    page.show(&shown).await
                }
                Err(_) => Err(Gone),
            },
            // What it says is not listened to; its signs of life are.
            heard = page.line.hear() => heard.map(|_| ()),
        };
    }
}

/// A page that shows the lobby.
struct Page {
    line: Line,
    lobby: Lobby,
    context: Context,
    visitor: Visitor,
    /// The lobby as the page was told it last.
    told: Option<Vec<InvitationAnswer>>,
    /// The visitor's own invitations that were open.
    open: Vec<InvitationId>,
}

impl Page {
    async fn begin(&mut self) -> Result<(), Gone> {
        if let Some(player) = self.visitor.asker().player() {
            let own = self.lobby.own(player).await.map_err(|_| Gone)?;
            self.open = own.iter().map(|invitation| invitation.id).collect();
        }
        let shown = self.lobby.list().await.map_err(|_| Gone)?;
        self.show(&shown).await
    }

    /// Shows the lobby if it has changed, and tells what has become of the visitor's own invitations.
    async fn show(&mut self, shown: &Shown) -> Result<(), Gone> {
        let (asker, now) = (self.visitor.asker(), self.context.now());
        let shown: Vec<&Invitation> = shown.to(asker).collect();
        for own in shown.iter().filter(|one| asker.player() == Some(one.owner)) {
            if !self.open.contains(&own.id) {
                self.open.push(own.id);
            }
        }
        let listed: Vec<InvitationAnswer> =
            shown.iter().map(|invitation| InvitationAnswer::of(invitation, asker, now)).collect();
        let seen = |answer: &InvitationAnswer| (answer.id.clone(), answer.state);
        let before = self.told.as_ref().map(|told| told.iter().map(seen).collect::<Vec<_>>());
        if before != Some(listed.iter().map(seen).collect()) {
            self.told = Some(listed.clone());
            let known = asker.player().is_some();
            self.line.send(&LobbyNews::Lobby { invitations: listed, known }).await?;
        }
        self.tell_fates(&shown).await?;
        // Gathers what happens meanwhile: the newest is what counts.
        time::sleep(EVERY).await;
        Ok(())
    }

    /// Looks for those that are not open any more.
    async fn tell_fates(&mut self, shown: &[&Invitation]) -> Result<(), Gone> {
        let asker = self.visitor.asker();
        for id in self.open.clone() {
            if shown.iter().any(|one| one.id == id) {
                continue;
            }
            let invitation = match self.lobby.invitation(id).await {
                Ok(invitation) => invitation,
                Err(error) => {
                    log(&error);
                    continue;
                }
            };
            let now = self.context.now();
            // A link, or one that is not among the newest any more.
            if invitation.state(now) == InvitationState::Open {
                continue;
            }
            self.open.retain(|open| *open != id);
            let invitation = InvitationAnswer::of(&invitation, asker, now);
            self.line.send(&LobbyNews::Invitation { invitation }).await?;
        }
        Ok(())
    }
}
