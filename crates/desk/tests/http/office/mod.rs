//! The federation's office: every act of its pages is sent once, errors appear next to their fields, and a delegate
//! acts for one club.

mod acts;
mod bodies;
mod clubs;
mod competitions;
mod delegates;
mod delegations;
mod forms;
mod import;
mod licences;
mod many_licences;
mod next_season;
mod notices;
mod pages;
mod rated;
mod search;
mod told;
mod treasury;
mod verdicts;

use crate::support::table::{Table, fact, fact_items};
use crate::support::{Answer, Browser, Hall, NOON_MS, foreign};
use adoube_desk::Options;
use adoube_desk::roles::Role;
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, MemberNo};
use adoube_services::league::LeagueState;
use adoube_store::Account;
use axum::http::StatusCode;
use std::sync::Arc;

/// A server with a demo season, an office account, and the path of the season.
struct Desk {
    hall: Hall,
    id: String,
    office: Browser,
}

async fn desk_with(options: Options) -> Desk {
    let hall = Hall::new(options).await;
    let mut office = hall.signed_in(Role::Office).await;
    let made = office.post("/desk/league/demo", &[]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    let id = made.location().strip_prefix("/desk/league/").unwrap().to_owned();
    Desk { hall, id, office }
}

async fn desk() -> Desk {
    desk_with(Options { clock: || NOON_MS, ..Options::default() }).await
}

impl Desk {
    fn path(&self, rest: &str) -> String {
        format!("/desk/league/{}{rest}", self.id)
    }

    async fn state(&self) -> Arc<LeagueState> {
        self.hall.desk.season(&self.id, None).await.unwrap()
    }

    /// Sends a form as the office; it succeeds.
    async fn done(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = self.office.post(&self.path(path), fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path} {fields:?}: {}", problems(&answer));
        let flash = self.office.cookies.get("adoube-flash").cloned().unwrap_or_default();
        assert!(!flash.starts_with("refused|"), "{path} {fields:?}: {flash}");
        answer
    }

    /// Sends a form as the office; it is shown again with this message and the input.
    async fn wrong(&mut self, path: &str, fields: &[(&str, &str)], words: &[&str]) -> Answer {
        let answer = self.office.post(&self.path(path), fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {fields:?}: {}", answer.location());
        for word in words {
            assert!(answer.body.contains(word), "{path}: {word} is not in {}", problems(&answer));
        }
        answer
    }

    async fn delegate(&self, club: u32) -> Browser {
        let account = Account {
            id: format!("d{club}"),
            name: format!("delegate-{club}"),
            role: Role::Delegate.code().to_owned(),
            scope: format!("{}/{club}", self.id),
            password: String::new(),
            totp: None,
            recovery: String::new(),
            state: "active".to_owned(),
            created_ms: 0,
            changed_ms: 0,
        };
        self.hall.desk.store().add_account(&account).await.unwrap();
        self.hall.session(&account).await
    }

    /// The acts in the log, as stored.
    async fn log(&self) -> String {
        let stream = format!("season/{}", self.id).parse().unwrap();
        let entries = self.hall.desk.store().read_all(&stream).await.unwrap();
        format!("{entries:?}")
    }

    /// Accepts everything that clubs have submitted.
    async fn accept_all(&mut self) {
        let waits: Vec<u64> = self.state().await.proposals.keys().copied().collect();
        assert!(!waits.is_empty(), "something waits");
        for number in waits {
            self.done("/office", &[("do", "accept"), ("accept-number", &number.to_string())]).await;
        }
        assert!(self.state().await.proposals.is_empty());
    }
}

/// All members of the demo season's Committee and Commission took part; a form reads those of its body.
const SAT: [(&str, &str); 8] = [
    ("rule-sat-9101", "1"),
    ("rule-sat-9102", "1"),
    ("rule-sat-9103", "1"),
    ("rule-sat-9001", "1"),
    ("rule-sat-9002", "1"),
    ("rule-sat-9003", "1"),
    ("rule-sat-9004", "1"),
    ("rule-sat-9005", "1"),
];

/// The errors on a page, for the messages of tests.
fn problems(answer: &Answer) -> String {
    let found: Vec<&str> =
        answer.body.split("class=\"problem\"").skip(1).map(|rest| rest.split("</p>").next().unwrap()).collect();
    let notice = answer.body.split("role=\"alert\"").nth(1).and_then(|rest| rest.split("</div>").next());
    format!("{} {found:?} {notice:?}", answer.status)
}

fn last(location: &str) -> &str {
    location.rsplit('/').next().unwrap()
}
