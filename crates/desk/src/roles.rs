//! Permissions at the desk: one table, role by action.
//!
//! A route is registered with its action; a test tries every route with every role and compares the result with this
//! table.

use crate::words;
use adoube_web::access::{Actor, PUBLIC, Permission, PermissionReach, Scope, SiteRole};
use adoube_words::Text;
use std::fmt;
use std::str::FromStr;

/// The roles at the desk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Administers the desk: accounts, and everything else.
    Administrator,
    /// Is responsible for an event (Article 12 of the Laws).
    ChiefArbiter,
    /// Assists the chief arbiter.
    Arbiter,
    /// Runs a federation's season: licences, lists, entries, records.
    Office,
    /// Sits on a federation's committee and decides its cases.
    Committee,
    /// Represents a club or team and reports its results.
    Delegate,
    /// Plays, and reports the result of one game with its slip.
    Player,
    /// Anybody.
    Public,
}

impl Role {
    /// All roles, most powerful first.
    pub const ALL: [Self; 8] = [
        Self::Administrator,
        Self::ChiefArbiter,
        Self::Arbiter,
        Self::Office,
        Self::Committee,
        Self::Delegate,
        Self::Player,
        Self::Public,
    ];

    /// The roles an account can have.
    pub const OF_ACCOUNTS: [Self; 6] =
        [Self::Administrator, Self::ChiefArbiter, Self::Arbiter, Self::Office, Self::Committee, Self::Delegate];

    /// The code in the record and in text keys.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Administrator => "administrator",
            Self::ChiefArbiter => "chief-arbiter",
            Self::Arbiter => "arbiter",
            Self::Office => "office",
            Self::Committee => "committee",
            Self::Delegate => "delegate",
            Self::Player => "player",
            Self::Public => "public",
        }
    }

    /// The role's name for people.
    pub const fn name(self) -> Text {
        match self {
            Self::Administrator => words::accounts::ROLE_ADMINISTRATOR,
            Self::ChiefArbiter => words::accounts::ROLE_CHIEF_ARBITER,
            Self::Arbiter => words::accounts::ROLE_ARBITER,
            Self::Office => words::accounts::ROLE_OFFICE,
            Self::Committee => words::accounts::ROLE_COMMITTEE,
            Self::Delegate => words::accounts::ROLE_DELEGATE,
            Self::Player => words::accounts::ROLE_PLAYER,
            Self::Public => PUBLIC.name,
        }
    }

    /// Whether accounts of this role need a second factor when used from another machine than the desk's.
    pub const fn needs_second_factor(self) -> bool {
        matches!(self, Self::Administrator | Self::ChiefArbiter | Self::Arbiter | Self::Office | Self::Committee)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The error for an unknown role.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseRoleError;

impl FromStr for Role {
    type Err = ParseRoleError;

    fn from_str(code: &str) -> Result<Self, ParseRoleError> {
        Self::ALL.into_iter().find(|role| role.code() == code).ok_or(ParseRoleError)
    }
}

/// The actions at the desk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Reads public pages.
    Read,
    /// Signs in, or uses a set-up link.
    SignIn,
    /// Manages one's own account.
    OwnAccount,
    /// Creates accounts and assigns roles.
    ManageAccounts,
    /// Sees the arbiters' pages of an event.
    SeeDesk,
    /// Sees birth dates and contacts.
    SeePersonalData,
    /// Exports and erases the data held on a person.
    EraseData,
    /// Creates an event.
    MakeEvent,
    /// Imports rating lists.
    ManageLists,
    /// Changes an event's settings, closes it, reopens it.
    DirectEvent,
    /// Enters, changes and withdraws players.
    EnterPlayers,
    /// Drafts, changes and publishes pairings.
    Pair,
    /// Enters results of the current round.
    EnterResults,
    /// Corrects a result of an earlier round.
    CorrectResults,
    /// Undoes an act.
    Undo,
    /// Exports reports and files.
    Export,
    /// Rules on a game.
    Rule,
    /// Reports the result of one's own game.
    ReportOwnGame,
    /// Sees the internal pages of a season; delegates only their club's part.
    SeeSeason,
    /// Opens and runs a season: clubs, licences, lists, entries, rounds.
    RunSeason,
    /// Acts for a club: line-ups, records, applications. A delegate can do so only for the account's own club.
    ActForClub,
    /// Decides cases before a committee.
    DecideCases,
}

use Role::{Administrator, Arbiter, ChiefArbiter, Committee, Delegate, Office, Player, Public};

const EVERYBODY: &[&str] = &[
    Administrator.code(),
    ChiefArbiter.code(),
    Arbiter.code(),
    Office.code(),
    Committee.code(),
    Delegate.code(),
    Player.code(),
    Public.code(),
];
const PLAYERS: &[&str] = &[
    Administrator.code(),
    ChiefArbiter.code(),
    Arbiter.code(),
    Office.code(),
    Committee.code(),
    Delegate.code(),
    Player.code(),
];
const WITH_ACCOUNT: &[&str] =
    &[Administrator.code(), ChiefArbiter.code(), Arbiter.code(), Office.code(), Committee.code(), Delegate.code()];
const AT_EVENTS: &[&str] = &[Administrator.code(), ChiefArbiter.code(), Arbiter.code(), Delegate.code()];
const ARBITERS: &[&str] = &[Administrator.code(), ChiefArbiter.code(), Arbiter.code()];
const CHIEFS: &[&str] = &[Administrator.code(), ChiefArbiter.code()];
const OFFICE: &[&str] = &[Administrator.code(), ChiefArbiter.code(), Office.code()];

/// The table: action, name, and the permitted roles.
pub const TABLE: &[(Action, &str, &[&str])] = &[
    (Action::Read, "read", EVERYBODY),
    (Action::SignIn, "sign-in", EVERYBODY),
    (Action::OwnAccount, "own-account", WITH_ACCOUNT),
    (Action::ManageAccounts, "manage-accounts", &[Administrator.code()]),
    (Action::SeeDesk, "see-desk", AT_EVENTS),
    (
        Action::SeePersonalData,
        "see-personal-data",
        &[Administrator.code(), ChiefArbiter.code(), Arbiter.code(), Office.code()],
    ),
    (Action::EraseData, "erase-data", OFFICE),
    (Action::MakeEvent, "make-event", CHIEFS),
    (Action::ManageLists, "manage-lists", CHIEFS),
    (Action::DirectEvent, "direct-event", CHIEFS),
    (Action::EnterPlayers, "enter-players", ARBITERS),
    (Action::Pair, "pair", ARBITERS),
    (Action::EnterResults, "enter-results", AT_EVENTS),
    (Action::CorrectResults, "correct-results", CHIEFS),
    (Action::Undo, "undo", CHIEFS),
    (Action::Export, "export", ARBITERS),
    (Action::Rule, "rule", ARBITERS),
    (Action::ReportOwnGame, "report-own-game", PLAYERS),
    (
        Action::SeeSeason,
        "see-season",
        &[Administrator.code(), ChiefArbiter.code(), Office.code(), Committee.code(), Delegate.code()],
    ),
    (Action::RunSeason, "run-season", OFFICE),
    (Action::ActForClub, "act-for-club", &[Administrator.code(), ChiefArbiter.code(), Office.code(), Delegate.code()]),
    (Action::DecideCases, "decide-cases", &[Administrator.code(), Office.code(), Committee.code()]),
];

impl Action {
    /// The action's row of the table.
    pub const fn permission(self) -> Permission {
        let reach = match self {
            Self::Read => PermissionReach::Everywhere,
            Self::SignIn | Self::OwnAccount => PermissionReach::OwnAccount,
            _ => PermissionReach::Scope,
        };
        let mut row = 0;
        while row < TABLE.len() {
            let (action, name, roles) = TABLE[row];
            if action as u8 == self as u8 {
                return Permission { name, roles, reach };
            }
            row += 1;
        }
        // A test checks that every action has a row; without one, nobody is permitted.
        Permission { name: "none", roles: &[], reach }
    }
}

impl From<Action> for Permission {
    fn from(action: Action) -> Self {
        action.permission()
    }
}

impl PartialEq<Action> for Permission {
    fn eq(&self, action: &Action) -> bool {
        *self == action.permission()
    }
}

/// Whether a role may perform an action.
pub fn may(role: Role, action: impl Into<Permission>) -> bool {
    action.into().is_given_to(role.into())
}

impl Role {
    /// The role as stored with accounts.
    pub const fn site_role(self) -> SiteRole {
        match self {
            Self::Public => PUBLIC,
            role => SiteRole { code: role.code(), name: role.name(), needs_second_factor: role.needs_second_factor() },
        }
    }
}

impl From<Role> for SiteRole {
    fn from(role: Role) -> Self {
        role.site_role()
    }
}

impl PartialEq<Role> for SiteRole {
    fn eq(&self, role: &Role) -> bool {
        self.code == role.code()
    }
}

/// The club a delegate's account may act for in a season: `SEASON/CLUB`.
pub fn club_of(actor: &Actor, season: &str) -> Option<u32> {
    part_of(actor, Delegate, season)?.parse().ok()
}

/// The federation body of an account in a season: `SEASON/BODY`. Other accounts have none.
pub fn body_of<'a>(actor: &'a Actor, season: &str) -> Option<&'a str> {
    part_of(actor, Committee, season)
}

fn part_of<'a>(actor: &'a Actor, of: Role, season: &str) -> Option<&'a str> {
    match actor {
        Actor::Account { role, scope: scope @ Scope::Places(_), .. } if *role == of => scope.part_of(season),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_stands_in_the_table_once() {
        for (index, (action, name, roles)) in TABLE.iter().enumerate() {
            assert!(!TABLE.iter().skip(index + 1).any(|(other, ..)| other == action), "{action:?} twice");
            assert!(!TABLE.iter().skip(index + 1).any(|(_, other, _)| other == name), "{name} twice");
            assert!(roles.contains(&Administrator.code()), "{action:?}: an administrator may do everything");
        }
        assert_eq!(TABLE.len(), Action::DecideCases as usize + 1, "every action has a row");
        assert!(may(Public, Action::Read) && !may(Public, Action::SeeDesk));
    }

    #[test]
    fn roles_read_back() {
        for role in Role::ALL {
            assert_eq!(role.code().parse(), Ok(role));
        }
        assert!("king".parse::<Role>().is_err());
    }
}
