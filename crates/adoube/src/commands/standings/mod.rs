//! `adoube standings`: the standings of a tournament with each tie-break's value (FIDE C.07; the handbook's orders).

mod players;
mod tables;
mod team_codes;
mod teams;
mod words;

use super::arguments::{file, flag, number, one_of, option, subcommand, value};
use super::{Subcommand, options};
use crate::columns::aligned;
use crate::exit::{CommandError, Exit};
use crate::screen::{self, Screen, one_line};
use crate::tournament_file::{self, TournamentFile};
use crate::words::standings;
use adoube_exchange::trf;
use adoube_tournament::knockout::{self, Knockout};
use adoube_tournament::tiebreaks::handbook::{self, HandbookCriterion};
use adoube_tournament::tiebreaks::{
    EventFormat, StandingsRow, TieBreak, TieBreakKind, share_prizes, standings, work_out_after,
};
use adoube_tournament::{PlayerIx, Points, System, Tournament};
use adoube_words::{Language, Text};
use clap::{ArgMatches, Command};
use players::PlayerColumns;
use serde_json::{Map, Value, json};
use words::{code, noted, shown};

/// A table to show.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TableChoice {
    Standings,
    Cross,
    Progress,
}

/// The participants whose standings are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ranked {
    Teams,
    Players,
}

pub(super) struct StandingsArgs {
    file: String,
    ranked: Option<Ranked>,
    tie_breaks: Option<String>,
    preset: Option<String>,
    round: Option<usize>,
    /// The starting rank of a player, or the number of a team, whose values are explained.
    worked: Option<u64>,
    table: Option<TableChoice>,
    /// The starting rank of a player whose card is shown.
    card: Option<u64>,
    prizes: Option<String>,
    wide: bool,
    list: Option<String>,
}

impl Subcommand for StandingsArgs {
    const NAME: &'static str = "standings";

    fn describe(language: Language) -> Command {
        let tables = one_of([
            ("standing", TableChoice::Standings),
            ("cross", TableChoice::Cross),
            ("progress", TableChoice::Progress),
        ]);
        subcommand(
        Self::NAME,
        "adoube standings FILE.trf [--teams | --players] [--tiebreaks LIST | --preset NAME] [--round N] [--table NAME] [--prizes LIST] [--wide] [--list LIST] [--worked PLAYER | --card PLAYER]",
        "adoube standings open.trf --tiebreaks BH-C1,BH,DE",
        standings::ABOUT,
        language,
    )
    .arg(options::tournament_file(language))
    .arg(flag("teams", standings::TEAMS, language).conflicts_with_all(["preset", "card", "table", "prizes", "wide", "list"]))
    .arg(flag("players", standings::PLAYERS, language).conflicts_with("teams"))
    .arg(option("tiebreaks", "LIST", standings::TIE_BREAKS, language))
    .arg(
        option("preset", "NAME", standings::PRESET, language)
            .value_parser(["fce-swiss", "fce-roundrobin", "fce-teams", "fce-copa", "fce-team-finals"])
            .conflicts_with("tiebreaks"),
    )
    .arg(option("round", "N", standings::ROUND, language).value_parser(number::<usize>(0..=trf::MAX_ROUNDS as u64, language)))
    .arg(
        option("worked", "PLAYER", standings::WORKED, language)
            .value_parser(number::<u64>(1..=u64::from(trf::MAX_NUMBER), language))
            .conflicts_with("preset"),
    )
    .arg(option("table", "NAME", standings::TABLE, language).value_parser(tables))
    .arg(
        option("card", "PLAYER", standings::CARD, language)
            .value_parser(number::<u64>(1..=u64::from(trf::MAX_NUMBER), language))
            .conflicts_with_all(["worked", "table"]),
    )
    .arg(option("prizes", "LIST", standings::PRIZES, language))
    .arg(flag("wide", standings::WIDE, language))
    .arg(option("list", "LIST", standings::LIST, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        let ranked = match (matches.get_flag("teams"), matches.get_flag("players")) {
            (true, _) => Some(Ranked::Teams),
            (false, true) => Some(Ranked::Players),
            (false, false) => None,
        };
        Self {
            file: file(matches),
            ranked,
            tie_breaks: value(matches, "tiebreaks"),
            preset: value(matches, "preset"),
            round: value(matches, "round"),
            worked: value(matches, "worked"),
            table: value(matches, "table"),
            card: value(matches, "card"),
            prizes: value(matches, "prizes"),
            wide: matches.get_flag("wide"),
            list: value(matches, "list"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let name = self.file.as_str();
        let file = tournament_file::open(name, language)?;
        let t = &file.meaning.tournament;
        let paired = t.paired_rounds();
        let rounds = self.round.unwrap_or(paired);
        if rounds > paired {
            return Err(CommandError::Input(
                standings::NO_ROUND.fill(language, &[("round", &rounds), ("rounds", &paired)]),
            ));
        }
        if let Some(number) = self.card {
            let player = find(t, number, standings::NO_CARD, language)?;
            return tables::of_player(t, player, standings::POINTS.get(language).to_owned(), screen);
        }
        let preset = self.preset.as_deref();
        if let Some((_, criteria)) = teams::presets().into_iter().find(|(known, _)| preset == Some(*known)) {
            return teams::show(&file, name, criteria, rounds, screen);
        }
        if let Some(criteria) = preset.and_then(handbook::preset) {
            let codes = criteria.iter().map(|criterion: &HandbookCriterion| criterion.name().to_owned()).collect();
            let rows = handbook::standings(t, rounds, criteria);
            return write(t, rounds, &StandingsTable::new(t, codes, rows, &self, language)?, self.table, screen);
        }
        let asked = self.tie_breaks.as_deref().map(TieBreak::list).transpose();
        let asked = asked.map_err(|error| CommandError::Input(format!("--tiebreaks: {}", error.sentence(language))))?;
        if self.ranks_teams(&file, asked.as_deref()) {
            let announced = || file.meaning.tie_breaks.as_deref().and_then(|list| TieBreak::list(list).ok());
            return team_codes::show(&file, name, asked.or_else(announced), rounds, self.worked, screen);
        }
        if let Some(code) = asked.iter().flatten().find(|code| code.is_for_teams()) {
            return Err(CommandError::Input(standings::FOR_TEAMS.fill(language, &[("code", &shown(code))])));
        }
        self.of_players(&file, asked, rounds, screen)
    }
}

impl StandingsArgs {
    /// Returns whether to rank teams: `--teams` was given, a tie-break is for teams only, or the file is a team event.
    /// Tables that exist only for players rule it out.
    fn ranks_teams(&self, file: &TournamentFile, asked: Option<&[TieBreak]>) -> bool {
        let by_code = || asked.is_some_and(|list| list.iter().any(TieBreak::is_for_teams));
        let by_file = || {
            file.meaning.code.as_ref().is_some_and(trf::is_team_code)
                && !trf::teams(&file.document, &file.meaning.tournament).0.is_empty()
        };
        let only_players = self.table.is_some() || self.prizes.is_some() || self.list.is_some() || self.wide;
        match self.ranked {
            Some(ranked) => ranked == Ranked::Teams,
            None => !only_players && (by_code() || by_file()),
        }
    }

    /// Writes the standings of the players by FIDE's tie-breaks.
    fn of_players(
        &self,
        file: &TournamentFile,
        asked: Option<Vec<TieBreak>>,
        rounds: usize,
        screen: &mut Screen,
    ) -> Result<Exit, CommandError> {
        let language = screen.language;
        let t = &file.meaning.tournament;
        let kind = match file.meaning.system {
            Some(System::RoundRobin(_)) => EventFormat::RoundRobin,
            _ => EventFormat::Swiss,
        };
        let tie_breaks = asked.unwrap_or_else(|| announced(file, &self.file, kind, language));
        for line in doubtful(t, kind, &tie_breaks, language) {
            screen::message(&line);
        }
        let standing = standings(t, rounds, kind, &tie_breaks);
        if let Some(number) = self.worked {
            let player = find(t, number, standings::NO_PLAYER, language)?;
            let row = standing.rows.iter().find(|row| row.player == player);
            let values = row.map_or(&[][..], |row| row.values.as_slice());
            return explain(t, rounds, kind, player, tie_breaks.iter().zip(values), screen);
        }
        let codes = standing.tie_breaks.iter().map(TieBreak::to_string).collect();
        let rows = match file.meaning.system {
            Some(System::Knockout(rules)) => knockout_rows(t, rounds, &rules, standing.rows),
            _ => standing.rows,
        };
        write(t, rounds, &StandingsTable::new(t, codes, rows, self, language)?, self.table, screen)
    }
}

/// Returns the player with a starting rank, or the error `unknown`.
fn find(t: &Tournament, number: u64, unknown: Text, language: Language) -> Result<PlayerIx, CommandError> {
    let player = u16::try_from(number).ok().and_then(|number| t.find(number));
    player.ok_or_else(|| CommandError::Input(unknown.fill(language, &[("number", &number)])))
}

/// Standings ready to be written.
struct StandingsTable {
    codes: Vec<String>,
    rows: Vec<StandingsRow>,
    /// The prize of each row, in hundredths.
    prizes: Option<Vec<u64>>,
    /// The columns beside the names.
    columns: PlayerColumns,
}

impl StandingsTable {
    fn new(
        t: &Tournament,
        codes: Vec<String>,
        rows: Vec<StandingsRow>,
        args: &StandingsArgs,
        language: Language,
    ) -> Result<Self, CommandError> {
        let columns = PlayerColumns::new(t, args.list.as_deref(), args.wide, language)?;
        let amounts = args.prizes.as_deref().map(|list| amounts(list, language)).transpose()?;
        let prizes = amounts.map(|amounts| {
            let points: Vec<Points> = rows.iter().map(|row| row.points).collect();
            share_prizes(&points, &amounts)
        });
        Ok(Self { codes, rows, prizes, columns })
    }
}

/// Parses amounts, in hundredths.
fn amounts(list: &str, language: Language) -> Result<Vec<u64>, CommandError> {
    let one = |word: &str| -> Option<u64> {
        let (whole, part) = word.split_once('.').unwrap_or((word, ""));
        if part.len() > 2 || whole.is_empty() || whole.len() > 12 {
            return None;
        }
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        let hundredths = if digits(part) { format!("{part:0<2}").parse::<u64>().ok()? } else { return None };
        Some(whole.parse::<u64>().ok()? * 100 + hundredths)
    };
    let all = list.split(',').map(|word| {
        let word = word.trim();
        one(word).ok_or_else(|| {
            let found = format!("{:?}", word.chars().take(40).collect::<String>());
            CommandError::Input(standings::NO_PRIZE.fill(language, &[("found", &found)]))
        })
    });
    all.collect()
}

fn money(hundredths: u64) -> String {
    if hundredths.is_multiple_of(100) {
        (hundredths / 100).to_string()
    } else {
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    }
}

/// Writes the requested table.
fn write(
    t: &Tournament,
    rounds: usize,
    table: &StandingsTable,
    choice: Option<TableChoice>,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let heads = [standings::RANK, standings::NUMBER, standings::NAME, standings::POINTS]
        .map(|text| text.get(screen.language).to_owned());
    match choice {
        Some(TableChoice::Cross) => tables::cross(t, rounds, &table.rows, heads, &table.columns, screen),
        Some(TableChoice::Progress) => tables::scores(t, rounds, &table.rows, heads, &table.columns, screen),
        Some(TableChoice::Standings) | None => show(t, table, screen),
    }
}

/// Ranks a knockout by how far each player came; players still in it come first.
fn knockout_rows(t: &Tournament, rounds: usize, rules: &Knockout, rows: Vec<StandingsRow>) -> Vec<StandingsRow> {
    let Ok(progress) = knockout::progress(t, rounds + 1, rules) else { return rows };
    let places = progress.places();
    let rank = |ix: PlayerIx| places.iter().find(|(_, _, who)| *who == ix).map(|(first, _, _)| usize::from(*first));
    let took_part = |ix: PlayerIx| progress.seeds.contains(&ix);
    let mut rows: Vec<StandingsRow> = rows
        .into_iter()
        .map(|row| {
            let last = if took_part(row.player) { 1 } else { t.players.len() };
            StandingsRow { rank: rank(row.player).unwrap_or(last), ..row }
        })
        .collect();
    rows.sort_by_key(|row| (row.rank, row.player));
    rows
}

/// Returns the objections of C.07 to the chosen tie-breaks.
fn doubtful(t: &Tournament, kind: EventFormat, tie_breaks: &[TieBreak], language: Language) -> Vec<String> {
    let unrated = t.players.iter().any(|p| p.rating == 0);
    let against = |tie_break: &TieBreak| match tie_break.kind {
        of if of.is_made_of_buchholz() && kind == EventFormat::RoundRobin => Some(standings::NOT_HERE),
        of if of.is_for_people() && unrated => Some(standings::UNRATED),
        _ => None,
    };
    tie_breaks.iter().filter_map(|code| Some(against(code)?.fill(language, &[("code", &shown(code))]))).collect()
}

/// Returns the tie-breaks that the file announces, if they can be read; else the usual ones.
fn announced(file: &TournamentFile, name: &str, kind: EventFormat, language: Language) -> Vec<TieBreak> {
    let usual = || match kind {
        // A knockout is ranked by the bracket alone.
        _ if matches!(file.meaning.system, Some(System::Knockout(_))) => Vec::new(),
        EventFormat::Swiss => vec![
            TieBreak::plain(TieBreakKind::Buchholz).cut(1),
            TieBreak::plain(TieBreakKind::Buchholz),
            TieBreak::plain(TieBreakKind::DirectEncounter),
        ],
        EventFormat::RoundRobin => [TieBreakKind::SonnebornBerger, TieBreakKind::DirectEncounter, TieBreakKind::Wins]
            .map(TieBreak::plain)
            .to_vec(),
    };
    match file.meaning.tie_breaks.as_deref().map(TieBreak::list) {
        None => usual(),
        Some(Ok(list)) => {
            // The points come first anyway.
            let counts = |tie_break: &TieBreak| tie_break.kind != TieBreakKind::Points && !tie_break.is_for_teams();
            let list: Vec<TieBreak> = list.into_iter().filter(counts).collect();
            if list.is_empty() { usual() } else { list }
        }
        Some(Err(error)) => {
            screen::message(&format!("{name}: {}", error.sentence(language)));
            usual()
        }
    }
}

fn show(t: &Tournament, table: &StandingsTable, screen: &mut Screen) -> Result<Exit, CommandError> {
    let person = |ix: PlayerIx| t.player(ix).map_or((0, String::new()), |p| (p.number, one_line(&p.name)));
    if screen.wants_json() {
        let rows: Vec<Value> = table
            .rows
            .iter()
            .enumerate()
            .map(|(at, row)| {
                let (number, name) = person(row.player);
                let p = t.player(row.player);
                let values: Map<String, Value> =
                    table.codes.iter().zip(&row.values).map(|(code, value)| (code.clone(), json!(value.to_string()))).collect();
                json!({
                    "rank": row.rank, "number": number, "name": name, "points": row.points.to_string(), "tieBreaks": values,
                    "title": table.columns.title(row.player), "category": table.columns.category(row.player), "rating": p.map(|p| p.rating).filter(|r| *r > 0),
                    "federation": p.map(|p| p.federation.as_str()), "born": p.map(|p| p.born.as_str()),
                    "prize": table.prizes.as_ref().and_then(|prizes| prizes.get(at)).map(|&amount| money(amount)),
                })
            })
            .collect();
        screen.json(&json!({ "tieBreaks": table.codes, "standings": rows }))?;
        return Ok(Exit::Done);
    }
    let language = screen.language;
    let head = |text: Text| text.get(language).to_owned();
    let mut first = vec![head(standings::RANK), head(standings::NUMBER), head(standings::NAME)];
    first.extend(table.columns.heads(language));
    first.push(head(standings::POINTS));
    first.extend(table.codes.iter().map(shown));
    first.extend(table.prizes.as_ref().map(|_| head(standings::PRIZE)));
    let mut lines = vec![first];
    for (at, row) in table.rows.iter().enumerate() {
        let (number, name) = person(row.player);
        let mut line = vec![row.rank.to_string(), number.to_string(), name];
        line.extend(table.columns.cells(t, row.player));
        line.push(format!("{:#}", row.points));
        line.extend(row.values.iter().map(|value| format!("{value:#}")));
        line.extend(table.prizes.as_ref().and_then(|prizes| prizes.get(at)).map(|&amount| money(amount)));
        lines.push(line);
    }
    screen.table(&aligned(&lines, 2))?;
    Ok(Exit::Done)
}

/// Explains each tie-break value of a player. Direct encounter shows the games among those still tied.
fn explain<'a>(
    t: &Tournament,
    rounds: usize,
    kind: EventFormat,
    player: PlayerIx,
    values: impl Iterator<Item = (&'a TieBreak, &'a adoube_tournament::tiebreaks::Value)>,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let number = |ix: PlayerIx| t.player(ix).map_or(0, |p| p.number);
    let mut all = Vec::new();
    let mut before = Vec::new();
    for (tie_break, value) in values {
        let parts = work_out_after(t, rounds, kind, player, &before, *tie_break).map_or_else(Vec::new, |w| w.parts);
        before.push(*tie_break);
        if screen.wants_json() {
            let parts: Vec<Value> = parts
                .iter()
                .map(|part| {
                    let (opponent, note) = (part.opponent.map(number), code(part.note));
                    json!({ "round": part.round, "opponent": opponent, "value": part.value.to_string(), "note": note })
                })
                .collect();
            all.push(json!({ "code": tie_break.to_string(), "value": value.to_string(), "parts": parts }));
            continue;
        }
        screen.line(&format!("{} = {value:#}", shown(tie_break)))?;
        for part in parts {
            let round = part.round.map_or_else(|| "-".to_owned(), |round| round.to_string());
            let line = match part.opponent {
                Some(ix) => standings::PART
                    .fill(screen.language, &[("round", &round), ("opponent", &number(ix)), ("value", &part.value)]),
                None => standings::PART_ALONE.fill(screen.language, &[("round", &round), ("value", &part.value)]),
            };
            screen.line(&noted(line, part.note, screen.language))?;
        }
    }
    if screen.wants_json() {
        screen.json(&json!({ "number": number(player), "tieBreaks": all }))?;
    }
    Ok(Exit::Done)
}
