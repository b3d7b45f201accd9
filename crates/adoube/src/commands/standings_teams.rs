//! The table of the teams of a tournament, by the handbook's orders for team events (Tie-breaks 1.11, 1.21, 1.51).

use super::standings_parts::{POINTS, RANK, TEAM};
use super::standings_tables::{clean, columns};
use crate::event::{self, Event};
use crate::failure::{Answer, Failure};
use crate::screen::Screen;
use adoube_exchange::trf::{self, Team, TeamBoard};
use adoube_federation::ids::TeamId;
use adoube_federation::result::GameResult;
use adoube_federation::table::{
    CHAMPIONSHIP, COPA_AND_FINALS, MatchLine, Shape, TableRules, TeamCriterion, TeamRow, table,
};
use adoube_laws::{Language, Text};
use adoube_tournament::{Entry, Forfeit, Outcome};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The presets, with their criteria.
pub(super) const PRESETS: [(&str, &[TeamCriterion]); 3] =
    [("fce-teams", &CHAMPIONSHIP), ("fce-copa", &COPA_AND_FINALS), ("fce-team-finals", &COPA_AND_FINALS)];

const NO_TEAMS: Text = Text {
    ca: "{name}: no s'hi ha trobat cap equip; s'esperaven registres 310 o 013",
    es: "{name}: no se encontró ningún equipo; se esperaban registros 310 o 013",
    pt: "{name}: nenhuma equipe foi encontrada; esperavam-se registros 310 ou 013",
    eu: "{name}: ez da talderik aurkitu; 310 edo 013 erregistroak espero ziren",
    en: "{name}: found no team; expected records 310 or 013",
};
const ODD: Text = Text {
    ca: "{name}: ronda {round}: {home} - {visitors}: els punts d'un tauler no sumen una partida; compta com a taules",
    es: "{name}: ronda {round}: {home} - {visitors}: los puntos de un tablero no suman una partida; cuenta como tablas",
    pt: "{name}: rodada {round}: {home} - {visitors}: os pontos de um tabuleiro não somam uma partida; conta como empate",
    eu: "{name}: {round}. jardunaldia: {home} - {visitors}: taula bateko puntuek ez dute partida bat osatzen; berdinketatzat hartzen da",
    en: "{name}: round {round}: {home} - {visitors}: the points of a board do not add up to a game; it counts as a draw",
};
const WON: Text = Text { ca: "g.", es: "g.", pt: "v.", eu: "irab.", en: "won" };
const DRAWN: Text = Text { ca: "e.", es: "e.", pt: "e.", eu: "berd.", en: "drawn" };
const LOST: Text = Text { ca: "p.", es: "p.", pt: "d.", eu: "gald.", en: "lost" };
const BOARD_POINTS: Text = Text { ca: "taulers", es: "tableros", pt: "tabuleiros", eu: "taulak", en: "boards" };

/// The short name of a criterion.
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

/// A value as people write it: points with what they need of decimals, Kashdan as a whole number.
fn shown(criterion: TeamCriterion, value: Option<i64>) -> String {
    match (value, criterion) {
        (None, _) => "-".to_owned(),
        (Some(n), TeamCriterion::Kashdan) => n.to_string(),
        (Some(n), TeamCriterion::SonnebornBerger) => format!("{}.{:02}", n / 100, n % 100),
        (Some(n), _) => format!("{}.{}", n / 100, n % 100 / 10),
    }
}

/// The result of a board; `None` while there is none, `Err` where the points do not add up to a game.
fn result(board: &TeamBoard) -> Result<Option<GameResult>, ()> {
    use Outcome::{Draw, Loss, Win};
    Ok(Some(match board.entries {
        (Entry::Game { outcome: home, .. }, Entry::Game { outcome: visitor, .. }) => match (home, visitor) {
            (Win, Loss) => GameResult::HomeWon,
            (Draw, Draw) => GameResult::Drawn,
            (Loss, Win) => GameResult::VisitorsWon,
            (Loss, Loss) => GameResult::BothAbsent,
            _ => return Err(()),
        },
        (Entry::Forfeit { forfeit: home, .. }, Entry::Forfeit { forfeit: visitor, .. }) => match (home, visitor) {
            (Forfeit::Won, Forfeit::Lost) => GameResult::VisitorsAbsent,
            (Forfeit::Lost, Forfeit::Won) => GameResult::HomeAbsent,
            (Forfeit::Lost, Forfeit::Lost) => GameResult::BothAbsent,
            (Forfeit::Won, Forfeit::Won) => return Err(()),
        },
        _ => return Ok(None),
    }))
}

/// The teams of a file, or a word that there are none.
pub(super) fn teams_of(event: &Event, name: &str, language: Language) -> Result<Vec<Team>, Failure> {
    let (teams, faults) = trf::teams(&event.document, &event.meaning.tournament);
    if let Some(line) = event::judge(name, faults, language)? {
        event::tell(&line);
    }
    if teams.is_empty() {
        return Err(Failure::Input(NO_TEAMS.fill(language, &[("name", &name)])));
    }
    Ok(teams)
}

pub(super) fn show(
    event: &Event,
    name: &str,
    criteria: &[TeamCriterion],
    rounds: usize,
    screen: &mut Screen,
) -> Result<Answer, Failure> {
    let language = screen.language;
    let teams = teams_of(event, name, language)?;
    let title = |at: usize| teams.get(at).map(|team: &Team| clean(&team.name)).unwrap_or_default();
    let lines = match_lines(event, &teams, name, rounds, language);
    let ids: Vec<TeamId> = (0..teams.len()).map(|at| TeamId(at as u32)).collect();
    let rules = TableRules { criteria: criteria.to_vec(), ..TableRules::default() };
    let rows = table(&ids, &lines, &rules, Shape::default(), &[], &BTreeMap::new());
    write(&rows, criteria, &title, screen)
}

/// The matches of a file with results, up to a round; teams are numbered by their place in the list.
pub(super) fn match_lines(
    event: &Event,
    teams: &[Team],
    name: &str,
    rounds: usize,
    language: Language,
) -> Vec<MatchLine> {
    let t = &event.meaning.tournament;
    let title = |at: usize| teams.get(at).map(|team: &Team| clean(&team.name)).unwrap_or_default();
    let mut lines = Vec::new();
    for m in trf::team_matches(t, teams, rounds) {
        let mut results = Vec::new();
        for board in &m.boards {
            results.extend(result(board).unwrap_or_else(|()| {
                let (home, visitors) = (title(m.home), title(m.visitors));
                let places: [(&str, &dyn std::fmt::Display); 4] =
                    [("name", &name), ("round", &m.round), ("home", &home), ("visitors", &visitors)];
                event::tell(&ODD.fill(language, &places));
                Some(GameResult::Drawn)
            }));
        }
        if !results.is_empty() {
            let (home, visitors) = (TeamId(m.home as u32), TeamId(m.visitors as u32));
            lines.push(MatchLine { round: m.round as u16, home, visitors, results });
        }
    }
    lines
}

fn write(
    rows: &[TeamRow],
    criteria: &[TeamCriterion],
    title: &dyn Fn(usize) -> String,
    screen: &mut Screen,
) -> Result<Answer, Failure> {
    let codes: Vec<String> = criteria.iter().map(|criterion| name_of(*criterion)).collect();
    let values = |row: &TeamRow| -> Vec<String> {
        criteria.iter().zip(&row.values).map(|(criterion, value)| shown(*criterion, *value)).collect()
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
        return Ok(Answer::Yes);
    }
    let language = screen.language;
    let mut lines: Vec<Vec<String>> = Vec::with_capacity(rows.len() + 1);
    let heads = [RANK, TEAM, WON, DRAWN, LOST, POINTS, BOARD_POINTS];
    lines.push(heads.iter().map(|text| text.get(language).to_owned()).chain(codes).collect());
    for row in rows {
        let mut line = vec![row.rank.to_string(), title(row.team.0 as usize)];
        line.extend([row.won, row.drawn, row.lost].map(|n| n.to_string()));
        line.extend([row.match_points.to_string(), row.board_points.to_string()]);
        line.extend(values(row));
        lines.push(line);
    }
    columns(&lines, 1, screen)?;
    Ok(Answer::Yes)
}
