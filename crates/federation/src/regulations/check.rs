//! Checks that the types of the fields cannot make: ranges, and codes that refer to each other.

use super::error::{ExpectedInRegulations as E, RegulationsError};
use super::{Regulations, Ruled};
use crate::codes::{DELIVERIES, PLAYER_CATEGORIES, PROVINCES, TEAM_CATEGORIES};
use std::collections::BTreeSet;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A fault, by the path of its value: names of fields and, in lists, positions.
pub(super) struct RegulationsFault {
    path: Vec<String>,
    expected: E,
}

impl RegulationsFault {
    fn new(path: &str, expected: E) -> Self {
        Self { path: path.split('.').map(str::to_owned).collect(), expected }
    }

    /// Finds its line and column.
    pub(super) fn located(self, text: &str) -> RegulationsError {
        let span = DeTable::parse(text).ok().and_then(|table| span(table.get_ref(), &self.path)).unwrap_or(0..0);
        let found = text.get(span.clone()).unwrap_or_default();
        RegulationsError::at(text, span, found, self.expected)
    }
}

fn span(table: &DeTable<'_>, path: &[String]) -> Option<Range<usize>> {
    let (first, rest) = path.split_first()?;
    let value = table.iter().find(|(key, _)| key.get_ref() == first).map(|(_, value)| value)?;
    Some(within(value, rest))
}

fn within(value: &Spanned<DeValue<'_>>, path: &[String]) -> Range<usize> {
    let deeper = match (value.get_ref(), path.split_first()) {
        (DeValue::Table(table), Some(_)) => span(table, path),
        (DeValue::Array(array), Some((at, rest))) => {
            at.parse::<usize>().ok().and_then(|at| array.get(at)).map(|value| within(value, rest))
        }
        _ => None,
    };
    deeper.unwrap_or_else(|| value.span())
}

/// Rejects a number outside its range.
fn between<T: Copy + Into<u32>>(path: &str, value: &Ruled<T>, from: u32, to: u32) -> Option<RegulationsFault> {
    let number: u32 = value.value.into();
    let path = format!("{path}.value");
    (!(from..=to).contains(&number)).then(|| RegulationsFault::new(&path, E::Between(from, to)))
}

/// Rejects codes that the record does not have, or that come twice: names are free, codes are not.
fn codes<'c>(list: &str, codes: impl Iterator<Item = &'c str>, known: &[&str]) -> Option<RegulationsFault> {
    let mut seen = BTreeSet::new();
    for (at, code) in codes.enumerate() {
        let path = format!("{list}.{at}.code");
        if !known.contains(&code) {
            return Some(RegulationsFault::new(&path, E::OneOf(known.iter().map(|code| (*code).to_owned()).collect())));
        }
        if !seen.insert(code) {
            return Some(RegulationsFault::new(&path, E::Once));
        }
    }
    seen.is_empty().then(|| RegulationsFault::new(list, E::Some))
}

impl Regulations {
    /// Returns the first fault that the field types cannot prevent.
    pub(super) fn fault(&self) -> Option<RegulationsFault> {
        self.code_fault()
            .or_else(|| self.range_fault())
            .or_else(|| self.table_fault())
            .or_else(|| self.reference_fault())
    }

    fn code_fault(&self) -> Option<RegulationsFault> {
        codes("provinces", self.provinces.iter().map(|p| p.code.as_str()), &PROVINCES)
            .or_else(|| {
                codes("team_categories", self.team_categories.iter().map(|c| c.code.as_str()), &TEAM_CATEGORIES)
            })
            .or_else(|| {
                codes("player_categories", self.player_categories.iter().map(|c| c.code.as_str()), &PLAYER_CATEGORIES)
            })
            .or_else(|| codes("deliveries", self.deliveries.iter().map(|d| d.code.as_str()), &DELIVERIES))
    }

    fn range_fault(&self) -> Option<RegulationsFault> {
        for (at, category) in self.team_categories.iter().enumerate() {
            if !(1..=99).contains(&category.boards) {
                return Some(RegulationsFault::new(&format!("team_categories.{at}.boards"), E::Between(1, 99)));
            }
        }
        let day = 24 * 60;
        [
            between("line_ups.needed_percent", &self.line_ups.needed_percent, 0, 100),
            between("line_ups.due_before_min", &self.line_ups.due_before_min, 0, 30 * day),
            between("line_ups.reserves", &self.line_ups.reserves, 0, 20),
            between("lateness.lost_after_min", &self.lateness.lost_after_min, 0, day),
            between("lateness.wait_min", &self.lateness.wait_min, 0, day),
            between("lateness.visitor_percent", &self.lateness.visitor_percent, 0, 100),
            between("lateness.resumption_min", &self.lateness.resumption_min, 0, day),
            between("substitutions.from_min", &self.substitutions.from_min, 0, day),
            between("substitutions.until_min", &self.substitutions.until_min, self.substitutions.from_min.value, day),
            between("eliminations.absences", &self.eliminations.absences, 1, 99),
            between("eliminations.score_stands_percent", &self.eliminations.score_stands_percent, 0, 100),
            between("deadlines.result_hour", &self.deadlines.result_hour, 0, 23),
            between("deadlines.result_working_days", &self.deadlines.result_working_days, 0, 99),
            between("deadlines.record_working_days", &self.deadlines.record_working_days, 0, 99),
            between("deadlines.address_days", &self.deadlines.address_days, 0, 999),
            between("deadlines.appeal_days", &self.deadlines.appeal_days, 0, 999),
            between("deadlines.moved_game_days", &self.deadlines.moved_game_days, 0, 99),
            between("cup.boards", &self.cup.boards, 1, 99),
            between("cup.titulars", &self.cup.titulars, 1, 99),
            between("bodies.commission_fewest", &self.bodies.commission_fewest, 1, 99),
            between(
                "bodies.commission_most",
                &self.bodies.commission_most,
                self.bodies.commission_fewest.value.into(),
                99,
            ),
            between("bodies.commission_years", &self.bodies.commission_years, 1, 20),
            between("bodies.absences_in_a_row", &self.bodies.absences_in_a_row, 1, 255),
            between("bodies.absences_in_all", &self.bodies.absences_in_all, 1, 255),
            between("rating.multiple", &self.rating.multiple, 1, 100),
            between("rating.minimum", &self.rating.minimum, 0, 3000),
            between("rating.team_preferents_percent", &self.rating.team_preferents_percent, 0, 100),
            between("norms.percent", &self.norms.percent, 0, 100),
            between("norms.title", &self.norms.title, 1, 99),
        ]
        .into_iter()
        .flatten()
        .next()
    }

    fn table_fault(&self) -> Option<RegulationsFault> {
        let columns = self.promotions.first_rounds.len();
        for (at, row) in self.promotions.first_to_preferent.iter().enumerate() {
            if row.half_points.len() != columns {
                let path = format!("promotions.first_to_preferent.value.{at}.half_points");
                return Some(RegulationsFault::new(&path, E::Count(columns)));
            }
        }
        for (at, table) in self.promotions.by_seconds.iter().enumerate() {
            let rows = usize::from(table.rounds) + 1;
            for (name, column) in
                [("third_to_second", &table.third_to_second), ("second_to_first", &table.second_to_first)]
            {
                if column.len() != rows {
                    let path = format!("promotions.by_seconds.value.{at}.{name}");
                    return Some(RegulationsFault::new(&path, E::Count(rows)));
                }
            }
        }
        let half = 50;
        for (name, table) in [("differences", &self.rating.differences), ("expected", &self.rating.expected)] {
            if table.len() != half {
                return Some(RegulationsFault::new(&format!("rating.{name}.value"), E::Count(half)));
            }
        }
        None
    }

    /// Checks codes against the lists that define them.
    fn reference_fault(&self) -> Option<RegulationsFault> {
        let unknown = |code: &str| self.player_category(code).is_none();
        let undefined = |path: &str| Some(RegulationsFault::new(path, E::Defined("player_categories")));
        for (at, paper) in self.licences.papers.iter().enumerate() {
            for (n, code) in paper.categories.iter().flatten().enumerate() {
                if unknown(code) {
                    return undefined(&format!("licences.papers.{at}.categories.{n}"));
                }
            }
        }
        for (at, mix) in self.opens.mixes.iter().enumerate() {
            if let Some(n) = mix.iter().position(|code| unknown(code)) {
                return undefined(&format!("opens.mixes.value.{at}.{n}"));
            }
        }
        for (at, charge) in self.fees.charges.iter().enumerate() {
            if let Some(code) = &charge.category
                && unknown(code)
                && self.team_category(code).is_none()
            {
                let path = format!("fees.charges.{at}.category");
                return Some(RegulationsFault::new(&path, E::Defined("team_categories, player_categories")));
            }
        }
        let province = &self.venues.travel_province.value;
        if !self.provinces.iter().any(|p| p.code == *province) {
            return Some(RegulationsFault::new("venues.travel_province.value", E::Defined("provinces")));
        }
        None
    }
}
