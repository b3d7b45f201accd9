//! Readings of the handbook's doubts about the Swiss of 1985 (D-82 to D-96), each a named option of the event.

use crate::words::swiss1985;
use adoube_words::Language;
use serde::{Deserialize, Serialize};

/// D-82: the definition of the middle group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MiddleGroup {
    /// (a) The group whose score is half the rounds played; it may be empty.
    #[default]
    HalfScore,
    /// (b) The group of the middle player of the standings.
    MiddlePlayer,
    /// (c) The middle group in the list of groups.
    MiddleOfGroups,
}

/// Readings that an event may choose. The default is the recommended one of each doubt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each doubt is a question with two answers")]
pub struct Readings {
    /// D-93: whether a game lost or won by absence counts as a meeting.
    pub absence_is_a_meeting: bool,
    /// D-88: whether rule 2.5 moves up a player who has no opponent in their own group or the next lower one.
    pub rule_2_5: bool,
    /// Maximum number of choices examined before the search gives up.
    pub effort: u32,
    /// D-82: the middle group.
    pub middle: MiddleGroup,
    /// D-84 (b): whether a replaced player takes the place of the replacement, instead of staying next in line.
    pub replaced_swap: bool,
    /// D-85: whether a player meets one of the same half only if no pairing of upper against lower half exists.
    pub halves_first: bool,
    /// D-88 (a): whether rule 2.5 also moves up the odd player of a group who has opponents in it.
    pub odd_man_rises: bool,
    /// D-90: whether groups below the middle are paired from their lowest player upwards.
    pub upward_from_below: bool,
    /// D-96 (b): whether a third equal colour in a row is already forbidden.
    pub third_colour_forbidden: bool,
}

impl Default for Readings {
    fn default() -> Self {
        Self::RECOMMENDED
    }
}

/// An unknown name of a reading.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(Language::English))]
pub struct ReadingError(pub String);

impl Readings {
    /// The recommended readings.
    pub const RECOMMENDED: Self = Self {
        absence_is_a_meeting: false,
        rule_2_5: true,
        effort: 2_000_000,
        middle: MiddleGroup::HalfScore,
        replaced_swap: false,
        halves_first: false,
        odd_man_rises: false,
        upward_from_below: false,
        third_colour_forbidden: false,
    };

    /// The names of all readings; `D-NNx` is reading (x) of doubt NN. For D-85 and D-90, (a) is the recommended one.
    pub const NAMES: [&str; 16] = [
        "D-82a", "D-82b", "D-82c", "D-84a", "D-84b", "D-85a", "D-85b", "D-88a", "D-88b", "D-88c", "D-90a", "D-90b",
        "D-93a", "D-93b", "D-96a", "D-96b",
    ];

    /// Returns these readings with the named ones applied, separated by commas, such as `D-84b,D-93a`.
    ///
    /// # Errors
    /// [`ReadingError`] for an unknown name.
    pub fn with(mut self, names: &str) -> Result<Self, ReadingError> {
        for name in names.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            match name.to_ascii_lowercase().as_str() {
                "d-82a" => self.middle = MiddleGroup::HalfScore,
                "d-82b" => self.middle = MiddleGroup::MiddlePlayer,
                "d-82c" => self.middle = MiddleGroup::MiddleOfGroups,
                "d-84a" => self.replaced_swap = false,
                "d-84b" => self.replaced_swap = true,
                "d-85a" => self.halves_first = false,
                "d-85b" => self.halves_first = true,
                "d-88a" => (self.rule_2_5, self.odd_man_rises) = (true, true),
                "d-88b" => (self.rule_2_5, self.odd_man_rises) = (true, false),
                "d-88c" => (self.rule_2_5, self.odd_man_rises) = (false, false),
                "d-90a" => self.upward_from_below = false,
                "d-90b" => self.upward_from_below = true,
                "d-93a" => self.absence_is_a_meeting = true,
                "d-93b" => self.absence_is_a_meeting = false,
                "d-96a" => self.third_colour_forbidden = false,
                "d-96b" => self.third_colour_forbidden = true,
                _ => return Err(ReadingError(name.chars().take(40).collect())),
            }
        }
        Ok(self)
    }
}

impl ReadingError {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        swiss1985::NO_READING.fill(language, &[("found", &format!("{:?}", self.0))])
    }
}
