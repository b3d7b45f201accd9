//! Comparison of two lists.

use super::{ListColumn, RatingList};

/// The change of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListChange {
    /// The player's number.
    pub id: u32,
    /// The name, from the newer list if it has one.
    pub name: String,
    /// The rating before; 0 for none.
    pub before: u16,
    /// The rating after; 0 for none.
    pub after: u16,
}

impl ListChange {
    /// Returns the change.
    pub const fn by(&self) -> i32 {
        self.after as i32 - self.before as i32
    }
}

/// The differences between two lists.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diff {
    /// Only on the newer list, by rating.
    pub came: Vec<ListChange>,
    /// Only on the older list, by rating.
    pub left: Vec<ListChange>,
    /// Players on both lists with different ratings, largest change first.
    pub changed: Vec<ListChange>,
    /// On both, with the same rating.
    pub same: usize,
}

/// Compares two lists by the players' numbers.
pub fn diff(old: &RatingList<'_>, new: &RatingList<'_>) -> Diff {
    let mut found = Diff::default();
    for row in new.rows() {
        let before = old.find(row.id).and_then(|at| old.rows().get(at));
        let change =
            |before| ListChange { id: row.id, name: new.text(row, ListColumn::Name), before, after: row.rating };
        match before {
            None => found.came.push(change(0)),
            Some(before) if before.rating == row.rating => found.same += 1,
            Some(before) => found.changed.push(change(before.rating)),
        }
    }
    for row in old.rows().iter().filter(|row| new.find(row.id).is_none()) {
        found.left.push(ListChange { id: row.id, name: old.text(row, ListColumn::Name), before: row.rating, after: 0 });
    }
    found.came.sort_by_key(|change| (std::cmp::Reverse(change.after), change.id));
    found.left.sort_by_key(|change| (std::cmp::Reverse(change.before), change.id));
    found.changed.sort_by_key(|change| (std::cmp::Reverse(change.by().abs()), change.id));
    found
}
