//! Recording: Article 8 and A.2 (1985: 11).

use super::{Param, Play, by};
use crate::Edition;

/// Recording.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recording {
    /// Whether the players must record (8.1.1; not in rapid and blitz: A.2).
    pub duty: Param<bool>,
    /// The medium of recording (8.1.1, in 2023 8.1.1.1 and 8.1.1.2; 1985: 11.01).
    pub medium: Param<Medium>,
    /// Whether a move may be written before it is played (8.1.2; 1985: 11.01).
    pub writing_first: Param<WritingFirst>,
    /// The moves that must be recorded before the next move (8.1.3; 1985: 11.01).
    pub noting: Param<Noting>,
    /// Whether both players mark a draw offer (8.1.5, 9.1.2.2).
    pub offer_is_marked: Param<bool>,
    /// The time from which a player need not record (8.4; 1985: 11.02).
    pub exemption: Param<Exemption>,
    /// The cost of refusing to record (11.7, 12.9; 1985: 11.04, 10.16).
    pub refusing: Param<RefusingToRecord>,
    /// The procedure for one player to catch up (8.5.2; 1985: 11.06, 11.02, 11.05).
    pub catch_up_one: Param<CatchUpOne>,
    /// The procedure for both to catch up (8.5.1; 1985: 11.07).
    pub catch_up_both: Param<CatchUpBoth>,
    /// The figures noted before a game is reconstructed (8.5.3; 1985: 11.07, 11.08).
    pub reconstruction: Param<NotedFirst>,
    /// The ruling if the number of moves cannot be established (8.6; 1985: 11.09).
    pub count_unknown: Param<CountUnknown>,
    /// The confirmation of the result (8.7).
    pub signing: Param<Signing>,
    /// Whether the arbiter replaces a defective electronic scoresheet (8.3).
    pub defective_sheet_replaced: Param<bool>,
}

/// The medium of recording.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Medium {
    /// The prescribed scoresheet, in algebraic notation.
    Paper,
    /// Paper, or the event's certified electronic scoresheet.
    PaperOrElectronic,
}

/// Whether a move may be written before it is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WritingFirst {
    /// Yes.
    Allowed,
    /// Only to claim a draw or to seal it.
    ForClaimOrSealing,
}

/// The moves that must be recorded before the next move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Noting {
    /// The edition has no rule: moving and writing may be in either order.
    FreeOrder,
    /// The player's own previous move.
    OwnPreviousMoveFirst,
}

/// The time from which a player need not record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exemption {
    /// The remaining time in seconds below which it applies, until the end of the period.
    pub below_s: u32,
    /// The increment in seconds below which it applies.
    pub increment_below_s: Option<u32>,
    /// Whether the time left is the current or the lowest of the period.
    pub counts: TimeLeft,
}

/// The time left on a clock that counts for a rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeLeft {
    /// Now.
    Now,
    /// At some stage of the period.
    AtSomeStage,
}

/// The cost of refusing to record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RefusingToRecord {
    /// The game.
    Loses,
    /// A penalty of 12.9, or the game if the refusal persists.
    Penalty,
}

/// The procedure for one player to catch up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CatchUpOne {
    /// Before the next move, on the player's running clock if the opponent has moved; with the opponent's scoresheet
    /// through the arbiter.
    OnRunningClock,
    /// As soon as a flag falls and before moving; the player to move may borrow the opponent's scoresheet.
    AtFlagFall,
}

/// The procedure for both players to catch up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CatchUpBoth {
    /// After the control, the clocks stopped.
    AfterTheControl,
    /// The arbiter records; when a flag falls the clocks are stopped.
    ArbiterRecords,
}

/// The figures noted before a game is reconstructed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotedFirst {
    /// The position.
    Position,
    /// Position, times, the running clock and the number of moves.
    PositionTimesAndCount,
}

/// The ruling if the number of moves cannot be established.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CountUnknown {
    /// The next move is the first of the next period.
    NextPeriod,
    /// The same, unless there is evidence of more moves.
    NextPeriodUnlessEvidence,
}

/// The confirmation of the result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signing {
    /// The edition has no rule.
    NotSaid,
    /// Both players sign; the result counts even if wrong, unless the arbiter decides otherwise.
    Signed,
    /// The same, or both approve electronically.
    SignedOrApproved,
}

const IN_1985: Recording = Recording {
    duty: by(true, &["11.01"]),
    medium: by(Medium::Paper, &["11.01"]),
    writing_first: by(WritingFirst::Allowed, &["11.01"]),
    noting: by(Noting::FreeOrder, &["11.01"]),
    offer_is_marked: by(false, &[]),
    exemption: by(Exemption { below_s: 300, increment_below_s: None, counts: TimeLeft::Now }, &["11.02"]),
    refusing: by(RefusingToRecord::Loses, &["11.04", "10.16"]),
    catch_up_one: by(CatchUpOne::OnRunningClock, &["11.06", "11.02", "11.05"]),
    catch_up_both: by(CatchUpBoth::AfterTheControl, &["11.07"]),
    reconstruction: by(NotedFirst::Position, &["11.07", "11.08"]),
    count_unknown: by(CountUnknown::NextPeriod, &["11.09"]),
    signing: by(Signing::NotSaid, &[]),
    defective_sheet_replaced: by(false, &[]),
};

const IN_2017: Recording = Recording {
    duty: by(true, &["8.1.1"]),
    medium: by(Medium::Paper, &["8.1.1"]),
    writing_first: by(WritingFirst::ForClaimOrSealing, &["8.1.2"]),
    noting: by(Noting::OwnPreviousMoveFirst, &["8.1.3"]),
    offer_is_marked: by(true, &["8.1.5", "9.1.2.2"]),
    exemption: by(Exemption { below_s: 300, increment_below_s: Some(30), counts: TimeLeft::AtSomeStage }, &["8.4"]),
    refusing: by(RefusingToRecord::Penalty, &["11.7", "12.9"]),
    catch_up_one: by(CatchUpOne::AtFlagFall, &["8.5.2"]),
    catch_up_both: by(CatchUpBoth::ArbiterRecords, &["8.5.1"]),
    reconstruction: by(NotedFirst::PositionTimesAndCount, &["8.5.3"]),
    count_unknown: by(CountUnknown::NextPeriodUnlessEvidence, &["8.6"]),
    signing: by(Signing::Signed, &["8.7"]),
    defective_sheet_replaced: by(false, &[]),
};

const IN_2018: Recording = IN_2017;

const IN_2023: Recording = Recording {
    medium: by(Medium::PaperOrElectronic, &["8.1.1.1", "8.1.1.2"]),
    signing: by(Signing::SignedOrApproved, &["8.7"]),
    defective_sheet_replaced: by(true, &["8.3"]),
    ..IN_2018
};

const TABLE: [Recording; Edition::COUNT] = [IN_1985, IN_2017, IN_2018, IN_2023];

pub(super) fn table(edition: Edition, play: Play) -> Recording {
    let table = TABLE[edition.column()];
    match play {
        Play::Standard => table,
        Play::Rapid | Play::Blitz => Recording { duty: by(false, &["A.2"]), ..table },
    }
}
