//! A federation's season: a match from both sides.

mod checks;
mod public_pages;
mod season_pages;

use crate::support::table::Table;
use crate::support::{Answer, Browser, Hall, NOON_MS, foreign};
use adoube_desk::Options;
use adoube_desk::roles::Role;
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, TeamSide};
use adoube_federation::matches::{BoardStatus, ClubMatch, Remark};
use adoube_federation::result::TeamBoardResult;
use adoube_federation::unfinished::UnfinishedState;
use adoube_services::league::LeagueState;
use adoube_store::Account;
use axum::http::StatusCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// A server with a demo season, and its id.
async fn demonstration(hall: &Hall) -> String {
    let mut office = hall.signed_in(Role::Office).await;
    let made = office.post("/desk/league/demo", &[]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    made.location().strip_prefix("/desk/league/").unwrap().to_owned()
}

async fn delegate(hall: &Hall, season: &str, club: ClubId) -> Browser {
    let account = Account {
        id: format!("d{club}"),
        name: format!("delegate-{club}"),
        role: Role::Delegate.code().to_owned(),
        scope: format!("{season}/{club}"),
        password: String::new(),
        totp: None,
        recovery: String::new(),
        state: "active".to_owned(),
        created_ms: 0,
        changed_ms: 0,
    };
    hall.desk.store().add_account(&account).await.unwrap();
    hall.session(&account).await
}

async fn state(hall: &Hall, id: &str) -> Arc<LeagueState> {
    hall.desk.season(id, None).await.unwrap()
}

/// Matches of today's round of the first competition: both line-ups submitted, in play, one line-up submitted.
fn today(state: &LeagueState) -> Vec<(MatchId, ClubMatch)> {
    let of = |m: &&ClubMatch| m.event == CompetitionId(1) && m.round == 3;
    state.season.matches.iter().filter(|(_, m)| of(m)).map(|(id, m)| (*id, m.clone())).collect()
}

fn club(state: &LeagueState, m: &ClubMatch, side: TeamSide) -> ClubId {
    state.season.teams[&m.team(side)].club
}

/// The names of a club's first players.
async fn names(hall: &Hall, state: &LeagueState, club: ClubId, count: usize) -> Vec<String> {
    let mut names = Vec::new();
    for listed in state.season.lists[&club].players.iter().take(count) {
        let person = hall.desk.people().get(&state.persons[&listed.person]).await.unwrap().unwrap();
        names.push(person.name);
    }
    names
}

struct Day {
    hall: Hall,
    id: String,
    number: MatchId,
    home: Browser,
    visitors: Browser,
    office: Browser,
}

/// One of today's matches with both delegates.
async fn day(which: usize) -> Day {
    day_in(Hall::plain().await, which).await
}

async fn day_in(hall: Hall, which: usize) -> Day {
    let id = demonstration(&hall).await;
    let season = state(&hall, &id).await;
    let (number, m) = today(&season)[which].clone();
    let home = delegate(&hall, &id, club(&season, &m, TeamSide::Home)).await;
    let visitors = delegate(&hall, &id, club(&season, &m, TeamSide::Visitors)).await;
    let office = hall.signed_in(Role::Office).await;
    Day { hall, id, number, home, visitors, office }
}

impl Day {
    fn path(&self, rest: &str) -> String {
        format!("/desk/league/{}/match/{}{rest}", self.id, self.number)
    }

    async fn now(&self) -> ClubMatch {
        state(&self.hall, &self.id).await.season.matches[&self.number].clone()
    }
}

/// The people among `names` at the home team's boards, in board order.
fn seated(page: &str, names: &[String]) -> Vec<String> {
    let boards = Table::first(page);
    let at = |cell: &&str| names.iter().find(|name| cell.starts_with(name.as_str())).cloned();
    boards.column(1).iter().filter_map(at).collect()
}

fn is_done(answer: &Answer) {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
}

fn problems(answer: &Answer) -> Vec<String> {
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
    let said = answer.body.split("class=\"problem\"").skip(1);
    said.map(|rest| rest.split_once('>').unwrap().1.split('<').next().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn delegates_5_61_a_line_up_is_secret_until_both_are_in() {
    let mut day = day(2).await;
    let season = state(&day.hall, &day.id).await;
    let m = day.now().await;
    let home_names = names(&day.hall, &season, club(&season, &m, TeamSide::Home), 8).await;
    let public = format!("/league/{}/match/{}", day.id, day.number);
    assert_eq!(seated(&day.home.get(&day.path("")).await.body, &home_names), home_names, "the own line-up");
    for other in [
        day.visitors.get(&day.path("")).await.body,
        day.office.get(&day.path("")).await.body,
        day.visitors.get(&day.path("/acta")).await.body,
        day.visitors.get(&public).await.body,
        day.hall.browser().get(&public).await.body,
        day.hall.browser().get(&format!("/league/{}/c/1/bulletin/3", day.id)).await.body,
    ] {
        assert!(!home_names.iter().any(|name| other.contains(name)), "{other}");
    }
    // No form reveals it either: neither the other team's nor those that the office fills in for both; nor does the
    // log.
    for what in
        ["results", "report", "late", "substitute", "team", "unfinished", "sub-condicione", "incident", "remarks"]
    {
        let (theirs, ours) = (day.path(&format!("/visitors/{what}")), day.path(&format!("/home/{what}")));
        for page in [day.visitors.get(&theirs).await, day.office.get(&theirs).await, day.office.get(&ours).await] {
            assert_eq!(page.status, StatusCode::OK, "{what}");
            // Lists that may contain any player contain all of them, including those not lined up.
            let all = names(&day.hall, &season, club(&season, &m, TeamSide::Home), 14).await;
            let told = all.iter().filter(|name| page.body.contains(*name)).count();
            assert!(told == 0 || told == all.len(), "{what}: {}", page.body);
        }
    }
    let of_log = |body: &str| {
        let log: serde_json::Value = serde_json::from_str(body).unwrap();
        let last = log["entries"].as_array().unwrap().iter().rfind(|e| e.to_string().contains("line_up")).cloned();
        last.unwrap()
    };
    let log = format!("/api/v1/seasons/{}/log?after={}", day.id, season.history.len() - 20);
    let entry = of_log(&day.office.get(&log).await.body);
    assert!(entry.to_string().contains("\"players\":[]") && !entry.to_string().contains("\"8\""), "{entry}");
    // A line-up below half does not count, and reveals nothing.
    let path = day.path("/visitors/lineup");
    let short = day.visitors.post(&path, &[("b1", "1")]).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(day.now().await.lost_by.is_none());
    let filled: Vec<(String, String)> = (1..=8).map(|b| (format!("b{b}"), b.to_string())).collect();
    let filled: Vec<(&str, &str)> = filled.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    is_done(&day.visitors.post(&path, &filled).await);
    for open in [day.visitors.get(&day.path("")).await.body, day.hall.browser().get(&public).await.body] {
        assert_eq!(seated(&open, &home_names), home_names);
    }
    let entry = of_log(&day.office.get(&log).await.body);
    assert!(entry.to_string().contains("\"8\""), "open line-ups are in the log: {entry}");
    let again = day.home.post(&day.path("/home/lineup"), &filled).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "open line-ups are not changed");
}

#[tokio::test]
async fn delegates_5_61_no_score_tells_what_one_side_has_lined_up() {
    let mut day = day(2).await;
    let filled: Vec<(String, String)> = (1..=6).map(|b| (format!("b{b}"), b.to_string())).collect();
    let filled: Vec<(&str, &str)> = filled.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let path = day.path("/home/lineup");
    is_done(&day.home.post(&path, &filled).await);
    let table = |page: &str| Table::first(page).rows;
    let before = table(&day.hall.browser().get(&format!("/league/{}/c/1", day.id)).await.body);
    let public = format!("/league/{}/match/{}", day.id, day.number);
    for page in [
        day.hall.browser().get(&public).await.body,
        day.visitors.get(&day.path("")).await.body,
        day.office.get(&day.path("")).await.body,
    ] {
        assert!(page.contains("<span class=\"score\"><span class=\"soft\">–</span></span>"), "{page}");
        assert_eq!(Table::first(&page).columns(["Result"]), [["–"]; 8]);
    }
    let boards = Table::first(&day.hall.browser().get(&public).await.body);
    let round = Table::first(&day.hall.browser().get(&format!("/league/{}/c/1/round/3", day.id)).await.body);
    assert_eq!(round.row(&boards.head[1]), [&boards.head[1], "–", &boards.head[3]]);
    // A single player is less than half a team: the table does not reveal it either.
    let _ = day.home.post(&path, &[("b1", "1")]).await;
    assert_eq!(table(&day.hall.browser().get(&format!("/league/{}/c/1", day.id)).await.body), before);
}

#[tokio::test]
async fn a_result_that_somebody_else_has_written_meanwhile_is_told() {
    let mut day = day(0).await;
    let (home, visitors) = (day.path("/home/results"), day.path("/visitors/results"));
    let page = day.visitors.get(&visitors).await.body;
    assert!(page.contains("name=\"was1\" value=\"open\""), "{page}");
    is_done(&day.home.post(&home, &[("r1", "1"), ("was1", "open")]).await);
    // Drawn before the home team entered it; board 2 was not changed.
    let stale = day.visitors.post(&visitors, &[("r1", "0"), ("was1", "open"), ("r2", ""), ("was2", "open")]).await;
    assert!(problems(&stale)[0].contains("1–0"), "{:?}", problems(&stale));
    assert!(stale.body.contains("name=\"was1\" value=\"1\""), "what stands there now is known to the page");
    assert_eq!(day.now().await.boards[0], BoardStatus::Finished(TeamBoardResult::HomeWon));
    // An untouched field does not revert anything.
    is_done(&day.visitors.post(&visitors, &[("r1", ""), ("was1", "open"), ("r2", "="), ("was2", "open")]).await);
    let m = day.now().await;
    assert_eq!(m.boards[0], BoardStatus::Finished(TeamBoardResult::HomeWon));
    assert_eq!(m.boards[1], BoardStatus::Finished(TeamBoardResult::Drawn));
    is_done(&day.visitors.post(&visitors, &[("r1", "0"), ("was1", "1")]).await);
    assert_eq!(day.now().await.boards[0], BoardStatus::Finished(TeamBoardResult::VisitorsWon));
}

#[tokio::test]
async fn refusals_cite_the_rule_they_rest_on_in_the_readers_language() {
    let mut day = day(0).await;
    let season = state(&day.hall, &day.id).await;
    let m = day.now().await;
    let person = season.season.clubs[&club(&season, &m, TeamSide::Home)].delegates[0].to_string();
    let early = day.home.post(&format!("{}?lang=ca", day.path("/home/sign")), &[("person", &person)]).await;
    assert!(
        early.body.contains("encara hi ha partides en joc") && early.body.contains("(Delegats 5.94)"),
        "{}",
        early.body
    );
    let again = day.home.post(&format!("{}?lang=eu", day.path("/home/lineup")), &[("b1", "1")]).await;
    assert!(again.body.contains("(Ordezkariak 5.61)"), "{}", again.body);
    let long = "x".repeat(4001);
    let words =
        day.home.post(&format!("{}?lang=en", day.path("/home/remarks")), &[("do", "words"), ("words", &long)]).await;
    assert!(words.body.contains("too long") && !words.body.contains("(Delegates 5.94)"), "no rule says so");
    // No rule appears twice after a sentence.
    let office = day.office.get(&format!("/desk/league/{}/office?lang=es", day.id)).await.body;
    assert!(!office.contains("Delegates") && office.contains("Delegados 5"), "{office}");
}

#[tokio::test]
async fn a_record_that_contradicts_both_reports_is_listed_for_the_office() {
    let mut day = day(0).await;
    let report =
        [("r1", "1"), ("r2", "0"), ("r3", "="), ("r4", "="), ("r5", "1"), ("r6", "0"), ("r7", "="), ("r8", "1")];
    is_done(&day.home.post(&day.path("/home/report"), &report).await);
    is_done(&day.visitors.post(&day.path("/visitors/report"), &report).await);
    is_done(&day.home.post(&day.path("/home/results"), &[("r1", "0")]).await);
    let listed = |page: &str| page.contains("contradict");
    assert!(listed(&day.office.get(&format!("/desk/league/{}/office", day.id)).await.body));
    assert!(listed(&day.office.get(&format!("/desk/league/{}/c/1", day.id)).await.body), "before the round is closed");
    assert!(listed(&day.home.get(&day.path("")).await.body));
    // After both signatures no action is offered.
    let season = state(&day.hall, &day.id).await;
    let m = day.now().await;
    for side in TeamSide::BOTH {
        let person = season.season.clubs[&club(&season, &m, side)].delegates[0].to_string();
        let (browser, name) = match side {
            TeamSide::Home => (&mut day.home, "home"),
            TeamSide::Visitors => (&mut day.visitors, "visitors"),
        };
        let path = format!("/desk/league/{}/match/{}/{name}/sign", day.id, day.number);
        is_done(&browser.post(&path, &[("person", &person)]).await);
    }
    let page = day.home.get(&day.path("")).await.body;
    assert!(!page.contains("/home/results") && !page.contains("/home/late"), "{page}");
    let nothing = day.home.post(&day.path("/home/results"), &[("r1", "0")]).await;
    is_done(&nothing);
    assert!(day.home.get(&day.path("")).await.body.contains("No changes to save."));
}

#[tokio::test]
async fn a_delegate_acts_for_the_own_club_only() {
    let mut day = day(2).await;
    let (home, visitors) = (day.path("/home/lineup"), day.path("/visitors/lineup"));
    assert_eq!(day.visitors.get(&home).await.status, StatusCode::FORBIDDEN);
    assert_eq!(day.visitors.post(&home, &[("b1", "1")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(day.home.post(&visitors, &[("b1", "1")]).await.status, StatusCode::FORBIDDEN);
    let anywhere = delegate(&day.hall, "another-season", ClubId(1)).await;
    let mut anywhere = anywhere;
    assert_eq!(anywhere.get(&day.path("")).await.status, StatusCode::FORBIDDEN, "another season's delegate");
    let mut unbound = day.hall.signed_in(Role::Delegate).await;
    assert_eq!(unbound.get(&home).await.status, StatusCode::FORBIDDEN, "a delegate of no club");
    let mut committee = day.hall.signed_in(Role::Committee).await;
    assert_eq!(committee.get(&day.path("")).await.status, StatusCode::OK);
    assert_eq!(committee.post(&home, &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(day.home.post(&day.path("/office"), &[("paper", "2")]).await.status, StatusCode::FORBIDDEN);
    for missing in ["/home/nothing", "/nobody/lineup"] {
        assert_eq!(day.office.get(&day.path(missing)).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    assert_eq!(day.office.get(&format!("/desk/league/{}/match/999", day.id)).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn teams_7_3_every_error_of_a_line_up_stands_beside_its_board() {
    let mut day = day(2).await;
    let path = day.path("/visitors/lineup");
    // Placed behind a weaker player, entered twice, unknown.
    let wrong =
        [("b1", "2"), ("b2", "1"), ("b3", "4"), ("b4", "4"), ("b5", "99"), ("b6", "10"), ("b7", "11"), ("b8", "12")];
    let page = day.visitors.post(&path, &wrong).await;
    let said = problems(&page);
    for code in ["E-LU-ORDER", "E-LU-DUP", "E-LU-UNKNOWN"] {
        assert!(said.iter().any(|line| line.contains(code)), "{code}: {said:?}");
    }
    let beside = |board: u8| {
        let row = page.body.split(&format!("id=\"f-b{board}\"")).nth(1).unwrap();
        row.split("</li>").next().unwrap().to_owned()
    };
    assert!(beside(2).contains("E-LU-ORDER") && beside(4).contains("E-LU-DUP") && beside(5).contains("E-LU-UNKNOWN"));
    assert!(!beside(1).contains("E-LU"), "{}", beside(1));
    // The input is kept, even values outside the list.
    for (board, number) in [(1, "2"), (4, "4"), (5, "99"), (8, "12")] {
        assert!(beside(board).contains(&format!("value=\"{number}\" selected")), "{board}: {}", beside(board));
    }
    let gap = day.visitors.post(&path, &[("b1", "1"), ("b3", "3")]).await;
    assert_eq!(problems(&gap).len(), 1);
    assert!(problems(&day.visitors.post(&path, &[("b1", "<script>")]).await).len() == 1);
    assert!(day.now().await.lineups[1].is_none(), "nothing was handed in");
    // In the reader's language, with the rule.
    let catalan = day.visitors.post(&format!("{path}?lang=ca"), &[("b1", "2"), ("b2", "1")]).await;
    assert!(problems(&catalan)[0].starts_with("E-LU-ORDER Tauler 2"), "{:?}", problems(&catalan));
}

#[tokio::test]
async fn substitutes_13_and_competition_rules_12() {
    let mut day = day(0).await;
    let start = day.now().await.start.minute;
    let hour = |minutes: u16| format!("{:02}:{:02}", (start + minutes) / 60, (start + minutes) % 60);
    let substitute = day.path("/home/substitute");
    let page = day.home.get(&substitute).await.body;
    assert!(page.contains(&hour(20)) && page.contains(&hour(60)), "the window is shown: {page}");
    for (board, incoming, at, code) in [
        ("8", "14", hour(10), "E-SUB-EARLY"),
        ("8", "14", hour(61), "E-SUB-LATE"),
        ("8", "7", hour(30), "E-SUB-NOTLOWER"),
        ("8", "99", hour(30), "E-LU-UNKNOWN"),
    ] {
        let page = day.home.post(&substitute, &[("board", board), ("incoming", incoming), ("at", &at)]).await;
        assert!(problems(&page).iter().any(|line| line.contains(code)), "{code}: {:?}", problems(&page));
        assert!(page.body.contains(&format!("value=\"{at}\"")), "what was typed is kept");
    }
    is_done(&day.home.post(&substitute, &[("board", "8"), ("incoming", "14"), ("at", &hour(30))]).await);
    // A home player five minutes late; times in the future are refused.
    let late = day.path("/home/late");
    is_done(&day.home.post(&late, &[("board", "3"), ("at", &hour(5)), ("cause", "none")]).await);
    assert!(day.home.get(&day.path("")).await.body.contains("notice-good"));
    let train = day.home.post(&late, &[("board", "5"), ("at", &hour(5)), ("cause", "transport")]).await;
    assert!(problems(&train)[0].contains("only for away players from another town"), "{:?}", problems(&train));
    assert_eq!(problems(&day.home.post(&late, &[("board", "3"), ("at", "00:00"), ("cause", "none")]).await).len(), 1);
    let late = day.path("/visitors/late");
    let future = day.visitors.post(&late, &[("board", "4"), ("at", &hour(65)), ("cause", "none")]).await;
    assert_eq!(future.status, StatusCode::UNPROCESSABLE_ENTITY);
    let came = hour(25);
    let at = [("board", "4"), ("at", came.as_str()), ("cause", "none")];
    is_done(&day.visitors.post(&late, &at).await);
    let again = day.visitors.post(&late, &at).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "who has come does not come again");
    let m = day.now().await;
    assert_eq!((m.boards[3], m.back.len()), (BoardStatus::Open, 3), "{:?}", m.back);
    let page = day.visitors.get(&day.path("")).await.body;
    assert!(page.contains("30 min after the official start"), "{page}");
    // Fewer than half present at the start, half of them later.
    let team = day.path("/visitors/team");
    is_done(
        &day.visitors
            .post(&team, &[("do", "presence"), ("present", "2"), ("half", &hour(20)), ("cause", "none")])
            .await,
    );
    assert_eq!(problems(&day.visitors.post(&team, &[("do", "presence"), ("present", "x")]).await).len(), 1);
    assert!(day.visitors.get(&day.path("")).await.body.contains("all clocks ran 20 min"));
}

#[tokio::test]
async fn delegates_5_7_and_5_9_from_results_to_signatures() {
    static CLOCK: AtomicI64 = AtomicI64::new(NOON_MS);
    let hall = Hall::new(Options { clock: || CLOCK.load(Ordering::Relaxed), ..Options::default() }).await;
    let mut day = day_in(hall, 0).await;
    let results = day.path("/home/results");
    // 12.1: nobody loses by forfeit before the hour is over.
    let early = day.home.post(&results, &[("r1", "1"), ("r2", "="), ("r3", "+-")]).await;
    assert!(early.status == StatusCode::UNPROCESSABLE_ENTITY && early.body.contains("12.1 (a)"), "{}", early.body);
    CLOCK.fetch_add(45 * 60_000, Ordering::Relaxed);
    is_done(&day.home.post(&results, &[("r1", "1"), ("r2", "="), ("r3", "+-")]).await);
    // Entered wrongly, and corrected by the other team.
    is_done(&day.visitors.post(&day.path("/visitors/results"), &[("r1", "1"), ("r2", "0"), ("r3", "+-")]).await);
    let m = day.now().await;
    assert_eq!(m.boards[1], BoardStatus::Finished(TeamBoardResult::VisitorsWon));
    assert!(m.back.iter().any(|remark| matches!(remark, Remark::Corrected { board: 2, .. })));
    let sign = day.path("/home/sign");
    let season = state(&day.hall, &day.id).await;
    let person = season.season.clubs[&club(&season, &m, TeamSide::Home)].delegates[0].to_string();
    assert_eq!(
        day.home.post(&sign, &[("person", &person)]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "games go on"
    );
    // The reports differ on board 5, which stays open.
    let report = |fifth: &'static str| {
        vec![("r1", "1"), ("r2", "0"), ("r3", "+-"), ("r4", "="), ("r5", fifth), ("r6", "0"), ("r7", "="), ("r8", "--")]
    };
    is_done(&day.home.post(&day.path("/home/report"), &report("1")).await);
    is_done(&day.visitors.post(&day.path("/visitors/report"), &report("0")).await);
    let page = day.visitors.get(&day.path("")).await.body;
    assert!(page.contains("notice-warn"), "{page}");
    let entered = ["1–0", "0–1", "1–0 X", "½–½", "– Reports differ", "0–1", "½–½", "0–0 X"];
    assert_eq!(Table::nth(&page, 1).columns(["Result"]).as_flattened(), entered);
    let m = day.now().await;
    assert_eq!((m.differences.as_slice(), m.boards[4]), ([5].as_slice(), BoardStatus::Open));
    is_done(&day.home.post(&day.path("/home/report"), &report("0")).await);
    assert!(day.now().await.is_settled());
    is_done(&day.home.post(&sign, &[("person", &person)]).await);
    let wrong = day.visitors.post(&day.path("/visitors/sign"), &[("person", &person)]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "not this club's delegate");
    let other = season.season.clubs[&club(&season, &m, TeamSide::Visitors)].delegates[1].to_string();
    is_done(&day.visitors.post(&day.path("/visitors/sign"), &[("person", &other)]).await);
    assert_eq!(
        day.home.post(&results, &[("r1", "0")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "what both signed stays"
    );
    let record = adoube_federation::papers::PaperKind::ALL
        .iter()
        .position(|p| *p == adoube_federation::papers::PaperKind::Record);
    is_done(&day.office.post(&day.path("/office"), &[("paper", &record.unwrap().to_string())]).await);
    assert!(day.now().await.record_received.is_some());
    let acta = day.office.get(&day.path("/acta")).await.body;
    assert!(acta.contains("corrected from ½–½ to 0–1"), "{acta}");
    let record = Table::first(&acta);
    let (home, visitors) = (record.column(3), record.column(8));
    assert_eq!(home, ["1", "0", "1", "½", "0", "0", "½", "0"]);
    assert_eq!(visitors, ["0", "1", "0", "½", "1", "1", "½", "0"]);
    let absent = (record.column(5), record.column(10));
    assert_eq!(absent, (vec!["", "", "", "", "", "", "", "X"], vec!["", "", "X", "", "", "", "", "X"]));
    let public = day.hall.browser().get(&format!("/league/{}/match/{}", day.id, day.number)).await.body;
    assert!(public.contains("signed by both delegates") && !public.contains("corrected"), "{public}");
}

#[tokio::test]
async fn delegates_5_93_and_9_disputes_go_to_the_committee_with_both_sides_words() {
    let mut day = day(0).await;
    let before = state(&day.hall, &day.id).await.season.cases.len();
    let sub = day.path("/home/sub-condicione");
    let typed = [
        ("board", "2"),
        ("point", "triple repetition"),
        ("home-clock", "1:45"),
        ("visitors-clock", "x"),
        ("upheld", "="),
        ("rejected", "="),
    ];
    let page = day.home.post(&sub, &typed).await;
    assert_eq!(problems(&page).len(), 2, "a clock and two equal results: {:?}", problems(&page));
    assert!(page.body.contains("triple repetition") && page.body.contains("value=\"1:45\""));
    let typed = [
        ("board", "2"),
        ("point", "triple repetition"),
        ("home-clock", "1:45"),
        ("visitors-clock", "0:50"),
        ("upheld", "="),
        ("rejected", "1"),
    ];
    is_done(&day.home.post(&sub, &typed).await);
    assert!(matches!(day.now().await.boards[1], BoardStatus::Provisional { .. }));
    // An incident: one version, read by the other team, which then adds its own.
    let mine = day.path("/home/incident");
    let theirs = day.path("/visitors/incident");
    assert_eq!(problems(&day.home.post(&mine, &[("board", "4"), ("words", " ")]).await).len(), 1);
    is_done(&day.home.post(&mine, &[("board", "4"), ("words", "His telephone rang.")]).await);
    let page = day.visitors.get(&day.path("")).await.body;
    assert!(page.contains("His telephone rang.") && page.contains("Sign as read"), "{page}");
    assert!(!day.home.get(&day.path("")).await.body.contains("Sign as read"), "nobody countersigns the own words");
    is_done(&day.visitors.post(&theirs, &[("do", "read"), ("board", "4")]).await);
    is_done(&day.visitors.post(&theirs, &[("board", "4"), ("words", "It was somebody else's.")]).await);
    is_done(&day.home.post(&mine, &[("do", "read"), ("board", "4")]).await);
    let m = day.now().await;
    assert_eq!(m.version(TeamSide::Home, 4), Some(("His telephone rang.", true)));
    assert_eq!(m.version(TeamSide::Visitors, 4), Some(("It was somebody else's.", true)));
    assert_eq!(m.boards[3], BoardStatus::Unfinished(UnfinishedState::Sent));
    assert_eq!(state(&day.hall, &day.id).await.season.cases.len(), before + 2);
    // The public sees the result, not the dispute; the standings have two versions.
    let public = day.hall.browser().get(&format!("/league/{}/match/{}", day.id, day.number)).await.body;
    let results = ["–", "s. c. ½–½ / 1–0", "–", "With the Committee", "–", "–", "–", "–"];
    assert_eq!(Table::first(&public).columns(["Result"]).as_flattened(), results);
    assert!(!public.contains("telephone"), "{public}");
    for reading in ["", "?reading=upheld", "?reading=rejected"] {
        let page = day.hall.browser().get(&format!("/league/{}/c/1{reading}", day.id)).await;
        assert!(page.status == StatusCode::OK && page.body.contains("If upheld"), "{reading}");
    }
}

#[tokio::test]
async fn adjournments_10_sealed_moves_and_what_can_decide_the_match() {
    let mut day = day(0).await;
    let path = day.path("/home/unfinished");
    let page = day.home.post(&path, &[("board", "1"), ("step", "seal"), ("home-pieces", "5")]).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "an envelope that nobody signed");
    let sealed = [
        ("board", "1"),
        ("step", "seal"),
        ("home-pieces", "5"),
        ("visitors-pieces", "6"),
        ("minutes", "4"),
        ("stopped", "1"),
        ("signed", "1"),
        ("sealed-by", "home"),
        ("move", "41"),
        ("position", "8/5pk1/4p1p1/8/8/1P3PK1/8/8 w - - 0 41"),
        ("home-words", "five"),
        ("visitors-words", "six"),
        ("home-used", "2:30"),
        ("visitors-used", "2:35"),
    ];
    // 11.1: everything that the envelope carries is asked for, beside its field.
    for (missing, _) in &sealed[7..] {
        let lacking: Vec<(&str, &str)> = sealed.iter().copied().filter(|(name, _)| name != missing).collect();
        let page = day.home.post(&path, &lacking).await;
        assert!(page.body.contains(&format!("f-{missing}-problem")), "{missing}: {:?}", problems(&page));
    }
    is_done(&day.home.post(&path, &sealed).await);
    let told = day.home.get(&day.path("")).await.body;
    assert!(told.contains("move 41. In words: home five, away six. Time used: home 2:30, away 2:35"), "{told}");
    assert_eq!(day.now().await.boards[0], BoardStatus::Unfinished(UnfinishedState::SealedOnce));
    let refused = day.home.post(&path, &[("board", "2"), ("step", "quick")]).await;
    assert!(problems(&refused).iter().any(|line| line.contains("E-FINISH-DECIDES")), "{:?}", problems(&refused));
    // The second session is not played in the minute in which the first one ends.
    let resume = [("board", "1"), ("step", "resume"), ("home-here", "1")];
    let at_once = day.home.post(&path, &resume).await;
    assert!(at_once.body.contains("has not happened yet"), "{:?}", problems(&at_once));
    is_done(&day.home.post(&day.path("/home/results"), &[("r1", "=")]).await);
    assert_eq!(day.now().await.boards[0], BoardStatus::Finished(TeamBoardResult::Drawn));
    assert!(day.home.get(&day.path("")).await.body.contains("sealed-move envelope. Pieces: "));
    // Checks, marks, documents, remarks.
    let remarks = day.path("/visitors/remarks");
    is_done(
        &day.visitors.post(&remarks, &[("do", "prepare"), ("prepared-list", "1"), ("prepared-credentials", "1")]).await,
    );
    is_done(&day.visitors.post(&remarks, &[("do", "missing"), ("number", "3")]).await);
    is_done(&day.visitors.post(&remarks, &[("do", "mark"), ("board", "5"), ("mark", "O")]).await);
    is_done(&day.visitors.post(&remarks, &[("do", "words"), ("words", "The light was poor.")]).await);
    assert_eq!(problems(&day.visitors.post(&remarks, &[("do", "words"), ("words", "")]).await).len(), 1);
    let m = day.now().await;
    assert_eq!((m.prepared.len(), m.back.len()), (2, 2), "{:?}", m.back);
    assert!(day.home.get(&day.path("")).await.body.contains("The light was poor."));
}

#[tokio::test]
async fn calendar_15_5_a_line_up_in_a_closed_envelope() {
    let mut day = day(2).await;
    let path = day.path("/visitors/envelope");
    assert_eq!(problems(&day.visitors.post(&path, &[("board1", "2")]).await).len(), 1);
    // Number 1 cannot play at board 2, and number 99 nowhere.
    let wrong = day.visitors.post(&path, &[("board1", "2"), ("b1", "1")]).await;
    assert!(problems(&wrong)[0].contains("E-LU-ORDER"), "{:?}", problems(&wrong));
    assert_eq!(problems(&day.visitors.post(&path, &[("board1", "2"), ("b1", "99")]).await).len(), 1);
    is_done(&day.visitors.post(&path, &[("board1", "2"), ("b1", "3"), ("board2", "8"), ("b2", "12")]).await);
    let m = day.now().await;
    let sealed = m.sealed[1].clone().unwrap();
    assert!(sealed.opened.is_none() && sealed.envelope.len() > 40, "{sealed:?}");
    let stream = format!("season/{}", day.id).parse().unwrap();
    let head = day.hall.desk.store().head(&stream).await.unwrap();
    let entry = day.hall.desk.store().read(&stream, head.number - 1, 1).await.unwrap();
    assert!(
        !["\"12\"", ",12", "\"3\""].iter().any(|number| entry[0].body.contains(number)),
        "the log says nothing of who is in it: {}",
        entry[0].body
    );
    // The match has begun, so it may be opened.
    is_done(&day.visitors.post(&path, &[("do", "open")]).await);
    let opened = day.now().await.sealed[1].clone().unwrap().opened.unwrap();
    assert_eq!(opened.iter().map(ToString::to_string).collect::<Vec<_>>(), ["3", "12"]);
    // The boards of the envelope have the players of the envelope.
    let lineup = day.path("/visitors/lineup");
    let boards = |second: &'static str| {
        [("b1", "1"), ("b2", second), ("b3", "4"), ("b4", "5"), ("b5", "6"), ("b6", "7"), ("b7", "8"), ("b8", "12")]
    };
    assert_eq!(day.visitors.post(&lineup, &boards("2")).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    is_done(&day.visitors.post(&lineup, &boards("3")).await);
}
