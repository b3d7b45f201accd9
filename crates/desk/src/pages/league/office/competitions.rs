//! `/desk/league/ID/c`: the competitions of the season, and a new one (Teams 7.11-7.14; Pairing systems; Tie-breaks 1.11-1.51;
//! Delegates 5.511; Rating 1).

use super::clubs::PROVINCES;
use super::prelude::*;
use crate::league::is_plausible;
use crate::pages::league::acting::making;
use crate::pages::league::widgets::{day, province, read_hour};
use crate::texts::Reader;
use adoube_federation::SeasonState;
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

/// The page of the competitions.
pub(super) struct CompetitionsPage;

impl OfficePage for CompetitionsPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, Failure> {
        Ok(Self)
    }

    fn start(&self, shown: &SeasonPage) -> Values {
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

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, Failure> {
        let (shown, title) = (view.shown, view.say("entry-competitions"));
        let body = html! {
            h1 { (title) }
            section.card {
                @if shown.season().events.is_empty() { p.empty { (view.say("entry-none")) } }
                @else { ul.list { @for (id, event) in &shown.season().events { li { (line(&view, *id, event)) } } } }
            }
            (clashes(&view))
            @if view.by_office() { (form(&view)) }
        };
        Ok(view.page(SeasonTab::Competitions, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, Failure> {
        if form.name != "announce" {
            return Err(Failure::Bad("failure-bad"));
        }
        let (name, settings) = (form.text("name"), read(form));
        let act = name
            .zip(settings)
            .map(|(name, settings)| vec![making(form.visit, CompetitionAct::Announce(Box::new(settings)), &name)]);
        Ok(Submission::then(act, |answers| {
            let made = answers.iter().find_map(|answer| match answer {
                SeasonAnswer::Announced(id, _) => Some(format!("/c/{id}")),
                _ => None,
            });
            NextPage { to: made, ..NextPage::here(Flash::done("done-competition")) }
        }))
    }

    fn field(&self, _: &SentForm<'_>, _: Wrong<'_>) -> String {
        "dates".to_owned()
    }
}

/// The key of a kind's name.
pub(super) fn kind_key(kind: CompetitionKind) -> String {
    let name = KINDS.iter().find(|(_, known)| *known == kind).map_or("league", |(name, _)| name);
    format!("entry-kind-{name}")
}

fn read(form: &mut SentForm<'_>) -> Option<CompetitionSettings> {
    let kind = form.pick_named("kind", &KINDS);
    let (boards, rounds) = (form.number("boards", (1, 60)), rounds(form));
    let table = table_rules(form);
    let (promoted, relegated) = (form.number("promoted", (0, 50)), form.number("relegated", (0, 50)));
    let standing = form.pick("standing", &[Appealability::Appealable, Appealability::Final]);
    let (session, province) = (session(form), form.maybe_pick("province", &PROVINCES));
    let entries_until = form.day("until");
    let counting = form.pick("counting", &[Counting::Official, Counting::ClosedFide, Counting::IfAccepted]);
    let rating_rules = form.text("rules");
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
        preliminary: form.ticked("preliminary"),
        entries_until: entries_until?,
        counting: counting?,
        rating_rules: rating_rules?,
    })
}

/// The dates of the rounds: as written, or the first, so many, every so many days.
fn rounds(form: &mut SentForm<'_>) -> Option<Vec<Moment>> {
    let written = form.get("dates");
    if !written.is_empty() {
        let lines = written.lines().map(str::trim).filter(|line| !line.is_empty());
        let read = |line: &str| line.replacen(' ', "T", 1).parse().ok().filter(|at: &Moment| is_plausible(at.date));
        let dates: Option<Vec<Moment>> = lines.map(read).collect();
        return dates
            .filter(|dates| dates.len() <= ROUNDS_MAX as usize)
            .or_else(|| form.wrong("dates", "entry-dates-bad"));
    }
    let first = form.moment("first");
    let (count, every) = (form.number::<i32>("count", (1, ROUNDS_MAX)), form.number::<i32>("every", (1, 60)));
    let (first, count, every) = (first?, count?, every?);
    Some((0..count).map(|n| Moment { date: first.date.plus(n * every), ..first }).collect())
}

fn table_rules(form: &mut SentForm<'_>) -> Option<TableRules> {
    let scoring = form.pick("scoring", &[PrimaryScore::Matches, PrimaryScore::Olympic]);
    let criteria = if form.get("order") == "fide" {
        form.find("codes", "entry-codes-bad", fide_codes)
    } else {
        form.pick_named("order", &ORDERS).map(<[TeamCriterion]>::to_vec)
    };
    let two = MatchScale { win: Points::ONE.times(2), draw: Points::ONE, loss: Points::ZERO };
    let scale = form.pick_named("scale", &[("one", MatchScale::default()), ("two", two)]);
    Some(TableRules { scoring: scoring?, scale: scale?, criteria: criteria? })
}

/// FIDE's codes for teams (C.07): at most eight, none of them of ratings or of the points that come first anyway.
fn fide_codes(text: &str) -> Option<Vec<TeamCriterion>> {
    let list = TieBreak::list(text).ok().filter(|list| (1..=8).contains(&list.len()))?;
    let fits = |code: &TieBreak| !code.kind.is_for_people() && code.kind != TieBreakKind::Points;
    list.iter().all(fits).then(|| list.into_iter().map(TeamCriterion::Fide).collect())
}

/// 5.511: what the clocks show at the start, and at each control with the moves due: `2:59; 5:00 40; 6:00 60`.
fn session(form: &mut SentForm<'_>) -> Option<SessionPlan> {
    let typed = form.get("session");
    let mut parts = typed.split(';').map(str::trim);
    let clocks_at_min = parts.next().and_then(read_hour);
    let control = |part: &str| {
        let (hour, moves) = part.split_once(' ')?;
        Some((read_hour(hour)?, moves.trim().parse::<u16>().ok().filter(|moves| (1..=200).contains(moves))?))
    };
    let controls: Option<Vec<(u16, u16)>> = parts.filter(|part| !part.is_empty()).map(control).collect();
    match (clocks_at_min, controls.filter(|controls| controls.len() <= 6)) {
        (Some(clocks_at_min), Some(controls)) => Some(SessionPlan { clocks_at_min, controls }),
        _ => form.wrong("session", "entry-session-bad"),
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

/// Days still to come on which a player is entered in two competitions, by name or by the club's teams (15): the day, both
/// competitions and how many players.
fn clashing(season: &SeasonState, today: Date) -> Vec<(Date, CompetitionId, CompetitionId, usize)> {
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

fn clashes(view: &OfficeView<'_>) -> Markup {
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

fn line(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
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

fn form(view: &OfficeView<'_>) -> Markup {
    let (form, reader) = (view.form("announce"), view.reader);
    let pairs = |prefix: &str, names: &[&str]| -> Vec<(String, String)> {
        names.iter().map(|name| ((*name).to_owned(), reader.say(&format!("{prefix}-{name}")))).collect()
    };
    let provinces = or_none(PROVINCES.map(|p| (code(&p), province(p).to_owned())).to_vec());
    let kinds = KINDS.map(|(name, _)| name);
    let orders: Vec<&str> = ORDERS.iter().map(|(name, _)| *name).chain(["fide"]).collect();
    let scoring = choices(reader, "entry-scoring", &[PrimaryScore::Matches, PrimaryScore::Olympic]);
    let standing = choices(reader, "entry-standing", &[Appealability::Appealable, Appealability::Final]);
    let counting = choices(reader, "entry-counting", &[Counting::Official, Counting::ClosedFide, Counting::IfAccepted]);
    form.folded(
        ("entry-announce", "entry-announce"),
        &html! {
            (form.text("name", "entry-name", true))
            (form.select("kind", "entry-kind", &pairs("entry-kind", &kinds)))
            (form.number("boards", "entry-boards", (1, 60)))
            (form.day("until", "entry-until", true))
            (form.moment("first", "entry-first", false))
            (form.number("count", "entry-count", (1, 100)))
            (form.number("every", "entry-every", (1, 60)))
            (form.area("dates", "entry-dates", 3, "entry-dates-hint"))
            (form.select("scoring", "entry-scoring", &scoring))
            (form.select("scale", "entry-scale", &pairs("entry-scale", &["one", "two"])))
            (form.select("order", "entry-order", &pairs("entry-order", &orders)))
            (form.hinted("codes", "entry-codes", "entry-codes-hint"))
            (form.number("promoted", "entry-promoted", (0, 50)))
            (form.number("relegated", "entry-relegated", (0, 50)))
            (form.hinted("session", "entry-session", "entry-session-hint"))
            (form.select("province", "entry-province", &provinces))
            (form.select("standing", "entry-standing", &standing))
            (form.select("counting", "entry-counting", &counting))
            (form.text("rules", "entry-rules", true))
            (form.tick("preliminary", "entry-preliminary"))
        },
    )
}
