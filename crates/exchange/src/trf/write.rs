//! Writes TRF text.

use std::fmt::Write;

use adoube_tournament::Points;

use super::record::{Document, PlayerRecord, Record};

impl Document {
    /// Returns the text of the file. A canonical file that was read is written unchanged.
    pub fn write(&self) -> String {
        let mut out = String::new();
        if self.byte_order_mark {
            out.push('\u{feff}');
        }
        for (at, (_, record)) in self.records.iter().enumerate() {
            match record {
                Record::Player(player) => write_player(&mut out, player),
                Record::Line { text, .. } => out.push_str(text),
            }
            if !self.unterminated || at + 1 < self.records.len() {
                out.push_str(self.line_end.text());
            }
        }
        out
    }
}

/// Truncates a text to a width in characters.
fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

/// Formats points in four columns: with one decimal, or as an integer if that is too long. Points that do not fit are
/// left blank rather than written wrong; the results give them anyway.
fn points_field(points: Points) -> String {
    let text = points.to_string();
    if text.len() <= 4 {
        return text;
    }
    text.strip_suffix(".0").filter(|whole| whole.len() <= 4).unwrap_or_default().to_owned()
}

fn write_player(out: &mut String, p: &PlayerRecord) {
    let mut line = String::new();
    let rating = p.rating.map(|r| r.to_string()).unwrap_or_default();
    let points = p.points.map(points_field).unwrap_or_default();
    let rank = p.rank.map(|r| r.to_string()).unwrap_or_default();
    // Writing to a String cannot fail.
    let _ = write!(
        line,
        "001 {:>4} {}{:>3} {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}",
        p.number,
        p.sex.unwrap_or(' '),
        cut(&p.title, 3),
        cut(&p.name, 33),
        cut(&rating, 4),
        cut(&p.federation, 3),
        cut(&p.fide_id, 11),
        cut(&p.born, 10),
        points,
        cut(&rank, 4),
    );
    for round in &p.rounds {
        match round.opponent {
            Some(0) => line.push_str("  0000"),
            Some(number) => {
                let _ = write!(line, "  {number:>4}");
            }
            None => line.push_str("      "),
        }
        let _ = write!(line, " {} {}", round.colour, round.result);
    }
    out.push_str(line.trim_end());
}
