//! A period: a list, games or tournaments, and the list that follows.

use crate::desk::OfDesk;
use crate::event;
use crate::failure::{Answer, Failure};
use crate::progress;
use crate::rating::{self, clean, columns, comma_separated};
use crate::screen::Screen;
use adoube_exchange::trf;
use adoube_laws::{Language, Text};
use adoube_rating::explain;
use adoube_rating::fce::{Date, EventKind};
use adoube_rating::fide::Tempo;
use adoube_rating::games::{Event, Games, Kind};
use adoube_rating::list::{Column, List};
use adoube_rating::period::{self, Form, Period, System};
use adoube_tournament::Player;
use clap::ArgMatches;
use serde_json::{Value, json};

const NO_LIST: Text = Text {
    ca: "les partides d'un període volen una llista: --list",
    es: "las partidas de un período necesitan una lista: --list",
    pt: "as partidas de um período precisam de uma lista: --list",
    eu: "aldi bateko partidek zerrenda bat behar dute: --list",
    en: "the games of a period need a list: --list",
};
const NO_DATE: Text = Text {
    ca: "amb --out cal --date, el dia de la llista nova",
    es: "con --out hace falta --date, el día de la lista nueva",
    pt: "com --out é preciso --date, o dia da lista nova",
    eu: "--out erabiliz --date behar da, zerrenda berriaren eguna",
    en: "--out needs --date, the day of the new list",
};
const NOT_LISTED: Text = Text {
    ca: "{name}: el jugador {number}, {player}, no és a la llista",
    es: "{name}: el jugador {number}, {player}, no está en la lista",
    pt: "{name}: o jogador {number}, {player}, não está na lista",
    eu: "{name}: {number}. jokalaria, {player}, ez dago zerrendan",
    en: "{name}: player {number}, {player}, is not on the list",
};
const DONE: Text = Text {
    ca: "{players} jugadors, {games} partides, {changed} puntuacions canviades, {left} torneigs que no compten",
    es: "{players} jugadores, {games} partidas, {changed} puntuaciones cambiadas, {left} torneos que no cuentan",
    pt: "{players} jogadores, {games} partidas, {changed} ratings alterados, {left} torneios que não contam",
    eu: "{players} jokalari, {games} partida, {changed} puntuazio aldatuta, balio ez duten {left} txapelketa",
    en: "{players} players, {games} games, {changed} ratings changed, {left} events that do not count",
};
/// Whether a file is a table of games: its first line names the columns of one.
pub(super) fn is_games(bytes: &[u8]) -> bool {
    let line = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line.get(..line.len().min(4096)).unwrap_or_default()).to_lowercase();
    let words: Vec<&str> = line.split([',', ';']).map(|word| word.trim().trim_matches(['"', '\u{feff}'])).collect();
    ["white", "black"].iter().all(|name| words.contains(name))
}

pub(super) fn run(
    inputs: &[(&str, Vec<u8>)],
    of_desk: &[OfDesk],
    matches: &ArgMatches,
    screen: &mut Screen,
) -> Result<Answer, Failure> {
    let language = screen.language;
    let list_name =
        matches.get_one::<String>("list").ok_or_else(|| Failure::Input(NO_LIST.get(language).to_owned()))?;
    let date = rating::date(matches);
    let out = matches.get_one::<String>("out");
    if out.is_some() && date.is_none() {
        return Err(Failure::Input(NO_DATE.get(language).to_owned()));
    }
    let system = super::system(matches);
    let tempo = if let System::Fide(tempo) = system { tempo } else { Tempo::Standard };
    let bytes = rating::list_bytes(list_name, tempo, language)?;
    // One bar over everything: bytes to read, sides of games to rate, players to write.
    let steps = bytes.len() + inputs.iter().map(|(_, bytes)| bytes.len()).sum::<usize>();
    let bar = progress::bar(steps as u64);
    let list = rating::list(list_name, &bytes, language, &mut |done| bar.set_position(done))?;
    let mut games = Games::default();
    let mut before = bytes.len() as u64;
    for (name, bytes) in inputs {
        games = games.and(read(name, bytes, &list, matches, language, &mut |done| bar.set_position(before + done))?);
        before += bytes.len() as u64;
    }
    for desk in of_desk {
        games = games.and(of_record(desk, &list, super::kind(matches), language)?);
    }
    bar.set_length(games.games.len() as u64 * 2);
    if let Some(&id) = matches.get_one::<u64>("explain") {
        bar.finish_and_clear();
        return explain(&list, &games, system, date, id, screen);
    }
    let period = period::compute(&list, &games, system, date, &mut |done| bar.set_position(done));
    if out.is_some_and(|out| out == "-") {
        bar.finish_and_clear();
        let mut whole = Vec::new();
        period.write(form(matches), &mut whole, &mut |_| {})?;
        screen.bytes(&whole)?;
        return Ok(Answer::Yes);
    }
    if let Some(out) = out {
        let form = form(matches);
        bar.set_length(list.rows().len() as u64);
        rating::write_whole(out, language, |file| period.write(form, file, &mut |done| bar.set_position(done)))?;
    }
    bar.finish_and_clear();
    tell(&period, &games, out.is_some(), matches.get_flag("csv"), screen)
}

fn form(matches: &ArgMatches) -> Form {
    let is_text = matches.get_one::<String>("form").is_some_and(|form| form == "text");
    if is_text { Form::Text } else { Form::Csv }
}

fn read(
    name: &str,
    bytes: &[u8],
    list: &List<'_>,
    matches: &ArgMatches,
    language: Language,
    progress: &mut dyn FnMut(u64),
) -> Result<Games, Failure> {
    if is_games(bytes) {
        return Games::read(bytes, list, progress)
            .map_err(|fault| Failure::Input(format!("{name}: {}", fault.sentence(language))));
    }
    let event = event::understand(name, &trf::decode(bytes), language)?;
    let tournament = &event.meaning.tournament;
    let names = rating::names(list, &tournament.players);
    let mut rows = Vec::new();
    for player in &tournament.players {
        let row = rating::row_of(list, &names, player).ok_or_else(|| not_listed(name, player, language))?;
        rows.push(row as u32);
    }
    let ended = event.document.text("052").or_else(|| event.document.text("042")).and_then(Date::parse);
    let rounds = tournament.rounds.map(u32::from).or_else(|| u32::try_from(tournament.paired_rounds()).ok());
    let title = if tournament.name.is_empty() { name.to_owned() } else { tournament.name.clone() };
    let event = Event { name: title, kind: Kind::Counts(super::kind(matches)), date: ended, rounds };
    Ok(Games::of_tournament(tournament, &rows, event))
}

fn not_listed(name: &str, player: &Player, language: Language) -> Failure {
    let values: [(&str, &dyn std::fmt::Display); 3] =
        [("name", &name), ("number", &player.number), ("player", &clean(&player.name))];
    Failure::Input(NOT_LISTED.fill(language, &values))
}

/// The games of an event of the desk's record.
fn of_record(desk: &OfDesk, list: &List<'_>, kind: EventKind, language: Language) -> Result<Games, Failure> {
    let tournament = &desk.event.meaning.tournament;
    let names = rating::names(list, &tournament.players);
    let mut rows = Vec::new();
    for (at, player) in tournament.players.iter().enumerate() {
        let row = desk.row(list, &names, at).ok_or_else(|| not_listed(&desk.name, player, language))?;
        rows.push(row as u32);
    }
    let rounds = (desk.rounds > 0).then_some(desk.rounds);
    let event = Event { name: desk.name.clone(), kind: Kind::Counts(kind), date: desk.ended, rounds };
    Ok(Games::of_tournament(tournament, &rows, event))
}

/// The players whose rating changed or who played, by their new place.
fn tell(
    period: &Period<'_, '_>,
    games: &Games,
    written: bool,
    csv: bool,
    screen: &mut Screen,
) -> Result<Answer, Failure> {
    let language = screen.language;
    let rows = period.list.rows();
    let changed = rows.iter().zip(&period.next).filter(|(row, next)| row.rating != next.rating).count();
    let (players, count, left) = (rows.len(), games.games.len(), period.events_left);
    if written && !csv {
        if screen.wants_json() {
            screen.json(&json!({ "players": players, "games": count, "changed": changed, "eventsLeft": left }))?;
        } else {
            let values: [(&str, &dyn std::fmt::Display); 4] =
                [("players", &players), ("games", &count), ("changed", &changed), ("left", &left)];
            screen.line(&DONE.fill(language, &values))?;
        }
        return Ok(Answer::Yes);
    }
    let mut lines = Vec::new();
    let mut all = Vec::new();
    for (rank, at) in period.ranking() {
        let at = at as usize;
        let (Some(row), Some(next)) = (rows.get(at), period.next.get(at)) else { continue };
        if next.games == 0 && row.rating == next.rating {
            continue;
        }
        let name = clean(&period.list.text(row, Column::Name));
        if screen.wants_json() {
            let optional = |rating: u16| if rating > 0 { json!(rating) } else { Value::Null };
            all.push(json!({
                "rank": rank, "id": row.id, "name": name, "before": optional(row.rating), "after": optional(next.rating),
                "games": next.games,
            }));
            continue;
        }
        let number = |rating: u16| if rating > 0 { rating.to_string() } else { "-".to_owned() };
        let by = i32::from(next.rating) - i32::from(row.rating);
        let by = if row.rating > 0 && next.rating > 0 { format!("{by:+}") } else { "*".to_owned() };
        lines.push(vec![
            rank.to_string(),
            row.id.to_string(),
            name,
            number(row.rating),
            number(next.rating),
            by,
            next.games.to_string(),
        ]);
    }
    if screen.wants_json() {
        screen.json(
            &json!({ "players": players, "games": count, "changed": changed, "eventsLeft": left, "ratings": all }),
        )?;
    } else if csv {
        lines.insert(0, ["rank", "id", "name", "before", "after", "change", "games"].map(str::to_owned).to_vec());
        screen.bytes(comma_separated(&lines).as_bytes())?;
    } else {
        for line in columns(&lines, 2) {
            screen.line(&line)?;
        }
    }
    Ok(Answer::Yes)
}

fn explain(
    list: &List<'_>,
    games: &Games,
    system: System,
    date: Option<Date>,
    id: u64,
    screen: &mut Screen,
) -> Result<Answer, Failure> {
    let language = screen.language;
    let row = u32::try_from(id).ok().and_then(|id| list.find(id)).ok_or_else(|| rating::no_player(id, language))?;
    let own = list.rows().get(row).map_or(0, |row| row.rating);
    let lines = period::detail(list, games, system, date, row)
        .map(|detail| explain::detail(own, &detail, &|id| name_of(list, id), language))
        .unwrap_or_default();
    if screen.wants_json() {
        screen.json(&json!({ "id": id, "lines": lines }))?;
        return Ok(Answer::Yes);
    }
    for line in lines {
        screen.line(&line)?;
    }
    Ok(Answer::Yes)
}

fn name_of(list: &List<'_>, id: u32) -> String {
    let row = list.find(id).and_then(|at| list.rows().get(at));
    let name = row.map(|row| clean(&list.text(row, Column::Name))).unwrap_or_default();
    if name.is_empty() { id.to_string() } else { name }
}
