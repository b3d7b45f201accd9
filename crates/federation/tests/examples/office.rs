//! E21, E23-E25: titles and norms by a place, limited places, appeals, votes.

use super::*;
use crate::common::{bodies, enter, moment, rule};
use adoube_federation::HandbookFinding;
use adoube_federation::acts::{BodyAct, CaseAct, LicenceAct};
use adoube_federation::carry::CarriedPart;
use adoube_federation::cases::{Matter, Party, Ruling};
use adoube_federation::commission::{Ballot, Member, Task, Vote};
use adoube_federation::competition::{CompetitionKind, Delivery, EntryLimit, IndividualEvent};
use adoube_federation::entries::admission;
use adoube_federation::parties::parties;
use adoube_federation::people::PlayerTitle;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::season::TitleGround;
use adoube_federation::titles::{NormGround, TitleEvent, season_of};
use common::Office;

/// An individual event of two rounds that ends on a day, over or not.
fn individual_event(office: &mut Office, title_event: Option<TitleEvent>, last: &str, over: bool) -> CompetitionId {
    let rounds = [day(last).plus(-1), day(last)].map(|day| day.at(16, 30)).to_vec();
    let individual = IndividualEvent { title_event, ..IndividualEvent::default() };
    let (kind, entries_until) = (CompetitionKind::Individual, day(last).plus(-20));
    let id = office.announce(CompetitionSettings {
        kind,
        rounds,
        individual,
        entries_until,
        preliminary: false,
        ..league(1, 1)
    });
    let now = office.at;
    office.at = office.at.min(entries_until.at(10, 0));
    for person in [10, 11, 12] {
        office.must(enter(id, person, None));
    }
    office.at = now;
    if over {
        for _ in 0..2 {
            office.must(event(CompetitionAct::CloseRound(id)));
        }
    }
    id
}

#[test]
fn e21_a_place_gives_one_norm() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    for person in [10, 11, 12] {
        office.player(club, person, PlayerCategory::Preferent, Some(2200));
    }
    let open = individual_event(&mut office, Some(TitleEvent::BarcelonaOpenA), "1990-05-06", true);
    let classify = |id, order: &[u32]| {
        let order = order.iter().map(|person| MemberNo(*person)).collect();
        SeasonAct::Classify(id, order)
    };
    office.at = moment("1990-06-10T10:00");
    let norms = |office: &Office| office.state.norms.clone();
    let of = |people: [u32; 2]| people.map(|p| (MemberNo(p), day("1990-05-06"), NormGround::BarcelonaOpen)).to_vec();
    for _ in 0..2 {
        office.must(classify(open, &[10, 11, 12]));
        assert_eq!(norms(&office), of([10, 11]), "one each, on the day the open ended");
    }
    office.must(classify(open, &[10, 12, 11]));
    assert_eq!(norms(&office), of([10, 12]));
    assert_eq!(season_of(day("1990-09-06"), office.state.regulations()), 1990, "6 September is of 1990/91");
    // Only from that event, and only when it is over.
    let plain = individual_event(&mut office, None, "1990-05-20", true);
    assert_eq!(office.refusal(&classify(plain, &[10, 11])).reason, RefusalReason::NoTitleEvent);
    let running = individual_event(&mut office, Some(TitleEvent::AbsoluteChampionship), "1990-06-20", false);
    assert_eq!(office.refusal(&classify(running, &[10, 11])).reason, RefusalReason::NotOver);
    assert!(matches!(office.refusal(&classify(open, &[10, 99])).reason, RefusalReason::Unknown(..)));
    assert!(matches!(office.refusal(&classify(open, &[10, 10])).reason, RefusalReason::Twice(..)));
    // The absolute championship gives the title, which a correction takes back.
    let absolute = individual_event(&mut office, Some(TitleEvent::AbsoluteChampionship), "1990-05-27", true);
    office.must(classify(absolute, &[11, 10]));
    let title = |office: &Office, person| office.state.players[&MemberNo(person)].title;
    assert_eq!(title(&office, 11), Some(PlayerTitle::MestreCatala));
    office.must(classify(absolute, &[10, 12]));
    assert_eq!([10, 11, 12].map(|p| title(&office, p).is_some()), [true, false, true]);
    assert_eq!(office.state.titles.len(), 2);
    office.assert_replays();
}

#[test]
fn e23_limited_places() {
    let (x, p, q, r, s) = (20, 10, 11, 12, 13);
    let season = |last_year: &[(u32, u16)]| {
        let mut office = Office::new();
        let sanctioned = vec![MemberNo(p)];
        office.must(SeasonAct::Carry(Box::new(CarriedPart { year: 1988, sanctioned, ..CarriedPart::default() })));
        let club = office.club(1, &[1]);
        for person in [x, p, q, r, s] {
            let elo = if person == x { 2250 } else { 2200 };
            office.player(club, person, PlayerCategory::Preferent, Some(elo));
        }
        let (title, ground) = (PlayerTitle::MestreCatala, TitleGround::SpanishJunior);
        office.must(SeasonAct::Licence(LicenceAct::Title(MemberNo(r), title, ground)));
        let kind = CompetitionKind::Individual;
        let entry_limit = EntryLimit { places: Some(3), minimum_elo: None };
        let settings = CompetitionSettings { kind, entry_limit, preliminary: false, ..league(1, 9) };
        let id = office.announce(settings);
        for person in [p, q, r, s, x] {
            let last_year = last_year.iter().find(|(of, _)| *of == person).map(|(_, place)| *place);
            let (age, circumstances, delivery) = (None, false, Delivery::ByHand);
            let (person, received) = (MemberNo(person), None);
            let act =
                CompetitionAct::EnterPlayer { event: id, person, age, circumstances, delivery, last_year, received };
            office.must(event(act));
        }
        (office, id)
    };
    let of = |people: &[u32]| people.iter().map(|person| MemberNo(*person)).collect::<Vec<_>>();
    let (mut office, id) = season(&[(q, 4), (s, 2)]);
    let admitted = |office: &Office| admission(&office.state, id).unwrap().admitted;
    assert_eq!(admitted(&office), of(&[x, r, s]));
    for (leaves, next) in [(s, q), (q, p)] {
        office.must(SeasonAct::Case(CaseAct::Raise(Matter::Withdrawal(id, MemberNo(leaves)))));
        let case = u32::try_from(office.state.cases.len()).unwrap();
        office.must(rule(&office, case, Ruling::Yes, None));
        assert_eq!(admitted(&office), of(&[x, r, next]), "then {next}");
    }
    // Neither played last year: lots between Q and S.
    let (mut office, id) = season(&[]);
    let now = admission(&office.state, id).unwrap();
    assert_eq!((now.admitted, now.draw, now.left), (of(&[x, r]), of(&[q, s]), 1));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Lots(id, of(&[q, s])))));
    office.must(rule(&office, 1, Ruling::Order(of(&[s, q])), None));
    assert_eq!(office.state.events[&id].entry_lots, [of(&[s, q])]);
    assert_eq!(admission(&office.state, id).unwrap().admitted, of(&[x, r, s]));
    office.assert_replays();
}

#[test]
fn e24_fifteen_days_of_ones_own() {
    let (mut office, id, _) = crate::common::four_teams(4);
    bodies(&mut office);
    office.must(event(CompetitionAct::Pair(id)));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Incident(MatchId(1), 2))));
    let of: Vec<Party> = parties(&office.state, &office.state.cases[0]).into_iter().collect();
    let [home, visitors] = of[..] else { panic!("{of:?}") };
    let case = adoube_federation::ids::CaseId(1);
    office.at = moment("1990-02-15T10:00");
    let sat = Some([MemberNo(9101)].into());
    let ruling = Ruling::Result(G::Drawn);
    office.must(SeasonAct::Case(CaseAct::Rule { case, ruling, vote: None, received: None, sat }));
    let appeal = |party| SeasonAct::Case(CaseAct::AppealBy { case, party });
    let can = |office: &Office, party| adoube_federation::decide(&office.state, &appeal(party), office.at).is_ok();
    office.at = moment("1990-05-01T10:00");
    assert!(can(&office, home), "not received: not late");
    for (party, on) in [(home, "1990-02-20"), (visitors, "1990-02-23")] {
        office.must(SeasonAct::Case(CaseAct::ReceivedBy { case, party, on: day(on) }));
    }
    for (party, until, late) in
        [(home, "1990-03-07T23:59", "1990-03-08T00:00"), (visitors, "1990-03-10T23:59", "1990-03-11T00:00")]
    {
        office.at = moment(until);
        assert!(can(&office, party), "{until}");
        office.at = moment(late);
        assert_eq!(office.codes(&appeal(party)), ["E-APPEAL-LATE"], "{late}");
    }
    office.at = moment("1990-03-08T10:00");
    assert_eq!(office.refusal(&appeal(home)).findings(), [HandbookFinding::AppealLate { until: day("1990-03-07") }]);
    assert!(can(&office, visitors));
}

#[test]
fn e25_votes_of_the_commission() {
    for (count, few, needed) in [(7_u32, 3, 4), (8, 4, 5)] {
        let (mut office, id, _) = crate::common::four_teams(4);
        bodies(&mut office);
        let task = |n| if n == 1 { Task::President } else { Task::Member };
        let member = |n| Member { person: MemberNo(9000 + n), task: task(n), since: day("1989-07-01") };
        let members = (1..=count).map(member).collect();
        office.must(SeasonAct::Body(BodyAct::NameCommission { elected: day("1989-06-03"), members }));
        office.must(SeasonAct::Case(CaseAct::Raise(Matter::OtherEvent(id, 2))));
        let vote = |yes, no, blank, president| Some(Vote { yes, no, blank, president });
        let by = |office: &Office, ruling: &Ruling, vote| rule(office, 1, ruling.clone(), vote);
        let too_few = by(&office, &Ruling::Yes, vote(few, 0, 0, Ballot::For));
        assert_eq!(office.codes(&too_few), ["E-VOTE-QUORUM"], "{needed} of {count}");
        let carried = |yes, no, blank, president| {
            let act = by(&office, &Ruling::Yes, vote(yes, no, blank, president));
            let answers = adoube_federation::decide(&office.state, &act, office.at);
            answers.map(|_| ()).map_err(|refusal| refusal.reason)
        };
        if count == 7 {
            assert_eq!(carried(2, 1, 1, Ballot::For), Ok(()));
            for (yes, no, blank) in [(2, 2, 0), (1, 1, 2)] {
                assert_eq!(carried(yes, no, blank, Ballot::For), Ok(()), "as the president votes");
                assert_eq!(carried(yes, no, blank, Ballot::Against), Err(RefusalReason::NotCarried));
            }
        } else {
            assert_eq!(carried(3, 2, 0, Ballot::Against), Ok(()), "whatever the president voted");
        }
        assert_eq!(carried(1, 3, 1, Ballot::Against), Err(RefusalReason::NotCarried), "a rejected vote");
        office.must(by(&office, &Ruling::Yes, vote(3, 2, 0, Ballot::Against)));
        let kept = office.state.cases[0].decision.as_ref().unwrap().vote.unwrap().president;
        assert_eq!(kept, Ballot::Blank, "8.1: kept only on equality");
    }
}
