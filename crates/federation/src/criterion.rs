//! The tie-breaks of team events (Tie-breaks 1.11, 1.21, 1.51, 2.2-2.5).

use adoube_tournament::tiebreaks::TieBreak;
use serde::{Deserialize, Serialize};

/// A tie-break of team events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamCriterion {
    /// Match points among the tied, when all of them have met (D-65).
    DirectEncounter,
    /// 2.2: points of the teams beaten and half of those drawn with (D-68).
    SonnebornBerger,
    /// 2.3, 2.31: 4, 2 or 1 per match, 2 without play.
    Kashdan,
    /// 2.5: boards by their weight, in the matches among the tied (D-71).
    Dutch,
    /// Board points; not in the handbook, but usual today.
    BoardPoints,
    /// One of FIDE's tie-breaks (C.07, articles 6-9, 12 and 13).
    Fide(TieBreak),
}
