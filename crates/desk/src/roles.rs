//! Permissions at the desk: one table, role by action.
//!
//! A route is registered with its action; a test tries every route with every role and compares the result with this
//! table. How to add a role: `docs/howto/role.md`.

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
    /// Is the federation's office for the clubs of one province.
    Delegation,
    /// Sits on a federation's committee and decides its cases.
    Committee,
    /// Represents a club or team and reports its results.
    Delegate,
    /// Plays, and reports the result of one game with its slip.
    Player,
    /// Anybody.
    Public,
}

/// The facts about a role.
struct RoleFacts {
    code: &'static str,
    name: Text,
    needs_second_factor: bool,
}

impl Role {
    /// All roles, most powerful first. [`Role::Public`] stays last: it gives the list its length.
    pub const ALL: [Self; Self::Public as usize + 1] = [
        Self::Administrator,
        Self::ChiefArbiter,
        Self::Arbiter,
        Self::Office,
        Self::Delegation,
        Self::Committee,
        Self::Delegate,
        Self::Player,
        Self::Public,
    ];

    /// The roles an account can have: all before [`Role::Player`].
    pub const OF_ACCOUNTS: [Self; Self::Player as usize] = [
        Self::Administrator,
        Self::ChiefArbiter,
        Self::Arbiter,
        Self::Office,
        Self::Delegation,
        Self::Committee,
        Self::Delegate,
    ];

    const fn facts(self) -> RoleFacts {
        let (code, name, needs_second_factor) = match self {
            Self::Administrator => ("administrator", words::accounts::ROLE_ADMINISTRATOR, true),
            Self::ChiefArbiter => ("chief-arbiter", words::accounts::ROLE_CHIEF_ARBITER, true),
            Self::Arbiter => ("arbiter", words::accounts::ROLE_ARBITER, true),
            Self::Office => ("office", words::accounts::ROLE_OFFICE, true),
            Self::Delegation => ("delegation", words::accounts::ROLE_DELEGATION, true),
            Self::Committee => ("committee", words::accounts::ROLE_COMMITTEE, true),
            Self::Delegate => ("delegate", words::accounts::ROLE_DELEGATE, false),
            Self::Player => ("player", words::accounts::ROLE_PLAYER, false),
            Self::Public => ("public", PUBLIC.name, false),
        };
        RoleFacts { code, name, needs_second_factor }
    }

    /// Returns the code in the record and in text keys.
    pub const fn code(self) -> &'static str {
        self.facts().code
    }

    /// Returns the role's name for people.
    pub const fn name(self) -> Text {
        self.facts().name
    }

    /// Returns whether accounts of this role need a second factor when used from another machine than the desk's.
    pub const fn needs_second_factor(self) -> bool {
        self.facts().needs_second_factor
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

use Role::{Administrator, Arbiter, ChiefArbiter, Committee, Delegate, Delegation, Office};

const fn codes<const N: usize>(roles: [Role; N]) -> [&'static str; N] {
    let mut codes = [""; N];
    let mut at = 0;
    while at < N {
        codes[at] = roles[at].code();
        at += 1;
    }
    codes
}

const EVERYBODY: &[&str] = &codes(Role::ALL);
const PLAYERS: &[&str] = match EVERYBODY.split_last() {
    Some((_public, players)) => players,
    None => &[],
};
const WITH_ACCOUNT: &[&str] = &codes(Role::OF_ACCOUNTS);
const AT_EVENTS: &[&str] = &codes([Administrator, ChiefArbiter, Arbiter, Delegate]);
const ARBITERS: &[&str] = &codes([Administrator, ChiefArbiter, Arbiter]);
const CHIEFS: &[&str] = &codes([Administrator, ChiefArbiter]);
const OFFICE: &[&str] = &codes([Administrator, ChiefArbiter, Office]);
const OFFICES: &[&str] = &codes([Administrator, ChiefArbiter, Office, Delegation]);

/// Defines [`Action`] from the table below.
macro_rules! actions {
    ($($(#[$doc:meta])+ $action:ident, $name:literal, $roles:expr;)+) => {
        /// The actions at the desk.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Action {
            $($(#[$doc])+ $action,)+
        }

        impl Action {
            /// Every action.
            #[cfg(test)]
            const ALL: &[Self] = &[$(Self::$action,)+];

            /// Returns the action's name and the permitted roles.
            const fn row(self) -> (&'static str, &'static [&'static str]) {
                match self {
                    $(Self::$action => ($name, const { $roles }),)+
                }
            }
        }
    };
}

// The table: action, name, and the permitted roles.
actions! {
    /// Reads public pages.
    Read, "read", EVERYBODY;
    /// Signs in, or uses a set-up link.
    SignIn, "sign-in", EVERYBODY;
    /// Manages one's own account.
    OwnAccount, "own-account", WITH_ACCOUNT;
    /// Creates accounts and assigns roles.
    ManageAccounts, "manage-accounts", &codes([Administrator]);
    /// Sees the arbiters' pages of an event.
    SeeDesk, "see-desk", AT_EVENTS;
    /// Sees birth dates and contacts.
    SeePersonalData, "see-personal-data", &codes([Administrator, ChiefArbiter, Arbiter, Office]);
    /// Exports and erases the data held on a person.
    EraseData, "erase-data", OFFICE;
    /// Creates an event.
    MakeEvent, "make-event", CHIEFS;
    /// Imports rating lists.
    ManageLists, "manage-lists", CHIEFS;
    /// Changes an event's settings, closes it, reopens it.
    DirectEvent, "direct-event", CHIEFS;
    /// Enters, changes and withdraws players.
    EnterPlayers, "enter-players", ARBITERS;
    /// Drafts, changes and publishes pairings.
    Pair, "pair", ARBITERS;
    /// Enters results of the current round.
    EnterResults, "enter-results", AT_EVENTS;
    /// Corrects a result of an earlier round.
    CorrectResults, "correct-results", CHIEFS;
    /// Undoes an act.
    Undo, "undo", CHIEFS;
    /// Exports reports and files.
    Export, "export", ARBITERS;
    /// Rules on a game.
    Rule, "rule", ARBITERS;
    /// Reports the result of one's own game.
    ReportOwnGame, "report-own-game", PLAYERS;
    /// Sees the internal pages of a season; delegates only their club's part, delegations their province's.
    SeeSeason, "see-season", &codes([Administrator, ChiefArbiter, Office, Delegation, Committee, Delegate]);
    /// Opens a season.
    OpenSeason, "open-season", OFFICE;
    /// Runs a season: clubs, licences, lists, entries, rounds.
    RunSeason, "run-season", OFFICE;
    /// Does the office's work for clubs and competitions of a province: a delegation can do so only for its own.
    RunProvince, "run-province", OFFICES;
    /// Acts for a club: line-ups, records, applications. A delegate can do so only for the account's own club.
    ActForClub, "act-for-club", &codes([Administrator, ChiefArbiter, Office, Delegation, Delegate]);
    /// Decides cases before a committee.
    DecideCases, "decide-cases", &codes([Administrator, Office, Committee]);
}

impl Action {
    /// Returns the action's row of the table.
    pub const fn permission(self) -> Permission {
        let reach = match self {
            Self::Read => PermissionReach::Everywhere,
            Self::SignIn | Self::OwnAccount => PermissionReach::OwnAccount,
            Self::ManageAccounts | Self::MakeEvent | Self::ManageLists | Self::OpenSeason => PermissionReach::WholeSite,
            _ => PermissionReach::Scope,
        };
        let (name, roles) = self.row();
        Permission { name, roles, reach }
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

/// Returns whether a role may perform an action.
pub fn may(role: Role, action: impl Into<Permission>) -> bool {
    action.into().is_given_to(role.into())
}

impl Role {
    /// Returns the role as stored with accounts.
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

/// Returns the club a delegate's account may act for in a season: `SEASON/CLUB`.
pub fn club_of(actor: &Actor, season: &str) -> Option<u32> {
    part_of(actor, Delegate, season)?.parse().ok()
}

/// Returns the code of the province of a delegation's account in a season: `SEASON/PROVINCE`.
pub fn province_of<'a>(actor: &'a Actor, season: &str) -> Option<&'a str> {
    part_of(actor, Delegation, season)
}

/// Returns the federation body of an account in a season: `SEASON/BODY`. Other accounts have none.
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
    fn every_action_has_a_name_of_its_own_and_administrators() {
        for (index, action) in Action::ALL.iter().enumerate() {
            let (name, roles) = action.row();
            assert!(!Action::ALL.iter().skip(index + 1).any(|other| other.row().0 == name), "{name} twice");
            assert!(roles.contains(&Administrator.code()), "{action:?}: an administrator may do everything");
        }
        assert!(may(Role::Public, Action::Read) && !may(Role::Public, Action::SeeDesk));
    }

    #[test]
    fn the_lists_of_roles_are_in_the_order_of_the_roles() {
        assert!(Role::ALL.is_sorted() && Role::ALL.starts_with(&Role::OF_ACCOUNTS));
        assert!(PLAYERS.ends_with(&[Role::Player.code()]) && !PLAYERS.contains(&Role::Public.code()));
    }

    #[test]
    fn roles_read_back() {
        for role in Role::ALL {
            assert_eq!(role.code().parse(), Ok(role));
        }
        assert!("king".parse::<Role>().is_err());
    }
}
