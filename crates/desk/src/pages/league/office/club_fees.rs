//! `/desk/league/ID/clubs/N/fees`: the account of a club: what is not invoiced yet, invoices, payments; and the invoices on paper.

use super::money::{money, read_money, subject};
use super::prelude::*;
use crate::pages::league::deadlines::private_path;
use crate::pages::league::widgets::day;
use crate::words;
use adoube_federation::acts::FeeAct;
use adoube_federation::fees::{ClubCharge, Invoice};
use adoube_federation::ids::ClubId;
use adoube_federation::treasury::{ClubAccount, accounts};
use adoube_web::layout::Frame;

/// The page of a club's account.
pub(super) struct ClubFeesPage {
    club: ClubId,
}

/// Fails unless the visitor may see the account of a club: its delegates and the office may.
fn may_see(request: &SeasonRequest, club: ClubId) -> Result<(), RequestError> {
    if !request.shown.season().clubs.contains_key(&club) {
        return Err(RequestError::NotFound);
    }
    if request.shown.may_for(&request.visit, club) { Ok(()) } else { Err(RequestError::Forbidden) }
}

impl OfficePage for ClubFeesPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let club = ClubId(request.parameter(0)?);
        may_see(request, club)?;
        // A charge may concern a player who has left the club.
        request.read_all().await?;
        Ok(Self { club })
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        Values::of([("pay-on", shown.now.date.to_string())])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, club) = (view.shown, self.club);
        let name = shown.club_name(club);
        let title = view.reader.say_with(words::fees::OF_CLUB, &[("club", &name)]);
        let account = accounts(shown.season(), shown.now).remove(&club).unwrap_or_default();
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.link(&format!("/clubs/{club}"))) { (name) } }
            (view.back(&["invoice"]))
            (sums(&view, &account))
            section.card { h2 { (view.say(words::fees::WAITING)) }
                @if account.waiting.is_empty() { p.empty { (view.say(words::fees::NOTHING_WAITING)) } }
                @else {
                    (charges(&view, &account.waiting, account.next()))
                    @if view.by_office() { p { (view.button("invoice", &[], words::fees::INVOICE_ONE)) } }
                }
            }
            (invoices(&view, club, &account))
            (payments(&view, &account))
            @if view.by_office() { (forms(&view)) }
            @if let Some(path) = private_path(view.desk, shown, club) { section.card {
                p { a href=(path) { (view.say(words::notices::SUBSCRIBE_DUE)) } }
                p.hint { (view.say(words::notices::SUBSCRIBE_DUE_HINT)) }
            } }
        };
        let tab = if view.by_office() { SeasonTab::Fees } else { SeasonTab::Clubs };
        Ok(view.page(tab, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let club = self.club;
        let (act, done) = match form.name {
            "invoice" => (Some(FeeAct::Invoice(club)), words::fees::DONE_INVOICED),
            "pay" => {
                let (on, cents) = (form.day("on"), form.find("amount", words::fees::AMOUNT_BAD, read_money));
                let reference = form.text("reference");
                let read = on.zip(cents).zip(reference);
                let act = read.map(|((on, cents), reference)| FeeAct::Pay { club, on, cents, reference });
                (act, words::fees::DONE_PAID)
            }
            "charge" => {
                let (cents, text) = (form.find("amount", words::fees::AMOUNT_BAD, read_money), form.text("subject"));
                (cents.zip(text).map(|(cents, text)| FeeAct::Charge { club, cents, text }), words::fees::DONE_CHARGED)
            }
            _ => return Err(RequestError::NOT_UNDERSTOOD),
        };
        Ok(Submission::one(act.map(|act| form.act(act)), done))
    }

    fn field(&self, form: &SentForm<'_>, _: RefusalCause<'_>) -> String {
        if form.name == "pay" { "on".to_owned() } else { String::new() }
    }
}

fn sums(view: &OfficeView<'_>, account: &ClubAccount<'_>) -> Markup {
    let overdue = account.overdue(view.shown.now.date);
    html! { section.card { dl.facts {
        dt { (view.say(words::fees::INVOICED)) } dd { (money(account.invoiced())) }
        dt { (view.say(words::fees::PAID)) } dd { (money(account.paid())) }
        dt { (view.say(words::fees::OWED)) } dd { strong { (money(account.owed())) } " " (view.shown.season().regulations().fees.currency) }
        dt { (view.say(words::fees::OVERDUE)) } dd { @if overdue > 0 { span.mark.mark-bad { (money(overdue)) } } @else { (money(0)) } }
    } } }
}

/// Renders charges with their sum.
fn charges(view: &OfficeView<'_>, lines: &[ClubCharge], total: i64) -> Markup {
    html! { table {
        caption.hidden { (view.say(words::fees::SUBJECT)) }
        thead { tr {
            th scope="col" { (view.say(words::fees::SUBJECT)) } th scope="col" { (view.say(words::fees::DAY)) }
            th.wide-only scope="col" { (view.say(words::fees::RULE)) } th.num scope="col" { (view.say(words::fees::AMOUNT)) }
        } }
        tbody { @for line in lines { tr {
            th scope="row" { (subject(view.shown, view.reader, line)) } td.nowrap { (day(line.on)) }
            td.wide-only { (line.rule) } td.num { (money(line.cents)) }
        } } }
        tfoot { tr {
            th scope="row" { (view.say(words::fees::TOTAL)) } td {} td.wide-only {} td.num { strong { (money(total)) } }
        } }
    } }
}

fn invoices(view: &OfficeView<'_>, club: ClubId, account: &ClubAccount<'_>) -> Markup {
    let today = view.shown.now.date;
    html! { section.card { h2 { (view.say(words::fees::INVOICES)) }
        @if account.invoices.is_empty() { p.empty { (view.say(words::fees::NO_INVOICES)) } }
        @else { table {
            caption.hidden { (view.say(words::fees::INVOICES)) }
            thead { tr {
                th scope="col" { (view.say(words::fees::INVOICES)) } th scope="col" { (view.say(words::fees::DAY)) }
                th scope="col" { (view.say(words::fees::DUE)) } th.num scope="col" { (view.say(words::fees::AMOUNT)) }
                th.num scope="col" { (view.say(words::fees::OWED)) }
            } }
            tbody { @for (invoice, open) in &account.invoices { tr {
                th scope="row" { a href=(view.link(&format!("/clubs/{club}/fees/{}", invoice.number))) {
                    (view.reader.say_with(words::fees::INVOICE, &[("number", &invoice.number)])) } }
                td.nowrap { (day(invoice.on)) }
                td.nowrap { (day(invoice.due)) @if *open > 0 && invoice.due < today { " " span.mark.mark-bad { (view.say(words::fees::OVERDUE)) } } }
                td.num { (money(invoice.total())) } td.num { (money(*open)) }
            } } }
        } }
    } }
}

fn payments(view: &OfficeView<'_>, account: &ClubAccount<'_>) -> Markup {
    html! { section.card { h2 { (view.say(words::fees::PAYMENTS)) }
        @if account.payments.is_empty() { p.empty { (view.say(words::fees::NO_PAYMENTS)) } }
        @else { table {
            caption.hidden { (view.say(words::fees::PAYMENTS)) }
            thead { tr {
                th scope="col" { (view.say(words::fees::REFERENCE)) } th scope="col" { (view.say(words::fees::DAY)) }
                th.num scope="col" { (view.say(words::fees::AMOUNT)) }
            } }
            tbody { @for payment in &account.payments { tr {
                th scope="row" { (payment.reference) } td.nowrap { (day(payment.on)) } td.num { (money(payment.cents)) }
            } } }
        } }
    } }
}

fn forms(view: &OfficeView<'_>) -> Markup {
    let (pay, charge) = (view.form("pay"), view.form("charge"));
    html! {
        (pay.folded((words::fees::PAY, words::common::SAVE), &html! {
            p.whole.hint { (view.say(words::fees::PAY_HINT)) }
            (pay.text("amount", words::fees::AMOUNT, true))
            (pay.day("on", words::fees::DAY, true))
            (pay.hinted("reference", words::fees::REFERENCE, words::fees::REFERENCE_HINT))
        }))
        (charge.folded((words::fees::CHARGE, words::common::SAVE), &html! {
            p.whole.hint { (view.say(words::fees::CHARGE_HINT)) }
            (charge.text("amount", words::fees::AMOUNT, true))
            (charge.text("subject", words::fees::SUBJECT, true))
        }))
    }
}

/// Invoices on paper: one of a club, or all that are not paid.
pub(super) struct InvoicePaper {
    /// The club and the number of the only invoice; all unpaid ones if absent.
    one: Option<(ClubId, u32)>,
}

impl OfficePage for InvoicePaper {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let club: Result<u32, RequestError> = request.parameter(0);
        let one = match club {
            Ok(club) => Some((ClubId(club), request.parameter(1)?)),
            Err(_) => None,
        };
        if let Some((club, number)) = one {
            may_see(request, club)?;
            let invoice = request.shown.season().fees.invoices.get(&number);
            invoice.filter(|invoice| invoice.club == club).ok_or(RequestError::NotFound)?;
        }
        request.read_all().await?;
        Ok(Self { one })
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let shown = view.shown;
        let all = accounts(shown.season(), shown.now);
        let wanted = |invoice: &Invoice, open: i64| self.one.map_or(open > 0, |(_, number)| invoice.number == number);
        let papers =
            all.values().flat_map(|account| &account.invoices).filter(|(invoice, open)| wanted(invoice, *open));
        let (title, back) = match self.one {
            Some((club, number)) => {
                (view.reader.say_with(words::fees::INVOICE, &[("number", &number)]), format!("/clubs/{club}/fees"))
            }
            None => (view.say(words::fees::INVOICES), "/fees".to_owned()),
        };
        let papers: Vec<&(&Invoice, i64)> = papers.collect();
        let body = html! {
            div.screen-only.bar {
                a.button href=(view.link(&back)) { (view.say(words::fees::TITLE)) }
                button.primary type="button" data-print="1" { (view.say(words::paper::PRINT)) }
            }
            @if papers.is_empty() { p { (view.say(words::fees::NO_INVOICES)) } }
            @for (invoice, open) in papers { (paper(&view, invoice, *open)) }
        };
        Ok(Frame::new(view.visit, &title).style("paper.css").style("league.css").script("paper.js").bare().show(&body))
    }
}

/// Renders an invoice.
fn paper(view: &OfficeView<'_>, invoice: &Invoice, open: i64) -> Markup {
    let shown = view.shown;
    html! {
        section.paper {
            header.paper-head {
                h1 { (view.reader.say_with(words::fees::INVOICE, &[("number", &invoice.number)])) }
                p { (shown.state.name(Named::Season)) " · " (day(invoice.on)) }
            }
            p { strong { (shown.club_name(invoice.club)) } @let venue = shown.state.name(Named::Venue(invoice.club)); @if !venue.is_empty() { " · " (venue) } }
            div.scroll { (charges(view, &invoice.lines, invoice.total())) }
            dl.facts {
                dt { (view.say(words::fees::DUE)) } dd { (day(invoice.due)) }
                dt { (view.say(words::fees::OWED)) } dd { strong { (money(open)) } " " (shown.season().regulations().fees.currency) }
            }
        }
    }
}
