//! `/desk/league/ID/c`: the competitions of the season, and a new one (Teams 7.11-7.14; Pairing systems; Tie-breaks 1.11-1.51;
//! Delegates 5.511; Rating 1).

use super::names;
use super::prelude::*;
use crate::pages::league::acting::making;
use crate::pages::league::widgets::{day, read_hour};
use crate::words;
use adoube_federation::SeasonState;
use adoube_federation::acts::CompetitionAct;
use adoube_federation::appeal::Appealability;
use adoube_federation::competition::{
    AgeGroup, Competition, CompetitionKind, CompetitionSettings, Counting, EntryLimit, IndividualEvent,
    IndividualSystem, RatingEdition,
};
use adoube_federation::ids::{CompetitionId, MemberNo};
use adoube_federation::league_table::{MatchScale, TableRules, TeamCriterion};
use adoube_federation::regulations::{Regulations, TeamCategoryRule};
use adoube_federation::titles::TitleEvent;
use adoube_federation::unfinished::{PrimaryScore, SessionPlan};
use adoube_federation::venue::Province;
use adoube_laws::{Date, Moment};
use adoube_services::league::is_plausible;
use adoube_tournament::Points;
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::tiebreaks::{TieBreak, TieBreakKind};
use adoube_web::reader::Reader;
use adoube_words::Text;
use std::collections::BTreeSet;

/// The kinds with their codes in forms.
const KINDS: [(&str, CompetitionKind, Text); 6] = [
    ("league", CompetitionKind::League(Cycles::Single), words::office::ENTRY_KIND_LEAGUE),
    ("double", CompetitionKind::League(Cycles::Double), words::office::ENTRY_KIND_DOUBLE),
    ("double-swapped", CompetitionKind::League(Cycles::DoubleSwapped), words::office::ENTRY_KIND_DOUBLE_SWAPPED),
    ("swiss", CompetitionKind::TeamSwiss, words::office::ENTRY_KIND_SWISS),
    ("cup", CompetitionKind::Cup, words::office::ENTRY_KIND_CUP),
    ("individual", CompetitionKind::Individual, words::office::ENTRY_KIND_INDIVIDUAL),
];
/// Orders of tie-breaks with their codes in forms.
const ORDERS: [(&str, Text); 3] = [
    ("championship", words::office::ENTRY_ORDER_CHAMPIONSHIP),
    ("dutch", words::office::ENTRY_ORDER_DUTCH),
    ("boards", words::office::ENTRY_ORDER_BOARDS),
];

/// Returns the criteria of an order: that of the regulations for championships, or for the cup and finals (1.11, 1.21,
/// 1.51), or one by board points.
fn order_of(code: &str, rules: &Regulations) -> Vec<TeamCriterion> {
    match code {
        "dutch" => rules.tie_breaks.cup.value.clone(),
        "boards" => vec![TeamCriterion::BoardPoints, TeamCriterion::DirectEncounter, TeamCriterion::SonnebornBerger],
        _ => rules.tie_breaks.championship.value.clone(),
    }
}
const ROUNDS_MAX: u32 = 100;
const SYSTEMS: [IndividualSystem; 3] =
    [IndividualSystem::Swiss, IndividualSystem::RoundRobin, IndividualSystem::Knockout];
const AGE_GROUPS: [AgeGroup; 2] = [AgeGroup::Junior, AgeGroup::Infantil];
const TITLES: [TitleEvent; 2] = [TitleEvent::AbsoluteChampionship, TitleEvent::BarcelonaOpenA];

pub(super) struct CompetitionsPage;

impl OfficePage for CompetitionsPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let next = shown.now.date.plus(30);
        let rules = shown.season().regulations();
        let first = rules.team_categories.first();
        let of_first = |number: fn(&TeamCategoryRule) -> u16| first.map(number).unwrap_or_default().to_string();
        let (clocks_at_min, controls) = (*rules.sessions.clocks_at_min, rules.sessions.controls.value.clone());
        let session = SessionPlan { clocks_at_min, controls };
        let scale = if MatchScale::of(*rules.points.team_match) == MatchScale::default() { "one" } else { "two" };
        Values::of([
            ("announce-kind", "league".to_owned()),
            ("announce-boards", of_first(|category| category.boards.into())),
            ("announce-first", next.at(16, 30).to_string()),
            ("announce-count", "9".to_owned()),
            ("announce-every", "7".to_owned()),
            ("announce-scoring", code(&PrimaryScore::Matches)),
            ("announce-order", "championship".to_owned()),
            ("announce-codes", "MPvGP, EDE, EMGSB".to_owned()),
            ("announce-scale", scale.to_owned()),
            ("announce-promoted", of_first(|category| category.promoted)),
            ("announce-relegated", of_first(|category| category.relegated)),
            ("announce-standing", code(&Appealability::Appealable)),
            ("announce-session", session_text(&session)),
            ("announce-preliminary", "1".to_owned()),
            ("announce-until", shown.now.date.plus(20).to_string()),
            ("announce-counting", code(&Counting::Official)),
            ("announce-rules", code(&RatingEdition::default())),
            ("announce-system", code(&IndividualSystem::Swiss)),
        ])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title) = (view.shown, view.say(words::office::ENTRY_COMPETITIONS));
        let body = html! {
            h1 { (title) }
            section.card {
                @if shown.season().events.is_empty() { p.empty { (view.say(words::office::ENTRY_NONE)) } }
                @else { ul.list { @for (id, event) in &shown.season().events { li { (line(&view, *id, event)) } } } }
            }
            (clashes(&view))
            @if view.may(Action::RunProvince) { (form(&view)) }
        };
        Ok(view.page(SeasonTab::Competitions, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        if form.name != "announce" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        let (name, settings) = (form.text("name"), read(form));
        let own = form.shown.province();
        if own.is_some() && settings.as_ref().is_some_and(|settings| settings.province != own) {
            return Err(RequestError::Forbidden);
        }
        let act = name
            .zip(settings)
            .map(|(name, settings)| vec![making(form.visit, CompetitionAct::Announce(Box::new(settings)), &name)]);
        Ok(Submission::then(act, |answers| {
            let made = answers.iter().find_map(|answer| match answer {
                SeasonAnswer::Announced(id, _) => Some(format!("/c/{id}")),
                _ => None,
            });
            NextPage { to: made, ..NextPage::here(Flash::done(words::office::DONE_COMPETITION)) }
        }))
    }

    fn field(&self, _: &SentForm<'_>, _: RefusalCause<'_>) -> String {
        "dates".to_owned()
    }
}

pub(super) fn kind_name(kind: CompetitionKind) -> Text {
    KINDS.iter().find(|(_, known, _)| *known == kind).map_or(words::office::ENTRY_KIND_LEAGUE, |(.., name)| *name)
}

fn read(form: &mut SentForm<'_>) -> Option<CompetitionSettings> {
    let kind = form.pick_named("kind", &KINDS.map(|(code, kind, _)| (code, kind)));
    let (boards, rounds) = (form.number("boards", (1, 60)), rounds(form));
    let table = table_rules(form);
    let (promoted, relegated) = (form.number("promoted", (0, 50)), form.number("relegated", (0, 50)));
    let standing = form.pick("standing", &[Appealability::Appealable, Appealability::Final]);
    let (session, province) = (session(form), form.maybe_pick("province", &Province::ALL));
    let entries_until = form.day("until");
    let counting = form.pick("counting", &[Counting::Official, Counting::ClosedFide, Counting::IfAccepted]);
    let rating_rules = form.pick("rules", &RatingEdition::ALL);
    let individual = individual(form);
    let (places, minimum_elo) = (form.maybe_number("places", (1, 2000)), form.maybe_number("minimum", (1, 3500)));
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
        // Neither the Copa nor an individual event is a phase of the Team Championship.
        preliminary: form.ticked("preliminary") && kind.is_some_and(CompetitionKind::is_by_boards),
        entries_until: entries_until?,
        counting: counting?,
        rating_rules: rating_rules?,
        entry_limit: EntryLimit { places: places?, minimum_elo: minimum_elo? },
        individual: individual?,
    })
}

/// Reads what only individual events have: the system, the age group, the title or norm. A form without them means an open
/// Swiss.
fn individual(form: &mut SentForm<'_>) -> Option<IndividualEvent> {
    let system = form.maybe_pick("system", &SYSTEMS);
    let (age_group, title_event) = (form.maybe_pick("age", &AGE_GROUPS), form.maybe_pick("title", &TITLES));
    Some(IndividualEvent { system: system?.unwrap_or_default(), age_group: age_group?, title_event: title_event? })
}

/// Reads the dates of the rounds: listed one by one, or the first date, the number of rounds and the interval in days.
fn rounds(form: &mut SentForm<'_>) -> Option<Vec<Moment>> {
    let written = form.get("dates");
    if !written.is_empty() {
        let lines = written.lines().map(str::trim).filter(|line| !line.is_empty());
        let read = |line: &str| line.replacen(' ', "T", 1).parse().ok().filter(|at: &Moment| is_plausible(at.date));
        let dates: Option<Vec<Moment>> = lines.map(read).collect();
        return dates
            .filter(|dates| dates.len() <= ROUNDS_MAX as usize)
            .or_else(|| form.wrong("dates", words::office::ENTRY_DATES_BAD));
    }
    let first = form.moment("first");
    let (count, every) = (form.number::<i32>("count", (1, ROUNDS_MAX)), form.number::<i32>("every", (1, 60)));
    let (first, count, every) = (first?, count?, every?);
    Some((0..count).map(|n| Moment { date: first.date.plus(n * every), ..first }).collect())
}

fn table_rules(form: &mut SentForm<'_>) -> Option<TableRules> {
    let scoring = form.pick("scoring", &[PrimaryScore::Matches, PrimaryScore::Olympic]);
    let criteria = if form.get("order") == "fide" {
        form.find("codes", words::office::ENTRY_CODES_BAD, fide_codes)
    } else {
        let code = form.pick_named("order", &ORDERS.map(|(code, _)| (code, code)));
        code.map(|code| order_of(code, form.shown.season().regulations()))
    };
    let two = MatchScale { win: Points::ONE.times(2), draw: Points::ONE, loss: Points::ZERO };
    let scale = form.pick_named("scale", &[("one", MatchScale::default()), ("two", two)]);
    let kashdan = *form.shown.season().regulations().tie_breaks.kashdan;
    Some(TableRules { scoring: scoring?, scale: scale?, criteria: criteria?, kashdan })
}

/// Reads FIDE's codes for teams (C.07): at most eight, without those based on ratings and the points that come first
/// anyway.
fn fide_codes(text: &str) -> Option<Vec<TeamCriterion>> {
    let list = TieBreak::list(text).ok().filter(|list| (1..=8).contains(&list.len()))?;
    let fits = |code: &TieBreak| !code.kind.is_for_people() && code.kind != TieBreakKind::Points;
    list.iter().all(fits).then(|| list.into_iter().map(TeamCriterion::Fide).collect())
}

/// 5.511: reads a session plan: the clock times at the start and at each control, with the moves due: `2:59; 5:00 40;
/// 6:00 60`.
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
        _ => form.wrong("session", words::office::ENTRY_SESSION_BAD),
    }
}

/// Describes a session plan: the clock times at the start and at each control, with its moves.
pub(super) fn session_words(reader: Reader, plan: &SessionPlan) -> String {
    let hour = |minute: u16| format!("{}:{:02}", minute / 60, minute % 60);
    let start = reader.say_with(words::office::ENTRY_SESSION_START, &[("at", &hour(plan.clocks_at_min))]);
    let control = |(at, moves): &(u16, u16)| {
        reader.say_with(words::office::ENTRY_SESSION_CONTROL, &[("at", &hour(*at)), ("moves", moves)])
    };
    std::iter::once(start).chain(plan.controls.iter().map(control)).collect::<Vec<_>>().join("; ")
}

/// Formats a session plan as in forms.
fn session_text(plan: &SessionPlan) -> String {
    let hour = |minute: u16| format!("{}:{:02}", minute / 60, minute % 60);
    let controls = plan.controls.iter().map(|(at, moves)| format!("; {} {moves}", hour(*at)));
    format!("{}{}", hour(plan.clocks_at_min), controls.collect::<String>())
}

/// Returns future dates on which a player is entered in two competitions, by name or by the club's teams (15): the
/// date, both competitions and the number of players.
fn clashing(season: &SeasonState, today: Date) -> Vec<(Date, CompetitionId, CompetitionId, usize)> {
    let mut found = Vec::new();
    for (one, individual) in season.events.iter().filter(|(_, e)| e.settings.kind == CompetitionKind::Individual) {
        for day in individual.settings.rounds.iter().map(|round| round.date).filter(|day| *day >= today) {
            for (other, event) in season.events.iter().filter(|(other, _)| *other != one) {
                let both = event.settings.rounds.iter().any(|round| round.date == day);
                // List a pair of individual events only once.
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
        h2 { (view.say(words::office::ENTRY_CLASHES)) " " span.mark.mark-warn { (found.len()) } }
        p.hint { (view.say(words::office::ENTRY_CLASHES_HINT)) }
        ul.list { @for (date, one, other, count) in found { li {
            (day(date)) " " a href=(view.link(&format!("/c/{one}/players"))) { (view.shown.event(one)) } " – "
            a href=(view.link(&format!("/c/{other}"))) { (view.shown.event(other)) } " "
            span.soft { (view.reader.say_with(words::office::ENTRY_COUNT_PLAYERS, &[("count", &count)])) }
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
        span.mark { (view.say(kind_name(event.settings.kind))) } " "
        span.soft {
            (view.reader.say_with(if individual { words::office::ENTRY_COUNT_PLAYERS } else { words::office::ENTRY_COUNT_TEAMS }, &[("count", &count)]))
            " · " (view.reader.say_with(words::office::ENTRY_ROUNDS_CLOSED, &[("closed", &event.closed), ("rounds", &event.rounds())]))
            " · " (view.say(words::office::ENTRY_UNTIL)) " " (day(event.settings.entries_until))
        }
    }
}

fn form(view: &OfficeView<'_>) -> Markup {
    let (form, reader) = (view.form("announce"), view.reader);
    let pair = |code: &str, name: Text| (code.to_owned(), reader.say(name));
    let provinces = |of: &[Province]| of.iter().map(|of| (code(of), of.name().to_owned())).collect::<Vec<_>>();
    let provinces = match view.shown.province() {
        Some(own) => provinces(&[own]),
        None => or_none(provinces(&Province::ALL)),
    };
    let kinds = KINDS.map(|(code, _, name)| pair(code, name));
    let orders = ORDERS.into_iter().chain([("fide", words::office::ENTRY_ORDER_FIDE)]);
    let orders: Vec<(String, String)> = orders.map(|(code, name)| pair(code, name)).collect();
    let scales = [pair("one", words::office::ENTRY_SCALE_ONE), pair("two", words::office::ENTRY_SCALE_TWO)];
    let scoring = choices(reader, &[PrimaryScore::Matches, PrimaryScore::Olympic], names::primary_score);
    let standing = choices(reader, &[Appealability::Appealable, Appealability::Final], names::appealability);
    let counting = choices(reader, &[Counting::Official, Counting::ClosedFide, Counting::IfAccepted], names::counting);
    form.folded(
        (words::office::ENTRY_ANNOUNCE, words::office::ENTRY_ANNOUNCE),
        &html! {
            (form.text("name", words::office::ENTRY_NAME, true))
            (form.select("kind", words::office::ENTRY_KIND, &kinds))
            (form.number("boards", words::office::ENTRY_BOARDS, (1, 60)))
            (form.day("until", words::office::ENTRY_UNTIL, true))
            (form.moment("first", words::office::ENTRY_FIRST, false))
            (form.number("count", words::office::ENTRY_COUNT, (1, 100)))
            (form.number("every", words::office::ENTRY_EVERY, (1, 60)))
            (form.area("dates", words::office::ENTRY_DATES, 3, words::office::ENTRY_DATES_HINT))
            (form.select("scoring", words::office::ENTRY_SCORING, &scoring))
            (form.select("scale", words::office::ENTRY_SCALE, &scales))
            (form.select("order", words::office::ENTRY_ORDER, &orders))
            (form.hinted("codes", words::office::ENTRY_CODES, words::office::ENTRY_CODES_HINT))
            (form.number("promoted", words::office::ENTRY_PROMOTED, (0, 50)))
            (form.number("relegated", words::office::ENTRY_RELEGATED, (0, 50)))
            (form.hinted("session", words::office::ENTRY_SESSION, words::office::ENTRY_SESSION_HINT))
            (form.select("province", words::office::ENTRY_PROVINCE, &provinces))
            (form.select("standing", words::office::ENTRY_STANDING, &standing))
            (form.select("counting", words::office::ENTRY_COUNTING, &counting))
            (form.select("rules", words::office::ENTRY_RULES, &choices(reader, &RatingEdition::ALL, names::rating_edition)))
            fieldset.whole { legend { (view.say(words::office::ENTRY_KIND_INDIVIDUAL)) } div.grid {
                (form.select("system", words::office::ENTRY_SYSTEM, &choices(reader, &SYSTEMS, names::individual_system)))
                (form.select("age", words::office::ENTRY_AGE_GROUP, &or_none(choices(reader, &AGE_GROUPS, names::age_group))))
                (form.select("title", words::office::ENTRY_TITLE_EVENT, &or_none(choices(reader, &TITLES, names::title_event))))
                (form.number("places", words::office::ENTRY_PLACES, (1, 2000)))
                (form.number("minimum", words::office::ENTRY_MINIMUM_ELO, (1, 3500)))
            } }
            (form.tick("preliminary", words::office::ENTRY_PRELIMINARY))
        },
    )
}
