//! Titles and norms of Mestre Català: by a final classification (Master, title 1 and norm 2; D-118), by the rating list
//! or a score (norms 1 and 3), and the title that three norms give (title 5, loss). The figures are those of the
//! regulations.

use crate::ids::{MemberNo, OpenId};
use crate::regulations::{AwardRules, Regulations};
use adoube_laws::Date;
use adoube_rating::Exact;
use adoube_rating::master::{NormFigures, Norms, ThresholdReading, norms_at_end_of, percentage_norm, rating_norm};
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

/// The achievement that earned a norm of Mestre Català.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NormGround {
    /// Norm 2: champion or runner-up of group A of the Barcelona Open.
    #[default]
    BarcelonaOpen,
    /// Norm 1: more than 2300 on a rating list, with sixteen games or more.
    RatingList,
    /// Norm 3: the percentage in a homologated tournament.
    Percentage,
    /// A norm of an earlier season, from the federation's own files.
    Earlier,
}

/// A norm submitted to the office, with its figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NormClaim {
    /// Norm 1.
    RatingList {
        rating: u16,
        /// Games in the period of the list.
        games: u32,
    },
    /// Norm 3.
    Percentage {
        open: OpenId,
        /// Games played.
        games: u32,
        half_points: u32,
        /// The average rating of the opponents.
        average: u16,
    },
    /// A norm of an earlier season.
    Earlier,
}

impl NormClaim {
    /// Returns the achievement that earns the norm.
    pub const fn ground(self) -> NormGround {
        match self {
            Self::RatingList { .. } => NormGround::RatingList,
            Self::Percentage { .. } => NormGround::Percentage,
            Self::Earlier => NormGround::Earlier,
        }
    }

    /// Returns whether the figures make a norm (Master, norms 1 and 3).
    pub fn is_norm(self, rules: &Regulations) -> bool {
        let figures = figures(rules);
        match self {
            Self::RatingList { rating, games } => rating_norm(rating, games, &figures),
            Self::Percentage { games, half_points, average, .. } => {
                let average = Exact::whole(i64::from(average));
                half_points <= games.saturating_mul(2)
                    && percentage_norm(games, half_points, average, ThresholdReading::Exceed, &figures)
                        .is_some_and(|norm| norm.is_norm)
            }
            Self::Earlier => true,
        }
    }
}

/// Returns the figures of the norms.
fn figures(rules: &Regulations) -> NormFigures {
    let norms = &rules.norms;
    NormFigures {
        rating_above: *norms.rating_above,
        rating_games: *norms.rating_games,
        average: *norms.average,
        percent: *norms.percent,
        tenths_per_point: *norms.tenths_per_point,
        title: *norms.title,
        quiet_seasons: *norms.quiet_seasons,
    }
}

/// Returns the season of a day, by the year of its first day (D-13).
pub fn season_of(day: Date, rules: &Regulations) -> u16 {
    let begun = rules.season.first_day.of(day.year()).is_some_and(|first| day >= first);
    if begun { day.year() } else { day.year().saturating_sub(1) }
}

/// Returns the norms that a player with these days of norms holds in a season, and whether they gave the title (Master,
/// loss, title 5).
pub fn norms_held(days: &[Date], season: u16, rules: &Regulations) -> Norms {
    let seasons: Vec<u16> = days.iter().map(|day| season_of(*day, rules)).collect();
    norms_at_end_of(season, &seasons, &figures(rules))
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

/// Returns the champion and the runner-up, or as many places as the regulations reward, of the final classification, after tie-breaks (D-118), with their awards.
pub fn awards(event: TitleEvent, classification: &[MemberNo], rules: &AwardRules) -> Vec<(MemberNo, Award)> {
    let (award, places) = match event {
        TitleEvent::AbsoluteChampionship => (Award::Title, *rules.title_places),
        TitleEvent::BarcelonaOpenA => (Award::Norm, *rules.norm_places),
    };
    classification.iter().take(usize::from(places)).map(|person| (*person, award)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn master_title_1_and_norm_2_champion_and_runner_up() {
        let rules = &Regulations::handbook().norms.awards;
        let order = [7, 3, 9].map(MemberNo);
        let title = awards(TitleEvent::AbsoluteChampionship, &order, rules);
        assert_eq!(title, [(MemberNo(7), Award::Title), (MemberNo(3), Award::Title)]);
        let norm = awards(TitleEvent::BarcelonaOpenA, &order, rules);
        assert_eq!(norm, [(MemberNo(7), Award::Norm), (MemberNo(3), Award::Norm)]);
        assert_eq!(awards(TitleEvent::BarcelonaOpenA, &[], rules), []);
    }
}
