//! Places that are taken for a while, so many for each and so many for all.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use colorito_wire::{Error, Quota};

use crate::limits::Share;

/// Places that are taken and left again.
pub(crate) struct Places<K> {
    share: Share,
    quota: Quota,
    /// How many each has, of those who have any.
    taken: Mutex<HashMap<K, usize>>,
}

/// A place, left when it is dropped.
pub(crate) struct Place<K: Copy + Eq + Hash> {
    places: Arc<Places<K>>,
    of: K,
}

/// How long somebody should wait for a place; nobody knows when one gets free.
const PLACE_WAIT: Duration = Duration::from_secs(30);

impl<K: Copy + Eq + Hash> Places<K> {
    pub(crate) fn new(share: Share, quota: Quota) -> Arc<Places<K>> {
        Arc::new(Places { share, quota, taken: Mutex::default() })
    }

    /// Takes a place for somebody.
    pub(crate) fn take(self: &Arc<Places<K>>, of: K) -> Result<Place<K>, Error> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let own = taken.get(&of).copied().unwrap_or_default();
        // Those who have a place are few enough to count.
        if own >= self.share.each || taken.values().sum::<usize>() >= self.share.all {
            return Err(Error::TooMany { quota: self.quota, wait: PLACE_WAIT });
        }
        taken.insert(of, own + 1);
        Ok(Place { places: Arc::clone(self), of })
    }

    /// How many are taken.
    pub(crate) fn count(&self) -> usize {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    pub(crate) fn are_free(&self) -> bool {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }
}

impl<K: Copy + Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.of) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.of);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_shared_and_left() {
        let places = Places::new(Share { each: 2, all: 3 }, Quota::Sockets);
        let held = [places.take(1), places.take(1), places.take(2)].map(Result::ok);
        assert!(held.iter().all(Option::is_some));
        assert!(places.take(1).is_err() && places.take(2).is_err() && places.take(3).is_err());
        drop(held);
        assert!(places.take(3).is_ok());
        assert!(places.are_free(), "who has left is forgotten");
    }
}
