//! A match: the record with its boards, marks, versions and signatures (Delegates 5.51-5.94; Sub-condicione 9; Adjournments
//! 10.1, 10.2; Sealed moves 11.1-11.4; Calendar 15.5).

use crate::finding::HandbookFinding;
use crate::ids::{CaseId, CompetitionId, MemberNo, TeamId, TeamSide};
use crate::lateness::{Arrival, TeamPresence};
use crate::league_table::MatchLine;
use crate::list_number::ListNumber;
use crate::refusal::RefusalReason;
use crate::regulations::SessionRules;
use crate::result::{TeamBoardResult, board_points};
use crate::unfinished::UnfinishedState;
use adoube_laws::{Date, Moment};
use adoube_tournament::Points;
use serde::{Deserialize, Serialize};

/// The state of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardStatus {
    /// No result yet.
    Open,
    /// Not finished: adjourned, sealed or sent for analysis.
    Unfinished(UnfinishedState),
    /// Settled.
    Finished(TeamBoardResult),
    /// 9: played *sub condicione*; the Committee's ruling on the disputed point decides between the results.
    Provisional {
        /// Result if the point is upheld.
        upheld: TeamBoardResult,
        /// Result if it is rejected.
        rejected: TeamBoardResult,
        case: CaseId,
    },
}

impl BoardStatus {
    /// Returns the result, if settled.
    pub const fn result(self) -> Option<TeamBoardResult> {
        match self {
            Self::Finished(result) => Some(result),
            _ => None,
        }
    }
}

/// Treatment of provisional boards in a count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ProvisionalReading {
    /// Only settled boards count.
    Settled,
    /// As if every disputed point were upheld.
    Upheld,
    /// As if every disputed point were rejected.
    Rejected,
}

/// A mark in column x of the record (5.92).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum RecordMark {
    /// Absent.
    X,
    /// Continues (individual events).
    C,
    /// Remarks on the back.
    O,
}

/// A check or document of the delegates, before play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Preparation {
    /// 5.51: clocks, boards and scoresheets are in place, and the clocks work.
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

impl Preparation {
    /// Returns whether it is the home delegate's duty alone (5.51, 5.53, 5.54).
    pub const fn is_of_home(self) -> bool {
        matches!(self, Self::Laid | Self::Materials | Self::Kept)
    }
}

/// The longest text of a position or a number in words, in characters.
const CONTENTS_MAX: usize = 200;

/// The details on a sealed-move envelope (Sealed moves 11.1, with the Laws, 13.02); the players are those of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EnvelopeContents {
    pub position: String,
    /// The side that sealed the move.
    pub sealed_by: TeamSide,
    /// The number of the sealed move.
    pub move_number: u16,
    /// The time used by each, home first, in seconds.
    pub used_s: [u32; 2],
    /// The pieces left to each, home first, in words as both players wrote them.
    pub in_words: [String; 2],
    /// 10.2 (a): whether each delegate signed it, home first.
    pub delegates: [bool; 2],
    /// When the move was sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Moment>,
}

impl EnvelopeContents {
    /// Returns whether everything is written; after the second session both delegates sign too (10.2 a).
    fn is_complete(&self, session: UnfinishedState) -> bool {
        let written = |text: &String| {
            let length = text.trim().chars().count();
            (1..=CONTENTS_MAX).contains(&length) && !text.chars().any(char::is_control)
        };
        // 11.1: in words, so that no figure can be changed.
        let in_words = |text: &String| written(text) && !text.chars().any(|c| c.is_ascii_digit());
        let signed = session != UnfinishedState::SealedTwice || self.delegates == [true, true];
        written(&self.position) && self.move_number > 0 && self.in_words.iter().all(in_words) && signed
    }
}

/// A sealed-move envelope (Sealed moves 11.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SealedMoveEnvelope {
    /// Pieces left to the home player, written in words by both.
    pub home_pieces: u8,
    /// Pieces left to the visitor.
    pub visitors_pieces: u8,
    /// 11.2: whether the sealing player stayed until the clocks were stopped.
    pub clocks_stopped: bool,
    /// Whether it is closed and signed on the back.
    pub signed: bool,
    /// 10.2 (a): minutes used for the sealed move; at most fifteen after the second session.
    pub minutes: u8,
    /// 10.2 (a): whether both players' telephone numbers are included, after the second session.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub telephones: bool,
    /// The details on it. Missing in older acts, which keep their original answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contents: Option<EnvelopeContents>,
}

impl SealedMoveEnvelope {
    /// Checks the number of pieces against the board's earlier envelope: it cannot have increased.
    pub(crate) fn check_follows(&self, of: &ClubMatch, board: u8) -> Result<(), RefusalReason> {
        let Some((_, earlier)) = of.envelopes.iter().rfind(|(at, _)| *at == board) else { return Ok(()) };
        let fewer = self.home_pieces <= earlier.home_pieces && self.visitors_pieces <= earlier.visitors_pieces;
        if fewer { Ok(()) } else { Err(RefusalReason::MorePieces(board)) }
    }

    /// Returns whether the envelope meets 10.2 (a), 11.1 and 11.2: each side has at least a king and at most sixteen
    /// pieces.
    pub fn is_valid(&self, session: UnfinishedState, rules: &SessionRules) -> bool {
        let men = 1..=16;
        let within = u16::from(self.minutes) <= *rules.sealing_min;
        let in_time = session != UnfinishedState::SealedTwice || within && self.telephones;
        men.contains(&self.home_pieces)
            && men.contains(&self.visitors_pieces)
            && self.clocks_stopped
            && self.signed
            && in_time
            && self.contents.as_ref().is_none_or(|contents| contents.is_complete(session))
    }
}

/// The resumption of a game (Sealed moves 11.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resumption {
    /// Whether each player was present, home first.
    pub present: [bool; 2],
    /// Whether a titled arbiter was in charge; a delegate is none.
    pub arbiter: bool,
}

impl Resumption {
    /// Returns whether the envelope could be opened: by a titled arbiter, or with both players present. Else only the clock of
    /// the absent player runs.
    pub fn opens_envelope(&self) -> bool {
        self.arbiter || self.present == [true, true]
    }
}

/// A remark on the back of the record (5.94).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    Substitution {
        side: TeamSide,
        /// Board, from 1.
        board: u8,
        replaced: ListNumber,
        incoming: ListNumber,
        /// Seconds after the official start.
        at_s: u32,
    },
    /// A compulsory document was missing (5.63).
    MissingDocument { side: TeamSide, number: ListNumber },
    /// A late arrival and its consequence.
    Late {
        side: TeamSide,
        /// Board, from 1.
        board: u8,
        /// Seconds after the official start.
        at_s: u32,
        arrival: Arrival,
    },
    /// 12.1 (b): a local player left before the time limit of the visitor from another town.
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
        /// The disputed rule.
        point: String,
        /// The home player's clock, in seconds used.
        home_clock_s: u32,
        /// The visitor's clock, in seconds used.
        visitors_clock_s: u32,
        /// Time of day.
        at: Moment,
    },
    /// 5.93: one side's version of an incident, which the other reads and countersigns.
    Version {
        side: TeamSide,
        /// Board, from 1.
        #[serde(default)]
        board: u8,
        words: String,
        /// Whether the other side has countersigned it.
        countersigned: bool,
    },
    /// A correction of a result.
    Corrected {
        /// Board, from 1.
        board: u8,
        from: TeamBoardResult,
        to: TeamBoardResult,
    },
    /// An irregularity found in a record of a match already played (D-04).
    Irregular(HandbookFinding),
    /// 5.93, 10.2 (b): the Committee ordered the game to continue at this time, at the same place.
    Session {
        /// Board, from 1.
        board: u8,
        at: Moment,
    },
    /// 11.4: an adjourned game was resumed.
    Resumed {
        /// Board, from 1.
        board: u8,
        at: Moment,
        resumption: Resumption,
    },
    /// Any other remark.
    Words { side: TeamSide, words: String },
}

/// A line-up submitted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineUp {
    /// By board; the Copa's reserve comes last.
    pub players: Vec<ListNumber>,
    pub at: Moment,
}

/// 15.5: a line-up of some boards, submitted in advance in a closed envelope.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SealedLineUp {
    /// The boards concerned.
    pub boards: Vec<u8>,
    /// Identifier of the envelope, such as a commitment to its content.
    pub envelope: String,
    /// The players, once opened.
    pub opened: Option<Vec<ListNumber>>,
}

/// One club's report of the results (5.71).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResultReport {
    /// Results by board; `None` while a game is in progress.
    pub results: Vec<Option<TeamBoardResult>>,
    pub at: Moment,
}

/// A match between two teams.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClubMatch {
    pub event: CompetitionId,
    pub group: u16,
    /// The round, from 1.
    pub round: u16,
    /// The official start.
    pub start: Moment,
    pub home: TeamId,
    pub visitors: TeamId,
    /// The line-ups, home first.
    pub lineups: [Option<LineUp>; 2],
    /// The players at the boards, including substitutes.
    pub seated: [Vec<ListNumber>; 2],
    /// All substitutes.
    pub substitutes: [Vec<ListNumber>; 2],
    /// Line-ups in envelopes (15.5).
    pub sealed: [Option<SealedLineUp>; 2],
    /// Presence of each team at the start (12.3).
    pub presence: [Option<TeamPresence>; 2],
    /// The boards, in order.
    pub boards: Vec<BoardStatus>,
    /// Marks by board and side.
    pub marks: Vec<(u8, TeamSide, RecordMark)>,
    /// Remarks on the back of the record.
    pub back: Vec<Remark>,
    /// Checks made and documents shown, each with its session, from 1.
    pub prepared: Vec<(Preparation, TeamSide, u8)>,
    /// Envelopes by board.
    pub envelopes: Vec<(u8, SealedMoveEnvelope)>,
    /// Both clubs' reports.
    pub reports: [Option<ResultReport>; 2],
    /// Boards on which the reports differ.
    pub differences: Vec<u8>,
    /// Delegates who have signed.
    pub signed: [Option<MemberNo>; 2],
    /// The day the record arrived (5.811).
    pub record_received: Option<Date>,
    /// A team that lost the whole match by absence or by a sanction.
    pub lost_by: Option<TeamSide>,
    /// The side that advances after a drawn knockout match, or without playing.
    pub passes: Option<TeamSide>,
    /// The original date and time, if it was moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planned: Option<Moment>,
    /// The address of the hall, if other than the home club's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// 15.4: boards that are played at another time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moved_boards: Vec<(u8, Moment)>,
}

impl ClubMatch {
    /// Creates a match with nothing recorded yet.
    pub fn new(
        event: CompetitionId,
        group: u16,
        round: u16,
        start: Moment,
        teams: (TeamId, TeamId),
        boards: u8,
    ) -> Self {
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
            boards: vec![BoardStatus::Open; usize::from(boards)],
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
            moved_boards: Vec::new(),
        }
    }

    /// Returns the sessions so far: a sealed move leads to a second one, the Committee orders a third (10.2).
    pub fn sessions(&self) -> u8 {
        let third = self.back.iter().any(|remark| matches!(remark, Remark::Session { .. }));
        if self.envelopes.is_empty() { 1 } else { 2 + u8::from(third) }
    }

    /// Notes a check of a session.
    pub(crate) fn prepare(&mut self, what: Preparation, side: TeamSide, session: u8) {
        if !self.prepared.contains(&(what, side, session)) {
            self.prepared.push((what, side, session));
        }
    }

    /// Returns when a board is played: at the start of the match, unless the Commission set another time (15.4).
    pub fn start_of(&self, board: u8) -> Moment {
        let moved = self.moved_boards.iter().find(|(of, _)| *of == board);
        moved.map_or(self.start, |(_, at)| *at)
    }

    /// Returns whether both sides have handed in the player of a board that is played at another time (15.5).
    pub fn is_lined_up_ahead(&self, board: u8) -> bool {
        let named = |sealed: &Option<SealedLineUp>| {
            sealed.as_ref().is_some_and(|sealed| sealed.opened.is_some() && sealed.boards.contains(&board))
        };
        self.moved_boards.iter().any(|(of, _)| *of == board) && self.sealed.iter().all(named)
    }

    /// Returns the team on a side.
    pub const fn team(&self, side: TeamSide) -> TeamId {
        match side {
            TeamSide::Home => self.home,
            TeamSide::Visitors => self.visitors,
        }
    }

    /// Returns the side of a team.
    pub fn side_of(&self, team: TeamId) -> Option<TeamSide> {
        TeamSide::BOTH.into_iter().find(|side| self.team(*side) == team)
    }

    /// Returns all players on the record for a side: those named, seated or not, and substitutes (D-21).
    pub fn on_record(&self, side: TeamSide) -> Vec<ListNumber> {
        let named = self.lineups[side.index()].iter().flat_map(|lineup| lineup.players.iter());
        named.chain(&self.substitutes[side.index()]).copied().collect()
    }

    /// Returns a side's version of an incident on a board, and whether it is countersigned (5.93).
    pub fn version(&self, side: TeamSide, board: u8) -> Option<(&str, bool)> {
        self.back.iter().find_map(|remark| match remark {
            Remark::Version { side: of, board: at, words, countersigned } if *of == side && *at == board => {
                Some((words.as_str(), *countersigned))
            }
            _ => None,
        })
    }

    /// Returns whether both line-ups are in, so that each side may see the other's.
    pub fn lineups_open(&self) -> bool {
        self.lineups.iter().all(Option::is_some)
    }

    /// Returns the results of all boards under a reading; `None` while one is missing.
    pub fn results(&self, reading: ProvisionalReading) -> Option<Vec<TeamBoardResult>> {
        self.boards.iter().map(|board| read(*board, reading)).collect()
    }

    /// Returns whether every board is settled.
    pub fn is_settled(&self) -> bool {
        self.boards.iter().all(|board| board.result().is_some())
    }

    /// Returns a side's points so far.
    pub fn points(&self, side: TeamSide) -> Points {
        let settled: Vec<TeamBoardResult> = self.boards.iter().filter_map(|board| board.result()).collect();
        board_points(&settled, side)
    }

    /// Counts the boards without a settled result.
    pub fn pending(&self) -> u16 {
        self.boards.iter().filter(|board| board.result().is_none()).count().min(255) as u16
    }

    /// Returns the match as a line of a table, if all its boards have a result under the reading.
    pub fn line(&self, reading: ProvisionalReading) -> Option<MatchLine> {
        let results = self.results(reading)?;
        Some(MatchLine { round: self.round, home: self.home, visitors: self.visitors, results })
    }

    /// Returns whether a side lost the whole match by absence (12.3 b): as a team, or on every board. D-35: single boards do not
    /// count, nor does a match it did not have to play (15.7).
    pub fn team_absent(&self, side: TeamSide) -> bool {
        let nobody = || {
            let absent = |board: &BoardStatus| board.result().is_some_and(|result| result.is_absent(side));
            self.passes.is_none() && self.boards.iter().all(absent)
        };
        matches!(self.presence[side.index()], Some(TeamPresence::LostByAbsence)) || nobody()
    }

    /// Returns whether a side submitted a sheet without a name for a board, from 1 (D-12).
    pub fn is_empty(&self, side: TeamSide, board: u8) -> bool {
        self.lineups[side.index()].is_some() && self.seated[side.index()].len() < usize::from(board)
    }
}

const fn read(board: BoardStatus, reading: ProvisionalReading) -> Option<TeamBoardResult> {
    match (board, reading) {
        (BoardStatus::Finished(result), _) => Some(result),
        (BoardStatus::Provisional { upheld, .. }, ProvisionalReading::Upheld) => Some(upheld),
        (BoardStatus::Provisional { rejected, .. }, ProvisionalReading::Rejected) => Some(rejected),
        _ => None,
    }
}

/// Returns the boards on which two reports differ, from 1; a board missing in one of them is not a difference yet.
pub fn compare(one: &ResultReport, other: &ResultReport) -> Vec<u8> {
    let pairs = one.results.iter().zip(&other.results);
    let differs = |(a, b): (&Option<TeamBoardResult>, &Option<TeamBoardResult>)| a.is_some() && b.is_some() && a != b;
    (1..=u8::MAX).zip(pairs).filter(|(_, pair)| differs(*pair)).map(|(board, _)| board).collect()
}
