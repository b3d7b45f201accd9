//! Errors of the ledger.

use crate::words::errors;
use adoube_store::{StoreError, Stream};
use adoube_words::Language;
use std::convert::Infallible;
use std::fmt;

/// The reason why an act was not recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LedgerError<R> {
    /// The aggregate refused the act.
    Refused(R),
    /// The store failed to read or write.
    Store(StoreError),
    /// Too many version conflicts on the stream.
    Busy,
    /// An entry of the log cannot be read by this version of the program.
    Unreadable {
        /// The stream.
        stream: Stream,
        /// The number of the entry.
        number: u64,
    },
    /// The stream belongs to another kind of aggregate.
    WrongStream(Stream),
    /// The act exceeds the maximum size of an entry.
    TooLarge,
}

impl<R> From<StoreError> for LedgerError<R> {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl<R> LedgerError<R> {
    /// Returns the error for the log, in English and without any user input.
    pub fn cause(&self) -> String {
        match self {
            Self::Refused(_) => "refused by a rule".to_owned(),
            Self::Store(error) => error.cause(),
            Self::Busy | Self::Unreadable { .. } | Self::WrongStream(_) | Self::TooLarge => {
                self.sentence(Language::English, |_, _| String::new())
            }
        }
    }

    /// Returns the aggregate's refusal.
    ///
    /// # Errors
    ///
    /// Any other error: the act was not decided, or could not be read or written.
    pub fn refusal(self) -> Result<R, LedgerError<Infallible>> {
        Err(match self {
            Self::Refused(refusal) => return Ok(refusal),
            Self::Store(fault) => LedgerError::Store(fault),
            Self::Busy => LedgerError::Busy,
            Self::Unreadable { stream, number } => LedgerError::Unreadable { stream, number },
            Self::WrongStream(stream) => LedgerError::WrongStream(stream),
            Self::TooLarge => LedgerError::TooLarge,
        })
    }

    /// Returns the error of a read for another kind of aggregate: a read is not refused, so a refusal becomes
    /// [`LedgerError::Busy`].
    pub fn without_refusal<S>(self) -> LedgerError<S> {
        match self {
            Self::Refused(_) | Self::Busy => LedgerError::Busy,
            Self::Store(fault) => LedgerError::Store(fault),
            Self::Unreadable { stream, number } => LedgerError::Unreadable { stream, number },
            Self::WrongStream(stream) => LedgerError::WrongStream(stream),
            Self::TooLarge => LedgerError::TooLarge,
        }
    }

    /// Returns the error as a sentence; `refusal` words a refusal.
    pub fn sentence(&self, language: Language, refusal: impl Fn(&R, Language) -> String) -> String {
        match self {
            Self::Refused(refused) => refusal(refused, language),
            Self::Store(error) => error.sentence(language),
            Self::Busy => errors::BUSY.get(language).to_owned(),
            Self::Unreadable { stream, number } => {
                errors::UNREADABLE.fill(language, &[("stream", stream), ("number", number)])
            }
            Self::WrongStream(stream) => errors::WRONG_STREAM.fill(language, &[("stream", stream)]),
            Self::TooLarge => errors::TOO_LARGE.get(language).to_owned(),
        }
    }
}

impl<R: fmt::Display> fmt::Display for LedgerError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English, |refusal, _| refusal.to_string()))
    }
}

impl<R: fmt::Display + fmt::Debug> std::error::Error for LedgerError<R> {}
