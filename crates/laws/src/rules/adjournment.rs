//! Adjournment: Guidelines I (1985: 10.14, 10.15, 13 and 14).

use super::{Cited, Param, by, cited};
use crate::Edition;

/// Adjournment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AdjournmentRules {
    /// Whether the rules on adjournment are part of the Laws (1985: 13, 14) or guidelines.
    pub part_of_the_laws: Param<bool>,
    /// The procedure for sealing a move (I.1.1; 1985: 13.01).
    pub sealing: Param<Sealing>,
    /// Whether a player who adjourns early is charged to the end of the session (I.1.2).
    pub charged_to_session_end: Param<bool>,
    /// The inscription on the envelope (I.2.1 to I.2.7; 1985: 13.02.a to 13.02.d).
    pub envelope: Param<EnvelopeInscription>,
    /// A draw offer still open when a move is sealed (I.2.6).
    pub open_offer_noted: Param<bool>,
    /// A draw offer made after sealing (I.4; 1985: 10.10).
    pub offer_after_sealing: Cited,
    /// The set-up for resumption (I.5; 1985: 14.01).
    pub resumed: Cited,
    /// An invalid sealed move loses (I.8; 1985: 10.15).
    pub sealed_faults: Param<SealedFaults>,
    /// The sealed move is ambiguous (I.8.1; 1985: 10.15).
    pub sealed_ambiguous: Cited,
    /// The sealed move is unreadable (I.8.2; 1985: 10.15).
    pub sealed_unreadable: Cited,
    /// The sealed move is illegal (I.8.3; 1985: 10.15).
    pub sealed_illegal: Cited,
    /// A draw agreed before the envelope is opened is valid (I.6; 1985: 10.04, 14.02).
    pub agreed_before_opening: Cited,
    /// A resignation before the envelope is opened is valid (I.6; 1985: 10.02, 14.02).
    pub resigned_before_opening: Cited,
    /// Opening the envelope after either of these (I.6; 1985: 14.02).
    pub opened_after_the_end: Cited,
    /// The envelope is opened only when the replier is present (I.7; 1985: 14.03, 14.02).
    pub opening: Cited,
    /// The replier is there (I.9.1; 1985: 14.02).
    pub replier_present: Cited,
    /// The replier is absent: the replier's clock runs (I.9.2; 1985: 14.03).
    pub replier_absent: Cited,
    /// The sealer is absent: the replier may seal the reply (I.9.3; 1985: 14.04).
    pub sealer_absent: Cited,
    /// A late arrival for the resumption, by the default time (I.10; 1985: 10.14).
    pub late: Cited,
    /// A sealer who arrives too late (I.10; 1985: 10.14.a to 10.14.c).
    pub late_sealer: Param<LateSealer>,
    /// A late sealer's move mates, and the game is won (I.10; 1985: 10.14.a).
    pub late_sealer_mates: Cited,
    /// A late sealer's move draws, and the game is drawn (I.10; 1985: 10.14.b).
    pub late_sealer_draws: Cited,
    /// Whether a late sealer still wins because the present player has overstepped the time (1985: 10.14.c).
    pub late_sealer_wins_on_time: Param<bool>,
    /// Both absent: the replier is charged (I.11; 1985: 14.03).
    pub both_absent: Cited,
    /// The envelope is lost (I.12.1; 1985: 14.05.a).
    pub envelope_lost: Cited,
    /// The times are lost too: the arbiter sets them (I.12.1; 1985: 14.05.c).
    pub times_lost: Cited,
    /// The position is lost too: the game is annulled (I.12.2; 1985: 14.05.b).
    pub position_lost: Cited,
    /// Wrong times at resumption, found after the player's first move (I.13; 1985: 14.06).
    pub wrong_times: Param<WrongTimes>,
    /// The announcement of a session (I.14; 1985: 14.07).
    pub session: Param<SessionNotice>,
}

/// The procedure for sealing a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sealing {
    /// Written, both scoresheets put into the envelope, sealed, the clock stopped.
    AtSessionEnd,
    /// The same at the arbiter's request.
    AtArbitersRequest,
    /// The same on a paper scoresheet.
    OnPaperAtArbitersRequest,
}

/// The inscription on the envelope.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EnvelopeInscription {
    /// Names, position, times, the sealer and the number of the move.
    Plain,
    /// The same, an open draw offer, and date, time and place of the resumption.
    WithOfferAndResumption,
}

/// The defect that makes a sealed move lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SealedFaults {
    /// An illegal or unreadable move, without exception.
    WithoutException,
    /// The same or an ambiguous move, unless Article 5, 6.9 or 9.6 gives another result.
    UnlessOtherResult,
}

/// The rule for a sealer who arrives too late.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LateSealer {
    /// Three cases save the sealer: a sealed mate, a sealed stalemate or material draw, the opponent's flag.
    ThreeCases,
    /// The result of the sealed move counts.
    SealedResultStands,
}

/// The correction of wrong times at resumption, found after the player's first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrongTimes {
    /// Corrected only if the consequences are too grave.
    IfTooGrave,
    /// Corrected only if the arbiter so decides.
    IfArbiterDecides,
}

/// The announcement of a session.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SessionNotice {
    /// Its start and its end.
    StartAndEnd,
    /// Its start.
    Start,
}

const IN_1985: AdjournmentRules = AdjournmentRules {
    part_of_the_laws: by(true, &["13", "14"]),
    sealing: by(Sealing::AtSessionEnd, &["13.01"]),
    charged_to_session_end: by(false, &[]),
    envelope: by(EnvelopeInscription::Plain, &["13.02", "13.02.a", "13.02.b", "13.02.c", "13.02.d"]),
    open_offer_noted: by(false, &[]),
    offer_after_sealing: cited(&["10.10"]),
    resumed: cited(&["14.01"]),
    sealed_faults: by(SealedFaults::WithoutException, &["10.15"]),
    sealed_ambiguous: cited(&["10.15"]),
    sealed_unreadable: cited(&["10.15"]),
    sealed_illegal: cited(&["10.15"]),
    agreed_before_opening: cited(&["10.04", "14.02"]),
    resigned_before_opening: cited(&["10.02", "14.02"]),
    opened_after_the_end: cited(&["14.02"]),
    opening: cited(&["14.03", "14.02"]),
    replier_present: cited(&["14.02"]),
    replier_absent: cited(&["14.03"]),
    sealer_absent: cited(&["14.04"]),
    late: cited(&["10.14"]),
    late_sealer: by(LateSealer::ThreeCases, &["10.14"]),
    late_sealer_mates: cited(&["10.14.a"]),
    late_sealer_draws: cited(&["10.14.b"]),
    late_sealer_wins_on_time: by(true, &["10.14.c"]),
    both_absent: cited(&["14.03"]),
    envelope_lost: cited(&["14.05.a"]),
    times_lost: cited(&["14.05.c"]),
    position_lost: cited(&["14.05.b"]),
    wrong_times: by(WrongTimes::IfTooGrave, &["14.06"]),
    session: by(SessionNotice::StartAndEnd, &["14.07"]),
};

const IN_2017: AdjournmentRules = AdjournmentRules {
    part_of_the_laws: by(false, &["I"]),
    sealing: by(Sealing::AtArbitersRequest, &["I.1.1"]),
    charged_to_session_end: by(true, &["I.1.2"]),
    envelope: by(
        EnvelopeInscription::WithOfferAndResumption,
        &["I.2", "I.2.1", "I.2.2", "I.2.3", "I.2.4", "I.2.5", "I.2.6", "I.2.7"],
    ),
    open_offer_noted: by(true, &["I.2.6"]),
    offer_after_sealing: cited(&["I.4"]),
    resumed: cited(&["I.5"]),
    sealed_faults: by(SealedFaults::UnlessOtherResult, &["I.8"]),
    sealed_ambiguous: cited(&["I.8.1"]),
    sealed_unreadable: cited(&["I.8.2"]),
    sealed_illegal: cited(&["I.8.3"]),
    agreed_before_opening: cited(&["I.6"]),
    resigned_before_opening: cited(&["I.6"]),
    opened_after_the_end: cited(&["I.6"]),
    opening: cited(&["I.7"]),
    replier_present: cited(&["I.9.1"]),
    replier_absent: cited(&["I.9.2"]),
    sealer_absent: cited(&["I.9.3"]),
    late: cited(&["I.10"]),
    late_sealer: by(LateSealer::SealedResultStands, &["I.10"]),
    late_sealer_mates: cited(&["I.10"]),
    late_sealer_draws: cited(&["I.10"]),
    late_sealer_wins_on_time: by(false, &[]),
    both_absent: cited(&["I.11"]),
    envelope_lost: cited(&["I.12.1"]),
    times_lost: cited(&["I.12.1"]),
    position_lost: cited(&["I.12.2"]),
    wrong_times: by(WrongTimes::IfArbiterDecides, &["I.13"]),
    session: by(SessionNotice::Start, &["I.14"]),
};

const IN_2018: AdjournmentRules = IN_2017;

const IN_2023: AdjournmentRules =
    AdjournmentRules { sealing: by(Sealing::OnPaperAtArbitersRequest, &["I.1.1"]), ..IN_2018 };

static TABLE: [AdjournmentRules; Edition::COUNT] = [IN_1985, IN_2017, IN_2018, IN_2023];

pub(super) fn table(edition: Edition) -> &'static AdjournmentRules {
    &TABLE[edition.column()]
}
