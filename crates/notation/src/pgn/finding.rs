//! The findings on a PGN file, and their sentences.

use super::event::{LineColumn, PgnSyntaxError};
use super::track::BadStart;
use crate::termination::PgnTermination;
use crate::words::pgn_findings;
use crate::{Detection, Irregularity, Letters, MoveReading};
use adoube_board::{Color, Position};
use adoube_laws::Article;
use adoube_words::{Language, Text};

/// Something found in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnFinding {
    /// The position in the file.
    pub place: LineColumn,
    /// At which move.
    pub number: u32,
    /// The side that moved.
    pub color: Color,
    /// The text it concerns, if any.
    pub text: String,
    /// The kind of finding.
    pub what: PgnFindingKind,
}

/// The kinds of finding.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PgnFindingKind {
    /// The text is not PGN.
    Syntax(PgnSyntaxError),
    /// The FEN tag does not give a playable position.
    BadStart(BadStart),
    /// A move that is ambiguous, illegal or unreadable, in a position.
    Move(Box<MoveReading>, Box<Position>),
    /// A move that is understood but does not follow PGN.
    Irregular {
        /// Irregularities by Appendix C; empty if only PGN's notation differs.
        irregularities: Vec<Irregularity>,
        /// The notation in PGN.
        canonical: String,
    },
    /// A wrong move number.
    WrongNumber {
        /// The number in the file.
        found: u32,
        /// The number that should.
        due: u32,
    },
    /// The moves are written in other letters than PGN's, or the letters were requested.
    WrittenIn(Box<Detection>),
    /// The `Result` tag and the end of the moves contradict each other.
    ResultsDiffer(String, PgnTermination),
    /// The result differs from the one under the Laws.
    WrongResult {
        /// The result that is stated.
        stated: PgnTermination,
        /// The result that is due.
        due: PgnTermination,
        /// Why.
        because: Box<PgnFindingKind>,
    },
    /// The game continued after its end.
    PlayedOn(Box<PgnFindingKind>),
    /// Checkmate (5.1.1).
    Checkmate,
    /// Stalemate (5.2.1).
    Stalemate,
    /// A dead position (5.2.2).
    DeadPosition,
    /// A position five times (9.6.1).
    Fivefold,
    /// 75 moves without capture or pawn move (9.6.2).
    SeventyFive,
    /// The game was drawn automatically here (9.6): a note that the rule applied.
    DrawnHere(Box<PgnFindingKind>),
    /// A draw could have been claimed by threefold repetition (9.2).
    ThreefoldPossible {
        /// The player who could claim by writing a move without playing it (9.2.1).
        by: Color,
        /// That move, if it differs from the one played. After the one played the opponent could claim too (9.2.2).
        written: Option<String>,
    },
    /// A draw could have been claimed by the 50-move rule (9.3).
    FiftyPossible {
        /// The player who could claim by writing a move without playing it (9.3.1).
        by: Color,
        /// That move, if it differs from the one played. After the one played the opponent could claim too (9.3.2).
        written: Option<String>,
    },
    /// Required PGN tags that this game lacks.
    MissingTags(Vec<&'static str>),
    /// A second tag of the same name.
    DoubledTag {
        /// The name.
        name: String,
        /// The value of the first.
        first: String,
        /// The value of this one.
        second: String,
        /// Whether it contradicts the first, and the check of the game depends on it.
        is_fault: bool,
    },
    /// A result without a game: no tags or moves precede it.
    LoneResult,
    /// A result that is not in PGN's notation.
    ResultSign {
        /// The text written.
        found: String,
        /// Its meaning; `None` if it is not a result.
        meant: Option<PgnTermination>,
    },
}

impl PgnFindingKind {
    /// Returns whether it is a fault rather than a note.
    pub fn is_fault(&self) -> bool {
        match self {
            Self::Irregular { irregularities, .. } => irregularities.iter().any(|i| i.is_repair()),
            Self::WrittenIn(detection) => detection.is_ambiguous(),
            Self::DoubledTag { is_fault, .. } => *is_fault,
            Self::ResultSign { meant, .. } => meant.is_none(),
            Self::WrongNumber { .. }
            | Self::DrawnHere(_)
            | Self::ThreefoldPossible { .. }
            | Self::FiftyPossible { .. }
            | Self::MissingTags(_) => false,
            _ => true,
        }
    }

    /// Returns whether it concerns the game as a whole rather than a move.
    pub const fn is_about_game(&self) -> bool {
        matches!(
            self,
            Self::WrittenIn(_)
                | Self::Syntax(PgnSyntaxError::BadTag)
                | Self::MissingTags(_)
                | Self::DoubledTag { .. }
                | Self::LoneResult
                | Self::ResultSign { .. }
        )
    }

    /// Returns the players who could claim a draw, each with the provision; empty for other findings.
    pub fn claimants(&self) -> Vec<(Color, Article)> {
        let (by, written, articles) = match self {
            Self::ThreefoldPossible { by, written } => (*by, written, ["9.2.1.1", "9.2.1.2"]),
            Self::FiftyPossible { by, written } => (*by, written, ["9.3.1", "9.3.2"]),
            _ => return Vec::new(),
        };
        let [writing, after] = articles.map(Article::new);
        if written.is_some() { vec![(by, writing)] } else { vec![(by, writing), (!by, after)] }
    }

    /// Returns the provision that supports it, if any.
    pub fn article(&self) -> Option<Article> {
        Some(match self {
            Self::Move(reading, _) => reading.article(),
            Self::Irregular { irregularities, .. } => irregularities.first()?.article(),
            Self::WrongResult { because, .. } | Self::PlayedOn(because) | Self::DrawnHere(because) => {
                because.article()?
            }
            Self::WrittenIn(_) => Article::new("C.3"),
            Self::Checkmate => Article::new("5.1.1"),
            Self::Stalemate => Article::new("5.2.1"),
            Self::DeadPosition => Article::new("5.2.2"),
            Self::Fivefold => Article::new("9.6.1"),
            Self::SeventyFive => Article::new("9.6.2"),
            Self::ThreefoldPossible { written, .. } => {
                Article::new(if written.is_some() { "9.2.1.1" } else { "9.2.1" })
            }
            Self::FiftyPossible { written, .. } => Article::new(if written.is_some() { "9.3.1" } else { "9.3" }),
            Self::Syntax(_)
            | Self::BadStart(_)
            | Self::WrongNumber { .. }
            | Self::ResultsDiffer(..)
            | Self::MissingTags(_)
            | Self::DoubledTag { .. }
            | Self::LoneResult
            | Self::ResultSign { .. } => return None,
        })
    }

    /// Returns the finding as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Syntax(fault) => fault.sentence(language).to_owned(),
            Self::BadStart(BadStart::Fen(fen)) => pgn_findings::BAD_FEN.fill(language, &[("fen", fen)]),
            Self::BadStart(BadStart::Variant(name)) => pgn_findings::BAD_VARIANT.fill(language, &[("name", name)]),
            Self::Move(reading, position) => reading.sentence(position, language.into(), language),
            Self::Irregular { irregularities, canonical } => {
                let mut sentences: Vec<String> = irregularities.iter().map(|i| i.sentence(language)).collect();
                sentences.push(pgn_findings::CANONICAL.fill(language, &[("canonical", canonical)]));
                sentences.join("; ")
            }
            Self::WrongNumber { found, due } => {
                pgn_findings::WRONG_NUMBER.fill(language, &[("found", found), ("due", due)])
            }
            Self::WrittenIn(detection) => detection.sentence(Letters::English, language),
            Self::ResultsDiffer(tag, outcome) => {
                pgn_findings::RESULTS_DIFFER.fill(language, &[("tag", tag), ("outcome", &outcome.sign())])
            }
            Self::WrongResult { stated, due, because } => pgn_findings::WRONG_RESULT.fill(
                language,
                &[("stated", &stated.sign()), ("due", &due.sign()), ("because", &because.sentence(language))],
            ),
            Self::PlayedOn(because) => {
                pgn_findings::PLAYED_ON.fill(language, &[("because", &because.sentence(language))])
            }
            Self::Checkmate => pgn_findings::CHECKMATE.get(language).to_owned(),
            Self::Stalemate => pgn_findings::STALEMATE.get(language).to_owned(),
            Self::DeadPosition => pgn_findings::DEAD_POSITION.get(language).to_owned(),
            Self::Fivefold => pgn_findings::FIVEFOLD.get(language).to_owned(),
            Self::SeventyFive => pgn_findings::SEVENTY_FIVE.get(language).to_owned(),
            Self::DrawnHere(because) => {
                pgn_findings::DRAWN_HERE.fill(language, &[("because", &because.sentence(language))])
            }
            Self::ThreefoldPossible { by, written } => {
                claim(&pgn_findings::THREEFOLD, *by, written.as_deref(), language)
            }
            Self::FiftyPossible { by, written } => claim(&pgn_findings::FIFTY, *by, written.as_deref(), language),
            Self::MissingTags(names) => pgn_findings::MISSING_TAGS.fill(language, &[("names", &names.join(", "))]),
            Self::DoubledTag { name, first, second, .. } if first == second || first.is_empty() => {
                pgn_findings::DOUBLED_TAG.fill(language, &[("name", name)])
            }
            Self::DoubledTag { name, first, second, .. } => {
                pgn_findings::TAGS_DIFFER.fill(language, &[("name", name), ("first", first), ("second", second)])
            }
            Self::ResultSign { found, meant: Some(meant) } => {
                pgn_findings::RESULT_SIGN.fill(language, &[("found", found), ("meant", &meant.sign())])
            }
            Self::LoneResult => pgn_findings::LONE_RESULT.get(language).to_owned(),
            Self::ResultSign { found, meant: None } => pgn_findings::NO_RESULT.fill(language, &[("found", found)]),
        }
    }
}

/// Returns the sentence on the possible claimants: before the move played or another, or after it.
fn claim(why: &Text, by: Color, written: Option<&str>, language: Language) -> String {
    let (why, side) = (why.get(language), by.word());
    match written {
        Some(mv) => {
            let mv = Letters::from(language).rewrite(mv);
            pgn_findings::CLAIM_BY_WRITING.fill(language, &[("why", &why), ("side", &side), ("move", &mv)])
        }
        None => pgn_findings::CLAIM.fill(language, &[("why", &why), ("side", &side)]),
    }
}
