//! Tie-breaks based on the opponents' scores: Buchholz, fore Buchholz, Sonneborn-Berger, Koya (C.07, 8, 9, 14, 16).

use crate::model::PlayerIx;
use crate::points::Points;

use super::code::{TieBreak, TieBreakKind};
use super::record::{EventFormat, PlayerRecords, PlayerRound};
use super::value::{Scale, Value};
use super::{PartNote, TieBreakTerm, Worked};

/// The contribution of one round.
#[derive(Clone, Copy)]
struct Contribution {
    round: usize,
    opponent: Option<PlayerIx>,
    /// The opponent's score, or the dummy's.
    score: Points,
    /// The summand: the score, or for Sonneborn-Berger its product, in units of the scale.
    units: i64,
    voluntary: bool,
    dummy: bool,
}

/// Computes Buchholz, fore Buchholz and Sonneborn-Berger.
pub(crate) fn sum(records: &PlayerRecords, player: usize, tie_break: TieBreak) -> Worked {
    sum_by(records, records, player, tie_break)
}

/// Computes the same with the opponents' scores of one record and the player's points of another (13.2: match points
/// and game points).
pub(crate) fn sum_by(records: &PlayerRecords, own: &PlayerRecords, player: usize, tie_break: TieBreak) -> Worked {
    let product = matches!(tie_break.kind, TieBreakKind::SonnebornBerger | TieBreakKind::Extended(..));
    let fore = tie_break.kind == TieBreakKind::ForeBuchholz || tie_break.fore;
    let scale = if product { Scale::Hundredths } else { Scale::Tenths };
    let factors = product.then(|| own.players[player].as_slice());
    let mut rest = contributions(records, player, tie_break, fore, factors);
    let part = |c: &Contribution, note: PartNote| TieBreakTerm {
        round: Some(c.round + 1),
        opponent: c.opponent,
        value: Value { units: Some(c.units), scale },
        note,
    };
    let mut parts = Vec::new();
    let low = usize::from(tie_break.cut_low).min(records.rounds);
    let high = usize::from(tie_break.cut_high).min(records.rounds - low);
    for _ in 0..low {
        if let Some(at) = least_significant(&rest) {
            parts.push(part(&rest.remove(at), PartNote::Cut));
        }
    }
    for _ in 0..high {
        let top = (0..rest.len()).max_by_key(|i| (rest[*i].score, rest[*i].units, std::cmp::Reverse(*i)));
        if let Some(at) = top {
            parts.push(part(&rest.remove(at), PartNote::Cut));
        }
    }
    let total = rest.iter().map(|c| c.units).sum();
    parts.extend(rest.iter().map(|c| part(c, if c.dummy { PartNote::Dummy } else { PartNote::Counted })));
    parts.sort_by_key(|p| p.round);
    Worked { value: Value { units: Some(total), scale }, parts }
}

fn contributions(
    records: &PlayerRecords,
    player: usize,
    tie_break: TieBreak,
    fore: bool,
    factors: Option<&[PlayerRound]>,
) -> Vec<Contribution> {
    let draw = records.scoring.draw;
    let adjusted = if fore { &records.fore_adjusted } else { &records.adjusted };
    let own = if fore { records.fore_scores[player] } else { records.scores[player] };
    let round_robin = records.kind == EventFormat::RoundRobin;
    let mut out = Vec::new();
    for (at, round) in records.players[player].iter().enumerate() {
        let last = at + 1 == records.rounds;
        let as_played = round.played || tie_break.forfeits_played || round_robin || (fore && last);
        let (score, dummy) = match round.opponent {
            Some(o) if as_played => (adjusted[o.index()], false),
            _ if round_robin => continue,
            // 16.4: a dummy with the player's own score, capped.
            Some(o) => (own.min(adjusted[o.index()]), true),
            None => (own.min(draw.times(records.rounds as i32)), true),
        };
        let factor = factors.map(|own| own.get(at).map_or(0, |r| i64::from(r.points.tenths())));
        let units = i64::from(score.tenths()) * factor.unwrap_or(1);
        out.push(Contribution {
            round: at,
            opponent: round.opponent,
            score,
            units,
            voluntary: round.voluntary && dummy,
            dummy,
        });
    }
    out
}

/// Returns the index of the lowest voluntary unplayed round if it is not lower than the least significant value, else
/// of that value (14.1 with 16.5).
fn least_significant(all: &[Contribution]) -> Option<usize> {
    let least = (0..all.len()).min_by_key(|i| (all[*i].score, all[*i].units))?;
    let voluntary = (0..all.len()).filter(|i| all[*i].voluntary).min_by_key(|i| all[*i].units);
    Some(voluntary.filter(|v| all[*v].units >= all[least].units).unwrap_or(least))
}

/// Computes KS (9.2): points against opponents with at least half of the maximum, the limit adjusted by half points.
pub(crate) fn koya(records: &PlayerRecords, player: usize, tie_break: TieBreak) -> Worked {
    let scoring = &records.scoring;
    // In thousandths of a point: one per cent of a tenth; half a point is 500. A player who rests in a round robin with
    // an odd number of players cannot score in that round.
    let scheduled = |p: &Vec<PlayerRound>| p.iter().filter(|r| r.opponent.is_some()).count();
    let games = match records.kind {
        EventFormat::Swiss => records.rounds,
        EventFormat::RoundRobin => records.players.iter().map(scheduled).max().unwrap_or(0),
    };
    let maximum = scoring.win.tenths().saturating_mul(games as i32);
    let limit = i64::from(maximum) * i64::from(tie_break.limit_percent) + 500 * i64::from(tie_break.limit_halves);
    let mut total = 0;
    let mut parts = Vec::new();
    for (at, round) in records.players[player].iter().enumerate() {
        let Some(opponent) = round.opponent else { continue };
        let counts = 100 * i64::from(records.scores[opponent.index()].tenths()) >= limit;
        total += if counts { i64::from(round.points.tenths()) } else { 0 };
        parts.push(TieBreakTerm {
            round: Some(at + 1),
            opponent: Some(opponent),
            value: Value::tenths(i64::from(round.points.tenths())),
            note: if counts { PartNote::Counted } else { PartNote::Cut },
        });
    }
    Worked { value: Value::tenths(total), parts }
}

/// Computes AOB (8.2): the average of the opponents' Buchholz (or fore Buchholz), games over the board only, two
/// decimals.
pub(crate) fn average_buchholz(records: &PlayerRecords, player: usize, tie_break: TieBreak) -> Worked {
    let kind = if tie_break.fore { TieBreakKind::ForeBuchholz } else { TieBreakKind::Buchholz };
    let inner = TieBreak { kind, fore: false, ..tie_break };
    let mut parts = Vec::new();
    let (mut total, mut count) = (0_i64, 0_i64);
    for (at, round) in records.players[player].iter().enumerate() {
        if let (Some(opponent), true) = (round.opponent, round.played) {
            let value = sum(records, opponent.index(), inner).value;
            total += value.units.unwrap_or(0);
            count += 1;
            parts.push(TieBreakTerm { round: Some(at + 1), opponent: Some(opponent), value, note: PartNote::Counted });
        }
    }
    // Tenths to hundredths, rounded half up.
    let units = (count > 0).then(|| (20 * total + count).div_euclid(2 * count));
    Worked { value: Value { units, scale: Scale::Hundredths }, parts }
}
