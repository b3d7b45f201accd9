//! Performs the acts of a form on a season, for all pages.

use super::season_page::SeasonPage;
use crate::Desk;
use crate::pages::acting;
use adoube_event::PersonId;
use adoube_federation::ids::MemberNo;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::{HandbookFinding, SeasonAct};
use adoube_services::league::{self, LeagueAct, LeagueRefusal, Seasons};
use adoube_services::people::Person;
use adoube_store::random;
use adoube_web::forms::{Problems, Values};
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;

/// The outcome of acts of a season.
pub(crate) type Acted = acting::Acted<Seasons>;

/// The reason for a refusal, in the detail needed to find the field next to which it is shown.
#[derive(Clone, Copy)]
pub(crate) enum RefusalCause<'a> {
    /// A finding of section 31 of the handbook.
    Finding(&'a HandbookFinding),
    /// Any other reason of the handbook.
    Reason(&'a RefusalReason),
    /// A name that nothing can have.
    Name,
    /// A reason outside the handbook.
    Other,
}

/// Returns an act under the handbook, as of now.
pub(crate) fn doing(visit: &Visit, act: impl Into<SeasonAct>) -> LeagueAct {
    LeagueAct::Do { at: league::moment(visit.now_ms), act: act.into(), name: None, venue: None }
}

/// Returns an act under the handbook that creates a named item, as of now.
pub(crate) fn making(visit: &Visit, act: impl Into<SeasonAct>, name: &str) -> LeagueAct {
    let name = Some(name.trim().to_owned());
    LeagueAct::Do { at: league::moment(visit.now_ms), act: act.into(), name, venue: None }
}

/// Performs acts of a season, all or none.
pub(crate) async fn act(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    values: &Values,
    acts: Vec<LeagueAct>,
) -> Result<Acted, RequestError> {
    acting::act(desk, visit, (desk.seasons(), id), values, acts).await
}

/// Returns the text of a finding, with its code of section 31.
pub(crate) fn finding_text(reader: Reader, shown: &SeasonPage, finding: &HandbookFinding) -> String {
    format!("{} {}", finding.code(), finding.text(reader.language, &shown.known()))
}

/// Returns the sentences of a refusal with their causes: each finding, or the one reason. The names must have been
/// looked up.
fn sentences<'a>(reader: Reader, shown: &SeasonPage, refusal: &'a LeagueRefusal) -> Vec<(RefusalCause<'a>, String)> {
    let findings = refusal.findings().iter();
    let found = findings.map(|finding| (RefusalCause::Finding(finding), finding_text(reader, shown, finding)));
    let found: Vec<(RefusalCause<'a>, String)> = found.collect();
    if !found.is_empty() {
        return found;
    }
    let wrong = match refusal {
        LeagueRefusal::Name => RefusalCause::Name,
        LeagueRefusal::Handbook(refusal) => RefusalCause::Reason(&refusal.reason),
        _ => RefusalCause::Other,
    };
    vec![(wrong, refusal.text(reader.language, &shown.known()))]
}

/// Returns the text of a refusal. The names must have been looked up.
pub(crate) fn refusal_text(reader: Reader, shown: &SeasonPage, refusal: &LeagueRefusal) -> String {
    let sentences: Vec<String> = sentences(reader, shown, refusal).into_iter().map(|(_, text)| text).collect();
    sentences.join(" · ")
}

/// Adds a refusal to the problems of the fields that `field` names. The names must have been looked up.
pub(crate) fn problems(
    reader: Reader,
    shown: &SeasonPage,
    refusal: &LeagueRefusal,
    field: impl Fn(RefusalCause<'_>) -> String,
) -> Problems {
    let mut problems = Problems::default();
    for (wrong, text) in sentences(reader, shown, refusal) {
        problems.add(&field(wrong), reader.told(text));
    }
    problems
}

/// Enters a person: the name is stored with the desk's persons, the log holds the number and the key.
pub(crate) async fn new_person(
    desk: &Desk,
    visit: &Visit,
    mut person: Person,
) -> Result<(MemberNo, LeagueAct), RequestError> {
    let number = MemberNo(u32::from_be_bytes(random()?) >> 1 | 1 << 16);
    let digest = adoube_web::token::digest(&random::<16>()?);
    person.id = PersonId(format!("f{}", digest.chars().take(20).collect::<String>()));
    person.name = person.name.chars().filter(|c| !c.is_control()).take(90).collect();
    desk.people().put(&person, visit.now_ms).await?;
    Ok((number, LeagueAct::Person(number, person.id)))
}
