//! Appeals: to whom, until when, and when not at all (Competition Committee 2.1, 2.2; D-09, D-51).

use crate::date::Date;
use crate::deadlines::appeal_until;
use crate::finding::Finding;
use serde::{Deserialize, Serialize};

/// A body that decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// The Competition Committee (Competition Committee 1.2).
    CompetitionCommittee,
    /// The Sports Commission.
    SportsCommission,
    /// The federation's Board.
    Board,
    /// The Executive Council.
    ExecutiveCouncil,
    /// The Spanish federation.
    Feda,
    /// The Generalitat's Sports Discipline Committee.
    SportsDiscipline,
    /// The federation's office.
    Federation,
}

/// What a matter concerns, which decides the last instance (2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Regional.
    #[default]
    Regional,
    /// National.
    National,
}

/// 2.1: where a verdict of a body goes; `None` if nowhere.
pub const fn next_instance(body: Body, scope: Scope) -> Option<Body> {
    match (body, scope) {
        (Body::CompetitionCommittee | Body::SportsCommission | Body::Federation, _) => Some(Body::Board),
        (Body::Board | Body::ExecutiveCouncil, Scope::National) => Some(Body::Feda),
        (Body::Board | Body::ExecutiveCouncil, Scope::Regional) => Some(Body::SportsDiscipline),
        (Body::Feda | Body::SportsDiscipline, _) => None,
    }
}

/// Whether verdicts of an event may be appealed to the federation (2.2, D-51).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// An official event of the federation, or one with an authorisation.
    Appealable,
    /// Any other.
    Final,
}

/// 2.1, 2.2: checks an appeal against a verdict received on a day and gives the next body.
///
/// # Errors
/// `E-APPEAL-SCOPE`, `E-APPEAL-LATE`.
pub fn check(body: Body, scope: Scope, standing: Standing, received: Date, today: Date) -> Result<Body, Finding> {
    if standing == Standing::Final {
        return Err(Finding::AppealScope);
    }
    let next = next_instance(body, scope).ok_or(Finding::AppealScope)?;
    let until = appeal_until(received);
    if today > until {
        return Err(Finding::AppealLate { until });
    }
    Ok(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v_ap_appeals() {
        use Body::{Board, CompetitionCommittee, Feda, SportsDiscipline};
        let received: Date = "1990-02-10".parse().unwrap();
        let of = |body, scope, standing, day| check(body, scope, standing, received, received.plus(day));
        let yes = Standing::Appealable;
        let late = Err(Finding::AppealLate { until: received.plus(15) });
        let cases = [
            ("V-AP-1", of(CompetitionCommittee, Scope::Regional, yes, 15), Ok(Board)),
            ("V-DL-6", of(CompetitionCommittee, Scope::Regional, yes, 16), late),
            ("V-AP-2", of(CompetitionCommittee, Scope::Regional, Standing::Final, 1), Err(Finding::AppealScope)),
            ("V-AP-3", of(Board, Scope::Regional, yes, 3), Ok(SportsDiscipline)),
            ("V-AP-4", of(Board, Scope::National, yes, 3), Ok(Feda)),
            ("nothing above FEDA", of(Feda, Scope::National, yes, 3), Err(Finding::AppealScope)),
        ];
        for (id, found, expected) in cases {
            assert_eq!(found, expected, "{id}");
        }
    }
}
