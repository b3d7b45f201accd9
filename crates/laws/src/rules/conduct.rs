//! Conduct and penalties: Articles 11 and 12 (1985: 10.16, 11.03, 12.09, 15 and 16).

use super::{Cited, DevicePenalty, Leaving, Param, Play, Regulations, Rules, by, cited};
use crate::{Edition, is_heading, is_printed};

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
    /// The fair-play regulations that the arbiter follows (12.2.7).
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
    /// The edition has no rule.
    NotSaid,
    /// The penalty for bringing the device into the venue.
    BroughtIn(DevicePenalty),
    /// The penalty for carrying the device in the venue.
    OnThePerson(DevicePenalty),
}

/// The fair-play regulations that the arbiter follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FairPlay {
    /// The edition names none.
    NotSaid,
    /// The rules against cheating.
    AntiCheating,
    /// The regulations on fair play.
    FairPlay,
}

/// Whether the arbiter may tell the number of moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signals {
    /// Never, not even that the control has been passed.
    Never,
    /// Only under 8.5 after a flag has fallen.
    AfterFlagFall,
}

/// The penalties to which a breach of conduct or duty leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BreachPenalties {
    /// All of [`PENALTIES`].
    Listed,
    /// Those milder than loss of the game: the list is in ascending order (11.3.2.2 with a milder penalty).
    BelowLoss,
    /// Loss of the game only.
    LossOnly,
    /// A warning, less time, or loss of the game (1985: 15.02).
    WarningTimeOrLoss,
}

/// Who plays on the board for blind players, as seen by one player (Appendix D).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SpecialBoard {
    /// Nobody.
    Nobody,
    /// Only the opponent.
    Opponent,
    /// The player.
    Player,
}

/// The conditions under which an article on conduct binds a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Binds {
    /// Always.
    Always,
    /// In standard play only (A.2).
    InStandardPlay,
    /// Both players, if one is blind (Appendix D).
    WithBlindPlayer,
    /// The blind player.
    BlindPlayer,
    /// If the event requires players to report before leaving (11.2.4).
    WhereLeavingIsReported,
}

/// The duties of players whose breach no other act covers, since 2017, in the numbers of each edition.
const DUTIES: [(&str, Binds); 27] = [
    ("6.2.3", Binds::Always),
    ("6.2.4", Binds::Always),
    ("6.2.5", Binds::Always),
    ("7.4.1", Binds::Always),
    ("8.1.1", Binds::InStandardPlay),
    ("8.1.1.1", Binds::InStandardPlay),
    ("8.1.1.2", Binds::InStandardPlay),
    ("8.1.2", Binds::InStandardPlay),
    ("8.1.3", Binds::InStandardPlay),
    ("8.1.4", Binds::InStandardPlay),
    ("8.1.5", Binds::InStandardPlay),
    ("8.2", Binds::InStandardPlay),
    ("8.5.2", Binds::InStandardPlay),
    ("9.1.2.2", Binds::InStandardPlay),
    ("11.1", Binds::Always),
    ("11.2.3.1", Binds::Always),
    ("11.2.3.2", Binds::Always),
    ("11.2.4", Binds::WhereLeavingIsReported),
    ("11.3.1", Binds::Always),
    ("11.3.2.1", Binds::Always),
    ("11.3.3", Binds::Always),
    ("11.3.4", Binds::Always),
    ("11.5", Binds::Always),
    ("11.11", Binds::Always),
    ("11.12", Binds::Always),
    ("D.2.1", Binds::WithBlindPlayer),
    ("D.2.7", Binds::BlindPlayer),
];

/// The same for 1985 (08.03, 11.01, 15.01; the penalties of 15.02).
const DUTIES_1985: [&str; 6] = ["08.03", "11.01", "15.01.a", "15.01.b", "15.01.c", "15.01.d"];

impl Rules {
    /// Returns the penalties for breaching an article, by its number in the edition in force; `None` if no player can
    /// breach it: a definition, a right, a rule for others, or a number that the edition does not have.
    ///
    /// ```
    /// use adoube_laws::{BreachPenalties, Edition, Play, Regulations, Rules, SpecialBoard, Supervision};
    /// let rules = |edition, play| Rules::new(edition, play, Supervision::Full, Regulations::default());
    /// let standard = rules(Edition::E2023, Play::Standard);
    /// assert_eq!(standard.breach("8.2", SpecialBoard::Nobody), Some(BreachPenalties::Listed));
    /// assert_eq!(standard.breach("11.4", SpecialBoard::Nobody), None);
    /// assert_eq!(rules(Edition::E2023, Play::Blitz).breach("8.2", SpecialBoard::Nobody), None);
    /// assert_eq!(standard.breach("D.2.7", SpecialBoard::Opponent), None);
    /// assert_eq!(standard.breach("D.2.7", SpecialBoard::Player), Some(BreachPenalties::Listed));
    /// let old = rules(Edition::E1985, Play::Standard);
    /// assert_eq!(old.breach("11.04", SpecialBoard::Nobody), Some(BreachPenalties::LossOnly));
    /// ```
    pub fn breach(&self, number: &str, board: SpecialBoard) -> Option<BreachPenalties> {
        if self.conduct.penalties.value == PenaltyMenu::Open {
            return match number {
                "10.16" | "11.04" => Some(BreachPenalties::LossOnly),
                _ => DUTIES_1985.contains(&number).then_some(BreachPenalties::WarningTimeOrLoss),
            };
        }
        match number {
            "11.7" => return Some(BreachPenalties::LossOnly),
            "11.3.2.2" => {
                return Some(match self.regulations().device_penalty {
                    DevicePenalty::Loss => BreachPenalties::LossOnly,
                    DevicePenalty::Milder => BreachPenalties::BelowLoss,
                });
            }
            _ => {}
        }
        let (_, binds) = DUTIES.into_iter().find(|&(duty, _)| duty == number)?;
        let bound = match binds {
            Binds::Always => true,
            Binds::InStandardPlay => self.play() == Play::Standard,
            Binds::WithBlindPlayer => board != SpecialBoard::Nobody,
            Binds::BlindPlayer => board == SpecialBoard::Player,
            Binds::WhereLeavingIsReported => self.conduct.leaving.value == Leaving::Reported,
        };
        (bound && self.has_number(number)).then_some(BreachPenalties::Listed)
    }
}

/// The help an assistant gives, and its effect on the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Assistance {
    /// Somebody who cannot move the pieces (4.9).
    WithPieces,
    /// Somebody who cannot use the clock or keep the score: the clock is adjusted, but not for a disabled player
    /// (6.2.6, 8.1.6).
    WithAdjustedClock,
    /// A blind player (D.2.10).
    OfBlind,
    /// The opponent of a blind player who has no assistant (D.2.11).
    OfOpponent,
}

impl Rules {
    /// Returns the assistance that an article allows, by its number in the edition in force.
    ///
    /// ```
    /// use adoube_laws::{Assistance, Edition, Play, Regulations, Rules, Supervision};
    /// let rules = |edition, play| Rules::new(edition, play, Supervision::Full, Regulations::default());
    /// let standard = rules(Edition::E2023, Play::Standard);
    /// assert_eq!(standard.assistance("8.1.6"), Some(Assistance::WithAdjustedClock));
    /// assert_eq!(standard.assistance("12.4"), None);
    /// assert_eq!(rules(Edition::E2023, Play::Rapid).assistance("8.1.6"), None);
    /// assert_eq!(rules(Edition::E1985, Play::Standard).assistance("4.9"), None);
    /// ```
    pub fn assistance(&self, number: &str) -> Option<Assistance> {
        let assistance = match number {
            "4.9" => Assistance::WithPieces,
            "6.2.6" => Assistance::WithAdjustedClock,
            "8.1.6" if self.play() == Play::Standard => Assistance::WithAdjustedClock,
            "D.2.10" => Assistance::OfBlind,
            "D.2.11" => Assistance::OfOpponent,
            _ => return None,
        };
        self.has_number(number).then_some(assistance)
    }

    /// Returns whether an article binds people who do not play the game: access to the playing area, interference, devices.
    pub fn binds_others(&self, number: &str) -> bool {
        matches!(number, "11.2.3.3" | "12.7" | "12.8") && self.has_number(number)
    }

    /// Returns whether the arbiter replaces a defective electronic scoresheet (8.3): the edition must allow such sheets
    /// (8.1.1.2) and the players must record.
    pub fn replaces_scoresheets(&self) -> bool {
        self.play() == Play::Standard && self.has_number("8.1.1.2")
    }

    fn has_number(&self, number: &str) -> bool {
        is_printed(self.edition(), number) || is_heading(self.edition(), number)
    }
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
