//! From one season to the next: the page that takes over an earlier season, and the categories of teams.

use super::acts::{moment, small};
use super::*;
use crate::support::table::Table;
use adoube_federation::SeasonAct;
use adoube_federation::acts::{CompetitionAct, LineUpTiming, MatchAct};
use adoube_federation::ids::{TeamId, TeamSide};
use adoube_federation::list_number::ListNumber;
use adoube_federation::result::TeamBoardResult;
use adoube_federation::teams::TeamCategory;

/// Opens the season of a year, and returns its id.
async fn open(desk: &mut Desk, year: &str) -> String {
    let name = format!("Lliga {year}");
    let fields = [
        ("do", "open"),
        ("open-name", name.as_str()),
        ("open-year", year),
        ("open-protected", "2"),
        ("open-choice", "handbook-1985"),
    ];
    let made = desk.office.post("/desk/league/new", &fields).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", problems(&made));
    made.location().split('/').nth(3).unwrap().to_owned()
}

/// Plays the league of the small season to its end: the team with the lower number wins every board.
async fn play(desk: &Desk) {
    for round in 1..=5_u16 {
        if round > 1 {
            desk.acts("2026-11-21T10:00", vec![SeasonAct::Event(CompetitionAct::Pair(CompetitionId(1)))]).await;
        }
        let matches = desk.state().await.season.matches.clone();
        let mut acts = Vec::new();
        let mut over = moment("2026-11-21T10:00");
        for (id, m) in matches.iter().filter(|(_, m)| m.round == round) {
            over = m.start.plus_minutes(300);
            let players: Vec<ListNumber> = (1..=4).map(ListNumber::plain).collect();
            for side in TeamSide::BOTH {
                let (players, when) = (players.clone(), LineUpTiming::AfterPlay);
                acts.push(SeasonAct::Match(*id, MatchAct::LineUp { side, players, when }));
            }
            let won = if m.home < m.visitors { TeamBoardResult::HomeWon } else { TeamBoardResult::VisitorsWon };
            acts.extend((1..=4).map(|board| SeasonAct::Match(*id, MatchAct::Result(board, won))));
        }
        acts.push(SeasonAct::Event(CompetitionAct::CloseRound(CompetitionId(1))));
        desk.acts(&over.to_string(), acts).await;
    }
}

#[tokio::test]
async fn a_season_takes_over_the_one_before_with_promotion_applied() {
    let mut desk = small().await;
    let next = open(&mut desk, "2027").await;
    let path = format!("/desk/league/{next}/carry?from=prova");
    let page = desk.office.get(&path).await.body;
    assert!(page.contains("notice-warn") && page.contains("No team changes category."), "rounds are missing");
    play(&desk).await;
    let page = desk.office.get(&path).await.body;
    assert!(!page.contains("notice-warn"), "{page}");
    let told = ["Clubs", "Teams", "Players", "Licences to renew"].map(|term| fact(&page, term));
    assert_eq!(told, ["6", "6", "30", "30"]);
    let moves = Table::first(&page);
    assert_eq!(moves.rows, [["#1", "Promotion to Third", "↑ Third Category"]], "the champion goes up");
    // The new season is empty until the button is pressed.
    let empty = desk.hall.desk.season(&next, None).await.unwrap();
    assert!(empty.season.clubs.is_empty());
    let done = desk.office.post(&path, &[("do", "carry")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", problems(&done));
    assert_eq!(done.location(), format!("/desk/league/{next}/clubs"));
    let state = desk.hall.desk.season(&next, None).await.unwrap();
    let (old, new) = (&desk.state().await.season, &state.season);
    assert_eq!((&new.clubs, &new.players), (&old.clubs, &old.players));
    assert_eq!((new.to_renew.len(), new.licences.len()), (30, 0));
    let category = |team: u32| new.teams[&TeamId(team)].category;
    assert_eq!([category(1), category(6)], [TeamCategory::Third, TeamCategory::PromotionToThird]);

    // Once only; the office corrects a category on the club's page.
    let again = desk.office.post(&path, &[("do", "carry")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(again.body.contains("this season already has clubs."), "{}", problems(&again));
    let club = format!("/desk/league/{next}/clubs/6");
    let wrong = desk.office.post(&club, &[("do", "category"), ("category-team", "1")]).await;
    assert!(wrong.body.contains("f-category-team-problem") && wrong.body.contains("f-category-category-problem"));
    let fields = [("do", "category"), ("category-team", "6"), ("category-category", "second")];
    assert_eq!(desk.office.post(&club, &fields).await.status, StatusCode::SEE_OTHER);
    let state = desk.hall.desk.season(&next, None).await.unwrap();
    assert_eq!(state.season.teams[&TeamId(6)].category, TeamCategory::Second);
    // In a paired season the category stands.
    desk.wrong("/clubs/6", &fields, &["Cannot correct the category: ", "Undo the pairing in the log", "(Teams 7.25)"])
        .await;
}

#[tokio::test]
async fn names_and_delegates_come_along() {
    let mut desk = desk().await;
    let year = desk.state().await.season.season.as_ref().unwrap().year;
    let next = open(&mut desk, &(year + 1).to_string()).await;
    // The latest earlier season is chosen; its rounds are not over.
    let page = desk.office.get(&format!("/desk/league/{next}/carry")).await.body;
    assert!(page.contains("Segona categoria · "), "{page}");
    let done = desk.office.post(&format!("/desk/league/{next}/carry"), &[("do", "carry")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", problems(&done));
    let clubs = desk.office.get(&format!("/desk/league/{next}/clubs")).await.body;
    let before = desk.office.get(&desk.path("/clubs")).await.body;
    assert_eq!(
        Table::first(&clubs).columns(["Club name", "Town", "Delegates"]),
        Table::first(&before).columns(["Club name", "Town", "Delegates"])
    );
    let person = *desk.state().await.season.players.keys().next().unwrap();
    let names = |page: String| page.split("<h1>").nth(1).unwrap().split("</h1>").next().unwrap().to_owned();
    let player = names(desk.office.get(&format!("/desk/league/{next}/players/{person}")).await.body);
    assert_eq!(player, names(desk.office.get(&desk.path(&format!("/players/{person}"))).await.body));
    assert!(!player.starts_with('#'));
    // An earlier season offers nothing to carry over.
    let first = open(&mut desk, "1990").await;
    let page = desk.office.get(&format!("/desk/league/{first}/carry")).await.body;
    assert!(page.contains("No earlier season.") && !page.contains("name=\"do\" value=\"carry\""), "{page}");
    let nothing = desk.office.post(&format!("/desk/league/{first}/carry"), &[("do", "carry")]).await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND);
}
