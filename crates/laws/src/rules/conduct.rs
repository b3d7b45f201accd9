//! Conduct and penalties: Articles 11 and 12 (1985: 10.16, 11.03, 12.09, 15 and 16).

use super::{Cited, DevicePenalty, Leaving, Param, Regulations, by, cited};
use crate::Edition;

/// Conduct and penalties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConductRules {
    /// The penalties the arbiter may impose (12.9, see [`PENALTIES`]; 1985: 15.02, 16.05, 05.06.e, 10.10.a).
    pub penalties: Param<PenaltyMenu>,
    /// Refusing the Laws (11.7; 1985: 10.16).
    pub refusing_the_laws: Param<RefusingTheLaws>,
    /// Both refuse: both lose (11.8; 1985: 10.16).
    pub both_refuse: Cited,
    /// An electronic device (11.3.2.2).
    pub device: Param<Device>,
    /// Whether leaving must be reported while the opponent thinks (11.2.4).
    pub leaving: Param<Leaving>,
    /// No analysing (11.3.1; 1985: 15.01.c, in the hall, during adjourned sessions too).
    pub analysing: Cited,
    /// Which regulations on fair play the arbiter follows (12.2.7).
    pub fair_play: Param<FairPlay>,
    /// Whether the arbiter may tell the number of moves (12.6; 1985: 12.09, 11.03).
    pub signals: Param<Signals>,
    /// Whether a decision may be appealed, even after signing (11.10).
    pub appeal: Param<bool>,
}

/// The penalties the arbiter may impose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PenaltyMenu {
    /// No closed list: a warning, time, up to loss of the game.
    Open,
    /// The list of [`PENALTIES`].
    Listed,
}

/// A penalty of the list (12.9.1 to 12.9.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PenaltyKind {
    /// A warning.
    Warning,
    /// More time for the opponent.
    TimeForOpponent,
    /// Less time for the offender.
    TimeFromOffender,
    /// A higher score for the opponent.
    PointsForOpponent,
    /// A lower score for the offender.
    PointsFromOffender,
    /// Loss of the game.
    Loss,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from rounds.
    Rounds,
    /// Expulsion from the event.
    Expulsion,
}

/// The list of penalties with the articles that have them, in all editions since 2017.
pub const PENALTIES: [(PenaltyKind, &str); 9] = [
    (PenaltyKind::Warning, "12.9.1"),
    (PenaltyKind::TimeForOpponent, "12.9.2"),
    (PenaltyKind::TimeFromOffender, "12.9.3"),
    (PenaltyKind::PointsForOpponent, "12.9.4"),
    (PenaltyKind::PointsFromOffender, "12.9.5"),
    (PenaltyKind::Loss, "12.9.6"),
    (PenaltyKind::Fine, "12.9.7"),
    (PenaltyKind::Rounds, "12.9.8"),
    (PenaltyKind::Expulsion, "12.9.9"),
];

/// Refusing the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RefusingTheLaws {
    /// Loses.
    Loses,
    /// Loses if it persists; the arbiter sets the opponent's score.
    LosesIfPersistent,
}

/// An electronic device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Device {
    /// Nothing is said.
    NotSaid,
    /// The penalty for bringing the device into the venue.
    BroughtIn(DevicePenalty),
    /// The penalty for carrying the device in the venue.
    OnThePerson(DevicePenalty),
}

/// Which regulations on fair play the arbiter follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FairPlay {
    /// None are named.
    NotSaid,
    /// The rules against cheating.
    AntiCheating,
    /// The regulations on fair play.
    FairPlay,
}

/// Whether the arbiter may tell the number of moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signals {
    /// Never, nor that the control has been passed.
    Never,
    /// Only under 8.5 after a flag has fallen.
    AfterFlagFall,
}

const IN_1985: ConductRules = ConductRules {
    penalties: by(PenaltyMenu::Open, &["15.02", "16.05", "05.06.e", "10.10.a"]),
    refusing_the_laws: by(RefusingTheLaws::Loses, &["10.16"]),
    both_refuse: cited(&["10.16"]),
    device: by(Device::NotSaid, &[]),
    leaving: by(Leaving::Free, &[]),
    analysing: cited(&["15.01.c"]),
    fair_play: by(FairPlay::NotSaid, &[]),
    signals: by(Signals::Never, &["12.09", "11.03"]),
    appeal: by(false, &[]),
};

const IN_2017: ConductRules = ConductRules {
    penalties: by(PenaltyMenu::Listed, &["12.9"]),
    refusing_the_laws: by(RefusingTheLaws::LosesIfPersistent, &["11.7"]),
    both_refuse: cited(&["11.8"]),
    device: by(Device::BroughtIn(DevicePenalty::Loss), &["11.3.2.2"]),
    leaving: by(Leaving::Free, &["11.2.4"]),
    analysing: cited(&["11.3.1"]),
    fair_play: by(FairPlay::AntiCheating, &["12.2.7"]),
    signals: by(Signals::AfterFlagFall, &["12.6"]),
    appeal: by(true, &["11.10"]),
};

const IN_2018: ConductRules = IN_2017;

const IN_2023: ConductRules = ConductRules {
    device: by(Device::OnThePerson(DevicePenalty::Loss), &["11.3.2.2"]),
    fair_play: by(FairPlay::FairPlay, &["12.2.7"]),
    ..IN_2018
};

const TABLE: [ConductRules; Edition::COUNT] = [IN_1985, IN_2017, IN_2018, IN_2023];

pub(super) fn table(edition: Edition, regulations: &Regulations) -> ConductRules {
    let mut conduct = TABLE[edition.column()];
    if let Device::BroughtIn(penalty) | Device::OnThePerson(penalty) = &mut conduct.device.value {
        *penalty = regulations.device_penalty;
    }
    if !conduct.leaving.articles.is_empty() {
        conduct.leaving.value = regulations.leaving;
    }
    conduct
}
