//! Explains calculations in the user's language: the inputs, the formula, the row of the table, the rounding.

mod fide;
mod period;
mod titles;

pub use fide::fide_result;
pub use period::detail;
pub use titles::{master, norm, norm_needed, norm_requirement, promotion};

use std::fmt::Display;

use adoube_tournament::Points;
use adoube_words::{Language, Text};

use crate::exact::Exact;
use crate::fce::{Continuous, EventChange, EventVerdict, FirstRatingSteps, Periodic};
use crate::opponent::ValueSource;
use crate::tables::ExpectedScoreRow;
use crate::words::ratings;

/// An opponent with the value used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpponentLine {
    /// The name, or the number.
    pub name: String,
    /// The value.
    pub value: u32,
    /// The source of the value.
    pub source: ValueSource,
    /// Half points.
    pub half_points: u32,
}

/// Returns half points as points with one decimal.
pub(crate) fn points(half_points: u32) -> Points {
    Points::from_tenths(i32::try_from(half_points).unwrap_or(i32::MAX / 5).saturating_mul(5))
}

fn fill(text: Text, language: Language, values: &[(&str, &dyn Display)]) -> String {
    text.fill(language, values)
}

impl ValueSource {
    /// Returns the text.
    pub const fn text(self) -> Text {
        match self {
            Self::Absence => ratings::ABSENCE,
            Self::Category => ratings::FIRST_SECOND_OR_THIRD_CATEGORY,
            Self::Catalan => ratings::CATALAN,
            Self::Spanish => ratings::SPANISH,
            Self::International => ratings::INTERNATIONAL,
            Self::Imputed => ratings::IMPUTED,
        }
    }
}

impl EventVerdict {
    /// Returns the text for an event that does not count; `None` for one that does.
    pub const fn text(self) -> Option<Text> {
        Some(match self {
            Self::Counts => return None,
            Self::TooFewGames => ratings::TOO_FEW_GAMES,
            Self::TooFewPreferents => ratings::TOO_FEW_PREFERENTS,
            Self::WideWithoutRise => ratings::WIDE_WITHOUT_RISE,
        })
    }
}

/// Lists the opponents of an event, one per line.
pub fn opponents(lines: &[OpponentLine], language: Language) -> Vec<String> {
    let one = |line: &OpponentLine| {
        let source = line.source.text().get(language);
        let points = points(line.half_points);
        fill(
            ratings::OPPONENT,
            language,
            &[("name", &line.name), ("value", &line.value), ("source", &source), ("points", &points)],
        )
    };
    lines.iter().map(one).collect()
}

fn average(sum: Exact, games: u32, average: Exact, language: Language) -> String {
    fill(ratings::AVERAGE, language, &[("sum", &sum), ("games", &games), ("average", &average)])
}

fn range(row: ExpectedScoreRow) -> String {
    row.to.map_or_else(|| format!("> {}", row.from.saturating_sub(1)), |to| format!("{}-{to}", row.from))
}

/// Explains one event under the continuous formula.
pub fn fce_event(own: u16, change: &EventChange, language: Language) -> Vec<String> {
    let games = change.tally.games;
    let sum = change.tally.average * i64::from(games);
    let column = if change.difference < Exact::ZERO { "L" } else { "H" };
    let mut lines = vec![
        average(sum, games, change.tally.average, language),
        fill(
            ratings::DIFFERENCE,
            language,
            &[
                ("own", &own),
                ("average", &change.tally.average),
                ("difference", &change.difference),
                ("row", &range(change.row)),
                ("column", &column),
                ("percent", &change.percent),
            ],
        ),
        fill(
            ratings::EXPECTED,
            language,
            &[("percent", &change.percent), ("games", &games), ("expected", &change.expected)],
        ),
        fill(
            ratings::CHANGE,
            language,
            &[
                ("k", &change.k),
                ("points", &points(change.tally.half_points)),
                ("expected", &change.expected),
                ("raw", &change.raw),
            ],
        ),
    ];
    if change.limited != change.raw {
        lines.push(fill(ratings::LIMITED, language, &[("games", &games), ("limited", &change.limited)]));
    }
    lines.extend(change.verdict.text().map(|text| text.get(language).to_owned()));
    lines
}

/// Explains the new rating under the continuous formula.
pub fn fce_new(continuous: &Continuous, language: Language) -> String {
    let Continuous { own, exact, published, events } = continuous;
    if events.iter().all(|event| event.verdict != EventVerdict::Counts) {
        return fill(ratings::SAME, language, &[("own", own)]);
    }
    fill(ratings::NEW, language, &[("own", own), ("exact", exact), ("published", published)])
}

/// Explains the periodic formula.
pub fn fce_periodic(periodic: &Periodic, language: Language) -> Vec<String> {
    match periodic {
        Periodic::NotEligible => vec![ratings::NOT.get(language).to_owned()],
        Periodic::Kept { games } => vec![fill(ratings::KEPT, language, &[("games", games)])],
        Periodic::Entered(entered) => fce_entered(entered, language),
    }
}

fn fce_entered(entered: &FirstRatingSteps, language: Language) -> Vec<String> {
    let dash = || "–".to_owned();
    let tally = entered.tally;
    let cell = entered.cell.map_or_else(dash, |cell| cell.to_string());
    let used = entered.used.map_or_else(dash, |used| used.to_string());
    let exact = entered.exact.map_or_else(dash, |exact| exact.to_string());
    let percent: [(&str, &dyn Display); 5] = [
        ("points", &points(tally.half_points)),
        ("games", &tally.games),
        ("percent", &entered.percent),
        ("cell", &cell),
        ("used", &used),
    ];
    vec![
        average(tally.average * i64::from(tally.games), tally.games, tally.average, language),
        fill(ratings::PERCENT, language, &percent),
        fill(ratings::RATING, language, &[("exact", &exact), ("published", &entered.published)]),
    ]
}
