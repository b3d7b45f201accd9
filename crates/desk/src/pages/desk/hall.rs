//! `/desk/t/ID/hall`: the playing hall: its timer, the screens, incidents and penalties (Article 12.9).

use super::act_descriptions::noted_text;
use super::acting::{Acted, act, confirm, press, refusal_text};
use super::log::{accounts, who};
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab, points};
use crate::roles::Action;
use crate::words;
use adoube_event::{EntryId, EventAct, EventField, EventRefusal, Incident, IncidentKind, NotedIncident};
use adoube_laws::{Edition, find_provisions};
use adoube_services::board_game::snapshot::article_href;
use adoube_tournament::Points;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::{Language, Text};
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::collections::HashMap;
use std::fmt::Display;

/// The maximum time of the hall timer in minutes.
const MINUTES_MAX: u32 = 1440;
/// The minutes that the timer's field proposes.
const MINUTES: &str = "15";
/// The maximum number of notes shown.
const SHOWN_MAX: usize = 200;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let values = Values::of([("minutes", MINUTES.to_owned()), ("round", round_now(&shown))]);
    page(&desk, &visit, &shown, &values, &Problems::default()).await
}

/// Returns the default round for a note.
fn round_now(shown: &EventPage) -> String {
    shown.event().rounds.last().map_or_else(String::new, |round| round.number.to_string())
}

/// `/desk/t/ID/hall/timer`: starts and stops the hall timer.
pub(super) async fn timer(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(mut values): Posted,
) -> Result<FormOutcome, RequestError> {
    let to = format!("/desk/t/{id}/hall");
    if values.get("do") == "stop" {
        let flash = Flash::done(words::hall::DONE_TIMER_STOPPED);
        return press(&desk, &visit, &id, &values, vec![EventAct::StopTimer], (&to, flash)).await;
    }
    let minutes = values.get("minutes").parse::<u32>().ok().filter(|minutes| (1..=MINUTES_MAX).contains(minutes));
    let Some(minutes) = minutes else {
        let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
        let mut problems = Problems::default();
        problems.add("minutes", visit.reader.say_with(words::hall::MINUTES_BAD, &[("most", &MINUTES_MAX)]));
        values.set("round", round_now(&shown));
        let page = BrowserPage::load(&visit, page(&desk, &visit, &shown, &values, &problems)).await?;
        return Ok(FormOutcome::Invalid { problems, page });
    };
    let flash = Flash::done(words::hall::DONE_TIMER_STARTED).with("minutes", minutes.to_string());
    press(&desk, &visit, &id, &values, vec![EventAct::StartTimer { seconds: minutes * 60 }], (&to, flash)).await
}

/// Records an incident, or a penalty if points are given.
pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(mut values): Posted,
) -> Result<FormOutcome, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let mut problems = Problems::default();
    let done = read(&visit, &shown, &values, &mut problems);
    if let (Some(done), true) = (done, problems.is_empty()) {
        let to = shown.path("/hall");
        let flash =
            if matches!(done, EventAct::Penalty { .. }) { words::hall::DONE_PENALTY } else { words::hall::DONE_NOTED };
        match act(&desk, &visit, &id, &values, vec![done]).await? {
            Acted::Done(_) => return Ok(FormOutcome::done(&to, Flash::done(flash))),
            Acted::Refused(refusal) if refusal.needs().is_some() => {
                return confirm(&desk, &visit, &id, &values, &refusal, &to).await;
            }
            Acted::Refused(refusal) => {
                problems.add(field(&refusal), visit.reader.told(refusal_text(&visit, &refusal)));
            }
        }
    }
    values.set("minutes", MINUTES);
    let page = BrowserPage::load(&visit, page(&desk, &visit, &shown, &values, &problems)).await?;
    Ok(FormOutcome::Invalid { problems, page })
}

/// Returns the field of this form that a refusal concerns.
fn field(refusal: &EventRefusal) -> &'static str {
    match refusal.field() {
        Some(EventField::Article) => "article",
        Some(EventField::Scoring) => "points",
        Some(EventField::Reason | EventField::Text) => "text",
        _ => "round",
    }
}

/// Parses points in tenths: `1`, `-0.5`, `−½`, `1,5`.
fn read_points(text: &str) -> Option<Points> {
    let text = text.replace('−', "-").replace(',', ".").replace('½', ".5");
    let (sign, rest) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(&text)),
    };
    let (whole, tenth) = rest.split_once('.').unwrap_or((rest, "0"));
    let whole: i32 = if whole.is_empty() { Some(0) } else { whole.parse::<u16>().ok().map(i32::from) }?;
    let tenth = match tenth.as_bytes() {
        [digit] if digit.is_ascii_digit() => i32::from(digit - b'0'),
        _ => return None,
    };
    Some(Points::from_tenths(sign * (whole * 10 + tenth)))
}

fn read(visit: &Visit, shown: &EventPage, values: &Values, problems: &mut Problems) -> Option<EventAct> {
    let reader = visit.reader;
    let kind = IncidentKind::ALL.into_iter().find(|kind| code(*kind) == values.get("kind"));
    if kind.is_none() {
        problems.add("kind", reader.say(words::tournament::FIELD_CHOICE));
    }
    let player = match values.get("player") {
        "" => None,
        number => {
            let found = number.parse::<u16>().ok().and_then(|number| shown.event().numbered(number));
            if found.is_none() {
                problems.add("player", reader.say(words::hall::PLAYER_BAD));
            }
            found.map(|entry| entry.id)
        }
    };
    let round = match values.get("round") {
        "" => None,
        text => {
            let round = text.parse::<u16>().ok().filter(|round| *round > 0);
            if round.is_none() {
                problems.add("round", reader.say(words::hall::ROUND_BAD));
            }
            round
        }
    };
    let (article, text) = (values.get("article").to_owned(), values.get("text").replace('\r', ""));
    let edition = shown.event().settings.edition;
    if !is_article(&article, edition) {
        let places: [(&str, &dyn Display); 2] = [("article", &article), ("edition", &edition)];
        problems.add("article", reader.say_with(words::hall::ARTICLE_BAD, &places));
    }
    let typed = values.get("points");
    if typed.is_empty() {
        let tells = matches!(kind, Some(IncidentKind::Note | IncidentKind::Decision | IncidentKind::Conduct));
        if text.is_empty() && (tells || player.is_none()) {
            problems.add("text", reader.say(words::tournament::FIELD_NEEDED));
        }
        let incident = Incident { kind: kind?, round, player, article, text, ruling: None };
        return Some(EventAct::Note(Box::new(incident)));
    }
    // A penalty concerns a game (12.9.5 to 12.9.7), so it is worth no more than a win.
    let most = shown.event().settings.scoring.win.tenths().abs();
    let points = read_points(typed).filter(|points| *points != Points::ZERO && points.tenths().abs() <= most);
    if points.is_none() {
        problems.add("points", reader.say(words::hall::POINTS_BAD));
    }
    if player.is_none() && problems.of("player").is_none() {
        problems.add("player", reader.say(words::hall::PLAYER_NEEDED));
    }
    if round.is_none() && problems.of("round").is_none() {
        problems.add("round", reader.say(words::tournament::FIELD_NEEDED));
    }
    let reason = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(EventAct::Penalty { player: player?, round: round?, points: points?, article, reason })
}

/// Returns whether a text cites an article: of the Laws by number, of other regulations by name and number.
fn is_article(text: &str, edition: Edition) -> bool {
    let named = text.chars().filter(|c| c.is_alphabetic()).count() > 2 && text.chars().any(|c| c.is_ascii_digit());
    text.is_empty() || named || find_provisions(text, edition, Language::English).is_ok()
}

/// Returns the name of a kind in forms and text keys.
const fn code(kind: IncidentKind) -> &'static str {
    match kind {
        IncidentKind::IllegalMove => "illegal-move",
        IncidentKind::Lateness => "lateness",
        IncidentKind::Phone => "phone",
        IncidentKind::WrongClaim => "wrong-claim",
        IncidentKind::Conduct => "conduct",
        IncidentKind::Decision => "decision",
        IncidentKind::Note => "note",
    }
}

const fn kind_name(kind: IncidentKind) -> Text {
    match kind {
        IncidentKind::IllegalMove => words::hall::INCIDENT_ILLEGAL_MOVE,
        IncidentKind::Lateness => words::hall::INCIDENT_LATENESS,
        IncidentKind::Phone => words::hall::INCIDENT_PHONE,
        IncidentKind::WrongClaim => words::hall::INCIDENT_WRONG_CLAIM,
        IncidentKind::Conduct => words::hall::INCIDENT_CONDUCT,
        IncidentKind::Decision => words::hall::INCIDENT_DECISION,
        IncidentKind::Note => words::hall::INCIDENT_NOTE,
    }
}

/// Account names by id.
type Accounts = HashMap<String, String>;

async fn page(
    desk: &Desk,
    visit: &Visit,
    shown: &EventPage,
    values: &Values,
    problems: &Problems,
) -> Result<Markup, RequestError> {
    let accounts = accounts(desk).await?;
    let reader = visit.reader;
    let title = reader.say(words::hall::TITLE);
    let fields = Fields::new(visit, values, problems);
    let now = visit.at.is_none();
    let body = html! {
        h1 { (title) }
        (fields.summary())
        div.split {
            div {
                @if now && visit.may(Action::Rule, &shown.id) { (form(fields, shown)) }
                (noted(visit, shown, &accounts))
            }
            aside {
                (clock(fields, shown))
                (screens(visit, shown))
                (counted(visit, shown))
            }
        }
    };
    Ok(Frame::new(visit, &title).tabs(shown.tabs(visit, EventTab::Hall)).script("timer.js").show(&body))
}

fn form(fields: Fields<'_>, shown: &EventPage) -> Markup {
    let reader = fields.visit.reader;
    let say = |key: Text| reader.say(key);
    let kinds: Vec<(String, String)> =
        IncidentKind::ALL.into_iter().map(|kind| (code(kind).to_owned(), say(kind_name(kind)))).collect();
    let mut players: Vec<(String, u16)> = shown
        .event()
        .entries
        .iter()
        .map(|entry| (shown.name(entry.id).to_owned(), shown.event().number(entry.id)))
        .collect();
    reader.sort_by_name(&mut players, |(name, _)| name);
    let players: Vec<(String, String)> = [(String::new(), say(words::hall::NOBODY))]
        .into_iter()
        .chain(players.into_iter().map(|(name, number)| (number.to_string(), format!("{name} ({number})"))))
        .collect();
    let short = |inputmode| Input { autocomplete: Some("off"), inputmode, maxlength: Some(40), ..Input::default() };
    let (article, points) = (say(words::hall::ARTICLE_HINT), say(words::hall::POINTS_HINT));
    html! {
        section.card {
            h2 { (say(words::hall::NOTE)) }
            form.grid method="post" action=(shown.path("/hall")) {
                (csrf_field(fields.visit))
                (fields.select("kind", &say(words::hall::KIND), None, &kinds))
                (fields.select("player", &say(words::hall::PLAYER), None, &players))
                (fields.input("round", &say(words::rounds::ROUND), "text", Input { maxlength: Some(3), ..short(Some("numeric")) }))
                (fields.input("article", &say(words::hall::ARTICLE), "text", Input { hint: Some(&article), ..short(None) }))
                (fields.input("points", &say(words::hall::POINTS), "text", Input { maxlength: Some(6), hint: Some(&points), ..short(None) }))
                div.whole { (fields.area("text", &say(words::hall::TEXT), 3, None)) }
                div.buttons { button.primary type="submit" { (say(words::hall::NOTE_SEND)) } }
            }
        }
    }
}

/// Renders the hall timer.
fn clock(fields: Fields<'_>, shown: &EventPage) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let running = shown.event().timer;
    let change = visit.at.is_none() && visit.may(Action::Pair, &shown.id) && !shown.event().closed;
    html! {
        section.card {
            h2 { (reader.say(words::hall::TIMER)) }
            @match running {
                Some(timer) => (crate::pages::hall_timer::timer(visit, timer)),
                None => p.soft { (reader.say(words::hall::TIMER_NONE)) },
            }
            @if change {
                form method="post" action=(shown.path("/hall/timer")) {
                    (csrf_field(visit))
                    (fields.input("minutes", &reader.say(words::hall::MINUTES), "text", Input { inputmode: Some("numeric"), maxlength: Some(4), autocomplete: Some("off"), ..Input::default() }))
                    div.buttons {
                        button type="submit" name="do" value="start" { (reader.say(words::hall::TIMER_START)) }
                        @if running.is_some() { button type="submit" name="do" value="stop" { (reader.say(words::hall::TIMER_STOP)) } }
                    }
                }
            }
        }
    }
}

/// Renders the links to the hall's screens: the projector and the wall.
fn screens(visit: &Visit, shown: &EventPage) -> Markup {
    let reader = visit.reader;
    let id = &shown.id;
    let views = [
        ("", words::hall::SCREEN_ALL),
        ("?show=boards", words::screen::SHOW_PAIRINGS),
        ("?show=names", words::screen::SHOW_NAMES),
        ("?show=standings", words::screen::SHOW_STANDINGS),
    ];
    html! {
        section.card {
            h2 { (reader.say(words::hall::SCREENS)) }
            ul.list {
                @for (query, key) in views { li { a href={ "/screen/" (id) (query) } { (reader.say(key)) } } }
                li { a href={ "/t/" (id) "/live" } { (reader.say(words::hall::WALL)) } }
                li { a href={ "/t/" (id) } { (reader.say(words::tournament::OVERVIEW_PUBLIC)) } }
            }
        }
    }
}

/// Renders the players with counted incidents, and their numbers.
fn counted(visit: &Visit, shown: &EventPage) -> Markup {
    const KINDS: [IncidentKind; 4] =
        [IncidentKind::IllegalMove, IncidentKind::Lateness, IncidentKind::Phone, IncidentKind::WrongClaim];
    let reader = visit.reader;
    let event = shown.event();
    let mut players: Vec<EntryId> = event
        .notes
        .iter()
        .filter(|note| KINDS.contains(&note.incident.kind))
        .filter_map(|note| note.incident.player)
        .collect();
    players.sort_unstable_by_key(|player| event.number(*player));
    players.dedup();
    html! {
        @if !players.is_empty() {
            section.card {
                h2 { (reader.say(words::hall::COUNTED)) }
                ul.list { @for player in players { li {
                    (shown.name(player)) ": "
                    @let counts: Vec<String> = KINDS.into_iter().filter_map(|kind| {
                        let count = event.count(player, kind);
                        (count > 0).then(|| format!("{} {count}", reader.say(kind_name(kind))))
                    }).collect();
                    (counts.join(" · "))
                } } }
            }
        }
    }
}

/// Renders the notes, latest first.
fn noted(visit: &Visit, shown: &EventPage, accounts: &Accounts) -> Markup {
    let reader = visit.reader;
    let notes = &shown.event().notes;
    html! {
        section.card {
            h2 { (reader.say(words::hall::NOTED)) }
            @if notes.is_empty() { p.empty { (reader.say(words::hall::NONE)) } } @else {
                div.scroll { table.stack {
                    caption.hidden { (reader.say(words::hall::NOTED)) }
                    thead { tr {
                        th scope="col" { (reader.say(words::tournament::LOG_WHEN)) }
                        th.num scope="col" { (reader.say(words::rounds::ROUND)) }
                        th scope="col" { (reader.say(words::hall::KIND)) }
                        th scope="col" { (reader.say(words::hall::PLAYER)) }
                        th scope="col" { (reader.say(words::hall::ARTICLE)) }
                        th scope="col" { (reader.say(words::hall::TEXT)) }
                        th scope="col" { (reader.say(words::tournament::LOG_WHO)) }
                    } }
                    tbody { @for note in notes.iter().rev().take(SHOWN_MAX) { (line(visit, shown, note, accounts)) } }
                } }
                p { a href=(visit.link(&shown.path("/log"))) { (reader.say(words::hall::UNDO)) } }
            }
        }
    }
}

fn line(visit: &Visit, shown: &EventPage, note: &NotedIncident, accounts: &Accounts) -> Markup {
    let reader = visit.reader;
    let incident = &note.incident;
    let edition = shown.event().settings.edition;
    let known = find_provisions(&incident.article, edition, reader.language).is_ok();
    let penalty = shown.state.history.iter().rev().find(|done| done.number == note.number).map(|done| &done.act);
    let points_given = match penalty {
        Some(EventAct::Penalty { points: given, .. }) => points(*given),
        _ => String::new(),
    };
    html! {
        tr {
            td.nowrap { (shown.when(note.at_ms)) }
            td.num { @if let Some(round) = incident.round { span.stack-label { (reader.say(words::rounds::ROUND)) " " } (round) } }
            th scope="row" { (reader.say(if points_given.is_empty() { kind_name(incident.kind) } else { words::hall::INCIDENT_PENALTY }))
                @if !points_given.is_empty() { " " span.mark.mark-warn { (points_given) } } }
            td { @if let Some(player) = incident.player {
                a href=(visit.link(&shown.path(&format!("/players/{player}")))) { (shown.name(player)) } } }
            td { @if known { a href=(article_href(edition, &incident.article)) { (incident.article) } } @else { (incident.article) } }
            td.breaks.whole { @for text in noted_text(reader, incident).lines() { (text) br; } }
            td { (who(visit, &note.by, accounts)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_is_one_of_the_laws_or_of_regulations_that_are_named() {
        let cases = [
            ("", true),
            ("11.5", true),
            ("12.9.9", true),
            ("7.5", true),
            ("Regulations 4.2", true),
            ("99.99", false),
            ("11.99", false),
            ("Regulations", false),
            ("x", false),
        ];
        for (text, expected) in cases {
            assert_eq!(is_article(text, Edition::E2023), expected, "{text}");
        }
    }

    #[test]
    fn points_are_read_as_arbiters_write_them() {
        for (text, tenths) in [
            ("1", Some(10)),
            ("-1", Some(-10)),
            ("−½", Some(-5)),
            ("1½", Some(15)),
            ("-0,5", Some(-5)),
            ("+.5", Some(5)),
            ("", Some(0)),
            ("x", None),
            ("1.25", None),
            ("--1", None),
            ("99999999", None),
            ("½½", None),
        ] {
            assert_eq!(read_points(text).map(Points::tenths), tenths, "{text}");
        }
    }
}
