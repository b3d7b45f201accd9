//! Comparison of a manual draft with the engine's pairing (C.04.1, 9).

use crate::ids::EntryId;
use crate::state::{EnginePairs, EventRound};
use std::collections::HashSet;

/// Differences between a draft and the engine's pairing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EngineComparison {
    /// Boards only in the draft.
    pub ours: Vec<(EntryId, EntryId)>,
    /// Boards only in the engine's pairing.
    pub engines: Vec<(EntryId, EntryId)>,
    /// The byes, if they differ: the draft's and the engine's.
    pub byes: Option<(Option<EntryId>, Option<EntryId>)>,
}

impl EngineComparison {
    /// Returns the number of boards that differ; a different bye counts as one.
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
