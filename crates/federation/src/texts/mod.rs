//! Sentences of the office in five languages.

pub(crate) mod findings;
pub(crate) mod refusals;
pub(crate) mod sheetfile;
