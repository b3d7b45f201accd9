//! Games rewritten in other letters or in the long form, everything else kept.

use super::decode::decode;
use super::event::{At, Fault, Outcome, San, Visitor};
use super::export::Exporter;
use super::track::{Track, Tracked};
use crate::{Letters, Style};
use adoube_board::Color;

/// A visitor that writes what it meets, the moves in a given style.
///
/// A move that cannot be played, and what follows it in its line, is kept as it stands and counted.
pub struct Converter {
    style: Style,
    exporter: Exporter,
    track: Track,
    /// The number and colour due, for moves that cannot be played.
    due: (u32, Color),
    stack: Vec<(u32, Color)>,
    /// How many moves were written.
    pub moves: u64,
    /// How many moves had to be kept as they stand.
    pub kept: u64,
    /// How many faults the files had.
    pub faults: u64,
}

impl Converter {
    /// Writes moves in this style.
    pub fn new(style: Style) -> Self {
        Self {
            style,
            exporter: Exporter::new(),
            track: Track::default(),
            due: (1, Color::White),
            stack: Vec::new(),
            moves: 0,
            kept: 0,
            faults: 0,
        }
    }

    /// Reads moves written in these letters.
    #[must_use]
    pub fn written_in(self, letters: Letters) -> Self {
        Self { track: Track::written_in(letters), ..self }
    }

    /// What has been written since the last call.
    pub fn take(&mut self) -> String {
        self.exporter.take()
    }

    const fn next_due(&mut self) {
        if let Color::Black = self.due.1 {
            self.due.0 = self.due.0.saturating_add(1);
            self.due.1 = Color::White;
        } else {
            self.due.1 = Color::Black;
        }
    }

    fn previous_due(&self) -> (u32, Color) {
        match self.due {
            (number, Color::White) => (number.saturating_sub(1), Color::Black),
            (number, Color::Black) => (number, Color::White),
        }
    }
}

impl Visitor for Converter {
    fn begin_game(&mut self, _: At<'_>) {
        self.track.begin_game();
        self.exporter.begin_game();
        self.stack.clear();
    }

    fn tag(&mut self, name: &[u8], value: &[u8], _: At<'_>) {
        self.track.tag(name, value);
        self.exporter.tag(&decode(name), &decode(value));
    }

    fn begin_movetext(&mut self, _: At<'_>) {
        self.faults += u64::from(self.track.begin_movetext().is_err());
        let start = self.track.position();
        self.due = (u32::from(start.fullmove_number()), start.turn());
        self.exporter.begin_movetext();
    }

    fn mv(&mut self, san: San, text: &[u8], _: At<'_>) {
        self.moves += 1;
        match self.track.mv(san, text) {
            Tracked::Played(mv, read) => {
                self.exporter.mv(self.track.before(), mv, &self.style);
                if read.is_some_and(|read| read.draw_offer) {
                    self.exporter.other("(=)");
                }
            }
            Tracked::Refused(_) | Tracked::Lost => {
                self.kept += 1;
                self.exporter.move_text(&decode(text), self.due.0, self.due.1);
            }
        }
        self.next_due();
    }

    fn nag(&mut self, nag: u8, _: At<'_>) {
        self.exporter.nag(nag);
    }

    fn comment(&mut self, text: &[u8], _: At<'_>) {
        self.exporter.comment(&decode(text));
    }

    fn escape(&mut self, line: &[u8], _: At<'_>) {
        self.exporter.escape(&decode(line));
    }

    fn mark(&mut self, text: &[u8], _: At<'_>) {
        self.exporter.other(&decode(text));
    }

    fn begin_variation(&mut self, _: At<'_>) {
        self.track.begin_variation();
        if self.stack.len() < super::MAX_DEPTH {
            self.stack.push(self.due);
        }
        self.due = self.previous_due();
        self.exporter.begin_variation();
    }

    fn end_variation(&mut self, _: At<'_>) {
        self.track.end_variation();
        self.due = self.stack.pop().unwrap_or(self.due);
        self.exporter.end_variation();
    }

    fn outcome(&mut self, outcome: Outcome, _: At<'_>) {
        self.exporter.outcome(outcome);
    }

    fn fault(&mut self, fault: Fault, text: &[u8], _: At<'_>) {
        self.faults += 1;
        // Stray parentheses and braces would change the meaning of what follows; all other text is kept.
        match fault {
            Fault::BadTag => self.exporter.escape(&format!("%{}", decode(text))),
            Fault::BadToken | Fault::BadNag | Fault::ResultInVariation => {
                self.exporter.comment(&decode(text).replace(['{', '}'], " "));
            }
            _ => {}
        }
    }

    fn end_game(&mut self, _: At<'_>) {
        self.exporter.end_game();
    }
}
