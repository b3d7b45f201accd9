//! The names of those who take part. An event knows persons by their ids only; names come in from outside for lists and
//! reports.

use crate::ids::PersonId;
use std::collections::HashMap;

/// Details of a person, as far as a list or a report needs them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KnownPerson {
    /// The name.
    pub name: String,
    /// The date of birth as TRF prints it: `2012/02/29`; empty if it is not known or not to be shown.
    pub born: String,
    /// The FIDE id.
    pub fide_id: String,
}

/// Persons by their ids.
pub type KnownPeople = HashMap<PersonId, KnownPerson>;
