//! Spoken moves (Appendix D.2.1): with the German words that the appendix suggests, or in the project's languages.
//!
//! Files have the names Anna to Hector in every language. The origin square is always announced, and so is the
//! promotion piece. Announcements are understood in any of the languages, long or short.

use crate::words::announcements;
use crate::{Letters, MoveReading, read_exactly};
use adoube_board::{Move, Position, Role, Square, Wing};
use adoube_words::{Language, Text};

/// The vocabulary of announcements.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Voice {
    /// The German words of D.2.1.
    German,
    /// The words of a language.
    Spoken(Language),
}

const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const RANKS_GERMAN: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
const RANKS: [Text; 8] = [
    announcements::ONE,
    announcements::TWO,
    announcements::THREE,
    announcements::FOUR,
    announcements::FIVE,
    announcements::SIX,
    announcements::SEVEN,
    announcements::EIGHT,
];

impl Voice {
    const fn piece(self, role: Role) -> &'static str {
        match self {
            Self::Spoken(language) => role.name().get(language),
            Self::German => match role {
                Role::Pawn => "Bauer",
                Role::Knight => "Springer",
                Role::Bishop => "Läufer",
                Role::Rook => "Turm",
                Role::Queen => "Dame",
                Role::King => "König",
            },
        }
    }

    fn rank(self, square: Square) -> &'static str {
        let rank = usize::from(square.rank());
        match self {
            Self::German => RANKS_GERMAN.get(rank).copied().unwrap_or_default(),
            Self::Spoken(language) => RANKS.get(rank).map_or("", |text| text.get(language)),
        }
    }

    const fn castling(self, wing: Wing) -> &'static str {
        match (self, wing) {
            (Self::German, Wing::King) => "kurze Rochade",
            (Self::German, Wing::Queen) => "lange Rochade",
            (Self::Spoken(language), Wing::King) => announcements::SHORT_CASTLING.get(language),
            (Self::Spoken(language), Wing::Queen) => announcements::LONG_CASTLING.get(language),
        }
    }
}

/// Returns the announcement of a legal move: `Springer Gustav eins Felix drei`.
///
/// ```
/// use adoube_board::Position;
/// use adoube_notation::{Voice, say};
/// let position = Position::initial();
/// let mv = position.find("g1".parse()?, "f3".parse()?, None).ok_or("not legal")?;
/// assert_eq!(say(mv, Voice::German), "Springer Gustav eins Felix drei");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn say(mv: Move, voice: Voice) -> String {
    if let Some(wing) = mv.castling() {
        return voice.castling(wing).to_owned();
    }
    let mut words = vec![voice.piece(mv.role())];
    for square in [mv.from(), mv.to()] {
        words.push(FILES.get(usize::from(square.file())).copied().unwrap_or_default());
        words.push(voice.rank(square));
    }
    words.extend(mv.promotion().map(|role| voice.piece(role)));
    words.join(" ")
}

/// The content of an announcement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A move, or an attempt at one.
    Move(MoveReading),
    /// An unknown or misplaced word: its index from 0, and its text.
    NotUnderstood(usize, String),
}

impl Heard {
    /// Returns the move, if there is one.
    pub fn mv(&self) -> Option<Move> {
        match self {
            Self::Move(reading) => reading.mv(),
            Self::NotUnderstood(..) => None,
        }
    }
}

/// The maximum number of words in an announcement.
const MAX_WORDS: usize = 24;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SpokenWord {
    Piece(Role),
    File(u8),
    Rank(u8),
    Castling,
    Short,
    Long,
    /// Words that are not needed, such as capture and check.
    Noise,
}

/// Understands an announcement in a position, in German or any language of the project.
pub fn hear(position: &Position, announcement: &str) -> Heard {
    let mut parts = Parts::default();
    let words = announcement.split(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | ';' | '-' | '!'));
    for (index, spoken) in words.filter(|word| !word.is_empty()).enumerate() {
        let folded = fold(spoken);
        let understood = index < MAX_WORDS
            && match word(&folded) {
                Some(word) => parts.take(word),
                None => parts.take_square(&folded),
            };
        if !understood {
            return Heard::NotUnderstood(index, spoken.chars().take(40).collect());
        }
    }
    match parts.notation() {
        Some(text) => Heard::Move(read_exactly(position, &text, Letters::English)),
        None => Heard::NotUnderstood(0, announcement.chars().take(40).collect()),
    }
}

/// The parts heard so far.
#[derive(Default)]
struct Parts {
    piece: Option<Role>,
    /// Files and ranks as they came.
    coordinates: String,
    promotion: Option<Role>,
    castling: bool,
    wing: Option<Wing>,
}

impl Parts {
    /// Consumes a word; returns whether it fits here.
    fn take(&mut self, word: SpokenWord) -> bool {
        match word {
            SpokenWord::Piece(role) if self.coordinates.is_empty() && self.piece.is_none() => self.piece = Some(role),
            SpokenWord::Piece(role) if self.coordinates.len() > 1 && self.promotion.is_none() => {
                self.promotion = Some(role);
            }
            // "Flanc de rei", "damaren aldeko endrokea": the wing named by its piece.
            SpokenWord::Piece(role) if self.castling || self.piece.is_some() => {
                return role == Role::Queen || role == Role::King;
            }
            SpokenWord::File(file) if self.coordinates.len() < 4 => self.coordinates.push(char::from(b'a' + file)),
            SpokenWord::Rank(rank) if self.coordinates.len() < 4 => self.coordinates.push(char::from(b'1' + rank)),
            SpokenWord::Piece(_) | SpokenWord::File(_) | SpokenWord::Rank(_) => return false,
            SpokenWord::Castling => self.castling = true,
            SpokenWord::Short => self.wing = Some(Wing::King),
            SpokenWord::Long => self.wing = Some(Wing::Queen),
            SpokenWord::Noise => {}
        }
        true
    }

    /// Consumes a square spoken as one word: `e4`.
    fn take_square(&mut self, word: &str) -> bool {
        let Ok(square) = word.parse::<Square>() else { return false };
        self.take(SpokenWord::File(square.file())) && self.take(SpokenWord::Rank(square.rank()))
    }

    /// Returns the move in English letters.
    fn notation(&self) -> Option<String> {
        if self.castling {
            let wing = self.wing.or(match self.piece {
                Some(Role::King) => Some(Wing::King),
                Some(Role::Queen) => Some(Wing::Queen),
                _ => None,
            });
            return match (wing, self.coordinates.is_empty()) {
                (Some(Wing::King), true) => Some("0-0".to_owned()),
                (Some(Wing::Queen), true) => Some("0-0-0".to_owned()),
                _ => None,
            };
        }
        if self.coordinates.is_empty() || self.wing.is_some() {
            return None;
        }
        let letter = |role| Letters::English.letter(role).map(String::from).unwrap_or_default();
        let piece = self.piece.map(letter).unwrap_or_default();
        Some(format!("{piece}{}{}", self.coordinates, self.promotion.map(letter).unwrap_or_default()))
    }
}

/// Folds a word: lower case without accents, umlauts as two letters.
fn fold(word: &str) -> String {
    let mut out = String::new();
    for c in word.chars().flat_map(char::to_lowercase).take(24) {
        match c {
            'ä' => out.push_str("ae"),
            'ö' => out.push_str("oe"),
            'ü' => out.push_str("ue"),
            'ß' => out.push_str("ss"),
            'á' | 'à' | 'ã' | 'â' => out.push('a'),
            'é' | 'è' | 'ê' => out.push('e'),
            'í' | 'ï' => out.push('i'),
            'ó' | 'ò' | 'ô' | 'õ' => out.push('o'),
            'ú' => out.push('u'),
            'ç' => out.push('c'),
            'ñ' => out.push('n'),
            // A combining accent after its letter.
            '\u{300}'..='\u{36f}' => {}
            c => out.push(c),
        }
    }
    out
}

fn word(folded: &str) -> Option<SpokenWord> {
    Some(match folded {
        "koenig" | "konig" | "king" | "rei" | "rey" | "errege" | "erregea" | "erregearen" => {
            SpokenWord::Piece(Role::King)
        }
        "dame" | "queen" | "dama" | "damaren" | "reina" | "rainha" | "andere" | "anderea" | "anderearen" => {
            SpokenWord::Piece(Role::Queen)
        }
        "turm" | "rook" | "torre" | "gaztelu" | "gaztelua" | "dorre" | "dorrea" => SpokenWord::Piece(Role::Rook),
        // The last three are misprints of the sources, and the word without its umlaut.
        "laeufer" | "bishop" | "alfil" | "alfila" | "bispo" | "gudari" | "gudaria" | "laufer" | "laeufel"
        | "lauefer" => SpokenWord::Piece(Role::Bishop),
        "springer" | "knight" | "cavall" | "caballo" | "cavalo" | "zaldi" | "zaldia" | "zaldun" | "zalduna" => {
            SpokenWord::Piece(Role::Knight)
        }
        "bauer" | "pawn" | "peo" | "peon" | "peao" | "peoi" | "peoia" | "oinezko" | "oinezkoa" => {
            SpokenWord::Piece(Role::Pawn)
        }
        "anna" | "a" => SpokenWord::File(0),
        "bella" | "b" => SpokenWord::File(1),
        "cesar" | "caesar" | "c" => SpokenWord::File(2),
        "david" | "d" => SpokenWord::File(3),
        "eva" | "e" => SpokenWord::File(4),
        "felix" | "f" => SpokenWord::File(5),
        "gustav" | "g" => SpokenWord::File(6),
        "hector" | "hektor" | "h" => SpokenWord::File(7),
        "eins" | "one" | "u" | "un" | "uno" | "um" | "bat" | "1" => SpokenWord::Rank(0),
        "zwei" | "zwo" | "two" | "dos" | "dois" | "bi" | "2" => SpokenWord::Rank(1),
        "drei" | "three" | "tres" | "hiru" | "3" => SpokenWord::Rank(2),
        "vier" | "four" | "quatre" | "cuatro" | "quatro" | "lau" | "4" => SpokenWord::Rank(3),
        "fuenf" | "funf" | "five" | "cinc" | "cinco" | "bost" | "5" => SpokenWord::Rank(4),
        "sechs" | "six" | "sis" | "seis" | "sei" | "6" => SpokenWord::Rank(5),
        "sieben" | "seven" | "set" | "siete" | "sete" | "zazpi" | "7" => SpokenWord::Rank(6),
        "acht" | "eight" | "vuit" | "ocho" | "oito" | "zortzi" | "8" => SpokenWord::Rank(7),
        "rochade" | "castling" | "castles" | "enroc" | "enroque" | "roque" | "endroke" | "endrokea" => {
            SpokenWord::Castling
        }
        "kurze" | "kurz" | "short" | "kingside" | "curt" | "corto" | "curto" | "pequeno" | "labur" | "laburra"
        | "motza" => SpokenWord::Short,
        "lange" | "lang" | "long" | "queenside" | "llarg" | "largo" | "longo" | "grande" | "luze" | "luzea" => {
            SpokenWord::Long
        }
        "schlaegt" | "takes" | "captura" | "pren" | "toma" | "come" | "harrapatu" | "x" | "nach" | "to" | "schach"
        | "matt" | "check" | "checkmate" | "escac" | "jaque" | "xeque" | "xake" | "mat" | "mate" | "pel" | "por"
        | "flanc" | "flanco" | "ala" | "da" | "do" | "de" | "del" | "aldeko" | "i" | "y" | "en" | "passant" | "al"
        | "pas" | "paso" | "igarotzean" | "harrapatzea" => SpokenWord::Noise,
        _ => return None,
    })
}
