//! Options that several commands take.

use crate::cli::{flag, number, option};
use adoube_laws::{Language, Text};
use clap::{Arg, ArgMatches, value_parser};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::thread;

const FEN: Text = Text {
    ca: "La posició, entre cometes; - llegeix l'entrada estàndard [per defecte, la inicial]",
    es: "La posición, entre comillas; - lee la entrada estándar [por defecto, la inicial]",
    pt: "A posição, entre aspas; - lê a entrada padrão [padrão: a inicial]",
    eu: "Posizioa, komatxo artean; - sarrera estandarra irakurtzen du [lehenetsia: hasierakoa]",
    en: "The position, quoted; - reads standard input [default: the initial one]",
};
const CHESS960: Text = Text {
    ca: "Llegeix la posició com a Escacs960, encara que el camp de l'enroc no ho mostri",
    es: "Lee la posición como Ajedrez960, aunque el campo del enroque no lo muestre",
    pt: "Lê a posição como xadrez randômico (Chess960), mesmo que o campo do roque não o mostre",
    eu: "Irakurri posizioa 960Xakea gisa, endroke eremuak erakusten ez badu ere",
    en: "Read the position as Chess960, even if its castling field does not show it",
};
const THREADS: Text = Text {
    ca: "Quants fils d'execució [per defecte, tots els nuclis]",
    es: "Cuántos hilos de ejecución [por defecto, todos los núcleos]",
    pt: "Quantas linhas de execução [padrão: todos os núcleos]",
    eu: "Zenbat hari [lehenetsia: nukleo guztiak]",
    en: "How many threads [default: all cores]",
};

/// `--fen FEN`: see [`crate::input::position`].
pub(crate) fn fen(language: Language) -> Arg {
    option("fen", "FEN", FEN, language).value_parser(value_parser!(OsString))
}

/// `--chess960`.
pub(crate) fn chess960(language: Language) -> Arg {
    flag("chess960", CHESS960, language)
}

/// `--threads N`.
pub(crate) fn threads(language: Language) -> Arg {
    option("threads", "N", THREADS, language).value_parser(number(1..=1024, language))
}

/// How many threads the user wants.
pub(crate) fn thread_count(matches: &ArgMatches) -> usize {
    let asked = matches.get_one::<u64>("threads").map(|&threads| threads as usize);
    asked.or_else(|| thread::available_parallelism().ok().map(NonZeroUsize::get)).unwrap_or(1)
}
