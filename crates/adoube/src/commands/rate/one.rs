//! One tournament: what it does to each player's rating.

use crate::event::Event;
use crate::failure::{Answer, Failure};
use crate::rating::{self, Source, clean, columns, comma_separated};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_rating::event::{Field, Person};
use adoube_rating::explain::{self, First, Line, Met};
use adoube_rating::fce::{self, EventKind, Periodic, Verdict};
use adoube_rating::fide::{RateOfPlay, Tempo};
use adoube_rating::period::System;
use adoube_rating::{Category, Exact, Purpose};
use adoube_tournament::{Bye, Colour, Entry, Outcome, Player, PlayerIx, Rated, Tournament};
use clap::ArgMatches;
use serde_json::{Value, json};

const HEADS: [Text; 9] = [
    Text { ca: "núm.", es: "núm.", pt: "n.º", eu: "zk.", en: "no." },
    Text { ca: "nom", es: "nombre", pt: "nome", eu: "izena", en: "name" },
    Text { ca: "abans", es: "antes", pt: "antes", eu: "lehen", en: "before" },
    Text { ca: "partides", es: "partidas", pt: "partidas", eu: "partidak", en: "games" },
    Text { ca: "mitjana", es: "media", pt: "média", eu: "batez beste", en: "average" },
    Text { ca: "punts", es: "puntos", pt: "pontos", eu: "puntuak", en: "points" },
    Text { ca: "esperats", es: "esperados", pt: "esperados", eu: "esperoak", en: "expected" },
    Text { ca: "canvi", es: "cambio", pt: "variação", eu: "aldaketa", en: "change" },
    Text { ca: "després", es: "después", pt: "depois", eu: "gero", en: "after" },
];
const NOT_SUITABLE: Text = Text {
    ca: "{games} partides no compten: contra jugadors sense puntuació, massa lluny, o amb massa poc temps (1.1, 5.1)",
    es: "{games} partidas no cuentan: contra jugadores sin puntuación, demasiado lejos, o con muy poco tiempo (1.1, 5.1)",
    pt: "{games} partidas não contam: contra jogadores sem rating, longe demais, ou com tempo de menos (1.1, 5.1)",
    eu: "{games} partidak ez dute balio: puntuaziorik gabeko jokalarien aurka, urrunegi, edo denbora gutxiegirekin (1.1, 5.1)",
    en: "{games} games do not count: against unrated players, too far apart, or with too little time (1.1, 5.1)",
};
const PERFORMANCE: Text = Text {
    ca: "Rendiment: {average} + {difference} = {rating}",
    es: "Rendimiento: {average} + {difference} = {rating}",
    pt: "Performance: {average} + {difference} = {rating}",
    eu: "Errendimendua: {average} + {difference} = {rating}",
    en: "Performance: {average} + {difference} = {rating}",
};
const NO_LAST: Text = Text {
    ca: "aquest jugador no té contrincant a l'última ronda",
    es: "este jugador no tiene contrincante en la última ronda",
    pt: "este jogador não tem adversário na última rodada",
    eu: "jokalari honek ez du aurkaririk azken jardunaldian",
    en: "this player has no opponent in the last round",
};
const SUPPOSED: Text = Text {
    ca: "La ronda {round} encara no està aparellada; suposant un contrincant de {rating}, la mitjana dels d'ara:",
    es: "La ronda {round} aún no está emparejada; suponiendo un contrincante de {rating}, la media de los de ahora:",
    pt: "A rodada {round} ainda não tem emparceiramento; supondo um adversário de {rating}, a média dos de agora:",
    eu: "{round}. jardunaldia oraindik parekatu gabe dago; {rating}ko aurkari bat suposatuz, orain artekoen batezbestekoa:",
    en: "Round {round} is not paired yet; supposing an opponent of {rating}, the average so far:",
};
const LEGEND: Text = Text {
    ca: "! el torneig no compta per a aquest jugador: --explain en diu la raó",
    es: "! el torneo no cuenta para este jugador: --explain dice la razón",
    pt: "! o torneio não conta para este jogador: --explain diz a razão",
    eu: "! txapelketak ez du jokalari honentzat balio: --explain-ek arrazoia dio",
    en: "! the event does not count for this player: --explain says why",
};
const WITHOUT_LIST: Text = Text {
    ca: "Sense --list: les puntuacions són les del fitxer; de 2000 o més, com a preferent; per sota, com a primera categoria",
    es: "Sin --list: las puntuaciones son las del archivo; de 2000 o más, como preferente; por debajo, como primera categoría",
    pt: "Sem --list: os ratings são os do arquivo; de 2000 ou mais, como preferente; abaixo, como primeira categoria",
    eu: "--list gabe: puntuazioak fitxategikoak dira; 2000 edo gehiago, preferente gisa; azpitik, lehen kategoria gisa",
    en: "Without --list: ratings are those of the file; 2000 or more as a Preferent's, below as of first category",
};
const WAY: Text = Text {
    ca: "ronda {round}, {points}: {before} → {after} ({change}), rendiment {performance}",
    es: "ronda {round}, {points}: {before} → {after} ({change}), rendimiento {performance}",
    pt: "rodada {round}, {points}: {before} → {after} ({change}), performance {performance}",
    eu: "{round}. jardunaldia, {points}: {before} → {after} ({change}), errendimendua {performance}",
    en: "round {round}, {points}: {before} → {after} ({change}), performance {performance}",
};

/// How a tournament is rated.
struct Rules {
    system: System,
    kind: EventKind,
    rate: Option<RateOfPlay>,
    year: Option<u16>,
}

/// One line of the table.
struct Row {
    number: u16,
    name: String,
    before: Option<u16>,
    games: u32,
    average: Option<Exact>,
    half_points: u32,
    expected: Option<Exact>,
    change: Option<Exact>,
    after: Option<u16>,
    performance: Option<i64>,
    note: Option<&'static str>,
}

pub(super) fn run(source: &Source, matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let event = source.event();
    let (rate, own) = match source {
        Source::File(event) => {
            let rate = event.document.text("222").and_then(RateOfPlay::parse);
            (rate, rate.and_then(RateOfPlay::tempo))
        }
        Source::Desk(desk) => (desk.ratings.rate, Some(desk.ratings.tempo)),
    };
    let tempo = super::tempo(matches).or(own).unwrap_or_default();
    let system = match super::system(matches) {
        System::Fce => System::Fce,
        System::Fide(_) => System::Fide(tempo),
    };
    let list_name = matches.get_one::<String>("list");
    let list_bytes = list_name.map(|name| rating::list_bytes(name, tempo, language)).transpose()?;
    let list = match (list_name, &list_bytes) {
        (Some(name), Some(bytes)) => Some(rating::list(name, bytes, language, &mut |_| {})?),
        _ => None,
    };
    source.tell_who_is_missing(list.as_ref(), list_name, language);
    let persons = source.persons(list.as_ref(), system);
    let tournament = &event.meaning.tournament;
    let field = Field { tournament, persons: &persons };
    let rules = Rules { system, kind: super::kind(matches), rate, year: year(event, matches) };
    let find = |number: u64| {
        let found = u16::try_from(number).ok().and_then(|number| tournament.find(number));
        found.ok_or_else(|| rating::no_player(number, language))
    };
    if let Some(&number) = matches.get_one::<u64>("explain") {
        return explain(&field, &rules, find(number)?, screen);
    }
    if let Some(&number) = matches.get_one::<u64>("what-if") {
        return what_if(tournament, &persons, &rules, find(number)?, screen);
    }
    let rows: Vec<Row> =
        (0..tournament.players.len() as u32).filter_map(|at| row(&field, &rules, PlayerIx(at))).collect();
    show(&rows, matches.get_flag("csv"), screen)?;
    if system == System::Fce && !screen.wants_json() && !matches.get_flag("csv") {
        if rows.iter().any(|row| row.note.is_some()) {
            screen.line(LEGEND.get(language))?;
        }
        if list.is_none() && matches!(source, Source::File(_)) {
            screen.line(WITHOUT_LIST.get(language))?;
        }
    }
    Ok(Answer::Yes)
}

/// The year that decides who is a junior: that of `--date`, else that of the file.
fn year(event: &Event, matches: &ArgMatches) -> Option<u16> {
    let stated = event.document.text("042").and_then(|text| text.get(..4)).and_then(|year| year.parse().ok());
    rating::date(matches).map(|date| date.year).or(stated)
}

fn row(field: &Field<'_>, rules: &Rules, ix: PlayerIx) -> Option<Row> {
    let player = field.tournament.player(ix)?;
    let mut row = Row {
        number: player.number,
        name: clean(&player.name),
        before: field.persons.get(ix.index()).and_then(|person| person.rating),
        games: 0,
        average: None,
        half_points: 0,
        expected: None,
        change: None,
        after: None,
        performance: None,
        note: None,
    };
    row.after = row.before;
    match rules.system {
        System::Fce => fce_row(field, rules.kind, ix, &mut row),
        System::Fide(tempo) => fide_row(field, rules, tempo, ix, &mut row),
    }
    Some(row)
}

fn fce_row(field: &Field<'_>, kind: EventKind, ix: PlayerIx, row: &mut Row) {
    let Some(result) = field.fce(ix, kind) else { return };
    row.games = result.games.len() as u32;
    row.half_points = result.games.iter().map(|(_, _, half)| half).sum();
    let sum: i64 = result.games.iter().map(|(_, o, _)| i64::from(o.value(Purpose::Rating).0)).sum();
    row.average = Exact::ratio(sum, i64::from(row.games));
    row.performance = adoube_rating::performance::performance(sum, row.games, row.half_points).map(|p| p.rating);
    if let Some(change) = result.change {
        row.expected = Some(change.expected);
        row.change = Some(change.counted());
        row.after = row.before.map(|own| fce::continuous(own, vec![change]).published);
        row.note = (change.verdict != Verdict::Counts).then_some("!");
    }
    if let Some(Periodic::Entered(entered)) = result.periodic {
        row.after = Some(entered.published);
    }
}

fn fide_row(field: &Field<'_>, rules: &Rules, tempo: Tempo, ix: PlayerIx, row: &mut Row) {
    let Some(result) = field.fide(ix, tempo, rules.rate, rules.year) else { return };
    row.performance = result.performance.map(|performance| performance.rating);
    row.average = result.performance.map(|performance| performance.exact_average);
    row.games = result.performance.map_or(0, |performance| performance.games);
    row.half_points = result.performance.map_or(0, |performance| performance.half_points);
    if let Some(change) = &result.change {
        row.before = Some(change.own);
        let expected = change.games.iter().map(|game| i64::from(game.percent)).sum();
        row.expected = Some(Exact::hundredths(expected));
        row.change = Some(change.exact);
        row.after = change.published();
    } else {
        row.after = result.initial.and_then(|initial| initial.published());
    }
}

fn half(half_points: u32) -> String {
    adoube_tournament::Points::from_tenths(i32::try_from(half_points).unwrap_or(0).saturating_mul(5)).to_string()
}

fn show(rows: &[Row], csv: bool, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    if screen.wants_json() {
        let text = |value: Option<Exact>| value.map_or(Value::Null, |value| json!(value.to_string()));
        let all: Vec<Value> = rows
            .iter()
            .map(|row| {
                json!({
                    "number": row.number, "name": row.name, "before": row.before, "games": row.games,
                    "average": text(row.average), "points": half(row.half_points), "expected": text(row.expected),
                    "change": text(row.change), "after": row.after, "performance": row.performance,
                    "counts": row.note.is_none(),
                })
            })
            .collect();
        screen.json(&json!({ "ratings": all }))?;
        return Ok(Answer::Yes);
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
            half(row.half_points),
            exact(row.expected),
            format!("{}{}", signed(row.change), row.note.filter(|_| !csv).unwrap_or_default()),
            number(row.after),
            row.performance.map_or_else(dash, |performance| performance.to_string()),
        ]);
    }
    if csv {
        screen.bytes(comma_separated(&lines).as_bytes())?;
        return Ok(Answer::Yes);
    }
    for (at, line) in columns(&lines, 1).iter().enumerate() {
        let text = if at == 0 { screen.strong(line) } else { line.clone() };
        screen.line(&text)?;
    }
    Ok(Answer::Yes)
}

fn explain(field: &Field<'_>, rules: &Rules, ix: PlayerIx, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let lines = match rules.system {
        System::Fce => fce_lines(field, rules.kind, ix, language),
        System::Fide(tempo) => fide_lines(field, rules, tempo, ix, language),
    };
    let player = field.tournament.player(ix);
    let (number, name) = player.map_or((0, String::new()), |player| (player.number, clean(&player.name)));
    if screen.wants_json() {
        screen.json(&json!({ "number": number, "name": name, "lines": lines }))?;
        return Ok(Answer::Yes);
    }
    let heading = screen.strong(&format!("{number} {name}"));
    screen.line(&heading)?;
    for line in lines {
        screen.line(&line)?;
    }
    Ok(Answer::Yes)
}

fn name_of(field: &Field<'_>, ix: PlayerIx) -> String {
    field.tournament.player(ix).map(|player| format!("{} {}", player.number, clean(&player.name))).unwrap_or_default()
}

fn fce_lines(field: &Field<'_>, kind: EventKind, ix: PlayerIx, language: Language) -> Vec<String> {
    let Some(result) = field.fce(ix, kind) else { return Vec::new() };
    let opponents: Vec<Line> = result
        .games
        .iter()
        .map(|(other, opponent, half_points)| {
            let (value, source) = opponent.value(Purpose::Rating);
            Line { name: name_of(field, *other), value, source, half_points: *half_points }
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

fn fide_lines(field: &Field<'_>, rules: &Rules, tempo: Tempo, ix: PlayerIx, language: Language) -> Vec<String> {
    let Some(result) = field.fide(ix, tempo, rules.rate, rules.year) else { return Vec::new() };
    let names: Vec<String> = result.opponents.iter().map(|other| name_of(field, *other)).collect();
    let mut lines = if let Some(change) = &result.change {
        explain::fide_change(change, &names, tempo, language)
    } else {
        let met = |(other, rating, half_points): &(PlayerIx, u16, u32)| Met {
            name: name_of(field, *other),
            rating: *rating,
            half_points: *half_points,
        };
        let met: Vec<Met> = result.met.iter().map(met).collect();
        let first = First {
            tempo,
            met: &met,
            kept: &[],
            disregarded: result.disregarded,
            games: result.pool.games,
            initial: result.initial.as_ref(),
        };
        explain::fide_first(&first, language)
    };
    if result.left_out > 0 {
        lines.push(NOT_SUITABLE.fill(language, &[("games", &result.left_out)]));
    }
    if let Some(p) = result.performance {
        let values: [(&str, &dyn std::fmt::Display); 3] =
            [("average", &p.average), ("difference", &p.difference), ("rating", &p.rating)];
        lines.push(PERFORMANCE.fill(language, &values));
    }
    lines
}

/// What each result of the last round would make of the rating.
fn what_if(
    tournament: &Tournament,
    persons: &[Person],
    rules: &Rules,
    ix: PlayerIx,
    screen: &mut Screen,
) -> Result<Answer, Failure> {
    let language = screen.language;
    let mut all = Vec::new();
    let average = row(&Field { tournament, persons }, rules, ix).and_then(|row| row.average);
    let average = average.and_then(|average| u16::try_from(average.round_half_up()).ok());
    let supposed =
        average.filter(|_| with_last(tournament, ix, Outcome::Win).is_none() && last_is_open(tournament, ix));
    if let (Some(rating), false) = (supposed, screen.wants_json()) {
        let round = tournament.paired_rounds() + 1;
        screen.line(&SUPPOSED.fill(language, &[("round", &round), ("rating", &rating)]))?;
    }
    for outcome in [Outcome::Win, Outcome::Draw, Outcome::Loss] {
        let way = match supposed {
            Some(rating) => Some(with_supposed(tournament, persons, ix, outcome, rating)),
            None => with_last(tournament, ix, outcome).map(|(round, changed)| (round, changed, persons.to_vec())),
        };
        let Some((round, changed, persons)) = way else {
            return Err(Failure::Input(NO_LAST.get(language).to_owned()));
        };
        let field = Field { tournament: &changed, persons: &persons };
        let Some(row) = row(&field, rules, ix) else { continue };
        let points = match outcome {
            Outcome::Win => "1",
            Outcome::Draw => "½",
            Outcome::Loss => "0",
        };
        let dash = || "-".to_owned();
        let before = row.before.map_or_else(dash, |rating| rating.to_string());
        let after = row.after.map_or_else(dash, |rating| rating.to_string());
        let change = row.change.map_or_else(dash, |c| format!("{}{c:.2}", if c > Exact::ZERO { "+" } else { "" }));
        let performance = row.performance.map_or_else(dash, |performance| performance.to_string());
        if screen.wants_json() {
            let change = row.change.map(|change| change.to_string());
            all.push(json!({ "round": round, "points": points, "before": row.before, "after": row.after, "change": change, "performance": row.performance, "supposedOpponent": supposed }));
            continue;
        }
        let values: [(&str, &dyn std::fmt::Display); 6] = [
            ("round", &round),
            ("points", &points),
            ("before", &before),
            ("after", &after),
            ("change", &change),
            ("performance", &performance),
        ];
        screen.line(&WAY.fill(language, &values))?;
    }
    if screen.wants_json() {
        screen.json(&json!({ "whatIf": all }))?;
    }
    Ok(Answer::Yes)
}

/// Whether exactly the last round is missing, for the player as for everybody.
fn last_is_open(tournament: &Tournament, ix: PlayerIx) -> bool {
    let paired = tournament.paired_rounds();
    let own = tournament.player(ix).map_or(0, |player| player.entries.len());
    own == paired && tournament.rounds.is_some_and(|rounds| usize::from(rounds) == paired + 1)
}

/// The tournament with a game in the round to come against somebody of a rating.
fn with_supposed(
    tournament: &Tournament,
    persons: &[Person],
    ix: PlayerIx,
    outcome: Outcome,
    rating: u16,
) -> (usize, Tournament, Vec<Person>) {
    let (mut changed, mut persons) = (tournament.clone(), persons.to_vec());
    let (last, other) = (tournament.paired_rounds(), PlayerIx(tournament.players.len() as u32));
    let game = |opponent, colour, outcome| Entry::Game { opponent, colour, outcome, rated: Rated::Yes };
    if let Some(player) = changed.players.get_mut(ix.index()) {
        player.entries.push(game(other, Colour::White, outcome));
    }
    let mut entries = vec![Entry::Bye(Bye::Zero); last];
    entries.push(game(ix, Colour::Black, outcome.mirrored()));
    changed.players.push(Player { rating, entries, ..Player::default() });
    persons.push(Person { rating: Some(rating), category: Category::Preferent, ..Person::default() });
    (last + 1, changed, persons)
}

/// The tournament with another result in a player's last round; `None` if nobody is the opponent there, or if that round is not
/// the event's last.
pub(crate) fn with_last(tournament: &Tournament, ix: PlayerIx, outcome: Outcome) -> Option<(usize, Tournament)> {
    if last_is_open(tournament, ix) {
        return None;
    }
    let mut changed = tournament.clone();
    let last = tournament.player(ix)?.entries.len().checked_sub(1)?;
    let entry = *tournament.player(ix)?.entries.get(last)?;
    let (opponent, colour) = (entry.opponent()?, entry.colour()?);
    let mut set = |who: PlayerIx, entry: Entry| {
        if let Some(slot) = changed.players.get_mut(who.index()).and_then(|player| player.entries.get_mut(last)) {
            *slot = entry;
        }
    };
    set(ix, Entry::Game { opponent, colour, outcome, rated: Rated::Yes });
    set(opponent, Entry::Game { opponent: ix, colour: colour.other(), outcome: outcome.mirrored(), rated: Rated::Yes });
    Some((last + 1, changed))
}
