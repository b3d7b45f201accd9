//! The settings fixed before the first event: edition, time control, supervision, the event's regulations and the
//! position.

use crate::Span;
use crate::act::MoveText;
use adoube_board::{Color, Position, Setup};
use adoube_laws::{
    CountingIn2017, DevicePenalty, DeviceStorage, DrawOffers, Edition, Leaving, Play, QuickplayGuideline, Regulations,
    ResultPoints, Rules, SupervisedBlitzPenalty, Supervision,
};
use adoube_notation::Letters;

/// One period of a time control (6.3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimePeriod {
    /// The number of moves to complete in it; `None` for all remaining moves.
    pub moves: Option<u16>,
    /// Its time.
    pub base: Span,
    /// The time added before every move.
    pub increment: Span,
    /// The delay before the clock runs on each move (6.3.2).
    pub delay: Span,
}

impl TimePeriod {
    /// Creates a period for all moves without increment.
    pub const fn plain(base: Span) -> Self {
        Self { moves: None, base, increment: Span::ZERO, delay: Span::ZERO }
    }
}

/// Returns the periods of an analogue clock: the initial reading of its hands and, for every control, the moves to
/// complete and the reading at which the flag falls. `None` if the readings or the moves do not increase.
///
/// ```
/// use adoube_game::{Span, analogue_periods};
/// let reading = |text| Span::read(text).unwrap_or_default();
/// // A six-hour session: hands at 2:59, controls when they show 5:00 (40 moves) and 6:00 (60 moves).
/// let controls = [(40, reading("5:00:00")), (60, reading("6:00:00"))];
/// let periods = analogue_periods(reading("2:59:00"), &controls).unwrap_or_default();
/// let written: Vec<String> = periods.iter().map(ToString::to_string).collect();
/// assert_eq!(written.join(", "), "40/2:01:00, 20/1:00:00");
/// ```
pub fn analogue_periods(start: Span, controls: &[(u16, Span)]) -> Option<Vec<TimePeriod>> {
    let (mut moves, mut reading) = (0, start);
    controls
        .iter()
        .map(|&(by, at)| {
            let more = by.checked_sub(moves).filter(|&more| more > 0)?;
            let base = at.minus(reading);
            (moves, reading) = (by, at);
            (base > Span::ZERO).then(|| TimePeriod { moves: Some(more), ..TimePeriod::plain(base) })
        })
        .collect()
}

/// A move of the `moves:` header and its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenMove {
    /// The move.
    pub text: MoveText,
    /// The column where it starts, from 1.
    pub column: usize,
}

/// The headers of a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The time control, at least one period; by default that of the edition.
    pub periods: Option<Vec<TimePeriod>>,
    /// The kind of play; by default derived from the time control.
    pub play: Option<Play>,
    /// The supervision; by default derived from the kind of play.
    pub supervision: Option<Supervision>,
    /// The default time: how late a player may arrive.
    pub default_time: Span,
    /// Whether draws may be offered.
    pub draw_offers: DrawOffers,
    /// The guideline announced for the last period.
    pub quickplay: QuickplayGuideline,
    /// The end of the session.
    pub ends: Option<Span>,
    /// The position from which the transcript begins.
    pub position: Setup,
    /// The moves already played and completed.
    pub moves: Vec<WrittenMove>,
    /// The remaining times when the transcript begins.
    pub clocks: Option<[Span; 2]>,
    /// The players' names.
    pub names: [String; 2],
    /// The players present at the start.
    pub present: [bool; 2],
    /// The players who use a board for the visually impaired.
    pub blind: [bool; 2],
    /// The piece letters each player uses (C.3), if known.
    pub language: [Option<Letters>; 2],
    /// The value of a game (10.1).
    pub points: ResultPoints,
    /// Whether a switched-off device may be kept in a bag (11.3.2.1).
    pub devices: DeviceStorage,
    /// The penalty for a device found on a player (11.3.2.2).
    pub device_penalty: DevicePenalty,
    /// Whether a player must report before leaving on the opponent's turn (11.2.4).
    pub leaving: Leaving,
    /// The counting of illegal moves under the edition of 2017.
    pub counting: CountingIn2017,
    /// The time given in supervised blitz under the edition of 2023.
    pub supervised_blitz: SupervisedBlitzPenalty,
}

impl Default for Header {
    fn default() -> Self {
        Self {
            edition: Edition::LATEST,
            periods: None,
            play: None,
            supervision: None,
            default_time: Span::ZERO,
            draw_offers: DrawOffers::default(),
            quickplay: QuickplayGuideline::default(),
            ends: None,
            position: Setup::from(&Position::initial()),
            moves: Vec::new(),
            clocks: None,
            names: ["White".to_owned(), "Black".to_owned()],
            present: [true; 2],
            blind: [false; 2],
            language: [None; 2],
            points: ResultPoints::default(),
            devices: DeviceStorage::default(),
            device_penalty: DevicePenalty::default(),
            leaving: Leaving::default(),
            counting: CountingIn2017::default(),
            supervised_blitz: SupervisedBlitzPenalty::default(),
        }
    }
}

impl Header {
    /// Returns the rules of the game and its time control.
    pub fn rules(&self) -> (Rules, Vec<TimePeriod>) {
        let regulations = Regulations {
            default_time_s: (self.default_time.ms() / 1000) as u32,
            draw_offers: self.draw_offers,
            quickplay: self.quickplay,
            points: self.points,
            device_penalty: self.device_penalty,
            device_storage: self.devices,
            leaving: self.leaving,
            counting_in_2017: self.counting,
            supervised_blitz_penalty: self.supervised_blitz,
        };
        let play = self.play.unwrap_or_else(|| self.play_by_time());
        let supervision = self.supervision.unwrap_or(match play {
            Play::Standard => Supervision::Full,
            Play::Rapid | Play::Blitz => Supervision::Basic,
        });
        let rules = Rules::new(self.edition, play, supervision, regulations);
        let periods = match &self.periods {
            Some(periods) => periods.clone(),
            None if rules.clock.increment.value => {
                vec![TimePeriod { increment: Span::from_s(30), ..TimePeriod::plain(Span::from_s(5400)) }]
            }
            None => {
                let first = TimePeriod { moves: Some(40), ..TimePeriod::plain(Span::from_s(9000)) };
                vec![first, TimePeriod::plain(Span::from_s(3600))]
            }
        };
        (rules, periods)
    }

    /// Returns the kind of play from the time for all moves and sixty increments (A.1, B.1); standard play without a
    /// time control.
    fn play_by_time(&self) -> Play {
        let Some(periods) = &self.periods else { return Play::Standard };
        let total = periods.iter().fold(Span::ZERO, |sum, period| sum.plus(period.base));
        let bonus = periods.iter().map(|period| period.increment.plus(period.delay)).max().unwrap_or_default();
        Play::of(self.edition, (total.ms() / 1000) as u32, (bonus.ms() / 1000) as u32)
    }

    /// Returns a player's name.
    pub fn name(&self, color: Color) -> &str {
        let [white, black] = &self.names;
        if color == Color::White { white } else { black }
    }
}
