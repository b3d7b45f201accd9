//! The handbook where acts meet, by acts alone: days of receipt, versions, clashes, annulment, championships, and a season under
//! the other regulations.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;
#[path = "common/rating_list.rs"]
mod rating_list;

use adoube_federation::acts::{BodyAct, CaseAct, CompetitionAct, LicenceAct, ListAct, MatchAct};
use adoube_federation::appeal::DecidingBody;
use adoube_federation::cases::{Matter, Ruling};
use adoube_federation::clash::{ChangeGround, RoundChange};
use adoube_federation::commission::{Ballot, Member, Task, Vote};
use adoube_federation::competition::{CompetitionKind, CompetitionSettings, Delivery};
use adoube_federation::council::Council;
use adoube_federation::ids::{CaseId, CompetitionId, MatchId, MemberNo, TeamSide};
use adoube_federation::licence::{LicenceApplication, LicencePaper, LicenceReason};
use adoube_federation::matches::{Preparation, RecordMark};
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_federation::people::{Nationality, PlayerCategory, PlayerRatings, RegisteredPlayer};
use adoube_federation::ratinglist::team_events;
use adoube_federation::refusal::{RefusalReason, Thing};
use adoube_federation::regulations::ShippedRegulations;
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::teams::TeamCategory;
use adoube_federation::unfinished::AdjournmentStep;
use adoube_federation::{SeasonAct, SeasonAnswer};
use common::{Office, bodies, day, event, four_teams, individual, league, moment, rule};
use std::collections::BTreeSet;

const M: MatchId = MatchId(1);

/// The first match of a league of four boards, lined up, two hours after its start.
fn lined_up() -> (Office, CompetitionId) {
    let (mut office, id, _) = four_teams(4);
    bodies(&mut office);
    office.at = moment("1989-10-14T16:00");
    office.must(event(CompetitionAct::Pair(id)));
    for side in TeamSide::BOTH {
        office.line_up(M, side, &[1, 2, 3, 4]);
    }
    office.at = moment("1989-10-14T18:30");
    (office, id)
}

fn votes((yes, no): (u8, u8), president: Ballot) -> Vote {
    Vote { yes, no, blank: 0, president }
}

#[test]
fn delegates_5_811_the_day_of_arrival_counts_not_that_of_typing() {
    let (mut office, _) = lined_up();
    let arrived = |on: &str| SeasonAct::Match(M, MatchAct::RecordArrived(day(on)));
    office.at = moment("1989-10-23T10:00");
    let ahead = office.refusal(&arrived("1989-10-24"));
    assert!(matches!(ahead.reason, RefusalReason::TooEarly(_)), "{ahead}");
    office.must(arrived("1989-10-18"));
    assert!(office.state.warnings.is_empty(), "in time on its third working day");
    assert_eq!(office.state.matches[&M].record_received, Some(day("1989-10-18")));
    office.must(arrived("1989-10-19"));
    assert_eq!(office.state.warnings[0].finding.code(), "W-RECORD-LATE");
    office.assert_replays();
}

#[test]
fn delegates_5_41_a_letter_counts_on_the_day_it_was_received() {
    let mut office = Office::new();
    let club = office.club_with_list(1, 100, 4, 6);
    let id = office.announce(league(4, 3));
    office.at = moment("1989-09-20T10:00");
    let enter = |received: Option<&str>| {
        let (category, delivery) = (TeamCategory::PromotionToThird, Delivery::RegisteredPost);
        event(CompetitionAct::EnterTeam {
            event: id,
            club,
            category,
            team: None,
            delivery,
            received: received.map(day),
        })
    };
    assert_eq!(office.refusal(&enter(None)).reason, RefusalReason::EntriesClosed);
    assert!(matches!(office.refusal(&enter(Some("1989-09-21"))).reason, RefusalReason::TooEarly(_)));
    office.must(enter(Some("1989-09-15")));
    assert_eq!(office.state.events[&id].teams.values().next(), Some(&(day("1989-09-15"), Delivery::RegisteredPost)));
    office.assert_replays();
}

#[test]
fn papers_are_about_their_subject_and_duties_those_of_the_home_delegate() {
    let (office, id) = lined_up();
    let club = *office.state.clubs.keys().next().unwrap();
    for (paper, about) in [
        (PaperKind::Crosstable, PaperSubject::Club(club)),
        (PaperKind::TravelCover, PaperSubject::Event(id)),
        (PaperKind::ScoreSheets, PaperSubject::Event(id)),
        (PaperKind::FamilyBook, PaperSubject::Match(M)),
    ] {
        assert_eq!(office.refusal(&SeasonAct::HandIn(paper, about)).reason, RefusalReason::WrongPaper, "{paper:?}");
    }
    for what in [Preparation::Laid, Preparation::Materials, Preparation::Kept] {
        let refusal = office.refusal(&SeasonAct::Match(M, MatchAct::Prepare(TeamSide::Visitors, what)));
        assert_eq!((refusal.reason, refusal.cites), (RefusalReason::HomeDuty, None), "{what:?}");
    }
    let mut office = office;
    office.match_act(M, MatchAct::Prepare(TeamSide::Visitors, Preparation::Credentials));
    office.match_act(M, MatchAct::Prepare(TeamSide::Home, Preparation::Laid));
    assert_eq!(office.state.matches[&M].prepared.len(), 2);
}

#[test]
fn delegates_5_93_the_committee_waits_for_both_versions_and_their_signatures() {
    let (mut office, _) = lined_up();
    let version = |side, words: &str| MatchAct::Version { side, board: 2, words: words.to_owned() };
    office.match_act(M, version(TeamSide::Home, "The piece was touched."));
    let result = rule(&office, 1, Ruling::Result(G::HomeWon), None);
    let missing = |office: &Office| office.refusal(&result).reason;
    assert_eq!(missing(&office), RefusalReason::NotCountersigned(TeamSide::Home));
    office.match_act(M, MatchAct::Countersign { side: TeamSide::Visitors, board: 2 });
    office.match_act(M, version(TeamSide::Visitors, "It was not."));
    assert_eq!(missing(&office), RefusalReason::NotCountersigned(TeamSide::Visitors));
    office.match_act(M, MatchAct::Countersign { side: TeamSide::Home, board: 2 });
    // It may also go on from the sealed move, on a day that lies ahead.
    let past = rule(&office, 1, Ruling::At(moment("1989-10-14T18:00")), None);
    assert_eq!(office.refusal(&past).reason, RefusalReason::NotAhead);
    office.must(rule(&office, 1, Ruling::At(moment("1989-10-21T16:30")), None));
    assert_eq!(office.state.matches[&M].pending(), 4);
    office.assert_replays();
}

#[test]
fn calendar_15_2_nothing_is_moved_for_an_event_that_was_refused() {
    let (mut office, id) = lined_up();
    let (planned, wanted) = (day("1989-10-21"), day("1989-10-20"));
    let change = |ground| RoundChange { round: 2, rounds: 3, planned, wanted, other_venue: false, hall: None, ground };
    let ask = |ground| SeasonAct::Case(CaseAct::Raise(Matter::Change(id, change(ground))));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::OtherEvent(id, 2))));
    office.must(rule(&office, 1, Ruling::No, Some(votes((0, 6), Ballot::Against))));
    let refusal = office.refusal(&ask(ChangeGround::Clash));
    assert_eq!(refusal.reason, RefusalReason::ClashRefused);
    assert_eq!(refusal.cites.unwrap().number(), "Calendar 15.2");
    // Treated as official after all: now it may be moved, in the last two rounds too.
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::OtherEvent(id, 2))));
    office.must(rule(&office, 2, Ruling::Yes, Some(votes((6, 0), Ballot::For))));
    office.must(ask(ChangeGround::Clash));
    office.assert_replays();
}

#[test]
fn sports_commission_8_1_the_presidents_vote_is_kept_only_where_it_decides() {
    let (mut office, id) = lined_up();
    let mut kept = Vec::new();
    for (case, vote) in [(1, (5, 1)), (2, (3, 3))] {
        office.must(SeasonAct::Case(CaseAct::Raise(Matter::OtherEvent(id, 2))));
        office.must(rule(&office, case, Ruling::Yes, Some(votes(vote, Ballot::For))));
        kept.push(office.state.cases.last().unwrap().decision.as_ref().unwrap().vote.unwrap().president);
    }
    assert_eq!(kept, [Ballot::Blank, Ballot::For]);
    // 7.2: against on a tie, so that it is not carried.
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::OtherEvent(id, 2))));
    let tied = rule(&office, 3, Ruling::Yes, Some(votes((3, 3), Ballot::Against)));
    assert_eq!(office.refusal(&tied).reason, RefusalReason::NotCarried);
    let few = rule(&office, 3, Ruling::Yes, Some(votes((2, 1), Ballot::For)));
    assert_eq!(office.codes(&few), ["E-VOTE-QUORUM"], "7.3: four of six");
    let lost = rule(&office, 3, Ruling::Yes, Some(votes((2, 3), Ballot::For)));
    assert_eq!(office.refusal(&lost).reason, RefusalReason::NotCarried, "7.1");
}

#[test]
fn sports_commission_6_1_the_executive_council_may_revoke_too() {
    let (mut office, id) = lined_up();
    let member = |n| Member { person: MemberNo(n), task: Task::Member, since: day("1989-07-01") };
    for (body, people) in [(DecidingBody::Board, [8001, 8002]), (DecidingBody::ExecutiveCouncil, [8101, 8102])] {
        let mut members: Vec<Member> = people.map(member).to_vec();
        members[0].task = Task::President;
        let council = Council { elected: day("1989-06-03"), until: None, members };
        office.must(SeasonAct::Body(BodyAct::NameCouncil(body, council)));
    }
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::OtherEvent(id, 2))));
    office.must(rule(&office, 1, Ruling::Yes, Some(votes((6, 0), Ballot::For))));
    let (one, two, committee) = (MemberNo(9001), MemberNo(9002), MemberNo(9101));
    let revoke = Matter::Revocation { case: CaseId(1), commission: (one, two), committee };
    office.must(SeasonAct::Case(CaseAct::Raise(revoke)));
    let by = |people: [u32; 2]| {
        let sat = Some(people.map(MemberNo).into());
        SeasonAct::Case(CaseAct::Rule { case: CaseId(2), ruling: Ruling::Yes, vote: None, received: None, sat })
    };
    assert_eq!(office.refusal(&by([8001, 8101])).reason, RefusalReason::NotMember(8101), "one body, not both");
    office.must(by([8101, 8102]));
    assert!(office.state.cases[0].revoked);
}

#[test]
fn teams_7_26_a_cup_is_announced_on_the_boards_of_its_halves() {
    let office = Office::new();
    let cup = |boards| {
        let settings = CompetitionSettings { kind: CompetitionKind::Cup, ..league(boards, 3) };
        event(CompetitionAct::Announce(Box::new(settings)))
    };
    let refusal = office.refusal(&cup(5));
    assert_eq!(refusal.reason, RefusalReason::CupBoards(4));
    assert_eq!(refusal.cites.unwrap().number(), "Teams 7.26");
    let mut office = office;
    office.must(cup(4));
}

#[test]
fn open_tournaments_closing_any_event_may_be_annulled_and_is_not_rated_then() {
    let (mut office, id) = lined_up();
    for board in 1..=4 {
        office.match_act(M, MatchAct::Result(board, G::HomeWon));
    }
    assert_eq!(team_events(&office.state)[0].games.len(), 4);
    let later = CompetitionSettings { rounds: vec![moment("1990-03-01T16:30")], ..individual() };
    let later = office.announce(later);
    let annul = |id| SeasonAct::Case(CaseAct::Raise(Matter::EventAnnulment(id)));
    assert_eq!(office.refusal(&annul(later)).reason, RefusalReason::NotBegun);
    office.must(annul(id));
    office.must(rule(&office, 1, Ruling::Yes, Some(votes((6, 0), Ballot::For))));
    assert!(office.state.events[&id].annulled && team_events(&office.state).is_empty());
    let revoke =
        Matter::Revocation { case: CaseId(1), commission: (MemberNo(9001), MemberNo(9002)), committee: MemberNo(9101) };
    office.must(SeasonAct::Case(CaseAct::Raise(revoke)));
    office.must(rule(&office, 2, Ruling::Yes, None));
    assert_eq!(team_events(&office.state).len(), 1, "revoked");
    office.assert_replays();
}

#[test]
fn competition_rules_12_1_d_the_record_shows_the_absence_that_a_refused_proof_leaves() {
    let (mut office, _) = lined_up();
    let late = MatchAct::Late {
        side: TeamSide::Visitors,
        board: 3,
        at_s: 75 * 60,
        cause: adoube_federation::lateness::Cause::TransportWithProof,
    };
    office.match_act(M, late);
    office.match_act(M, MatchAct::Result(3, G::VisitorsWon));
    office.must(rule(&office, 1, Ruling::No, None));
    let m = &office.state.matches[&M];
    assert_eq!(m.boards[2].result(), Some(G::VisitorsAbsent));
    assert!(m.marks.contains(&(3, TeamSide::Visitors, RecordMark::X)), "5.92");
}

#[test]
fn rating_3_c_and_5_c_the_parts_of_a_championship_are_one_event() {
    let mut office = Office::new();
    let clubs = [1, 2, 3].map(|n| office.club_with_list(n, n * 100, 12, 0));
    let parts = [office.announce(league(4, 3)), office.announce(league(4, 3))];
    for part in parts {
        let teams = clubs.map(|club| office.enter(part, club, TeamCategory::PromotionToThird)).to_vec();
        office.must(event(CompetitionAct::Group(part, vec![teams])));
        office.must(event(CompetitionAct::Pair(part)));
    }
    // Numbers 9 to 12 are titulars of no team: they play for A in one part, and 5 to 8 for B in the other.
    for (id, numbers) in [(MatchId(1), [9, 10, 11, 12]), (MatchId(2), [5, 6, 7, 8])] {
        for side in TeamSide::BOTH {
            office.line_up(id, side, &numbers);
        }
        office.at = office.state.matches[&id].start.plus_minutes(300);
        for board in 1..=4 {
            office.match_act(id, MatchAct::Result(board, G::HomeWon));
        }
    }
    let events = team_events(&office.state);
    assert_eq!(events.len(), 1, "one event");
    assert_eq!((events[0].parts.as_slice(), events[0].closed, events[0].rounds), (&parts[..], false, 3));
    assert_eq!(events[0].games.len(), 8);
    let games = rating_list::games(&office.state);
    assert!(games.lines().skip(1).all(|line| line.starts_with("1,")), "{games}");
    // A competition outside the championship is an event of its own.
    let cup = CompetitionSettings { preliminary: false, entries_until: day("1989-12-01"), ..league(4, 3) };
    let cup = office.announce(cup);
    let teams = clubs.map(|club| office.enter(cup, club, TeamCategory::PromotionToThird)).to_vec();
    office.must(event(CompetitionAct::Group(cup, vec![teams])));
    office.must(event(CompetitionAct::Pair(cup)));
    for side in TeamSide::BOTH {
        office.line_up(MatchId(3), side, &[9, 10, 11, 12]);
    }
    office.match_act(MatchId(3), MatchAct::Result(1, G::Drawn));
    assert_eq!(team_events(&office.state).len(), 2);
}

/// Adopts the example of a league of today.
fn of_today() -> Office {
    let mut office = Office::new();
    office.must(SeasonAct::Regulate(ShippedRegulations::LeagueToday.text().to_owned()));
    office
}

fn player(office: &mut Office, club: adoube_federation::ids::ClubId, person: u32, international: u16) {
    let ratings = PlayerRatings { international: Some(international), ..PlayerRatings::default() };
    let (category, nationality) = (PlayerCategory::Third, Nationality::Home);
    let player = RegisteredPlayer { person: MemberNo(person), club, category, title: None, ratings, nationality };
    office.must(SeasonAct::Licence(LicenceAct::Know(player)));
    let papers = BTreeSet::from([LicencePaper::Insurance, LicencePaper::Telephone]);
    let (age, case) = (30, LicenceReason::New);
    let person = MemberNo(person);
    let application = LicenceApplication { person, category, age, case, has_national_number: false, papers };
    office.must(SeasonAct::Licence(LicenceAct::Apply(application)));
    office.must(SeasonAct::Licence(LicenceAct::Grant(person)));
}

#[test]
fn a_league_of_today_orders_its_lists_by_fide_rating_with_a_tolerance() {
    let mut office = of_today();
    let club = office.club(1, &[1]);
    for (person, rating) in [(1, 2000), (2, 2050), (3, 1900), (4, 1951)] {
        player(&mut office, club, person, rating);
    }
    let stamp = |order: [u32; 4]| SeasonAct::List(ListAct::Stamp(club, order.map(MemberNo).to_vec()));
    assert_eq!(office.codes(&stamp([1, 2, 3, 4])), ["E-LIST-ORDER"], "51 points above");
    office.must(stamp([1, 2, 4, 3]));
}

#[test]
fn a_league_of_today_has_licences_by_calendar_year() {
    let mut office = of_today();
    let club = office.club(1, &[1]);
    office.at = moment("1989-10-01T10:00");
    for person in 1..=4 {
        player(&mut office, club, person, 2000);
    }
    assert!(office.state.is_licensed(MemberNo(1), day("1989-12-31")));
    assert!(!office.state.is_licensed(MemberNo(1), day("1990-01-01")));
    office.at = moment("1990-01-10T10:00");
    let stamp = SeasonAct::List(ListAct::Stamp(club, vec![MemberNo(1)]));
    assert_eq!(office.codes(&stamp), ["E-ENTRY-LICENCE"]);
    // The application of the year before is not one for this year.
    let grant = SeasonAct::Licence(LicenceAct::Grant(MemberNo(1)));
    assert!(matches!(office.refusal(&grant).reason, RefusalReason::Unknown(Thing::Application, 1)));
    player(&mut office, club, 1, 2000);
    office.must(stamp);
    // A match of December is still judged by the licence of December.
    for on in ["1989-12-31", "1990-01-10", "1990-08-31"] {
        assert!(office.state.is_licensed(MemberNo(1), day(on)), "{on}");
    }
    assert!(!office.state.is_licensed(MemberNo(1), day("1991-01-01")));
    assert!(!office.state.is_licensed(MemberNo(2), day("1990-01-10")), "not renewed");
    office.assert_replays();
    // In the next season the licence of 1990 is in force until its end; that of 1989 is to be renewed.
    let mut next = Office::new();
    next.state.season.as_mut().unwrap().year = 1990;
    next.must(SeasonAct::Regulate(ShippedRegulations::LeagueToday.text().to_owned()));
    next.must(SeasonAct::Carry(Box::new(adoube_federation::carry::legacy(&office.state).whole)));
    next.at = moment("1990-10-01T10:00");
    let licensed = |person, on| next.state.is_licensed(MemberNo(person), day(on));
    assert!(licensed(1, "1990-12-31") && !licensed(1, "1991-01-01") && !licensed(2, "1990-10-01"));
    assert_eq!(next.state.to_renew.len(), 4);
    // Under the handbook a licence lasts for the season.
    let mut old = Office::new();
    let club = old.club(1, &[1]);
    old.player(club, 1, PlayerCategory::Third, None);
    assert!(old.state.is_licensed(MemberNo(1), day("1990-06-30")));
}

#[test]
fn a_season_begins_on_the_day_of_its_regulations() {
    let handbook = Office::new();
    assert_eq!(handbook.state.days(), Some((day("1989-07-01"), day("1990-06-30"))));
    assert_eq!(of_today().state.days(), Some((day("1989-09-01"), day("1990-08-31"))));
}

fn rules_of(office: &Office) -> &adoube_federation::regulations::LicenceRules {
    &office.state.regulations().licences
}

#[test]
fn regulations_of_ones_own_change_what_a_season_asks() {
    let text = ShippedRegulations::Handbook1985.text();
    let edited = [
        ("alternatives = { value = 2", "alternatives = { value = 0"),
        ("value = [\"andorran\"]", "value = []"),
        ("score_stands_percent = { value = 50", "score_stands_percent = { value = 100"),
        (
            "code = \"girona\"\nname = \"Girona\"\ndelegation = true",
            "code = \"girona\"\nname = \"Girona\"\ndelegation = false",
        ),
        ("[eliminations]\nabsences = { value = 2", "[eliminations]\nabsences = { value = 1"),
        ("below_age = 14", "below_age = 16"),
        ("norm_places = { value = 2", "norm_places = { value = 1"),
        ("title = { value = 3, rule = \"Master", "title = { value = 1, rule = \"Master"),
    ];
    let edited = edited.iter().fold(text.to_owned(), |text, (from, to)| {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        text.replace(from, to)
    });
    let mut office = Office::new();
    office.must(SeasonAct::Regulate(edited));
    let rules = office.state.regulations();
    assert!(
        Nationality::Andorran.counts_as_foreigner(&rules.line_ups)
            && !Nationality::Home.counts_as_foreigner(&rules.line_ups)
    );
    assert!(!office.state.has_delegation(adoube_federation::venue::Province::Girona));
    let club = office.club(1, &[1]);
    for person in 1..=2 {
        office.player(club, person, PlayerCategory::Third, None);
    }
    let id = office.announce(individual());
    office.must(common::enter(id, 1, Some(15)));
    assert_eq!(rules_of(&office).age_of(LicencePaper::FamilyBook), Some(16), "asked below sixteen");
    office.at = moment("1989-10-14T18:00");
    office.must(event(CompetitionAct::Absent(id, MemberNo(1), 1)));
    assert_eq!(office.state.events[&id].entrants[&MemberNo(1)].left_after, Some(1), "the first absence eliminates");
    assert!(!office.state.events[&id].half_reached(8, &office.state.regulations().eliminations));
    let order = [1, 2].map(MemberNo).to_vec();
    let norm = LicenceAct::Classification(adoube_federation::titles::TitleEvent::BarcelonaOpenA, order);
    office.must(SeasonAct::Licence(norm));
    let titled: Vec<_> = office.log.last().unwrap().events.iter().collect();
    assert!(matches!(titled[..], [SeasonAnswer::NormEarned(MemberNo(1), ..), SeasonAnswer::Titled(MemberNo(1), ..)]));
}

/// Refusals of the program's own have no rule of the handbook behind them; the others cite the one that grounds them.
#[test]
fn a_refusal_cites_the_rule_that_grounds_it_or_none() {
    let (office, id) = lined_up();
    let of = |act: MatchAct| office.refusal(&SeasonAct::Match(M, act)).cites.map(|rule| rule.number().to_owned());
    let step = |step| MatchAct::Step { board: 1, step, envelope: None, resumption: None };
    let unopened = MatchAct::OpenLineUp { side: TeamSide::Home, players: Vec::new() };
    let cases = [
        (step(AdjournmentStep::Resume), None),
        (step(AdjournmentStep::OrderThird), Some("Adjournments 10.2 (b)")),
        (step(AdjournmentStep::QuickFinish), Some("Adjournments 10.1 (d)")),
        (unopened, None),
        (MatchAct::Countersign { side: TeamSide::Home, board: 1 }, None),
        (MatchAct::Sign(TeamSide::Home, MemberNo(1)), Some("Delegates 5.94")),
        (MatchAct::Correct(1, G::Drawn), None),
        (MatchAct::Mark(1, TeamSide::Home, RecordMark::X), Some("Delegates 5.92")),
    ];
    for (act, rule) in cases {
        assert_eq!(of(act.clone()).as_deref(), rule, "{act:?}");
    }
    let cites = |act: SeasonAct| office.refusal(&act).cites.map(|rule| rule.number().to_owned());
    let other = office.state.clubs.keys().nth(1).copied().unwrap();
    let add = ListAct::Add { club: other, person: MemberNo(100), after: None };
    assert_eq!(cites(SeasonAct::List(add)), None, "a player of another club");
    assert_eq!(cites(SeasonAct::Case(CaseAct::Raise(Matter::SubCondicione(M, 1)))), None);
    assert_eq!(cites(event(CompetitionAct::DrawLots(id, Vec::new()))), None);
}
