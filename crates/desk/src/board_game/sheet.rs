//! Electronic scoresheets (8.1-8.7): what a player wrote, entry by entry, as `sheet.js` makes a sheet of it.
//!
//! The machine of the streams `sheet/EVENT.ROUND.BOARD.SIDE`. Nothing is judged. An entry is known by its id: one that
//! comes again is not written again, so a tablet may send as often as it likes.

use adoube_aggregate::{Aggregate, Context, Recorded};
use adoube_board::{Color, Position};
use adoube_notation::pgn::PgnTermination;
use adoube_notation::scoresheet::{Scoresheet, SheetComparison, SheetEntry, Writer, compare};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// The most entries of a sheet, and the most that are sent at once.
const ENTRIES_MAX: usize = 5000;
/// The most entries that are sent at once.
pub const BATCH_MAX: usize = 100;
const PLIES_MAX: u16 = 1200;

/// What is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Op {
    /// A move.
    Write {
        /// Its place, from 0.
        ply: u16,
        /// As it was written.
        text: String,
        /// The square it came from, if it was entered on a board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        /// The square it went to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<String>,
        /// What a pawn became.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        becomes: Option<String>,
    },
    /// A move that was made and is not written.
    Dash {
        /// Its place.
        ply: u16,
    },
    /// A line is struck out.
    Strike {
        /// Its place.
        ply: u16,
    },
    /// The mark of a draw offer.
    Offer {
        /// Its place.
        ply: u16,
        /// Set or taken away.
        on: bool,
    },
    /// What the clock showed.
    Time {
        /// Its place.
        ply: u16,
        /// As it was written.
        text: String,
    },
    /// A signature.
    Sign {
        /// Whose: `white` or `black`.
        by: String,
        /// For which result.
        result: String,
    },
    /// A signature is taken back.
    Unsign {
        /// Whose.
        by: String,
    },
    /// A device takes the sheet over.
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

/// An entry as a device made it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Written {
    /// Its id.
    pub id: String,
    /// When, by the device.
    pub made: i64,
    /// What.
    pub op: Op,
}

/// Entries that a device sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Batch {
    /// Which device.
    pub device: String,
    /// What it wrote.
    pub entries: Vec<Written>,
}

/// An entry that was taken down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NumberedEntry {
    /// Its number on this sheet, from 1.
    pub number: u64,
    /// The device.
    pub device: String,
    /// The entry.
    #[serde(flatten)]
    pub written: Written,
}

/// A line of the sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoresheetLine {
    /// What is written.
    pub text: String,
    /// Whether there is only a dash.
    pub dash: bool,
    /// Whether a draw offer is marked.
    pub offer: bool,
    /// What the clock showed.
    pub time: String,
    /// What stood there before.
    pub before: Vec<String>,
}

/// A sheet as it stands.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// What was written, in order.
    pub kept: Vec<NumberedEntry>,
    /// The lines.
    pub lines: Vec<ScoresheetLine>,
    /// The signatures of White and Black.
    pub signed: [Option<String>; 2],
    /// The device that holds it.
    pub holder: Option<String>,
    /// How many lines were struck out or corrected.
    pub corrections: usize,
    ids: HashSet<String>,
}

/// Why entries were not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetRefusal {
    /// One of them is nothing that can be written.
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

    /// Puts a text, or a dash, into a line. What comes late from a device that no longer holds the sheet stays readable
    /// beside what stands there.
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

    /// The sheet as evidence (8.7), for comparing.
    ///
    /// `start` is where the game began: who moved first, and the number of that move.
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
        sheet.signed = [self.signed[0].is_some(), self.signed[1].is_some()];
        sheet
    }
}

/// Where White's and Black's sheets of one game part, from the position in which it began.
pub fn compared(start: &Position, white: &Sheet, black: &Sheet) -> SheetComparison {
    compare(start, &white.to_scoresheet(Color::White, start), &black.to_scoresheet(Color::Black, start))
}

/// The streams of sheets.
#[derive(Clone, Copy, Debug)]
pub struct Sheets;

impl Aggregate for Sheets {
    type Act = Batch;
    type Answer = u64;
    type State = Sheet;
    type Refusal = SheetRefusal;

    const KIND: &'static str = "sheet";

    /// Answers with the numbers that the new entries get.
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
