//! How a ruling names the provision it rests on.

use std::fmt;

/// A numbered provision of the Laws, named by its number in the 2023 edition.
///
/// Provisions that the 2023 edition lacks are named by their own edition: `1985:10.07.a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article(&'static str);

impl Article {
    /// Names a provision.
    pub const fn new(number: &'static str) -> Self {
        Self(number)
    }

    /// The number as printed: `3.8.2.1`.
    pub const fn number(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
