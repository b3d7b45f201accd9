//! Calls that clap cannot parse: one line in the user's language, exit code 2.

use crate::exit::{CommandError, Exit};
use adoube_laws::{Language, Text};
use clap::Error;
use clap::error::{ContextKind, ErrorKind};
use std::io::{self, Write};

const UNKNOWN_OPTION: Text = Text {
    ca: "{found}: aquí no hi ha tal opció ni argument",
    es: "{found}: aquí no hay tal opción ni argumento",
    pt: "{found}: aqui não há tal opção nem argumento",
    eu: "{found}: hemen ez dago halako aukera edo argumenturik",
    en: "{found}: there is no such option or argument here",
};
const UNKNOWN_COMMAND: Text = Text {
    ca: "{found}: aquesta ordre no existeix",
    es: "{found}: esta orden no existe",
    pt: "{found}: este comando não existe",
    eu: "{found}: agindu hori ez dago",
    en: "{found}: there is no such command",
};
const MISSING: Text =
    Text { ca: "falta {name}", es: "falta {name}", pt: "falta {name}", eu: "{name} falta da", en: "{name} is missing" };
const BAD_VALUE: Text = Text {
    ca: "{name}: s'ha trobat {found}; s'esperava {expected}",
    es: "{name}: se encontró {found}; se esperaba {expected}",
    pt: "{name}: encontrou-se {found}; esperava-se {expected}",
    eu: "{name}: {found} aurkitu da; {expected} espero zen",
    en: "{name}: found {found}; expected {expected}",
};
const NO_VALUE: Text = Text {
    ca: "{name}: falta el valor",
    es: "{name}: falta el valor",
    pt: "{name}: falta o valor",
    eu: "{name}: balioa falta da",
    en: "{name}: its value is missing",
};
const A_VALUE: Text = Text {
    ca: "un valor vàlid",
    es: "un valor válido",
    pt: "um valor válido",
    eu: "baliozko balio bat",
    en: "a valid value",
};
const CONFLICT: Text = Text {
    ca: "{name} no es pot usar amb {found}",
    es: "{name} no se puede usar con {found}",
    pt: "{name} não se pode usar com {found}",
    eu: "{name} ezin da {found} aukerarekin erabili",
    en: "{name} cannot be used with {found}",
};
const TWICE: Text = Text {
    ca: "{name} s'ha donat dues vegades",
    es: "{name} se ha dado dos veces",
    pt: "{name} foi dado duas vezes",
    eu: "{name} birritan eman da",
    en: "{name} is given twice",
};
const NOT_UTF8: Text = Text {
    ca: "un argument no és text UTF-8 vàlid",
    es: "un argumento no es texto UTF-8 válido",
    pt: "um argumento não é texto UTF-8 válido",
    eu: "argumentu bat ez da baliozko UTF-8 testua",
    en: "an argument is not valid UTF-8 text",
};
const OTHER: Text = Text {
    ca: "la crida no s'entén",
    es: "la llamada no se entiende",
    pt: "a chamada não se entende",
    eu: "deia ez da ulertzen",
    en: "the call cannot be understood",
};
const DID_YOU_MEAN: Text = Text {
    ca: "volíeu dir {meant}?",
    es: "¿quería decir {meant}?",
    pt: "queria dizer {meant}?",
    eu: "{meant} esan nahi zenuen?",
    en: "did you mean {meant}?",
};
const SEE_HELP: Text = Text {
    ca: "vegeu adoube --help",
    es: "véase adoube --help",
    pt: "veja adoube --help",
    eu: "ikus adoube --help",
    en: "see adoube --help",
};

/// Prints help or the version if that was asked for; explains any other error.
pub(super) fn answer(error: &Error, language: Language) -> Result<Exit, CommandError> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            write!(io::stdout(), "{}", error.render())?;
            Ok(Exit::Done)
        }
        _ => Err(CommandError::Input(sentence(error, language))),
    }
}

fn sentence(error: &Error, language: Language) -> String {
    let context = |kind| error.get(kind).map(|value| one_line(&value.to_string())).filter(|text| !text.is_empty());
    let name = context(ContextKind::InvalidArg).unwrap_or_default();
    let main = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            UNKNOWN_COMMAND.fill(language, &[("found", &context(ContextKind::InvalidSubcommand).unwrap_or_default())])
        }
        ErrorKind::UnknownArgument => UNKNOWN_OPTION.fill(language, &[("found", &name)]),
        ErrorKind::MissingSubcommand => {
            let commands = context(ContextKind::ValidSubcommand).unwrap_or_default().replace(", ", " | ");
            MISSING.fill(language, &[("name", &commands)])
        }
        ErrorKind::MissingRequiredArgument => MISSING.fill(language, &[("name", &name)]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => match context(ContextKind::InvalidValue) {
            Some(found) => {
                let reason = std::error::Error::source(error).map(|source| one_line(&source.to_string()));
                let expected =
                    context(ContextKind::ValidValue).or(reason).unwrap_or_else(|| A_VALUE.get(language).to_owned());
                BAD_VALUE.fill(language, &[("name", &name), ("found", &format!("{found:?}")), ("expected", &expected)])
            }
            None => NO_VALUE.fill(language, &[("name", &name)]),
        },
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg).unwrap_or_else(|| name.clone());
            let text = if other == name { TWICE } else { CONFLICT };
            text.fill(language, &[("name", &name), ("found", &other)])
        }
        ErrorKind::InvalidUtf8 => NOT_UTF8.get(language).to_owned(),
        _ => OTHER.get(language).to_owned(),
    };
    let suggestion = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(context);
    let hint = match suggestion {
        Some(meant) => DID_YOU_MEAN.fill(language, &[("meant", &meant)]),
        None => SEE_HELP.get(language).to_owned(),
    };
    format!("{main} ({hint})")
}

/// Quotes what was typed on one line, without control characters.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().filter(|c| !c.is_control()).take(200).collect()
}
