//! Working days and the deadlines that the handbook counts in days (Delegates 5.71, 5.811, 5.10; Competition Committee
//! 2.1; D-09). Holidays differ by town, so they are data.

use crate::regulations::DeadlineRules;
use adoube_laws::{Date, Moment, Weekday};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Working days: Monday to Friday except public holidays (D-09).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WorkingDays {
    /// Public holidays.
    pub holidays: BTreeSet<Date>,
}

impl WorkingDays {
    /// Returns whether this is a working day.
    pub fn is_working(&self, date: Date) -> bool {
        !matches!(date.weekday(), Weekday::Saturday | Weekday::Sunday) && !self.holidays.contains(&date)
    }

    /// Returns the n-th working day after a day, which is itself day 0.
    pub fn after(&self, date: Date, count: u16) -> Date {
        let (mut day, mut left) = (date, count);
        // The search ends after ten years, in case every day is declared a holiday.
        for _ in 0..3660 {
            if left == 0 {
                break;
            }
            day = day.plus(1);
            left -= u16::from(self.is_working(day));
        }
        day
    }

    /// Returns the deadline for reporting results: 13:00 on the first working day after the match (5.71).
    pub fn result_due(&self, played: Date, rules: &DeadlineRules) -> Moment {
        self.after(played, *rules.result_working_days).at(u16::from(*rules.result_hour), 0)
    }

    /// Returns the last day for the record to reach the federation: three working days (5.811).
    pub fn record_due(&self, played: Date, rules: &DeadlineRules) -> Date {
        self.after(played, *rules.record_working_days)
    }
}

/// Returns the last day for appealing a resolution received on `received` (Competition Committee 2.1).
pub const fn appeal_until(received: Date, rules: &DeadlineRules) -> Date {
    received.plus(rules.appeal_days.value as i32)
}

/// 5.10: returns whether a new address was notified in time for a championship.
pub const fn address_in_time(notified: Date, championship: Date, rules: &DeadlineRules) -> bool {
    championship.since(notified) >= rules.address_days.value as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulations::Regulations;

    fn rules() -> &'static DeadlineRules {
        &Regulations::handbook().deadlines
    }

    fn holidays() -> WorkingDays {
        let list = ["1989-11-01", "1989-12-06", "1989-12-08", "1989-12-25", "1989-12-26", "1990-01-01"];
        WorkingDays { holidays: list.iter().map(|d| d.parse().unwrap()).collect() }
    }

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn v_dl_1_to_5_results_and_records() {
        let cases = [
            ("V-DL-1", "1989-10-14", "1989-10-16T13:00", "1989-10-18"),
            ("V-DL-2", "1989-10-15", "1989-10-16T13:00", "1989-10-18"),
            ("V-DL-3", "1989-12-02", "1989-12-04T13:00", "1989-12-07"),
            ("V-DL-4", "1989-12-05", "1989-12-07T13:00", "1989-12-12"),
            ("V-DL-5", "1989-12-24", "1989-12-27T13:00", "1989-12-29"),
        ];
        for (id, played, result, record) in cases {
            let days = holidays();
            assert_eq!(days.result_due(day(played), rules()).to_string(), result, "{id}");
            assert_eq!(days.record_due(day(played), rules()).to_string(), record, "{id}");
        }
    }

    #[test]
    fn v_dl_6_fifteen_days_to_appeal() {
        assert_eq!(appeal_until(day("1990-02-10"), rules()), day("1990-02-25"));
        assert_eq!(appeal_until(day("1990-03-01"), rules()), day("1990-03-16"));
    }

    #[test]
    fn v_dl_7_change_of_address() {
        assert!(address_in_time(day("1989-09-29"), day("1989-10-14"), rules()));
        assert!(!address_in_time(day("1989-09-30"), day("1989-10-14"), rules()));
    }

    #[test]
    fn a_year_of_holidays_does_not_hang() {
        let all = WorkingDays { holidays: (0..4000).map(|n| day("1989-01-01").plus(n)).collect() };
        assert!(all.after(day("1989-01-01"), 3) > day("1989-01-01"));
    }
}
