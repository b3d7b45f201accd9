//! `/desk/t/ID/players/N`: one player: corrections, byes, withdrawal, fixed table, and the card.

use super::acting::{Acted, act, confirm, press, problem, refusal_text};
use super::player_form;
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::pages::event_tables::{bye_name, card};
use crate::roles::Action;
use crate::words;
use adoube_event::{Enrolment, EntryData, EntryId, EventAct};
use adoube_services::people::Person;
use adoube_tournament::Bye;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

/// Returns the current data of an entry.
fn data(entry: &Enrolment) -> EntryData {
    EntryData {
        person: entry.person.clone(),
        fide_rating: entry.fide_rating,
        national_rating: entry.national_rating,
        title: entry.title.clone(),
        federation: entry.federation.clone(),
        sex: entry.sex,
        club: entry.club.clone(),
        groups: entry.groups.clone(),
    }
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, player)): Path<(String, u16)>,
) -> Result<Response, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let entry = shown.event().entry(EntryId(player)).ok_or(RequestError::NotFound)?;
    let person = desk.people().get(&entry.person).await?;
    let values = player_form::values(&data(entry), person.as_ref());
    Ok(page(&visit, &shown, entry, &values, &Problems::default()).into_response())
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, player)): Path<(String, u16)>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let entry = shown.event().entry(EntryId(player)).ok_or(RequestError::NotFound)?;
    let path = shown.path(&format!("/players/{player}"));
    let mut problems = Problems::default();
    let known = desk.people().get(&entry.person).await?;
    let known = known.unwrap_or_else(|| Person { id: entry.person.clone(), ..Person::default() });
    let (wanted, person) = player_form::read(&visit, &values, Some(&known), &mut problems);
    if problems.is_empty() {
        let done = Flash::done(words::players::DONE_PLAYER).with("name", &person.name);
        if wanted != data(entry) {
            match act(&desk, &visit, &id, &values, vec![EventAct::Edit { player: entry.id, data: Box::new(wanted) }])
                .await?
            {
                Acted::Done(_) => {}
                Acted::Refused(refusal) if refusal.needs().is_some() => {
                    return confirm(&desk, &visit, &id, &values, &refusal, &path).await;
                }
                Acted::Refused(refusal) => problem(&visit, &refusal, &mut problems),
            }
        }
        if problems.is_empty() {
            desk.people().put(&person, visit.now_ms).await?;
            return Ok(FormOutcome::done(&path, done));
        }
    }
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &shown, entry, &values, problems)))
}

/// Handles byes, withdrawal and the fixed table.
pub(super) async fn acts(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, player)): Path<(String, u16)>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let bad = || RequestError::NOT_UNDERSTOOD;
    let player = EntryId(player);
    let to = format!("/desk/t/{id}/players/{player}");
    if values.get("do") == "table" {
        return fix_table(&desk, &visit, &id, player, &values).await;
    }
    let round = || values.get("round").parse().map_err(|_| bad());
    let act = match values.get("do") {
        "ask-bye" => {
            let bye = match values.get("bye") {
                "half" => Bye::Half,
                "zero" => Bye::Zero,
                "full" => Bye::Full,
                _ => return Err(bad()),
            };
            EventAct::AskBye { player, round: round()?, bye }
        }
        "cancel-bye" => EventAct::CancelBye { player, round: round()? },
        "withdraw" => EventAct::Withdraw { player, expelled: false },
        "expel" => EventAct::Withdraw { player, expelled: true },
        "return" => EventAct::Return(player),
        "check-in" => EventAct::CheckIn(player),
        "check-out" => EventAct::CheckOut(player),
        "remove" => {
            let to = format!("/desk/t/{id}/players");
            return press(
                &desk,
                &visit,
                &id,
                &values,
                vec![EventAct::Remove(player)],
                (&to, Flash::done(words::players::DONE_REMOVED)),
            )
            .await;
        }
        _ => return Err(bad()),
    };
    press(&desk, &visit, &id, &values, vec![act], (&to, Flash::done(words::tournament::DONE_SAVED))).await
}

/// Assigns a fixed table, or removes it.
async fn fix_table(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    player: EntryId,
    values: &Values,
) -> Result<FormOutcome, RequestError> {
    let shown = EventPage::for_arbiters(desk, visit, id).await?;
    let entry = shown.event().entry(player).ok_or(RequestError::NotFound)?;
    let typed = values.get("table");
    let mut problems = Problems::default();
    let table = if typed.is_empty() { Some(None) } else { typed.parse().ok().filter(|table| *table > 0).map(Some) };
    match table {
        None => problems.add("table", visit.reader.say(words::players::TABLE_BAD)),
        Some(table) => {
            let path = shown.path(&format!("/players/{player}"));
            match act(desk, visit, id, values, vec![EventAct::FixTable { player, table }]).await? {
                Acted::Done(_) => return Ok(FormOutcome::done(&path, Flash::done(words::tournament::DONE_SAVED))),
                Acted::Refused(refusal) if refusal.needs().is_some() => {
                    return confirm(desk, visit, id, values, &refusal, &path).await;
                }
                Acted::Refused(refusal) => problems.add("table", visit.reader.told(refusal_text(visit, &refusal))),
            }
        }
    }
    let person = desk.people().get(&entry.person).await?;
    let mut fields = player_form::values(&data(entry), person.as_ref());
    fields.set("table", typed);
    Ok(FormOutcome::invalid(visit, problems, |problems| page(visit, &shown, entry, &fields, problems)))
}

fn page(visit: &Visit, shown: &EventPage, entry: &Enrolment, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let name = shown.name(entry.id).to_owned();
    let fields = Fields::new(visit, values, problems);
    let may = visit.may(Action::EnterPlayers, &shown.id) && visit.at.is_none() && !event.closed;
    let personal = visit.may(Action::SeePersonalData, &shown.id);
    let body = html! {
        p { a href=(visit.link(&shown.path("/players"))) { "← " (reader.say(words::tournament::TAB_PLAYERS)) } }
        h1 { (event.number(entry.id)) ". " (name)
            @if entry.left.is_some() { " " span.mark.mark-warn { (reader.say(words::players::WITHDRAWN)) } } }
        (fields.summary())
        div.split {
            div {
                section.card { h2 { (reader.say(words::players::CARD)) } (card::table(visit, shown, entry.id)) }
                @if may && personal {
                    section.card {
                        h2 { (reader.say(words::players::EDIT)) }
                        form.grid method="post" action=(shown.path(&format!("/players/{}", entry.id))) {
                            (csrf_field(visit))
                            (player_form::fields(fields, personal, false))
                            div.buttons { button.primary type="submit" { (reader.say(words::common::SAVE)) } }
                        }
                    }
                }
            }
            @if may { aside { (tools(fields, shown, entry)) } }
        }
        @if visit.may(Action::EraseData, &shown.id) {
            p { a href={ "/desk/people/" (entry.person.0) } { (reader.say(words::players::PERSON_TITLE)) } }
        }
    };
    Frame::new(visit, &name).tabs(shown.tabs(visit, EventTab::Players)).show(&body)
}

fn tools(fields: Fields<'_>, shown: &EventPage, entry: &Enrolment) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let mut values = fields.values.clone();
    if fields.problems.of("table").is_none() {
        values.set("table", entry.fixed_table.map(|table| table.to_string()).unwrap_or_default());
    }
    let fields = fields.filled(&values);
    let event = shown.event();
    let action = shown.path(&format!("/players/{}/acts", entry.id));
    let first = u16::try_from(event.rounds.len() + 1).unwrap_or(u16::MAX);
    let asked: Vec<(u16, Bye)> = entry.byes.range(first..).map(|(round, bye)| (*round, *bye)).collect();
    html! {
        section.card {
            h2 { (reader.say(words::players::BYES_ASKED)) }
            ul.list { @for (round, bye) in &asked {
                li.bar {
                    span { (reader.say_with(words::rounds::TITLE, &[("round", round)])) ": " (bye_name(visit, *bye)) }
                    form.push method="post" action=(action) {
                        (csrf_field(visit)) input type="hidden" name="round" value=(round);
                        button.small type="submit" name="do" value="cancel-bye" { (reader.say(words::players::BYE_CANCEL)) }
                    }
                }
            } }
            @if first <= event.settings.rounds && entry.left.is_none() {
                form method="post" action=(action) {
                    (csrf_field(visit))
                    div.field { label for="bye-round" { (reader.say(words::rounds::ROUND)) }
                        select id="bye-round" name="round" { @for round in first..=event.settings.rounds { option value=(round) { (round) } } } }
                    div.field { label for="bye-kind" { (reader.say(words::players::BYE_KIND)) }
                        select id="bye-kind" name="bye" {
                            option value="half" { (reader.say(words::players::BYE_HALF)) }
                            option value="zero" { (reader.say(words::players::BYE_ZERO)) }
                            option value="full" { (reader.say(words::players::BYE_FULL)) }
                        } }
                    div.buttons { button type="submit" name="do" value="ask-bye" { (reader.say(words::players::BYE_ASK)) } }
                }
            }
        }
        section.card {
            h2 { (reader.say(words::players::TABLE_TITLE)) }
            form method="post" action=(action) {
                (csrf_field(visit))
                (fields.input("table", &reader.say(words::players::TABLE_LABEL), "number", Input { min: Some(1), max: Some(5000), ..Input::default() }))
                div.buttons { button type="submit" name="do" value="table" { (reader.say(words::common::SAVE)) } }
            }
        }
        section.card {
            h2 { (reader.say(words::players::LEAVING)) }
            form method="post" action=(action) {
                (csrf_field(visit))
                div.buttons {
                    @if entry.left.is_some() {
                        button type="submit" name="do" value="return" { (reader.say(words::players::RETURN)) }
                    } @else {
                        button type="submit" name="do" value="withdraw" { (reader.say(words::players::WITHDRAW)) }
                        button.danger type="submit" name="do" value="expel" { (reader.say(words::players::EXPEL)) }
                    }
                    @if !event.has_begun() { button.danger type="submit" name="do" value="remove" { (reader.say(words::players::REMOVE)) } }
                }
            }
        }
    }
}
