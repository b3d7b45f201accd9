//! Promotion and relegation by the final table (Tie-breaks 1.714; D-74).

use super::rules::LeagueTableRow;
use crate::ids::TeamId;
use serde::{Deserialize, Serialize};

/// Promoted and relegated teams.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Movements {
    /// The teams at the top of the table.
    pub promoted: Vec<TeamId>,
    /// The teams at the bottom of the table, including eliminated ones.
    pub relegated: Vec<TeamId>,
    /// D-74, 1.714: teams left level by every criterion across a promotion or relegation line; a public draw decides
    /// among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draw: Vec<TeamId>,
}

/// Returns promotion and relegation by the final table. No team is in both lists.
pub fn movements(table: &[LeagueTableRow], promoted: usize, relegated: usize) -> Movements {
    let up = promoted.min(table.len());
    let down = relegated.min(table.len() - up);
    let stay = table.len() - down;
    // The rank split by the line between two places, if any.
    let split = |line: usize| match (line.checked_sub(1).and_then(|at| table.get(at)), table.get(line)) {
        (Some(before), Some(after)) if before.rank == after.rank => Some(before.rank),
        _ => None,
    };
    let lots = [split(up), split(stay)];
    let mut out = Movements::default();
    for (at, row) in table.iter().enumerate() {
        if lots.contains(&Some(row.rank)) {
            out.draw.push(row.team);
        } else if at < up {
            out.promoted.push(row.team);
        } else if at >= stay {
            out.relegated.push(row.team);
        }
    }
    out
}
