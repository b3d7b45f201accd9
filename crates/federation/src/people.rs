//! Players in the handbook's terms: category, title, rating, nationality (vocabulary of the handbook; Foreigners 8.2;
//! D-05, D-17).

use crate::ids::{ClubId, MemberNo};
use serde::{Deserialize, Serialize};

/// A player's category, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerCategory {
    Third,
    Second,
    First,
    /// Preferent; titled players are Preferents with a title.
    Preferent,
}

/// A title above the categories.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerTitle {
    /// Mestre Català.
    MestreCatala,
    NationalMaster,
    FideMaster,
    InternationalMaster,
    Grandmaster,
}

/// Nationality, as far as the rules need it (Foreigners 8.2, D-17).
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
    /// 8.1, 8.2: returns whether the player counts against the limit.
    pub const fn counts_as_foreigner(self) -> bool {
        matches!(self, Self::Foreign)
    }
}

/// The rating used to place an unrated Preferent (D-05).
pub const UNRATED_PREFERENT: u16 = 2000;

/// A player's strength, which decides the position on a list (5.23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlayerStrength {
    pub category: PlayerCategory,
    /// Elo; only a Preferent's counts.
    pub elo: Option<u16>,
}

impl PlayerStrength {
    /// Returns the sort key: larger is stronger; the club orders equals freely (D-05).
    pub const fn key(self) -> (PlayerCategory, u16) {
        let elo = match (self.category, self.elo) {
            (PlayerCategory::Preferent, Some(elo)) => elo,
            (PlayerCategory::Preferent, None) => UNRATED_PREFERENT,
            _ => 0,
        };
        (self.category, elo)
    }
}

/// Ratings a player holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PlayerRatings {
    pub catalan: Option<u16>,
    /// From the Spanish list.
    pub national: Option<u16>,
    /// From FIDE's list.
    pub international: Option<u16>,
}

/// A player, without personal data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RegisteredPlayer {
    pub person: MemberNo,
    /// The club whose licence the player holds or applies for; its town is the player's (Competition rules 12.2).
    pub club: ClubId,
    pub category: PlayerCategory,
    pub title: Option<PlayerTitle>,
    pub ratings: PlayerRatings,
    pub nationality: Nationality,
}

impl RegisteredPlayer {
    pub const fn strength(&self) -> PlayerStrength {
        PlayerStrength { category: self.category, elo: self.ratings.catalan }
    }
}
