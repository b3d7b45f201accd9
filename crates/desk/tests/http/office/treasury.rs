//! Fees and fines: charges by the regulations, invoices, payments, the treasurer's file.

use super::acts::small;
use super::*;
use crate::support::table::Table;
use adoube_federation::regulations::ShippedRegulations;

/// The small season under the regulations of a league of today, which set fees and fines.
async fn charging() -> Desk {
    let mut desk = small().await;
    assert_eq!(ShippedRegulations::LeagueToday.regulations().fees.currency, "EUR");
    let page = desk.office.get(&desk.path("/fees")).await.body;
    assert!(page.contains("set no fees and no fines"), "the handbook has none");
    desk.done("/settings", &[("do", "regulations"), ("regulations-choice", "league-today")]).await;
    desk
}

#[tokio::test]
async fn clubs_are_invoiced_pay_and_fall_behind() {
    let mut desk = charging().await;
    let page = desk.office.get(&desk.path("/fees")).await.body;
    let rates = Table::nth(&page, 1);
    assert_eq!(rates.row("Club fee")[2], "60.00");
    assert_eq!(rates.row("Team did not appear")[2], "100.00");
    // Licences and entries date from before the regulations: only the club's own fee is due.
    let first = Table::first(&page);
    assert_eq!(first.row("#1"), ["#1", "60.00", "0.00", "0.00", "0.00", "0.00"]);
    desk.done("/fees", &[("do", "invoice")]).await;
    assert_eq!(desk.state().await.season.fees.invoices.len(), 6);
    desk.wrong("/fees", &[("do", "invoice")], &["Everything is invoiced."]).await;

    let club = "/clubs/2/fees";
    for (amount, on) in [("", "2026-11-18"), ("1.234", "2026-11-18"), ("0", "2026-11-18"), ("10", "soon")] {
        let fields = [("do", "pay"), ("pay-amount", amount), ("pay-on", on), ("pay-reference", "17")];
        let field = if on == "soon" { "f-pay-on-problem" } else { "f-pay-amount-problem" };
        desk.wrong(club, &fields, &[field]).await;
    }
    let tomorrow = [("do", "pay"), ("pay-amount", "10"), ("pay-on", "2036-01-01"), ("pay-reference", "17")];
    desk.wrong(club, &tomorrow, &["f-pay-on-problem"]).await;
    let today = desk.state().await.season.fees.invoices[&2].on.to_string();
    let fields = [("do", "pay"), ("pay-amount", "45,5"), ("pay-on", today.as_str()), ("pay-reference", "Transfer 17")];
    desk.done(club, &fields).await;
    desk.done(club, &[("do", "charge"), ("charge-amount", "-5"), ("charge-subject", "Hall lent, \"Open\"")]).await;
    let page = desk.office.get(&desk.path(club)).await.body;
    let told = ["Invoiced", "Paid", "Outstanding", "Overdue"].map(|term| fact(&page, term));
    assert_eq!(told, ["60.00", "45.50", "14.50 EUR", "0.00"]);
    assert!(page.contains("Hall lent") && page.contains("-5.00"), "{page}");
    desk.done(club, &[("do", "invoice")]).await;
    let page = desk.office.get(&desk.path(club)).await.body;
    assert_eq!(fact(&page, "Outstanding"), "9.50 EUR");

    // On paper: one invoice, or all that are not paid.
    let one = desk.office.get(&desk.path("/clubs/2/fees/2")).await.body;
    assert!(one.contains("Invoice 2") && one.contains("60.00") && one.contains("art. 71"), "{one}");
    assert_eq!(desk.office.get(&desk.path("/clubs/1/fees/2")).await.status, StatusCode::NOT_FOUND);
    let all = desk.office.get(&desk.path("/fees/unpaid")).await.body;
    assert_eq!(all.matches("<section class=\"paper\">").count(), 6);

    let book = desk.office.get(&desk.path("/fees/book.csv")).await;
    assert!(book.header("content-disposition").contains("-fees.csv"));
    let lines: Vec<&str> = book.body.lines().collect();
    assert_eq!(lines[0], "date,club,name,kind,invoice,subject,rule,amount,currency,due");
    assert_eq!(lines.len(), 1 + 6 + 1 + 1, "six fees, a credit, a payment: {lines:?}");
    assert!(lines[1].contains(",charge,1,Club fee,art. 71,60.00,EUR,"), "{}", lines[1]);
    assert!(lines[7].contains("\"Hall lent, \"\"Open\"\"\",,-5.00,EUR,"), "{}", lines[7]);
    assert!(lines[8].contains(",payment,,Transfer 17,,-45.50,EUR,"), "{}", lines[8]);

    let log = desk.office.get(&desk.path("/log")).await.body;
    for title in ["Club invoiced", "Payment recorded", "Club charged"] {
        assert!(log.contains(title), "{title}");
    }
}

#[tokio::test]
async fn a_delegate_sees_the_account_of_the_own_club() {
    let mut desk = charging().await;
    desk.done("/fees", &[("do", "invoice")]).await;
    let mut delegate = desk.delegate(1).await;
    let own = delegate.get(&desk.path("/clubs/1/fees")).await;
    assert_eq!(own.status, StatusCode::OK);
    assert!(own.body.contains("60.00") && !own.body.contains("name=\"do\" value=\"pay\""), "{}", own.body);
    assert_eq!(delegate.get(&desk.path("/clubs/1/fees/1")).await.status, StatusCode::OK);
    for path in ["/clubs/2/fees", "/clubs/2/fees/2", "/fees", "/fees/book.csv", "/fees/unpaid"] {
        assert_eq!(delegate.get(&desk.path(path)).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    let pay = [("do", "pay"), ("pay-amount", "60"), ("pay-on", "2026-11-18"), ("pay-reference", "1")];
    assert_eq!(delegate.post(&desk.path("/clubs/1/fees"), &pay).await.status, StatusCode::FORBIDDEN);
    let club = delegate.get(&desk.path("/clubs/1")).await.body;
    assert!(club.contains("/clubs/1/fees\""), "the club's page leads there");
}

#[tokio::test]
async fn a_forfeit_charges_itself() {
    use adoube_federation::SeasonAct;
    use adoube_federation::acts::MatchAct;
    use adoube_federation::ids::TeamSide;
    use adoube_federation::lateness::Cause;
    let mut desk = charging().await;
    // Away from the clock of the page, the day of the match is still to come.
    let fee = |page: &str| Table::first(page).row("#1")[1].to_owned();
    assert_eq!(fee(&desk.office.get(&desk.path("/fees")).await.body), "60.00");
    let state = desk.state().await;
    let (id, side) = state
        .season
        .matches
        .iter()
        .find_map(|(id, m)| Some((*id, m.side_of(adoube_federation::ids::TeamId(1))?)))
        .unwrap();
    let absent = MatchAct::Presence { side, present: 0, half_at_s: None, cause: Cause::None };
    desk.acts("2026-11-21T20:00", vec![SeasonAct::Match(id, absent)]).await;
    let season = desk.state().await.season.clone();
    let charged = adoube_federation::treasury::charges(&season, super::acts::moment("2026-11-21T20:00"));
    let fines: Vec<i64> =
        charged.iter().filter(|(club, _)| *club == ClubId(1)).map(|(_, charge)| charge.cents).collect();
    assert_eq!(fines, [6000, 10000], "{side:?} {}", TeamSide::BOTH.len());
}
