//! Norms and titles of Mestre Català by acts (Master), and places given by Elo (Tie-breaks 1.71).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::SeasonAct;
use adoube_federation::acts::{CaseAct, CompetitionAct, LicenceAct};
use adoube_federation::cases::{Matter, Ruling};
use adoube_federation::competition::{CompetitionSettings, Delivery, EntryLimit};
use adoube_federation::entries::admission;
use adoube_federation::homologation::{OpenGroup, OpenRequest};
use adoube_federation::ids::{MemberNo, OpenId};
use adoube_federation::people::{PlayerCategory, PlayerTitle};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::season::TitleGround;
use adoube_federation::titles::{NormClaim, TitleEvent};
use common::{Office, bodies, day, event, individual, moment, rule};

const PLAYER: MemberNo = MemberNo(10);

fn office() -> Office {
    let mut office = Office::new();
    bodies(&mut office);
    let club = office.club(1, &[1]);
    office.player(club, 10, PlayerCategory::Preferent, Some(2310));
    office.player(club, 11, PlayerCategory::Preferent, Some(2290));
    office.at = moment("1990-01-10T10:00");
    office
}

fn norm(claim: NormClaim, on: &str) -> SeasonAct {
    SeasonAct::Licence(LicenceAct::Norm(PLAYER, claim, day(on)))
}

fn title(title: PlayerTitle, ground: TitleGround) -> SeasonAct {
    SeasonAct::Licence(LicenceAct::Title(PLAYER, title, ground))
}

#[test]
fn master_title_5_three_norms_give_the_title_and_fewer_do_not() {
    let mut office = office();
    let three = title(PlayerTitle::MestreCatala, TitleGround::ThreeNorms);
    let refusal = office.refusal(&three);
    assert_eq!((refusal.reason, refusal.cites.unwrap().number()), (RefusalReason::NormsMissing, "Master, title 5"));
    let other = title(PlayerTitle::Grandmaster, TitleGround::SpanishJunior);
    assert_eq!(office.refusal(&other).reason, RefusalReason::OtherTitle);
    // Norm 1: more than 2300, with sixteen games.
    for (rating, games) in [(2300, 20), (2301, 15)] {
        let refusal = office.refusal(&norm(NormClaim::RatingList { rating, games }, "1990-01-01"));
        assert_eq!((refusal.reason, refusal.cites.unwrap().number()), (RefusalReason::NotANorm, "Master, norm 1"));
    }
    let list = norm(NormClaim::RatingList { rating: 2301, games: 16 }, "1990-01-01");
    office.must(list.clone());
    assert_eq!(office.refusal(&list).reason, RefusalReason::Rewarded, "once");
    let ahead = norm(NormClaim::Earlier, "1990-06-01");
    assert!(matches!(office.refusal(&ahead).reason, RefusalReason::TooEarly(_)));
    office.must(norm(NormClaim::Earlier, "1988-11-01"));
    assert_eq!(office.state.players[&PLAYER].title, None);
    // Norm 2 is the third one held.
    let open = |order: &[u32]| {
        let order = order.iter().map(|person| MemberNo(*person)).collect();
        SeasonAct::Licence(LicenceAct::Classification(TitleEvent::BarcelonaOpenA, order))
    };
    office.must(open(&[11, 10]));
    assert_eq!(office.refusal(&open(&[11, 10])).reason, RefusalReason::Rewarded, "the open is held once a season");
    assert_eq!(office.state.players[&PLAYER].title, Some(PlayerTitle::MestreCatala), "title 5");
    assert_eq!(office.state.titles, [(PLAYER, PlayerTitle::MestreCatala, TitleGround::ThreeNorms)]);
    office.must(three);
    office.assert_replays();
}

#[test]
fn master_loss_a_norm_lost_in_two_seasons_without_one_does_not_count() {
    let mut office = office();
    // D-116: without a norm in 1984 and 1985, the norm of 1983 is lost.
    office.must(norm(NormClaim::Earlier, "1983-11-01"));
    office.must(norm(NormClaim::Earlier, "1988-11-01"));
    office.must(norm(NormClaim::RatingList { rating: 2350, games: 30 }, "1990-01-01"));
    assert_eq!(office.state.players[&PLAYER].title, None, "two are held");
    let three = title(PlayerTitle::MestreCatala, TitleGround::ThreeNorms);
    assert_eq!(office.refusal(&three).reason, RefusalReason::NormsMissing);
    office.assert_replays();
}

#[test]
fn master_norm_3_needs_a_homologated_tournament() {
    let mut office = office();
    let group =
        |categories: &[PlayerCategory]| OpenGroup { categories: categories.iter().copied().collect(), players: 40 };
    let groups = vec![
        group(&[PlayerCategory::Preferent, PlayerCategory::First]),
        group(&[PlayerCategory::Second, PlayerCategory::Third]),
    ];
    let (requested, first, last) = (day("1989-06-30"), day("1989-08-12"), day("1989-08-20"));
    let request = OpenRequest { requested, first, last, rounds: 9, groups, distances_hm: Vec::new(), club: None };
    office.at = moment("1989-07-01T09:00");
    office.must(SeasonAct::AskHomologation(request));
    office.at = moment("1990-01-10T10:00");
    // 2355 on average: more than 52 % of nine games.
    let score = |half_points| {
        norm(NormClaim::Percentage { open: OpenId(1), games: 9, half_points, average: 2355 }, "1989-08-20")
    };
    assert_eq!(office.refusal(&score(12)).reason, RefusalReason::NotHomologated, "not homologated");
    office.must(rule(&office, 1, Ruling::Yes, None));
    let refusal = office.refusal(&score(9));
    assert_eq!((refusal.reason, refusal.cites.unwrap().number()), (RefusalReason::NotANorm, "Master, norm 3"));
    assert_eq!(office.refusal(&score(19)).reason, RefusalReason::NotANorm, "more points than games");
    office.must(score(10));
    assert_eq!(office.state.norms_of(PLAYER), [day("1989-08-20")]);
    office.assert_replays();
}

#[test]
fn tie_breaks_1_711_to_1_714_limited_places_go_by_elo_and_lots() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    for (person, elo) in [(10, 2200), (11, 2100), (12, 2100), (13, 2100), (14, 2100), (15, 1990)] {
        office.player(club, person, PlayerCategory::Preferent, Some(elo));
    }
    let entry_limit = EntryLimit { places: Some(4), minimum_elo: Some(2000) };
    let id = office.announce(CompetitionSettings { entry_limit, ..individual() });
    let enter = |person, last_year| {
        let (age, circumstances, delivery) = (None, false, Delivery::ByHand);
        let person = MemberNo(person);
        event(CompetitionAct::EnterPlayer {
            event: id,
            person,
            age,
            circumstances,
            delivery,
            last_year,
            received: None,
        })
    };
    let refusal = office.refusal(&enter(15, None));
    assert_eq!((refusal.reason, refusal.cites), (RefusalReason::BelowMinimum(2000), None));
    for (person, last_year) in [(14, None), (13, None), (12, None), (11, Some(3)), (10, None)] {
        office.must(enter(person, last_year));
    }
    let of = |people: &[u32]| people.iter().map(|person| MemberNo(*person)).collect::<Vec<_>>();
    let admission = |office: &Office| admission(&office.state, id).unwrap();
    assert_eq!(admission(&office).admitted, of(&[10, 11]), "by Elo, and 1.713");
    assert_eq!((admission(&office).draw, admission(&office).left), (of(&[12, 13, 14]), 2));
    office.must(title_of(13));
    assert_eq!(admission(&office).admitted, of(&[10, 13, 11]), "1.712");
    assert_eq!((admission(&office).draw, admission(&office).left), (of(&[12, 14]), 1));
    // 1.714: the ruling gives the place.
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Lots(id, of(&[12, 14])))));
    office.must(rule(&office, 1, Ruling::Order(of(&[14, 12])), None));
    assert_eq!(admission(&office).admitted, of(&[10, 13, 11, 14]));
    assert_eq!(admission(&office).left, 0);
    office.assert_replays();
}

fn title_of(person: u32) -> SeasonAct {
    let (title, ground) = (PlayerTitle::MestreCatala, TitleGround::SpanishJunior);
    SeasonAct::Licence(LicenceAct::Title(MemberNo(person), title, ground))
}
