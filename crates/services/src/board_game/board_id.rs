//! The board of a game.

/// A board of a round, which identifies its game in the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BoardId {
    /// The event.
    pub event: String,
    /// The round.
    pub round: u16,
    /// The index among the boards of the published round, from 1. The table may have another number.
    pub board: u32,
}
