//! `/laws/glossary`: the words of the Laws in every language.

use super::{asked, menu};
use crate::words;
use adoube_laws::{Edition, LawsTerm, find_terms, glossary};
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Language;
use maud::{Markup, html};

pub(super) async fn show(visit: Visit) -> Result<Markup, RequestError> {
    let reader = visit.reader;
    let query = asked(&visit, "q").unwrap_or_default().into_owned();
    let mut terms: Vec<&'static LawsTerm> = match query.trim() {
        "" => glossary().iter().collect(),
        query => find_terms(query).collect(),
    };
    reader.sort_by_name(&mut terms, |term| term.word.get(reader.language));
    let others: Vec<Language> = Language::ALL.into_iter().filter(|&language| language != reader.language).collect();
    let title = reader.say(words::game::LAWS_GLOSSARY);
    let body = html! {
        h1 { (title) }
        (menu(&visit, None))
        form.game-tools role="search" method="get" action="/laws/glossary" {
            label { (reader.say(words::game::LAWS_SEARCH)) " " input type="search" name="q" value=(query) maxlength="100"; }
            button type="submit" { (reader.say(words::game::LAWS_SEARCH_GO)) }
        }
        div.scroll tabindex="0" role="region" aria-label=(title) { table.laws-table {
            caption { (title) }
            thead { tr {
                th scope="col" { (reader.told(reader.language.name())) }
                @for language in &others { th scope="col" lang=(language.code()) { (reader.told(language.name())) } }
                th scope="col" { (reader.say(words::game::LAWS_TH_ARTICLE)) }
            } }
            tbody { @for term in terms { tr {
                th scope="row" { (reader.told(term.word.get(reader.language))) br; small { (reader.say(term.definition)) } }
                @for language in &others { td lang=(language.code()) { (reader.told(term.word.get(*language))) } }
                td { @if let Some(number) = term.article.number_in(Edition::LATEST) { a href={ "/laws/" (Edition::LATEST.name()) "/" (number) } { (number) } } }
            } } }
        } }
    };
    Ok(Frame::new(&visit, &title).style("game.css").show(&body))
}
