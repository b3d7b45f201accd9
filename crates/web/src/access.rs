//! Roles, permissions and actors.
//!
//! The site lists its roles and, for each permission, the roles that have it. A route is registered with the permission
//! it needs ([`crate::routes`]).

use crate::words;
use adoube_words::Text;
use std::fmt;

/// A role of an account or visitor. Two roles with the same code are the same role.
#[derive(Clone, Copy, Debug)]
pub struct SiteRole {
    /// Code of the role in the store and the log.
    pub code: &'static str,
    /// Its name for people.
    pub name: Text,
    /// Whether its accounts need a second factor, except on the machine that runs the site.
    pub needs_second_factor: bool,
}

/// The role of visitors without an account or ticket.
pub const PUBLIC: SiteRole = SiteRole { code: "public", name: words::frame::PUBLIC_ROLE, needs_second_factor: false };

impl PartialEq for SiteRole {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

impl Eq for SiteRole {}

impl fmt::Display for SiteRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)
    }
}

/// An action and the roles that may perform it. Permissions with the same name are equal.
#[derive(Clone, Copy, Debug)]
pub struct Permission {
    /// Name that identifies the permission.
    pub name: &'static str,
    /// Codes of the roles that have the permission.
    pub roles: &'static [&'static str],
    /// The reach of the permission.
    pub reach: PermissionReach,
}

/// The reach of a permission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PermissionReach {
    /// Everywhere, regardless of the account's scope: public pages.
    Everywhere,
    /// On the actor's own account, even before a second factor is added.
    OwnAccount,
    /// Within the account's scope.
    Scope,
    /// On the site as a whole: only accounts whose scope is everything.
    WholeSite,
}

impl Permission {
    /// Returns whether a role has this permission.
    pub fn is_given_to(self, role: SiteRole) -> bool {
        self.roles.contains(&role.code)
    }
}

impl PartialEq for Permission {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Permission {}

/// A signed ticket that replaces an account, for one purpose in one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// The holder's role.
    pub role: SiteRole,
    /// The only scope in which the ticket is valid.
    pub scope: String,
    /// The holder's name in the log, after the role.
    pub name: String,
}

/// The sender of a request.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Actor {
    /// A visitor without an account or ticket.
    #[default]
    Public,
    /// A signed-in user.
    Account {
        /// The account's id.
        id: String,
        /// Its name.
        name: String,
        /// Its role.
        role: SiteRole,
        /// The scope of the role.
        scope: Scope,
        /// The digest of the session's id.
        session: String,
        /// Whether the account has a second factor.
        second_factor: bool,
    },
    /// The holder of a ticket.
    Ticket(Ticket),
}

/// The scope of an account's role.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Everywhere.
    All,
    /// In these places, or these parts of them (`PLACE/PART`).
    Places(Vec<String>),
}

impl Scope {
    /// Parses the stored form: `*`, or ids separated by spaces.
    pub fn read(text: &str) -> Self {
        if text == "*" { Self::All } else { Self::Places(text.split_whitespace().map(str::to_owned).collect()) }
    }

    /// Returns the stored form.
    pub fn write(&self) -> String {
        match self {
            Self::All => "*".to_owned(),
            Self::Places(ids) => ids.join(" "),
        }
    }

    /// Returns whether the scope includes a place or a part of it.
    pub fn includes(&self, place: &str) -> bool {
        match self {
            Self::All => true,
            Self::Places(ids) => ids.iter().any(|id| id.split('/').next() == Some(place)),
        }
    }

    /// Returns the part of a place to which the scope is restricted: `PLACE/PART`.
    pub fn part_of(&self, place: &str) -> Option<&str> {
        let Self::Places(ids) = self else { return None };
        ids.iter().find_map(|id| id.split_once('/').filter(|(of, _)| *of == place)).map(|(_, part)| part)
    }
}

impl Actor {
    /// Returns the actor's role.
    pub const fn role(&self) -> SiteRole {
        match self {
            Self::Public => PUBLIC,
            Self::Account { role, .. } => *role,
            Self::Ticket(ticket) => ticket.role,
        }
    }

    /// Returns whether the actor has a permission, in `place` if one is given.
    pub fn may(&self, permission: impl Into<Permission>, place: Option<&str>) -> bool {
        let permission = permission.into();
        let here = match (self, place) {
            _ if permission.reach == PermissionReach::Everywhere => true,
            _ if permission.reach == PermissionReach::WholeSite => {
                matches!(self, Self::Account { scope: Scope::All, .. })
            }
            (Self::Account { scope, .. }, Some(place)) => scope.includes(place),
            (Self::Ticket(ticket), Some(place)) => ticket.scope == place,
            _ => true,
        };
        here && permission.is_given_to(self.role())
    }

    /// Returns the actor's name in the log: an account's id, never a person's name.
    pub fn in_log(&self) -> String {
        match self {
            Self::Public => PUBLIC.code.to_owned(),
            Self::Account { id, role, .. } => format!("{role}:{id}"),
            Self::Ticket(Ticket { role, name, .. }) => format!("{role}:{name}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EDITOR: SiteRole = SiteRole { code: "editor", name: Text::same("editor"), needs_second_factor: false };
    const GUEST: SiteRole = SiteRole { code: "guest", name: Text::same("guest"), needs_second_factor: false };
    const READ: Permission =
        Permission { name: "read", roles: &["editor", "guest", "public"], reach: PermissionReach::Everywhere };
    const WRITE: Permission = Permission { name: "write", roles: &["editor", "guest"], reach: PermissionReach::Scope };
    const MANAGE: Permission = Permission { name: "manage", roles: &["owner"], reach: PermissionReach::Scope };

    #[test]
    fn an_account_acts_within_its_scope() {
        let account = |scope: &str| Actor::Account {
            id: "a".to_owned(),
            name: "anna".to_owned(),
            role: EDITOR,
            scope: Scope::read(scope),
            session: String::new(),
            second_factor: true,
        };
        assert!(account("*").may(WRITE, Some("x")));
        assert!(account("x y").may(WRITE, Some("y")) && !account("x y").may(WRITE, Some("z")));
        assert!(account("x").may(READ, Some("z")), "everybody reads what is public");
        assert!(!account("*").may(MANAGE, None));
        let ticket = Ticket { role: GUEST, scope: "x".to_owned(), name: "seat:1".to_owned() };
        assert_eq!(Actor::Ticket(ticket.clone()).in_log(), "guest:seat:1");
        let ticket = Actor::Ticket(ticket);
        assert!(ticket.may(WRITE, Some("x")) && !ticket.may(WRITE, Some("y")));
        assert!(Actor::Public.may(READ, None) && !Actor::Public.may(WRITE, None));
    }

    #[test]
    fn a_scope_reads_back_and_knows_its_parts() {
        assert_eq!(Scope::read(&Scope::read("x y").write()), Scope::read("x y"));
        let part = Scope::read("x liga/12");
        assert!(part.includes("liga") && !part.includes("liga/12") && !part.includes("12"));
        assert_eq!((part.part_of("liga"), part.part_of("x"), Scope::All.part_of("liga")), (Some("12"), None, None));
    }
}
