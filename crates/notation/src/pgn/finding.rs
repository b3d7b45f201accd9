//! What the judge of a PGN file can find, and the sentences that say it.

use super::event::{Fault, Outcome, Place};
use super::track::BadStart;
use crate::{Detection, Irregularity, Letters, Reading};
use adoube_board::{Color, Position};
use adoube_laws::{Article, Language, Text};

/// Something found in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Where in the file.
    pub place: Place,
    /// At which move.
    pub number: u32,
    /// Whose move.
    pub color: Color,
    /// The text it concerns, if it is about a text.
    pub text: String,
    /// What was found.
    pub what: What,
}

/// What can be found.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum What {
    /// The text is not PGN.
    Syntax(Fault),
    /// The start position cannot be had.
    BadStart(BadStart),
    /// A move that is ambiguous, illegal or cannot be read, in a position.
    Move(Box<Reading>, Box<Position>),
    /// A move that is understood, but not written as PGN wants it.
    Irregular {
        /// What is irregular by Appendix C; nothing if only PGN would write it otherwise.
        irregularities: Vec<Irregularity>,
        /// As PGN writes it.
        canonical: String,
    },
    /// A move number that is not the one due.
    WrongNumber {
        /// The number that stands there.
        found: u32,
        /// The number that should.
        due: u32,
    },
    /// The moves are written in other letters than PGN's, or it was asked in which.
    WrittenIn(Box<Detection>),
    /// The `Result` tag says one thing and the end of the moves another.
    ResultsDiffer(String, Outcome),
    /// The result is not the one the Laws give for how the game ends.
    WrongResult {
        /// The result that is stated.
        stated: Outcome,
        /// The result that is due.
        due: Outcome,
        /// Why.
        because: Box<What>,
    },
    /// The game was played on after it had ended.
    PlayedOn(Box<What>),
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
    /// A draw could have been claimed by threefold repetition (9.2).
    ThreefoldPossible,
    /// A draw could have been claimed by the 50-move rule (9.3).
    FiftyPossible,
}

impl What {
    /// Whether it is a fault, and not a mere note.
    pub fn is_fault(&self) -> bool {
        match self {
            Self::Irregular { irregularities, .. } => irregularities.iter().any(|i| i.is_repair()),
            Self::WrongNumber { .. } | Self::WrittenIn(_) | Self::ThreefoldPossible | Self::FiftyPossible => false,
            _ => true,
        }
    }

    /// Whether it is about the game as a whole and not about a move.
    pub const fn is_about_game(&self) -> bool {
        matches!(self, Self::WrittenIn(_) | Self::Syntax(Fault::BadTag))
    }

    /// The provision it rests on, if it rests on one.
    pub fn article(&self) -> Option<Article> {
        Some(match self {
            Self::Move(reading, _) => reading.article(),
            Self::Irregular { irregularities, .. } => irregularities.first()?.article(),
            Self::WrongResult { because, .. } | Self::PlayedOn(because) => because.article()?,
            Self::WrittenIn(_) => Article::new("C.3"),
            Self::Checkmate => Article::new("5.1.1"),
            Self::Stalemate => Article::new("5.2.1"),
            Self::DeadPosition => Article::new("5.2.2"),
            Self::Fivefold => Article::new("9.6.1"),
            Self::SeventyFive => Article::new("9.6.2"),
            Self::ThreefoldPossible => Article::new("9.2.1"),
            Self::FiftyPossible => Article::new("9.3"),
            Self::Syntax(_) | Self::BadStart(_) | Self::WrongNumber { .. } | Self::ResultsDiffer(..) => return None,
        })
    }

    /// The finding as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Syntax(fault) => fault.sentence(language).to_owned(),
            Self::BadStart(BadStart::Fen(fen)) => BAD_FEN.fill(language, &[("fen", fen)]),
            Self::BadStart(BadStart::Variant(name)) => BAD_VARIANT.fill(language, &[("name", name)]),
            Self::Move(reading, position) => reading.sentence(position, Letters::English, language),
            Self::Irregular { irregularities, canonical } => {
                let mut sentences: Vec<String> = irregularities.iter().map(|i| i.sentence(language)).collect();
                sentences.push(CANONICAL.fill(language, &[("canonical", canonical)]));
                sentences.join("; ")
            }
            Self::WrongNumber { found, due } => WRONG_NUMBER.fill(language, &[("found", found), ("due", due)]),
            Self::WrittenIn(detection) => detection.sentence(Letters::English, language),
            Self::ResultsDiffer(tag, outcome) => {
                RESULTS_DIFFER.fill(language, &[("tag", tag), ("outcome", &outcome.sign())])
            }
            Self::WrongResult { stated, due, because } => WRONG_RESULT.fill(
                language,
                &[("stated", &stated.sign()), ("due", &due.sign()), ("because", &because.sentence(language))],
            ),
            Self::PlayedOn(because) => PLAYED_ON.fill(language, &[("because", &because.sentence(language))]),
            Self::Checkmate => CHECKMATE.get(language).to_owned(),
            Self::Stalemate => STALEMATE.get(language).to_owned(),
            Self::DeadPosition => DEAD_POSITION.get(language).to_owned(),
            Self::Fivefold => FIVEFOLD.get(language).to_owned(),
            Self::SeventyFive => SEVENTY_FIVE.get(language).to_owned(),
            Self::ThreefoldPossible => THREEFOLD.get(language).to_owned(),
            Self::FiftyPossible => FIFTY.get(language).to_owned(),
        }
    }
}

const BAD_FEN: Text = Text {
    ca: "l'etiqueta FEN no dona cap posició jugable: {fen}",
    es: "la etiqueta FEN no da una posición jugable: {fen}",
    pt: "a etiqueta FEN não dá uma posição jogável: {fen}",
    eu: "FEN etiketak ez du posizio jokagarririk ematen: {fen}",
    en: "the FEN tag gives no position that can be played from: {fen}",
};
const BAD_VARIANT: Text = Text {
    ca: "la variant {name} no és escacs; les jugades no es comproven",
    es: "la variante {name} no es ajedrez; las jugadas no se comprueban",
    pt: "a variante {name} não é xadrez; os lances não são verificados",
    eu: "{name} aldaera ez da xakea; jokaldiak ez dira egiaztatzen",
    en: "the variant {name} is not chess; its moves are not checked",
};
const CANONICAL: Text = Text {
    ca: "el PGN escriu {canonical}",
    es: "el PGN escribe {canonical}",
    pt: "o PGN escreve {canonical}",
    eu: "PGNk {canonical} idazten du",
    en: "PGN writes {canonical}",
};
const WRONG_NUMBER: Text = Text {
    ca: "el número {found} hauria de ser {due}",
    es: "el número {found} debería ser {due}",
    pt: "o número {found} deveria ser {due}",
    eu: "{found} zenbakia {due} izan beharko litzateke",
    en: "the number {found} should be {due}",
};
const RESULTS_DIFFER: Text = Text {
    ca: "l'etiqueta Result diu {tag} i les jugades acaben amb {outcome}",
    es: "la etiqueta Result dice {tag} y las jugadas acaban con {outcome}",
    pt: "a etiqueta Result diz {tag} e os lances acabam com {outcome}",
    eu: "Result etiketak {tag} dio eta jokaldiak {outcome} ikurrez amaitzen dira",
    en: "the Result tag says {tag} and the moves end with {outcome}",
};
const WRONG_RESULT: Text = Text {
    ca: "el resultat {stated} hauria de ser {due}: {because}",
    es: "el resultado {stated} debería ser {due}: {because}",
    pt: "o resultado {stated} deveria ser {due}: {because}",
    eu: "{stated} emaitza {due} izan beharko litzateke: {because}",
    en: "the result {stated} should be {due}: {because}",
};
const PLAYED_ON: Text = Text {
    ca: "s'ha continuat jugant quan la partida ja s'havia acabat: {because}",
    es: "se siguió jugando cuando la partida ya había terminado: {because}",
    pt: "continuou-se a jogar quando a partida já tinha terminado: {because}",
    eu: "partida amaituta zegoenean jokatzen jarraitu da: {because}",
    en: "play went on after the game had ended: {because}",
};
const CHECKMATE: Text =
    Text { ca: "escac i mat", es: "jaque mate", pt: "xeque-mate", eu: "xake mate", en: "checkmate" };
const STALEMATE: Text = Text { ca: "ofegat", es: "ahogado", pt: "afogado", eu: "itota", en: "stalemate" };
const DEAD_POSITION: Text =
    Text {
        ca: "posició morta", es: "posición muerta", pt: "posição morta", eu: "posizio hila", en: "dead position"
    };
const FIVEFOLD: Text = Text {
    ca: "la mateixa posició cinc vegades",
    es: "la misma posición cinco veces",
    pt: "a mesma posição cinco vezes",
    eu: "posizio bera bost aldiz",
    en: "the same position five times",
};
const SEVENTY_FIVE: Text = Text {
    ca: "75 jugades de cada jugador sense captura ni moviment de peó",
    es: "75 jugadas de cada jugador sin captura ni movimiento de peón",
    pt: "75 lances de cada jogador sem captura nem movimento de peão",
    eu: "jokalari bakoitzaren 75 jokaldi harrapaketarik eta peoi-mugimendurik gabe",
    en: "75 moves by each player without capture or pawn move",
};
const THREEFOLD: Text = Text {
    ca: "es podien reclamar taules: la mateixa posició tres vegades",
    es: "se podían reclamar tablas: la misma posición tres veces",
    pt: "podia-se reclamar empate: a mesma posição três vezes",
    eu: "berdinketa erreklama zitekeen: posizio bera hiru aldiz",
    en: "a draw could be claimed: the same position three times",
};
const FIFTY: Text = Text {
    ca: "es podien reclamar taules: 50 jugades sense captura ni moviment de peó",
    es: "se podían reclamar tablas: 50 jugadas sin captura ni movimiento de peón",
    pt: "podia-se reclamar empate: 50 lances sem captura nem movimento de peão",
    eu: "berdinketa erreklama zitekeen: 50 jokaldi harrapaketarik eta peoi-mugimendurik gabe",
    en: "a draw could be claimed: 50 moves without capture or pawn move",
};
