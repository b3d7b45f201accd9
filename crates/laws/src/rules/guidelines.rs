//! The quickplay finish, Chess960 and play with blind players: Guidelines III and II and Appendix D. 1985 has none
//! of them.

use super::{Cited, Param, Play, QuickplayGuideline, Regulations, by, cited};
use crate::Edition;

/// The quickplay finish: the last period of a game without increment (Guidelines III).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quickplay {
    /// The announced guideline, if any (III.2.1).
    pub announced: Param<Announced>,
    /// Whether this kind of play is covered: only standard and rapid games without increment (III.2.2). The engine
    /// checks the increment.
    pub in_scope: Param<bool>,
    /// The time in seconds below which a player may ask or claim (III.4, III.5, III.6.1).
    pub below_s: u32,
    /// The increment that a player may request, in seconds per move for both; the request is also a draw offer (III.4).
    pub increment_s: Param<u32>,
    /// The time the opponent gains when the increment is introduced, in seconds (III.4).
    pub increment_gain_s: Param<u32>,
    /// A claim from the arbiter (III.5).
    pub claim: Cited,
    /// The claim is right: a draw (III.5.1).
    pub claim_right: Cited,
    /// The time in seconds that the opponent may gain if the claim is postponed (III.5.2).
    pub claim_postponed_s: Param<u32>,
    /// The time in seconds that the opponent gains if the claim is rejected (III.5.3).
    pub claim_rejected_s: Param<u32>,
    /// Without an arbiter a claim ends the game (III.6.1).
    pub referred: Cited,
    /// The claim goes to a designated arbiter (III.6.2).
    pub referred_to: Cited,
    /// A claim that the opponent does not try needs an up-to-date scoresheet (III.6.1.2).
    pub no_effort_needs_scoresheet: Cited,
}

/// Whether a guideline is announced, and which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Announced {
    /// The edition has no such guidelines.
    Unknown,
    /// The guideline the event has announced.
    Guideline(QuickplayGuideline),
}

const TWO_MINUTES_S: u32 = 120;

const IN_2017: Quickplay = Quickplay {
    announced: by(Announced::Guideline(QuickplayGuideline::Off), &["III.2.1"]),
    in_scope: by(true, &["III.2.2"]),
    below_s: TWO_MINUTES_S,
    increment_s: by(5, &["III.4"]),
    increment_gain_s: by(TWO_MINUTES_S, &["III.4"]),
    claim: cited(&["III.5"]),
    claim_right: cited(&["III.5.1"]),
    claim_postponed_s: by(TWO_MINUTES_S, &["III.5.2"]),
    claim_rejected_s: by(TWO_MINUTES_S, &["III.5.3"]),
    referred: cited(&["III.6.1", "III.6"]),
    referred_to: cited(&["III.6.2"]),
    no_effort_needs_scoresheet: cited(&["III.6.1.2"]),
};

const IN_1985: Quickplay = Quickplay {
    announced: by(Announced::Unknown, &[]),
    in_scope: by(false, &[]),
    below_s: 0,
    increment_s: by(0, &[]),
    increment_gain_s: by(0, &[]),
    claim: cited(&[]),
    claim_right: cited(&[]),
    claim_postponed_s: by(0, &[]),
    claim_rejected_s: by(0, &[]),
    referred: cited(&[]),
    referred_to: cited(&[]),
    no_effort_needs_scoresheet: cited(&[]),
};

const IN_2018: Quickplay = IN_2017;
const IN_2023: Quickplay = IN_2018;

const TABLE: [Quickplay; Edition::COUNT] = [IN_1985, IN_2017, IN_2018, IN_2023];

pub(super) fn quickplay(edition: Edition, play: Play, regulations: &Regulations) -> Quickplay {
    let mut quickplay = TABLE[edition.column()];
    if let Announced::Guideline(guideline) = &mut quickplay.announced.value {
        *guideline = regulations.quickplay;
        quickplay.in_scope.value = play != Play::Blitz;
    }
    quickplay
}

const KNOWN_SINCE_2017: [bool; Edition::COUNT] = [false, true, true, true];

pub(super) const fn chess960(edition: Edition) -> Param<bool> {
    let known = KNOWN_SINCE_2017[edition.column()];
    by(known, if known { &["II.1", "II.2", "II.3"] } else { &[] })
}

pub(super) const fn blind(edition: Edition) -> Param<bool> {
    let known = KNOWN_SINCE_2017[edition.column()];
    by(known, if known { &["D.2", "D.1"] } else { &[] })
}
