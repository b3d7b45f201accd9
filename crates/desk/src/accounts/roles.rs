//! Who may do what: one table, role by action.
//!
//! A route is registered with its action (see [`mod@crate::routes`]), and a test walks every route with every role and
//! compares with this table.

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

    /// The key of the role's name in the text files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Administrator => "role-administrator",
            Self::ChiefArbiter => "role-chief-arbiter",
            Self::Arbiter => "role-arbiter",
            Self::Office => "role-office",
            Self::Committee => "role-committee",
            Self::Delegate => "role-delegate",
            Self::Player => "role-player",
            Self::Public => "role-public",
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

const EVERYBODY: &[Role] = &[Administrator, ChiefArbiter, Arbiter, Office, Committee, Delegate, Player, Public];
const WITH_ACCOUNT: &[Role] = &[Administrator, ChiefArbiter, Arbiter, Office, Committee, Delegate];
const AT_EVENTS: &[Role] = &[Administrator, ChiefArbiter, Arbiter, Delegate];
const ARBITERS: &[Role] = &[Administrator, ChiefArbiter, Arbiter];
const CHIEFS: &[Role] = &[Administrator, ChiefArbiter];
const OFFICE: &[Role] = &[Administrator, ChiefArbiter, Office];

/// The table.
pub const TABLE: &[(Action, &[Role])] = &[
    (Action::Read, EVERYBODY),
    (Action::SignIn, EVERYBODY),
    (Action::OwnAccount, WITH_ACCOUNT),
    (Action::ManageAccounts, &[Administrator]),
    (Action::SeeDesk, AT_EVENTS),
    (Action::SeePersonalData, &[Administrator, ChiefArbiter, Arbiter, Office]),
    (Action::EraseData, OFFICE),
    (Action::MakeEvent, CHIEFS),
    (Action::ManageLists, CHIEFS),
    (Action::DirectEvent, CHIEFS),
    (Action::EnterPlayers, ARBITERS),
    (Action::Pair, ARBITERS),
    (Action::EnterResults, AT_EVENTS),
    (Action::CorrectResults, CHIEFS),
    (Action::Undo, CHIEFS),
    (Action::Export, ARBITERS),
    (Action::Rule, ARBITERS),
    (Action::ReportOwnGame, &[Administrator, ChiefArbiter, Arbiter, Office, Committee, Delegate, Player]),
    (Action::SeeSeason, &[Administrator, ChiefArbiter, Office, Committee, Delegate]),
    (Action::RunSeason, OFFICE),
    (Action::ActForClub, &[Administrator, ChiefArbiter, Office, Delegate]),
    (Action::DecideCases, &[Administrator, Office, Committee]),
];

/// Whether a role may do something.
pub fn may(role: Role, action: Action) -> bool {
    TABLE.iter().any(|(listed, roles)| *listed == action && roles.contains(&role))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_stands_in_the_table_once() {
        for (index, (action, roles)) in TABLE.iter().enumerate() {
            assert!(!TABLE.iter().skip(index + 1).any(|(other, _)| other == action), "{action:?} twice");
            assert!(roles.contains(&Administrator), "{action:?}: an administrator may do everything");
        }
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
