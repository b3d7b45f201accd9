//! Other tables: the crosstable, the scores round by round, a player's card.

use super::players::PlayerColumns;
use crate::columns::aligned;
use crate::exit::{CommandError, Exit};
use crate::screen::{Screen, one_line};
use crate::words::standings;
use adoube_tournament::sign;
use adoube_tournament::tables::{card, crosstable, progress};
use adoube_tournament::tiebreaks::StandingsRow;
use adoube_tournament::{Color, PlayerIx, Tournament};
use adoube_words::Text;
use serde_json::{Value, json};

fn person(t: &Tournament, ix: PlayerIx) -> (u16, String) {
    t.player(ix).map_or((0, String::new()), |p| (p.number, one_line(&p.name)))
}

/// Writes the crosstable: the games of each player by the opponents' ranks.
pub(super) fn cross(
    t: &Tournament,
    rounds: usize,
    rows: &[StandingsRow],
    heads: [String; 4],
    columns: &PlayerColumns,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let table = crosstable(t, rounds, rows);
    if screen.wants_json() {
        let lines: Vec<Value> = table
            .iter()
            .map(|line| {
                let (number, name) = person(t, line.player);
                json!({
                    "rank": line.rank, "number": number, "name": name, "title": columns.title(line.player),
                    "category": columns.category(line.player), "rounds": line.cells, "points": line.points.to_string(),
                })
            })
            .collect();
        screen.json(&json!({ "crosstable": lines }))?;
        return Ok(Exit::Done);
    }
    let [rank, number, name, points] = heads;
    let mut lines = vec![vec![rank, number, name]];
    lines[0].extend(columns.heads(screen.language));
    lines[0].extend((1..=rounds).map(|round| round.to_string()));
    lines[0].push(points);
    for (place, line) in (1..).zip(&table) {
        let (number, name) = person(t, line.player);
        // Cells name opponents by their row, so the row is shown even where ranks are shared.
        let mut cells = vec![format!("{place}"), number.to_string(), name];
        cells.extend(columns.cells(t, line.player));
        cells.extend(line.cells.iter().map(|cell| cell.replace('=', "½")));
        cells.push(format!("{:#}", line.points));
        lines.push(cells);
    }
    screen.table(&aligned(&lines, 2))?;
    Ok(Exit::Done)
}

/// Writes the score of each player after each round.
pub(super) fn scores(
    t: &Tournament,
    rounds: usize,
    rows: &[StandingsRow],
    heads: [String; 4],
    columns: &PlayerColumns,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let table = progress(t, rounds);
    let of = |ix: PlayerIx| table.get(ix.index()).into_iter().flatten();
    if screen.wants_json() {
        let lines: Vec<Value> = rows
            .iter()
            .map(|row| {
                let (number, name) = person(t, row.player);
                json!({
                    "rank": row.rank, "number": number, "name": name, "title": columns.title(row.player),
                    "category": columns.category(row.player), "scores": of(row.player).map(ToString::to_string).collect::<Vec<_>>(),
                })
            })
            .collect();
        screen.json(&json!({ "progress": lines }))?;
        return Ok(Exit::Done);
    }
    let [rank, number, name, _] = heads;
    let mut lines = vec![vec![rank, number, name]];
    lines[0].extend(columns.heads(screen.language));
    lines[0].extend((1..=rounds).map(|round| round.to_string()));
    for row in rows {
        let (number, name) = person(t, row.player);
        let mut cells = vec![row.rank.to_string(), number.to_string(), name];
        cells.extend(columns.cells(t, row.player));
        cells.extend(of(row.player).map(|points| format!("{points:#}")));
        lines.push(cells);
    }
    screen.table(&aligned(&lines, 2))?;
    Ok(Exit::Done)
}

/// Writes a player's card, round by round.
pub(super) fn of_player(
    t: &Tournament,
    player: PlayerIx,
    points: String,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let (number, name) = person(t, player);
    let lines = card(t, player);
    let colour = |c: Option<Color>| c.map(|c| if c == Color::White { "w" } else { "b" });
    if screen.wants_json() {
        let rounds: Vec<Value> = lines
            .iter()
            .map(|line| {
                json!({
                    "round": line.round,
                    "opponent": line.entry.opponent().map(|o| person(t, o).0),
                    "colour": colour(line.entry.colour()),
                    "result": sign(&line.entry).to_string(),
                    "points": line.points.to_string(),
                    "total": line.total.to_string(),
                })
            })
            .collect();
        screen.json(&json!({ "number": number, "name": name, "card": rounds }))?;
        return Ok(Exit::Done);
    }
    screen.line(&screen.strong(&format!("{number} {name}")))?;
    let language = screen.language;
    let head = |text: Text| text.get(language).to_owned();
    let mut table = vec![vec![
        head(standings::TABLES_ROUND),
        head(standings::OPPONENT),
        String::new(),
        head(standings::RESULT),
        points,
        head(standings::TOTAL),
    ]];
    for line in &lines {
        let opponent = line.entry.opponent().map_or_else(String::new, |o| {
            let (number, name) = person(t, o);
            format!("{number} {name}")
        });
        table.push(vec![
            line.round.to_string(),
            opponent,
            colour(line.entry.colour()).unwrap_or_default().to_owned(),
            sign(&line.entry).to_string().replace('=', "½"),
            format!("{:#}", line.points),
            format!("{:#}", line.total),
        ]);
    }
    screen.table(&aligned(&table, 1))?;
    Ok(Exit::Done)
}
