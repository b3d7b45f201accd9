//! Limited places and shared prizes (Tie-breaks 1.61, 1.711-1.714; D-77, D-78).

use crate::cases::Offender;
use crate::competition::IndividualEntry;
use crate::ids::{CompetitionId, MemberNo};
use crate::season::SeasonState;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Whether the Competition Committee has sanctioned a player in this season or the last (D-78).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SanctionHistory {
    /// Not sanctioned.
    Clean,
    Sanctioned,
}

/// A candidate for one of the places given by Elo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceCandidate {
    pub person: MemberNo,
    pub elo: u16,
    pub conduct: SanctionHistory,
    /// Whether the player holds a title of any kind.
    pub titled: bool,
    /// Last year's place in the same event and group.
    pub last_year: Option<u16>,
}

/// Returns the candidates in order; a group of several needs a public draw (1.711-1.714).
pub fn order(candidates: &[PlaceCandidate]) -> Vec<Vec<MemberNo>> {
    let key = |c: &PlaceCandidate| (Reverse(c.elo), c.conduct, Reverse(c.titled), c.last_year.unwrap_or(u16::MAX));
    let mut sorted = candidates.to_vec();
    sorted.sort_by_key(key);
    sorted.chunk_by(|a, b| key(a) == key(b)).map(|tied| tied.iter().map(|c| c.person).collect()).collect()
}

/// Admitted players, and those among whom the last places are drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Admission {
    /// Players admitted.
    pub admitted: Vec<MemberNo>,
    /// 1.714: players among whom lots are drawn for the remaining places.
    pub draw: Vec<MemberNo>,
    /// Number of places to be drawn.
    pub left: usize,
}

/// Assigns the places.
pub fn admit(candidates: &[PlaceCandidate], places: usize) -> Admission {
    let mut admission = Admission { admitted: Vec::new(), draw: Vec::new(), left: 0 };
    for group in order(candidates) {
        let left = places - admission.admitted.len();
        if group.len() <= left {
            admission.admitted.extend(group);
        } else {
            if left > 0 {
                admission.draw = group;
                admission.left = left;
            }
            break;
        }
    }
    admission
}

/// Returns who has a place in an individual event with limited places, by Elo and 1.711-1.714; `None` if its places are
/// not limited. Players who have left give their place to the next.
pub fn admission(state: &SeasonState, event: CompetitionId) -> Option<Admission> {
    let competition = state.events.get(&event)?;
    let places = usize::from(competition.settings.entry_limit.places?);
    let sanctioned = |person: MemberNo| {
        let now = state.sanctions.iter().any(|s| !s.lifted && s.on == Offender::Person(person));
        now || state.sanctioned_before.contains(&person)
    };
    let candidate = |(person, entry): (&MemberNo, &IndividualEntry)| {
        let player = state.players.get(person)?;
        let conduct = if sanctioned(*person) { SanctionHistory::Sanctioned } else { SanctionHistory::Clean };
        Some(PlaceCandidate {
            person: *person,
            elo: player.ratings.catalan.unwrap_or(0),
            conduct,
            titled: player.title.is_some(),
            last_year: entry.last_year,
        })
    };
    let entered = competition.entrants.iter().filter(|(_, entry)| entry.left_after.is_none());
    let candidates: Vec<PlaceCandidate> = entered.filter_map(candidate).collect();
    let mut admission = admit(&candidates, places);
    // 1.714: the latest draw among all who are level gives the places that are left.
    let all = |lot: &&Vec<MemberNo>| admission.draw.iter().all(|person| lot.contains(person));
    if let Some(lot) = competition.entry_lots.iter().rfind(all).filter(|_| admission.left > 0) {
        let drawn = lot.iter().copied().filter(|person| admission.draw.contains(person));
        let drawn: Vec<MemberNo> = drawn.take(admission.left).collect();
        admission.admitted.extend(drawn);
        (admission.draw, admission.left) = (Vec::new(), 0);
    }
    Some(admission)
}

/// Shares cash prizes equally among players level on points, regardless of tie-breaks (1.61). `places` is the number of
/// players on each score, best first; each share is rounded down, and the remainder goes to the best placed (D-77).
pub fn share_prizes(prizes: &[u32], places: &[usize]) -> Vec<u32> {
    let mut shares = Vec::new();
    let mut at = 0_usize;
    for count in places {
        let sum: u64 = prizes.iter().skip(at).take(*count).map(|p| u64::from(*p)).sum();
        let each = sum / (*count).max(1) as u64;
        let rest = sum - each * *count as u64;
        for n in 0..*count {
            shares.push((each + if n == 0 { rest } else { 0 }).min(u64::from(u32::MAX)) as u32);
        }
        at += count;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn v_vo_10_entry_ties() {
        let of = |id, conduct, titled, last_year| PlaceCandidate {
            person: MemberNo(id),
            elo: 2100,
            conduct,
            titled,
            last_year,
        };
        let p = of(1, SanctionHistory::Sanctioned, true, None);
        let q = of(2, SanctionHistory::Clean, false, Some(8));
        let r = of(3, SanctionHistory::Clean, false, Some(3));
        let s = of(4, SanctionHistory::Clean, true, None);
        let all = [p, q, r, s];
        assert_eq!(order(&all), [[MemberNo(4)], [MemberNo(3)], [MemberNo(2)], [MemberNo(1)]], "V-VO-10");
        assert_eq!(admit(&all, 2).admitted, [MemberNo(4), MemberNo(3)], "V-VO-10");
        // 1.714: level to the end.
        let drawn = admit(&[s, PlaceCandidate { person: MemberNo(5), ..s }, q], 1);
        assert_eq!(drawn, Admission { admitted: vec![], draw: vec![MemberNo(4), MemberNo(5)], left: 1 });
    }

    #[test]
    fn v_tb_e_9_and_10_cash_prizes() {
        assert_eq!(share_prizes(&[60_000, 30_000, 15_000], &[3]), [35_000; 3], "V-TB-E-9");
        assert_eq!(share_prizes(&[60_000, 30_000, 15_000], &[1, 3]), [60_000, 15_000, 15_000, 15_000], "V-TB-E-10");
        assert_eq!(share_prizes(&[100], &[3]), [34, 33, 33], "D-77");
    }

    proptest! {
        #[test]
        fn prizes_are_neither_lost_nor_made(
            prizes in prop::collection::vec(0_u32..100_000, 0..8), places in prop::collection::vec(1_usize..5, 1..6),
        ) {
            let shares = share_prizes(&prizes, &places);
            let paid = prizes.iter().take(shares.len()).map(|p| u64::from(*p)).sum::<u64>();
            prop_assert_eq!(shares.iter().map(|p| u64::from(*p)).sum::<u64>(), paid);
        }
    }
}
