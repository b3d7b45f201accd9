//! One tournament: its effect on each player's rating.

use super::row::{RatingRow, TournamentRules, row};
use super::{RateArgs, what_if};
use crate::columns::{aligned, comma_separated};
use crate::exit::{CommandError, Exit};
use crate::rated::RatedTournament;
use crate::rating_list::RatingListFile;
use crate::screen::{Screen, one_line};
use crate::words::rate;
use adoube_rating::event::EventFacts;
use adoube_rating::explain::{self, OpponentLine};
use adoube_rating::fce::{self, EventKind};
use adoube_rating::fide::{RateOfPlay, Tempo};
use adoube_rating::period::PeriodSystem;
use adoube_rating::{Exact, Purpose};
use adoube_tournament::{PlayerIx, Points};
use adoube_words::{Language, Text};
use serde_json::{Value, json};

const HEADS: [Text; 9] = [
    rate::NO,
    rate::NAME,
    rate::BEFORE,
    rate::GAMES,
    rate::AVERAGE,
    rate::POINTS,
    rate::EXPECTED,
    rate::CHANGE,
    rate::AFTER,
];

pub(super) fn run(rated: &RatedTournament, args: &RateArgs, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let rate = rated.rate();
    let own = match rated {
        RatedTournament::File(_) => rate.and_then(RateOfPlay::tempo),
        RatedTournament::Desk(event) => Some(event.ratings.tempo),
    };
    let tempo = args.tempo.or(own).unwrap_or_default();
    let system = args.system(tempo);
    let list = args.list.as_deref().map(|name| RatingListFile::open(name, tempo, language)).transpose()?;
    let list = list.as_ref().map(|file| file.list(language)).transpose()?;
    rated.report_missing(list.as_ref(), args.list.as_deref(), language);
    let persons = rated.persons(list.as_ref(), system);
    let tournament = &rated.file().meaning.tournament;
    let field = EventFacts { tournament, persons: &persons };
    let rules = TournamentRules { system, kind: args.kind, rate, year: year(rated, args) };
    if let Some(number) = args.explain {
        return explain(&field, &rules, rated.player(number, language)?, screen);
    }
    if let Some(number) = args.what_if {
        return what_if::show(&field, &rules, rated.player(number, language)?, screen);
    }
    let rows: Vec<RatingRow> =
        (0..tournament.players.len() as u32).filter_map(|at| row(&field, &rules, PlayerIx(at))).collect();
    show(&rows, args.csv, screen)?;
    if system == PeriodSystem::Fce && !screen.wants_json() && !args.csv {
        if rows.iter().any(|row| row.note.is_some()) {
            screen.line(rate::LEGEND.get(language))?;
        }
        if list.is_none() && matches!(rated, RatedTournament::File(_)) {
            screen.line(rate::WITHOUT_LIST.get(language))?;
        }
    }
    Ok(Exit::Done)
}

/// Returns the year that decides who is a junior: that of `--date`, else that of the file.
fn year(rated: &RatedTournament, args: &RateArgs) -> Option<u16> {
    let stated = rated.file().document.text("042").and_then(|text| text.get(..4)).and_then(|year| year.parse().ok());
    args.date.map(adoube_laws::Date::year).or(stated)
}

fn half(half_points: u32) -> Points {
    Points::from_tenths(i32::try_from(half_points).unwrap_or(0).saturating_mul(5))
}

fn show(rows: &[RatingRow], csv: bool, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    if screen.wants_json() {
        let text = |value: Option<Exact>| value.map_or(Value::Null, |value| json!(value.to_string()));
        let all: Vec<Value> = rows
            .iter()
            .map(|row| {
                json!({
                    "number": row.number, "name": row.name, "before": row.before, "games": row.games,
                    "average": text(row.average), "points": half(row.half_points).to_string(), "expected": text(row.expected),
                    "change": text(row.change), "after": row.after, "performance": row.performance,
                    "counts": row.note.is_none(),
                })
            })
            .collect();
        screen.json(&json!({ "ratings": all }))?;
        return Ok(Exit::Done);
    }
    let dash = || "-".to_owned();
    let number = |rating: Option<u16>| rating.map_or_else(dash, |rating| rating.to_string());
    let exact = |value: Option<Exact>| value.map_or_else(dash, |value| format!("{value:.2}"));
    let signed = |value: Option<Exact>| {
        value.map_or_else(dash, |value| format!("{}{value:.2}", if value > Exact::ZERO { "+" } else { "" }))
    };
    let mut lines: Vec<Vec<String>> = if csv {
        vec![
            ["number", "name", "before", "games", "average", "points", "expected", "change", "after", "performance"]
                .map(str::to_owned)
                .to_vec(),
        ]
    } else {
        let mut heads: Vec<String> = HEADS.iter().map(|head| head.get(language).to_owned()).collect();
        heads.push("Rp".to_owned());
        vec![heads]
    };
    for row in rows {
        lines.push(vec![
            row.number.to_string(),
            row.name.clone(),
            number(row.before),
            row.games.to_string(),
            exact(row.average),
            if csv { half(row.half_points).to_string() } else { format!("{:#}", half(row.half_points)) },
            exact(row.expected),
            format!("{}{}", signed(row.change), row.note.filter(|_| !csv).unwrap_or_default()),
            number(row.after),
            row.performance.map_or_else(dash, |performance| performance.to_string()),
        ]);
    }
    if csv {
        screen.bytes(comma_separated(&lines).as_bytes())?;
        return Ok(Exit::Done);
    }
    screen.table(&aligned(&lines, 1))?;
    Ok(Exit::Done)
}

fn explain(
    field: &EventFacts<'_>,
    rules: &TournamentRules,
    ix: PlayerIx,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let lines = match rules.system {
        PeriodSystem::Fce => fce_lines(field, rules.kind, ix, language),
        PeriodSystem::Fide(tempo) => fide_lines(field, rules, tempo, ix, language),
    };
    let player = field.tournament.player(ix);
    let (number, name) = player.map_or((0, String::new()), |player| (player.number, one_line(&player.name)));
    if screen.wants_json() {
        screen.json(&json!({ "number": number, "name": name, "lines": lines }))?;
        return Ok(Exit::Done);
    }
    let heading = screen.strong(&format!("{number} {name}"));
    screen.line(&heading)?;
    for line in lines {
        screen.line(&line)?;
    }
    Ok(Exit::Done)
}

fn name_of(field: &EventFacts<'_>, ix: PlayerIx) -> String {
    field
        .tournament
        .player(ix)
        .map(|player| format!("{} {}", player.number, one_line(&player.name)))
        .unwrap_or_default()
}

fn fce_lines(field: &EventFacts<'_>, kind: EventKind, ix: PlayerIx, language: Language) -> Vec<String> {
    let Some(result) = field.fce(ix, kind) else { return Vec::new() };
    let opponents: Vec<OpponentLine> = result
        .games
        .iter()
        .map(|(other, opponent, half_points)| {
            let (value, source) = opponent.value(Purpose::Rating);
            OpponentLine { name: name_of(field, *other), value, source, half_points: *half_points }
        })
        .collect();
    let mut lines = explain::opponents(&opponents, language);
    let own = field.persons.get(ix.index()).and_then(|person| person.rating).unwrap_or(0);
    if let Some(change) = result.change {
        lines.extend(explain::fce_event(own, &change, language));
        lines.push(explain::fce_new(&fce::continuous(own, vec![change]), language));
    }
    if let Some(periodic) = &result.periodic {
        lines.extend(explain::fce_periodic(periodic, language));
    }
    lines
}

fn fide_lines(
    field: &EventFacts<'_>,
    rules: &TournamentRules,
    tempo: Tempo,
    ix: PlayerIx,
    language: Language,
) -> Vec<String> {
    let Some(result) = field.fide(ix, tempo, rules.rate, rules.year) else { return Vec::new() };
    let mut lines = explain::fide_result(&result, tempo, &|ix| name_of(field, ix), language);
    if result.left_out > 0 {
        lines.push(rate::NOT_SUITABLE.fill(language, &[("games", &result.left_out)]));
    }
    if let Some(p) = result.performance {
        let values: [(&str, &dyn std::fmt::Display); 3] =
            [("average", &p.average), ("difference", &p.difference), ("rating", &p.rating)];
        lines.push(rate::PERFORMANCE.fill(language, &values));
    }
    lines
}
