//! Direct encounter (C.07, article 6).

use crate::model::PlayerIx;

use super::record::{EventFormat, PlayerRecords};
use super::value::Value;
use super::{PartNote, TieBreakTerm};

/// Scores in fractions of a tenth small enough that averages over up to sixteen meetings are whole.
const UNIT: i64 = 720_720;

/// Ranks a tied group. Returns each player's place in the group from 1, equal where the tie stays; `None` if nobody is
/// separated.
pub(crate) fn places(records: &PlayerRecords, group: &[usize], forfeits: bool) -> Option<Vec<usize>> {
    let mut blocks: Vec<Vec<usize>> = vec![group.to_vec()];
    let mut at = 0;
    while at < blocks.len() {
        if blocks[at].len() < 2 {
            at += 1;
            continue;
        }
        let split = separate(records, &blocks[at], forfeits);
        if split.len() == 1 {
            at += 1;
        } else {
            blocks.splice(at..=at, split);
        }
    }
    if blocks.len() == 1 {
        return None;
    }
    let mut places = vec![0; group.len()];
    let mut place = 1;
    for block in &blocks {
        for player in block {
            if let Some(i) = group.iter().position(|g| g == player) {
                places[i] = place;
            }
        }
        place += block.len();
    }
    Some(places)
}

/// A player's line in the sub-table: the minimum and maximum possible with the missing games.
#[derive(Clone, Copy)]
struct SubTableLine {
    player: usize,
    least: i64,
    most: i64,
}

/// Performs one pass: the sub-table of the games among the players.
fn separate(records: &PlayerRecords, group: &[usize], forfeits: bool) -> Vec<Vec<usize>> {
    let mut lines: Vec<SubTableLine> = Vec::new();
    let mut all_met = true;
    let scoring = &records.scoring;
    let (win, loss) = (i64::from(scoring.win.tenths()) * UNIT, i64::from(scoring.loss.tenths()) * UNIT);
    for &player in group {
        let (score, met) = mini_score(records, player, group, forfeits);
        let missing = if records.kind == EventFormat::RoundRobin { 0 } else { (group.len() - 1 - met) as i64 };
        all_met &= missing == 0;
        lines.push(SubTableLine { player, least: score + missing * loss, most: score + missing * win });
    }
    lines.sort_by_key(|line| (std::cmp::Reverse(line.least), std::cmp::Reverse(line.most), line.player));
    let mut blocks: Vec<Vec<usize>> = Vec::new();
    if all_met {
        let mut last = None;
        for SubTableLine { player, least: score, .. } in lines {
            if last == Some(score) {
                if let Some(block) = blocks.last_mut() {
                    block.push(player);
                }
            } else {
                blocks.push(vec![player]);
                last = Some(score);
            }
        }
        return blocks;
    }
    // 6.3: a player alone on top whatever the missing results is first; then the next place.
    let mut rest = lines.as_slice();
    while let Some((first, others)) = rest.split_first() {
        let reachable = others.iter().map(|line| line.most).max();
        if reachable.is_some_and(|most| first.least <= most) {
            break;
        }
        blocks.push(vec![first.player]);
        rest = others;
    }
    if !rest.is_empty() {
        blocks.push(rest.iter().map(|line| line.player).collect());
    }
    blocks
}

/// Returns the points against the others, counting the average of several meetings once, and the number of others met.
fn mini_score(records: &PlayerRecords, player: usize, group: &[usize], forfeits: bool) -> (i64, usize) {
    let as_game = |r: &super::record::PlayerRound| r.played || forfeits || records.kind == EventFormat::RoundRobin;
    let (mut total, mut met) = (0, 0);
    for &other in group.iter().filter(|o| **o != player) {
        let games = records.players[player].iter().filter(|r| r.opponent == Some(PlayerIx(other as u32)) && as_game(r));
        let (mut sum, mut count) = (0, 0);
        for game in games {
            sum += i64::from(game.points.tenths());
            count += 1;
        }
        if count > 0 {
            total += sum * UNIT / count;
            met += 1;
        }
    }
    (total, met)
}

/// Returns a player's games against the others, with those that count marked.
pub(crate) fn parts(records: &PlayerRecords, player: usize, group: &[usize], forfeits: bool) -> Vec<TieBreakTerm> {
    let among = |at: &PlayerIx| at.index() != player && group.contains(&at.index());
    let part = |(at, round): (usize, &super::record::PlayerRound)| {
        let opponent = round.opponent.filter(among)?;
        let counts = round.played || forfeits || records.kind == EventFormat::RoundRobin;
        let note = if counts { PartNote::Counted } else { PartNote::Cut };
        let value = Value::tenths(i64::from(round.points.tenths()));
        Some(TieBreakTerm { round: Some(at + 1), opponent: Some(opponent), value, note })
    };
    records.players[player].iter().enumerate().filter_map(part).collect()
}
