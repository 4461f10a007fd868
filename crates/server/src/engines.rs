//! Engines that are kept from move to move, with what they have found out.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use colorito_engine::{Engine, Settings};

/// So many engines, each for something that goes on, the last used last. What has waited long begins with a
/// new one, so that memory is bounded however much goes on.
pub(crate) struct Engines<K> {
    most: usize,
    settings: Settings,
    kept: Arc<Mutex<VecDeque<(K, Engine)>>>,
}

impl<K> Clone for Engines<K> {
    fn clone(&self) -> Engines<K> {
        Engines { most: self.most, settings: self.settings, kept: Arc::clone(&self.kept) }
    }
}

impl<K: PartialEq> Engines<K> {
    pub(crate) fn new(most: usize, settings: Settings) -> Engines<K> {
        Engines { most, settings, kept: Arc::default() }
    }

    /// The engine for something, which nobody else has meanwhile.
    pub(crate) fn take(&self, key: &K) -> Engine {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(other, _)| other == key);
        let engine = place.and_then(|place| kept.remove(place)).map(|(_, engine)| engine);
        drop(kept);
        engine.unwrap_or_else(|| Engine::new(self.settings))
    }

    pub(crate) fn keep(&self, key: K, engine: Engine) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(other, _)| *other != key);
        if kept.len() >= self.most {
            kept.pop_front();
        }
        kept.push_back((key, engine));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_is_kept_from_move_to_move() {
        let engines = Engines::new(3, Settings::default());
        let marked = Settings { hash: 1, ..Settings::default() };
        engines.keep(0, Engine::new(marked));
        assert_eq!(engines.take(&0).settings(), marked);
        assert_eq!(engines.take(&0).settings(), Settings::default(), "it is with whoever took it");
        for number in 0..=3 {
            engines.keep(number, Engine::new(marked));
        }
        assert_eq!(engines.take(&0).settings(), Settings::default(), "the one that waited longest is gone");
        assert_eq!(engines.take(&1).settings(), marked);
    }
}
