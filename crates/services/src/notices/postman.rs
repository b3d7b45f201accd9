//! The postman: sends what waits, a few messages at a time.
//!
//! A message is claimed in the log, sent, and answered in the log. While the server as a whole cannot be used, no message
//! is tried, and the pauses grow.

use super::ServerTrouble;
use super::follow::outbox_stream;
use super::outbox::{FailureCause, OutboxAct, OutboxMessage, TOO_OLD_MS};
use super::text;
use crate::Desk;
use crate::league::LeagueState;
use adoube_aggregate::Context;
use adoube_federation::notices::{Addressee, NoticeFacts};
use adoube_store::Stream;
use adoube_web::mail::{Mail, MailConnection, MailError, MailServer};
use adoube_web::request_error::RequestError;
use std::sync::Arc;

/// The most messages of one pass.
const AT_ONCE_MAX: usize = 10;
/// The pause after the server could not be used for the first time; it doubles up to the longest.
const PAUSE_MS: i64 = 60_000;
const PAUSE_DOUBLINGS_MAX: u8 = 6;

/// Sends what is due, up to the most of one pass, and returns the number of messages that were sent.
///
/// # Errors
/// The log could not be read or written.
pub async fn deliver(desk: &Desk) -> Result<usize, RequestError> {
    let Some(server) = desk.options().mail.clone() else { return Ok(0) };
    let now_ms = desk.now_ms();
    if desk.notices().trouble().is_some_and(|trouble| trouble.until_ms > now_ms) {
        return Ok(0);
    }
    let mut round = Round { desk, server, connection: None, left: AT_ONCE_MAX, sent: 0 };
    for stream in desk.seasons().streams().await.map_err(RequestError::from)? {
        if !round.season(&stream).await? {
            break;
        }
    }
    if let Some(connection) = round.connection.take() {
        connection.close().await;
    }
    Ok(round.sent)
}

/// One pass of the postman.
struct Round<'a> {
    desk: &'a Desk,
    server: Arc<MailServer>,
    connection: Option<MailConnection>,
    /// Messages that may still be tried.
    left: usize,
    sent: usize,
}

impl Round<'_> {
    /// Sends what is due in a season; `false` if the pass is over.
    async fn season(&mut self, season: &Stream) -> Result<bool, RequestError> {
        let Some(stream) = outbox_stream(season) else { return Ok(true) };
        let outbox = self.desk.notices().outbox.state(&stream).await.map_err(RequestError::from)?;
        let now_ms = self.desk.now_ms();
        let due: Vec<u32> = outbox
            .messages
            .iter()
            .filter(|(_, of)| of.is_due(now_ms))
            .map(|(number, _)| *number)
            .take(self.left)
            .collect();
        if due.is_empty() {
            return Ok(true);
        }
        let state = self.desk.seasons().state(season).await.map_err(RequestError::from)?;
        for number in due {
            self.left = self.left.saturating_sub(1);
            let Some(message) = outbox.messages.get(&number) else { continue };
            if !self.message(season, &stream, &state, number, message).await? {
                return Ok(false);
            }
        }
        Ok(self.left > 0)
    }

    /// Sends one message; `false` if the server cannot be used.
    async fn message(
        &mut self,
        season: &Stream,
        stream: &Stream,
        state: &LeagueState,
        number: u32,
        message: &OutboxMessage,
    ) -> Result<bool, RequestError> {
        let mail = match self.written(season, state, message).await? {
            Ok(mail) => mail,
            Err(cause) => {
                let notice = &message.message.notice;
                // Many players have no address: they hear of their licence from the club.
                let courtesy = matches!((notice.to, &notice.facts), (Addressee::Person(_), NoticeFacts::Licensed(_)));
                let act = match cause {
                    FailureCause::NoAddress if courtesy => OutboxAct::Cancel(number),
                    cause => OutboxAct::Fail { number, cause },
                };
                self.act(stream, act).await?;
                return Ok(true);
            }
        };
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => match self.server.connect().await {
                Ok(connection) => connection,
                Err(cause) => {
                    self.pause(cause);
                    return Ok(false);
                }
            },
        };
        *self.desk.notices().locked() = None;
        // Another server, or the office, may have been faster.
        if !self.act(stream, OutboxAct::Try(number)).await? {
            self.connection = Some(connection);
            return Ok(true);
        }
        let answer = match connection.send(&mail).await {
            Ok(()) => {
                self.connection = Some(connection);
                self.sent += 1;
                OutboxAct::Sent(number)
            }
            Err(error) => OutboxAct::Fail { number, cause: cause(error) },
        };
        self.act(stream, answer).await?;
        Ok(true)
    }

    /// Writes the mail, or says why it cannot be sent.
    async fn written(
        &self,
        season: &Stream,
        state: &LeagueState,
        message: &OutboxMessage,
    ) -> Result<Result<Mail, FailureCause>, RequestError> {
        let now_ms = self.desk.now_ms();
        if message.queued_ms.saturating_add(TOO_OLD_MS) < now_ms {
            return Ok(Err(FailureCause::TooOld));
        }
        let Some(to) = message.message.to else { return Ok(Err(FailureCause::NoRecipient)) };
        let person = match state.persons.get(&to) {
            Some(key) => self.desk.people().get(key).await?,
            None => None,
        };
        let address = person.as_ref().and_then(|person| person.details.email.parse().ok());
        let Some((person, address)) = person.zip(address) else { return Ok(Err(FailureCause::NoAddress)) };
        let language = person.details.language.parse().unwrap_or(self.desk.options().language);
        let id = season.as_str().split_once('/').map_or("", |(_, id)| id);
        let (subject, text) = text::write(self.desk, id, state, &message.message.notice, language).await?;
        let written = format!("{season}\n{}\n{}", message.message.key, message.queued_ms);
        let digest: String = adoube_web::token::digest(written.as_bytes()).chars().take(32).collect();
        Ok(Ok(Mail { id: digest, to: address, subject, text, language, at_ms: message.queued_ms }))
    }

    /// Leaves the server alone for a while.
    fn pause(&self, cause: MailError) {
        let mut trouble = self.desk.notices().locked();
        let tries = trouble.map_or(0, |trouble| trouble.tries.saturating_add(1)).min(PAUSE_DOUBLINGS_MAX);
        let until_ms = self.desk.now_ms().saturating_add(PAUSE_MS << tries);
        *trouble = Some(ServerTrouble { cause, until_ms, tries });
    }

    /// Acts on the outbox; `false` if the act is refused.
    async fn act(&self, stream: &Stream, act: OutboxAct) -> Result<bool, RequestError> {
        let context = Context::new("desk", self.desk.now_ms());
        let command = self.desk.new_command()?;
        match self.desk.notices().outbox.act(stream, command, &context, act).await {
            Ok(_) => Ok(true),
            Err(failed) => failed.refusal().map(|_| false).map_err(RequestError::from),
        }
    }
}

const fn cause(error: MailError) -> FailureCause {
    match error {
        MailError::Refused(code) => FailureCause::Refused(code),
        MailError::Later(code) => FailureCause::Later(code),
        MailError::Unreachable | MailError::Tls | MailError::SignIn | MailError::BrokenOff => FailureCause::BrokenOff,
    }
}
