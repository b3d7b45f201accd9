//! Printouts: `/desk/t/ID/print` and below. Each is a page without menus for the browser to print or save as PDF;
//! `paper.css` defines the layout.

mod cards;
mod lists;
mod scoresheets;
mod slips;

use crate::pages::event_page::{EventPage, EventTab};
use crate::roles::Action;
use crate::words;
use crate::{Desk, DeskRoutes};
use adoube_event::EventRound;
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes.get("/desk/t/{id}/print", Action::SeeDesk, index).get("/desk/t/{id}/print/{paper}", Action::SeeDesk, show)
}

/// The round to print, by default the latest.
#[derive(Deserialize)]
struct PaperQuery {
    round: Option<u16>,
    /// `whole` to show full names of minors on public notices too.
    names: Option<String>,
}

/// Notices and table cards that everybody can read: they show initials for minors, as the public pages do.
const PUBLIC: [&str; 6] = ["boards", "names", "standings", "crosstable", "players", "place-cards"];

/// The data of a printout.
struct PaperContext<'a> {
    desk: &'a Desk,
    visit: &'a Visit,
    seen: &'a EventPage,
}

/// The printouts: name in the URL, text key of the title, whether it belongs to a round, and the render function.
type Draw = fn(&PaperContext<'_>, Option<&EventRound>) -> Markup;
const PAPERS: [(&str, Text, bool, Draw); 10] = [
    ("boards", words::paper::BY_BOARD, true, lists::by_board),
    ("names", words::paper::BY_NAME, true, lists::by_name),
    ("standings", words::paper::STANDINGS, false, lists::standings),
    ("crosstable", words::paper::CROSSTABLE, false, lists::crosstable),
    ("players", words::paper::PLAYERS, false, lists::players),
    ("check-in", words::paper::CHECK_IN, false, lists::check_in),
    ("slips", words::paper::SLIPS, true, slips::draw),
    ("scoresheets", words::paper::SCORESHEETS, true, scoresheets::draw),
    ("place-cards", words::paper::PLACE_CARDS, false, cards::place_cards),
    ("badges", words::paper::BADGES, false, cards::badges),
];

async fn index(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let title = reader.say(words::paper::TITLE);
    let body = html! {
        h1 { (title) }
        p { (reader.say(words::paper::INTRO)) }
        section.card { ul.list {
            @for (name, key, of_round, _) in PAPERS {
                li { a href=(shown.path(&format!("/print/{name}"))) { (reader.say(key)) }
                    @if of_round { span.rounds { @for round in &shown.event().rounds {
                        a href=(shown.path(&format!("/print/{name}?round={}", round.number)))
                            aria-label=(reader.say_with(words::public::ROUND, &[("round", &round.number)])) { (round.number) }
                    } } }
                }
            }
        } }
    };
    Ok(Frame::new(&visit, &title).tabs(shown.tabs(&visit, EventTab::Paper)).show(&body))
}

async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, name)): Path<(String, String)>,
    Query(asked): Query<PaperQuery>,
) -> Result<Markup, RequestError> {
    let (_, key, of_round, draw) =
        PAPERS.into_iter().find(|(known, ..)| *known == name).ok_or(RequestError::NotFound)?;
    let public = PUBLIC.contains(&name.as_str());
    let whole = asked.names.as_deref() == Some("whole");
    let seen = if public && !whole {
        EventPage::posted(&desk, &visit, &id).await?
    } else {
        EventPage::with_full_names(&desk, &visit, &id).await?
    };
    let reader = visit.reader;
    let round = match asked.round {
        Some(number) => Some(seen.event().round(number).ok_or(RequestError::NotFound)?),
        None => seen.event().rounds.last(),
    };
    let title = reader.say(key);
    // Slips and cards are cut apart and handed out: their heading is for the screen only, and they carry no checkpoint.
    let cut_apart = ["slips", "scoresheets", "place-cards", "badges"].contains(&name.as_str());
    let paper = PaperContext { desk: &desk, visit: &visit, seen: &seen };
    let body = html! {
        div.screen-only.bar {
            a.button href={ "/desk/t/" (id) "/print" } { (reader.say(words::paper::TITLE)) }
            button.primary type="button" data-print="1" { (reader.say(words::paper::PRINT)) }
            @if public {
                @let of = asked.round.map_or_else(String::new, |round| format!("&round={round}"));
                @if whole { a.button href={ "?names=initials" (of) } { (reader.say(words::paper::INITIALS)) } }
                @else { a.button href={ "?names=whole" (of) } { (reader.say(words::paper::WHOLE_NAMES)) } }
            }
        }
        @if cut_apart || (of_round && round.is_none()) { h1.screen-only { (title) } }
        @if of_round && round.is_none() { p { (reader.say(words::paper::NO_ROUND)) } }
        @else { (draw(&paper, round)) }
        @if !cut_apart { (checkpoint(&desk, &paper).await) }
    };
    Ok(Frame::new(&visit, &title).style("paper.css").script("paper.js").bare().show(&body))
}

impl PaperContext<'_> {
    /// Renders the heading of a list: event, printout, round.
    fn heading(&self, key: Text, round: Option<u16>) -> Markup {
        let reader = self.visit.reader;
        let settings = &self.seen.event().settings;
        html! {
            header.paper-head {
                h1 { (settings.name) }
                p { strong { (reader.say(key)) }
                    @if let Some(round) = round { " · " (reader.say_with(words::public::ROUND, &[("round", &round)])) }
                    @if !settings.place.is_empty() { " · " (settings.place) } }
            }
        }
    }
}

/// Renders the latest signed checkpoint of the log, for witnesses to photograph.
async fn checkpoint(desk: &Desk, paper: &PaperContext<'_>) -> Markup {
    let Ok(stream) = format!("event/{}", paper.seen.id).parse() else { return html! {} };
    let Ok(kept) = desk.store().checkpoints(&stream).await else { return html! {} };
    let Some(latest) = kept.last() else { return html! {} };
    let size = latest.checkpoint.size;
    html! {
        footer.checkpoint {
            (adoube_web::links::qr(&latest.to_string()))
            p { (paper.visit.reader.say_with(words::paper::CHECKPOINT, &[("size", &size)])) }
        }
    }
}
