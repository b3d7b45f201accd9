//! `/desk/league/ID/c`: the competitions of the season, and a new one (Teams 7.11-7.14; Pairing systems; Tie-breaks 1.11-1.51;
//! Delegates 5.511; Rating 1).

use super::clubs::PROVINCES;
use super::form::{Sent, View, Wrong, again, choices, code, or_none};
use crate::Desk;
use crate::league::is_plausible;
use crate::pages::league::acting::making;
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::{day, province, read_hour};
use crate::roles::Action;
use crate::texts::Reader;
use adoube_federation::SeasonAnswer;
use adoube_federation::acts::CompetitionAct;
use adoube_federation::appeal::Appealability;
use adoube_federation::competition::{Competition, CompetitionKind, CompetitionSettings, Counting};
use adoube_federation::ids::{CompetitionId, MemberNo};
use adoube_federation::league_table::{CHAMPIONSHIP, COPA_AND_FINALS, MatchScale, TableRules, TeamCriterion};
use adoube_federation::unfinished::{PrimaryScore, SessionPlan};
use adoube_laws::{Date, Moment};
use adoube_tournament::Points;
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::tiebreaks::{TieBreak, TieBreakKind};
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The kinds, as forms call them.
const KINDS: [(&str, CompetitionKind); 6] = [
    ("league", CompetitionKind::League(Cycles::Single)),
    ("double", CompetitionKind::League(Cycles::Double)),
    ("double-swapped", CompetitionKind::League(Cycles::DoubleSwapped)),
    ("swiss", CompetitionKind::TeamSwiss),
    ("cup", CompetitionKind::Cup),
    ("individual", CompetitionKind::Individual),
];
/// Orders of tie-breaks, as forms call them.
const ORDERS: [(&str, &[TeamCriterion]); 3] = [
    ("championship", &CHAMPIONSHIP),
    ("dutch", &COPA_AND_FINALS),
    ("boards", &[TeamCriterion::BoardPoints, TeamCriterion::DirectEncounter, TeamCriterion::SonnebornBerger]),
];
const ROUNDS_MAX: u32 = 100;

/// The key of a kind's name.
pub(super) fn kind_key(kind: CompetitionKind) -> String {
    let name = KINDS.iter().find(|(_, known)| *known == kind).map_or("league", |(name, _)| name);
    format!("entry-kind-{name}")
}

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
    let shown = Shown::load(&desk, &visit, &id).await?;
    let values = start(&shown);
    Ok(page(View::new(&visit, &shown, &values, &Problems::default())))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let mut sent = Sent::new(&visit, &values);
    if sent.name() != "announce" {
        return Err(Failure::Bad("failure-bad"));
    }
    let (name, settings) = (sent.text("name"), read(&mut sent));
    let acts = name.zip(settings).map(|(name, settings)| {
        vec![making(&visit, adoube_federation::SeasonAct::Event(CompetitionAct::Announce(Box::new(settings))), &name)]
    });
    let done = sent.settle(&desk, &mut shown, acts, |_: Wrong<'_>| "dates").await?;
    let made = done.and_then(|(events, _)| {
        events.iter().find_map(|event| match event {
            SeasonAnswer::Announced(id, _) => Some(*id),
            _ => None,
        })
    });
    let done = made.map(|event: CompetitionId| (shown.path(&format!("/c/{event}")), Flash::done("done-competition")));
    let values = again(&start(&shown), &values);
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems))))
}

fn read(sent: &mut Sent<'_>) -> Option<CompetitionSettings> {
    let kind = KINDS.iter().find(|(name, _)| *name == sent.get("kind")).map(|(_, kind)| *kind);
    let kind = kind.or_else(|| sent.wrong("kind", "office-choose"));
    let (boards, rounds) = (sent.number("boards", (1, 60)), rounds(sent));
    let table = table_rules(sent);
    let (promoted, relegated) = (sent.number("promoted", (0, 50)), sent.number("relegated", (0, 50)));
    let standing = sent.pick("standing", &[Appealability::Appealable, Appealability::Final]);
    let (session, province) = (session(sent), sent.maybe_pick("province", &PROVINCES));
    let entries_until = sent.day("until");
    let counting = sent.pick("counting", &[Counting::Official, Counting::ClosedFide, Counting::IfAccepted]);
    let rating_rules = sent.text("rules");
    Some(CompetitionSettings {
        kind: kind?,
        boards: boards?,
        rounds: rounds?,
        table: table?,
        promoted: promoted?,
        relegated: relegated?,
        standing: standing?,
        session: session?,
        province: province?,
        preliminary: sent.ticked("preliminary"),
        entries_until: entries_until?,
        counting: counting?,
        rating_rules: rating_rules?,
    })
}

/// The dates of the rounds: as written, or the first, so many, every so many days.
fn rounds(sent: &mut Sent<'_>) -> Option<Vec<Moment>> {
    let written = sent.get("dates");
    if !written.is_empty() {
        let lines = written.lines().map(str::trim).filter(|line| !line.is_empty());
        let read = |line: &str| line.replacen(' ', "T", 1).parse().ok().filter(|at: &Moment| is_plausible(at.date));
        let dates: Option<Vec<Moment>> = lines.map(read).collect();
        return dates
            .filter(|dates| dates.len() <= ROUNDS_MAX as usize)
            .or_else(|| sent.wrong("dates", "entry-dates-bad"));
    }
    let first = sent.moment("first");
    let (count, every) = (sent.number::<i32>("count", (1, ROUNDS_MAX)), sent.number::<i32>("every", (1, 60)));
    let (first, count, every) = (first?, count?, every?);
    Some((0..count).map(|n| Moment { date: first.date.plus(n * every), ..first }).collect())
}

fn table_rules(sent: &mut Sent<'_>) -> Option<TableRules> {
    let scoring = sent.pick("scoring", &[PrimaryScore::Matches, PrimaryScore::Olympic]);
    let order = ORDERS.iter().find(|(name, _)| *name == sent.get("order")).map(|(_, order)| order.to_vec());
    let criteria = match order {
        Some(order) => Some(order),
        None if sent.get("order") == "fide" => {
            fide_codes(&sent.get("codes")).or_else(|| sent.wrong("codes", "entry-codes-bad"))
        }
        None => sent.wrong("order", "office-choose"),
    };
    let scale = match sent.get("scale").as_str() {
        "one" => Some(MatchScale::default()),
        "two" => Some(MatchScale { win: Points::ONE.times(2), draw: Points::ONE, loss: Points::ZERO }),
        _ => sent.wrong("scale", "office-choose"),
    };
    Some(TableRules { scoring: scoring?, scale: scale?, criteria: criteria? })
}

/// FIDE's codes for teams (C.07): at most eight, none of them of ratings or of the points that come first anyway.
fn fide_codes(text: &str) -> Option<Vec<TeamCriterion>> {
    let list = TieBreak::list(text).ok().filter(|list| (1..=8).contains(&list.len()))?;
    let fits = |code: &TieBreak| !code.kind.is_for_people() && code.kind != TieBreakKind::Points;
    list.iter().all(fits).then(|| list.into_iter().map(TeamCriterion::Fide).collect())
}

/// 5.511: what the clocks show at the start, and at each control with the moves due: `2:59; 5:00 40; 6:00 60`.
fn session(sent: &mut Sent<'_>) -> Option<SessionPlan> {
    let typed = sent.get("session");
    let mut parts = typed.split(';').map(str::trim);
    let clocks_at_min = parts.next().and_then(read_hour);
    let control = |part: &str| {
        let (hour, moves) = part.split_once(' ')?;
        Some((read_hour(hour)?, moves.trim().parse::<u16>().ok().filter(|moves| (1..=200).contains(moves))?))
    };
    let controls: Option<Vec<(u16, u16)>> = parts.filter(|part| !part.is_empty()).map(control).collect();
    match (clocks_at_min, controls.filter(|controls| controls.len() <= 6)) {
        (Some(clocks_at_min), Some(controls)) => Some(SessionPlan { clocks_at_min, controls }),
        _ => sent.wrong("session", "entry-session-bad"),
    }
}

/// A plan of a session in words: what the clocks show at the start, and at each control with its moves.
pub(super) fn session_words(reader: Reader, plan: &SessionPlan) -> String {
    let hour = |minute: u16| format!("{}:{:02}", minute / 60, minute % 60);
    let start = reader.say_with("entry-session-start", &[("at", hour(plan.clocks_at_min).into())]);
    let control = |(at, moves): &(u16, u16)| {
        reader.say_with("entry-session-control", &[("at", hour(*at).into()), ("moves", (*moves).into())])
    };
    std::iter::once(start).chain(plan.controls.iter().map(control)).collect::<Vec<_>>().join("; ")
}

/// A plan of a session as forms have it.
fn session_text(plan: &SessionPlan) -> String {
    let hour = |minute: u16| format!("{}:{:02}", minute / 60, minute % 60);
    let controls = plan.controls.iter().map(|(at, moves)| format!("; {} {moves}", hour(*at)));
    format!("{}{}", hour(plan.clocks_at_min), controls.collect::<String>())
}

fn start(shown: &Shown) -> Values {
    let next = shown.now.date.plus(30);
    Values::of([
        ("announce-kind", "league".to_owned()),
        ("announce-boards", "10".to_owned()),
        ("announce-first", next.at(16, 30).to_string()),
        ("announce-count", "9".to_owned()),
        ("announce-every", "7".to_owned()),
        ("announce-scoring", code(&PrimaryScore::Matches)),
        ("announce-order", "championship".to_owned()),
        ("announce-codes", "MPvGP, EDE, EMGSB".to_owned()),
        ("announce-scale", "one".to_owned()),
        ("announce-promoted", "2".to_owned()),
        ("announce-relegated", "2".to_owned()),
        ("announce-standing", code(&Appealability::Appealable)),
        ("announce-session", session_text(&SessionPlan::default())),
        ("announce-preliminary", "1".to_owned()),
        ("announce-until", shown.now.date.plus(20).to_string()),
        ("announce-counting", code(&Counting::Official)),
        ("announce-rules", "1989".to_owned()),
    ])
}

fn page(view: View<'_>) -> Markup {
    let (shown, title) = (view.shown, view.say("entry-competitions"));
    let body = html! {
        h1 { (title) }
        section.card {
            @if shown.season().events.is_empty() { p.empty { (view.say("entry-none")) } }
            @else { ul.list { @for (id, event) in &shown.season().events { li { (line(&view, *id, event)) } } } }
        }
        (clashes(&view))
        @if view.visit.may(Action::RunSeason, &shown.id) { (form(&view)) }
    };
    view.page(Page::Competitions, &title, &body)
}

/// Days still to come on which a player is entered in two competitions, by name or by the club's teams (15): the day, both
/// competitions and how many players.
fn clashing(season: &adoube_federation::SeasonState, today: Date) -> Vec<(Date, CompetitionId, CompetitionId, usize)> {
    let mut found = Vec::new();
    for (one, individual) in season.events.iter().filter(|(_, e)| e.settings.kind == CompetitionKind::Individual) {
        for day in individual.settings.rounds.iter().map(|round| round.date).filter(|day| *day >= today) {
            for (other, event) in season.events.iter().filter(|(other, _)| *other != one) {
                let both = event.settings.rounds.iter().any(|round| round.date == day);
                // Two individual events are named once.
                if !both || event.settings.kind == CompetitionKind::Individual && other < one {
                    continue;
                }
                let clubs: BTreeSet<_> =
                    event.teams.keys().filter_map(|team| season.teams.get(team)).map(|team| team.club).collect();
                let plays_there = |person: &MemberNo| {
                    let club = season.players.get(person).map(|player| player.club);
                    event.entrants.contains_key(person) || club.is_some_and(|club| clubs.contains(&club))
                };
                let playing = individual.entrants.iter().filter(|(_, e)| e.left_after.is_none() && !e.chose_other);
                let count = playing.filter(|(person, _)| plays_there(person)).count();
                if count > 0 {
                    found.push((day, *one, *other, count));
                }
            }
        }
    }
    found.sort_unstable();
    found
}

fn clashes(view: &View<'_>) -> Markup {
    let found = clashing(view.shown.season(), view.shown.now.date);
    html! { @if !found.is_empty() { section.card {
        h2 { (view.say("entry-clashes")) " " span.mark.mark-warn { (found.len()) } }
        p.hint { (view.say("entry-clashes-hint")) }
        ul.list { @for (date, one, other, count) in found { li {
            (day(date)) " " a href=(view.link(&format!("/c/{one}/players"))) { (view.shown.event(one)) } " – "
            a href=(view.link(&format!("/c/{other}"))) { (view.shown.event(other)) } " "
            span.soft { (view.reader.say_with("entry-count-players", &[("count", count.into())])) }
        } } }
    } } }
}

fn line(view: &View<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let individual = event.settings.kind == CompetitionKind::Individual;
    let (path, count) = if individual {
        (format!("/c/{id}/players"), event.entrants.len())
    } else {
        (format!("/c/{id}"), event.teams.len())
    };
    html! {
        a href=(view.link(&path)) { strong { (view.shown.event(id)) } } " "
        span.mark { (view.say(&kind_key(event.settings.kind))) } " "
        span.soft {
            (view.reader.say_with(if individual { "entry-count-players" } else { "entry-count-teams" }, &[("count", count.into())]))
            " · " (view.reader.say_with("entry-rounds-closed", &[("closed", event.closed.into()), ("rounds", event.rounds().into())]))
            " · " (view.say("entry-until")) " " (day(event.settings.entries_until))
        }
    }
}

fn form(view: &View<'_>) -> Markup {
    let (sheet, reader) = (view.sheet("announce"), view.reader);
    let pairs = |prefix: &str, names: &[&str]| -> Vec<(String, String)> {
        names.iter().map(|name| ((*name).to_owned(), reader.say(&format!("{prefix}-{name}")))).collect()
    };
    let provinces = or_none(PROVINCES.map(|p| (code(&p), province(p).to_owned())).to_vec());
    let kinds = KINDS.map(|(name, _)| name);
    let orders: Vec<&str> = ORDERS.iter().map(|(name, _)| *name).chain(["fide"]).collect();
    let scoring = choices(reader, "entry-scoring", &[PrimaryScore::Matches, PrimaryScore::Olympic]);
    let standing = choices(reader, "entry-standing", &[Appealability::Appealable, Appealability::Final]);
    let counting = choices(reader, "entry-counting", &[Counting::Official, Counting::ClosedFide, Counting::IfAccepted]);
    sheet.show(
        &view.shown.path("/c"),
        ("entry-announce", "entry-announce"),
        true,
        &html! {
            (sheet.text("name", "entry-name", true))
            (sheet.select("kind", "entry-kind", &pairs("entry-kind", &kinds)))
            (sheet.number("boards", "entry-boards", (1, 60)))
            (sheet.day("until", "entry-until", true))
            (sheet.moment("first", "entry-first", false))
            (sheet.number("count", "entry-count", (1, 100)))
            (sheet.number("every", "entry-every", (1, 60)))
            (sheet.area("dates", "entry-dates", 3, "entry-dates-hint"))
            (sheet.select("scoring", "entry-scoring", &scoring))
            (sheet.select("scale", "entry-scale", &pairs("entry-scale", &["one", "two"])))
            (sheet.select("order", "entry-order", &pairs("entry-order", &orders)))
            (sheet.hinted("codes", "entry-codes", "entry-codes-hint"))
            (sheet.number("promoted", "entry-promoted", (0, 50)))
            (sheet.number("relegated", "entry-relegated", (0, 50)))
            (sheet.hinted("session", "entry-session", "entry-session-hint"))
            (sheet.select("province", "entry-province", &provinces))
            (sheet.select("standing", "entry-standing", &standing))
            (sheet.select("counting", "entry-counting", &counting))
            (sheet.text("rules", "entry-rules", true))
            (sheet.tick("preliminary", "entry-preliminary"))
        },
    )
}
