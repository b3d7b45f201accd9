//! `adoube pgn check` and `adoube pgn convert`: files of games, checked and rewritten.

mod check;
mod convert;
mod parts;

use super::arguments::{argument, file, flag, one_of, option, subcommand, value, values};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_notation::pgn::WrittenIn;
use adoube_notation::{Form, Letters};
use check::PgnCheckArgs;
use clap::{Arg, ArgAction, ArgMatches, Command};
use convert::PgnConvertArgs;

const ABOUT: Text = Text {
    ca: "Fitxers PGN: comprova'n les partides o escriu-les d'una altra manera",
    es: "Archivos PGN: comprueba sus partidas o las escribe de otra manera",
    pt: "Arquivos PGN: verifica as partidas ou as escreve de outra maneira",
    eu: "PGN fitxategiak: egiaztatu partidak edo idatzi beste era batera",
    en: "PGN files: check their games, or write them otherwise",
};
const CHECK: Text = Text {
    ca: "Comprova cada jugada i el resultat de cada partida",
    es: "Comprueba cada jugada y el resultado de cada partida",
    pt: "Verifica cada lance e o resultado de cada partida",
    eu: "Egiaztatu jokaldi bakoitza eta partida bakoitzaren emaitza",
    en: "Check every move and the result of every game",
};
const CONVERT: Text = Text {
    ca: "Reescriu les jugades amb les lletres d'una altra llengua o en forma llarga",
    es: "Reescribe las jugadas con las letras de otra lengua o en forma larga",
    pt: "Reescreve os lances com as letras de outra língua ou na forma longa",
    eu: "Berridatzi jokaldiak beste hizkuntza bateko letrekin edo era luzean",
    en: "Rewrite the moves in another language's letters or in the long form",
};
const FILES: Text = Text {
    ca: "Els fitxers, comprimits (zst, gz, bz2) o no; - llegeix l'entrada estàndard",
    es: "Los archivos, comprimidos (zst, gz, bz2) o no; - lee la entrada estándar",
    pt: "Os arquivos, comprimidos (zst, gz, bz2) ou não; - lê a entrada padrão",
    eu: "Fitxategiak, konprimituta (zst, gz, bz2) edo ez; - sarrera estandarra irakurtzen du",
    en: "The files, compressed (zst, gz, bz2) or not; - reads standard input",
};
const CLAIMS: Text = Text {
    ca: "Digues també on es podien reclamar taules i qui podia (9.2, 9.3), i on la partida és taules per si sola (9.6)",
    es: "Dice también dónde se podían reclamar tablas y quién podía (9.2, 9.3), y dónde la partida es tablas por sí sola (9.6)",
    pt: "Diz também onde se podia reclamar empate e quem podia (9.2, 9.3), e onde a partida está empatada por si só (9.6)",
    eu: "Esan berdinketa non eta nork erreklama zezakeen ere (9.2, 9.3), eta partida non dagoen berez berdinduta (9.6)",
    en: "Tell too where draws could have been claimed and by whom (9.2, 9.3), and where a game was drawn by itself (9.6)",
};
const STRICT: Text = Text {
    ca: "Digues també què s'entén però no està escrit com vol el PGN: jugades, resultats, etiquetes que falten o es repeteixen",
    es: "Dice también qué se entiende pero no está escrito como quiere el PGN: jugadas, resultados, etiquetas que faltan o se repiten",
    pt: "Diz também o que se entende mas não está escrito como o PGN quer: lances, resultados, etiquetas que faltam ou se repetem",
    eu: "Esan ulertzen dena baina PGNk nahi bezala idatzita ez dagoena ere: jokaldiak, emaitzak, falta diren edo errepikatzen diren etiketak",
    en: "Tell too what is understood but not written as PGN wants: moves, results, tags that are missing or stand twice",
};
const TO: Text = Text {
    ca: "Les lletres: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines",
    es: "Las letras: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines",
    pt: "As letras: ca, es, pt, eu, eu2, en, fr, de, nl, it ou figurines",
    eu: "Letrak: ca, es, pt, eu, eu2, en, fr, de, nl, it edo figurines",
    en: "The letters: ca, es, pt, eu, eu2, en, fr, de, nl, it or figurines",
};
const FROM: Text = Text {
    ca: "Les lletres de les jugades (com --to), o auto: les que mostri cada partida [per defecte, les angleses del PGN; auto si així no es poden llegir]",
    es: "Las letras de las jugadas (como --to), o auto: las que muestre cada partida [por defecto, las inglesas del PGN; auto si así no se pueden leer]",
    pt: "As letras dos lances (como --to), ou auto: as que cada partida mostrar [padrão: as inglesas do PGN; auto se assim não se puderem ler]",
    eu: "Jokaldien letrak (--to bezala), edo auto: partida bakoitzak erakusten dituenak [lehenetsia: PGNren ingelesekoak; horrela irakurri ezin badira, auto]",
    en: "The letters of the moves (as with --to), or auto: those each game shows [default: PGN's English ones; auto where they cannot be read so]",
};
const LONG: Text = Text {
    ca: "Amb la casella de sortida de cada jugada",
    es: "Con la casilla de salida de cada jugada",
    pt: "Com a casa de partida de cada lance",
    eu: "Jokaldi bakoitzaren abiapuntuko laukiarekin",
    en: "With each move's square of departure",
};
const FIGURINES: Text = Text {
    ca: "Amb figures en lloc de lletres",
    es: "Con figuras en lugar de letras",
    pt: "Com figuras em vez de letras",
    eu: "Irudiekin letren ordez",
    en: "With figurines instead of letters",
};

pub(super) struct PgnArgs(PgnAction);

enum PgnAction {
    Check(PgnCheckArgs),
    Convert(PgnConvertArgs),
}

impl Subcommand for PgnArgs {
    const NAME: &'static str = "pgn";

    fn describe(language: Language) -> Command {
        subcommand(Self::NAME, "adoube pgn check|convert", "adoube pgn check games.pgn", ABOUT, language)
            .subcommand_required(true)
            .subcommand(describe_check(language))
            .subcommand(describe_convert(language))
    }

    fn read(matches: &ArgMatches) -> Self {
        match matches.subcommand() {
            Some(("convert", matches)) => Self(PgnAction::Convert(PgnConvertArgs {
                file: file(matches),
                from: written_in(matches),
                to: if matches.get_flag("figurines") { Some(Letters::Figurines) } else { value(matches, "to") },
                form: if matches.get_flag("long") { Form::Long } else { Form::Short },
                threads: options::thread_count(matches),
            })),
            // Clap requires one of the two.
            other => {
                let matches = other.map_or(matches, |(_, matches)| matches);
                Self(PgnAction::Check(PgnCheckArgs {
                    files: values(matches, "FILE"),
                    from: written_in(matches),
                    claims: matches.get_flag("claims"),
                    strict: matches.get_flag("strict"),
                    threads: options::thread_count(matches),
                }))
            }
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        match self.0 {
            PgnAction::Check(args) => args.run(screen),
            PgnAction::Convert(args) => args.run(screen),
        }
    }
}

fn describe_check(language: Language) -> Command {
    subcommand("check", "adoube pgn check FILE… [--from LANG]", "adoube pgn check games.pgn.zst", CHECK, language)
        .arg(argument("FILE", FILES, language).required(true).action(ArgAction::Append).num_args(1..))
        .arg(from(language))
        .arg(flag("claims", CLAIMS, language))
        .arg(flag("strict", STRICT, language))
        .arg(options::threads(language))
}

fn describe_convert(language: Language) -> Command {
    let letters = one_of(Letters::ALL.map(|letters| (letters.code(), letters)));
    subcommand(
        "convert",
        "adoube pgn convert FILE [--from LANG] --to LANG|--figurines [--long]",
        "adoube pgn convert games.pgn --to ca",
        CONVERT,
        language,
    )
    .arg(argument("FILE", FILES, language).required(true))
    .arg(from(language))
    .arg(option("to", "LANG", TO, language).value_parser(letters))
    .arg(flag("long", LONG, language))
    .arg(flag("figurines", FIGURINES, language).conflicts_with("to"))
    .arg(options::threads(language))
}

/// `--from LANG|auto`.
fn from(language: Language) -> Arg {
    let codes = Letters::ALL.map(Letters::code).into_iter().chain(["auto"]);
    option("from", "LANG", FROM, language).value_parser(codes.collect::<Vec<_>>())
}

/// The letters that the moves are said to be written in.
fn written_in(matches: &ArgMatches) -> WrittenIn {
    match value::<String>(matches, "from") {
        None => WrittenIn::EnglishOrFound,
        Some(code) => code.parse().map_or(WrittenIn::Found, WrittenIn::Given),
    }
}
