//! Names of the participants. An event refers to persons by id; names are passed in for lists and reports.

use crate::ids::PersonId;
use std::collections::HashMap;

/// Details of a person needed in lists and reports.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KnownPerson {
    /// The name.
    pub name: String,
    /// The date of birth as printed in TRF: `2012/02/29`; empty if unknown or not to be shown.
    pub born: String,
    /// The FIDE id.
    pub fide_id: String,
}

/// Persons by id.
pub type KnownPeople = HashMap<PersonId, KnownPerson>;
