//! Electronic scoresheets (8.1-8.7): the player's entries in order, from which `sheet.js` builds the same sheet.
//!
//! The aggregate of the streams `sheet/EVENT.ROUND.BOARD.SIDE`. Nothing is judged. Entries are identified by id, and
//! repeated ones are ignored, so a tablet may retry freely.

use adoube_aggregate::{Aggregate, Context, Recorded};
use adoube_board::{Color, Position};
use adoube_notation::pgn::PgnTermination;
use adoube_notation::scoresheet::{Scoresheet, SheetComparison, SheetEntry, Writer, compare};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// The maximum number of entries on a sheet.
const ENTRIES_MAX: usize = 5000;
/// The maximum number of entries in a batch.
pub const BATCH_MAX: usize = 100;
const PLIES_MAX: u16 = 1200;

/// An operation on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Op {
    /// Writes a move.
    Write {
        /// The index of the move, from 0.
        ply: u16,
        /// The text as written.
        text: String,
        /// The square it came from, if it was entered on a board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        /// The square it went to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<String>,
        /// The piece a pawn was promoted to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        becomes: Option<String>,
    },
    /// Writes a dash for a move that was not recorded.
    Dash {
        /// The index of the move.
        ply: u16,
    },
    /// Strikes out a line.
    Strike {
        /// The index of the move.
        ply: u16,
    },
    /// Marks a draw offer, or removes the mark.
    Offer {
        /// The index of the move.
        ply: u16,
        /// Whether the mark is set.
        on: bool,
    },
    /// Writes the time on the clock.
    Time {
        /// The index of the move.
        ply: u16,
        /// The text as written.
        text: String,
    },
    /// Signs the sheet.
    Sign {
        /// The signing player: `white` or `black`.
        by: String,
        /// The signed result.
        result: String,
    },
    /// Withdraws a signature.
    Unsign {
        /// The player: `white` or `black`.
        by: String,
    },
    /// Makes the sending device the holder of the sheet.
    Take,
}

impl Op {
    fn is_sound(&self) -> bool {
        let short = |text: &str| text.chars().count() <= 40 && !text.chars().any(char::is_control);
        let maybe = |text: &Option<String>| text.as_deref().is_none_or(|text| text.len() <= 2 && short(text));
        match self {
            Self::Write { ply, text, from, to, becomes } => {
                *ply < PLIES_MAX && !text.trim().is_empty() && short(text) && maybe(from) && maybe(to) && maybe(becomes)
            }
            Self::Dash { ply } | Self::Strike { ply } | Self::Offer { ply, .. } => *ply < PLIES_MAX,
            Self::Time { ply, text } => *ply < PLIES_MAX && short(text),
            Self::Sign { by, result } => side(by).is_some() && outcome(result).is_some(),
            Self::Unsign { by } => side(by).is_some(),
            Self::Take => true,
        }
    }
}

fn side(name: &str) -> Option<Color> {
    match name {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

fn outcome(text: &str) -> Option<PgnTermination> {
    PgnTermination::from_sign(text.as_bytes()).filter(|_| matches!(text, "1-0" | "0-1" | "1/2-1/2"))
}

/// An entry as a device created it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Written {
    /// The entry's id.
    pub id: String,
    /// The time by the device's clock.
    pub made: i64,
    /// The operation.
    pub op: Op,
}

/// A batch of entries from a device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Batch {
    /// The device's id.
    pub device: String,
    /// The entries.
    pub entries: Vec<Written>,
}

/// A stored entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NumberedEntry {
    /// The entry's number on this sheet, from 1.
    pub number: u64,
    /// The device's id.
    pub device: String,
    /// The entry.
    #[serde(flatten)]
    pub written: Written,
}

/// A line of the sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoresheetLine {
    /// The text.
    pub text: String,
    /// Whether there is only a dash.
    pub dash: bool,
    /// Whether a draw offer is marked.
    pub offer: bool,
    /// The time on the clock.
    pub time: String,
    /// Earlier texts of the line.
    pub before: Vec<String>,
}

/// The state of a sheet.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// The stored entries in order.
    pub kept: Vec<NumberedEntry>,
    /// The lines.
    pub lines: Vec<ScoresheetLine>,
    /// The signatures of White and Black.
    pub signed: [Option<String>; 2],
    /// The device that holds the sheet.
    pub holder: Option<String>,
    /// Number of lines struck out or corrected.
    pub corrections: usize,
    ids: HashSet<String>,
}

/// The reasons to refuse entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetRefusal {
    /// An entry is malformed.
    Malformed,
    /// The sheet is full.
    Full,
}

impl Sheet {
    fn write(&mut self, device: &str, op: &Op) {
        let is_held = self.holder.get_or_insert_with(|| device.to_owned()) == device;
        match op {
            Op::Write { ply, text, .. } => self.put(usize::from(*ply), text, false, is_held),
            Op::Dash { ply } => self.put(usize::from(*ply), "", true, is_held),
            Op::Strike { ply } => {
                if is_held && usize::from(*ply) < self.lines.len() {
                    self.lines.remove(usize::from(*ply));
                    self.corrections += 1;
                }
            }
            Op::Offer { ply, on } => {
                if let Some(line) = self.lines.get_mut(usize::from(*ply)) {
                    line.offer = *on;
                }
            }
            Op::Time { ply, text } => {
                if let Some(line) = self.lines.get_mut(usize::from(*ply)) {
                    line.time.clone_from(text);
                }
            }
            Op::Sign { by, result } => self.sign(by, Some(result.clone())),
            Op::Unsign { by } => self.sign(by, None),
            Op::Take => self.holder = Some(device.to_owned()),
        }
    }

    fn sign(&mut self, by: &str, result: Option<String>) {
        if let Some(place) = side(by).and_then(|who| self.signed.get_mut(who as usize)) {
            *place = result;
        }
    }

    /// Puts a text or a dash into a line. A late entry from a device that no longer holds the sheet is kept among the
    /// earlier texts of the line.
    fn put(&mut self, ply: usize, text: &str, dash: bool, is_held: bool) {
        while self.lines.len() < ply {
            self.lines.push(ScoresheetLine { dash: true, ..ScoresheetLine::default() });
        }
        let Some(line) = self.lines.get_mut(ply) else {
            self.lines.push(ScoresheetLine { text: text.to_owned(), dash, ..ScoresheetLine::default() });
            return;
        };
        if line.text == text && line.dash == dash {
            return;
        }
        if !is_held && !line.dash {
            if !text.is_empty() && !line.before.iter().any(|old| old == text) {
                line.before.push(text.to_owned());
            }
            return;
        }
        if !line.dash {
            line.before.push(std::mem::take(&mut line.text));
            self.corrections += 1;
        }
        text.clone_into(&mut line.text);
        line.dash = dash;
    }

    /// Converts the sheet to evidence (8.7) for a comparison.
    ///
    /// `start` is the starting position: it gives the side to move and the number of the first move.
    pub fn to_scoresheet(&self, keeper: Color, start: &Position) -> Scoresheet {
        let mut sheet = Scoresheet::new(Writer::Player(keeper));
        let first = usize::from(start.turn() == Color::Black);
        let number = u32::from(start.fullmove_number().max(1));
        for (ply, line) in self.lines.iter().enumerate() {
            let place = ply.saturating_add(first);
            let color = if place % 2 == 0 { Color::White } else { Color::Black };
            sheet.note(SheetEntry {
                number: u32::try_from(place / 2).unwrap_or(u32::MAX).saturating_add(number),
                color,
                text: line.text.clone(),
                clock_s: None,
                draw_offer: line.offer,
                by: Writer::Player(keeper),
            });
        }
        sheet.outcome = self.signed.iter().flatten().find_map(|result| outcome(result));
        sheet
    }
}

/// Compares White's and Black's sheets of one game from its starting position.
pub fn compared(start: &Position, white: &Sheet, black: &Sheet) -> SheetComparison {
    compare(start, &white.to_scoresheet(Color::White, start), &black.to_scoresheet(Color::Black, start))
}

/// The aggregate of scoresheets.
#[derive(Clone, Copy, Debug)]
pub struct Sheets;

impl Aggregate for Sheets {
    type Act = Batch;
    type Answer = u64;
    type State = Sheet;
    type Refusal = SheetRefusal;

    const KIND: &'static str = "sheet";

    /// Answers with the numbers of the new entries.
    fn decide(state: &Sheet, act: &Batch, _: &Context) -> Result<Vec<u64>, SheetRefusal> {
        let sound = |entry: &Written| entry.id.len() == 36 && entry.op.is_sound();
        if act.entries.len() > BATCH_MAX || act.device.len() > 64 || !act.entries.iter().all(sound) {
            return Err(SheetRefusal::Malformed);
        }
        if state.kept.len() + act.entries.len() > ENTRIES_MAX {
            return Err(SheetRefusal::Full);
        }
        let mut seen = HashSet::new();
        let fresh = act.entries.iter().filter(|entry| !state.ids.contains(&entry.id) && seen.insert(&entry.id)).count();
        let first = state.kept.len() as u64 + 1;
        Ok((first..first + fresh as u64).collect())
    }

    fn apply(state: &mut Sheet, done: &Recorded<Batch, u64>) {
        for written in &done.act.entries {
            if !state.ids.insert(written.id.clone()) {
                continue;
            }
            let number = state.kept.len() as u64 + 1;
            state.write(&done.act.device, &written.op);
            state.kept.push(NumberedEntry { number, device: done.act.device.clone(), written: written.clone() });
        }
    }
}
