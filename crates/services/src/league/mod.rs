//! A federation's season in the log: the acts of `adoube-federation`, and names.
//!
//! Acts under the handbook hold numbers only. Names of clubs, towns, competitions and the season itself are not secret
//! and have acts of their own; the person behind a number is in [`crate::people`], and the log holds only the key.

mod names;
mod redaction;
pub mod rules;
mod undo;

use crate::words::league_refusals;
use adoube_aggregate::{Aggregate, Context, Recorded};
use adoube_event::PersonId;
use adoube_federation::SeasonAnswer;
use adoube_federation::competition::CompetitionKind;
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MemberNo, OpenId, TeamId};
use adoube_federation::season::ClubTeam;
use adoube_federation::teams::{copa_name, letter};
use adoube_laws::{Date, Moment};
use adoube_words::Language;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

pub use names::{KnownNames, PersonNames};
pub use redaction::{CoveredSeasons, is_secret, without_secrets};
pub use undo::can_fall;
pub use undo::{effective, falls_with};

/// The maximum length of a name in characters.
pub const NAME_MAX: usize = 120;
/// The maximum length of a statement about a case in characters.
pub const WORDS_MAX: usize = 4000;

/// An item with a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Named {
    /// The season.
    Season,
    /// A club.
    Club(ClubId),
    /// A club's venue.
    Venue(ClubId),
    /// A town.
    Town(u32),
    /// A competition.
    Event(CompetitionId),
    /// A group of a competition, from 0.
    Group(CompetitionId, u16),
    /// An open tournament.
    Open(OpenId),
}

/// The kinds of statement about a case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Statement {
    /// The facts as told by the person who raised the case (Competition Committee 1.2).
    Facts,
    /// The grounds of an appeal.
    Grounds,
    /// The reasons for the decision.
    Reasons,
}

/// An act of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeagueAct {
    /// An act under the handbook, at a minute of office time. A club, competition or open that it creates gets the
    /// name.
    Do {
        /// The office's local time.
        at: Moment,
        /// The act.
        act: adoube_federation::SeasonAct,
        /// The name of the item it creates.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The address of the venue of a club that it registers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        venue: Option<String>,
    },
    /// Names or renames something.
    Call(Named, String),
    /// Assigns a number to a person of the desk.
    Person(MemberNo, PersonId),
    /// Assigns numbers to many persons and names to many things at once.
    Introduce {
        /// The numbers, each with its person.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        persons: Vec<(MemberNo, PersonId)>,
        /// The things named, each with its name.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        called: Vec<(Named, String)>,
    },
    /// Adds a statement to a case; by default, to the one just raised.
    State {
        /// The case.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<CaseId>,
        /// The kind of statement.
        what: Statement,
        /// The text.
        words: String,
    },
    /// A proposal by a club's delegate for the office to accept: a list, an addition, an entry.
    Propose {
        /// The office's local time.
        at: Moment,
        /// The proposing club.
        club: ClubId,
        /// The proposed act.
        act: Box<adoube_federation::SeasonAct>,
    },
    /// The office accepts a proposal as of the day it was made, or declines it.
    Settle {
        /// The number of the proposal in the log.
        number: u64,
        /// Whether it is accepted.
        accepted: bool,
    },
    /// Links an individual competition to the tournament in which it is played.
    Play {
        /// The competition.
        event: CompetitionId,
        /// The tournament's id.
        tournament: String,
    },
    /// Undoes an act: the season is as if it had not been performed. Acts that depend on it are undone with it and are
    /// listed; the log keeps all of them.
    Undo {
        /// The number of the act in the log.
        number: u64,
        /// The acts undone with it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<u64>,
        /// The reason.
        why: String,
    },
}

/// A proposal by a club that the office has not settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClubProposal {
    /// The time of the proposal.
    pub at: Moment,
    /// The proposing club.
    pub club: ClubId,
    /// The proposed act.
    pub act: adoube_federation::SeasonAct,
}

/// The reasons to refuse an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeagueRefusal {
    /// A refusal by the handbook.
    Handbook(adoube_federation::SeasonRefusal),
    /// The name is empty, too long, or has control characters.
    Name,
    /// The number belongs to somebody else, or the key is invalid.
    Person,
    /// The same proposal already awaits the office.
    Waits,
    /// No proposal with this number awaits the office.
    Settled,
    /// A tournament is linked to a competition that does not exist.
    NoCompetition(CompetitionId),
    /// A tournament is linked to a competition of teams.
    TeamCompetition(CompetitionId),
    /// The id of the linked tournament is empty, too long, or has control characters.
    TournamentId,
    /// There is no such case.
    NoCase,
    /// The text is empty, too long, or has control characters.
    Words,
    /// The reason for an undo is empty, too long, or has control characters.
    Reason,
    /// No act has this number.
    UndoUnknown(u64),
    /// The act has already been undone.
    UndoUndone(u64),
    /// Acts of this kind cannot be undone.
    UndoNever(u64),
    /// The undone act cannot be redone: this act is no longer possible.
    Again(u64),
    /// The acts that would be undone with it are not those shown.
    Others,
}

impl From<adoube_federation::SeasonRefusal> for LeagueRefusal {
    fn from(refusal: adoube_federation::SeasonRefusal) -> Self {
        Self::Handbook(refusal)
    }
}

impl LeagueRefusal {
    /// Returns the text of the refusal, with its provision.
    pub fn text(&self, language: Language, known: &KnownNames<'_>) -> String {
        match self {
            Self::Handbook(refusal) => {
                let sentence = refusal.text(language, known);
                match &refusal.cites {
                    Some(rule) => rules::with_rule(&sentence, rule.number(), language),
                    None => sentence,
                }
            }
            Self::Name => league_refusals::NAME.get(language).to_owned(),
            Self::Person => league_refusals::PERSON.get(language).to_owned(),
            Self::Waits => league_refusals::WAITS.get(language).to_owned(),
            Self::Settled => league_refusals::SETTLED.get(language).to_owned(),
            Self::NoCompetition(id) => league_refusals::NO_COMPETITION.fill(language, &[("id", id)]),
            Self::TeamCompetition(id) => league_refusals::TEAM_COMPETITION
                .fill(language, &[("competition", &known.state.name(Named::Event(*id)))]),
            Self::TournamentId => league_refusals::TOURNAMENT_ID.get(language).to_owned(),
            Self::NoCase => league_refusals::NO_CASE.get(language).to_owned(),
            Self::Words => league_refusals::WORDS.get(language).to_owned(),
            Self::Reason => league_refusals::REASON.get(language).to_owned(),
            Self::UndoUnknown(number) => league_refusals::UNDO_UNKNOWN.fill(language, &[("number", number)]),
            Self::UndoUndone(number) => league_refusals::UNDO_UNDONE.fill(language, &[("number", number)]),
            Self::UndoNever(number) => league_refusals::UNDO_NEVER.fill(language, &[("number", number)]),
            Self::Again(number) => league_refusals::AGAIN.fill(language, &[("number", number)]),
            Self::Others => league_refusals::OTHERS.get(language).to_owned(),
        }
    }

    /// Returns the findings under section 31 of the handbook.
    pub fn findings(&self) -> &[adoube_federation::HandbookFinding] {
        match self {
            Self::Handbook(refusal) => refusal.findings(),
            _ => &[],
        }
    }
}

/// The state of a season.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LeagueState {
    /// The number of the last act.
    pub number: u64,
    /// Names.
    pub called: BTreeMap<Named, String>,
    /// Persons by number.
    pub persons: BTreeMap<MemberNo, PersonId>,
    /// Unsettled proposals by clubs, by their number in the log.
    pub proposals: BTreeMap<u64, ClubProposal>,
    /// Statements about cases.
    pub statements: BTreeMap<CaseId, Vec<(Statement, String)>>,
    /// The author of each case's ruling, as named in the log.
    pub ruled_by: BTreeMap<CaseId, String>,
    /// The tournaments in which individual competitions are played.
    pub played: BTreeMap<CompetitionId, String>,
    /// The state under the handbook.
    pub season: adoube_federation::SeasonState,
    /// All acts, including undone ones.
    pub history: Vec<Arc<SeasonDone>>,
}

/// A logged act of a season.
pub type SeasonDone = Recorded<LeagueAct, SeasonAnswer>;

impl LeagueState {
    /// Returns whether the season has been opened.
    pub fn is_open(&self) -> bool {
        self.season.season.is_some()
    }

    /// Returns the name of an item; its number if it has none.
    pub fn name(&self, what: Named) -> String {
        if let Some(name) = self.called.get(&what) {
            return name.clone();
        }
        match what {
            Named::Season => self
                .season
                .season
                .as_ref()
                .map_or(String::new(), |s| format!("{}-{}", s.year, s.year.saturating_add(1))),
            Named::Club(id) => format!("#{id}"),
            Named::Event(id) => format!("#{id}"),
            Named::Open(id) => format!("#{id}"),
            Named::Venue(_) => String::new(),
            Named::Town(town) => format!("#{town}"),
            Named::Group(_, at) => (at + 1).to_string(),
        }
    }

    /// Returns a team's name: the club's, and its letter if the club has more than one.
    pub fn team(&self, id: TeamId) -> String {
        let Some(team) = self.season.teams.get(&id) else { return format!("#{id}") };
        let club = self.name(Named::Club(team.club));
        if let Some(whole) = team.second_half_of.and_then(|whole| self.season.teams.get(&whole)) {
            return format!("{club} {}", copa_name(2 * usize::from(whole.place) + 1));
        }
        let other = |(at, of): (&TeamId, &ClubTeam)| *at != id && of.club == team.club && of.second_half_of.is_none();
        let alone = !self.season.teams.iter().any(other);
        if alone { club } else { format!("{club} {}", letter(usize::from(team.place))) }
    }

    /// Applies a logged act.
    fn take(&mut self, done: &SeasonDone) {
        match &done.act {
            LeagueAct::State { case, what, words } => {
                if let Some(case) = of_case(self, *case) {
                    self.statements.entry(case).or_default().push((*what, words.trim().to_owned()));
                }
            }
            LeagueAct::Do { name, venue, .. } => {
                for event in &done.answers {
                    if let SeasonAnswer::Ruled(case, _) = event {
                        self.ruled_by.insert(*case, done.by.clone());
                    }
                }
                let season = std::mem::take(&mut self.season);
                self.season = done.answers.iter().fold(season, adoube_federation::apply);
                let made = done.answers.iter().find_map(made);
                if let (Some(name), Some(made)) = (name, made) {
                    self.called.insert(made, name.clone());
                }
                if let (Some(address), Some(Named::Club(club))) = (venue, made) {
                    self.called.insert(Named::Venue(club), address.clone());
                }
            }
            LeagueAct::Call(what, name) => {
                self.called.insert(*what, name.clone());
            }
            LeagueAct::Play { event, tournament } => {
                self.played.insert(*event, tournament.clone());
            }
            LeagueAct::Person(number, key) => {
                self.persons.insert(*number, key.clone());
            }
            LeagueAct::Introduce { persons, called } => {
                self.persons.extend(persons.iter().cloned());
                self.called.extend(called.iter().cloned());
            }
            LeagueAct::Propose { at, club, act } => {
                self.proposals.insert(done.number, ClubProposal { at: *at, club: *club, act: (**act).clone() });
            }
            // The state is rebuilt from the history.
            LeagueAct::Undo { .. } => {}
            LeagueAct::Settle { number, .. } => {
                self.proposals.remove(number);
                let season = std::mem::take(&mut self.season);
                self.season = done.answers.iter().fold(season, adoube_federation::apply);
            }
        }
    }

    /// Returns a team's name in a competition; in a cup, the name of the half that plays (7.26).
    pub fn team_in(&self, event: CompetitionId, id: TeamId) -> String {
        let cup = self.season.events.get(&event).is_some_and(|e| e.settings.kind == CompetitionKind::Cup);
        match self.season.teams.get(&id) {
            Some(team)
                if cup
                    && team.second_half_of.is_none()
                    && self.season.regulations().halves_in_cup(team.category.code()) =>
            {
                format!("{} {}", self.name(Named::Club(team.club)), copa_name(2 * usize::from(team.place)))
            }
            _ => self.team(id),
        }
    }
}

/// The aggregate of seasons.
#[derive(Clone, Copy, Debug)]
pub struct Seasons;

impl Aggregate for Seasons {
    type Act = LeagueAct;
    type Answer = SeasonAnswer;
    type State = LeagueState;
    type Refusal = LeagueRefusal;

    const KIND: &'static str = "season";

    fn decide(state: &LeagueState, act: &LeagueAct, _context: &Context) -> Result<Vec<SeasonAnswer>, LeagueRefusal> {
        match act {
            LeagueAct::Do { at, act, name, venue } => {
                if name.iter().chain(venue).any(|name| !is_name(name)) {
                    return Err(LeagueRefusal::Name);
                }
                Ok(adoube_federation::decide(&state.season, act, *at)?)
            }
            LeagueAct::Call(_, name) if is_name(name) => Ok(Vec::new()),
            LeagueAct::Call(..) => Err(LeagueRefusal::Name),
            LeagueAct::Person(number, key) if is_free(state, *number, key) => Ok(Vec::new()),
            LeagueAct::Person(..) => Err(LeagueRefusal::Person),
            LeagueAct::Introduce { persons, called } => {
                let numbers: BTreeSet<MemberNo> = persons.iter().map(|(number, _)| *number).collect();
                if numbers.len() < persons.len() || !persons.iter().all(|(number, key)| is_free(state, *number, key)) {
                    return Err(LeagueRefusal::Person);
                }
                if called.iter().all(|(_, name)| is_name(name)) { Ok(Vec::new()) } else { Err(LeagueRefusal::Name) }
            }
            LeagueAct::State { case, words, .. } => {
                of_case(state, *case).ok_or(LeagueRefusal::NoCase)?;
                let length = words.trim().chars().count();
                let control = words.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\r'));
                let sound = (1..=WORDS_MAX).contains(&length) && !control;
                if sound { Ok(Vec::new()) } else { Err(LeagueRefusal::Words) }
            }
            LeagueAct::Propose { at, club, act } => {
                if state.proposals.values().any(|waits| waits.club == *club && waits.act == **act) {
                    return Err(LeagueRefusal::Waits);
                }
                // Report a refusal by the handbook now, not when the office accepts.
                adoube_federation::decide(&state.season, act, *at)?;
                Ok(Vec::new())
            }
            LeagueAct::Settle { number, accepted } => {
                let proposal = state.proposals.get(number).ok_or(LeagueRefusal::Settled)?;
                if !accepted {
                    return Ok(Vec::new());
                }
                Ok(adoube_federation::decide(&state.season, &proposal.act, proposal.at)?)
            }
            LeagueAct::Play { event, tournament } => {
                let competition = state.season.events.get(event).ok_or(LeagueRefusal::NoCompetition(*event))?;
                if competition.settings.kind != CompetitionKind::Individual {
                    return Err(LeagueRefusal::TeamCompetition(*event));
                }
                if is_name(tournament) { Ok(Vec::new()) } else { Err(LeagueRefusal::TournamentId) }
            }
            LeagueAct::Undo { number, also, why } => {
                if !is_name(why) {
                    return Err(LeagueRefusal::Reason);
                }
                if falls_with(state, *number)? == *also { Ok(Vec::new()) } else { Err(LeagueRefusal::Others) }
            }
        }
    }

    fn apply(state: &mut LeagueState, done: &SeasonDone) {
        state.history.push(Arc::new(done.clone()));
        if matches!(done.act, LeagueAct::Undo { .. }) {
            undo::rebuild(state);
        } else {
            state.take(done);
        }
        state.number = done.number;
    }

    fn is_heavy(act: &LeagueAct) -> bool {
        use adoube_federation::SeasonAct as A;
        use adoube_federation::acts::CompetitionAct;
        let LeagueAct::Do { act, .. } = act else { return matches!(act, LeagueAct::Undo { .. }) };
        matches!(act, A::Event(CompetitionAct::Pair(_)) | A::Several(_) | A::Carry(_) | A::Fee(_))
    }

    fn seals(act: &LeagueAct) -> bool {
        use adoube_federation::acts::{CompetitionAct, MatchAct};
        matches!(
            act,
            LeagueAct::Do {
                act: adoube_federation::SeasonAct::Match(_, MatchAct::Sign(..))
                    | adoube_federation::SeasonAct::Event(CompetitionAct::CloseRound(_)),
                ..
            }
        )
    }
}

/// Returns the given case, or the latest one.
fn of_case(state: &LeagueState, case: Option<CaseId>) -> Option<CaseId> {
    match case {
        Some(id) => state.season.cases.iter().find(|case| case.id == id).map(|case| case.id),
        None => state.season.cases.last().map(|case| case.id),
    }
}

/// Returns whether a person can have a number: nobody else has it, and the key is valid.
fn is_free(state: &LeagueState, number: MemberNo, key: &PersonId) -> bool {
    state.persons.get(&number).is_none_or(|known| known == key) && key.is_sound()
}

/// Returns the named item that an event of the handbook created, if any.
const fn made(event: &SeasonAnswer) -> Option<Named> {
    match event {
        SeasonAnswer::Opened(_) => Some(Named::Season),
        SeasonAnswer::ClubRegistered(id, _) => Some(Named::Club(*id)),
        SeasonAnswer::Announced(id, _) => Some(Named::Event(*id)),
        SeasonAnswer::HomologationAsked(id, _) => Some(Named::Open(*id)),
        _ => None,
    }
}

fn is_name(name: &str) -> bool {
    let count = name.trim().chars().count();
    (1..=NAME_MAX).contains(&count) && !name.chars().any(char::is_control)
}

/// Converts a timestamp to the office's local time, to the minute.
pub fn moment(ms: i64) -> Moment {
    let instant = Timestamp::from_millisecond(ms).unwrap_or(Timestamp::UNIX_EPOCH);
    let local = instant.to_zoned(TimeZone::system()).strftime("%Y-%m-%dT%H:%M").to_string();
    // A season's year has four digits.
    local.parse().unwrap_or(FIRST)
}

/// Returns whether a typed date can belong to a season: a year of two or five digits is a typo.
pub fn is_plausible(date: Date) -> bool {
    (1800..=2999).contains(&date.year())
}

/// The earliest moment.
const FIRST: Moment = Moment { date: Date::EPOCH, minute: 0 };
