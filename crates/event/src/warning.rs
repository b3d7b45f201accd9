//! FIDE's framework of warnings (endorsement checklist, questions 218-221): acts to be confirmed, and the level
//! required.

use crate::words::warnings;
use adoube_aggregate::Level;
use adoube_laws::Article;
use adoube_words::{Language, Text};
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// A warning to the arbiter. Players are given by starting number.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventWarning {
    /// FIDE mode is left permanently.
    LeavingFideMode,
    /// The number of rounds is changed after the start.
    Rounds {
        /// The old number.
        from: u16,
        /// The new number.
        to: u16,
    },
    /// The tie-breaks are changed after the start.
    TieBreaks,
    /// The points are changed after the start.
    ScoringLocked,
    /// The time control, default time or edition of the Laws is changed after the start.
    OtherLaws,
    /// With standard points, the pairing-allocated bye is worth none of 1, ½ and 0.
    ByePoints,
    /// A Buchholz tie-break in a round robin.
    BuchholzInRoundRobin,
    /// Another half-point bye for the same player.
    MoreHalfByes(u16),
    /// A bye in one of the last rounds.
    ByeInLastRounds(u16),
    /// A full-point bye.
    FullPointBye(u16),
    /// A player enters after this round.
    LateEntry(u16),
    /// Players are kept apart after the first round.
    KeptApartLate,
    /// Two players meet again.
    MeetAgain(u16, u16),
    /// Two players meet who are kept apart.
    KeptApart(u16, u16),
    /// The bye is given to a player who may not have it.
    WrongBye(u16),
    /// A player gets the same colour for the third time in a row.
    ThirdColour(u16),
    /// A player has three more games with one colour than with the other.
    ColourBalance(u16),
    /// Both players of a board are due the other colour.
    BothWrongColours(u16, u16),
    /// The draft differs from the engine's on this many boards.
    NotTheEngines(u16),
    /// An unusual result.
    UnusualResult,
    /// A result of a closed round is corrected.
    ClosedRound(u16),
    /// A result older than the previous round is corrected.
    OldRound(u16),
    /// A published pairing is reverted.
    Published(u16),
    /// The event is closed before all rounds were played.
    RoundsMissing(u16),
    /// A closed event is reopened.
    Reopening,
}

impl EventWarning {
    /// Returns the confirmation level required in FIDE mode.
    pub const fn level(&self) -> Level {
        match self {
            Self::FullPointBye(_) | Self::LateEntry(_) | Self::BothWrongColours(..) => Level::Acknowledge,
            Self::LeavingFideMode | Self::Rounds { .. } | Self::TieBreaks => Level::TwoSteps,
            Self::ScoringLocked
            | Self::ByePoints
            | Self::BuchholzInRoundRobin
            | Self::KeptApartLate
            | Self::OldRound(_) => Level::Leave,
            _ => Level::Confirm,
        }
    }

    /// Returns the provision that supports it.
    pub const fn cites(&self) -> Article {
        Article::new(match self {
            Self::Rounds { .. } => "C.04.1:1",
            Self::MeetAgain(..) => "C.04.1:2",
            Self::WrongBye(_) => "C.04.1:4",
            Self::ThirdColour(_) => "C.04.1:7",
            Self::ColourBalance(_) => "C.04.1:6",
            Self::BothWrongColours(..) => "C.04.3:1.7",
            Self::TieBreaks | Self::BuchholzInRoundRobin => "C.07:1",
            Self::ScoringLocked | Self::ByePoints => "C.04.1:3",
            Self::LateEntry(_) => "C.04.2:2.4",
            Self::ClosedRound(_) | Self::OldRound(_) | Self::UnusualResult => "C.04.2:4",
            Self::NotTheEngines(_) => "C.04.1:9",
            _ => "C.04.2:1",
        })
    }

    /// Returns the warning as text.
    pub fn text(&self, language: Language) -> String {
        let with = |text: Text, values: &[(&str, &dyn Display)]| text.fill(language, values);
        match self {
            Self::LeavingFideMode => warnings::LEAVING.get(language).to_owned(),
            Self::Rounds { from, to } => with(warnings::ROUNDS, &[("from", from), ("to", to)]),
            Self::TieBreaks => warnings::TIE_BREAKS.get(language).to_owned(),
            Self::ScoringLocked => warnings::SCORING.get(language).to_owned(),
            Self::OtherLaws => warnings::OTHER_LAWS.get(language).to_owned(),
            Self::ByePoints => warnings::BYE_POINTS.get(language).to_owned(),
            Self::BuchholzInRoundRobin => warnings::BUCHHOLZ.get(language).to_owned(),
            Self::MoreHalfByes(n) => with(warnings::HALF_BYES, &[("number", n)]),
            Self::ByeInLastRounds(n) => with(warnings::LAST_ROUNDS, &[("round", n)]),
            Self::FullPointBye(n) => with(warnings::FULL_BYE, &[("number", n)]),
            Self::LateEntry(n) => with(warnings::LATE_ENTRY, &[("round", n)]),
            Self::KeptApartLate => warnings::KEPT_APART_LATE.get(language).to_owned(),
            Self::MeetAgain(a, b) => with(warnings::MEET_AGAIN, &[("first", a), ("second", b)]),
            Self::KeptApart(a, b) => with(warnings::KEPT_APART, &[("first", a), ("second", b)]),
            Self::WrongBye(n) => with(warnings::WRONG_BYE, &[("number", n)]),
            Self::ThirdColour(n) => with(warnings::THIRD_COLOUR, &[("number", n)]),
            Self::ColourBalance(n) => with(warnings::BALANCE, &[("number", n)]),
            Self::BothWrongColours(a, b) => with(warnings::BOTH_WRONG, &[("first", a), ("second", b)]),
            Self::NotTheEngines(n) => with(warnings::NOT_THE_ENGINES, &[("boards", n)]),
            Self::UnusualResult => warnings::UNUSUAL.get(language).to_owned(),
            Self::ClosedRound(n) => with(warnings::CLOSED_ROUND, &[("round", n)]),
            Self::OldRound(n) => with(warnings::OLD_ROUND, &[("round", n)]),
            Self::Published(n) => with(warnings::PUBLISHED, &[("round", n)]),
            Self::RoundsMissing(n) => with(warnings::ROUNDS_MISSING, &[("rounds", n)]),
            Self::Reopening => warnings::REOPENING.get(language).to_owned(),
        }
    }
}
