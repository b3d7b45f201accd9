//! Calendar clashes and changes of date or venue (Calendar 15.3, 15.8, 15.9, 15.10; D-48 to D-50).

use crate::finding::HandbookFinding;
use crate::ids::MemberNo;
use crate::people::Nationality;
use crate::regulations::{DeadlineRules, LineUpRules};
use crate::venue::RoundHall;
use adoube_laws::{Date, Moment};
use serde::{Deserialize, Serialize};

/// The ground for a change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChangeGround {
    /// Section 15: a clash with FEDA's or FIDE's calendar, or with an event treated as official (15.2).
    Clash,
    /// Any other reason.
    Ordinary,
}

/// A change of a round's or a match's date or venue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundChange {
    /// The round, from 1.
    pub round: u16,
    /// Rounds of the championship.
    pub rounds: u16,
    pub planned: Date,
    /// The requested date.
    pub wanted: Date,
    /// Whether another venue is requested.
    pub other_venue: bool,
    /// The other hall; older entries in the log lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall: Option<RoundHall>,
    pub ground: ChangeGround,
}

/// A change of one match's date, time or venue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchChange {
    /// The requested date and time.
    pub to: Moment,
    /// The address of the other hall, if the match moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    pub ground: ChangeGround,
    /// Agreement of the sides, home first.
    pub agreed: [bool; 2],
}

/// Checks a request to the Sports Commission: every change needs its permission (15.10 b), and some cannot even be
/// requested: in the last two rounds an earlier day or another venue (15.10 a). A later day can (D-49).
pub fn check(change: &RoundChange, rules: &DeadlineRules) -> Vec<HandbookFinding> {
    let mut findings = Vec::new();
    if change.ground == ChangeGround::Clash {
        if change.other_venue {
            findings.push(HandbookFinding::CalendarVenue);
        }
        return findings;
    }
    let last_two = change.round.saturating_add(*rules.fixed_last_rounds) > change.rounds;
    if last_two && (change.wanted < change.planned || change.other_venue) {
        findings.push(HandbookFinding::CalendarLastTwo);
    }
    findings
}

/// 15.8 (D-48): checks the date of a moved game: in an individual Swiss, after the affected round and at most three
/// days after the next one.
///
/// # Errors
/// `E-CAL-WINDOW`.
pub fn check_window(affected: Date, next: Date, set: Date, rules: &DeadlineRules) -> Result<(), HandbookFinding> {
    let until = next.plus(i32::from(*rules.moved_game_days));
    if set > affected && set <= until {
        Ok(())
    } else {
        Err(HandbookFinding::CalendarWindow { after: affected, until })
    }
}

/// The federation that a player represents at the other event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Represents {
    Territory,
    /// Another federation, or none.
    Other,
}

/// 15.9: checks the player: foreigners are not covered unless they represent the territory.
///
/// # Errors
/// `E-CAL-FOREIGN`.
pub fn check_player(
    person: MemberNo,
    nationality: Nationality,
    represents: Represents,
    rules: &LineUpRules,
) -> Result<(), HandbookFinding> {
    if nationality.counts_as_foreigner(rules) && represents == Represents::Other {
        return Err(HandbookFinding::CalendarForeign(person));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulations::Regulations;

    fn rules() -> &'static DeadlineRules {
        &Regulations::handbook().deadlines
    }

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn v_ca_1_to_3_window_in_a_swiss() {
        let (affected, next) = (day("1990-03-10"), day("1990-03-17"));
        let cases = [("V-CA-1", "1990-03-15", true), ("V-CA-2", "1990-03-20", true), ("V-CA-3", "1990-03-21", false)];
        for (id, set, accepted) in cases {
            assert_eq!(check_window(affected, next, day(set), rules()).is_ok(), accepted, "{id}");
        }
        let error = check_window(affected, next, affected, rules()).unwrap_err();
        assert_eq!(error.code(), "E-CAL-WINDOW");
    }

    #[test]
    fn v_ca_4_5_8_changes_of_date_and_venue() {
        let advance = |round, ground| RoundChange {
            round,
            rounds: 9,
            planned: day("1990-05-12"),
            wanted: day("1990-05-05"),
            other_venue: false,
            hall: None,
            ground,
        };
        let codes = |change: &RoundChange| {
            check(change, rules()).iter().map(HandbookFinding::code).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(codes(&advance(8, ChangeGround::Ordinary)), "E-CAL-LASTTWO", "V-CA-4");
        let postponed = RoundChange { wanted: day("1990-05-19"), ..advance(8, ChangeGround::Ordinary) };
        assert_eq!(codes(&postponed), "", "D-49: the Commission decides");
        assert_eq!(codes(&advance(7, ChangeGround::Ordinary)), "", "V-CA-5: the Commission decides");
        assert_eq!(codes(&advance(9, ChangeGround::Clash)), "", "V-CA-6: the Commission decides");
        let elsewhere = RoundChange { other_venue: true, ..advance(5, ChangeGround::Clash) };
        assert_eq!(codes(&elsewhere), "E-CAL-VENUE", "V-CA-8");
    }

    #[test]
    fn v_ca_7_foreign_players() {
        let of = |nationality, represents| {
            check_player(MemberNo(1), nationality, represents, &Regulations::handbook().line_ups).map_err(|f| f.code())
        };
        assert_eq!(of(Nationality::Foreign, Represents::Other), Err("E-CAL-FOREIGN"), "V-CA-7");
        assert!(of(Nationality::Foreign, Represents::Territory).is_ok());
        assert!(of(Nationality::Andorran, Represents::Other).is_ok());
    }
}
