//! A draft made by hand beside the pairing of the engine (C.04.1, 9).

use crate::ids::EntryId;
use crate::state::{EnginePairs, EventRound};
use std::collections::HashSet;

/// A draft beside the engine's own pairing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EngineComparison {
    /// Boards that the engine does not have.
    pub ours: Vec<(EntryId, EntryId)>,
    /// Boards that only the engine has.
    pub engines: Vec<(EntryId, EntryId)>,
    /// The byes, if they differ: ours, the engine's.
    pub byes: Option<(Option<EntryId>, Option<EntryId>)>,
}

impl EngineComparison {
    /// On how many boards they differ, a bye counted as one.
    pub fn differing(&self) -> u16 {
        let boards = self.ours.len().max(self.engines.len()) + usize::from(self.byes.is_some());
        u16::try_from(boards).unwrap_or(u16::MAX)
    }
}

/// Compares a round with the engine's pairing; if the engine finds none, every board differs.
pub fn compare(round: &EventRound) -> EngineComparison {
    let ours: Vec<(EntryId, EntryId)> = round.boards.iter().map(|board| (board.white, board.black)).collect();
    let engine = round.engine.clone().unwrap_or(EnginePairs { boards: Vec::new(), bye: round.bye() });
    let only = |from: &[(EntryId, EntryId)], other: &[(EntryId, EntryId)]| {
        let other: HashSet<_> = other.iter().collect();
        from.iter().filter(|board| !other.contains(board)).copied().collect()
    };
    EngineComparison {
        byes: (round.bye() != engine.bye).then_some((round.bye(), engine.bye)),
        engines: only(&engine.boards, &ours),
        ours: only(&ours, &engine.boards),
    }
}
