//! The office's acts on matches and cases: a moved match, the members of a body, the receipt of a resolution, lots
//! among level teams, the second envelope, undone acts.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::act_refusal::ActRefusal;
use adoube_federation::acts::{CaseAct, CompetitionAct, LicenceAct, MatchAct, undone};
use adoube_federation::appeal::DecidingBody;
use adoube_federation::cases::{Matter, Offender, Ruling};
use adoube_federation::clash::{ChangeGround, MatchChange};
use adoube_federation::commission::{Ballot, Vote};
use adoube_federation::competition::Delivery;
use adoube_federation::duties::duties;
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use adoube_federation::matches::{BoardStatus, ProvisionalReading, SealedMoveEnvelope};
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_federation::people::{PlayerCategory, PlayerTitle};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::season::TitleGround;
use adoube_federation::teams::TeamCategory;
use adoube_federation::unfinished::AdjournmentStep;
use adoube_federation::{SeasonAct, SeasonAnswer, SeasonState, decide, reports};
use common::{Office, bench, bodies, day, event, four_teams, moment, rule};
use std::collections::BTreeSet;

const UNANIMOUS: Option<Vote> = Some(Vote { yes: 6, no: 0, blank: 0, president: Ballot::For });

fn asked(id: u32, to: &str, venue: Option<&str>, ground: ChangeGround) -> SeasonAct {
    let change = MatchChange { to: moment(to), venue: venue.map(str::to_owned), ground, agreed: [true, false] };
    SeasonAct::Case(CaseAct::Raise(Matter::MatchChange(MatchId(id), change)))
}

#[test]
fn calendar_15_10_b_one_match_is_moved_with_the_permission_of_the_commission() {
    // Five rounds, so that the first is not one of the last two.
    let (mut office, id, _) = four_teams(6);
    bodies(&mut office);
    office.must(event(CompetitionAct::Pair(id)));
    office.must(asked(1, "1989-10-18T20:00", Some("Casal, c/ Major 3"), ChangeGround::Ordinary));
    let case = &office.state.cases[0];
    assert_eq!((case.body, case.matter.rule()), (DecidingBody::SportsCommission, "Calendar 15.10 (b)"));
    assert_eq!(
        office.state.matches[&MatchId(1)].start,
        moment("1989-10-14T16:30"),
        "nothing moves before it is permitted"
    );
    office.must(rule(&office, 1, Ruling::Yes, UNANIMOUS));
    let m = &office.state.matches[&MatchId(1)];
    assert_eq!((m.start, m.planned), (moment("1989-10-18T20:00"), Some(moment("1989-10-14T16:30"))));
    assert_eq!(m.venue.as_deref(), Some("Casal, c/ Major 3"));
    // The calendar and the deadlines follow: Wednesday's result is due on Thursday at 13:00.
    let calendar = reports::calendar(&office.state);
    assert!(calendar.iter().any(|line| line.at == m.start && line.matches == [MatchId(1)]));
    let due = duties(&office.state, day("1989-10-20"));
    let result = due
        .iter()
        .find(|d| d.paper == PaperKind::Result && d.about == PaperSubject::MatchSide(MatchId(1), TeamSide::Home));
    assert_eq!(result.and_then(|duty| duty.due), Some(day("1989-10-19")));
    // After the revocation, the match has its original date and venue.
    let (commission, committee) = ((MemberNo(9001), MemberNo(9002)), MemberNo(9101));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Revocation { case: CaseId(1), commission, committee })));
    office.must(rule(&office, 2, Ruling::Yes, None));
    let m = &office.state.matches[&MatchId(1)];
    assert_eq!((m.start, m.planned, &m.venue), (moment("1989-10-14T16:30"), None, &None));
    office.assert_replays();
}

#[test]
fn calendar_15_3_and_15_10_what_cannot_be_asked_for_a_match() {
    let (mut office, id, _) = four_teams(6);
    bodies(&mut office);
    office.must(event(CompetitionAct::Pair(id)));
    assert_eq!(office.codes(&asked(1, "1989-10-18T20:00", Some("elsewhere"), ChangeGround::Clash)), ["E-CAL-VENUE"]);
    let refused = |office: &Office, act: &SeasonAct| office.refusal(act).reason;
    let same = asked(1, "1989-10-14T16:30", None, ChangeGround::Ordinary);
    assert_eq!(refused(&office, &same), RefusalReason::Act(ActRefusal::NothingMoves));
    let long = asked(1, "1989-10-18T20:00", Some(&"x".repeat(201)), ChangeGround::Ordinary);
    assert_eq!(refused(&office, &long), RefusalReason::Act(ActRefusal::Address));
    let past = asked(1, "1989-06-30T20:00", None, ChangeGround::Ordinary);
    assert_eq!(refused(&office, &past), RefusalReason::NotAhead);
    // After its start it is too late to request a change; a result by then also prevents permission.
    office.must(asked(1, "1989-10-18T20:00", None, ChangeGround::Ordinary));
    office.at = moment("1989-10-14T16:30");
    let late = asked(2, "1989-10-18T20:00", None, ChangeGround::Ordinary);
    assert_eq!(refused(&office, &late), RefusalReason::MatchBegun);
    office.line_up(MatchId(1), TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(MatchId(1), TeamSide::Visitors, &[1, 2, 3, 4]);
    assert_eq!(refused(&office, &rule(&office, 1, Ruling::Yes, UNANIMOUS)), RefusalReason::MatchBegun);
    office.must(rule(&office, 1, Ruling::No, Some(Vote { yes: 0, no: 6, blank: 0, president: Ballot::Against })));
    // Matches of the last two rounds cannot be brought forward or change venue; they may be postponed (D-49).
    play_round(&mut office, id, |_| G::Drawn);
    for _ in 0..3 {
        office.must(event(CompetitionAct::Pair(id)));
        play_round(&mut office, id, |_| G::Drawn);
    }
    office.must(event(CompetitionAct::Pair(id)));
    let last = *office.state.matches.keys().last().unwrap();
    let earlier = asked(last.0, "1989-11-10T20:00", None, ChangeGround::Ordinary);
    assert_eq!(office.codes(&earlier), ["E-CAL-LASTTWO"]);
    let elsewhere = asked(last.0, "1989-11-11T16:30", Some("elsewhere"), ChangeGround::Ordinary);
    assert_eq!(office.codes(&elsewhere), ["E-CAL-LASTTWO"]);
    office.must(asked(last.0, "1989-11-20T20:00", None, ChangeGround::Ordinary));
}

#[test]
fn a_team_does_not_play_two_matches_on_a_day() {
    let (mut office, id, _) = four_teams(6);
    bodies(&mut office);
    office.must(event(CompetitionAct::Pair(id)));
    office.must(asked(1, "1989-10-21T10:00", None, ChangeGround::Ordinary));
    office.must(rule(&office, 1, Ruling::Yes, UNANIMOUS));
    let teams = {
        let m = &office.state.matches[&MatchId(1)];
        [m.home, m.visitors]
    };
    for m in [2, 3] {
        office.at = moment("1989-10-14T20:00");
        for side in TeamSide::BOTH {
            office.match_act(MatchId(m), MatchAct::Report(side, vec![Some(G::Drawn); 4]));
        }
    }
    office.must(event(CompetitionAct::CloseRound(id)));
    office.must(event(CompetitionAct::Pair(id)));
    let second =
        office.state.matches.iter().find(|(_, m)| m.round == 2 && teams.iter().any(|t| m.side_of(*t).is_some()));
    let second = *second.unwrap().0;
    let act = asked(second.0, "1989-10-21T18:00", None, ChangeGround::Ordinary);
    assert_eq!(office.refusal(&act).reason, RefusalReason::Busy(1));
}

/// Every open match of the round gets one result on all boards, by both reports; the round is closed.
fn play_round(office: &mut Office, id: CompetitionId, result: impl Fn(&adoube_federation::matches::ClubMatch) -> G) {
    let round = office.state.events[&id].paired;
    let open: Vec<(MatchId, G)> =
        office.state.matches.iter().filter(|(_, m)| m.round == round).map(|(id, m)| (*id, result(m))).collect();
    let start = office.state.events[&id].settings.rounds[usize::from(round) - 1];
    office.at = start.date.at(21, 0);
    for (m, result) in open {
        for side in TeamSide::BOTH {
            office.match_act(m, MatchAct::Report(side, vec![Some(result); 4]));
        }
    }
    office.must(event(CompetitionAct::CloseRound(id)));
}

#[test]
fn competition_committee_2_1_nobody_decides_in_two_instances() {
    let (mut office, _, teams) = four_teams(4);
    bodies(&mut office);
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Breach(Offender::Team(teams[0])))));
    let by = |office: &Office, case, ruling, sat: &[u32]| {
        let sat = Some(sat.iter().map(|person| MemberNo(*person)).collect());
        SeasonAct::Case(CaseAct::Rule { case: CaseId(case), ruling, vote: None, received: Some(office.at.date), sat })
    };
    assert_eq!(office.refusal(&by(&office, 1, Ruling::No, &[])).reason, RefusalReason::WhoSat);
    assert_eq!(office.refusal(&by(&office, 1, Ruling::No, &[9101, 9001])).reason, RefusalReason::NotMember(9001));
    office.must(by(&office, 1, Ruling::No, &[9101, 9102]));
    assert_eq!(office.state.cases[0].decision.as_ref().unwrap().sat, BTreeSet::from([MemberNo(9101), MemberNo(9102)]));
    // The Board has no named members; a member named later has not decided before, nor in the instance after it.
    office.must(SeasonAct::Case(CaseAct::Appeal(CaseId(1))));
    let refusal = office.refusal(&by(&office, 2, Ruling::No, &[7001, 9102]));
    assert_eq!((refusal.reason, refusal.cites), (RefusalReason::SatBefore(9102), None));
    assert_eq!(office.refusal(&by(&office, 2, Ruling::No, &[])).reason, RefusalReason::WhoSat);
    office.must(by(&office, 2, Ruling::No, &[7001, 7002]));
    office.must(SeasonAct::Case(CaseAct::Appeal(CaseId(2))));
    for before in [9101, 7002] {
        assert_eq!(office.refusal(&by(&office, 3, Ruling::No, &[before])).reason, RefusalReason::SatBefore(before));
    }
    office.must(by(&office, 3, Ruling::No, &[6001]));
    office.assert_replays();
}

#[test]
fn sports_commission_7_no_more_votes_than_sat() {
    let (mut office, id, _) = four_teams(4);
    bodies(&mut office);
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::LastRound(id))));
    let at = Ruling::At(moment("1989-11-11T16:30"));
    let sat: BTreeSet<MemberNo> = [9001, 9002, 9003, 9004].map(MemberNo).into();
    let vote = |yes| Some(Vote { yes, no: 0, blank: 0, president: Ballot::For });
    let act = |yes| CaseAct::Rule {
        case: CaseId(1),
        ruling: at.clone(),
        vote: vote(yes),
        received: None,
        sat: Some(sat.clone()),
    };
    assert_eq!(office.refusal(&SeasonAct::Case(act(5))).reason, RefusalReason::VoteTotals(4));
    office.must(SeasonAct::Case(act(4)));
}

#[test]
fn competition_committee_2_1_fifteen_days_from_the_receipt() {
    let (mut office, _, teams) = four_teams(4);
    bodies(&mut office);
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Breach(Offender::Team(teams[0])))));
    let receipt = |on: &str| SeasonAct::Case(CaseAct::Received(CaseId(1), day(on)));
    assert_eq!(office.refusal(&receipt("1989-07-01")).reason, RefusalReason::NotDecided);
    office.at = moment("1990-02-01T10:00");
    let sat = Some(bench(&office.state, CaseId(1)));
    office.must(SeasonAct::Case(CaseAct::Rule {
        case: CaseId(1),
        ruling: Ruling::No,
        vote: None,
        received: None,
        sat,
    }));
    // Not received yet: the time to appeal has not started.
    office.at = moment("1990-03-12T10:00");
    assert!(decide(&office.state, &SeasonAct::Case(CaseAct::Appeal(CaseId(1))), office.at).is_ok());
    assert_eq!(
        office.refusal(&receipt("1990-01-31")).reason,
        RefusalReason::Act(ActRefusal::Received),
        "before the decision"
    );
    assert!(matches!(office.refusal(&receipt("1990-03-13")).reason, RefusalReason::TooEarly(_)), "tomorrow");
    office.must(receipt("1990-03-01"));
    assert_eq!(office.refusal(&receipt("1990-03-02")).reason, RefusalReason::Decided, "once");
    office.at = moment("1990-03-17T10:00");
    assert_eq!(office.codes(&SeasonAct::Case(CaseAct::Appeal(CaseId(1)))), ["E-APPEAL-LATE"]);
    office.at = moment("1990-03-16T10:00");
    office.must(SeasonAct::Case(CaseAct::Appeal(CaseId(1))));
    office.assert_replays();
}

#[test]
fn d_74_lots_are_drawn_among_level_teams_and_the_table_follows() {
    let (mut office, id, teams) = four_teams(4);
    let lots = |order: &[TeamId]| event(CompetitionAct::DrawLots(id, order.to_vec()));
    for round in 1..=3 {
        office.must(event(CompetitionAct::Pair(id)));
        if round == 3 {
            assert_eq!(office.refusal(&lots(&teams)).reason, RefusalReason::NotLevel, "before the end");
        }
        play_round(&mut office, id, |_| G::Drawn);
    }
    let order = |state: &SeasonState| -> Vec<(u16, TeamId)> {
        let standing = reports::standing(state, id, 0, ProvisionalReading::Settled).unwrap();
        standing.rows.iter().map(|row| (row.rank, row.team)).collect()
    };
    assert!(order(&office.state).iter().all(|(rank, _)| *rank == 1), "all level");
    let draw = reports::standing(&office.state, id, 0, ProvisionalReading::Settled).unwrap().movements.unwrap();
    assert_eq!(draw.draw.len(), 4);
    let wanted = [teams[2], teams[0], teams[3], teams[1]];
    assert_eq!(office.refusal(&lots(&wanted[..3])).reason, RefusalReason::NotLevel, "not all of them");
    let twice = [teams[2], teams[0], teams[0], teams[1]];
    assert_eq!(office.refusal(&lots(&twice)).reason, RefusalReason::NotLevel);
    office.must(lots(&wanted));
    let expected: Vec<(u16, TeamId)> = (1..).zip(wanted).collect();
    assert_eq!(order(&office.state), expected);
    let standing = reports::standing(&office.state, id, 0, ProvisionalReading::Settled).unwrap();
    assert_eq!(standing.rows.iter().map(|row| row.lot).collect::<Vec<_>>(), [Some(1), Some(2), Some(3), Some(4)]);
    let moves = standing.movements.unwrap();
    assert_eq!((moves.promoted, moves.relegated, moves.draw), (vec![teams[2]], vec![teams[1]], vec![]));
    assert_eq!(office.refusal(&lots(&wanted)).reason, RefusalReason::NotLevel, "nobody is level any more");
    office.assert_replays();
}

#[test]
fn delegates_5_421_an_existing_team_keeps_its_category() {
    let (mut office, _, teams) = four_teams(4);
    let other = office.announce(common::league(4, 3));
    let club = office.state.teams[&teams[0]].club;
    let enter = |category| {
        let (team, delivery) = (Some(teams[0]), Delivery::ByHand);
        event(CompetitionAct::EnterTeam { event: other, club, category, team, delivery, received: None })
    };
    let refusal = office.refusal(&enter(TeamCategory::Second)).reason;
    assert_eq!(refusal, RefusalReason::OtherCategory(teams[0].0));
    office.must(enter(TeamCategory::PromotionToThird));
}

#[test]
fn adjournments_10_2_a_the_second_envelope() {
    let (mut office, id, _) = four_teams(4);
    office.must(event(CompetitionAct::Pair(id)));
    let m = MatchId(1);
    office.line_up(m, TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(m, TeamSide::Visitors, &[1, 2, 3, 4]);
    office.at = moment("1989-10-14T22:30");
    let seal = |home_pieces, telephones| {
        let envelope = SealedMoveEnvelope {
            home_pieces,
            visitors_pieces: 8,
            clocks_stopped: true,
            signed: true,
            minutes: 10,
            telephones,
            contents: None,
        };
        MatchAct::Step { board: 1, step: AdjournmentStep::Seal, envelope: Some(envelope), resumption: None }
    };
    office.match_act(m, seal(7, false));
    office.match_act(m, MatchAct::Step { board: 1, step: AdjournmentStep::Resume, envelope: None, resumption: None });
    assert_eq!(office.refusal(&SeasonAct::Match(m, seal(6, false))).reason, RefusalReason::Envelope, "no telephones");
    assert_eq!(
        office.refusal(&SeasonAct::Match(m, seal(9, true))).reason,
        RefusalReason::MorePieces(1),
        "more than before"
    );
    office.match_act(m, seal(6, true));
    assert!(matches!(office.state.matches[&m].boards[0], BoardStatus::Unfinished(_)));
    assert_eq!(office.state.cases.len(), 1);
}

#[test]
fn master_titles_2_to_4_are_recorded_with_their_ground() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    for (person, ground) in (10..).zip([TitleGround::FideTitle, TitleGround::SpanishJunior, TitleGround::SpanishFinal])
    {
        office.player(club, person, PlayerCategory::Preferent, Some(2200));
        office.must(SeasonAct::Licence(LicenceAct::Title(MemberNo(person), PlayerTitle::MestreCatala, ground)));
        assert_eq!(office.state.titles.last(), Some(&(MemberNo(person), PlayerTitle::MestreCatala, ground)));
        assert_eq!(office.state.players[&MemberNo(person)].title, Some(PlayerTitle::MestreCatala));
    }
    office.assert_replays();
}

#[test]
fn what_was_undone_leaves_its_numbers_and_a_withdrawn_matter() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    let before = office.state.clone();
    let raise = SeasonAct::Case(CaseAct::Raise(Matter::Breach(Offender::Club(club))));
    let events = decide(&before, &raise, office.at).unwrap();
    let state = events.iter().fold(before.clone(), undone);
    assert!(state.cases[0].withdrawn && !state.cases[0].is_open());
    let ruling = SeasonAct::Case(CaseAct::Rule {
        case: CaseId(1),
        ruling: Ruling::No,
        vote: None,
        received: None,
        sat: Some(BTreeSet::new()),
    });
    assert_eq!(decide(&state, &ruling, office.at).unwrap_err().reason, RefusalReason::CaseWithdrawn);
    let register = office.log.last().unwrap().act.clone();
    let again = decide(&before, &register, office.at).unwrap();
    let after = again.iter().fold(before, undone);
    assert_eq!(after.clubs.keys().collect::<Vec<_>>(), [&club], "nothing of it holds");
    let next = decide(&after, &register, office.at).unwrap();
    assert!(matches!(next[..], [SeasonAnswer::ClubRegistered(ClubId(3), _)]), "club 2 is not given again: {next:?}");
    let written = serde_json::to_string(&after).unwrap();
    assert_eq!(serde_json::from_str::<SeasonState>(&written).unwrap(), after);
}
