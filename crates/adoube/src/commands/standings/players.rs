//! Additional columns of players: titles, categories, ratings, federations, dates of birth.

use crate::exit::CommandError;
use crate::federation_list::{self, FederationLookup};
use crate::screen::one_line;
use crate::words::standings;
use adoube_exchange::lists::federation;
use adoube_tournament::{PlayerIx, Tournament};
use adoube_words::Language;

/// Titles and categories of the players, and which columns to show.
pub(super) struct PlayerColumns {
    titles: Vec<String>,
    /// The category of each player, empty for none; only if there is a list.
    categories: Option<Vec<&'static str>>,
    wide: bool,
}

impl PlayerColumns {
    /// Takes titles from the file, and categories and missing titles from the federation's list.
    pub(super) fn new(
        t: &Tournament,
        list: Option<&str>,
        wide: bool,
        language: Language,
    ) -> Result<Self, CommandError> {
        let mut titles: Vec<String> = t.players.iter().map(|p| one_line(&p.title)).collect();
        let Some(name) = list else { return Ok(Self { titles, categories: None, wide }) };
        let rows = federation_list::read(name, language)?;
        let known = FederationLookup::new(&rows);
        let mut categories = vec![""; t.players.len()];
        for ((player, title), category) in t.players.iter().zip(&mut titles).zip(&mut categories) {
            if let Some(row) = known.find(player) {
                *category = row.category.map_or("", federation::ListedCategory::sign);
                if title.is_empty() {
                    *title = one_line(&row.title);
                }
            }
        }
        Ok(Self { titles, categories: Some(categories), wide })
    }

    pub(super) fn title(&self, ix: PlayerIx) -> &str {
        self.titles.get(ix.index()).map_or("", String::as_str)
    }

    /// Returns the category; `None` without a list.
    pub(super) fn category(&self, ix: PlayerIx) -> Option<&'static str> {
        self.categories.as_ref().and_then(|all| all.get(ix.index())).copied()
    }

    /// Returns the headings of the columns.
    pub(super) fn heads(&self, language: Language) -> Vec<String> {
        let mut heads = Vec::new();
        if self.wide {
            heads.push(standings::TITLE);
        }
        if self.categories.is_some() {
            heads.push(standings::CATEGORY);
        }
        if self.wide {
            heads.extend([standings::RATING, standings::FEDERATION, standings::BORN]);
        }
        heads.iter().map(|text| text.get(language).to_owned()).collect()
    }

    /// Returns the cells of a player.
    pub(super) fn cells(&self, t: &Tournament, ix: PlayerIx) -> Vec<String> {
        let mut cells = Vec::new();
        if self.wide {
            cells.push(self.title(ix).to_owned());
        }
        cells.extend(self.category(ix).map(str::to_owned));
        if self.wide {
            let (rating, federation, born) =
                t.player(ix).map_or((0, "", ""), |p| (p.rating, p.federation.as_str(), p.born.as_str()));
            let rating = if rating > 0 { rating.to_string() } else { String::new() };
            cells.extend([rating, one_line(federation), one_line(born)]);
        }
        cells
    }
}
