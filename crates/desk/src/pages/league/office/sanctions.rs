//! `/desk/league/ID/sanctions`: the circular in force, which the federation maintains, and the sanctions imposed (Competition
//! Committee 3.1, D-03).

use super::form::{Sent, View, Wrong, again, or_none};
use super::words::{effect, offender};
use crate::Desk;
use crate::pages::league::acting::doing;
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::day;
use crate::roles::{Action, Role};
use adoube_federation::acts::BodyAct;
use adoube_federation::cases::{Sanction, SanctionEffect, SanctionRow, SanctionTable};
use adoube_tournament::Points;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

/// Empty rows that the form shows below those in force.
const MORE: usize = 3;
const EFFECTS: [&str; 5] = ["warning", "fine", "points", "suspension", "exclusion"];

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
    let shown = Shown::whole(&desk, &visit, &id).await?;
    let values = start(&shown);
    Ok(page(View::new(&visit, &shown, &values, &Problems::default())))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::whole(&desk, &visit, &id).await?;
    let mut sent = Sent::new(&visit, &values);
    if sent.name() != "table" {
        return Err(Failure::Bad("failure-bad"));
    }
    let table = read(&mut sent);
    let acts = table.map(|table| vec![doing(&visit, adoube_federation::SeasonAct::Body(BodyAct::Sanctions(table)))]);
    let done = sent.settle(&desk, &mut shown, acts, |_: Wrong<'_>| "circular").await?;
    let done = done.map(|_| (shown.path("/sanctions"), Flash::done("done-saved")));
    let values = again(&start(&shown), &values);
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems))))
}

fn read(sent: &mut Sent<'_>) -> Option<SanctionTable> {
    let circular = sent.text("circular");
    let mut rows = Vec::new();
    for (at, offence) in sent.numbered("offence-") {
        if offence.is_empty() {
            continue;
        }
        let offence = sent.maybe(&format!("offence-{at}"));
        let (amount, days) = (format!("amount-{at}"), (1, 3650));
        let effect = match sent.get(&format!("effect-{at}")).as_str() {
            "warning" => Some(SanctionEffect::Warning),
            "exclusion" => Some(SanctionEffect::Exclusion),
            "fine" => sent.number(&amount, (1, 100_000_000)).map(SanctionEffect::Fine),
            "suspension" => sent.number(&amount, days).map(SanctionEffect::Suspension),
            "points" => {
                let points = sent.get(&amount).parse::<Points>().ok();
                let points = points.filter(|p| *p > Points::ZERO && p.tenths() % 5 == 0 && p.tenths() <= 1000);
                points.map(SanctionEffect::Points).or_else(|| sent.wrong(&amount, "case-points-bad"))
            }
            _ => sent.wrong(&format!("effect-{at}"), "office-choose"),
        };
        if let (Some(offence), Some(effect)) = (offence, effect) {
            rows.push(SanctionRow { offence, effect });
        }
    }
    Some(SanctionTable { circular: circular?, rows })
}

fn start(shown: &Shown) -> Values {
    let table = &shown.season().sanction_table;
    let mut values = Values::of([("table-circular", table.circular.clone())]);
    for (at, row) in table.rows.iter().enumerate() {
        let (name, amount) = match row.effect {
            SanctionEffect::Warning => ("warning", String::new()),
            SanctionEffect::Fine(sum) => ("fine", sum.to_string()),
            SanctionEffect::Points(points) => ("points", points.to_string().trim_end_matches(".0").to_owned()),
            SanctionEffect::Suspension(days) => ("suspension", days.to_string()),
            SanctionEffect::Exclusion => ("exclusion", String::new()),
        };
        values.set(&format!("table-offence-{at}"), row.offence.clone());
        values.set(&format!("table-effect-{at}"), name);
        values.set(&format!("table-amount-{at}"), amount);
    }
    values
}

/// A delegate sees the sanctions of the own club.
fn seen(view: &View<'_>) -> Vec<Sanction> {
    let own = |sanction: &&Sanction| {
        view.visit.actor.role() != Role::Delegate
            || view.shown.club.is_some_and(|club| {
                super::words::concerns(view.shown, &adoube_federation::cases::Matter::Sanction(sanction.on), club)
            })
    };
    view.shown.season().sanctions.iter().filter(own).cloned().collect()
}

fn page(view: View<'_>) -> Markup {
    let (shown, title, sheet) = (view.shown, view.say("case-sanctions"), view.sheet("table"));
    let table = &shown.season().sanction_table;
    let imposed = seen(&view);
    let may = view.visit.may(Action::DecideCases, &shown.id);
    let body = html! {
        div.bar { h1 { (title) } a.button.push href=(view.link("/cases")) { (view.say("case-title")) } }
        section.card {
            h2 { (view.say("case-imposed")) }
            @if imposed.is_empty() { p.empty { (view.say("case-none-imposed")) } }
            @else { ul.list { @for sanction in &imposed { li {
                strong { (offender(shown, sanction.on)) } " · " (effect(&view, sanction.effect)) " · "
                a href=(view.link(&format!("/cases/{}", sanction.case))) { (view.reader.say_with("case-number", &[("number", sanction.case.0.into())])) }
                " " span.soft { (view.say("case-circular")) " " (sanction.circular) " · " (day(sanction.from)) }
                @if sanction.lifted { " " span.mark { (view.say("case-lifted")) } }
            } } } }
        }
        @if !may { section.card {
            h2 { (view.say("case-circular")) " " (table.circular) }
            ul.list { @for row in &table.rows { li { (row.offence) ": " strong { (effect(&view, row.effect)) } } } }
        } }
        @else {
            (sheet.show(&shown.path("/sanctions"), ("case-table", "save"), false, &html! {
                (sheet.text("circular", "case-circular", true))
                div.whole { @for at in 0..table.rows.len() + MORE { (row(&view, at)) } }
            }))
        }
    };
    view.page(Page::Cases, &title, &body)
}

fn row(view: &View<'_>, at: usize) -> Markup {
    let sheet = view.sheet("table");
    let effects: Vec<(String, String)> =
        EFFECTS.iter().map(|name| ((*name).to_owned(), view.say(&format!("case-effect-{name}")))).collect();
    html! {
        fieldset.row {
            legend { (at + 1) }
            (sheet.text(&format!("offence-{at}"), "case-offence", false))
            (sheet.select(&format!("effect-{at}"), "case-effect", &or_none(effects)))
            (sheet.text(&format!("amount-{at}"), "case-amount", false))
        }
    }
}
