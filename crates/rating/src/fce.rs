//! The Catalan rating (handbook, «Rating» 1-7 with both worked examples).
//!
//! There are two formulas: the periodic one for players who enter the list, the continuous one afterwards. Averages and
//! changes stay fractions until the list is published. Each function cites its rule; where the text is ambiguous the
//! doubt is named (`D-nn`, see `docs/ratings.md`).

use crate::exact::Exact;
use crate::fide::Pool;
use crate::opponent::{Category, FLOOR};
use crate::tables::{self, ExpectedScoreRow};
use adoube_laws::Date;

/// The kinds of events, by the weight Rating 3 (b) gives them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EventKind {
    /// An open, and any individual event of no other kind (D-134).
    Open,
    /// The Team Championship.
    TeamChampionship,
    /// The Barcelona Open.
    BarcelonaOpen,
    /// A closed event valid for the Catalan rating.
    ClosedCatalan,
    /// A closed event valid for the international rating.
    ClosedInternational,
    /// The individual championship of Catalonia.
    IndividualOfCatalonia,
}

impl EventKind {
    /// All kinds.
    pub const ALL: [Self; 6] = [
        Self::Open,
        Self::TeamChampionship,
        Self::BarcelonaOpen,
        Self::ClosedCatalan,
        Self::ClosedInternational,
        Self::IndividualOfCatalonia,
    ];

    /// Returns the code in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::TeamChampionship => "team",
            Self::BarcelonaOpen => "barcelona",
            Self::ClosedCatalan => "closed",
            Self::ClosedInternational => "closed-fide",
            Self::IndividualOfCatalonia => "individual",
        }
    }

    /// Returns the kind with a code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Returns the coefficient K (Rating 3 b).
    pub const fn k(self) -> u8 {
        match self {
            Self::Open | Self::TeamChampionship => 15,
            Self::BarcelonaOpen | Self::ClosedCatalan => 20,
            Self::ClosedInternational | Self::IndividualOfCatalonia => 25,
        }
    }
}

/// Whether an event counts (Rating 1, D-137).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// An official event.
    Official,
    /// Not official; the organiser applied in time and the federation agreed.
    Accepted,
    /// Not official, closed, valid for FIDE rating, played in Catalonia.
    ClosedFide,
    /// None of the above, and not official.
    Private,
}

impl Standing {
    /// Rating 1 (a-c): returns whether the games count.
    pub const fn counts(self) -> bool {
        !matches!(self, Self::Private)
    }
}

/// Games of the Team Championship, for its two conditions (Rating 3 c, 5 c).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TeamGames {
    /// Games actually played; absences do not count (D-130).
    pub played: u32,
    /// The games among them against Preferents or above.
    pub against_preferents: u32,
}

/// The minimum number of games in the Team Championship.
pub const TEAM_GAMES: u32 = 6;
/// The games needed to enter the list.
pub const FIRST_LIST_GAMES: u32 = 16;
/// The maximum that Table 1 may add (Rating 2 a).
pub const MOST_DIFFERENCE: i16 = 150;
/// The maximum rating change per game in an event.
pub const POINTS_A_GAME: i64 = 5;
/// From this difference on, an event counts only if the rating rises.
pub const WIDE_DIFFERENCE: i64 = 300;

/// The outcome of one event for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Games counted, absences included.
    pub games: u32,
    /// Points in halves.
    pub half_points: u32,
    /// Average of the opponents, Rc.
    pub average: Exact,
}

impl Tally {
    /// Calculates the average from a sum of ratings; `None` without games.
    pub fn of(games: u32, half_points: u32, sum: i64) -> Option<Self> {
        Some(Self { games, half_points, average: Exact::ratio(sum, i64::from(games))? })
    }
}

/// Why an event counts or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventVerdict {
    /// The event counts.
    Counts,
    /// Team Championship: fewer than six games played (Rating 3 c).
    TooFewGames,
    /// Team Championship: less than half of them against Preferents (Rating 5 c).
    TooFewPreferents,
    /// The player is 300 or more above the opponents' average and would not rise (Rating 5 a).
    WideWithoutRise,
}

impl EventVerdict {
    /// Checks the conditions of the Team Championship; other events have none.
    pub const fn of_team(kind: EventKind, team: TeamGames) -> Self {
        if !matches!(kind, EventKind::TeamChampionship) {
            Self::Counts
        } else if team.played < TEAM_GAMES {
            Self::TooFewGames
        } else if team.against_preferents * 2 < team.played {
            Self::TooFewPreferents
        } else {
            Self::Counts
        }
    }
}

/// One event under the continuous formula, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventChange {
    /// The kind of event.
    pub kind: EventKind,
    /// The coefficient.
    pub k: u8,
    /// Games, points and average.
    pub tally: Tally,
    /// The player's rating minus the average.
    pub difference: Exact,
    /// The row of Table 2, by the difference rounded to a whole number, halves up (D-122).
    pub row: ExpectedScoreRow,
    /// The percentage expected, from column H or L.
    pub percent: u8,
    /// The score expected, We.
    pub expected: Exact,
    /// K(W − We).
    pub raw: Exact,
    /// The change, limited to five points per game (Rating 3 d).
    pub limited: Exact,
    /// Whether it counts.
    pub verdict: EventVerdict,
}

impl EventChange {
    /// Returns the points the event adds to the rating.
    pub const fn counted(&self) -> Exact {
        match self.verdict {
            EventVerdict::Counts => self.limited,
            _ => Exact::ZERO,
        }
    }
}

/// Rating 3-5: calculates one event of a rated player.
pub fn event(own: u16, kind: EventKind, k: u8, tally: Tally, team: TeamGames) -> EventChange {
    let difference = Exact::whole(own.into()) - tally.average;
    let whole = u32::try_from(difference.abs().round_half_up()).unwrap_or(u32::MAX);
    let row = tables::row(whole);
    let percent = if difference < Exact::ZERO { row.lower() } else { row.higher };
    let games = i64::from(tally.games);
    let expected = Exact::hundredths(i64::from(percent) * games);
    let raw = (Exact::halves(tally.half_points.into()) - expected) * i64::from(k);
    let most = Exact::whole(POINTS_A_GAME * games);
    let limited = raw.clamp(-most, most);
    let verdict = match EventVerdict::of_team(kind, team) {
        EventVerdict::Counts if difference >= Exact::whole(WIDE_DIFFERENCE) && limited <= Exact::ZERO => {
            EventVerdict::WideWithoutRise
        }
        verdict => verdict,
    };
    EventChange { kind, k, tally, difference, row, percent, expected, raw, limited, verdict }
}

/// Rating 3-5: calculates the change of [`event`] in whole hundredths of a point, for lists of millions; `None` if the
/// event does not count.
pub fn event_hundredths(own: u16, kind: EventKind, results: &Pool, team: TeamGames) -> Option<i64> {
    if EventVerdict::of_team(kind, team) != EventVerdict::Counts || results.games == 0 {
        return None;
    }
    let games = i64::from(results.games);
    // The player's rating minus the average, times the games, since the average itself is a fraction.
    let difference = i64::from(own) * games - results.sum;
    let whole = (2 * difference.abs() + games) / (2 * games);
    let row = tables::row(u32::try_from(whole).unwrap_or(u32::MAX));
    let percent = i64::from(if difference < 0 { row.lower() } else { row.higher });
    let raw = i64::from(kind.k()) * (50 * i64::from(results.half_points) - percent * games);
    let most = 100 * POINTS_A_GAME * games;
    let limited = raw.clamp(-most, most);
    (difference < WIDE_DIFFERENCE * games || limited > 0).then_some(limited)
}

/// Like [`publish`], for hundredths.
pub fn publish_hundredths(hundredths: i64) -> u16 {
    let nearest = (hundredths + 250).div_euclid(500) * 5;
    u16::try_from(nearest.clamp(FLOOR.into(), 9995)).unwrap_or(FLOOR)
}

/// The continuous formula over a period.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Continuous {
    /// The rating of the last list, Ro.
    pub own: u16,
    /// Each event from that rating (D-125).
    pub events: Vec<EventChange>,
    /// Ro and all changes, before rounding.
    pub exact: Exact,
    /// The new rating.
    pub published: u16,
}

/// Rating 3: calculates the new rating after some events, all from the last list's rating, rounded once.
pub fn continuous(own: u16, events: Vec<EventChange>) -> Continuous {
    let exact = events.iter().fold(Exact::whole(own.into()), |sum, event| sum + event.counted());
    // If no event counts, the rating is not rounded either.
    let counts = events.iter().any(|event| event.verdict == EventVerdict::Counts);
    Continuous { own, events, exact, published: if counts { publish(exact) } else { own } }
}

/// Rating, examples A and B: rounds to the nearest multiple of five, halves up (D-126), never below 2000.
pub fn publish(exact: Exact) -> u16 {
    u16::try_from(exact.nearest_multiple(5).clamp(FLOOR.into(), 9995)).unwrap_or(FLOOR)
}

/// The periodic formula.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Periodic {
    /// Below Preferent: no rating, and nothing is carried over (D-132).
    NotEligible,
    /// Fewer than 16 games: carried over to a later list.
    Kept {
        /// The games so far.
        games: u32,
    },
    /// A first rating.
    Entered(FirstRatingSteps),
}

/// A first rating, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstRatingSteps {
    /// Games, points and average.
    pub tally: Tally,
    /// The percentage, whole.
    pub percent: u8,
    /// The cell of Table 1; `None` where it is blank.
    pub cell: Option<i16>,
    /// DP, at most 150; `None` for 0 %, where only the floor applies (D-120).
    pub used: Option<i16>,
    /// Rc + DP.
    pub exact: Option<Exact>,
    /// The rating.
    pub published: u16,
}

/// Rating 2: calculates the first rating of a player from all games of the period and those carried over.
pub fn periodic(category: Category, tally: Option<Tally>) -> Periodic {
    if !category.may_be_rated() {
        return Periodic::NotEligible;
    }
    let Some(tally) = tally.filter(|tally| tally.games >= FIRST_LIST_GAMES) else {
        return Periodic::Kept { games: tally.map_or(0, |tally| tally.games) };
    };
    let percent = tables::percentage(tally.half_points, tally.games).unwrap_or(0);
    let cell = tables::difference(percent);
    let used = match (percent, cell) {
        (0, _) => None,
        (_, None) => Some(MOST_DIFFERENCE),
        (_, Some(cell)) => Some(cell.min(MOST_DIFFERENCE)),
    };
    let exact = used.map(|used| tally.average + Exact::whole(used.into()));
    Periodic::Entered(FirstRatingSteps { tally, percent, cell, used, exact, published: exact.map_or(FLOOR, publish) })
}

/// Rating 7: returns whether a date is that of a list: 1 January or 1 July.
pub const fn is_list_day(date: Date) -> bool {
    date.day() == 1 && (date.month() == 1 || date.month() == 7)
}

/// Rating 7: returns the list to which an event belongs. The Team Championship belongs to a January list (D-136); an
/// event that ends on the day of a list belongs to the next one.
pub const fn list_of(kind: EventKind, finished: Date) -> Date {
    let first_half = finished.month() < 7;
    let (year, month) = if first_half && !matches!(kind, EventKind::TeamChampionship) {
        (finished.year(), 7)
    } else {
        (finished.year().saturating_add(1), 1)
    };
    match Date::new(year, month, 1) {
        Some(list) => list,
        // The calendar ends here.
        None => finished,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn hundredths_and_fractions_agree(
            own in 2000_u16..2800, kind in 0..6_usize, games in 1_u32..40, made in 0_u32..80, average in 1900_i64..2700,
            rest in 0_i64..40, played in 0_u32..12, preferents in 0_u32..12,
        ) {
            let (kind, sum) = (EventKind::ALL[kind], average * i64::from(games) + rest);
            let half_points = made.min(2 * games);
            let team = TeamGames { played, against_preferents: preferents.min(played) };
            let change = event(own, kind, kind.k(), Tally::of(games, half_points, sum).unwrap(), team);
            let quick = event_hundredths(own, kind, &Pool { games, half_points, sum }, team);
            let counts = change.verdict == EventVerdict::Counts;
            prop_assert_eq!(quick.map(Exact::hundredths), counts.then_some(change.limited));
            let all = continuous(own, vec![change]);
            let exact = i64::from(own) * 100 + quick.unwrap_or(0);
            prop_assert_eq!(Exact::hundredths(exact), all.exact);
            if counts {
                prop_assert_eq!(publish_hundredths(exact), all.published);
            }
        }
    }
}
