//! The findings on a PGN file, and their sentences.

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
    /// The side that moved.
    pub color: Color,
    /// The text it concerns, if it is about a text.
    pub text: String,
    /// The kind of finding.
    pub what: What,
}

/// The kinds of finding.
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
        /// Irregularities by Appendix C; empty if only PGN would write it otherwise.
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
    /// The game was drawn by itself here (9.6): a note that the rule was reached.
    DrawnHere(Box<What>),
    /// A draw could have been claimed by threefold repetition (9.2).
    ThreefoldPossible {
        /// The player who could claim by writing a move that is not played (9.2.1).
        by: Color,
        /// That move, if it was another than the one played. After the one played the opponent could claim too (9.2.2).
        written: Option<String>,
    },
    /// A draw could have been claimed by the 50-move rule (9.3).
    FiftyPossible {
        /// The player who could claim by writing a move that is not played (9.3.1).
        by: Color,
        /// That move, if it was another than the one played. After the one played the opponent could claim too (9.3.2).
        written: Option<String>,
    },
    /// Tags that every game has in PGN, and this one lacks.
    MissingTags(Vec<&'static str>),
    /// A second tag of the same name.
    DoubledTag {
        /// The name.
        name: String,
        /// The value of the first.
        first: String,
        /// The value of this one.
        second: String,
        /// Whether it contradicts the first, and the check of the game rests on it.
        is_fault: bool,
    },
    /// A result without a game: neither tags nor moves come before it.
    LoneResult,
    /// A result that is written otherwise than PGN writes it.
    ResultSign {
        /// The text written.
        found: String,
        /// Its meaning; `None` if it is no result.
        meant: Option<Outcome>,
    },
}

impl What {
    /// Whether it is a fault, and not a mere note.
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

    /// Whether it is about the game as a whole and not about a move.
    pub const fn is_about_game(&self) -> bool {
        matches!(
            self,
            Self::WrittenIn(_)
                | Self::Syntax(Fault::BadTag)
                | Self::MissingTags(_)
                | Self::DoubledTag { .. }
                | Self::LoneResult
                | Self::ResultSign { .. }
        )
    }

    /// The players who could claim a draw, each with the provision; empty if the finding is about something else.
    pub fn claimants(&self) -> Vec<(Color, Article)> {
        let (by, written, articles) = match self {
            Self::ThreefoldPossible { by, written } => (*by, written, ["9.2.1.1", "9.2.1.2"]),
            Self::FiftyPossible { by, written } => (*by, written, ["9.3.1", "9.3.2"]),
            _ => return Vec::new(),
        };
        let [writing, after] = articles.map(Article::new);
        if written.is_some() { vec![(by, writing)] } else { vec![(by, writing), (!by, after)] }
    }

    /// The provision it rests on, if it rests on one.
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
            Self::DrawnHere(because) => DRAWN_HERE.fill(language, &[("because", &because.sentence(language))]),
            Self::ThreefoldPossible { by, written } => claim(&THREEFOLD, *by, written.as_deref(), language),
            Self::FiftyPossible { by, written } => claim(&FIFTY, *by, written.as_deref(), language),
            Self::MissingTags(names) => MISSING_TAGS.fill(language, &[("names", &names.join(", "))]),
            Self::DoubledTag { name, first, second, .. } if first == second || first.is_empty() => {
                DOUBLED_TAG.fill(language, &[("name", name)])
            }
            Self::DoubledTag { name, first, second, .. } => {
                TAGS_DIFFER.fill(language, &[("name", name), ("first", first), ("second", second)])
            }
            Self::ResultSign { found, meant: Some(meant) } => {
                RESULT_SIGN.fill(language, &[("found", found), ("meant", &meant.sign())])
            }
            Self::LoneResult => LONE_RESULT.get(language).to_owned(),
            Self::ResultSign { found, meant: None } => NO_RESULT.fill(language, &[("found", found)]),
        }
    }
}

/// The sentence on who could claim: before the move played or another, or after it.
fn claim(why: &Text, by: Color, written: Option<&str>, language: Language) -> String {
    let (why, player, opponent) = (why.get(language), by.name().get(language), (!by).name().get(language));
    match written {
        Some(mv) => CLAIM_BY_WRITING.fill(language, &[("why", &why), ("player", &player), ("move", &mv)]),
        None => CLAIM.fill(language, &[("why", &why), ("player", &player), ("opponent", &opponent)]),
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
    ca: "la mateixa posició tres vegades",
    es: "la misma posición tres veces",
    pt: "a mesma posição três vezes",
    eu: "posizio bera hiru aldiz",
    en: "the same position three times",
};
const FIFTY: Text = Text {
    ca: "50 jugades de cada jugador sense captura ni moviment de peó",
    es: "50 jugadas de cada jugador sin captura ni movimiento de peón",
    pt: "50 lances de cada jogador sem captura nem movimento de peão",
    eu: "jokalari bakoitzaren 50 jokaldi harrapaketarik eta peoi-mugimendurik gabe",
    en: "50 moves by each player without capture or pawn move",
};
const CLAIM: Text = Text {
    ca: "es podien reclamar taules ({player} abans de fer la jugada, escrivint-la; {opponent} després): {why}",
    es: "se podían reclamar tablas ({player} antes de hacer la jugada, escribiéndola; {opponent} después): {why}",
    pt: "podia-se reclamar empate ({player} antes de fazer o lance, escrevendo-o; {opponent} depois): {why}",
    eu: "berdinketa erreklama zitekeen ({player}: jokaldia egin aurretik, idatzita; {opponent}: ondoren): {why}",
    en: "a draw could be claimed ({player} before making the move, by writing it; {opponent} after it): {why}",
};
const CLAIM_BY_WRITING: Text = Text {
    ca: "es podien reclamar taules ({player} escrivint {move}): {why}",
    es: "se podían reclamar tablas ({player} escribiendo {move}): {why}",
    pt: "podia-se reclamar empate ({player} escrevendo {move}): {why}",
    eu: "berdinketa erreklama zitekeen ({player}: {move} idatzita): {why}",
    en: "a draw could be claimed ({player} by writing {move}): {why}",
};
const DRAWN_HERE: Text = Text {
    ca: "la partida és taules per si sola: {because}",
    es: "la partida es tablas por sí sola: {because}",
    pt: "a partida está empatada por si só: {because}",
    eu: "partida berez berdinduta dago: {because}",
    en: "the game is drawn by itself: {because}",
};
const MISSING_TAGS: Text = Text {
    ca: "falten etiquetes que el PGN vol a cada partida: {names}",
    es: "faltan etiquetas que el PGN quiere en cada partida: {names}",
    pt: "faltam etiquetas que o PGN quer em cada partida: {names}",
    eu: "PGNk partida bakoitzean nahi dituen etiketak falta dira: {names}",
    en: "tags that PGN wants in every game are missing: {names}",
};
const DOUBLED_TAG: Text = Text {
    ca: "l'etiqueta {name} hi és dues vegades",
    es: "la etiqueta {name} está dos veces",
    pt: "a etiqueta {name} está duas vezes",
    eu: "{name} etiketa bi aldiz dago",
    en: "the tag {name} stands twice",
};
const TAGS_DIFFER: Text = Text {
    ca: "l'etiqueta {name} hi és dues vegades: «{first}», que és la que val, i aquí «{second}»",
    es: "la etiqueta {name} está dos veces: «{first}», que es la que vale, y aquí «{second}»",
    pt: "a etiqueta {name} está duas vezes: «{first}», que é a que vale, e aqui «{second}»",
    eu: "{name} etiketa bi aldiz dago: «{first}», balio duena, eta hemen «{second}»",
    en: "the tag {name} stands twice: “{first}”, which counts, and here “{second}”",
};
const RESULT_SIGN: Text = Text {
    ca: "el resultat està escrit {found}; el PGN escriu {meant}",
    es: "el resultado está escrito {found}; el PGN escribe {meant}",
    pt: "o resultado está escrito {found}; o PGN escreve {meant}",
    eu: "emaitza {found} idatzita dago; PGNk {meant} idazten du",
    en: "the result is written {found}; PGN writes {meant}",
};
const LONE_RESULT: Text = Text {
    ca: "hi ha un resultat sense partida: abans no hi ha ni etiquetes ni jugades",
    es: "hay un resultado sin partida: antes no hay ni etiquetas ni jugadas",
    pt: "há um resultado sem partida: antes não há nem etiquetas nem lances",
    eu: "emaitza bat dago partidarik gabe: aurretik ez dago ez etiketarik ez jokaldirik",
    en: "there is a result without a game: neither tags nor moves come before it",
};
const NO_RESULT: Text = Text {
    ca: "l'etiqueta Result no és cap resultat: «{found}»; s'esperava 1-0, 0-1, 1/2-1/2 o *",
    es: "la etiqueta Result no es ningún resultado: «{found}»; se esperaba 1-0, 0-1, 1/2-1/2 o *",
    pt: "a etiqueta Result não é um resultado: «{found}»; esperava-se 1-0, 0-1, 1/2-1/2 ou *",
    eu: "Result etiketa ez da emaitza bat: «{found}»; 1-0, 0-1, 1/2-1/2 edo * espero zen",
    en: "the Result tag is no result: “{found}”; expected 1-0, 0-1, 1/2-1/2 or *",
};
