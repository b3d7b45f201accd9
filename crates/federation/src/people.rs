//! Players in the handbook's terms: category, title, rating, nationality (vocabulary of the handbook; Foreigners 8.2;
//! D-05, D-17).

use crate::codes;
use crate::ids::{ClubId, MemberNo};
use crate::regulations::{LineUpRules, ListOrder, ListRating, Regulations};
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

impl PlayerCategory {
    /// All categories, the lowest first.
    pub const ALL: [Self; 4] = [Self::Third, Self::Second, Self::First, Self::Preferent];

    /// Returns its code in the record and in the regulations.
    pub const fn code(self) -> &'static str {
        codes::PLAYER_CATEGORIES[self as usize]
    }
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
    /// Returns its code in the record and in the regulations.
    const fn code(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Andorran => "andorran",
            Self::Foreign => "foreign",
        }
    }

    /// 8.1, 8.2: returns whether the player counts against the limit.
    pub fn counts_as_foreigner(self, rules: &LineUpRules) -> bool {
        self != Self::Home && rules.never_foreign.iter().all(|code| code != self.code())
    }
}

/// A player's strength, which decides the position on a list (5.23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlayerStrength {
    pub category: PlayerCategory,
    /// Elo; it counts where the regulations order by rating.
    pub elo: Option<u16>,
}

/// The sort key of a strength list: the place of the category, and the rating.
pub type StrengthKey = (usize, u16);

impl PlayerStrength {
    /// Returns the sort key: larger is stronger; the club orders equals freely (D-05).
    pub fn key(self, rules: &Regulations) -> StrengthKey {
        let elo = self.elo.unwrap_or(*rules.lists.unrated);
        let code = self.category.code();
        let below = rules.player_categories.iter().rev().position(|category| category.code == code).unwrap_or(0);
        match *rules.lists.order {
            ListOrder::Category => {
                let by_rating = rules.player_category(code).is_some_and(|category| category.by_rating);
                (below, if by_rating { elo } else { 0 })
            }
            ListOrder::Rating => (0, elo),
            ListOrder::Free => (0, 0),
        }
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
    /// Returns the strength by the rating that orders the lists (5.23).
    pub fn strength(&self, rules: &Regulations) -> PlayerStrength {
        let elo = match *rules.lists.rating {
            ListRating::Catalan => self.ratings.catalan,
            ListRating::National => self.ratings.national,
            ListRating::International => self.ratings.international,
        };
        PlayerStrength { category: self.category, elo }
    }
}
