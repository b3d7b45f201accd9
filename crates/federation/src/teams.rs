//! Teams of a club: boards, letters and regulars (Teams 7.11-7.26; Foreigners 8.1; D-11, D-15, D-18 to D-20).

use crate::codes;
use crate::list_number::ListNumber;
use crate::regulations::Regulations;
use serde::{Deserialize, Serialize};

/// A team's category, highest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamCategory {
    FirstDivision,
    SecondDivision,
    /// First Category.
    First,
    /// Second Category.
    Second,
    /// Third Category.
    Third,
    PromotionToThird,
}

impl TeamCategory {
    /// All categories, highest first.
    pub const ALL: [Self; 6] =
        [Self::FirstDivision, Self::SecondDivision, Self::First, Self::Second, Self::Third, Self::PromotionToThird];

    /// Returns its code in the record and in the regulations.
    pub const fn code(self) -> &'static str {
        codes::TEAM_CATEGORIES[self as usize]
    }
}

/// Returns the index of the team whose titular a list number is: the first k with N ≤ s1 + … + sk; `None` after the
/// last team (7.21, 7.23, 7.24; D-11). *N bis* belongs with N.
pub fn titular_of(number: ListNumber, sizes: &[u8]) -> Option<usize> {
    let mut upto = 0_u32;
    sizes.iter().position(|size| {
        upto += u32::from(*size);
        u32::from(number.number()) <= upto
    })
}

/// Returns the team sizes for the Copa Catalana from the categories and regulars of the teams: each ten becomes two
/// fives, A-1, A-2, B-1, B-2 …; the other teams keep their size (7.26).
pub fn copa_sizes(teams: &[(TeamCategory, u8)], rules: &Regulations) -> Vec<u8> {
    let mut sizes = Vec::new();
    for (team, titulars) in teams {
        if rules.halves_in_cup(team.code()) {
            sizes.extend([*rules.cup.titulars, *rules.cup.titulars]);
        } else {
            sizes.push(*titulars);
        }
    }
    sizes
}

/// Returns the letter of a club's team, from 0; after Z come A2, B2 … (7.25).
pub fn letter(place: usize) -> String {
    let letter = char::from(b'A' + (place % 26) as u8);
    match place / 26 {
        0 => letter.to_string(),
        more => format!("{letter}{}", more + 1),
    }
}

/// Returns the name of a half team by its index among the halves, B-1 … (7.26).
pub fn copa_name(place: usize) -> String {
    format!("{}-{}", letter(place / 2), place % 2 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn teams_7_11_to_7_13_boards() {
        let boards: Vec<u8> = TeamCategory::ALL.iter().map(|c| Regulations::handbook().boards_of(c.code())).collect();
        assert_eq!(boards, [10, 10, 10, 8, 8, 4]);
    }

    #[test]
    fn teams_7_21_to_7_25_titulars() {
        let sizes = [10, 8, 8];
        let cases = [
            ("1", Some(0)),
            ("10", Some(0)),
            ("4 bis", Some(0)),
            ("11", Some(1)),
            ("18", Some(1)),
            ("18 bis", Some(1)),
            ("19", Some(2)),
            ("26", Some(2)),
            ("27", None),
            ("0 bis", Some(0)),
        ];
        for (number, team) in cases {
            assert_eq!(titular_of(number.parse().unwrap(), &sizes), team, "{number}");
        }
        let letters: Vec<String> = [0, 1, 2, 3, 25, 26].map(letter).to_vec();
        assert_eq!(letters, ["A", "B", "C", "D", "Z", "A2"]);
    }

    proptest! {
        #[test]
        fn every_team_has_as_many_plain_titulars_as_boards(sizes in prop::collection::vec(1_u8..12, 1..8)) {
            for (team, size) in sizes.iter().enumerate() {
                let titulars = (1..200).filter(|n| titular_of(ListNumber::plain(*n), &sizes) == Some(team)).count();
                prop_assert_eq!(titulars, usize::from(*size));
            }
        }
    }
}
