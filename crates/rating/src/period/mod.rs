//! A period: a list, the games since then, and the next list.
//!
//! The order of the games in the file and the order of the list do not matter.

mod fce;
mod fide;
mod write;

pub use fce::{FceDetail, FceEvent, FceGame};
pub use fide::FideDetail;
pub use write::ListFileFormat;

use crate::fide::Tempo;
use crate::games::PeriodGames;
use crate::list::{CarriedResults, RatingList};
use adoube_laws::Date;

/// The rules by which a period is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeriodSystem {
    /// The handbook's.
    Fce,
    /// FIDE's.
    Fide(Tempo),
}

/// The new row of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NextRow {
    /// The rating; 0 for none.
    pub rating: u16,
    /// Games counted in the period.
    pub games: u16,
    /// K for the next period (FIDE).
    pub k: u8,
    /// Rated games ever (FIDE).
    pub total: u32,
    /// The highest rating ever (FIDE).
    pub highest: u16,
    /// Results kept for a first rating.
    pub kept: Option<Box<[CarriedResults]>>,
}

/// A period computed.
#[derive(Clone, Debug)]
pub struct ComputedPeriod<'a, 'l> {
    /// The list before the period.
    pub list: &'l RatingList<'a>,
    /// The rules.
    pub system: PeriodSystem,
    /// The date of the new list, if given.
    pub date: Option<Date>,
    /// The new row for each row of the list, in order.
    pub next: Vec<NextRow>,
    /// The number of events that did not count: private ones, and those of a later list (Rating 1 and 7).
    pub events_left: usize,
}

/// Computes a period.
pub fn compute<'a, 'l>(
    list: &'l RatingList<'a>,
    games: &PeriodGames,
    system: PeriodSystem,
    date: Option<Date>,
    progress: &mut dyn FnMut(u64),
) -> ComputedPeriod<'a, 'l> {
    let (next, events_left) = match system {
        PeriodSystem::Fce => fce::compute(list, games, date, progress),
        PeriodSystem::Fide(tempo) => (fide::compute(list, games, tempo, date, progress), 0),
    };
    ComputedPeriod { list, system, date, next, events_left }
}

/// The calculation of a player's new rating.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RatingDetail {
    /// By the handbook.
    Fce(FceDetail),
    /// By FIDE's rules.
    Fide(FideDetail),
}

/// Calculates one player again, with every step.
pub fn detail(
    list: &RatingList<'_>,
    games: &PeriodGames,
    system: PeriodSystem,
    date: Option<Date>,
    row: usize,
) -> Option<RatingDetail> {
    match system {
        PeriodSystem::Fce => fce::detail(list, games, date, row).map(RatingDetail::Fce),
        PeriodSystem::Fide(tempo) => fide::detail(list, games, tempo, date, row).map(RatingDetail::Fide),
    }
}
