//! The numbers that tell persons apart: at FIDE, at the national federation (Delegates 5.24), and on the licence. They are
//! personal data, kept outside the log; rating lists and imports are matched by them.

use super::prelude::*;
use crate::words;
use crate::words::office_import as own;
use adoube_federation::ids::MemberNo;
use adoube_services::people::{Details, number_key};
use adoube_words::Text;
use std::fmt::Display;

/// The longest number, in characters.
const NUMBER_MAX: usize = 40;

/// The numbers of a person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct PersonNumbers {
    fide_id: String,
    licence: String,
    national: String,
}

/// The fields: name, label, and the number in the details of a person.
type NumberField = (&'static str, Text, fn(&Details) -> &String);
const FIELDS: [NumberField; 3] = [
    ("national-number", own::NATIONAL_NUMBER, |details| &details.national_number),
    ("licence-number", own::LICENCE_NUMBER, |details| &details.licence),
    ("fide-id", words::players::FIDE_ID, |details| &details.fide_id),
];

impl PersonNumbers {
    /// Reads the fields, and checks that nobody else in the season has the numbers.
    pub(super) async fn read(
        form: &mut SentForm<'_>,
        own_number: Option<MemberNo>,
    ) -> Result<Option<Self>, RequestError> {
        let plain = |text: &str| {
            let letters = |c: char| c.is_alphanumeric() || " -/.".contains(c);
            text.chars().count() <= NUMBER_MAX && text.chars().all(letters)
        };
        let digits = |text: &str| text.len() <= 12 && text.bytes().all(|b| b.is_ascii_digit());
        let mut read = Vec::new();
        for (field, ..) in FIELDS {
            let (sound, wrong): (&dyn Fn(&str) -> bool, Text) =
                if field == "fide-id" { (&digits, own::FIDE_ID_BAD) } else { (&plain, own::NUMBER_BAD) };
            read.push(form.find(field, wrong, |text| sound(text).then(|| text.to_owned())));
        }
        let Ok([Some(national), Some(licence), Some(fide_id)]) = <[Option<String>; 3]>::try_from(read) else {
            return Ok(None);
        };
        let numbers = Self { fide_id, licence, national };
        numbers.check(form, own_number).await?;
        Ok(Some(numbers))
    }

    async fn check(&self, form: &mut SentForm<'_>, own_number: Option<MemberNo>) -> Result<(), RequestError> {
        let given = [&self.national, &self.licence, &self.fide_id].map(|number| number_key(number));
        if given.iter().all(String::is_empty) {
            return Ok(());
        }
        let shown = form.shown;
        let people = form.desk.people().several(shown.state.persons.values()).await?;
        for (id, key) in shown.state.persons.iter().filter(|(id, _)| Some(**id) != own_number) {
            let Some(person) = people.get(key) else { continue };
            for ((field, _, number), given) in FIELDS.iter().zip(&given) {
                if !given.is_empty() && number_key(number(&person.details)) == *given {
                    let values: [(&str, &dyn Display); 1] = [("name", &shown.person(*id))];
                    let told = form.visit.reader.say_with(own::NUMBER_TAKEN, &values);
                    form.problems.add(&form.field(field), told);
                }
            }
        }
        Ok(())
    }

    /// Puts the numbers into the details of a person.
    pub(super) fn put(self, details: &mut Details) {
        (details.fide_id, details.licence, details.national_number) = (self.fide_id, self.licence, self.national);
    }

    /// Returns whether there is a national number.
    pub(super) fn has_national(&self) -> bool {
        !self.national.is_empty()
    }
}

/// Renders the fields.
pub(super) fn fields(form: FormCard<'_>) -> Markup {
    html! {
        (form.hinted("national-number", own::NATIONAL_NUMBER, own::NATIONAL_NUMBER_HINT))
        (form.text("licence-number", own::LICENCE_NUMBER, false))
        (form.text("fide-id", words::players::FIDE_ID, false))
    }
}

/// Sets the fields of a form to the numbers of a person.
pub(super) fn fill(values: &mut Values, form: &str, details: &Details) {
    for (field, _, number) in FIELDS {
        values.set(&format!("{form}-{field}"), number(details).clone());
    }
}

/// Renders the numbers that are known, in a list of facts.
pub(super) fn facts(view: &OfficeView<'_>, details: &Details) -> Markup {
    html! { @for (_, label, number) in FIELDS { @if !number(details).is_empty() {
        dt { (view.say(label)) } dd { (number(details)) }
    } } }
}
