//! Arguments and options that several commands share: each with its definition, and its value once parsed.

use super::arguments::{argument, flag, number, one_of, option, value, values};
use crate::input::TypedPosition;
use crate::pairing_system::{self, TypedSystem};
use crate::rated::TournamentChoice;
use crate::record;
use adoube_laws::{Date, Language, Text};
use clap::{Arg, ArgAction, ArgMatches, value_parser};
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
const FILE: Text = Text {
    ca: "El fitxer del torneig: TRF, JSON com l'escriu convert, o un CSV de jugadors; comprimit (zst, gz, bz2) o no; - llegeix l'entrada estàndard",
    es: "El archivo del torneo: TRF, JSON como lo escribe convert, o un CSV de jugadores; comprimido (zst, gz, bz2) o no; - lee la entrada estándar",
    pt: "O arquivo do torneio: TRF, JSON como convert o escreve, ou um CSV de jogadores; comprimido (zst, gz, bz2) ou não; - lê a entrada padrão",
    eu: "Txapelketaren fitxategia: TRF, convert-ek idazten duen JSON, edo jokalarien CSV bat; konprimituta (zst, gz, bz2) edo ez; - sarrera estandarra irakurtzen du",
    en: "The tournament's file: TRF, JSON as convert writes it, or a CSV of players; compressed (zst, gz, bz2) or not; - reads standard input",
};
const SYSTEM: Text = Text {
    ca: "El sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout o knockout-usual [per defecte, el del fitxer; si no, dutch]",
    es: "El sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout o knockout-usual [por defecto, el del archivo; si no, dutch]",
    pt: "O sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout ou knockout-usual [padrão: o do arquivo; senão, dutch]",
    eu: "Sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout edo knockout-usual [lehenetsia: fitxategikoa; bestela dutch]",
    en: "The system: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout or knockout-usual [default: the file's, else dutch]",
};
const SYSTEM_SIMULATED: Text = Text {
    ca: "El sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout o knockout-usual [per defecte, dutch]",
    es: "El sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout o knockout-usual [por defecto, dutch]",
    pt: "O sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout ou knockout-usual [padrão: dutch]",
    eu: "Sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout edo knockout-usual [lehenetsia: dutch]",
    en: "The system: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout or knockout-usual [default: dutch]",
};
const READINGS: Text = Text {
    ca: "Lectures dels dubtes del suís de 1985, com ara D-84b,D-93a [per defecte, les recomanades]",
    es: "Lecturas de las dudas del suizo de 1985, como D-84b,D-93a [por defecto, las recomendadas]",
    pt: "Leituras das dúvidas do suíço de 1985, como D-84b,D-93a [padrão: as recomendadas]",
    eu: "1985eko suitzarraren zalantzen irakurketak, hala nola D-84b,D-93a [lehenetsia: gomendatuak]",
    en: "Readings of the doubts about the Swiss of 1985, such as D-84b,D-93a [default: the recommended ones]",
};
const GAMES: Text = Text {
    ca: "Quantes partides té un matx d'una eliminatòria, d'1 a 12 [per defecte, 1]",
    es: "Cuántas partidas tiene un encuentro de una eliminatoria, de 1 a 12 [por defecto, 1]",
    pt: "Quantas partidas tem um confronto eliminatório, de 1 a 12 [padrão: 1]",
    eu: "Zenbat partida ditu kanporaketa bateko norgehiagoka batek, 1etik 12ra [lehenetsia: 1]",
    en: "How many games a match of a knockout has, from 1 to 12 [default: 1]",
};
const DB: Text = Text {
    ca: "El registre: un fitxer o un URL postgres:// [per defecte, adoube.db]",
    es: "El registro: un fichero o un URL postgres:// [por defecto, adoube.db]",
    pt: "O registro: um arquivo ou um URL postgres:// [padrão: adoube.db]",
    eu: "Erregistroa: fitxategi bat edo postgres:// URL bat [lehenetsia: adoube.db]",
    en: "The record: a file or a postgres:// URL [default: adoube.db]",
};
const KEY: Text = Text {
    ca: "El fitxer amb la clau de recuperació d'una còpia xifrada",
    es: "El fichero con la clave de recuperación de una copia cifrada",
    pt: "O arquivo com a chave de recuperação de uma cópia cifrada",
    eu: "Kopia zifratu baten berreskuratze-gakoa duen fitxategia",
    en: "The file with the recovery key of an encrypted copy",
};
const EVENT: Text = Text {
    ca: "Un torneig del registre de la taula, en lloc d'un fitxer (--db diu quin registre)",
    es: "Un torneo del registro de la mesa, en lugar de un archivo (--db dice qué registro)",
    pt: "Um torneio do registro da mesa, em vez de um arquivo (--db diz qual registro)",
    eu: "Mahaiaren erregistroko txapelketa bat, fitxategi baten ordez (--db-k dio zein erregistro)",
    en: "An event of the desk's record, in place of a file (--db says which record)",
};
const EVENTS: Text = Text {
    ca: "Un torneig del registre de la taula, en lloc d'un fitxer; es pot repetir (--db diu quin registre)",
    es: "Un torneo del registro de la mesa, en lugar de un archivo; se puede repetir (--db dice qué registro)",
    pt: "Um torneio do registro da mesa, em vez de um arquivo; pode repetir-se (--db diz qual registro)",
    eu: "Mahaiaren erregistroko txapelketa bat, fitxategi baten ordez; errepika daiteke (--db-k dio zein erregistro)",
    en: "An event of the desk's record, in place of a file; may be repeated (--db says which record)",
};
const LIST: Text = Text {
    ca: "La llista de puntuacions: CSV amb les columnes id i rating, o la llista de la FIDE o de la federació en text o XML",
    es: "La lista de puntuaciones: CSV con las columnas id y rating, o la lista de la FIDE o de la federación en texto o XML",
    pt: "A lista de ratings: CSV com as colunas id e rating, ou a lista da FIDE ou da federação em texto ou XML",
    eu: "Puntuazio-zerrenda: id eta rating zutabeak dituen CSVa, edo FIDEren edo federazioaren zerrenda testu edo XML gisa",
    en: "The rating list: CSV with the columns id and rating, or FIDE's or the federation's list as text or XML",
};
const DATE: Text = Text {
    ca: "El dia de la llista nova, AAAA-MM-DD",
    es: "El día de la lista nueva, AAAA-MM-DD",
    pt: "O dia da lista nova, AAAA-MM-DD",
    eu: "Zerrenda berriaren eguna, UUUU-HH-EE",
    en: "The day of the new list, YYYY-MM-DD",
};
const NOT_A_DATE: Text = Text {
    ca: "un dia, AAAA-MM-DD",
    es: "un día, AAAA-MM-DD",
    pt: "um dia, AAAA-MM-DD",
    eu: "egun bat, UUUU-HH-EE",
    en: "a day, YYYY-MM-DD",
};

/// `--fen FEN`.
pub(super) fn fen(language: Language) -> Arg {
    option("fen", "FEN", FEN, language).value_parser(value_parser!(OsString))
}

/// `--chess960`.
pub(super) fn chess960(language: Language) -> Arg {
    flag("chess960", CHESS960, language)
}

/// The position of an argument that holds a FEN in one or several words, and of `--chess960`.
pub(super) fn position(matches: &ArgMatches, argument: &str) -> TypedPosition {
    let words = matches.contains_id(argument).then(|| values::<OsString>(matches, argument));
    TypedPosition { words, is_chess960: matches.get_flag("chess960") }
}

/// `--threads N`.
pub(super) fn threads(language: Language) -> Arg {
    option("threads", "N", THREADS, language).value_parser(number::<usize>(1..=1024, language))
}

/// The threads of `--threads`, else one per processor.
pub(super) fn thread_count(matches: &ArgMatches) -> usize {
    let typed = value(matches, "threads");
    typed.or_else(|| thread::available_parallelism().ok().map(NonZeroUsize::get)).unwrap_or(1)
}

/// `FILE`: a tournament.
pub(super) fn tournament_file(language: Language) -> Arg {
    argument("FILE", FILE, language).required(true)
}

/// `--system SYSTEM`, which may differ from the file's.
pub(super) fn system(language: Language) -> Arg {
    system_option(SYSTEM, language)
}

/// `--system SYSTEM` for a command without a file that could name one.
pub(super) fn system_without_file(language: Language) -> Arg {
    system_option(SYSTEM_SIMULATED, language)
}

fn system_option(help: Text, language: Language) -> Arg {
    option("system", "SYSTEM", help, language).value_parser(one_of(pairing_system::names().map(|name| (name, name))))
}

/// `--readings LIST`.
pub(super) fn readings(language: Language) -> Arg {
    option("readings", "LIST", READINGS, language)
}

/// `--games N`.
pub(super) fn games(language: Language) -> Arg {
    option("games", "N", GAMES, language).value_parser(number::<u8>(1..=12, language))
}

/// The pairing system of `--system`, `--readings` and `--games`.
pub(super) fn typed_system(matches: &ArgMatches) -> TypedSystem {
    TypedSystem { name: value(matches, "system"), readings: value(matches, "readings"), games: value(matches, "games") }
}

/// `--db DB`.
pub(super) fn db(language: Language) -> Arg {
    option("db", "DB", DB, language)
}

/// The path or URL of `--db`, else the database in the working folder.
pub(super) fn database(matches: &ArgMatches) -> String {
    value(matches, "db").unwrap_or_else(|| record::DEFAULT.to_owned())
}

/// `--key FILE`.
pub(super) fn key(language: Language) -> Arg {
    option("key", "FILE", KEY, language)
}

/// `--event ID`, once. Clap lets it be repeated so that the error can say what to do instead.
pub(super) fn event(language: Language) -> Arg {
    option("event", "ID", EVENT, language).action(ArgAction::Append)
}

/// `--event ID`, which may be repeated.
pub(super) fn events(language: Language) -> Arg {
    option("event", "ID", EVENTS, language).action(ArgAction::Append)
}

/// The tournament that `FILE`, or `--event` with `--db`, names.
pub(super) fn tournament(matches: &ArgMatches) -> TournamentChoice {
    TournamentChoice { file: value(matches, "FILE"), events: values(matches, "event"), database: database(matches) }
}

/// `--list LIST`.
pub(super) fn list(language: Language) -> Arg {
    option("list", "LIST", LIST, language)
}

/// `--date DATE`.
pub(super) fn date(language: Language) -> Arg {
    let parse = move |text: &str| Date::parse(text).ok_or_else(|| NOT_A_DATE.get(language).to_owned());
    option("date", "DATE", DATE, language).value_parser(parse)
}
