//! `adoube chess960`: a start position of Chess960 by its number, or drawn by lot (Guidelines II.1, II.2).

use super::arguments::{argument, subcommand, value};
use super::{Subcommand, seed};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use adoube_board::{Role, chess960};
use adoube_laws::{Language, Text};
use clap::{ArgMatches, Command};
use serde_json::json;

const ABOUT: Text = Text {
    ca: "Una posició inicial d'Escacs960: pel número, per les peces o a l'atzar",
    es: "Una posición inicial de Ajedrez960: por número, por piezas o al azar",
    pt: "Uma posição inicial de xadrez randômico (Chess960): pelo número, pelas peças ou ao acaso",
    eu: "960Xakearen hasierako posizio bat: zenbakiaren, piezen edo zozketaren bidez",
    en: "A start position of Chess960: by number, by pieces, or drawn by lot",
};
const WHICH: Text = Text {
    ca: "Un número de 0 a 959, les vuit peces (RNBQKBNR) o random [per defecte, random]",
    es: "Un número de 0 a 959, las ocho piezas (RNBQKBNR) o random [por defecto, random]",
    pt: "Um número de 0 a 959, as oito peças (RNBQKBNR) ou random [padrão: random]",
    eu: "0tik 959ra bitarteko zenbakia, zortzi piezak (RNBQKBNR) edo random [lehenetsia: random]",
    en: "A number from 0 to 959, the eight pieces (RNBQKBNR), or random [default: random]",
};
const BAD: Text = Text {
    ca: "N: s'ha trobat {found}; s'esperava un número de 0 a 959, les vuit peces d'una posició inicial o random",
    es: "N: se encontró {found}; se esperaba un número de 0 a 959, las ocho piezas de una posición inicial o random",
    pt: "N: encontrou-se {found}; esperava-se um número de 0 a 959, as oito peças de uma posição inicial ou random",
    eu: "N: {found} aurkitu da; 0tik 959ra bitarteko zenbakia, hasierako posizio baten zortzi piezak edo random espero zen",
    en: "N: found {found}; expected a number from 0 to 959, the eight pieces of a start position, or random",
};

pub(super) struct Chess960Args {
    /// A number, eight pieces, or `random`.
    start: Option<String>,
}

impl Subcommand for Chess960Args {
    const NAME: &'static str = "chess960";

    fn describe(language: Language) -> Command {
        subcommand(Self::NAME, "adoube chess960 [N|PIECES|random]", "adoube chess960 518", ABOUT, language)
            .arg(argument("N", WHICH, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self { start: value(matches, "N") }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let number = match self.start.as_deref() {
            None | Some("random") => (seed::random() % u64::from(chess960::COUNT)) as u16,
            Some(text) => number(text).ok_or_else(|| {
                let found: String = text.chars().take(40).collect();
                CommandError::Input(BAD.fill(screen.language, &[("found", &format!("{found:?}"))]))
            })?,
        };
        let pieces: String = chess960::pieces(number).map(|role| role.letter().to_ascii_uppercase()).iter().collect();
        let fen = chess960::position(number).fen();
        if screen.wants_json() {
            screen.json(&json!({ "number": number, "pieces": pieces, "fen": fen }))?;
        } else {
            screen.line(&format!("{number} {pieces}"))?;
            screen.line(&fen)?;
        }
        Ok(Exit::Done)
    }
}

/// The number typed, or that of the pieces typed.
fn number(text: &str) -> Option<u16> {
    if let Ok(number) = text.parse::<u16>() {
        return (number < chess960::COUNT).then_some(number);
    }
    let roles: Option<Vec<Role>> = text.chars().map(Role::from_letter).collect();
    chess960::number(roles?.try_into().ok()?)
}
