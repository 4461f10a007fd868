//! Placements seen by a search, each once, with the one it came from.

use crate::solo::Placement;

/// Entries of a block. Blocks are never moved, so growing needs no second copy.
const BLOCK: usize = 1 << 14;
const EMPTY: u32 = u32::MAX;
const ENTRY_BYTES: usize = size_of::<Entry>();
const CELL_BYTES: usize = size_of::<u32>();

#[derive(Clone, Copy)]
struct Entry {
    placement: Placement,
    parent: u32,
}

/// A set of placements in the order they came in, exact: placements are compared whole, not by hash.
pub(crate) struct Store {
    blocks: Vec<Vec<Entry>>,
    len: u32,
    /// Open addressing over hashes; cells hold places in the order.
    cells: Vec<u32>,
}

impl Store {
    pub(crate) fn new() -> Store {
        Store { blocks: Vec::new(), len: 0, cells: vec![EMPTY; 1 << 8] }
    }

    pub(crate) fn len(&self) -> u32 {
        self.len
    }

    pub(crate) fn placement(&self, index: u32) -> &Placement {
        &self.entry(index).placement
    }

    pub(crate) fn parent(&self, index: u32) -> u32 {
        self.entry(index).parent
    }

    fn entry(&self, index: u32) -> &Entry {
        &self.blocks[index as usize / BLOCK][index as usize % BLOCK]
    }

    /// The bytes in use once so many more have been added.
    pub(crate) fn bytes_with(&self, more: usize) -> usize {
        let len = self.len as usize + more;
        len.div_ceil(BLOCK) * BLOCK * ENTRY_BYTES + self.cells_for(len) * CELL_BYTES
    }

    /// How many cells so many entries take: at most half of them are filled.
    fn cells_for(&self, len: usize) -> usize {
        (2 * len).next_power_of_two().max(self.cells.len())
    }

    /// Adds a placement unless it is there already; says whether it was new.
    #[inline]
    pub(crate) fn insert(&mut self, placement: Placement, parent: u32) -> bool {
        let Err(cell) = self.find_cell(&placement) else { return false };
        self.cells[cell] = self.len;
        if self.len as usize == self.blocks.len() * BLOCK {
            self.blocks.push(Vec::with_capacity(BLOCK));
        }
        self.blocks[self.len as usize / BLOCK].push(Entry { placement, parent });
        self.len += 1;
        if 2 * self.len as usize > self.cells.len() {
            self.grow();
        }
        true
    }

    /// The place of a placement, if it is there.
    #[inline]
    pub(crate) fn find(&self, placement: &Placement) -> Option<u32> {
        self.find_cell(placement).ok().map(|cell| self.cells[cell])
    }

    /// The cell that holds a placement, or else the one where it belongs.
    #[inline]
    fn find_cell(&self, placement: &Placement) -> Result<usize, usize> {
        let mask = self.cells.len() - 1;
        let mut cell = placement.hash() as usize & mask;
        loop {
            match self.cells[cell] {
                EMPTY => return Err(cell),
                index if self.placement(index) == placement => return Ok(cell),
                _ => cell = (cell + 1) & mask,
            }
        }
    }

    /// Doubles the cells. The old ones go first, so that both are never held at once.
    fn grow(&mut self) {
        let doubled = self.cells.len() * 2;
        self.cells = Vec::new();
        self.cells = vec![EMPTY; doubled];
        for index in 0..self.len {
            if let Err(cell) = self.find_cell(&self.entry(index).placement) {
                self.cells[cell] = index;
            }
        }
    }

    /// The placements from an entry back to the one without parent.
    pub(crate) fn trail(&self, index: u32) -> impl Iterator<Item = Placement> {
        std::iter::successors(Some(index), |index| {
            let parent = self.entry(*index).parent;
            (parent != Store::ROOT).then_some(parent)
        })
        .map(|index| *self.placement(index))
    }

    /// The parent of those that have none.
    pub(crate) const ROOT: u32 = u32::MAX;
}
