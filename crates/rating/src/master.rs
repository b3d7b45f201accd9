//! The title of Mestre Català: norms, the loss of norms, the title (handbook, «Master»).

use crate::exact::Exact;

/// Whether the percentage of norm 3 must be exceeded or only reached (D-111).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ThresholdReading {
    /// Strictly more, as the text states twice.
    #[default]
    Exceed,
    /// At least.
    Reach,
}

/// The figures of the norms. A season passes those of its regulations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NormFigures {
    /// Norm 1: the rating that must be exceeded.
    pub rating_above: u16,
    /// Norm 1: the games of the list's period.
    pub rating_games: u16,
    /// Norm 3: the average of the opponents at which `percent` must be exceeded.
    pub average: u16,
    /// Norm 3: the percentage at that average.
    pub percent: u8,
    /// Norm 3: tenths of a percent more for each point below it.
    pub tenths_per_point: u8,
    /// Title 5: norms that give the title.
    pub title: u8,
    /// Loss: seasons without a norm after which one is lost.
    pub quiet_seasons: u8,
}

impl NormFigures {
    /// Those of the handbook of 1985, for lists and events outside a season.
    pub const HANDBOOK: Self = Self {
        rating_above: 2300,
        rating_games: 16,
        average: 2375,
        percent: 50,
        tenths_per_point: 1,
        title: 3,
        quiet_seasons: 2,
    };
}

/// Norm 3: returns the percentage required for an average of the opponents: 50 + 0.1 × (2375 − average) in the handbook,
/// never below 50 (D-112, D-113).
pub fn percentage_needed(average: Exact, figures: &NormFigures) -> Exact {
    let below = Exact::whole(i64::from(figures.average)) - average;
    let below = if below < Exact::ZERO { Exact::ZERO } else { below };
    let tenths = Exact::hundredths(10).times(Exact::whole(i64::from(figures.tenths_per_point)));
    Exact::whole(i64::from(figures.percent)) + tenths.times(below)
}

/// A percentage norm, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PercentageNorm {
    /// Games played.
    pub games: u32,
    /// Points in halves.
    pub half_points: u32,
    /// Average of the opponents.
    pub average: Exact,
    /// The percentage scored.
    pub scored: Exact,
    /// The required percentage.
    pub needed: Exact,
    /// Points at that percentage, not rounded.
    pub needed_points: Exact,
    /// The lowest sufficient score in half points.
    pub smallest: u32,
    /// Whether it is a norm.
    pub is_norm: bool,
}

/// Norm 3 in a homologated tournament: checks the percentage norm; unplayed games are left out (D-114). `None` without
/// games.
pub fn percentage_norm(
    games: u32,
    half_points: u32,
    average: Exact,
    reading: ThresholdReading,
    figures: &NormFigures,
) -> Option<PercentageNorm> {
    let scored = Exact::ratio(i64::from(half_points) * 50, i64::from(games))?;
    let needed = percentage_needed(average, figures);
    let enough = |half_points: u32| {
        let scored = Exact::ratio(i64::from(half_points) * 50, i64::from(games)).unwrap_or(Exact::ZERO);
        match reading {
            ThresholdReading::Exceed => scored > needed,
            ThresholdReading::Reach => scored >= needed,
        }
    };
    let smallest = (0..=games.saturating_mul(2)).find(|half| enough(*half)).unwrap_or(games.saturating_mul(2) + 1);
    let needed_points = Exact::ratio(i64::from(games), 100).map_or(Exact::ZERO, |share| share.times(needed));
    let is_norm = enough(half_points);
    Some(PercentageNorm { games, half_points, average, scored, needed, needed_points, smallest, is_norm })
}

/// A possible outcome of the last round, for the protection of the last round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastRound {
    /// Half points of the last game in this case: 0, 1 or 2.
    pub half_points: u32,
    /// Games, points and average of the whole event in this case.
    pub total: (u32, u32, Exact),
}

/// «Master, last round» (D-117): returns whether there is a norm with the actual result or with any worse result of the
/// last game.
pub fn with_last_round(
    actual: PercentageNorm,
    made: u32,
    ways: &[LastRound],
    reading: ThresholdReading,
    figures: &NormFigures,
) -> bool {
    actual.is_norm
        || ways.iter().filter(|way| way.half_points < made).any(|way| {
            let (games, half_points, average) = way.total;
            percentage_norm(games, half_points, average, reading, figures).is_some_and(|norm| norm.is_norm)
        })
}

/// Norm 1 (D-115): returns whether a rating is above 2300 on a list with 16 or more games in its period, or the figures
/// given.
pub const fn rating_norm(rating: u16, games: u32, figures: &NormFigures) -> bool {
    rating > figures.rating_above && games >= figures.rating_games as u32
}

/// A player's norms over the seasons. A season is named by the year of the 1 July on which it begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Norms {
    /// The seasons of the norms held, oldest first.
    pub held: Vec<u16>,
    /// The seasons at whose end a norm was lost, with the season of that norm.
    pub lost: Vec<(u16, u16)>,
    /// The season in which the title was obtained. It is never lost.
    pub title: Option<u16>,
}

/// «Master, loss» and title 5 (D-116): calculates the norms at the end of a season. At the end of each season, if
/// neither it nor the previous one brought a norm and the last loss was at least two seasons ago, the oldest norm is
/// lost.
pub fn norms_at_end_of(season: u16, earned: &[u16], figures: &NormFigures) -> Norms {
    let mut all = earned.to_vec();
    all.sort_unstable();
    let mut state = Norms::default();
    let Some(first) = all.first().copied() else { return state };
    for year in first..=season {
        state.held.extend(all.iter().filter(|norm| **norm == year));
        if state.held.len() >= usize::from(figures.title) {
            state.title = Some(year);
            return state;
        }
        let span = u16::from(figures.quiet_seasons);
        let quiet = !all.iter().any(|norm| *norm <= year && year - norm < span);
        let recent = state.lost.last().is_some_and(|(when, _)| year - when < span);
        if quiet && !recent && !state.held.is_empty() {
            let gone = state.held.remove(0);
            state.lost.push((year, gone));
        }
    }
    state
}
