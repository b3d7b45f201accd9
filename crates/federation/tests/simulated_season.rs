//! A whole season by acts alone, from registration to final tables; its log replays to the same bytes.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod common;
#[path = "common/rating_list.rs"]
mod rating_list;
#[path = "common/simulation.rs"]
mod simulation;

use adoube_federation::competition::CompetitionKind;
use adoube_federation::duties::duties;
use adoube_federation::ids::{MemberNo, TeamSide};
use adoube_federation::matches::ProvisionalReading;
use adoube_federation::result::TeamBoardResult;
use adoube_federation::{SeasonState, apply, decide, reports};
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
            let standing = reports::standing(state, *id, group, ProvisionalReading::Settled).unwrap();
            assert_eq!(standing.open, [], "every board is settled");
            assert_eq!(standing.rows.len(), event.groups[group].teams.len());
            let moved = standing.movements.unwrap();
            let (up, down, level) = (moved.promoted.len(), moved.relegated.len(), moved.draw.len());
            assert!(up <= 2 && down <= 2 && (level > 0 || (up, down) == (2, 2)), "{up} {down} {level}");
            assert_eq!(reports::standing(state, *id, group, ProvisionalReading::Upheld).unwrap().rows, standing.rows);
            check_points(state, *id, group, &standing.rows);
        }
        if matches!(event.settings.kind, CompetitionKind::TeamSwiss) {
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
    rating_list(state);
    season.office.assert_replays();
}

/// The January list: everybody once, in order, within the limit of five points per game (Rating 3 d, 3 e).
fn rating_list(state: &SeasonState) {
    let list = rating_list::next_list(state, "1990-01-01".parse().unwrap());
    let mut lines = list.lines();
    let columns: Vec<&str> = lines.next().unwrap().split(',').collect();
    let at = |name: &str| columns.iter().position(|column| *column == name).unwrap();
    let (id, rating, games) = (at("id"), at("rating"), at("games"));
    let (mut seen, mut moved, mut above) = (0, 0, u16::MAX);
    for line in lines {
        let fields: Vec<&str> = line.split(',').collect();
        seen += 1;
        let Ok(new) = fields[rating].parse::<u16>() else { continue };
        assert!(new <= above && new >= 2000, "{line}");
        above = new;
        let player = &state.players[&MemberNo(fields[id].parse().unwrap())];
        let old = player.ratings.catalan.unwrap_or(2000);
        let counted: u16 = fields[games].parse().unwrap();
        assert!(new.abs_diff(old) <= 5 * counted.max(1), "{line}, before {old}");
        moved += u32::from(new != old);
    }
    assert_eq!(seen, state.players.len());
    assert!(moved > 50, "only {moved} ratings changed");
    println!("{seen} players on the list, {moved} ratings changed");
}

/// Board points of a group: the boards of counted matches, less double forfeits and deductions.
fn check_points(
    state: &SeasonState,
    event: adoube_federation::ids::CompetitionId,
    group: usize,
    rows: &[adoube_federation::league_table::LeagueTableRow],
) {
    let competition = &state.events[&event];
    let annulled = |team| competition.gone.get(&team).is_some_and(|gone| gone.annulled);
    let mut expected = Points::ZERO;
    for m in state.matches.values().filter(|m| m.event == event && usize::from(m.group) == group) {
        // D-43: in a Swiss the opponents of a team that left keep their points.
        let swiss = competition.settings.kind == CompetitionKind::TeamSwiss;
        if !swiss && (annulled(m.home) || annulled(m.visitors)) {
            continue;
        }
        for board in &m.boards {
            let result: TeamBoardResult = board.result().unwrap();
            let stays = TeamSide::BOTH.into_iter().filter(|side| !annulled(m.team(*side)));
            expected += stays.map(|side| result.points(side)).sum::<Points>();
        }
    }
    if competition.settings.kind == CompetitionKind::TeamSwiss {
        let here = |team| competition.group_of(team) == Some(group);
        let rests = competition.passed.iter().filter(|(_, team)| here(*team) && !annulled(*team)).count();
        let rests = i32::try_from(rests).unwrap();
        expected += Points::HALF.times(i32::from(competition.settings.boards) * rests);
    }
    let found: Points = rows.iter().map(|row| row.board_points).sum();
    assert_eq!(found, expected);
    assert!(rows.windows(2).all(|w| w[0].rank <= w[1].rank));
}

fn no_rematches(state: &SeasonState, event: adoube_federation::ids::CompetitionId) {
    let mut met = std::collections::BTreeSet::new();
    for m in state.matches.values().filter(|m| m.event == event) {
        let played = m.boards.iter().any(|b| b.result().is_some_and(TeamBoardResult::was_played));
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

/// Acts of a season in random order, with gaps: impossible acts are refused, nothing panics, and accepted acts
/// replay.
#[test]
fn shuffled_seasons_are_refused_or_replay() {
    for seed in 0..6 {
        let log = Season::play(&Plan::small(), seed).office.log;
        let mut lots = Lots::new(seed + 100);
        let mut acts: Vec<_> = log.iter().map(|filed| (filed.at, filed.act.clone())).collect();
        for at in 0..acts.len() {
            // Neighbours swap places, sometimes distant ones.
            let reach = if lots.per_mille(100) { acts.len() as u64 } else { 40 };
            let other = (at as u64 + lots.below(reach)).min(acts.len() as u64 - 1);
            acts.swap(at, other as usize);
        }
        let mut state = SeasonState::default();
        let (mut accepted, mut refused) = (Vec::new(), 0);
        for (at, act) in &acts {
            match decide(&state, act, *at) {
                Ok(events) => {
                    state = events.iter().fold(state, apply);
                    accepted.extend(events);
                }
                Err(refusal) => {
                    assert!(!refusal.to_string().is_empty());
                    refused += 1;
                }
            }
        }
        assert!(refused > 0 && !accepted.is_empty());
        assert!(SeasonState::replay(&accepted) == state, "seed {seed}");
    }
}
