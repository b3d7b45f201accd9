//! `/ratings`: all rating lists, imported or published here, for the public.

use super::compare;
use super::shared::by_day;
use crate::Desk;
use crate::roles::Action;
use crate::words;
use adoube_web::forms::Values;
use adoube_web::layout::{Frame, when};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, RequestError> {
    let reader = visit.reader;
    let title = reader.say(words::ratings::TITLE);
    let mut lists = by_day(desk.store().lists().await?);
    let choice = compare::choice(&visit, &lists, &Values::default());
    lists.reverse();
    let body = html! {
        div.bar {
            h1 { (title) }
            @if visit.actor.may(Action::ManageLists, None) {
                a.button.push href="/desk/ratings" { (reader.say(words::ratings::OFFICE)) }
                a.button href="/desk/lists" { (reader.say(words::ratings::IMPORT)) }
            }
        }
        section.card {
            @if lists.is_empty() { p.empty { (reader.say(words::lists::NONE)) } } @else {
                div.scroll { table {
                    caption.hidden { (title) }
                    thead { tr {
                        th scope="col" { (reader.say(words::lists::NAME)) }
                        th.num scope="col" { (reader.say(words::tournament::PLAYERS)) }
                        th.wide-only scope="col" { (reader.say(words::lists::WHEN)) }
                        th scope="col" { (reader.say(words::ratings::DISTRIBUTION)) }
                    } }
                    tbody { @for list in &lists { tr {
                        th scope="row" { a href={ "/ratings/" (list.id) } { (list.name) } }
                        td.num { (list.players) }
                        td.nowrap.wide-only { (when(list.at_ms)) }
                        td { a href={ "/ratings/" (list.id) "/distribution" } { (reader.say(words::ratings::PLOT)) } }
                    } } }
                } }
            }
        }
        @if lists.len() > 1 { section.card { h2 { (reader.say(words::ratings::COMPARE)) } (choice) } }
    };
    Ok(Frame::new(&visit, &title).style("ratings.css").show(&body))
}
