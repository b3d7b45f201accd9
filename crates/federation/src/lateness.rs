//! Delays and absences, counted in seconds from the official start (Competition rules 12.1-12.4; D-28 to D-34).

use crate::regulations::{LatenessRules, Regulations};
use serde::{Deserialize, Serialize};

/// The kind of late player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Late {
    /// A visitor whose club is from another town (12.2).
    VisitorFromElsewhere,
    /// Any other player: a local one, or a visitor from the same town.
    Other,
}

/// The stated cause of a delay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Public transport failed, and there is proof.
    TransportWithProof,
    /// No valid cause.
    None,
}

/// The consequence of a late arrival.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// The game starts with the clocks as they are; at most this much has elapsed on the late player's clock.
    Starts {
        /// Seconds elapsed.
        late_s: u32,
    },
    /// 12.1 (c): the game starts with the time divided, subject to the Competition Committee (12.1 d).
    StartsDivided {
        /// Seconds on the visitor's clock: 60 %.
        visitor_s: u32,
        /// Seconds on the local player's clock: 40 %.
        local_s: u32,
    },
    /// 12.1 (a): lost by absence.
    LostByAbsence,
}

impl LatenessRules {
    /// Returns the consequence of arriving `at_s` seconds after the official start without having been substituted
    /// (12.1). The last second of the limit is still in time.
    pub const fn arrival(&self, late: Late, cause: Cause, at_s: u32) -> Arrival {
        if matches!((late, cause), (Late::VisitorFromElsewhere, Cause::TransportWithProof)) && at_s < self.wait_s() {
            let visitor_s = (at_s as u64 * self.visitor_percent.value as u64 / 100) as u32;
            return Arrival::StartsDivided { visitor_s, local_s: at_s - visitor_s };
        }
        if at_s <= self.limit_s() { Arrival::Starts { late_s: at_s } } else { Arrival::LostByAbsence }
    }

    /// Returns whether a game played after a divided start stands even if the proof is refused (12.1 d, D-30).
    pub const fn stands_without_proof(&self, at_s: u32) -> bool {
        at_s <= self.limit_s()
    }

    /// Returns whether a player this late at the resumption of an adjourned game may still play (12.4).
    pub const fn plays_on(&self, at_s: u32) -> bool {
        at_s <= self.resumption_min.value * 60
    }
}

/// Presence of a team at the start, which decides whether it may begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamPresence {
    /// At least half are present: the boards start.
    Half,
    /// 12.3 (a): all the team's clocks ran for this long before play began (D-33).
    ClocksRan {
        /// Seconds elapsed on every clock of the team.
        seconds: u32,
    },
    /// 12.3 (a) with 12.1 (c): the visitors came late with proof; the time is divided.
    Divided {
        /// Seconds on the visitors' clocks.
        visitor_s: u32,
        /// Seconds on the local team's clocks.
        local_s: u32,
    },
    /// 12.3 (b): the match is lost by absence.
    LostByAbsence,
}

impl Regulations {
    /// Decides from the number of players `present` at the official start and the time at which half the team was
    /// complete, if ever (12.3). The limit is that of a late player, longer for visitors with proof (D-31).
    pub fn team_presence(
        &self,
        boards: u8,
        present: u8,
        half_at_s: Option<u32>,
        late: Late,
        cause: Cause,
    ) -> TeamPresence {
        if present >= self.needed(boards) {
            return TeamPresence::Half;
        }
        let Some(at_s) = half_at_s else { return TeamPresence::LostByAbsence };
        match self.lateness.arrival(late, cause, at_s) {
            Arrival::Starts { late_s } => TeamPresence::ClocksRan { seconds: late_s },
            Arrival::StartsDivided { visitor_s, local_s } => TeamPresence::Divided { visitor_s, local_s },
            Arrival::LostByAbsence => TeamPresence::LostByAbsence,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> &'static Regulations {
        Regulations::handbook()
    }
    use proptest::prelude::*;

    #[test]
    fn v_de_1_to_11_late_players() {
        use Cause::{None as Without, TransportWithProof as Proof};
        use Late::{Other, VisitorFromElsewhere as Visitor};
        let divided = |visitor_s, local_s| Arrival::StartsDivided { visitor_s, local_s };
        let cases = [
            ("V-DE-1", Visitor, Proof, 40 * 60, divided(24 * 60, 16 * 60)),
            ("V-DE-2", Visitor, Without, 60 * 60, Arrival::Starts { late_s: 3600 }),
            ("V-DE-3", Visitor, Without, 61 * 60, Arrival::LostByAbsence),
            ("V-DE-4", Visitor, Proof, 61 * 60, divided(36 * 60 + 36, 24 * 60 + 24)),
            ("V-DE-5", Visitor, Proof, 75 * 60, divided(45 * 60, 30 * 60)),
            ("V-DE-6", Visitor, Proof, 85 * 60, divided(51 * 60, 34 * 60)),
            ("V-DE-7", Visitor, Proof, 89 * 60 + 30, divided(53 * 60 + 42, 35 * 60 + 48)),
            ("V-DE-8", Visitor, Proof, 90 * 60, Arrival::LostByAbsence),
            ("V-DE-9", Visitor, Without, 25 * 60, Arrival::Starts { late_s: 1500 }),
            ("V-DE-10", Other, Proof, 75 * 60, Arrival::LostByAbsence),
            ("V-DE-11", Other, Proof, 75 * 60, Arrival::LostByAbsence),
        ];
        for (id, late, cause, at_s, expected) in cases {
            assert_eq!(rules().lateness.arrival(late, cause, at_s), expected, "{id}");
        }
    }

    #[test]
    fn v_de_12_proof_not_admitted() {
        assert!(!rules().lateness.stands_without_proof(75 * 60), "V-DE-12");
        assert!(rules().lateness.stands_without_proof(40 * 60), "V-DE-12");
    }

    #[test]
    fn v_ht_half_a_team() {
        let of = |boards, present, half_at: Option<u32>| {
            rules().team_presence(boards, present, half_at.map(|m| m * 60), Late::VisitorFromElsewhere, Cause::None)
        };
        let cases = [
            ("V-HT-1", of(10, 5, None), TeamPresence::Half),
            ("V-HT-2", of(10, 4, Some(35)), TeamPresence::ClocksRan { seconds: 2100 }),
            ("V-HT-3", of(10, 4, None), TeamPresence::LostByAbsence),
            ("V-HT-4", of(8, 4, None), TeamPresence::Half),
            ("V-HT-5", of(8, 3, Some(60)), TeamPresence::ClocksRan { seconds: 3600 }),
            ("V-HT-6", of(4, 2, None), TeamPresence::Half),
            ("V-HT-7", of(5, 2, None), TeamPresence::LostByAbsence),
        ];
        for (id, found, expected) in cases {
            assert_eq!(found, expected, "{id}");
        }
        assert_eq!(rules().needed(5), 3, "V-HT-7");
        let proved = rules().team_presence(10, 0, Some(75 * 60), Late::VisitorFromElsewhere, Cause::TransportWithProof);
        assert_eq!(proved, TeamPresence::Divided { visitor_s: 2700, local_s: 1800 });
    }

    #[test]
    fn v_ht_8_resumption() {
        assert!(rules().lateness.plays_on(60 * 60) && !rules().lateness.plays_on(61 * 60), "V-HT-8");
    }

    proptest! {
        #[test]
        fn the_division_loses_no_second(at_s in 0_u32..90 * 60) {
            let Arrival::StartsDivided { visitor_s, local_s } =
                rules().lateness.arrival(Late::VisitorFromElsewhere, Cause::TransportWithProof, at_s) else { panic!() };
            prop_assert_eq!(visitor_s + local_s, at_s);
            prop_assert!(visitor_s * 5 <= at_s * 3 && at_s * 3 < visitor_s * 5 + 5);
        }
    }
}
