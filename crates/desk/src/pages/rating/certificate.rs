//! `/desk/t/ID/norms/N/TITLE`: the printable certificate of a title result: the event's data, the games, every
//! requirement of B.01, and space for signatures.

use super::changes::halves;
use crate::Desk;
use crate::pages::event_page::EventPage;
use crate::words;
use adoube_event::PersonId;
use adoube_rating::explain;
use adoube_rating::norms::{NormDecision, NormReport, NormRound, NormTitle};
use adoube_services::ratings::field::Ratings;
use adoube_web::failure::Failure;
use adoube_web::layout::Frame;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number, code)): Path<(String, String, String)>,
) -> Result<Markup, Failure> {
    let title = NormTitle::ALL.into_iter().find(|title| title.code() == code).ok_or(Failure::NotFound)?;
    let number: u16 = number.parse().map_err(|_| Failure::NotFound)?;
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let entry = shown.event().numbered(number).ok_or(Failure::NotFound)?;
    let ix = shown.event().ix(entry.id).ok_or(Failure::NotFound)?;
    // Certificates use published rounds only.
    let ratings = Ratings::new(shown.event(), &shown.names, false);
    // Only an achieved norm has a certificate.
    let report = ratings.report(ix, title).filter(|report| ratings.has_norms() && report.is_norm());
    let report = report.ok_or(Failure::NotFound)?;
    let reader = visit.reader;
    let heading = reader.say_with(words::rating::CERTIFICATE_TITLE, &[("title", &title.code())]);
    let body = html! {
        div.screen-only.bar {
            a.button href=(visit.link(&shown.path("/norms"))) { (reader.say(words::rating::NORMS)) }
            button.primary type="button" data-print="1" { (reader.say(words::paper::PRINT)) }
        }
        article.certificate {
            header.paper-head { h1 { (heading) } p { (shown.event().settings.name) } }
            (facts(&visit, &shown, &entry.person, number))
            (games(&visit, &shown, &ratings.norm_rounds(ix), &report))
            h2 { (reader.say(words::rating::REQUIREMENTS)) }
            ul { @for line in explain::norm(&report, reader.language) { li { (reader.told(line)) } } }
            p { (reader.say(words::rating::NOT_CHECKED)) }
            div.signs {
                span { (reader.say(words::rating::SIGN_ARBITER)) }
                span { (reader.say(words::rating::SIGN_FEDERATION)) }
                span { (reader.say(words::paper::DATE)) }
            }
        }
    };
    Ok(Frame::new(&visit, &heading).style("paper.css").script("paper.js").bare().show(&body))
}

fn facts(visit: &Visit, shown: &EventPage, person: &PersonId, number: u16) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let settings = &event.settings;
    let known = shown.names.get(person).cloned().unwrap_or_default();
    let entry = event.numbered(number);
    let player = entry.and_then(|entry| shown.player(entry.id));
    let day = |date: Option<adoube_laws::Date>| date.map(|date| date.to_string()).unwrap_or_default();
    let arbiter = settings.arbiter.as_ref().and_then(|arbiter| shown.names.get(arbiter));
    let dates = [day(settings.starts), day(settings.ends)];
    let rating = entry.map_or(0, |entry| entry.fide_rating);
    let rows = [
        (words::public::NAME, known.name),
        (words::rating::FIDE_ID, known.fide_id),
        (words::rating::BORN, known.born),
        (words::public::FEDERATION, player.map(|player| player.federation.clone()).unwrap_or_default()),
        (words::rating::OWN_TITLE, player.map(|player| player.title.clone()).unwrap_or_default()),
        (words::public::RATING, if rating > 0 { rating.to_string() } else { String::new() }),
        (words::rating::PLACE, joined([settings.place.clone(), settings.federation.clone()], " · ")),
        (words::rating::DATES, joined(dates, " – ")),
        (words::rating::RATE, settings.rate.text.clone()),
        (words::rating::ROUNDS, settings.rounds.to_string()),
        (words::rating::ARBITER, arbiter.map(|known| known.name.clone()).unwrap_or_default()),
    ];
    html! {
        // Data unknown to the desk are filled in by hand.
        dl.facts { @for (key, value) in &rows {
            dt { (reader.say(*key)) } dd { @if value.is_empty() { span.blank { (BLANK) } } @else { (value) } }
        } }
    }
}

/// A blank line for handwriting.
const BLANK: &str = "______________";

/// Joins the known parts with a separator.
fn joined(parts: [String; 2], mark: &str) -> String {
    let known: Vec<String> = parts.into_iter().filter(|part| !part.trim().is_empty()).collect();
    known.join(mark)
}

fn games(visit: &Visit, shown: &EventPage, rounds: &[NormRound], report: &NormReport) -> Markup {
    let reader = visit.reader;
    let opponent = |round: &NormRound| {
        let number = u16::try_from(round.opponent).unwrap_or(0);
        shown.event().numbered(number).map(|entry| shown.name(entry.id).to_owned()).unwrap_or_default()
    };
    html! {
        table.ruled {
            caption.hidden { (reader.say(words::public::CARD_GAMES)) }
            thead { tr {
                th.num scope="col" { (reader.say(words::public::ROUNDS)) }
                th scope="col" { (reader.say(words::public::CARD_OPPONENT)) }
                th scope="col" { (reader.say(words::public::FEDERATION)) }
                th.num scope="col" { (reader.say(words::public::RATING)) }
                th scope="col" { (reader.say(words::rating::OWN_TITLE)) }
                th.num scope="col" { (reader.say(words::public::RESULT)) }
                th scope="col" { (reader.say(words::rating::COUNTED)) }
            } }
            tbody { @for round in rounds { tr {
                th.num scope="row" { (round.number) }
                td { (opponent(round)) }
                td { (round.federation) }
                td.num { @if round.rating > 0 { (round.rating) } }
                td { (round.title) }
                td.num { (sign(round.way)) }
                @let counted = matches!(round.way, NormDecision::Played(_)) && !report.left_out.contains(&round.number);
                td { @if counted { (reader.say(words::rating::YES)) } @else { (reader.say(words::rating::NO)) } }
            } } }
        }
    }
}

fn sign(way: NormDecision) -> String {
    match way {
        NormDecision::Played(half) => halves(half),
        NormDecision::ForfeitWon => "+".to_owned(),
        NormDecision::ForfeitLost => "−".to_owned(),
        NormDecision::AllocatedBye | NormDecision::Nothing => "–".to_owned(),
    }
}
