//! From a form to acts of a season: one way for all pages.

use super::season_page::SeasonPage;
use super::season_request::SeasonRequest;
use crate::Desk;
use crate::pages::acting;
use crate::words;
use adoube_event::PersonId;
use adoube_federation::ids::MemberNo;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::{HandbookFinding, SeasonAct};
use adoube_services::league::{self, LeagueAct, LeagueRefusal, Seasons};
use adoube_services::people::Person;
use adoube_store::random;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::reader::Reader;
use adoube_web::visit::Visit;

/// The outcome of acts of a season.
pub(crate) type Acted = acting::Acted<Seasons>;

/// The reason for a refusal, as far as it decides which field of the form it is shown beside.
#[derive(Clone, Copy)]
pub(crate) enum Wrong<'a> {
    /// A finding of section 31 of the handbook.
    Finding(&'a HandbookFinding),
    /// Any other reason of the handbook.
    Reason(&'a RefusalReason),
    /// A name that nothing can have.
    Name,
    /// A reason outside the handbook.
    Other,
}

/// An act under the handbook, as of now.
pub(crate) fn doing(visit: &Visit, act: impl Into<SeasonAct>) -> LeagueAct {
    LeagueAct::Do { at: league::moment(visit.now_ms), act: act.into(), name: None, venue: None }
}

/// An act under the handbook that creates something with a name, as of now.
pub(crate) fn making(visit: &Visit, act: impl Into<SeasonAct>, name: &str) -> LeagueAct {
    let name = Some(name.trim().to_owned());
    LeagueAct::Do { at: league::moment(visit.now_ms), act: act.into(), name, venue: None }
}

/// Does acts of a season, all or none.
pub(crate) async fn act(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    values: &Values,
    acts: Vec<LeagueAct>,
) -> Result<Acted, Failure> {
    acting::act(desk, visit, (desk.seasons(), id), values, acts).await
}

/// Does the act of a button and goes on to a page, where a refusal is shown.
pub(crate) async fn press(
    request: &mut SeasonRequest,
    values: &Values,
    act: SeasonAct,
    (to, flash): (&str, Flash),
) -> Result<FormOutcome, Failure> {
    let acts = vec![doing(&request.visit, act)];
    match self::act(&request.desk, &request.visit, &request.shown.id, values, acts).await? {
        Acted::Done(_) => Ok(FormOutcome::done(to, flash)),
        Acted::Refused(refusal) => {
            request.shown.read_all(&request.desk).await?;
            let why: Vec<String> =
                sentences(request.visit.reader, &request.shown, &refusal).into_iter().map(|(_, text)| text).collect();
            Ok(FormOutcome::done(to, Flash::refused(words::tournament::WARN_REFUSED).with("why", why.join(" · "))))
        }
    }
}

/// A finding in words, with its code of section 31.
pub(crate) fn finding_text(reader: Reader, shown: &SeasonPage, finding: &HandbookFinding) -> String {
    format!("{} {}", finding.code(), finding.text(reader.language, &shown.known()))
}

/// A refusal in words with their reasons: each finding, or the one sentence. The names must have been looked up.
fn sentences<'a>(reader: Reader, shown: &SeasonPage, refusal: &'a LeagueRefusal) -> Vec<(Wrong<'a>, String)> {
    let findings = refusal.findings().iter();
    let found = findings.map(|finding| (Wrong::Finding(finding), finding_text(reader, shown, finding)));
    let found: Vec<(Wrong<'a>, String)> = found.collect();
    if !found.is_empty() {
        return found;
    }
    let wrong = match refusal {
        LeagueRefusal::Name => Wrong::Name,
        LeagueRefusal::Handbook(refusal) | LeagueRefusal::Act(refusal, ..) => Wrong::Reason(&refusal.reason),
        _ => Wrong::Other,
    };
    vec![(wrong, refusal.text(reader.language, &shown.known()))]
}

/// Puts a refusal beside the fields that `field` names. The names must have been looked up.
pub(crate) fn problems(
    reader: Reader,
    shown: &SeasonPage,
    refusal: &LeagueRefusal,
    field: impl Fn(Wrong<'_>) -> String,
) -> Problems {
    let mut problems = Problems::default();
    for (wrong, text) in sentences(reader, shown, refusal) {
        problems.add(&field(wrong), reader.told(text));
    }
    problems
}

/// Enters a person: the name is stored with the desk's persons, the log gets the number and the key.
pub(crate) async fn new_person(
    desk: &Desk,
    visit: &Visit,
    mut person: Person,
) -> Result<(MemberNo, LeagueAct), Failure> {
    let number = MemberNo(u32::from_be_bytes(random()?) >> 1 | 1 << 16);
    let digest = adoube_web::token::digest(&random::<16>()?);
    person.id = PersonId(format!("f{}", digest.chars().take(20).collect::<String>()));
    person.name = person.name.chars().filter(|c| !c.is_control()).take(90).collect();
    desk.people().put(&person, visit.now_ms).await?;
    Ok((number, LeagueAct::Person(number, person.id)))
}
