//! An event as it is shown and handed on: with names, as a tournament, as standings and tables.

use super::act::IncidentKind;
use super::ids::{EntryId, PersonId};
use super::settings::{EarlyWithdrawals, TieBreaks};
use super::state::{Event, Pairs, Round, Stage};
use adoube_tournament::acts::{BoardResult, System};
use adoube_tournament::knockout::{self, Knockout};
use adoube_tournament::tables::{self, CrossLine};
use adoube_tournament::tiebreaks::{self, Row, handbook};
use adoube_tournament::{Outcome, PlayerIx, Tournament, withdrawal};
use std::collections::HashMap;

/// What is known of a person, as far as a list or a report needs it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// The name.
    pub name: String,
    /// The date of birth as TRF prints it: `2012/02/29`; empty if it is not known or not to be shown.
    pub born: String,
    /// The FIDE id.
    pub fide_id: String,
}

/// Persons by their ids.
pub type Names = HashMap<PersonId, Known>;

/// The standings of a knockout: who is still in it first, then those who were knocked out last. Those of one stage share
/// their rank, whatever they scored.
fn by_bracket(tournament: &Tournament, rounds: u16, rules: &Knockout, mut rows: Vec<Row>) -> Vec<Row> {
    let Ok(progress) = knockout::progress(tournament, usize::from(rounds) + 1, rules) else { return rows };
    let places: HashMap<PlayerIx, u16> = progress.places().into_iter().map(|(first, _, ix)| (ix, first)).collect();
    for row in &mut rows {
        row.rank = places.get(&row.player).map_or(1, |first| usize::from(*first));
    }
    rows.sort_by_key(|row| row.rank);
    rows
}

impl Event {
    /// The tournament with names. Whoever is not known is shown by the id.
    pub fn to_tournament(&self, names: &Names) -> Tournament {
        let mut tournament = self.tournament().clone();
        for (player, entry) in tournament.players.iter_mut().zip(&self.entries) {
            match names.get(&entry.person) {
                Some(known) => {
                    player.name.clone_from(&known.name);
                    player.born.clone_from(&known.born);
                    player.fide_id.clone_from(&known.fide_id);
                }
                None => player.name.clone_from(&entry.person.0),
            }
        }
        tournament
    }

    /// The tournament with names as the public may see it: without a draft.
    pub fn published_tournament(&self, names: &Names) -> Tournament {
        let mut tournament = self.to_tournament(names);
        if let Some(round) = self.open_round().filter(|round| round.stage == Stage::Draft) {
            for player in &mut tournament.players {
                player.entries.truncate(usize::from(round.number).saturating_sub(1));
            }
        }
        tournament
    }

    /// How many rounds the standings are of: those that are closed.
    pub fn finished_rounds(&self) -> u16 {
        self.inner.closed
    }

    /// The standings after some rounds, best first.
    pub fn standings(&self, rounds: u16) -> Vec<Row> {
        let mut tournament = self.tournament().clone();
        let kind = self.settings.event_kind();
        if self.settings.early_withdrawals == EarlyWithdrawals::Annulled {
            for (at, entry) in self.entries.iter().enumerate() {
                if let Some(left) = entry.left.filter(|left| left.after <= rounds) {
                    tournament = withdrawal::classified(&tournament, PlayerIx(at as u32), left.after, kind);
                }
            }
        }
        let rows = match &self.settings.tie_breaks {
            TieBreaks::Fide(list) => tiebreaks::standings(&tournament, rounds.into(), kind, list).rows,
            TieBreaks::Handbook(name) => {
                handbook::standings(&tournament, rounds.into(), handbook::preset(name).unwrap_or_default())
            }
        };
        match self.settings.system {
            System::Knockout(rules) => by_bracket(&tournament, rounds, &rules, rows),
            _ => rows,
        }
    }

    /// The crosstable after some rounds.
    pub fn crosstable(&self, rounds: u16) -> Vec<CrossLine> {
        tables::crosstable(self.tournament(), rounds.into(), &self.standings(rounds))
    }

    /// The entry at a place of the tournament.
    pub fn at(&self, ix: PlayerIx) -> Option<&super::state::Enrolment> {
        self.entries.get(ix.index())
    }

    /// How often something was noted of a player.
    pub fn count(&self, player: EntryId, kind: IncidentKind) -> usize {
        self.notes.iter().filter(|note| note.incident.player == Some(player) && note.incident.kind == kind).count()
    }

    /// The games of the open round without a result: tables in order.
    pub fn missing_results(&self) -> Vec<u16> {
        let Some(round) = self.open_round() else { return Vec::new() };
        let open = round.boards.iter().filter(|board| self.result(round.number, board.white).is_none());
        open.map(|board| board.table).collect()
    }

    /// The order of starting numbers by rating, title and name (C.04.2, 2.2). Names are compared by `key`.
    pub fn proposed_order<K: Ord>(&self, key: impl Fn(&PersonId) -> K) -> Vec<EntryId> {
        const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];
        let rank = |title: &str| TITLES.iter().position(|t| title.eq_ignore_ascii_case(t)).unwrap_or(TITLES.len());
        let mut order: Vec<_> = self.entries.iter().zip(&self.tournament().players).collect();
        order.sort_by_cached_key(|(entry, player)| {
            (std::cmp::Reverse(player.rating), rank(&player.title), key(&entry.person), entry.id)
        });
        order.into_iter().map(|(entry, _)| entry.id).collect()
    }
}

/// A draft beside the engine's own pairing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comparison {
    /// Boards that the engine does not have.
    pub ours: Vec<(EntryId, EntryId)>,
    /// Boards that only the engine has.
    pub engines: Vec<(EntryId, EntryId)>,
    /// The byes, if they differ: ours, the engine's.
    pub byes: Option<(Option<EntryId>, Option<EntryId>)>,
}

impl Comparison {
    /// On how many boards they differ, a bye counted as one.
    pub fn differing(&self) -> u16 {
        let boards = self.ours.len().max(self.engines.len()) + usize::from(self.byes.is_some());
        u16::try_from(boards).unwrap_or(u16::MAX)
    }
}

/// Compares a round with what the engine pairs; if it finds no pairing, every board differs.
pub fn compare(round: &Round) -> Comparison {
    let ours: Vec<(EntryId, EntryId)> = round.boards.iter().map(|board| (board.white, board.black)).collect();
    let engine = round.engine.clone().unwrap_or(Pairs { boards: Vec::new(), bye: round.bye() });
    let only = |from: &[(EntryId, EntryId)], other: &[(EntryId, EntryId)]| {
        let other: std::collections::HashSet<_> = other.iter().collect();
        from.iter().filter(|board| !other.contains(board)).copied().collect()
    };
    Comparison {
        byes: (round.bye() != engine.bye).then_some((round.bye(), engine.bye)),
        engines: only(&engine.boards, &ours),
        ours: only(&ours, &engine.boards),
    }
}

/// A result as it is written: `1-0`, `½-½`, `+ -`; `u` after a game that is not rated.
pub fn result_sign(result: BoardResult) -> String {
    let sign = |outcome: Outcome| match outcome {
        Outcome::Win => "1",
        Outcome::Draw => "½",
        Outcome::Loss => "0",
    };
    match result {
        BoardResult::Played(w, b) => format!("{}-{}", sign(w), sign(b)),
        BoardResult::Unrated(w, b) => format!("{}-{}u", sign(w), sign(b)),
        BoardResult::WhiteAbsent => "- +".to_owned(),
        BoardResult::BlackAbsent => "+ -".to_owned(),
        BoardResult::BothAbsent => "- -".to_owned(),
    }
}
