//! Charges to clubs, their invoices and payments. Sums are in hundredths of the currency.

use crate::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, OpenId, TeamId, TeamSide};
use adoube_laws::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The reason for a charge to a club. Each is charged once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChargedFor {
    /// The club's own fee for the season.
    Club,
    Licence(MemberNo),
    /// A licence after one that ended within the season, by its year.
    LicenceOf(MemberNo, u16),
    /// A licence after a change of club.
    Transfer(MemberNo),
    /// A change of club with a licence after one that ended within the season, by its year.
    TransferOf(MemberNo, u16),
    /// An open tournament that was homologated.
    Homologation(OpenId),
    Team(CompetitionId, TeamId),
    /// A player's entry for an individual event.
    Entry(CompetitionId, MemberNo),
    Appeal(CaseId),
    /// A match lost because the team did not appear.
    MatchForfeit(MatchId, TeamSide),
    BoardForfeit(MatchId, TeamSide, u8),
    /// A team withdrawn after the groups were set.
    Withdrawal(CompetitionId, TeamId),
    LateResult(MatchId, TeamSide),
    LateRecord(MatchId),
    LateLineUp(MatchId, TeamSide),
    /// A fine imposed in a case.
    Sanction(CaseId),
    /// A charge entered by the office, by its index.
    Extra(u32),
}

/// A charge to a club, as it stands on an invoice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClubCharge {
    pub what: ChargedFor,
    pub on: Date,
    /// In hundredths; negative for a credit.
    pub cents: i64,
    /// The rule or circular that sets the amount; empty for a charge entered by the office.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rule: String,
}

/// An invoice to a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Invoice {
    pub number: u32,
    pub club: ClubId,
    pub on: Date,
    /// The last day to pay.
    pub due: Date,
    pub lines: Vec<ClubCharge>,
}

impl Invoice {
    /// Returns its sum.
    pub fn total(&self) -> i64 {
        self.lines.iter().map(|line| line.cents).sum()
    }
}

/// A payment by a club; a negative one is paid back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClubPayment {
    pub club: ClubId,
    pub on: Date,
    pub cents: i64,
    /// The reference on the bank statement or receipt.
    pub reference: String,
}

/// A charge or credit entered by the office.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExtraCharge {
    pub club: ClubId,
    pub on: Date,
    pub cents: i64,
    pub text: String,
}

/// The treasurer's book.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FeeBook {
    pub invoices: BTreeMap<u32, Invoice>,
    pub payments: Vec<ClubPayment>,
    pub extras: Vec<ExtraCharge>,
}

impl FeeBook {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
