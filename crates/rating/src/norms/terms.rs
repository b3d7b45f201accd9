//! The words of B.01, 1.4: titles and what they ask for, rounds, events, requirements, reports.

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
    /// All of them, highest first.
    pub const ALL: [Self; 4] = [Self::Gm, Self::Im, Self::Wgm, Self::Wim];

    /// The abbreviation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Gm => "GM",
            Self::Im => "IM",
            Self::Wgm => "WGM",
            Self::Wim => "WIM",
        }
    }

    /// Whether only women may have it.
    pub const fn is_for_women(self) -> bool {
        matches!(self, Self::Wgm | Self::Wim)
    }

    /// The rating that must have been reached for the title itself (1.5.3).
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

/// How a game was decided, for norms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NormDecision {
    /// Over the board, with half points 0, 1 or 2.
    Played(u32),
    /// The opponent did not come.
    ForfeitWon,
    /// The player did not come, or neither did.
    ForfeitLost,
    /// The pairing-allocated bye.
    AllocatedBye,
    /// Nothing: another bye, or no result yet.
    Nothing,
}

/// One round of the candidate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NormRound {
    /// Its number, from 1.
    pub number: u32,
    /// How it went.
    pub way: NormDecision,
    /// The opponent, by any number; each has one of their own.
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

/// How the event was paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Swiss or knockout: pairings follow from results.
    Swiss,
    /// Round robin.
    RoundRobin,
    /// Double round robin.
    DoubleRoundRobin,
}

/// The number of games asked for (1.4.1a-b).
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

/// The event as the regulations see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NormEvent {
    /// Rounds scheduled.
    pub rounds: u32,
    /// Format.
    pub format: Format,
    /// The number of games asked for.
    pub games: GamesRule,
    /// 1.4.3 a-d: the mix of federations is not asked for.
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
    /// The article.
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

    /// Whether the number asked for is the most allowed, not the least.
    pub const fn is_a_maximum(self) -> bool {
        matches!(self, Self::OwnFederation | Self::OneFederation)
    }
}

/// A requirement: what is asked and what is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// The subject.
    pub what: RequirementKind,
    /// The least, or the most, asked for.
    pub needed: i64,
    /// The value found.
    pub found: i64,
}

impl Requirement {
    /// Whether it is met.
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
    /// Half points of the games counted that would be enough with these opponents.
    pub enough_half_points: Option<u32>,
    /// For how many games the norm counts (1.4.1c-d, 1.7); 0 if it is none.
    pub counts_as_games: u32,
}

impl NormReport {
    /// Whether everything is met.
    pub fn is_norm(&self) -> bool {
        self.requirements.iter().all(Requirement::is_met)
    }

    /// The requirements that are not met.
    pub fn missing(&self) -> impl Iterator<Item = &Requirement> {
        self.requirements.iter().filter(|requirement| !requirement.is_met())
    }
}

/// One way the last round may go, and what the norm would be then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhatIf {
    /// Half points of the last game: 0, 1 or 2.
    pub half_points: u32,
    /// The report.
    pub report: NormReport,
}
