//! Players as the handbook sees them: category, title, rating, nationality (vocabulary of the handbook; Foreigners 8.2;
//! D-05, D-17).

use crate::ids::{ClubId, PersonId};
use serde::{Deserialize, Serialize};

/// A player's category, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Third.
    Third,
    /// Second.
    Second,
    /// First.
    First,
    /// Preferent; titled players are Preferents with a title.
    Preferent,
}

/// A title above the categories.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// Mestre Català.
    MestreCatala,
    /// National master.
    NationalMaster,
    /// FIDE Master.
    FideMaster,
    /// International Master.
    InternationalMaster,
    /// Grandmaster.
    Grandmaster,
}

/// Nationality, as far as the rules ask (Foreigners 8.2, D-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nationality {
    /// Does not count as a foreigner.
    #[default]
    Home,
    /// Andorran: never a foreigner (8.2).
    Andorran,
    /// Counts as a foreigner.
    Foreign,
}

impl Nationality {
    /// 8.1, 8.2: whether the player counts against the limit.
    pub const fn counts_as_foreigner(self) -> bool {
        matches!(self, Self::Foreign)
    }
}

/// The rating an unrated Preferent is placed with (D-05).
pub const UNRATED_PREFERENT: u16 = 2000;

/// What decides a player's place on a list (5.23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Strength {
    /// Category.
    pub category: Category,
    /// Elo; only a Preferent's counts.
    pub elo: Option<u16>,
}

impl Strength {
    /// Larger is stronger; equal ones stand in the order the club wants (D-05).
    pub const fn key(self) -> (Category, u16) {
        let elo = match (self.category, self.elo) {
            (Category::Preferent, Some(elo)) => elo,
            (Category::Preferent, None) => UNRATED_PREFERENT,
            _ => 0,
        };
        (self.category, elo)
    }
}

/// Ratings a player holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Ratings {
    /// Of the Catalan list.
    pub catalan: Option<u16>,
    /// Of the Spanish list.
    pub national: Option<u16>,
    /// Of FIDE's list.
    pub international: Option<u16>,
}

/// A player without what identifies a human being.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Who.
    pub person: PersonId,
    /// The club whose licence the player holds or asks for; its town is the player's (Competition rules 12.2).
    pub club: ClubId,
    /// Category.
    pub category: Category,
    /// Title.
    pub title: Option<Title>,
    /// Ratings.
    pub ratings: Ratings,
    /// Nationality.
    pub nationality: Nationality,
}

impl Player {
    /// What decides the place on the list.
    pub const fn strength(&self) -> Strength {
        Strength { category: self.category, elo: self.ratings.catalan }
    }
}
