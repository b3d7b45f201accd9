//! A period: a list, games or tournaments, and the list that follows.

use crate::desk::OfDesk;
use crate::event;
use crate::failure::{Answer, Failure};
use crate::progress;
use crate::rating::{self, clean, columns, comma_separated};
use crate::screen::Screen;
use adoube_desk::ratings::period::Rules;
use adoube_exchange::trf;
use adoube_laws::{Language, Text};
use adoube_rating::explain;
use adoube_rating::fce::{self, Date, EventKind};
use adoube_rating::fide::Tempo;
use adoube_rating::games::{Event, Games, Kind};
use adoube_rating::list::{Column, List};
use adoube_rating::period::{self, Form, Period, System};
use adoube_tournament::{Entry, Player, Tournament};
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
const TWICE: Text = Text {
    ca: "{name}: el torneig {event} ja hi és; una altra vegada només amb --again",
    es: "{name}: el torneo {event} ya está; otra vez solo con --again",
    pt: "{name}: o torneio {event} já está; outra vez só com --again",
    eu: "{name}: {event} txapelketa badago lehendik; berriro --again erabiliz bakarrik",
    en: "{name}: the event {event} is there already; again only with --again",
};
const RATED: Text = Text {
    ca: "{event}: ja es va puntuar per a la llista {list}; una altra vegada només amb --again",
    es: "{event}: ya se puntuó para la lista {list}; otra vez solo con --again",
    pt: "{event}: já foi calculado para a lista {list}; outra vez só com --again",
    eu: "{event}: {list} zerrendarako kalkulatu zen; berriro --again erabiliz bakarrik",
    en: "{event}: it was rated for the list {list}; again only with --again",
};
const IN_PLAY: Text = Text {
    ca: "{event}: encara es juga, i els resultats poden canviar; només amb --unfinished",
    es: "{event}: todavía se juega, y los resultados pueden cambiar; solo con --unfinished",
    pt: "{event}: ainda está em andamento, e os resultados podem mudar; só com --unfinished",
    eu: "{event}: oraindik jokatzen ari da, eta emaitzak alda daitezke; --unfinished erabiliz bakarrik",
    en: "{event}: it is still in play and results may change; only with --unfinished",
};
const EARLIER: Text = Text {
    ca: "{event}: va acabar el {day} i és de la llista de {list} (Elo 7); comproveu que no s'hi va puntuar",
    es: "{event}: acabó el {day} y es de la lista de {list} (Elo 7); compruebe que no se puntuó en ella",
    pt: "{event}: terminou em {day} e é da lista de {list} (Elo 7); verifique que não foi calculado nela",
    eu: "{event}: {day} egunean amaitu zen eta {list} zerrendakoa da (Elo 7); egiaztatu han ez zela kalkulatu",
    en: "{event}: it ended on {day} and belongs to the list of {list} (Rating 7); see that it was not rated there",
};
const OTHER_DAY: Text = Text {
    ca: "{date}: el manual té dues llistes l'any, de l'1 de gener i de l'1 de juliol (Elo 7)",
    es: "{date}: el manual tiene dos listas al año, del 1 de enero y del 1 de julio (Elo 7)",
    pt: "{date}: o manual tem duas listas por ano, de 1º de janeiro e de 1º de julho (Elo 7)",
    eu: "{date}: eskuliburuak urtean bi zerrenda ditu, urtarrilaren 1ekoa eta uztailaren 1ekoa (Elo 7)",
    en: "{date}: the handbook has two lists a year, of 1 January and of 1 July (Rating 7)",
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
    let care =
        Care { out: out.is_some(), again: matches.get_flag("again"), unfinished: matches.get_flag("unfinished") };
    for (name, bytes) in inputs {
        let (more, in_play) = read(name, bytes, &list, matches, language, &mut |done| bar.set_position(before + done))?;
        care.of(name, &games, &more, in_play, language)?;
        games = games.and(more);
        before += bytes.len() as u64;
    }
    for desk in of_desk {
        let more = of_record(desk, &list, super::kind(matches), language)?;
        care.of(&desk.id, &games, &more, !desk.closed, language)?;
        care.of_record(desk, system, date, super::kind(matches), language)?;
        games = games.and(more);
    }
    if let (System::Fce, Some(date)) = (system, date) {
        warn(&games, date, language);
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

/// What must not happen unsaid when a new list is written.
struct Care {
    out: bool,
    again: bool,
    unfinished: bool,
}

impl Care {
    /// Nothing is rated twice, nor before its end.
    fn of(&self, name: &str, games: &Games, more: &Games, in_play: bool, language: Language) -> Result<(), Failure> {
        if let Some(event) = more.shared(games).filter(|_| !self.again) {
            return Err(Failure::Input(TWICE.fill(language, &[("name", &name), ("event", &clean(&event.name))])));
        }
        if in_play && self.out && !self.unfinished {
            let event = more.events.first().map_or_else(String::new, |event| clean(&event.name));
            return Err(Failure::Input(IN_PLAY.fill(language, &[("event", &event)])));
        }
        Ok(())
    }

    /// Nor what the desk rated for a list by the same rules.
    fn of_record(
        &self,
        desk: &OfDesk,
        system: System,
        date: Option<Date>,
        kind: EventKind,
        language: Language,
    ) -> Result<(), Failure> {
        let rules = match system {
            System::Fce => Rules::Handbook,
            System::Fide(Tempo::Standard) => Rules::Standard,
            System::Fide(Tempo::Rapid) => Rules::Rapid,
            System::Fide(Tempo::Blitz) => Rules::Blitz,
        };
        // What waits for a later list is not rated now.
        let waits = match (system, desk.ended, date) {
            (System::Fce, Some(ended), Some(date)) => fce::list_of(kind, ended) > date,
            _ => false,
        };
        let known = desk.rated.iter().find(|(by, _)| *by == rules).filter(|_| self.out && !self.again && !waits);
        known.map_or(Ok(()), |(_, list)| {
            let values: [(&str, &dyn std::fmt::Display); 2] = [("event", &clean(&desk.name)), ("list", &clean(list))];
            Err(Failure::Input(RATED.fill(language, &values)))
        })
    }
}

/// What the handbook's calendar says of the list and the events (Rating 7).
fn warn(games: &Games, date: Date, language: Language) {
    let day = |date: Date| format!("{:04}-{:02}-{:02}", date.year, date.month, date.day);
    if !fce::is_list_day(date) {
        event::tell(&OTHER_DAY.fill(language, &[("date", &day(date))]));
    }
    for known in &games.events {
        let (Kind::Counts(kind), Some(ended)) = (known.kind, known.date) else { continue };
        let list = fce::list_of(kind, ended);
        // Half a year before is the list before.
        let months = |date: Date| u32::from(date.year) * 12 + u32::from(date.month);
        if months(list) + 6 <= months(date) {
            let values: [(&str, &dyn std::fmt::Display); 3] =
                [("event", &clean(&known.name)), ("day", &day(ended)), ("list", &day(list))];
            event::tell(&EARLIER.fill(language, &values));
        }
    }
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
) -> Result<(Games, bool), Failure> {
    if is_games(bytes) {
        return Games::read(bytes, list, progress)
            .map(|games| (games, false))
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
    Ok((Games::of_tournament(tournament, &rows, event), is_in_play(tournament)))
}

/// Whether rounds are missing, or results of those that are paired.
fn is_in_play(tournament: &Tournament) -> bool {
    let waits = |player: &Player| player.entries.iter().any(|entry| matches!(entry, Entry::Paired { .. }));
    let missing = tournament.rounds.is_some_and(|rounds| usize::from(rounds) > tournament.paired_rounds());
    missing || tournament.players.iter().any(waits)
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
