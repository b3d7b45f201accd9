//! The effects of a ruling are reversed when a higher instance decides differently, or the Board revokes it
//! (Competition Committee 2.1; Sports Commission 6.1): results, dates, teams, players, members.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::acts::{BodyAct, CaseAct, CompetitionAct, MatchAct};
use adoube_federation::cases::{Matter, Offender, Ruling, SanctionEffect, SanctionRow, SanctionTable};
use adoube_federation::clash::{ChangeGround, MatchChange, RoundChange};
use adoube_federation::commission::{Ballot, Member, Task, Vote};
use adoube_federation::competition::{CompetitionKind, CompetitionSettings, Delivery};
use adoube_federation::homologation::{OpenGroup, OpenRequest};
use adoube_federation::ids::{CaseId, CompetitionId, MatchId, MemberNo, OpenId, TeamId, TeamSide};
use adoube_federation::lateness::Cause;
use adoube_federation::matches::{BoardStatus, ProvisionalReading};
use adoube_federation::people::PlayerCategory;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::teams::TeamCategory;
use adoube_federation::{SeasonAct, reports};
use common::{Office, bodies, day, enter, event, four_teams, individual, league, moment, rule};
use std::collections::BTreeSet;

const M: MatchId = MatchId(1);

const YES: Vote = Vote { yes: 4, no: 0, blank: 0, president: Ballot::For };

fn raise(office: &mut Office, matter: Matter) -> u32 {
    office.must(SeasonAct::Case(CaseAct::Raise(matter)));
    u32::try_from(office.state.cases.len()).unwrap()
}

/// A case is decided, with the Commission's vote if the Commission decides.
fn decide(office: &mut Office, case: u32, ruling: Ruling) {
    let commission =
        office.state.case(CaseId(case)).unwrap().body == adoube_federation::appeal::DecidingBody::SportsCommission;
    office.must(rule(office, case, ruling, commission.then_some(YES)));
}

/// The higher instance gives the ruling that the first should have given.
fn appeal(office: &mut Office, case: u32, instead: Ruling) -> u32 {
    office.must(SeasonAct::Case(CaseAct::Appeal(CaseId(case))));
    let new = u32::try_from(office.state.cases.len()).unwrap();
    office.must(rule(office, new, Ruling::Instead(Box::new(instead)), None));
    new
}

/// The Board revokes a decision of the Commission.
fn revoke(office: &mut Office, case: u32) -> u32 {
    let (commission, committee) = ((MemberNo(9001), MemberNo(9002)), MemberNo(9101));
    let new = raise(office, Matter::Revocation { case: CaseId(case), commission, committee });
    decide(office, new, Ruling::Yes);
    new
}

fn paired() -> (Office, CompetitionId, Vec<TeamId>) {
    let (mut office, id, teams) = four_teams(4);
    bodies(&mut office);
    office.must(event(CompetitionAct::Pair(id)));
    (office, id, teams)
}

#[test]
fn competition_rules_12_1_d_a_proof_admitted_on_appeal_gives_the_game_back() {
    let (mut office, ..) = paired();
    office.line_up(M, TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(M, TeamSide::Visitors, &[1, 2, 3, 4]);
    office.at = moment("1989-10-14T22:00");
    let late = MatchAct::Late { side: TeamSide::Visitors, board: 1, at_s: 75 * 60, cause: Cause::TransportWithProof };
    office.must(SeasonAct::Match(M, late));
    office.must(SeasonAct::Match(M, MatchAct::Result(1, G::VisitorsWon)));
    let stands = |office: &Office| office.state.matches[&M].boards[0];
    decide(&mut office, 1, Ruling::No);
    assert_eq!(stands(&office), BoardStatus::Finished(G::VisitorsAbsent));
    let board = appeal(&mut office, 1, Ruling::Yes);
    assert_eq!(stands(&office), BoardStatus::Finished(G::VisitorsWon), "what was played counts");
    appeal(&mut office, board, Ruling::No);
    assert_eq!(stands(&office), BoardStatus::Finished(G::VisitorsAbsent), "and in the last instance again not");
    office.assert_replays();
}

#[test]
fn competition_rules_12_3_a_team_admitted_on_appeal_was_not_absent() {
    let (mut office, ..) = paired();
    office.line_up(M, TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(M, TeamSide::Visitors, &[1, 2, 3, 4]);
    office.at = moment("1989-10-14T22:00");
    let (side, half_at_s) = (TeamSide::Visitors, Some(70 * 60));
    let late = MatchAct::Presence { side, present: 1, half_at_s, cause: Cause::TransportWithProof };
    office.must(SeasonAct::Match(M, late));
    for board in 1..=4 {
        office.must(SeasonAct::Match(M, MatchAct::Result(board, G::Drawn)));
    }
    let case = u32::try_from(office.state.cases.len()).unwrap();
    decide(&mut office, case, Ruling::No);
    assert!(office.state.matches[&M].team_absent(TeamSide::Visitors));
    appeal(&mut office, case, Ruling::Yes);
    let m = &office.state.matches[&M];
    assert!(!m.team_absent(TeamSide::Visitors) && m.lost_by.is_none());
    assert!(m.boards.iter().all(|board| *board == BoardStatus::Finished(G::Drawn)));
    office.assert_replays();
}

#[test]
fn days_go_back_when_they_are_refused_on_appeal_or_revoked() {
    let planned = moment("1989-10-14T16:30");
    let late = moment("1989-10-21T10:00");
    let change = RoundChange {
        round: 1,
        rounds: 9,
        planned: planned.date,
        wanted: late.date,
        other_venue: false,
        hall: None,
        ground: ChangeGround::Ordinary,
    };
    let moved =
        MatchChange {
            to: late, venue: Some("Plaça, 1".to_owned()), ground: ChangeGround::Ordinary, agreed: [true; 2]
        };
    let id = CompetitionId(1);
    let matters = [
        (Matter::ForceMajeure(id, 1, Vec::new()), Ruling::At(late)),
        (Matter::ForceMajeure(id, 1, vec![M]), Ruling::At(late)),
        (Matter::Clash(M), Ruling::At(late)),
        (Matter::RoundRobinDate(id, 1, vec![M], Vec::new()), Ruling::At(late)),
        (Matter::Change(id, change), Ruling::Yes),
        (Matter::MatchChange(M, moved), Ruling::Yes),
    ];
    for (matter, ruling) in matters {
        let (mut office, ..) = paired();
        let before = (office.state.events.clone(), office.state.matches.clone());
        let case = raise(&mut office, matter.clone());
        decide(&mut office, case, ruling.clone());
        assert_eq!(office.state.matches[&M].start.date, late.date, "{matter:?}");
        appeal(&mut office, case, Ruling::No);
        assert!((&office.state.events, &office.state.matches) == (&before.0, &before.1), "{matter:?}: all as before");
        office.assert_replays();
    }
    // A request that is rejected first and granted on appeal takes effect then; if it is rejected twice, nothing
    // happens.
    let (mut office, ..) = paired();
    let case = raise(&mut office, Matter::Clash(M));
    decide(&mut office, case, Ruling::No);
    let board = appeal(&mut office, case, Ruling::At(late));
    assert_eq!(office.state.matches[&M].start, late);
    appeal(&mut office, board, Ruling::No);
    assert_eq!(office.state.matches[&M].start, planned);
    // Sports Commission 6.1: any of its decisions; on appeal, the revocation is reversed too.
    for matter in [Matter::LastRound(id), Matter::LastSwissRound(id)] {
        let (mut office, ..) = paired();
        let last = |office: &Office| office.state.events[&id].settings.rounds[2];
        let was = last(&office);
        let case = raise(&mut office, matter.clone());
        decide(&mut office, case, Ruling::At(moment("1989-11-25T16:30")));
        let revocation = revoke(&mut office, case);
        assert_eq!(last(&office), was, "{matter:?}");
        assert!(office.state.case(CaseId(case)).unwrap().revoked);
        appeal(&mut office, revocation, Ruling::No);
        assert_eq!(last(&office), moment("1989-11-25T16:30"), "{matter:?}: it holds again");
        assert!(!office.state.case(CaseId(case)).unwrap().revoked);
        office.assert_replays();
    }
}

#[test]
fn competition_committee_3_1_an_exclusion_lifted_on_appeal_brings_the_team_back() {
    let (mut office, id, teams) = paired();
    let rows = vec![SanctionRow { offence: "leaving the hall".to_owned(), effect: SanctionEffect::Exclusion }];
    office.must(SeasonAct::Body(BodyAct::Sanctions(SanctionTable { circular: "12/89".to_owned(), rows })));
    let points = |office: &Office| {
        let standing = reports::standing(&office.state, id, 0, ProvisionalReading::Settled).unwrap();
        standing.rows.iter().map(|row| (row.team, row.match_points)).collect::<Vec<_>>()
    };
    let (matches, table) = (office.state.matches.clone(), points(&office));
    let breach = raise(&mut office, Matter::Breach(Offender::Team(teams[0])));
    decide(&mut office, breach, Ruling::Yes);
    decide(&mut office, 2, Ruling::Sanction(0));
    assert!(office.state.events[&id].gone.contains_key(&teams[0]));
    let m = office.state.matches.values().find(|m| m.side_of(teams[0]).is_some()).unwrap();
    let absent = G::absence(m.side_of(teams[0]).unwrap());
    assert!(m.boards.iter().all(|board| *board == BoardStatus::Finished(absent)), "its open match is lost by absence");
    let mut second = Office { state: office.state.clone(), log: office.log.clone(), at: office.at };
    appeal(&mut office, 2, Ruling::No);
    assert!(!office.state.events[&id].gone.contains_key(&teams[0]));
    assert!(office.state.matches == matches && points(&office) == table);
    office.assert_replays();
    // The same if the breach itself is reversed.
    appeal(&mut second, breach, Ruling::No);
    assert!(second.state.sanctions.iter().all(|sanction| sanction.lifted));
    assert!(!second.state.events[&id].gone.contains_key(&teams[0]) && second.state.matches == matches);
    // A breach that is reversed before the sanction is decided leaves no case for the sanction.
    let (mut office, _, teams) = paired();
    let breach = raise(&mut office, Matter::Breach(Offender::Team(teams[0])));
    decide(&mut office, breach, Ruling::Yes);
    appeal(&mut office, breach, Ruling::No);
    assert!(office.state.cases[1].withdrawn && !office.state.cases[1].is_open());
    assert_eq!(office.refusal(&rule(&office, 2, Ruling::No, None)).reason, RefusalReason::CaseWithdrawn);
    office.assert_replays();
}

#[test]
fn players_members_and_opens_are_back_when_a_verdict_falls() {
    let mut office = Office::new();
    bodies(&mut office);
    let club = office.club(1, &[1]);
    office.player(club, 10, PlayerCategory::Preferent, Some(2100));
    let id = office.announce(individual());
    office.must(enter(id, 10, None));
    office.must(event(CompetitionAct::WithdrawPlayer(id, MemberNo(10))));
    decide(&mut office, 1, Ruling::Yes);
    assert!(office.state.events[&id].entrants[&MemberNo(10)].left_after.is_some(), "14.21");
    appeal(&mut office, 1, Ruling::No);
    assert_eq!(office.state.events[&id].entrants[&MemberNo(10)].left_after, None);
    // Sports Commission 1.2, 3.1, 3.3.
    let case = raise(&mut office, Matter::Removal(MemberNo(9005)));
    decide(&mut office, case, Ruling::Yes);
    let members = office.state.commission.members.clone();
    let member = Member { person: MemberNo(9020), task: Task::Member, since: day("1989-08-01") };
    for matter in [Matter::Appointment(member.clone()), Matter::Vacancy(member), Matter::Removal(MemberNo(9006))] {
        let case = raise(&mut office, matter.clone());
        decide(&mut office, case, Ruling::Yes);
        assert_ne!(office.state.commission.members, members, "{matter:?}");
        appeal(&mut office, case, Ruling::No);
        assert_eq!(office.state.commission.members, members, "{matter:?}");
        assert_eq!(office.state.commission.vacant, 1, "{matter:?}");
    }
    // Open tournaments, closing: the Commission decides an annulment, so the Board may revoke it.
    let group = OpenGroup { categories: BTreeSet::from([PlayerCategory::First]), players: 40 };
    let (requested, first) = (day("1989-06-30"), day("1989-08-01"));
    let request = OpenRequest {
        requested,
        first,
        last: first.plus(8),
        rounds: 9,
        groups: vec![group],
        distances_hm: Vec::new(),
        club: None,
    };
    office.must(SeasonAct::AskHomologation(request));
    office.at = moment("1989-08-02T10:00");
    let case = raise(&mut office, Matter::Annulment(OpenId(1)));
    decide(&mut office, case, Ruling::Yes);
    assert!(office.state.opens[&OpenId(1)].annulled);
    revoke(&mut office, case);
    assert!(!office.state.opens[&OpenId(1)].annulled);
    office.assert_replays();
}

/// 15.7: the right to advance can be withdrawn until the next round is paired; and nobody advances, or plays on
/// another date, in a match that has begun.
#[test]
fn calendar_15_7_a_pass_falls_until_the_next_round_is_paired() {
    let mut office = Office::new();
    bodies(&mut office);
    let clubs: Vec<_> = (1..=4).map(|n| office.club_with_list(n, n * 100, 10, 6)).collect();
    let first = office.announce(league(10, 3));
    let teams: Vec<TeamId> = clubs.iter().map(|c| office.enter(first, *c, TeamCategory::First)).collect();
    let id = office.announce(CompetitionSettings { kind: CompetitionKind::Cup, preliminary: false, ..league(4, 2) });
    for (club, team) in clubs.iter().zip(&teams) {
        let (category, delivery) = (TeamCategory::First, Delivery::ByHand);
        office.must(event(CompetitionAct::EnterTeam {
            event: id,
            club: *club,
            category,
            team: Some(*team),
            delivery,
            received: None,
        }));
    }
    office.must(event(CompetitionAct::Group(id, vec![teams.clone()])));
    office.must(event(CompetitionAct::Pair(id)));
    let case = raise(&mut office, Matter::CopaPass(M, teams[0]));
    decide(&mut office, case, Ruling::Yes);
    assert_eq!(office.state.matches[&M].passes, Some(TeamSide::Home));
    revoke(&mut office, case);
    let m = &office.state.matches[&M];
    assert!(m.passes.is_none() && m.boards.iter().all(|board| *board == BoardStatus::Open));
    let case = raise(&mut office, Matter::CopaPass(M, teams[0]));
    decide(&mut office, case, Ruling::Yes);
    office.at = moment("1989-10-14T20:00");
    office.line_up(MatchId(2), TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(MatchId(2), TeamSide::Visitors, &[1, 2, 3, 4]);
    for board in 1..=4 {
        office.must(SeasonAct::Match(MatchId(2), MatchAct::Result(board, G::HomeWon)));
    }
    for matter in [Matter::CopaPass(MatchId(2), teams[3]), Matter::Clash(MatchId(2))] {
        assert_eq!(office.refusal(&SeasonAct::Case(CaseAct::Raise(matter))).reason, RefusalReason::MatchBegun);
    }
    office.must(event(CompetitionAct::CloseRound(id)));
    office.must(event(CompetitionAct::Pair(id)));
    let (commission, committee) = ((MemberNo(9001), MemberNo(9002)), MemberNo(9101));
    let revocation = raise(&mut office, Matter::Revocation { case: CaseId(case), commission, committee });
    assert_eq!(office.refusal(&rule(&office, revocation, Ruling::Yes, None)).reason, RefusalReason::RoundClosed(1));
    office.assert_replays();
}
