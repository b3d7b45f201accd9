//! `/ratings`: the rating lists there are, brought in or published here, for everybody.

use super::compare;
use super::shared::by_day;
use crate::Desk;
use crate::roles::Action;
use adoube_web::failure::Failure;
use adoube_web::forms::Values;
use adoube_web::layout::{Frame, when};
use adoube_web::visit::Visit;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, Failure> {
    let reader = visit.reader;
    let title = reader.say("ratings-title");
    let mut lists = by_day(desk.store().lists().await?);
    let choice = compare::choice(&visit, &lists, &Values::default());
    lists.reverse();
    let body = html! {
        div.bar {
            h1 { (title) }
            @if visit.actor.may(Action::ManageLists, None) {
                a.button.push href="/desk/ratings" { (reader.say("ratings-office")) }
                a.button href="/desk/lists" { (reader.say("ratings-import")) }
            }
        }
        section.card {
            @if lists.is_empty() { p.empty { (reader.say("lists-none")) } } @else {
                div.scroll { table {
                    caption.hidden { (title) }
                    thead { tr {
                        th scope="col" { (reader.say("lists-name")) }
                        th.num scope="col" { (reader.say("players")) }
                        th.wide-only scope="col" { (reader.say("lists-when")) }
                        th scope="col" { (reader.say("ratings-distribution")) }
                    } }
                    tbody { @for list in &lists { tr {
                        th scope="row" { a href={ "/ratings/" (list.id) } { (list.name) } }
                        td.num { (list.players) }
                        td.nowrap.wide-only { (when(list.at_ms)) }
                        td { a href={ "/ratings/" (list.id) "/distribution" } { (reader.say("ratings-plot")) } }
                    } } }
                } }
            }
        }
        @if lists.len() > 1 { section.card { h2 { (reader.say("ratings-compare")) } (choice) } }
    };
    Ok(Frame::new(&visit, &title).style("ratings.css").show(&body))
}
