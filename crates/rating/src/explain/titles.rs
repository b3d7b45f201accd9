//! Explains promotions and norms.

use std::fmt::Display;

use adoube_words::{Language, Text};

use super::points;
use crate::master::PercentageNorm;
use crate::norms::{Needed, NormReport, Requirement, RequirementKind};
use crate::promotion::{PromotionAttempt, PromotionStep};
use crate::words::titles;

impl PromotionStep {
    /// Returns the text.
    pub const fn text(self) -> Text {
        match self {
            Self::ThirdToSecond => titles::THIRD_TO_SECOND,
            Self::SecondToFirst => titles::SECOND_TO_FIRST,
            Self::FirstToPreferent => titles::FIRST_TO_PREFERENT,
        }
    }
}

/// Explains a promotion: required and actual values.
pub fn promotion(attempt: &PromotionAttempt, language: Language) -> String {
    let step = attempt.step.text().get(language);
    let Some(needed) = attempt.needed else {
        return titles::NO_TABLE.fill(language, &[("step", &step), ("rounds", &attempt.rounds)]);
    };
    let verdict = if attempt.is_earned() { titles::YES } else { titles::NO }.get(language);
    let (needed, made) = (points(needed), points(attempt.half_points));
    let common: [(&str, &dyn Display); 5] =
        [("step", &step), ("rounds", &attempt.rounds), ("needed", &needed), ("points", &made), ("verdict", &verdict)];
    let mut values = common.to_vec();
    if attempt.step == PromotionStep::FirstToPreferent {
        values.push(("average", &attempt.average));
        titles::BY_AVERAGE.fill(language, &values)
    } else {
        values.push(("seconds", &attempt.seconds));
        titles::BY_SECONDS.fill(language, &values)
    }
}

/// Explains a percentage norm of Mestre Català.
pub fn master(norm: &PercentageNorm, granted: bool, language: Language) -> Vec<String> {
    let needed: [(&str, &dyn Display); 4] = [
        ("average", &norm.average),
        ("needed", &norm.needed),
        ("points", &points(norm.smallest)),
        ("games", &norm.games),
    ];
    let verdict = if norm.is_norm { titles::YES } else { titles::NO }.get(language);
    let scored: [(&str, &dyn Display); 4] = [
        ("points", &points(norm.half_points)),
        ("games", &norm.games),
        ("scored", &norm.scored),
        ("verdict", &verdict),
    ];
    let possible = norm.smallest <= norm.games.saturating_mul(2);
    let asked = if possible {
        titles::NEEDED.fill(language, &needed)
    } else {
        titles::IMPOSSIBLE.fill(language, &[("average", &norm.average), ("needed", &norm.needed)])
    };
    let mut lines = vec![asked, titles::SCORED.fill(language, &scored)];
    if granted && !norm.is_norm {
        lines.push(titles::PROTECTED.get(language).to_owned());
    }
    lines
}

impl RequirementKind {
    /// Returns the text.
    pub const fn text(self) -> Text {
        match self {
            Self::Games => titles::GAMES,
            Self::ForeignFederations => titles::FOREIGN_FEDERATIONS,
            Self::OwnFederation => titles::OWN_FEDERATION,
            Self::OneFederation => titles::ONE_FEDERATION,
            Self::TitleHolders => titles::TITLE_HOLDERS,
            Self::NormTitles => titles::NORM_TITLES,
            Self::Average => titles::AVERAGE,
            Self::Score => titles::SCORE,
            Self::Performance => titles::PERFORMANCE,
        }
    }
}

/// Explains one requirement of a norm.
pub fn norm_requirement(requirement: &Requirement, language: Language) -> String {
    marked(requirement, if requirement.is_met() { "✓" } else { "✗" }, language)
}

fn marked(requirement: &Requirement, mark: &str, language: Language) -> String {
    let text = if requirement.what.is_a_maximum() { titles::MOST } else { titles::LEAST };
    let what = requirement.what.text().get(language);
    text.fill(
        language,
        &[
            ("mark", &mark),
            ("article", &requirement.what.article()),
            ("what", &what),
            ("found", &requirement.found),
            ("needed", &requirement.needed),
        ],
    )
}

/// Explains a report on a title: every requirement, the performance, and the games left out.
pub fn norm(report: &NormReport, language: Language) -> Vec<String> {
    // Without a game no requirement is met, not even a maximum.
    let told = |one: &Requirement| match report.performance {
        Some(_) => norm_requirement(one, language),
        None => marked(one, "✗", language),
    };
    let mut lines: Vec<String> = report.requirements.iter().map(told).collect();
    if let Some(p) = report.performance {
        let values: [(&str, &dyn Display); 6] = [
            ("average", &p.average),
            ("difference", &p.difference),
            ("rating", &p.rating),
            ("points", &points(p.half_points)),
            ("games", &p.games),
            ("percent", &p.percent),
        ];
        lines.push(titles::WORKED.fill(language, &values));
    }
    if let Some((number, rating)) = &report.raised {
        lines.push(titles::RAISED.fill(language, &[("number", number), ("rating", rating)]));
    }
    if !report.left_out.is_empty() {
        let rounds: Vec<String> = report.left_out.iter().map(u32::to_string).collect();
        lines.push(titles::LEFT_OUT.fill(language, &[("rounds", &rounds.join(", "))]));
    }
    if report.is_norm() {
        lines.push(titles::COUNTS.fill(language, &[("games", &report.counts_as_games)]));
    } else if let Some(enough) = report.enough_half_points {
        lines.push(titles::ENOUGH.fill(language, &[("points", &points(enough))]));
    }
    lines
}

/// Explains the result needed in a last round that is not paired yet.
pub fn norm_needed(needed: &Needed, language: Language) -> String {
    let points = ["0", "½", "1"].get(needed.half_points as usize).copied().unwrap_or("-");
    match needed.rating {
        Some(rating) => titles::NEEDS.fill(language, &[("points", &points), ("rating", &rating)]),
        None => titles::NEVER.fill(language, &[("points", &points)]),
    }
}
