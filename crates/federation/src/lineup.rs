//! Line-up sheets. All findings on a sheet are reported at once (Delegates 5.61; Teams 7.22, 7.31-7.34; Foreigners 8.1,
//! 8.2; D-11, D-12, D-21).

use crate::finding::HandbookFinding;
use crate::list_number::ListNumber;
use crate::regulations::Regulations;
use crate::teams::{copa_name, letter, titular_of};
use std::collections::{BTreeMap, BTreeSet};

/// The naming scheme for a club's teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TeamNaming {
    /// A, B, C ….
    #[default]
    Letters,
    /// B-1 …, as in the Copa Catalana.
    Halves,
}

/// A club's stamped list, as needed for checking line-ups.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClubRoster {
    /// Every number on the list, and whether the player counts as a foreigner.
    pub players: BTreeMap<ListNumber, Counts>,
    /// Number of regulars of each team, in the order of their letters (7.25).
    pub sizes: Vec<u8>,
    pub naming: TeamNaming,
}

/// Whether a player counts against the limit of 8.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// Not as a foreigner: a national, or an Andorran (8.2).
    Home,
    Foreigner,
}

/// The team and match that a sheet is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineUpSheet {
    /// The team's index in the order of the letters.
    pub team: usize,
    /// Boards of the match.
    pub boards: u8,
    /// Maximum number of names: the boards, plus one reserve in the Copa Catalana (D-18).
    pub names: u8,
    /// The round, for messages.
    pub round: u16,
    /// Maximum number of foreigners.
    pub foreigners: u8,
}

impl LineUpSheet {
    /// Creates a sheet with one name per board, under the handbook.
    pub fn new(team: usize, boards: u8, round: u16) -> Self {
        Self { team, boards, names: boards, round, foreigners: 0 }.under(Regulations::handbook())
    }

    /// Returns the sheet with the foreigners that regulations allow by the composition of the team (8.1, D-19).
    #[must_use]
    pub fn under(self, rules: &Regulations) -> Self {
        Self { foreigners: rules.foreigners_allowed(self.names), ..self }
    }
}

impl ClubRoster {
    /// Counts the foreigners among some players.
    pub fn foreigners(&self, players: &[ListNumber]) -> u8 {
        let foreign = |n: &&ListNumber| self.players.get(n) == Some(&Counts::Foreigner);
        players.iter().filter(foreign).count().min(255) as u8
    }

    /// Returns the name of a team.
    pub fn team_name(&self, place: usize) -> String {
        match self.naming {
            TeamNaming::Letters => letter(place),
            TeamNaming::Halves => copa_name(place),
        }
    }

    /// Checks a sheet against the list. `used` holds the numbers on another record of the round (7.33, 7.34).
    pub fn check(
        &self,
        sheet: &LineUpSheet,
        lineup: &[ListNumber],
        used: &BTreeSet<ListNumber>,
    ) -> Vec<HandbookFinding> {
        let mut findings = Vec::new();
        for number in lineup {
            if !self.players.contains_key(number) {
                findings.push(HandbookFinding::LineUpUnknown(*number));
            }
        }
        if lineup.len() > usize::from(sheet.names) {
            findings.push(HandbookFinding::LineUpSize { names: lineup.len().min(9999) as u16, boards: sheet.boards });
        }
        let mut seen = BTreeSet::new();
        let mut twice = BTreeSet::new();
        for number in lineup {
            if !seen.insert(*number) && twice.insert(*number) {
                findings.push(HandbookFinding::LineUpDuplicate(*number));
            }
        }
        for number in &seen {
            if let Some(team) = titular_of(*number, &self.sizes)
                && team < sheet.team
                && self.players.contains_key(number)
            {
                findings.push(HandbookFinding::LineUpHigher { number: *number, team: self.team_name(team) });
            }
        }
        findings.extend(order(lineup));
        for number in seen.iter().filter(|n| used.contains(n)) {
            findings.push(HandbookFinding::LineUpRound { number: *number, round: sheet.round });
        }
        let distinct: Vec<ListNumber> = seen.into_iter().collect();
        let (found, most) = (self.foreigners(&distinct), sheet.foreigners);
        if found > most {
            findings.push(HandbookFinding::LineUpForeign { found, most });
        }
        findings
    }
}

impl ClubRoster {
    /// Checks a line-up of some boards from a closed envelope, and that the other boards can still be filled around it
    /// (15.5, 7.32).
    pub fn check_envelope(
        &self,
        sheet: &LineUpSheet,
        lines: &[(u8, ListNumber)],
        used: &BTreeSet<ListNumber>,
    ) -> Vec<HandbookFinding> {
        let mut lines = lines.to_vec();
        lines.sort_unstable();
        let numbers: Vec<ListNumber> = lines.iter().map(|(_, number)| *number).collect();
        let mut findings = self.check(sheet, &numbers, used);
        if !findings.is_empty() {
            return findings;
        }
        let free =
            |n: &&ListNumber| !used.contains(n) && titular_of(**n, &self.sizes).is_none_or(|team| team >= sheet.team);
        let may: Vec<ListNumber> = self.players.keys().filter(free).copied().collect();
        let (mut board, mut above) = (0, None);
        for (at, number) in lines {
            let between = may.iter().filter(|n| **n < number && above.is_none_or(|above| **n > above)).count();
            if usize::from(at) > usize::from(board) + 1 + between || at <= board {
                let behind = may.iter().find(|n| **n > number).copied().unwrap_or(number);
                findings.push(HandbookFinding::LineUpOrder { board: at, number, behind });
            }
            (board, above) = (at, Some(number));
        }
        findings
    }
}

/// Checks that nobody sits behind a weaker player (7.32).
fn order(lineup: &[ListNumber]) -> Vec<HandbookFinding> {
    let mut findings = Vec::new();
    for (pair, board) in lineup.windows(2).zip(2..=u8::MAX) {
        if let [behind, number] = pair
            && number < behind
        {
            findings.push(HandbookFinding::LineUpOrder { board, number: *number, behind: *behind });
        }
    }
    findings
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::teams::{TeamCategory, copa_sizes};
    use proptest::prelude::*;

    pub(crate) fn numbers(text: &str) -> Vec<ListNumber> {
        text.split(", ").filter(|t| !t.is_empty()).map(|t| t.parse().unwrap()).collect()
    }

    fn roster(count: u16, extra: &str, foreigners: &str, sizes: &[u8]) -> ClubRoster {
        let foreign = numbers(foreigners);
        let all = (1..=count).map(ListNumber::plain).chain(numbers(extra));
        let counts = |n: &ListNumber| if foreign.contains(n) { Counts::Foreigner } else { Counts::Home };
        let players = all.map(|n| (n, counts(&n))).collect();
        ClubRoster { players, sizes: sizes.to_vec(), naming: TeamNaming::Letters }
    }

    /// Returns club X of the test vectors. Player 7 is Andorran and therefore not a foreigner.
    pub(crate) fn club_x() -> ClubRoster {
        roster(30, "4 bis, 18 bis", "3, 12, 20", &[10, 8, 8])
    }

    pub(crate) fn club_y() -> ClubRoster {
        roster(14, "", "2, 9, 10", &[8, 4])
    }

    fn codes(findings: &[HandbookFinding]) -> String {
        let text = |f: &HandbookFinding| match f {
            HandbookFinding::LineUpOrder { board, .. } => format!("E-LU-ORDER(board {board})"),
            HandbookFinding::LineUpHigher { number, .. }
            | HandbookFinding::LineUpUnknown(number)
            | HandbookFinding::LineUpRound { number, .. } => format!("{}({number})", f.code()),
            HandbookFinding::LineUpForeign { found, most } => format!("E-LU-FOREIGN({found}>{most})"),
            _ => f.code().to_owned(),
        };
        findings.iter().map(text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn calendar_15_5_what_may_be_in_an_envelope() {
        let cases = [
            ('B', "2:12", "", ""),
            ('B', "1:5", "", "E-LU-HIGHER(5)"),
            ('B', "2:11", "", "E-LU-ORDER(board 2)"),
            ('B', "1:11, 3:12", "", "E-LU-ORDER(board 3)"),
            ('B', "1:11, 1:12", "", "E-LU-ORDER(board 1)"),
            ('B', "3:13", "11", "E-LU-ORDER(board 3)"),
            ('B', "2:40", "", "E-LU-UNKNOWN(40)"),
            ('A', "1:1, 10:30", "", ""),
        ];
        for (team, lines, used, expected) in cases {
            let lines: Vec<(u8, ListNumber)> = lines
                .split(", ")
                .map(|line| line.split_once(':').map(|(b, n)| (b.parse().unwrap(), n.parse().unwrap())).unwrap())
                .collect();
            let place = usize::from(team == 'B');
            let sheet = LineUpSheet::new(place, [10, 8][place], 1);
            let used = numbers(used).into_iter().collect();
            assert_eq!(codes(&club_x().check_envelope(&sheet, &lines, &used)), expected, "{lines:?}");
        }
    }

    #[test]
    fn v_lu_line_ups_of_club_x() {
        let cases = [
            ("V-LU-01", 'A', "1, 2, 3, 4, 5, 6, 7, 8, 9, 10", "", ""),
            ("V-LU-02", 'A', "1, 2, 3, 4, 4 bis, 5, 6, 7, 8, 9", "", ""),
            ("V-LU-03", 'A', "1, 2, 3, 4 bis, 4, 5, 6, 7, 8, 9", "", "E-LU-ORDER(board 5)"),
            ("V-LU-04", 'A', "1, 2, 3, 4, 5, 6, 7, 8, 11, 13", "", ""),
            ("V-LU-05", 'A', "1, 2, 3, 4, 5, 6, 11, 7, 8, 9", "", "E-LU-ORDER(board 8)"),
            ("V-LU-06", 'A', "11, 12, 13, 14, 15, 16, 17, 18, 18 bis, 19", "", ""),
            ("V-LU-07", 'B', "11, 12, 13, 14, 15, 16, 17, 18", "", ""),
            ("V-LU-08", 'B', "10, 11, 13, 14, 15, 16, 17, 18", "", "E-LU-HIGHER(10)"),
            ("V-LU-09", 'B', "4 bis, 11, 13, 14, 15, 16, 17, 18", "", "E-LU-HIGHER(4 bis)"),
            ("V-LU-10", 'B', "11, 12, 13, 14, 15, 16, 17, 18 bis", "", ""),
            ("V-LU-11", 'C', "18 bis, 19, 20, 21, 22, 23, 24, 25", "", "E-LU-HIGHER(18 bis)"),
            ("V-LU-12", 'C', "19, 20, 21, 22, 23, 24, 25, 26", "", ""),
            ("V-LU-13", 'C', "20, 21, 22, 23, 24, 27, 28, 30", "", ""),
            ("V-LU-14", 'A', "1, 2, 3, 4, 5, 6, 7, 8, 9, 27", "", ""),
            ("V-LU-15", 'A', "1, 2, 3, 4, 5, 6, 7, 8, 12, 20", "", "E-LU-FOREIGN(3>2)"),
            ("V-LU-16", 'A', "1, 2, 3, 4, 5, 6, 7, 8, 9, 12", "", ""),
            ("V-LU-17", 'B', "12, 13, 14, 15, 16, 17, 20, 21", "", ""),
            ("V-LU-18", 'B', "11, 13, 14, 15, 16, 17, 19, 20", "19", "E-LU-ROUND(19)"),
            ("V-LU-19", 'B', "11, 13, 14, 15, 16, 17, 18, 21", "21", "E-LU-ROUND(21)"),
            ("V-LU-20", 'B', "11, 12, 13, 14, 15, 16, 17, 18, 19", "", "E-LU-SIZE"),
            ("V-LU-21", 'B', "11, 12, 13, 13, 15, 16, 17, 18", "", "E-LU-DUP"),
            ("V-LU-22", 'B', "11, 12, 13, 14, 15, 16, 17, 31", "", "E-LU-UNKNOWN(31)"),
            ("V-LU-23", 'A', "1, 2, 4, 4 bis, 5, 6, 7, 8, 9, 10", "", ""),
        ];
        let x = club_x();
        for (id, team, lineup, used, expected) in cases {
            let team = team as usize - 'A' as usize;
            let sheet = LineUpSheet::new(team, x.sizes[team], 3);
            let found = x.check(&sheet, &numbers(lineup), &numbers(used).into_iter().collect());
            assert_eq!(codes(&found), expected, "{id}");
        }
    }

    #[test]
    fn v_ly_line_ups_of_club_y() {
        let cases = [
            ("V-LY-1", 0, "1, 2, 3, 4, 5, 6, 7, 9", ""),
            ("V-LY-2", 0, "1, 2, 3, 4, 5, 6, 9, 10", "E-LU-FOREIGN(3>2)"),
            ("V-LY-3", 1, "9, 11, 12, 13", ""),
            ("V-LY-4", 1, "9, 10, 11, 12", "E-LU-FOREIGN(2>1)"),
            ("V-LY-5", 1, "8, 9, 11, 12", "E-LU-HIGHER(8)"),
        ];
        let y = club_y();
        for (id, team, lineup, expected) in cases {
            let found = y.check(&LineUpSheet::new(team, y.sizes[team], 1), &numbers(lineup), &BTreeSet::new());
            assert_eq!(codes(&found), expected, "{id}");
        }
    }

    #[test]
    fn v_lc_1_and_2_copa_catalana() {
        let rules = Regulations::handbook();
        let sizes = copa_sizes(
            &[TeamCategory::First, TeamCategory::Second, TeamCategory::Third].map(|c| (c, rules.boards_of(c.code()))),
            rules,
        );
        assert_eq!(sizes, [5, 5, 8, 8]);
        let x = ClubRoster { sizes, naming: TeamNaming::Halves, ..club_x() };
        let of = |half: usize| -> Vec<String> {
            let mine = |n: &&ListNumber| titular_of(**n, &x.sizes) == Some(half);
            x.players.keys().filter(mine).map(ToString::to_string).collect()
        };
        assert_eq!(of(0), ["1", "2", "3", "4", "4 bis", "5"], "V-LC-1");
        assert_eq!(of(1), ["6", "7", "8", "9", "10"], "V-LC-1");
        let five = |team| LineUpSheet { names: *rules.cup.titulars, ..LineUpSheet::new(team, *rules.cup.boards, 1) };
        let sheet = |team| five(team).under(rules);
        let check = |team, lineup| x.check(&sheet(team), &numbers(lineup), &BTreeSet::new());
        let down = check(1, "5, 6, 7, 8");
        assert_eq!(codes(&down), "E-LU-HIGHER(5)", "V-LC-1");
        assert!(matches!(&down[0], HandbookFinding::LineUpHigher { team, .. } if team == "A-1"));
        assert_eq!(codes(&check(0, "1, 2, 6, 7")), "", "V-LC-1");
        assert_eq!(codes(&check(0, "1, 2, 3, 4, 5")), "", "V-LC-2");
        assert_eq!(codes(&check(0, "1, 2, 3, 4, 12")), "E-LU-FOREIGN(2>1)", "V-LC-2");
        assert_eq!(codes(&check(0, "1, 2, 4, 5, 6, 7")), "E-LU-SIZE");
    }

    #[test]
    fn v_lc_3_letters_count_within_a_category() {
        let both = ClubRoster { sizes: vec![10, 8, 8], ..club_x() };
        let check = |team, lineup| both.check(&LineUpSheet::new(team, 8, 1), &numbers(lineup), &BTreeSet::new());
        assert_eq!(codes(&check(2, "18, 19, 20, 21, 22, 23, 24, 25")), "E-LU-HIGHER(18)", "V-LC-3");
        assert_eq!(codes(&check(1, "11, 13, 14, 15, 16, 17, 18, 19")), "", "V-LC-3");
    }

    #[test]
    fn all_errors_are_reported_together() {
        let found = club_x().check(
            &LineUpSheet::new(1, 8, 4),
            &numbers("12, 3, 20, 11, 11, 31, 16, 17, 18"),
            &numbers("20").into_iter().collect(),
        );
        let expected = "E-LU-UNKNOWN(31) E-LU-SIZE E-LU-DUP E-LU-HIGHER(3) E-LU-ORDER(board 2) E-LU-ORDER(board 4) \
                        E-LU-ORDER(board 7) E-LU-ROUND(20) E-LU-FOREIGN(3>2)";
        assert_eq!(codes(&found), expected);
    }

    proptest! {
        /// Any choice of a team's own and lower players in list order without foreigners is legal; any player above is not.
        #[test]
        fn teams_7_31_any_lower_players_in_order(
            team in 0_usize..3, keep in prop::collection::vec(any::<bool>(), 32), swap in 0_usize..8,
        ) {
            let x = club_x();
            let may = |n: &ListNumber| titular_of(*n, &x.sizes).is_none_or(|t| t >= team);
            let home = |n: &ListNumber| x.players.get(n) == Some(&Counts::Home);
            let mut lineup: Vec<ListNumber> =
                x.players.keys().zip(&keep).filter(|(n, k)| **k && may(n) && home(n)).map(|(n, _)| *n).collect();
            lineup.truncate(usize::from(x.sizes[team]));
            let sheet = LineUpSheet::new(team, x.sizes[team], 1);
            prop_assert_eq!(x.check(&sheet, &lineup, &BTreeSet::new()), vec![]);
            if lineup.len() > swap + 1 {
                lineup.swap(swap, swap + 1);
                let found = x.check(&sheet, &lineup, &BTreeSet::new());
                prop_assert_eq!(found.len(), 1);
                prop_assert_eq!(found[0].code(), "E-LU-ORDER");
            }
        }
    }
}
