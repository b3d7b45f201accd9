//! A value that follows from others and is kept until they change.

use std::sync::OnceLock;

/// A value that follows from the rest of a state. It is computed when it is first asked for, and two states are equal
/// whether or not they have it.
#[derive(Clone, Debug)]
pub(crate) struct Derived<T>(OnceLock<T>);

impl<T> Default for Derived<T> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

impl<T> PartialEq for Derived<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Derived<T> {}

impl<T> Derived<T> {
    /// The value, computed if it is not there.
    pub(crate) fn get_or(&self, compute: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(compute)
    }

    /// Forgets it: the rest of the state has changed.
    pub(crate) fn forget(&mut self) {
        self.0 = OnceLock::new();
    }
}
