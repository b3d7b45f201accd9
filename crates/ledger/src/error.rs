//! Why an act was not recorded.

use adoube_laws::{Language, Text};
use adoube_store::{StoreError, Stream};
use std::fmt;

/// Why an act was not recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LedgerError<R> {
    /// The aggregate refuses it.
    Refused(R),
    /// The store cannot read or write.
    Fault(StoreError),
    /// Too many version conflicts on the stream.
    Busy,
    /// An entry of the log is not an act of this version of the program.
    Unreadable {
        /// The stream.
        stream: Stream,
        /// The number of the entry.
        number: u64,
    },
    /// The stream belongs to another kind of aggregate.
    WrongStream(Stream),
    /// The act is larger than an entry may be.
    TooLarge,
}

impl<R> From<StoreError> for LedgerError<R> {
    fn from(error: StoreError) -> Self {
        Self::Fault(error)
    }
}

impl<R> LedgerError<R> {
    /// The error for the log, in English and without anything that a user sent.
    pub fn cause(&self) -> String {
        match self {
            Self::Refused(_) => "refused by a rule".to_owned(),
            Self::Fault(error) => error.cause(),
            Self::Busy | Self::Unreadable { .. } | Self::WrongStream(_) | Self::TooLarge => {
                self.sentence(Language::English, |_, _| String::new())
            }
        }
    }

    /// The error in words; the caller words refusals.
    pub fn sentence(&self, language: Language, refusal: impl Fn(&R, Language) -> String) -> String {
        match self {
            Self::Refused(refused) => refusal(refused, language),
            Self::Fault(error) => error.sentence(language),
            Self::Busy => BUSY.get(language).to_owned(),
            Self::Unreadable { stream, number } => UNREADABLE.fill(language, &[("stream", stream), ("number", number)]),
            Self::WrongStream(stream) => WRONG_STREAM.fill(language, &[("stream", stream)]),
            Self::TooLarge => TOO_LARGE.get(language).to_owned(),
        }
    }
}

impl<R: fmt::Display> fmt::Display for LedgerError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English, |refusal, _| refusal.to_string()))
    }
}

impl<R: fmt::Display + fmt::Debug> std::error::Error for LedgerError<R> {}

const BUSY: Text = Text {
    ca: "d'altres hi treballen ara mateix: torneu-ho a provar",
    es: "otros están trabajando en ello ahora mismo: inténtelo de nuevo",
    pt: "outros estão trabalhando nisso agora mesmo: tente de novo",
    eu: "beste batzuk horretan ari dira une honetan: saiatu berriro",
    en: "others are working on it right now: try again",
};
const UNREADABLE: Text = Text {
    ca: "{stream}: aquest programa no entén l'entrada {number} del registre",
    es: "{stream}: este programa no entiende la entrada {number} del registro",
    pt: "{stream}: este programa não entende a entrada {number} do registro",
    eu: "{stream}: programa honek ez du ulertzen erregistroko {number}. sarrera",
    en: "{stream}: this program does not understand entry {number} of the record",
};
const WRONG_STREAM: Text = Text {
    ca: "{stream} no és un flux d'aquesta mena",
    es: "{stream} no es un flujo de esta clase",
    pt: "{stream} não é um fluxo deste tipo",
    eu: "{stream} ez da mota honetako korrontea",
    en: "{stream} is not a stream of this kind",
};
const TOO_LARGE: Text = Text {
    ca: "és massa gros per al registre",
    es: "es demasiado grande para el registro",
    pt: "é grande demais para o registro",
    eu: "handiegia da erregistrorako",
    en: "it is too large for the record",
};
