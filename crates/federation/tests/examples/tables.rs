//! E9-E11, E18, E20: eliminations, annulment, orders of tables, the championship in the rating list, norms that are lost.

use super::*;
use crate::common::moment;
use adoube_federation::SeasonState;
use adoube_federation::acts::LicenceAct;
use adoube_federation::carry::legacy;
use adoube_federation::competition::CompetitionKind;
use adoube_federation::lateness::Cause;
use adoube_federation::league_table::{LeagueTableRow, TableRules};
use adoube_federation::matches::ProvisionalReading;
use adoube_federation::people::{PlayerRatings, RegisteredPlayer};
use adoube_federation::reports::standing;
use adoube_federation::season::Season;
use adoube_federation::teams::TeamCategory;
use adoube_federation::titles::NormClaim;
use adoube_federation::unfinished::PrimaryScore;
use adoube_tournament::Points;
use common::Office;

/// Clubs with a team of `boards` each, in one group, whose list is long enough.
fn group(settings: CompetitionSettings, clubs: u32) -> (Office, CompetitionId, Vec<TeamId>) {
    let mut office = Office::new();
    let clubs: Vec<ClubId> = (1..=clubs).map(|n| office.club_with_list(n, n * 100, 8, 0)).collect();
    let id = office.announce(settings);
    let teams: Vec<TeamId> = clubs.iter().map(|club| office.enter(id, *club, TeamCategory::Second)).collect();
    office.must(event(CompetitionAct::Group(id, vec![teams.clone()])));
    (office, id, teams)
}

fn rows(office: &Office, id: CompetitionId) -> Vec<LeagueTableRow> {
    standing(&office.state, id, 0, ProvisionalReading::Settled).unwrap().rows
}

fn row(office: &Office, id: CompetitionId, team: TeamId) -> LeagueTableRow {
    rows(office, id).into_iter().find(|row| row.team == team).unwrap()
}

/// The results of a match that a side wins or loses by so many half points of its own.
fn scored(boards: usize, side: TeamSide, half_points: usize) -> Vec<Option<G>> {
    let (won, lost) = match side {
        TeamSide::Home => (G::HomeWon, G::VisitorsWon),
        TeamSide::Visitors => (G::VisitorsWon, G::HomeWon),
    };
    let one = |at: usize| match half_points.saturating_sub(2 * at) {
        0 => lost,
        1 => G::Drawn,
        _ => won,
    };
    (0..boards).map(|at| Some(one(at))).collect()
}

/// Reports a match by both clubs.
fn report(office: &mut Office, m: MatchId, results: &[Option<G>]) {
    for side in TeamSide::BOTH {
        office.match_act(m, MatchAct::Report(side, results.to_vec()));
    }
}

#[test]
fn e9_two_absences_of_a_team_before_and_after_half() {
    for first in [1, 2] {
        let (mut office, id, teams) = group(weekly(8, 5, "1989-10-14", (16, 30)), 6);
        let f = teams[5];
        let mut winners = Vec::new();
        for round in 1..=first + 1 {
            office.must(event(CompetitionAct::Pair(id)));
            let (m, side) = of_team(&office, f, round);
            office.at = office.state.matches[&m].start.date.at(20, 0);
            if round == first {
                let absent = MatchAct::Presence { side, present: 0, half_at_s: None, cause: Cause::None };
                office.match_act(m, absent);
            } else if round == first + 1 {
                for board in 1..=8 {
                    office.match_act(m, MatchAct::Result(board, G::absence(side)));
                }
            }
            if round >= first {
                winners.push(office.state.matches[&m].team(side.other()));
            }
            settle(&mut office, id);
            assert_eq!(office.state.events[&id].gone.contains_key(&f), round == first + 1, "round {round}");
        }
        let annulled = first == 1;
        assert_eq!(office.state.events[&id].gone[&f].annulled, annulled);
        assert_eq!(rows(&office, id).last().unwrap().team, f);
        if annulled {
            let last = row(&office, id, f);
            assert_eq!((last.match_points, last.board_points), (Points::ZERO, Points::ZERO));
            for team in winners {
                let of = row(&office, id, team);
                assert_eq!((of.matches, of.board_points), (1, Points::ONE.times(4)), "only the drawn match counts");
            }
            office.must(event(CompetitionAct::Pair(id)));
            let third = office.state.matches.values().filter(|m| m.round == 3);
            assert!(
                third.clone().count() == 2 && third.into_iter().all(|m| m.side_of(f).is_none()),
                "its opponent rests"
            );
        } else {
            let before = rows(&office, id);
            office.must(event(CompetitionAct::Pair(id)));
            let (m, side) = of_team(&office, f, 4);
            let opponent = office.state.matches[&m].team(side.other());
            let before = before.iter().find(|row| row.team == opponent).unwrap().match_points;
            settle(&mut office, id);
            let after = row(&office, id, opponent);
            assert_eq!(after.match_points, before + Points::ONE, "wins by absence");
            // Three drawn matches, or two and one won by absence before: 2 for each without play.
            let won = office.state.matches.values().filter(|m| m.side_of(opponent).is_some());
            let played = won.clone().filter(|m| m.boards.iter().any(|b| b.result().is_some_and(G::was_played))).count();
            let all = won.count();
            let kashdan = i64::try_from(2 * played + 2 * (all - played)).unwrap();
            assert_eq!(after.values[2], Some(kashdan), "Kashdan: 2 for a draw, and for a match without play");
        }
        office.assert_replays();
    }
}

#[test]
fn e10_annulment_in_a_swiss_for_teams() {
    let swiss = CompetitionSettings { kind: CompetitionKind::TeamSwiss, ..weekly(8, 7, "1989-10-14", (16, 30)) };
    let (mut office, id, teams) = group(swiss, 10);
    let k = teams[4];
    let mut opponents = Vec::new();
    for (round, half_points) in [(1, 4), (2, 10), (3, 6)] {
        office.must(event(CompetitionAct::Pair(id)));
        let (m, side) = of_team(&office, k, round);
        office.at = office.state.matches[&m].start.date.at(20, 0);
        report(&mut office, m, &scored(8, side, half_points));
        opponents.push(office.state.matches[&m].team(side.other()));
        settle(&mut office, id);
    }
    let before: Vec<LeagueTableRow> = opponents.iter().map(|team| row(&office, id, *team)).collect();
    office.must(event(CompetitionAct::WithdrawTeam(id, k)));
    assert!(office.state.events[&id].gone[&k].annulled, "2 × 3 < 7");
    let last = rows(&office, id).pop().unwrap();
    assert_eq!((last.team, last.match_points, last.board_points), (k, Points::ZERO, Points::ZERO));
    for (team, before) in opponents.iter().zip(&before) {
        let now = row(&office, id, *team);
        assert_eq!(
            (now.match_points, now.board_points),
            (before.match_points, before.board_points),
            "{team} keeps them"
        );
    }
    // Round 4 pairs the other nine by the points of the table.
    let points: Vec<(TeamId, Points)> = rows(&office, id).iter().map(|row| (row.team, row.match_points)).collect();
    office.must(event(CompetitionAct::Pair(id)));
    let fourth: Vec<_> = office.state.matches.values().filter(|m| m.round == 4).collect();
    assert!(fourth.len() == 4 && fourth.iter().all(|m| m.side_of(k).is_none()), "one of nine rests");
    let of = |team: TeamId| points.iter().find(|(of, _)| *of == team).unwrap().1.tenths();
    let apart = fourth.iter().map(|m| (of(m.home) - of(m.visitors)).abs()).max().unwrap();
    assert!(apart <= 10, "neighbours by those points meet: {apart}");
    office.assert_replays();
}

#[test]
fn e11_olympic_scoring_and_the_order_of_tie_breaks() {
    // By home and visitor, with the home team's half points: A-D, B-C; D-C, A-B; B-D, C-A.
    let results = [(0, 3, 3), (1, 2, 5), (3, 2, 2), (0, 1, 8), (1, 3, 5), (2, 0, 5)];
    for (scoring, expected) in [(PrimaryScore::Matches, [1, 2, 3, 0]), (PrimaryScore::Olympic, [2, 0, 1, 3])] {
        let table = TableRules { scoring, ..TableRules::default() };
        let settings = CompetitionSettings { table, ..weekly(4, 3, "1989-10-14", (16, 30)) };
        let (mut office, id, teams) = group(settings, 4);
        for round in 1..=3 {
            office.must(event(CompetitionAct::Pair(id)));
            let of_round: Vec<MatchId> =
                office.state.matches.iter().filter(|(_, m)| m.round == round).map(|(id, _)| *id).collect();
            for m in of_round {
                let (home, visitors) = (office.state.matches[&m].home, office.state.matches[&m].visitors);
                let is = |(one, other, _): &&(usize, usize, usize)| teams[*one] == home && teams[*other] == visitors;
                let (.., half_points) = results.iter().find(is).unwrap();
                office.at = office.state.matches[&m].start.date.at(20, 30);
                report(&mut office, m, &scored(4, TeamSide::Home, *half_points));
            }
            settle(&mut office, id);
        }
        let order: Vec<TeamId> = rows(&office, id).iter().map(|row| row.team).collect();
        assert_eq!(order, expected.map(|at| teams[at]), "{scoring:?}");
    }
}

/// The rating of the player of E18 on the list of January, where his games for A and B are of one championship or not.
fn e18(one_championship: bool) -> String {
    let mut office = Office::new();
    let clubs: Vec<ClubId> = (1..=8).map(|n| office.club(n, &[n * 100])).collect();
    let elos = [2240, 2200, 2180, 2100, 2060];
    for (n, club) in (1..).zip(&clubs) {
        let own: &[u16] = if n == 1 { &[2300, 2150] } else { &elos };
        for (at, elo) in (0..).zip(own) {
            office.player(*club, n * 100 + at, PlayerCategory::Preferent, Some(*elo));
        }
        for (at, category) in [(5, PlayerCategory::First), (6, PlayerCategory::Second)] {
            office.player(*club, n * 100 + at, category, None);
        }
        let list = if n == 1 { vec![100, 101, 105, 106] } else { (n * 100..n * 100 + 7).collect() };
        office.must(SeasonAct::List(ListAct::Stamp(*club, list.into_iter().map(MemberNo).collect())));
    }
    let settings = weekly(1, 7, "1989-10-14", (16, 30));
    let parts = [TeamCategory::First, TeamCategory::Second].map(|category| {
        let preliminary = one_championship || category == TeamCategory::First;
        let id = office.announce(CompetitionSettings { preliminary, ..settings.clone() });
        let teams: Vec<TeamId> = clubs.iter().map(|club| office.enter(id, *club, category)).collect();
        office.must(event(CompetitionAct::Group(id, vec![teams.clone()])));
        (id, teams[0])
    });
    // By round: the opponent's number, and the half points of the player, number 2 of his club.
    let games = [("4", 2), ("5", 2), ("6", 1), ("7", 2), ("2", 1), ("3", 0), ("1", 1)];
    for (round, (number, half_points)) in (1..).zip(games) {
        for (part, (id, team)) in parts.iter().enumerate() {
            office.must(event(CompetitionAct::Pair(*id)));
            if (round > 4) == (part == 0) {
                let (m, side) = of_team(&office, *team, round);
                office.at = office.state.matches[&m].start;
                office.match_act(m, sheet(side, &["2"]));
                office.match_act(m, sheet(side.other(), &[number]));
                office.at = office.at.plus_minutes(240);
                report(&mut office, m, &scored(1, side, half_points));
            }
            settle(&mut office, *id);
        }
    }
    let list = crate::rating_list::next_list(&office.state, day("1990-01-01"));
    let line = list.lines().find(|line| line.split(',').any(|cell| cell == "101")).unwrap_or_else(|| panic!("{list}"));
    line.to_owned()
}

#[test]
fn e18_a_championship_is_one_event_for_the_rating() {
    let one = e18(true);
    assert!(one.contains(",2160"), "{one}");
    let two = e18(false);
    assert!(two.contains(",2150") && !two.contains("2160"), "{two}");
}

/// The days of the norms a player still holds when a season ends, with norms of certain days.
fn held(year: u16, norms: &[&str]) -> Vec<String> {
    let mut office =
        Office { state: SeasonState::default(), log: Vec::new(), at: moment(&format!("{}-06-30T10:00", year + 1)) };
    let working_days = adoube_federation::deadlines::WorkingDays::default();
    office.must(SeasonAct::Open(Season { year, working_days, protected_rounds: 2 }));
    let club = office.club(1, &[1]);
    let (person, category) = (MemberNo(1), PlayerCategory::Preferent);
    let (ratings, nationality) = (PlayerRatings::default(), adoube_federation::people::Nationality::Home);
    let player = RegisteredPlayer { person, club, category, title: None, ratings, nationality };
    office.must(SeasonAct::Licence(LicenceAct::Know(player)));
    for on in norms {
        office.must(SeasonAct::Licence(LicenceAct::Norm(person, NormClaim::Earlier, day(on))));
    }
    legacy(&office.state).whole.norms.iter().map(|(_, on, _)| on.to_string()).collect()
}

#[test]
fn e20_norms_that_are_lost() {
    let (older, younger, third) = ("1985-11-01", "1986-11-01", "1989-11-01");
    let both = [older, younger];
    assert_eq!(held(1987, &both), both, "30 June 1988");
    assert_eq!(held(1988, &both), [younger], "30 June 1989");
    assert_eq!(held(1989, &both), [younger], "30 June 1990");
    assert_eq!(held(1990, &both), [""; 0], "30 June 1991");
    let more = [older, younger, third];
    assert_eq!(held(1989, &more), [younger, third], "30 June 1990");
    assert_eq!(held(1990, &more), [younger, third], "30 June 1991");
}
