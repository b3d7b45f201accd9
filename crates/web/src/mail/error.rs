//! The reasons why a message was not sent.

/// The reason why a message was not sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MailError {
    /// The server does not answer.
    #[error("the mail server does not answer")]
    Unreachable,
    /// The connection cannot be encrypted, or the certificate is not the server's.
    #[error("no secure connection to the mail server")]
    Tls,
    /// The server does not accept the user and password.
    #[error("the mail server does not accept the user and password")]
    SignIn,
    /// The server refused the message for good, with this reply code.
    #[error("refused with code {0}")]
    Refused(u16),
    /// The server refused the message for now, with this reply code.
    #[error("refused for now with code {0}")]
    Later(u16),
    /// The connection ended before the server's answer: the message may have been sent.
    #[error("the connection broke off")]
    BrokenOff,
}
