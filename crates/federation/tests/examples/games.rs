//! E12-E17: unfinished games, the envelope, an incident, games affected by a clash, the last two rounds, the list.

use super::*;
use crate::common::{bodies, moment, rule};
use adoube_federation::act_refusal::ActRefusal;
use adoube_federation::acts::CaseAct;
use adoube_federation::cases::{Matter, Ruling};
use adoube_federation::clash::{ChangeGround, RoundChange};
use adoube_federation::commission::{Ballot, Vote};
use adoube_federation::duties::duties;
use adoube_federation::matches::{
    BoardStatus, EnvelopeContents, ProvisionalReading, Remark, Resumption, SealedMoveEnvelope,
};
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::reports::standing;
use adoube_federation::teams::TeamCategory;
use adoube_federation::unfinished::{AdjournmentStep as Step, UnfinishedState};

const YES: Option<Vote> = Some(Vote { yes: 6, no: 0, blank: 0, president: Ballot::For });
const M: MatchId = MatchId(1);

/// A league of four teams, lined up in the first match, at a time after its start.
fn lined_up(settings: CompetitionSettings, at: &str) -> (Office, CompetitionId) {
    let mut office = Office::new();
    bodies(&mut office);
    let clubs = [1, 2, 3, 4].map(|n| office.club_with_list(n, n * 100, 20, 0));
    let boards = u16::from(settings.boards);
    let id = office.announce(settings);
    let teams = clubs.map(|club| office.enter(id, club, TeamCategory::First));
    office.must(event(CompetitionAct::Group(id, vec![teams.to_vec()])));
    office.must(event(CompetitionAct::Pair(id)));
    office.at = office.state.matches[&M].start;
    for side in TeamSide::BOTH {
        office.line_up(M, side, &plain(1..=boards));
    }
    office.at = moment(at);
    (office, id)
}

fn step(board: u8, step: Step, envelope: Option<SealedMoveEnvelope>, resumption: Option<Resumption>) -> MatchAct {
    MatchAct::Step { board, step, envelope, resumption }
}

#[test]
fn e12_can_the_pending_games_decide_and_when_may_they_be_sent() {
    // Half points of the home team and of the visitors with ten boards, and whether the pending games can decide.
    for (home, visitors, decides) in [(11_u32, 7, false), (10, 8, true), (10, 6, true), (12, 4, false)] {
        let (mut office, _) = lined_up(weekly(10, 3, "1989-10-14", (10, 0)), "1989-10-14T16:00");
        let settled = u32::midpoint(home, visitors);
        for board in 1..=settled {
            let result = match home.min(2 * settled).saturating_sub(2 * (board - 1)) {
                0 => G::VisitorsWon,
                1 => G::Drawn,
                _ => G::HomeWon,
            };
            office.match_act(M, MatchAct::Result(board as u8, result));
        }
        let pending = settled as u8 + 1;
        let send = SeasonAct::Match(M, step(pending, Step::Send, None, None));
        let quick = SeasonAct::Match(M, step(pending, Step::QuickFinish, None, None));
        if decides {
            assert_eq!(office.refusal(&send).reason, RefusalReason::Act(ActRefusal::SendDecides), "{home}-{visitors}");
            assert_eq!(office.codes(&quick), ["E-FINISH-DECIDES"], "{home}-{visitors}");
            continue;
        }
        office.at = moment("1989-10-14T15:59");
        assert_eq!(office.refusal(&send).reason, RefusalReason::TooEarly(moment("1989-10-14T16:00")));
        let mut other = Office { state: office.state.clone(), log: office.log.clone(), at: office.at };
        other.must(quick);
        office.at = moment("1989-10-14T16:00");
        office.must(send);
    }
}

fn envelope(pieces: (u8, u8), minutes: u8) -> SealedMoveEnvelope {
    let contents = EnvelopeContents {
        position: "8/5pk1/4p1p1/8/8/1P3PK1/8/8 w - - 0 58".to_owned(),
        sealed_by: TeamSide::Home,
        move_number: 58,
        used_s: [9000, 9300],
        in_words: ["five".to_owned(), "six".to_owned()],
        delegates: [true, true],
        at: None,
    };
    SealedMoveEnvelope {
        home_pieces: pieces.0,
        visitors_pieces: pieces.1,
        clocks_stopped: true,
        signed: true,
        minutes,
        telephones: true,
        contents: Some(contents),
    }
}

#[test]
fn e13_the_envelope() {
    let (mut office, _) = lined_up(weekly(10, 3, "1990-01-06", (16, 30)), "1990-01-06T22:30");
    let seal = |envelope| SeasonAct::Match(M, step(3, Step::Seal, Some(envelope), None));
    office.must(seal(envelope((5, 6), 10)));
    let here = |present| Some(Resumption { present, arbiter: false });
    let resume = SeasonAct::Match(M, step(3, Step::Resume, None, here([true, false])));
    // Not in the minute in which it was sealed.
    assert!(matches!(office.refusal(&resume).reason, RefusalReason::TooEarly(_)));
    let asked = |office: &Office| {
        let all = duties(&office.state, office.at.date);
        all.iter().any(|duty| duty.paper == PaperKind::SealedGame)
    };
    office.at = moment("1990-01-20T16:30");
    office.must(resume);
    let resumed = office.state.matches[&M].back.last().unwrap();
    let closed = matches!(resumed, Remark::Resumed { resumption, .. } if !resumption.opens_envelope());
    assert!(closed, "11.4: one player, and no titled arbiter");
    assert!(matches!(office.refusal(&seal(envelope((5, 6), 10))).reason, RefusalReason::TooEarly(_)));
    assert!(!asked(&office));
    office.at = moment("1990-01-20T18:30");
    let refused = |office: &Office, envelope| office.refusal(&seal(envelope)).reason;
    assert_eq!(refused(&office, envelope((5, 6), 16)), RefusalReason::Envelope, "16 minutes");
    assert_eq!(refused(&office, envelope((6, 6), 15)), RefusalReason::MorePieces(3));
    let without = |change: fn(&mut EnvelopeContents)| {
        let mut of = envelope((5, 6), 15);
        change(of.contents.as_mut().unwrap());
        of
    };
    for lacking in [
        without(|of| of.position.clear()),
        without(|of| of.move_number = 0),
        without(|of| of.in_words[1].clear()),
        without(|of| of.in_words[0] = "5".to_owned()),
        without(|of| of.delegates[1] = false),
    ] {
        assert_eq!(refused(&office, lacking), RefusalReason::Envelope);
    }
    let no_telephone = SealedMoveEnvelope { telephones: false, ..envelope((5, 6), 15) };
    assert_eq!(refused(&office, no_telephone), RefusalReason::Envelope);
    office.must(seal(envelope((5, 6), 15)));
    assert!(asked(&office), "from 20 January");
    office.assert_replays();
}

#[test]
fn e14_an_incident_goes_on() {
    let (mut office, id) = lined_up(weekly(10, 3, "1989-10-14", (16, 30)), "1989-10-14T18:10");
    let version = |side, words: &str| MatchAct::Version { side, board: 6, words: words.to_owned() };
    office.match_act(M, version(TeamSide::Home, "The clock had stopped."));
    office.match_act(M, version(TeamSide::Visitors, "It had not."));
    let on = rule(&office, 1, Ruling::At(moment("1989-11-04T10:00")), None);
    assert_eq!(office.refusal(&on).reason, RefusalReason::NotCountersigned(TeamSide::Home));
    for side in TeamSide::BOTH {
        office.match_act(M, MatchAct::Countersign { side, board: 6 });
    }
    let mut result = Office { state: office.state.clone(), log: office.log.clone(), at: office.at };
    result.must(rule(&office, 1, Ruling::Result(G::Drawn), None));
    assert_eq!(result.state.matches[&M].boards[5], BoardStatus::Finished(G::Drawn));
    let past = rule(&office, 1, Ruling::At(moment("1989-10-14T18:00")), None);
    assert_eq!(office.refusal(&past).reason, RefusalReason::NotAhead);
    office.must(on);
    assert_eq!(office.state.matches[&M].boards[5], BoardStatus::Unfinished(UnfinishedState::SealedOnce));
    // The round is closed with the game pending, and the table says so.
    office.at = moment("1989-10-14T23:00");
    for board in [1, 2, 3, 4, 5, 7, 8, 9, 10] {
        office.match_act(M, MatchAct::Result(board, G::Drawn));
    }
    for side in TeamSide::BOTH {
        office.match_act(MatchId(2), MatchAct::Report(side, vec![Some(G::Drawn); 10]));
    }
    office.must(event(CompetitionAct::CloseRound(id)));
    let table = standing(&office.state, id, 0, ProvisionalReading::Settled).unwrap();
    assert_eq!(table.open, [M]);
    // It is not resumed before its hour.
    let resumption = Some(Resumption { present: [true, true], arbiter: false });
    let resume = SeasonAct::Match(M, step(6, Step::Resume, None, resumption));
    assert_eq!(office.refusal(&resume).reason, RefusalReason::TooEarly(moment("1989-11-04T10:00")));
    office.at = moment("1989-11-04T10:00");
    office.must(resume);
    office.match_act(M, MatchAct::Result(6, G::HomeWon));
    assert!(standing(&office.state, id, 0, ProvisionalReading::Settled).unwrap().open.is_empty());
    office.assert_replays();
}

#[test]
fn e15_only_the_games_affected() {
    let mut office = Office::new();
    bodies(&mut office);
    let clubs = [1, 2, 3, 4, 5, 6].map(|n| office.club_with_list(n, n * 100, 20, 0));
    let id = office.announce(weekly(8, 5, "1989-12-17", (16, 30)));
    let teams = clubs.map(|club| office.enter(id, club, TeamCategory::Second));
    office.must(event(CompetitionAct::Group(id, vec![teams.to_vec()])));
    for _ in 0..4 {
        office.must(event(CompetitionAct::Pair(id)));
        settle(&mut office, id);
    }
    office.at = moment("1990-01-08T10:00");
    office.must(event(CompetitionAct::Pair(id)));
    let (m, home) = (of_team(&office, teams[0], 5).0, TeamSide::Home);
    let raise =
        |boards: &[u8]| SeasonAct::Case(CaseAct::Raise(Matter::RoundRobinDate(id, 5, vec![m], boards.to_vec())));
    assert!(matches!(office.refusal(&raise(&[9])).reason, RefusalReason::Unknown(..)));
    office.must(raise(&[2, 5]));
    let at = |at: &str| rule(&office, 1, Ruling::At(moment(at)), YES);
    let (wednesday, saturday) = (at("1990-01-10T16:30"), at("1990-01-13T16:30"));
    assert_eq!(office.refusal(&wednesday).reason, RefusalReason::WorkingDay(day("1990-01-10")));
    office.must(saturday);
    let of = &office.state.matches[&m];
    assert_eq!(of.moved_boards, [(2, moment("1990-01-13T16:30")), (5, moment("1990-01-13T16:30"))]);
    assert!(office.state.matches.values().filter(|m| m.round == 5).all(|m| m.start == moment("1990-01-14T16:30")));
    assert!(of.venue.is_none(), "15.3: the same hall");
    // 15.5: both hand in the line-up of these boards, and of no others, in closed envelopes.
    let seal =
        |side, boards: &[u8]| MatchAct::SealLineUp { side, boards: boards.to_vec(), envelope: "sha256:a".to_owned() };
    let other = office.refusal(&SeasonAct::Match(m, seal(home, &[2])));
    assert_eq!(other.reason, RefusalReason::Act(ActRefusal::EnvelopeAffected));
    for side in TeamSide::BOTH {
        office.match_act(m, seal(side, &[2, 5]));
    }
    let result = SeasonAct::Match(m, MatchAct::Result(2, G::HomeWon));
    office.at = moment("1990-01-13T16:30");
    assert!(matches!(office.refusal(&result).reason, RefusalReason::NoLineUp(_)), "the envelopes are closed");
    for side in TeamSide::BOTH {
        office.match_act(m, MatchAct::OpenLineUp { side, players: numbers(&["2", "5"]) });
    }
    office.must(result);
    assert_eq!(office.refusal(&raise(&[2])).reason, RefusalReason::BoardSettled(2), "it has been played");
    let first = SeasonAct::Match(m, MatchAct::Result(1, G::Drawn));
    assert!(matches!(office.refusal(&first).reason, RefusalReason::NoLineUp(_)), "the others play on the 14th");
    // The rest on the 14th; the deadlines of the match run from that day.
    office.at = moment("1990-01-14T16:30");
    for side in TeamSide::BOTH {
        office.line_up(m, side, &plain(1..=8));
    }
    let due = duties(&office.state, day("1990-01-14"));
    let record = due.iter().find(|d| d.paper == PaperKind::Record && d.about == PaperSubject::Match(m)).unwrap();
    assert_eq!(record.due, Some(day("1990-01-17")));
    office.assert_replays();
}

#[test]
fn e16_the_last_two_rounds() {
    let mut office = Office::new();
    bodies(&mut office);
    let id = office.announce(weekly(10, 9, "1990-02-04", (16, 30)));
    office.at = moment("1990-02-04T23:00");
    let ask = |round: u16, days: i32, other_venue, ground| {
        let planned = office.state.events[&id].settings.rounds[usize::from(round) - 1].date;
        let wanted = planned.plus(days);
        let change = RoundChange { round, rounds: 9, planned, wanted, other_venue, hall: None, ground };
        SeasonAct::Case(CaseAct::Raise(Matter::Change(id, change)))
    };
    use ChangeGround::{Clash, Ordinary};
    let raised = |act: &SeasonAct| adoube_federation::decide(&office.state, act, office.at).is_ok();
    assert_eq!(office.codes(&ask(8, -1, false, Ordinary)), ["E-CAL-LASTTWO"]);
    assert_eq!(office.codes(&ask(8, 0, true, Ordinary)), ["E-CAL-LASTTWO"]);
    assert!(raised(&ask(8, 7, false, Ordinary)), "a postponement goes to the Commission");
    for (days, other_venue) in [(-1, false), (0, true), (7, false)] {
        assert!(raised(&ask(7, days, other_venue, Ordinary)), "round 7: {days}");
    }
    assert!(raised(&ask(8, -1, false, Clash)));
    assert_eq!(office.codes(&ask(8, -1, true, Clash)), ["E-CAL-VENUE"]);
}

#[test]
fn e17_the_list_closes_when_the_round_begins() {
    let mut office = Office::new();
    let clubs: Vec<ClubId> = (1..=10).map(|n| office.club_with_list(n, n * 100, 20, 0)).collect();
    // Round 8 is on 18 February 1990.
    let id = office.announce(weekly(10, 9, "1989-12-31", (16, 30)));
    let teams: Vec<TeamId> = clubs.iter().map(|club| office.enter(id, *club, TeamCategory::First)).collect();
    office.must(event(CompetitionAct::Group(id, vec![teams])));
    for _ in 0..7 {
        office.must(event(CompetitionAct::Pair(id)));
        settle(&mut office, id);
    }
    office.at = moment("1990-02-12T10:00");
    office.must(event(CompetitionAct::Pair(id)));
    office.at = moment("1990-02-17T10:00");
    assert_eq!(add_preferent(&mut office, clubs[0], 150, 2295), "11 bis");
    office.at = moment("1990-02-18T16:30");
    office.applicant(clubs[0], 151, PlayerCategory::Preferent, Some(2285));
    assert_eq!(office.codes(&add(clubs[0], 151)), ["E-ADD-LATE"]);
    // An event that is not the preliminary phase closes no list.
    let cup = CompetitionSettings { preliminary: false, ..weekly(10, 2, "1989-12-31", (16, 30)) };
    let mut other = Office::new();
    let clubs = [1, 2, 3, 4].map(|n| other.club_with_list(n, n * 100, 20, 0));
    let id = other.announce(cup);
    for club in clubs {
        other.enter(id, club, TeamCategory::First);
    }
    other.at = moment("1990-02-18T16:30");
    assert_eq!(add_preferent(&mut other, clubs[0], 150, 2295), "11 bis");
}
