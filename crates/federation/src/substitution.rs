//! Substitutes: eligibility and times (Substitutes 13.1-13.3; Foreigners 8.1; D-16, D-22 to D-27).

use crate::finding::HandbookFinding;
use crate::lineup::{ClubRoster, LineUpSheet};
use crate::list_number::ListNumber;
use crate::regulations::Regulations;
use crate::teams::titular_of;
use std::collections::BTreeSet;

/// A requested substitution.
#[derive(Clone, Debug)]
pub struct SubstitutionRequest<'a> {
    /// The players at the boards, strongest first.
    pub seated: &'a [ListNumber],
    /// Substitutions made so far.
    pub done: u8,
    /// The board, from 1.
    pub board: u8,
    pub incoming: ListNumber,
    /// Seconds after the official start.
    pub at_s: u32,
    /// Numbers lined up for another team in the same round.
    pub used: &'a BTreeSet<ListNumber>,
}

/// Returns all findings on a substitution. The substitute takes over board, colour and clock (D-25, D-26).
pub fn check(
    rules: &Regulations,
    roster: &ClubRoster,
    sheet: &LineUpSheet,
    request: &SubstitutionRequest<'_>,
) -> Vec<HandbookFinding> {
    let mut findings = Vec::new();
    let incoming = request.incoming;
    if !roster.players.contains_key(&incoming) {
        findings.push(HandbookFinding::LineUpUnknown(incoming));
    }
    let (from, until) = (*rules.substitutions.from_min, *rules.substitutions.until_min);
    if request.at_s < from * 60 {
        findings.push(HandbookFinding::SubstitutionEarly { minutes: from });
    }
    if request.at_s > until * 60 {
        findings.push(HandbookFinding::SubstitutionLate { minutes: until });
    }
    let most = rules.substitutions_allowed(sheet.boards);
    if request.done >= most {
        findings.push(HandbookFinding::SubstitutionCount { most, boards: sheet.boards });
    }
    // 13.1: only a titular of a lower team, or of none (D-22).
    if titular_of(incoming, &roster.sizes).is_some_and(|team| team <= sheet.team) {
        findings.push(HandbookFinding::SubstitutionNotLower(incoming));
    }
    if request.seated.contains(&incoming) {
        findings.push(HandbookFinding::SubstitutionDuplicate(incoming));
    }
    let place = usize::from(request.board).checked_sub(1);
    if let Some(replaced) = place.and_then(|at| request.seated.get(at))
        && incoming < *replaced
    {
        findings.push(HandbookFinding::SubstitutionStronger { number: incoming, replaced: *replaced });
    }
    if request.used.contains(&incoming) {
        findings.push(HandbookFinding::SubstitutionRound { number: incoming, round: sheet.round });
    }
    let mut after = request.seated.to_vec();
    if let Some(slot) = place.and_then(|at| after.get_mut(at)) {
        *slot = incoming;
    }
    let (found, most) = (roster.foreigners(&after), sheet.foreigners);
    if found > most && found > roster.foreigners(request.seated) {
        findings.push(HandbookFinding::SubstitutionForeign { found, most });
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The check under the handbook.
    fn check(roster: &ClubRoster, sheet: &LineUpSheet, request: &SubstitutionRequest<'_>) -> Vec<HandbookFinding> {
        super::check(Regulations::handbook(), roster, sheet, request)
    }
    use crate::lineup::tests::{club_x, club_y, numbers};

    #[test]
    fn v_su_substitutes() {
        let eleven = "1, 2, 3, 4, 5, 6, 7, 8, 9, 11";
        let fifteen = "1, 2, 3, 4, 5, 6, 7, 8, 9, 15";
        let twelve = "1, 2, 3, 4, 5, 6, 7, 8, 9, 12";
        let c = "19, 20, 21, 22, 23, 24, 25, 26";
        let y = "9, 11, 12, 13";
        let cases = [
            ("V-SU-01", "A", eleven, 0, 3, "13", 25, "", ""),
            ("V-SU-02", "A", eleven, 0, 3, "13", 20, "", ""),
            ("V-SU-03", "A", eleven, 0, 3, "13", 19, "", "E-SUB-EARLY"),
            ("V-SU-04", "A", eleven, 0, 3, "13", 60, "", ""),
            ("V-SU-05", "A", eleven, 0, 3, "13", 61, "", "E-SUB-LATE"),
            ("V-SU-06", "A", eleven, 1, 5, "14", 30, "", ""),
            ("V-SU-07", "A", eleven, 2, 6, "15", 30, "", "E-SUB-COUNT"),
            ("V-SU-08", "A", eleven, 0, 2, "10", 30, "", "E-SUB-NOTLOWER"),
            ("V-SU-09", "A", eleven, 0, 2, "4 bis", 30, "", "E-SUB-NOTLOWER"),
            ("V-SU-10", "A", fifteen, 0, 10, "13", 30, "", "E-SUB-STRONGER"),
            ("V-SU-11", "A", fifteen, 0, 10, "16", 30, "", ""),
            ("V-SU-12", "A", eleven, 0, 4, "19", 30, "19", "E-SUB-ROUND"),
            ("V-SU-13", "A", eleven, 0, 1, "12", 30, "", ""),
            ("V-SU-14", "A", twelve, 0, 1, "20", 30, "", "E-SUB-FOREIGN"),
            ("V-SU-15", "A", twelve, 0, 3, "20", 30, "", ""),
            ("V-SU-16", "C", c, 0, 8, "28", 40, "", ""),
            ("V-SU-17", "A", eleven, 0, 3, "11", 30, "", "E-SUB-DUP"),
            ("V-SU-Y1", "Y-B", y, 0, 4, "14", 30, "", ""),
            ("V-SU-Y2", "Y-B", y, 1, 2, "14", 35, "", "E-SUB-COUNT"),
        ];
        for (id, team, seated, done, board, incoming, minute, used, expected) in cases {
            let (roster, place) = match team {
                "A" => (club_x(), 0),
                "C" => (club_x(), 2),
                _ => (club_y(), 1),
            };
            let (seated, used) = (numbers(seated), numbers(used).into_iter().collect());
            let incoming = incoming.parse().unwrap();
            let request =
                SubstitutionRequest { seated: &seated, done, board, incoming, at_s: minute * 60, used: &used };
            let sheet = LineUpSheet::new(place, roster.sizes[place], 3);
            let found: Vec<&str> = check(&roster, &sheet, &request).iter().map(HandbookFinding::code).collect();
            assert_eq!(found.join(" "), expected, "{id}");
        }
    }

    #[test]
    fn substitutes_13_2_window_to_the_second() {
        let roster = club_x();
        let seated = numbers("1, 2, 3, 4, 5, 6, 7, 8, 9, 11");
        let used = BTreeSet::new();
        let at = |at_s| {
            let incoming = "13".parse().unwrap();
            let request = SubstitutionRequest { seated: &seated, done: 0, board: 3, incoming, at_s, used: &used };
            check(&roster, &LineUpSheet::new(0, 10, 1), &request).is_empty()
        };
        assert_eq!([at(1199), at(1200), at(3600), at(3601)], [false, true, true, false]);
    }
}
