//! `/t/ID` and `/t/ID/round/N`: the pairings and results of a round; `/t/ID/round/N.pgn`: its games.

use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab, points};
use crate::pages::event_tables::bye_name;
use crate::words;
use adoube_event::{EntryId, EventRound, RoundStage};
use adoube_tournament::{Bye, Points};
use adoube_web::layout::Frame;
use adoube_web::links;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};

/// Shows the latest published round.
pub(super) async fn latest(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, RequestError> {
    let seen = EventPage::for_public(&desk, &id).await?;
    let page = page(&desk, &visit, &seen, seen.rounds().next_back());
    Ok(seen.kept(page))
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, String)>,
) -> Result<Response, RequestError> {
    if let Some(number) = number.strip_suffix(".pgn") {
        return crate::pages::game::round_pgn(&desk, &id, number.parse().map_err(|_| RequestError::NotFound)?).await;
    }
    let number = number.parse().map_err(|_| RequestError::NotFound)?;
    let seen = EventPage::for_public(&desk, &id).await?;
    let round = seen.round(number).ok_or(RequestError::NotFound)?;
    let page = page(&desk, &visit, &seen, Some(round));
    Ok(seen.kept(page))
}

fn page(desk: &Desk, visit: &Visit, seen: &EventPage, round: Option<&EventRound>) -> Markup {
    let reader = visit.reader;
    let title = match round {
        Some(round) => reader.say_with(words::public::ROUND, &[("round", &round.number)]),
        None => reader.say(words::public::PAIRINGS),
    };
    let body = html! {
        div #fresh data-follow=(seen.path("/events")) data-told=(reader.say(words::public::CHANGED)) {
            @match round {
                Some(round) => (whole(visit, seen, round)),
                None => {
                    h1 { (reader.say(words::public::PAIRINGS)) }
                    section.card {
                        p { (reader.say(words::public::NO_ROUND)) }
                        @if let Some(time) = seen.event().settings.schedule.first() {
                            p { (reader.say_with(words::public::ROUND_BEGINS, &[("time", &time)])) }
                        }
                        p { a href=(seen.path("/players")) { (reader.say(words::public::CAPTION_PLAYERS)) } }
                    }
                }
            }
        }
        (share(desk, visit, seen))
    };
    Frame::new(visit, &title)
        .tabs(seen.tabs(visit, EventTab::Rounds))
        .style("public.css")
        .script("follow.js")
        .show(&body)
}

fn whole(visit: &Visit, seen: &EventPage, round: &EventRound) -> Markup {
    let reader = visit.reader;
    let done = round.boards.iter().filter(|board| seen.event().result(round.number, board.white).is_some()).count();
    let begins = seen.event().settings.schedule.get(usize::from(round.number).saturating_sub(1));
    html! {
        div.bar {
            h1 { (reader.say_with(words::public::ROUND, &[("round", &round.number)])) }
            (rounds(visit, seen, round.number))
            @if round.stage == RoundStage::Published {
                span.mark.push { (reader.say_with(words::public::RESULTS_OF, &[("done", &done), ("all", &round.boards.len())])) }
            }
        }
        @if let Some(time) = begins.filter(|_| round.stage == RoundStage::Published) {
            p.soft { (reader.say_with(words::public::ROUND_BEGINS, &[("time", &time)])) }
        }
        div.field.find {
            label for="find" { (reader.say(words::public::SEARCH)) }
            input id="find" type="search" data-filter="#pairings" autocomplete="off";
        }
        section.card { div.scroll { (table(visit, seen, round)) } }
        p.links {
            a href=(seen.path(&format!("/live/{}", round.number))) { (reader.say(words::public::LIVE)) } " · "
            a href=(seen.path(&format!("/round/{}.pgn", round.number))) { (reader.say(words::public::PGN)) }
        }
        @let others: Vec<_> = round.byes.iter().filter(|bye| bye.bye != Bye::Zero).collect();
        @if !others.is_empty() {
            section.card {
                h2 { (reader.say(words::public::NOT_PLAYED)) }
                ul.list { @for bye in others { li {
                    a href=(seen.path(&format!("/player/{}", seen.event().number(bye.player)))) { (seen.titled(bye.player)) }
                    " — " (bye_name(visit, bye.bye))
                } } }
            }
        }
    }
}

/// Renders links to the published rounds.
fn rounds(visit: &Visit, seen: &EventPage, current: u16) -> Markup {
    let reader = visit.reader;
    html! {
        nav.rounds aria-label=(reader.say(words::public::ROUNDS)) {
            @for round in seen.event().rounds.iter().filter(|round| round.stage != RoundStage::Draft) {
                a href=(seen.path(&format!("/round/{}", round.number)))
                    aria-current=[(round.number == current).then_some("page")]
                    aria-label=(reader.say_with(words::public::ROUND, &[("round", &round.number)])) { (round.number) }
            }
        }
    }
}

/// Renders the pairings of a round by board.
pub(crate) fn table(visit: &Visit, seen: &EventPage, round: &EventRound) -> Markup {
    let reader = visit.reader;
    let event = seen.event();
    let before = usize::from(round.number.saturating_sub(1));
    let score =
        |player: EntryId| event.ix(player).map_or(Points::ZERO, |ix| event.tournament().score_after(ix, before));
    html! {
        table #pairings.pairings {
            caption.hidden { (reader.say_with(words::public::CAPTION_ROUND, &[("round", &round.number)])) }
            thead { tr {
                th.num scope="col" { (reader.say(words::public::BOARD)) }
                th scope="col" { (reader.say(words::public::WHITE)) }
                th.mid scope="col" { (reader.say(words::public::RESULT)) }
                th scope="col" { (reader.say(words::public::BLACK)) }
            } }
            tbody { @for board in &round.boards {
                @let result = event.result(round.number, board.white);
                tr {
                    th.num scope="row" { (board.table) }
                    td { (player(visit, seen, board.white, score(board.white))) }
                    td.mid.nowrap { @match result { Some(result) => strong { (result.to_string()) }, None => span.soft { "–" } } }
                    td { (player(visit, seen, board.black, score(board.black))) }
                }
            } }
        }
    }
}

fn player(_: &Visit, seen: &EventPage, entry: EntryId, score: Points) -> Markup {
    let rating = seen.player(entry).map_or(0, |player| player.rating);
    html! {
        a href=(seen.path(&format!("/player/{}", seen.event().number(entry)))) { (seen.titled(entry)) }
        " " small.nowrap { @if rating > 0 { (rating) " " } "[" (points(score)) "]" }
    }
}

/// Renders the event's URL for phones as a QR code.
fn share(desk: &Desk, visit: &Visit, seen: &EventPage) -> Markup {
    let url = format!("{}{}", desk.hall_address(visit), seen.path(""));
    html! {
        details.share { summary { (visit.reader.say(words::public::SHARE)) }
            div.qr-box { (links::qr(&url)) } p.mid { a href=(url) { (url) } }
        }
    }
}
