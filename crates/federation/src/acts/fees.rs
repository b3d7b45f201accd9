//! Acts of the treasurer: invoices, payments, charges of the office.

use super::SeasonAnswer;
use super::office::known_club;
use crate::fees::{ClubPayment, ExtraCharge, Invoice};
use crate::ids::ClubId;
use crate::refusal::{RefusalReason, SeasonRefusal};
use crate::season::SeasonState;
use crate::treasury::accounts;
use adoube_laws::{Date, Moment};
use serde::{Deserialize, Serialize};

/// Acts of the treasurer. Sums are in hundredths of the currency.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FeeAct {
    /// Invoices what a club has not been invoiced for yet.
    Invoice(ClubId),
    /// Notes a payment; a negative sum was paid back.
    Pay { club: ClubId, on: Date, cents: i64, reference: String },
    /// Charges something else, or credits it with a negative sum.
    Charge { club: ClubId, cents: i64, text: String },
}

/// Returns whether a sum and its text can be recorded.
fn is_sound(cents: i64, text: &str) -> bool {
    let length = text.trim().chars().count();
    let words = length > 0 && u8::try_from(text.len()).is_ok() && !text.chars().any(char::is_control);
    words && cents != 0 && u32::try_from(cents.unsigned_abs()).is_ok()
}

pub(super) fn decide(state: &SeasonState, act: &FeeAct, at: Moment) -> Result<Vec<SeasonAnswer>, SeasonRefusal> {
    match act {
        FeeAct::Invoice(club) => {
            known_club(state, *club)?;
            let lines = accounts(state, at).remove(club).map(|account| account.waiting).unwrap_or_default();
            if lines.is_empty() {
                return Err(RefusalReason::NothingToInvoice.into());
            }
            let number = SeasonState::next(&state.fees.invoices, state.spent.invoices);
            let days = *state.regulations_on(at.date).fees.payment_days;
            let due = at.date.plus(i32::from(days));
            Ok(vec![SeasonAnswer::Invoiced(Invoice { number, club: *club, on: at.date, due, lines })])
        }
        FeeAct::Pay { club, on, cents, reference } => {
            known_club(state, *club)?;
            if !is_sound(*cents, reference) {
                return Err(RefusalReason::BadSum.into());
            }
            if *on > at.date {
                return Err(SeasonRefusal { reason: RefusalReason::TooEarly(on.at(0, 0)), cites: None });
            }
            let payment = ClubPayment { club: *club, on: *on, cents: *cents, reference: reference.clone() };
            Ok(vec![SeasonAnswer::Paid(payment)])
        }
        FeeAct::Charge { club, cents, text } => {
            known_club(state, *club)?;
            if !is_sound(*cents, text) {
                return Err(RefusalReason::BadSum.into());
            }
            Ok(vec![SeasonAnswer::Charged(ExtraCharge { club: *club, on: at.date, cents: *cents, text: text.clone() })])
        }
    }
}
