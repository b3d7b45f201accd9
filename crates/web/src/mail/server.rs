//! The server that takes the mail: its settings, and a connection (RFC 5321).

use super::address::MailAddress;
use super::error::MailError;
use super::message::Mail;
use lettre::address::Envelope;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use percent_encoding::percent_decode_str;
use std::fmt;
use std::time::Duration;

/// The time to connect, to encrypt and to sign in.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(30);
/// The time to send one message.
const SEND_TIMEOUT: Duration = Duration::from_mins(2);
/// The time to take leave.
const QUIT_TIMEOUT: Duration = Duration::from_secs(5);

/// The protection of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MailSecurity {
    /// TLS from the first byte: `smtps://`.
    Tls,
    /// STARTTLS, without which nothing is sent: `smtp://`.
    StartTls,
    /// None: `smtp://HOST?tls=off`, for a server on the same machine or behind a VPN.
    Off,
}

/// The mail server and the sender's address.
#[derive(Clone)]
pub struct MailServer {
    host: String,
    port: u16,
    security: MailSecurity,
    /// The user and the password.
    credentials: Option<(String, String)>,
    from: MailAddress,
}

/// The reason why the settings cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MailServerError {
    /// It is not `smtp://` or `smtps://` with a host, and optionally a user and a port.
    #[error("not the address of a mail server")]
    Address,
    /// Anybody on the machine can read the arguments of a program.
    #[error("the address contains a password")]
    PasswordInAddress,
    /// There is a user, but no password.
    #[error("no password for the user")]
    NoPassword,
    /// The sender is not an e-mail address.
    #[error("the sender is not an e-mail address")]
    Sender,
}

impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Without the user and the password.
        write!(f, "MailServer({}:{}, {:?}, from {})", self.host, self.port, self.security, self.from)
    }
}

impl MailServer {
    /// Reads the settings: `smtps://USER@HOST:PORT`, `smtp://…` with STARTTLS, and `?tls=off`. The password comes from
    /// elsewhere.
    pub fn new(url: &str, from: &str, password: Option<String>) -> Result<Self, MailServerError> {
        let (scheme, rest) = url.split_once("://").ok_or(MailServerError::Address)?;
        let (rest, option) = rest.split_once('?').map_or((rest, None), |(rest, option)| (rest, Some(option)));
        let (security, default_port) = match (scheme, option) {
            ("smtps", None) => (MailSecurity::Tls, 465),
            ("smtp", None) => (MailSecurity::StartTls, 587),
            ("smtp", Some("tls=off")) => (MailSecurity::Off, 25),
            _ => return Err(MailServerError::Address),
        };
        // A user is often an address itself.
        let (user, host) = rest.rsplit_once('@').map_or((None, rest), |(user, host)| (Some(user), host));
        if user.is_some_and(|user| user.contains(':')) {
            return Err(MailServerError::PasswordInAddress);
        }
        let (host, port) = host_and_port(host.trim_end_matches('/'), default_port).ok_or(MailServerError::Address)?;
        let user = user.map(|user| percent_decode_str(user).decode_utf8_lossy().into_owned());
        let credentials = match (user.filter(|user| !user.is_empty()), password) {
            (Some(user), Some(password)) => Some((user, password)),
            (Some(_), None) => return Err(MailServerError::NoPassword),
            (None, _) => None,
        };
        let from = from.parse().map_err(|_| MailServerError::Sender)?;
        Ok(Self { host, port, security, credentials, from })
    }

    /// Returns the host, for pages.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Connects, encrypts and signs in.
    pub async fn connect(&self) -> Result<MailConnection, MailError> {
        let connected = tokio::time::timeout(CONNECT_TIMEOUT, self.connect_now()).await;
        let connected = connected.unwrap_or(Err(MailError::Unreachable));
        connected.inspect_err(|cause| tracing::warn!(%cause, "no mail is sent"))
    }

    async fn connect_now(&self) -> Result<MailConnection, MailError> {
        let name = ClientId::Domain(self.from.0.domain().to_owned());
        let tls = || TlsParameters::new_rustls(self.host.clone()).map_err(|_| MailError::Tls);
        let at_once = if self.security == MailSecurity::Tls { Some(tls()?) } else { None };
        let address = (self.host.as_str(), self.port);
        let connecting = AsyncSmtpConnection::connect_tokio1(address, Some(CONNECT_TIMEOUT), &name, at_once, None);
        let mut inner = connecting.await.map_err(|error| of_server(&error))?;
        if self.security == MailSecurity::StartTls {
            inner.starttls(tls()?, &name).await.map_err(|_| MailError::Tls)?;
        }
        if let Some((user, password)) = &self.credentials {
            let credentials = Credentials::new(user.clone(), password.clone());
            let mechanisms = [Mechanism::Plain, Mechanism::Login];
            inner.auth(&mechanisms, &credentials).await.map_err(|error| match of_server(&error) {
                MailError::Unreachable if error.is_client() || error.is_permanent() => MailError::SignIn,
                other => other,
            })?;
        }
        Ok(MailConnection { inner, from: self.from.clone() })
    }
}

fn host_and_port(text: &str, default: u16) -> Option<(String, u16)> {
    let (host, port) = match text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((host, rest)) => (host, rest.strip_prefix(':')),
        None => text.split_once(':').map_or((text, None), |(host, port)| (host, Some(port))),
    };
    let plain = !host.is_empty() && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".-_:".contains(&b));
    let port = port.map_or(Some(default), |port| port.parse().ok().filter(|port| *port > 0))?;
    plain.then(|| (host.to_owned(), port))
}

/// Returns the cause of a failure before any message.
fn of_server(error: &Error) -> MailError {
    if error.is_tls() { MailError::Tls } else { MailError::Unreachable }
}

/// A connection to the mail server.
pub struct MailConnection {
    inner: AsyncSmtpConnection,
    from: MailAddress,
}

impl MailConnection {
    /// Sends a message. After an error the connection is closed.
    pub async fn send(&mut self, mail: &Mail) -> Result<(), MailError> {
        let envelope = Envelope::new(Some(self.from.0.clone()), vec![mail.to.0.clone()]);
        let envelope = envelope.map_err(|_| MailError::Refused(0))?;
        let bytes = mail.write(&self.from);
        match tokio::time::timeout(SEND_TIMEOUT, self.inner.send(&envelope, &bytes)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(match error.status().map(u16::from) {
                Some(code) if error.is_permanent() => MailError::Refused(code),
                Some(code) => MailError::Later(code),
                None => MailError::BrokenOff,
            }),
            Err(_) => Err(MailError::BrokenOff),
        }
    }

    /// Closes the connection.
    pub async fn close(mut self) {
        // Every message has its answer already.
        let _ = tokio::time::timeout(QUIT_TIMEOUT, self.inner.quit()).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read() {
        let secret = || Some("secret".to_owned());
        let cases = [
            ("smtps://mail.example.org", "mail.example.org", 465, MailSecurity::Tls, None),
            ("smtp://mail.example.org/", "mail.example.org", 587, MailSecurity::StartTls, None),
            ("smtp://u@h.example.org:2525", "h.example.org", 2525, MailSecurity::StartTls, Some("u")),
            ("smtps://u%2B1@c.org@h.org", "h.org", 465, MailSecurity::Tls, Some("u+1@c.org")),
            ("smtp://localhost?tls=off", "localhost", 25, MailSecurity::Off, None),
            ("smtp://[::1]:26?tls=off", "::1", 26, MailSecurity::Off, None),
        ];
        for (url, host, port, security, user) in cases {
            let server = MailServer::new(url, "l@example.org", secret()).unwrap();
            let found = server.credentials.as_ref().map(|(user, _)| user.as_str());
            assert_eq!((server.host.as_str(), server.port, server.security, found), (host, port, security, user));
        }
    }

    #[test]
    fn settings_that_cannot_be_used_are_refused() {
        use MailServerError as E;
        let cases = [
            ("mail.example.org", "l@example.org", None, E::Address),
            ("http://mail.example.org", "l@example.org", None, E::Address),
            ("smtps://", "l@example.org", None, E::Address),
            ("smtps://h:0", "l@example.org", None, E::Address),
            ("smtps://h:99999", "l@example.org", None, E::Address),
            ("smtps://h?tls=off", "l@example.org", None, E::Address),
            ("smtp://h?tls=no", "l@example.org", None, E::Address),
            ("smtp://h\r\nx", "l@example.org", None, E::Address),
            ("smtps://u:p@h", "l@example.org", Some("p"), E::PasswordInAddress),
            ("smtps://u@h", "l@example.org", None, E::NoPassword),
            ("smtps://h", "nobody", None, E::Sender),
            ("smtps://h", "l@example.org\nBcc: x@y.org", None, E::Sender),
        ];
        for (url, from, password, expected) in cases {
            let server = MailServer::new(url, from, password.map(str::to_owned));
            assert_eq!(server.err(), Some(expected), "{url:?} {from:?}");
        }
    }

    #[test]
    fn nothing_prints_the_password() {
        let server = MailServer::new("smtps://user@h", "l@example.org", Some("hunter2".to_owned())).unwrap();
        let text = format!("{server:?}");
        assert!(!text.contains("hunter2") && !text.contains("user"), "{text}");
    }
}
