//! FIDE's framework of warnings (endorsement checklist, questions 218-221): what has to be confirmed, and how firmly.

use crate::words::warnings;
use adoube_aggregate::Level;
use adoube_laws::Article;
use adoube_words::{Language, Text};
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// Something the arbiter is warned of. Players are named by starting number.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventWarning {
    /// FIDE mode is left and never entered again.
    LeavingFideMode,
    /// Another number of rounds after the start.
    Rounds {
        /// From.
        from: u16,
        /// To.
        to: u16,
    },
    /// Other tie-breaks after the start.
    TieBreaks,
    /// Other points after the start.
    ScoringLocked,
    /// Another rate of play, default time or edition of the Laws after the start.
    OtherLaws,
    /// The pairing-allocated bye is worth what the standard points do not know.
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
    /// The bye goes to a player who may not have it.
    WrongBye(u16),
    /// The same colour a third time running.
    ThirdColour(u16),
    /// Three games more with one colour than with the other.
    ColourBalance(u16),
    /// Two players who both were due the other colour.
    BothWrongColours(u16, u16),
    /// The draft is not the engine's; so many boards differ.
    NotTheEngines(u16),
    /// A result that is not usual.
    UnusualResult,
    /// A result of a closed round is corrected.
    ClosedRound(u16),
    /// A result older than the previous round is corrected.
    OldRound(u16),
    /// A pairing that was published is taken back.
    Published(u16),
    /// The event is closed before all rounds were played.
    RoundsMissing(u16),
    /// A closed event is opened again.
    Reopening,
}

impl EventWarning {
    /// How firmly it has to be confirmed in FIDE mode.
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

    /// The provision it rests on.
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

    /// The warning in words.
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
