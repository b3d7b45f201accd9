//! A priority queue of moves: the most promising first and, among equals, the last found first.

use crate::Move;

const NONE: u32 = u32::MAX;
const BUCKETS: usize = 512;
const LAST: i16 = 511;

/// A move that can be tried from a node.
#[derive(Clone, Copy)]
pub(super) struct QueuedMove {
    pub(super) node: u32,
    next: u32,
    pub(super) mv: Move,
    /// The estimated distance from mate after the move.
    pub(super) cost: i16,
}

/// Entries in stacks by cost.
pub(super) struct Queue {
    entries: Vec<QueuedMove>,
    free: u32,
    heads: [u32; BUCKETS],
    /// One bit per non-empty stack.
    filled: [u64; BUCKETS / 64],
}

impl Queue {
    pub(super) fn new() -> Self {
        Self { entries: Vec::new(), free: NONE, heads: [NONE; BUCKETS], filled: [0; BUCKETS / 64] }
    }

    pub(super) fn clear(&mut self) {
        self.entries.clear();
        self.free = NONE;
        self.filled = [0; BUCKETS / 64];
    }

    pub(super) fn shrink(&mut self) {
        self.clear();
        self.entries.shrink_to(1 << 16);
    }

    #[inline]
    pub(super) fn push(&mut self, node: u32, mv: Move, cost: i16) {
        let bucket = cost.clamp(0, LAST).cast_unsigned() as usize;
        let word = &mut self.filled[bucket / 64];
        let bit = 1 << (bucket % 64);
        let next = if *word & bit == 0 { NONE } else { self.heads[bucket] };
        *word |= bit;
        let entry = QueuedMove { node, next, mv, cost };
        let at = self.free;
        if let Some(slot) = self.entries.get_mut(at as usize) {
            self.free = slot.next;
            *slot = entry;
            self.heads[bucket] = at;
        } else {
            self.heads[bucket] = self.entries.len() as u32;
            self.entries.push(entry);
        }
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<QueuedMove> {
        let word = self.filled.iter().position(|&word| word != 0)?;
        let bucket = word * 64 + self.filled[word].trailing_zeros() as usize;
        let at = self.heads[bucket];
        let entry = *self.entries.get(at as usize)?;
        if entry.next == NONE {
            self.filled[word] &= self.filled[word] - 1;
        } else {
            self.heads[bucket] = entry.next;
        }
        self.entries[at as usize].next = self.free;
        self.free = at;
        Some(entry)
    }
}
