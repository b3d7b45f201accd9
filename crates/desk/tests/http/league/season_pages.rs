//! The pages of a season: for the public, for every role, in every language.

use super::*;

#[tokio::test]
async fn a_demonstration_season_is_there_at_once_and_replays() {
    let hall = Hall::plain().await;
    let id = demonstration(&hall).await;
    for role in [Role::Administrator, Role::Office, Role::Committee, Role::Delegate] {
        let mut browser = hall.signed_in(role).await;
        for path in ["/desk", "/desk/league", &format!("/desk/league/{id}"), "/league", &format!("/league/{id}")] {
            let page = browser.get(path).await;
            assert_eq!(page.status, StatusCode::OK, "{role} {path}");
        }
    }
    let page = hall.browser().get(&format!("/league/{id}")).await;
    assert!(page.body.contains("Segona categoria"), "{}", page.body);
    let replayers = adoube_services::replayers();
    let replayers: Vec<&dyn adoube_store::Replayer> = replayers.iter().map(|replayer| &**replayer).collect();
    assert!(hall.desk.store().verify(&replayers, &[]).await.unwrap().is_whole(), "a replay answers the same");
    // The log contains no names.
    let stream = format!("season/{id}").parse().unwrap();
    let season = state(&hall, &id).await;
    let people = hall.desk.people().several(season.persons.values()).await.unwrap();
    assert!(people.len() > 90);
    let mut after = 0;
    loop {
        let entries = hall.desk.store().read(&stream, after, 200).await.unwrap();
        let Some(last) = entries.last() else { break };
        after = last.number;
        for entry in &entries {
            for person in people.values() {
                assert!(!entry.body.contains(&person.name), "{}", entry.body);
            }
        }
    }
}

#[tokio::test]
async fn an_address_that_cannot_be_read_is_answered_in_the_readers_language() {
    let mut day = day(0).await;
    for path in [
        format!("/desk/league/{}/match/abc", day.id),
        format!("/desk/league/{}/cases/-1", day.id),
        format!("/league/{}/c/1/round/x?lang=ca", day.id),
        format!("/league/{}/match/99999999999", day.id),
    ] {
        let page = day.office.get(&format!("{path}{}lang=ca", if path.contains('?') { '&' } else { '?' })).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(page.body.contains("No s’ha trobat la pàgina.") && !page.body.contains("Invalid"), "{}", page.body);
    }
}

const PUBLIC: [&str; 14] = [
    "",
    "/club/1",
    "/player/101",
    "/player/199",
    "/c/1/group/1",
    "/c/2/group/1",
    "/calendar",
    "/c/1",
    "/c/1?reading=upheld",
    "/c/1/round/2",
    "/c/1/round/5",
    "/c/1/bulletin/2",
    "/c/2",
    "/match/2",
];

#[tokio::test]
async fn everybody_reads_the_season_and_browsers_keep_it() {
    let hall = Hall::plain().await;
    let id = demonstration(&hall).await;
    for page in PUBLIC {
        let path = format!("/league/{id}{page}");
        let answer = hall.browser().get(&path).await;
        assert_eq!(answer.status, StatusCode::OK, "{page}");
        let mut again = hall.browser();
        again.headers.push(("if-none-match", answer.header("etag").to_owned()));
        assert_eq!(again.get(&path).await.status, StatusCode::NOT_MODIFIED, "{page}");
    }
    for missing in ["/c/9", "/c/1/round/0", "/c/1/round/9", "/c/1/bulletin/4", "/match/999", "/nothing"] {
        let answer = hall.browser().get(&format!("/league/{id}{missing}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{missing}");
    }
    // A player of twelve appears with initials; the table shows the tie-breaks.
    let season = state(&hall, &id).await;
    let child = &season.persons[&season.season.lists[&ClubId(1)].players[11].person];
    let child = hall.desk.people().get(child).await.unwrap().unwrap().name;
    let played = season.season.matches.iter().find(|(_, m)| {
        m.event == CompetitionId(2)
            && m.round == 1
            && TeamSide::BOTH.iter().any(|side| club(&season, m, *side) == ClubId(1))
    });
    let number = played.unwrap().0;
    let public = hall.browser().get(&format!("/league/{id}/match/{number}")).await.body;
    assert!(!public.contains(&child), "{child}: {public}");
    let mut office = hall.signed_in(Role::Office).await;
    let boards = Table::first(&office.get(&format!("/desk/league/{id}/match/{number}")).await.body);
    let here = boards.rows.iter().flatten().filter(|cell| cell.starts_with(&child)).count();
    assert_eq!(here, 1, "{child}: {boards:?}");
    let page = hall.browser().get(&format!("/league/{id}/c/1")).await.body;
    assert!(page.contains("after round 2"), "{page}");
    let table = Table::first(&page);
    let columns = ["Rank", "Team", "Points", "P", "W", "D", "L", "Game points", "Direct", "S-B", "Kashdan", "Dutch"];
    assert_eq!(table.head[..12], columns);
    assert_eq!(table.rows.len(), 6, "every team once");
}

#[tokio::test]
async fn no_page_of_a_season_shows_text_that_is_in_no_file() {
    let hall = Hall::new(Options { mark_texts: true, clock: || NOON_MS, ..Options::default() }).await;
    let id = demonstration(&hall).await;
    let season = state(&hall, &id).await;
    let people = hall.desk.people().several(season.persons.values()).await.unwrap();
    let mut data: Vec<String> = people.values().map(|person| person.name.clone()).collect();
    data.extend(people.values().map(|person| adoube_services::people::initials(&person.name)));
    data.extend(season.called.values().cloned());
    data.extend(season.called.values().map(|name| name.replace('\'', "&#39;")));
    data.extend(
        ["català", "español", "português", "(Brasil)", "(Portugal)", "euskara", "English", "administrator-", "adoube"]
            .map(str::to_owned),
    );
    for remark in season.season.matches.values().flat_map(|m| &m.back) {
        match remark {
            Remark::SubCondicione { point, .. } => data.push(point.clone()),
            Remark::Version { words, .. } => data.push(words.clone()),
            _ => {}
        }
    }
    data.sort_by_key(|text| std::cmp::Reverse(text.len()));
    let data: Vec<&str> = data.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
    let mut pages: Vec<String> = PUBLIC.iter().map(|page| format!("/league/{id}{page}")).collect();
    pages.extend(["/league", "/desk/league", "/desk"].map(str::to_owned));
    pages.push(format!("/desk/league/{id}"));
    for (number, _) in today(&season) {
        pages.push(format!("/desk/league/{id}/match/{number}"));
    }
    pages.push(format!("/desk/league/{id}/match/8"));
    pages.push(format!("/desk/league/{id}/match/2/acta"));
    let first = today(&season)[0].0;
    for what in [
        "lineup",
        "envelope",
        "substitute",
        "late",
        "team",
        "results",
        "unfinished",
        "sub-condicione",
        "incident",
        "remarks",
        "report",
        "sign",
    ] {
        pages.push(format!("/desk/league/{id}/match/{first}/home/{what}"));
    }
    let mut office = hall.signed_in(Role::Administrator).await;
    for path in pages {
        let page = office.get(&path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let mut found = foreign(&page.body, &data);
        // Team letters, marks of the record, results and list numbers are signs, not words.
        let signs = ["X", "C", "O", "s. c.", "–", "1–0 X", "0–1 X", "0–0 X", "A", "B", "Σ"];
        found.retain(|line| {
            !line
                .split([' ', '·', '–', '/', ':'])
                // A cell of the match record may hold two marks ("XO").
                .all(|part| signs.contains(&part) || part.chars().all(|c| "XCO".contains(c) || !c.is_alphabetic()))
                && !signs.contains(&line.as_str())
        });
        assert!(found.is_empty(), "{path}: {found:#?}");
    }
}

/// The events of a calendar by name and value, with folded lines joined.
fn appointments(body: &str) -> Vec<Vec<(String, String)>> {
    let whole = body.replace("\r\n ", "");
    let mut all = Vec::new();
    for line in whole.split_terminator("\r\n") {
        let (name, value) = line.split_once(':').unwrap_or_else(|| panic!("{line}"));
        match (name, value) {
            ("BEGIN", "VEVENT") => all.push(Vec::new()),
            _ => all.iter_mut().last().into_iter().for_each(|last| last.push((name.to_owned(), value.to_owned()))),
        }
    }
    all
}

#[tokio::test]
async fn a_club_subscribes_to_its_own_matches_and_no_others() {
    let hall = Hall::plain().await;
    let id = demonstration(&hall).await;
    let season = state(&hall, &id).await;
    let (club, team) = {
        let (team, of) = season.season.teams.iter().next().unwrap();
        (of.club, *team)
    };
    let name = season.name(adoube_services::league::Named::Club(club));
    let mut browser = hall.browser();
    let page = browser.get(&format!("/league/{id}/club/{club}")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains(&format!("/league/{id}/team/{team}/calendar.ics")), "{}", page.body);

    let all = appointments(&browser.get(&format!("/league/{id}/calendar.ics")).await.body);
    let feed = browser.get(&format!("/league/{id}/club/{club}/calendar.ics")).await;
    assert_eq!(feed.header("content-type"), "text/calendar; charset=utf-8");
    let summary = |entry: &Vec<(String, String)>| entry.iter().find(|(name, _)| name == "SUMMARY").unwrap().1.clone();
    let (due, own): (Vec<_>, Vec<_>) =
        appointments(&feed.body).into_iter().partition(|entry| summary(entry).contains(" due · "));
    // Each match has its deadlines: the results of both clubs (5.71), the record of the home club (5.811).
    let of = |what: &str| due.iter().filter(|entry| summary(entry).starts_with(what)).count();
    let paired = season.season.matches.values().flat_map(|m| [m.home, m.visitors]);
    let played = paired.filter(|team| season.season.teams[team].club == club).count();
    assert!(played > 0 && of("Results due") == played, "{} of {played}", of("Results due"));
    assert!(of("Match record due") > 0 && of("Match record due") < played);
    assert!(!own.is_empty() && own.len() < all.len(), "{} of {}", own.len(), all.len());
    let expected: Vec<String> = all.iter().map(summary).filter(|summary| summary.contains(&name)).collect();
    assert_eq!(own.iter().map(summary).collect::<Vec<_>>(), expected);
    let mut uids: Vec<String> = all.iter().map(|entry| entry[0].1.clone()).collect();
    uids.sort();
    uids.dedup();
    assert_eq!(uids.len(), all.len(), "every appointment has an id of its own");
    for path in ["club/999", "team/999", "c/999"] {
        let missing = browser.get(&format!("/league/{id}/{path}/calendar.ics")).await;
        assert_eq!(missing.status, StatusCode::NOT_FOUND, "{path}");
    }
}
