//! Proof that what other crates cite exists: articles in source text and numbers under an edition.

use crate::{Article, Edition, book};

/// Whether an edition prints a number over a provision or a point of one.
///
/// ```
/// use adoube_laws::{Edition, is_printed};
/// assert!(is_printed(Edition::E1985, "10.12.b"));
/// assert!(is_printed(Edition::E2018, "A.4.2") && !is_printed(Edition::E2018, "A.5.2"));
/// ```
pub fn is_printed(edition: Edition, number: &str) -> bool {
    book::with_number(edition, number).next().is_some()
}

/// Whether a number heads others without being a provision: `7.5`, `12` or `I.12`.
pub fn is_heading(edition: Edition, number: &str) -> bool {
    let under = |full: &str| full.strip_prefix(number).is_some_and(|rest| rest.starts_with('.'));
    !number.is_empty()
        && !is_printed(edition, number)
        && book::provisions().iter().any(|p| p.numbers(edition).iter().any(|n| under(n)))
}

/// Whether text is an edition, a colon and a number which that edition prints.
pub(crate) fn is_prefixed_number(text: &str) -> bool {
    text.split_once(':')
        .and_then(|(edition, number)| Some((edition.parse().ok()?, number)))
        .is_some_and(|(edition, number)| is_printed(edition, number))
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

/// The articles cited in Rust source, as `Article::new("…")`, that the rulebook does not have.
///
/// A test of the workspace hands it every source file of every crate. A literal in another form, or a number put
/// together at run time, is not seen: cite in this form.
///
/// ```
/// use adoube_laws::unknown_citations;
/// let source = "const LADDER: Article = Article::new(\"7.5.5\");\nlet lost = Article::new(\"7.5.55\");";
/// let faults = unknown_citations(source);
/// assert_eq!((faults.len(), faults[0].line, faults[0].column), (1, 2, 26));
/// ```
pub fn unknown_citations(source: &str) -> Vec<UnknownCitation> {
    cited(source)
        .filter(|(.., number)| book::provision(number).is_none() && !is_prefixed_number(number))
        .map(|(line, column, number)| UnknownCitation { line, column, number: number.to_owned() })
        .collect()
}

/// How many citations [`unknown_citations`] sees in a source: a workspace test makes sure it is not nought.
pub fn count_citations(source: &str) -> usize {
    cited(source).count()
}

fn cited(source: &str) -> impl Iterator<Item = (usize, usize, &str)> {
    const CALL: &str = "Article::new(\"";
    source.lines().enumerate().flat_map(|(line, text)| {
        text.match_indices(CALL).filter_map(move |(at, _)| {
            let start = at.checked_add(CALL.len())?;
            let (number, _) = text.get(start..)?.split_once('"')?;
            Some((line + 1, text.get(..start)?.chars().count() + 1, number))
        })
    })
}

/// The articles of a list that an edition does not have, in the order of the list.
pub fn missing_in(edition: Edition, articles: &[Article]) -> impl Iterator<Item = Article> + '_ {
    articles.iter().copied().filter(move |article| article.cited_in(edition).is_none())
}

#[cfg(test)]
mod tests {
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
        for source in ["Article::new(\"", "Article::new(\"7.5.5", "Article::new(NUMBER)", ""] {
            assert_eq!(unknown_citations(source), []);
        }
        let two = "x(Article::new(\"1.2\"), Article::new(\"1985:14.05.c\"))";
        assert_eq!((count_citations(two), unknown_citations(two).len()), (2, 0));
    }

    #[test]
    fn articles_absent_from_an_edition_are_found() {
        let articles = ["6.9", "9.6.1", "4.1"].map(Article::new);
        let missing: Vec<_> = missing_in(Edition::E1985, &articles).map(Article::number).collect();
        assert_eq!(missing, ["9.6.1", "4.1"]);
    }
}
