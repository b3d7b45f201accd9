//! Findings on a list or a file of games, with their place.

use std::fmt;

use adoube_laws::{Language, Text};

/// A fault: place, what was found, what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The text found, cut to a readable length.
    pub found: String,
    /// The reason.
    pub reason: Reason,
}

/// The reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The first line lacks a column.
    MissingColumn {
        /// Its name.
        name: &'static str,
    },
    /// The first line names a column twice.
    RepeatedColumn,
    /// More than 250 columns.
    TooManyColumns,
    /// Not as many fields as columns.
    FieldCount {
        /// Fields found.
        found: u32,
        /// Columns there are.
        expected: u32,
    },
    /// A quote that is not closed on its line.
    OpenQuote,
    /// Something after a closing quote.
    AfterQuote,
    /// A line above 16 KiB.
    LineTooLong,
    /// A file above 1 GiB.
    TooLarge,
    /// Not a player's number.
    NotAnId,
    /// A player's number that stands on an earlier line too.
    DuplicateId {
        /// The earlier line.
        first: u32,
    },
    /// Not a rating from 0 to 4000.
    NotARating,
    /// Not a number in its range.
    NotANumber,
    /// Not a category.
    NotACategory,
    /// Not results kept.
    NotKept,
    /// A player who is not on the list.
    UnknownPlayer,
    /// A player against themselves.
    Alone,
    /// Not a result.
    NotAResult,
    /// Not a kind of event.
    NotAKind,
    /// Not a day.
    NotADate,
    /// An event said otherwise on an earlier line.
    OtherEvent,
    /// A game without an event.
    NoEvent,
    /// More than a million events or a hundred million games.
    TooMany,
}

const SENTENCE: Text = Text {
    ca: "línia {line}, columna {column}: s'ha trobat {found}; {reason}",
    es: "línea {line}, columna {column}: se encontró {found}; {reason}",
    pt: "linha {line}, coluna {column}: encontrou-se {found}; {reason}",
    eu: "{line}. lerroa, {column}. zutabea: {found} aurkitu da; {reason}",
    en: "line {line}, column {column}: found {found}; {reason}",
};
const NOTHING: Text = Text { ca: "un buit", es: "un vacío", pt: "um vazio", eu: "hutsunea", en: "nothing" };

impl Fault {
    pub(crate) fn at(line: u32, column: u32, found: &str, reason: Reason) -> Self {
        let found = found.chars().filter(|letter| !letter.is_control()).take(40).collect();
        Self { line, column, found, reason }
    }

    /// The fault as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        let found = if self.found.is_empty() { NOTHING.get(language).to_owned() } else { format!("{:?}", self.found) };
        let reason = self.reason.sentence(language);
        SENTENCE
            .fill(language, &[("line", &self.line), ("column", &self.column), ("found", &found), ("reason", &reason)])
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for Fault {}

impl Reason {
    /// The reason as a part of a sentence.
    pub fn sentence(self, language: Language) -> String {
        let text = self.text();
        match self {
            Self::MissingColumn { name } => text.fill(language, &[("name", &name)]),
            Self::FieldCount { found, expected } => text.fill(language, &[("count", &found), ("expected", &expected)]),
            Self::DuplicateId { first } => text.fill(language, &[("first", &first)]),
            _ => text.get(language).to_owned(),
        }
    }

    #[allow(clippy::too_many_lines, reason = "a table of texts")]
    const fn text(self) -> Text {
        match self {
            Self::MissingColumn { .. } => Text {
                ca: "falta la columna {name}",
                es: "falta la columna {name}",
                pt: "falta a coluna {name}",
                eu: "{name} zutabea falta da",
                en: "the column {name} is missing",
            },
            Self::RepeatedColumn => Text {
                ca: "la columna ja hi és",
                es: "la columna ya está",
                pt: "a coluna já existe",
                eu: "zutabea badago lehendik",
                en: "the column is there already",
            },
            Self::TooManyColumns => Text {
                ca: "s'esperaven 250 columnes com a màxim",
                es: "se esperaban 250 columnas como máximo",
                pt: "esperavam-se no máximo 250 colunas",
                eu: "gehienez 250 zutabe espero ziren",
                en: "expected at most 250 columns",
            },
            Self::FieldCount { .. } => Text {
                ca: "camps de la línia: {count}; se n'esperaven {expected}",
                es: "campos de la línea: {count}; se esperaban {expected}",
                pt: "campos da linha: {count}; esperavam-se {expected}",
                eu: "lerroaren eremuak: {count}; {expected} espero ziren",
                en: "fields of the line: {count}; expected {expected}",
            },
            Self::OpenQuote => Text {
                ca: "s'esperaven cometes de tancament a la mateixa línia",
                es: "se esperaban comillas de cierre en la misma línea",
                pt: "esperavam-se aspas de fechamento na mesma linha",
                eu: "itxierako komatxoak espero ziren lerro berean",
                en: "expected a closing quote on the same line",
            },
            Self::AfterQuote => Text {
                ca: "s'esperava el final del camp després de les cometes",
                es: "se esperaba el final del campo tras las comillas",
                pt: "esperava-se o fim do campo depois das aspas",
                eu: "komatxoen ondoren eremuaren amaiera espero zen",
                en: "expected the end of the field after the quote",
            },
            Self::LineTooLong => Text {
                ca: "s'esperava una línia de 16 KiB com a màxim",
                es: "se esperaba una línea de 16 KiB como máximo",
                pt: "esperava-se uma linha de no máximo 16 KiB",
                eu: "gehienez 16 KiB-ko lerroa espero zen",
                en: "expected a line of at most 16 KiB",
            },
            Self::TooLarge => Text {
                ca: "s'esperava un fitxer d'1 GiB com a màxim",
                es: "se esperaba un archivo de 1 GiB como máximo",
                pt: "esperava-se um arquivo de no máximo 1 GiB",
                eu: "gehienez 1 GiB-ko fitxategia espero zen",
                en: "expected a file of at most 1 GiB",
            },
            Self::NotAnId => Text {
                ca: "s'esperava el número d'un jugador, d'1 a 4294967295",
                es: "se esperaba el número de un jugador, de 1 a 4294967295",
                pt: "esperava-se o número de um jogador, de 1 a 4294967295",
                eu: "jokalari baten zenbakia espero zen, 1 eta 4294967295 artekoa",
                en: "expected a player's number from 1 to 4294967295",
            },
            Self::DuplicateId { .. } => Text {
                ca: "aquest número ja és a la línia {first}",
                es: "este número ya está en la línea {first}",
                pt: "este número já está na linha {first}",
                eu: "zenbaki hau {first}. lerroan dago lehendik",
                en: "this number stands on line {first} already",
            },
            Self::NotARating => Text {
                ca: "s'esperava una puntuació de 0 a 4000, o res",
                es: "se esperaba una puntuación de 0 a 4000, o nada",
                pt: "esperava-se um rating de 0 a 4000, ou nada",
                eu: "0 eta 4000 arteko puntuazioa espero zen, edo ezer ez",
                en: "expected a rating from 0 to 4000, or nothing",
            },
            Self::NotANumber => Text {
                ca: "s'esperava un nombre sencer no negatiu que hi pugui ser",
                es: "se esperaba un número entero no negativo admisible",
                pt: "esperava-se um número inteiro não negativo admissível",
                eu: "zenbaki oso ez-negatibo onargarria espero zen",
                en: "expected a whole number that may stand there, not negative",
            },
            Self::NotACategory => Text {
                ca: "s'esperava una categoria: 3, 2, 1, P, M o res",
                es: "se esperaba una categoría: 3, 2, 1, P, M o nada",
                pt: "esperava-se uma categoria: 3, 2, 1, P, M ou nada",
                eu: "kategoria bat espero zen: 3, 2, 1, P, M edo ezer ez",
                en: "expected a category: 3, 2, 1, P, M or nothing",
            },
            Self::NotKept => Text {
                ca: "s'esperaven resultats guardats: any-mes:partides:punts:suma, separats per espais",
                es: "se esperaban resultados guardados: año-mes:partidas:puntos:suma, separados por espacios",
                pt: "esperavam-se resultados guardados: ano-mês:partidas:pontos:soma, separados por espaços",
                eu: "gordetako emaitzak espero ziren: urtea-hilabetea:partidak:puntuak:batura, zuriunez bereizita",
                en: "expected kept results: year-month:games:points:sum, separated by spaces",
            },
            Self::UnknownPlayer => Text {
                ca: "aquest jugador no és a la llista",
                es: "este jugador no está en la lista",
                pt: "este jogador não está na lista",
                eu: "jokalari hau ez dago zerrendan",
                en: "this player is not on the list",
            },
            Self::Alone => Text {
                ca: "un jugador no pot jugar contra ell mateix",
                es: "un jugador no puede jugar contra sí mismo",
                pt: "um jogador não pode jogar contra si mesmo",
                eu: "jokalari batek ezin du bere buruaren aurka jokatu",
                en: "nobody plays against themselves",
            },
            Self::NotAResult => Text {
                ca: "s'esperava un resultat: 1-0, 1/2, 0-1, +-, -+ o --",
                es: "se esperaba un resultado: 1-0, 1/2, 0-1, +-, -+ o --",
                pt: "esperava-se um resultado: 1-0, 1/2, 0-1, +-, -+ ou --",
                eu: "emaitza bat espero zen: 1-0, 1/2, 0-1, +-, -+ edo --",
                en: "expected a result: 1-0, 1/2, 0-1, +-, -+ or --",
            },
            Self::NotAKind => Text {
                ca: "s'esperava open, team, barcelona, closed, closed-fide, individual, private o res",
                es: "se esperaba open, team, barcelona, closed, closed-fide, individual, private o nada",
                pt: "esperava-se open, team, barcelona, closed, closed-fide, individual, private ou nada",
                eu: "open, team, barcelona, closed, closed-fide, individual, private edo ezer ez espero zen",
                en: "expected open, team, barcelona, closed, closed-fide, individual, private or nothing",
            },
            Self::NotADate => Text {
                ca: "s'esperava un dia: AAAA-MM-DD",
                es: "se esperaba un día: AAAA-MM-DD",
                pt: "esperava-se um dia: AAAA-MM-DD",
                eu: "egun bat espero zen: UUUU-HH-EE",
                en: "expected a day: YYYY-MM-DD",
            },
            Self::OtherEvent => Text {
                ca: "una línia anterior diu una altra cosa d'aquest torneig",
                es: "una línea anterior dice otra cosa de este torneo",
                pt: "uma linha anterior diz outra coisa deste torneio",
                eu: "aurreko lerro batek beste zerbait dio txapelketa honetaz",
                en: "an earlier line says otherwise of this event",
            },
            Self::NoEvent => Text {
                ca: "s'esperava el nom del torneig",
                es: "se esperaba el nombre del torneo",
                pt: "esperava-se o nome do torneio",
                eu: "txapelketaren izena espero zen",
                en: "expected the event's name",
            },
            Self::TooMany => Text {
                ca: "s'esperaven com a màxim un milió de torneigs i cent milions de partides",
                es: "se esperaban como máximo un millón de torneos y cien millones de partidas",
                pt: "esperavam-se no máximo um milhão de torneios e cem milhões de partidas",
                eu: "gehienez milioi bat txapelketa eta ehun milioi partida espero ziren",
                en: "expected at most a million events and a hundred million games",
            },
        }
    }
}
