//! The rulebook: browse, search, two editions side by side, the glossary; and the case book for arbiters' courses.

mod book;
mod cases;
mod compare;
mod words;

use crate::accounts::roles::Action;
use crate::failure::Failure;
use crate::routes::Routes;
use crate::visit::Visit;
use adoube_laws::Edition;
use maud::{Markup, html};

pub(super) fn routes(routes: Routes) -> Routes {
    routes
        .get("/laws", Action::Read, book::newest)
        .get("/laws/glossary", Action::Read, words::show)
        .get("/laws/cases", Action::Read, cases::list)
        .get("/laws/cases/{case}", Action::Read, cases::show)
        .get("/laws/compare/{first}/{second}", Action::Read, compare::show)
        .get("/laws/{edition}", Action::Read, book::contents)
        .get("/laws/{edition}/{article}", Action::Read, book::article)
}

/// The edition of a path.
fn edition(name: &str) -> Result<Edition, Failure> {
    name.parse().map_err(|_| Failure::NotFound)
}

/// The links that all pages of the rulebook share.
fn menu(visit: &Visit, current: Option<Edition>) -> Markup {
    let reader = visit.reader;
    let at = current.unwrap_or(Edition::E2023);
    let other = if at == Edition::E2018 { Edition::E2023 } else { Edition::E2018 };
    html! {
        nav.tabs.laws-menu aria-label=(reader.say("laws-menu")) {
            @for edition in Edition::ALL {
                a href={ "/laws/" (edition.name()) } aria-current=[(Some(edition) == current).then_some("page")] { (edition.name()) }
            }
            a href={ "/laws/compare/" (other.name()) "/" (at.name()) } { (reader.say("laws-compare")) }
            a href="/laws/glossary" { (reader.say("laws-glossary")) }
            a href="/laws/cases" { (reader.say("cases-title")) }
        }
    }
}

/// What was asked in the address: `?q=…`.
fn asked<'a>(visit: &'a Visit, name: &str) -> Option<std::borrow::Cow<'a, str>> {
    let (_, query) = visit.path.split_once('?')?;
    let pair = query.split('&').filter_map(|pair| pair.split_once('=')).find(|(key, _)| *key == name)?;
    Some(crate::links::decoded(&pair.1.replace('+', " ")).chars().take(200).collect::<String>().into())
}
