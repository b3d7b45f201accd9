//! Detects the piece letters of a scoresheet from the legality of the whole game (Appendix C.2, C.3).
//!
//! The letters conflict: R is king in three languages and rook in English, and the two Basque systems permute A, D and
//! G. The sheet is therefore read with each set of letters; the one that reads the most moves with the fewest repairs
//! wins.

use crate::irregular::Irregularity;
use crate::sheet::{Entries, SheetEnd, entries_at, read_entries};
use crate::words::letters;
use crate::{Letters, MoveReading, Style, write};
use adoube_board::{Color, Move, Position};
use adoube_words::Language;
use std::cmp::Reverse;

/// The result of reading the sheet with one set of letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LetterEvidence {
    /// The letters.
    pub letters: Letters,
    /// The number of moves read.
    pub read: usize,
    /// The number of those that needed a repair, or a capital read as a pawn's.
    pub repaired: usize,
    /// The number of repairs that were only a capital read as a pawn's file or as the pawn itself.
    pub pawn_letters: usize,
    /// The number of irregular moves.
    pub irregular: usize,
    /// The moves that were read.
    pub moves: Vec<Move>,
    /// The first move that could not be read literally: its number and text.
    pub first_trouble: Option<(u32, String)>,
}

impl LetterEvidence {
    /// Returns the sort key: more literal moves, then fewer repairs, then fewer irregularities.
    fn rank(&self) -> (Reverse<usize>, usize, usize) {
        (Reverse(self.by_the_letter()), self.repaired, self.irregular)
    }

    /// Returns the number of moves read without repairs.
    pub const fn by_the_letter(&self) -> usize {
        self.read.saturating_sub(self.repaired)
    }

    /// Returns whether fewer than one move in ten needed a repair.
    pub const fn is_clean(&self) -> bool {
        self.repaired.saturating_sub(self.pawn_letters) * 10 <= self.read
    }

    /// Returns the evidence as a line of text.
    pub fn sentence(&self, language: Language) -> String {
        let letters = self.letters.name().get(language);
        match &self.first_trouble {
            None => letters::CLEAN.fill(
                language,
                &[
                    ("letters", &letters),
                    ("read", &self.read),
                    ("repaired", &self.repaired),
                    ("irregular", &self.irregular),
                ],
            ),
            Some((number, text)) => letters::TROUBLE.fill(
                language,
                &[
                    ("letters", &letters),
                    ("read", &self.read),
                    ("repaired", &self.repaired),
                    ("irregular", &self.irregular),
                    ("number", number),
                    ("text", text),
                ],
            ),
        }
    }
}

/// The letters a sheet may be written in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Detection {
    /// The sets that read it best; several if they do so equally well, such as Catalan and Spanish.
    pub best: Vec<Letters>,
    /// The evidence for each set, the best first.
    pub evidence: Vec<LetterEvidence>,
    /// The position from which it was read.
    pub start: Position,
}

impl Detection {
    /// Returns the letters to use: the preferred ones if they are among the best, else English or the first of the
    /// best. A preference does not decide which game was played: if the best give different games, it only chooses
    /// between names of the same letters.
    pub fn choose(&self, preferred: Letters) -> Letters {
        let english = self.best.iter().copied().find(|letters| *letters == Letters::English);
        let Some(first) = english.or(self.best.first().copied()) else { return preferred };
        let serves = self.best.contains(&preferred) && (!self.is_ambiguous() || preferred.same_letters(first));
        if serves { preferred } else { first }
    }

    /// Returns whether letters that read the sheet equally well give different games.
    pub fn is_ambiguous(&self) -> bool {
        self.games().len() > 1
    }

    /// Returns the games that the best letters give, each with its letters.
    pub fn games(&self) -> Vec<(&[Move], Vec<Letters>)> {
        let mut games: Vec<(&[Move], Vec<Letters>)> = Vec::new();
        for evidence in self.evidence.iter().filter(|evidence| self.best.contains(&evidence.letters)) {
            match games.iter_mut().find(|(moves, _)| *moves == evidence.moves) {
                Some((_, letters)) => letters.push(evidence.letters),
                None => games.push((&evidence.moves, vec![evidence.letters])),
            }
        }
        games
    }

    /// Returns the first move in which the games differ, for each of them, in figurines, with the letters that give it.
    fn candidates(&self, language: Language) -> String {
        let games = self.games();
        let Some((first, _)) = games.first() else { return String::new() };
        let same = |index: usize| games.iter().all(|(moves, _)| moves.get(index) == first.get(index));
        let common = (0..first.len()).take_while(|index| same(*index)).count();
        let position = first.iter().take(common).fold(self.start, |position, mv| position.play(*mv));
        let dots = if position.turn() == Color::White { "." } else { "..." };
        let shown = games.iter().map(|(moves, letters)| {
            let mv = moves.get(common).map(|mv| write(&position, *mv, &Style::of_laws(Letters::Figurines)));
            let names: Vec<&str> = letters.iter().map(|letters| letters.name().get(language)).collect();
            let mv = mv.unwrap_or_else(|| "–".to_owned());
            format!("{}{dots} {mv} ({})", position.fullmove_number(), names.join(" / "))
        });
        shown.collect::<Vec<_>>().join(", ")
    }
}

impl Detection {
    /// Returns the letters, if they read the sheet better than these with hardly any repairs, so that they are not a
    /// mere guess.
    pub fn instead_of(&self, usual: Letters) -> Option<Letters> {
        let gave = |letters| self.evidence.iter().find(|evidence| evidence.letters == letters);
        let best = gave(*self.best.first()?)?;
        let better = best.is_clean() && best.by_the_letter() > gave(usual).map_or(0, LetterEvidence::by_the_letter);
        better.then_some(best.letters)
    }

    /// Returns whether any letters read a move at all.
    pub fn is_found(&self) -> bool {
        self.evidence.iter().any(|evidence| evidence.read > 0)
    }

    /// Returns the evidence for the letters as a sentence: the best sets and their results.
    pub fn sentence(&self, usual: Letters, language: Language) -> String {
        if !self.is_found() {
            return letters::NONE.get(language).to_owned();
        }
        let names: Vec<&str> = self.best.iter().map(|letters| letters.name().get(language)).collect();
        let first = self.evidence.first().map(|best| best.letters);
        let shown = self.evidence.iter().filter(|e| Some(e.letters) == first || e.letters == usual);
        let evidence: Vec<String> = shown.map(|evidence| evidence.sentence(language)).collect();
        let said =
            letters::LETTERS.fill(language, &[("names", &names.join(" / ")), ("evidence", &evidence.join("; "))]);
        if !self.is_ambiguous() {
            return said;
        }
        let doubt = letters::AMBIGUOUS.fill(language, &[("candidates", &self.candidates(language))]);
        format!("{said}; {doubt}")
    }
}

/// Finds the letters of a sheet, from a position on.
pub fn detect(start: &Position, text: &str) -> Detection {
    detect_entries(start, &entries_at(start, text))
}

/// Detects the letters of a sheet whose words are already separated.
pub fn detect_entries(start: &Position, found: &Entries) -> Detection {
    let mut evidence: Vec<LetterEvidence> =
        Letters::ALL.into_iter().map(|letters| examine(start, found.clone(), letters)).collect();
    // Figurines can be read with any letters, so they are the sheet's own only if it contains some.
    let has_figurines = found.moves.iter().any(|entry| entry.text.chars().any(|c| matches!(c, '♔'..='♟')));
    evidence.sort_by_key(|e| (e.rank(), (e.letters == Letters::Figurines) != has_figurines));
    let best = match evidence.first() {
        Some(first) if has_figurines && first.letters == Letters::Figurines => vec![Letters::Figurines],
        Some(first) => {
            let tied = evidence.iter().filter(|e| e.rank() == first.rank() && e.letters != Letters::Figurines);
            tied.map(|e| e.letters).collect()
        }
        None => Vec::new(),
    };
    Detection { best, evidence, start: *start }
}

/// Returns whether a move was read that departs from Appendix C. A number without its dot does not belong to the move.
fn is_irregular(reading: &MoveReading) -> bool {
    matches!(reading, MoveReading::Move(read) if read.irregularities.iter().any(|i| *i != Irregularity::MissingDot))
}

fn examine(start: &Position, found: Entries, letters: Letters) -> LetterEvidence {
    let sheet = read_entries(start, found, letters);
    let is_trouble = |reading: &MoveReading| !matches!(reading, MoveReading::Move(read) if read.is_literal() && !read.has_pawn_letter());
    let first_trouble = sheet
        .read
        .iter()
        .find(|(_, reading)| is_trouble(reading))
        .map(|(entry, _)| (entry.number, entry.text.clone()))
        .or(match sheet.end {
            SheetEnd::Gap(number, _) => Some((number, "…".to_owned())),
            _ => None,
        });
    let pawn_letters = sheet.pawn_letters();
    let irregular = sheet.read.iter().filter(|(_, reading)| is_irregular(reading)).count();
    LetterEvidence {
        letters,
        read: sheet.played,
        repaired: sheet.repairs() + pawn_letters,
        pawn_letters,
        irregular,
        moves: sheet.moves(),
        first_trouble,
    }
}
