//! Replays a transcript, and compares the engine's answers with those in the file.

use super::error::{Expected, TranscriptError};
use super::lines::{Content, Transcript};
use crate::answer::Answer;
use crate::game::Game;
use crate::grounds::Ground;
use std::fmt::Write;

/// The engine's answers to a transcript: one list for each event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TranscriptReplay {
    /// The answers to each event in order.
    pub answers: Vec<Vec<Answer>>,
    /// The earlier events that support each answer to each event, if requested.
    pub grounds: Vec<Vec<Vec<Ground>>>,
}

/// An event whose answers in the file differ from the engine's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerDifference {
    /// The line of the event, from 1.
    pub line: usize,
    /// The event as in the file.
    pub event: String,
    /// The answers in the file.
    pub expected: Vec<String>,
    /// The engine's.
    pub found: Vec<String>,
}

impl Transcript {
    /// Creates the game at the start of the transcript.
    pub fn game(&self) -> Result<Game, TranscriptError> {
        Game::new(&self.header).map_err(|index| {
            let (column, found) = match self.header.moves.get(index) {
                Some(mv) => (mv.column, mv.text.to_string()),
                None => (1, String::new()),
            };
            TranscriptError::new(self.moves_line.max(1), column, &found, Expected::LegalMove)
        })
    }

    /// Returns the engine's answers to every event.
    pub fn replay(&self) -> Result<TranscriptReplay, TranscriptError> {
        self.replay_with(|_, _| {}).map(|answers| TranscriptReplay { answers, grounds: Vec::new() })
    }

    /// Returns the same, with the earlier events that support each answer.
    pub fn replay_with_grounds(&self) -> Result<TranscriptReplay, TranscriptError> {
        let mut grounds = Vec::new();
        let note = |game: &Game, given: &[Answer]| {
            grounds.push(given.iter().map(|answer| game.grounds(answer)).collect());
        };
        let answers = self.replay_with(note)?;
        Ok(TranscriptReplay { answers, grounds })
    }

    fn replay_with(&self, mut after: impl FnMut(&Game, &[Answer])) -> Result<Vec<Vec<Answer>>, TranscriptError> {
        let mut game = self.game()?;
        let mut answers = Vec::new();
        for (index, line) in self.lines.iter().enumerate() {
            if let Content::Event(event) = &line.content {
                let given = game.decide(event).map_err(|unclear| {
                    let column = line
                        .text
                        .find(&unclear.text)
                        .map_or(1, |at| line.text.get(..at).unwrap_or_default().chars().count() + 1);
                    TranscriptError::new(index + 1, column, &unclear.text, Expected::LegalMove)
                })?;
                after(&game, &given);
                answers.push(given);
            }
        }
        Ok(answers)
    }
}

impl TranscriptReplay {
    /// Returns the differences between the file's answers and the engine's.
    pub fn differences(&self, transcript: &Transcript) -> Vec<AnswerDifference> {
        let mut answers = self.answers.iter();
        let mut found: Vec<AnswerDifference> = Vec::new();
        for (index, line) in transcript.lines.iter().enumerate() {
            match &line.content {
                Content::Event(_) => found.push(AnswerDifference {
                    line: index + 1,
                    event: line.text.trim().to_owned(),
                    expected: Vec::new(),
                    found: answers
                        .next()
                        .map(|given| given.iter().map(ToString::to_string).collect())
                        .unwrap_or_default(),
                }),
                Content::Answer(text) => {
                    if let Some(last) = found.last_mut() {
                        last.expected.push(text.clone());
                    }
                }
                Content::Nothing | Content::Header => {}
            }
        }
        found.retain(|difference| difference.expected != difference.found);
        found
    }

    /// Returns the earlier events that support an answer, by the indices of event and answer.
    pub fn grounds_of(&self, event: usize, answer: usize) -> &[Ground] {
        self.grounds.get(event).and_then(|answers| answers.get(answer)).map_or(&[], Vec::as_slice)
    }

    /// Returns the transcript with the engine's answers instead of the file's. Each answer is followed by the text that
    /// `explain` returns.
    pub fn print(&self, transcript: &Transcript, explain: impl Fn(&Answer, &[Ground]) -> Option<String>) -> String {
        let mut out = String::new();
        let mut answers = self.answers.iter().enumerate();
        for line in &transcript.lines {
            if matches!(line.content, Content::Answer(_)) {
                continue;
            }
            out.push_str(&line.text);
            out.push('\n');
            if let Content::Event(_) = line.content {
                let Some((event, given)) = answers.next() else { continue };
                for (place, answer) in given.iter().enumerate() {
                    // Writing to a String cannot fail.
                    let _ = write!(out, "=> {answer}");
                    if let Some(explanation) = explain(answer, self.grounds_of(event, place)) {
                        out.push_str(" — ");
                        out.push_str(&explanation);
                    }
                    out.push('\n');
                }
            }
        }
        out
    }
}
