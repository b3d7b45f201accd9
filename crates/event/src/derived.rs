//! A cache for a value derived from others.

use std::sync::OnceLock;

/// A value derived from the rest of a state. It is computed on first use, and ignored when states are compared.
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
    /// Returns the value, computing it if necessary.
    pub(crate) fn get_or(&self, compute: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(compute)
    }

    /// Invalidates the value after the rest of the state has changed.
    pub(crate) fn forget(&mut self) {
        self.0 = OnceLock::new();
    }
}
