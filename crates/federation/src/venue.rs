//! A club's venue for individual events (Delegates 5.422 e-i; D-14).

use crate::codes;
use crate::finding::HandbookFinding;
use crate::ids::{ClubId, MemberNo};
use crate::people::PlayerCategory;
use crate::regulations::VenueRules;
use serde::{Deserialize, Serialize};

/// Maximum length of a hall's address, in characters.
pub const VENUE_MAX: usize = 200;

/// A province and its office (Delegations 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Province {
    /// Barcelona, which deals directly with the federation.
    Barcelona,
    Girona,
    Lleida,
    Tarragona,
}

impl Province {
    /// All provinces.
    pub const ALL: [Self; Self::Tarragona as usize + 1] =
        [Self::Barcelona, Self::Girona, Self::Lleida, Self::Tarragona];

    /// Returns its code in the record and in the regulations.
    pub const fn code(self) -> &'static str {
        codes::PROVINCES[self as usize]
    }

    /// Returns its name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Barcelona => "Barcelona",
            Self::Girona => "Girona",
            Self::Lleida => "Lleida",
            Self::Tarragona => "Tarragona",
        }
    }
}

/// Whether an event has geographic groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grouping {
    /// Geographic groups.
    Geographic,
    /// No geographic groups.
    None,
}

/// A request to have a venue authorised.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VenueRequest {
    /// The applicants; clubs that apply jointly are counted together (D-14).
    pub clubs: Vec<ClubId>,
    pub province: Province,
    /// The tournament's category.
    pub category: PlayerCategory,
    /// Whether the event has geographic groups.
    pub grouping: Grouping,
    /// Minutes by public transport from the centre of Barcelona.
    pub travel_min: u16,
    /// Players each club has entered.
    pub entered: Vec<u16>,
    /// Boards that fit.
    pub boards: u16,
    /// 5.422 f: up to two other venues that count as the club's own.
    pub alternatives: u8,
    /// 5.422 g: the principal delegate.
    pub principal: MemberNo,
    /// 5.422 g: the auxiliary delegate.
    pub auxiliary: MemberNo,
}

/// 15.10 (b): a hall in which a whole round is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundHall {
    pub address: String,
    /// Boards that fit.
    pub boards: u16,
    /// Minutes by public transport from the centre of Barcelona, where required.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub travel_min: Option<u16>,
}

impl RoundHall {
    /// Returns whether its address is valid: not empty, not too long, and without control characters.
    pub fn has_address(&self) -> bool {
        let length = self.address.trim().chars().count();
        (1..=VENUE_MAX).contains(&length) && !self.address.chars().any(char::is_control)
    }
}

/// Returns the reasons against authorising a venue (5.422 i).
pub fn check(request: &VenueRequest, rules: &VenueRules) -> Vec<HandbookFinding> {
    let mut findings = Vec::new();
    let concerned = request.category >= PlayerCategory::First || request.grouping == Grouping::None;
    if request.province.code() == *rules.travel_province && concerned && request.travel_min > *rules.travel_min {
        findings.push(HandbookFinding::VenueTravel { most: *rules.travel_min });
    }
    let entered = request.entered.iter().fold(0_u16, |sum, n| sum.saturating_add(*n));
    if entered < *rules.players {
        findings.push(HandbookFinding::VenuePlayers { count: entered, least: *rules.players });
    }
    if request.boards < *rules.boards {
        findings.push(HandbookFinding::VenueBoards { count: request.boards, least: *rules.boards });
    }
    findings
}

/// Returns whether the club's own venue has preference in a round (from 1) when there are alternatives: in every other
/// one (5.422 f).
pub const fn own_venue_preferred(round: u16, alternatives: u8) -> bool {
    alternatives == 0 || round % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v_ve_conditions_of_a_venue() {
        use Grouping::{Geographic, None as Ungrouped};
        use PlayerCategory::{First, Preferent, Second};
        use Province::{Barcelona, Girona};
        type Row<'a> = (&'a str, Province, PlayerCategory, Grouping, u16, &'a [u16], u16, &'a str);
        let cases: [Row<'_>; 7] = [
            ("V-VE-1", Barcelona, Preferent, Ungrouped, 65, &[12], 16, ""),
            ("V-VE-2", Barcelona, First, Geographic, 75, &[12], 16, "E-VENUE-TRAVEL"),
            ("V-VE-3", Barcelona, Second, Geographic, 75, &[12], 16, ""),
            ("V-VE-4", Barcelona, Second, Ungrouped, 75, &[12], 16, "E-VENUE-TRAVEL"),
            ("V-VE-5", Girona, First, Ungrouped, 90, &[9], 15, "E-VENUE-PLAYERS"),
            ("V-VE-6", Girona, First, Ungrouped, 0, &[10], 14, "E-VENUE-BOARDS"),
            ("V-VE-7", Barcelona, First, Ungrouped, 70, &[6, 5], 15, ""),
        ];
        for (id, province, category, grouping, travel_min, entered, boards, expected) in cases {
            let request = VenueRequest {
                clubs: (1..).map(ClubId).take(entered.len()).collect(),
                province,
                category,
                grouping,
                travel_min,
                entered: entered.to_vec(),
                boards,
                alternatives: 0,
                principal: MemberNo(1),
                auxiliary: MemberNo(2),
            };
            let found: Vec<&str> = check(&request, &crate::regulations::Regulations::handbook().venues)
                .iter()
                .map(HandbookFinding::code)
                .collect();
            assert_eq!(found.join(" "), expected, "{id}");
        }
    }

    #[test]
    fn delegates_5_422_f_alternate_rounds() {
        assert_eq!([1, 2, 3].map(|r| own_venue_preferred(r, 2)), [true, false, true]);
        assert!(own_venue_preferred(2, 0));
    }
}
