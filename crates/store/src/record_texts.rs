//! What is wrong with a line of an exported record: what was found, and what was expected.

use crate::entry::Malformed;
use adoube_laws::Text;
use serde_json::error::Category;

const WHAT: Text = Text { ca: "registre", es: "registro", pt: "registro", eu: "erregistroa", en: "record" };
const END: Text = Text { ca: "final", es: "final", pt: "fim", eu: "amaiera", en: "end of the record" };

/// The kinds of lines, and how each is written.
const SHAPES: [(&str, Text); 8] = [
    ("adoube", Text::same(r#"{"adoube":{"format":"log/1","at_ms":…}}"#)),
    ("signer", Text::same(r#"{"signer":"…"}"#)),
    (
        "entry",
        Text::same(
            r#"{"entry":{"stream":"…","number":…,"at_ms":…,"command":"…","part":…,"kind":"…","hash":"…","body":…}}"#,
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
    ca: "una línia d'un registre exportat (log/1) en JSON: adoube, signer, entry, checkpoint, sealed, person, row o end",
    es: "una línea de un registro exportado (log/1) en JSON: adoube, signer, entry, checkpoint, sealed, person, row o end",
    pt: "uma linha de um registro exportado (log/1) em JSON: adoube, signer, entry, checkpoint, sealed, person, row ou end",
    eu: "esportatutako erregistro baten lerro bat (log/1) JSON formatuan: adoube, signer, entry, checkpoint, sealed, person, row edo end",
    en: "a line of an exported record (log/1) in JSON: adoube, signer, entry, checkpoint, sealed, person, row or end",
};

/// Not a line of a record, or not where it stands.
pub(crate) fn malformed(found: &str) -> Malformed {
    Malformed::new(&WHAT, &KINDS, found)
}

/// A line that does not read as JSON of its kind: the column, and what stands there.
pub(crate) fn unread(text: &str, error: &serde_json::Error) -> (usize, Malformed) {
    const CUT: Text = Text {
        ca: "la resta de la línia: està tallada aquí",
        es: "el resto de la línea: está cortada aquí",
        pt: "o resto da linha: está cortada aqui",
        eu: "lerroaren gainerakoa: hemen moztuta dago",
        en: "the rest of the line: it is cut off here",
    };
    let column = error.column().max(1);
    // A little of what stands before it, so that the place can be found.
    let from = text.floor_char_boundary(column.saturating_sub(16));
    let found = text.get(from..).unwrap_or(text);
    if error.classify() == Category::Eof {
        return (column, Malformed::new(&WHAT, &CUT, found));
    }
    let kind = text.strip_prefix("{\"").and_then(|rest| rest.split('"').next()).unwrap_or_default();
    let shape = SHAPES.iter().find(|(name, _)| *name == kind).map_or(&KINDS, |(_, shape)| shape);
    (column, Malformed::new(&WHAT, shape, found))
}

/// Not a digest.
pub(crate) fn not_a_digest(found: &str) -> Malformed {
    const EXPECTED: Text = Text {
        ca: "un resum de 64 xifres hexadecimals",
        es: "un resumen de 64 cifras hexadecimales",
        pt: "um resumo de 64 algarismos hexadecimais",
        eu: "64 zifra hamaseitarreko laburpen bat",
        en: "a digest of 64 hexadecimal digits",
    };
    Malformed::new(&WHAT, &EXPECTED, found)
}

/// Not a row of a table that travels.
pub(crate) fn not_a_row(table: &str) -> Malformed {
    const EXPECTED: Text = Text {
        ca: "una fila d'erased, account, session, secret, list, listed o listed_key amb totes les seves columnes",
        es: "una fila de erased, account, session, secret, list, listed o listed_key con todas sus columnas",
        pt: "uma linha de erased, account, session, secret, list, listed ou listed_key com todas as suas colunas",
        eu: "erased, account, session, secret, list, listed edo listed_key taulako errenkada bat, zutabe guztiekin",
        en: "a row of erased, account, session, secret, list, listed or listed_key with all of its columns",
    };
    Malformed::new(&WHAT, &EXPECTED, table)
}

/// A line whose checksum is another than its data have.
pub(crate) fn not_as_written(which: &str) -> Malformed {
    const EXPECTED: Text = Text {
        ca: "les dades tal com es van escriure (la suma de control no quadra)",
        es: "los datos tal como se escribieron (la suma de control no cuadra)",
        pt: "os dados tal como foram escritos (a soma de verificação não confere)",
        eu: "datuak idatzi ziren bezala (egiaztapen-batura ez dator bat)",
        en: "the data as they were written (their checksum is another)",
    };
    Malformed::new(&WHAT, &EXPECTED, which)
}

/// The record ends before its last line.
pub(crate) fn no_end() -> Malformed {
    const EXPECTED: Text = Text {
        ca: "més línies fins a l'última, {\"end\":…}: el fitxer està tallat",
        es: "más líneas hasta la última, {\"end\":…}: el fichero está cortado",
        pt: "mais linhas até a última, {\"end\":…}: o arquivo está cortado",
        eu: "lerro gehiago azkeneraino, {\"end\":…}: fitxategia moztuta dago",
        en: "more lines up to the last one, {\"end\":…}: the file is cut off",
    };
    Malformed::new(&END, &EXPECTED, "")
}

/// Something after the last line.
pub(crate) fn after_the_end(found: &str) -> Malformed {
    const EXPECTED: Text = Text {
        ca: "res després de l'última línia",
        es: "nada después de la última línea",
        pt: "nada depois da última linha",
        eu: "ezer ez azken lerroaren ondoren",
        en: "nothing after the last line",
    };
    Malformed::new(&END, &EXPECTED, found)
}

/// Bytes that are no text.
pub(crate) fn not_utf8(found: &[u8]) -> Malformed {
    const EXPECTED: Text =
        Text { ca: "text en UTF-8", es: "texto en UTF-8", pt: "texto em UTF-8", eu: "UTF-8 testua", en: "UTF-8 text" };
    Malformed::new(&WHAT, &EXPECTED, &String::from_utf8_lossy(found))
}

/// A line that is longer than any.
pub(crate) fn too_long(found: &str) -> Malformed {
    const EXPECTED: Text = Text {
        ca: "línies d'un MiB com a màxim",
        es: "líneas de un MiB como máximo",
        pt: "linhas de no máximo um MiB",
        eu: "gehienez MiB bateko lerroak",
        en: "lines of one MiB at most",
    };
    Malformed::new(&WHAT, &EXPECTED, found)
}

/// The last line counts other lines than there are.
pub(crate) fn miscounted(entries: u64, beside: u64) -> Malformed {
    const EXPECTED: Text = Text {
        ca: "tantes entrades i altres línies com diu l'última",
        es: "tantas entradas y otras líneas como dice la última",
        pt: "tantas entradas e outras linhas como diz a última",
        eu: "azkenak dioen adina sarrera eta beste lerro",
        en: "as many entries and other lines as the last one says",
    };
    Malformed::new(&END, &EXPECTED, &format!("{entries} + {beside}"))
}

/// The last line has the digest of other lines.
pub(crate) fn other_lines(digest: &str) -> Malformed {
    const EXPECTED: Text = Text {
        ca: "les línies amb el resum que diu l'última",
        es: "las líneas con el resumen que dice la última",
        pt: "as linhas com o resumo que diz a última",
        eu: "azkenak dioen laburpena duten lerroak",
        en: "lines with the digest that the last one says",
    };
    Malformed::new(&END, &EXPECTED, digest)
}
