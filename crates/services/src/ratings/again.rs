//! Events that were already rated, each with its list, so that nothing is rated twice unnoticed.

use super::period::{Periods, RatingRules};
use adoube_laws::Date;
use adoube_ledger::{Ledger, LedgerErrorOf};
use adoube_rating::fce::{self, EventKind};

/// An event of a published period.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedOnce {
    /// The event's id.
    pub event: String,
    /// The rules.
    pub rules: RatingRules,
    /// The published list.
    pub list: String,
    /// The period in the record.
    pub period: String,
}

/// Returns the rated events of all periods in the record, without those that wait for a later list (Rating 7).
///
/// # Errors
/// An error of the record.
pub async fn rated(periods: &Ledger<Periods>) -> Result<Vec<RatedOnce>, LedgerErrorOf<Periods>> {
    let mut all = Vec::new();
    for stream in periods.streams().await? {
        let state = periods.state(&stream).await?;
        let Some(inputs) = &state.inputs else { continue };
        let list_day = Date::parse(&inputs.date);
        let period = stream.as_str().split_once('/').map_or("", |(_, id)| id);
        for event in &inputs.events {
            let waited = match (EventKind::from_code(&event.kind), Date::parse(&event.ended), list_day) {
                (Some(kind), Some(ended), Some(day)) => fce::list_of(kind, ended) > day,
                _ => false,
            };
            if !waited {
                all.push(RatedOnce {
                    event: event.id.clone(),
                    rules: inputs.rules,
                    list: inputs.list.clone(),
                    period: period.to_owned(),
                });
            }
        }
    }
    Ok(all)
}
