//! A game as a machine of the record: acts are lines of a transcript (`white e4`, `arbiter starts`), the time is the
//! server's, and the answers are the Laws' as [`adoube_game`] gives them.
//!
//! A sealed move does not stand in the log: the log holds a commitment until the envelope is opened (Guidelines I).

use crate::machine::{Context, Done, Machine};
use adoube_board::Color;
use adoube_game::{
    Act, Answer, ArbiterAct, Event, Expected, Game, Header, PlayerAct, Span, Transcript, TranscriptError, What,
};
use adoube_laws::{Article, Language, Text};
use adoube_store::{Hash, SealedMove};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest header of a game, in bytes.
const HEADER_BYTES_MAX: usize = 8192;
/// The longest line, in bytes.
const LINE_BYTES_MAX: usize = 1000;
/// The most lines of a game.
const LINES_MAX: usize = 10_000;
/// What stands in the game until the envelope is opened.
const SEALED: &str = "sealed";

/// Who seals a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl Side {
    const fn color(self) -> Color {
        match self {
            Self::White => Color::White,
            Self::Black => Color::Black,
        }
    }
}

/// What can be done in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameAct {
    /// Sets the game up.
    Open {
        /// The headers of a transcript, without names.
        header: String,
        /// The scheduled start of play, in milliseconds since 1970.
        starts_ms: i64,
    },
    /// Something happens, as a line of a transcript without its time.
    Line(String),
    /// A player seals a move; what it is lies encrypted beside the log.
    Seal {
        /// Who.
        side: Side,
        /// The commitment (`SealedMove::commitment`), in hexadecimal digits.
        commitment: String,
    },
    /// The envelope is opened.
    OpenEnvelope {
        /// The stream of the game.
        game: String,
        /// How many moves were made before it.
        ply: u32,
        /// The nonce, in hexadecimal digits.
        nonce: String,
        /// What was written.
        written: String,
    },
}

/// Why an act in a game is not taken down at all. What the Laws refuse is an answer and stands in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameRefusal {
    /// The game has not been set up.
    NotOpened,
    /// It has been.
    AlreadyOpened,
    /// A header or a line that cannot be read.
    Unreadable(TranscriptError),
    /// The headers name the players.
    Names,
    /// The header, a line or the game is too long.
    TooLong,
    /// The time is more than the clock of a transcript can hold, or before the start.
    Time,
    /// A move that is not clear.
    Unclear(String),
    /// A sealed move has to be sealed, and the envelope opened, by the acts made for it.
    InTheOpen,
    /// Nothing is sealed.
    NothingSealed,
    /// This is not what was sealed.
    NotWhatWasSealed,
    /// The Laws refuse it now, and what is in the envelope must not be seen before.
    NotNow(&'static str),
}

impl GameRefusal {
    /// The provision it rests on, if there is one.
    pub fn cites(&self) -> Option<Article> {
        match self {
            Self::InTheOpen | Self::NothingSealed | Self::NotWhatWasSealed => Some(Article::new("I.1.1")),
            _ => None,
        }
    }

    /// In words.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::NotOpened => NOT_OPENED.get(language).to_owned(),
            Self::AlreadyOpened => ALREADY_OPENED.get(language).to_owned(),
            Self::Unreadable(error) => {
                let expected = error.expected.text();
                UNREADABLE.fill(
                    language,
                    &[("found", &error.found), ("column", &error.column), ("expected", &expected.get(language))],
                )
            }
            Self::Names => NAMES.get(language).to_owned(),
            Self::TooLong => TOO_LONG.get(language).to_owned(),
            Self::Time => TIME.get(language).to_owned(),
            Self::Unclear(text) => UNCLEAR.fill(language, &[("move", text)]),
            Self::InTheOpen => IN_THE_OPEN.get(language).to_owned(),
            Self::NothingSealed => NOTHING_SEALED.get(language).to_owned(),
            Self::NotWhatWasSealed => NOT_WHAT_WAS_SEALED.get(language).to_owned(),
            Self::NotNow(article) => NOT_NOW.fill(language, &[("article", article)]),
        }
    }
}

impl fmt::Display for GameRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for GameRefusal {}

/// Something that happened in a game, and what the Laws answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its number in the stream.
    pub number: u64,
    /// By whom.
    pub by: String,
    /// When and what.
    pub event: Event,
    /// The answers.
    pub answers: Vec<Answer>,
}

/// A game as it stands.
#[derive(Clone, Debug, Default)]
pub struct GameState {
    /// Its headers.
    pub header: Option<Header>,
    /// The scheduled start of play, in milliseconds since 1970.
    pub starts_ms: i64,
    /// The game.
    pub game: Option<Game>,
    /// Everything that happened.
    pub played: Vec<Played>,
    /// Where a sealed move stands in it, and its commitment, while the envelope is closed.
    pub sealed: Option<(usize, Hash)>,
}

impl GameState {
    fn time(&self, at_ms: i64) -> Result<Span, GameRefusal> {
        let ms = u64::try_from(at_ms.saturating_sub(self.starts_ms)).unwrap_or(0);
        let last = self.played.last().map_or(Span::ZERO, |played| played.event.at);
        let at = Span::from_ms(ms).max(last);
        // A transcript lasts a thousand hours at most.
        if Span::read(&at.to_string()) == Some(at) { Ok(at) } else { Err(GameRefusal::Time) }
    }

    /// The game and what is to happen in it next.
    fn next(&self, act: &GameAct, at_ms: i64) -> Result<(Game, Event), GameRefusal> {
        let game = self.game.as_ref().ok_or(GameRefusal::NotOpened)?;
        if self.played.len() >= LINES_MAX {
            return Err(GameRefusal::TooLong);
        }
        let at = self.time(at_ms)?;
        match act {
            GameAct::Open { .. } => Err(GameRefusal::AlreadyOpened),
            GameAct::Line(line) => {
                let act = read_line(at, line)?;
                let open = matches!(act, Act::Player(_, PlayerAct::Seals(_)))
                    || (self.sealed.is_some() && matches!(act, Act::Arbiter(ArbiterAct::OpensEnvelope)));
                if open { Err(GameRefusal::InTheOpen) } else { Ok((game.clone(), Event { at, act })) }
            }
            GameAct::Seal { side, commitment } => {
                commitment.parse::<Hash>().map_err(|_| GameRefusal::NotWhatWasSealed)?;
                let act = Act::Player(side.color(), PlayerAct::Seals(SEALED.to_owned()));
                Ok((game.clone(), Event { at, act }))
            }
            GameAct::OpenEnvelope { .. } => {
                let game = self.revealed(act)?;
                Ok((game, Event { at, act: Act::Arbiter(ArbiterAct::OpensEnvelope) }))
            }
        }
    }

    /// The game as it is once what was sealed is known.
    fn revealed(&self, act: &GameAct) -> Result<Game, GameRefusal> {
        let GameAct::OpenEnvelope { game, ply, nonce, written } = act else {
            return Err(GameRefusal::NothingSealed);
        };
        let (place, commitment) = self.sealed.ok_or(GameRefusal::NothingSealed)?;
        let wrong = GameRefusal::NotWhatWasSealed;
        let stream = game.parse().map_err(|_| wrong.clone())?;
        let nonce = nonce_bytes(nonce).ok_or_else(|| wrong.clone())?;
        let sealed = SealedMove { game: stream, ply: *ply, nonce, written: written.clone() };
        if !sealed.opens(commitment) || written.len() > LINE_BYTES_MAX {
            return Err(wrong);
        }
        let header = self.header.as_ref().ok_or(GameRefusal::NotOpened)?;
        let mut game = Game::new(header).map_err(|_| GameRefusal::NotOpened)?;
        for (at, played) in self.played.iter().enumerate() {
            let mut event = played.event.clone();
            if at == place
                && let Act::Player(_, PlayerAct::Seals(text)) = &mut event.act
            {
                text.clone_from(written);
            }
            game.decide(&event).map_err(|unclear| GameRefusal::Unclear(unclear.text))?;
        }
        Ok(game)
    }
}

fn nonce_bytes(digits: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if digits.len() != 64 || !digits.is_ascii() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

/// Reads a line without its time.
fn read_line(at: Span, line: &str) -> Result<Act, GameRefusal> {
    if line.len() > LINE_BYTES_MAX {
        return Err(GameRefusal::TooLong);
    }
    let time = at.to_string();
    let error = |column: usize, expected: Expected| {
        let found: String = line.chars().take(40).collect();
        GameRefusal::Unreadable(TranscriptError { line: 1, column, found, expected })
    };
    if line.chars().any(|c| c.is_control() || c == '#') {
        return Err(error(1, Expected::Line));
    }
    let transcript = Transcript::parse(&format!("edition: 2023\n\n{time} {line}")).map_err(|mut fault| {
        fault.line = 1;
        fault.column = fault.column.saturating_sub(time.chars().count() + 1).max(1);
        GameRefusal::Unreadable(fault)
    })?;
    let event = transcript.events().next().ok_or_else(|| error(1, Expected::Line))?;
    Ok(event.act.clone())
}

fn read_header(text: &str) -> Result<(Header, Game), GameRefusal> {
    if text.len() > HEADER_BYTES_MAX {
        return Err(GameRefusal::TooLong);
    }
    let transcript = Transcript::parse(text).map_err(GameRefusal::Unreadable)?;
    if transcript.events().next().is_some() {
        return Err(GameRefusal::TooLong);
    }
    if transcript.header.names != Header::default().names {
        return Err(GameRefusal::Names);
    }
    let game = transcript.game().map_err(GameRefusal::Unreadable)?;
    Ok((transcript.header, game))
}

/// The machine of games.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameMachine;

impl Machine for GameMachine {
    type Act = GameAct;
    type Answer = String;
    type State = GameState;
    type Refusal = GameRefusal;

    const KIND: &'static str = "game";

    fn decide(state: &GameState, act: &GameAct, context: &Context) -> Result<Vec<String>, GameRefusal> {
        if let (GameAct::Open { header, .. }, None) = (act, &state.game) {
            return read_header(header).map(|_| Vec::new());
        }
        let (mut game, event) = state.next(act, context.at_ms)?;
        let answers = game.decide(&event).map_err(|unclear| GameRefusal::Unclear(unclear.text))?;
        if !matches!(act, GameAct::Line(_))
            && let Some(refused) = answers.iter().find(|answer| answer.what == What::Refused)
        {
            return Err(GameRefusal::NotNow(refused.article));
        }
        Ok(answers.iter().map(ToString::to_string).collect())
    }

    fn apply(state: &mut GameState, done: &Done<GameAct, String>) {
        if let GameAct::Open { header, starts_ms } = &done.act {
            if let (None, Ok((header, game))) = (&state.game, read_header(header)) {
                state.header = Some(header);
                state.game = Some(game);
                state.starts_ms = *starts_ms;
            }
            return;
        }
        let Ok((mut game, event)) = state.next(&done.act, done.at) else { return };
        let Ok(answers) = game.decide(&event) else { return };
        match &done.act {
            GameAct::Seal { commitment, .. } => {
                state.sealed = commitment.parse().ok().map(|hash| (state.played.len(), hash));
            }
            GameAct::OpenEnvelope { written, .. } => {
                let place = state.sealed.take().and_then(|(place, _)| state.played.get_mut(place));
                if let Some(Act::Player(_, PlayerAct::Seals(text))) = place.map(|played| &mut played.event.act) {
                    text.clone_from(written);
                }
            }
            _ => {}
        }
        state.game = Some(game);
        state.played.push(Played { number: done.number, by: done.by.clone(), event, answers });
    }
}

const NOT_OPENED: Text = Text {
    ca: "la partida encara no s'ha preparat",
    es: "la partida todavía no se ha preparado",
    pt: "a partida ainda não foi preparada",
    eu: "partida ez da oraindik prestatu",
    en: "the game has not been set up yet",
};
const ALREADY_OPENED: Text = Text {
    ca: "la partida ja està preparada",
    es: "la partida ya está preparada",
    pt: "a partida já está preparada",
    eu: "partida prestatuta dago jada",
    en: "the game has been set up already",
};
const UNREADABLE: Text = Text {
    ca: "columna {column}: s'ha trobat «{found}»; s'esperava {expected}",
    es: "columna {column}: se encontró «{found}»; se esperaba {expected}",
    pt: "coluna {column}: encontrou-se «{found}»; esperava-se {expected}",
    eu: "{column}. zutabea: «{found}» aurkitu da; {expected} espero zen",
    en: "column {column}: found “{found}”; expected {expected}",
};
const NAMES: Text = Text {
    ca: "els noms dels jugadors no van al registre",
    es: "los nombres de los jugadores no van al registro",
    pt: "os nomes dos jogadores não vão para o registro",
    eu: "jokalarien izenak ez doaz erregistrora",
    en: "the players' names do not go into the record",
};
const TOO_LONG: Text = Text {
    ca: "és massa llarg per a una partida",
    es: "es demasiado largo para una partida",
    pt: "é longo demais para uma partida",
    eu: "luzeegia da partida baterako",
    en: "it is too long for a game",
};
const TIME: Text = Text {
    ca: "l'hora és massa lluny de l'inici de la partida",
    es: "la hora está demasiado lejos del inicio de la partida",
    pt: "a hora está longe demais do início da partida",
    eu: "ordua urrunegi dago partidaren hasieratik",
    en: "the time is too far from the start of the game",
};
const UNCLEAR: Text = Text {
    ca: "{move} no és aquí una jugada clara i legal",
    es: "{move} no es aquí una jugada clara y legal",
    pt: "{move} não é aqui um lance claro e legal",
    eu: "{move} ez da hemen jokaldi argi eta legezkoa",
    en: "{move} is not a clear and legal move here",
};
const IN_THE_OPEN: Text = Text {
    ca: "una jugada secreta no s'escriu a la vista de tothom",
    es: "una jugada secreta no se escribe a la vista de todos",
    pt: "um lance secreto não se escreve à vista de todos",
    eu: "jokaldi sekretua ez da denen aurrean idazten",
    en: "a sealed move is not written in the open",
};
const NOTHING_SEALED: Text = Text {
    ca: "no hi ha cap jugada secreta",
    es: "no hay ninguna jugada secreta",
    pt: "não há nenhum lance secreto",
    eu: "ez dago jokaldi sekreturik",
    en: "no move is sealed",
};
const NOT_WHAT_WAS_SEALED: Text = Text {
    ca: "no és la jugada que es va segellar",
    es: "no es la jugada que se selló",
    pt: "não é o lance que foi selado",
    eu: "hau ez da zigilatu zen jokaldia",
    en: "this is not the move that was sealed",
};
const NOT_NOW: Text = Text {
    ca: "ara no es pot fer ({article})",
    es: "ahora no se puede hacer ({article})",
    pt: "agora não se pode fazer ({article})",
    eu: "orain ezin da egin ({article})",
    en: "it cannot be done now ({article})",
};

#[cfg(test)]
#[path = "game_machine_tests.rs"]
mod tests;
