//! A whole season by acts alone, from registration to final tables; its log replays to the same bytes.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod common;
#[path = "common/simulation.rs"]
mod simulation;

use adoube_federation::ids::Side;
use adoube_federation::matches::Reading;
use adoube_federation::papers::duties;
use adoube_federation::result::GameResult;
use adoube_federation::season::EventKind;
use adoube_federation::{State, apply, decide, reports};
use adoube_tournament::Points;
use adoube_tournament::simulate::Lots;
use simulation::{Plan, Season};

#[test]
fn a_season_of_60_clubs_200_teams_10_groups_and_11_rounds() {
    let season = Season::play(&Plan::full(), 1989);
    let state = &season.office.state;
    assert_eq!((state.clubs.len(), state.teams.len()), (60, 200));
    let groups: usize = state.events.values().map(|event| event.groups.len()).sum();
    assert_eq!(groups, 10);
    for (id, event) in &state.events {
        assert_eq!((event.rounds(), event.closed), (11, 11));
        for group in 0..event.groups.len() {
            let standing = reports::standing(state, *id, group, Reading::Settled).unwrap();
            assert_eq!(standing.open, [], "every board is settled");
            assert_eq!(standing.rows.len(), event.groups[group].teams.len());
            let moved = standing.movements.unwrap();
            assert_eq!((moved.promoted.len(), moved.relegated.len()), (2, 2));
            assert_eq!(reports::standing(state, *id, group, Reading::Upheld).unwrap().rows, standing.rows);
            check_points(state, *id, group, &standing.rows);
        }
        if matches!(event.settings.kind, EventKind::TeamSwiss) {
            no_rematches(state, *id);
        }
        assert!(!reports::rated_games(state, *id).is_empty());
    }
    for (what, count) in &season.seen {
        println!("{what}: {count}");
    }
    for what in [
        "team absent",
        "short line-up",
        "late",
        "substitution",
        "sub condicione",
        "incident",
        "sealed twice",
        "appeal",
        "addition",
        "reports differ",
    ] {
        assert!(season.seen.contains_key(what), "no {what} happened");
    }
    assert!(!duties(state, season.office.at.date).is_empty());
    let bytes: usize = season.office.log.iter().map(|filed| serde_json::to_vec(filed).unwrap().len()).sum();
    println!("{} matches, {} acts, {bytes} bytes of log", state.matches.len(), season.office.log.len());
    season.office.assert_replays();
}

/// Board points of a group: as many as boards in matches that count, less what nobody came to and what sanctions took.
fn check_points(
    state: &State,
    event: adoube_federation::ids::EventId,
    group: usize,
    rows: &[adoube_federation::table::TeamRow],
) {
    let competition = &state.events[&event];
    let annulled = |team| competition.gone.get(&team).is_some_and(|gone| gone.annulled);
    let mut expected = Points::ZERO;
    for m in state.matches.values().filter(|m| m.event == event && usize::from(m.group) == group) {
        if annulled(m.home) || annulled(m.visitors) {
            continue;
        }
        for board in &m.boards {
            let result: GameResult = board.result().unwrap();
            expected += result.points(Side::Home) + result.points(Side::Visitors);
        }
    }
    if competition.settings.kind == EventKind::TeamSwiss {
        let here = |team| competition.group_of(team) == Some(group);
        let rests = competition.passed.iter().filter(|(_, team)| here(*team)).count() as i32;
        expected += Points::HALF.times(i32::from(competition.settings.boards) * rests);
    }
    let found: Points = rows.iter().map(|row| row.board_points).sum();
    assert_eq!(found, expected);
    assert!(rows.windows(2).all(|w| w[0].rank <= w[1].rank));
}

fn no_rematches(state: &State, event: adoube_federation::ids::EventId) {
    let mut met = std::collections::BTreeSet::new();
    for m in state.matches.values().filter(|m| m.event == event) {
        let played = m.boards.iter().any(|b| b.result().is_some_and(GameResult::was_played));
        let pair = (m.home.min(m.visitors), m.home.max(m.visitors));
        assert!(!played || met.insert(pair), "{pair:?} met twice");
    }
}

#[test]
fn small_seasons_with_many_seeds_replay() {
    for seed in 0..12 {
        Season::play(&Plan::small(), seed).office.assert_replays();
    }
}

/// Acts of a season in any order, with pieces missing: whatever cannot be is refused, nothing panics, and what was accepted
/// replays.
#[test]
fn shuffled_seasons_are_refused_or_replay() {
    for seed in 0..6 {
        let log = Season::play(&Plan::small(), seed).office.log;
        let mut lots = Lots::new(seed + 100);
        let mut acts: Vec<_> = log.iter().map(|filed| (filed.at, filed.act.clone())).collect();
        for at in 0..acts.len() {
            // Neighbours change places, now and then far ones.
            let reach = if lots.per_mille(100) { acts.len() as u64 } else { 40 };
            let other = (at as u64 + lots.below(reach)).min(acts.len() as u64 - 1);
            acts.swap(at, other as usize);
        }
        let mut state = State::default();
        let (mut accepted, mut refused) = (Vec::new(), 0);
        for (at, act) in &acts {
            match decide(&state, act, *at) {
                Ok(events) => {
                    state = events.iter().fold(state, apply);
                    accepted.extend(events);
                }
                Err(refusal) => {
                    assert!(!refusal.to_string().is_empty() && !refusal.cites.number().is_empty());
                    refused += 1;
                }
            }
        }
        assert!(refused > 0 && !accepted.is_empty());
        assert!(State::replay(&accepted) == state, "seed {seed}");
    }
}
