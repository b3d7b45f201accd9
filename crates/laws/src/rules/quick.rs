//! Rules for rapid and blitz only: Appendices A and B.

use super::penalty::penalty;
use super::{Block, Param, Play, Regulations, by};
use crate::Edition;

/// Rules for rapid and blitz only. In standard play none applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quick {
    /// The time limits of rapid and blitz (A.1, B.1).
    pub bounds: Param<Option<TimeBounds>>,
    /// The maximum number of games per arbiter for the Competition Rules to apply (A.4.1, B.2.1; before: A.3.1.1,
    /// B.3.1.1); every game must also be recorded (A.4.2, B.2.2; before: A.3.1.2, B.3.1.2).
    pub games_an_arbiter: Param<Option<u8>>,
    /// The number of times a player to move may look at the arbiter's scoresheet (A.4.3, B.2.3; before: A.3.2, B.3.2).
    pub looks_at_scoresheet: Param<Option<u8>>,
    /// Whether the basic rules of Appendix A govern a game without enough arbiters (A.5, B.3; before: A.4, B.4).
    pub basic_rules: Param<bool>,
    /// Seconds of a time penalty under Articles 7 and 9 in this game (A.3; before: B.2), by 7.5.5 and 9.5.3 where
    /// no appendix changes them.
    pub penalty_s: Param<u32>,
    /// Whether the arbiter calls a flag (A.5.5; before: A.4.5).
    pub arbiter_calls_flag: Param<CallsFlag>,
    /// Whether an illegal position seen by the arbiter draws if it is still there after the next move (A.5.4; before:
    /// A.4.4).
    pub illegal_position_draws: Param<bool>,
    /// Whether the event announces one of the two bodies of rules for all rounds (A.6, B.4; before: A.5, B.5).
    pub announced_for_event: Param<bool>,
}

/// The time limits of rapid and blitz: base plus sixty increments, in seconds per player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeBounds {
    /// Blitz up to and including.
    pub blitz_up_to_s: u32,
    /// Rapid below.
    pub rapid_below_s: u32,
}

/// Whether the arbiter calls a flag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CallsFlag {
    /// As in the Competition Rules (6.8).
    Ordinary,
    /// May.
    May,
    /// Must.
    Must,
}

const BOUNDS: TimeBounds = TimeBounds { blitz_up_to_s: 600, rapid_below_s: 3600 };

pub(super) const fn bounds(edition: Edition) -> Option<TimeBounds> {
    match edition {
        Edition::E1985 => None,
        Edition::E2017 | Edition::E2018 | Edition::E2023 => Some(BOUNDS),
    }
}

const STANDARD: Quick = Quick {
    bounds: by(None, &[]),
    games_an_arbiter: by(None, &[]),
    looks_at_scoresheet: by(None, &[]),
    basic_rules: by(false, &[]),
    // `table` sets it for every kind of play.
    penalty_s: by(0, &[]),
    arbiter_calls_flag: by(CallsFlag::Ordinary, &[]),
    illegal_position_draws: by(false, &[]),
    announced_for_event: by(false, &[]),
};

/// 2017, rapid under the basic rules; `table` has the changes of full supervision.
const RAPID_2017: Quick = Quick {
    bounds: by(Some(BOUNDS), &["A.1", "B.1"]),
    games_an_arbiter: by(Some(3), &["A.3.1.1", "A.3.1.2"]),
    looks_at_scoresheet: by(Some(5), &["A.3.2"]),
    basic_rules: by(true, &["A.4"]),
    arbiter_calls_flag: by(CallsFlag::May, &["A.4.5"]),
    illegal_position_draws: by(true, &["A.4.4"]),
    announced_for_event: by(true, &["A.5"]),
    ..STANDARD
};

const RAPID_2018: Quick = Quick { arbiter_calls_flag: by(CallsFlag::Must, &["A.4.5"]), ..RAPID_2017 };

const RAPID_2023: Quick = Quick {
    games_an_arbiter: by(Some(3), &["A.4.1", "A.4.2"]),
    looks_at_scoresheet: by(Some(5), &["A.4.3"]),
    basic_rules: by(true, &["A.5"]),
    arbiter_calls_flag: by(CallsFlag::Must, &["A.5.5"]),
    illegal_position_draws: by(true, &["A.5.4"]),
    announced_for_event: by(true, &["A.6"]),
    ..RAPID_2018
};

const fn blitz_before_2023(rapid: Quick) -> Quick {
    Quick {
        games_an_arbiter: by(Some(1), &["B.3.1.1", "B.3.1.2"]),
        looks_at_scoresheet: by(Some(5), &["B.3.2"]),
        basic_rules: by(true, &["B.4", "A.2", "A.4"]),
        announced_for_event: by(true, &["B.5"]),
        ..rapid
    }
}

const BLITZ_2023: Quick = Quick {
    games_an_arbiter: by(Some(1), &["B.2.1", "B.2.2"]),
    looks_at_scoresheet: by(Some(5), &["B.2.3"]),
    basic_rules: by(true, &["B.3", "A.2", "A.3", "A.5"]),
    announced_for_event: by(true, &["B.4"]),
    ..RAPID_2023
};

const RAPID: [Quick; Edition::COUNT] = [STANDARD, RAPID_2017, RAPID_2018, RAPID_2023];
const BLITZ: [Quick; Edition::COUNT] =
    [STANDARD, blitz_before_2023(RAPID_2017), blitz_before_2023(RAPID_2018), BLITZ_2023];

pub(super) fn table(edition: Edition, play: Play, block: Block, regulations: &Regulations) -> Quick {
    let column = edition.column();
    let mut quick = match play {
        Play::Standard => Quick { bounds: RAPID[column].bounds, ..STANDARD },
        Play::Rapid => RAPID[column],
        Play::Blitz => BLITZ[column],
    };
    let articles: &[&str] = match edition {
        Edition::E1985 => &["10.12.b"],
        Edition::E2017 => &["7.5.3", "9.5.3"],
        Edition::E2018 | Edition::E2023 => &["7.5.5", "9.5.3"],
    };
    quick.penalty_s = penalty(edition, play, block, regulations, articles);
    if edition == Edition::E1985 {
        quick.penalty_s.value = 300;
    }
    if block == Block::Competition {
        // The Competition Rules replace the basic ones completely.
        quick.basic_rules.value = false;
        quick.arbiter_calls_flag = STANDARD.arbiter_calls_flag;
        quick.illegal_position_draws = STANDARD.illegal_position_draws;
    }
    quick
}
