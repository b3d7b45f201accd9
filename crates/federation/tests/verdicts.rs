//! Resolutions: the members present, the receipts of the parties, and older logs without them; a venue for a whole
//! round.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::act_refusal::ActRefusal;
use adoube_federation::acts::{BodyAct, CaseAct, CompetitionAct, decide};
use adoube_federation::appeal::DecidingBody;
use adoube_federation::cases::Party;
use adoube_federation::cases::{Matter, Offender, Ruling};
use adoube_federation::clash::{ChangeGround, RoundChange};
use adoube_federation::commission::{Ballot, Member, Task, Vote};
use adoube_federation::council::Council;
use adoube_federation::ids::{CaseId, ClubId, MatchId, MemberNo};
use adoube_federation::parties::parties;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::venue::RoundHall;
use adoube_federation::{SeasonAct, SeasonState};
use common::{Office, bodies, day, event, four_teams, moment, rule};
use std::collections::BTreeSet;

fn members(people: &[u32]) -> Vec<Member> {
    let task = |at| if at == 0 { Task::President } else { Task::Member };
    let of = people.iter().enumerate();
    of.map(|(at, n)| Member { person: MemberNo(*n), task: task(at), since: day("1989-07-01") }).collect()
}

fn council(people: &[u32], until: Option<&str>) -> Council {
    Council { elected: day("1989-06-03"), until: until.map(day), members: members(people) }
}

fn by(case: u32, ruling: Ruling, sat: &[u32]) -> SeasonAct {
    let sat = Some(sat.iter().map(|person| MemberNo(*person)).collect());
    SeasonAct::Case(CaseAct::Rule { case: CaseId(case), ruling, vote: None, received: None, sat })
}

#[test]
fn competition_committee_2_1_a_the_boards_members_decide_appeals() {
    let (mut office, _, teams) = four_teams(4);
    bodies(&mut office);
    let named = |body, council| SeasonAct::Body(BodyAct::NameCouncil(body, council));
    let unsound = [
        named(DecidingBody::Board, council(&[], None)),
        named(DecidingBody::Board, council(&[8001, 8002], Some("1989-06-03"))),
        named(DecidingBody::Feda, council(&[8001], None)),
    ];
    for act in unsound {
        assert_eq!(office.refusal(&act).reason, RefusalReason::Act(ActRefusal::CouncilElected), "{act:?}");
    }
    let twice = office.refusal(&named(DecidingBody::Board, council(&[8001, 8002, 8001], None))).reason;
    assert!(matches!(twice, RefusalReason::Twice(_, 8001)), "{twice:?}");
    office.must(named(DecidingBody::Board, council(&[8001, 8002, 8003, 9101], Some("1993-06-03"))));
    office.must(named(DecidingBody::ExecutiveCouncil, council(&[9001, 8101], None)));
    let board = &office.state.councils[&DecidingBody::Board];
    assert!(!board.is_over(day("1993-06-03")) && board.is_over(day("1993-06-04")) && board.has(MemberNo(8002)));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Breach(Offender::Team(teams[0])))));
    office.must(by(1, Ruling::No, &[9101, 9102]));
    office.must(SeasonAct::Case(CaseAct::AppealBy { case: CaseId(1), party: Party::Club(ClubId(1)) }));
    assert_eq!(office.refusal(&by(2, Ruling::No, &[])).reason, RefusalReason::WhoSat);
    assert_eq!(office.refusal(&by(2, Ruling::No, &[7001])).reason, RefusalReason::NotMember(7001));
    assert_eq!(office.refusal(&by(2, Ruling::No, &[9101])).reason, RefusalReason::SatBefore(9101), "of both bodies");
    office.must(by(2, Ruling::No, &[8001, 8003]));
    assert_eq!(office.state.cases[1].decision.as_ref().unwrap().sat, BTreeSet::from([MemberNo(8001), MemberNo(8003)]));
    assert_eq!(office.state.cases[1].by, Some(Party::Club(ClubId(1))));
    // Sports Commission 1.2: the members of the Executive Council approve the chosen person.
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Appointment(members(&[1, 2]).remove(1)))));
    assert_eq!(office.refusal(&by(3, Ruling::Yes, &[8001])).reason, RefusalReason::NotMember(8001));
    office.must(by(3, Ruling::Yes, &[9001, 8101]));
    office.assert_replays();
}

#[test]
fn competition_committee_2_1_a_each_party_has_fifteen_days_of_its_own() {
    let (mut office, id, _) = four_teams(4);
    bodies(&mut office);
    office.must(event(CompetitionAct::Pair(id)));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Incident(MatchId(1), 2))));
    let of = parties(&office.state, &office.state.cases[0]);
    let [home, visitors] = of.iter().copied().collect::<Vec<_>>()[..] else { panic!("{of:?}") };
    let receipt = |party, on: &str| SeasonAct::Case(CaseAct::ReceivedBy { case: CaseId(1), party, on: day(on) });
    let appeal = |party| SeasonAct::Case(CaseAct::AppealBy { case: CaseId(1), party });
    office.at = moment("1990-02-01T10:00");
    assert_eq!(office.refusal(&receipt(home, "1990-02-01")).reason, RefusalReason::NotDecided);
    office.must(by(1, Ruling::Result(adoube_federation::result::TeamBoardResult::Drawn), &[9101]));
    let stranger = Party::Person(MemberNo(1));
    assert_eq!(office.refusal(&receipt(stranger, "1990-02-01")).reason, RefusalReason::NotParty);
    assert_eq!(office.refusal(&appeal(stranger)).reason, RefusalReason::NotParty);
    office.at = moment("1990-02-20T10:00");
    office.must(receipt(home, "1990-02-03"));
    assert_eq!(office.refusal(&receipt(home, "1990-02-04")).reason, RefusalReason::Decided, "once");
    office.must(receipt(visitors, "1990-02-12"));
    // The home club's time to appeal ended on the 18th; the away club's ends on the 27th.
    assert_eq!(office.codes(&appeal(home)), ["E-APPEAL-LATE"]);
    office.at = moment("1990-02-28T10:00");
    assert_eq!(office.codes(&appeal(visitors)), ["E-APPEAL-LATE"]);
    office.at = moment("1990-02-27T10:00");
    office.must(appeal(visitors));
    let decision = office.state.cases[0].decision.as_ref().unwrap();
    assert_eq!(decision.received_by(home), Some(day("1990-02-03")));
    assert_eq!(decision.last_received(), Some(day("1990-02-12")));
    // The appeal concerns the same two clubs, and in the next instance each has its own deadline again.
    assert_eq!(parties(&office.state, &office.state.cases[1]), of);
    office.assert_replays();
}

#[test]
fn a_verdict_that_everybody_received_at_once_counts_for_each_party() {
    let (mut office, _, teams) = four_teams(4);
    bodies(&mut office);
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Breach(Offender::Team(teams[1])))));
    office.at = moment("1990-02-01T10:00");
    office.must(rule(&office, 1, Ruling::No, None));
    let party = Party::Club(ClubId(2));
    let receipt = SeasonAct::Case(CaseAct::ReceivedBy { case: CaseId(1), party, on: day("1990-02-01") });
    assert_eq!(office.refusal(&receipt).reason, RefusalReason::Decided);
    office.at = moment("1990-02-17T10:00");
    assert_eq!(office.codes(&SeasonAct::Case(CaseAct::AppealBy { case: CaseId(1), party })), ["E-APPEAL-LATE"]);
}

/// Logs of versions that did not record the members present, each party's receipt, or the hall of a round: their acts
/// get the same answers as before.
#[test]
fn an_older_log_is_answered_as_it_was() {
    let (mut office, id, _) = four_teams(10);
    bodies(&mut office);
    let old = [
        r#"{"case":{"raise":{"breach":{"club":1}}}}"#.to_owned(),
        r#"{"case":{"rule":{"case":1,"ruling":"yes","vote":null,"received":"1989-07-01"}}}"#.to_owned(),
        r#"{"case":{"appeal":1}}"#.to_owned(),
        r#"{"case":{"rule":{"case":3,"ruling":"no","vote":null,"received":null}}}"#.to_owned(),
        r#"{"case":{"received":[3,"1989-07-01"]}}"#.to_owned(),
        format!(
            r#"{{"case":{{"raise":{{"change":[{id},{{"round":7,"rounds":9,"planned":"1989-11-25","wanted":"1989-11-25","other_venue":true,"ground":"ordinary"}}]}}}}}}"#
        ),
    ];
    let today = office.at.date.to_string();
    for line in old {
        let line = line.replace("1989-07-01", &today);
        let act: SeasonAct = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(serde_json::to_string(&act).unwrap(), line, "written as it was read");
        let answers = decide(&office.state, &act, office.at).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        assert!(!answers.is_empty());
        if let SeasonAct::Case(CaseAct::Rule { sat, .. }) = &act {
            assert!(sat.is_none());
        }
        office.must(act);
    }
    assert!(office.state.cases.iter().filter_map(|case| case.decision.as_ref()).all(|d| d.sat.is_empty()));
    // New resolutions name the members present.
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Breach(Offender::Club(ClubId(2))))));
    let last = u32::try_from(office.state.cases.len()).unwrap();
    assert_eq!(office.refusal(&by(last, Ruling::No, &[])).reason, RefusalReason::WhoSat);
    office.assert_replays();
}

fn hall(boards: u16, travel_min: Option<u16>) -> RoundHall {
    RoundHall { address: "Casal Nou, Plaça Major 1, Vallfosca".to_owned(), boards, travel_min }
}

fn with_hall(
    office: &Office,
    id: adoube_federation::ids::CompetitionId,
    round: u16,
    hall: RoundHall,
    ground: ChangeGround,
) -> SeasonAct {
    let planned = office.state.events[&id].settings.rounds[usize::from(round) - 1].date;
    let change =
        RoundChange { round, rounds: 9, planned, wanted: planned, other_venue: true, hall: Some(hall), ground };
    SeasonAct::Case(CaseAct::Raise(Matter::Change(id, change)))
}

fn venues(state: &SeasonState, round: u16) -> Vec<Option<String>> {
    state.matches.values().filter(|m| m.round == round).map(|m| m.venue.clone()).collect()
}

#[test]
fn calendar_15_10_b_a_whole_round_in_another_hall() {
    let (mut office, id, _) = four_teams(10);
    bodies(&mut office);
    office.must(event(CompetitionAct::Pair(id)));
    let asked = |office: &Office, round, hall, ground| with_hall(office, id, round, hall, ground);
    assert_eq!(office.codes(&asked(&office, 8, hall(40, None), ChangeGround::Ordinary)), ["E-CAL-LASTTWO"]);
    assert_eq!(office.codes(&asked(&office, 1, hall(40, None), ChangeGround::Clash)), ["E-CAL-VENUE"], "15.3");
    assert_eq!(office.codes(&asked(&office, 1, hall(40, Some(71)), ChangeGround::Ordinary)), ["E-VENUE-TRAVEL"]);
    for round in [1, 2] {
        let small = asked(&office, round, hall(19, None), ChangeGround::Ordinary);
        assert_eq!(office.refusal(&small).reason, RefusalReason::HallTooSmall(20, 19), "five matches of four boards");
    }
    let nowhere = RoundHall { address: " ".to_owned(), ..hall(20, None) };
    assert_eq!(
        office.refusal(&asked(&office, 1, nowhere, ChangeGround::Ordinary)).reason,
        RefusalReason::Act(ActRefusal::Address)
    );
    let yes = Some(Vote { yes: 4, no: 0, blank: 0, president: Ballot::For });
    let address = Some("Casal Nou, Plaça Major 1, Vallfosca".to_owned());
    // A round that is paired, and one that is not yet.
    for (case, round) in [(1, 1), (2, 2)] {
        office.must(asked(&office, round, hall(20, Some(30)), ChangeGround::Ordinary));
        office.must(rule(&office, case, Ruling::Yes, yes));
        assert_eq!(office.state.events[&id].halls[&round], hall(20, Some(30)));
    }
    assert_eq!(venues(&office.state, 1), vec![address.clone(); 5]);
    // 6.1: after the revocation, the matches of the first round return to their venues; the second round keeps its
    // venue when it is paired.
    let (commission, committee) = ((MemberNo(9001), MemberNo(9002)), MemberNo(9101));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Revocation { case: CaseId(1), commission, committee })));
    office.must(rule(&office, 3, Ruling::Yes, None));
    assert_eq!(venues(&office.state, 1), vec![None; 5]);
    assert!(!office.state.events[&id].halls.contains_key(&1));
    office.at = moment("1989-10-14T21:30");
    for m in office.state.matches.keys().copied().collect::<Vec<_>>() {
        for side in adoube_federation::ids::TeamSide::BOTH {
            let report = vec![Some(adoube_federation::result::TeamBoardResult::Drawn); 4];
            office.match_act(m, adoube_federation::acts::MatchAct::Report(side, report));
        }
    }
    office.must(event(CompetitionAct::CloseRound(id)));
    office.must(event(CompetitionAct::Pair(id)));
    assert_eq!(venues(&office.state, 2), vec![address; 5]);
    office.assert_replays();
}
