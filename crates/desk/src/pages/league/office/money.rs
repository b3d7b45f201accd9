//! Sums of money: formatted, parsed, and described.

use super::prelude::{Named, SeasonPage};
use crate::words::fees as words;
use adoube_federation::fees::{ChargedFor, ClubCharge};
use adoube_federation::ids::{MatchId, TeamSide};
use adoube_web::reader::Reader;
use adoube_words::Text;

/// Returns a sum in hundredths with two decimals, as files have it.
pub(super) fn money(cents: i64) -> String {
    let (sign, sum) = (if cents < 0 { "-" } else { "" }, cents.unsigned_abs());
    format!("{sign}{}.{:02}", sum / 100, sum % 100)
}

/// Parses a sum other than zero with at most two decimals, after a point or a comma.
pub(super) fn read_money(text: &str) -> Option<i64> {
    let text = text.trim();
    let (negative, digits) = text.strip_prefix(['-', '−']).map_or((false, text), |rest| (true, rest));
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
    let plain = |text: &str, most: usize| (1..=most).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    if !plain(whole, 7) || !plain(part, 2) {
        return None;
    }
    let (whole, mut cents): (i64, i64) = (whole.parse().ok()?, part.parse().ok()?);
    if part.len() == 1 {
        cents *= 10;
    }
    let sum = whole * 100 + cents;
    (sum != 0).then_some(if negative { -sum } else { sum })
}

/// Returns what a charge is for, in a line. The names of persons must have been looked up.
pub(super) fn subject(shown: &SeasonPage, reader: Reader, charge: &ClubCharge) -> String {
    let said = |key: Text, about: &str| format!("{} · {about}", reader.say(key));
    let event = |id| shown.state.name(Named::Event(id));
    match charge.what {
        ChargedFor::Club => reader.say(words::FOR_CLUB),
        ChargedFor::Licence(person) => said(words::FOR_LICENCE, &shown.person(person)),
        ChargedFor::Transfer(person) => said(words::FOR_TRANSFER, &shown.person(person)),
        ChargedFor::Team(of, team) => said(words::FOR_TEAM, &format!("{} · {}", shown.team(team), event(of))),
        ChargedFor::Entry(of, person) => said(words::FOR_ENTRY, &format!("{} · {}", shown.person(person), event(of))),
        ChargedFor::Appeal(case) => said(words::FOR_APPEAL, &format!("#{case}")),
        ChargedFor::MatchForfeit(id, side) => said(words::FOR_MATCH_FORFEIT, &of_match(shown, id, Some(side))),
        ChargedFor::BoardForfeit(id, side, board) => {
            said(words::FOR_BOARD_FORFEIT, &format!("{board} · {}", of_match(shown, id, Some(side))))
        }
        ChargedFor::Withdrawal(of, team) => {
            said(words::FOR_WITHDRAWAL, &format!("{} · {}", shown.team(team), event(of)))
        }
        ChargedFor::LateResult(id, side) => said(words::FOR_LATE_RESULT, &of_match(shown, id, Some(side))),
        ChargedFor::LateRecord(id) => said(words::FOR_LATE_RECORD, &of_match(shown, id, None)),
        ChargedFor::LateLineUp(id, side) => said(words::FOR_LATE_LINE_UP, &of_match(shown, id, Some(side))),
        ChargedFor::Sanction(case) => said(words::FOR_SANCTION, &format!("#{case}")),
        ChargedFor::Extra(at) => {
            let extra = shown.season().fees.extras.get(at as usize);
            extra.map_or_else(|| reader.say(words::CHARGE), |extra| extra.text.clone())
        }
    }
}

/// Returns the teams and the round of a match, and the team concerned.
fn of_match(shown: &SeasonPage, id: MatchId, side: Option<TeamSide>) -> String {
    let Some(m) = shown.season().matches.get(&id) else { return format!("#{id}") };
    let teams = format!("{} – {}, {}", shown.team(m.home), shown.team(m.visitors), m.round);
    side.map_or_else(|| teams.clone(), |side| format!("{}: {teams}", shown.team(m.team(side))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_shown_and_read() {
        let cases = [
            ("45", Some(4500)),
            ("45.5", Some(4550)),
            ("45,05", Some(4505)),
            (" -12.00 ", Some(-1200)),
            ("0.01", Some(1)),
            ("0", None),
            ("", None),
            ("-", None),
            (".5", None),
            ("4.555", None),
            ("1e3", None),
            ("12345678", None),
            ("４5", None),
        ];
        for (text, cents) in cases {
            assert_eq!(read_money(text), cents, "{text}");
        }
        assert_eq!([money(4505), money(-50), money(0)], ["45.05", "-0.50", "0.00"]);
    }
}
