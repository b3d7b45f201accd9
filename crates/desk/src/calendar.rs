//! The current date for a page.

use adoube_laws::Date;
use adoube_web::visit::Visit;

/// Returns today's date by the server's clock and time zone.
pub(crate) fn today(visit: &Visit) -> Option<Date> {
    let instant = jiff::Timestamp::from_millisecond(visit.now_ms).ok()?;
    instant.to_zoned(jiff::tz::TimeZone::system()).date().to_string().parse().ok()
}
