//! Elo in a season: starting lists, counted games, and the next list.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;
#[path = "common/rating_list.rs"]
mod rating_list;

use adoube_federation::SeasonAct;
use adoube_federation::acts::{CaseAct, CompetitionAct, MatchAct};
use adoube_federation::cases::{Matter, Ruling};
use adoube_federation::competition::{CompetitionSettings, Counting};
use adoube_federation::ids::{CaseId, CompetitionId, MatchId, TeamSide};
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::teams::TeamCategory;
use common::{Office, day, league, moment};

/// Two clubs, one match of four boards: two played, one forfeited, one where neither player came.
fn office(counting: Counting) -> (Office, CompetitionId) {
    let mut office = Office::new();
    let clubs = [1, 2, 3].map(|n| office.club_with_list(n, n * 100, 4, 4));
    let event = office.announce(CompetitionSettings { counting, ..league(4, 3) });
    let teams = clubs.map(|club| office.enter(event, club, TeamCategory::PromotionToThird)).to_vec();
    office.must(SeasonAct::Event(CompetitionAct::Group(event, vec![teams])));
    office.at = moment("1989-10-14T20:30");
    office.must(SeasonAct::Event(CompetitionAct::Pair(event)));
    office.line_up(MatchId(1), TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(MatchId(1), TeamSide::Visitors, &[1, 2, 3, 4]);
    for (board, result) in [(1, G::HomeWon), (2, G::Drawn), (3, G::VisitorsAbsent), (4, G::BothAbsent)] {
        office.match_act(MatchId(1), MatchAct::Result(board, result));
    }
    (office, event)
}

#[test]
fn rating_1_which_games_count() {
    let (official, _) = office(Counting::Official);
    let games = rating_list::games(&official.state);
    let results: Vec<&str> = games.lines().skip(1).map(|line| line.split(',').nth(3).unwrap()).collect();
    assert_eq!(results, ["1-0", "1/2", "+-", "--"], "home has White on boards 1 and 3");
    // 5.512: by turns from board 1 on, over the forfeits too.
    let m = &official.state.matches[&MatchId(1)];
    let first = |side| official.state.teams[&m.team(side)].club.0 * 100;
    let (home, visitors) = (first(TeamSide::Home), first(TeamSide::Visitors));
    let white: Vec<String> = games.lines().skip(1).map(|line| line.split(',').nth(1).unwrap().to_owned()).collect();
    assert_eq!(white, [home, visitors + 1, home + 2, visitors + 3].map(|person| person.to_string()));
    assert!(games.lines().nth(1).unwrap().ends_with("team,1989-10-28"));
    // 1 (b): another competition counts only if the federation agrees.
    let (mut private, event) = office(Counting::IfAccepted);
    assert_eq!(rating_list::games(&private.state).lines().count(), 1);
    private.must(SeasonAct::Case(CaseAct::Raise(Matter::Rated(event))));
    let received = private.at.date;
    private.must(SeasonAct::Case(CaseAct::Rule {
        case: CaseId(1),
        ruling: Ruling::Yes,
        vote: None,
        received: Some(received),
        sat: Some(std::collections::BTreeSet::new()),
    }));
    assert_eq!(rating_list::games(&private.state).lines().count(), 5);
    // 1 (c): closed competitions valid for FIDE count automatically.
    let (closed, _) = office(Counting::ClosedFide);
    assert_eq!(rating_list::games(&closed.state).lines().count(), 5);
}

#[test]
fn rating_7_the_team_championship_goes_into_the_january_list() {
    let (office, _) = office(Counting::Official);
    let list = rating_list::next_list(&office.state, day("1990-01-01"));
    // Three games in the Team Championship are fewer than six: nobody's rating changes (Rating 3 c).
    assert_eq!(list.lines().count(), 1 + office.state.players.len());
    assert!(list.lines().nth(1).unwrap().contains(",2400"), "{list}");
}

#[test]
fn rating_closing_an_event_has_an_edition_that_is_computed() {
    use adoube_federation::competition::RatingEdition;
    let code = |edition| serde_json::to_value(edition).unwrap();
    assert_eq!(RatingEdition::ALL.map(code), ["handbook-1985"]);
    for written in ["handbook-1985", "1989", "qualsevol cosa"] {
        let read: RatingEdition = serde_json::from_value(written.into()).unwrap();
        assert_eq!(read, RatingEdition::Handbook1985, "older logs have free text: {written}");
    }
}
