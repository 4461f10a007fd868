//! Carries out what is in the outbox: a channel is claimed, what it waits for is sent, and that is marked.
//!
//! Whoever stops between sending and marking has it sent again by another node. The other way round it would
//! be lost; here, browsers replace a message by one about the same.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use colorito_courier::{Carried, Email, MailAddress, Message, Subscription};
use colorito_play::{KeptNotice, NoticeKind, PlayerId, Timestamp};
use colorito_store::{Channel, Due, Letter, Medium, NewSecret, Parcel, Sent, StoreError, Then, random_bytes};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tokio::{
    task::JoinSet,
    time::{self, MissedTickBehavior},
};

use super::{
    Post, Waits,
    letters::{self, Writer},
    words,
};
use crate::{
    bell::Bell,
    identity::{hash, hexadecimal},
    rooms::Context,
    trouble::{log, of_store},
};

/// How much is sent at once.
const AT_ONCE: usize = 8;

/// How often something is tried.
const MOST_ATTEMPTS: u32 = 12;

/// The longest wait between two attempts, unless a longer one is asked for.
const LONGEST_WAIT: Duration = Duration::from_hours(1);

/// How long a push service keeps a message for a device that is switched off.
const LASTS: Duration = Duration::from_hours(3 * 24);

/// Sends what is to be sent.
#[derive(Clone)]
pub(crate) struct Carrier {
    context: Context,
    bell: Bell,
    post: Post,
    under_way: UnderWay,
}

/// The channels over which this node is sending something.
#[derive(Clone, Default)]
struct UnderWay(Arc<Mutex<HashSet<String>>>);

impl UnderWay {
    fn ids(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to send over a channel, unless that is being done.
    fn begin(&self, id: String) -> Option<Errand> {
        let begins = self.ids().insert(id.clone());
        begins.then(|| Errand { under_way: self.clone(), id })
    }
}

/// Something that is being sent, however it ends.
struct Errand {
    under_way: UnderWay,
    id: String,
}

impl Drop for Errand {
    fn drop(&mut self) {
        self.under_way.ids().remove(&self.id);
    }
}

impl Carrier {
    pub(crate) fn new(context: Context, bell: Bell, post: Post) -> Carrier {
        Carrier { context, bell, post, under_way: UnderWay::default() }
    }

    /// Sends what is to be sent, for as long as the server runs.
    pub(crate) async fn carry(self) {
        let mut errands = JoinSet::new();
        let mut ticks = time::interval(self.post.waits().look);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            while errands.try_join_next().is_some() {}
            for medium in self.post.media() {
                if let Err(error) = self.look(medium, &mut errands).await {
                    log(&of_store(error));
                }
            }
        }
    }

    /// Begins what is due, as much as there is room for.
    async fn look(&self, medium: Medium, errands: &mut JoinSet<()>) -> Result<(), StoreError> {
        let due = due(medium, self.post.waits(), self.context.now());
        // Those under way are among what is found.
        for id in self.context.store.due_channels(due, 2 * AT_ONCE as u32).await? {
            if errands.len() >= AT_ONCE {
                break;
            }
            if let Some(errand) = self.under_way.begin(id) {
                let carrier = self.clone();
                errands.spawn(async move {
                    if let Err(error) = carrier.run(&errand, due).await {
                        log(&of_store(error));
                    }
                });
            }
        }
        Ok(())
    }

    async fn run(&self, errand: &Errand, due: Due) -> Result<(), StoreError> {
        let store = &self.context.store;
        let Some(parcel) = store.take_parcel(&errand.id, due).await? else { return Ok(()) };
        match parcel.channel.medium {
            Medium::Push => {
                let (sent, then) = self.push(&parcel).await?;
                store.settle_parcel(&parcel, Sent::Notices(&sent), then, self.context.now()).await?;
            }
            Medium::Mail => {
                let (sent, then) = self.mail(&parcel).await?;
                store.settle_parcel(&parcel, sent, then, self.context.now()).await?;
            }
        }
        Ok(())
    }

    /// Writes to somebody: a letter, or all notices that wait. Gives what need not be sent again, and what is to
    /// become of the channel.
    async fn mail<'p>(&self, parcel: &'p Parcel) -> Result<(Sent<'p>, Then), StoreError> {
        let (all, none) = match parcel.channel.letter {
            Some(_) => (Sent::Letter, Sent::Letter),
            None => (Sent::Notices(&parcel.notices), Sent::Notices(&[])),
        };
        let Ok(room) = self.post.mail() else { return Ok((none, Then::Rest)) };
        let Ok(to) = parcel.channel.address.parse::<MailAddress>() else { return Ok((none, Then::Fail)) };
        let writer = Writer { room, address: self.post.address(), channel: &parcel.channel, to };
        let email = match parcel.channel.letter {
            Some(letter) => self.letter(&writer, letter).await?,
            None => Some(writer.digest(parcel)).filter(|_| !parcel.notices.is_empty()),
        };
        let Some(email) = email else { return Ok((none, Then::Rest)) };
        let carried = room.mail.send(&email).await;
        self.context.metrics.count_sent("mail", &carried);
        Ok(match carried {
            Carried::Taken => (all, Then::Rest),
            Carried::Refused { why } => {
                tracing::warn!(why, "a mail was refused");
                (all, Then::Rest)
            }
            Carried::Later { wait, why } => {
                tracing::info!(why, "a mail has to wait");
                (none, self.again(parcel.channel.attempts, wait))
            }
            Carried::Gone => (none, Then::Fail),
        })
    }

    /// A letter, once what its link proves is kept. `None` if it is not wanted any more.
    async fn letter(&self, writer: &Writer<'_>, letter: Letter) -> Result<Option<Email>, StoreError> {
        let (store, now, channel) = (&self.context.store, self.context.now(), writer.channel);
        let Some(account) = store.account(channel.player).await? else { return Ok(None) };
        let secret = hexadecimal(&random_bytes::<32>()?);
        let good_for = Duration::from_hours(letters::hours(letter));
        let proves = NewSecret {
            hash: hash(&secret),
            channel: channel.id.clone(),
            letter,
            until: now.after(good_for),
            now,
        };
        if letter != Letter::Recovered && !store.keep_secret(proves).await? {
            return Ok(None);
        }
        Ok(Some(writer.letter(letter, &account.name, &secret)))
    }

    /// Sends notices to a browser, one after the other. Gives those that need not be sent again, and what is to
    /// become of the channel.
    async fn push(&self, parcel: &Parcel) -> Result<(Vec<KeptNotice>, Then), StoreError> {
        let Some((push, to)) = self.post.push().ok().zip(self.subscription(&parcel.channel)) else {
            return Ok((Vec::new(), Then::Fail));
        };
        let mut done = Vec::new();
        for notice in &parcel.notices {
            let message = self.message(&parcel.channel, notice).await?;
            let carried = push.send(&to, &message).await;
            self.context.metrics.count_sent("push", &carried);
            match carried {
                Carried::Taken => {}
                Carried::Refused { why } => {
                    tracing::warn!(service = to.service(), why, "a push message was refused");
                }
                Carried::Later { wait, why } => {
                    tracing::info!(service = to.service(), why, "a push message has to wait");
                    return Ok((done, self.again(parcel.channel.attempts, wait)));
                }
                Carried::Gone => return Ok((done, Then::Fail)),
            }
            done.push(notice.clone());
        }
        Ok((done, Then::Rest))
    }

    /// The browser behind a channel. Whoever runs the server may have changed their mind how far messages go.
    fn subscription(&self, channel: &Channel) -> Option<Subscription> {
        let (key, auth) = channel.keys.as_deref()?.split_once(' ')?;
        Subscription::read(&channel.address, key, auth, self.post.push().ok()?.reach()).ok()
    }

    /// What a browser shows.
    async fn message(&self, channel: &Channel, notice: &KeptNotice) -> Result<Message, StoreError> {
        let now = self.context.now();
        let unseen = match self.bell.notices(channel.player).await {
            Ok(notices) => notices.unseen,
            Err(error) => {
                log(&error);
                1
            }
        };
        let text = json!({
            "body": words::sentence(notice, channel.player, &channel.reading),
            "language": channel.reading.language,
            "game": notice.game,
            "kind": notice.kind,
            "at": notice.at,
            "unseen": unseen,
        });
        let until = notice.deadline.map(|deadline| deadline.since(now)).filter(|left| !left.is_zero());
        Ok(Message {
            text: text.to_string(),
            lasts: until.unwrap_or(LASTS).min(LASTS),
            topic: topic(channel.player, notice),
            urgent: notice.kind == NoticeKind::Deadline,
        })
    }

    /// When something that failed is tried again, if at all.
    fn again(&self, attempts: u32, asked: Option<Duration>) -> Then {
        if attempts + 1 >= MOST_ATTEMPTS {
            return Then::GiveUp;
        }
        let wait = growing(self.post.waits().again, attempts).max(asked.unwrap_or_default());
        Then::TryAgain(self.context.now().after(wait))
    }
}

/// What is to be sent by a medium now: to a browser what was not seen at once; by mail what was gathered, and not
/// another one soon, unless somebody's time is nearly up.
fn due(medium: Medium, waits: Waits, now: Timestamp) -> Due {
    let urgent = now.before(waits.push);
    match medium {
        Medium::Push => Due { medium, now, written: urgent, sent: now, urgent },
        Medium::Mail => {
            Due { medium, now, written: now.before(waits.mail), sent: now.before(waits.digest), urgent }
        }
    }
}

/// A wait that doubles with each attempt.
fn growing(first: Duration, attempts: u32) -> Duration {
    first.saturating_mul(1 << attempts.min(16)).min(LONGEST_WAIT)
}

/// The name under which a message replaces one about the same that still waits. It tells the push service
/// nothing.
fn topic(player: PlayerId, notice: &KeptNotice) -> String {
    let text = format!("{player} {} {}", notice.game, notice.kind.name());
    hexadecimal(&Sha256::digest(text.as_bytes())[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_bound() {
        let first = Duration::from_secs(30);
        let waits: Vec<u64> = (0..10).map(|attempts| growing(first, attempts).as_secs()).collect();
        assert_eq!(waits, [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]);
        assert_eq!(growing(first, u32::MAX), LONGEST_WAIT);
    }
}
