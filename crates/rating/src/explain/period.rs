//! Explains a player's rating after a period: carried results, every event with its opponents, the formula, the new
//! rating.

use adoube_words::{Language, Text};

use super::fide::{self, First, RatedOpponent, fide_change, fide_first};
use super::{OpponentLine, fce_event, fce_new, fce_periodic, opponents};
use crate::fce::EventKind;
use crate::master::{NormFigures, rating_norm};
use crate::period::{FceDetail, FideDetail, RatingDetail};
use crate::words::periods;

impl EventKind {
    /// Returns the text.
    pub const fn text(self) -> Text {
        match self {
            Self::Open => periods::OPEN,
            Self::TeamChampionship => periods::TEAM_CHAMPIONSHIP,
            Self::BarcelonaOpen => periods::BARCELONA_OPEN,
            Self::ClosedCatalan => periods::CLOSED_CATALAN,
            Self::ClosedInternational => periods::CLOSED_INTERNATIONAL,
            Self::IndividualOfCatalonia => periods::INDIVIDUAL_OF_CATALONIA,
        }
    }
}

/// Explains a player's new rating, starting from the previous one; `name` returns the opponents' names by their
/// numbers.
pub fn detail(own: u16, detail: &RatingDetail, name: &dyn Fn(u32) -> String, language: Language) -> Vec<String> {
    match detail {
        RatingDetail::Fce(detail) => fce(own, detail, name, language),
        RatingDetail::Fide(detail) => of_fide(detail, name, language),
    }
}

fn fce(own: u16, detail: &FceDetail, name: &dyn Fn(u32) -> String, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    for kept in &detail.kept {
        lines.push(fide::kept(kept, language));
    }
    for (at, event) in detail.events.iter().enumerate() {
        let called: String = event.name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        lines.push(format!("{called} ({}, K {})", event.kind.text().get(language), event.kind.k()));
        let games = event.games.iter().map(|game| OpponentLine {
            name: name(game.opponent),
            value: game.value,
            source: game.source,
            half_points: game.half_points,
        });
        let games: Vec<OpponentLine> = games.collect();
        lines.extend(opponents(&games, language).into_iter().map(|line| format!("  {line}")));
        match detail.continuous.as_ref().and_then(|continuous| continuous.events.get(at)) {
            Some(change) => lines.extend(fce_event(own, change, language).into_iter().map(|line| format!("  {line}"))),
            None => lines.extend(event.verdict.text().map(|text| format!("  {}", text.get(language)))),
        }
    }
    lines.extend(detail.continuous.as_ref().map(|continuous| fce_new(continuous, language)));
    if let Some(periodic) = &detail.periodic {
        lines.extend(fce_periodic(periodic, language));
    }
    let (rating, games) = (detail.published(), detail.games_counted());
    if rating_norm(rating, games, &NormFigures::HANDBOOK) {
        lines.push(periods::NORM_BY_RATING.fill(language, &[("rating", &rating), ("games", &games)]));
    }
    lines
}

fn of_fide(detail: &FideDetail, name: &dyn Fn(u32) -> String, language: Language) -> Vec<String> {
    let names: Vec<String> = detail.opponents.iter().map(|id| name(*id)).collect();
    if let Some(change) = &detail.change {
        return fide_change(change, &names, detail.tempo, language);
    }
    let met = detail.met.iter().map(|(id, rating, half)| RatedOpponent {
        name: name(*id),
        rating: *rating,
        half_points: *half,
    });
    let met: Vec<RatedOpponent> = met.collect();
    let first = First {
        tempo: detail.tempo,
        met: &met,
        kept: &detail.kept,
        disregarded: detail.disregarded,
        games: detail.pool.games,
        initial: detail.initial.as_ref(),
    };
    fide_first(&first, language)
}
