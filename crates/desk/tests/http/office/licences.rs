//! Licences by calendar year end on 31 December and are renewed in the middle of a season. Homologations are charged.

use super::*;
use adoube_federation::fees::ChargedFor;
use adoube_federation::ids::OpenId;
use std::sync::atomic::{AtomicI64, Ordering};

static NOW: AtomicI64 = AtomicI64::new(NOON_MS);

fn now_ms() -> i64 {
    NOW.load(Ordering::Relaxed)
}

#[tokio::test]
async fn a_licence_by_calendar_year_ends_in_december_and_is_renewed() {
    let mut desk = desk_with(Options { clock: now_ms, ..Options::default() }).await;
    let path = "/players/101";
    let page = desk.office.get(&desk.path(path)).await.body;
    assert!(page.contains("In force") && !page.contains("2026-12-31"), "the handbook's licence ends with the season");
    desk.done("/settings", &[("do", "regulations"), ("regulations-choice", "league-today")]).await;
    let page = desk.office.get(&desk.path(path)).await.body;
    assert!(page.contains("In force") && page.contains("– 2026-12-31"));
    // In January of the same season.
    NOW.store(NOON_MS + 60 * 86_400_000, Ordering::Relaxed);
    desk.office = desk.hall.signed_in(Role::Office).await;
    let page = desk.office.get(&desk.path(path)).await.body;
    assert!(page.contains("Ended on 2026-12-31") && !page.contains("value=\"grant\""));
    assert!(desk.office.get(&desk.path("/players?club=1")).await.body.contains("Ended on 2026-12-31"));
    desk.wrong(path, &[("do", "grant")], &["notice-bad"]).await;
    let mut fields = vec![("do".to_owned(), "apply".to_owned()), ("apply-case".to_owned(), "renewal".to_owned())];
    for paper in adoube_federation::licence::LicencePaper::ALL {
        let paper = serde_json::to_value(paper).unwrap().as_str().unwrap().to_owned();
        fields.push((format!("apply-paper-{paper}"), "1".to_owned()));
    }
    let sent: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    desk.done(path, &sent).await;
    let page = desk.office.get(&desk.path("/office")).await.body;
    assert!(page.contains(&desk.path(path)), "the application waits");
    desk.done(path, &[("do", "grant")]).await;
    let page = desk.office.get(&desk.path(path)).await.body;
    assert!(page.contains("In force") && page.contains("2027-01-1") && !page.contains("Ended on"));
    let state = desk.state().await;
    assert_eq!((state.season.ended_licences.len(), state.season.licences.len()), (1, 84));
    // The fee of this year; that of the year before was not charged under the handbook.
    let fees = desk.office.get(&desk.path("/clubs/1/fees")).await.body;
    assert!(fees.contains("Licence · ") && fees.contains(" · 2027"));
    desk.wrong(path, &sent, &[]).await;
}

#[tokio::test]
async fn a_homologated_open_is_charged_to_its_club() {
    let mut desk = desk().await;
    desk.done("/settings", &[("do", "regulations"), ("regulations-choice", "league-today")]).await;
    let ask = [
        ("do", "ask"),
        ("ask-name", "Obert de Vallfosca"),
        ("ask-club", "1"),
        ("ask-requested", "2026-06-30"),
        ("ask-first", "2026-12-05"),
        ("ask-last", "2026-12-08"),
        ("ask-rounds", "9"),
        ("group-1-preferent", "1"),
        ("ask-group-1-preferent", "1"),
        ("ask-players-1", "40"),
        ("ask-km-1", "100"),
    ];
    desk.done("/opens", &ask).await;
    let page = desk.office.get(&desk.path("/opens")).await.body;
    assert!(page.contains("Obert de Vallfosca") && page.contains("Escacs Vallfosca"));
    let state = desk.state().await;
    let (open, _) = state.season.opens.iter().next_back().unwrap();
    let case = state
        .season
        .cases
        .iter()
        .rev()
        .find(|case| matches!(case.matter, adoube_federation::cases::Matter::OpenRules(of) if of == *open));
    let case = format!("/cases/{}", case.unwrap().id);
    let fee = |page: String| page.contains("Homologation · Obert de Vallfosca") && page.contains("50.00");
    assert!(!fee(desk.office.get(&desk.path("/clubs/1/fees")).await.body));
    desk.done(&case, &[("do", "rule"), ("rule-choice", "yes"), ("rule-sat-0", "Sala, Joan")]).await;
    assert!(fee(desk.office.get(&desk.path("/clubs/1/fees")).await.body));
    assert!(!fee(desk.office.get(&desk.path("/clubs/2/fees")).await.body));
    desk.done("/clubs/1/fees", &[("do", "invoice")]).await;
    let state = desk.state().await;
    let lines = state.season.fees.invoices.values().flat_map(|invoice| &invoice.lines);
    let charged = |what: ChargedFor| what == ChargedFor::Homologation(OpenId(open.0));
    assert_eq!(lines.filter(|line| charged(line.what)).count(), 1);
}
