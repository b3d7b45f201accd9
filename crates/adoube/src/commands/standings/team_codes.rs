//! The standings of the teams of a tournament by FIDE's tie-breaks (C.07, articles 12 and 13).

use super::words;
use crate::columns::aligned;
use crate::exit::{CommandError, Exit};
use crate::screen::{self, Screen, one_line};
use crate::team_file;
use crate::tournament_file::{TournamentFile, report_faults};
use crate::words::standings;
use adoube_exchange::trf;
use adoube_tournament::tiebreaks::teams::{
    TeamEvent, TeamPart, TeamRow, TeamScores, TeamTermKind, split_primary, team_standings,
};
use adoube_tournament::tiebreaks::{EventFormat, LastTwo, TeamScore, TieBreak, TieBreakKind};
use adoube_words::Language;
use serde_json::{Map, Value, json};

/// Returns the order for a file that announces none; FIDE has no default.
fn usual(kind: EventFormat) -> Vec<TieBreak> {
    let direct = TieBreak::plain(TieBreakKind::ExtendedDirect(LastTwo::CountTop));
    let second = match kind {
        EventFormat::Swiss => {
            TieBreak::plain(TieBreakKind::Extended(TeamScore::MatchPoints, TeamScore::GamePoints)).cut(1)
        }
        EventFormat::RoundRobin => {
            TieBreak::plain(TieBreakKind::Extended(TeamScore::MatchPoints, TeamScore::GamePoints))
        }
    };
    vec![TieBreak::plain(TieBreakKind::OtherScore), second, direct]
}

/// Refuses tie-breaks that are for players only, and warns about those to which C.07 objects.
fn judge(list: &[TieBreak], kind: EventFormat, language: Language) -> Result<(), CommandError> {
    for code in list {
        if code.kind.is_for_people() {
            return Err(CommandError::Input(standings::FOR_PEOPLE.fill(language, &[("code", &words::shown(code))])));
        }
        if code.kind.is_made_of_buchholz() && kind == EventFormat::RoundRobin {
            screen::message(&standings::NOT_HERE.fill(language, &[("code", &words::shown(code))]));
        }
    }
    Ok(())
}

/// Writes the standings, or explains the values of one team. `asked` is the list typed, else the file's.
pub(super) fn show(
    file: &TournamentFile,
    name: &str,
    asked: Option<Vec<TieBreak>>,
    rounds: usize,
    worked: Option<u64>,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let t = &file.meaning.tournament;
    let teams = team_file::teams(file, name, language)?;
    let (mut made, faults) = trf::team_event(&file.document, t, &teams, rounds);
    report_faults(name, faults, language)?;
    let list = asked.filter(|list| !list.is_empty()).unwrap_or_else(|| usual(made.kind));
    let (primary, list) = split_primary(&list);
    made.primary = primary.unwrap_or(made.primary);
    judge(list, made.kind, language)?;
    let rows = team_standings(&made, rounds, list);
    let title = |team: usize| teams.get(team).map(|t| (t.number, one_line(&t.name))).unwrap_or_default();
    if let Some(asked) = worked {
        let team = teams.iter().position(|team| u64::from(team.number) == asked);
        let team = team.ok_or_else(|| CommandError::Input(standings::NO_TEAM.fill(language, &[("number", &asked)])))?;
        return explain(&made, rounds, list, &rows, team, screen);
    }
    let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
    if screen.wants_json() {
        let line = |row: &TeamRow| {
            let (number, team) = title(row.team);
            let values: Map<String, Value> =
                codes.iter().zip(&row.values).map(|(code, value)| (code.clone(), json!(value.to_string()))).collect();
            json!({
                "rank": row.rank, "number": number, "team": team, "matchPoints": row.match_points.to_string(),
                "gamePoints": row.game_points.to_string(), "tieBreaks": values,
            })
        };
        let lines: Vec<Value> = rows.iter().map(line).collect();
        screen.json(&json!({ "tieBreaks": codes, "teams": lines }))?;
        return Ok(Exit::Done);
    }
    // The primary score comes first; the other one only where the list names it.
    let head = if made.primary == TeamScore::MatchPoints { standings::MATCH_POINTS } else { standings::GAME_POINTS };
    let mut lines = vec![
        [standings::RANK, standings::NUMBER, standings::TEAM, head].map(|text| text.get(language).to_owned()).to_vec(),
    ];
    lines[0].extend(codes.iter().map(words::shown));
    for row in &rows {
        let (number, team) = title(row.team);
        let points = if made.primary == TeamScore::MatchPoints { row.match_points } else { row.game_points };
        let mut line = vec![row.rank.to_string(), number.to_string(), team, format!("{points:#}")];
        line.extend(row.values.iter().map(|value| format!("{value:#}")));
        lines.push(line);
    }
    screen.table(&aligned(&lines, 2))?;
    Ok(Exit::Done)
}

/// Explains each tie-break value of a team among the teams it was tied with at that point.
fn explain(
    event: &TeamEvent,
    rounds: usize,
    list: &[TieBreak],
    rows: &[TeamRow],
    team: usize,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let scores = TeamScores::new(event, rounds);
    let number = |at: usize| event.teams.get(at).map_or(0, |team| team.number);
    let Some(own) = rows.iter().find(|row| row.team == team) else { return Ok(Exit::Done) };
    let points = |row: &TeamRow| match event.primary {
        TeamScore::MatchPoints => row.match_points,
        TeamScore::GamePoints => row.game_points,
    };
    let mut all = Vec::new();
    for (at, code) in list.iter().enumerate() {
        let level = |row: &&TeamRow| points(row) == points(own) && row.values.get(..at) == own.values.get(..at);
        let mut tied: Vec<usize> = rows.iter().filter(level).map(|row| row.team).collect();
        tied.sort_unstable();
        let Some(worked) = scores.work_out(team, &tied, *code) else { continue };
        if screen.wants_json() {
            let parts: Vec<Value> = worked.parts.iter().map(|part| as_json(part, &number)).collect();
            all.push(json!({ "code": code.to_string(), "value": worked.value.to_string(), "parts": parts }));
            continue;
        }
        screen.line(&format!("{} = {:#}", words::shown(code), worked.value))?;
        for part in &worked.parts {
            screen.line(&line(part, &number, screen.language))?;
        }
    }
    if screen.wants_json() {
        screen.json(&json!({ "number": number(team), "tieBreaks": all }))?;
    }
    Ok(Exit::Done)
}

fn as_json(part: &TeamPart, number: &dyn Fn(usize) -> u16) -> Value {
    let note = words::code(part.note);
    let term = match part.term {
        TeamTermKind::Counted => "counted",
        TeamTermKind::MatchPoints => "matchPoints",
        TeamTermKind::GamePoints => "gamePoints",
        TeamTermKind::Board => "board",
        TeamTermKind::Divisor => "divisor",
    };
    json!({
        "term": term, "round": part.round, "opponent": part.opponent.map(number), "board": part.board,
        "value": part.value.to_string(), "note": note,
    })
}

fn line(part: &TeamPart, number: &dyn Fn(usize) -> u16, language: Language) -> String {
    let score = match part.term {
        TeamTermKind::MatchPoints => Some(standings::MATCH_POINTS),
        TeamTermKind::GamePoints => Some(standings::GAME_POINTS),
        _ => None,
    };
    let mut value = format!("{:#}", part.value);
    if let Some(score) = score {
        value = format!("{value} ({})", score.get(language));
    }
    let line = match (part.term, part.board, part.round, part.opponent) {
        (TeamTermKind::Divisor, ..) => standings::DIVIDED.fill(language, &[("value", &value)]),
        (_, Some(board), ..) => standings::BOARD.fill(language, &[("board", &board), ("value", &value)]),
        (_, _, Some(round), Some(team)) => standings::TEAM_CODES_PART
            .fill(language, &[("round", &round), ("opponent", &number(team)), ("value", &value)]),
        (_, _, Some(round), None) => standings::PART_ALONE.fill(language, &[("round", &round), ("value", &value)]),
        _ => format!("  {value}"),
    };
    words::noted(line, part.note, language)
}
