//! Findings: the rejections (`E-…`) and warnings (`W-…`) of the handbook's section 31, each with its facts.

use crate::ids::{ClubId, CompetitionId, MemberNo, OpenId};
use crate::list_number::ListNumber;
use crate::names::{NameLookup, NumbersOnly};
use crate::words::findings;
use adoube_laws::{Article, Date, Moment};
use adoube_words::{Language, Text};
use serde::{Deserialize, Serialize};

/// A rejection or warning of section 31.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandbookFinding {
    /// E-LIST-ORDER.
    ListOrder { number: ListNumber },
    /// E-LIC-NATIONAL.
    LicenceNational(MemberNo),
    /// E-LIC-PHONE.
    LicencePhone(MemberNo),
    /// E-ADD-LATE.
    AdditionLate,
    /// E-ADD-LICENSED.
    AdditionLicensed(MemberNo),
    /// E-ENTRY-LICENCE.
    EntryLicence(MemberNo),
    /// E-VENUE-TRAVEL.
    VenueTravel {
        /// The most minutes allowed.
        most: u16,
    },
    /// E-VENUE-PLAYERS.
    VenuePlayers { count: u16, least: u16 },
    /// E-VENUE-BOARDS.
    VenueBoards { count: u16, least: u16 },
    /// W-RESULT-LATE.
    ResultLate { due: Moment },
    /// W-RECORD-LATE.
    RecordLate { due: Date },
    /// W-ADDRESS-LATE.
    AddressLate {
        event: CompetitionId,
        /// Clubs to inform.
        clubs: Vec<ClubId>,
    },
    /// E-LU-UNKNOWN.
    LineUpUnknown(ListNumber),
    /// E-LU-SIZE.
    LineUpSize {
        /// Names given.
        names: u16,
        boards: u8,
    },
    /// E-LU-DUP.
    LineUpDuplicate(ListNumber),
    /// E-LU-HIGHER.
    LineUpHigher {
        number: ListNumber,
        /// Name of the higher team.
        team: String,
    },
    /// E-LU-ORDER.
    LineUpOrder {
        /// Board, from 1.
        board: u8,
        number: ListNumber,
        /// The weaker player on the previous board.
        behind: ListNumber,
    },
    /// E-LU-ROUND.
    LineUpRound { number: ListNumber, round: u16 },
    /// E-LU-FOREIGN.
    LineUpForeign {
        /// Foreigners.
        found: u8,
        /// The most allowed.
        most: u8,
    },
    /// E-SUB-EARLY.
    SubstitutionEarly {
        /// Minutes after the start when they begin.
        minutes: u32,
    },
    /// E-SUB-LATE.
    SubstitutionLate {
        /// Minutes after the start when they end.
        minutes: u32,
    },
    /// E-SUB-COUNT.
    SubstitutionCount {
        /// The most allowed.
        most: u8,
        boards: u8,
    },
    /// E-SUB-NOTLOWER.
    SubstitutionNotLower(ListNumber),
    /// E-SUB-DUP.
    SubstitutionDuplicate(ListNumber),
    /// E-SUB-STRONGER.
    SubstitutionStronger { number: ListNumber, replaced: ListNumber },
    /// E-SUB-ROUND.
    SubstitutionRound { number: ListNumber, round: u16 },
    /// E-SUB-FOREIGN.
    SubstitutionForeign {
        /// Foreigners after the substitution.
        found: u8,
        /// The most allowed.
        most: u8,
    },
    /// E-FINISH-DECIDES.
    FinishDecides {
        /// Minutes of each player.
        minutes: u16,
    },
    /// W-WITHDRAW-PREFERENT.
    WithdrawPreferent,
    /// E-CAL-VENUE.
    CalendarVenue,
    /// E-CAL-WINDOW.
    CalendarWindow {
        /// The day after which it must be played.
        after: Date,
        /// The last day allowed.
        until: Date,
    },
    /// E-CAL-FOREIGN.
    CalendarForeign(MemberNo),
    /// E-CAL-LASTTWO.
    CalendarLastTwo,
    /// E-APPEAL-LATE.
    AppealLate {
        /// The last day.
        until: Date,
    },
    /// E-APPEAL-SCOPE.
    AppealScope,
    /// E-VOTE-QUORUM.
    VoteQuorum {
        /// Votes cast.
        votes: u8,
        /// Votes needed.
        needed: u8,
        /// Members appointed.
        members: u8,
    },
    /// E-PAIR-REPEAT, in a team event.
    PairRepeat { one: crate::ids::TeamId, other: crate::ids::TeamId },
    /// E-PAIR-NONE.
    PairNone,
    /// E-HOM-DATE.
    HomologationDate {
        /// The last day.
        until: Date,
    },
    /// E-HOM-CLASH.
    HomologationClash {
        /// The established open.
        open: OpenId,
        /// Hectometres between them.
        distance_hm: u32,
    },
    /// E-HOM-ROUNDS.
    HomologationRounds { least: u16 },
    /// E-HOM-PLAYERS.
    HomologationPlayers { least: u16 },
    /// E-HOM-MIX.
    HomologationMix,
}

const MINUTES_OF_AN_HOUR: u16 = 60;

/// Code, provision and text of a finding.
struct FindingText(&'static str, &'static str, Text);

impl HandbookFinding {
    fn entry(&self) -> FindingText {
        match self {
            Self::ListOrder { .. } => FindingText("E-LIST-ORDER", "Delegates 5.23", findings::LIST_ORDER),
            Self::LicenceNational(_) => FindingText("E-LIC-NATIONAL", "Delegates 5.24", findings::LICENCE_NATIONAL),
            Self::LicencePhone(_) => FindingText("E-LIC-PHONE", "Delegates 5.24", findings::LICENCE_PHONE),
            Self::AdditionLate => FindingText("E-ADD-LATE", "Delegates 5.321", findings::ADDITION_LATE),
            Self::AdditionLicensed(_) => FindingText("E-ADD-LICENSED", "Delegates 5.321", findings::ADDITION_LICENSED),
            Self::EntryLicence(_) => FindingText("E-ENTRY-LICENCE", "Delegates 5.322", findings::ENTRY_LICENCE),
            Self::VenueTravel { .. } => FindingText("E-VENUE-TRAVEL", "Delegates 5.422 i", findings::VENUE_TRAVEL),
            Self::VenuePlayers { .. } => FindingText("E-VENUE-PLAYERS", "Delegates 5.422 i", findings::VENUE_PLAYERS),
            Self::VenueBoards { .. } => FindingText("E-VENUE-BOARDS", "Delegates 5.422 i", findings::VENUE_BOARDS),
            Self::ResultLate { .. } => FindingText("W-RESULT-LATE", "Delegates 5.71", findings::RESULT_LATE),
            Self::RecordLate { .. } => FindingText("W-RECORD-LATE", "Delegates 5.811", findings::RECORD_LATE),
            Self::AddressLate { .. } => FindingText("W-ADDRESS-LATE", "Delegates 5.10", findings::ADDRESS_LATE),
            Self::LineUpUnknown(_) => FindingText("E-LU-UNKNOWN", "Delegates 5.61", findings::LINE_UP_UNKNOWN),
            Self::LineUpSize { .. } => FindingText("E-LU-SIZE", "Teams 7.1", findings::LINE_UP_SIZE),
            Self::LineUpDuplicate(_) => FindingText("E-LU-DUP", "Delegates 5.61", findings::LINE_UP_DUPLICATE),
            Self::LineUpHigher { .. } => FindingText("E-LU-HIGHER", "Teams 7.22", findings::LINE_UP_HIGHER),
            Self::LineUpOrder { .. } => FindingText("E-LU-ORDER", "Teams 7.32", findings::LINE_UP_ORDER),
            Self::LineUpRound { .. } => FindingText("E-LU-ROUND", "Teams 7.34", findings::LINE_UP_ROUND),
            Self::LineUpForeign { .. } => FindingText("E-LU-FOREIGN", "Foreigners 8.1", findings::LINE_UP_FOREIGN),
            Self::SubstitutionEarly { .. } => {
                FindingText("E-SUB-EARLY", "Substitutes 13.2 (a)", findings::SUBSTITUTION_EARLY)
            }
            Self::SubstitutionLate { .. } => {
                FindingText("E-SUB-LATE", "Substitutes 13.2 (b)", findings::SUBSTITUTION_LATE)
            }
            Self::SubstitutionCount { .. } => {
                FindingText("E-SUB-COUNT", "Substitutes 13.2 (a)", findings::SUBSTITUTION_COUNT)
            }
            Self::SubstitutionNotLower(_) => {
                FindingText("E-SUB-NOTLOWER", "Substitutes 13.1", findings::SUBSTITUTION_NOT_LOWER)
            }
            Self::SubstitutionDuplicate(_) => {
                FindingText("E-SUB-DUP", "Substitutes 13.1", findings::SUBSTITUTION_DUPLICATE)
            }
            Self::SubstitutionStronger { .. } => {
                FindingText("E-SUB-STRONGER", "Substitutes 13.11", findings::SUBSTITUTION_STRONGER)
            }
            Self::SubstitutionRound { .. } => {
                FindingText("E-SUB-ROUND", "Substitutes 13.3", findings::SUBSTITUTION_ROUND)
            }
            Self::SubstitutionForeign { .. } => {
                FindingText("E-SUB-FOREIGN", "Foreigners 8.1", findings::SUBSTITUTION_FOREIGN)
            }
            Self::FinishDecides { .. } => {
                FindingText("E-FINISH-DECIDES", "Adjournments 10.1 (d)", findings::FINISH_DECIDES)
            }
            Self::WithdrawPreferent => {
                FindingText("W-WITHDRAW-PREFERENT", "Withdrawals 14.21", findings::WITHDRAW_PREFERENT)
            }
            Self::CalendarVenue => FindingText("E-CAL-VENUE", "Calendar 15.3", findings::CALENDAR_VENUE),
            Self::CalendarWindow { .. } => FindingText("E-CAL-WINDOW", "Calendar 15.8", findings::CALENDAR_WINDOW),
            Self::CalendarForeign(_) => FindingText("E-CAL-FOREIGN", "Calendar 15.9", findings::CALENDAR_FOREIGN),
            Self::CalendarLastTwo => FindingText("E-CAL-LASTTWO", "Calendar 15.10 (a)", findings::CALENDAR_LAST_TWO),
            Self::AppealLate { .. } => {
                FindingText("E-APPEAL-LATE", "Competition Committee 2.1 (a)", findings::APPEAL_LATE)
            }
            Self::AppealScope => FindingText("E-APPEAL-SCOPE", "Competition Committee 2.2", findings::APPEAL_SCOPE),
            Self::VoteQuorum { .. } => FindingText("E-VOTE-QUORUM", "Sports Commission 7.3", findings::VOTE_QUORUM),
            Self::PairRepeat { .. } => FindingText("E-PAIR-REPEAT", "Swiss 1.2", findings::PAIR_REPEAT),
            Self::PairNone => FindingText("E-PAIR-NONE", "Swiss 3.1", findings::PAIR_NONE),
            Self::HomologationDate { .. } => {
                FindingText("E-HOM-DATE", "Open tournaments 1", findings::HOMOLOGATION_DATE)
            }
            Self::HomologationClash { .. } => {
                FindingText("E-HOM-CLASH", "Open tournaments 2", findings::HOMOLOGATION_CLASH)
            }
            Self::HomologationRounds { .. } => {
                FindingText("E-HOM-ROUNDS", "Open tournaments 3", findings::HOMOLOGATION_ROUNDS)
            }
            Self::HomologationPlayers { .. } => {
                FindingText("E-HOM-PLAYERS", "Open tournaments 4", findings::HOMOLOGATION_PLAYERS)
            }
            Self::HomologationMix => FindingText("E-HOM-MIX", "Open tournaments 5", findings::HOMOLOGATION_MIX),
        }
    }

    /// Returns the code of section 31.
    pub fn code(&self) -> &'static str {
        self.entry().0
    }

    /// Returns the provision that supports it.
    pub fn cites(&self) -> Article {
        Article::new(self.entry().1)
    }

    /// Returns whether it is only a warning.
    pub fn is_warning(&self) -> bool {
        self.code().starts_with('W')
    }

    /// Returns the sentence of section 31, with names from the lookup.
    pub fn text(&self, language: Language, names: &dyn NameLookup) -> String {
        let text = self.entry().2;
        match self {
            Self::ListOrder { number }
            | Self::LineUpUnknown(number)
            | Self::LineUpDuplicate(number)
            | Self::SubstitutionNotLower(number)
            | Self::SubstitutionDuplicate(number) => text.fill(language, &[("number", number)]),
            Self::LicenceNational(person)
            | Self::LicencePhone(person)
            | Self::AdditionLicensed(person)
            | Self::EntryLicence(person)
            | Self::CalendarForeign(person) => text.fill(language, &[("player", &names.person(*person))]),
            Self::VenueTravel { most } => text.fill(language, &[("most", most)]),
            Self::VenuePlayers { count, least } | Self::VenueBoards { count, least } => {
                text.fill(language, &[("count", count), ("least", least)])
            }
            Self::ResultLate { due } => {
                let hour = format!("{}:{:02}", due.minute / MINUTES_OF_AN_HOUR, due.minute % MINUTES_OF_AN_HOUR);
                text.fill(language, &[("date", &due.date), ("hour", &hour)])
            }
            Self::SubstitutionEarly { minutes } | Self::SubstitutionLate { minutes } => {
                text.fill(language, &[("minutes", minutes)])
            }
            Self::FinishDecides { minutes } => text.fill(language, &[("minutes", minutes)]),
            Self::HomologationRounds { least } | Self::HomologationPlayers { least } => {
                text.fill(language, &[("least", least)])
            }
            Self::RecordLate { due } => text.fill(language, &[("date", due)]),
            Self::AppealLate { until } | Self::HomologationDate { until } => text.fill(language, &[("date", until)]),
            Self::AddressLate { event, clubs } => {
                let clubs: Vec<String> = clubs.iter().map(|club| names.club(*club)).collect();
                text.fill(language, &[("event", &names.event(*event)), ("clubs", &clubs.join(", "))])
            }
            Self::LineUpSize { names: given, boards } => text.fill(language, &[("names", given), ("boards", boards)]),
            Self::LineUpHigher { number, team } => text.fill(language, &[("number", number), ("team", team)]),
            Self::LineUpOrder { board, number, behind } => {
                text.fill(language, &[("board", board), ("number", number), ("weaker", behind)])
            }
            Self::LineUpRound { number, round } | Self::SubstitutionRound { number, round } => {
                text.fill(language, &[("number", number), ("round", round)])
            }
            Self::LineUpForeign { found, most } | Self::SubstitutionForeign { found, most } => {
                text.fill(language, &[("found", found), ("most", most)])
            }
            Self::SubstitutionCount { most, boards } => text.fill(language, &[("most", most), ("boards", boards)]),
            Self::SubstitutionStronger { number, replaced } => {
                text.fill(language, &[("number", number), ("replaced", replaced)])
            }
            Self::CalendarWindow { after, until } => text.fill(language, &[("after", after), ("until", until)]),
            Self::VoteQuorum { votes, needed, members } => {
                text.fill(language, &[("votes", votes), ("needed", needed), ("members", members)])
            }
            Self::PairRepeat { one, other } => {
                text.fill(language, &[("one", &names.team(*one)), ("other", &names.team(*other))])
            }
            Self::HomologationClash { open, distance_hm } => {
                let km = format!("{}.{}", distance_hm / 10, distance_hm % 10);
                text.fill(language, &[("event", &names.open(*open)), ("km", &km)])
            }
            _ => text.get(language).to_owned(),
        }
    }
}

/// Code and English text.
impl std::fmt::Display for HandbookFinding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code(), self.text(Language::English, &NumbersOnly))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::TeamId;
    use std::collections::BTreeSet;

    /// Returns one finding of each variant.
    fn all() -> Vec<HandbookFinding> {
        use HandbookFinding as F;
        let (n, m) = (ListNumber::plain(5), ListNumber::plain(9));
        let date = Date::new(1990, 2, 25).unwrap();
        let person = MemberNo(7);
        vec![
            F::ListOrder { number: n },
            F::LicenceNational(person),
            F::LicencePhone(person),
            F::AdditionLate,
            F::AdditionLicensed(person),
            F::EntryLicence(person),
            F::VenueTravel { most: 70 },
            F::VenuePlayers { count: 9, least: 10 },
            F::VenueBoards { count: 14, least: 15 },
            F::ResultLate { due: date.at(13, 0) },
            F::RecordLate { due: date },
            F::AddressLate { event: CompetitionId(1), clubs: vec![ClubId(2), ClubId(3)] },
            F::LineUpUnknown(n),
            F::LineUpSize { names: 9, boards: 8 },
            F::LineUpDuplicate(n),
            F::LineUpHigher { number: n, team: "A".to_owned() },
            F::LineUpOrder { board: 8, number: n, behind: m },
            F::LineUpRound { number: n, round: 3 },
            F::LineUpForeign { found: 3, most: 2 },
            F::SubstitutionEarly { minutes: 20 },
            F::SubstitutionLate { minutes: 60 },
            F::SubstitutionCount { most: 2, boards: 10 },
            F::SubstitutionNotLower(n),
            F::SubstitutionDuplicate(n),
            F::SubstitutionStronger { number: n, replaced: m },
            F::SubstitutionRound { number: n, round: 3 },
            F::SubstitutionForeign { found: 3, most: 2 },
            F::FinishDecides { minutes: 15 },
            F::WithdrawPreferent,
            F::CalendarVenue,
            F::CalendarWindow { after: date, until: date.plus(3) },
            F::CalendarForeign(person),
            F::CalendarLastTwo,
            F::AppealLate { until: date },
            F::AppealScope,
            F::VoteQuorum { votes: 2, needed: 3, members: 5 },
            F::PairRepeat { one: TeamId(1), other: TeamId(2) },
            F::PairNone,
            F::HomologationDate { until: date },
            F::HomologationClash { open: OpenId(1), distance_hm: 299 },
            F::HomologationRounds { least: 8 },
            F::HomologationPlayers { least: 25 },
            F::HomologationMix,
        ]
    }

    #[test]
    fn section_31_every_code_has_a_sentence_in_every_language() {
        let findings = all();
        let mut codes: Vec<&str> = findings.iter().map(HandbookFinding::code).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), 43);
        for finding in findings {
            let sentences = Language::ALL.map(|language| finding.text(language, &NumbersOnly));
            assert!(sentences.iter().all(|s| !s.contains('{') && !s.is_empty()), "{sentences:?}");
            let own = Language::ALL.into_iter().filter(|language| language.fallback().is_none());
            let distinct: BTreeSet<String> = own.map(|language| finding.text(language, &NumbersOnly)).collect();
            assert_eq!(distinct.len(), 5, "{finding}");
            assert_eq!(finding.is_warning(), finding.code().starts_with("W-"));
            assert!(!finding.cites().number().is_empty());
            let written = serde_json::to_string(&finding).unwrap();
            assert_eq!(serde_json::from_str::<HandbookFinding>(&written).unwrap(), finding);
        }
    }
}
