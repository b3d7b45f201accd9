//! A federation's season: two delegates and the office play a match from line-up to signed record, each on a phone or at a
//! desk of their own; and every page of a season in five languages.

use crate::hall::{Browser, ENTER, Hall, PASSWORD, TAB, play};
use adoube_federation::ids::{EventId, MatchId, Side};
use adoube_federation::matches::{Board, Match};
use adoube_federation::result::GameResult;
use adoube_federation::unfinished::Session;

const LANGUAGES: [&str; 5] = ["en", "ca", "es", "pt", "eu"];

/// Makes the demonstration season; its id.
async fn demonstration(browser: &Browser) -> String {
    browser.go("/desk/league").await;
    browser.picture("none").await;
    browser.press("form[action='/desk/league/demo'] button").await;
    browser.path().await.rsplit('/').next().unwrap().to_owned()
}

/// An account of a club's delegate, in a browser of its own.
async fn delegate(hall: &'static Hall, ada: &Browser, name: &str, scope: &str) -> Browser {
    ada.go("/desk/accounts").await;
    ada.fill("#f-name", name).await;
    ada.choose("#f-role", "delegate").await;
    ada.fill("#f-scope", scope).await;
    ada.fill("#f-current", PASSWORD).await;
    ada.press("form[action='/desk/accounts'] button.primary").await;
    let link = ada.text("code.breaking").await;
    let browser = hall.browser().await;
    browser.go(link.strip_prefix(&hall.url).expect("a link to this desk")).await;
    browser.find("#f-password").await.click().unwrap();
    browser.turn(&format!("{PASSWORD}{TAB}{PASSWORD}{ENTER}")).await;
    browser
}

async fn now(hall: &Hall, id: &str, number: MatchId) -> Match {
    let stream = format!("season/{id}").parse().unwrap();
    let (_, state) = hall.desk.seasons().fresh(&stream).await.unwrap();
    state.season.matches[&number].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_delegates_and_the_office_play_a_match() {
    play("match", |hall| async move {
        let ada = hall.administrator().await;
        let id = demonstration(&ada).await;
        ada.picture("overview").await;
        let stream = format!("season/{id}").parse().unwrap();
        let (_, season) = hall.desk.seasons().fresh(&stream).await.unwrap();
        let today = season.season.matches.iter().find(|(_, m)| m.event == EventId(2) && m.round == 3);
        let (number, m) = today.map(|(id, m)| (*id, m.clone())).unwrap();
        let club = |side: Side| season.season.teams[&m.team(side)].club;
        let home = delegate(hall, &ada, "laia", &format!("{id}/{}", club(Side::Home))).await;
        let visitors = delegate(hall, &ada, "unai", &format!("{id}/{}", club(Side::Visitors))).await;
        let path = format!("/desk/league/{id}/match/{number}");
        let hour = |minutes: u16| {
            let minute = m.start.minute + minutes;
            format!("{:02}:{:02}", minute / 60, minute % 60)
        };
        home.phone().await;
        visitors.phone().await;

        // The home delegate's sheet has an error, which stands beside its board; what was chosen is kept.
        home.go(&format!("/desk/league/{id}")).await;
        home.shoot("own-matches").await;
        home.go(&path).await;
        home.shoot("before").await;
        home.press(".next a.button").await;
        home.choose("#f-b1", "10").await;
        home.choose("#f-b2", "9").await;
        home.press("main form button.primary").await;
        assert!(home.text("#f-b2-problem").await.contains("E-LU-ORDER"));
        assert_eq!(home.find("#f-b1").await.value(), "10");
        home.fits().await;
        home.shoot("line-up-refused").await;
        home.choose("#f-b1", "9").await;
        home.choose("#f-b2", "10").await;
        home.press("main form button.primary").await;
        assert!(!home.text(".notice-good").await.is_empty());

        // The visitors do not see it until theirs is in; then both pages show both.
        visitors.go(&path).await;
        assert_eq!(visitors.number("document.querySelectorAll('.match-boards td small').length").await, 0);
        visitors.shoot("secret").await;
        home.go(&path).await;
        visitors.press(".next a.button").await;
        visitors.shoot("line-up").await;
        visitors.press("main form button.primary").await;
        home.until("document.querySelectorAll('.match-boards td small').length === 8").await;

        // A substitute within the window, and a late player.
        home.go(&format!("{path}/home/substitute")).await;
        home.choose("#f-board", "4").await;
        home.choose("#f-incoming", "13").await;
        set_hour(&home, &hour(10)).await;
        home.press("main form button.primary").await;
        assert!(home.text("#f-at-problem").await.contains("E-SUB-EARLY"));
        home.shoot("substitute-refused").await;
        set_hour(&home, &hour(25)).await;
        home.press("main form button.primary").await;
        visitors.until("document.body.innerText.includes('25 min')").await;
        visitors.go(&format!("{path}/visitors/late")).await;
        visitors.choose("#f-board", "2").await;
        set_hour(&visitors, &hour(15)).await;
        visitors.shoot("late").await;
        visitors.press("main form button.primary").await;
        assert!(visitors.text(".notice-good").await.contains("15"));

        // Results, and an incident on the third board of which each side writes its version.
        home.go(&format!("{path}/home/results")).await;
        home.choose("#f-r1", "1").await;
        home.choose("#f-r2", "=").await;
        home.choose("#f-r4", "0").await;
        home.fits().await;
        home.shoot("results").await;
        home.press("main form button.primary").await;
        home.go(&format!("{path}/home/incident")).await;
        home.choose("#f-board", "3").await;
        home.fill("#f-words", "The visitor's telephone rang twice.").await;
        home.shoot("incident").await;
        home.press("main form button.primary").await;
        visitors.until("document.body.innerText.includes('rang twice')").await;
        visitors.fits().await;
        visitors.shoot("version").await;
        visitors.press("blockquote + form button").await;
        visitors.go(&format!("{path}/visitors/incident")).await;
        visitors.fill("#f-words", "It was a telephone in the street.").await;
        visitors.press("main form button.primary").await;
        home.until("document.body.innerText.includes('in the street')").await;
        home.press("blockquote + form button").await;

        // Both report; the reports differ at first, are compared, and both sign.
        for (browser, side, second) in
            [(&home, "home", "="), (&visitors, "visitors", "1"), (&visitors, "visitors", "=")]
        {
            browser.go(&format!("{path}/{side}/report")).await;
            browser.choose("#f-r2", second).await;
            browser.press("main form button.primary").await;
            if second == "1" {
                assert!(browser.text(".notice-warn").await.contains('2'));
                browser.fits().await;
                browser.shoot("reports-differ").await;
            }
        }
        for (browser, side) in [(&home, "home"), (&visitors, "visitors")] {
            browser.go(&format!("{path}/{side}/sign")).await;
            browser.shoot(&format!("sign-{side}")).await;
            browser.press("main form button.primary").await;
            assert!(!browser.text(".notice-good").await.is_empty());
        }

        // The office sees both signatures and the case, receives the record, and prints it.
        ada.go(&path).await;
        assert_eq!(
            ada.number(
                "[...document.querySelectorAll('.states li')].filter((li) => /signed/.test(li.innerText)).length"
            )
            .await,
            2
        );
        ada.picture("office").await;
        let record =
            adoube_federation::papers::Paper::ALL.iter().position(|p| *p == adoube_federation::papers::Paper::Record);
        let receive = format!("form:has(input[name=paper][value='{}']) button", record.unwrap());
        ada.press(&receive).await;
        ada.go(&format!("{path}/acta")).await;
        ada.picture("acta").await;
        ada.media("print").await;
        ada.shoot("acta-paper").await;
        let paper = ada.text("body").await;
        assert!(paper.contains("rang twice") && paper.contains("in the street") && !paper.contains("Print"), "{paper}");
        assert!(ada.print().await.starts_with(b"%PDF-"));
        ada.media("").await;

        let m = now(hall, &id, number).await;
        let expected = [
            Board::Finished(GameResult::HomeWon),
            Board::Finished(GameResult::Drawn),
            Board::Unfinished(Session::Sent),
            Board::Finished(GameResult::VisitorsWon),
        ];
        assert_eq!(m.boards, expected);
        assert!(m.signed.iter().all(Option::is_some) && m.record_received.is_some() && m.differences.is_empty());
        assert_eq!(m.version(Side::Home, 3).map(|(_, read)| read), Some(true));
        assert_eq!(m.version(Side::Visitors, 3).map(|(_, read)| read), Some(true));

        // Everybody sees it by boards, without the quarrel.
        let anybody = hall.browser().await;
        anybody.go(&format!("/league/{id}/match/{number}")).await;
        anybody.picture("public").await;
        assert!(!anybody.text("main").await.contains("telephone"));
        for browser in [ada, home, visitors, anybody] {
            browser.is_content().await;
        }
    })
    .await;
}

/// Browsers type hours in their own way; the value is what counts.
async fn set_hour(browser: &Browser, hour: &str) {
    browser.find("#f-at").await;
    browser.js(&format!("document.querySelector('#f-at').value = '{hour}'")).await;
}

/// The pages of a season, below its address.
const PUBLIC: [&str; 8] =
    ["", "/calendar", "/c/1", "/c/1/round/2", "/c/1/round/5", "/c/1/bulletin/2", "/match/2", "/match/15"];
const WITHIN: [&str; 16] = [
    "",
    "/match/2",
    "/match/13",
    "/match/14",
    "/match/2/acta",
    "/match/15/visitors/lineup",
    "/match/15/visitors/envelope",
    "/match/13/home/substitute",
    "/match/13/home/late",
    "/match/13/home/team",
    "/match/13/home/results",
    "/match/13/home/unfinished",
    "/match/13/home/sub-condicione",
    "/match/13/home/incident",
    "/match/13/home/remarks",
    "/match/13/home/report",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_of_a_season_in_every_language() {
    play("league", |hall| async move {
        let ada = hall.administrator().await;
        let id = demonstration(&ada).await;
        let mut pages: Vec<String> = vec!["/league".to_owned(), "/desk/league".to_owned()];
        pages.extend(PUBLIC.map(|page| format!("/league/{id}{page}")));
        pages.extend(WITHIN.map(|page| format!("/desk/league/{id}{page}")));
        for language in LANGUAGES {
            ada.go(&format!("/league?lang={language}")).await;
            ada.phone().await;
            for page in &pages {
                ada.go(page).await;
                assert_eq!(ada.js("return document.documentElement.lang").await, language, "{page}");
                let raw = ada.js("return document.body.innerText.match(/\\{[a-z-]+\\}/)").await;
                assert!(raw.is_null(), "{page} in {language}: {raw}");
                ada.fits().await;
                let name = page.replace(&id, "S").replace(['/', '?', '='], "-");
                if ["en", "eu"].contains(&language) {
                    ada.shoot(&format!("{language}{name}-phone")).await;
                }
                if language == "en" {
                    ada.laptop().await;
                    ada.shoot(&format!("en{name}-laptop")).await;
                    ada.phone().await;
                }
            }
            ada.laptop().await;
        }
        ada.is_content().await;
    })
    .await;
}
