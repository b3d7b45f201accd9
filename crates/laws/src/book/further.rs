//! Supplement to the table of provisions: numbers printed inside a provision, the number a ruling cites where 1985
//! offers several or none, the numbers of the official English text of 2023, and the chapters of both.

use crate::Edition;
use crate::words::chapters;
use adoube_words::Text;

/// A number printed inside the text of a provision in an edition.
pub(crate) struct InnerNumber {
    pub(crate) edition: Edition,
    pub(crate) number: &'static str,
    /// The equivalent provisions.
    pub(crate) provisions: &'static [&'static str],
}

const fn old(number: &'static str, provisions: &'static [&'static str]) -> InnerNumber {
    InnerNumber { edition: Edition::E1985, number, provisions }
}

/// Numbers that are not those of a provision.
pub(crate) static PARTS: [InnerNumber; 8] = [
    old("06", &["4.7"]),
    old("12.04.a", &["1985:12.04"]),
    old("12.04.b", &["1985:12.04"]),
    old("14.02.a", &["I.6"]),
    old("14.02.b", &["I.6"]),
    old("14.05.a", &["I.12.1"]),
    old("14.05.c", &["I.12.1"]),
    old("10.11", &["9.2.1", "1985:10.11.02"]),
];

/// Returns the part with a number in an edition.
pub(crate) fn part(edition: Edition, number: &str) -> Option<&'static InnerNumber> {
    PARTS.iter().find(|part| part.edition == edition && part.number == number)
}

/// The citations under the edition of 1985 of provisions that it spreads over several articles, or only implies.
pub(super) const CITED_1985: [(&str, &str); 22] = [
    ("3.7.1", "05.06.b"),
    ("3.10.1", "04.01"),
    ("3.10.2", "04.01"),
    ("4.2.2", "07.02"),
    ("4.4.1", "07.02.a"),
    ("5.2.2", "10.07"),
    ("6.2.5", "07.01"),
    ("6.10.2", "12.04"),
    ("6.11.2", "12.05"),
    ("6.11.3", "12.05"),
    ("8.5.1", "11.07"),
    ("8.5.2", "11.06"),
    ("8.7", "16.03"),
    ("9.3.1", "10.08"),
    ("9.5.1", "10.12.c"),
    ("10.2", "17"),
    ("12.5", "12.05"),
    ("12.9", "16.05"),
    ("I.4", "10.10"),
    ("I.6", "14.02"),
    ("I.7", "14.03"),
    ("I.12.1", "14.05.a"),
];

/// The provisions whose number in the official English text of 2023 differs from that in the translations, which name
/// our ids.
pub(super) const ENGLISH_2023: [(&str, &str); 13] = [
    ("3.7.4.1", "3.7.3.1"),
    ("3.7.4.2", "3.7.3.2"),
    ("3.7.5.1", "3.7.3.3"),
    ("3.7.5.2", "3.7.3.4"),
    ("3.7.5.3", "3.7.3.5"),
    ("9.2.1", "9.2"),
    ("9.2.1.1", "9.2.1"),
    ("9.2.1.2", "9.2.2"),
    ("9.2.2", "9.2.3"),
    ("9.2.2.1", "9.2.3.1"),
    ("9.2.2.2", "9.2.3.2"),
    ("11.3.2.1", "11.3.2, 11.3.2.1"),
    ("C.13", "C.13.1-C.13.6"),
];

/// An Article, Appendix or set of Guidelines of the modern Laws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chapter(u8);

impl Chapter {
    /// All chapters in the order of the book.
    pub const ALL: [Self; 19] = {
        let mut all = [Self(0); 19];
        let mut i = 0;
        while i < all.len() {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    /// Returns the number or letter with which the numbers of its provisions begin: `7`, `A`, `III`.
    pub fn number(self) -> &'static str {
        CHAPTERS.get(usize::from(self.0)).map_or("", |(number, _)| *number)
    }

    /// Returns its title.
    pub fn title(self) -> Text {
        CHAPTERS.get(usize::from(self.0)).map_or(Text::same(""), |(_, title)| *title)
    }
}

#[rustfmt::skip]
static CHAPTERS: [(&str, Text); 19] = [
    ("1", chapters::CHAPTER_1),
    ("2", chapters::CHAPTER_2),
    ("3", chapters::CHAPTER_3),
    ("4", chapters::CHAPTER_4),
    ("5", chapters::CHAPTER_5),
    ("6", chapters::CHAPTER_6),
    ("7", chapters::CHAPTER_7),
    ("8", chapters::CHAPTER_8),
    ("9", chapters::CHAPTER_9),
    ("10", chapters::CHAPTER_10),
    ("11", chapters::CHAPTER_11),
    ("12", chapters::CHAPTER_12),
    ("A", chapters::CHAPTER_A),
    ("B", chapters::CHAPTER_B),
    ("C", chapters::CHAPTER_C),
    ("D", chapters::CHAPTER_D),
    ("I", chapters::CHAPTER_I),
    ("II", chapters::CHAPTER_II),
    ("III", chapters::CHAPTER_III),
];

/// Returns the title of an Article of 1985, by its number: `07`.
pub(crate) fn chapter_of_1985(number: &str) -> Option<Text> {
    CHAPTERS_1985.iter().find(|(own, _)| *own == number).map(|(_, title)| *title)
}

#[rustfmt::skip]
static CHAPTERS_1985: [(&str, Text); 19] = [
    ("01", chapters::CHAPTER_1985_01),
    ("02", chapters::CHAPTER_1985_02),
    ("03", chapters::CHAPTER_1985_03),
    ("04", chapters::CHAPTER_1985_04),
    ("05", chapters::CHAPTER_1985_05),
    ("06", chapters::CHAPTER_1985_06),
    ("07", chapters::CHAPTER_1985_07),
    ("08", chapters::CHAPTER_1985_08),
    ("09", chapters::CHAPTER_1985_09),
    ("10", chapters::CHAPTER_1985_10),
    ("11", chapters::CHAPTER_1985_11),
    ("12", chapters::CHAPTER_1985_12),
    ("13", chapters::CHAPTER_1985_13),
    ("14", chapters::CHAPTER_1985_14),
    ("15", chapters::CHAPTER_1985_15),
    ("16", chapters::CHAPTER_1985_16),
    ("17", chapters::CHAPTER_1985_17),
    ("18", chapters::CHAPTER_1985_18),
    ("19", chapters::CHAPTER_1985_19),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{cited, provision, provisions, with_number};

    #[test]
    fn parts_are_no_provisions_numbers_and_belong_to_known_ones() {
        for part in &PARTS {
            let own = provisions().iter().any(|p| p.numbers(part.edition).contains(&part.number));
            assert!(!own, "{} is a provision's own number", part.number);
            assert!(part.provisions.iter().all(|id| provision(id).is_some()), "{}", part.number);
            assert_eq!(with_number(part.edition, part.number).count(), part.provisions.len());
        }
    }

    #[test]
    fn a_ruling_of_1985_cites_one_number() {
        let cases = [
            ("1.4.1", Some("09.02")),
            ("3.7.1", Some("05.06.b")),
            ("3.9.2", Some("09.02")),
            ("3.10.2", Some("04.01")),
            ("4.2.2", Some("07.02")),
            ("4.7.2", Some("06.03")),
            ("6.2.5", Some("07.01")),
            ("6.4", Some("16.02")),
            ("6.8", Some("12.02")),
            ("6.9", Some("10.13")),
            ("6.10.2", Some("12.04")),
            ("6.11.2", Some("12.05")),
            ("8.5.1", Some("11.07")),
            ("8.5.2", Some("11.06")),
            ("9.1.2.1", Some("10.10")),
            ("9.2.1.1", Some("10.05.a")),
            ("9.2.1.2", Some("10.05.b")),
            ("9.2.2.2", Some("10.05")),
            ("9.3.2", Some("10.08")),
            ("9.5.1", Some("10.12.c")),
            ("11.8", Some("10.16")),
            ("12.3", Some("16.03")),
            ("12.9.6", Some("16.05")),
            ("I.7", Some("14.03")),
            ("I.12.1", Some("14.05.a")),
            ("1985:12.04.a", Some("12.04.a")),
            ("4.1", None),
            ("9.6.1", None),
            ("D.2.4", None),
        ];
        for (id, expected) in cases {
            assert_eq!(cited(id, Edition::E1985), expected, "{id}");
        }
    }

    #[test]
    fn every_number_a_ruling_may_cite_is_printed_in_the_edition() {
        for provision in provisions() {
            for edition in Edition::ALL {
                if let Some(number) = cited(provision.article().number(), edition) {
                    assert!(with_number(edition, number).next().is_some(), "{number} in {edition}");
                }
            }
        }
        assert!(CITED_1985.iter().all(|(id, _)| provision(id).is_some()));
        assert!(ENGLISH_2023.iter().all(|(id, _)| provision(id).is_some()));
    }

    #[test]
    fn every_number_of_1985_stands_in_a_chapter() {
        for provision in provisions() {
            for number in provision.numbers(Edition::E1985) {
                let head = number.split('.').next().unwrap();
                assert!(chapter_of_1985(head).is_some(), "{number}");
            }
        }
    }

    #[test]
    fn every_modern_provision_stands_in_a_chapter() {
        for provision in provisions() {
            let modern = !provision.article().number().contains(':');
            assert_eq!(provision.chapter().is_some(), modern, "{}", provision.article());
        }
        for chapter in Chapter::ALL {
            assert!(provisions().iter().any(|p| p.chapter() == Some(chapter)), "{}", chapter.number());
        }
    }
}
