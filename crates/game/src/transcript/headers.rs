//! The headers of a transcript.

use super::acts::score;
use super::error::{Expected, TranscriptError};
use super::words::{Words, move_text, number};
use crate::Span;
use crate::act::Score;
use crate::header::{Header, TimePeriod, WrittenMove};
use adoube_board::{Setup, chess960};
use adoube_laws::{DrawOffers, Edition, Play, ResultPoints, Rules, Supervision};
use adoube_notation::Letters;

/// The headers read so far.
#[derive(Default)]
pub(super) struct Headers {
    header: Header,
    seen: Vec<String>,
    /// The position of the first increment or delay.
    increment: Option<(usize, usize, String)>,
    moves_line: usize,
}

impl Headers {
    pub(super) fn read(&mut self, key: &str, column: usize, mut words: Words<'_>) -> Result<(), TranscriptError> {
        let line = words.line;
        if self.seen.iter().any(|seen| seen == key) {
            return Err(TranscriptError::new(line, column, key, Expected::Once));
        }
        let header = &mut self.header;
        match key {
            "edition" => header.edition = words.read(Expected::Edition, |text| text.parse::<Edition>().ok())?,
            "time" => {
                let value = words.remainder();
                let (periods, increment) = time_control(value.text)
                    .ok_or_else(|| TranscriptError::new(line, value.column, value.text, Expected::TimeControl))?;
                self.increment = increment.then(|| (line, value.column, value.text.to_owned()));
                header.periods = Some(periods);
            }
            "play" => header.play = Some(words.read(Expected::Play, play)?),
            "supervision" => header.supervision = Some(words.read(Expected::Supervision, supervision)?),
            "default-time" => header.default_time = words.time()?,
            "draw-offers" => header.draw_offers = draw_offers(&mut words)?,
            "quickplay" => header.quickplay = words.read(Expected::Quickplay, |text| text.parse().ok())?,
            "ends" => header.ends = Some(words.time()?),
            "position" => {
                let value = words.remainder();
                header.position = position(value.text)
                    .map_err(|at| TranscriptError::new(line, value.column + at, value.text, Expected::Position))?;
            }
            "moves" => {
                self.moves_line = line;
                header.moves = movetext(&mut words)?;
            }
            "clocks" => header.clocks = Some([words.time()?, words.time()?]),
            "white" | "black" => {
                let value = words.remainder();
                if value.text.is_empty() {
                    return Err(TranscriptError::new(line, value.column, "", Expected::Name));
                }
                let [white, black] = &mut header.names;
                value.text.clone_into(if key == "white" { white } else { black });
            }
            "present" => header.present = words.read(Expected::Players, players)?,
            "blind" => header.blind = words.read(Expected::Players, players)?,
            _ => regulation(header, key, column, &mut words)?,
        }
        words.end()?;
        self.seen.push(key.to_owned());
        Ok(())
    }

    pub(super) fn finish(self) -> Result<(Header, usize), TranscriptError> {
        let rules =
            Rules::new(self.header.edition, Play::Standard, Supervision::Full, adoube_laws::Regulations::default());
        match self.increment {
            Some((line, column, found)) if !rules.clock.increment.value => {
                Err(TranscriptError::new(line, column, &found, Expected::NoIncrement))
            }
            _ => Ok((self.header, self.moves_line)),
        }
    }
}

/// Parses the players' letters and the event's regulations.
fn regulation(header: &mut Header, key: &str, column: usize, words: &mut Words<'_>) -> Result<(), TranscriptError> {
    match key {
        "language" => {
            let white = words.read(Expected::Letters, letters)?;
            let black = if words.peek().is_some() { words.read(Expected::Letters, letters)? } else { white };
            header.language = [Some(white), Some(black)];
        }
        "points" => {
            let mut tenths = || words.read(Expected::Points, |text| score(text).and_then(Score::tenths));
            header.points = ResultPoints { win_tenths: tenths()?, draw_tenths: tenths()?, loss_tenths: tenths()? };
        }
        "devices" => header.devices = words.read(Expected::Devices, |text| text.parse().ok())?,
        "device-penalty" => {
            header.device_penalty = words.read(Expected::DevicePenalty, |text| text.parse().ok())?;
        }
        "leaving" => header.leaving = words.read(Expected::Leaving, |text| text.parse().ok())?,
        "counting" => header.counting = words.read(Expected::Counting, |text| text.parse().ok())?,
        "supervised-blitz" => {
            header.supervised_blitz = words.read(Expected::SupervisedBlitz, |text| text.parse().ok())?;
        }
        _ => return Err(TranscriptError::new(words.line, column, key, Expected::Key)),
    }
    Ok(())
}

fn letters(text: &str) -> Option<Letters> {
    text.parse().ok().filter(|letters| *letters != Letters::Figurines)
}

/// Periods separated by commas, and whether any has an increment or a delay.
fn time_control(text: &str) -> Option<(Vec<TimePeriod>, bool)> {
    let mut bonus = false;
    let periods: Option<Vec<TimePeriod>> = text
        .split(',')
        .map(|part| {
            let part = part.trim();
            let (moves, rest) = match part.split_once('/') {
                None => (None, part),
                Some((moves, rest)) => (Some(number(moves).filter(|&moves| moves > 0)?), rest),
            };
            let (rest, delay) = match rest.split_once('d') {
                None => (rest, 0),
                Some((rest, delay)) => (rest, number(delay)?),
            };
            let (base, increment) = match rest.split_once('+') {
                None => (rest, 0),
                Some((base, increment)) => (base, number(increment)?),
            };
            bonus |= delay > 0 || increment > 0;
            let seconds = |value: u16| Span::from_s(u64::from(value));
            Some(TimePeriod { moves, base: Span::read(base)?, increment: seconds(increment), delay: seconds(delay) })
        })
        .collect();
    let periods = periods?;
    let all_but_last = periods.len().checked_sub(1)?;
    let counted = periods.iter().take(all_but_last).all(|period| period.moves.is_some());
    (counted && periods.len() <= 16).then_some((periods, bonus))
}

fn play(text: &str) -> Option<Play> {
    Some(match text {
        "standard" => Play::Standard,
        "rapid" => Play::Rapid,
        "blitz" => Play::Blitz,
        _ => return None,
    })
}

fn supervision(text: &str) -> Option<Supervision> {
    Some(match text {
        "full" => Supervision::Full,
        "basic" => Supervision::Basic,
        "none" => Supervision::NoArbiter,
        _ => return None,
    })
}

fn players(text: &str) -> Option<[bool; 2]> {
    Some(match text {
        "both" => [true, true],
        "white" => [true, false],
        "black" => [false, true],
        "none" => [false, false],
        _ => return None,
    })
}

fn draw_offers(words: &mut Words<'_>) -> Result<DrawOffers, TranscriptError> {
    if words.take("after") {
        return words.number().map(DrawOffers::After);
    }
    words.read(Expected::DrawOffers, |text| match text {
        "allowed" => Some(DrawOffers::Allowed),
        "forbidden" => Some(DrawOffers::Forbidden),
        _ => None,
    })
}

/// Parses a position; the error is the number of characters before the fault.
fn position(text: &str) -> Result<Setup, usize> {
    if text == "startpos" {
        return Ok(Header::default().position);
    }
    if let Some(rest) = text.strip_prefix("chess960") {
        let number = number(rest.trim()).filter(|&number| number < 960).ok_or(0usize)?;
        return Ok(Setup::from(&chess960::position(number)));
    }
    let column = |error: adoube_board::FenError| error.column.saturating_sub(1);
    let mut setup = Setup::from_any_fen(text).map_err(column)?;
    setup.fullmove_number = setup.fullmove_number.max(1);
    if setup.as_it_stands().is_some() { Ok(setup) } else { Err(0) }
}

/// Parses the moves of PGN movetext; skips numbers, comments in braces and a result.
fn movetext(words: &mut Words<'_>) -> Result<Vec<WrittenMove>, TranscriptError> {
    let mut moves = Vec::new();
    let mut in_comment = false;
    for word in words.by_ref() {
        let mut text = word.text;
        let mut column = word.column;
        if in_comment || text.starts_with('{') {
            in_comment = !text.ends_with('}');
            continue;
        }
        let numbered = text.trim_start_matches(|c: char| c.is_ascii_digit());
        if numbered.len() < text.len() && numbered.starts_with('.') {
            let rest = numbered.trim_start_matches('.');
            column += text.chars().count() - rest.chars().count();
            text = rest;
        }
        if text.is_empty() || text.starts_with('$') || matches!(text, "*" | "1-0" | "0-1" | "1/2-1/2" | "...") {
            continue;
        }
        match move_text(text) {
            Some(text) => moves.push(WrittenMove { text, column }),
            None => return Err(TranscriptError::new(words.line, column, text, Expected::Movetext)),
        }
    }
    Ok(moves)
}
