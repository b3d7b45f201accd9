//! Homologation of open tournaments (Open tournaments 1-5; D-100 to D-102).

use crate::finding::HandbookFinding;
use crate::ids::{ClubId, OpenId};
use crate::people::PlayerCategory;
use crate::regulations::OpenRules;
use adoube_laws::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A group of an open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenGroup {
    /// Categories that play together in the group.
    pub categories: BTreeSet<PlayerCategory>,
    /// Players expected.
    pub players: u16,
}

/// A request for homologation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenRequest {
    /// The day it was submitted.
    pub requested: Date,
    /// First day of play.
    pub first: Date,
    /// Last day of play.
    pub last: Date,
    pub rounds: u16,
    pub groups: Vec<OpenGroup>,
    /// Distances to other opens, in hectometres.
    pub distances_hm: Vec<(OpenId, u32)>,
    /// The club that organises it and is charged the fee, if a club does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<ClubId>,
}

/// An established open: homologated earlier, or on the previous season's calendar (D-101).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Established {
    pub open: OpenId,
    /// First day of play.
    pub first: Date,
    /// Last day of play.
    pub last: Date,
}

/// Returns whether these categories may play together: one category, or a mix that the regulations allow (5).
pub fn may_mix(categories: &BTreeSet<PlayerCategory>, rules: &OpenRules) -> bool {
    let within = |mix: &Vec<String>| categories.iter().all(|c| mix.iter().any(|code| code == c.code()));
    categories.len() == 1 || !categories.is_empty() && rules.mixes.iter().any(within)
}

/// Returns an established open on the same days whose distance was not given (2, D-101).
pub fn unmeasured(request: &OpenRequest, established: &[Established]) -> Option<OpenId> {
    let measured = |open: OpenId| request.distances_hm.iter().any(|(of, _)| *of == open);
    let coincides = |other: &&Established| request.first <= other.last && other.first <= request.last;
    established.iter().filter(coincides).map(|other| other.open).find(|open| !measured(*open))
}

/// Returns the reasons against homologating an open in the season that begins on 1 July of the year `season`.
pub fn check(
    request: &OpenRequest,
    season: u16,
    established: &[Established],
    rules: &OpenRules,
) -> Vec<HandbookFinding> {
    let mut findings = Vec::new();
    // A day that the year lacks, such as 29 February, closes nothing.
    if let Some(until) = rules.until.of(season).filter(|last| request.requested > *last) {
        findings.push(HandbookFinding::HomologationDate { until });
    }
    let distance_hm = u32::from(*rules.distance_km) * 10;
    for other in established {
        let near = request.distances_hm.iter().find(|(open, hm)| *open == other.open && *hm < distance_hm);
        if let Some((open, distance_hm)) = near
            && request.first <= other.last
            && other.first <= request.last
        {
            findings.push(HandbookFinding::HomologationClash { open: *open, distance_hm: *distance_hm });
        }
    }
    if request.rounds < *rules.rounds {
        findings.push(HandbookFinding::HomologationRounds { least: *rules.rounds });
    }
    if request.groups.is_empty() || request.groups.iter().any(|group| group.players < *rules.players) {
        findings.push(HandbookFinding::HomologationPlayers { least: *rules.players });
    }
    if request.groups.iter().any(|group| !may_mix(&group.categories, rules)) {
        findings.push(HandbookFinding::HomologationMix);
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use PlayerCategory::{First, Preferent, Second, Third};

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn request() -> OpenRequest {
        let group = |categories: &[PlayerCategory], players| OpenGroup {
            categories: categories.iter().copied().collect(),
            players,
        };
        OpenRequest {
            requested: day("1989-06-30"),
            first: day("1989-08-01"),
            last: day("1989-08-10"),
            rounds: 9,
            groups: vec![group(&[Preferent, First], 40), group(&[Second, Third], 60)],
            distances_hm: vec![(OpenId(1), 299)],
            club: None,
        }
    }

    #[test]
    fn v_ho_homologation() {
        let apart = Established { open: OpenId(1), first: day("1989-09-01"), last: day("1989-09-09") };
        let overlapping = Established { first: day("1989-08-10"), last: day("1989-08-20"), ..apart };
        let mixed: BTreeSet<PlayerCategory> = [First, Second].into();
        let change = |f: &dyn Fn(&mut OpenRequest)| {
            let mut r = request();
            f(&mut r);
            r
        };
        let cases = [
            ("V-HO-1", request(), apart, ""),
            ("V-HO-2", change(&|r| r.requested = day("1989-07-01")), apart, "E-HOM-DATE"),
            ("V-HO-3", change(&|r| r.rounds = 7), apart, "E-HOM-ROUNDS"),
            ("V-HO-4", change(&|r| r.groups[0].categories.clone_from(&mixed)), apart, "E-HOM-MIX"),
            ("V-HO-5", change(&|r| r.groups[1].players = 24), apart, "E-HOM-PLAYERS"),
            ("V-HO-6", request(), overlapping, "E-HOM-CLASH"),
            ("V-HO-7", change(&|r| r.distances_hm = vec![(OpenId(1), 300)]), overlapping, ""),
        ];
        for (id, request, other, expected) in cases {
            let found: Vec<&str> = check(&request, 1989, &[other], &crate::regulations::Regulations::handbook().opens)
                .iter()
                .map(HandbookFinding::code)
                .collect();
            assert_eq!(found.join(" "), expected, "{id}");
        }
    }
}
