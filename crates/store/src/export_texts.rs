//! Errors in lines of an exported record, with what was found and what was expected.

use crate::entry::MalformedError;
use adoube_laws::Text;
use serde_json::error::Category;

const WHAT: Text = Text { ca: "registre", es: "registro", pt: "registro", eu: "erregistroa", en: "record" };
const END: Text = Text { ca: "final", es: "final", pt: "fim", eu: "amaiera", en: "end of the record" };

/// The kinds of lines, and how each is written.
const SHAPES: [(&str, Text); 8] = [
    ("adoube", Text::same(r#"{"adoube":{"format":"log/2","at_ms":…}}"#)),
    ("signer", Text::same(r#"{"signer":"…"}"#)),
    (
        "entry",
        Text::same(
            r#"{"entry":{"stream":"…","number":…,"at_ms":…,"command":"…","part":…,"kind":"…","version":…,"hash":"…","body":…}}"#,
        ),
    ),
    ("checkpoint", Text::same(r#"{"checkpoint":{"stream":"…","size":…,"signer":"…","note":"…"}}"#)),
    ("sealed", Text::same(r#"{"sealed":{"commitment":"…","stream":"…","ply":…,"envelope":"…","checksum":"…"}}"#)),
    (
        "person",
        Text::same(r#"{"person":{"id":"…","name":"…","birth_date":"…","details":{…},"changed_ms":…,"checksum":"…"}}"#),
    ),
    ("row", Text::same(r#"{"row":{"table":"…","values":{…}}}"#)),
    ("end", Text::same(r#"{"end":{"entries":…,"beside":…,"digest":"…"}}"#)),
];
const KINDS: Text = Text {
    ca: "una línia d'un registre exportat (log/2) en JSON: adoube, signer, entry, checkpoint, sealed, person, row o end",
    es: "una línea de un registro exportado (log/2) en JSON: adoube, signer, entry, checkpoint, sealed, person, row o end",
    pt: "uma linha de um registro exportado (log/2) em JSON: adoube, signer, entry, checkpoint, sealed, person, row ou end",
    eu: "esportatutako erregistro baten lerro bat (log/2) JSON formatuan: adoube, signer, entry, checkpoint, sealed, person, row edo end",
    en: "a line of an exported record (log/2) in JSON: adoube, signer, entry, checkpoint, sealed, person, row or end",
};

/// Not a line of an export, or in the wrong place.
pub(crate) fn malformed(found: &str) -> MalformedError {
    MalformedError::new(&WHAT, &KINDS, found)
}

/// A line that is not JSON of its kind: the column, and the text there.
pub(crate) fn unread(text: &str, error: &serde_json::Error) -> (usize, MalformedError) {
    const CUT: Text = Text {
        ca: "la resta de la línia: està tallada aquí",
        es: "el resto de la línea: está cortada aquí",
        pt: "o resto da linha: está cortada aqui",
        eu: "lerroaren gainerakoa: hemen moztuta dago",
        en: "the rest of the line: it is cut off here",
    };
    let column = error.column().max(1);
    // Includes some text before the column as context.
    let from = text.floor_char_boundary(column.saturating_sub(16));
    let found = text.get(from..).unwrap_or(text);
    if error.classify() == Category::Eof {
        return (column, MalformedError::new(&WHAT, &CUT, found));
    }
    let kind = text.strip_prefix("{\"").and_then(|rest| rest.split('"').next()).unwrap_or_default();
    let shape = SHAPES.iter().find(|(name, _)| *name == kind).map_or(&KINDS, |(_, shape)| shape);
    (column, MalformedError::new(&WHAT, shape, found))
}

/// An export of another version of this format.
pub(crate) fn other_format(found: &str) -> MalformedError {
    const FORMAT: Text = Text {
        ca: "format del registre exportat",
        es: "formato del registro exportado",
        pt: "formato do registro exportado",
        eu: "esportatutako erregistroaren formatua",
        en: "format of the exported record",
    };
    const EXPECTED: Text = Text::same("log/2");
    MalformedError::new(&FORMAT, &EXPECTED, found)
}

/// Not a digest.
pub(crate) fn not_a_digest(found: &str) -> MalformedError {
    const EXPECTED: Text = Text {
        ca: "un resum de 64 xifres hexadecimals",
        es: "un resumen de 64 cifras hexadecimales",
        pt: "um resumo de 64 algarismos hexadecimais",
        eu: "64 zifra hamaseitarreko laburpen bat",
        en: "a digest of 64 hexadecimal digits",
    };
    MalformedError::new(&WHAT, &EXPECTED, found)
}

/// Not a row of an exported table.
pub(crate) fn not_a_row(table: &str) -> MalformedError {
    const EXPECTED: Text = Text {
        ca: "una fila d'erased, account, session, secret, list, listed o listed_key amb totes les seves columnes",
        es: "una fila de erased, account, session, secret, list, listed o listed_key con todas sus columnas",
        pt: "uma linha de erased, account, session, secret, list, listed ou listed_key com todas as suas colunas",
        eu: "erased, account, session, secret, list, listed edo listed_key taulako errenkada bat, zutabe guztiekin",
        en: "a row of erased, account, session, secret, list, listed or listed_key with all of its columns",
    };
    MalformedError::new(&WHAT, &EXPECTED, table)
}

/// A line whose checksum does not match its data.
pub(crate) fn not_as_written(which: &str) -> MalformedError {
    const EXPECTED: Text = Text {
        ca: "les dades tal com es van escriure (la suma de control no quadra)",
        es: "los datos tal como se escribieron (la suma de control no cuadra)",
        pt: "os dados tal como foram escritos (a soma de verificação não confere)",
        eu: "datuak idatzi ziren bezala (egiaztapen-batura ez dator bat)",
        en: "the data as they were written (their checksum is another)",
    };
    MalformedError::new(&WHAT, &EXPECTED, which)
}

/// The record ends before its last line.
pub(crate) fn no_end() -> MalformedError {
    const EXPECTED: Text = Text {
        ca: "més línies fins a l'última, {\"end\":…}: el fitxer està tallat",
        es: "más líneas hasta la última, {\"end\":…}: el fichero está cortado",
        pt: "mais linhas até a última, {\"end\":…}: o arquivo está cortado",
        eu: "lerro gehiago azkeneraino, {\"end\":…}: fitxategia moztuta dago",
        en: "more lines up to the last one, {\"end\":…}: the file is cut off",
    };
    MalformedError::new(&END, &EXPECTED, "")
}

/// Something after the last line.
pub(crate) fn after_the_end(found: &str) -> MalformedError {
    const EXPECTED: Text = Text {
        ca: "res després de l'última línia",
        es: "nada después de la última línea",
        pt: "nada depois da última linha",
        eu: "ezer ez azken lerroaren ondoren",
        en: "nothing after the last line",
    };
    MalformedError::new(&END, &EXPECTED, found)
}

/// Bytes that are no text.
pub(crate) fn not_utf8(found: &[u8]) -> MalformedError {
    const EXPECTED: Text =
        Text { ca: "text en UTF-8", es: "texto en UTF-8", pt: "texto em UTF-8", eu: "UTF-8 testua", en: "UTF-8 text" };
    MalformedError::new(&WHAT, &EXPECTED, &String::from_utf8_lossy(found))
}

/// A line that is too long.
pub(crate) fn too_long(found: &str) -> MalformedError {
    const EXPECTED: Text = Text {
        ca: "línies d'un MiB com a màxim",
        es: "líneas de un MiB como máximo",
        pt: "linhas de no máximo um MiB",
        eu: "gehienez MiB bateko lerroak",
        en: "lines of one MiB at most",
    };
    MalformedError::new(&WHAT, &EXPECTED, found)
}

/// The last line has the wrong counts.
pub(crate) fn miscounted(entries: u64, beside: u64) -> MalformedError {
    const EXPECTED: Text = Text {
        ca: "tantes entrades i altres línies com diu l'última",
        es: "tantas entradas y otras líneas como dice la última",
        pt: "tantas entradas e outras linhas como diz a última",
        eu: "azkenak dioen adina sarrera eta beste lerro",
        en: "as many entries and other lines as the last one says",
    };
    MalformedError::new(&END, &EXPECTED, &format!("{entries} + {beside}"))
}

/// The last line has the wrong digest.
pub(crate) fn other_lines(digest: &str) -> MalformedError {
    const EXPECTED: Text = Text {
        ca: "les línies amb el resum que diu l'última",
        es: "las líneas con el resumen que dice la última",
        pt: "as linhas com o resumo que diz a última",
        eu: "azkenak dioen laburpena duten lerroak",
        en: "lines with the digest that the last one says",
    };
    MalformedError::new(&END, &EXPECTED, digest)
}
