//! The texts of colour rules and criteria.

use crate::words::dutch;
use adoube_words::Text;

use super::colours::ColourRule;
use super::criteria::Criterion;

/// Returns the text of a rule of article 5.2.
pub(super) const fn colour_text(rule: ColourRule) -> Text {
    match rule {
        ColourRule::BothGranted => dutch::BOTH_GRANTED,
        ColourRule::Stronger => dutch::STRONGER,
        ColourRule::Alternation => dutch::ALTERNATION,
        ColourRule::HigherRanked => dutch::HIGHER_RANKED,
        ColourRule::InitialColour => dutch::INITIAL_COLOUR,
    }
}

pub(super) const fn criterion_text(criterion: Criterion) -> Text {
    match criterion {
        Criterion::Completion => dutch::COMPLETION,
        Criterion::Downfloaters => dutch::DOWNFLOATERS,
        Criterion::DownfloaterScores => dutch::DOWNFLOATER_SCORES,
        Criterion::NextBracket => dutch::NEXT_BRACKET,
        Criterion::UnplayedGames => dutch::UNPLAYED_GAMES,
        Criterion::ColourDifference => dutch::COLOUR_DIFFERENCE,
        Criterion::ThreeInARow => dutch::THREE_IN_A_ROW,
        Criterion::Preferences => dutch::PREFERENCES,
        Criterion::StrongPreferences => dutch::STRONG_PREFERENCES,
        Criterion::DownAgain | Criterion::DownTwoBefore => dutch::DOWN_AGAIN,
        Criterion::UpAgain | Criterion::UpTwoBefore => dutch::UP_AGAIN,
        Criterion::DownScores | Criterion::DownScoresTwoBefore => dutch::DOWN_SCORES,
        Criterion::UpScores | Criterion::UpScoresTwoBefore => dutch::UP_SCORES,
    }
}
