//! Errors in a transcript, with their place.

use adoube_laws::{Language, Text};
use std::fmt;

/// An unexpected word in a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TranscriptError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The text found.
    pub found: String,
    /// The text expected.
    pub expected: Expected,
}

macro_rules! expected {
    ($($(#[$doc:meta])* $name:ident: $ca:literal, $es:literal, $pt:literal, $eu:literal, $en:literal;)*) => {
        /// The kinds of text a transcript expects.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Expected {
            $($(#[$doc])* $name,)*
        }

        impl Expected {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// In words.
            pub const fn text(self) -> Text {
                match self {
                    $(Self::$name => Text { ca: $ca, es: $es, pt: $pt, eu: $eu, en: $en },)*
                }
            }
        }
    };
}

expected! {
    /// A header, an event or an answer.
    Line: "una capçalera, un fet o una resposta", "una cabecera, un hecho o una respuesta",
        "um cabeçalho, um facto ou uma resposta", "goiburu bat, gertaera bat edo erantzun bat",
        "a header, an event or an answer";
    /// A smaller file.
    Smaller: "un fitxer d'un MiB com a molt, amb línies de 60 000 caràcters com a molt",
        "un fichero de un MiB como mucho, con líneas de 60 000 caracteres como mucho",
        "um arquivo de um MiB no máximo, com linhas de 60 000 caracteres no máximo",
        "gehienez MiB bateko fitxategia, gehienez 60 000 karaktereko lerroekin",
        "a file of at most one MiB with lines of at most 60 000 characters";
    /// A known header.
    Key: "una capçalera coneguda", "una cabecera conocida", "um cabeçalho conhecido", "goiburu ezagun bat",
        "a known header";
    /// A header that was not given before.
    Once: "cada capçalera una sola vegada", "cada cabecera una sola vez", "cada cabeçalho uma só vez",
        "goiburu bakoitza behin bakarrik", "each header once";
    /// Headers before the first event.
    HeadersFirst: "les capçaleres abans del primer fet", "las cabeceras antes del primer hecho",
        "os cabeçalhos antes do primeiro facto", "goiburuak lehen gertaeraren aurretik",
        "headers before the first event";
    /// An event before its answer.
    EventFirst: "un fet abans de la seva resposta", "un hecho antes de su respuesta",
        "um facto antes da sua resposta", "gertaera bat bere erantzunaren aurretik", "an event before its answer";
    /// An edition.
    Edition: "1985, 2017, 2018 o 2023", "1985, 2017, 2018 o 2023", "1985, 2017, 2018 ou 2023",
        "1985, 2017, 2018 edo 2023", "1985, 2017, 2018 or 2023";
    /// A time.
    Time: "un temps com 5:00 o 1:30:00", "un tiempo como 5:00 o 1:30:00", "um tempo como 5:00 ou 1:30:00",
        "denbora bat, hala nola 5:00 edo 1:30:00", "a time such as 5:00 or 1:30:00";
    /// A time not before the one above.
    LaterTime: "un temps no anterior al del fet precedent", "un tiempo no anterior al del hecho precedente",
        "um tempo não anterior ao do facto precedente", "aurreko gertaerarena baino lehenagokoa ez den denbora",
        "a time not before that of the event above";
    /// A time control.
    TimeControl: "períodes com 40/90:00+30, 30:00d5", "períodos como 40/90:00+30, 30:00d5",
        "períodos como 40/90:00+30, 30:00d5", "aldiak, hala nola 40/90:00+30, 30:00d5",
        "periods such as 40/90:00+30, 30:00d5";
    /// A time control without increment.
    NoIncrement: "cap increment ni demora en l'edició de 1985", "ningún incremento ni demora en la edición de 1985",
        "nenhum incremento nem atraso na edição de 1985", "gehikuntzarik eta atzerapenik ez 1985eko edizioan",
        "neither increment nor delay in the edition of 1985";
    /// A kind of play.
    Play: "standard, rapid o blitz", "standard, rapid o blitz", "standard, rapid ou blitz",
        "standard, rapid edo blitz", "standard, rapid or blitz";
    /// Supervision.
    Supervision: "full, basic o none", "full, basic o none", "full, basic ou none", "full, basic edo none",
        "full, basic or none";
    /// Draw offers.
    DrawOffers: "allowed, forbidden o after N", "allowed, forbidden o after N", "allowed, forbidden ou after N",
        "allowed, forbidden edo after N", "allowed, forbidden or after N";
    /// Quickplay.
    Quickplay: "off, III.4, III.5 o III.6", "off, III.4, III.5 o III.6", "off, III.4, III.5 ou III.6",
        "off, III.4, III.5 edo III.6", "off, III.4, III.5 or III.6";
    /// A position.
    Position: "startpos, un FEN amb un rei per bàndol, o chess960 N", "startpos, un FEN con un rey por bando, o chess960 N",
        "startpos, um FEN com um rei por lado, ou chess960 N", "startpos, alde bakoitzean errege bat duen FEN bat, edo chess960 N",
        "startpos, a FEN with one king each, or chess960 N";
    /// Movetext.
    Movetext: "jugades legals en PGN", "jugadas legales en PGN", "lances legais em PGN", "PGNko jokaldi legezkoak",
        "legal moves in PGN";
    /// Players.
    Players: "both, white, black o none", "both, white, black o none", "both, white, black ou none",
        "both, white, black edo none", "both, white, black or none";
    /// A name.
    Name: "un nom", "un nombre", "um nome", "izen bat", "a name";
    /// An actor.
    Actor: "white, black o arbiter", "white, black o arbiter", "white, black ou arbiter", "white, black edo arbiter",
        "white, black or arbiter";
    /// A player's act.
    PlayerAct: "un acte d'un jugador o una jugada", "un acto de un jugador o una jugada",
        "um ato de um jogador ou um lance", "jokalari baten ekintza edo jokaldi bat", "an act of a player or a move";
    /// An arbiter's act.
    ArbiterAct: "un acte de l'àrbitre", "un acto del árbitro", "um ato do árbitro", "epailearen ekintza bat",
        "an act of the arbiter";
    /// A square.
    Square: "una casella d'a1 a h8", "una casilla de a1 a h8", "uma casa de a1 a h8", "a1etik h8ra bitarteko lauki bat",
        "a square from a1 to h8";
    /// A move.
    Move: "una jugada com Nf3, e2-e4 o O-O", "una jugada como Nf3, e2-e4 o O-O", "um lance como Nf3, e2-e4 ou O-O",
        "jokaldi bat, hala nola Nf3, e2-e4 edo O-O", "a move such as Nf3, e2-e4 or O-O";
    /// A move that is legal and clear.
    LegalMove: "una jugada legal i inequívoca en la posició", "una jugada legal e inequívoca en la posición",
        "um lance legal e inequívoco na posição", "posizioan legezkoa eta argia den jokaldi bat",
        "a move that is legal and clear in the position";
    /// A promotion piece.
    Piece: "Q, R, B o N", "Q, R, B o N", "Q, R, B ou N", "Q, R, B edo N", "Q, R, B or N";
    /// A number.
    Number: "un nombre de 0 a 9999", "un número de 0 a 9999", "um número de 0 a 9999", "0tik 9999ra bitarteko zenbaki bat",
        "a number from 0 to 9999";
    /// A player.
    Player: "white o black", "white o black", "white ou black", "white edo black", "white or black";
    /// A penalty.
    Penalty: "una sanció", "una sanción", "uma sanção", "zigor bat", "a penalty";
    /// A score.
    Score: "una puntuació com 1/2", "una puntuación como 1/2", "uma pontuação como 1/2", "puntuazio bat, hala nola 1/2",
        "a score such as 1/2";
    /// A result.
    Result: "un resultat com 1-0, o continue", "un resultado como 1-0, o continue", "um resultado como 1-0, ou continue",
        "emaitza bat, hala nola 1-0, edo continue", "a result such as 1-0, or continue";
    /// A sealed move.
    Sealed: "el text de la jugada secreta", "el texto de la jugada secreta", "o texto do lance selado",
        "jokaldi ezkutuaren testua", "the text of the sealed move";
    /// One of the words that may stand here.
    Word: "una altra paraula", "otra palabra", "outra palavra", "beste hitz bat", "another word";
    /// Nothing more.
    Nothing: "res més", "nada más", "nada mais", "besterik ez", "nothing more";
    /// An answer.
    Answer: "una resposta i el seu article", "una respuesta y su artículo", "uma resposta e o seu artigo",
        "erantzun bat eta bere artikulua", "an answer and its article";
}

const SENTENCE: Text = Text {
    ca: "línia {line}, columna {column}: s'ha trobat {found}, s'esperava {expected}",
    es: "línea {line}, columna {column}: se encontró {found}, se esperaba {expected}",
    pt: "linha {line}, coluna {column}: encontrou-se {found}, esperava-se {expected}",
    eu: "{line}. lerroa, {column}. zutabea: {found} aurkitu da, eta hau espero zen: {expected}",
    en: "line {line}, column {column}: found {found}, expected {expected}",
};

impl TranscriptError {
    pub(crate) fn new(line: usize, column: usize, found: &str, expected: Expected) -> Self {
        Self { line, column, found: found.chars().take(60).collect(), expected }
    }

    /// The fault as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        let found = format!("{:?}", self.found);
        SENTENCE.fill(
            language,
            &[
                ("line", &self.line),
                ("column", &self.column),
                ("found", &found),
                ("expected", &self.expected.text().get(language)),
            ],
        )
    }
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for TranscriptError {}
