//! Citations of provisions in rulings.

use std::cmp::Ordering;
use std::fmt;

use crate::book::{self, Provision};
use crate::natural::id_order;
use crate::{Edition, citations};

/// A numbered provision of the Laws, named by its number in the 2023 edition.
///
/// Provisions that the 2023 edition lacks are named by their own edition: `1985:10.07.a`. Articles sort as a reader
/// expects: 9.6 before 10.1.
///
/// ```
/// use adoube_laws::{Article, Edition};
/// let ladder = Article::new("7.5.5");
/// assert_eq!(ladder.number_in(Edition::E2017), Some("7.5.3"));
/// assert_eq!(ladder.number_in(Edition::E1985), None);
/// assert_eq!(Article::with_number(Edition::E2018, "A.4.2"), [Article::new("A.5.2")]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Article(&'static str);

impl Article {
    /// Names a provision.
    pub const fn new(number: &'static str) -> Self {
        Self(number)
    }

    /// Returns the number as printed: `3.8.2.1`.
    pub const fn number(self) -> &'static str {
        self.0
    }

    /// Returns the provision, if the rulebook has it.
    pub fn provision(self) -> Option<&'static Provision> {
        book::provision(self.0)
    }

    /// Returns whether the rulebook has the provision. `1985:14.05.a` is known too: it is printed inside another
    /// provision.
    pub fn is_known(self) -> bool {
        self.provision().is_some() || citations::is_prefixed_number(self.0)
    }

    /// Returns the number in an edition; if 1985 spreads the provision over several articles, the first of them.
    pub fn number_in(self, edition: Edition) -> Option<&'static str> {
        self.provision()?.numbers(edition).first().copied()
    }

    /// Returns whether an edition has the provision.
    pub fn exists_in(self, edition: Edition) -> bool {
        self.number_in(edition).is_some()
    }

    /// Returns the number by which a ruling under an edition cites the provision. It differs from
    /// [`Article::number_in`] only for 1985, which has some provisions in several articles and some only inside
    /// another.
    pub fn cited_in(self, edition: Edition) -> Option<&'static str> {
        book::cited(self.0, edition)
    }

    /// Returns the provisions with a number in an edition: several if one article of the edition covers several of
    /// 2023, none if the edition has no such number.
    pub fn with_number(edition: Edition, number: &str) -> Vec<Self> {
        book::with_number(edition, number).map(Provision::article).collect()
    }
}

impl Ord for Article {
    fn cmp(&self, other: &Self) -> Ordering {
        id_order(self.0, other.0)
    }
}

impl PartialOrd for Article {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_sort_as_a_reader_expects() {
        let mut articles = ["1985:10.07", "10.1", "III.4", "9.6.1", "A.1"].map(Article::new);
        articles.sort();
        assert_eq!(articles.map(Article::number), ["9.6.1", "10.1", "A.1", "III.4", "1985:10.07"]);
    }

    #[test]
    fn unknown_articles_have_no_number() {
        for number in ["", "13.1", "7.5.9", "1985:", "1985:99", "2023:7.5.5.1", "1985:7.5.5"] {
            let article = Article::new(number);
            assert!(!article.is_known(), "{number}");
            assert!(Edition::ALL.iter().all(|&e| article.cited_in(e).is_none()), "{number}");
        }
        for number in ["7.5.5", "1985:10.07.a", "1985:14.05.a", "2018:B.2", "2017:7.8.1"] {
            assert!(Article::new(number).is_known(), "{number}");
        }
    }
}
