//! Tables to print: crosstable, a player's card, progress of scores.

use crate::model::{Color, PlayerIx, RoundEntry, Tournament};
use crate::points::Points;
use crate::result::sign;
use crate::tiebreaks::StandingsRow;

/// One line of a crosstable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrossLine {
    /// Rank.
    pub rank: usize,
    /// The player.
    pub player: PlayerIx,
    /// Cells by round: opponent's rank, colour, result, as `12w1`, `3b=`, `7w+`, or the bye's letter.
    pub cells: Vec<String>,
    /// Points.
    pub points: Points,
}

/// One line of a player's card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardLine {
    /// Round, from 1.
    pub round: usize,
    /// The entry.
    pub entry: RoundEntry,
    /// Its points.
    pub points: Points,
    /// The score after it.
    pub total: Points,
}

/// Returns the crosstable of the standings.
pub fn crosstable(tournament: &Tournament, rounds: usize, rows: &[StandingsRow]) -> Vec<CrossLine> {
    let mut place = vec![0; tournament.players.len()];
    for (at, row) in rows.iter().enumerate() {
        if let Some(slot) = place.get_mut(row.player.index()) {
            *slot = at + 1;
        }
    }
    let cell = |entry: &RoundEntry| {
        let colour = match entry.colour() {
            Some(Color::White) => "w",
            Some(Color::Black) => "b",
            None => "",
        };
        let opponent = entry.opponent().and_then(|o| place.get(o.index())).map(usize::to_string).unwrap_or_default();
        format!("{opponent}{colour}{}", sign(entry))
    };
    rows.iter()
        .map(|row| CrossLine {
            rank: row.rank,
            player: row.player,
            cells: tournament
                .player(row.player)
                .map_or_else(Vec::new, |p| p.entries.iter().take(rounds).map(cell).collect()),
            points: row.points,
        })
        .collect()
}

/// Returns a player's card. A game without a result has no points yet.
pub fn card(tournament: &Tournament, ix: PlayerIx) -> Vec<CardLine> {
    let Some(player) = tournament.player(ix) else { return Vec::new() };
    let mut total = Points::ZERO;
    player
        .entries
        .iter()
        .enumerate()
        .map(|(at, entry)| {
            let waits = if matches!(entry, RoundEntry::Paired { .. }) { tournament.scoring.draw } else { Points::ZERO };
            let points = tournament.round_points(ix, at) - waits;
            total += points;
            CardLine { round: at + 1, entry: *entry, points, total }
        })
        .collect()
}

/// Returns the score of every player after each round, in order of starting rank.
pub fn progress(tournament: &Tournament, rounds: usize) -> Vec<Vec<Points>> {
    (0..tournament.players.len() as u32)
        .map(|i| (1..=rounds).map(|r| tournament.score_after(PlayerIx(i), r)).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulate::{Lots, SimulationPlan, simulate};
    use crate::tiebreaks::{EventFormat, standings};

    #[test]
    fn crosstable_card_and_progress_tell_the_same() {
        let plan = SimulationPlan { players: 11, rounds: 5, ..SimulationPlan::default() };
        let t = simulate(&plan, &mut Lots::new(5)).unwrap();
        let rows = standings(&t, 5, EventFormat::Swiss, &[]).rows;
        let table = crosstable(&t, 5, &rows);
        let scores = progress(&t, 5);
        for line in &table {
            assert_eq!(line.cells.len(), 5);
            let card = card(&t, line.player);
            assert_eq!(card.last().map(|l| l.total), Some(line.points));
            assert_eq!(scores[line.player.index()].last(), Some(&line.points));
            for (cell, entry) in line.cells.iter().zip(&t.players[line.player.index()].entries) {
                assert!(cell.ends_with(sign(entry)));
            }
        }
    }
}
