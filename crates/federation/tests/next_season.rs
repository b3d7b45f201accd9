//! From one season to the next: clubs, players, norms and licences are taken over, and teams hold the categories that the final
//! tables give them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::acts::{BodyAct, CaseAct, ClubAct, CompetitionAct, LicenceAct, MatchAct};
use adoube_federation::carry::{SeasonLegacy, legacy};
use adoube_federation::cases::{Matter, Offender, Ruling, SanctionEffect, SanctionRow, SanctionTable};
use adoube_federation::competition::Delivery;
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use adoube_federation::people::PlayerCategory;
use adoube_federation::refusal::{RefusalReason, Thing};
use adoube_federation::reports::standing;
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::season::Season;
use adoube_federation::teams::TeamCategory;
use adoube_federation::titles::NormClaim;
use adoube_federation::{SeasonAct, SeasonState};
use common::{Office, day, event, four_teams, moment};

/// Plays the rest of a league: on every board the team with the lower number wins.
fn play(office: &mut Office, id: CompetitionId) {
    while office.state.events[&id].paired < office.state.events[&id].rounds() {
        office.must(event(CompetitionAct::Pair(id)));
        let round = office.state.events[&id].paired;
        let of: Vec<MatchId> =
            office.state.matches.iter().filter(|(_, m)| m.event == id && m.round == round).map(|(id, _)| *id).collect();
        for id in of {
            let m = office.state.matches[&id].clone();
            office.at = m.start;
            for side in TeamSide::BOTH {
                office.line_up(id, side, &[1, 2, 3, 4]);
            }
            let won = if m.home < m.visitors { G::HomeWon } else { G::VisitorsWon };
            office.at = m.start.plus_minutes(240);
            for board in 1..=4 {
                office.match_act(id, MatchAct::Result(board, won));
            }
        }
        office.must(event(CompetitionAct::CloseRound(id)));
    }
}

/// A season a year later that took over another.
fn next(from: &SeasonState) -> Office {
    let mut office = Office { state: SeasonState::default(), log: Vec::new(), at: moment("1990-07-01T09:00") };
    let year = from.season.as_ref().unwrap().year + 1;
    let working_days = from.season.as_ref().unwrap().working_days.clone();
    office.must(SeasonAct::Open(Season { year, working_days, protected_rounds: 2 }));
    for part in legacy(from).whole.cut(7) {
        office.must(SeasonAct::Carry(Box::new(part)));
    }
    office
}

#[test]
fn delegates_5_421_teams_start_in_the_category_that_the_final_table_gives_them() {
    let (mut old, id, teams) = four_teams(4);
    // The fourth club has a second team, in a competition without promotion.
    let friendly = old.announce(adoube_federation::competition::CompetitionSettings {
        promoted: 0,
        relegated: 0,
        preliminary: false,
        ..common::league(4, 1)
    });
    let second = old.enter(friendly, ClubId(4), TeamCategory::PromotionToThird);
    let SeasonLegacy { moves, unsettled, .. } = legacy(&old.state);
    assert_eq!((moves, unsettled), (Vec::new(), vec![(id, 0)]), "nothing is settled before the last round");
    play(&mut old, id);
    let rows = standing(&old.state, id, 0, adoube_federation::matches::ProvisionalReading::Settled).unwrap().rows;
    assert_eq!(rows.iter().map(|row| row.team).collect::<Vec<_>>(), teams);
    let left = legacy(&old.state);
    assert!(left.unsettled.is_empty());
    let moves: Vec<_> = left.moves.iter().map(|to| (to.team, to.from, to.to)).collect();
    // Below the lowest category there is none.
    assert_eq!(moves, [(teams[0], TeamCategory::PromotionToThird, TeamCategory::Third)]);

    let mut new = next(&old.state);
    let category = |office: &Office, team: TeamId| office.state.teams[&team].category;
    assert_eq!(category(&new, teams[0]), TeamCategory::Third);
    assert_eq!(category(&new, teams[3]), TeamCategory::PromotionToThird);
    assert_eq!((new.state.clubs.len(), new.state.players.len()), (4, 40));
    assert_eq!(new.state.clubs, old.state.clubs);
    assert_eq!(new.state.players, old.state.players, "with category, title and ratings");
    assert!(new.state.licences.is_empty() && new.state.applications.is_empty(), "licences are renewed");
    assert_eq!(new.state.to_renew, old.state.licences);

    // The promoted team enters its new category, and no other.
    let id = new.announce(adoube_federation::competition::CompetitionSettings {
        entries_until: day("1990-09-15"),
        ..common::league(4, 3)
    });
    let enter = |category| {
        let (event, club, team) = (id, ClubId(1), Some(teams[0]));
        event_of(CompetitionAct::EnterTeam { event, club, category, team, delivery: Delivery::ByHand, received: None })
    };
    assert_eq!(new.refusal(&enter(TeamCategory::PromotionToThird)).reason, RefusalReason::OtherCategory(teams[0].0));
    new.must(enter(TeamCategory::Third));

    // A vacant place: the second team of the fourth club goes up, and the letters follow (7.25).
    let places = |office: &Office| [teams[3], second].map(|team| office.state.teams[&team].place);
    assert_eq!(places(&new), [0, 1]);
    new.must(SeasonAct::Club(ClubAct::Category(second, TeamCategory::Third)));
    assert_eq!(places(&new), [1, 0]);
    assert_eq!(category(&new, second), TeamCategory::Third);
    let unknown = SeasonAct::Club(ClubAct::Category(TeamId(99), TeamCategory::Third));
    assert_eq!(new.refusal(&unknown).reason, RefusalReason::Unknown(Thing::Team, 99));
    new.assert_replays();
}

fn event_of(act: CompetitionAct) -> SeasonAct {
    event(act)
}

#[test]
fn a_category_stays_once_a_team_of_the_club_is_paired() {
    let (mut office, id, teams) = four_teams(4);
    office.must(event(CompetitionAct::Pair(id)));
    let act = SeasonAct::Club(ClubAct::Category(teams[0], TeamCategory::First));
    assert_eq!(office.refusal(&act).reason, RefusalReason::LettersStay(teams[0].0, id.0));
}

#[test]
fn master_loss_only_norms_that_last_go_to_the_next_season() {
    let mut old = Office::new();
    let club = old.club(1, &[1]);
    old.player(club, 1, PlayerCategory::Preferent, Some(2300));
    let mut norm = |on: &str| old.must(SeasonAct::Licence(LicenceAct::Norm(MemberNo(1), NormClaim::Earlier, day(on))));
    // A quiet season after the next loses the older norm; the younger one is held at the end of 1989-1990.
    norm("1984-10-01");
    norm("1988-10-01");
    let held: Vec<_> = legacy(&old.state).whole.norms.iter().map(|(_, on, _)| *on).collect();
    let new = next(&old.state);
    assert_eq!(new.state.norms_of(MemberNo(1)), held);
    let all =
        adoube_federation::titles::norms_held(&old.state.norms_of(MemberNo(1)), 1989, old.state.regulations()).held;
    assert_eq!(held.len(), all.len());
    assert!(held.len() < 2 && held == [day("1988-10-01")], "{held:?}");
}

#[test]
fn tie_breaks_1_711_sanctions_of_the_last_season_count_in_the_next() {
    let (mut old, ..) = four_teams(4);
    common::bodies(&mut old);
    let effect = SanctionEffect::Warning;
    let rows = vec![SanctionRow { offence: "unsporting conduct".to_owned(), effect }];
    old.must(SeasonAct::Body(BodyAct::Sanctions(SanctionTable { circular: "12/89".to_owned(), rows })));
    for (case, person) in [(1, 101), (2, 102)] {
        old.must(SeasonAct::Case(CaseAct::Raise(Matter::Sanction(Offender::Person(MemberNo(person))))));
        old.must(common::rule(&old, case, Ruling::Sanction(0), None));
    }
    // The second is lifted on appeal.
    old.must(SeasonAct::Case(CaseAct::Appeal(adoube_federation::ids::CaseId(2))));
    old.must(common::rule(&old, 3, Ruling::Instead(Box::new(Ruling::No)), None));
    let new = next(&old.state);
    assert_eq!(new.state.sanctioned_before.iter().copied().collect::<Vec<_>>(), [MemberNo(101)]);
    new.assert_replays();
}

#[test]
fn a_season_takes_over_an_earlier_one_once() {
    let (old, ..) = four_teams(4);
    let mut new = next(&old.state);
    let part = |from: &Office| SeasonAct::Carry(Box::new(legacy(&from.state).whole));
    assert_eq!(new.refusal(&part(&old)).reason, RefusalReason::Twice(Thing::Club, 1));
    assert_eq!(old.refusal(&part(&new)).reason, RefusalReason::NotEarlier);
    // Numbers of clubs and teams go on from the old ones.
    let club = new.club(9, &[7]);
    assert_eq!(club, ClubId(5));
    // A player whose club is unknown.
    let mut alone = legacy(&old.state).whole;
    (alone.clubs, alone.teams) = (Vec::new(), Vec::new());
    let mut empty = Office { state: SeasonState::default(), log: Vec::new(), at: moment("1990-07-01T09:00") };
    let working_days = adoube_federation::deadlines::WorkingDays::default();
    empty.must(SeasonAct::Open(Season { year: 1990, working_days, protected_rounds: 2 }));
    let refused = empty.refusal(&SeasonAct::Carry(Box::new(alone)));
    assert_eq!(refused.reason, RefusalReason::Unknown(Thing::Club, 1));
}
