//! A game as a whole, with its variations: collected from PGN, and written in its export format.

use super::event::{At, LineColumn, PgnSyntaxError, San, Visitor};
use super::export::Exporter;
use super::reader::{START, read_chunk};
use super::track::{MAX_DEPTH, Track, Tracked};
use crate::Style;
use crate::decode::{decode, escape, unescape};
use crate::termination::PgnTermination;
use adoube_board::{Color, Move, Position, Variant};

/// The seven tags of every game in export format, in order, each with its value for "unknown".
pub const SEVEN_TAGS: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// The tags as they came, escapes undone.
    pub tags: Vec<(String, String)>,
    /// The position it starts from.
    pub start: Position,
    /// The moves.
    pub line: MoveLine,
    /// The result at the end of the moves.
    pub outcome: Option<PgnTermination>,
    /// Comments after the result.
    pub closing: Vec<String>,
    /// Syntax errors in its text.
    pub faults: Vec<(PgnSyntaxError, LineColumn, String)>,
}

/// A sequence of moves.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct MoveLine {
    /// Comments before the first move.
    pub opening: Vec<String>,
    /// The moves.
    pub plies: Vec<AnnotatedMove>,
    /// The words from the first unplayable move on, unchanged.
    pub unplayed: Vec<String>,
}

/// A move with its annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnotatedMove {
    /// The move.
    pub mv: Move,
    /// Numeric annotations.
    pub nags: Vec<u8>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// Whether a draw offer is marked (C.12).
    pub draw_offer: bool,
    /// Variations that replace this move.
    pub variations: Vec<MoveLine>,
}

impl AnnotatedMove {
    /// Creates a move without annotations.
    pub const fn new(mv: Move) -> Self {
        Self { mv, nags: Vec::new(), comments: Vec::new(), draw_offer: false, variations: Vec::new() }
    }
}

impl PgnGame {
    /// Creates a game without moves.
    pub fn new(start: Position) -> Self {
        Self {
            tags: Vec::new(),
            start,
            line: MoveLine::default(),
            outcome: None,
            closing: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// Returns a tag's value.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Parses all games of a text.
    pub fn read_all(text: &[u8]) -> Vec<Self> {
        let mut games = Vec::new();
        let mut collector = Collector::new(|game| games.push(game));
        read_chunk(text, START, &mut collector);
        games
    }

    /// Returns the game in export format: the seven tags first, the others by name, then the moves.
    pub fn write(&self, style: &Style) -> String {
        let mut out = Exporter::new();
        out.begin_game();
        self.write_tags(&mut out);
        out.begin_movetext();
        write_line(&mut out, self.start, &self.line, style);
        self.closing.iter().for_each(|comment| out.comment(comment));
        out.outcome(self.outcome.unwrap_or(PgnTermination::Open));
        out.end_game();
        out.take()
    }

    fn write_tags(&self, out: &mut Exporter) {
        for (name, unknown) in SEVEN_TAGS {
            let stated = self.outcome.map(PgnTermination::sign).filter(|_| name == "Result");
            out.tag(name, &escape(self.tag(name).or(stated).unwrap_or(unknown)));
        }
        // A duplicate tag violates export format, but nothing is dropped.
        let is_first = |index: usize, name: &str| !self.tags.iter().take(index).any(|(earlier, _)| earlier == name);
        let is_head = |index, name: &str| SEVEN_TAGS.iter().any(|(seven, _)| *seven == name) && is_first(index, name);
        let others = self.tags.iter().enumerate().filter(|(index, (name, _))| !is_head(*index, name));
        let mut others: Vec<(&str, String)> = others.map(|(_, (name, value))| (name.as_str(), value.clone())).collect();
        let mut add = |name, value: String| {
            if !others.iter().any(|(other, _)| *other == name) {
                others.push((name, value));
            }
        };
        if self.start != Position::initial() || self.start.fullmove_number() != 1 {
            add("FEN", self.start.fen());
            add("SetUp", "1".to_owned());
            if self.start.variant() == Variant::Chess960 {
                add("Variant", "Chess960".to_owned());
            }
        }
        others.sort_by(|a, b| a.0.cmp(b.0));
        for (name, value) in &others {
            out.tag(name, &escape(value));
        }
    }
}

fn write_line(out: &mut Exporter, start: Position, line: &MoveLine, style: &Style) {
    line.opening.iter().for_each(|comment| out.comment(comment));
    let mut position = start;
    for ply in &line.plies {
        out.mv(&position, ply.mv, style);
        if ply.draw_offer {
            out.other("(=)");
        }
        ply.nags.iter().for_each(|nag| out.nag(*nag));
        ply.comments.iter().for_each(|comment| out.comment(comment));
        for variation in &ply.variations {
            out.begin_variation();
            write_line(out, position, variation, style);
            out.end_variation();
        }
        position = position.play(ply.mv);
    }
    let mut color = position.turn();
    let mut number = u32::from(position.fullmove_number());
    for word in &line.unplayed {
        out.move_text(word, number, color);
        number += u32::from(color == Color::Black);
        color = !color;
    }
}

/// A visitor that passes on each game as a whole.
pub struct Collector<F> {
    give: F,
    track: Track,
    game: PgnGame,
    /// The open lines: the main line first.
    open: Vec<MoveLine>,
    /// Variations nested too deep to be kept as lines; their text stays in place.
    too_deep: usize,
    after_result: bool,
}

impl<F: FnMut(PgnGame)> Collector<F> {
    /// Creates a collector that passes on each completed game.
    pub fn new(give: F) -> Self {
        Self {
            give,
            track: Track::default(),
            game: PgnGame::new(Position::initial()),
            open: vec![MoveLine::default()],
            too_deep: 0,
            after_result: false,
        }
    }

    fn unplayed(&mut self, text: &str) {
        if let Some(line) = self.open.last_mut() {
            line.unplayed.push(text.to_owned());
        }
    }

    fn close_variation(&mut self) {
        if let Some(line) = self.open.pop() {
            match self.open.last_mut() {
                Some(MoveLine { plies, .. }) if !plies.is_empty() => {
                    plies.iter_mut().last().into_iter().for_each(|ply| ply.variations.push(line.clone()));
                }
                Some(parent) => parent.unplayed.extend(line.unplayed),
                None => self.open.push(line),
            }
        }
    }
}

impl<F: FnMut(PgnGame)> Visitor for Collector<F> {
    fn begin_game(&mut self, _: At<'_>) {
        self.track.begin_game();
        self.game = PgnGame::new(Position::initial());
        self.open = vec![MoveLine::default()];
        self.too_deep = 0;
        self.after_result = false;
    }

    fn tag(&mut self, name: &[u8], value: &[u8], _: At<'_>) {
        self.track.tag(name, value);
        let mut plain = String::new();
        unescape(&decode(value), &mut plain);
        self.game.tags.push((decode(name).into_owned(), plain));
    }

    fn begin_movetext(&mut self, at: At<'_>) {
        if self.track.begin_movetext().is_err() {
            self.game.faults.push((PgnSyntaxError::BadTag, at.place(), "FEN".to_owned()));
        }
        self.game.start = *self.track.position();
    }

    fn mv(&mut self, san: San, text: &[u8], _: At<'_>) {
        if self.too_deep > 0 {
            return self.unplayed(&decode(text));
        }
        match self.track.mv(san, text) {
            Tracked::Played(mv, read) => {
                let draw_offer = read.is_some_and(|read| read.draw_offer);
                if let Some(line) = self.open.last_mut() {
                    line.plies.push(AnnotatedMove { draw_offer, ..AnnotatedMove::new(mv) });
                }
            }
            Tracked::Refused(_) | Tracked::Lost => self.unplayed(&decode(text)),
        }
    }

    fn nag(&mut self, nag: u8, _: At<'_>) {
        match self.open.last_mut().map(|line| (line.unplayed.is_empty(), line.plies.last_mut())) {
            Some((true, Some(ply))) => ply.nags.push(nag),
            _ => self.unplayed(&format!("${nag}")),
        }
    }

    fn comment(&mut self, text: &[u8], _: At<'_>) {
        let text: Vec<String> = decode(text).split_whitespace().map(str::to_owned).collect();
        let text = text.join(" ");
        if self.after_result {
            return self.game.closing.push(text);
        }
        let Some(line) = self.open.last_mut() else { return };
        match line.plies.last_mut() {
            _ if !line.unplayed.is_empty() => line.unplayed.push(format!("{{{text}}}")),
            Some(ply) => ply.comments.push(text),
            None => line.opening.push(text),
        }
    }

    fn mark(&mut self, text: &[u8], _: At<'_>) {
        match self.open.last_mut().and_then(|line| line.plies.last_mut()) {
            Some(ply) if text == b"(=)" => ply.draw_offer = true,
            _ => {}
        }
    }

    fn begin_variation(&mut self, _: At<'_>) {
        let has_move = self.open.last().is_some_and(|line| !line.plies.is_empty());
        if self.too_deep > 0 || self.open.len() >= MAX_DEPTH || !has_move {
            self.too_deep += 1;
            return self.unplayed("(");
        }
        self.track.begin_variation();
        self.open.push(MoveLine::default());
    }

    fn end_variation(&mut self, _: At<'_>) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return self.unplayed(")");
        }
        self.track.end_variation();
        self.close_variation();
    }

    fn outcome(&mut self, outcome: PgnTermination, _: &[u8], _: At<'_>) {
        self.game.outcome = Some(outcome);
        self.after_result = true;
    }

    fn fault(&mut self, fault: PgnSyntaxError, text: &[u8], at: At<'_>) {
        self.game.faults.push((fault, at.place(), decode(text).into_owned()));
    }

    fn end_game(&mut self, _: At<'_>) {
        while self.open.len() > 1 {
            self.close_variation();
        }
        self.game.line = self.open.pop().unwrap_or_default();
        self.open.push(MoveLine::default());
        (self.give)(std::mem::replace(&mut self.game, PgnGame::new(Position::initial())));
    }
}
