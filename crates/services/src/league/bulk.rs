//! Acts done at once with one press: an import, the grant of many licences. They are cut into parts, each within the
//! record's size; the parts follow one another in the log, are recorded all or none, and are undone as one.

use super::{LeagueRefusal, LeagueState, Named, is_free, is_name};
use adoube_event::PersonId;
use adoube_federation::acts::{ClubAct, ListAct};
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::{SeasonAct, SeasonAnswer};
use adoube_laws::Moment;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The size of a part, in acts of about four hundred bytes: the record limits an entry to a mebibyte.
const PART_SIZE: usize = 1000;

/// A part of the acts done at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BulkPart {
    /// The office's local time.
    pub at: Moment,
    /// [`SeasonAct::Several`]: all or none.
    pub act: SeasonAct,
    /// The numbers of the persons it introduces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub persons: Vec<(MemberNo, PersonId)>,
    /// The names it gives: those of towns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<(Named, String)>,
    /// The name of each club it registers, in order, and the address of its venue.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clubs: Vec<(String, Option<String>)>,
    /// The number of parts before this one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub before: u32,
    /// The number of parts.
    pub parts: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Acts that belong in the same part, because they follow from one line of a file or concern one player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BulkStep {
    /// The acts, in order.
    pub acts: Vec<SeasonAct>,
    /// The numbers of the persons it introduces.
    pub persons: Vec<(MemberNo, PersonId)>,
    /// The names it gives.
    pub called: Vec<(Named, String)>,
    /// The name of each club that it registers, and the address of its venue.
    pub clubs: Vec<(String, Option<String>)>,
}

impl BulkStep {
    /// Creates a step of acts about persons and clubs that are known.
    pub fn of(acts: Vec<SeasonAct>) -> Self {
        Self { acts, ..Self::default() }
    }

    /// Returns the size: a list counts by its players.
    fn size(&self) -> usize {
        let size = |act: &SeasonAct| match act {
            SeasonAct::List(ListAct::Stamp(_, people)) => people.len().max(1),
            _ => 1,
        };
        self.acts.iter().map(size).sum()
    }

    fn take(&mut self, step: Self) {
        self.acts.extend(step.acts);
        self.persons.extend(step.persons);
        self.called.extend(step.called);
        self.clubs.extend(step.clubs);
    }
}

impl BulkPart {
    /// Cuts steps into parts, in order. Steps without acts are left out.
    pub fn cut(at: Moment, steps: impl IntoIterator<Item = BulkStep>) -> Vec<Self> {
        let (mut cut, mut filling, mut filled) = (Vec::new(), BulkStep::default(), 0);
        for step in steps.into_iter().filter(|step| !step.acts.is_empty()) {
            let size = step.size();
            if filled > 0 && filled + size > PART_SIZE {
                cut.push(std::mem::take(&mut filling));
                filled = 0;
            }
            filled += size;
            filling.take(step);
        }
        if filled > 0 {
            cut.push(filling);
        }
        let parts = u32::try_from(cut.len()).unwrap_or(u32::MAX);
        let part = |(before, BulkStep { acts, persons, called, clubs }): (u32, BulkStep)| Self {
            at,
            act: SeasonAct::Several(acts),
            persons,
            called,
            clubs,
            before,
            parts,
        };
        (0..).zip(cut).map(part).collect()
    }

    /// Returns the acts.
    pub fn acts(&self) -> &[SeasonAct] {
        match &self.act {
            SeasonAct::Several(acts) => acts,
            one => std::slice::from_ref(one),
        }
    }

    /// Returns the numbers of all parts in the log, given that of this one.
    pub(super) fn numbers(&self, number: u64) -> RangeInclusive<u64> {
        let first = number.saturating_sub(self.before.into());
        first..=first.saturating_add(u64::from(self.parts).saturating_sub(1)).max(number)
    }

    pub(super) fn decide(&self, state: &LeagueState) -> Result<Vec<SeasonAnswer>, LeagueRefusal> {
        let numbers: BTreeSet<MemberNo> = self.persons.iter().map(|(number, _)| *number).collect();
        let free = self.persons.iter().all(|(number, key)| is_free(state, *number, key));
        if numbers.len() < self.persons.len() || !free {
            return Err(LeagueRefusal::Person);
        }
        let of_clubs = self.clubs.iter().flat_map(|(name, venue)| std::iter::once(name).chain(venue));
        let registered = |act: &&SeasonAct| matches!(act, SeasonAct::Club(ClubAct::Register(_)));
        let named = self.acts().iter().filter(registered).count() == self.clubs.len();
        if !named || self.called.iter().map(|(_, name)| name).chain(of_clubs).any(|name| !is_name(name)) {
            return Err(LeagueRefusal::Name);
        }
        Ok(adoube_federation::decide(&state.season, &self.act, self.at)?)
    }

    /// Gives the persons their numbers, and clubs and towns their names.
    pub(super) fn introduce(&self, state: &mut LeagueState, answers: &[SeasonAnswer]) {
        state.persons.extend(self.persons.iter().cloned());
        state.called.extend(self.called.iter().cloned());
        let registered = answers.iter().filter_map(|answer| match answer {
            SeasonAnswer::ClubRegistered(id, _) => Some(*id),
            _ => None,
        });
        for (id, (name, venue)) in registered.zip(&self.clubs) {
            name_club(state, id, name, venue.as_deref());
        }
    }
}

fn name_club(state: &mut LeagueState, id: ClubId, name: &str, venue: Option<&str>) {
    state.called.insert(Named::Club(id), name.to_owned());
    if let Some(address) = venue {
        state.called.insert(Named::Venue(id), address.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_federation::acts::LicenceAct;

    #[test]
    fn many_acts_are_cut_between_steps() {
        let at: Moment = "2026-09-01T10:00".parse().unwrap();
        let grant = |person| SeasonAct::from(LicenceAct::Grant(MemberNo(person)));
        let steps = (0..1500).map(|n| BulkStep::of(vec![grant(n), grant(n)])).chain([BulkStep::default()]);
        let parts = BulkPart::cut(at, steps);
        let sizes: Vec<(u32, u32, usize)> = parts.iter().map(|p| (p.before, p.parts, p.acts().len())).collect();
        assert_eq!(sizes, [(0, 3, 1000), (1, 3, 1000), (2, 3, 1000)]);
        assert_eq!(parts[1].numbers(41), 40..=42);
        assert!(BulkPart::cut(at, []).is_empty());
        // A long list is a part of its own.
        let list = |n| SeasonAct::from(ListAct::Stamp(ClubId(1), (0..n).map(MemberNo).collect()));
        let parts = BulkPart::cut(at, [600, 600, 10].map(|n| BulkStep::of(vec![list(n)])));
        assert_eq!(parts.len(), 2);
    }
}
