//! The clock: Article 6 and 12.5, with A.5.1.1, A.5.3 and III.3 (1985: 06.05, 10.14, 10.16 and 12).

use super::{Block, Cited, Param, Play, QuickplayGuideline, Regulations, by, cited};
use crate::Edition;

/// The clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The ends of the game that complete the last move without a press (6.2.1, 6.2.1.1; 1985: 06.05).
    pub completed_without_press: Param<NeedsNoPress>,
    /// Whether the player's next move completes one that was not pressed (6.2.1.2).
    pub own_next_move_completes: Param<bool>,
    /// Whether the edition states that a player may press after the opponent's reply (6.2.2).
    pub late_press: Param<bool>,
    /// Whether the hand that moved must press, and may not hover (6.2.3).
    pub pressing_hand: Param<bool>,
    /// Whether increments and delays exist (6.3.1, 6.3.2).
    pub increment: Param<bool>,
    /// Unused time of a period is carried over (6.3.2; 1985: 12.01).
    pub carry_over: Cited,
    /// White's clock is started at the fixed time (6.6; 1985: 12.03).
    pub start: Cited,
    /// The default time: how late a player may arrive (6.7.1; 1985: 10.14).
    pub default_time: Param<DefaultTime>,
    /// Both players arrive too late (6.7.1; 1985: 10.16).
    pub both_late: Param<BothLate>,
    /// Both players are absent at the start (6.7.2; 1985: 12.03).
    pub both_absent: Param<BothAbsent>,
    /// The person who can make a flag count as fallen (6.8; 1985: 12.02).
    pub flag_fallen: Param<FlagFallen>,
    /// The procedure for claiming a win on time (6.8; without full supervision A.5.3, before 2023 A.4.3).
    pub time_claim: Param<TimeClaim>,
    /// Both flags are down and their order is unknown (III.3.1, if announced and without increment; 1985: 12.08).
    pub both_flags: Param<BothFlags>,
    /// The same in a period that is not the last: the article under which the game continues (III.3.1.1; 1985: 12.08).
    pub both_flags_go_on: Cited,
    /// The same in the last period: the article under which the game is drawn (III.3.1.2).
    pub both_flags_draw: Cited,
    /// The deadline for reporting a defect (6.10.1; 1985: 12.04).
    pub defect_report: Param<DefectReport>,
    /// The time that must remain when the arbiter transfers elapsed time to another clock (6.10.1; 1985: 12.04.a,
    /// 12.04.b).
    pub replacement_floor: Param<Option<Floor>>,
    /// A clock set wrongly (6.10.2; without full supervision A.5.1.1, before 2023 A.4.1.1).
    pub wrong_setting: Param<WrongSettingRemedy>,
    /// Whether a player may stop the clocks (6.11.2; 1985: 12.05, 05.06.e).
    pub player_stop: Param<PlayerStop>,
    /// Whether stopping them without a valid reason is penalised (6.11.4).
    pub stop_without_reason: Param<bool>,
    /// The consequence of a disturbance from outside (12.5; 1985: 12.05).
    pub disturbance: Param<Disturbance>,
    /// Whether a claim based on displays alone is refused (6.12.2).
    pub display_claim_refused: Param<bool>,
}

/// The ends of the game that complete the last move without a press.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NeedsNoPress {
    /// Mate, stalemate, resignation and agreement.
    MateStalemateAndThePlayersWill,
    /// Every move that itself ends the game: mate, stalemate, dead position, fivefold, seventy-five moves.
    EveryEndingMove,
}

/// The default time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefaultTime {
    /// The same for everybody; a player who arrives later has lost.
    Fixed {
        /// In seconds.
        seconds: u32,
    },
    /// As announced by the event; a player who arrives later loses unless the arbiter decides otherwise.
    Announced {
        /// In seconds.
        seconds: u32,
    },
}

impl DefaultTime {
    /// Returns the time in seconds.
    pub const fn seconds(self) -> u32 {
        match self {
            Self::Fixed { seconds } | Self::Announced { seconds } => seconds,
        }
    }
}

/// The ruling if both players arrive too late.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothLate {
    /// Both lose.
    BothLose,
    /// Each player is judged separately.
    EachAlone,
}

/// The ruling if both players are absent at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothAbsent {
    /// White's clock runs.
    WhiteClockRuns,
    /// White loses the time until White arrives, if the default time is above zero and unless the event or the arbiter
    /// decides otherwise.
    WhiteChargedUnlessOtherwise,
}

/// The person who can make a flag count as fallen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FlagFallen {
    /// The arbiter; a player only when no arbiter is present.
    ArbiterUnlessAbsent,
    /// The arbiter's observation or a player's valid claim.
    ArbiterOrClaim,
}

/// The procedure for claiming a win on time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeClaim {
    /// The Competition Rules on flags apply.
    Ordinary,
    /// May stop the clocks and must then have time left.
    NeedsTimeLeft,
    /// May stop the clocks and inform the arbiter.
    StopsAndTells,
}

/// The ruling if both flags are down and their order is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothFlags {
    /// The game continues in every period.
    Continues,
    /// The game continues; in the last period it is drawn.
    DrawnInLastPeriod,
    /// No rule: the arbiter decides.
    Arbiter,
}

/// The deadline for reporting a defect of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefectReport {
    /// Immediately, and no later than the fall of the player's own flag.
    AtOwnFlagFallAtLatest,
    /// No limit.
    AnyTime,
}

/// The time that must remain for a player when the arbiter transfers elapsed time to another clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Floor {
    /// Seconds to the control.
    pub seconds: u32,
    /// The article on that.
    pub article: &'static str,
    /// Seconds for every move to the control.
    pub seconds_a_move: u32,
    /// The article on that.
    pub article_a_move: &'static str,
}

/// The remedy for a clock that was set wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrongSettingRemedy {
    /// The edition has no specific rule.
    NotSaid,
    /// The arbiter corrects times and counter.
    Always,
    /// The same, but after this many moves by each only if the schedule would suffer.
    BeforeMoves(u16),
}

/// Whether a player may stop the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerStop {
    /// No: the player asks the arbiter, who stops them.
    AsksTheArbiter,
    /// Only to call the arbiter; without a valid reason there is a penalty.
    ToCallTheArbiter,
}

/// The consequence of a disturbance from outside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Disturbance {
    /// The clocks are stopped.
    ClocksStopped,
    /// The arbiter may give extra time.
    ExtraTime,
}

const HOUR_S: u32 = 3600;
const FLOOR: Floor = Floor { seconds: 300, article: "12.04.a", seconds_a_move: 60, article_a_move: "12.04.b" };

const IN_1985: Clock = Clock {
    completed_without_press: by(NeedsNoPress::MateStalemateAndThePlayersWill, &["06.05"]),
    own_next_move_completes: by(false, &[]),
    late_press: by(false, &[]),
    pressing_hand: by(false, &[]),
    increment: by(false, &[]),
    carry_over: cited(&["12.01"]),
    start: cited(&["12.03"]),
    default_time: by(DefaultTime::Fixed { seconds: HOUR_S }, &["10.14"]),
    both_late: by(BothLate::BothLose, &["10.16"]),
    both_absent: by(BothAbsent::WhiteClockRuns, &["12.03"]),
    flag_fallen: by(FlagFallen::ArbiterUnlessAbsent, &["12.02"]),
    time_claim: by(TimeClaim::Ordinary, &["12.02"]),
    both_flags: by(BothFlags::Continues, &["12.08"]),
    both_flags_go_on: cited(&["12.08"]),
    both_flags_draw: cited(&[]),
    defect_report: by(DefectReport::AtOwnFlagFallAtLatest, &["12.04"]),
    replacement_floor: by(Some(FLOOR), &["12.04"]),
    wrong_setting: by(WrongSettingRemedy::NotSaid, &["12.04"]),
    player_stop: by(PlayerStop::AsksTheArbiter, &["12.05", "05.06.e"]),
    stop_without_reason: by(false, &[]),
    disturbance: by(Disturbance::ClocksStopped, &["12.05"]),
    display_claim_refused: by(false, &[]),
};

const IN_2017: Clock = Clock {
    completed_without_press: by(NeedsNoPress::EveryEndingMove, &["6.2.1.1", "6.2.1"]),
    own_next_move_completes: by(true, &["6.2.1.2"]),
    late_press: by(true, &["6.2.2"]),
    pressing_hand: by(true, &["6.2.3"]),
    increment: by(true, &["6.3.1", "6.3.2"]),
    carry_over: cited(&["6.3.2"]),
    start: cited(&["6.6"]),
    default_time: by(DefaultTime::Announced { seconds: 0 }, &["6.7.1"]),
    both_late: by(BothLate::EachAlone, &["6.7.1"]),
    both_absent: by(BothAbsent::WhiteChargedUnlessOtherwise, &["6.7.2"]),
    flag_fallen: by(FlagFallen::ArbiterOrClaim, &["6.8"]),
    time_claim: by(TimeClaim::Ordinary, &["6.8"]),
    both_flags: by(BothFlags::Arbiter, &["6.9"]),
    both_flags_go_on: cited(&["6.9"]),
    both_flags_draw: cited(&["6.9"]),
    defect_report: by(DefectReport::AnyTime, &["6.10.1"]),
    replacement_floor: by(None, &["6.10.1"]),
    wrong_setting: by(WrongSettingRemedy::Always, &["6.10.2"]),
    player_stop: by(PlayerStop::ToCallTheArbiter, &["6.11.2"]),
    stop_without_reason: by(true, &["6.11.4"]),
    disturbance: by(Disturbance::ExtraTime, &["12.5"]),
    display_claim_refused: by(true, &["6.12.2"]),
};

const IN_2018: Clock = IN_2017;
const IN_2023: Clock = IN_2018;

const TABLE: [Clock; Edition::COUNT] = [IN_1985, IN_2017, IN_2018, IN_2023];

/// The changes of the basic block in each edition: the wrong setting and the claim of a win on time.
const BASIC: [Option<(Param<WrongSettingRemedy>, Param<TimeClaim>)>; Edition::COUNT] = [
    None,
    Some((by(WrongSettingRemedy::BeforeMoves(10), &["A.4.1.1"]), by(TimeClaim::NeedsTimeLeft, &["A.4.3"]))),
    Some((by(WrongSettingRemedy::BeforeMoves(10), &["A.4.1.1"]), by(TimeClaim::StopsAndTells, &["A.4.3"]))),
    Some((by(WrongSettingRemedy::BeforeMoves(10), &["A.5.1.1"]), by(TimeClaim::StopsAndTells, &["A.5.3"]))),
];

pub(super) fn table(edition: Edition, play: Play, block: Block, regulations: &Regulations) -> Clock {
    let mut clock = TABLE[edition.column()];
    if let DefaultTime::Announced { seconds } = &mut clock.default_time.value {
        *seconds = regulations.default_time_s;
    }
    let guidelines = regulations.quickplay != QuickplayGuideline::Off && play != Play::Blitz;
    if clock.both_flags.value == BothFlags::Arbiter && guidelines {
        clock.both_flags = by(BothFlags::DrawnInLastPeriod, &["III.3.1"]);
        clock.both_flags_go_on = cited(&["III.3.1.1"]);
        clock.both_flags_draw = cited(&["III.3.1.2"]);
    }
    if block == Block::Basic
        && let Some((wrong_setting, time_claim)) = BASIC[edition.column()]
    {
        clock.wrong_setting = wrong_setting;
        clock.time_claim = time_claim;
    }
    clock
}
