//! `/desk/league/ID/bodies`: the Competition Committee, elected by the assembly (1.1), the Sports Commission: members and tasks,
//! term, meetings, causes for removal, quorum (Sports Commission 1.1-8.1), the Board and the Executive Council.

use super::accounts::{self, AccountsOf};
use super::councils::{self, read_members};
use super::form::person_text;
use super::names;
use super::prelude::*;
use super::raise::TASKS;
use crate::pages::league::widgets::day;
use crate::words;
use adoube_federation::acts::BodyAct;
use adoube_federation::cases::Committee;
use adoube_federation::commission::{Task, quorum};
use adoube_federation::ids::MemberNo;
use adoube_laws::Date;
use std::collections::BTreeSet;

/// Returns the seats of the Sports Commission (1.1).
fn seats(season: &adoube_federation::SeasonState) -> usize {
    usize::from(*season.regulations().bodies.commission_most)
}

/// Seats of the Committee that the form has.
const COMMITTEE: usize = 7;

pub(super) struct BodiesPage;

impl OfficePage for BodiesPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    fn path(&self, _: &SeasonRequest) -> String {
        "/bodies".to_owned()
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let season = shown.season();
        let today = shown.now.date;
        let date = |date: Option<Date>| date.unwrap_or(today).to_string();
        let mut values = Values::of([
            ("committee-elected", date(season.committee.elected)),
            ("commission-elected", date(season.commission.elected)),
            ("meeting-on", today.to_string()),
            ("meeting-convened", today.plus(-7).to_string()),
        ]);
        for (at, person) in season.committee.members.iter().enumerate() {
            values.set(&format!("committee-member-{at}"), person_text(shown, *person));
        }
        for at in 0..seats(season) {
            let member = season.commission.members.get(at);
            let task = member.map_or(if at == 0 { Task::President } else { Task::Member }, |member| member.task);
            values.set(&format!("commission-task-{at}"), code(&task));
            if let Some(member) = member {
                values.set(&format!("commission-member-{at}"), person_text(shown, member.person));
            }
        }
        councils::start(shown, &mut values);
        values
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let accounts = AccountsOf::Bodies.load(view.desk, view.visit, view.shown).await?;
        let title = view.say(words::office::BODY_TITLE);
        let office = view.by_office();
        let body = html! {
            h1 { (title) }
            div.columns {
                section.card { h2 { (view.say(words::office::BODY_COMMITTEE)) } (committee_facts(&view)) }
                section.card { h2 { (view.say(words::office::BODY_COMMISSION)) } (commission_facts(&view)) }
                (councils::facts(&view))
            }
            @if office { (forms_of_office(&view)) (councils::forms(&view)) (accounts::section(&view, AccountsOf::Bodies, &accounts)) (people_list(&view)) }
        };
        Ok(view.page(SeasonTab::Bodies, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let acts = match form.name {
            "committee" => committee(form).await?,
            "commission" => commission(form).await?,
            "meeting" => meeting(form),
            name => match councils::of(name) {
                Some(body) => councils::read(form, body).await?,
                None => return accounts::read(form, AccountsOf::Bodies).await,
            },
        };
        Ok(Submission::new(acts, words::tournament::DONE_SAVED))
    }

    fn field(&self, form: &SentForm<'_>, _: RefusalCause<'_>) -> String {
        if form.name == "meeting" { "convened" } else { "elected" }.to_owned()
    }
}

async fn committee(form: &mut SentForm<'_>) -> Result<Option<Vec<LeagueAct>>, RequestError> {
    let (elected, mut acts) = (form.day("elected"), Vec::new());
    let members = read_members(form, COMMITTEE, None, &[], &mut acts).await?;
    let (Some(_), Some(members)) = (elected, members) else { return Ok(None) };
    let members = members.into_iter().map(|member| member.person).collect();
    acts.push(form.act(BodyAct::ElectCommittee(Committee { elected, members })));
    Ok(Some(acts))
}

async fn commission(form: &mut SentForm<'_>) -> Result<Option<Vec<LeagueAct>>, RequestError> {
    let (elected, mut acts) = (form.day("elected"), Vec::new());
    let before = &form.shown.season().commission.members;
    let members = read_members(form, seats(form.shown.season()), Some(&TASKS), before, &mut acts).await?;
    let (Some(elected), Some(members)) = (elected, members) else { return Ok(None) };
    acts.push(form.act(BodyAct::NameCommission { elected, members }));
    Ok(Some(acts))
}

fn meeting(form: &mut SentForm<'_>) -> Option<Vec<LeagueAct>> {
    let (on, convened) = (form.day("on"), form.day("convened"));
    let members = form.shown.season().commission.members.iter().map(|member| member.person);
    let absent: BTreeSet<MemberNo> = members.filter(|person| form.ticked(&format!("absent-{person}"))).collect();
    Some(vec![form.act(BodyAct::Meeting { on: on?, convened: convened?, absent })])
}

fn committee_facts(view: &OfficeView<'_>) -> Markup {
    let committee = &view.shown.season().committee;
    html! {
        @match committee.elected {
            None => p.empty { (view.say(words::office::BODY_NOT_ELECTED)) },
            Some(elected) => {
                p { (view.say(words::office::BODY_ELECTED)) " " (day(elected)) }
                @if elected.plus_years(1) < view.shown.now.date { p { span.mark.mark-warn { (view.say(words::office::BODY_ELECT_AGAIN)) } } }
                ul.list { @for person in &committee.members { li { (view.shown.person(*person)) } } }
            }
        }
    }
}

fn commission_facts(view: &OfficeView<'_>) -> Markup {
    let commission = &view.shown.season().commission;
    let members = commission.appointed();
    let rules = &view.shown.season().regulations().bodies;
    let causes = commission.causes_for_removal(rules);
    html! {
        @match commission.term_ends(rules) {
            None => p.empty { (view.say(words::office::BODY_NOT_NAMED)) },
            Some(ends) => {
                dl.facts {
                    dt { (view.say(words::office::BODY_TERM_ENDS)) } dd { (day(ends))
                        @if ends < view.shown.now.date { " " span.mark.mark-warn { (view.say(words::office::BODY_TERM_OVER)) } } }
                    dt { (view.say(words::office::BODY_QUORUM)) } dd { (quorum(members)) " / " (members) }
                    dt { (view.say(words::office::BODY_MEETINGS)) } dd { (commission.absences.len()) }
                }
                @if councils::president_outside(view.shown) { p { span.mark.mark-warn { (view.say(words::office::BODY_PRESIDENT_OUTSIDE)) } } }
                @if !commission.is_complete(rules) { p { span.mark.mark-bad { (view.reader.say_with(words::office::BODY_INCOMPLETE, &[("fewest", &*rules.commission_fewest), ("most", &*rules.commission_most)])) } } }
                ul.list { @for member in &commission.members { li {
                    strong { (view.shown.person(member.person)) } " · " (view.reader.say(names::task(&member.task))) " "
                    span.soft { (view.say(words::office::BODY_SINCE)) " " (day(member.since)) }
                    @let absent = commission.absences.iter().filter(|a| a.contains(&member.person)).count();
                    @if absent > 0 { " " span.soft { (view.say(words::office::BODY_ABSENT)) " " (absent) } }
                    @if causes.contains(&member.person) {
                        " " span.mark.mark-warn { (view.say(words::office::BODY_CAUSE)) }
                        " " a href=(view.link(&format!("/cases/raise/removal?person={}", member.person))) { (view.say(words::office::BODY_REMOVE)) }
                    }
                } } }
                p { a href=(view.link("/cases/raise/appointment")) { (view.say(words::office::BODY_APPOINT)) } " · "
                    a href=(view.link("/cases/raise/vacancy")) { (view.say(words::office::BODY_VACANCY)) } " · "
                    a href=(view.link("/cases/raise/revocation")) { (view.say(words::office::BODY_REVOKE)) } }
            }
        }
    }
}

fn forms_of_office(view: &OfficeView<'_>) -> Markup {
    let (shown, reader) = (view.shown, view.reader);
    let (committee, commission, meeting) = (view.form("committee"), view.form("commission"), view.form("meeting"));
    let tasks = choices(reader, &TASKS, names::task);
    let rules = &view.shown.season().regulations().bodies;
    html! {
        @if !shown.season().commission.members.is_empty() {
            (meeting.folded((words::office::BODY_MEETING, words::common::SAVE), &html! {
                (meeting.day("on", words::office::BODY_MET_ON, true))
                (meeting.day("convened", words::office::BODY_CONVENED, true))
                fieldset.whole { legend { (view.say(words::office::BODY_WHO_ABSENT)) } div.grid {
                    @for member in &shown.season().commission.members {
                        (meeting.tick_named(&format!("absent-{}", member.person), &shown.person(member.person)))
                    }
                } }
            }))
        }
        (committee.folded((words::office::BODY_ELECT_COMMITTEE, words::common::SAVE), &html! {
            (committee.day("elected", words::office::BODY_ELECTED, true))
            div.whole.grid.roomy { @for at in 0..COMMITTEE { (committee.search(&format!("member-{at}"), words::office::BODY_COMMITTEE_MEMBER, "people", false)) } }
        }))
        (commission.folded((words::office::BODY_NAME_COMMISSION, words::common::SAVE), &html! {
            p.whole.hint { (view.reader.say_with(words::office::BODY_COMMISSION_HINT,
                &[("fewest", &*rules.commission_fewest), ("most", &*rules.commission_most), ("years", &*rules.commission_years)])) }
            (commission.day("elected", words::office::BODY_GENERAL_ELECTIONS, true))
            div.whole { @for at in 0..seats(view.shown.season()) { fieldset.row {
                legend { (at + 1) }
                (commission.search(&format!("member-{at}"), words::office::BODY_MEMBER, "people", false))
                (commission.select(&format!("task-{at}"), words::office::BODY_TASK, &tasks))
            } } }
        }))
    }
}
