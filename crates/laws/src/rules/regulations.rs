//! An event's own regulations, where the Laws leave a choice to the event.

/// The event's regulations that the Laws refer to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Regulations {
    /// The default time in seconds (6.7.1). 0 unless announced; 1985 always has an hour.
    pub default_time_s: u32,
    /// Whether draws may be offered and agreed (9.1.1).
    pub draw_offers: DrawOffers,
    /// The guideline announced for a last period without increment (III.2.1).
    pub quickplay: QuickplayGuideline,
    /// The value of a game (10.1).
    pub points: ResultPoints,
    /// The penalty for a device found on a player (11.3.2.2).
    pub device_penalty: DevicePenalty,
    /// Whether a switched-off device may be kept in a bag (11.3.2.1).
    pub device_storage: DeviceStorage,
    /// Whether a player must report before leaving on the opponent's turn (11.2.4).
    pub leaving: Leaving,
    /// The counting of illegal moves under the edition of 2017.
    pub counting_in_2017: CountingIn2017,
    /// The penalty for an illegal move in supervised blitz under the edition of 2023.
    pub supervised_blitz_penalty: SupervisedBlitzPenalty,
}

/// Whether draws may be offered and agreed (9.1.1). Without effect under 1985.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DrawOffers {
    /// Without limit.
    #[default]
    Allowed,
    /// Not before each player has made this many moves.
    After(u16),
    /// Never without the arbiter's consent.
    Forbidden,
}

/// The guideline announced for games without increment (III.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum QuickplayGuideline {
    /// None.
    #[default]
    Off,
    /// A player may ask for an increment (III.4).
    Increment,
    /// A player may claim a draw from the arbiter (III.5).
    Claim,
    /// A claim ends the game and is referred to an arbiter, because none is present (III.6).
    Referred,
}

/// The points for a game, in tenths of a point (10.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ResultPoints {
    /// A win, also by forfeit.
    pub win_tenths: u16,
    /// A draw.
    pub draw_tenths: u16,
    /// A loss, also by forfeit.
    pub loss_tenths: u16,
}

impl Default for ResultPoints {
    fn default() -> Self {
        Self { win_tenths: 10, draw_tenths: 5, loss_tenths: 0 }
    }
}

/// The penalty for a device found on a player (11.3.2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DevicePenalty {
    /// The game.
    #[default]
    Loss,
    /// A milder penalty, announced by the event and imposed by the arbiter.
    Milder,
}

/// Whether a switched-off device may be kept in a bag (11.3.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DeviceStorage {
    /// No device in the venue.
    #[default]
    Forbidden,
    /// In a bag, placed as agreed with the arbiter.
    InBag,
}

/// Whether a player must report before leaving on the opponent's turn (11.2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Leaving {
    /// No.
    #[default]
    Free,
    /// To the arbiter.
    Reported,
}

/// The counting of illegal moves under the edition of 2017. Its wording has three counts (7.5.3, 7.7.2, 7.8.2); FIDE
/// interpreted it in June 2017 as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CountingIn2017 {
    /// Separately, as worded.
    #[default]
    Separate,
    /// All together.
    Pooled,
}

/// The penalty for an illegal move or a wrong claim in supervised blitz under the edition of 2023, which has no article
/// about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SupervisedBlitzPenalty {
    /// Two minutes, by the wording of Articles 7 and 9.
    #[default]
    TwoMinutes,
    /// One minute, as in all other blitz and rapid games.
    OneMinute,
}
