//! Supplement to the table of provisions: numbers printed inside a provision, the number a ruling cites where 1985
//! offers several or none, and the chapters of the editions.

use crate::Edition;
use crate::words::{chapters, labels};
use adoube_words::{Language, Text};

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

/// The kind of a chapter's heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ChapterKind {
    /// The unnumbered text before the first Article.
    Front,
    Article,
    Appendix,
    Guidelines,
}

/// An Article, Appendix or set of Guidelines of an edition, or the text before them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter(&'static ChapterRow);

/// A chapter's number, title and kind, and whether it belongs to 1985.
#[derive(PartialEq, Eq, Debug)]
struct ChapterRow {
    number: &'static str,
    title: Text,
    kind: ChapterKind,
    in_1985: bool,
}

impl Chapter {
    /// Returns the chapters of an edition in the order of its book.
    pub fn of(edition: Edition) -> impl Iterator<Item = Self> {
        let in_1985 = edition == Edition::E1985;
        CHAPTERS.iter().filter(move |row| row.kind == ChapterKind::Front || row.in_1985 == in_1985).map(Self)
    }

    /// Returns the chapter in which an edition prints a number.
    pub(crate) fn holding(number: &str, edition: Edition) -> Option<Self> {
        let head = number.split('.').next()?;
        let front = is_front(number);
        Self::of(edition).find(|Self(row)| if front { row.kind == ChapterKind::Front } else { row.number == head })
    }

    /// Returns the number or letter with which its provisions begin: `7`, `A`, `III`, `07`; empty before the first Article.
    pub const fn number(self) -> &'static str {
        self.0.number
    }

    /// Its title.
    pub const fn title(self) -> Text {
        self.0.title
    }

    /// Returns its kind, number and title: `Article 7: Irregularities`.
    pub fn heading(self, language: Language) -> String {
        let label = match self.0.kind {
            ChapterKind::Front => return self.0.title.get(language).to_owned(),
            ChapterKind::Article => labels::ARTICLE,
            ChapterKind::Appendix => labels::APPENDIX,
            ChapterKind::Guidelines => labels::GUIDELINES,
        };
        let name = label.fill(language, &[("number", &self.0.number)]);
        format!("{name}: {}", self.0.title.get(language))
    }
}

/// Returns whether a name belongs to a provision printed without a number, before the Articles: `preface`.
pub(crate) fn is_front(id: &str) -> bool {
    id.starts_with(|c: char| c.is_ascii_lowercase())
}

const fn row(number: &'static str, title: Text, kind: ChapterKind) -> ChapterRow {
    ChapterRow { number, title, kind, in_1985: false }
}

const fn article(number: &'static str, title: Text) -> ChapterRow {
    row(number, title, ChapterKind::Article)
}

const fn appendix(number: &'static str, title: Text) -> ChapterRow {
    row(number, title, ChapterKind::Appendix)
}

const fn guidelines(number: &'static str, title: Text) -> ChapterRow {
    row(number, title, ChapterKind::Guidelines)
}

/// Creates an Article of 1985.
const fn older(number: &'static str, title: Text) -> ChapterRow {
    ChapterRow { number, title, kind: ChapterKind::Article, in_1985: true }
}

static CHAPTERS: [ChapterRow; 39] = [
    row("", chapters::CHAPTER_FRONT, ChapterKind::Front),
    article("1", chapters::CHAPTER_1),
    article("2", chapters::CHAPTER_2),
    article("3", chapters::CHAPTER_3),
    article("4", chapters::CHAPTER_4),
    article("5", chapters::CHAPTER_5),
    article("6", chapters::CHAPTER_6),
    article("7", chapters::CHAPTER_7),
    article("8", chapters::CHAPTER_8),
    article("9", chapters::CHAPTER_9),
    article("10", chapters::CHAPTER_10),
    article("11", chapters::CHAPTER_11),
    article("12", chapters::CHAPTER_12),
    appendix("A", chapters::CHAPTER_A),
    appendix("B", chapters::CHAPTER_B),
    appendix("C", chapters::CHAPTER_C),
    appendix("D", chapters::CHAPTER_D),
    guidelines("I", chapters::CHAPTER_I),
    guidelines("II", chapters::CHAPTER_II),
    guidelines("III", chapters::CHAPTER_III),
    older("01", chapters::CHAPTER_1985_01),
    older("02", chapters::CHAPTER_1985_02),
    older("03", chapters::CHAPTER_1985_03),
    older("04", chapters::CHAPTER_1985_04),
    older("05", chapters::CHAPTER_1985_05),
    older("06", chapters::CHAPTER_1985_06),
    older("07", chapters::CHAPTER_1985_07),
    older("08", chapters::CHAPTER_1985_08),
    older("09", chapters::CHAPTER_1985_09),
    older("10", chapters::CHAPTER_1985_10),
    older("11", chapters::CHAPTER_1985_11),
    older("12", chapters::CHAPTER_1985_12),
    older("13", chapters::CHAPTER_1985_13),
    older("14", chapters::CHAPTER_1985_14),
    older("15", chapters::CHAPTER_1985_15),
    older("16", chapters::CHAPTER_1985_16),
    older("17", chapters::CHAPTER_1985_17),
    older("18", chapters::CHAPTER_1985_18),
    older("19", chapters::CHAPTER_1985_19),
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
    }

    #[test]
    fn every_number_of_every_edition_stands_in_a_chapter_of_that_edition() {
        for edition in Edition::ALL {
            for provision in provisions() {
                for number in provision.numbers(edition) {
                    assert!(Chapter::holding(number, edition).is_some(), "{number} in {edition}");
                }
            }
            for chapter in Chapter::of(edition) {
                let mut numbers = provisions().iter().flat_map(|p| p.numbers(edition));
                let number = chapter.number();
                assert!(numbers.any(|n| Chapter::holding(n, edition) == Some(chapter)), "{number} in {edition}");
            }
        }
    }

    #[test]
    fn a_chapter_has_the_title_of_its_edition() {
        let heading = |number, edition| Chapter::holding(number, edition).unwrap().heading(Language::English);
        assert_eq!(heading("10.05", Edition::E1985), "Article 10: End of the game");
        assert_eq!(heading("10.1", Edition::E2018), "Article 10: Points");
        assert_eq!(heading("12.02", Edition::E1985), "Article 12: The clock");
        assert_eq!(heading("III.4", Edition::E2023), "Guidelines III: Games without increment");
        assert_eq!(heading("preface", Edition::E2023), "Before the Articles");
    }
}
