//! A competition of the season: its settings, entries, groups and rounds (Delegates 5.321, 5.41, 5.422, 5.511; Withdrawals 14.3,
//! 14.31; Calendar 15.7, 15.81, 15.10; Rating 1).

use crate::appeal::Appealability;
use crate::codes;
use crate::ids::{MemberNo, TeamId};
use crate::league_table::{TableContext, TableRules};
use crate::people::PlayerCategory;
use crate::regulations::EliminationRules;
use crate::titles::TitleEvent;
use crate::unfinished::SessionPlan;
use crate::venue::{Province, RoundHall};
use adoube_laws::{Date, Moment};
use adoube_tournament::roundrobin::Cycles;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The format of a competition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CompetitionKind {
    /// Teams in groups, a round robin by the tables (section 29).
    League(Cycles),
    /// Teams in groups, by FIDE's team Swiss (C.04.6).
    TeamSwiss,
    /// Knockout of teams (Pairing systems 3.1); in the Copa Catalana the teams are the halves of 7.26.
    Cup,
    /// Individuals; their rounds are held by `adoube-tournament`.
    Individual,
}

impl CompetitionKind {
    /// Returns whether whole teams play: a league or a Swiss, neither the Copa nor an individual event.
    pub const fn is_by_boards(self) -> bool {
        matches!(self, Self::League(_) | Self::TeamSwiss)
    }
}

/// Whether the games of an event count for rating (Rating 1, D-137).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    /// 1 (a): official.
    #[default]
    Official,
    /// 1 (c): closed, valid for FIDE's rating, played in Catalonia.
    ClosedFide,
    /// 1 (b): only if the organiser asked in time and the federation agreed.
    IfAccepted,
}

/// An edition of the rules of the Catalan rating (Rating, closing): those that `adoube-rating` computes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "String")]
pub enum RatingEdition {
    /// The handbook of 1985.
    #[default]
    #[serde(rename = "handbook-1985")]
    Handbook1985,
}

impl RatingEdition {
    /// All editions.
    pub const ALL: [Self; 1] = [Self::Handbook1985];
}

impl From<String> for RatingEdition {
    /// Older acts have any text here, which nothing read; their games were rated by the only edition.
    fn from(_: String) -> Self {
        Self::Handbook1985
    }
}

/// The settings of a competition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CompetitionSettings {
    pub kind: CompetitionKind,
    /// Boards per match; 7.14 lets delegations choose.
    pub boards: u8,
    /// Dates of the rounds; an advertised Swiss has six to ten (Pairing systems 1.2).
    pub rounds: Vec<Moment>,
    pub table: TableRules,
    /// Teams promoted from each group.
    pub promoted: u16,
    /// Teams relegated from each group.
    pub relegated: u16,
    /// 2.2 (D-51): whether verdicts can be appealed to the federation.
    pub standing: Appealability,
    /// 5.511: clock settings and time controls.
    pub session: SessionPlan,
    /// 5.72, Delegations: the province the event is limited to, if any.
    pub province: Option<Province>,
    /// 5.321: whether this is the preliminary phase of the Team Championship, which closes the lists.
    pub preliminary: bool,
    /// Last day for entries.
    pub entries_until: Date,
    /// Rating 1: whether its games count.
    pub counting: Counting,
    /// Rating, closing: the edition of the rating rules that applies.
    pub rating_rules: RatingEdition,
    /// Tie-breaks 1.71: limits to the entries of an individual event.
    #[serde(default, skip_serializing_if = "EntryLimit::is_none")]
    pub entry_limit: EntryLimit,
    /// The system, the age group, and the titles or norms of an individual event.
    #[serde(default, skip_serializing_if = "IndividualEvent::is_none")]
    pub individual: IndividualEvent,
}

/// The system of an individual event, which decides the papers of its organiser (Organisers 4, 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IndividualSystem {
    #[default]
    Swiss,
    RoundRobin,
    Knockout,
}

/// An age group (Delegates 5.422 h; Identification 6.22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgeGroup {
    Junior,
    Infantil,
}

/// The settings of individual events only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct IndividualEvent {
    pub system: IndividualSystem,
    /// The age group it is for; `None` if it is open to every age.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub age_group: Option<AgeGroup>,
    /// Master, title 1 and norm 2: the title event that it is, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title_event: Option<TitleEvent>,
}

impl IndividualEvent {
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// Limits to the entries of an individual event (Tie-breaks 1.71).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EntryLimit {
    /// Places, given by Elo.
    pub places: Option<u16>,
    /// The Elo that an entry needs.
    pub minimum_elo: Option<u16>,
}

impl EntryLimit {
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// The way a paper was delivered (5.41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Delivery {
    /// By hand; the copy was stamped with the date.
    ByHand,
    RegisteredPost,
    /// Delegations 1: through the delegation, in duplicate.
    ThroughDelegation,
    /// By electronic mail, where the regulations allow it.
    EMail,
}

impl Delivery {
    /// All ways that the program knows.
    pub const ALL: [Self; 4] = [Self::ByHand, Self::RegisteredPost, Self::ThroughDelegation, Self::EMail];

    /// Returns its code in the record and in the regulations.
    pub const fn code(self) -> &'static str {
        codes::DELIVERIES[self as usize]
    }
}

/// An individual's entry (5.422 a-d, h).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IndividualEntry {
    /// Category when entering.
    pub category: PlayerCategory,
    /// 5.422 h: age in junior and infantil events.
    pub age: Option<u8>,
    /// Whether special circumstances are documented.
    pub circumstances: bool,
    pub delivery: Delivery,
    /// The day it was received (5.41).
    pub entered: Date,
    /// 5.92 `C`, 14.22: whether the player wishes to continue regardless of the score.
    pub goes_on: bool,
    /// Rounds lost by absence.
    pub absences: Vec<u16>,
    /// Rounds completed before the player withdrew or was eliminated.
    pub left_after: Option<u16>,
    /// 15.81: whether the player chose the other of two competitions.
    pub chose_other: bool,
    /// Tie-breaks 1.713: last year's place in the same event and group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_year: Option<u16>,
}

/// A group of an event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CompetitionGroup {
    /// Teams, in the order of their numbers in the table.
    pub teams: Vec<TeamId>,
}

/// The departure of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TeamDeparture {
    /// Rounds completed before it left.
    pub after: u16,
    /// 14.31: whether it left before the halfway point, so that its matches are annulled; otherwise its score counts
    /// (14.3).
    pub annulled: bool,
}

/// A competition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Competition {
    pub settings: CompetitionSettings,
    /// Teams entered, with the date and the way of delivery.
    pub teams: BTreeMap<TeamId, (Date, Delivery)>,
    /// Individuals entered.
    pub entrants: BTreeMap<MemberNo, IndividualEntry>,
    pub groups: Vec<CompetitionGroup>,
    /// Number of rounds paired.
    pub paired: u16,
    /// Number of rounds closed.
    pub closed: u16,
    /// Teams that have left.
    pub gone: BTreeMap<TeamId, TeamDeparture>,
    /// Teams that passed a cup round without playing (Calendar 15.7) or rested, by round.
    pub passed: BTreeSet<(u16, TeamId)>,
    /// Whether results count for rating although the event is not official (Rating 1 b); `None` until decided.
    pub rated: Option<bool>,
    /// Teams of a cup that may play on among their category (Pairing systems 3.11).
    pub consolation: Vec<TeamId>,
    /// D-74: public draws among teams that every criterion left level, each in the order drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<Vec<TeamId>>,
    /// 15.10 (b): rounds played at another venue.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub halls: BTreeMap<u16, RoundHall>,
    /// Tie-breaks 1.714: public draws for the last places, in the order drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entry_lots: Vec<Vec<MemberNo>>,
    /// Open tournaments, closing: whether the event was annulled, so that its results count for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub annulled: bool,
}

impl Competition {
    /// Returns the context of its tables.
    pub fn shape<'e>(&'e self, rests: &'e [(u16, TeamId)]) -> TableContext<'e> {
        let swiss = self.settings.kind == CompetitionKind::TeamSwiss;
        TableContext { swiss, boards: self.settings.boards, rests, lots: &self.lots }
    }

    /// Returns the number of rounds.
    pub fn rounds(&self) -> u16 {
        self.settings.rounds.len().min(999) as u16
    }

    /// Returns the number of rounds that have begun by a time.
    pub fn begun(&self, at: Moment) -> u16 {
        self.settings.rounds.iter().filter(|round| **round <= at).count().min(999) as u16
    }

    /// 14.3 (D-42): returns whether the share of the event has been reached from which scores stand: half of it in the
    /// handbook.
    pub fn half_reached(&self, completed: u16, rules: &EliminationRules) -> bool {
        u32::from(completed) * 100 >= u32::from(self.rounds()) * u32::from(*rules.score_stands_percent)
    }

    /// Returns whether its results count: it is not annulled (Open tournaments, closing).
    pub const fn is_valid(&self) -> bool {
        !self.annulled
    }

    /// Returns the index of the group a team plays in.
    pub fn group_of(&self, team: TeamId) -> Option<usize> {
        self.groups.iter().position(|group| group.teams.contains(&team))
    }
}
