//! Usage errors: one line in the user's language, exit code 2.

use crate::exit::{CommandError, Exit};
use crate::words::cli;
use adoube_words::Language;
use clap::Error;
use clap::error::{ContextKind, ErrorKind};
use std::io::{self, Write};

/// Prints help or the version if requested; explains any other error.
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
        ErrorKind::InvalidSubcommand => cli::UNKNOWN_COMMAND
            .fill(language, &[("found", &context(ContextKind::InvalidSubcommand).unwrap_or_default())]),
        ErrorKind::UnknownArgument => cli::UNKNOWN_OPTION.fill(language, &[("found", &name)]),
        ErrorKind::MissingSubcommand => {
            let commands = context(ContextKind::ValidSubcommand).unwrap_or_default().replace(", ", " | ");
            cli::MISSING.fill(language, &[("name", &commands)])
        }
        ErrorKind::MissingRequiredArgument => cli::MISSING.fill(language, &[("name", &name)]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => match context(ContextKind::InvalidValue) {
            Some(found) => {
                let reason = std::error::Error::source(error).map(|source| one_line(&source.to_string()));
                let expected = context(ContextKind::ValidValue)
                    .or(reason)
                    .unwrap_or_else(|| cli::A_VALUE.get(language).to_owned());
                cli::BAD_VALUE
                    .fill(language, &[("name", &name), ("found", &format!("{found:?}")), ("expected", &expected)])
            }
            None => cli::NO_VALUE.fill(language, &[("name", &name)]),
        },
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg).unwrap_or_else(|| name.clone());
            let text = if other == name { cli::TWICE } else { cli::CONFLICT };
            text.fill(language, &[("name", &name), ("found", &other)])
        }
        ErrorKind::InvalidUtf8 => cli::NOT_UTF8.get(language).to_owned(),
        _ => cli::OTHER.get(language).to_owned(),
    };
    let suggestion = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(context);
    let hint = match suggestion {
        Some(meant) => cli::DID_YOU_MEAN.fill(language, &[("meant", &meant)]),
        None => cli::SEE_HELP.get(language).to_owned(),
    };
    format!("{main} ({hint})")
}

/// Quotes the text typed on one line, without control characters.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().filter(|c| !c.is_control()).take(200).collect()
}
