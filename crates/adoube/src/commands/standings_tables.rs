//! Other tables of a standing: the crosstable, the scores round by round, a player's card.

use super::standings_people::People;
use crate::failure::{Answer, Failure};
use crate::screen::Screen;
use adoube_laws::Text;
use adoube_tournament::tables::{card, crosstable, progress, sign};
use adoube_tournament::tiebreaks::Row;
use adoube_tournament::{Colour, PlayerIx, Tournament};
use serde_json::{Value, json};

const ROUND: Text = Text { ca: "ronda", es: "ronda", pt: "rodada", eu: "jard.", en: "round" };
const OPPONENT: Text = Text { ca: "contra", es: "contra", pt: "contra", eu: "aurka", en: "against" };
const RESULT: Text = Text { ca: "resultat", es: "resultado", pt: "resultado", eu: "emaitza", en: "result" };
const TOTAL: Text = Text { ca: "total", es: "total", pt: "total", eu: "guztira", en: "total" };

/// A name without what a terminal would obey.
pub(super) fn clean(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Writes lines of cells in columns; the column of names is set to the left.
pub(super) fn columns(lines: &[Vec<String>], left: usize, screen: &mut Screen) -> Result<(), Failure> {
    let count = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| lines.iter().filter_map(|line| line.get(column)).map(|c| c.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
    for (at, line) in lines.iter().enumerate() {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column == left { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        let text = cells.collect::<Vec<_>>().join("  ");
        let text = if at == 0 { screen.strong(text.trim_end()) } else { text.trim_end().to_owned() };
        screen.line(&text)?;
    }
    Ok(())
}

fn person(t: &Tournament, ix: PlayerIx) -> (u16, String) {
    t.player(ix).map_or((0, String::new()), |p| (p.number, clean(&p.name)))
}

/// Everybody's games by the opponents' ranks.
pub(super) fn cross(
    t: &Tournament,
    rounds: usize,
    rows: &[Row],
    heads: [String; 4],
    people: &People,
    screen: &mut Screen,
) -> Result<Answer, Failure> {
    let table = crosstable(t, rounds, rows);
    if screen.wants_json() {
        let lines: Vec<Value> = table
            .iter()
            .map(|line| {
                let (number, name) = person(t, line.player);
                json!({
                    "rank": line.rank, "number": number, "name": name, "title": people.title(line.player),
                    "category": people.category(line.player), "rounds": line.cells, "points": line.points.to_string(),
                })
            })
            .collect();
        screen.json(&json!({ "crosstable": lines }))?;
        return Ok(Answer::Yes);
    }
    let [rank, number, name, points] = heads;
    let mut lines = vec![vec![rank, number, name]];
    lines[0].extend(people.heads(screen.language));
    lines[0].extend((1..=rounds).map(|round| round.to_string()));
    lines[0].push(points);
    for (place, line) in (1..).zip(&table) {
        let (number, name) = person(t, line.player);
        // Cells name opponents by their line, so the line is shown even where ranks are shared.
        let mut cells = vec![format!("{place}"), number.to_string(), name];
        cells.extend(people.cells(t, line.player));
        cells.extend(line.cells.iter().cloned());
        cells.push(line.points.to_string());
        lines.push(cells);
    }
    columns(&lines, 2, screen)?;
    Ok(Answer::Yes)
}

/// Everybody's score after each round.
pub(super) fn scores(
    t: &Tournament,
    rounds: usize,
    rows: &[Row],
    heads: [String; 4],
    people: &People,
    screen: &mut Screen,
) -> Result<Answer, Failure> {
    let table = progress(t, rounds);
    let of = |ix: PlayerIx| -> Vec<String> {
        table.get(ix.index()).into_iter().flatten().map(ToString::to_string).collect()
    };
    if screen.wants_json() {
        let lines: Vec<Value> = rows
            .iter()
            .map(|row| {
                let (number, name) = person(t, row.player);
                json!({
                    "rank": row.rank, "number": number, "name": name, "title": people.title(row.player),
                    "category": people.category(row.player), "scores": of(row.player),
                })
            })
            .collect();
        screen.json(&json!({ "progress": lines }))?;
        return Ok(Answer::Yes);
    }
    let [rank, number, name, _] = heads;
    let mut lines = vec![vec![rank, number, name]];
    lines[0].extend(people.heads(screen.language));
    lines[0].extend((1..=rounds).map(|round| round.to_string()));
    for row in rows {
        let (number, name) = person(t, row.player);
        let mut cells = vec![row.rank.to_string(), number.to_string(), name];
        cells.extend(people.cells(t, row.player));
        cells.extend(of(row.player));
        lines.push(cells);
    }
    columns(&lines, 2, screen)?;
    Ok(Answer::Yes)
}

/// One player, round by round.
pub(super) fn of_player(
    t: &Tournament,
    player: PlayerIx,
    points: String,
    screen: &mut Screen,
) -> Result<Answer, Failure> {
    let (number, name) = person(t, player);
    let lines = card(t, player);
    let colour = |c: Option<Colour>| c.map(|c| if c == Colour::White { "w" } else { "b" });
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
        return Ok(Answer::Yes);
    }
    screen.line(&screen.strong(&format!("{number} {name}")))?;
    let language = screen.language;
    let head = |text: Text| text.get(language).to_owned();
    let mut table = vec![vec![head(ROUND), head(OPPONENT), String::new(), head(RESULT), points, head(TOTAL)]];
    for line in &lines {
        let opponent = line.entry.opponent().map_or_else(String::new, |o| {
            let (number, name) = person(t, o);
            format!("{number} {name}")
        });
        table.push(vec![
            line.round.to_string(),
            opponent,
            colour(line.entry.colour()).unwrap_or_default().to_owned(),
            sign(&line.entry).to_string(),
            line.points.to_string(),
            line.total.to_string(),
        ]);
    }
    columns(&table, 1, screen)?;
    Ok(Answer::Yes)
}
