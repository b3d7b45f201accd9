//! The rating change of one player of a tournament.

use crate::screen::one_line;
use adoube_rating::event::EventFacts;
use adoube_rating::fce::{self, EventKind, EventVerdict, Periodic};
use adoube_rating::fide::{RateOfPlay, Tempo};
use adoube_rating::period::PeriodSystem;
use adoube_rating::{Exact, Purpose};
use adoube_tournament::PlayerIx;

/// The rules by which a tournament is rated.
pub(super) struct TournamentRules {
    pub(super) system: PeriodSystem,
    pub(super) kind: EventKind,
    pub(super) rate: Option<RateOfPlay>,
    pub(super) year: Option<u16>,
}

/// The rating change of one player.
pub(super) struct RatingRow {
    pub(super) number: u16,
    pub(super) name: String,
    pub(super) before: Option<u16>,
    pub(super) games: u32,
    pub(super) average: Option<Exact>,
    pub(super) half_points: u32,
    pub(super) expected: Option<Exact>,
    pub(super) change: Option<Exact>,
    pub(super) after: Option<u16>,
    pub(super) performance: Option<i64>,
    pub(super) note: Option<&'static str>,
}

pub(super) fn row(field: &EventFacts<'_>, rules: &TournamentRules, ix: PlayerIx) -> Option<RatingRow> {
    let player = field.tournament.player(ix)?;
    let mut row = RatingRow {
        number: player.number,
        name: one_line(&player.name),
        before: field.persons.get(ix.index()).and_then(|person| person.rating),
        games: 0,
        average: None,
        half_points: 0,
        expected: None,
        change: None,
        after: None,
        performance: None,
        note: None,
    };
    row.after = row.before;
    match rules.system {
        PeriodSystem::Fce => fce_row(field, rules.kind, ix, &mut row),
        PeriodSystem::Fide(tempo) => fide_row(field, rules, tempo, ix, &mut row),
    }
    Some(row)
}

fn fce_row(field: &EventFacts<'_>, kind: EventKind, ix: PlayerIx, row: &mut RatingRow) {
    let Some(result) = field.fce(ix, kind) else { return };
    row.games = result.games.len() as u32;
    row.half_points = result.games.iter().map(|(_, _, half)| half).sum();
    let sum: i64 = result.games.iter().map(|(_, o, _)| i64::from(o.value(Purpose::Rating).0)).sum();
    row.average = Exact::ratio(sum, i64::from(row.games));
    row.performance = adoube_rating::performance::performance(sum, row.games, row.half_points).map(|p| p.rating);
    if let Some(change) = result.change {
        row.expected = Some(change.expected);
        row.change = Some(change.counted());
        row.after = row.before.map(|own| fce::continuous(own, vec![change]).published);
        row.note = (change.verdict != EventVerdict::Counts).then_some("!");
    }
    if let Some(Periodic::Entered(entered)) = result.periodic {
        row.after = Some(entered.published);
    }
}

fn fide_row(field: &EventFacts<'_>, rules: &TournamentRules, tempo: Tempo, ix: PlayerIx, row: &mut RatingRow) {
    let Some(result) = field.fide(ix, tempo, rules.rate, rules.year) else { return };
    row.performance = result.performance.map(|performance| performance.rating);
    row.average = result.performance.map(|performance| performance.exact_average);
    row.games = result.performance.map_or(0, |performance| performance.games);
    row.half_points = result.performance.map_or(0, |performance| performance.half_points);
    if let Some(change) = &result.change {
        row.before = Some(change.own);
        let expected = change.games.iter().map(|game| i64::from(game.percent)).sum();
        row.expected = Some(Exact::hundredths(expected));
        row.change = Some(change.exact);
        row.after = change.published();
    } else {
        row.after = result.initial.and_then(|initial| initial.published());
    }
}
