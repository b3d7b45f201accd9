//! Licences: the papers an application needs, and those that are missing (Delegates 5.21-5.28, 5.312; D-10).

use crate::finding::HandbookFinding;
use crate::ids::MemberNo;
use crate::people::PlayerCategory;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

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
    /// All papers.
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

/// An application for a licence. The player's age is the one on the day of the application (D-10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LicenceApplication {
    pub person: MemberNo,
    pub category: PlayerCategory,
    /// Age in whole years.
    pub age: u8,
    pub case: LicenceReason,
    /// Whether the player already has a national number.
    pub has_national_number: bool,
    /// Papers handed in.
    pub papers: BTreeSet<LicencePaper>,
}

/// Players below this age hand in the family book (5.28).
pub const FAMILY_BOOK_AGE: u8 = 14;

/// Returns the papers an application needs.
pub fn required(application: &LicenceApplication) -> BTreeSet<LicencePaper> {
    use LicencePaper as P;
    let mut papers = BTreeSet::from([P::Insurance]);
    if application.category >= PlayerCategory::First {
        papers.extend([P::Telephone, P::SmallForm]);
        if application.has_national_number {
            papers.insert(P::NationalNumber);
        } else {
            papers.extend([P::LargeForms, P::SmallFormCopy]);
        }
        if application.case == LicenceReason::ChangeOfClub {
            papers.insert(P::ChangeList);
        }
    } else {
        papers.insert(P::OwnForm);
    }
    if application.case != LicenceReason::New {
        papers.insert(P::OldLicence);
    }
    if application.age < FAMILY_BOOK_AGE {
        papers.insert(P::FamilyBook);
    }
    papers
}

/// Returns the papers still missing; if there are none, the application is complete.
pub fn missing(application: &LicenceApplication) -> BTreeSet<LicencePaper> {
    required(application).difference(&application.papers).copied().collect()
}

/// Reports the missing papers that have a code in section 31.
pub fn check(application: &LicenceApplication) -> Vec<HandbookFinding> {
    let missing = missing(application);
    let mut findings = Vec::new();
    if missing.contains(&LicencePaper::NationalNumber) {
        findings.push(HandbookFinding::LicenceNational(application.person));
    }
    if missing.contains(&LicencePaper::Telephone) {
        findings.push(HandbookFinding::LicencePhone(application.person));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delegates_5_2_papers_by_category_age_and_case() {
        use LicencePaper as P;
        type Row<'a> = (&'a str, PlayerCategory, u8, LicenceReason, bool, &'a [P]);
        let cases: [Row<'_>; 6] = [
            (
                "Preferent renews",
                PlayerCategory::Preferent,
                30,
                LicenceReason::Renewal,
                true,
                &[P::Insurance, P::NationalNumber, P::Telephone, P::SmallForm, P::OldLicence],
            ),
            (
                "first category changes club",
                PlayerCategory::First,
                30,
                LicenceReason::ChangeOfClub,
                true,
                &[P::ChangeList, P::Insurance, P::NationalNumber, P::Telephone, P::SmallForm, P::OldLicence],
            ),
            (
                "first category without a national number",
                PlayerCategory::First,
                30,
                LicenceReason::New,
                false,
                &[P::Insurance, P::Telephone, P::SmallForm, P::LargeForms, P::SmallFormCopy],
            ),
            ("third category, new", PlayerCategory::Third, 20, LicenceReason::New, false, &[P::Insurance, P::OwnForm]),
            (
                "under fourteen",
                PlayerCategory::Third,
                13,
                LicenceReason::New,
                false,
                &[P::Insurance, P::OwnForm, P::FamilyBook],
            ),
            (
                "fourteen",
                PlayerCategory::Second,
                14,
                LicenceReason::Renewal,
                false,
                &[P::Insurance, P::OwnForm, P::OldLicence],
            ),
        ];
        for (name, category, age, case, has_national_number, expected) in cases {
            let mut application = LicenceApplication {
                person: MemberNo(1),
                category,
                age,
                case,
                has_national_number,
                papers: BTreeSet::new(),
            };
            assert_eq!(missing(&application), expected.iter().copied().collect(), "{name}");
            application.papers = required(&application);
            assert!(missing(&application).is_empty() && check(&application).is_empty(), "{name}");
        }
        let bare = LicenceApplication {
            person: MemberNo(1),
            category: PlayerCategory::First,
            age: 30,
            case: LicenceReason::Renewal,
            has_national_number: true,
            papers: BTreeSet::new(),
        };
        let codes: Vec<&str> = check(&bare).iter().map(HandbookFinding::code).collect();
        assert_eq!(codes, ["E-LIC-NATIONAL", "E-LIC-PHONE"]);
    }
}
