//! The reasons for an application for a licence, and its documents (Delegates 5.21-5.28).

use serde::{Deserialize, Serialize};

/// Reason for an application.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LicenceReason {
    /// The player has no licence yet.
    New,
    /// The player stays with the club.
    Renewal,
    /// The player comes from another club.
    ChangeOfClub,
}

/// A paper of an application.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LicencePaper {
    /// 5.21: the list of first-category and Preferent players who change club.
    ChangeList,
    /// 5.24: the insurance form.
    Insurance,
    /// 5.24: the national number, on the form.
    NationalNumber,
    /// 5.24: a telephone number, on the form.
    Telephone,
    /// 5.25: FEDA's small form.
    SmallForm,
    /// 5.25: the two large parts, if there is no national number.
    LargeForms,
    /// 5.25: a photocopy of the small form, if there is no national number.
    SmallFormCopy,
    /// 5.26: the form for second and third category.
    OwnForm,
    /// 5.27: the old licence.
    OldLicence,
    /// 5.28: two photocopies of the family book.
    FamilyBook,
}

impl LicencePaper {
    /// All documents.
    pub const ALL: [Self; 10] = [
        Self::ChangeList,
        Self::Insurance,
        Self::NationalNumber,
        Self::Telephone,
        Self::SmallForm,
        Self::LargeForms,
        Self::SmallFormCopy,
        Self::OwnForm,
        Self::OldLicence,
        Self::FamilyBook,
    ];

    /// Returns the rule that requires it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::ChangeList => "Delegates 5.21",
            Self::Insurance | Self::NationalNumber | Self::Telephone => "Delegates 5.24",
            Self::SmallForm | Self::LargeForms | Self::SmallFormCopy => "Delegates 5.25",
            Self::OwnForm => "Delegates 5.26",
            Self::OldLicence => "Delegates 5.27",
            Self::FamilyBook => "Delegates 5.28",
        }
    }
}
