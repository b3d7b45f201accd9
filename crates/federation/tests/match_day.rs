//! A match by acts: line-ups, substitutes, delays, adjournments, disputes, reports, signatures.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

#[path = "match_day/absences.rs"]
mod absences;
#[path = "match_day/adjournments.rs"]
mod adjournments;
mod common;

use adoube_federation::act_refusal::ActRefusal;
use adoube_federation::acts::{CaseAct, CompetitionAct, LineUpTiming, MatchAct};
use adoube_federation::cases::{Matter, Ruling};
use adoube_federation::duties::duties;
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, TeamSide};
use adoube_federation::lateness::Cause;
use adoube_federation::list_number::ListNumber;
use adoube_federation::matches::{
    BoardStatus, Preparation, ProvisionalReading, RecordMark, Remark, SealedMoveEnvelope,
};
use adoube_federation::papers::PaperKind;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::reports;
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::teams::TeamCategory;
use adoube_federation::unfinished::{AdjournmentStep, UnfinishedState};
use adoube_federation::{HandbookFinding, SeasonAct};
use common::{Office, day, league, moment};

const M: MatchId = MatchId(1);

/// Four clubs of different towns with a team of four boards each (Promotion to Third), paired for the first round: club 1 at
/// home to club 4, club 2 to club 3. Each list has six Preferents and eight players of third category.
fn office() -> (Office, CompetitionId) {
    let mut office = Office::new();
    let clubs: Vec<ClubId> = (1..=4).map(|n| office.club_with_list(n, n * 100, 6, 8)).collect();
    let event = office.announce(league(4, 3));
    let teams = clubs.iter().map(|club| office.enter(event, *club, TeamCategory::PromotionToThird)).collect();
    office.must(SeasonAct::Event(CompetitionAct::Group(event, vec![teams])));
    office.at = moment("1989-10-14T16:00");
    office.must(SeasonAct::Event(CompetitionAct::Pair(event)));
    (office, event)
}

fn lined_up() -> (Office, CompetitionId) {
    let (mut office, event) = office();
    office.line_up(M, TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(M, TeamSide::Visitors, &[1, 2, 3, 4]);
    // Two hours after the start.
    office.at = moment("1989-10-14T18:30");
    (office, event)
}

fn board(office: &Office, board: usize) -> BoardStatus {
    office.state.matches[&M].boards[board - 1]
}

fn rule(case: u32, ruling: Ruling, office: &Office) -> SeasonAct {
    common::rule(office, case, ruling, None)
}

fn envelope() -> SealedMoveEnvelope {
    SealedMoveEnvelope {
        home_pieces: 7,
        visitors_pieces: 8,
        clocks_stopped: true,
        signed: true,
        minutes: 10,
        telephones: true,
        contents: None,
    }
}

#[test]
fn delegates_5_61_line_ups_are_checked_and_stay_closed_until_both_are_in() {
    let (mut office, _) = office();
    let wrong = MatchAct::LineUp {
        side: TeamSide::Home,
        players: ["2", "1", "3", "31", "5"].iter().map(|n| n.parse().unwrap()).collect(),
        when: LineUpTiming::BeforePlay,
    };
    assert_eq!(office.codes(&SeasonAct::Match(M, wrong)), ["E-LU-UNKNOWN", "E-LU-SIZE", "E-LU-ORDER", "E-LU-ORDER"]);
    office.line_up(M, TeamSide::Home, &[1, 2, 3, 4]);
    assert!(!office.state.matches[&M].lineups_open());
    office.line_up(M, TeamSide::Visitors, &[1, 2, 3, 5]);
    assert!(office.state.matches[&M].lineups_open());
    let again =
        MatchAct::LineUp { side: TeamSide::Home, players: vec![ListNumber::plain(1)], when: LineUpTiming::BeforePlay };
    assert_eq!(office.refusal(&SeasonAct::Match(M, again)).reason, RefusalReason::Act(ActRefusal::LineUpsOpen));
    office.assert_replays();
}

#[test]
fn d_04_irregular_record_of_a_played_match_goes_to_the_committee() {
    let (mut office, _) = office();
    let players = ["2", "1", "3", "4"].iter().map(|n| n.parse().unwrap()).collect();
    let after = MatchAct::LineUp { side: TeamSide::Home, players, when: LineUpTiming::AfterPlay };
    assert!(matches!(office.refusal(&SeasonAct::Match(M, after.clone())).reason, RefusalReason::TooEarly(_)));
    office.at = moment("1989-10-14T21:00");
    office.match_act(M, after);
    let irregular = |r: &Remark| matches!(r, Remark::Irregular(HandbookFinding::LineUpOrder { .. }));
    assert!(office.state.matches[&M].back.iter().any(irregular));
    assert!(matches!(office.state.cases[0].matter, Matter::Breach(_)));
}

#[test]
fn d_12_short_line_ups_lose_the_last_boards_or_the_match() {
    let (mut office, _) = office();
    let sheet = |side, list: &[u16]| {
        let players = list.iter().map(|n| ListNumber::plain(*n)).collect();
        SeasonAct::Match(M, MatchAct::LineUp { side, players, when: LineUpTiming::BeforePlay })
    };
    // A line-up below half does not count until the time is over (12.3 b, D-31).
    for list in [&[1][..], &[]] {
        assert_eq!(office.refusal(&sheet(TeamSide::Home, list)).reason, RefusalReason::BelowHalf(2));
    }
    // A line-up can be changed until the other one is submitted; the result follows the last version.
    office.must(sheet(TeamSide::Home, &[1, 2]));
    assert!(office.state.matches[&M].boards.iter().all(|b| *b == BoardStatus::Open), "nothing gives the sheet away");
    office.must(sheet(TeamSide::Home, &[1, 2, 3]));
    office.must(sheet(TeamSide::Visitors, &[1, 2, 3, 4]));
    assert_eq!((board(&office, 3), board(&office, 4)), (BoardStatus::Open, BoardStatus::Finished(G::HomeAbsent)));
    assert!(!office.state.matches[&M].team_absent(TeamSide::Home));
    office.assert_replays();
    // Both teams are short: nobody scores on the boards that both leave empty (D-34).
    let (mut office, _) = self::office();
    office.must(sheet(TeamSide::Home, &[1, 2]));
    office.must(sheet(TeamSide::Visitors, &[1, 2, 3]));
    assert_eq!((board(&office, 2), board(&office, 3)), (BoardStatus::Open, BoardStatus::Finished(G::HomeAbsent)));
    assert_eq!(board(&office, 4), BoardStatus::Finished(G::BothAbsent), "D-34");
    let x: Vec<TeamSide> = office.state.matches[&M].marks.iter().filter(|m| m.0 == 4).map(|m| m.1).collect();
    assert_eq!(x, TeamSide::BOTH);
    // When the time is over, a line-up below half loses the match and is kept.
    let (mut office, _) = self::office();
    office.must(sheet(TeamSide::Home, &[1, 2]));
    office.at = moment("1989-10-14T17:30");
    office.must(sheet(TeamSide::Visitors, &[1]));
    assert_eq!(board(&office, 1), BoardStatus::Finished(G::VisitorsAbsent));
    assert_eq!(board(&office, 3), BoardStatus::Finished(G::BothAbsent), "D-34");
    assert!(office.state.matches[&M].team_absent(TeamSide::Visitors));
    office.assert_replays();
}

#[test]
fn competition_rules_12_nothing_is_noted_before_it_has_happened() {
    let (mut office, _) = lined_up();
    office.at = moment("1989-10-14T16:00");
    let early = |office: &Office, act: &MatchAct, at: &str| {
        let refused = office.refusal(&SeasonAct::Match(M, act.clone())).reason;
        assert_eq!(refused, RefusalReason::TooEarly(moment(at)), "{act:?}");
    };
    let (side, cause) = (TeamSide::Visitors, Cause::None);
    let lost = MatchAct::Presence { side, present: 0, half_at_s: None, cause };
    let late = MatchAct::Late { side, board: 1, at_s: 1500, cause };
    early(&office, &lost, "1989-10-14T17:30");
    early(&office, &late, "1989-10-14T16:55");
    early(&office, &MatchAct::Leave { board: 1, at_s: 1500 }, "1989-10-14T16:55");
    early(&office, &MatchAct::Result(1, G::VisitorsAbsent), "1989-10-14T17:30");
    early(&office, &MatchAct::Report(side, vec![Some(G::Drawn); 4]), "1989-10-14T16:30");
    let incoming = "9".parse().unwrap();
    early(&office, &MatchAct::Substitute { side, board: 1, incoming, at_s: 1500 }, "1989-10-14T16:55");
    let proved = MatchAct::Presence { side, present: 0, half_at_s: None, cause: Cause::TransportWithProof };
    office.at = moment("1989-10-14T17:30");
    early(&office, &proved, "1989-10-14T18:00");
    office.match_act(M, late.clone());
    // 12.1 (c): a player who has arrived cannot arrive again.
    assert_eq!(office.refusal(&SeasonAct::Match(M, late)).reason, RefusalReason::Arrived(1));
    office.match_act(M, lost);
    assert!(office.state.matches[&M].team_absent(side));
}

#[test]
fn competition_rules_12_3_a_team_that_has_played_was_there() {
    let (mut office, _) = lined_up();
    let absent = SeasonAct::Match(
        M,
        MatchAct::Presence { side: TeamSide::Visitors, present: 0, half_at_s: None, cause: Cause::None },
    );
    office.match_act(M, MatchAct::Result(1, G::Drawn));
    assert_eq!(office.refusal(&absent).reason, RefusalReason::PlayBegun);
    for board in 2..=4 {
        office.match_act(M, MatchAct::Result(board, G::Drawn));
    }
    let remark = |words: &str| SeasonAct::Match(M, MatchAct::Remark(TeamSide::Visitors, words.to_owned()));
    office.match_act(M, MatchAct::Sign(TeamSide::Home, MemberNo(100)));
    // 5.94: a delegate signs the current record.
    office.must(remark("it was cold"));
    assert_eq!(office.state.matches[&M].signed, [None, None]);
    office.match_act(M, MatchAct::Sign(TeamSide::Home, MemberNo(100)));
    office.match_act(M, MatchAct::Sign(TeamSide::Visitors, MemberNo(400)));
    let before = office.state.matches[&M].clone();
    for act in [
        absent,
        remark("and dark"),
        SeasonAct::Match(M, MatchAct::Mark(1, TeamSide::Home, RecordMark::O)),
        SeasonAct::Match(M, MatchAct::MissingDocument(TeamSide::Home, "1".parse().unwrap())),
    ] {
        assert_eq!(office.refusal(&act).reason, RefusalReason::Signed, "{act:?}");
    }
    assert_eq!(office.state.matches[&M], before);
    office.match_act(M, MatchAct::RecordReceived);
    office.assert_replays();
}

#[test]
fn delegates_5_71_a_report_has_every_result() {
    let (mut office, _) = lined_up();
    let partial = vec![Some(G::HomeWon), None, None, Some(G::Drawn)];
    let refused = office.refusal(&SeasonAct::Match(M, MatchAct::Report(TeamSide::Home, partial.clone()))).reason;
    assert_eq!(refused, RefusalReason::ReportIncomplete(vec![2, 3]));
    for board in [2, 3] {
        office.match_act(
            M,
            MatchAct::Step { board, step: AdjournmentStep::Seal, envelope: Some(envelope()), resumption: None },
        );
    }
    office.match_act(M, MatchAct::Report(TeamSide::Home, partial));
}

#[test]
fn calendar_15_5_an_envelope_that_cannot_be_played_does_not_bind() {
    let (mut office, _) = office();
    let seal = MatchAct::SealLineUp { side: TeamSide::Home, boards: vec![2], envelope: "sha256:ab".to_owned() };
    office.match_act(M, seal);
    office.match_act(M, MatchAct::OpenLineUp { side: TeamSide::Home, players: vec![ListNumber::plain(1)] });
    office.line_up(M, TeamSide::Home, &[1, 2, 3, 4]);
}

#[test]
fn teams_7_33_another_championship_has_rounds_of_its_own() {
    let mut office = Office::new();
    let clubs: Vec<ClubId> = (1..=4).map(|n| office.club_with_list(n, n * 100, 6, 8)).collect();
    let first = office.announce(league(4, 3));
    let later = league(4, 3);
    let rounds = later.rounds.iter().map(|at| at.date.plus(28).at(16, 30)).collect();
    let second = office.announce(adoube_federation::competition::CompetitionSettings { rounds, ..later });
    let category = TeamCategory::PromotionToThird;
    let teams: Vec<_> = clubs.iter().map(|club| office.enter(first, *club, category)).collect();
    for (club, team) in clubs.iter().zip(&teams) {
        let delivery = adoube_federation::competition::Delivery::ByHand;
        let act = CompetitionAct::EnterTeam {
            event: second,
            club: *club,
            category,
            team: Some(*team),
            delivery,
            received: None,
        };
        office.must(SeasonAct::Event(act));
    }
    for event in [first, second] {
        office.must(SeasonAct::Event(CompetitionAct::Group(event, vec![teams.clone()])));
        office.must(SeasonAct::Event(CompetitionAct::Pair(event)));
    }
    office.line_up(MatchId(1), TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(MatchId(3), TeamSide::Home, &[1, 2, 3, 4]);
}

#[test]
fn substitutes_13_board_colour_and_clock_pass_over() {
    let (mut office, _) = lined_up();
    let substitute = |board, incoming: &str, minute: u32| MatchAct::Substitute {
        side: TeamSide::Home,
        board,
        incoming: incoming.parse().unwrap(),
        at_s: minute * 60,
    };
    assert_eq!(office.codes(&SeasonAct::Match(M, substitute(2, "7", 19))), ["E-SUB-EARLY"]);
    office.match_act(M, substitute(2, "7", 25));
    let m = &office.state.matches[&M];
    assert_eq!(m.seated[0][1], "7".parse().unwrap());
    assert!(m.marks.contains(&(2, TeamSide::Home, RecordMark::O)));
    assert_eq!(office.codes(&SeasonAct::Match(M, substitute(3, "8", 30))), ["E-SUB-COUNT"]);
    // D-27: a player who has arrived cannot be replaced.
    office.match_act(M, MatchAct::Late { side: TeamSide::Visitors, board: 1, at_s: 900, cause: Cause::None });
    let visitors =
        MatchAct::Substitute { side: TeamSide::Visitors, board: 1, incoming: "9".parse().unwrap(), at_s: 1500 };
    assert_eq!(office.refusal(&SeasonAct::Match(M, visitors)).reason, RefusalReason::BoardNotOpen(1));
    office.assert_replays();
}

#[test]
fn competition_rules_12_1_delays_and_refused_proofs() {
    let (mut office, _) = lined_up();
    let late = |side, board, minutes: u32, cause| MatchAct::Late { side, board, at_s: minutes * 60, cause };
    office.match_act(M, late(TeamSide::Visitors, 1, 75, Cause::TransportWithProof));
    office.match_act(M, late(TeamSide::Visitors, 2, 40, Cause::TransportWithProof));
    office.match_act(M, late(TeamSide::Visitors, 3, 61, Cause::None));
    office.match_act(M, late(TeamSide::Home, 4, 61, Cause::TransportWithProof));
    assert_eq!(board(&office, 3), BoardStatus::Finished(G::VisitorsAbsent), "12.1 (a)");
    assert_eq!(board(&office, 4), BoardStatus::Finished(G::HomeAbsent), "D-29");
    office.match_act(M, MatchAct::Result(1, G::VisitorsWon));
    office.match_act(M, MatchAct::Result(2, G::VisitorsWon));
    let proofs: Vec<&Matter> = office.state.cases.iter().map(|case| &case.matter).collect();
    assert_eq!(proofs, [&Matter::DelayProof(M, 1, 4500), &Matter::DelayProof(M, 2, 2400)]);
    office.must(rule(1, Ruling::No, &office));
    office.must(rule(2, Ruling::No, &office));
    assert_eq!(board(&office, 1), BoardStatus::Finished(G::VisitorsAbsent), "V-DE-12: after 60 minutes");
    assert_eq!(board(&office, 2), BoardStatus::Finished(G::VisitorsWon), "V-DE-12: before");
    assert!(duties(&office.state, office.at.date).iter().any(|d| d.paper == PaperKind::DelayProofs), "5.814");
    office.assert_replays();
}

#[test]
fn competition_rules_12_2_a_player_is_of_the_town_of_the_club() {
    let mut office = Office::new();
    // All clubs are from one town.
    let clubs = [100, 200, 300, 400].map(|first| office.club_with_list(7, first, 4, 2));
    let id = office.announce(league(4, 3));
    let teams = clubs.map(|club| office.enter(id, club, TeamCategory::PromotionToThird)).to_vec();
    office.must(SeasonAct::Event(CompetitionAct::Group(id, vec![teams])));
    office.must(SeasonAct::Event(CompetitionAct::Pair(id)));
    office.line_up(M, TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(M, TeamSide::Visitors, &[1, 2, 3, 4]);
    office.at = moment("1989-10-14T18:30");
    let cause = Cause::TransportWithProof;
    office.match_act(M, MatchAct::Late { side: TeamSide::Visitors, board: 1, at_s: 75 * 60, cause });
    assert_eq!(
        board(&office, 1),
        BoardStatus::Finished(G::VisitorsAbsent),
        "V-DE-10: no time is divided within a town"
    );
    assert!(office.state.cases.is_empty(), "and there is nothing to decide");
}

#[test]
fn competition_rules_12_1_b_the_local_player_waits() {
    let (mut office, _) = lined_up();
    office.match_act(M, MatchAct::Leave { board: 1, at_s: 89 * 60 });
    office.match_act(M, MatchAct::Leave { board: 2, at_s: 90 * 60 });
    let left = |r: &&Remark| matches!(r, Remark::LeftEarly { .. });
    assert_eq!(office.state.matches[&M].back.iter().filter(left).count(), 1);
}

#[test]
fn competition_rules_12_3_half_a_team_absent() {
    let (mut office, _) = lined_up();
    let presence = |side, present, half_at_s| MatchAct::Presence { side, present, half_at_s, cause: Cause::None };
    office.match_act(M, presence(TeamSide::Home, 2, None));
    office.match_act(M, presence(TeamSide::Visitors, 1, None));
    let m = &office.state.matches[&M];
    assert!(m.team_absent(TeamSide::Visitors) && !m.team_absent(TeamSide::Home));
    assert!(m.boards.iter().all(|b| *b == BoardStatus::Finished(G::VisitorsAbsent)));
    let again = presence(TeamSide::Visitors, 4, None);
    assert_eq!(office.refusal(&SeasonAct::Match(M, again)).reason, RefusalReason::Act(ActRefusal::Presence));
}

#[test]
fn sub_condicione_9_both_alternatives_until_the_committee_rules_and_on_appeal() {
    let (mut office, event) = lined_up();
    for board in 1..=3 {
        office.match_act(M, MatchAct::Result(board, G::Drawn));
    }
    office.match_act(
        M,
        MatchAct::SubCondicione {
            board: 4,
            point: "touched piece".to_owned(),
            home_clock_s: 5400,
            visitors_clock_s: 5000,
            upheld: G::HomeWon,
            rejected: G::VisitorsWon,
        },
    );
    let points = |office: &Office, reading| -> Vec<i32> {
        let standing = reports::standing(&office.state, event, 0, reading).unwrap();
        let team = office.state.matches[&M].home;
        standing.rows.iter().filter(|r| r.team == team).map(|r| r.match_points.tenths()).collect()
    };
    assert_eq!(points(&office, ProvisionalReading::Settled), [0]);
    assert_eq!(points(&office, ProvisionalReading::Upheld), [10]);
    assert_eq!(points(&office, ProvisionalReading::Rejected), [0]);
    office.must(rule(1, Ruling::Yes, &office));
    assert_eq!(points(&office, ProvisionalReading::Settled), [10]);
    // 2.1: on appeal the Board decides differently, and the standings follow.
    office.must(SeasonAct::Case(CaseAct::Appeal(CaseId(1))));
    office.must(rule(2, Ruling::Instead(Box::new(Ruling::No)), &office));
    assert_eq!(board(&office, 4), BoardStatus::Finished(G::VisitorsWon));
    assert_eq!(points(&office, ProvisionalReading::Settled), [0]);
    // Against the Board: the committee of the Generalitat.
    office.must(SeasonAct::Case(CaseAct::Appeal(CaseId(2))));
    assert_eq!(office.state.cases[2].body, adoube_federation::appeal::DecidingBody::SportsDiscipline);
    office.must(rule(3, Ruling::Instead(Box::new(Ruling::Yes)), &office));
    assert_eq!(board(&office, 4), BoardStatus::Finished(G::HomeWon));
    office.assert_replays();
}

#[test]
fn delegates_5_93_incident_with_both_versions() {
    let (mut office, _) = lined_up();
    let incident = |home: &str| MatchAct::Incident {
        board: 2,
        home: home.to_owned(),
        visitors: "the clock had stopped".to_owned(),
    };
    assert_eq!(office.refusal(&SeasonAct::Match(M, incident(" "))).reason, RefusalReason::Act(ActRefusal::Words));
    office.match_act(M, incident("the flag fell"));
    let version = |r: &&Remark| matches!(r, Remark::Version { countersigned: true, .. });
    assert_eq!(office.state.matches[&M].back.iter().filter(version).count(), 2);
    office.must(rule(1, Ruling::Result(G::Drawn), &office));
    assert_eq!(board(&office, 2), BoardStatus::Finished(G::Drawn));
}

#[test]
fn delegates_5_71_reports_are_compared_and_late_ones_warned_of() {
    let (mut office, _) = lined_up();
    let report = |results: [G; 4]| results.iter().map(|r| Some(*r)).collect::<Vec<_>>();
    office.at = moment("1989-10-16T12:59");
    office.match_act(M, MatchAct::Report(TeamSide::Home, report([G::HomeWon, G::Drawn, G::Drawn, G::HomeWon])));
    assert!(office.state.warnings.is_empty());
    office.at = moment("1989-10-16T13:01");
    office
        .match_act(M, MatchAct::Report(TeamSide::Visitors, report([G::HomeWon, G::Drawn, G::VisitorsWon, G::HomeWon])));
    assert_eq!(office.state.warnings[0].finding.code(), "W-RESULT-LATE");
    let m = &office.state.matches[&M];
    assert_eq!((m.differences.as_slice(), m.pending()), (&[3][..], 1));
    assert_eq!(board(&office, 3), BoardStatus::Open);
    office.match_act(M, MatchAct::Report(TeamSide::Visitors, report([G::HomeWon, G::Drawn, G::Drawn, G::HomeWon])));
    assert!(office.state.matches[&M].is_settled() && office.state.matches[&M].differences.is_empty());
    office.at = moment("1989-10-18T10:00");
    office.match_act(M, MatchAct::RecordReceived);
    assert_eq!(office.state.warnings.len(), 2, "only the two late reports");
    office.at = moment("1989-10-19T10:00");
    office.match_act(M, MatchAct::RecordReceived);
    assert_eq!(office.state.warnings.last().unwrap().finding.code(), "W-RECORD-LATE");
}

#[test]
fn delegates_5_94_signatures_of_delegates_only_when_no_board_is_open() {
    let (mut office, _) = lined_up();
    let sign = |side, person| MatchAct::Sign(side, MemberNo(person));
    assert_eq!(
        office.refusal(&SeasonAct::Match(M, sign(TeamSide::Home, 100))).reason,
        RefusalReason::Act(ActRefusal::GamesOpen)
    );
    for board in 1..=4 {
        office.match_act(M, MatchAct::Result(board, G::Drawn));
    }
    assert_eq!(office.refusal(&SeasonAct::Match(M, sign(TeamSide::Home, 101))).reason, RefusalReason::NotDelegate(101));
    office.match_act(M, sign(TeamSide::Home, 100));
    office.match_act(M, sign(TeamSide::Visitors, 400));
    assert_eq!(office.state.matches[&M].signed, [Some(MemberNo(100)), Some(MemberNo(400))]);
}

#[test]
fn delegates_5_5_and_5_6_what_is_checked_and_shown() {
    let (mut office, _) = lined_up();
    let all =
        [Preparation::Laid, Preparation::Materials, Preparation::Kept, Preparation::List, Preparation::Credentials];
    for what in all {
        office.match_act(M, MatchAct::Prepare(TeamSide::Home, what));
    }
    office.match_act(M, MatchAct::MissingDocument(TeamSide::Visitors, "3".parse().unwrap()));
    let m = &office.state.matches[&M];
    assert_eq!(m.prepared.len(), 5);
    assert!(matches!(m.back[0], Remark::MissingDocument { .. }));
    office.match_act(M, MatchAct::Mark(1, TeamSide::Home, RecordMark::O));
    office.match_act(M, MatchAct::Remark(TeamSide::Home, "the hall was cold".to_owned()));
    let record = reports::record(&office.state, M).unwrap();
    assert_eq!(record.lines[0].home.marks, [RecordMark::O]);
    assert_eq!(record.lines[0].home.elo, Some(2400));
    assert_eq!(record.lines.len(), 4);
    office.assert_replays();
}

#[test]
fn calendar_15_5_sealed_line_ups_bind_their_boards() {
    let (mut office, _) = office();
    let seal = MatchAct::SealLineUp { side: TeamSide::Home, boards: vec![2], envelope: "sha256:ab".to_owned() };
    office.match_act(M, seal);
    office.match_act(M, MatchAct::OpenLineUp { side: TeamSide::Home, players: vec![ListNumber::plain(3)] });
    let players = |list: &[u16]| list.iter().map(|n| ListNumber::plain(*n)).collect();
    let other =
        MatchAct::LineUp { side: TeamSide::Home, players: players(&[1, 2, 3, 4]), when: LineUpTiming::BeforePlay };
    assert_eq!(office.refusal(&SeasonAct::Match(M, other)).reason, RefusalReason::Act(ActRefusal::EnvelopeDiffers));
    office.line_up(M, TeamSide::Home, &[1, 3, 4, 5]);
    office.assert_replays();
}

#[test]
fn teams_7_33_and_7_34_nobody_on_two_records_of_a_round() {
    let mut office = Office::new();
    let clubs: Vec<ClubId> = (1..=3).map(|n| office.club_with_list(n, n * 100, 6, 14)).collect();
    let event = office.announce(league(4, 3));
    let mut teams = Vec::new();
    for club in &clubs {
        teams.push(office.enter(event, *club, TeamCategory::PromotionToThird));
    }
    // A second team of the first club, in another competition of the same championship.
    let second = office.announce(league(4, 3));
    let b = office.enter(second, clubs[0], TeamCategory::PromotionToThird);
    let others: Vec<_> = (1..3).map(|n| office.enter(second, clubs[n], TeamCategory::PromotionToThird)).collect();
    // In a field of three, the first of the table has the bye in the first round.
    let a = teams.remove(0);
    teams.push(a);
    office.must(SeasonAct::Event(CompetitionAct::Group(event, vec![teams])));
    office.must(SeasonAct::Event(CompetitionAct::Group(second, vec![vec![others[0], b, others[1]]])));
    office.must(SeasonAct::Event(CompetitionAct::Pair(event)));
    office.must(SeasonAct::Event(CompetitionAct::Pair(second)));
    let of = |team| office.state.matches.iter().find_map(|(id, m)| Some((*id, m.side_of(team)?))).unwrap();
    let ((a_match, a_side), (b_match, side)) = (of(a), of(b));
    office.line_up(a_match, a_side, &[1, 2, 3, 10]);
    let line_up = |numbers: [u16; 4]| {
        let players = numbers.map(ListNumber::plain).to_vec();
        SeasonAct::Match(b_match, MatchAct::LineUp { side, players, when: LineUpTiming::BeforePlay })
    };
    assert_eq!(office.codes(&line_up([6, 7, 8, 10])), ["E-LU-ROUND"]);
    assert_eq!(office.codes(&line_up([4, 6, 7, 8])), ["E-LU-HIGHER"]);
    // 13.3: nor may the player be a substitute.
    office.must(line_up([5, 6, 7, 8]));
    office.line_up(b_match, side.other(), &[5, 6, 7, 8]);
    let incoming = ListNumber::plain(10);
    let act = SeasonAct::Match(b_match, MatchAct::Substitute { side, board: 1, incoming, at_s: 1500 });
    assert_eq!(office.codes(&act), ["E-SUB-ROUND"]);
}

#[test]
fn duties_of_a_match_and_reminders() {
    let (office, _) = lined_up();
    let rules = &office.state.regulations().deadlines;
    let all = duties(&office.state, day("1989-10-14"));
    let of = |paper| all.iter().filter(|d| d.paper == paper).count();
    // Two matches: a result from each of four clubs, a record each.
    assert_eq!((of(PaperKind::Result), of(PaperKind::Record)), (4, 2));
    let result = all.iter().find(|d| d.paper == PaperKind::Result).unwrap();
    let late = |at: &str| result.is_late_at(moment(at), rules);
    assert!(!late("1989-10-16T13:00") && late("1989-10-16T13:01"), "5.71: by the hour");
    let record = all.iter().find(|d| d.paper == PaperKind::Record).unwrap();
    assert!(
        !record.is_late_at(moment("1989-10-18T23:59"), rules) && record.is_late_at(moment("1989-10-19T00:00"), rules)
    );
    assert_eq!(record.due, Some(day("1989-10-18")), "V-DL-1");
    assert!(!record.is_late(day("1989-10-18")) && record.is_late(day("1989-10-19")));
    assert!(record.wants_reminder(day("1989-10-17"), 2) && !record.wants_reminder(day("1989-10-14"), 2));
}

#[test]
fn delegates_5_93_each_side_writes_its_version_and_reads_the_others() {
    let (mut office, _) = lined_up();
    let version = |side, text: &str| SeasonAct::Match(M, MatchAct::Version { side, board: 2, words: text.to_owned() });
    let read = |side| SeasonAct::Match(M, MatchAct::Countersign { side, board: 2 });
    assert_eq!(office.refusal(&version(TeamSide::Home, " ")).reason, RefusalReason::Act(ActRefusal::Words));
    assert_eq!(
        office.refusal(&read(TeamSide::Home)).reason,
        RefusalReason::Act(ActRefusal::NothingToRead),
        "there is nothing to read"
    );
    office.must(version(TeamSide::Visitors, "his flag fell"));
    assert_eq!(office.state.cases.len(), 1, "the Committee hears of it at once");
    assert_eq!(office.state.matches[&M].boards[1], BoardStatus::Unfinished(UnfinishedState::Sent));
    assert_eq!(office.refusal(&version(TeamSide::Visitors, "again")).reason, RefusalReason::Act(ActRefusal::Version));
    office.must(read(TeamSide::Home));
    office.must(version(TeamSide::Home, "the clock was broken"));
    office.must(read(TeamSide::Visitors));
    assert_eq!(office.state.cases.len(), 1);
    let m = &office.state.matches[&M];
    assert_eq!(m.version(TeamSide::Home, 2), Some(("the clock was broken", true)));
    assert_eq!(m.version(TeamSide::Visitors, 2), Some(("his flag fell", true)));
    // The game was stopped by a sealed move, so the Committee may order it to continue.
    let mut played_on = Office { state: office.state.clone(), log: office.log.clone(), at: office.at };
    let past = rule(1, Ruling::At(moment("1980-01-01T10:00")), &office);
    assert_eq!(office.refusal(&past).reason, RefusalReason::NotAhead);
    let when = moment("1989-10-21T10:00");
    played_on.must(rule(1, Ruling::At(when), &office));
    assert_eq!(board(&played_on, 2), BoardStatus::Unfinished(UnfinishedState::SealedOnce));
    assert_eq!(played_on.state.matches[&M].back.last(), Some(&Remark::Session { board: 2, at: when }));
    played_on.at = moment("1989-10-21T13:00");
    played_on
        .match_act(M, MatchAct::Step { board: 2, step: AdjournmentStep::Resume, envelope: None, resumption: None });
    played_on.match_act(M, MatchAct::Result(2, G::HomeWon));
    played_on.assert_replays();
    office.must(rule(1, Ruling::Result(G::Drawn), &office));
    let correct = SeasonAct::Match(M, MatchAct::Correct(2, G::HomeWon));
    assert_eq!(
        office.refusal(&correct).reason,
        RefusalReason::Act(ActRefusal::Ruled),
        "what the Committee decided stays"
    );
    office.assert_replays();
}

#[test]
fn a_result_written_down_wrongly_is_written_anew_until_both_have_signed() {
    let (mut office, _) = lined_up();
    for board in 1..=4 {
        office.match_act(M, MatchAct::Result(board, G::VisitorsAbsent));
    }
    let correct = |result| SeasonAct::Match(M, MatchAct::Correct(1, result));
    let delegate = |office: &Office, side: TeamSide| {
        let m = &office.state.matches[&M];
        office.state.clubs[&office.state.teams[&m.team(side)].club].delegates[0]
    };
    let (home, visitors) = (delegate(&office, TeamSide::Home), delegate(&office, TeamSide::Visitors));
    office.match_act(M, MatchAct::Sign(TeamSide::Home, home));
    assert_eq!(
        office.refusal(&correct(G::VisitorsAbsent)).reason,
        RefusalReason::Act(ActRefusal::SameResult),
        "it stands there"
    );
    office.must(correct(G::Drawn));
    let m = &office.state.matches[&M];
    assert_eq!((m.signed[0], m.boards[0]), (None, BoardStatus::Finished(G::Drawn)), "who signed signs again");
    assert!(
        !m.marks.contains(&(1, TeamSide::Visitors, RecordMark::X))
            && m.marks.contains(&(2, TeamSide::Visitors, RecordMark::X))
    );
    assert!(m.back.iter().any(|r| matches!(r, Remark::Corrected { board: 1, .. })));
    office.match_act(M, MatchAct::Sign(TeamSide::Home, home));
    office.match_act(M, MatchAct::Sign(TeamSide::Visitors, visitors));
    assert_eq!(office.refusal(&correct(G::HomeWon)).reason, RefusalReason::Signed);
    office.assert_replays();
}
