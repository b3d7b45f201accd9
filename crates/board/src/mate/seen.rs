//! The positions that a search has visited: an index into its nodes by the position's key.
//!
//! The key only finds the node; equality is that of the positions themselves (9.2.2), so key collisions cannot make a
//! search miss a position.

use crate::Position;

/// A slot for a position's key.
#[derive(Clone, Copy, Default)]
struct VisitedSlot {
    /// The search that filled the slot; any other value means that it is empty.
    search: u32,
    node: u32,
}

/// A hash table that is cleared by incrementing a counter.
pub(super) struct VisitedSet {
    slots: Vec<VisitedSlot>,
    search: u32,
    used: usize,
}

impl VisitedSet {
    pub(super) fn new() -> Self {
        Self { slots: vec![VisitedSlot::default(); 1 << 12], search: 0, used: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.used = 0;
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.slots.fill(VisitedSlot::default());
            self.search = 1;
        }
    }

    /// Releases the memory of a large search: a small table stays in the CPU cache.
    pub(super) fn shrink(&mut self) {
        if self.slots.len() > 1 << 13 {
            *self = Self::new();
        }
    }

    /// Inserts a position with a number; if it is already there, returns its number.
    #[inline]
    pub(super) fn insert<'a>(
        &mut self,
        position: &Position,
        number: u32,
        at: impl Fn(u32) -> &'a Position,
    ) -> Result<(), u32> {
        if self.used * 2 >= self.slots.len() {
            self.grow(&at);
        }
        let mask = self.slots.len() - 1;
        let mut i = position.key() as usize & mask;
        loop {
            let slot = self.slots[i];
            if slot.search != self.search {
                self.slots[i] = VisitedSlot { search: self.search, node: number };
                self.used += 1;
                return Ok(());
            }
            if at(slot.node) == position {
                return Err(slot.node);
            }
            i = (i + 1) & mask;
        }
    }

    #[cold]
    fn grow<'a>(&mut self, at: &impl Fn(u32) -> &'a Position) {
        let old = std::mem::take(&mut self.slots);
        self.slots = vec![VisitedSlot::default(); old.len() * 4];
        let mask = self.slots.len() - 1;
        for slot in old.into_iter().filter(|slot| slot.search == self.search) {
            let mut i = at(slot.node).key() as usize & mask;
            while self.slots[i].search == self.search {
                i = (i + 1) & mask;
            }
            self.slots[i] = slot;
        }
    }
}
