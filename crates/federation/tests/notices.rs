//! Notices: what follows from an act, and what is due on a day.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::acts::{BodyAct, CaseAct, CompetitionAct, FeeAct, LicenceAct, MatchAct};
use adoube_federation::appeal::DecidingBody;
use adoube_federation::cases::{Matter, Offender, Ruling, SanctionEffect, SanctionRow, SanctionTable};
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, TeamSide};
use adoube_federation::notices::{Addressee, AppealTime, Application, Notice, NoticeFacts, due, following, settled};
use adoube_federation::papers::PaperKind;
use adoube_federation::people::PlayerCategory;
use adoube_federation::regulations::ShippedRegulations;
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::{SeasonAct, decide};
use common::{Office, bodies, day, event, four_teams, moment, rule};

const M: MatchId = MatchId(1);

/// Does an act, and returns the notices that follow from it.
fn told(office: &mut Office, act: SeasonAct) -> Vec<Notice> {
    let answers = decide(&office.state, &act, office.at).unwrap();
    office.must(act);
    following(&office.state, &answers)
}

/// Four teams before the first round, under the handbook or regulations of today.
fn paired() -> (Office, CompetitionId) {
    let (mut office, id, _) = four_teams(4);
    bodies(&mut office);
    office.at = moment("1989-10-10T10:00");
    office.must(event(CompetitionAct::Pair(id)));
    (office, id)
}

fn clubs(office: &Office) -> [Addressee; 2] {
    let m = &office.state.matches[&M];
    [m.home, m.visitors].map(|team| Addressee::Club(office.state.teams[&team].club))
}

fn to(notices: &[Notice]) -> Vec<Addressee> {
    notices.iter().map(|notice| notice.to).collect()
}

#[test]
fn delegates_5_21_a_licence_is_told_to_the_player_and_the_club() {
    let mut office = Office::new();
    let club = office.club(1, &[7, 8]);
    office.applicant(club, 20, PlayerCategory::Third, None);
    let notices = told(&mut office, SeasonAct::Licence(LicenceAct::Grant(MemberNo(20))));
    assert_eq!(to(&notices), [Addressee::Person(MemberNo(20)), Addressee::Club(club)]);
    let facts = NoticeFacts::Licensed(vec![MemberNo(20)]);
    assert!(notices.iter().all(|notice| notice.facts == facts && notice.rule == "Delegates 5.21"));
    // A club hears through its delegates (5.11).
    let delegates: Vec<MemberNo> = notices[1].to.recipients(&office.state).into_iter().collect();
    assert_eq!(delegates, [MemberNo(7), MemberNo(8)]);
    // A renewal of many is one message to the club, not one to each player.
    for person in 100..150 {
        office.applicant(club, person, PlayerCategory::Third, None);
    }
    let all = (100..150).map(|n| SeasonAct::Licence(LicenceAct::Grant(MemberNo(n)))).collect();
    let notices = told(&mut office, SeasonAct::Several(all));
    assert_eq!(to(&notices), [Addressee::Club(club)]);
}

#[test]
fn calendar_15_10_both_clubs_hear_of_a_new_date() {
    let (mut office, id) = paired();
    let raised = told(&mut office, SeasonAct::Case(CaseAct::Raise(Matter::Clash(M))));
    assert_eq!(raised, [], "the office sees its own cases");
    let later = moment("1989-10-21T16:00");
    let act = rule(&office, 1, Ruling::At(later), None);
    let notices = told(&mut office, act);
    let before = moment("1989-10-14T16:30");
    let facts = NoticeFacts::Moved { id: M, from: Some(before), to: later };
    let moved: Vec<&Notice> = notices.iter().filter(|notice| notice.facts == facts).collect();
    let mut expected = clubs(&office);
    expected.sort_unstable();
    assert_eq!(moved.iter().map(|notice| notice.to).collect::<Vec<_>>(), expected);
    // The parties also hear of the decision, with the time to appeal against it: fifteen days (2.1).
    let until = AppealTime::Until { to: DecidingBody::Board, last: day("1989-10-25") };
    let decided = |notice: &&Notice| matches!(&notice.facts, NoticeFacts::Decided { appeal, .. } if *appeal == until);
    assert_eq!(notices.iter().filter(decided).count(), 2, "{notices:?}");
    // A round that is not paired yet is moved for all its clubs.
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::ForceMajeure(id, 2, Vec::new()))));
    let act = rule(&office, 2, Ruling::At(moment("1989-10-28T16:00")), None);
    let round = told(&mut office, act);
    let round = round.iter().filter(|notice| matches!(notice.facts, NoticeFacts::RoundMoved { round: 2, .. }));
    assert_eq!(round.count(), 4);
}

#[test]
fn delegates_5_71_reports_that_differ_are_told_to_both_clubs() {
    let (mut office, _) = paired();
    office.at = moment("1989-10-14T16:00");
    for side in TeamSide::BOTH {
        office.line_up(M, side, &[1, 2, 3, 4]);
    }
    office.at = moment("1989-10-16T10:00");
    let report = |side, third| MatchAct::Report(side, [G::Drawn, G::Drawn, third, G::Drawn].map(Some).to_vec());
    assert_eq!(told(&mut office, SeasonAct::Match(M, report(TeamSide::Home, G::HomeWon))), []);
    let notices = told(&mut office, SeasonAct::Match(M, report(TeamSide::Visitors, G::Drawn)));
    assert_eq!(notices.len(), 2);
    assert!(notices.iter().all(|notice| notice.facts == NoticeFacts::Disputed { id: M, boards: vec![3] }));
}

#[test]
fn competition_committee_3_1_the_offender_hears_of_the_sanction_once() {
    let (mut office, _) = paired();
    let rows = vec![SanctionRow { offence: "conduct".to_owned(), effect: SanctionEffect::Suspension(30) }];
    office.must(SeasonAct::Body(BodyAct::Sanctions(SanctionTable { circular: "12/89".to_owned(), rows })));
    let offender = Offender::Person(MemberNo(101));
    let raised = told(&mut office, SeasonAct::Case(CaseAct::Raise(Matter::Sanction(offender))));
    assert_eq!(to(&raised), [Addressee::Body(DecidingBody::CompetitionCommittee)]);
    let members: Vec<MemberNo> = raised[0].to.recipients(&office.state).into_iter().collect();
    assert_eq!(members, [9101, 9102, 9103].map(MemberNo));
    let act = rule(&office, 1, Ruling::Sanction(0), None);
    let notices = told(&mut office, act);
    let [notice] = &notices[..] else { panic!("{notices:?}") };
    assert_eq!(notice.to, Addressee::Person(MemberNo(101)));
    let appeal = AppealTime::Until { to: DecidingBody::Board, last: day("1989-10-25") };
    let (effect, from) = (SanctionEffect::Suspension(30), day("1989-10-10"));
    let facts = NoticeFacts::Sanctioned { case: CaseId(1), on: offender, effect, from, appeal };
    assert_eq!((&notice.facts, notice.rule.as_str()), (&facts, "Competition Committee 3.1"));
}

#[test]
fn an_application_of_a_club_that_is_settled_is_told_to_it() {
    let (club, person) = (ClubId(3), MemberNo(9));
    let act = SeasonAct::Licence(LicenceAct::Complete(person, std::collections::BTreeSet::new()));
    for granted in [true, false] {
        let notice = settled(club, &act, granted);
        let application = Application::Licence(person);
        assert_eq!(notice.facts, NoticeFacts::Settled { application, granted });
        assert_eq!((notice.to, notice.rule.as_str()), (Addressee::Club(club), "Delegates 5.21"));
    }
}

#[test]
fn invoices_are_told_when_made_and_when_overdue() {
    let (mut office, _) = paired();
    let text = ShippedRegulations::Handbook1985.text();
    let none = "payment_days = { value = 0, rule = \"none\" }";
    office.must(SeasonAct::Regulate(text.replace(none, "payment_days = { value = 30, rule = \"art. 7\" }")));
    let charge = FeeAct::Charge { club: ClubId(1), cents: 1250, text: "Hall".to_owned() };
    office.must(SeasonAct::Fee(charge));
    let notices = told(&mut office, SeasonAct::Fee(FeeAct::Invoice(ClubId(1))));
    let last = day("1989-11-09");
    let facts = NoticeFacts::Invoiced { number: 1, cents: 1250, due: last };
    assert_eq!(notices, [Notice { to: Addressee::Club(ClubId(1)), facts, rule: "art. 7".to_owned() }]);
    let overdue = |office: &Office, at: &str| -> Vec<NoticeFacts> {
        let all = due(&office.state, moment(at)).into_iter().map(|due| due.notice.facts);
        all.filter(|facts| matches!(facts, NoticeFacts::Overdue { .. })).collect()
    };
    assert_eq!(overdue(&office, "1989-11-09T09:00"), []);
    assert_eq!(overdue(&office, "1989-11-10T09:00"), [NoticeFacts::Overdue { number: 1, cents: 1250, due: last }]);
    office.at = moment("1989-11-10T10:00");
    let paid = FeeAct::Pay { club: ClubId(1), on: day("1989-11-10"), cents: 1250, reference: "17".to_owned() };
    office.must(SeasonAct::Fee(paid));
    assert_eq!(overdue(&office, "1989-11-11T09:00"), []);
}

#[test]
fn teams_7_31_a_line_up_is_due_by_tomorrow_until_it_is_in() {
    let (mut office, _) = paired();
    let waiting = |office: &Office, at: &str| -> Vec<(MatchId, TeamSide, String)> {
        let of = |facts| match facts {
            NoticeFacts::LineUpDue { id, side, due, .. } => Some((id, side, due.to_string())),
            _ => None,
        };
        let all = due(&office.state, moment(at)).into_iter().filter_map(|due| of(due.notice.facts));
        all.filter(|(id, ..)| *id == M).collect()
    };
    let start = "1989-10-14T16:30".to_owned();
    assert_eq!(waiting(&office, "1989-10-12T09:00"), []);
    let both = TeamSide::BOTH.map(|side| (M, side, start.clone()));
    assert_eq!(waiting(&office, "1989-10-13T09:00"), both);
    office.at = moment("1989-10-13T20:00");
    office.line_up(M, TeamSide::Home, &[1, 2, 3, 4]);
    assert_eq!(waiting(&office, "1989-10-14T09:00"), both[1..]);
    assert_eq!(waiting(&office, "1989-10-14T16:30"), []);
    // Regulations may want it a day before.
    let text = ShippedRegulations::Handbook1985.text();
    let at_start = "due_before_min = { value = 0, rule = \"Teams 7.31\" }";
    office.must(SeasonAct::Regulate(text.replace(at_start, "due_before_min = { value = 1440, rule = \"art. 20\" }")));
    let early = vec![(M, TeamSide::Visitors, "1989-10-13T16:30".to_owned())];
    assert_eq!(waiting(&office, "1989-10-12T09:00"), early);
    assert_eq!(waiting(&office, "1989-10-13T16:30"), []);
}

#[test]
fn delegates_5_811_results_and_records_are_due_after_the_match() {
    let (office, _) = paired();
    let papers = |at: &str| -> Vec<(PaperKind, String)> {
        let of = |facts| match facts {
            NoticeFacts::PaperDue { paper, due, about } => Some((paper, due, about)),
            _ => None,
        };
        let all = due(&office.state, moment(at)).into_iter().filter_map(|due| of(due.notice.facts));
        let of_match = all.filter(|(.., about)| {
            use adoube_federation::papers::PaperSubject as S;
            matches!(about, S::Match(M) | S::MatchSide(M, _))
        });
        of_match.map(|(paper, due, _)| (paper, due.to_string())).collect()
    };
    assert_eq!(papers("1989-10-14T09:00"), [], "the match has not begun");
    let results = vec![(PaperKind::Result, "1989-10-16T13:00".to_owned()); 2];
    assert_eq!(papers("1989-10-15T09:00"), results);
    assert_eq!(papers("1989-10-16T13:30"), []);
    assert_eq!(papers("1989-10-17T09:00"), [(PaperKind::Record, "1989-10-18T23:59".to_owned())]);
}

#[test]
fn identification_6_3_licences_that_end_are_told_a_month_ahead() {
    let (mut office, _) = paired();
    let ends = |office: &Office, on: &str| -> Vec<(Addressee, u32, String)> {
        let of = |notice: Notice| match notice.facts {
            NoticeFacts::LicencesEnd { count, last } => Some((notice.to, count, last.to_string())),
            _ => None,
        };
        due(&office.state, moment(&format!("{on}T09:00"))).into_iter().filter_map(|due| of(due.notice)).collect()
    };
    assert_eq!(ends(&office, "1990-05-30"), []);
    let all = ends(&office, "1990-06-01");
    assert_eq!(all[0], (Addressee::Club(ClubId(1)), 10, "1990-06-30".to_owned()));
    assert_eq!(all.len(), 4);
    let text = ShippedRegulations::Handbook1985.text();
    let calendar = text.replace("period = { value = \"season\"", "period = { value = \"calendar_year\"");
    office.must(SeasonAct::Regulate(calendar));
    assert_eq!(ends(&office, "1989-12-02").len(), 4, "to 31 December");
    assert_eq!(ends(&office, "1990-06-01"), []);
}
