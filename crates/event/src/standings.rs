//! Standings, the crosstable, and the order of starting numbers.
//!
//! FIDE C.04.2 (2.2, starting numbers) and C.07 (tie-breaks); the handbook's 14.31 (early withdrawals) and its knockouts.

use crate::ids::{EntryId, PersonId};
use crate::settings::{EarlyWithdrawals, TieBreaks};
use crate::state::EventState;
use adoube_tournament::knockout::{self, Knockout};
use adoube_tournament::tables::{self, CrossLine};
use adoube_tournament::tiebreaks::{self, StandingsRow, handbook};
use adoube_tournament::{PlayerIx, System, Tournament, withdrawal};
use std::cmp::Reverse;
use std::collections::HashMap;

impl EventState {
    /// Returns the standings after some rounds, best first.
    pub fn standings(&self, rounds: u16) -> Vec<StandingsRow> {
        let kind = self.settings.event_kind();
        let annulled;
        let tournament = if self.settings.early_withdrawals == EarlyWithdrawals::Annulled {
            annulled = self.without_early_withdrawals(rounds);
            &annulled
        } else {
            self.tournament()
        };
        let rows = match &self.settings.tie_breaks {
            TieBreaks::Fide(list) => tiebreaks::standings(tournament, rounds.into(), kind, list).rows,
            TieBreaks::Handbook(name) => {
                handbook::standings(tournament, rounds.into(), handbook::preset(name).unwrap_or_default())
            }
        };
        match self.settings.system {
            System::Knockout(rules) => by_bracket(tournament, rounds, &rules, rows),
            _ => rows,
        }
    }

    /// Returns the tournament for the standings, with early withdrawals annulled (14.31).
    fn without_early_withdrawals(&self, rounds: u16) -> Tournament {
        let kind = self.settings.event_kind();
        let mut tournament = self.tournament().clone();
        for (entry, at) in self.entries.iter().zip(0..) {
            if let Some(left) = entry.left.filter(|left| left.after <= rounds) {
                tournament = withdrawal::classified(&tournament, PlayerIx(at), left.after, kind);
            }
        }
        tournament
    }

    /// Returns the crosstable after some rounds.
    pub fn crosstable(&self, rounds: u16) -> Vec<CrossLine> {
        tables::crosstable(self.tournament(), rounds.into(), &self.standings(rounds))
    }

    /// Returns the order of starting numbers by rating, title and name (C.04.2, 2.2). Names are compared by `key`.
    pub fn proposed_order<K: Ord>(&self, key: impl Fn(&PersonId) -> K) -> Vec<EntryId> {
        let mut order: Vec<_> = self.entries.iter().collect();
        order.sort_by_cached_key(|entry| {
            (Reverse(self.rating(entry)), title_rank(&entry.title), key(&entry.person), entry.id)
        });
        order.into_iter().map(|entry| entry.id).collect()
    }
}

/// Returns the place of a title in the order of starting numbers (C.04.2, 2.2); other titles come last.
pub fn title_rank(title: &str) -> usize {
    const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];
    TITLES.iter().position(|known| title.eq_ignore_ascii_case(known)).unwrap_or(TITLES.len())
}

/// Returns the standings of a knockout: first the players still in it, then the others, the last knocked out first. Players knocked out in
/// the same stage share their rank, whatever they scored.
fn by_bracket(
    tournament: &Tournament,
    rounds: u16,
    rules: &Knockout,
    mut rows: Vec<StandingsRow>,
) -> Vec<StandingsRow> {
    let Ok(progress) = knockout::progress(tournament, usize::from(rounds) + 1, rules) else { return rows };
    let places: HashMap<PlayerIx, u16> = progress.places().into_iter().map(|(first, _, ix)| (ix, first)).collect();
    for row in &mut rows {
        row.rank = places.get(&row.player).map_or(1, |first| usize::from(*first));
    }
    rows.sort_by_key(|row| row.rank);
    rows
}
