//! Mail: addresses, the server that sends it, and a plain message.
//!
//! Messages are plain text. Each carries the id that its sender made for it, so that a message that arrives twice is
//! recognised (RFC 5322, 3.6.4), and is marked as written by a program (RFC 3834). The password of the server is held
//! here only; nothing prints it.

mod address;
mod error;
mod message;
mod server;

pub use address::{MailAddress, MailAddressError};
pub use error::MailError;
pub use message::Mail;
pub use server::{MailConnection, MailSecurity, MailServer, MailServerError};
