//! The public pages of a season: a group while its round is played, a player's season, a club with its players; and
//! results that captains enter with one press.

use super::*;
use adoube_federation::ids::MemberNo;
use std::collections::BTreeMap;

/// Board points as halves: `4½` is 9.
fn halves(text: &str) -> Option<u32> {
    let whole = text.trim_end_matches('½');
    let half = u32::from(whole.len() < text.len());
    if whole.is_empty() { Some(half) } else { Some(whole.parse::<u32>().ok()? * 2 + half) }
}

fn points_of(m: &ClubMatch, side: TeamSide) -> u32 {
    halves(&format!("{:#}", m.points(side))).unwrap()
}

#[tokio::test]
async fn the_grid_of_a_group_has_every_match_from_both_sides() {
    let hall = Hall::plain().await;
    let id = demonstration(&hall).await;
    let season = state(&hall, &id).await;
    let page = hall.browser().get(&format!("/league/{id}/c/1/group/1")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let grid = Table::first(&page.body);
    assert_eq!((grid.rows.len(), grid.head.len()), (6, 9), "{grid:?}");
    let place: BTreeMap<String, usize> = (0..).zip(&grid.rows).map(|(at, row)| (row[1].clone(), at)).collect();
    let name = |m: &ClubMatch, side| season.team_in(m.event, m.team(side));
    let mut settled = 0;
    for m in season.season.matches.values().filter(|m| m.event == CompetitionId(1) && m.is_settled()) {
        for side in TeamSide::BOTH {
            let (own, other) = (place[&name(m, side)], place[&name(m, side.other())]);
            let cell = &grid.rows[own][other + 2];
            assert_eq!(halves(cell), Some(points_of(m, side)), "{} in {cell}", name(m, side));
        }
        settled += 1;
    }
    assert!(settled >= 5, "{settled} matches are over");
    // A match to come shows its round: with six teams everybody meets once in five rounds.
    assert_eq!(page.body.matches("<span class=\"cell waits\">").count(), 12, "six matches, from both sides: {grid:?}");
    // The places after each round, the second of which is not over: the points are those of the matches up to it.
    let places = Table::nth(&page.body, 1);
    assert_eq!(places.head.len(), 4, "{places:?}");
    for row in &places.rows {
        let won = |round: u16| {
            let of = season.season.matches.values().filter(|m| m.event == CompetitionId(1) && m.round <= round);
            let sides = of.flat_map(|m| TeamSide::BOTH.map(|side| (m, side)));
            sides.filter(|(m, side)| name(m, *side) == row[1]).fold(0, |sum, (m, side)| {
                let (own, other) = (points_of(m, side), points_of(m, side.other()));
                sum + u32::from(own >= other) + u32::from(own > other)
            })
        };
        let points = row[2].split_whitespace().nth(1).unwrap();
        assert_eq!(halves(points), Some(won(1)), "{row:?} after round 1");
    }
    // Programs read the same.
    let told = hall.browser().get(&format!("/api/v1/seasons/{id}/competitions/1/groups/1")).await;
    let told: serde_json::Value = serde_json::from_str(&told.body).unwrap();
    for (row, team) in places.rows.iter().zip(told["teams"].as_array().unwrap()) {
        assert_eq!(row[1], team["team"]["name"].as_str().unwrap());
        let after = team["places"].as_array().unwrap().last().unwrap();
        let (place, points) = row[2].split_once(' ').unwrap();
        assert_eq!(place, after["place"].to_string(), "{team}");
        let told = after["points"].as_str().unwrap().replace(".5", "½").replace(".0", "");
        assert_eq!(halves(points), halves(&told), "{team}");
    }
    for missing in ["c/1/group/0", "c/1/group/2", "c/9/group/1", "player/0", "player/99999"] {
        let answer = hall.browser().get(&format!("/league/{id}/{missing}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{missing}");
    }
}

/// The settled games of the season by player: the boards at which they sat, and half points.
fn games(season: &LeagueState) -> BTreeMap<MemberNo, Vec<u32>> {
    let mut found: BTreeMap<MemberNo, Vec<u32>> = BTreeMap::new();
    for m in season.season.matches.values() {
        for side in TeamSide::BOTH {
            let list = &season.season.lists[&club(season, m, side)];
            for (number, board) in m.seated[side.index()].iter().zip(&m.boards) {
                let Some(result) = board.result().filter(|result| result.was_played()) else { continue };
                let person = list.find(*number).unwrap().person;
                found.entry(person).or_default().push(halves(&format!("{:#}", result.points(side))).unwrap());
            }
        }
    }
    found
}

#[tokio::test]
async fn a_players_season_and_the_clubs_players_add_up() {
    let hall = Hall::plain().await;
    let id = demonstration(&hall).await;
    let season = state(&hall, &id).await;
    let games = games(&season);
    let (person, own) = games.iter().max_by_key(|(_, own)| own.len()).unwrap();
    let page = hall.browser().get(&format!("/league/{id}/player/{person}")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let table = Table::first(&page.body);
    let results: Vec<u32> = table.column(3).iter().filter_map(|cell| halves(cell)).collect();
    let mut expected = own.clone();
    expected.sort_unstable();
    let mut shown = results.clone();
    shown.sort_unstable();
    assert_eq!(shown, expected, "{table:?}");
    let sum: u32 = own.iter().sum();
    let said = format!(
        "{}{}/{}",
        if sum > 1 { (sum / 2).to_string() } else { String::new() },
        if sum % 2 == 1 { "½" } else { "" },
        own.len()
    );
    assert!(page.body.contains(&said), "{said}: {}", page.body);

    let told = hall.browser().get(&format!("/api/v1/seasons/{id}/players/{person}")).await;
    let told: serde_json::Value = serde_json::from_str(&told.body).unwrap();
    let told = told["games"].as_array().unwrap().iter();
    let told = told.filter(|game| game["played"] == true).filter_map(|game| game["points"].as_str());
    let doubled = |points: &str| halves(&points.replace(".5", "½").replace(".0", "")).unwrap();
    let mut told: Vec<u32> = told.map(doubled).collect();
    told.sort_unstable();
    assert_eq!(told, expected);

    let club = season.season.players[person].club;
    let page = hall.browser().get(&format!("/league/{id}/club/{club}")).await;
    let players = Table::first(&page.body);
    let list = &season.season.lists[&club].players;
    assert_eq!(players.rows.len(), list.len(), "{players:?}");
    for (row, listed) in players.rows.iter().zip(list) {
        let none = Vec::new();
        let own = games.get(&listed.person).unwrap_or(&none);
        assert_eq!(row[4], own.len().to_string(), "{row:?}");
        assert_eq!(halves(&row[5]).unwrap_or(0), own.iter().sum::<u32>(), "{row:?}");
        assert!(page.body.contains(&format!("/league/{id}/player/{}\"", listed.person)));
    }
    let told = hall.browser().get(&format!("/api/v1/seasons/{id}/clubs/{club}")).await;
    let told: serde_json::Value = serde_json::from_str(&told.body).unwrap();
    assert_eq!(told["players"].as_array().unwrap().len(), list.len());
    for (row, player) in players.rows.iter().zip(told["players"].as_array().unwrap()) {
        assert_eq!(
            (row[1].as_str(), row[4].as_str()),
            (player["name"].as_str().unwrap(), player["games"].to_string().as_str())
        );
    }
    // The player of twelve years is shown by initials here too.
    let child = season.season.lists[&club].players[11].person;
    let name = hall.desk.people().get(&season.persons[&child]).await.unwrap().unwrap().name;
    for path in [format!("/league/{id}/club/{club}"), format!("/league/{id}/player/{child}")] {
        assert!(!hall.browser().get(&path).await.body.contains(&name), "{name} on {path}");
    }
}

#[tokio::test]
async fn a_captain_enters_a_line_up_in_two_presses_and_a_result_in_one() {
    let mut day = day(2).await;
    // The overview has the button of the line-up; its form has the regulars filled in.
    let form = day.path("/visitors/lineup");
    let overview = day.visitors.get(&format!("/desk/league/{}", day.id)).await.body;
    assert!(overview.contains(&format!("href=\"{form}\"")), "{overview}");
    let page = day.visitors.get(&form).await.body;
    let filled: Vec<(String, String)> = (1..=8)
        .map(|board| {
            let select = page.split_once(&format!("name=\"b{board}\"")).unwrap().1;
            let select = select.split_once("</select>").unwrap().0;
            let option = select.split("<option").find(|option| option.contains(" selected")).unwrap();
            (format!("b{board}"), option.split('"').nth(1).unwrap().to_owned())
        })
        .collect();
    let fields: Vec<(&str, &str)> = filled.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    is_done(&day.visitors.post(&form, &fields).await);
    assert!(day.now().await.lineups_open());
    // The match has a button for each result of each open board.
    let page = day.home.get(&day.path("")).await.body;
    assert_eq!(page.matches("name=\"r3\"").count(), 3, "{page}");
    is_done(&day.home.post(&day.path("/home/results"), &[("was3", "open"), ("r3", "=")]).await);
    assert_eq!(day.now().await.boards[2], BoardStatus::Finished(TeamBoardResult::Drawn));
    let page = day.home.get(&day.path("")).await.body;
    assert_eq!((page.matches("name=\"r3\"").count(), page.matches("name=\"r4\"").count()), (0, 3), "{page}");
    // Live for everybody, at once.
    let group = day.hall.browser().get(&format!("/league/{}/c/1/group/1", day.id)).await.body;
    assert!(group.contains("cell live"), "{group}");
    // Somebody else was faster: the other result is not overwritten, and the page says so.
    let late = day.visitors.post(&day.path("/visitors/results"), &[("was3", "open"), ("r3", "1")]).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", late.body);
    assert_eq!(day.now().await.boards[2], BoardStatus::Finished(TeamBoardResult::Drawn));
    // The office, and a public visitor, have no button of a captain on their own pages.
    let public = day.hall.browser().get(&format!("/league/{}/match/{}", day.id, day.number)).await.body;
    assert!(!public.contains("name=\"r4\""));
}
