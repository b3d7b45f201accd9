//! Rewrites games with other letters or in long notation, in export format, keeping everything else.

use super::event::{At, LineColumn, PgnSyntaxError, San, Visitor, is_forfeit_sign};
use super::export::Exporter;
use super::game::SEVEN_TAGS;
use super::track::{Track, Tracked};
use crate::decode::{decode, escape, unescape};
use crate::termination::PgnTermination;
use crate::{Detection, Letters, Style};
use adoube_board::{Color, Move, MoveKind};

/// The maximum number of dropped signs reported per game.
const MAX_DROPPED: usize = 100;

/// A game that was rewritten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameText {
    /// The game in export format.
    pub text: String,
    /// The position of its beginning in the file.
    pub place: LineColumn,
    /// The byte offset of its end in the file.
    pub end: u64,
    /// The players' names.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The number of moves kept unchanged.
    pub kept: u64,
    /// Whether a move could not be played, or has another language's letter or a capital read as a pawn's.
    pub is_doubtful: bool,
    /// Signs that were dropped because they would change the meaning of the following text, with their positions; at
    /// most a hundred.
    pub dropped: Vec<(PgnSyntaxError, LineColumn)>,
    /// The letters in which it was read, if they were detected.
    pub letters: Option<Box<Detection>>,
}

/// A visitor that writes its input, with the moves in a given style.
///
/// A move that cannot be played, and the rest of its line, is kept unchanged, with its number, and counted.
pub struct Converter {
    style: Style,
    exporter: Exporter,
    track: Track,
    /// The expected number and colour, for moves that cannot be played.
    due: (u32, Color),
    stack: Vec<(u32, Color)>,
    /// The number of open variations.
    open: u32,
    /// The last move, if it was played.
    last: Option<Move>,
    /// Whether there was a number without a move after it.
    numbered: bool,
    /// The tags, escapes undone.
    tags: Vec<(String, String)>,
    outcome: Option<PgnTermination>,
    place: LineColumn,
    is_doubtful: bool,
    kept_before: u64,
    dropped: Vec<(PgnSyntaxError, LineColumn)>,
    done: Vec<GameText>,
    /// The number of moves written.
    pub moves: u64,
    /// The number of moves kept unchanged.
    pub kept: u64,
    /// The number of faults in the files.
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
            open: 0,
            last: None,
            numbered: false,
            tags: Vec::new(),
            outcome: None,
            place: super::START,
            is_doubtful: false,
            kept_before: 0,
            dropped: Vec::new(),
            done: Vec::new(),
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

    /// Returns the games completed since they were last taken.
    pub fn games(&self) -> &[GameText] {
        &self.done
    }

    /// Takes the completed games.
    pub fn take_games(&mut self) -> Vec<GameText> {
        std::mem::take(&mut self.done)
    }

    /// Takes the completed games as one text.
    pub fn take(&mut self) -> String {
        let texts: Vec<String> = self.take_games().into_iter().map(|game| game.text).collect();
        texts.join("\n")
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

    fn tag_value(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Writes the result. An unplayed game (`+/-`), which PGN's notation cannot express, is kept as a comment.
    fn end_moves(&mut self, outcome: PgnTermination, text: &[u8]) {
        let tag = self.tag_value("Result").unwrap_or_default();
        let signs = [decode(text), tag.to_owned().into()];
        if let Some(sign) = signs.into_iter().find(|sign| is_forfeit_sign(sign.as_bytes())) {
            self.exporter.comment(&sign.replace(['{', '}'], " "));
        }
        self.exporter.outcome(outcome);
    }

    /// Returns the tag's result in PGN notation; other values are unchanged.
    fn result(&self) -> Option<&str> {
        let tag = self.tag_value("Result").filter(|value| !value.is_empty());
        match tag.map(|value| (PgnTermination::from_sign(value.as_bytes()), value)) {
            Some((Some(outcome), _)) => Some(outcome.sign()),
            Some((None, value)) => Some(value),
            None => self.outcome.map(PgnTermination::sign),
        }
    }

    /// Returns the tags in export format: the seven in order, then the others by name.
    fn head(&self) -> String {
        let mut head = Exporter::new();
        for (name, unknown) in SEVEN_TAGS {
            let value = if name == "Result" { self.result() } else { self.tag_value(name) };
            head.tag(name, &escape(value.unwrap_or(unknown)));
        }
        let is_seven = |name: &str| SEVEN_TAGS.iter().any(|(seven, _)| *seven == name);
        let mut others: Vec<(&str, &str)> = Vec::with_capacity(self.tags.len() + 1);
        for (index, (name, value)) in self.tags.iter().enumerate() {
            // A duplicate tag violates export format, but nothing is dropped.
            let second = self.tags.iter().take(index).any(|(earlier, _)| earlier == name);
            if !is_seven(name) || second {
                others.push((name, value));
            }
        }
        if self.tag_value("FEN").is_some() && self.tag_value("SetUp").is_none() {
            others.push(("SetUp", "1"));
        }
        others.sort_by_key(|(name, _)| *name);
        for (name, value) in others {
            head.tag(name, &escape(value));
        }
        head.take()
    }
}

impl Visitor for Converter {
    fn begin_game(&mut self, at: At<'_>) {
        self.track.begin_game();
        self.exporter = Exporter::new();
        self.exporter.begin_game();
        self.stack.clear();
        self.open = 0;
        self.last = None;
        self.numbered = false;
        self.tags.clear();
        self.outcome = None;
        self.place = at.place();
        self.is_doubtful = false;
        self.kept_before = self.kept;
        self.dropped.clear();
    }

    fn tag(&mut self, name: &[u8], value: &[u8], _: At<'_>) {
        self.track.tag(name, value);
        let mut plain = String::new();
        unescape(&decode(value), &mut plain);
        self.tags.push((decode(name).into_owned(), plain));
    }

    fn begin_movetext(&mut self, _: At<'_>) {
        self.faults += u64::from(self.track.begin_movetext().is_err());
        let start = self.track.position();
        self.due = (u32::from(start.fullmove_number()), start.turn());
        self.exporter.begin_movetext();
    }

    fn number(&mut self, number: u32, dots: u32, _: At<'_>) {
        self.numbered = true;
        if number != self.due.0 {
            self.track.wrong_number();
            if self.track.is_lost() {
                self.due = (number, if dots > 1 { Color::Black } else { Color::White });
            }
        }
    }

    fn mv(&mut self, san: San, text: &[u8], _: At<'_>) {
        self.moves += 1;
        self.numbered = false;
        match self.track.mv(san, text) {
            Tracked::Played(mv, read) => {
                self.last = Some(mv);
                self.exporter.mv(self.track.before(), mv, &self.style);
                if let Some(read) = read {
                    self.is_doubtful |= read.doubts_letters();
                    if read.draw_offer {
                        self.exporter.other("(=)");
                    }
                }
            }
            Tracked::Refused(_) | Tracked::Lost => {
                self.last = None;
                self.kept += 1;
                self.is_doubtful = true;
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
        // Export format has no en passant mark, which is redundant anyway.
        if text == b"(=)" {
            self.exporter.other("(=)");
        } else if self.last.is_none_or(|mv| mv.kind() != MoveKind::EnPassant) {
            self.exporter.comment(&decode(text));
        }
    }

    fn begin_variation(&mut self, _: At<'_>) {
        self.track.begin_variation();
        if self.stack.len() < super::MAX_DEPTH {
            self.stack.push(self.due);
        }
        self.open = self.open.saturating_add(1);
        self.due = self.previous_due();
        self.exporter.begin_variation();
    }

    fn end_variation(&mut self, _: At<'_>) {
        self.track.end_variation();
        self.due = self.stack.pop().unwrap_or(self.due);
        self.open = self.open.saturating_sub(1);
        self.exporter.end_variation();
    }

    fn outcome(&mut self, outcome: PgnTermination, text: &[u8], _: At<'_>) {
        self.outcome = Some(outcome);
        self.end_moves(outcome, text);
    }

    fn fault(&mut self, fault: PgnSyntaxError, text: &[u8], at: At<'_>) {
        self.faults += 1;
        // Stray parentheses and braces would change the meaning of the following text; all other text is kept.
        match fault {
            PgnSyntaxError::BadTag => self.exporter.escape(&format!("%{}", decode(text))),
            PgnSyntaxError::BadToken | PgnSyntaxError::BadNag | PgnSyntaxError::ResultInVariation => {
                self.exporter.comment(&decode(text).replace(['{', '}'], " "));
            }
            PgnSyntaxError::StrayBrace | PgnSyntaxError::StrayParenthesis if self.dropped.len() < MAX_DROPPED => {
                self.dropped.push((fault, at.place()));
            }
            _ => {}
        }
        if fault == PgnSyntaxError::BadToken {
            self.track.stray();
            // After a number it replaces the move.
            if std::mem::take(&mut self.numbered) {
                self.track.lose();
                self.next_due();
            }
        }
    }

    fn end_game(&mut self, at: At<'_>) {
        for _ in 0..self.open {
            self.exporter.end_variation();
        }
        if self.outcome.is_none() {
            let stated = self.tag_value("Result").and_then(|value| PgnTermination::from_sign(value.as_bytes()));
            self.end_moves(stated.unwrap_or(PgnTermination::Open), b"");
        }
        self.exporter.end_game();
        let text = format!("{}\n{}", self.head(), self.exporter.take());
        self.done.push(GameText {
            text,
            place: self.place,
            end: at.offset(),
            white: self.tag_value("White").unwrap_or_default().to_owned(),
            black: self.tag_value("Black").unwrap_or_default().to_owned(),
            kept: self.kept - self.kept_before,
            is_doubtful: self.is_doubtful,
            dropped: std::mem::take(&mut self.dropped),
            letters: None,
        });
    }
}
