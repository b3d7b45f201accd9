//! The team championship in a rating period, and the list back to the players of the season (Rating 1, 3 c, 7).

use super::*;
use crate::support::table::Table;
use adoube_event::Context;
use adoube_federation::SeasonAct;
use adoube_federation::acts::LicenceAct;
use adoube_federation::people::{PlayerRatings, RegisteredPlayer};
use adoube_federation::ratinglist::team_events;
use adoube_services::league::{LeagueAct, moment};
use adoube_services::ratings::gather::season_event;
use std::collections::BTreeSet;

#[tokio::test]
async fn rating_7_the_team_championship_is_rated_and_the_list_reaches_the_players() {
    let mut desk = desk().await;
    let state = desk.state().await;
    let rated = team_events(&state.season);
    let first = rated.first().expect("the demonstration has games");
    let event = season_event(&desk.id, first.event);
    let mut chief = desk.hall.signed_in(Role::ChiefArbiter).await;
    let form = chief.get("/desk/ratings").await.body;
    assert!(form.contains(&format!("value=\"{event}\"")), "{form}");
    let date = "2030-01-01";
    let preview = chief.get(&format!("/desk/ratings?rules=handbook&date={date}&base=&event={event}")).await.body;
    let table = Table::read(&preview, "preview");
    let rows = table.columns(["Name", "Previous", "Games", "New", "Change"]);
    let players: BTreeSet<MemberNo> = first.games.iter().flat_map(|game| [game.white, game.black]).collect();
    assert_eq!(rows.len(), players.len(), "everybody who played, once");
    let fields = [
        ("rules", "handbook"),
        ("date", date),
        ("base", ""),
        ("event", event.as_str()),
        ("name", "List of the season"),
        ("unfinished", "1"),
    ];
    let published = chief.post("/desk/ratings", &fields).await;
    assert_eq!(published.status, StatusCode::SEE_OTHER, "{}", published.body);
    let list = published.location().rsplit('/').next().unwrap().to_owned();

    // Somebody's Elo was typed otherwise in the season meanwhile; the list puts it right.
    let person = *players.iter().find(|person| state.season.players[person].ratings.catalan.is_some()).unwrap();
    let before = state.season.players[&person].clone();
    let ratings = PlayerRatings { catalan: Some(2999), ..before.ratings };
    let act = SeasonAct::from(LicenceAct::Know(RegisteredPlayer { ratings, ..before }));
    let act = LeagueAct::Do { at: moment(NOON_MS), act, name: None, venue: None };
    let (command, context) = (desk.hall.desk.new_command().unwrap(), Context::new("office:x", NOON_MS));
    desk.hall.desk.season_acts(&desk.id, command, &context, vec![act]).await.unwrap();
    let path = desk.path(&format!("/ratings?list={list}"));
    let page = desk.office.get(&path).await.body;
    assert!(page.contains("2999"), "{page}");
    desk.done("/ratings", &[("do", "take"), ("take-list", &list)]).await;
    let after = desk.state().await.season.players[&person].ratings.catalan;
    assert!(after.is_some() && after != Some(2999), "{after:?}");
    let again = desk.office.get(&path).await.body;
    assert!(!again.contains("2999"), "{again}");
}

#[tokio::test]
async fn players_are_found_in_a_list_by_their_numbers() {
    let mut desk = super::acts::small().await;
    let text = "name,born,club,fide id,licence number,national number\n\"Alba, Anna\",1990-01-01,1,71,,\n\
        \"Bosch, Biel\",1991-01-01,1,,0012,\n\"Costa, Clara\",1992-01-01,1,,,N-3\n\"Duran, Dani\",1993-01-01,1,74,15,\n\
        \"Eroles, Eva\",1994-01-01,1,,16,\n\"Font, Fina\",1995-01-01,1,,,\n";
    desk.imported("players", text.as_bytes()).await;
    // A workbook is a list too.
    let rows: Vec<Vec<String>> = [
        ["Number", "Name", "Rating", "FIDE_ID"],
        ["900", "Alba, Anna", "2001", "71"],
        ["12", "Bosch Coll, Biel", "2002", ""],
        ["N3", "COSTA Clara", "2003", ""],
        ["15", "Duran, Dani", "2004", ""],
        ["901", "Duran, Dani", "2005", "74"],
        ["16", "Gras, Gil", "2006", ""],
    ]
    .map(|row| row.map(str::to_owned).to_vec())
    .to_vec();
    let book = adoube_testing::workbook(&[("List", rows)]);
    let mut chief = desk.hall.signed_in(Role::ChiefArbiter).await;
    let sent = chief.upload("/desk/lists", &[("name", "Territorial")], &book).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    let list = desk.hall.desk.store().lists().await.unwrap()[0].id.to_string();
    let page = desk.office.get(&desk.path(&format!("/ratings?list={list}"))).await.body;
    let table = Table::first(&page);
    let found: BTreeSet<[&str; 3]> = table.columns(["Name", "New", "Matched by"]).into_iter().collect();
    let expected = [
        ["Alba, Anna", "2001", "FIDE ID"],
        ["Bosch, Biel", "2002", "Licence number"],
        ["Costa, Clara", "2003", "National number"],
    ];
    assert_eq!(found, expected.into_iter().collect());
    let doubtful = page.split("Doubtful matches").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(doubtful.contains("Duran, Dani") && doubtful.contains("Gras, Gil"), "{doubtful}");
    assert!(page.split("Not on the list").nth(1).unwrap().contains("Font, Fina"), "{page}");
    let before = desk.state().await.number;
    desk.done("/ratings", &[("do", "take"), ("take-list", &list)]).await;
    let after = desk.state().await;
    assert_eq!(after.number, before + 1, "one entry in the log");
    let (anna, _) = desk.person("Alba, Anna").await;
    assert_eq!(after.season.players[&anna].ratings.catalan, Some(2001));
}
