//! Fields about a player in their usual spellings: titles, federations, identity numbers, dates of birth.

use adoube_laws::Date;

/// The value of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Read {
    /// The value is in its proper form.
    Plain(String),
    /// The value was written differently. Holds the proper form.
    Taken(String),
    /// The value is not valid.
    Bad,
}

/// FIDE's titles and those of its online arena; empty for none.
const TITLES: [&str; 13] = ["", "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "AGM", "AIM", "AFM", "ACM"];

/// Titles as written in other languages and in rating lists.
const OTHER_TITLES: [(&str, &str); 16] = [
    ("G", "GM"),
    ("M", "IM"),
    ("MI", "IM"),
    ("F", "FM"),
    ("MF", "FM"),
    ("C", "CM"),
    ("WG", "WGM"),
    ("GMF", "WGM"),
    ("WM", "WIM"),
    ("MIF", "WIM"),
    ("WF", "WFM"),
    ("MFF", "WFM"),
    ("WC", "WCM"),
    ("CMF", "WCM"),
    ("-", ""),
    ("NONE", ""),
];

/// Reads a title.
pub(crate) fn title(text: &str) -> Read {
    let upper = text.to_uppercase();
    if TITLES.contains(&text) {
        Read::Plain(text.to_owned())
    } else if TITLES.contains(&upper.as_str()) {
        Read::Taken(upper)
    } else {
        let other = OTHER_TITLES.iter().find(|(written, _)| *written == upper);
        other.map_or(Read::Bad, |(_, title)| Read::Taken((*title).to_owned()))
    }
}

/// Reads the code of a federation: three letters.
pub(crate) fn federation(text: &str) -> Read {
    let upper = text.to_uppercase();
    let code = upper.is_empty() || (upper.len() == 3 && upper.bytes().all(|byte| byte.is_ascii_uppercase()));
    match (code, upper == text) {
        (true, true) => Read::Plain(upper),
        (true, false) => Read::Taken(upper),
        (false, _) => Read::Bad,
    }
}

/// Reads a FIDE id; lists write 0 for none.
pub(crate) fn fide_id(text: &str) -> Read {
    if text.len() > 12 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        Read::Bad
    } else if text.bytes().all(|byte| byte == b'0') {
        Read::Plain(String::new())
    } else {
        Read::Plain(text.to_owned())
    }
}

/// A date or year of birth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Born {
    /// Not stated.
    Unsaid,
    /// Only the year.
    Year(u16),
    /// The date.
    Day(Date),
}

impl Born {
    /// Reads a date of birth: `2001-12-31`, also with `/` or `.`, `31/12/2001`, `2001`, or `2001/00/00` for a year.
    /// `None` if it is none of these.
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(['-', '/', '.']).map(str::trim).collect();
        let number = |part: &str| part.parse::<u16>().ok().filter(|_| part.len() <= 4 && !part.starts_with('+'));
        let (year, month, day) = match parts.as_slice() {
            [""] => return Some(Self::Unsaid),
            [year] if year.len() == 4 => (number(year)?, 0, 0),
            [year, month, day] if year.len() == 4 => (number(year)?, number(month)?, number(day)?),
            [day, month, year] if year.len() == 4 => (number(year)?, number(month)?, number(day)?),
            _ => return None,
        };
        match (year, month, day) {
            (0, 0, 0) => Some(Self::Unsaid),
            (1900..=2100, 0, 0) => Some(Self::Year(year)),
            (1900..=2100, ..) => format!("{year:04}-{month:02}-{day:02}").parse().ok().map(Self::Day),
            _ => None,
        }
    }
}

/// Reads a date of birth, and returns it as reports write it.
pub(crate) fn born(text: &str) -> Read {
    let written = match Born::read(text) {
        None => return Read::Bad,
        Some(Born::Unsaid) => return Read::Plain(String::new()),
        Some(Born::Year(_)) => return Read::Plain(text.to_owned()),
        Some(Born::Day(date)) => date.to_string().replace('-', "/"),
    };
    // A date with the day first is a guess and must be reported; a different separator is not.
    if text.replace(['-', '.'], "/") == written { Read::Plain(text.to_owned()) } else { Read::Taken(written) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(text: &str) -> Read {
        Read::Taken(text.to_owned())
    }

    fn plain(text: &str) -> Read {
        Read::Plain(text.to_owned())
    }

    #[test]
    fn what_people_write_is_understood_or_told() {
        let cases = [
            (title("GM"), plain("GM")),
            (title("wfm"), taken("WFM")),
            (title("MI"), taken("IM")),
            (title("Dr"), Read::Bad),
            (federation("CAT"), plain("CAT")),
            (federation("esp"), taken("ESP")),
            (federation("Spain"), Read::Bad),
            (federation("ÀBC"), Read::Bad),
            (fide_id("2205530"), plain("2205530")),
            (fide_id("0"), plain("")),
            (fide_id("22O5530"), Read::Bad),
            (fide_id("1234567890123"), Read::Bad),
            (born("2001-12-31"), plain("2001-12-31")),
            (born("2001/12/31"), plain("2001/12/31")),
            (born("31/12/2001"), taken("2001/12/31")),
            (born("1.2.2001"), taken("2001/02/01")),
            (born("2001"), plain("2001")),
            (born("2001/00/00"), plain("2001/00/00")),
            (born("0000/00/00"), plain("")),
            (born("12/31/2001"), Read::Bad),
            (born("2001-02-30"), Read::Bad),
            (born("31/12/01"), Read::Bad),
            (born("1066-10-14"), Read::Bad),
            (born("yesterday"), Read::Bad),
        ];
        for (at, (found, expected)) in cases.into_iter().enumerate() {
            assert_eq!(found, expected, "case {at}");
        }
    }

    #[test]
    fn a_date_of_birth_says_a_day_or_a_year() {
        assert_eq!(Born::read(""), Some(Born::Unsaid));
        assert_eq!(Born::read("2012/00/00"), Some(Born::Year(2012)));
        assert_eq!(Born::read("2012"), Some(Born::Year(2012)));
        assert_eq!(Born::read("3/4/2012"), "2012-04-03".parse().ok().map(Born::Day));
        assert_eq!(Born::read("+012"), None);
        assert_eq!(Born::read("2012-13-01"), None);
    }
}
