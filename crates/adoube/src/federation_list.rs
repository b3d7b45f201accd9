//! The federation's list of players, to look up categories and titles.

use crate::exit::CommandError;
use crate::tournament_file::{report_faults, text};
use adoube_exchange::lists::federation::{self, FederationPlayer};
use adoube_tournament::Player;
use adoube_words::Language;
use std::collections::HashMap;

/// Reads a list; warnings go to standard error.
pub(crate) fn read(name: &str, language: Language) -> Result<Vec<FederationPlayer>, CommandError> {
    let (rows, faults) = federation::read(&text(name, federation::MAX_BYTES, language)?);
    report_faults(name, faults, language)?;
    Ok(rows)
}

/// The players of a list by identity number and by name.
pub(crate) struct FederationLookup<'l> {
    by_id: HashMap<&'l str, &'l FederationPlayer>,
    /// `None` for a name that two players share, because they cannot be told apart.
    by_name: HashMap<String, Option<&'l FederationPlayer>>,
}

impl<'l> FederationLookup<'l> {
    pub(crate) fn new(rows: &'l [FederationPlayer]) -> Self {
        let (mut by_id, mut by_name) = (HashMap::new(), HashMap::new());
        for row in rows {
            for id in [&row.fide_id, &row.number] {
                if !id.is_empty() {
                    by_id.insert(id.as_str(), row);
                }
            }
            by_name.entry(row.name.to_lowercase()).and_modify(|other| *other = None).or_insert(Some(row));
        }
        Self { by_id, by_name }
    }

    pub(crate) fn find(&self, player: &Player) -> Option<&'l FederationPlayer> {
        let id = player.fide_id.trim();
        let by_name = || self.by_name.get(&player.name.trim().to_lowercase()).copied().flatten();
        self.by_id.get(id).copied().filter(|_| !id.is_empty()).or_else(by_name)
    }
}
