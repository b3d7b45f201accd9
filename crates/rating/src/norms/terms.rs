//! The terms of B.01, 1.4: titles and their requirements, rounds, events, reports.

use crate::performance::Performance;

/// The titles that norms lead to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NormTitle {
    /// Grandmaster.
    Gm,
    /// International Master.
    Im,
    /// Woman Grandmaster.
    Wgm,
    /// Woman International Master.
    Wim,
}

pub(super) struct TitleRequirements {
    pub(super) performance: i64,
    pub(super) average: i64,
    pub(super) floor: u16,
    pub(super) counting: &'static [&'static str],
}

impl NormTitle {
    /// All titles, highest first.
    pub const ALL: [Self; 4] = [Self::Gm, Self::Im, Self::Wgm, Self::Wim];

    /// Returns the abbreviation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Gm => "GM",
            Self::Im => "IM",
            Self::Wgm => "WGM",
            Self::Wim => "WIM",
        }
    }

    /// Returns whether only women may hold the title.
    pub const fn is_for_women(self) -> bool {
        matches!(self, Self::Wgm | Self::Wim)
    }

    /// Returns the rating that must have been reached for the title itself (1.5.3).
    pub const fn rating(self) -> u16 {
        match self {
            Self::Gm => 2500,
            Self::Im => 2400,
            Self::Wgm => 2300,
            Self::Wim => 2200,
        }
    }

    pub(super) const fn level(self) -> TitleRequirements {
        let (performance, average, floor, counting): (_, _, _, &'static [&'static str]) = match self {
            Self::Gm => (2600, 2380, 2200, &["GM"]),
            Self::Im => (2450, 2230, 2050, &["GM", "IM"]),
            Self::Wgm => (2400, 2180, 2000, &["GM", "IM", "WGM"]),
            Self::Wim => (2250, 2030, 1850, &["GM", "IM", "WGM", "WIM"]),
        };
        TitleRequirements { performance, average, floor, counting }
    }
}

/// Titles that count as titles of opponents (1.4.5a): not CM and WCM.
pub(super) const HOLDERS: [&str; 6] = ["GM", "IM", "WGM", "FM", "WIM", "WFM"];

/// The decision of a game, for norms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NormDecision {
    /// Over the board, with half points 0, 1 or 2.
    Played(u32),
    /// The opponent was absent.
    ForfeitWon,
    /// The player or both were absent.
    ForfeitLost,
    /// The pairing-allocated bye.
    AllocatedBye,
    /// Not decided: another bye, or no result yet.
    Nothing,
}

/// One round of the candidate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NormRound {
    /// Its number, from 1.
    pub number: u32,
    /// The decision.
    pub way: NormDecision,
    /// The opponent's number; unique among the opponents.
    pub opponent: u32,
    /// The opponent's rating; 0 for none.
    pub rating: u16,
    /// The opponent's federation, in capitals; `FID` and nothing count as no federation.
    pub federation: String,
    /// The opponent's title as printed.
    pub title: String,
    /// 1.4.2b: an unrated opponent who scored nothing against rated ones.
    pub hopeless: bool,
}

/// The pairing format of the event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Swiss or knockout: pairings follow from results.
    Swiss,
    /// Round robin.
    RoundRobin,
    /// Double round robin.
    DoubleRoundRobin,
}

/// The required number of games (1.4.1a-b).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GamesRule {
    /// Nine.
    #[default]
    Nine,
    /// Seven: World and continental championships of teams or clubs.
    Seven,
    /// Eight, counted as nine: the World Cup and the Women's World Cup.
    Eight,
}

/// The event as input of the regulations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NormEvent {
    /// Rounds scheduled.
    pub rounds: u32,
    /// Format.
    pub format: Format,
    /// The required number of games.
    pub games: GamesRule,
    /// 1.4.3 a-d: whether the mix of federations is not required.
    pub exempt: bool,
}

/// The subject of a requirement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequirementKind {
    /// Games counted (1.4.1).
    Games,
    /// Federations other than the candidate's (1.4.3).
    ForeignFederations,
    /// Opponents of the candidate's federation, at most (1.4.4).
    OwnFederation,
    /// Opponents of any one federation, at most (1.4.4).
    OneFederation,
    /// Opponents with titles (1.4.5a).
    TitleHolders,
    /// Opponents with the title of the norm or above (1.4.5b-e).
    NormTitles,
    /// Average of the opponents (1.4.8a).
    Average,
    /// Score in per cent (1.4.8b).
    Score,
    /// Performance (1.4.8).
    Performance,
}

impl RequirementKind {
    /// Returns the article.
    pub const fn article(self) -> &'static str {
        match self {
            Self::Games => "1.4.1",
            Self::ForeignFederations => "1.4.3",
            Self::OwnFederation | Self::OneFederation => "1.4.4",
            Self::TitleHolders => "1.4.5a",
            Self::NormTitles => "1.4.5",
            Self::Average => "1.4.8a",
            Self::Score => "1.4.8b",
            Self::Performance => "1.4.8",
        }
    }

    /// Returns whether the required number is a maximum instead of a minimum.
    pub const fn is_a_maximum(self) -> bool {
        matches!(self, Self::OwnFederation | Self::OneFederation)
    }
}

/// A requirement: the required and the actual value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// The subject.
    pub what: RequirementKind,
    /// The required minimum or maximum.
    pub needed: i64,
    /// The value found.
    pub found: i64,
}

impl Requirement {
    /// Returns whether it is met.
    pub const fn is_met(&self) -> bool {
        if self.what.is_a_maximum() { self.found <= self.needed } else { self.found >= self.needed }
    }
}

/// A report on one title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NormReport {
    /// The title.
    pub title: NormTitle,
    /// All requirements.
    pub requirements: Vec<Requirement>,
    /// Average, percentage and performance over the games counted.
    pub performance: Option<Performance>,
    /// The opponent's number whose rating was raised to the floor, with the rating before (1.4.6c).
    pub raised: Option<(u32, u16)>,
    /// Rounds left out under 1.4.1e or 1.4.1f.
    pub left_out: Vec<u32>,
    /// The half points in the counted games that would suffice against these opponents.
    pub enough_half_points: Option<u32>,
    /// The number of games for which the norm counts (1.4.1c-d, 1.7); 0 if it is not a norm.
    pub counts_as_games: u32,
}

impl NormReport {
    /// Returns whether everything is met.
    pub fn is_norm(&self) -> bool {
        self.requirements.iter().all(Requirement::is_met)
    }

    /// Returns the requirements that are not met.
    pub fn missing(&self) -> impl Iterator<Item = &Requirement> {
        self.requirements.iter().filter(|requirement| !requirement.is_met())
    }
}

/// A possible result of the last round, and the resulting report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhatIf {
    /// Half points of the last game: 0, 1 or 2.
    pub half_points: u32,
    /// The report.
    pub report: NormReport,
}
