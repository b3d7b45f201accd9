//! One request: who asks, in which language, and what a page needs to answer.

use crate::accounts::roles::{self, Action, Role};
use crate::accounts::token::Slip;
use crate::failure::Failure;
use crate::texts::Reader;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::net::IpAddr;
use std::sync::Arc;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Actor {
    /// Anybody.
    #[default]
    Public,
    /// Somebody who has signed in.
    Account {
        /// The account's id.
        id: String,
        /// Its name.
        name: String,
        /// Its role.
        role: Role,
        /// The events it is for.
        scope: Scope,
        /// The digest of the session's id.
        session: String,
        /// Whether it has a second factor.
        second_factor: bool,
    },
    /// A player, with the slip of a game.
    Slip(Slip),
}

/// Which events an account is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// All.
    All,
    /// These.
    Events(Vec<String>),
}

impl Scope {
    /// Reads what the account keeps: `*`, or ids with blanks between them; of a season, one club's by `SEASON/CLUB`.
    pub fn read(text: &str) -> Self {
        if text == "*" { Self::All } else { Self::Events(text.split_whitespace().map(str::to_owned).collect()) }
    }

    /// What the account is to keep.
    pub fn write(&self) -> String {
        match self {
            Self::All => "*".to_owned(),
            Self::Events(ids) => ids.join(" "),
        }
    }

    /// Whether an event is among them.
    pub fn includes(&self, event: &str) -> bool {
        match self {
            Self::All => true,
            Self::Events(ids) => ids.iter().any(|id| id.split('/').next() == Some(event)),
        }
    }

    /// The club that a delegate speaks for in a season: `SEASON/CLUB`.
    pub fn club_in(&self, season: &str) -> Option<u32> {
        let Self::Events(ids) = self else { return None };
        ids.iter().find_map(|id| id.split_once('/').filter(|(of, _)| *of == season)?.1.parse().ok())
    }
}

impl Actor {
    /// The role.
    pub const fn role(&self) -> Role {
        match self {
            Self::Public => Role::Public,
            Self::Account { role, .. } => *role,
            Self::Slip(_) => Role::Player,
        }
    }

    /// Whether the actor may do something, at this event if it is about one.
    pub fn may(&self, action: Action, event: Option<&str>) -> bool {
        let here = match (self, event) {
            (Self::Account { scope, .. }, Some(event)) => action == Action::Read || scope.includes(event),
            (Self::Slip(slip), Some(event)) => action == Action::Read || slip.event == event,
            _ => true,
        };
        here && roles::may(self.role(), action)
    }

    /// The club that a delegate speaks for in a season.
    pub fn club_in(&self, season: &str) -> Option<u32> {
        match self {
            Self::Account { role: Role::Delegate, scope, .. } => scope.club_in(season),
            _ => None,
        }
    }

    /// The body of a federation whose account it is, in a season: `SEASON/BODY`. Other accounts are of none.
    pub fn body_in(&self, season: &str) -> Option<&str> {
        match self {
            Self::Account { role: Role::Committee, scope: Scope::Events(ids), .. } => {
                ids.iter().find_map(|id| id.split_once('/').filter(|(of, _)| *of == season)).map(|(_, body)| body)
            }
            _ => None,
        }
    }

    /// How the log names the actor: an account's id, never a name.
    pub fn in_log(&self) -> String {
        match self {
            Self::Public => "public".to_owned(),
            Self::Account { id, role, .. } => format!("{role}:{id}"),
            Self::Slip(slip) => format!("player:slip:{}.{}", slip.round, slip.board),
        }
    }
}

/// Words for the reader at the top of the next page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flash {
    /// The key of the sentence; it begins with `done-` or `warn-`.
    pub key: String,
    /// What fills its places.
    pub values: Vec<(String, String)>,
}

impl Flash {
    /// Words without places.
    pub fn new(key: &str) -> Self {
        Self { key: key.to_owned(), values: Vec::new() }
    }

    /// Fills a place.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.values.push((name.to_owned(), value.into()));
        self
    }

    /// As a cookie's value.
    pub fn write(&self) -> String {
        let mut out = self.key.clone();
        for (name, value) in &self.values {
            out.push('|');
            out.push_str(&crate::links::encoded(name));
            out.push('|');
            // A cookie has about four kilobytes.
            out.push_str(&crate::links::encoded(&value.chars().take(300).collect::<String>()));
        }
        out
    }

    /// Reads a cookie's value.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('|');
        let key = parts.next().filter(|key| key.starts_with("done-") || key.starts_with("warn-"))?.to_owned();
        let mut values = Vec::new();
        while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
            values.push((crate::links::decoded(name), crate::links::decoded(value)));
        }
        Some(Self { key, values })
    }

    /// The words.
    pub fn sentence(&self, reader: Reader) -> String {
        let values: Vec<_> = self.values.iter().map(|(name, value)| (name.as_str(), value.as_str().into())).collect();
        reader.say_with(&self.key, &values)
    }

    /// Whether it is a warning.
    pub fn warns(&self) -> bool {
        self.key.starts_with("warn-")
    }
}

/// What is known of a request. Handlers take it as an argument; [`crate::guard`] makes it.
#[derive(Clone, Debug)]
pub struct Visit {
    /// In which language the answer is.
    pub reader: Reader,
    /// Who asks.
    pub actor: Actor,
    /// What every form of this session carries; empty if nobody has signed in.
    pub csrf: String,
    /// The path and query.
    pub path: String,
    /// Scheme and host as the browser knows them, such as `http://127.0.0.1:8080`.
    pub origin: String,
    /// Whether the request only reads.
    pub reads: bool,
    /// Whether a program asks, which wants values and no pages.
    pub program: bool,
    /// Words from the page before.
    pub flash: Option<Flash>,
    /// Where the request comes from.
    pub from: Option<IpAddr>,
    /// Whether what is sent over this connection can be read on the way.
    pub exposed: bool,
    /// As of which entry of the log the reader wants to see the event: `?at=`.
    pub at: Option<u64>,
    /// The time, in milliseconds since 1970.
    pub now_ms: i64,
}

impl Visit {
    /// Today, as the desk's clock says.
    pub fn today(&self) -> Option<adoube_laws::Date> {
        let instant = jiff::Timestamp::from_millisecond(self.now_ms).ok()?;
        instant.to_zoned(jiff::tz::TimeZone::system()).date().to_string().parse().ok()
    }

    /// Whether the request comes from the machine on which the desk runs.
    pub fn is_local(&self) -> bool {
        self.from.is_none_or(|address| address.is_loopback())
    }

    /// The path without the query.
    pub fn bare_path(&self) -> &str {
        self.path.split('?').next().unwrap_or("/")
    }

    /// Whether the actor may do something at an event.
    pub fn may(&self, action: Action, event: &str) -> bool {
        self.actor.may(action, Some(event))
    }

    /// Whether this account must add a second factor before it does anything here: arbiters who are not at the desk's own
    /// machine need one.
    pub fn must_add_second_factor(&self, action: Action) -> bool {
        let Actor::Account { role, second_factor, .. } = &self.actor else { return false };
        let always = matches!(action, Action::Read | Action::SignIn | Action::OwnAccount);
        !always && !second_factor && role.needs_second_factor() && !self.is_local()
    }

    /// An address with `?at=` kept, so that time travel goes on from page to page.
    pub fn link(&self, path: &str) -> String {
        match self.at {
            Some(at) => format!("{path}{}at={at}", if path.contains('?') { '&' } else { '?' }),
            None => path.to_owned(),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Visit {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        parts.extensions.get::<Arc<Self>>().map(|visit| Self::clone(visit)).ok_or(Failure::Stopping)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flash_reads_back() {
        let flash = Flash::new("done-saved").with("name", "Núñez, José | ; =").with("n", "3");
        assert_eq!(Flash::read(&flash.write()), Some(flash));
        assert_eq!(Flash::read("failure-form"), None, "only what the desk says after an act");
    }

    #[test]
    fn an_account_is_for_its_events() {
        let account = |scope: &str| Actor::Account {
            id: "a".to_owned(),
            name: "anna".to_owned(),
            role: Role::Arbiter,
            scope: Scope::read(scope),
            session: String::new(),
            second_factor: true,
        };
        assert!(account("*").may(Action::Pair, Some("x")));
        assert!(account("x y").may(Action::Pair, Some("y")) && !account("x y").may(Action::Pair, Some("z")));
        assert!(account("x").may(Action::Read, Some("z")), "what is public, everybody reads");
        assert!(!account("*").may(Action::ManageAccounts, None));
        let slip = Actor::Slip(Slip { event: "x".to_owned(), round: 1, board: 1 });
        assert!(slip.may(Action::ReportOwnGame, Some("x")) && !slip.may(Action::ReportOwnGame, Some("y")));
        assert_eq!(Scope::read(&Scope::read("x y").write()), Scope::read("x y"));
        let of_a_club = Scope::read("x liga/12");
        assert!(of_a_club.includes("liga") && !of_a_club.includes("liga/12") && !of_a_club.includes("12"));
        assert_eq!(
            (of_a_club.club_in("liga"), of_a_club.club_in("x"), Scope::All.club_in("liga")),
            (Some(12), None, None)
        );
    }
}
