//! Who may do what at the desk: one table, role by action.
//!
//! A route is registered with its action, and a test walks every route with every role and compares with this table.

use crate::words;
use adoube_web::access::{Actor, PUBLIC, Permission, PermissionReach, Scope, SiteRole};
use adoube_words::Text;
use std::fmt;
use std::str::FromStr;

/// What somebody is at the desk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Looks after the desk itself: accounts, and everything else.
    Administrator,
    /// Answers for an event (Article 12 of the Laws).
    ChiefArbiter,
    /// Assists.
    Arbiter,
    /// Runs a federation's season: licences, lists, entries, records.
    Office,
    /// Sits in a federation's committee: decides what is put to it.
    Committee,
    /// Speaks for a club or team: reports its results.
    Delegate,
    /// Plays: reports the result of one game, by the slip of that game.
    Player,
    /// Anybody.
    Public,
}

impl Role {
    /// All of them, from the one who may most.
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

    /// Those that an account can have.
    pub const OF_ACCOUNTS: [Self; 6] =
        [Self::Administrator, Self::ChiefArbiter, Self::Arbiter, Self::Office, Self::Committee, Self::Delegate];

    /// The role in the record and in the texts.
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

    /// Whether an account of this role needs a second factor away from the desk itself.
    pub const fn needs_second_factor(self) -> bool {
        matches!(self, Self::Administrator | Self::ChiefArbiter | Self::Arbiter | Self::Office | Self::Committee)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Not a role.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseRoleError;

impl FromStr for Role {
    type Err = ParseRoleError;

    fn from_str(code: &str) -> Result<Self, ParseRoleError> {
        Self::ALL.into_iter().find(|role| role.code() == code).ok_or(ParseRoleError)
    }
}

/// Something that can be done at the desk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Reads what is public.
    Read,
    /// Signs in, or uses a set-up link.
    SignIn,
    /// Looks after one's own account.
    OwnAccount,
    /// Makes accounts and gives roles.
    ManageAccounts,
    /// Sees the arbiter's side of an event.
    SeeDesk,
    /// Sees birth dates and contacts.
    SeePersonalData,
    /// Gives a person what the desk holds of them, and erases it.
    EraseData,
    /// Makes an event.
    MakeEvent,
    /// Brings in rating lists.
    ManageLists,
    /// Changes an event's settings, closes it, opens it again.
    DirectEvent,
    /// Enters, changes and withdraws players.
    EnterPlayers,
    /// Drafts, changes and publishes pairings.
    Pair,
    /// Enters results of the round that is being played.
    EnterResults,
    /// Corrects a result of an earlier round.
    CorrectResults,
    /// Undoes an act.
    Undo,
    /// Writes reports and files for others.
    Export,
    /// Rules on a game.
    Rule,
    /// Reports the result of one's own game.
    ReportOwnGame,
    /// Sees a season from within: delegates their club's side of it.
    SeeSeason,
    /// Makes a season and runs it: clubs, licences, lists, entries, rounds.
    RunSeason,
    /// Acts for a club: line-ups, records, applications. A delegate does it for the club of the account only.
    ActForClub,
    /// Decides what is put to a committee.
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

/// The table: an action, its name, and the roles that may.
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
    /// The row of the table.
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
        // A test finds every action in the table; an action without a row is nobody's.
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

/// Whether a role may do something.
pub fn may(role: Role, action: impl Into<Permission>) -> bool {
    action.into().is_given_to(role.into())
}

impl Role {
    /// The role as accounts have it.
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

/// The club that a delegate's account acts for in a season: `SEASON/CLUB`.
pub fn club_of(actor: &Actor, season: &str) -> Option<u32> {
    part_of(actor, Delegate, season)?.parse().ok()
}

/// The body of a federation whose account it is, in a season: `SEASON/BODY`. Other accounts belong to none.
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
