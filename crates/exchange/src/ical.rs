//! Calendars to subscribe to: the iCalendar format (RFC 5545).
//!
//! Times are local and carry no zone ("floating"): a match starts at the hour on the wall of its playing hall, wherever the
//! subscriber is. Only [`Calendar::stamp`], the moment of writing, is in UTC, as the format requires.

use adoube_laws::{Date, Moment};
use std::fmt::Write as _;

/// The greatest length of a line in bytes, without its end; longer lines are folded.
const LINE_BYTES: usize = 75;

/// The minutes of a day. An entry that fills one, from midnight, is written as a whole day.
pub const DAY_MIN: u32 = 1440;

/// A calendar with its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calendar {
    /// The name that calendar programs show.
    pub name: String,
    /// The moment of writing, in UTC.
    pub stamp: Moment,
    /// Its entries.
    pub entries: Vec<CalendarEntry>,
}

/// One appointment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CalendarEntry {
    /// Identifies the appointment in all calendars. A program that reads the same one again moves the appointment
    /// instead of adding another.
    pub uid: String,
    /// The start, in local time.
    pub start: Moment,
    /// The planned length in minutes.
    pub length_min: u32,
    /// The title.
    pub summary: String,
    /// The address, or nothing.
    pub location: String,
    /// An address with more about it, or nothing.
    pub url: String,
}

impl Calendar {
    /// Writes the calendar, with the line ends and folded lines of the format.
    #[must_use]
    pub fn write(&self) -> String {
        let mut out = String::new();
        line(&mut out, "BEGIN", "VCALENDAR");
        line(&mut out, "VERSION", "2.0");
        line(&mut out, "PRODID", "-//adoube//adoube//EN");
        line(&mut out, "X-WR-CALNAME", &escaped(&self.name));
        line(&mut out, "REFRESH-INTERVAL;VALUE=DURATION", "PT1H");
        for entry in &self.entries {
            entry.write(&mut out, self.stamp);
        }
        line(&mut out, "END", "VCALENDAR");
        out
    }
}

impl CalendarEntry {
    fn write(&self, out: &mut String, stamp: Moment) {
        line(out, "BEGIN", "VEVENT");
        line(out, "UID", &escaped(&self.uid));
        line(out, "DTSTAMP", &format!("{}Z", date_time(stamp)));
        if self.start.minute == 0 && self.length_min == DAY_MIN {
            // Calendar programs show it above the hours of the day.
            line(out, "DTSTART;VALUE=DATE", &date(self.start.date));
            line(out, "DURATION", "P1D");
        } else {
            line(out, "DTSTART", &date_time(self.start));
            line(out, "DURATION", &format!("PT{}M", self.length_min));
        }
        line(out, "SUMMARY", &escaped(&self.summary));
        if !self.location.is_empty() {
            line(out, "LOCATION", &escaped(&self.location));
        }
        if !self.url.is_empty() {
            // An address is no text: it has no escapes.
            line(out, "URL", &self.url.replace(char::is_control, ""));
        }
        line(out, "END", "VEVENT");
    }
}

/// Writes a date as `19891029`.
fn date(date: Date) -> String {
    date.to_string().chars().filter(char::is_ascii_digit).collect()
}

/// Writes a moment as `19891029T163000`.
fn date_time(at: Moment) -> String {
    format!("{}T{:02}{:02}00", date(at.date), at.minute / 60, at.minute % 60)
}

/// Escapes a text value. Control characters other than line ends have no place in a calendar and are left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// Writes a line, folded between characters: each further part begins with a space.
fn line(out: &mut String, name: &str, value: &str) {
    let mut whole = String::new();
    let _ = write!(whole, "{name}:{value}");
    let mut used = 0;
    for c in whole.chars() {
        if used + c.len_utf8() > LINE_BYTES {
            out.push_str("\r\n ");
            used = 1;
        }
        out.push(c);
        used += c.len_utf8();
    }
    out.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calendar(summary: &str, location: &str) -> Calendar {
        let entry = CalendarEntry {
            uid: "match-7@season".to_owned(),
            start: "1989-10-29T16:30".parse().unwrap(),
            length_min: 360,
            summary: summary.to_owned(),
            location: location.to_owned(),
            url: "https://example.org/league/s/match/7".to_owned(),
        };
        Calendar { name: "Lliga".to_owned(), stamp: "1989-10-01T08:05".parse().unwrap(), entries: vec![entry] }
    }

    #[test]
    fn an_entry_of_a_whole_day_has_no_hours() {
        let mut whole = calendar("Acta", "");
        whole.entries[0].start = "1989-10-29T00:00".parse().unwrap();
        whole.entries[0].length_min = DAY_MIN;
        let lines = unfolded(&whole.write());
        assert!(lines.contains(&"DTSTART;VALUE=DATE:19891029".to_owned()), "{lines:?}");
        assert!(lines.contains(&"DURATION:P1D".to_owned()), "{lines:?}");
    }

    /// Joins folded lines, as a reader does.
    fn unfolded(text: &str) -> Vec<String> {
        text.replace("\r\n ", "").split_terminator("\r\n").map(str::to_owned).collect()
    }

    #[test]
    fn an_appointment_has_its_lines_in_order() {
        let text = calendar("Roc A – Peó B", "Carrer Major, 3").write();
        let expected = [
            "BEGIN:VCALENDAR",
            "VERSION:2.0",
            "PRODID:-//adoube//adoube//EN",
            "X-WR-CALNAME:Lliga",
            "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
            "BEGIN:VEVENT",
            "UID:match-7@season",
            "DTSTAMP:19891001T080500Z",
            "DTSTART:19891029T163000",
            "DURATION:PT360M",
            "SUMMARY:Roc A – Peó B",
            "LOCATION:Carrer Major\\, 3",
            "URL:https://example.org/league/s/match/7",
            "END:VEVENT",
            "END:VCALENDAR",
        ];
        assert_eq!(unfolded(&text), expected);
    }

    #[test]
    fn no_text_makes_a_line_of_its_own() {
        let text = calendar("A\r\nBEGIN:VEVENT\u{1b};\\", "").write();
        let lines = unfolded(&text);
        assert_eq!(lines.iter().filter(|line| *line == "BEGIN:VEVENT").count(), 1);
        assert!(lines.contains(&"SUMMARY:A\\nBEGIN:VEVENT\\;\\\\".to_owned()), "{text}");
        assert!(!text.contains("LOCATION"), "{text}");
    }

    #[test]
    fn long_lines_are_folded_between_characters() {
        let summary = "Escacs à l'hôtel · ".repeat(40);
        let text = calendar(&summary, "").write();
        assert!(text.split("\r\n").all(|line| line.len() <= LINE_BYTES), "{text}");
        assert!(unfolded(&text).contains(&format!("SUMMARY:{summary}")));
    }
}
