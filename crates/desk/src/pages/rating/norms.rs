//! `/desk/t/ID/norms`: norms achieved or still possible (B.01), requirements met and missing, the effect of the next
//! game; and the promotions under the federation's handbook.

use super::changes::halves;
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::words;
use adoube_rating::explain;
use adoube_rating::master::ThresholdReading;
use adoube_rating::norms::NormReport;
use adoube_services::ratings::field::{Candidate, Ratings};
use adoube_tournament::PlayerIx;
use adoube_web::failure::Failure;
use adoube_web::layout::Frame;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let title = reader.say(words::rating::NORMS);
    let ratings = Ratings::new(shown.event(), &shown.names, true);
    let candidates = ratings.candidates();
    let body = html! {
        h1 { (title) }
        section.card #norms {
            h2 { (reader.say(words::rating::NORMS_FIDE)) }
            @if !ratings.has_norms() {
                p { (reader.say_with(words::rating::NORMS_NONE_HERE, &[("rounds", &ratings.rounds())])) }
            } @else if candidates.is_empty() {
                p { (reader.say(words::rating::NORMS_NOBODY)) }
            } @else {
                p.hint { (reader.say(words::rating::NORMS_HINT)) }
                @for candidate in &candidates { (one(&visit, &shown, candidate)) }
            }
        }
        section.card #promotions {
            h2 { (reader.say(words::rating::PROMOTIONS)) }
            p.hint { (reader.say(words::rating::PROMOTIONS_HINT)) }
            (promotions(&visit, &shown, &ratings))
        }
        p { a href={ "/t/" (id) "/ratings" } { (reader.say(words::rating::CHANGES)) } }
    };
    Ok(Frame::new(&visit, &title).tabs(shown.tabs(&visit, EventTab::Norms)).show(&body))
}

fn name(shown: &EventPage, player: PlayerIx) -> String {
    let Some(entry) = shown.event().at(player) else { return String::new() };
    format!("{}. {}", shown.event().number(entry.id), shown.name(entry.id))
}

fn performance(report: &NormReport) -> String {
    report.performance.map_or_else(|| "–".to_owned(), |p| p.rating.to_string())
}

fn one(visit: &Visit, shown: &EventPage, candidate: &Candidate) -> Markup {
    let reader = visit.reader;
    let report = &candidate.report;
    let status = if report.is_norm() { words::rating::NORM_MADE } else { words::rating::NORM_POSSIBLE };
    let number = shown.event().at(candidate.player).map_or(0, |entry| shown.event().number(entry.id));
    let lines = explain::norm(report, reader.language);
    html! {
        article.norm {
            h3 { (name(shown, candidate.player)) " · " (report.title.code()) }
            p { strong { (reader.say(status)) } " · "
                (reader.say(words::rating::PERFORMANCE)) " " (performance(report)) }
            ul { @for line in lines { li { (reader.told(line)) } } }
            @if !candidate.ways.is_empty() {
                table {
                    caption { (reader.say(words::rating::LAST_ROUND)) }
                    thead { tr {
                        th.mid scope="col" { (reader.say(words::public::RESULT)) }
                        th.num scope="col" { (reader.say(words::rating::PERFORMANCE)) }
                        th scope="col" { (reader.say(words::rating::NORM)) }
                        th scope="col" { (reader.say(words::rating::MISSING)) }
                    } }
                    tbody { @for way in &candidate.ways { tr {
                        th.mid scope="row" { (halves(way.half_points)) }
                        td.num { (performance(&way.report)) }
                        td { @if way.report.is_norm() { (reader.say(words::rating::YES)) } @else { (reader.say(words::rating::NO)) } }
                        td { @for missing in way.report.missing() {
                            div { (reader.told(explain::norm_requirement(missing, reader.language))) }
                        } }
                    } } }
                }
            }
            @if !candidate.needed.is_empty() {
                ul { @for one in &candidate.needed { li { (reader.told(explain::norm_needed(one, reader.language))) } } }
            }
            @if report.is_norm() {
                p { a.button href=(visit.link(&shown.path(&format!("/norms/{number}/{}", report.title.code())))) {
                    (reader.say(words::rating::CERTIFICATE)) } }
            }
        }
    }
}

/// Renders the promotions and Mestre Català norms, earned or not.
fn promotions(visit: &Visit, shown: &EventPage, ratings: &Ratings) -> Markup {
    let reader = visit.reader;
    let field = ratings.handbook();
    let mut rows: Vec<(bool, PlayerIx, Vec<String>)> = Vec::new();
    for player in ratings.players() {
        let promotion = field.promotion(player);
        if let Some((attempt, _)) = promotion {
            rows.push((attempt.is_earned(), player, vec![explain::promotion(&attempt, reader.language)]));
        }
        if let Some((norm, granted)) = field.master(player, ThresholdReading::Exceed).filter(|(_, granted)| *granted) {
            rows.push((true, player, explain::master(&norm, granted, reader.language)));
        }
    }
    rows.sort_by_key(|(earned, player, _)| (!earned, player.index()));
    html! {
        @if rows.is_empty() { p { (reader.say(words::rating::PROMOTIONS_NOBODY)) } }
        @else { div.scroll { table {
            caption.hidden { (reader.say(words::rating::PROMOTIONS)) }
            thead { tr {
                th scope="col" { (reader.say(words::public::NAME)) }
                th scope="col" { (reader.say(words::rating::EARNED)) }
                th scope="col" { (reader.say(words::rating::WORKED)) }
            } }
            tbody { @for (earned, player, lines) in &rows { tr {
                th scope="row" { (name(shown, *player)) }
                td { @if *earned { (reader.say(words::rating::YES)) } @else { (reader.say(words::rating::NO)) } }
                td { @for line in lines { div { (reader.told(line.as_str())) } } }
            } } }
        } } }
    }
}
