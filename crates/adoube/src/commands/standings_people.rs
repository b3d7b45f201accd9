//! What a table says of the players beside their names: titles, categories, ratings, federations.

use crate::event;
use crate::failure::Failure;
use adoube_exchange::lists::federation::{self, FederationPlayer};
use adoube_laws::{Language, Text};
use adoube_tournament::{Player, PlayerIx, Tournament};
use std::collections::HashMap;

use super::standings_tables::clean;

const TITLE: Text = Text { ca: "títol", es: "título", pt: "título", eu: "titulua", en: "title" };
const CATEGORY: Text = Text { ca: "cat.", es: "cat.", pt: "cat.", eu: "kat.", en: "cat." };
const RATING: Text = Text { ca: "Elo", es: "Elo", pt: "rating", eu: "Elo", en: "rating" };
const FEDERATION: Text = Text { ca: "fed.", es: "fed.", pt: "fed.", eu: "fed.", en: "fed." };
const BORN: Text = Text { ca: "nascut", es: "nacido", pt: "nasc.", eu: "jaio", en: "born" };

/// Titles and categories of the players, and whether more is to be shown.
pub(super) struct People {
    titles: Vec<String>,
    /// Only with a list: which category each player has, empty for none.
    categories: Option<Vec<&'static str>>,
    wide: bool,
}

impl People {
    /// What the file says, and what the federation's list adds: categories, and titles the file does not have.
    pub(super) fn new(t: &Tournament, list: Option<&str>, wide: bool, language: Language) -> Result<Self, Failure> {
        let mut titles: Vec<String> = t.players.iter().map(|p| clean(&p.title)).collect();
        let Some(name) = list else { return Ok(Self { titles, categories: None, wide }) };
        let (rows, faults) = federation::read(&event::text(name, federation::MAX_BYTES, language)?);
        if let Some(line) = event::judge(name, faults, language)? {
            event::tell(&line);
        }
        let known = Known::new(&rows);
        let mut categories = vec![""; t.players.len()];
        for ((player, title), category) in t.players.iter().zip(&mut titles).zip(&mut categories) {
            if let Some(row) = known.find(player) {
                *category = row.category.map_or("", federation::Category::sign);
                if title.is_empty() {
                    *title = clean(&row.title);
                }
            }
        }
        Ok(Self { titles, categories: Some(categories), wide })
    }

    pub(super) fn title(&self, ix: PlayerIx) -> &str {
        self.titles.get(ix.index()).map_or("", String::as_str)
    }

    /// The category; nothing without a list.
    pub(super) fn category(&self, ix: PlayerIx) -> Option<&'static str> {
        self.categories.as_ref().and_then(|all| all.get(ix.index())).copied()
    }

    /// The headings of what stands beside the names.
    pub(super) fn heads(&self, language: Language) -> Vec<String> {
        let mut heads = Vec::new();
        if self.wide {
            heads.push(TITLE);
        }
        if self.categories.is_some() {
            heads.push(CATEGORY);
        }
        if self.wide {
            heads.extend([RATING, FEDERATION, BORN]);
        }
        heads.iter().map(|text| text.get(language).to_owned()).collect()
    }

    /// What stands beside a name.
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
            cells.extend([rating, clean(federation), clean(born)]);
        }
        cells
    }
}

/// A list by identity numbers and by names.
pub(super) struct Known<'l> {
    by_id: HashMap<&'l str, &'l FederationPlayer>,
    /// Two of the same name cannot be told apart: nobody.
    by_name: HashMap<String, Option<&'l FederationPlayer>>,
}

impl<'l> Known<'l> {
    pub(super) fn new(rows: &'l [FederationPlayer]) -> Self {
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

    pub(super) fn find(&self, player: &Player) -> Option<&'l FederationPlayer> {
        let id = player.fide_id.trim();
        let by_name = || self.by_name.get(&player.name.trim().to_lowercase()).copied().flatten();
        self.by_id.get(id).copied().filter(|_| !id.is_empty()).or_else(by_name)
    }
}
