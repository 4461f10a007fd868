//! What positions were estimated at: different orders of the same moves lead to the same position.

/// A small table of estimates; a newer one takes the place of an older one.
pub(crate) struct Memory {
    slots: Box<[(u64, i32)]>,
}

/// Its size, a power of two.
const SLOTS: usize = 1 << 15;

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory { slots: vec![(0, 0); SLOTS].into_boxed_slice() }
    }

    /// The estimate kept for a key, or the one made now.
    #[inline]
    pub(crate) fn recall(&mut self, key: u64, make: impl FnOnce() -> i32) -> i32 {
        let slot = &mut self.slots[key as usize % SLOTS];
        if slot.0 != key {
            *slot = (key, make());
        }
        slot.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn makes_what_it_does_not_know() {
        let mut memory = Memory::new();
        assert_eq!(memory.recall(5, || 70), 70);
        assert_eq!(memory.recall(5, || 80), 70);
        assert_eq!(memory.recall(5 + SLOTS as u64, || 90), 90);
        assert_eq!(memory.recall(5, || 80), 80);
    }
}
