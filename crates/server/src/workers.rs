//! Threads for all that takes long: the computer, the referee, reviews, analyses, pictures.
//!
//! There are three bands. What takes some milliseconds and what people wait for have as many places each as
//! there are processors; what goes on in the background has some places of its own, so that none keeps
//! another from going on. Within a band the more urgent class goes first, and within a class askers take
//! turns, however much one of them asks for.

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use colorito_play::{GameId, PlayerId};
use colorito_wire::Error;
use tokio::{sync::oneshot, task, time};

use crate::limits::Client;

/// How much of one class may wait for one party. Who asks for more is told to come back.
const MOST_WAITING: usize = 64;

/// As long as somebody waits for an answer without thinking that the server is gone.
const PATIENCE: Duration = Duration::from_secs(20);

/// How urgent work is, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Class {
    /// Texts to be read and written: lines of moves, records.
    Text,
    /// A password to be hashed or compared.
    Password,
    /// The computer's move in a game with a person.
    Turn,
    /// An answer somebody waits for: a hint, a judgement.
    Answer,
    /// A picture.
    Picture,
    /// A position that is being analysed.
    Analysis,
    /// The loser's score.
    Score,
    /// A move of a review.
    Review,
    /// The computer's move in a game with itself.
    Exhibition,
}

impl Class {
    /// What those who run the server know it by.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Class::Text => "text",
            Class::Password => "password",
            Class::Turn => "turn",
            Class::Answer => "answer",
            Class::Picture => "picture",
            Class::Analysis => "analysis",
            Class::Score => "score",
            Class::Review => "review",
            Class::Exhibition => "exhibition",
        }
    }

    fn band(self) -> Band {
        match self {
            Class::Text | Class::Password => Band::Quick,
            Class::Turn | Class::Answer | Class::Picture => Band::Foreground,
            Class::Analysis | Class::Score | Class::Review | Class::Exhibition => Band::Background,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Band {
    Quick,
    Foreground,
    Background,
}

/// For whom work is done; each gets a turn before anybody gets a second one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Party {
    /// Whoever asks from an address: guests are made too easily to give each a turn.
    Client(Client),
    /// A player who is not there, as after a restart.
    Player(PlayerId),
    /// A game that belongs to nobody in particular.
    Game(GameId),
}

/// The threads.
#[derive(Clone)]
pub(crate) struct Workers {
    places: Arc<Mutex<Places>>,
    /// How long somebody waits for a free one before they are told to come back.
    patience: Duration,
}

struct Places {
    free: [usize; 3],
    waiting: [BTreeMap<Class, Turns>; 3],
}

/// Those who wait in one class.
#[derive(Default)]
struct Turns {
    order: VecDeque<Party>,
    of: HashMap<Party, VecDeque<oneshot::Sender<Permit>>>,
}

/// A place to work at, left when it is dropped.
pub(crate) struct Permit {
    /// `None` once the place was handed on.
    places: Option<Arc<Mutex<Places>>>,
    band: Band,
}

impl Drop for Permit {
    fn drop(&mut self) {
        if let Some(places) = self.places.take() {
            hand_on(&places, self.band);
        }
    }
}

impl Turns {
    fn add(&mut self, party: Party, waiting: oneshot::Sender<Permit>) {
        let queue = self.of.entry(party).or_default();
        if queue.is_empty() {
            self.order.push_back(party);
        }
        // Those who have gone meanwhile need no place in line.
        queue.retain(|waiting| !waiting.is_closed());
        queue.push_back(waiting);
    }

    /// How many wait for a party.
    fn count(&self, party: Party) -> usize {
        self.of.get(&party).map_or(0, |queue| queue.iter().filter(|waiting| !waiting.is_closed()).count())
    }

    fn next(&mut self) -> Option<oneshot::Sender<Permit>> {
        let party = self.order.pop_front()?;
        let queue = self.of.get_mut(&party)?;
        let next = queue.pop_front();
        if queue.is_empty() {
            self.of.remove(&party);
        } else {
            self.order.push_back(party);
        }
        next
    }
}

fn lock(places: &Mutex<Places>) -> MutexGuard<'_, Places> {
    places.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Gives a free place to whoever is next, or notes that it is free.
fn hand_on(places: &Arc<Mutex<Places>>, band: Band) {
    loop {
        let next = {
            let mut places = lock(places);
            let next = places.waiting[band as usize].values_mut().find_map(Turns::next);
            if next.is_none() {
                places.free[band as usize] += 1;
                return;
            }
            next
        };
        if let Some(next) = next {
            match next.send(Permit { places: Some(Arc::clone(places)), band }) {
                Ok(()) => return,
                // Who has gone meanwhile gets nothing; the next one does.
                Err(mut permit) => permit.places = None,
            }
        }
    }
}

impl Workers {
    /// Places for so much work at once that people wait for, and about as much in the background less one.
    pub(crate) fn new(foreground: usize) -> Workers {
        let foreground = foreground.max(1);
        let places = Places {
            free: [foreground, foreground, foreground.saturating_sub(1).max(1)],
            waiting: Default::default(),
        };
        Workers { places: Arc::new(Mutex::new(places)), patience: PATIENCE }
    }

    /// Waits for a place, however long that takes. Only for what is counted elsewhere: games, analyses,
    /// reviews.
    pub(crate) async fn place(&self, class: Class, party: Party) -> Result<Permit, Error> {
        let band = class.band();
        let waiting = {
            let mut places = lock(&self.places);
            if places.free[band as usize] > 0 {
                places.free[band as usize] -= 1;
                return Ok(Permit { places: Some(Arc::clone(&self.places)), band });
            }
            let (sender, waiting) = oneshot::channel();
            places.waiting[band as usize].entry(class).or_default().add(party, sender);
            waiting
        };
        waiting.await.map_err(|_| Error::Internal)
    }

    /// Whether somebody who comes now would have to wait.
    pub(crate) fn are_busy(&self, class: Class) -> bool {
        lock(&self.places).free[class.band() as usize] == 0
    }

    /// Whether so much waits for a party that no more should be begun for it.
    pub(crate) fn are_full(&self, class: Class, party: Party) -> bool {
        let places = lock(&self.places);
        let turns = places.waiting[class.band() as usize].get(&class);
        turns.is_some_and(|turns| turns.count(party) >= MOST_WAITING)
    }

    /// How many wait, by class.
    pub(crate) fn waiting(&self) -> Vec<(Class, usize)> {
        let places = lock(&self.places);
        let classes = places.waiting.iter().flatten();
        classes.map(|(class, turns)| (*class, turns.of.values().map(VecDeque::len).sum())).collect()
    }

    /// Runs what somebody waits for, who is told to come back if no place gets free, or at once if too much
    /// waits for them already.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        class: Class,
        party: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        if self.are_full(class, party) {
            return Err(Error::Busy);
        }
        let permit =
            time::timeout(self.patience, self.place(class, party)).await.map_err(|_| Error::Busy)??;
        with(permit, work).await
    }

    /// The same for what nobody waits for: it takes its turn however long that is.
    pub(crate) async fn run_patiently<T: Send + 'static>(
        &self,
        class: Class,
        party: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        with(self.place(class, party).await?, work).await
    }
}

/// Runs something on a thread of its own and then leaves its place to others.
pub(crate) async fn with<T: Send + 'static>(
    permit: Permit,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let work = task::spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    work.await.map_err(|_| Error::Internal)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn game(number: u64) -> Party {
        Party::Game(GameId::from_random(number))
    }

    #[tokio::test]
    async fn who_waits_too_long_is_told() {
        let workers = Workers { patience: Duration::from_millis(20), ..Workers::new(1) };
        let held = workers.place(Class::Turn, game(1)).await;
        assert!(matches!(workers.run(Class::Turn, game(2), || ()).await, Err(Error::Busy)));
        drop(held);
        assert!(matches!(workers.run(Class::Turn, game(2), || 3).await, Ok(3)));
    }

    #[tokio::test]
    async fn a_thread_that_breaks_down_is_told_and_leaves_its_place() {
        let workers = Workers::new(1);
        let broken = workers.run(Class::Turn, game(1), || panic!("this panic belongs to the test")).await;
        assert!(matches!(broken, Err::<(), Error>(Error::Internal)));
        assert!(matches!(workers.run(Class::Turn, game(1), || 3).await, Ok(3)));
    }

    /// Has several wait for the one place, and tells in which order they got it.
    async fn order(waiting: Vec<(Class, Party)>) -> Vec<usize> {
        let workers = Workers::new(1);
        let held = workers.place(waiting[0].0, game(0)).await;
        let (turn, mut all) = (Arc::new(AtomicUsize::new(0)), Vec::new());
        for (class, party) in waiting {
            let (workers, turn) = (workers.clone(), Arc::clone(&turn));
            all.push(tokio::spawn(async move {
                let _permit = workers.place(class, party).await;
                turn.fetch_add(1, Ordering::Relaxed)
            }));
            task::yield_now().await;
        }
        drop(held);
        let mut order = Vec::new();
        for one in all {
            order.push(one.await.unwrap());
        }
        order
    }

    #[tokio::test]
    async fn the_more_urgent_goes_first() {
        let waiting =
            vec![(Class::Exhibition, game(1)), (Class::Review, game(2)), (Class::Analysis, game(3))];
        assert_eq!(order(waiting).await, [2, 1, 0]);
    }

    #[tokio::test]
    async fn askers_take_turns() {
        let waiting = [1, 1, 1, 2, 3].map(|number| (Class::Review, game(number))).to_vec();
        assert_eq!(order(waiting).await, [0, 3, 4, 1, 2]);
    }

    #[tokio::test]
    async fn only_so_much_waits_for_one() {
        let workers = Workers::new(1);
        let _held = workers.place(Class::Text, game(0)).await;
        let mut waiting = Vec::new();
        for _ in 0..MOST_WAITING {
            let workers = workers.clone();
            waiting.push(tokio::spawn(async move { workers.run(Class::Text, game(1), || ()).await }));
            task::yield_now().await;
        }
        assert!(matches!(workers.run(Class::Text, game(1), || ()).await, Err(Error::Busy)));
        assert!(!workers.are_full(Class::Text, game(2)));
        waiting.pop().unwrap().abort();
        task::yield_now().await;
        assert!(!workers.are_full(Class::Text, game(1)), "who has gone leaves room");
    }

    #[tokio::test]
    async fn the_background_does_not_keep_people_waiting() {
        let workers = Workers::new(1);
        let _held = workers.place(Class::Review, game(1)).await;
        assert!(workers.are_busy(Class::Exhibition) && !workers.are_busy(Class::Turn));
        assert!(matches!(workers.run(Class::Turn, game(2), || 3).await, Ok(3)));
    }
}
