//! The transposition table: what was found out about positions, shared by all threads.

use std::sync::atomic::{AtomicU64, Ordering};

use colorito::{Move, Space};

use crate::score::{MAX_PLY, Value, is_decided};

/// What a stored value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best move found, if any was better than the rest.
    pub(crate) best: Option<Move>,
    pub(crate) value: Value,
    /// The evaluation without search.
    pub(crate) estimate: Value,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl Entry {
    /// Whether the value settles a search with this window.
    pub(crate) fn settles(&self, depth: i32, alpha: Value, beta: Value) -> bool {
        self.depth >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::AtLeast => self.value >= beta,
                Bound::AtMost => self.value <= alpha,
            }
    }
}

/// One place for an entry. The first word is the key mixed with the second, so that words which two threads
/// wrote at the same time do not pass for an entry.
#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    fn load(&self) -> (u64, u64) {
        let data = self.data.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ data, data)
    }

    fn store(&self, key: u64, data: u64) {
        self.check.store(key ^ data, Ordering::Relaxed);
        self.data.store(data, Ordering::Relaxed);
    }
}

/// Two entries that share an index: the first goes by depth and age, the second is always replaced.
type Bucket = [Slot; 2];

/// A table of a fixed size.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl Table {
    /// A table of about so many MiB, at least a few hundred entries.
    pub(crate) fn new(mebibytes: usize) -> Table {
        let buckets = (mebibytes << 20) / size_of::<Bucket>();
        Table { buckets: (0..buckets.max(256)).map(|_| Bucket::default()).collect(), generation: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
        self.generation = 0;
    }

    /// Begins a new search: what is stored now grows old.
    pub(crate) fn next_search(&mut self) {
        self.generation = (self.generation + 1) % 64;
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// What is known about a position, with decided values counted from this ply.
    pub(crate) fn get(&self, key: u64, ply: usize) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let (stored, data) = slot.load();
            if stored == key && data != 0 { unpack(data, ply) } else { None }
        })
    }

    /// Stores what was found out about a position.
    pub(crate) fn put(&self, key: u64, ply: usize, entry: &Entry) {
        let [kept, replaced] = self.bucket(key);
        let (stored, data) = kept.load();
        let old = data == 0 || stored == key || generation_of(data) != self.generation;
        let slot = if old || depth_of(data) <= entry.depth { kept } else { replaced };
        let mut entry = *entry;
        if entry.best.is_none() && stored == key {
            entry.best = unpack(data, ply).and_then(|known| known.best);
        }
        slot.store(key, pack(&entry, ply, self.generation));
    }
}

/// No move, in the sixteen bits that a move has; moves are `from · 100 + to + 1`.
const NO_MOVE: u64 = 0;
const PASS: u64 = 10_001;

fn pack_move(best: Option<Move>) -> u64 {
    match best {
        None => NO_MOVE,
        Some(Move::Pass) => PASS,
        Some(Move::Go { from, to }) => (from.index() * Space::COUNT + to.index() + 1) as u64,
    }
}

fn unpack_move(bits: u64) -> Option<Move> {
    match bits {
        NO_MOVE => None,
        PASS => Some(Move::Pass),
        _ => {
            let index = bits as usize - 1;
            let (from, to) =
                (Space::from_index(index / Space::COUNT)?, Space::from_index(index % Space::COUNT)?);
            Some(Move::Go { from, to })
        }
    }
}

/// Bits: 16 move, 16 value, 16 estimate, 8 depth, 2 bound, 6 generation. Depth is stored one higher, so no
/// entry is 0.
fn pack(entry: &Entry, ply: usize, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    let half = |value: Value| u64::from(value as i16 as u16);
    pack_move(entry.best)
        | half(from_here(entry.value, ply)) << 16
        | half(entry.estimate) << 32
        | (entry.depth.clamp(0, MAX_PLY as i32) as u64 + 1) << 48
        | bound << 56
        | u64::from(generation) << 58
}

fn unpack(data: u64, ply: usize) -> Option<Entry> {
    let half = |shift: u32| Value::from((data >> shift) as u16 as i16);
    let bound = match (data >> 56) & 3 {
        0 => Bound::Exact,
        1 => Bound::AtLeast,
        _ => Bound::AtMost,
    };
    (data != 0).then(|| Entry {
        best: unpack_move(data & 0xFFFF),
        value: from_root(half(16), ply),
        estimate: half(32),
        depth: depth_of(data),
        bound,
    })
}

fn depth_of(data: u64) -> i32 {
    ((data >> 48) & 0xFF) as i32 - 1
}

fn generation_of(data: u64) -> u8 {
    (data >> 58) as u8
}

/// A decided value counted from the root, counted from this position instead.
fn from_here(value: Value, ply: usize) -> Value {
    if is_decided(value) { value + value.signum() * ply as Value } else { value }
}

/// The way back.
fn from_root(value: Value, ply: usize) -> Value {
    if is_decided(value) { value - value.signum() * ply as Value } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    fn entry(value: Value, best: Option<Move>) -> Entry {
        Entry { best, value, estimate: -321, depth: 7, bound: Bound::AtLeast }
    }

    fn a_move() -> Move {
        Move::Go { from: "j10".parse().unwrap(), to: "a1".parse().unwrap() }
    }

    #[test]
    fn gives_back_what_was_stored() {
        let table = Table::new(1);
        for best in [None, Some(Move::Pass), Some(a_move())] {
            for value in [0, -1_234, WIN - 9, 9 - WIN] {
                let entry = entry(value, best);
                let key = 0x1234_5678_9ABC_DEF0 ^ (value as u64) << 40 ^ pack_move(best);
                table.put(key, 4, &entry);
                assert_eq!(table.get(key, 4), Some(entry));
            }
        }
        assert_eq!(table.get(99, 0), None);
    }

    #[test]
    fn decided_values_are_counted_from_where_they_are_used() {
        let table = Table::new(1);
        table.put(5, 4, &entry(WIN - 9, None));
        assert_eq!(table.get(5, 0).map(|entry| entry.value), Some(WIN - 5));
    }

    #[test]
    fn a_move_is_not_forgotten_for_a_bound_without_one() {
        let table = Table::new(1);
        table.put(5, 0, &entry(10, Some(a_move())));
        table.put(5, 0, &entry(20, None));
        assert_eq!(table.get(5, 0).and_then(|entry| entry.best), Some(a_move()));
    }
}
