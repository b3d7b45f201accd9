//! Parses TRF text.

use crate::finding::FileFinding;
use crate::person::Born;
use crate::words::expected;
use adoube_words::Text;

use super::columns::Columns;
use super::record::{Document, LineEnd, PlayerRecord, Record, RoundField};

/// Maximum size of a file, in bytes.
pub const MAX_BYTES: usize = 64 << 20;
/// The largest starting rank: four columns.
pub const MAX_NUMBER: u16 = 9999;
/// Maximum number of rounds.
pub const MAX_ROUNDS: usize = 200;

/// Decodes bytes as UTF-8, or else as Latin-1, which older programs write.
pub fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|b| char::from(*b)).collect(),
    }
}

/// Parses a file; anything that cannot be understood is reported and left out.
pub fn read(text: &str) -> (Document, Vec<FileFinding>) {
    let mut faults = Vec::new();
    if text.len() > MAX_BYTES {
        faults.push(FileFinding::error(1, 1, &format!("{} MiB", text.len() >> 20), expected::REPORT_SIZE));
        return (Document::default(), faults);
    }
    let (body, byte_order_mark) = text.strip_prefix('\u{feff}').map_or((text, false), |rest| (rest, true));
    let line_end = if body.contains("\r\n") {
        LineEnd::CrLf
    } else if body.contains('\n') || !body.contains('\r') {
        LineEnd::Lf
    } else {
        LineEnd::Cr
    };
    let mut document = Document { line_end, byte_order_mark, ..Document::default() };
    let mut rest = body;
    let mut number = 0;
    while !rest.is_empty() {
        number += 1;
        let (line, after) = split_line(rest);
        document.unterminated = after.is_none();
        rest = after.unwrap_or_default();
        document.records.push((number, read_line(number, line, &mut faults)));
    }
    (document, faults)
}

/// Splits a text after its first line.
fn split_line(text: &str) -> (&str, Option<&str>) {
    match text.find(['\r', '\n']) {
        None => (text, None),
        Some(at) => {
            let (line, end) = text.split_at(at);
            let rest = end.strip_prefix("\r\n").or_else(|| end.get(1..)).unwrap_or_default();
            (line, Some(rest))
        }
    }
}

fn read_line(number: u32, text: &str, faults: &mut Vec<FileFinding>) -> Record {
    let code: String = text.chars().take(3).collect();
    if code != "001" {
        return Record::Line { code, text: text.to_owned() };
    }
    let before = faults.len();
    let mut columns = Columns::new(number, text, faults);
    if let Some(player) = read_player(&mut columns) {
        Record::Player(player)
    } else {
        if faults.len() == before {
            faults.push(FileFinding::error(number, 5, "", expected::STARTING_RANK_IN_COLUMNS));
        }
        Record::Line { code: "bad".to_owned(), text: text.to_owned() }
    }
}

fn read_player(columns: &mut Columns<'_>) -> Option<PlayerRecord> {
    const RANK: Text = expected::STARTING_RANK_FROM;
    let number = columns.value::<u16>(5, 8, RANK)?;
    if number == 0 || number > MAX_NUMBER {
        columns.fault(5, &number.to_string(), RANK);
        return None;
    }
    let sex = Some(columns.at(10)).filter(|c| *c != ' ');
    if sex.is_some_and(|c| !matches!(c.to_ascii_lowercase(), 'm' | 'w' | 'f')) {
        columns.leave_out(10, &columns.at(10).to_string(), expected::M_OR_W);
    }
    let born = columns.text(70, 79);
    if Born::read(&born).is_none() {
        columns.leave_out(70, &born, expected::DATE_OF_BIRTH_IN_COLUMNS);
    }
    let mut player = PlayerRecord {
        number,
        sex,
        title: columns.text(11, 13),
        name: columns.text(15, 47),
        rating: columns.value(49, 52, expected::RATING_IN_COLUMNS),
        federation: columns.text(54, 56),
        fide_id: columns.text(58, 68),
        born,
        points: columns.value(81, 84, expected::POINTS_SUCH_AS_11_5),
        rank: columns.value(86, 89, expected::RANK),
        rounds: Vec::new(),
    };
    let mut column = 92;
    while column <= columns.len() {
        if player.rounds.len() >= MAX_ROUNDS {
            columns.fault(column, &columns.text(column, column + 7), expected::AT_MOST_200_ROUNDS);
            break;
        }
        player.rounds.push(read_round(columns, column));
        column += 10;
    }
    Some(player)
}

fn read_round(columns: &mut Columns<'_>, column: usize) -> RoundField {
    let opponent = columns.value(column, column + 3, expected::OPPONENTS_STARTING_RANK);
    let colour = columns.at(column + 5);
    if !matches!(colour, 'w' | 'b' | 'W' | 'B' | '-' | ' ') {
        columns.fault(column + 5, &colour.to_string(), expected::W_B_OR_BLANK);
    }
    let result = columns.at(column + 7);
    if !"1=0WDLwdl+-HFUZhfuz *".contains(result) {
        columns.fault(column + 7, &result.to_string(), expected::RESULT_CODE);
    }
    RoundField { opponent, colour, result }
}
