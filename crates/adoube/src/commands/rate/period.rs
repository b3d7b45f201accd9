//! A rating period: a list, games or tournaments, and the list that follows.

use super::RateArgs;
use crate::columns::{aligned, comma_separated};
use crate::desk_event::DeskEvent;
use crate::exit::{CommandError, Exit};
use crate::rated::no_player;
use crate::rating_list::{self, RatingListFile};
use crate::screen::{self, Screen, one_line};
use crate::words::rate;
use crate::{progress, tournament_file, whole_file};
use adoube_exchange::trf;
use adoube_laws::Date;
use adoube_rating::explain;
use adoube_rating::fce::{self, EventKind};
use adoube_rating::fide::Tempo;
use adoube_rating::games::{PeriodEvent, PeriodEventKind, PeriodGames};
use adoube_rating::list::{ListColumn, RatingList};
use adoube_rating::period::{self, ComputedPeriod, PeriodSystem};
use adoube_services::ratings::period::RatingRules;
use adoube_tournament::{Player, RoundEntry, Tournament};
use adoube_words::Language;
use serde_json::{Value, json};
use std::io::Write;
use std::iter;

/// Returns whether a file is a table of games: its first line names the columns of one.
pub(super) fn is_games(bytes: &[u8]) -> bool {
    let line = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line.get(..line.len().min(4096)).unwrap_or_default()).to_lowercase();
    let words: Vec<&str> = line.split([',', ';']).map(|word| word.trim().trim_matches(['"', '\u{feff}'])).collect();
    ["white", "black"].iter().all(|name| words.contains(name))
}

pub(super) fn run(
    inputs: &[(&str, Vec<u8>)],
    events: &[DeskEvent],
    args: &RateArgs,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let list = args.list.as_deref().ok_or_else(|| CommandError::Input(rate::NO_LIST.get(language).to_owned()))?;
    if args.out.is_some() && args.date.is_none() {
        return Err(CommandError::Input(rate::NO_DATE.get(language).to_owned()));
    }
    let system = args.system(Tempo::default());
    let tempo = if let PeriodSystem::Fide(tempo) = system { tempo } else { Tempo::Standard };
    let file = RatingListFile::open(list, tempo, language)?;
    // One progress bar for everything: bytes to read, sides of games to rate, players to write.
    let steps = file.len() + inputs.iter().map(|(_, bytes)| bytes.len()).sum::<usize>();
    let bar = progress::bar(steps as u64);
    let list = file.list_watched(language, &mut |done| bar.set_position(done))?;
    let games =
        read_all(inputs, events, &list, args, language, &mut |done| bar.set_position(file.len() as u64 + done))?;
    if let (PeriodSystem::Fce, Some(date)) = (system, args.date) {
        warn(&games, date, language);
    }
    bar.set_length(games.games.len() as u64 * 2);
    if let Some(id) = args.explain {
        bar.finish_and_clear();
        return explain(&list, &games, system, args.date, id, screen);
    }
    let period = period::compute(&list, &games, system, args.date, &mut |done| bar.set_position(done));
    match args.out.as_deref() {
        Some("-") => {
            bar.finish_and_clear();
            let mut whole = Vec::new();
            period.write(args.form, &mut whole, &mut |_| {})?;
            screen.bytes(&whole)?;
            return Ok(Exit::Done);
        }
        Some(out) => {
            bar.set_length(list.rows().len() as u64);
            let write = |file: &mut dyn Write| period.write(args.form, file, &mut |done| bar.set_position(done));
            whole_file::write(out, language, write)?;
        }
        None => {}
    }
    bar.finish_and_clear();
    show(&period, &games, args.out.is_some(), args.csv, screen)
}

/// Reads the games of all files and events; `progress` is called with the number of bytes read so far.
fn read_all(
    inputs: &[(&str, Vec<u8>)],
    events: &[DeskEvent],
    list: &RatingList<'_>,
    args: &RateArgs,
    language: Language,
    progress: &mut dyn FnMut(u64),
) -> Result<PeriodGames, CommandError> {
    let guard = DoubleRating { args, language };
    let mut games = PeriodGames::default();
    let mut before = 0;
    for (name, bytes) in inputs {
        let (more, in_play) = read(name, bytes, list, args.kind, language, &mut |done| progress(before + done))?;
        guard.check(name, &games, &more, in_play)?;
        games = games.and(more);
        before += bytes.len() as u64;
    }
    for event in events {
        let more = of_event(event, list, args.kind, language)?;
        guard.check(&event.id, &games, &more, !event.closed)?;
        guard.check_event(event)?;
        games = games.and(more);
    }
    Ok(games)
}

/// Guards against rating an event twice, or before its end, when a new list is written.
struct DoubleRating<'a> {
    args: &'a RateArgs,
    language: Language,
}

impl DoubleRating<'_> {
    fn check(&self, name: &str, games: &PeriodGames, more: &PeriodGames, in_play: bool) -> Result<(), CommandError> {
        if let Some(event) = more.shared(games).filter(|_| !self.args.again) {
            let values: [(&str, &dyn std::fmt::Display); 2] = [("name", &name), ("event", &one_line(&event.name))];
            return Err(CommandError::Input(rate::TWICE.fill(self.language, &values)));
        }
        if in_play && self.args.out.is_some() && !self.args.unfinished {
            let event = more.events.first().map_or_else(String::new, |event| one_line(&event.name));
            return Err(CommandError::Input(rate::IN_PLAY.fill(self.language, &[("event", &event)])));
        }
        Ok(())
    }

    /// Refuses an event that the desk has already rated by the same rules.
    fn check_event(&self, event: &DeskEvent) -> Result<(), CommandError> {
        let system = self.args.system(Tempo::default());
        let rules = match system {
            PeriodSystem::Fce => RatingRules::Handbook,
            PeriodSystem::Fide(Tempo::Standard) => RatingRules::Standard,
            PeriodSystem::Fide(Tempo::Rapid) => RatingRules::Rapid,
            PeriodSystem::Fide(Tempo::Blitz) => RatingRules::Blitz,
        };
        // An event for a later list is not rated yet.
        let waits = match (system, event.ended, self.args.date) {
            (PeriodSystem::Fce, Some(ended), Some(date)) => fce::list_of(self.args.kind, ended) > date,
            _ => false,
        };
        if self.args.out.is_none() || self.args.again || waits {
            return Ok(());
        }
        event.rated.iter().find(|(by, _)| *by == rules).map_or(Ok(()), |(_, list)| {
            let values: [(&str, &dyn std::fmt::Display); 2] =
                [("event", &one_line(&event.name)), ("list", &one_line(list))];
            Err(CommandError::Input(rate::RATED.fill(self.language, &values)))
        })
    }
}

/// Prints warnings about the list and the events, by the handbook's calendar (Rating 7).
fn warn(games: &PeriodGames, date: Date, language: Language) {
    if !fce::is_list_day(date) {
        screen::message(&rate::OTHER_DAY.fill(language, &[("date", &date)]));
    }
    for known in &games.events {
        let (PeriodEventKind::Counts(kind), Some(ended)) = (known.kind, known.date) else { continue };
        let list = fce::list_of(kind, ended);
        // Lists are half-yearly, so six months earlier is the previous list.
        let months = |date: Date| u32::from(date.year()) * 12 + u32::from(date.month());
        if months(list) + 6 <= months(date) {
            let values: [(&str, &dyn std::fmt::Display); 3] =
                [("event", &one_line(&known.name)), ("day", &ended), ("list", &list)];
            screen::message(&rate::EARLIER.fill(language, &values));
        }
    }
}

fn read(
    name: &str,
    bytes: &[u8],
    list: &RatingList<'_>,
    kind: EventKind,
    language: Language,
    progress: &mut dyn FnMut(u64),
) -> Result<(PeriodGames, bool), CommandError> {
    if is_games(bytes) {
        return PeriodGames::read(bytes, list, progress)
            .map(|games| (games, false))
            .map_err(|fault| CommandError::Input(format!("{name}: {}", fault.sentence(language))));
    }
    let file = tournament_file::parse_with_messages(name, &trf::decode(bytes), language)?;
    let tournament = &file.meaning.tournament;
    let names = rating_list::names(list, &tournament.players);
    let mut rows = Vec::new();
    for player in &tournament.players {
        let row = rating_list::row_of(list, &names, player).ok_or_else(|| not_listed(name, player, language))?;
        rows.push(row as u32);
    }
    let ended = file.document.text("052").or_else(|| file.document.text("042")).and_then(Date::parse);
    let rounds = tournament.rounds.map(u32::from).or_else(|| u32::try_from(tournament.paired_rounds()).ok());
    let title = if tournament.name.is_empty() { name.to_owned() } else { tournament.name.clone() };
    let event = PeriodEvent { name: title, kind: PeriodEventKind::Counts(kind), date: ended, rounds };
    Ok((PeriodGames::of_tournament(tournament, &rows, event), is_in_play(tournament)))
}

/// Returns whether rounds, or results of paired rounds, are missing.
fn is_in_play(tournament: &Tournament) -> bool {
    let waits = |player: &Player| player.entries.iter().any(|entry| matches!(entry, RoundEntry::Paired { .. }));
    let missing = tournament.rounds.is_some_and(|rounds| usize::from(rounds) > tournament.paired_rounds());
    missing || tournament.players.iter().any(waits)
}

fn not_listed(name: &str, player: &Player, language: Language) -> CommandError {
    let values: [(&str, &dyn std::fmt::Display); 3] =
        [("name", &name), ("number", &player.number), ("player", &one_line(&player.name))];
    CommandError::Input(rate::NOT_LISTED.fill(language, &values))
}

/// Converts an event of the desk to its games.
fn of_event(
    desk: &DeskEvent,
    list: &RatingList<'_>,
    kind: EventKind,
    language: Language,
) -> Result<PeriodGames, CommandError> {
    let tournament = &desk.file.meaning.tournament;
    let names = rating_list::names(list, &tournament.players);
    let mut rows = Vec::new();
    for (at, player) in tournament.players.iter().enumerate() {
        let row = desk.row(list, &names, at).ok_or_else(|| not_listed(&desk.name, player, language))?;
        rows.push(row as u32);
    }
    let rounds = (desk.rounds > 0).then_some(desk.rounds);
    let event = PeriodEvent { name: desk.name.clone(), kind: PeriodEventKind::Counts(kind), date: desk.ended, rounds };
    Ok(PeriodGames::of_tournament(tournament, &rows, event))
}

/// Writes the changes, or only their number if the list itself was written.
fn show(
    period: &ComputedPeriod<'_, '_>,
    games: &PeriodGames,
    written: bool,
    csv: bool,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let rows = period.list.rows();
    let changed = rows.iter().zip(&period.next).filter(|(row, next)| row.rating != next.rating).count();
    let (players, count, left) = (rows.len(), games.games.len(), period.events_left);
    if screen.wants_json() {
        let mut value = json!({ "players": players, "games": count, "changed": changed, "eventsLeft": left });
        if !written || csv {
            value["ratings"] = changes(period).map(|change| change.as_json()).collect();
        }
        screen.json(&value)?;
    } else if csv {
        let heads = ["rank", "id", "name", "before", "after", "change", "games"].map(str::to_owned).to_vec();
        let lines: Vec<Vec<String>> = iter::once(heads).chain(changes(period).map(|change| change.cells())).collect();
        screen.bytes(comma_separated(&lines).as_bytes())?;
    } else if written {
        let values: [(&str, &dyn std::fmt::Display); 4] =
            [("players", &players), ("games", &count), ("changed", &changed), ("left", &left)];
        screen.line(&rate::DONE.fill(screen.language, &values))?;
    } else {
        let lines: Vec<Vec<String>> = changes(period).map(|change| change.cells()).collect();
        for line in aligned(&lines, 2) {
            screen.line(&line)?;
        }
    }
    Ok(Exit::Done)
}

/// A player whose rating changed or who played; 0 means unrated.
struct PeriodChange {
    rank: u32,
    id: u32,
    name: String,
    before: u16,
    after: u16,
    games: u16,
}

/// Returns the players whose rating changed or who played, by their new rank.
fn changes(period: &ComputedPeriod<'_, '_>) -> impl Iterator<Item = PeriodChange> {
    period.ranking().into_iter().filter_map(|(rank, at)| {
        let (row, next) = (period.list.rows().get(at as usize)?, period.next.get(at as usize)?);
        let is_shown = next.games > 0 || row.rating != next.rating;
        is_shown.then(|| PeriodChange {
            rank,
            id: row.id,
            name: one_line(&period.list.text(row, ListColumn::Name)),
            before: row.rating,
            after: next.rating,
            games: next.games,
        })
    })
}

impl PeriodChange {
    fn as_json(&self) -> Value {
        let optional = |rating: u16| if rating > 0 { json!(rating) } else { Value::Null };
        json!({
            "rank": self.rank, "id": self.id, "name": self.name, "before": optional(self.before),
            "after": optional(self.after), "games": self.games,
        })
    }

    fn cells(&self) -> Vec<String> {
        let number = |rating: u16| if rating > 0 { rating.to_string() } else { "-".to_owned() };
        let by = i32::from(self.after) - i32::from(self.before);
        let by = if self.before > 0 && self.after > 0 { format!("{by:+}") } else { "*".to_owned() };
        vec![
            self.rank.to_string(),
            self.id.to_string(),
            self.name.clone(),
            number(self.before),
            number(self.after),
            by,
            self.games.to_string(),
        ]
    }
}

fn explain(
    list: &RatingList<'_>,
    games: &PeriodGames,
    system: PeriodSystem,
    date: Option<Date>,
    id: u64,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let row = u32::try_from(id).ok().and_then(|id| list.find(id)).ok_or_else(|| no_player(id, language))?;
    let own = list.rows().get(row).map_or(0, |row| row.rating);
    let lines = period::detail(list, games, system, date, row)
        .map(|detail| explain::detail(own, &detail, &|id| name_of(list, id), language))
        .unwrap_or_default();
    if screen.wants_json() {
        screen.json(&json!({ "id": id, "lines": lines }))?;
        return Ok(Exit::Done);
    }
    for line in lines {
        screen.line(&line)?;
    }
    Ok(Exit::Done)
}

fn name_of(list: &RatingList<'_>, id: u32) -> String {
    let row = list.find(id).and_then(|at| list.rows().get(at));
    let name = row.map(|row| one_line(&list.text(row, ListColumn::Name))).unwrap_or_default();
    if name.is_empty() { id.to_string() } else { name }
}
