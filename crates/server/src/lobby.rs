//! The lobby: invitations that can be taken, who is there to see them, and what becomes of them.
//!
//! The store has them, and one task of each node reads them again when something changed, here or elsewhere.
//! Those to a live game go when their owner does: a node holds them for as long as it has an open socket of
//! their owner, and takes them back a moment after the last one has closed. A node that dies holds nothing,
//! and what nobody holds expires.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use colorito_play::{
    AccountName, Asker, Audience, Invitation, InvitationId, InvitationState, Pace, PlayerId, Seat,
    SeatedGame, Timestamp, Toss,
};
use colorito_store::{StoreError, random_bytes};
use colorito_wire::{Error, NewInvitation};
use tokio::{
    sync::{Notify, watch},
    task, time,
};

use crate::{
    rooms::Context,
    trouble::{log, of_store},
};

/// How many invitations are shown.
const SHOWN: u32 = 200;

/// How many open invitations one player may have.
pub(crate) const MOST: usize = 20;

/// How long the owner of live invitations may be away, as while a page is loaded anew.
const GRACE: Duration = Duration::from_secs(3);

/// How often to look whatever was heard, and to hold what its owners are there for.
const LOOK: Duration = Duration::from_secs(2);

/// How long changes are gathered before the lobby is read again.
const GATHER: Duration = Duration::from_millis(100);

/// The lobby of a node.
#[derive(Clone)]
pub(crate) struct Lobby {
    context: Context,
    shown: Arc<watch::Sender<Arc<Shown>>>,
    changed: Arc<Notify>,
    present: Arc<Mutex<HashMap<PlayerId, usize>>>,
}

/// What is in the lobby, and who of those who have put it there is not to see whom.
#[derive(Default)]
pub(crate) struct Shown {
    invitations: Vec<Invitation>,
    /// Who blocks whom.
    blocks: HashSet<(PlayerId, PlayerId)>,
}

impl Shown {
    /// What somebody sees: nothing of those whom they block, or who block them.
    pub(crate) fn to(&self, asker: Asker) -> impl Iterator<Item = &Invitation> {
        let apart = move |owner: PlayerId| {
            asker.player().is_some_and(|reader| {
                self.blocks.contains(&(owner, reader)) || self.blocks.contains(&(reader, owner))
            })
        };
        self.invitations.iter().filter(move |invitation| !apart(invitation.owner))
    }
}

/// Somebody who looks at the lobby. Dropped, they have left.
pub(crate) struct Attendance {
    lobby: Lobby,
    player: Option<PlayerId>,
}

impl Lobby {
    pub(crate) fn new(context: Context) -> Lobby {
        let shown = Arc::new(watch::Sender::new(Arc::default()));
        Lobby { context, shown, changed: Arc::default(), present: Arc::default() }
    }

    fn present(&self) -> MutexGuard<'_, HashMap<PlayerId, usize>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something has become of an invitation, here or at another node.
    pub(crate) fn change(&self) {
        self.changed.notify_one();
    }

    /// Reads the lobby again whenever something changed, for as long as the server runs.
    pub(crate) async fn keep(self) {
        loop {
            tokio::select! {
                () = self.changed.notified() => time::sleep(GATHER).await,
                () = time::sleep(LOOK) => {}
            }
            if self.shown.receiver_count() == 0 {
                continue;
            }
            if let Err(error) = self.look().await {
                log(&error);
            }
        }
    }

    /// Holds what its owners are here for, and shows what can be taken. Everybody who listens is woken,
    /// because links are not shown to all.
    async fn look(&self) -> Result<(), Error> {
        let store = &self.context.store;
        let now = self.context.now();
        let shown = self.list().await?;
        for invitation in shown.invitations.iter().filter(|one| one.terms.is_live()) {
            let half = invitation.terms.lifetime(Audience::Lobby) / 2;
            let here = self.present().contains_key(&invitation.owner);
            if here && invitation.expires < now.after(half) {
                store.hold(invitation.owner, now.after(half * 2)).await.map_err(of_store)?;
            }
        }
        self.shown.send_replace(Arc::new(shown));
        Ok(())
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.context.now()
    }

    /// The invitations that can be taken, as they are.
    pub(crate) async fn list(&self) -> Result<Shown, Error> {
        let (store, now) = (&self.context.store, self.context.now());
        let invitations = store.lobby(now, SHOWN).await.map_err(of_store)?;
        let blocks = store.blocked_in_lobby(now).await.map_err(of_store)?.into_iter().collect();
        Ok(Shown { invitations, blocks })
    }

    /// What is shown, and all that will be.
    pub(crate) fn listen(&self) -> watch::Receiver<Arc<Shown>> {
        self.shown.subscribe()
    }

    /// Somebody looks at the lobby from now on: what they have there stands.
    pub(crate) async fn attend(&self, asker: Asker) -> Result<Attendance, Error> {
        let player = asker.player();
        if let Some(player) = player {
            *self.present().entry(player).or_default() += 1;
        }
        let attendance = Attendance { lobby: self.clone(), player };
        if let Some(player) = player {
            let held = self.own(player).await?;
            if let Some(live) = held.iter().find(|one| one.audience == Audience::Lobby && one.terms.is_live())
            {
                let until = self.context.now().after(live.terms.lifetime(Audience::Lobby));
                self.context.store.hold(player, until).await.map_err(of_store)?;
            }
        }
        Ok(attendance)
    }

    /// The open invitations of a player.
    pub(crate) async fn own(&self, player: PlayerId) -> Result<Vec<Invitation>, Error> {
        self.context.store.invitations_of(player, self.context.now()).await.map_err(of_store)
    }

    /// An invitation, whatever has become of it.
    pub(crate) async fn invitation(&self, id: InvitationId) -> Result<Invitation, Error> {
        match self.context.store.invitation(id).await {
            Err(StoreError::NoSuchInvitation(_)) => Err(Error::NoSuchInvitation),
            found => found.map_err(of_store),
        }
    }

    /// The invitation of a link, by the hash of its claim.
    pub(crate) async fn claimed(&self, claim: &str) -> Result<Invitation, Error> {
        self.context.store.claimed(claim).await.map_err(of_store)?.ok_or(Error::NoSuchInvitation)
    }

    /// Keeps a new invitation of a player.
    pub(crate) async fn invite(
        &self,
        owner: PlayerId,
        new: NewInvitation,
        claim: Option<String>,
    ) -> Result<Invitation, Error> {
        if self.own(owner).await?.len() >= MOST {
            return Err(Error::TooManyInvitations(MOST));
        }
        let id = InvitationId::from_random(u64::from_be_bytes(random_bytes().map_err(of_store)?));
        let seat = self.seat_of(owner, new.name.clone()).await?;
        let rating = self.rating_of(owner, Pace::of(new.clock)).await?;
        let invitation = new.read(id, (owner, seat, rating), self.context.now())?;
        self.context.store.invite(invitation.clone(), claim).await.map_err(of_store)?;
        self.change();
        Ok(invitation)
    }

    /// Takes an invitation and begins its game: whoever comes first. Once begun, it is finished whether or
    /// not the client waits for the answer.
    pub(crate) async fn accept(
        &self,
        invitation: Invitation,
        guest: PlayerId,
        name: Option<String>,
    ) -> Result<SeatedGame, Error> {
        if invitation.owner == guest {
            return Err(Error::OwnInvitation);
        }
        self.expect_welcome(&invitation, guest).await?;
        let seat = self.seat_of(guest, name).await?;
        if invitation.terms.rated {
            self.expect_to_count(invitation.owner, guest).await?;
        }
        let lobby = self.clone();
        let accepted = task::spawn(async move {
            let [coins] = random_bytes::<1>().map_err(of_store)?;
            let game = invitation.begin(guest, seat, Toss::from(coins));
            let now = lobby.context.now();
            match lobby.context.store.accept(invitation.id, game, now).await.map_err(of_store)? {
                Some(game) => {
                    lobby.change();
                    Ok(game)
                }
                None => Err(lobby.closed(invitation.id).await?),
            }
        });
        accepted.await.map_err(|_| Error::Internal)?
    }

    /// Asserts that somebody may take an invitation: who is blocked finds nothing there, and some want players
    /// of their strength.
    async fn expect_welcome(&self, invitation: &Invitation, guest: PlayerId) -> Result<(), Error> {
        let store = &self.context.store;
        if invitation.audience == Audience::Lobby
            && (store.has_blocked(invitation.owner, guest).await.map_err(of_store)?
                || store.has_blocked(guest, invitation.owner).await.map_err(of_store)?)
        {
            return Err(Error::NoSuchInvitation);
        }
        let Some(range) = invitation.range() else { return Ok(()) };
        let rating = self.rating_of(guest, Pace::of(invitation.terms.clock)).await?;
        if rating.is_some_and(|rating| range.contains(&rating)) {
            return Ok(());
        }
        Err(Error::OtherStrength { least: *range.start(), most: *range.end() })
    }

    /// What a player is called at the board: an account by its name, a guest as they wish, but not by the name
    /// of an account.
    async fn seat_of(&self, player: PlayerId, wished: Option<String>) -> Result<Seat, Error> {
        let account = self.context.store.account(player).await.map_err(of_store)?;
        if let Some(account) = account {
            return Ok(account.seat());
        }
        if let Some(name) = &wished {
            let anothers =
                self.context.store.account_named(&AccountName::fold(name)).await.map_err(of_store)?;
            if anothers.is_some() {
                return Err(Error::NameTaken(name.clone()));
            }
        }
        Ok(Seat::Person { name: wished })
    }

    /// Asserts that a game of two may count: one with a program only if its owner lets it count with people, and
    /// none between those who belong together.
    async fn expect_to_count(&self, one: PlayerId, other: PlayerId) -> Result<(), Error> {
        let program = async |player| {
            let account = self.context.store.account(player).await.map_err(of_store)?;
            Ok::<_, Error>(account.and_then(|account| account.program))
        };
        let counts = match (program(one).await?, program(other).await?) {
            (None, None) => true,
            (Some(one), Some(other)) => one.owner != other.owner,
            (Some(program), None) => program.rated && program.owner != other,
            (None, Some(program)) => program.rated && program.owner != one,
        };
        if counts { Ok(()) } else { Err(Error::UnratedProgram) }
    }

    /// What an account is rated at a pace, as if it had played a first game; guests are not.
    async fn rating_of(&self, player: PlayerId, pace: Pace) -> Result<Option<i64>, Error> {
        let store = &self.context.store;
        if store.account(player).await.map_err(of_store)?.is_none() {
            return Ok(None);
        }
        let ratings = store.ratings(player).await.map_err(of_store)?;
        let rating = ratings.into_iter().find(|(other, _)| *other == pace).map(|(_, rating)| rating);
        Ok(Some(rating.unwrap_or_default().value.round() as i64))
    }

    /// Why an invitation could not be taken.
    async fn closed(&self, id: InvitationId) -> Result<Error, Error> {
        let invitation = self.invitation(id).await?;
        let state = match invitation.state(self.context.now()) {
            // It was too late by less than a moment.
            InvitationState::Open => InvitationState::Expired,
            state => state,
        };
        Ok(Error::InvitationClosed { state, game: invitation.game() })
    }

    /// Takes an invitation back, for its owner.
    pub(crate) async fn withdraw(&self, id: InvitationId, asker: Asker) -> Result<(), Error> {
        let invitation = self.invitation(id).await?;
        if asker.player() != Some(invitation.owner) {
            let hidden = invitation.audience == Audience::Link;
            return Err(if hidden { Error::NoSuchInvitation } else { Error::NotYourInvitation });
        }
        if !self.context.store.withdraw(id).await.map_err(of_store)? {
            return Err(self.closed(id).await?);
        }
        self.change();
        Ok(())
    }

    /// Somebody has gone; if they do not come back at once, so are their live invitations.
    fn left(self, player: PlayerId) {
        task::spawn(async move {
            time::sleep(GRACE).await;
            if self.present().contains_key(&player) {
                return;
            }
            match self.context.store.leave(player).await {
                Ok(true) => self.change(),
                Ok(false) => {}
                Err(error) => log(&of_store(error)),
            }
        });
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let Some(player) = self.player else { return };
        let gone = {
            let mut present = self.lobby.present();
            let left = present.get(&player).map_or(0, |count| count.saturating_sub(1));
            if left == 0 {
                present.remove(&player);
            } else {
                present.insert(player, left);
            }
            left == 0
        };
        if gone {
            self.lobby.clone().left(player);
        }
    }
}
