//! Checks that the ranks stated in a record follow from its results, like FIDE's checker, which examines pairings and
//! standings.

use adoube_words::Language;

use crate::model::{PlayerIx, Tournament};
use crate::tiebreaks::{EventFormat, TieBreak, standings};
use crate::words::checks;

/// Two neighbours of a stated ranking in the wrong order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankFinding {
    /// The player ranked first of the two.
    pub first: PlayerIx,
    /// The first player's stated rank.
    pub rank: u16,
    /// The player who should be ranked above the first.
    pub second: PlayerIx,
    /// The second player's stated rank.
    pub second_rank: u16,
    /// The criterion that ranks the second above the first: `PTS`, or a tie-break's code.
    pub by: String,
    /// The values of the first and the second.
    pub values: (String, String),
}

impl RankFinding {
    /// Returns the error as text.
    pub fn sentence(&self, t: &Tournament, language: Language) -> String {
        let number = |ix: PlayerIx| t.player(ix).map_or(0, |p| p.number);
        checks::FAULT.fill(
            language,
            &[
                ("first", &number(self.first)),
                ("rank", &self.rank),
                ("second", &number(self.second)),
                ("other", &self.second_rank),
                ("by", &self.by.replace('/', "-")),
                ("value", &self.values.0),
                ("more", &self.values.1),
            ],
        )
    }
}

/// Checks stated ranks, in order of [`Tournament::players`], against points and tie-breaks after all paired rounds. A
/// record without a rank for everybody states no standings, and players equal in everything may be in any order.
pub fn check_ranks(
    t: &Tournament,
    ranks: &[Option<u16>],
    kind: EventFormat,
    tie_breaks: &[TieBreak],
) -> Vec<RankFinding> {
    let mut stated: Vec<(u16, usize)> = Vec::new();
    for (at, rank) in ranks.iter().enumerate() {
        match rank {
            Some(rank) if *rank > 0 => stated.push((*rank, at)),
            _ => return Vec::new(),
        }
    }
    if stated.len() != t.players.len() || t.paired_rounds() == 0 {
        return Vec::new();
    }
    stated.sort_unstable();
    let table = standings(t, t.paired_rounds(), kind, tie_breaks);
    let mut place = vec![None; t.players.len()];
    for row in &table.rows {
        if let Some(slot) = place.get_mut(row.player.index()) {
            *slot = Some(row);
        }
    }
    let mut out = Vec::new();
    for pair in stated.windows(2) {
        let &[(rank, above), (second_rank, below)] = pair else { continue };
        let (Some(one), Some(other)) = (place[above], place[below]) else { continue };
        if other.rank >= one.rank {
            continue;
        }
        let differing = table.tie_breaks.iter().zip(one.values.iter().zip(&other.values)).find(|(_, (x, y))| x != y);
        let (by, values) = match differing {
            _ if one.points != other.points => {
                ("PTS".to_owned(), (format!("{:#}", one.points), format!("{:#}", other.points)))
            }
            Some((code, (x, y))) => (code.to_string(), (format!("{x:#}"), format!("{y:#}"))),
            None => continue,
        };
        out.push(RankFinding { first: one.player, rank, second: other.player, second_rank, by, values });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulate::{Lots, SimulationPlan, simulate};

    #[test]
    fn a_standing_as_it_is_has_no_fault_and_a_swapped_one_has() {
        let list = TieBreak::list("BH/C1,BH,DE,TPN").unwrap();
        for seed in 0..20 {
            let plan = SimulationPlan { players: 20, rounds: 5, ..SimulationPlan::default() };
            let t = simulate(&plan, &mut Lots::new(seed)).unwrap_or_else(|(_, t)| *t);
            let table = standings(&t, t.paired_rounds(), EventFormat::Swiss, &list);
            let mut ranks = vec![None; t.players.len()];
            for (at, row) in (1..).zip(&table.rows) {
                ranks[row.player.index()] = Some(at);
            }
            assert_eq!(check_ranks(&t, &ranks, EventFormat::Swiss, &list), []);
            ranks.swap(table.rows[0].player.index(), table.rows[19].player.index());
            let faults = check_ranks(&t, &ranks, EventFormat::Swiss, &list);
            assert_eq!((faults.len(), faults[0].by.as_str()), (2, "PTS"), "seed {seed}");
            for language in Language::ALL {
                assert!(faults[0].sentence(&t, language).contains("PTS"));
            }
            ranks[3] = None;
            assert_eq!(check_ranks(&t, &ranks, EventFormat::Swiss, &list), [], "not everybody has a rank");
        }
    }
}
