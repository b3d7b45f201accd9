//! A desk with the season in its record, and an office that asks for pages and sends forms.

use crate::simulation::Season;
use crate::times::Times;
use adoube_aggregate::Context;
use adoube_desk::roles::Role;
use adoube_desk::{Desk, Options, router};
use adoube_event::PersonId;
use adoube_federation::SeasonAct;
use adoube_federation::acts::{CompetitionAct, MatchAct};
use adoube_federation::ids::{CompetitionId, MemberNo, TeamSide};
use adoube_laws::Moment;
use adoube_services::league::{LeagueAct, LeagueState};
use adoube_services::people::Person;
use adoube_store::{Access, Account, Location, LoginSession, Store};
use adoube_web::token::digest;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use jiff::tz::TimeZone;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};
use tower::ServiceExt;

/// The season's id.
const ID: &str = "scale";
const ACCOUNT: &str = "bench";
/// Acts that are recorded together.
const TOGETHER: usize = 400;
/// Number of line-ups that are sent as forms.
const LINE_UPS: usize = 100;

static NOW_MS: AtomicI64 = AtomicI64::new(0);
static SESSIONS: AtomicI64 = AtomicI64::new(0);

fn now_ms() -> i64 {
    NOW_MS.load(Ordering::Relaxed)
}

/// The instant of an office's local minute.
fn instant(at: Moment) -> i64 {
    let local: jiff::civil::DateTime = at.to_string().parse().unwrap();
    local.to_zoned(TimeZone::system()).unwrap().timestamp().as_millisecond()
}

pub(crate) struct Office {
    pub(crate) desk: Desk,
    router: Router,
    folder: PathBuf,
    cookie: String,
    known: BTreeSet<MemberNo>,
}

impl Office {
    pub(crate) async fn open() -> Self {
        let folder = std::env::temp_dir().join(format!("adoube-bench-scale-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(&Location::Sqlite(folder.join("bench.db")), Access::Create).await.unwrap();
        let desk = adoube_desk::open(store, Options { clock: now_ms, ..Options::default() }).await.unwrap();
        add_account(&desk).await;
        Self { router: router(&desk), desk, folder, cookie: String::new(), known: BTreeSet::new() }
    }

    /// Signs in at the present hour: a session ends when nobody has used it for half a day.
    async fn sign_in(&mut self) {
        let (id, now_ms) = (format!("bench-{}", SESSIONS.fetch_add(1, Ordering::Relaxed)), now_ms());
        let session = LoginSession {
            id_hash: digest(id.as_bytes()),
            account: ACCOUNT.to_owned(),
            csrf: "bench-mark".to_owned(),
            device: "bench".to_owned(),
            created_ms: now_ms,
            seen_ms: now_ms,
            expires_ms: now_ms + 86_400_000,
        };
        self.desk.store().add_session(&session).await.unwrap();
        self.cookie = format!("{}={id}", self.desk.site().session_cookie());
    }

    /// Removes the record.
    pub(crate) fn end(self) {
        std::fs::remove_dir_all(&self.folder).unwrap();
    }

    pub(crate) async fn state(&self) -> Arc<LeagueState> {
        self.desk.season(ID, None).await.unwrap()
    }

    /// Records acts of a season, with the people and the names that they need.
    pub(crate) async fn enter(&mut self, season: &Season, part: Range<usize>) {
        let mut acts = Vec::new();
        let mut at = Moment { date: adoube_laws::Date::EPOCH, minute: 0 };
        for filed in &season.office.log[part] {
            if acts.len() >= TOGETHER {
                self.record(at, std::mem::take(&mut acts)).await;
            }
            for person in persons(&filed.act) {
                if self.known.insert(person) {
                    acts.push(LeagueAct::Person(person, self.person(person).await));
                }
            }
            at = filed.at;
            let name = name(&filed.act, self.known.len());
            acts.push(LeagueAct::Do { at, act: filed.act.clone(), name, venue: None });
        }
        self.record(at, acts).await;
    }

    async fn record(&self, at: Moment, acts: Vec<LeagueAct>) {
        if acts.is_empty() {
            return;
        }
        NOW_MS.store(instant(at), Ordering::Relaxed);
        let context = Context::new("office", now_ms());
        self.desk.season_acts(ID, self.desk.new_command().unwrap(), &context, acts).await.unwrap();
    }

    async fn person(&self, number: MemberNo) -> PersonId {
        let id = PersonId(format!("member-{number}"));
        let name = format!("Family{} Second{}, Given{}", number.0 % 4999, number.0 % 997, number.0 % 211);
        let known = Person { id: id.clone(), name, born: "1960-05-05".parse().ok(), ..Person::default() };
        self.desk.people().put(&known, now_ms()).await.unwrap();
        id
    }

    /// Requests the pages in turn, each a number of times.
    pub(crate) async fn visit(
        &mut self,
        pages: &[(&'static str, Vec<String>)],
        times: usize,
        only: Option<&str>,
        found: &mut Times,
    ) {
        self.sign_in().await;
        for (name, addresses) in pages.iter().filter(|(name, _)| only.is_none_or(|only| *name == only)) {
            let begun = Instant::now();
            for turn in 0..times {
                let address = &addresses[turn % addresses.len()];
                let path = match address.strip_prefix("public ") {
                    Some(rest) => format!("/league/{ID}{rest}"),
                    None => format!("/desk/league/{ID}{address}"),
                };
                let (took, bytes) = self.get(&path, !address.starts_with("public")).await;
                found.add(name, took, bytes);
                // A page that takes seconds need not be asked for a hundred times.
                if turn >= 2 && begun.elapsed() > Duration::from_secs(15) {
                    break;
                }
            }
        }
    }

    async fn get(&self, path: &str, within: bool) -> (Duration, usize) {
        let mut request = Request::builder().uri(path).header(header::HOST, "desk.test");
        if within {
            request = request.header(header::COOKIE, &self.cookie);
        }
        let (took, status, body) = self.send(request.body(Body::empty()).unwrap()).await;
        // A page that takes longer than a request may is counted with the time it took.
        assert!(status == 200 || status == 503, "{path}: {status}");
        (took, body.len())
    }

    async fn send(&self, request: Request<Body>) -> (Duration, u16, Vec<u8>) {
        let start = Instant::now();
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let status = answer.status().as_u16();
        let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (start.elapsed(), status, body.to_vec())
    }

    async fn post(&self, path: &str, fields: &[(String, String)]) -> Duration {
        let encoded = adoube_web::links::encoded;
        let mut body = "csrf=bench-mark".to_owned();
        for (name, value) in fields {
            write!(body, "&{}={}", encoded(name), encoded(value)).unwrap();
        }
        let request = Request::builder().method("POST").uri(format!("/desk/league/{ID}{path}"));
        let request = request
            .header(header::HOST, "desk.test")
            .header(header::COOKIE, &self.cookie)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let (took, status, body) = self.send(request.body(Body::from(body)).unwrap()).await;
        assert_eq!(status, 303, "{path}: {}", String::from_utf8_lossy(&body));
        took
    }

    /// Sends the first line-ups of a part as forms, and records its other acts.
    pub(crate) async fn line_ups(&mut self, season: &Season, part: Range<usize>, times: &mut Times) {
        let mut from = part.start;
        let mut sent = 0;
        for at in part.clone() {
            let filed = &season.office.log[at];
            let SeasonAct::Match(id, MatchAct::LineUp { side, players, .. }) = &filed.act else { continue };
            self.enter(season, from..at).await;
            from = at + 1;
            NOW_MS.store(instant(filed.at), Ordering::Relaxed);
            self.sign_in().await;
            let name = if *side == TeamSide::Home { "home" } else { "visitors" };
            let fields: Vec<_> =
                (1..).zip(players).map(|(board, number)| (format!("b{board}"), number.to_string())).collect();
            let took = self.post(&format!("/match/{id}/{name}/lineup"), &fields).await;
            times.add("form: a line-up", took, 0);
            sent += 1;
            if sent == LINE_UPS {
                break;
            }
        }
        self.enter(season, from..part.end).await;
    }

    /// Closes the round of every competition; the time of all together.
    pub(crate) async fn close(&mut self, times: &mut Times) -> Duration {
        NOW_MS.fetch_add(3 * 86_400_000, Ordering::Relaxed);
        self.sign_in().await;
        let events: Vec<CompetitionId> = self.state().await.season.events.keys().copied().collect();
        let mut all = Duration::ZERO;
        for event in events {
            let took = self.post(&format!("/c/{event}"), &[("do".to_owned(), "close".to_owned())]).await;
            times.add("form: a competition's round closed", took, 0);
            all += took;
        }
        all
    }
}

async fn add_account(desk: &Desk) {
    let account = Account {
        id: ACCOUNT.to_owned(),
        name: "Bench".to_owned(),
        role: Role::Administrator.code().to_owned(),
        scope: "*".to_owned(),
        password: String::new(),
        totp: None,
        recovery: String::new(),
        state: "active".to_owned(),
        created_ms: 0,
        changed_ms: 0,
    };
    assert!(desk.store().add_account(&account).await.unwrap());
}

/// The persons that an act makes known.
fn persons(act: &SeasonAct) -> Vec<MemberNo> {
    use adoube_federation::acts::{BodyAct, ClubAct, LicenceAct};
    match act {
        SeasonAct::Club(ClubAct::Register(club)) => club.delegates.clone(),
        SeasonAct::Licence(LicenceAct::Know(player)) => vec![player.person],
        SeasonAct::Body(BodyAct::NameCommission { members, .. }) => members.iter().map(|m| m.person).collect(),
        SeasonAct::Body(BodyAct::ElectCommittee(committee)) => committee.members.clone(),
        _ => Vec::new(),
    }
}

/// The name of what an act makes.
fn name(act: &SeasonAct, number: usize) -> Option<String> {
    match act {
        SeasonAct::Open(_) => Some("A federation".to_owned()),
        SeasonAct::Club(adoube_federation::acts::ClubAct::Register(_)) => Some(format!("Club {number}")),
        SeasonAct::Event(CompetitionAct::Announce(settings)) => Some(format!("League on {} boards", settings.boards)),
        _ => None,
    }
}
