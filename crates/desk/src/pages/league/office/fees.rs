//! `/desk/league/ID/fees`: what each club has been charged, has paid and owes; invoices for all clubs at once; the amounts of
//! the regulations; the treasurer's file.

use super::money::{money, subject};
use super::prelude::*;
use crate::Desk;
use crate::words;
use adoube_exchange::csv::quote;
use adoube_federation::acts::FeeAct;
use adoube_federation::ids::ClubId;
use adoube_federation::regulations::{ChargeUnit, FineCause, Regulations};
use adoube_federation::treasury::{ClubAccount, accounts};
use adoube_web::forms;
use adoube_words::Text;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::fmt::Write;

/// The most invoices made at once, below the most entries of a command.
const MOST_AT_ONCE: usize = 900;

/// The page of all accounts.
pub(super) struct FeesPage;

impl OfficePage for FeesPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title) = (view.shown, view.say(words::fees::TITLE));
        let all = accounts(shown.season(), shown.now);
        let mut clubs: Vec<(ClubId, String, &ClubAccount<'_>)> =
            all.iter().map(|(id, account)| (*id, shown.club_name(*id), account)).collect();
        view.reader.sort_by_name(&mut clubs, |(_, name, _)| name);
        let rules = shown.season().regulations();
        let body = html! {
            div.bar { h1 { (title) }
                a.button.push href=(view.link("/fees/unpaid")) { (view.say(words::fees::PRINT_OPEN)) }
                a.button href=(view.link("/fees/book.csv")) download { (view.say(words::fees::EXPORT)) }
            }
            (view.back(&["invoice"]))
            section.card {
                @if clubs.is_empty() { p.empty { (view.say(words::fees::NO_CLUBS)) } } @else { (table(&view, &clubs)) }
                @if all.values().any(|account| !account.waiting.is_empty()) {
                    p.hint { (view.say(words::fees::INVOICE_ALL_HINT)) }
                    p { (view.button("invoice", &[], words::fees::INVOICE_ALL)) }
                }
            }
            section.card { h2 { (view.say(words::fees::RATES)) } (rates(&view, rules)) }
        };
        Ok(view.page(SeasonTab::Fees, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        if form.name != "invoice" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        let all = accounts(form.shown.season(), form.shown.now);
        let clubs = all.iter().filter(|(_, account)| !account.waiting.is_empty()).map(|(id, _)| *id);
        let acts: Vec<LeagueAct> = clubs.take(MOST_AT_ONCE).map(|club| form.act(FeeAct::Invoice(club))).collect();
        if acts.is_empty() {
            form.problems.add(forms::WHOLE, form.visit.reader.say(words::fees::NOTHING_WAITING));
        }
        Ok(Submission::new(Some(acts), words::fees::DONE_INVOICED))
    }
}

fn table(view: &OfficeView<'_>, clubs: &[(ClubId, String, &ClubAccount<'_>)]) -> Markup {
    let today = view.shown.now.date;
    let sum = |of: &dyn Fn(&ClubAccount<'_>) -> i64| clubs.iter().map(|(.., account)| of(account)).sum::<i64>();
    let currency = &view.shown.season().regulations().fees.currency;
    html! {
        table.stack {
            caption { (currency) }
            thead { tr {
                th scope="col" { (view.say(words::office::CLUB_NAME)) } th.num scope="col" { (view.say(words::fees::WAITING)) }
                th.num scope="col" { (view.say(words::fees::INVOICED)) } th.num scope="col" { (view.say(words::fees::PAID)) }
                th.num scope="col" { (view.say(words::fees::OWED)) } th.num scope="col" { (view.say(words::fees::OVERDUE)) }
            } }
            tbody { @for (id, name, account) in clubs { tr {
                th.whole scope="row" { a href=(view.link(&format!("/clubs/{id}/fees"))) { (name) } }
                td.num { (money(account.next())) } td.num { (money(account.invoiced())) } td.num { (money(account.paid())) }
                td.num { (money(account.owed())) }
                td.num { @if account.overdue(today) > 0 { span.mark.mark-bad { (money(account.overdue(today))) } } @else { (money(0)) } }
            } } }
            tfoot { tr {
                th scope="row" { (view.say(words::fees::TOTAL)) }
                td.num { (money(sum(&|account| account.next()))) } td.num { (money(sum(&|account| account.invoiced()))) }
                td.num { (money(sum(&|account| account.paid()))) } td.num { (money(sum(&|account| account.owed()))) }
                td.num { (money(sum(&|account| account.overdue(today)))) }
            } }
        }
    }
}

/// Renders the amounts of the regulations in force.
fn rates(view: &OfficeView<'_>, rules: &Regulations) -> Markup {
    let name = |code: Option<&str>| {
        let code = code?;
        let player = rules.player_category(code).map(|category| category.name.clone());
        player.or_else(|| rules.team_category(code).map(|category| category.name.clone()))
    };
    let fees = rules.fees.charges.iter().map(|c| (unit(c.unit), name(c.category.as_deref()), c.amount, &c.rule));
    let fines = rules.fees.fines.iter().map(|fine| (cause(fine.cause), None, fine.amount, &fine.rule));
    let lines: Vec<_> = fees.chain(fines).collect();
    html! {
        @if lines.is_empty() { p.empty { (view.say(words::fees::NO_RATES)) } }
        @else { table {
            caption.hidden { (view.say(words::fees::RATES)) }
            thead { tr {
                th scope="col" { (view.say(words::fees::SUBJECT)) } th scope="col" { (view.say(words::fees::CATEGORY)) }
                th.num scope="col" { (view.say(words::fees::AMOUNT)) } th scope="col" { (view.say(words::fees::RULE)) }
            } }
            tbody { @for (what, category, amount, rule) in lines { tr {
                th scope="row" { (view.say(what)) } td { @if let Some(category) = category { (category) } }
                td.num { (money(i64::from(amount))) } td { (rule) }
            } } }
        } }
    }
}

const fn unit(unit: ChargeUnit) -> Text {
    match unit {
        ChargeUnit::Club => words::fees::FOR_CLUB,
        ChargeUnit::Licence => words::fees::FOR_LICENCE,
        ChargeUnit::Transfer => words::fees::FOR_TRANSFER,
        ChargeUnit::Team => words::fees::FOR_TEAM,
        ChargeUnit::Entry => words::fees::FOR_ENTRY,
        ChargeUnit::Homologation => words::fees::FOR_HOMOLOGATION,
        ChargeUnit::Appeal => words::fees::FOR_APPEAL,
    }
}

const fn cause(cause: FineCause) -> Text {
    match cause {
        FineCause::MatchForfeit => words::fees::FOR_MATCH_FORFEIT,
        FineCause::BoardForfeit => words::fees::FOR_BOARD_FORFEIT,
        FineCause::Withdrawal => words::fees::FOR_WITHDRAWAL,
        FineCause::LateResult => words::fees::FOR_LATE_RESULT,
        FineCause::LateRecord => words::fees::FOR_LATE_RECORD,
        FineCause::LateLineUp => words::fees::FOR_LATE_LINE_UP,
    }
}

/// `/desk/league/ID/fees/book.csv`: every line of every invoice, and every payment.
pub(super) async fn book(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, RequestError> {
    let shown = SeasonPage::whole(&desk, &visit, &id).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}-fees.csv\"")),
    ];
    Ok((headers, lines(&visit, &shown)).into_response())
}

/// Returns the treasurer's file: amounts with a point, payments negative.
fn lines(visit: &Visit, shown: &SeasonPage) -> String {
    let fees = &shown.season().fees;
    let currency = quote(&shown.season().regulations().fees.currency);
    let mut out = String::from("date,club,name,kind,invoice,subject,rule,amount,currency,due\r\n");
    for invoice in fees.invoices.values() {
        let name = quote(&shown.club_name(invoice.club));
        for line in &invoice.lines {
            let (what, rule) = (quote(&subject(shown, visit.reader, line)), quote(&line.rule));
            // Writing to a String cannot fail.
            let _ = write!(out, "{},{},{name},charge,{},{what},{rule},", invoice.on, invoice.club, invoice.number);
            let _ = write!(out, "{},{currency},{}\r\n", money(line.cents), invoice.due);
        }
    }
    for payment in &fees.payments {
        let (name, reference) = (quote(&shown.club_name(payment.club)), quote(&payment.reference));
        let _ = write!(out, "{},{},{name},payment,,{reference},,", payment.on, payment.club);
        let _ = write!(out, "{},{currency},\r\n", money(-payment.cents));
    }
    out
}
