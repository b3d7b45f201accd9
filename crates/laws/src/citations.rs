//! Checks that the citations of other crates exist: articles in source text and numbers under an edition.

use crate::{Article, Edition, book};

/// Returns whether an edition prints a number for a provision or a point of one.
///
/// ```
/// use adoube_laws::{Edition, is_printed};
/// assert!(is_printed(Edition::E1985, "10.12.b"));
/// assert!(is_printed(Edition::E2018, "A.4.2") && !is_printed(Edition::E2018, "A.5.2"));
/// ```
pub fn is_printed(edition: Edition, number: &str) -> bool {
    book::with_number(edition, number).next().is_some()
}

/// Returns a number as in the rulebook, for any edition: that of a provision, of a point of one, or of a heading.
///
/// ```
/// use adoube_laws::known_number;
/// assert_eq!(known_number("15.01.d"), Some("15.01.d"));
/// assert_eq!(known_number("11.3"), Some("11.3"));
/// assert_eq!(known_number("13.99"), None);
/// ```
pub fn known_number(number: &str) -> Option<&'static str> {
    let all = book::provisions().iter().flat_map(|p| Edition::ALL.into_iter().flat_map(|e| p.numbers(e)));
    let parts = book::inner_numbers();
    all.copied().chain(parts).find_map(|full| {
        let rest = full.strip_prefix(number)?;
        (!number.is_empty() && (rest.is_empty() || rest.starts_with('.'))).then(|| full.get(..number.len()))?
    })
}

/// Returns whether a number is only a heading without being a provision: `7.5`, `12` or `I.12`.
pub fn is_heading(edition: Edition, number: &str) -> bool {
    let under = |full: &str| full.strip_prefix(number).is_some_and(|rest| rest.starts_with('.'));
    !number.is_empty()
        && !is_printed(edition, number)
        && book::provisions().iter().any(|p| p.numbers(edition).iter().any(|n| under(n)))
}

/// Returns whether a text is an edition, a colon and a number printed in that edition.
pub(crate) fn is_prefixed_number(text: &str) -> bool {
    text.split_once(':')
        .and_then(|(edition, number)| Some((edition.parse().ok()?, number)))
        .is_some_and(|(edition, number)| is_printed(edition, number))
}

/// Returns whether a number belongs to another book than the Laws: the federation's handbook, with the section's name
/// before it (`Delegates 5.11`), or another chapter of FIDE's, with the chapter before a colon (`C.04.2:3.6`).
fn is_of_another_book(number: &str) -> bool {
    if number.contains(' ') {
        return true;
    }
    let Some((chapter, _)) = number.split_once(':') else { return false };
    let mut parts = chapter.split('.');
    let letter = parts.next().is_some_and(|part| matches!(part, "A" | "B" | "C" | "D" | "E"));
    letter && parts.next().is_some_and(|part| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit()))
}

/// A citation of an article that no edition has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCitation {
    /// The line of the source, from 1.
    pub line: usize,
    /// The column of the number in characters, from 1.
    pub column: usize,
    /// The number as cited.
    pub number: String,
}

/// Returns the articles cited in Rust source that the rulebook does not have: every string inside `Article::new(…)`, as
/// a single number or in the arms of a match.
///
/// A workspace test passes it every source file of every crate. Comments and everything after `#[cfg(test)]` are
/// skipped. Numbers composed at run time are not detected, so cite in this form.
///
/// ```
/// use adoube_laws::unknown_citations;
/// let source = "const LADDER: Article = Article::new(\"7.5.5\");\nlet lost = Article::new(\"7.5.55\");";
/// let faults = unknown_citations(source);
/// assert_eq!((faults.len(), faults[0].line, faults[0].column), (1, 2, 26));
/// ```
pub fn unknown_citations(source: &str) -> Vec<UnknownCitation> {
    let known =
        |number: &str| book::provision(number).is_some() || is_prefixed_number(number) || is_of_another_book(number);
    let faults = cited(source).into_iter().filter(|(_, number)| !known(number));
    faults
        .map(|(at, number)| {
            let before = source.get(..at).unwrap_or_default();
            let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
            UnknownCitation { line: before.matches('\n').count() + 1, column, number: number.to_owned() }
        })
        .collect()
}

/// Returns the number of citations that [`unknown_citations`] finds in a source, so that a workspace test can check
/// that it is not zero.
pub fn count_citations(source: &str) -> usize {
    cited(source).len()
}

/// Returns the strings inside every `Article::new(…)`, each with its position.
fn cited(source: &str) -> Vec<(usize, &str)> {
    const CALL: &str = "Article::new(";
    let end = source.find("#[cfg(test)]").unwrap_or(source.len());
    let code = source.get(..end).unwrap_or_default();
    let is_comment = |at: usize| {
        let line = code.get(..at).and_then(|before| before.rsplit('\n').next()).unwrap_or_default();
        line.contains("//")
    };
    let calls = code.match_indices(CALL).map(|(at, _)| at + CALL.len()).filter(|&at| !is_comment(at));
    calls.flat_map(|at| strings_in_parentheses(code, at)).collect()
}

/// Returns the strings from a position up to the matching closing parenthesis.
fn strings_in_parentheses(code: &str, start: usize) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut depth = 1_usize;
    let mut at = start;
    while let Some(c) = code.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = code.get(at..).unwrap_or_default();
        at += c.len_utf8();
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return found,
            ')' => depth -= 1,
            '"' => {
                let Some(string) = code.get(at..).and_then(|rest| rest.split('"').next()) else { break };
                found.push((at, string));
                at += string.len() + 1;
            }
            '/' if rest.starts_with("//") => at += rest.find('\n').unwrap_or(rest.len()).saturating_sub(1),
            _ => {}
        }
    }
    // Not closed, so not a citation.
    Vec::new()
}

/// Returns the articles of a list that an edition does not have, in the order of the list.
pub fn missing_in(edition: Edition, articles: &[Article]) -> impl Iterator<Item = Article> + '_ {
    articles.iter().copied().filter(move |article| article.cited_in(edition).is_none())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn headings_are_told_from_provisions() {
        let cases = [
            (Edition::E2023, "7.5", false, true),
            (Edition::E2023, "7.5.5", true, false),
            (Edition::E2017, "7.5.5", false, false),
            (Edition::E2023, "12", false, true),
            (Edition::E2023, "C", true, false),
            (Edition::E1985, "07", false, true),
            (Edition::E1985, "12.04.b", true, false),
            (Edition::E1985, "", false, false),
            (Edition::E2023, "9.2", false, true),
        ];
        for (edition, number, printed, heading) in cases {
            assert_eq!(is_printed(edition, number), printed, "{number} in {edition}");
            assert_eq!(is_heading(edition, number), heading, "{number} in {edition}");
        }
    }

    #[test]
    fn broken_source_is_no_citation() {
        let skipped = ["// Article::new(\"7.5.55\")", "#[cfg(test)]\nArticle::new(\"7.5.55\")"];
        let broken = ["Article::new(\"", "Article::new(\"7.5.5", "Article::new(NUMBER)", ""];
        for source in broken.into_iter().chain(skipped) {
            assert_eq!(unknown_citations(source), []);
        }
        let two = "x(Article::new(\"1.2\"), Article::new(\"1985:14.05.c\"))";
        assert_eq!((count_citations(two), unknown_citations(two).len()), (2, 0));
    }

    #[test]
    fn the_arms_of_a_match_are_citations_too() {
        let source =
            "Article::new(match self {\n    // \"not one\"\n    A(_) | B(\n) => \"3.1\",\n    ç => \"9.9\",\n}), \"x\"";
        assert_eq!(count_citations(source), 2);
        let faults = unknown_citations(source);
        assert_eq!(faults, [UnknownCitation { line: 5, column: 11, number: "9.9".to_owned() }]);
    }

    #[test]
    fn articles_absent_from_an_edition_are_found() {
        let articles = ["6.9", "9.6.1", "4.1"].map(Article::new);
        let missing: Vec<_> = missing_in(Edition::E1985, &articles).map(Article::number).collect();
        assert_eq!(missing, ["9.6.1", "4.1"]);
    }

    proptest! {
        #[test]
        fn any_source_can_be_read(source in "(Article::new\\(|\"|\\(|\\)|//|\n|7\\.5|ç|x){0,40}") {
            prop_assert!(unknown_citations(&source).len() <= count_citations(&source));
        }
    }
}
