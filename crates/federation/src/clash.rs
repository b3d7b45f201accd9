//! Calendar clashes and changes of date or venue (Calendar 15.3, 15.8, 15.9, 15.10; D-48 to D-50).

use crate::date::{Date, Moment};
use crate::finding::Finding;
use crate::ids::PersonId;
use crate::people::Nationality;
use crate::venue::Hall;
use serde::{Deserialize, Serialize};

/// On what ground a change is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Section 15: a clash with FEDA's or FIDE's calendar, or with an event treated as official (15.2).
    Clash,
    /// Anything else.
    Ordinary,
}

/// A change of a round's or a match's date or venue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Change {
    /// The round, from 1.
    pub round: u16,
    /// Rounds of the championship.
    pub rounds: u16,
    /// Planned.
    pub planned: Date,
    /// Asked for.
    pub wanted: Date,
    /// Whether another venue is asked for.
    pub other_venue: bool,
    /// Which; changes without it are of a time when it was not asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall: Option<Hall>,
    /// Why.
    pub ground: Ground,
}

/// A change of one match's date, hour or venue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchChange {
    /// When it is to be played.
    pub to: Moment,
    /// The address of another hall, if it is to be played elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// Why.
    pub ground: Ground,
    /// Which sides agree, the home team first.
    pub agreed: [bool; 2],
}

/// The longest address of a hall, in characters.
pub const VENUE_MAX: usize = 200;

/// What may be asked of the Sports Commission: every change needs its permission (15.10 b), and some may not even be asked
/// for. D-49: postponing in the last two rounds needs 15.6 or 15.82, which are clashes.
pub fn check(change: &Change) -> Vec<Finding> {
    let mut findings = Vec::new();
    if change.ground == Ground::Clash {
        if change.other_venue {
            findings.push(Finding::CalendarVenue);
        }
        return findings;
    }
    let last_two = change.round.saturating_add(2) > change.rounds;
    if last_two && (change.wanted != change.planned || change.other_venue) {
        findings.push(Finding::CalendarLastTwo);
    }
    findings
}

/// 15.8 (D-48): in an individual Swiss, after the affected round and at most three days after the next one.
///
/// # Errors
/// `E-CAL-WINDOW`.
pub fn check_window(affected: Date, next: Date, set: Date) -> Result<(), Finding> {
    let until = next.plus(3);
    if set > affected && set <= until { Ok(()) } else { Err(Finding::CalendarWindow { after: affected, until }) }
}

/// Whom a player represents at the other event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Represents {
    /// The territory.
    Territory,
    /// Another federation, or only himself.
    Other,
}

/// 15.9: foreigners are not covered unless they represent the territory.
///
/// # Errors
/// `E-CAL-FOREIGN`.
pub fn check_player(person: PersonId, nationality: Nationality, represents: Represents) -> Result<(), Finding> {
    if nationality.counts_as_foreigner() && represents == Represents::Other {
        return Err(Finding::CalendarForeign(person));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn v_ca_1_to_3_window_in_a_swiss() {
        let (affected, next) = (day("1990-03-10"), day("1990-03-17"));
        let cases = [("V-CA-1", "1990-03-15", true), ("V-CA-2", "1990-03-20", true), ("V-CA-3", "1990-03-21", false)];
        for (id, set, accepted) in cases {
            assert_eq!(check_window(affected, next, day(set)).is_ok(), accepted, "{id}");
        }
        let error = check_window(affected, next, affected).unwrap_err();
        assert_eq!(error.code(), "E-CAL-WINDOW");
    }

    #[test]
    fn v_ca_4_5_8_changes_of_date_and_venue() {
        let advance = |round, ground| Change {
            round,
            rounds: 9,
            planned: day("1990-05-12"),
            wanted: day("1990-05-05"),
            other_venue: false,
            hall: None,
            ground,
        };
        let codes = |change: &Change| check(change).iter().map(Finding::code).collect::<Vec<_>>().join(" ");
        assert_eq!(codes(&advance(8, Ground::Ordinary)), "E-CAL-LASTTWO", "V-CA-4");
        assert_eq!(codes(&advance(7, Ground::Ordinary)), "", "V-CA-5: the Commission decides");
        assert_eq!(codes(&advance(9, Ground::Clash)), "", "V-CA-6: the Commission decides");
        let elsewhere = Change { other_venue: true, ..advance(5, Ground::Clash) };
        assert_eq!(codes(&elsewhere), "E-CAL-VENUE", "V-CA-8");
    }

    #[test]
    fn v_ca_7_foreign_players() {
        let of = |nationality, represents| check_player(PersonId(1), nationality, represents).map_err(|f| f.code());
        assert_eq!(of(Nationality::Foreign, Represents::Other), Err("E-CAL-FOREIGN"), "V-CA-7");
        assert!(of(Nationality::Foreign, Represents::Territory).is_ok());
        assert!(of(Nationality::Andorran, Represents::Other).is_ok());
    }
}
