//! The parts of a file of games, worked on by several threads; what makes a file no text of games is said.

use crate::failure::Failure;
use crate::input::unreadable;
use crate::options;
use crate::parallel::{ChunkError, each_chunk};
use crate::screen::Screen;
use crate::source;
use adoube_laws::Text;
use adoube_notation::pgn::Chunk;
use clap::ArgMatches;
use std::io;

const UTF_16: Text = Text {
    ca: "{name}: el text és UTF-16; s'esperava UTF-8 o Latin-1",
    es: "{name}: el texto es UTF-16; se esperaba UTF-8 o Latin-1",
    pt: "{name}: o texto é UTF-16; esperava-se UTF-8 ou Latin-1",
    eu: "{name}: testua UTF-16 da; UTF-8 edo Latin-1 espero zen",
    en: "{name}: the text is UTF-16; expected UTF-8 or Latin-1",
};
const NUL: Text = Text {
    ca: "{name}: línia {line}: hi ha un byte nul; s'esperava un text, i pot ser que el fitxer estigui malmès",
    es: "{name}: línea {line}: hay un byte nulo; se esperaba un texto, y puede que el archivo esté dañado",
    pt: "{name}: linha {line}: há um byte nulo; esperava-se um texto, e talvez o arquivo esteja danificado",
    eu: "{name}: {line}. lerroa: byte nulu bat dago; testua espero zen, eta baliteke fitxategia hondatuta egotea",
    en: "{name}: line {line}: there is a NUL byte; expected a text, and the file may be damaged",
};
const TOO_LONG: Text = Text {
    ca: "{name}: línia {line}: una partida de més de 64 MiB es llegeix a trossos",
    es: "{name}: línea {line}: una partida de más de 64 MiB se lee por partes",
    pt: "{name}: linha {line}: uma partida de mais de 64 MiB é lida em partes",
    eu: "{name}: {line}. lerroa: 64 MiB baino gehiagoko partida bat zatika irakurtzen da",
    en: "{name}: line {line}: a game of more than 64 MiB is read in parts",
};

/// What is wrong with a part of a file beside its games.
struct Complaint {
    text: Text,
    line: u64,
    /// Whether there is no sense in reading on.
    is_final: bool,
}

fn complaint(chunk: &Chunk) -> Option<Complaint> {
    let line = chunk.start.line;
    if chunk.start.offset == 0 && matches!(chunk.bytes.as_slice(), [0xff, 0xfe, ..] | [0xfe, 0xff, ..]) {
        return Some(Complaint { text: UTF_16, line, is_final: true });
    }
    if chunk.bytes.contains(&0) {
        let before = chunk.bytes.iter().take_while(|byte| **byte != 0).filter(|byte| **byte == b'\n').count() as u64;
        return Some(Complaint { text: NUL, line: line + before, is_final: false });
    }
    chunk.is_cut.then_some(Complaint { text: TOO_LONG, line, is_final: false })
}

/// Works on the parts of a file and gives the results in order. [`Failure::Told`] if something was wrong with the file, but its
/// games were read as far as there are any.
pub(super) fn each<T: Send>(
    name: &str,
    matches: &ArgMatches,
    screen: &mut Screen,
    work: impl Fn(&Chunk) -> T + Sync,
    mut give: impl FnMut(T, &mut Screen) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let language = screen.language;
    let mut source = source::open(name, language)?;
    let bytes = std::mem::replace(&mut source.bytes, Box::new(io::empty()));
    let mut told = false;
    let work = |chunk: Chunk| {
        let complaint = complaint(&chunk);
        let result = complaint.as_ref().is_none_or(|wrong| !wrong.is_final).then(|| work(&chunk));
        (result, complaint)
    };
    let outcome = each_chunk(bytes, options::thread_count(matches), work, |(result, complaint)| {
        if let Some(Complaint { text, line, is_final }) = complaint {
            let message = text.fill(language, &[("name", &name), ("line", &line)]);
            if is_final {
                return Err(Failure::Input(message));
            }
            // Once is enough.
            if !std::mem::replace(&mut told, true) {
                screen.remark(&message)?;
            }
        }
        result.map_or(Ok(()), |result| give(result, screen))
    });
    drop(source);
    outcome.map_err(|error| match error {
        ChunkError::Read(error) => unreadable(name, &error, language),
        ChunkError::Given(failure) => failure,
    })?;
    if told { Err(Failure::Told) } else { Ok(()) }
}
