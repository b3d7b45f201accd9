//! Tie-breaks: FIDE C.07, the edition applied from 1 March 2026, and the resulting standings.
//!
//! Every value can show its calculation ([`Worked`]). All numbers are whole: points in tenths, products in hundredths.
//! Articles 12 and 13, on teams, are in [`teams`]. Virtual points of an acceleration never count.

mod code;
mod direct;
pub mod handbook;
mod opponents;
pub mod performance;
mod record;
mod standings;
pub mod teams;
mod value;

use crate::model::{PlayerIx, Tournament};

pub use code::{LastTwo, ParseTieBreakError, TeamScore, TieBreak, TieBreakKind};
pub use record::EventFormat;
pub use standings::{Standings, StandingsRow, share_prizes, split_prizes, standings};
pub use value::{Scale, Value};

use record::{PlayerRecords, PlayerRound};

/// The treatment of a term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PartNote {
    /// Added.
    Counted,
    /// Left out by a cut or a limit.
    Cut,
    /// Added for a dummy opponent (16.4).
    Dummy,
}

/// One term of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TieBreakTerm {
    /// The round, from 1.
    pub round: Option<usize>,
    /// The opponent it comes from.
    pub opponent: Option<PlayerIx>,
    /// The term.
    pub value: Value,
    /// Its treatment.
    pub note: PartNote,
}

/// A value and its terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worked {
    /// The value.
    pub value: Value,
    /// The terms in order of rounds.
    pub parts: Vec<TieBreakTerm>,
}

/// Returns the value of a tie-break for a player after some rounds, with its terms. Direct encounter depends on who is
/// tied and has no value here; see [`work_out_after`].
pub fn work_out(
    tournament: &Tournament,
    rounds: usize,
    kind: EventFormat,
    ix: PlayerIx,
    tie_break: TieBreak,
) -> Option<Worked> {
    let records = PlayerRecords::new(tournament, rounds, kind);
    (ix.index() < records.players.len()).then(|| worked(&records, ix.index(), tie_break))
}

/// Works out a tie-break that follows others: direct encounter shows the games among the players who are still tied, and
/// marks forfeits that do not count as cut.
pub fn work_out_after(
    tournament: &Tournament,
    rounds: usize,
    kind: EventFormat,
    ix: PlayerIx,
    before: &[TieBreak],
    tie_break: TieBreak,
) -> Option<Worked> {
    if tie_break.kind != TieBreakKind::DirectEncounter {
        return work_out(tournament, rounds, kind, ix, tie_break);
    }
    let standing = standings(tournament, rounds, kind, before);
    let rank = standing.rows.iter().find(|row| row.player == ix)?.rank;
    let mut tied: Vec<usize> =
        standing.rows.iter().filter(|row| row.rank == rank).map(|row| row.player.index()).collect();
    tied.sort_unstable();
    let records = PlayerRecords::new(tournament, rounds, kind);
    let places = direct::places(&records, &tied, tie_break.forfeits_played);
    let at = tied.iter().position(|p| *p == ix.index())?;
    let place = places.and_then(|all| all.get(at).copied()).unwrap_or(0);
    let parts = direct::parts(&records, ix.index(), &tied, tie_break.forfeits_played);
    Some(Worked { value: Value::whole(place as i64), parts })
}

/// Computes any tie-break. Every kind has its arm, so that none can be forgotten.
fn worked(records: &PlayerRecords, player: usize, tie_break: TieBreak) -> Worked {
    let single = |value: Value| Worked { value, parts: Vec::new() };
    let count = |test: &dyn Fn(&PlayerRound) -> bool| {
        counted(records, player, Scale::Whole, &|_, round| i64::from(test(round)))
    };
    match tie_break.kind {
        TieBreakKind::Points => counted(records, player, Scale::Tenths, &|_, round| i64::from(round.points.tenths())),
        // It depends on who is tied: see `work_out_after`.
        TieBreakKind::DirectEncounter => single(Value::whole(0)),
        TieBreakKind::Wins => count(&|round| round.points == records.scoring.win),
        TieBreakKind::GamesWon => count(&PlayerRound::is_won),
        TieBreakKind::BlackGames => count(&PlayerRound::is_black),
        TieBreakKind::BlackWins => count(&|round| round.is_black() && round.is_won()),
        TieBreakKind::Progressive => progressive(records, player, tie_break),
        TieBreakKind::RoundsElected => count(&|round| !round.voluntary),
        TieBreakKind::StandardPoints => {
            counted(records, player, Scale::Tenths, &|at, round| standard_points(records, at, round))
        }
        TieBreakKind::PairingNumber => single(Value::whole(i64::from(records.numbers[player]))),
        TieBreakKind::Buchholz | TieBreakKind::ForeBuchholz | TieBreakKind::SonnebornBerger => {
            opponents::sum(records, player, tie_break)
        }
        TieBreakKind::AverageBuchholz => opponents::average_buchholz(records, player, tie_break),
        TieBreakKind::Koya => opponents::koya(records, player, tie_break),
        TieBreakKind::AverageRating | TieBreakKind::Performance | TieBreakKind::PerfectPerformance => {
            ratings(records, player, tie_break)
        }
        TieBreakKind::AveragePerformance => average_of(records, player, TieBreakKind::Performance),
        TieBreakKind::AveragePerfectPerformance => average_of(records, player, TieBreakKind::PerfectPerformance),
        TieBreakKind::Rating => {
            let rating = Some(i64::from(records.ratings[player])).filter(|rating| *rating > 0);
            single(Value { units: rating, scale: Scale::Whole })
        }
        // Only for teams: see [`teams`].
        TieBreakKind::BoardCount
        | TieBreakKind::TopBoards
        | TieBreakKind::BottomBoards
        | TieBreakKind::OtherScore
        | TieBreakKind::Extended(..)
        | TieBreakKind::ExtendedDirect(_)
        | TieBreakKind::ScoreStrength => single(Value::undefined(Scale::Whole)),
    }
}

/// Computes a tie-break that adds a number for each round (article 7).
fn counted(
    records: &PlayerRecords,
    player: usize,
    scale: Scale,
    units_of: &dyn Fn(usize, &PlayerRound) -> i64,
) -> Worked {
    let mut parts = Vec::new();
    let mut total = 0;
    for (at, round) in records.players[player].iter().enumerate() {
        let units = units_of(at, round);
        total += units;
        if units != 0 {
            let value = Value { units: Some(units), scale };
            parts.push(TieBreakTerm { round: Some(at + 1), opponent: round.opponent, value, note: PartNote::Counted });
        }
    }
    Worked { value: Value { units: Some(total), scale }, parts }
}

/// Computes STD (7.7): one for more points than the opponent in a game, or more than a draw without one; half for as
/// many.
fn standard_points(records: &PlayerRecords, at: usize, round: &PlayerRound) -> i64 {
    let draw = records.scoring.draw;
    let against = match round.opponent {
        Some(o) if round.played => records.players[o.index()].get(at).map_or(draw, |r| r.points),
        _ => draw,
    };
    match round.points.cmp(&against) {
        std::cmp::Ordering::Greater => 10,
        std::cmp::Ordering::Equal => 5,
        std::cmp::Ordering::Less => 0,
    }
}

/// Computes PS (7.5): the sum of the running totals, with the first rounds cut.
fn progressive(records: &PlayerRecords, player: usize, tie_break: TieBreak) -> Worked {
    let (mut running, mut total) = (0, 0);
    let mut parts = Vec::new();
    for (at, round) in records.players[player].iter().enumerate() {
        running += i64::from(round.points.tenths());
        let cut = at < usize::from(tie_break.cut_low);
        total += if cut { 0 } else { running };
        let note = if cut { PartNote::Cut } else { PartNote::Counted };
        parts.push(TieBreakTerm { round: Some(at + 1), opponent: None, value: Value::tenths(running), note });
    }
    Worked { value: Value::tenths(total), parts }
}

/// Computes ARO, TPR and PTP (10.1-10.3), over games played against rated opponents.
fn ratings(records: &PlayerRecords, player: usize, tie_break: TieBreak) -> Worked {
    let mut games: Vec<(i32, i32, TieBreakTerm)> = Vec::new();
    for (at, round) in records.players[player].iter().enumerate() {
        if let (Some(opponent), true) = (round.opponent, round.played) {
            let rating = i32::from(records.ratings[opponent.index()]);
            if rating > 0 {
                let value = Value::whole(i64::from(rating));
                let part =
                    TieBreakTerm { round: Some(at + 1), opponent: Some(opponent), value, note: PartNote::Counted };
                games.push((rating, round.half_points, part));
            }
        }
    }
    games.sort_by_key(|(rating, _, part)| (*rating, part.round));
    let low = usize::from(tie_break.cut_low).min(games.len());
    let mut parts: Vec<TieBreakTerm> =
        games.drain(..low).map(|g| TieBreakTerm { note: PartNote::Cut, ..g.2 }).collect();
    let keep = games.len() - usize::from(tie_break.cut_high).min(games.len());
    parts.extend(games.drain(keep..).map(|g| TieBreakTerm { note: PartNote::Cut, ..g.2 }));
    let opponents: Vec<i32> = games.iter().map(|g| g.0).collect();
    let half_points = games.iter().map(|g| g.1).sum();
    let units = match tie_break.kind {
        TieBreakKind::Performance => performance::performance(half_points, &opponents),
        TieBreakKind::PerfectPerformance => performance::perfect_performance(half_points, &opponents),
        _ => performance::average(&opponents),
    };
    parts.extend(games.into_iter().map(|g| g.2));
    parts.sort_by_key(|p| p.round);
    Worked { value: Value { units: units.map(i64::from), scale: Scale::Whole }, parts }
}

/// Computes APRO and APPO (10.4, 10.5): the average of the opponents' performances, games over the board only.
fn average_of(records: &PlayerRecords, player: usize, kind: TieBreakKind) -> Worked {
    let mut parts = Vec::new();
    let mut values = Vec::new();
    for (at, round) in records.players[player].iter().enumerate() {
        if let (Some(opponent), true) = (round.opponent, round.played) {
            let value = ratings(records, opponent.index(), TieBreak::plain(kind)).value;
            if let Some(units) = value.units {
                values.push(units as i32);
                parts.push(TieBreakTerm {
                    round: Some(at + 1),
                    opponent: Some(opponent),
                    value,
                    note: PartNote::Counted,
                });
            }
        }
    }
    let units = performance::average(&values).map(i64::from);
    Worked { value: Value { units, scale: Scale::Whole }, parts }
}
