//! The printed texts of an edition, where their number of a provision differs from the table of provisions.
//!
//! The table has the numbers that rulings cite, but printed books differ: in 2023 the Catalan text numbers reversed
//! colours 7.2.3, and the English text numbers the definition of a position 9.2.3. `rulebook/numbers.txt` lists them.

use std::sync::LazyLock;

use crate::Edition;
use crate::words::labels;
use adoube_words::Language;

/// The number that the printed text of an edition in one language gives a provision, other than the table's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintedNumber {
    /// The edition printed.
    pub edition: Edition,
    /// The language of the print.
    pub language: Language,
    /// The number in the table of provisions.
    pub own: &'static str,
    /// The number printed; `None` where the print has none.
    pub printed: Option<&'static str>,
    /// Whether it is a plain misprint.
    pub misprint: bool,
}

impl PrintedNumber {
    /// Describes in one sentence how the print disagrees.
    ///
    /// ```
    /// use adoube_laws::{Article, Edition};
    /// use adoube_words::Language;
    /// let colours = Article::new("7.3").provision().unwrap();
    /// let [catalan] = colours.printed(Edition::E2023)[..] else { panic!() };
    /// assert_eq!(catalan.sentence(Language::English), "The Catalan text of 2023 numbers it 7.2.3.");
    /// ```
    pub fn sentence(&self, language: Language) -> String {
        let print = self.language.code();
        let edition = self.edition.name();
        match self.printed {
            None => labels::PRINTED_WITHOUT.fill(language, &[("print", &print), ("edition", &edition)]),
            Some(number) => {
                let label = if self.misprint { labels::MISPRINTED_AS } else { labels::PRINTED_AS };
                label.fill(language, &[("print", &print), ("edition", &edition), ("number", &number)])
            }
        }
    }
}

/// Returns the numbers that differ in some print, in the order of the file.
pub(crate) fn printed_numbers() -> &'static [PrintedNumber] {
    static NUMBERS: LazyLock<Vec<PrintedNumber>> =
        LazyLock::new(|| FILE.lines().filter(|line| !line.starts_with('#')).filter_map(parse).collect());
    &NUMBERS
}

static FILE: &str = include_str!("../../rulebook/numbers.txt");

/// Parses a line of the file; `None` for malformed lines, which tests reject.
fn parse(line: &'static str) -> Option<PrintedNumber> {
    let mut cells = line.split(" | ");
    let (edition, language) = cells.next()?.split_once(' ')?;
    let own = cells.next()?;
    let number = cells.next()?;
    let misprint = number.ends_with('*');
    let printed = Some(number.trim_end_matches('*')).filter(|number| *number != "-");
    Some(PrintedNumber { edition: edition.parse().ok()?, language: language.parse().ok()?, own, printed, misprint })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::with_number;

    #[test]
    fn every_line_names_a_provision_and_another_number() {
        let lines = FILE.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(printed_numbers().len(), lines);
        for number in printed_numbers() {
            assert!(with_number(number.edition, number.own).next().is_some(), "{number:?}");
            assert_ne!(number.printed, Some(number.own));
            for language in Language::ALL {
                let sentence = number.sentence(language);
                assert!(sentence.ends_with('.') && sentence.contains(number.edition.name()), "{sentence}");
            }
        }
    }
}
