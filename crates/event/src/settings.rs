//! Settings fixed by the regulations of an event (C.04.1, 1; C.07, 1; Article 6.3), and changes to them.

use crate::ids::PersonId;
use crate::rate::Rate;
use crate::written::{as_text, list_as_text, option_as_text};
use adoube_laws::{
    CountingIn2017, Date, DevicePenalty, DeviceStorage, DrawOffers, Edition, Leaving, Play, QuickplayGuideline,
    SupervisedBlitzPenalty,
};
use adoube_tournament::System;
use adoube_tournament::tiebreaks::{EventFormat, TieBreak, TieBreakKind, handbook};
use adoube_tournament::{Color, Scoring};
use serde::{Deserialize, Serialize};

/// Standard, rapid or blitz.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KindOfPlay {
    /// Derived from the time control (A.1, B.1).
    #[default]
    ByRate,
    /// Standard.
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
}

/// The tie-breaks of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreaks {
    /// FIDE's tie-breaks, by their codes (C.07).
    Fide(#[serde(with = "list_as_text")] Vec<TieBreak>),
    /// The federation's handbook, by the name of a preset: `fce-swiss`, `fce-roundrobin`.
    Handbook(String),
}

impl Default for TieBreaks {
    fn default() -> Self {
        let buchholz = TieBreak::plain(TieBreakKind::Buchholz);
        let list = [
            buchholz.cut(1),
            buchholz,
            TieBreak::plain(TieBreakKind::SonnebornBerger),
            TieBreak::plain(TieBreakKind::DirectEncounter),
        ];
        Self::Fide(list.to_vec())
    }
}

/// Maximum number of tie-breaks.
pub const TIE_BREAKS_MAX: usize = 12;

impl TieBreaks {
    /// Parses FIDE's tie-breaks by their codes: `BH/C1, BH, DE`.
    ///
    /// # Errors
    /// The first invalid code.
    pub fn fide(codes: &str) -> Result<Self, adoube_tournament::tiebreaks::ParseTieBreakError> {
        TieBreak::list(codes).map(Self::Fide)
    }

    /// Returns the names, in order.
    pub fn codes(&self) -> Vec<String> {
        match self {
            Self::Fide(list) => list.iter().map(ToString::to_string).collect(),
            Self::Handbook(name) => {
                handbook::preset(name).unwrap_or_default().iter().map(|criterion| criterion.name().to_owned()).collect()
            }
        }
    }

    /// Returns whether the list is valid.
    pub fn is_sound(&self) -> bool {
        match self {
            Self::Fide(list) => list.len() <= TIE_BREAKS_MAX && !list.iter().any(TieBreak::is_for_teams),
            Self::Handbook(name) => handbook::preset(name).is_some(),
        }
    }

    /// Returns whether the list has a tie-break of FIDE's Buchholz family, which is not used in a round robin.
    pub(crate) fn has_buchholz(&self) -> bool {
        matches!(self, Self::Fide(list) if list.iter().any(|tie_break| tie_break.kind.is_made_of_buchholz()))
    }
}

/// The rating an event uses (FIDE's list of methods).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RatingMethod {
    /// The FIDE rating only.
    Fide,
    /// The national rating only.
    National,
    /// The FIDE rating, or the national one for players without.
    #[default]
    FideThenNational,
    /// The national rating, or the FIDE rating for players without.
    NationalThenFide,
    /// The higher of the two.
    Higher,
}

impl RatingMethod {
    /// All methods, with FIDE's codes (TRF26, record 172).
    pub const CODES: [(Self, &'static str); 5] = [
        (Self::Fide, "FIDE"),
        (Self::National, "NRO"),
        (Self::FideThenNational, "FIDON"),
        (Self::NationalThenFide, "NIDOF"),
        (Self::Higher, "HBFN"),
    ];

    /// Returns FIDE's code.
    pub fn code(self) -> &'static str {
        Self::CODES.iter().find(|(method, _)| *method == self).map_or("OTHER", |(_, code)| code)
    }

    /// Returns the method with a code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::CODES.iter().find(|(_, known)| *known == code).map(|(method, _)| *method)
    }

    /// Returns the rating that counts; 0 for none.
    pub fn rating(self, fide: u16, national: u16) -> u16 {
        let or = |first: u16, second: u16| if first > 0 { first } else { second };
        match self {
            Self::Fide => fide,
            Self::National => national,
            Self::FideThenNational => or(fide, national),
            Self::NationalThenFide => or(national, fide),
            Self::Higher => fide.max(national),
        }
    }
}

/// Rules for requested byes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ByeRules {
    /// Half-point byes allowed per player.
    pub half_points: u8,
    /// Number of final rounds without byes.
    pub not_in_last: u8,
}

impl Default for ByeRules {
    fn default() -> Self {
        Self { half_points: 1, not_in_last: 1 }
    }
}

/// Whether players must be checked in before they are paired.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CheckIn {
    /// All entered players are paired.
    #[default]
    NotNeeded,
    /// Players not checked in are absent.
    Needed,
}

/// The effect of an early withdrawal on the standings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EarlyWithdrawals {
    /// The score stays.
    #[default]
    Stand,
    /// Games of a player who left before half of the event are annulled (handbook, 14.31).
    Annulled,
}

/// The choices that the Laws leave to an event about the play at a board. The default time and the points are separate
/// settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardRegulations {
    /// Whether draws may be offered and agreed (9.1.1).
    #[serde(with = "as_text")]
    pub draw_offers: DrawOffers,
    /// The guideline announced for a last period without increment (III.2.1).
    #[serde(with = "as_text")]
    pub quickplay: QuickplayGuideline,
    /// Whether a switched-off device may lie in a bag (11.3.2.1).
    #[serde(with = "as_text")]
    pub devices: DeviceStorage,
    /// The penalty for a device found on a player (11.3.2.2).
    #[serde(with = "as_text")]
    pub device_penalty: DevicePenalty,
    /// Whether a player reports before leaving while the opponent has the move (11.2.4).
    #[serde(with = "as_text")]
    pub leaving: Leaving,
    /// The counting of illegal moves under the 2017 edition.
    #[serde(with = "as_text")]
    pub counting: CountingIn2017,
    /// The time given in supervised blitz under the edition of 2023.
    #[serde(with = "as_text")]
    pub supervised_blitz: SupervisedBlitzPenalty,
}

impl BoardRegulations {
    /// Returns whether all announced regulations are the usual ones.
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// The settings of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct EventSettings {
    /// Its name.
    pub name: String,
    /// The place of play.
    pub place: String,
    /// Its federation: `CAT`, `ESP`.
    pub federation: String,
    /// The IANA name of the time zone of the place; empty for the zone of the computer that runs adoube.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub zone: String,
    /// The first day.
    #[serde(with = "option_as_text")]
    pub starts: Option<Date>,
    /// The last day.
    #[serde(with = "option_as_text")]
    pub ends: Option<Date>,
    /// Starting times of the rounds, as announced: `2026-11-16 17:00`.
    pub schedule: Vec<String>,
    /// The chief arbiter.
    pub arbiter: Option<PersonId>,
    /// The other arbiters.
    pub deputies: Vec<PersonId>,
    /// The pairing system.
    pub system: System,
    /// The number of rounds.
    pub rounds: u16,
    /// The time control.
    pub rate: Rate,
    /// The edition of the Laws.
    #[serde(with = "as_text")]
    pub edition: Edition,
    /// The kind of play.
    pub play: KindOfPlay,
    /// Default time, in minutes (6.7.1).
    pub default_time_min: u16,
    /// The tie-breaks.
    pub tie_breaks: TieBreaks,
    /// Points per result.
    pub scoring: Scoring,
    /// Whether Baku acceleration is used (C.04.7).
    pub baku: bool,
    /// The colour drawn by lot for the first player (C.04.3, 5.1).
    pub initial_colour: Option<Color>,
    /// The rating that counts.
    pub rating_method: RatingMethod,
    /// The rating list used, as printed.
    pub rating_list: String,
    /// Rules for requested byes.
    pub byes: ByeRules,
    /// Whether check-in is required.
    pub check_in: CheckIn,
    /// The effect of early withdrawals.
    pub early_withdrawals: EarlyWithdrawals,
    /// Broadcast delay of moves for the public, in seconds.
    pub broadcast_delay_s: u32,
    /// Age below which only initials are public.
    pub initials_below: u8,
    /// Whether FIDE mode is on; it can be left but never entered again.
    pub fide_mode: bool,
    /// The organiser's regulations, as announced.
    pub regulations: String,
    /// The event's choices about the play at a board.
    #[serde(skip_serializing_if = "BoardRegulations::is_usual")]
    pub board_regulations: BoardRegulations,
}

impl Default for EventSettings {
    fn default() -> Self {
        Self {
            name: String::new(),
            place: String::new(),
            federation: String::new(),
            zone: String::new(),
            starts: None,
            ends: None,
            schedule: Vec::new(),
            arbiter: None,
            deputies: Vec::new(),
            system: System::default(),
            rounds: 5,
            rate: Rate::unsaid(),
            edition: Edition::LATEST,
            play: KindOfPlay::default(),
            default_time_min: 30,
            tie_breaks: TieBreaks::default(),
            scoring: Scoring::default(),
            baku: false,
            initial_colour: Some(Color::White),
            rating_method: RatingMethod::default(),
            rating_list: String::new(),
            byes: ByeRules::default(),
            check_in: CheckIn::default(),
            early_withdrawals: EarlyWithdrawals::default(),
            broadcast_delay_s: 900,
            initials_below: 14,
            fide_mode: true,
            regulations: String::new(),
            board_regulations: BoardRegulations::default(),
        }
    }
}

impl EventSettings {
    /// Returns the kind of play, derived from the rate if it is not set.
    pub fn kind_of_play(&self) -> Play {
        match self.play {
            KindOfPlay::Standard => Play::Standard,
            KindOfPlay::Rapid => Play::Rapid,
            KindOfPlay::Blitz => Play::Blitz,
            KindOfPlay::ByRate => {
                let base = self.rate.periods.iter().fold(0_u32, |sum, period| sum.saturating_add(period.base_s));
                let each = self.rate.periods.iter().map(|p| p.increment_s.saturating_add(p.delay_s)).max();
                Play::of(self.edition, base, each.unwrap_or(0))
            }
        }
    }

    /// Returns the date of a round, if scheduled.
    pub fn scheduled(&self, round: u16) -> Option<Date> {
        let hour = self.schedule.get(usize::from(round.checked_sub(1)?))?;
        hour.trim().get(..10)?.parse().ok()
    }

    /// Returns the date of a round: as scheduled, else the first day of the event.
    pub fn day_of(&self, round: u16) -> Option<Date> {
        self.scheduled(round).or(self.starts)
    }

    /// Returns the kind of event for tie-breaks.
    pub fn event_kind(&self) -> EventFormat {
        match self.system {
            System::RoundRobin(_) => EventFormat::RoundRobin,
            _ => EventFormat::Swiss,
        }
    }
}

macro_rules! changes {
    ($($(#[$doc:meta])* $variant:ident($field:ident: $(@[$attr:meta])? $kind:ty),)*) => {
        /// One setting and its new value.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum SettingChange {
            $($(#[$doc])* $variant($(#[$attr])? $kind),)*
        }

        impl SettingChange {
            /// Applies the change.
            pub(crate) fn make(&self, settings: &mut EventSettings) {
                match self {
                    $(Self::$variant(value) => settings.$field.clone_from(value),)*
                }
            }
        }

        impl EventSettings {
            /// Returns the changes that lead to other settings. FIDE mode is not included: leaving it is an act of its
            /// own.
            pub fn changes_to(&self, wanted: &Self) -> Vec<SettingChange> {
                // Fails to compile if a setting has no change: nobody could edit it.
                let Self { $($field: _,)* fide_mode: _ } = self;
                let mut changes = Vec::new();
                $(if self.$field != wanted.$field {
                    changes.push(SettingChange::$variant(wanted.$field.clone()));
                })*
                changes
            }
        }
    };
}

changes! {
    /// The name.
    Name(name: String),
    /// The place.
    Place(place: String),
    /// The federation.
    Federation(federation: String),
    /// The time zone.
    Zone(zone: String),
    /// The first day.
    Starts(starts: @[serde(with = "option_as_text")] Option<Date>),
    /// The last day.
    Ends(ends: @[serde(with = "option_as_text")] Option<Date>),
    /// Starting times of the rounds.
    Schedule(schedule: Vec<String>),
    /// The chief arbiter.
    Arbiter(arbiter: Option<PersonId>),
    /// The other arbiters.
    Deputies(deputies: Vec<PersonId>),
    /// The pairing system.
    System(system: System),
    /// The number of rounds.
    Rounds(rounds: u16),
    /// The time control.
    Rate(rate: Rate),
    /// The edition of the Laws.
    Edition(edition: @[serde(with = "as_text")] Edition),
    /// The kind of play.
    Play(play: KindOfPlay),
    /// The default time.
    DefaultTime(default_time_min: u16),
    /// The tie-breaks.
    TieBreaks(tie_breaks: TieBreaks),
    /// The points.
    Scoring(scoring: Scoring),
    /// Baku acceleration.
    Baku(baku: bool),
    /// The initial colour.
    InitialColour(initial_colour: Option<Color>),
    /// The rating that counts.
    RatingMethod(rating_method: RatingMethod),
    /// The rating list used.
    RatingList(rating_list: String),
    /// Rules for requested byes.
    Byes(byes: ByeRules),
    /// Whether check-in is required.
    CheckIn(check_in: CheckIn),
    /// The effect of early withdrawals.
    EarlyWithdrawals(early_withdrawals: EarlyWithdrawals),
    /// Broadcast delay.
    BroadcastDelay(broadcast_delay_s: u32),
    /// Age below which only initials are public.
    InitialsBelow(initials_below: u8),
    /// The organiser's regulations.
    Regulations(regulations: String),
    /// The event's choices about the play at a board.
    BoardRegulations(board_regulations: BoardRegulations),
}
