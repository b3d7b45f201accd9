//! The table of the teams of a tournament, by the handbook's orders for team events (Tie-breaks 1.11, 1.21, 1.51).

use super::words;
use crate::columns::aligned;
use crate::exit::{CommandError, Exit};
use crate::screen::{Screen, one_line};
use crate::team_file::{self, match_lines};
use crate::tournament_file::TournamentFile;
use crate::words::standings;
use adoube_exchange::trf::Team;
use adoube_federation::Regulations;
use adoube_federation::ids::TeamId;
use adoube_federation::league_table::{LeagueTableRow, TableContext, TableRules, TeamCriterion, table};
use adoube_tournament::tiebreaks::{self, Scale};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Returns the presets, with their criteria: those of the handbook (1.11, 1.21, 1.51).
pub(super) fn presets() -> [(&'static str, &'static [TeamCriterion]); 3] {
    let orders = &Regulations::handbook().tie_breaks;
    [
        ("fce-teams", orders.championship.as_slice()),
        ("fce-copa", orders.cup.as_slice()),
        ("fce-team-finals", orders.finals.as_slice()),
    ]
}

/// Returns the short name of a criterion.
fn name_of(criterion: TeamCriterion) -> String {
    match criterion {
        TeamCriterion::DirectEncounter => "DIRECT".to_owned(),
        TeamCriterion::SonnebornBerger => "S-B".to_owned(),
        TeamCriterion::Kashdan => "KASHDAN".to_owned(),
        TeamCriterion::Dutch => "DUTCH".to_owned(),
        TeamCriterion::BoardPoints => "BOARDS".to_owned(),
        TeamCriterion::Fide(code) => code.to_string(),
    }
}

/// Returns a value in its scale: points in tenths or hundredths, Kashdan whole.
fn value_of(criterion: TeamCriterion, value: Option<i64>) -> tiebreaks::Value {
    let (units, scale) = match criterion {
        TeamCriterion::Kashdan => (value, Scale::Whole),
        TeamCriterion::SonnebornBerger => (value, Scale::Hundredths),
        _ => (value.map(|hundredths| hundredths / 10), Scale::Tenths),
    };
    tiebreaks::Value { units, scale }
}

pub(super) fn show(
    file: &TournamentFile,
    name: &str,
    criteria: &[TeamCriterion],
    rounds: usize,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let teams = team_file::teams(file, name, language)?;
    let title = |at: usize| teams.get(at).map(|team: &Team| one_line(&team.name)).unwrap_or_default();
    let lines = match_lines(file, &teams, name, rounds, language);
    let ids: Vec<TeamId> = (0..teams.len()).map(|at| TeamId(at as u32)).collect();
    let rules = TableRules { criteria: criteria.to_vec(), ..TableRules::default() };
    let rows = table(&ids, &lines, &rules, TableContext::default(), &[], &BTreeMap::new());
    write(&rows, criteria, &title, screen)
}

fn write(
    rows: &[LeagueTableRow],
    criteria: &[TeamCriterion],
    title: &dyn Fn(usize) -> String,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let codes: Vec<String> = criteria.iter().map(|criterion| name_of(*criterion)).collect();
    let values = |row: &LeagueTableRow| -> Vec<String> {
        criteria.iter().zip(&row.values).map(|(criterion, value)| value_of(*criterion, *value).to_string()).collect()
    };
    if screen.wants_json() {
        let lines: Vec<Value> = rows
            .iter()
            .map(|row| {
                let values: Map<String, Value> =
                    codes.iter().zip(values(row)).map(|(code, value)| (code.clone(), json!(value))).collect();
                json!({
                    "rank": row.rank, "team": title(row.team.0 as usize), "won": row.won, "drawn": row.drawn,
                    "lost": row.lost, "points": row.match_points.to_string(), "boards": row.board_points.to_string(),
                    "tieBreaks": values,
                })
            })
            .collect();
        screen.json(&json!({ "tieBreaks": codes, "teams": lines }))?;
        return Ok(Exit::Done);
    }
    let language = screen.language;
    let mut lines: Vec<Vec<String>> = Vec::with_capacity(rows.len() + 1);
    let heads = [
        standings::RANK,
        standings::TEAM,
        standings::WON,
        standings::DRAWN,
        standings::LOST,
        standings::POINTS,
        standings::BOARD_POINTS,
    ];
    lines.push(heads.iter().map(|text| text.get(language).to_owned()).chain(codes.iter().map(words::shown)).collect());
    for row in rows {
        let mut line = vec![row.rank.to_string(), title(row.team.0 as usize)];
        line.extend([row.won, row.drawn, row.lost].map(|n| n.to_string()));
        line.extend([row.match_points, row.board_points].map(|points| format!("{points:#}")));
        line.extend(
            criteria.iter().zip(&row.values).map(|(criterion, value)| format!("{:#}", value_of(*criterion, *value))),
        );
        lines.push(line);
    }
    screen.table(&aligned(&lines, 1))?;
    Ok(Exit::Done)
}
