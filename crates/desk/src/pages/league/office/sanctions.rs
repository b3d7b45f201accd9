//! `/desk/league/ID/sanctions`: the circular in force, maintained by the federation, and the sanctions imposed
//! (Competition Committee 3.1, D-03).

use super::cases::sees;
use super::descriptions::{effect, offender};
use super::prelude::*;
use crate::pages::league::widgets::day;
use crate::words;
use adoube_federation::acts::BodyAct;
use adoube_federation::cases::{Matter, Sanction, SanctionEffect, SanctionRow, SanctionTable};
use adoube_tournament::Points;
use adoube_words::Text;

/// The number of empty rows in the form below those in force.
const MORE: usize = 3;
const EFFECTS: [(&str, Text); 5] = [
    ("warning", words::office::CASE_EFFECT_WARNING),
    ("fine", words::office::CASE_EFFECT_FINE),
    ("points", words::office::CASE_EFFECT_POINTS),
    ("suspension", words::office::CASE_EFFECT_SUSPENSION),
    ("exclusion", words::office::CASE_EFFECT_EXCLUSION),
];

pub(super) struct SanctionsPage;

impl OfficePage for SanctionsPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let table = &shown.season().sanction_table;
        let mut values = Values::of([("table-circular", table.circular.clone())]);
        for (at, row) in table.rows.iter().enumerate() {
            let (name, amount) = match row.effect {
                SanctionEffect::Warning => ("warning", String::new()),
                SanctionEffect::Fine(sum) => ("fine", sum.to_string()),
                SanctionEffect::Points(points) => ("points", format!("{points:#}")),
                SanctionEffect::Suspension(days) => ("suspension", days.to_string()),
                SanctionEffect::Exclusion => ("exclusion", String::new()),
            };
            values.set(&format!("table-offence-{at}"), row.offence.clone());
            values.set(&format!("table-effect-{at}"), name);
            values.set(&format!("table-amount-{at}"), amount);
        }
        values
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title, form) = (view.shown, view.say(words::office::CASE_SANCTIONS), view.form("table"));
        let table = &shown.season().sanction_table;
        let seen = |sanction: &&Sanction| sees(shown, &Matter::Sanction(sanction.on));
        let imposed: Vec<&Sanction> = shown.season().sanctions.iter().filter(seen).collect();
        let may = view.may(Action::DecideCases);
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.link("/cases")) { (view.say(words::office::CASE_TITLE)) } }
            section.card {
                h2 { (view.say(words::office::CASE_IMPOSED)) }
                @if imposed.is_empty() { p.empty { (view.say(words::office::CASE_NONE_IMPOSED)) } }
                @else { ul.list { @for sanction in &imposed { li {
                    strong { (offender(shown, sanction.on)) } " · " (effect(&view, sanction.effect)) " · "
                    a href=(view.link(&format!("/cases/{}", sanction.case))) { (view.reader.say_with(words::office::CASE_NUMBER, &[("number", &sanction.case.0)])) }
                    " " span.soft { (view.say(words::office::CASE_CIRCULAR)) " " (sanction.circular) " · " (day(sanction.from)) }
                    @if sanction.lifted { " " span.mark { (view.say(words::office::CASE_LIFTED)) } }
                } } } }
            }
            @if !may { section.card {
                h2 { (view.say(words::office::CASE_CIRCULAR)) " " (table.circular) }
                ul.list { @for row in &table.rows { li { (row.offence) ": " strong { (effect(&view, row.effect)) } } } }
            } }
            @else {
                (form.open((words::office::CASE_TABLE, words::common::SAVE), &html! {
                    (form.text("circular", words::office::CASE_CIRCULAR, true))
                    div.whole { @for at in 0..table.rows.len() + MORE { (row(&view, at)) } }
                }))
            }
        };
        Ok(view.page(SeasonTab::Cases, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        if form.name != "table" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        Ok(Submission::one(read(form).map(|table| form.act(BodyAct::Sanctions(table))), words::tournament::DONE_SAVED))
    }

    fn field(&self, _: &SentForm<'_>, _: RefusalCause<'_>) -> String {
        "circular".to_owned()
    }
}

fn read(form: &mut SentForm<'_>) -> Option<SanctionTable> {
    let circular = form.text("circular");
    let mut rows = Vec::new();
    for (at, offence) in form.numbered("offence-") {
        if offence.is_empty() {
            continue;
        }
        let offence = form.maybe(&format!("offence-{at}"));
        let (amount, days) = (format!("amount-{at}"), (1, 3650));
        let effect = match form.get(&format!("effect-{at}")) {
            "warning" => Some(SanctionEffect::Warning),
            "exclusion" => Some(SanctionEffect::Exclusion),
            "fine" => form.number(&amount, (1, 100_000_000)).map(SanctionEffect::Fine),
            "suspension" => form.number(&amount, days).map(SanctionEffect::Suspension),
            "points" => {
                let fits = |p: &Points| *p > Points::ZERO && p.tenths() % 5 == 0 && p.tenths() <= 1000;
                let points = form.find(&amount, words::office::CASE_POINTS_BAD, |text| text.parse().ok().filter(fits));
                points.map(SanctionEffect::Points)
            }
            _ => form.wrong(&format!("effect-{at}"), words::office::CHOOSE),
        };
        if let (Some(offence), Some(effect)) = (offence, effect) {
            rows.push(SanctionRow { offence, effect });
        }
    }
    Some(SanctionTable { circular: circular?, rows })
}

fn row(view: &OfficeView<'_>, at: usize) -> Markup {
    let form = view.form("table");
    let effects: Vec<(String, String)> =
        EFFECTS.iter().map(|(code, name)| ((*code).to_owned(), view.say(*name))).collect();
    html! {
        fieldset.row {
            legend { (at + 1) }
            (form.text(&format!("offence-{at}"), words::office::CASE_OFFENCE, false))
            (form.select(&format!("effect-{at}"), words::office::CASE_EFFECT, &or_none(effects)))
            (form.text(&format!("amount-{at}"), words::office::CASE_AMOUNT, false))
        }
    }
}
