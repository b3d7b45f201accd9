//! The accounts of clubs. Charges follow from the state: a licence, an entry, a forfeit or a sanction charges itself by the
//! regulations, and one that is undone is credited with the next invoice.

mod charges;

pub use charges::charges;

use crate::fees::{ChargedFor, ClubCharge, ClubPayment, Invoice};
use crate::ids::ClubId;
use crate::season::SeasonState;
use adoube_laws::{Date, Moment};
use std::collections::BTreeMap;

/// The account of a club.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClubAccount<'a> {
    /// Charges and credits for the next invoice.
    pub waiting: Vec<ClubCharge>,
    /// The invoices, each with the sum that is not paid. Payments and credits settle the oldest first.
    pub invoices: Vec<(&'a Invoice, i64)>,
    pub payments: Vec<&'a ClubPayment>,
}

impl ClubAccount<'_> {
    /// Returns the sum of the next invoice.
    pub fn next(&self) -> i64 {
        self.waiting.iter().map(|charge| charge.cents).sum()
    }

    pub fn invoiced(&self) -> i64 {
        self.invoices.iter().map(|(invoice, _)| invoice.total()).sum()
    }

    pub fn paid(&self) -> i64 {
        self.payments.iter().map(|payment| payment.cents).sum()
    }

    /// Returns the sum owed on invoices; negative if the club has credit.
    pub fn owed(&self) -> i64 {
        self.invoiced() - self.paid()
    }

    /// Returns the sum that should have been paid before a day.
    pub fn overdue(&self, today: Date) -> i64 {
        self.invoices.iter().filter(|(invoice, _)| invoice.due < today).map(|(_, open)| open).sum()
    }
}

/// Returns the accounts of all clubs at a time.
pub fn accounts(state: &SeasonState, now: Moment) -> BTreeMap<ClubId, ClubAccount<'_>> {
    let mut waiting: BTreeMap<ClubId, BTreeMap<ChargedFor, ClubCharge>> = BTreeMap::new();
    for (club, charge) in charges(state, now) {
        waiting.entry(club).or_default().insert(charge.what, charge);
    }
    let mut accounts: BTreeMap<ClubId, ClubAccount<'_>> =
        state.clubs.keys().map(|club| (*club, ClubAccount::default())).collect();
    for invoice in state.fees.invoices.values() {
        let charged = waiting.entry(invoice.club).or_default();
        for line in &invoice.lines {
            // What is no longer charged is credited.
            let gone = || ClubCharge { on: now.date, cents: 0, ..line.clone() };
            charged.entry(line.what).or_insert_with(gone).cents -= line.cents;
        }
        accounts.entry(invoice.club).or_default().invoices.push((invoice, 0));
    }
    for payment in &state.fees.payments {
        accounts.entry(payment.club).or_default().payments.push(payment);
    }
    for (club, charged) in waiting {
        let left = charged.into_values().filter(|charge| charge.cents != 0);
        accounts.entry(club).or_default().waiting = left.collect();
    }
    accounts.values_mut().for_each(settle);
    accounts
}

/// Settles the oldest invoices with payments and credits.
fn settle(account: &mut ClubAccount<'_>) {
    let credits: i64 = account.invoices.iter().map(|(invoice, _)| invoice.total().min(0)).sum();
    let mut left = (account.paid() - credits).max(0);
    for (invoice, open) in &mut account.invoices {
        let sum = invoice.total().max(0);
        let settled = sum.min(left);
        left -= settled;
        *open = sum - settled;
    }
}
