//! Deadlines in calendars: line-ups, results, match records; and, for those who have the club's link, invoices.

use super::season_page::SeasonPage;
use crate::Desk;
use crate::words;
use adoube_exchange::ical::{CalendarEntry, DAY_MIN};
use adoube_federation::ids::{ClubId, MatchId, TeamId};
use adoube_federation::matches::ClubMatch;
use adoube_federation::notices::line_up_deadline;
use adoube_federation::reports::CalendarLine;
use adoube_federation::treasury::accounts;
use adoube_laws::{Date, Moment};
use adoube_web::token;
use adoube_web::visit::Visit;
use adoube_words::Text;

/// The length of an entry that ends at a deadline, in minutes.
const LENGTH_MIN: u32 = 30;

/// Returns the deadlines of a match for the teams of a calendar: the line-up, if it is due ahead of play; the results; the
/// record, which the home club sends (Delegates 5.71, 5.811; Teams 7.31).
pub(super) fn of_match(
    visit: &Visit,
    shown: &SeasonPage,
    id: MatchId,
    m: &ClubMatch,
    own: impl Fn(TeamId) -> bool,
) -> Vec<CalendarEntry> {
    if !own(m.home) && !own(m.visitors) {
        return Vec::new();
    }
    let name = |team| shown.state.team_in(m.event, team);
    let about = format!("{} – {}", name(m.home), name(m.visitors));
    let entry = |what: &str, key: Text| CalendarEntry {
        uid: format!("{}-{}-{}-{}-{}-{what}@adoube", shown.id, m.event, m.round, m.home, m.visitors),
        start: m.start,
        length_min: LENGTH_MIN,
        summary: format!("{} · {about}", visit.reader.say(key)),
        location: String::new(),
        url: address(visit, shown, &format!("/match/{id}")),
    };
    let mut entries = Vec::new();
    let line_up = line_up_deadline(shown.season(), id).filter(|deadline| deadline.at < m.start);
    entries.extend(line_up.map(|deadline| until(deadline.at, entry("line-up", words::notices::DUE_LINE_UP))));
    if let Some((results, record)) = after_play(shown, m.start) {
        entries.push(until(results, entry("results", words::notices::DUE_RESULT)));
        if own(m.home) {
            entries.push(on(record, entry("record", words::notices::DUE_RECORD)));
        }
    }
    entries
}

/// Returns the deadline of the results of a round.
pub(super) fn of_round(visit: &Visit, shown: &SeasonPage, line: &CalendarLine) -> Option<CalendarEntry> {
    let (results, _) = after_play(shown, line.at)?;
    let entry = CalendarEntry {
        uid: format!("{}-{}-{}-{}-results@adoube", shown.id, line.event, line.round, line.at),
        start: line.at,
        length_min: LENGTH_MIN,
        summary: format!("{} · {}", visit.reader.say(words::notices::DUE_RESULT), title(visit, shown, line)),
        location: String::new(),
        url: address(visit, shown, &format!("/c/{}/round/{}", line.event, line.round)),
    };
    Some(until(results, entry))
}

/// Returns the name of a round in a calendar.
pub(super) fn title(visit: &Visit, shown: &SeasonPage, line: &CalendarLine) -> String {
    let round = visit.reader.say_with(words::public::ROUND, &[("round", &line.round)]);
    format!("{} · {round}", shown.event(line.event))
}

/// Returns the whole address of a public page of the season.
pub(super) fn address(visit: &Visit, shown: &SeasonPage, path: &str) -> String {
    format!("{}{}", visit.origin, shown.public_path(path))
}

/// Returns when the results and the record of a match are due.
fn after_play(shown: &SeasonPage, start: Moment) -> Option<(Moment, Date)> {
    let days = &shown.season().season.as_ref()?.working_days;
    let rules = &shown.season().regulations_on(start.date).deadlines;
    Some((days.result_due(start.date, rules), days.record_due(start.date, rules)))
}

/// Ends an entry at a deadline.
fn until(due: Moment, entry: CalendarEntry) -> CalendarEntry {
    CalendarEntry { start: due.plus_minutes(-i64::from(LENGTH_MIN)), ..entry }
}

/// Makes an entry fill a day.
fn on(day: Date, entry: CalendarEntry) -> CalendarEntry {
    CalendarEntry { start: day.at(0, 0), length_min: DAY_MIN, ..entry }
}

/// Returns the due dates of a club's unpaid invoices.
pub(super) fn invoices(visit: &Visit, shown: &SeasonPage, club: ClubId) -> Vec<CalendarEntry> {
    let account = accounts(shown.season(), shown.now).remove(&club).unwrap_or_default();
    let open = account.invoices.into_iter().filter(|(_, open)| *open > 0);
    let entry = |number: u32, due: Date| CalendarEntry {
        uid: format!("{}-invoice-{number}@adoube", shown.id),
        start: due.at(0, 0),
        length_min: DAY_MIN,
        summary: visit.reader.say_with(words::notices::DUE_INVOICE, &[("number", &number)]),
        location: String::new(),
        url: format!("{}{}", visit.origin, shown.path(&format!("/clubs/{club}/fees/{number}"))),
    };
    open.map(|(invoice, _)| entry(invoice.number, invoice.due)).collect()
}

/// Returns the delegates of a club as a digest: when they change, its link no longer works.
fn delegates(shown: &SeasonPage, club: ClubId) -> Option<String> {
    let of = &shown.season().clubs.get(&club)?.delegates;
    let numbers: Vec<String> = of.iter().map(ToString::to_string).collect();
    let digest = token::digest(numbers.join(",").as_bytes());
    (!of.is_empty()).then(|| digest.chars().take(20).collect())
}

fn purpose(shown: &SeasonPage, club: ClubId) -> String {
    format!("calendar/{}/{club}", shown.id)
}

/// Returns the path of a club's calendar with its invoices, for those who may act for the club; none without delegates.
pub(super) fn private_path(desk: &Desk, shown: &SeasonPage, club: ClubId) -> Option<String> {
    let token = desk.signer().sign(&purpose(shown, club), &delegates(shown, club)?);
    Some(shown.public_path(&format!("/club/{club}/calendar.ics?due={token}")))
}

/// Returns whether a token lets its holder see the invoices of a club.
pub(super) fn may_see_invoices(desk: &Desk, shown: &SeasonPage, club: ClubId, token: &str) -> bool {
    let content = desk.signer().read(&purpose(shown, club), token);
    content.is_some() && content == delegates(shown, club)
}
