//! Licences: the documents an application needs, and those that are missing (Delegates 5.21-5.28, 5.312; D-10).

use crate::finding::HandbookFinding;
use crate::ids::MemberNo;
pub use crate::licence_codes::{LicencePaper, LicenceReason};
use crate::people::PlayerCategory;
use crate::regulations::{LicenceRules, PaperRule};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

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
    /// Documents submitted.
    pub papers: BTreeSet<LicencePaper>,
}

/// Returns whether a paper is asked for in an application: every condition of its line is met.
fn asks(line: &PaperRule, application: &LicenceApplication) -> bool {
    let category = application.category.code();
    line.categories.as_ref().is_none_or(|all| all.iter().any(|code| code == category))
        && line.reasons.as_ref().is_none_or(|all| all.contains(&application.case))
        && line.national_number.is_none_or(|with| with == application.has_national_number)
        && line.below_age.is_none_or(|age| application.age < age)
}

/// Returns the documents an application needs.
pub fn required(application: &LicenceApplication, rules: &LicenceRules) -> BTreeSet<LicencePaper> {
    rules.papers.iter().filter(|line| asks(line, application)).map(|line| line.paper).collect()
}

/// Returns the documents still missing; if there are none, the application is complete.
pub fn missing(application: &LicenceApplication, rules: &LicenceRules) -> BTreeSet<LicencePaper> {
    required(application, rules).difference(&application.papers).copied().collect()
}

/// Reports the missing documents that have a code in section 31.
pub fn check(application: &LicenceApplication, rules: &LicenceRules) -> Vec<HandbookFinding> {
    let missing = missing(application, rules);
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
    use crate::regulations::Regulations;

    fn rules() -> &'static LicenceRules {
        &Regulations::handbook().licences
    }

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
            assert_eq!(missing(&application, rules()), expected.iter().copied().collect(), "{name}");
            application.papers = required(&application, rules());
            assert!(missing(&application, rules()).is_empty() && check(&application, rules()).is_empty(), "{name}");
        }
        let bare = LicenceApplication {
            person: MemberNo(1),
            category: PlayerCategory::First,
            age: 30,
            case: LicenceReason::Renewal,
            has_national_number: true,
            papers: BTreeSet::new(),
        };
        let codes: Vec<&str> = check(&bare, rules()).iter().map(HandbookFinding::code).collect();
        assert_eq!(codes, ["E-LIC-NATIONAL", "E-LIC-PHONE"]);
    }
}
