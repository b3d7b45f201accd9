//! The stamped order-of-strength list: its order, its numbers, and the *bis* numbers of additions (Delegates 5.23, 5.311,
//! 5.321; D-05, D-06).

use crate::finding::HandbookFinding;
use crate::ids::MemberNo;
use crate::list_number::ListNumber;
use crate::people::PlayerStrength;
use crate::regulations::Regulations;
use serde::{Deserialize, Serialize};

/// A player on a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StrengthEntry {
    /// The number on the list.
    pub number: ListNumber,
    pub person: MemberNo,
    /// Strength when the list was stamped.
    pub strength: PlayerStrength,
}

/// A stamped list, in its order. Numbers are frozen for the season (D-06).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StrengthList {
    /// The players from the strongest to the weakest.
    pub players: Vec<StrengthEntry>,
}

/// Maximum length of a list.
pub const MAX_LISTED: usize = 999;

/// Reports the places where a list is out of order (5.23). Preferents are ordered by Elo, then come first, second and
/// third category; the club orders equals freely (D-05). Regulations may order by rating alone, with a tolerance.
pub fn check_order(strengths: &[PlayerStrength], rules: &Regulations) -> Vec<HandbookFinding> {
    let mut findings = Vec::new();
    for (pair, number) in strengths.windows(2).zip(2_u16..) {
        if let [before, after] = pair
            && above(*after, *before, rules)
        {
            findings.push(HandbookFinding::ListOrder { number: ListNumber::plain(number) });
        }
    }
    findings
}

/// Returns whether one player has to stand above another.
fn above(one: PlayerStrength, other: PlayerStrength, rules: &Regulations) -> bool {
    let ((group, rating), (other_group, other_rating)) = (one.key(rules), other.key(rules));
    group > other_group || group == other_group && rating > other_rating.saturating_add(*rules.lists.tolerance)
}

impl StrengthList {
    /// Creates a list, numbered from 1.
    pub fn stamped(players: &[(MemberNo, PlayerStrength)]) -> Self {
        let players = (1..)
            .zip(players)
            .map(|(n, (person, strength))| StrengthEntry {
                number: ListNumber::plain(n),
                person: *person,
                strength: *strength,
            })
            .collect();
        Self { players }
    }

    /// Returns the player with a number.
    pub fn find(&self, number: ListNumber) -> Option<&StrengthEntry> {
        self.players.iter().find(|listed| listed.number == number)
    }

    /// Returns a person's number.
    pub fn number_of(&self, person: MemberNo) -> Option<ListNumber> {
        self.players.iter().find(|listed| listed.person == person).map(|listed| listed.number)
    }

    /// 5.311: returns the number of an addition: that of the weakest player of the stamped list who is not weaker, with
    /// *bis*. The club may ask for a place among equals.
    ///
    /// # Errors
    /// `E-LIST-ORDER` if the requested place breaks the order, or all suffixes behind the number are taken.
    pub fn number_for(
        &self,
        strength: PlayerStrength,
        after: Option<u16>,
        rules: &Regulations,
    ) -> Result<ListNumber, HandbookFinding> {
        let plain = || self.players.iter().filter(|listed| !listed.number.is_addition());
        let not_weaker = plain().filter(|listed| listed.strength.key(rules) >= strength.key(rules)).count() as u16;
        let stronger = plain().filter(|listed| listed.strength.key(rules) > strength.key(rules)).count() as u16;
        let number = after.unwrap_or(not_weaker);
        let wrong =
            HandbookFinding::ListOrder { number: ListNumber::addition(number, 1).unwrap_or(ListNumber::plain(number)) };
        if number < stronger || number > not_weaker {
            return Err(wrong);
        }
        let taken = self.players.iter().filter(|l| l.number.number() == number && l.number.is_addition()).count();
        ListNumber::addition(number, (taken + 1).min(255) as u8).ok_or(wrong)
    }

    /// Inserts an addition at its place.
    pub fn insert(&mut self, listed: StrengthEntry) {
        let at = self.players.partition_point(|other| other.number < listed.number);
        self.players.insert(at, listed);
    }
}

/// Returns whether an addition is in time: before the first of the last `protected` rounds of the preliminary phase
/// starts (5.321, D-07). `started` is the number of rounds that have started.
pub const fn addition_in_time(rounds: u16, protected: u16, started: u16) -> bool {
    started <= rounds.saturating_sub(protected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::PlayerCategory::{First, Preferent, Second, Third};
    use crate::people::{PlayerCategory, PlayerStrength};
    use crate::teams::titular_of;
    use proptest::prelude::*;

    fn of(category: PlayerCategory, elo: u16) -> PlayerStrength {
        PlayerStrength { category, elo: (elo > 0).then_some(elo) }
    }

    #[test]
    fn v_li_order_of_the_list() {
        type Row<'a> = (&'a str, &'a [(PlayerCategory, u16)], &'a [&'a str]);
        let cases: [Row<'_>; 5] = [
            (
                "V-LI-1",
                &[
                    (Preferent, 2210),
                    (Preferent, 2150),
                    (Preferent, 2150),
                    (First, 0),
                    (First, 0),
                    (Second, 0),
                    (Third, 0),
                ],
                &[],
            ),
            ("V-LI-2", &[(Preferent, 2150), (Preferent, 2210), (First, 0)], &["2"]),
            ("V-LI-3", &[(Preferent, 2100), (First, 0), (Preferent, 2050)], &["3"]),
            ("V-LI-4", &[(First, 0), (Third, 0), (Second, 0)], &["3"]),
            ("V-LI-5", &[(Preferent, 2040), (Preferent, 0), (First, 0)], &[]),
        ];
        for (id, list, wrong) in cases {
            let strengths: Vec<PlayerStrength> = list.iter().map(|(c, e)| of(*c, *e)).collect();
            let found = check_order(&strengths, Regulations::handbook());
            let expected: Vec<HandbookFinding> =
                wrong.iter().map(|n| HandbookFinding::ListOrder { number: n.parse().unwrap() }).collect();
            assert_eq!(found, expected, "{id}");
        }
    }

    /// Returns a list of 26 or 30 players: ten Preferents, eight of first category, the rest of third.
    fn list(count: u32) -> StrengthList {
        let strength = |n: u32| match n {
            1..=10 => of(Preferent, 2400 - n as u16 * 10),
            11..=18 => of(First, 0),
            _ => of(Third, 0),
        };
        let players: Vec<(MemberNo, PlayerStrength)> = (1..=count).map(|n| (MemberNo(n), strength(n))).collect();
        StrengthList::stamped(&players)
    }

    #[test]
    fn v_bi_numbers_of_additions() {
        let sizes = [10, 8, 8];
        let mut x = list(26);
        let first = x.number_for(of(Preferent, 2355), None, Regulations::handbook()).unwrap();
        assert_eq!((first.to_string().as_str(), titular_of(first, &sizes)), ("4 bis", Some(0)), "V-BI-1");
        x.insert(StrengthEntry { number: first, person: MemberNo(100), strength: of(Preferent, 2355) });
        let of_a = x.players.iter().filter(|l| titular_of(l.number, &sizes) == Some(0)).count();
        assert_eq!(of_a, 11, "V-BI-1");
        let second = x.number_for(of(Preferent, 2352), None, Regulations::handbook()).unwrap();
        assert_eq!(second.to_string(), "4 ter", "V-BI-2");
        let behind_18 = x.number_for(of(First, 0), Some(18), Regulations::handbook()).unwrap();
        assert_eq!((behind_18.to_string().as_str(), titular_of(behind_18, &sizes)), ("18 bis", Some(1)), "V-BI-3");
        let above_1 = x.number_for(of(Preferent, 2500), None, Regulations::handbook()).unwrap();
        assert_eq!((above_1.to_string().as_str(), titular_of(above_1, &sizes)), ("0 bis", Some(0)), "V-BI-4");
        let last = list(30).number_for(of(Third, 0), None, Regulations::handbook()).unwrap();
        assert_eq!((last.to_string().as_str(), titular_of(last, &sizes)), ("30 bis", None), "V-BI-5");
        assert!(
            x.number_for(of(First, 0), Some(5), Regulations::handbook()).is_err(),
            "a first-category player among Preferents"
        );
    }

    #[test]
    fn delegates_5_321_before_the_last_two_rounds() {
        let cases = [(9, 2, 7, true), (9, 2, 8, false), (9, 1, 8, true), (9, 1, 9, false), (1, 2, 0, true)];
        for (rounds, protected, started, expected) in cases {
            assert_eq!(addition_in_time(rounds, protected, started), expected, "{rounds} {protected} {started}");
        }
    }

    proptest! {
        #[test]
        fn additions_keep_the_list_in_order(elos in prop::collection::vec(1900_u16..2500, 0..40)) {
            let mut x = list(30);
            for (at, elo) in (0..).zip(elos) {
                let strength = of(Preferent, elo);
                if let Ok(number) = x.number_for(strength, None, Regulations::handbook()) {
                    x.insert(StrengthEntry { number, person: MemberNo(1000 + at), strength });
                }
            }
            prop_assert!(x.players.windows(2).all(|w| w[0].number < w[1].number));
            // An addition is never weaker than a stamped player behind it nor stronger than one before it.
            for a in x.players.iter().filter(|l| l.number.is_addition()) {
                for s in x.players.iter().filter(|l| !l.number.is_addition()) {
                    let rules = Regulations::handbook();
                    let (stamped, added) = (s.strength.key(rules), a.strength.key(rules));
                    let (stronger, weaker) = (stamped > added, stamped < added);
                    prop_assert!(!(stronger && s.number > a.number || weaker && s.number < a.number));
                }
            }
        }
    }
}
