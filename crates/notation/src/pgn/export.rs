//! Writes PGN's export format: tags, then words in lines of at most 79 characters.

use crate::termination::PgnTermination;
use crate::{Style, write};
use adoube_board::{Color, Move, Position};

const WIDTH: usize = 79;
/// The maximum length of a command that is kept on one line.
const MAX_COMMAND: usize = 60;

/// Writes games one after the other.
#[derive(Clone, Debug, Default)]
pub struct Exporter {
    out: String,
    /// The number of characters in the current line.
    column: usize,
    in_movetext: bool,
    /// Whether the next move needs its number although it is Black's.
    interrupted: bool,
    /// Whether the next word follows without a space.
    tight: bool,
}

impl Exporter {
    /// Creates an empty exporter.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the text written so far, and resets the exporter.
    pub fn take(&mut self) -> String {
        self.end_line();
        std::mem::take(&mut self.out)
    }

    /// Begins a game, separated by an empty line from the previous one.
    pub fn begin_game(&mut self) {
        self.end_line();
        if !self.out.is_empty() {
            self.out.push('\n');
        }
        self.in_movetext = false;
        self.interrupted = true;
    }

    /// Writes a tag; the value with its escapes already in place.
    pub fn tag(&mut self, name: &str, escaped: &str) {
        self.out.extend(["[", name, " \"", escaped, "\"]\n"]);
    }

    /// Ends the tags.
    pub fn begin_movetext(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
        self.in_movetext = true;
    }

    /// Writes a legal move of a position, with its number where PGN requires it.
    pub fn mv(&mut self, position: &Position, mv: Move, style: &Style) {
        self.move_text(&write(position, mv, style), u32::from(position.fullmove_number()), position.turn());
    }

    /// Writes a move unchanged, with its number where PGN requires it.
    pub fn move_text(&mut self, text: &str, number: u32, color: Color) {
        match color {
            Color::White => self.word(&format!("{number}.")),
            Color::Black if self.interrupted => self.word(&format!("{number}...")),
            Color::Black => {}
        }
        self.interrupted = false;
        for word in text.split_whitespace() {
            self.word(word);
        }
    }

    /// Writes an annotation.
    pub fn nag(&mut self, nag: u8) {
        self.word(&format!("${nag}"));
    }

    /// Writes a comment, with white space collapsed to single spaces. One with a closing brace becomes a comment to the
    /// end of the line.
    pub fn comment(&mut self, text: &str) {
        self.interrupted = true;
        if text.contains('}') {
            self.end_line();
            let line: Vec<&str> = text.split_whitespace().collect();
            self.out.extend(["; ", &line.join(" "), "\n"]);
            return;
        }
        // Keep the braces with the adjacent words, so that no line break separates them.
        let mut pieces = pieces(text);
        match pieces.first_mut() {
            Some(first) if !text.starts_with(char::is_whitespace) => first.insert(0, '{'),
            _ => pieces.insert(0, "{".to_owned()),
        }
        match pieces.last_mut() {
            Some(last) if !text.ends_with(char::is_whitespace) => last.push('}'),
            _ => pieces.push("}".to_owned()),
        }
        for piece in &pieces {
            self.word(piece);
        }
    }

    /// Writes a line that begins with a percent sign.
    pub fn escape(&mut self, line: &str) {
        self.end_line();
        self.out.extend([line, "\n"]);
    }

    /// Writes any other word among the moves.
    pub fn other(&mut self, text: &str) {
        for word in text.split_whitespace() {
            self.word(word);
        }
    }

    /// Begins a variation.
    pub fn begin_variation(&mut self) {
        self.word("(");
        self.tight = true;
        self.interrupted = true;
    }

    /// Ends a variation.
    pub fn end_variation(&mut self) {
        self.tight = true;
        self.word(")");
        self.interrupted = true;
    }

    /// Writes the result.
    pub fn outcome(&mut self, outcome: PgnTermination) {
        self.word(outcome.sign());
    }

    /// Ends the game.
    pub fn end_game(&mut self) {
        self.end_line();
    }

    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        let space = usize::from(self.column > 0 && !self.tight);
        self.tight = false;
        if self.column > 0 && self.column + space + length > WIDTH {
            self.end_line();
        } else if space == 1 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(word);
        self.column += length;
    }

    fn end_line(&mut self) {
        if self.column > 0 {
            self.out.push('\n');
            self.column = 0;
        }
    }
}

/// Returns the words of a comment; a command is not split: `[%clk 1:23:45]`.
fn pieces(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut command = String::new();
    for word in text.split_whitespace() {
        let opens = word.rfind("[%").is_some_and(|from| !word.get(from..).unwrap_or("").contains(']'));
        if command.is_empty() && !opens {
            found.push(word.to_owned());
            continue;
        }
        if command.len() + word.len() > MAX_COMMAND {
            found.extend(command.split_whitespace().map(str::to_owned));
            found.push(word.to_owned());
            command.clear();
            continue;
        }
        if !command.is_empty() {
            command.push(' ');
        }
        command.push_str(word);
        if !opens && word.contains(']') {
            found.push(std::mem::take(&mut command));
        }
    }
    found.extend(command.split_whitespace().map(str::to_owned));
    found
}
