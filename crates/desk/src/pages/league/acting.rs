//! From a form to an act of the season: one way for all pages.

use super::shown::Shown;
use crate::Desk;
use crate::league::{self, LeagueAct, LeagueRefusal, LeagueState};
use crate::live_games::of_hall;
use crate::people::Person;
use adoube_event::Context;
use adoube_federation::SeasonAnswer;
use adoube_federation::ids::MemberNo;
use adoube_ledger::LedgerError;
use adoube_store::random;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use std::sync::Arc;

/// What came of acts.
pub(crate) enum Acted {
    /// They were done: what was answered, and how the season stands now.
    Done(Vec<SeasonAnswer>, Arc<LeagueState>),
    /// They were not.
    Refused(LeagueRefusal),
}

/// An act of the handbook, now.
pub(crate) fn doing(visit: &Visit, act: adoube_federation::SeasonAct) -> LeagueAct {
    LeagueAct::Do { at: league::moment(visit.now_ms), act, name: None }
}

/// An act of the handbook that makes something with a name, now.
pub(crate) fn making(visit: &Visit, act: adoube_federation::SeasonAct, name: &str) -> LeagueAct {
    LeagueAct::Do { at: league::moment(visit.now_ms), act, name: Some(name.trim().to_owned()) }
}

/// Does acts, all or none.
pub(crate) async fn act(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    values: &Values,
    acts: Vec<LeagueAct>,
) -> Result<Acted, Failure> {
    if visit.at.is_some() {
        return Err(Failure::Bad("failure-past"));
    }
    let context = Context::new(visit.actor.in_log(), visit.now_ms);
    let command = match values.command() {
        Some(command) => command,
        None => desk.new_command()?,
    };
    match desk.season_acts(id, command, &context, acts).await {
        Ok(outcome) => Ok(Acted::Done(outcome.answers, outcome.state)),
        Err(LedgerError::Refused(refusal)) => Ok(Acted::Refused(refusal)),
        Err(failed) => Err(of_hall(failed)),
    }
}

/// Does acts that a button asks for, and goes on to a page; a refusal is said there.
pub(crate) async fn press(
    desk: &Desk,
    visit: &Visit,
    shown: &mut Shown,
    values: &Values,
    acts: Vec<LeagueAct>,
    (to, flash): (&str, Flash),
) -> Result<FormOutcome, Failure> {
    match act(desk, visit, &shown.id, values, acts).await? {
        Acted::Done(..) => Ok(FormOutcome::done(to, flash)),
        Acted::Refused(refusal) => {
            let why = refusal_text(desk, visit, shown, &refusal).await?;
            Ok(FormOutcome::done(to, Flash::refused("warn-refused").with("why", why)))
        }
    }
}

/// A refusal in words, with its provision and, of section 31, its codes.
pub(crate) async fn refusal_text(
    desk: &Desk,
    visit: &Visit,
    shown: &mut Shown,
    refusal: &LeagueRefusal,
) -> Result<String, Failure> {
    shown.read_all(desk).await?;
    let language = visit.reader.language;
    if refusal.findings().is_empty() {
        return Ok(refusal.text(language, &shown.known()));
    }
    let known = shown.known();
    let said = refusal.findings().iter().map(|f| format!("{} {}", f.code(), f.text(language, &known)));
    Ok(said.collect::<Vec<_>>().join(" · "))
}

/// A refusal as problems of the form it came from: each finding of section 31 with its code beside the field that
/// `field` names for it, anything else beside `form`.
pub(crate) async fn problems(
    desk: &Desk,
    visit: &Visit,
    shown: &mut Shown,
    refusal: &LeagueRefusal,
    field: impl Fn(&adoube_federation::HandbookFinding) -> String,
) -> Result<Problems, Failure> {
    shown.read_all(desk).await?;
    let (reader, known) = (visit.reader, shown.known());
    let mut problems = Problems::default();
    for finding in refusal.findings() {
        let text = format!("{} {}", finding.code(), finding.text(reader.language, &known));
        problems.add(&field(finding), reader.told(text));
    }
    if refusal.findings().is_empty() {
        problems.add("form", reader.told(refusal.text(reader.language, &known)));
    }
    Ok(problems)
}

/// Enters a person: the name goes to the desk's persons, the log gets the number and the key.
pub(crate) async fn new_person(
    desk: &Desk,
    visit: &Visit,
    mut person: Person,
) -> Result<(MemberNo, LeagueAct), Failure> {
    let number = MemberNo(u32::from_be_bytes(random()?) >> 1 | 1 << 16);
    let digest = adoube_web::token::digest(&random::<16>()?);
    person.id = adoube_event::PersonId(format!("f{}", digest.chars().take(20).collect::<String>()));
    person.name = person.name.chars().filter(|c| !c.is_control()).take(90).collect();
    desk.people().put(&person, visit.now_ms).await?;
    Ok((number, LeagueAct::Person(number, person.id)))
}
