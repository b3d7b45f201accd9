//! A match: the record with its boards, marks, versions and signatures (Delegates 5.51-5.94; Sub-condicione 9; Adjournments
//! 10.1, 10.2; Sealed moves 11.1-11.4; Calendar 15.5).

use crate::acts::RefusalReason;
use crate::date::{Date, Moment};
use crate::finding::Finding;
use crate::ids::{CaseId, EventId, PersonId, Side, TeamId};
use crate::lateness::{Arrival, TeamPresence};
use crate::result::{GameResult, board_points};
use crate::strength::ListNumber;
use crate::table::MatchLine;
use crate::unfinished::Session;
use adoube_tournament::Points;
use serde::{Deserialize, Serialize};

/// Where a board stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Board {
    /// No result yet.
    Open,
    /// Not finished.
    Unfinished(Session),
    /// Settled.
    Finished(GameResult),
    /// 9: played *sub condicione*; the Committee's reading of the disputed point chooses.
    Provisional {
        /// If the point is upheld.
        upheld: GameResult,
        /// If it is not.
        rejected: GameResult,
        /// The case.
        case: CaseId,
    },
}

impl Board {
    /// The result, if it is settled.
    pub const fn result(self) -> Option<GameResult> {
        match self {
            Self::Finished(result) => Some(result),
            _ => None,
        }
    }
}

/// How provisional boards are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reading {
    /// Only what is settled counts.
    Settled,
    /// As if every disputed point were upheld.
    Upheld,
    /// As if none were.
    Rejected,
}

/// A mark of the record's column x (5.92).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Mark {
    /// Absent.
    X,
    /// Goes on (individual events).
    C,
    /// Remarks on the back.
    O,
}

/// What a delegate checks or shows before play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Preparation {
    /// 5.51: clocks, boards and score sheets are laid out and work.
    Laid,
    /// 5.53: regulations, circulars, forms and envelopes are at hand.
    Materials,
    /// 5.54: the record and the envelopes are kept between sessions.
    Kept,
    /// 5.62: the stamped list was shown.
    List,
    /// 5.63, Identification 6.1, 6.21: credentials were shown.
    Credentials,
}

/// A sealed-move envelope (Sealed moves 11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// Pieces left to the home player, written in words by both.
    pub home_pieces: u8,
    /// Pieces left to the visitor.
    pub visitors_pieces: u8,
    /// 11.2: the sealing player stayed until he had stopped the clocks.
    pub clocks_stopped: bool,
    /// Closed and signed on the back.
    pub signed: bool,
    /// 10.2 (a): minutes used for the sealed move, at most fifteen after the second session.
    pub minutes: u8,
    /// 10.2 (a): after the second session, both players' telephone numbers go with it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub telephones: bool,
}

impl Envelope {
    /// Whether so many pieces can be left after an earlier envelope of the board: none comes back.
    pub(crate) fn check_follows(&self, of: &Match, board: u8) -> Result<(), RefusalReason> {
        let Some((_, earlier)) = of.envelopes.iter().rfind(|(at, _)| *at == board) else { return Ok(()) };
        let fewer = self.home_pieces <= earlier.home_pieces && self.visitors_pieces <= earlier.visitors_pieces;
        if fewer { Ok(()) } else { Err(RefusalReason::MorePieces(board)) }
    }

    /// 10.2 (a), 11.1, 11.2: whether it is as it must be; sixteen men a side at most, and a king at least.
    pub fn is_valid(&self, session: Session) -> bool {
        let men = 1..=16;
        let in_time = session != Session::SealedTwice || self.minutes <= 15 && self.telephones;
        men.contains(&self.home_pieces)
            && men.contains(&self.visitors_pieces)
            && self.clocks_stopped
            && self.signed
            && in_time
    }
}

/// A line on the back of the record (5.94).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    /// A substitution.
    Substitution {
        /// Whose.
        side: Side,
        /// Board, from 1.
        board: u8,
        /// Who went.
        replaced: ListNumber,
        /// Who came.
        incoming: ListNumber,
        /// Seconds after the official start.
        at_s: u32,
    },
    /// A compulsory document was missing (5.63).
    MissingDocument {
        /// Whose side.
        side: Side,
        /// Whose.
        number: ListNumber,
    },
    /// A late arrival and what followed.
    Late {
        /// Whose.
        side: Side,
        /// Board, from 1.
        board: u8,
        /// Seconds after the official start.
        at_s: u32,
        /// What followed.
        arrival: Arrival,
    },
    /// 12.1 (b): a local player left before the visitor from another town had to come.
    LeftEarly {
        /// Board, from 1.
        board: u8,
        /// Seconds after the official start.
        at_s: u32,
    },
    /// 9: the situation, both clocks and the time of day when play went on *sub condicione*.
    SubCondicione {
        /// Board, from 1.
        board: u8,
        /// The rule that is disputed.
        point: String,
        /// The home player's clock, in seconds used.
        home_clock_s: u32,
        /// The visitor's clock, in seconds used.
        visitors_clock_s: u32,
        /// Time of day.
        at: Moment,
    },
    /// 5.93: one side's version of an incident, read and countersigned by the other.
    Version {
        /// Whose.
        side: Side,
        /// Board, from 1.
        #[serde(default)]
        board: u8,
        /// In its words.
        words: String,
        /// Whether the other side has signed that it has read it.
        countersigned: bool,
    },
    /// A result that was written down wrongly and anew.
    Corrected {
        /// Board, from 1.
        board: u8,
        /// What stood there.
        from: GameResult,
        /// What stands there.
        to: GameResult,
    },
    /// An irregularity found in a record of a match already played (D-04).
    Irregular(Finding),
    /// Anything else.
    Words {
        /// Whose.
        side: Side,
        /// What.
        words: String,
    },
}

/// A line-up handed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineUp {
    /// By board; the Copa's reserve stands behind the boards.
    pub players: Vec<ListNumber>,
    /// When.
    pub at: Moment,
}

/// 15.5: a line-up of some boards, handed in beforehand in a closed envelope.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SealedLineUp {
    /// The boards concerned.
    pub boards: Vec<u8>,
    /// What identifies the envelope, such as a commitment to its content.
    pub envelope: String,
    /// Opened: the players.
    pub opened: Option<Vec<ListNumber>>,
}

/// What one club reports (5.71).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The boards from the first; `None` while a game goes on.
    pub results: Vec<Option<GameResult>>,
    /// When.
    pub at: Moment,
}

/// A match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// Of which competition.
    pub event: EventId,
    /// Of which group.
    pub group: u16,
    /// Of which round, from 1.
    pub round: u16,
    /// The official start.
    pub start: Moment,
    /// The team at home.
    pub home: TeamId,
    /// The visitors.
    pub visitors: TeamId,
    /// Line-ups.
    pub lineups: [Option<LineUp>; 2],
    /// Who sits at the boards, substitutes included.
    pub seated: [Vec<ListNumber>; 2],
    /// Everybody who came in as a substitute.
    pub substitutes: [Vec<ListNumber>; 2],
    /// Line-ups of 15.5.
    pub sealed: [Option<SealedLineUp>; 2],
    /// How each team was there at the start (12.3).
    pub presence: [Option<TeamPresence>; 2],
    /// Boards, from the first.
    pub boards: Vec<Board>,
    /// Marks by board and side.
    pub marks: Vec<(u8, Side, Mark)>,
    /// The back of the record.
    pub back: Vec<Remark>,
    /// What was checked and shown.
    pub prepared: Vec<(Preparation, Side)>,
    /// Envelopes by board.
    pub envelopes: Vec<(u8, Envelope)>,
    /// Both clubs' reports.
    pub reports: [Option<Report>; 2],
    /// Boards on which the reports differ.
    pub differences: Vec<u8>,
    /// Delegates who have signed.
    pub signed: [Option<PersonId>; 2],
    /// When the record arrived (5.811).
    pub record_received: Option<Date>,
    /// A team that lost the whole match by absence or by a sanction.
    pub lost_by: Option<Side>,
    /// How a drawn knockout match was decided, or who passes without playing.
    pub passes: Option<Side>,
    /// When it was to be played at first, if it was moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planned: Option<Moment>,
    /// The address of another hall than the home club's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
}

impl Match {
    /// A match without anything yet.
    pub fn new(event: EventId, group: u16, round: u16, start: Moment, teams: (TeamId, TeamId), boards: u8) -> Self {
        Self {
            event,
            group,
            round,
            start,
            home: teams.0,
            visitors: teams.1,
            lineups: [None, None],
            seated: [Vec::new(), Vec::new()],
            substitutes: [Vec::new(), Vec::new()],
            sealed: [None, None],
            presence: [None, None],
            boards: vec![Board::Open; usize::from(boards)],
            marks: Vec::new(),
            back: Vec::new(),
            prepared: Vec::new(),
            envelopes: Vec::new(),
            reports: [None, None],
            differences: Vec::new(),
            signed: [None, None],
            record_received: None,
            lost_by: None,
            passes: None,
            planned: None,
            venue: None,
        }
    }

    /// The team of a side.
    pub const fn team(&self, side: Side) -> TeamId {
        match side {
            Side::Home => self.home,
            Side::Visitors => self.visitors,
        }
    }

    /// The side of a team.
    pub fn side_of(&self, team: TeamId) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.team(*side) == team)
    }

    /// Everybody who stands on the record for a side: named, seated or not, and substitutes (D-21).
    pub fn on_record(&self, side: Side) -> Vec<ListNumber> {
        let named = self.lineups[side.index()].iter().flat_map(|lineup| lineup.players.iter());
        named.chain(&self.substitutes[side.index()]).copied().collect()
    }

    /// 5.93: a side's version of an incident on a board.
    pub fn version(&self, side: Side, board: u8) -> Option<(&str, bool)> {
        self.back.iter().find_map(|remark| match remark {
            Remark::Version { side: of, board: at, words, countersigned } if *of == side && *at == board => {
                Some((words.as_str(), *countersigned))
            }
            _ => None,
        })
    }

    /// Whether both line-ups are in, so that each side may see the other's.
    pub fn lineups_open(&self) -> bool {
        self.lineups.iter().all(Option::is_some)
    }

    /// Results of all boards by a reading; `None` while one is missing.
    pub fn results(&self, reading: Reading) -> Option<Vec<GameResult>> {
        self.boards.iter().map(|board| read(*board, reading)).collect()
    }

    /// Whether every board is settled.
    pub fn is_settled(&self) -> bool {
        self.boards.iter().all(|board| board.result().is_some())
    }

    /// A side's points so far.
    pub fn points(&self, side: Side) -> Points {
        let settled: Vec<GameResult> = self.boards.iter().filter_map(|board| board.result()).collect();
        board_points(&settled, side)
    }

    /// Boards without a settled result.
    pub fn pending(&self) -> u16 {
        self.boards.iter().filter(|board| board.result().is_none()).count().min(255) as u16
    }

    /// The match as a line of a table, if all its boards have a result by a reading.
    pub fn line(&self, reading: Reading) -> Option<MatchLine> {
        let results = self.results(reading)?;
        Some(MatchLine { round: self.round, home: self.home, visitors: self.visitors, results })
    }

    /// Whether a side lost the whole match by absence (12.3 b; D-35: single boards do not count).
    pub fn team_absent(&self, side: Side) -> bool {
        matches!(self.presence[side.index()], Some(TeamPresence::LostByAbsence))
    }
}

const fn read(board: Board, reading: Reading) -> Option<GameResult> {
    match (board, reading) {
        (Board::Finished(result), _) => Some(result),
        (Board::Provisional { upheld, .. }, Reading::Upheld) => Some(upheld),
        (Board::Provisional { rejected, .. }, Reading::Rejected) => Some(rejected),
        _ => None,
    }
}

/// Boards on which two reports differ, from 1; a board missing in one of them is no difference yet.
pub fn compare(one: &Report, other: &Report) -> Vec<u8> {
    let pairs = one.results.iter().zip(&other.results);
    let differs = |(a, b): (&Option<GameResult>, &Option<GameResult>)| a.is_some() && b.is_some() && a != b;
    (1..=u8::MAX).zip(pairs).filter(|(_, pair)| differs(*pair)).map(|(board, _)| board).collect()
}
