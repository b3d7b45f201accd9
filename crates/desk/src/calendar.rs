//! Time zones of pages, and the current date for a page.

use adoube_event::EventSettings;
use adoube_laws::Date;
use adoube_web::visit::Visit;
use jiff::tz::TimeZone;

/// Returns the time zone of an event's times: its own, or the server's if it has none or the system does not know it.
pub(crate) fn zone(settings: &EventSettings) -> TimeZone {
    let own = || TimeZone::get(&settings.zone).ok();
    (!settings.zone.is_empty()).then(own).flatten().unwrap_or_else(TimeZone::system)
}

/// Returns today's date by the server's clock and time zone.
pub(crate) fn today(visit: &Visit) -> Option<Date> {
    let instant = jiff::Timestamp::from_millisecond(visit.now_ms).ok()?;
    instant.to_zoned(TimeZone::system()).date().to_string().parse().ok()
}
