//! Notices by mail: off until a server is set and the office switches them on; queued by acts and dates; sent once, tried
//! again, given up; seen by the office.

use super::acts::small;
use super::*;
use crate::support::folder;
use crate::support::smtp::{Arrived, MailStandIn, Taking};
use crate::support::table::Table;
use adoube_services::notices::outbox::{FailureCause, MessageStatus, Outbox, OutboxState};
use adoube_services::notices::{look, postman};
use adoube_web::mail::MailServer;
use std::sync::atomic::{AtomicI64, Ordering};

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

/// A clock that a test moves: each test needs its own.
macro_rules! clock {
    ($now:ident, $clock:ident) => {
        static $now: AtomicI64 = AtomicI64::new(NOON_MS);
        fn $clock() -> i64 {
            $now.load(Ordering::Relaxed)
        }
    };
}

fn options(server: &MailStandIn, clock: fn() -> i64) -> Options {
    let url = format!("smtp://{}?tls=off", server.address);
    let mail = MailServer::new(&url, "lliga@example.org", None).unwrap();
    let hall_url = Some("https://lliga.example.org".to_owned());
    Options { clock, hall_url, mail: Some(Arc::new(mail)), ..Options::default() }
}

impl Desk {
    /// Switches notices on, and gives the only delegate of club 1 an address and a language.
    async fn with_notices(&mut self, language: &str) -> u32 {
        let delegate = self.state().await.season.clubs[&ClubId(1)].delegates[0];
        let stays = format!("delegates-stays-{delegate}");
        self.done("/clubs/1", &[("do", "delegates"), (stays.as_str(), "1")]).await;
        self.done("/notices", &[("do", "on")]).await;
        self.address(delegate.0, "delegat@club.example.org", language).await;
        delegate.0
    }

    async fn address(&mut self, person: u32, email: &str, language: &str) {
        let person = format!("#{person}");
        let fields = [
            ("do", "address"),
            ("address-person", person.as_str()),
            ("address-email", email),
            ("address-language", language),
        ];
        self.done("/notices", &fields).await;
    }

    /// Charges and invoices club 1, which its delegates are told.
    async fn invoice(&mut self) {
        let club = "/clubs/1/fees";
        self.done(club, &[("do", "charge"), ("charge-amount", "12.50"), ("charge-subject", "Hall")]).await;
        self.done(club, &[("do", "invoice")]).await;
        self.follow().await;
    }

    async fn follow(&self) {
        let stream = format!("season/{}", self.id).parse().unwrap();
        self.hall.desk.notices().into_outbox.catch_up(&stream).await.unwrap();
    }

    async fn deliver(&self) -> usize {
        postman::deliver(&self.hall.desk).await.unwrap()
    }

    async fn outbox(&self) -> Arc<OutboxState> {
        let stream = adoube_ledger::Ledger::<Outbox>::stream(&self.id).unwrap();
        self.hall.desk.notices().outbox.state(&stream).await.unwrap()
    }

    async fn statuses(&self) -> Vec<MessageStatus> {
        self.outbox().await.messages.values().map(|message| message.status).collect()
    }
}

async fn desk_with_mail(server: &MailStandIn, clock: fn() -> i64) -> Desk {
    desk_with(options(server, clock)).await
}

#[tokio::test]
async fn without_a_server_nothing_is_queued_or_sent() {
    let mut desk = small().await;
    let page = desk.office.get(&desk.path("/notices")).await.body;
    assert!(page.contains("No mail server is set") && page.contains("Notices are off"), "{page}");
    assert!(!page.contains("value=\"on\""), "there is no button to switch them on");
    desk.wrong("/notices", &[("do", "on")], &["No mail server is set"]).await;
    desk.invoice().await;
    look::look(&desk.hall.desk).await.unwrap();
    assert_eq!(desk.deliver().await, 0);
    let streams = desk.hall.desk.store().streams(None).await.unwrap();
    let quiet = |stream: &adoube_store::Stream| !stream.as_str().contains("notices");
    assert!(streams.iter().all(quiet), "{streams:?}");
}

#[tokio::test]
async fn with_a_server_nothing_is_told_before_the_office_switches_it_on() {
    clock!(NOW, clock);
    let server = MailStandIn::start().await;
    let mut desk = desk_with_mail(&server, clock).await;
    desk.invoice().await;
    look::look(&desk.hall.desk).await.unwrap();
    assert_eq!((desk.deliver().await, desk.outbox().await.messages.len()), (0, 0));
    // Nor is what happened before told afterwards.
    desk.done("/notices", &[("do", "on")]).await;
    desk.follow().await;
    assert_eq!(desk.outbox().await.messages.len(), 0);
    desk.done("/notices", &[("do", "off")]).await;
    desk.invoice().await;
    assert_eq!(desk.outbox().await.messages.len(), 0);
}

#[tokio::test]
async fn an_invoice_reaches_the_delegate_once_in_the_delegates_language() {
    clock!(NOW, clock);
    let server = MailStandIn::start().await;
    let mut desk = desk_with_mail(&server, clock).await;
    let delegate = desk.with_notices("ca").await;
    desk.invoice().await;
    assert_eq!(desk.deliver().await, 1);
    let arrived = server.arrived();
    let club = desk.state().await.name(adoube_services::league::Named::Club(ClubId(1)));
    let [Arrived { to, text, .. }] = &arrived[..] else { panic!("{arrived:?}") };
    assert_eq!((to.as_str(), arrived[0].subject()), ("delegat@club.example.org", format!("Factura nova · {club}")));
    assert!(text.contains("Factura 1: 12,50"), "{text}");
    let link = format!("https://lliga.example.org/desk/league/{}/clubs/1/fees/1", desk.id);
    assert!(text.contains(&link) && text.contains(&format!("com a delegat del club {club}")), "{text}");
    let of = |name: &str| arrived[0].header(name);
    assert_eq!((of("From").as_str(), of("Content-Language").as_str()), ("lliga@example.org", "ca"));
    assert!(of("Message-ID").ends_with("@example.org>") && of("Auto-Submitted") == "auto-generated");
    // Once: whatever looks again finds it sent.
    desk.follow().await;
    assert_eq!((desk.deliver().await, server.arrived().len()), (0, 1));
    let page = desk.office.get(&desk.path("/notices?show=sent")).await.body;
    let row = Table::first(&page).rows[0].join(" ");
    assert!(row.contains("New invoice") && row.contains("Sent"), "{row}");
    assert!(!page.contains("delegat@club.example.org"), "addresses are in the personal data only");
    let answer = desk.office.get(&format!("/api/v1/seasons/{}/notices", desk.id)).await;
    let view: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!((&view["on"], &view["waiting"]), (&serde_json::json!(true), &serde_json::json!(0)));
    let message = &view["messages"][0];
    assert_eq!((&message["status"], &message["to"]), (&serde_json::json!("sent"), &serde_json::json!(delegate)));
    assert!(!answer.body.contains('@'), "{}", answer.body);
    // The log has neither the address nor a name.
    let log = format!("{:?}", desk.hall.desk.store().read_all(&format!("notices/{}", desk.id).parse().unwrap()).await);
    assert!(!log.contains('@') && log.contains(&format!("\\\"to\\\":{delegate}")), "{log}");
    // The data of a person are erased with the address.
    let key = desk.state().await.persons[&MemberNo(delegate)].clone();
    desk.hall.desk.people().erase(&key, NOON_MS).await.unwrap();
    desk.invoice().await;
    assert_eq!(desk.deliver().await, 0);
    let outbox = desk.outbox().await;
    assert_eq!(outbox.messages[&2].cause, Some(FailureCause::NoAddress));
    assert!(matches!(outbox.messages[&2].status, MessageStatus::Failed { .. }));
}

#[tokio::test]
async fn a_refusal_for_now_is_tried_again_and_one_for_good_is_not() {
    clock!(NOW, clock);
    let server = MailStandIn::start().await;
    let mut desk = desk_with_mail(&server, clock).await;
    desk.with_notices("en").await;
    desk.invoice().await;
    server.plan(&[Taking::Refuses(451), Taking::Refuses(450), Taking::Takes]);
    assert_eq!((desk.deliver().await, desk.deliver().await), (0, 0), "the second pass waits");
    assert_eq!(desk.statuses().await, [MessageStatus::Waiting { next_ms: NOON_MS + MINUTE_MS }]);
    NOW.fetch_add(MINUTE_MS, Ordering::Relaxed);
    desk.deliver().await;
    assert_eq!(desk.statuses().await, [MessageStatus::Waiting { next_ms: clock() + 5 * MINUTE_MS }]);
    let page = desk.office.get(&desk.path("/notices?show=waiting")).await.body;
    assert!(page.contains("refused it for now (code 450)") && page.contains("Next attempt"), "{page}");
    NOW.fetch_add(5 * MINUTE_MS, Ordering::Relaxed);
    assert_eq!(desk.deliver().await, 1);

    desk.invoice().await;
    server.plan(&[Taking::Refuses(550)]);
    assert_eq!(desk.deliver().await, 0);
    NOW.fetch_add(30 * MINUTE_MS, Ordering::Relaxed);
    assert_eq!((desk.deliver().await, server.arrived().len()), (0, 1));
    let page = desk.office.get(&desk.path("/notices?show=failed")).await.body;
    assert!(page.contains("refused it for good (code 550)"), "{page}");
    // The office corrects the address and sends it again.
    let mut delegate = desk.delegate(1).await;
    let again = [("do", "again"), ("again-number", "2")];
    assert_eq!(delegate.post(&desk.path("/notices"), &again).await.status, StatusCode::FORBIDDEN);
    desk.done("/notices", &again).await;
    assert_eq!((desk.deliver().await, server.arrived().len()), (1, 2));
}

#[tokio::test]
async fn a_connection_that_breaks_off_sends_the_same_message_again() {
    clock!(NOW, clock);
    let server = MailStandIn::start().await;
    let mut desk = desk_with_mail(&server, clock).await;
    desk.with_notices("en").await;
    desk.invoice().await;
    server.plan(&[Taking::DiesInTheMiddle, Taking::TakesAndDies]);
    assert_eq!(desk.deliver().await, 0);
    assert_eq!(desk.outbox().await.messages[&1].cause, Some(FailureCause::BrokenOff));
    for minutes in [1, 5] {
        NOW.fetch_add(minutes * MINUTE_MS, Ordering::Relaxed);
        desk.deliver().await;
    }
    let ids: Vec<String> = server.arrived().iter().map(|arrived| arrived.header("Message-ID")).collect();
    assert_eq!(ids.len(), 2, "at least once");
    assert_eq!(ids[0], ids[1], "and recognisable");
    assert!(matches!(desk.statuses().await[..], [MessageStatus::Sent { .. }]));
}

#[tokio::test]
async fn a_restart_between_queue_and_post_loses_and_doubles_nothing() {
    clock!(NOW, clock);
    let (server, folder) = (MailStandIn::start().await, folder());
    let hall = Hall::within(folder.clone(), options(&server, clock)).await;
    let mut office = hall.signed_in(Role::Office).await;
    let made = office.post("/desk/league/demo", &[]).await;
    let id = made.location().strip_prefix("/desk/league/").unwrap().to_owned();
    let mut desk = Desk { hall, id, office };
    desk.with_notices("en").await;
    desk.invoice().await;
    desk.hall.desk.store().clone().close().await.unwrap();
    let Desk { id, hall, .. } = desk;
    drop(hall);

    let hall = Hall::within(folder.clone(), options(&server, clock)).await;
    let office = hall.signed_in(Role::Office).await;
    let mut desk = Desk { hall, id, office };
    desk.follow().await;
    assert_eq!((desk.deliver().await, desk.deliver().await), (1, 0));
    // It stopped after the claim, before the answer: the claim expires.
    desk.invoice().await;
    let stream = adoube_ledger::Ledger::<Outbox>::stream(&desk.id).unwrap();
    let context = adoube_aggregate::Context::new("desk", clock());
    let claim = adoube_services::notices::outbox::OutboxAct::Try(2);
    let command = desk.hall.desk.new_command().unwrap();
    desk.hall.desk.notices().outbox.act(&stream, command, &context, claim).await.unwrap();
    assert_eq!(desk.deliver().await, 0, "somebody is sending it");
    NOW.fetch_add(10 * MINUTE_MS, Ordering::Relaxed);
    assert_eq!(desk.deliver().await, 1);
    assert_eq!(server.arrived().len(), 2);
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_server_that_is_down_costs_no_message_an_attempt() {
    clock!(NOW, clock);
    let mut server = MailStandIn::start().await;
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    server.address = listener.local_addr().unwrap();
    drop(listener);
    let mut desk = desk_with_mail(&server, clock).await;
    desk.with_notices("en").await;
    desk.invoice().await;
    assert_eq!(desk.deliver().await, 0);
    let message = desk.outbox().await.messages[&1].clone();
    assert_eq!((message.tries, message.cause), (0, None));
    let page = desk.office.get(&desk.path("/notices")).await.body;
    assert!(page.contains("The mail server does not answer."), "{page}");
    // A message that waited for a week would tell what has passed.
    NOW.fetch_add(8 * DAY_MS, Ordering::Relaxed);
    desk.deliver().await;
    assert_eq!(desk.outbox().await.messages[&1].cause, Some(FailureCause::TooOld));
}

#[tokio::test]
async fn what_is_undone_or_discarded_is_not_sent() {
    clock!(NOW, clock);
    let server = MailStandIn::start().await;
    let mut desk = desk_with_mail(&server, clock).await;
    desk.with_notices("en").await;
    desk.invoice().await;
    let invoiced = desk.state().await.number;
    let why = [("do", "undo"), ("undo-why", "Wrong club"), ("undo-also", "")];
    desk.done(&format!("/log/{invoiced}"), &why).await;
    desk.follow().await;
    assert!(matches!(desk.statuses().await[..], [MessageStatus::Cancelled { .. }]));
    desk.invoice().await;
    desk.done("/notices", &[("do", "discard"), ("discard-number", "2")]).await;
    desk.invoice().await;
    desk.done("/notices", &[("do", "discard-all")]).await;
    assert_eq!((desk.deliver().await, server.arrived().len()), (0, 0));
    desk.wrong("/notices", &[("do", "discard"), ("discard-number", "2")], &["changed in the meantime"]).await;
    desk.wrong("/notices", &[("do", "again"), ("again-number", "99")], &["changed in the meantime"]).await;
}

#[tokio::test]
async fn an_address_is_one_line_and_clubs_without_delegates_are_seen() {
    clock!(NOW, clock);
    let server = MailStandIn::start().await;
    let mut desk = desk_with_mail(&server, clock).await;
    let delegate = desk.with_notices("en").await;
    let person = format!("#{delegate}");
    for email in ["a@b.cat\r\nBcc: c@d.cat", "a@b.cat\0", "nobody", "a b@c.cat", "a@b.cat, c@d.cat"] {
        let fields = [
            ("do", "address"),
            ("address-person", person.as_str()),
            ("address-email", email),
            ("address-language", "en"),
        ];
        desk.wrong("/notices", &fields, &["f-address-email-problem"]).await;
    }
    // Whatever got into the data in another way is not used either.
    let key = desk.state().await.persons[&MemberNo(delegate)].clone();
    let mut kept = desk.hall.desk.people().get(&key).await.unwrap().unwrap();
    assert_eq!(kept.details.email, "delegat@club.example.org");
    kept.details.email = "a@b.cat\r\nBcc: c@d.cat".to_owned();
    desk.hall.desk.people().put(&kept, NOON_MS).await.unwrap();
    desk.invoice().await;
    assert_eq!((desk.deliver().await, server.arrived().len()), (0, 0));
    let page = desk.office.get(&desk.path("/notices?show=failed")).await.body;
    assert!(page.contains("The recipient has no email address."), "{page}");
}

#[tokio::test]
async fn a_line_up_due_tomorrow_is_told_to_both_clubs_once() {
    clock!(NOW, clock);
    let server = MailStandIn::start().await;
    let mut desk = desk_with_mail(&server, clock).await;
    desk.with_notices("es").await;
    let state = desk.state().await;
    let next = state.season.matches.values().filter(|m| m.lineups[0].is_none()).map(|m| m.start).max().unwrap();
    // The day before, at noon.
    let days = i64::from(next.date.since(adoube_services::league::moment(NOON_MS).date));
    NOW.store(NOON_MS + (days - 1) * DAY_MS, Ordering::Relaxed);
    look::look(&desk.hall.desk).await.unwrap();
    let outbox = desk.outbox().await;
    let line_ups = outbox.messages.values().filter(|message| message.message.key.starts_with("line-up "));
    let count = line_ups.count();
    assert!(count >= 2, "{:?}", outbox.messages);
    look::look(&desk.hall.desk).await.unwrap();
    assert_eq!(desk.outbox().await.messages.len(), outbox.messages.len(), "each once");
    // Nobody is told at night.
    NOW.store(NOON_MS + days * DAY_MS - 8 * 60 * MINUTE_MS, Ordering::Relaxed);
    look::look(&desk.hall.desk).await.unwrap();
    assert_eq!(desk.outbox().await.messages.len(), outbox.messages.len());
}

#[tokio::test]
async fn a_calendar_has_invoices_for_those_with_the_link_of_the_club() {
    let mut desk = small().await;
    desk.invoice().await;
    let page = desk.office.get(&desk.path("/clubs/1/fees")).await.body;
    let link = |page: &str| {
        let from = page.find("/league/").and_then(|_| page.find("calendar.ics?due=")).unwrap();
        let start = page[..from].rfind('"').unwrap() + 1;
        page[start..start + page[start..].find('"').unwrap()].to_owned()
    };
    let own = link(&page);
    let mut public = desk.hall.browser();
    let feed = public.get(&own).await;
    assert!(feed.body.contains("Invoice 1 due") && feed.body.contains("DTSTART;VALUE=DATE:"), "{}", feed.body);
    assert_eq!(feed.header("cache-control"), "private, max-age=300");
    let plain = own.split('?').next().unwrap().to_owned();
    for other in [plain.clone(), format!("{plain}?due=x.y"), own.replace("/club/1/", "/club/2/")] {
        let feed = public.get(&other).await;
        assert_eq!(feed.status, StatusCode::OK, "{other}");
        assert!(!feed.body.contains("Invoice"), "{other}: {}", feed.body);
    }
    // The link of former delegates shows no invoices any more.
    desk.done("/clubs/1", &[("do", "delegates"), ("delegates-new-1", "Roca, Pau")]).await;
    assert!(!public.get(&own).await.body.contains("Invoice"));
    let page = desk.office.get(&desk.path("/clubs/1/fees")).await.body;
    assert!(public.get(&link(&page)).await.body.contains("Invoice 1 due"));
}

#[tokio::test]
async fn the_outbox_shows_no_text_that_is_in_no_file() {
    clock!(NOW, clock);
    let server = MailStandIn::start().await;
    let mut desk = desk_with(Options { mark_texts: true, ..options(&server, clock) }).await;
    desk.with_notices("en").await;
    desk.invoice().await;
    server.plan(&[Taking::Refuses(550)]);
    desk.deliver().await;
    let state = desk.state().await;
    let next = state.season.matches.values().filter(|m| m.lineups[0].is_none()).map(|m| m.start).max().unwrap();
    let days = i64::from(next.date.since(adoube_services::league::moment(NOON_MS).date));
    NOW.store(NOON_MS + (days - 1) * DAY_MS, Ordering::Relaxed);
    look::look(&desk.hall.desk).await.unwrap();
    desk.deliver().await;
    let people = desk.hall.desk.people().several(state.persons.values()).await.unwrap();
    let mut names: Vec<String> = people.into_values().map(|person| person.name).collect();
    names.extend(state.called.values().cloned());
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let data: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut office = desk.hall.signed_in(Role::Office).await;
    for language in ["en", "ca", "es", "pt", "pt-PT", "eu"] {
        let page = office.get(&desk.path(&format!("/notices?lang={language}"))).await;
        assert_eq!(page.status, StatusCode::OK);
        let mut found = foreign(&page.body, &data);
        // The menu of languages, the account and the program.
        let names = adoube_words::Language::ALL.map(adoube_words::Language::name);
        found
            .retain(|line| !names.contains(&line.as_str()) && !line.contains("adoube") && !line.starts_with("office-"));
        assert_eq!(found, Vec::<String>::new(), "{language}");
        assert!(Table::first(&page.body).rows.len() > 2, "{}", page.body);
    }
}

#[tokio::test]
async fn a_running_server_queues_and_sends_by_itself() {
    clock!(NOW, clock);
    let server = MailStandIn::start().await;
    let mut desk = desk_with_mail(&server, clock).await;
    desk.with_notices("en").await;
    let club = "/clubs/1/fees";
    desk.done(club, &[("do", "charge"), ("charge-amount", "12.50"), ("charge-subject", "Hall")]).await;
    desk.done(club, &[("do", "invoice")]).await;
    let tasks = desk.hall.desk.follow_others();
    let arrives = async {
        while server.arrived().is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(2), arrives).await.expect("it arrives");
    assert!(server.arrived()[0].subject().starts_with("New invoice · "));
    drop(tasks);
}

#[tokio::test]
async fn without_encryption_nothing_is_sent_unless_it_is_switched_off() {
    clock!(NOW, clock);
    let server = MailStandIn::start().await;
    let mail = MailServer::new(&format!("smtp://{}", server.address), "lliga@example.org", None).unwrap();
    let mut desk = desk_with(Options { mail: Some(Arc::new(mail)), ..options(&server, clock) }).await;
    desk.with_notices("en").await;
    desk.invoice().await;
    assert_eq!(desk.deliver().await, 0);
    let page = desk.office.get(&desk.path("/notices")).await.body;
    assert!(page.contains("cannot be encrypted") && server.arrived().is_empty(), "{page}");
    assert_eq!(desk.outbox().await.messages[&1].tries, 0);
}
