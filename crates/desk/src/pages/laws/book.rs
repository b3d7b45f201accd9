//! `/laws/EDITION`: contents and search; `/laws/EDITION/ARTICLE`: the explanation of an article.

use super::{asked, edition, menu, prose};
use crate::words;
use adoube_game::example;
use adoube_laws::{
    Chapter, Edition, Provision, ProvisionChange, compare_provision, elsewhere, find_provisions, kind_name, provisions,
    search,
};
use adoube_services::board_game::snapshot::article_href;
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};

/// The maximum number of search results.
const HITS_MAX: usize = 60;

pub(super) async fn newest(_: Visit) -> Response {
    Redirect::to(&format!("/laws/{}", Edition::LATEST.name())).into_response()
}

fn search_form(visit: &Visit, edition: Edition, query: &str) -> Markup {
    let reader = visit.reader;
    html! {
        form.game-tools role="search" method="get" action={ "/laws/" (edition.name()) } {
            label { (reader.say(words::game::LAWS_SEARCH)) " " input type="search" name="q" value=(query) maxlength="200"; }
            button type="submit" { (reader.say(words::game::LAWS_SEARCH_GO)) }
        }
    }
}

fn link(edition: Edition, provision: &'static Provision) -> String {
    let number = provision.numbers(edition).first().copied().unwrap_or_else(|| provision.article().number());
    format!("/laws/{}/{number}", edition.name())
}

fn line(visit: &Visit, edition: Edition, provision: &'static Provision) -> Markup {
    let title = visit.reader.say(provision.title(edition));
    html! {
        @if provision.is_numbered() {
            a href=(link(edition, provision)) { (provision.numbers(edition).join(", ")) } " " (title)
        } @else { a href={ "/laws/" (edition.name()) "/" (provision.article().number()) } { (title) } }
    }
}

pub(super) async fn contents(visit: Visit, Path(name): Path<String>) -> Result<Markup, RequestError> {
    let edition = edition(&name)?;
    let reader = visit.reader;
    let query = asked(&visit, "q").unwrap_or_default().into_owned();
    let title = reader.say_with(words::game::LAWS_EDITION, &[("edition", &edition.name())]);
    let here: Vec<&'static Provision> = provisions().iter().filter(|provision| provision.exists_in(edition)).collect();
    let body = html! {
        h1 { (title) }
        (menu(&visit, Some(edition)))
        p { (reader.say(words::game::LAWS_OWN_WORDS)) }
        (search_form(&visit, edition, &query))
        @if query.trim().is_empty() {
            @for chapter in Chapter::of(edition) {
                @let under: Vec<_> = here.iter().filter(|provision| provision.chapter(edition) == Some(chapter)).collect();
                @if !under.is_empty() {
                    details {
                        summary { @if !chapter.number().is_empty() { (chapter.number()) " · " } (reader.say(chapter.title())) }
                        ul.laws-list { @for provision in under { li { (line(&visit, edition, provision)) } } }
                    }
                }
            }
        } @else {
            @let hits = search(&query, reader.language, Some(edition));
            p role="status" { (reader.say_with(words::game::LAWS_FOUND, &[("count", &(hits.len() as u64))])) }
            ol.laws-list { @for hit in hits.iter().take(HITS_MAX) { @if let Some(provision) = hit.article.provision() {
                li { (line(&visit, edition, provision)) p { small { (reader.told(start(&provision.explain(edition, reader.language)))) } } }
            } } }
        }
    };
    Ok(Frame::new(&visit, &title).style("game.css").show(&body))
}

fn start(text: &str) -> String {
    let mut short: String = text.chars().take(160).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

pub(super) async fn article(
    visit: Visit,
    Path((name, number)): Path<(String, String)>,
) -> Result<Markup, RequestError> {
    let edition = edition(&name)?;
    let reader = visit.reader;
    let found = find_provisions(&number, edition, reader.language).map_err(|_| RequestError::NotFound)?;
    let title = reader.say_with(words::game::LAWS_ARTICLE, &[("number", &number), ("edition", &edition.name())]);
    let body = html! {
        h1 { (title) }
        (menu(&visit, Some(edition)))
        @for provision in &found { (one(&visit, edition, provision)) }
        (neighbours(&visit, edition, &found))
        (search_form(&visit, edition, ""))
    };
    let frame = Frame::new(&visit, &title).style("game.css");
    let frame = if asked(&visit, "example").is_some() { frame.style("board.css").script("board.js") } else { frame };
    Ok(frame.show(&body))
}

/// Renders links to the previous and next provisions.
fn neighbours(visit: &Visit, edition: Edition, found: &[&'static Provision]) -> Markup {
    let here: Vec<&'static Provision> = provisions().iter().filter(|provision| provision.exists_in(edition)).collect();
    let place = |wanted: Option<&&'static Provision>| {
        here.iter().position(|provision| wanted.is_some_and(|wanted| std::ptr::eq(*provision, *wanted)))
    };
    let before = place(found.first()).and_then(|at| here.get(at.checked_sub(1)?));
    let after = place(found.last()).and_then(|at| here.get(at + 1));
    html! {
        p.laws-neighbours {
            @if let Some(before) = before { span { "← " (line(visit, edition, before)) } }
            @if let Some(after) = after { span { (line(visit, edition, after)) " →" } }
        }
    }
}

fn one(visit: &Visit, edition: Edition, provision: &'static Provision) -> Markup {
    let reader = visit.reader;
    let others = Edition::ALL.into_iter().filter(|&other| other != edition && provision.exists_in(other));
    html! {
        article.card {
            h2 { @if provision.is_numbered() { (provision.numbers(edition).join(", ")) " · " } (reader.say(provision.title(edition))) }
            @if let Some(chapter) = provision.chapter(edition) { p.quiet { (reader.told(chapter.heading(reader.language))) } }
            @for printed in provision.printed(provision.read_in(edition)) { p.quiet { (reader.told(printed.sentence(reader.language))) } }
            p { (prose(reader, provision.explanation(edition).get(reader.language), provision.read_in(edition))) }
            p { small { (reader.told(kind_name(provision.kind(), reader.language))) } }
            @for note in elsewhere(provision, edition) {
                p.laws-note { @for noted in note.editions.iter() { span.mark { (noted.name()) } " " } (prose(reader, note.text.get(reader.language), note.read_in())) }
            }
            (worked(visit, edition, provision))
            @if !provision.exists_in(edition) { p.notice-warn { (reader.say(words::game::LAWS_NOT_IN_EDITION)) } }
            dl.facts {
                @for other in others {
                    dt { (reader.say_with(words::game::LAWS_IN, &[("edition", &other.name())])) }
                    dd { a href=(link(other, provision)) { @if provision.is_numbered() { (provision.numbers(other).join(", ")) } @else { (reader.say(provision.title(edition))) } }
                        @if Some(ProvisionChange::Different) == compare_provision(provision, edition, other).map(|found| found.change) { " " span.mark { (reader.say(words::game::LAWS_DIFFERENT)) } } }
                }
                @let cases = super::cases::about(provision, edition);
                @if !cases.is_empty() {
                    dt { (reader.say(words::game::CASES_TITLE)) }
                    dd { @for (index, name) in cases.iter().enumerate() { a href={ "/laws/cases/" (name) } { (reader.say_with(words::game::CASES_CASE, &[("number", &(index as u64 + 1))])) } " " } }
                }
                @let references = provision.references(edition);
                @if !references.is_empty() {
                    dt { (reader.say(words::game::LAWS_SEE)) }
                    dd { @for article in references { @if let Some(seen) = article.provision() {
                        // A provision missing from this edition is linked in the latest one that has it.
                        @let at = if seen.exists_in(edition) { Some(edition) } else { Edition::ALL.into_iter().rev().find(|&other| seen.exists_in(other)) };
                        @if let Some(at) = at {
                            span { (line(visit, at, seen)) @if at != edition { " " span.mark { (at.name()) } } } br;
                        }
                    } } }
                }
            }
        }
    }
}

/// Renders a worked example of a provision: a link to it, or the board after one of its events and what happened so far.
fn worked(visit: &Visit, edition: Edition, provision: &'static Provision) -> Markup {
    let reader = visit.reader;
    let id = provision.article().number();
    let Some(found) = example(provision.article(), edition) else { return html! {} };
    let href = |step: usize| format!("{}?example={id}&step={step}#example", visit.bare_path());
    if asked(visit, "example").as_deref() != Some(id) {
        return html! { p { a.button href=(href(0)) { (reader.say(words::game::LAWS_EXAMPLE)) } } };
    }
    let last = found.events.len().saturating_sub(1);
    let step = asked(visit, "step").and_then(|text| text.parse().ok()).unwrap_or(0).min(last);
    let Some(now) = found.events.get(step) else { return html! {} };
    html! {
        section id="example" {
            h3 { (reader.say(words::game::LAWS_EXAMPLE)) " " span.mark { (found.edition.name()) } }
            div.case {
                div.case-board {
                    adoube-board fen=(now.position) seat="none" labels=(crate::pages::game::board_labels(reader)) {}
                    noscript { p { code { (now.position) } } }
                }
                div.case-story {
                    ol.case-acts { @for (index, event) in found.events.iter().enumerate().take(step + 1) {
                        li { @let told = reader.told(format!("{} · {}", event.event.at, event.tell(reader.language)));
                            @if index == step { strong { (told) } } @else { (told) }
                            @for (answer, grounds) in &event.answers {
                                p.game-answer { (reader.told(answer.explain_with(grounds, reader.language))) " "
                                    a href=(article_href(found.edition, answer.article)) { (answer.article) } }
                            } }
                    } }
                }
            }
            p.game-tools {
                @if step > 0 { a.button href=(href(step - 1)) { (reader.say(words::game::LAWS_EXAMPLE_BACK)) } }
                @if step < last { a.button href=(href(step + 1)) { (reader.say(words::game::LAWS_EXAMPLE_ON)) } }
            }
        }
    }
}
