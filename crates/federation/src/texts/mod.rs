//! Sentences of the office in five languages.

pub(crate) mod findings;
mod labels;
pub(crate) mod refusals;
pub(crate) mod sheetfile;
