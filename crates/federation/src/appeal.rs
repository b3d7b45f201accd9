//! Appeals: the instance, the deadline and the cases without appeal (Competition Committee 2.1, 2.2; D-09, D-51).

use crate::deadlines::appeal_until;
use crate::finding::HandbookFinding;
use crate::regulations::DeadlineRules;
use adoube_laws::Date;
use serde::{Deserialize, Serialize};

/// A body that decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidingBody {
    /// The Competition Committee (Competition Committee 1.2).
    CompetitionCommittee,
    SportsCommission,
    /// The federation's Board.
    Board,
    ExecutiveCouncil,
    /// The Spanish federation.
    Feda,
    /// The Generalitat's Sports Discipline Committee.
    SportsDiscipline,
    /// The federation's office.
    Federation,
}

/// Whether a matter is regional or national, which decides the last instance (2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaseScope {
    #[default]
    Regional,
    National,
}

/// Returns the next instance for a resolution of a body; `None` if it is final (2.1).
pub const fn next_instance(body: DecidingBody, scope: CaseScope) -> Option<DecidingBody> {
    match (body, scope) {
        (DecidingBody::CompetitionCommittee | DecidingBody::SportsCommission | DecidingBody::Federation, _) => {
            Some(DecidingBody::Board)
        }
        (DecidingBody::Board | DecidingBody::ExecutiveCouncil, CaseScope::National) => Some(DecidingBody::Feda),
        (DecidingBody::Board | DecidingBody::ExecutiveCouncil, CaseScope::Regional) => {
            Some(DecidingBody::SportsDiscipline)
        }
        (DecidingBody::Feda | DecidingBody::SportsDiscipline, _) => None,
    }
}

/// Whether verdicts of an event may be appealed to the federation (2.2, D-51).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Appealability {
    /// An official event of the federation, or one with an authorisation.
    Appealable,
    /// Any other event.
    Final,
}

/// 2.1, 2.2: checks an appeal against a resolution received on a given day, and returns the next body.
///
/// # Errors
/// `E-APPEAL-SCOPE`, `E-APPEAL-LATE`.
pub fn check(
    body: DecidingBody,
    scope: CaseScope,
    standing: Appealability,
    received: Date,
    today: Date,
    rules: &DeadlineRules,
) -> Result<DecidingBody, HandbookFinding> {
    if standing == Appealability::Final {
        return Err(HandbookFinding::AppealScope);
    }
    let next = next_instance(body, scope).ok_or(HandbookFinding::AppealScope)?;
    let until = appeal_until(received, rules);
    if today > until {
        return Err(HandbookFinding::AppealLate { until });
    }
    Ok(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v_ap_appeals() {
        use DecidingBody::{Board, CompetitionCommittee, Feda, SportsDiscipline};
        let rules = &crate::regulations::Regulations::handbook().deadlines;
        let received: Date = "1990-02-10".parse().unwrap();
        let of = |body, scope, standing, day| check(body, scope, standing, received, received.plus(day), rules);
        let yes = Appealability::Appealable;
        let late = Err(HandbookFinding::AppealLate { until: received.plus(15) });
        let cases = [
            ("V-AP-1", of(CompetitionCommittee, CaseScope::Regional, yes, 15), Ok(Board)),
            ("V-DL-6", of(CompetitionCommittee, CaseScope::Regional, yes, 16), late),
            (
                "V-AP-2",
                of(CompetitionCommittee, CaseScope::Regional, Appealability::Final, 1),
                Err(HandbookFinding::AppealScope),
            ),
            ("V-AP-3", of(Board, CaseScope::Regional, yes, 3), Ok(SportsDiscipline)),
            ("V-AP-4", of(Board, CaseScope::National, yes, 3), Ok(Feda)),
            ("nothing above FEDA", of(Feda, CaseScope::National, yes, 3), Err(HandbookFinding::AppealScope)),
        ];
        for (id, found, expected) in cases {
            assert_eq!(found, expected, "{id}");
        }
    }
}
