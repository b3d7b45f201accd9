//! `/laws/compare/FIRST/SECOND`: two editions side by side.

use super::{asked, edition, menu};
use crate::failure::Failure;
use crate::layout::Frame;
use crate::visit::Visit;
use adoube_laws::{Change, Comparison, Edition, compare};
use axum::extract::Path;
use maud::{Markup, html};

const fn key(change: Change) -> &'static str {
    match change {
        Change::Same => "laws-same",
        Change::Renumbered => "laws-renumbered",
        Change::Different => "laws-different",
        Change::OnlyFirst => "laws-only-first",
        Change::OnlySecond => "laws-only-second",
    }
}

pub(super) async fn show(visit: Visit, Path((first, second)): Path<(String, String)>) -> Result<Markup, Failure> {
    let (first, second) = (edition(&first)?, edition(&second)?);
    let reader = visit.reader;
    let all = asked(&visit, "all").is_some();
    let changes = compare(first, second);
    let shown: Vec<&Comparison> =
        changes.iter().filter(|one| all || !matches!(one.change, Change::Same | Change::Renumbered)).collect();
    let title =
        reader.say_with("laws-compare-title", &[("first", first.name().into()), ("second", second.name().into())]);
    let body = html! {
        h1 { (title) }
        (menu(&visit, None))
        nav.tabs aria-label=(reader.say("laws-compare")) { @for a in Edition::ALL { @for b in Edition::ALL { @if a < b {
            a href={ "/laws/compare/" (a.name()) "/" (b.name()) } aria-current=[((a, b) == (first, second)).then_some("page")] { (a.name()) " – " (b.name()) }
        } } } }
        p { (reader.say_with("laws-compare-count", &[("shown", (shown.len() as u64).into()), ("all", (changes.len() as u64).into())])) " "
            @if all { a href=(visit.bare_path()) { (reader.say("laws-compare-differences")) } }
            @else { a href={ (visit.bare_path()) "?all=1" } { (reader.say("laws-compare-all")) } } }
        div.scroll tabindex="0" role="region" aria-label=(title) { table.laws-table {
            caption { (title) }
            thead { tr { th scope="col" { (first.name()) } th scope="col" { (second.name()) }
                th scope="col" { (reader.say("laws-th-what")) } th scope="col" { (reader.say("laws-th-change")) } } }
            tbody { @for one in shown { (row(&visit, one, first, second)) } }
        } }
    };
    Ok(Frame::new(&visit, &title).style("game.css").show(&body))
}

fn row(visit: &Visit, one: &Comparison, first: Edition, second: Edition) -> Markup {
    let reader = visit.reader;
    let numbers = |edition: Edition, numbers: &'static [&'static str]| {
        html! { @for number in numbers { a href={ "/laws/" (edition.name()) "/" (number) } { (number) } " " } }
    };
    html! {
        tr {
            td { (numbers(first, one.first)) }
            td { (numbers(second, one.second)) }
            td { @if let Some(provision) = one.article.provision() { (reader.text(&provision.title())) } }
            td { (reader.say(key(one.change)))
                @for note in &one.notes { p { small { @for noted in note.editions.iter() { (noted.name()) " " } ": " (reader.told(note.read(reader.language))) } } } }
        }
    }
}
