//! Lists loaded for browsing: ranked by each rating, by letter, by club or federation, and compared.
//!
//! A list has up to millions of players, which the store keeps in file order. The data for ranking and filtering are
//! loaded once and cached, about forty bytes per player; names and the rest are read for the page that shows them.

use crate::Desk;
use crate::lists::{RatingKind, digest};
use adoube_store::{Store, StoreError, StoredList, fold};
use adoube_web::request_error::RequestError;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// The maximum total number of players in the cached lists.
const KEPT_MAX: usize = 6_000_000;
/// Time for which a page waits for a list to load.
const PATIENCE: Duration = Duration::from_secs(6);

/// A player's data for ranking and filtering.
#[derive(Clone, Copy, Debug)]
struct CatalogueRow {
    number: u32,
    fide: u32,
    licence: u64,
    /// Only in lists published here.
    person: u64,
    ratings: [u16; 4],
    group: u32,
    letter: u8,
}

/// The grouping of a list's players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grouped {
    /// By club.
    Club,
    /// By federation, if the list has no clubs.
    Federation,
}

/// A loaded list.
#[derive(Debug)]
pub struct ListCatalogue {
    /// The list.
    pub list: StoredList,
    /// The grouping of its players.
    pub grouped: Grouped,
    /// The names of the groups in order.
    pub groups: Vec<String>,
    rows: Vec<CatalogueRow>,
    orders: [OnceLock<Vec<u32>>; 4],
}

/// A query on a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// Only names starting with this letter, `A` to `Z`, or `#` for all others.
    pub letter: Option<char>,
    /// Only this group.
    pub group: Option<String>,
    /// The offset of the first player.
    pub from: usize,
    /// The maximum number of players.
    pub most: usize,
}

/// A player's place in a ranking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListPlace {
    /// The rank, shared by equal ratings; 0 without a rating.
    pub rank: usize,
    /// The player's number in the list.
    pub number: i64,
}

/// A player's change from one list to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The number in the older list; 0 if not in it.
    pub old: i64,
    /// The number in the newer list; 0 if not in it.
    pub new: i64,
    /// The rating before; 0 for none.
    pub before: u16,
    /// The rating after; 0 for none.
    pub after: u16,
}

/// A comparison of two lists.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comparison {
    /// Players in both lists with different ratings, largest change first.
    pub changed: Vec<Change>,
    /// Players only in the newer list, by rating.
    pub came: Vec<Change>,
    /// Players only in the older list, by rating.
    pub left: Vec<Change>,
    /// Number of players in both lists with the same rating.
    pub same: usize,
}

const fn index(kind: RatingKind) -> usize {
    match kind {
        RatingKind::National => 0,
        RatingKind::Standard => 1,
        RatingKind::Rapid => 2,
        RatingKind::Blitz => 3,
    }
}

impl CatalogueRow {
    fn rating(&self, kind: RatingKind) -> u16 {
        self.ratings.get(index(kind)).copied().unwrap_or(0)
    }
}

impl ListCatalogue {
    /// Returns the kinds of rating that any player has, the federation's first.
    pub fn kinds(&self) -> Vec<RatingKind> {
        let has = |kind: RatingKind| self.rows.iter().any(|row| row.rating(kind) > 0);
        RatingKind::ALL.into_iter().filter(|kind| has(*kind)).collect()
    }

    /// Returns all ratings of a kind.
    pub fn ratings(&self, kind: RatingKind) -> impl Iterator<Item = u16> {
        self.rows.iter().map(move |row| row.rating(kind))
    }

    /// Returns the initial letters of the names.
    pub fn letters(&self) -> Vec<char> {
        let mut there = [false; 256];
        for row in &self.rows {
            if let Some(slot) = there.get_mut(usize::from(row.letter)) {
                *slot = true;
            }
        }
        let letters = ('A'..='Z').chain(['#']);
        letters.filter(|letter| there.get(*letter as usize).copied().unwrap_or(false)).collect()
    }

    fn order(&self, kind: RatingKind) -> &[u32] {
        let Some(order) = self.orders.get(index(kind)) else { return &[] };
        order.get_or_init(|| {
            let mut order: Vec<u32> = (0..u32::try_from(self.rows.len()).unwrap_or(u32::MAX)).collect();
            order.sort_by_key(|at| std::cmp::Reverse(self.rating(*at, kind)));
            order
        })
    }

    fn rating(&self, at: u32, kind: RatingKind) -> u16 {
        self.rows.get(at as usize).map_or(0, |row| row.rating(kind))
    }

    /// Returns the matching players by descending rating, and their total number.
    pub fn ranked(&self, kind: RatingKind, wanted: &Wanted) -> (Vec<ListPlace>, usize) {
        let order = self.order(kind);
        let group = wanted.group.as_ref().map(|name| self.groups.binary_search(name).ok());
        let letter = wanted.letter.map(|letter| u8::try_from(u32::from(letter)).unwrap_or(0));
        let is_wanted = |at: &&u32| {
            let Some(row) = self.rows.get(**at as usize) else { return false };
            let in_group = group.is_none_or(|group| group == Some(row.group as usize));
            in_group && letter.is_none_or(|letter| letter == row.letter)
        };
        let (mut found, mut count) = (Vec::new(), 0);
        for at in order.iter().filter(is_wanted) {
            if (wanted.from..wanted.from.saturating_add(wanted.most)).contains(&count) {
                found.push(self.place(*at, kind, order));
            }
            count += 1;
        }
        (found, count)
    }

    fn place(&self, at: u32, kind: RatingKind, order: &[u32]) -> ListPlace {
        let own = self.rating(at, kind);
        let above = order.partition_point(|other| self.rating(*other, kind) > own);
        let number = self.rows.get(at as usize).map_or(0, |row| i64::from(row.number));
        ListPlace { rank: if own > 0 { above + 1 } else { 0 }, number }
    }

    /// Returns the index of the player with a number in the list.
    pub fn place_of(&self, number: i64, kind: RatingKind) -> Option<ListPlace> {
        let at = self.rows.binary_search_by_key(&number, |row| i64::from(row.number)).ok()?;
        Some(self.place(u32::try_from(at).ok()?, kind, self.order(kind)))
    }

    /// Compares with a newer list. Players are matched by the federation's number, then FIDE's, then the person known
    /// to the desk, whichever both lists have.
    pub fn compare(&self, newer: &Self, kind: RatingKind) -> Comparison {
        let mut partner: Vec<Option<u32>> = vec![None; newer.rows.len()];
        let mut mine: Vec<Option<u32>> = vec![None; self.rows.len()];
        let keys: [fn(&CatalogueRow) -> u64; 3] = [|row| row.licence, |row| u64::from(row.fide), |row| row.person];
        for key in keys {
            let free = |rows: &[CatalogueRow], taken: &[Option<u32>]| {
                let places = (0_u32..).zip(rows).zip(taken);
                let free = places.filter(|((_, row), taken)| taken.is_none() && key(row) != 0);
                let mut free: Vec<(u64, u32)> = free.map(|((at, row), _)| (key(row), at)).collect();
                free.sort_unstable();
                free
            };
            let (old, new) = (free(&self.rows, &mine), free(&newer.rows, &partner));
            let mut after = new.iter().peekable();
            for (key, before) in old {
                while after.next_if(|(other, _)| *other < key).is_some() {}
                let Some((_, at)) = after.next_if(|(other, _)| *other == key) else { continue };
                if let (Some(one), Some(other)) = (mine.get_mut(before as usize), partner.get_mut(*at as usize)) {
                    (*one, *other) = (Some(*at), Some(before));
                }
            }
        }
        let mut found = Comparison::default();
        for (old, new) in self.rows.iter().zip(&mine) {
            let new = new.and_then(|at| newer.rows.get(at as usize));
            let change = Change {
                old: i64::from(old.number),
                new: new.map_or(0, |new| i64::from(new.number)),
                before: old.rating(kind),
                after: new.map_or(0, |new| new.rating(kind)),
            };
            match new {
                None => found.left.push(change),
                Some(_) if change.before == change.after => found.same += 1,
                Some(_) => found.changed.push(change),
            }
        }
        for (new, _) in newer.rows.iter().zip(&partner).filter(|(_, partner)| partner.is_none()) {
            let (number, after) = (i64::from(new.number), new.rating(kind));
            found.came.push(Change { old: 0, new: number, before: 0, after });
        }
        found.changed.sort_by_key(|c| (std::cmp::Reverse(c.after.abs_diff(c.before)), c.new));
        found.came.sort_by_key(|c| (std::cmp::Reverse(c.after), c.new));
        found.left.sort_by_key(|c| (std::cmp::Reverse(c.before), c.old));
        found
    }
}

/// The fields read for a player.
#[derive(Deserialize)]
#[serde(default)]
struct Brief {
    name: String,
    fide_id: String,
    licence: String,
    federation: String,
    club: String,
    standard: u16,
    rapid: u16,
    blitz: u16,
    national: u16,
    published: BriefPublished,
}

/// The fields read for a person known to the desk.
#[derive(Default, Deserialize)]
#[serde(default)]
struct BriefPublished {
    person: String,
}

impl Default for Brief {
    fn default() -> Self {
        let none = String::new;
        let (name, fide_id, licence, federation, club) = (none(), none(), none(), none(), none());
        let published = BriefPublished::default();
        Self { name, fide_id, licence, federation, club, standard: 0, rapid: 0, blitz: 0, national: 0, published }
    }
}

/// Loads a list.
async fn read(store: &Store, list: StoredList) -> Result<ListCatalogue, StoreError> {
    let mut rows: Vec<CatalogueRow> = Vec::new();
    // Clubs and federations, numbered by first occurrence.
    let mut names: [HashMap<String, u32>; 2] = [HashMap::new(), HashMap::new()];
    let mut federations: Vec<u32> = Vec::new();
    let mut number = 0;
    loop {
        let players = store.listed_after(list.id, number).await?;
        let Some(end) = players.last() else { break };
        number = end.number;
        for player in &players {
            let brief: Brief = serde_json::from_str(&player.data).unwrap_or_default();
            let mut group = |which: usize, name: &str| {
                let names = names.get_mut(which)?;
                let next = u32::try_from(names.len()).unwrap_or(u32::MAX);
                if let Some(known) = names.get(name) {
                    return Some(*known);
                }
                names.insert(name.to_owned(), next);
                Some(next)
            };
            let club = group(0, brief.club.trim()).unwrap_or(0);
            federations.push(group(1, brief.federation.trim()).unwrap_or(0));
            let first = fold(&brief.name).bytes().next().map_or(b'#', |byte| byte.to_ascii_uppercase());
            rows.push(CatalogueRow {
                number: u32::try_from(player.number).unwrap_or(0),
                fide: brief.fide_id.trim().parse().unwrap_or(0),
                licence: digest(brief.licence.trim()),
                person: digest(&brief.published.person),
                ratings: [brief.national, brief.standard, brief.rapid, brief.blitz],
                group: club,
                letter: if first.is_ascii_uppercase() { first } else { b'#' },
            });
        }
    }
    let [clubs, countries] = names;
    let has_clubs = clubs.keys().any(|name| !name.is_empty());
    let (grouped, names) = if has_clubs { (Grouped::Club, clubs) } else { (Grouped::Federation, countries) };
    let mut groups: Vec<(String, u32)> = names.into_iter().collect();
    groups.sort_unstable();
    let mut place = vec![0_u32; groups.len()];
    for (new, (_, old)) in (0_u32..).zip(&groups) {
        if let Some(slot) = place.get_mut(*old as usize) {
            *slot = new;
        }
    }
    for (row, federation) in rows.iter_mut().zip(federations) {
        let old = if has_clubs { row.group } else { federation };
        row.group = place.get(old as usize).copied().unwrap_or(0);
    }
    let groups = groups.into_iter().map(|(name, _)| name).collect();
    Ok(ListCatalogue { list, grouped, groups, rows, orders: [const { OnceLock::new() }; 4] })
}

/// The loading state of a list.
#[derive(Clone, Debug)]
enum LoadState {
    Working,
    Ready(Arc<ListCatalogue>),
    Failed(StoreError),
}

/// The cache of lists, loaded or loading.
#[derive(Debug, Default)]
pub struct Catalogues(Mutex<Vec<(i64, watch::Receiver<LoadState>)>>);

/// The result of a cache lookup.
#[derive(Debug)]
pub enum Looked {
    /// The list is loaded.
    Ready(Arc<ListCatalogue>),
    /// The list is still loading.
    Working(StoredList),
}

impl Catalogues {
    /// Returns a list of the desk. A list that is not cached is loaded in the background, and the page waits for a
    /// short time.
    ///
    /// # Errors
    /// The list does not exist, or the record has an error.
    pub async fn get(&self, desk: &Desk, id: i64) -> Result<Looked, RequestError> {
        let lists = desk.store().lists().await?;
        let list = lists.iter().find(|list| list.id == id).cloned().ok_or(RequestError::NotFound)?;
        let mut reading = self.reading(desk, &list, &lists);
        let waited =
            tokio::time::timeout(PATIENCE, reading.wait_for(|state| !matches!(state, LoadState::Working))).await;
        let state = match waited {
            Ok(Ok(state)) => state.clone(),
            Ok(Err(_)) => return Err(RequestError::Stopping),
            Err(_) => return Ok(Looked::Working(list)),
        };
        match state {
            LoadState::Ready(catalogue) => Ok(Looked::Ready(catalogue)),
            LoadState::Failed(fault) => {
                self.forget(id);
                Err(fault.into())
            }
            LoadState::Working => Ok(Looked::Working(list)),
        }
    }

    fn forget(&self, id: i64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|(known, _)| *known != id);
    }

    fn reading(&self, desk: &Desk, list: &StoredList, lists: &[StoredList]) -> watch::Receiver<LoadState> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Evict deleted lists first, then the least recently used.
        kept.retain(|(id, _)| lists.iter().any(|list| list.id == *id));
        if let Some(at) = kept.iter().position(|(id, _)| *id == list.id) {
            let known = kept.remove(at);
            let reading = known.1.clone();
            kept.push(known);
            return reading;
        }
        let size = |id: i64| lists.iter().find(|list| list.id == id).map_or(0, |list| list.players as usize);
        while !kept.is_empty() && kept.iter().map(|(id, _)| size(*id)).sum::<usize>() + size(list.id) > KEPT_MAX {
            kept.remove(0);
        }
        let (tell, reading) = watch::channel(LoadState::Working);
        kept.push((list.id, reading.clone()));
        drop(kept);
        let (store, list) = (desk.store().clone(), list.clone());
        tokio::spawn(async move {
            let state = match read(&store, list).await {
                Ok(catalogue) => LoadState::Ready(Arc::new(catalogue)),
                Err(fault) => LoadState::Failed(fault),
            };
            // The receiver may be gone; the list is cached anyway.
            let _ = tell.send(state);
        });
        reading
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalogue(rows: &[(u32, u64, u16, u32, char)]) -> ListCatalogue {
        let row = |(number, licence, rating, group, letter): &(u32, u64, u16, u32, char)| CatalogueRow {
            number: *number,
            fide: 0,
            licence: *licence,
            person: 0,
            ratings: [*rating, 0, 0, 0],
            group: *group,
            letter: *letter as u8,
        };
        let list = StoredList { id: 1, name: "x".to_owned(), players: rows.len() as u64, at_ms: 0 };
        let groups = [String::new(), "Girona".to_owned(), "Reus".to_owned()].to_vec();
        let rows = rows.iter().map(row).collect();
        ListCatalogue { list, grouped: Grouped::Club, groups, rows, orders: [const { OnceLock::new() }; 4] }
    }

    #[test]
    fn players_are_ranked_and_chosen() {
        let list = catalogue(&[(1, 1, 2000, 1, 'A'), (2, 2, 2100, 2, 'B'), (3, 3, 0, 1, 'A'), (4, 4, 2000, 2, 'A')]);
        let ranked = |wanted: &Wanted| {
            let (found, count) = list.ranked(RatingKind::National, wanted);
            (found.iter().map(|p| (p.rank, p.number)).collect::<Vec<_>>(), count)
        };
        let all = Wanted { most: 10, ..Wanted::default() };
        assert_eq!(ranked(&all), (vec![(1, 2), (2, 1), (2, 4), (0, 3)], 4));
        assert_eq!(ranked(&Wanted { from: 1, most: 2, ..all.clone() }), (vec![(2, 1), (2, 4)], 4));
        assert_eq!(ranked(&Wanted { letter: Some('A'), ..all.clone() }), (vec![(2, 1), (2, 4), (0, 3)], 3));
        assert_eq!(ranked(&Wanted { group: Some("Reus".to_owned()), ..all.clone() }), (vec![(1, 2), (2, 4)], 2));
        assert_eq!(ranked(&Wanted { group: Some("Vic".to_owned()), ..all }), (vec![], 0));
        assert_eq!(list.kinds(), [RatingKind::National]);
        assert_eq!(list.letters(), ['A', 'B']);
        assert_eq!(list.place_of(4, RatingKind::National), Some(ListPlace { rank: 2, number: 4 }));
        assert_eq!(list.place_of(9, RatingKind::National), None);
    }

    #[test]
    fn two_lists_are_compared_by_number() {
        let old =
            catalogue(&[(1, 10, 2000, 0, 'A'), (2, 20, 2100, 0, 'A'), (3, 30, 2200, 0, 'A'), (4, 40, 2000, 0, 'A')]);
        let new =
            catalogue(&[(1, 50, 2300, 0, 'A'), (2, 20, 2060, 0, 'A'), (3, 10, 2000, 0, 'A'), (4, 40, 2100, 0, 'A')]);
        let found = old.compare(&new, RatingKind::National);
        assert_eq!(found.same, 1);
        let change = |old, new, before, after| Change { old, new, before, after };
        assert_eq!(found.changed, [change(4, 4, 2000, 2100), change(2, 2, 2100, 2060)]);
        assert_eq!(found.came, [change(0, 1, 0, 2300)]);
        assert_eq!(found.left, [change(3, 0, 2200, 0)]);
    }

    #[test]
    fn whoever_has_no_number_on_both_lists_is_compared_as_a_person() {
        let mut old = catalogue(&[(1, 10, 2000, 0, 'A'), (2, 0, 2100, 0, 'A'), (3, 0, 2200, 0, 'A')]);
        let mut new = catalogue(&[(1, 0, 2110, 0, 'A'), (2, 11, 2010, 0, 'A'), (3, 10, 2050, 0, 'A')]);
        (old.rows[1].person, new.rows[0].person) = (7, 7);
        // A number takes precedence over the person; the FIDE number applies where licences differ.
        (old.rows[0].person, new.rows[1].person) = (8, 8);
        (old.rows[2].fide, new.rows[1].fide) = (5, 5);
        let found = old.compare(&new, RatingKind::National);
        let pairs: Vec<(i64, i64)> = found.changed.iter().map(|change| (change.old, change.new)).collect();
        assert_eq!(pairs, [(3, 2), (1, 3), (2, 1)]);
        assert!(found.came.is_empty() && found.left.is_empty() && found.same == 0);
    }
}
