//! Findings of `adoube verify`: what is wrong with a record, each with its sentence.

use super::StoreError;
use crate::entry::Stream;
use crate::plural::OVER_ENTRIES;
use adoube_laws::{Language, Text};
use std::fmt;

/// An answer that differs from the one recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayDifference {
    /// The number of the entry.
    pub number: u64,
    /// The answers it holds.
    pub recorded: String,
    /// The answers of the replay.
    pub replayed: String,
}

/// Something that is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum IntegrityFinding {
    /// The database's own check, or reading it, found damage.
    Damage(StoreError),
    /// An entry does not follow from the one before it, or is missing.
    Entry {
        /// The stream.
        stream: Stream,
        /// The number.
        number: u64,
    },
    /// A command is in the log twice.
    Command {
        /// The stream of the second time.
        stream: Stream,
        /// The number of the second time.
        number: u64,
    },
    /// A checkpoint that does not hold: the stream was altered, cut off, or the signature is not the desk's.
    Checkpoint {
        /// The stream.
        stream: Stream,
        /// How many entries it is over.
        size: u64,
    },
    /// A stream that once had entries has none.
    Gone {
        /// The stream.
        stream: Stream,
    },
    /// A stream that no desk started.
    Unknown {
        /// The stream.
        stream: Stream,
    },
    /// Rows of a table were deleted or inserted by hand.
    Rows {
        /// The table.
        table: &'static str,
        /// How many were written.
        written: i64,
        /// How many are there.
        found: i64,
    },
    /// The stored data of a person are damaged.
    Person {
        /// Their id.
        id: String,
    },
    /// The envelope of a sealed move is damaged.
    Envelope {
        /// The commitment.
        commitment: String,
    },
    /// A row of an account, a session, a secret or a rating list is damaged.
    Row {
        /// The table and the row.
        row: String,
    },
    /// The last line of an export has the wrong count of lines.
    Count {
        /// The count of entries, and of other lines.
        counted: (u64, u64),
        /// How many entries, and how many other lines, there are.
        found: (u64, u64),
    },
    /// The digest in the last line of an export does not match its lines.
    Lines,
    /// Replayed, the stream gives another answer.
    Answer {
        /// The stream.
        stream: Stream,
        /// What differs.
        difference: ReplayDifference,
    },
}

impl IntegrityFinding {
    /// The finding in one line.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Damage(error) => error.sentence(language),
            Self::Entry { stream, number } => {
                StoreError::Broken { stream: stream.clone(), number: *number }.sentence(language)
            }
            Self::Command { stream, number } => COMMAND.fill(language, &[("stream", stream), ("number", number)]),
            Self::Checkpoint { stream, size } => {
                let over = OVER_ENTRIES.say(language, *size);
                CHECKPOINT.fill(language, &[("stream", stream), ("over", &over)])
            }
            Self::Gone { stream } => GONE.fill(language, &[("stream", stream)]),
            Self::Unknown { stream } => UNKNOWN.fill(language, &[("stream", stream)]),
            Self::Rows { table, written, found } => {
                let table = match *table {
                    "person" => PERSONS.get(language),
                    "checkpoint" => CHECKPOINTS.get(language),
                    other => other,
                };
                ROWS.fill(language, &[("table", &table), ("written", written), ("found", found)])
            }
            Self::Person { id } => PERSON.fill(language, &[("id", id)]),
            Self::Envelope { commitment } => ENVELOPE.fill(language, &[("commitment", commitment)]),
            Self::Row { row } => ROW.fill(language, &[("row", row)]),
            Self::Count { counted, found } => {
                let text = |(entries, beside): &(u64, u64)| format!("{entries} + {beside}");
                COUNT.fill(language, &[("counted", &text(counted)), ("found", &text(found))])
            }
            Self::Lines => LINES.get(language).to_owned(),
            Self::Answer { stream, difference: ReplayDifference { number, recorded, replayed } } => {
                let values: [(&str, &dyn fmt::Display); 4] =
                    [("stream", stream), ("number", number), ("recorded", recorded), ("replayed", replayed)];
                ANSWER.fill(language, &values)
            }
        }
    }

    /// The same finding at another place: names the backup instead of its unpacked copy.
    pub(crate) fn placed(self, shown: &str) -> Self {
        match self {
            Self::Damage(error) => Self::Damage(error.placed(shown)),
            other => other,
        }
    }
}

impl fmt::Display for IntegrityFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

const COMMAND: Text = Text {
    ca: "{stream}: l'entrada {number} repeteix una ordre ja registrada",
    es: "{stream}: la entrada {number} repite una orden ya registrada",
    pt: "{stream}: a entrada {number} repete um comando já registrado",
    eu: "{stream}: {number}. sarrerak lehendik erregistratutako agindu bat errepikatzen du",
    en: "{stream}: entry {number} repeats a command that was recorded before",
};
const CHECKPOINT: Text = Text {
    ca: "{stream}: el punt de control {over} no quadra: s'ha alterat o escurçat el registre, o la signatura no és de la taula",
    es: "{stream}: el punto de control {over} no cuadra: el registro fue alterado o acortado, o la firma no es de la mesa",
    pt: "{stream}: o ponto de controle {over} não confere: o registro foi alterado ou encurtado, ou a assinatura não é da mesa",
    eu: "{stream}: {over} kontrol-puntua ez dator bat: erregistroa aldatu edo laburtu da, edo sinadura ez da mahaiarena",
    en: "{stream}: the checkpoint {over} does not hold: the record was altered or cut, or the signature is not the desk's",
};
const GONE: Text = Text {
    ca: "{stream}: el flux es va començar i ja no hi és",
    es: "{stream}: el flujo se empezó y ya no está",
    pt: "{stream}: o fluxo foi começado e já não está aí",
    eu: "{stream}: korrontea hasi zen eta jada ez dago",
    en: "{stream}: the stream was begun and is no longer there",
};
const UNKNOWN: Text = Text {
    ca: "{stream}: cap taula no ha començat aquest flux",
    es: "{stream}: ninguna mesa ha empezado este flujo",
    pt: "{stream}: nenhuma mesa começou este fluxo",
    eu: "{stream}: mahai batek ere ez du korronte hau hasi",
    en: "{stream}: no desk began this stream",
};
const ROWS: Text = Text {
    ca: "{table}: se'n van escriure {written} i n'hi ha {found}; s'han tret, afegit o canviat a mà",
    es: "{table}: se escribieron {written} y hay {found}; se han quitado, añadido o cambiado a mano",
    pt: "{table}: foram escritos {written} e há {found}; foram tirados, acrescentados ou mudados à mão",
    eu: "{table}: {written} idatzi ziren eta {found} daude; eskuz kendu, gehitu edo aldatu dira",
    en: "{table}: {written} were written and {found} are there; they were taken away, put in or changed by hand",
};
const PERSONS: Text = Text {
    ca: "dades de persones",
    es: "datos de personas",
    pt: "dados de pessoas",
    eu: "pertsonen datuak",
    en: "data of persons",
};
const CHECKPOINTS: Text = Text {
    ca: "punts de control",
    es: "puntos de control",
    pt: "pontos de controle",
    eu: "kontrol-puntuak",
    en: "checkpoints",
};
const PERSON: Text = Text {
    ca: "{id}: les dades d'aquesta persona estan malmeses",
    es: "{id}: los datos de esta persona están dañados",
    pt: "{id}: os dados desta pessoa estão danificados",
    eu: "{id}: pertsona honen datuak hondatuta daude",
    en: "{id}: the data of this person are damaged",
};
const ENVELOPE: Text = Text {
    ca: "{commitment}: el sobre d'aquesta jugada secreta està malmès",
    es: "{commitment}: el sobre de esta jugada secreta está dañado",
    pt: "{commitment}: o envelope deste lance selado está danificado",
    eu: "{commitment}: zigilatutako jokaldi honen gutun-azala hondatuta dago",
    en: "{commitment}: the envelope of this sealed move is damaged",
};
const ROW: Text = Text {
    ca: "{row}: aquestes dades estan malmeses",
    es: "{row}: estos datos están dañados",
    pt: "{row}: estes dados estão danificados",
    eu: "{row}: datu hauek hondatuta daude",
    en: "{row}: these data are damaged",
};
const COUNT: Text = Text {
    ca: "l'última línia compta {counted} (entrades + altres línies) i n'hi ha {found}",
    es: "la última línea cuenta {counted} (entradas + otras líneas) y hay {found}",
    pt: "a última linha conta {counted} (entradas + outras linhas) e há {found}",
    eu: "azken lerroak {counted} zenbatzen ditu (sarrerak + beste lerroak) eta {found} daude",
    en: "the last line counts {counted} (entries + other lines) and there are {found}",
};
const LINES: Text = Text {
    ca: "les línies no són les que es van escriure: el resum de l'última no quadra",
    es: "las líneas no son las que se escribieron: el resumen de la última no cuadra",
    pt: "as linhas não são as que foram escritas: o resumo da última não confere",
    eu: "lerroak ez dira idatzi zirenak: azkenekoaren laburpena ez dator bat",
    en: "the lines are not those that were written: the digest in the last one is another",
};
const ANSWER: Text = Text {
    ca: "{stream}: l'entrada {number} diu {recorded}; repetida, la resposta és {replayed}",
    es: "{stream}: la entrada {number} dice {recorded}; repetida, la respuesta es {replayed}",
    pt: "{stream}: a entrada {number} diz {recorded}; repetida, a resposta é {replayed}",
    eu: "{stream}: {number}. sarrerak dio {recorded}; errepikatuta, erantzuna {replayed} da",
    en: "{stream}: entry {number} says {recorded}; replayed, the answer is {replayed}",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_to_fill_are_the_same_in_every_language() {
        for text in [COMMAND, CHECKPOINT, GONE, UNKNOWN, ROWS, PERSON, ENVELOPE, ROW, COUNT, ANSWER] {
            for language in Language::ALL {
                assert_eq!(text.places(language), text.places(Language::English), "{}", text.en);
            }
        }
    }

    #[test]
    fn a_checkpoint_over_one_entry_is_over_one_entry() {
        let finding = IntegrityFinding::Checkpoint { stream: "game/1".parse().unwrap(), size: 1 };
        assert!(finding.sentence(Language::English).contains("the checkpoint over 1 entry does"));
        assert!(finding.sentence(Language::Basque).contains(": sarrera baten kontrol-puntua"));
    }
}
