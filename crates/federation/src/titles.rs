//! Titles and norms of Mestre Català earned by a final classification (Master, title 1 and norm 2; D-118). The others
//! are computed by `adoube_rating::master` or recorded.

use crate::ids::MemberNo;
use serde::{Deserialize, Serialize};

/// An event whose first two places are rewarded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TitleEvent {
    /// The absolute championship of Catalonia: the title.
    AbsoluteChampionship,
    /// Group A of the Barcelona Open: a norm.
    BarcelonaOpenA,
}

/// The award for champion and runner-up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Award {
    /// Title 1: Mestre Català.
    Title,
    /// Norm 2: a norm of Mestre Català.
    Norm,
}

/// Returns the champion and the runner-up of the final classification, after tie-breaks (D-118), with their awards.
pub fn awards(event: TitleEvent, classification: &[MemberNo]) -> Vec<(MemberNo, Award)> {
    let award = match event {
        TitleEvent::AbsoluteChampionship => Award::Title,
        TitleEvent::BarcelonaOpenA => Award::Norm,
    };
    classification.iter().take(2).map(|person| (*person, award)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn master_title_1_and_norm_2_champion_and_runner_up() {
        let order = [7, 3, 9].map(MemberNo);
        let title = awards(TitleEvent::AbsoluteChampionship, &order);
        assert_eq!(title, [(MemberNo(7), Award::Title), (MemberNo(3), Award::Title)]);
        let norm = awards(TitleEvent::BarcelonaOpenA, &order);
        assert_eq!(norm, [(MemberNo(7), Award::Norm), (MemberNo(3), Award::Norm)]);
        assert_eq!(awards(TitleEvent::BarcelonaOpenA, &[]), []);
    }
}
