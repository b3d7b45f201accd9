//! The rulebook: browsing, search, comparison of two editions, glossary; and the case book for arbiters' courses.

mod book;
mod cases;
mod compare;
mod glossary;

use crate::DeskRoutes;
use crate::roles::Action;
use crate::words;
use adoube_laws::Edition;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/laws", Action::Read, book::newest)
        .get("/laws/glossary", Action::Read, glossary::show)
        .get("/laws/cases", Action::Read, cases::list)
        .get("/laws/examination", Action::Read, cases::examination::show)
        .post("/laws/examination", Action::OwnAccount, cases::kept::send)
        .get("/laws/examinations", Action::OwnAccount, cases::kept::list)
        .get("/laws/examinations/{account}/{number}", Action::OwnAccount, cases::kept::show)
        .get("/laws/cases/{case}", Action::Read, cases::show)
        .get("/laws/compare/{first}/{second}", Action::Read, compare::show)
        .get("/laws/{edition}", Action::Read, book::contents)
        .get("/laws/{edition}/{article}", Action::Read, book::article)
}

/// Returns the edition named by a path.
fn edition(name: &str) -> Result<Edition, RequestError> {
    name.parse().map_err(|_| RequestError::NotFound)
}

/// Renders the links shared by all pages of the rulebook.
fn menu(visit: &Visit, current: Option<Edition>) -> Markup {
    let reader = visit.reader;
    let at = current.unwrap_or(Edition::LATEST);
    // The newest edition is compared with the one before it, any other with the newest.
    let newer = Edition::LATEST;
    let older = Edition::ALL.into_iter().rev().find(|edition| *edition <= at && *edition < newer).unwrap_or(at);
    let path = visit.bare_path();
    let item = |href: &str, key: Text, under: &str| {
        html! { a href=(href) aria-current=[path.starts_with(under).then_some("page")] { (reader.say(key)) } }
    };
    html! {
        nav.tabs.laws-menu aria-label=(reader.say(words::game::LAWS_MENU)) {
            @for edition in Edition::ALL {
                a href={ "/laws/" (edition.name()) } aria-current=[(Some(edition) == current).then_some("page")] { (edition.name()) }
            }
            (item(&format!("/laws/compare/{}/{}", older.name(), newer.name()), words::game::LAWS_COMPARE, "/laws/compare/"))
            (item("/laws/glossary", words::game::LAWS_GLOSSARY, "/laws/glossary"))
            (item("/laws/cases", words::game::CASES_TITLE, "/laws/cases"))
            (item("/laws/examination", words::cases::EXAM_TITLE, "/laws/examination"))
        }
    }
}

/// Renders a provision's text in an edition, with cross-references as links.
fn prose(reader: adoube_web::reader::Reader, template: &'static str, edition: Edition) -> Markup {
    let mut pieces = template.split('{');
    let first = pieces.next().unwrap_or_default();
    html! {
        (reader.told(first))
        @for piece in pieces { @if let Some((name, rest)) = piece.split_once('}') {
            @let at = at(name, edition);
            @match at {
                Some((number, at)) => {
                    a href={ "/laws/" (at.name()) "/" (number) } { (number) } @if at != edition { " (" (at.name()) ")" }
                }
                None => (name),
            }
            (reader.told(rest))
        } }
    }
}

/// Returns the number of a provision in an edition, or in the newest that has it.
fn at(name: &'static str, edition: Edition) -> Option<(&'static str, Edition)> {
    let article = adoube_laws::Article::new(name);
    let provision = article.provision()?;
    let at = if provision.exists_in(edition) { edition } else { provision.explained_for() };
    Some((article.number_in(at)?, at))
}

/// Renders a provision's text in an edition, or a note that the edition has no such provision.
fn said(reader: adoube_web::reader::Reader, provision: &'static adoube_laws::Provision, edition: Edition) -> Markup {
    html! {
        @if provision.exists_in(edition) {
            p { (prose(reader, provision.explanation(edition).get(reader.language), edition)) }
        } @else { p.quiet { (reader.say(words::game::LAWS_NOT_IN_EDITION)) } }
    }
}

/// Returns a parameter of the query string: `?q=…`.
pub(super) fn asked<'a>(visit: &'a Visit, name: &str) -> Option<std::borrow::Cow<'a, str>> {
    let (_, query) = visit.path.split_once('?')?;
    let pair = query.split('&').filter_map(|pair| pair.split_once('=')).find(|(key, _)| *key == name)?;
    Some(adoube_web::links::decoded(&pair.1.replace('+', " ")).chars().take(200).collect::<String>().into())
}
