//! A federation's season: two delegates and the office play a match from line-up to signed record, each on a phone or
//! a computer; and every page of a season in five languages.

use crate::hall::{Browser, ENTER, Hall, LANGUAGES, PASSWORD, TAB, play};
use adoube_federation::ids::{CompetitionId, MatchId, TeamSide};
use adoube_federation::matches::{BoardStatus, ClubMatch};
use adoube_federation::papers::PaperKind;
use adoube_federation::result::TeamBoardResult;
use adoube_federation::unfinished::UnfinishedState;

/// The submit button of a form.
const SEND: &str = "main form button.primary";

/// Creates the demo season; returns its id.
async fn demonstration(browser: &Browser) -> String {
    browser.go("/desk/league").await;
    browser.picture("none").await;
    browser.press("form[action='/desk/league/demo'] button").await;
    browser.path().await.rsplit('/').next().unwrap().to_owned()
}

/// Creates an account, signed in in its own browser.
async fn account(hall: &'static Hall, ada: &Browser, (name, role): (&str, &str), scope: &str) -> Browser {
    ada.go("/desk/accounts").await;
    ada.fill("#f-name", name).await;
    ada.choose("#f-role", role).await;
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

/// A match that both delegates have open.
struct Scene {
    hall: &'static Hall,
    id: String,
    number: MatchId,
    start: u16,
    path: String,
    home: Browser,
    visitors: Browser,
}

impl Scene {
    /// Today's first match of the second competition, in which no line-up has been submitted yet.
    async fn new(hall: &'static Hall, ada: &Browser) -> Self {
        let id = demonstration(ada).await;
        ada.picture("overview").await;
        let stream = format!("season/{id}").parse().unwrap();
        let (_, season) = hall.desk.seasons().fresh(&stream).await.unwrap();
        let today = season.season.matches.iter().find(|(_, m)| m.event == CompetitionId(2) && m.round == 3);
        let (number, m) = today.unwrap();
        let scope = |side: TeamSide| format!("{id}/{}", season.season.teams[&m.team(side)].club);
        let home = account(hall, ada, ("laia", "delegate"), &scope(TeamSide::Home)).await;
        let visitors = account(hall, ada, ("unai", "delegate"), &scope(TeamSide::Visitors)).await;
        home.phone().await;
        visitors.phone().await;
        let path = format!("/desk/league/{id}/match/{number}");
        Self { hall, number: *number, start: m.start.minute, path, home, visitors, id }
    }

    fn hour(&self, minutes: u16) -> String {
        let minute = self.start + minutes;
        format!("{:02}:{:02}", minute / 60, minute % 60)
    }

    async fn now(&self) -> ClubMatch {
        let stream = format!("season/{}", self.id).parse().unwrap();
        let (_, state) = self.hall.desk.seasons().fresh(&stream).await.unwrap();
        state.season.matches[&self.number].clone()
    }

    /// The home delegate's sheet has an error, shown next to its board, and the choices are kept. The visitors do not
    /// see the sheet until theirs is submitted; then both pages show both.
    async fn line_up(&self) {
        let (home, visitors, path) = (&self.home, &self.visitors, &self.path);
        home.go(&format!("/desk/league/{}", self.id)).await;
        home.shoot("own-matches").await;
        home.go(path).await;
        home.shoot("before").await;
        home.press(".next a.button").await;
        home.choose("#f-b1", "10").await;
        home.choose("#f-b2", "9").await;
        home.press(SEND).await;
        assert!(home.text("#f-b2-problem").await.contains("E-LU-ORDER"));
        assert_eq!(home.find("#f-b1").await.value(), "10");
        home.fits().await;
        home.shoot("line-up-refused").await;
        home.choose("#f-b1", "9").await;
        home.choose("#f-b2", "10").await;
        home.press(SEND).await;
        assert!(!home.text(".notice-good").await.is_empty());
        visitors.go(path).await;
        assert_eq!(visitors.number("document.querySelectorAll('.match-boards td small').length").await, 0);
        visitors.shoot("secret").await;
        home.go(path).await;
        visitors.press(".next a.button").await;
        visitors.shoot("line-up").await;
        visitors.press(SEND).await;
        home.until("document.querySelectorAll('.match-boards td small').length === 8").await;
    }

    /// A substitute, too early and then within the window, and a late player.
    async fn come_late(&self) {
        let (home, visitors, path) = (&self.home, &self.visitors, &self.path);
        home.go(&format!("{path}/home/substitute")).await;
        home.choose("#f-board", "4").await;
        home.choose("#f-incoming", "13").await;
        set_hour(home, &self.hour(10)).await;
        home.press(SEND).await;
        assert!(home.text("#f-at-problem").await.contains("E-SUB-EARLY"));
        home.shoot("substitute-refused").await;
        set_hour(home, &self.hour(25)).await;
        home.press(SEND).await;
        visitors.until("document.body.innerText.includes('25 min')").await;
        visitors.go(&format!("{path}/visitors/late")).await;
        visitors.choose("#f-board", "2").await;
        set_hour(visitors, &self.hour(15)).await;
        visitors.shoot("late").await;
        visitors.press(SEND).await;
        assert!(visitors.text(".notice-good").await.contains("15"));
    }

    /// Results, and an incident on the third board: each side writes its version and reads the other's.
    async fn play_and_quarrel(&self) {
        let (home, visitors, path) = (&self.home, &self.visitors, &self.path);
        home.go(&format!("{path}/home/results")).await;
        for (board, result) in [(1, "1"), (2, "="), (4, "0")] {
            home.choose(&format!("#f-r{board}"), result).await;
        }
        home.fits().await;
        home.shoot("results").await;
        home.press(SEND).await;
        home.go(&format!("{path}/home/incident")).await;
        home.choose("#f-board", "3").await;
        home.fill("#f-words", "The visitor's telephone rang twice.").await;
        home.shoot("incident").await;
        home.press(SEND).await;
        visitors.until("document.body.innerText.includes('rang twice')").await;
        visitors.fits().await;
        visitors.shoot("version").await;
        visitors.press("blockquote + form button").await;
        visitors.go(&format!("{path}/visitors/incident")).await;
        visitors.fill("#f-words", "It was a telephone in the street.").await;
        visitors.press(SEND).await;
        home.until("document.body.innerText.includes('in the street')").await;
        home.press("blockquote + form button").await;
    }

    /// Both report; the reports differ at first, are compared, and both sign.
    async fn report_and_sign(&self) {
        let (home, visitors, path) = (&self.home, &self.visitors, &self.path);
        for (browser, side, second) in [(home, "home", "="), (visitors, "visitors", "1"), (visitors, "visitors", "=")] {
            browser.go(&format!("{path}/{side}/report")).await;
            browser.choose("#f-r2", second).await;
            browser.press(SEND).await;
            if second == "1" {
                assert!(browser.text(".notice-warn").await.contains('2'));
                browser.fits().await;
                browser.shoot("reports-differ").await;
            }
        }
        for (browser, side) in [(home, "home"), (visitors, "visitors")] {
            browser.go(&format!("{path}/{side}/sign")).await;
            browser.shoot(&format!("sign-{side}")).await;
            browser.press(SEND).await;
            assert!(!browser.text(".notice-good").await.is_empty());
        }
        let m = self.now().await;
        let expected = [
            BoardStatus::Finished(TeamBoardResult::HomeWon),
            BoardStatus::Finished(TeamBoardResult::Drawn),
            BoardStatus::Unfinished(UnfinishedState::Sent),
            BoardStatus::Finished(TeamBoardResult::VisitorsWon),
        ];
        assert_eq!(m.boards, expected);
        assert!(m.signed.iter().all(Option::is_some) && m.differences.is_empty());
        for side in TeamSide::BOTH {
            assert_eq!(m.version(side, 3).map(|(_, read)| read), Some(true));
        }
    }

    /// The office sees both signatures and the case, receives the record, and prints it.
    async fn office(&self, ada: &Browser) {
        ada.go(&self.path).await;
        let signed = "[...document.querySelectorAll('.states li')].filter((li) => /signed/.test(li.innerText)).length";
        assert_eq!(ada.number(signed).await, 2);
        ada.picture("office").await;
        let record = PaperKind::ALL.iter().position(|paper| *paper == PaperKind::Record).unwrap();
        ada.press(&format!("form:has(input[name=paper][value='{record}']) button")).await;
        assert!(self.now().await.record_received.is_some());
        ada.go(&format!("{}/acta", self.path)).await;
        ada.picture("acta").await;
        ada.media("print").await;
        ada.shoot("acta-paper").await;
        let paper = ada.text("body").await;
        assert!(paper.contains("rang twice") && paper.contains("in the street") && !paper.contains("Print"), "{paper}");
        assert!(ada.print().await.starts_with(b"%PDF-"));
        ada.media("").await;
    }

    /// The committee reads both versions and decides; the match follows at once.
    async fn decide(&self, rosa: &Browser) {
        rosa.go(&self.path).await;
        rosa.press("a[href*='/cases/']").await;
        let case = rosa.text("main").await;
        assert!(case.contains("rang twice") && case.contains("in the street"), "{case}");
        rosa.picture("case").await;
        self.home.go(&self.path).await;
        rosa.choose("#f-rule-result", "1").await;
        rosa.find("#f-rule-sat-9101").await.click().unwrap();
        rosa.press("form:has(#f-rule-result) button.primary").await;
        self.home.until("/2½/.test(document.querySelector('h1').innerText)").await;
        assert_eq!(self.now().await.boards[2], BoardStatus::Finished(TeamBoardResult::HomeWon));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_delegates_and_the_office_play_a_match() {
    play("match", |hall| async move {
        let ada = hall.administrator().await;
        let scene = Scene::new(hall, &ada).await;
        scene.line_up().await;
        scene.come_late().await;
        scene.play_and_quarrel().await;
        scene.report_and_sign().await;
        scene.office(&ada).await;
        let rosa = account(hall, &ada, ("rosa", "committee"), &scene.id).await;
        scene.decide(&rosa).await;
        // The public sees the match by boards, without the dispute.
        let anybody = hall.browser().await;
        anybody.go(&format!("/league/{}/match/{}", scene.id, scene.number)).await;
        anybody.picture("public").await;
        assert!(!anybody.text("main").await.contains("telephone"));
        for browser in [ada, rosa, scene.home, scene.visitors, anybody] {
            browser.is_content().await;
        }
    })
    .await;
}

/// Browsers format times in their own way, so only the value is set.
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
