//! A season as acts in, answers out.
//!
//! [`decide`] takes the state, the next act and the moment, and gives the events that follow, or a refusal with its
//! provision; [`apply`] makes the next state of an event. Neither reads a clock or draws a lot: a replay gives the same
//! answers. Acts hold no name, address, telephone or document number of anybody.

mod apply;
mod before;
mod bodies;
mod competition;
mod disputes;
mod effects;
mod match_act;
mod matchday;
mod moves;
mod office;
mod refusal;
mod rulings;
mod undo;

use crate::appeal::Body;
use crate::cases::{Case, Committee, Decision, Matter, Ruling, Sanction, SanctionTable};
use crate::clash::{Change, Represents};
use crate::commission::{Member, Vote};
use crate::council::Council;
use crate::date::{Date, Moment};
use crate::homologation::OpenRequest;
use crate::ids::{CaseId, ClubId, EventId, MatchId, OpenId, PersonId, Side, TeamId};
use crate::lateness::{Arrival, TeamPresence};
use crate::licence::{Application, LicencePaper};
use crate::matches::{Board, Envelope, LineUp, Mark, Match, Preparation, Remark, Report, SealedLineUp};
use crate::papers::{About, HandedIn, Paper};
use crate::parties::Party;
use crate::people::{Player, Title};
use crate::result::GameResult;
use crate::season::{
    Club, Competition, Delivery, Entrant, EventSettings, Gone, Licence, Season, State, Team, TitleGround, Warning,
};
use crate::strength::{ListNumber, Listed, StrengthList};
use crate::teams::TeamCategory;
use crate::titles::TitleEvent;
use crate::venue::{Hall, VenueRequest};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

pub use apply::apply;
pub use before::{Before, Stood};
pub use match_act::{MatchAct, When};
pub use refusal::{Refusal, RefusalReason, Thing};
pub use undo::undone;

/// An act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Opens the season.
    Open(Season),
    /// Sets the public holidays (D-09).
    Holidays(BTreeSet<Date>),
    /// Of clubs.
    Club(ClubAct),
    /// Of players and licences.
    Licence(LicenceAct),
    /// Of strength lists.
    List(ListAct),
    /// Of competitions.
    Event(EventAct),
    /// Of a match.
    Match(MatchId, MatchAct),
    /// Hands in a paper.
    HandIn(Paper, About),
    /// Of matters put to bodies.
    Case(CaseAct),
    /// Of the Sports Commission and the Competition Committee.
    Body(BodyAct),
    /// Asks for the homologation of an open (Open tournaments 1).
    AskHomologation(OpenRequest),
    /// Asks for a venue (5.422 e).
    AskVenue(EventId, VenueRequest),
    /// Replaces a delegate of a venue who was eliminated or withdrew (5.422 g); the venue by its place.
    ReplaceDelegate {
        /// Which venue.
        venue: u32,
        /// Who goes.
        old: PersonId,
        /// Who comes.
        new: PersonId,
    },
}

/// Acts of clubs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClubAct {
    /// Registers a club; the number is given by the office.
    Register(Club),
    /// 5.11: names the delegates.
    Delegates(ClubId, Vec<PersonId>),
    /// 5.10: announces a new address.
    NewAddress(ClubId),
}

/// Acts of players and licences.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LicenceAct {
    /// Makes a player known, or corrects category, title and ratings.
    Know(Player),
    /// Applies for a licence (5.24-5.28, 5.312).
    Apply(Application),
    /// Hands in more papers of an application.
    Complete(PersonId, BTreeSet<LicencePaper>),
    /// Grants a licence whose application is complete.
    Grant(PersonId),
    /// Records a title (Master, titles 2-5).
    Title(PersonId, Title, TitleGround),
    /// Master, title 1 and norm 2: the final classification of an event that gives titles or norms.
    Classification(TitleEvent, Vec<PersonId>),
}

/// Acts of strength lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ListAct {
    /// 5.23: stamps a club's list.
    Stamp(ClubId, Vec<PersonId>),
    /// 5.311: adds a player, if wanted behind a number.
    Add {
        /// To which club's list.
        club: ClubId,
        /// Whom.
        person: PersonId,
        /// Among equals, behind which number.
        after: Option<u16>,
    },
}

/// Acts of competitions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventAct {
    /// Announces a competition.
    Announce(Box<EventSettings>),
    /// 5.421: enters a club's next team, or a team it already has in another event.
    EnterTeam {
        /// Where.
        event: EventId,
        /// Whose.
        club: ClubId,
        /// Category on 1 July.
        category: TeamCategory,
        /// A team that exists already.
        team: Option<TeamId>,
        /// How it came.
        delivery: Delivery,
    },
    /// 5.422: enters a player.
    EnterPlayer {
        /// Where.
        event: EventId,
        /// Who.
        person: PersonId,
        /// Age, in junior and infantil events.
        age: Option<u8>,
        /// Special circumstances with documents.
        circumstances: bool,
        /// How it came.
        delivery: Delivery,
    },
    /// Sets the groups; the order of the teams is their number in the table.
    Group(EventId, Vec<Vec<TeamId>>),
    /// Pairs the next round.
    Pair(EventId),
    /// Closes the round when all matches are settled or before a committee.
    CloseRound(EventId),
    /// 5.92, 14.22: a player wishes to go on whatever the score.
    GoesOn(EventId, PersonId),
    /// A player lost a round by absence.
    Absent(EventId, PersonId, u16),
    /// A player withdraws.
    WithdrawPlayer(EventId, PersonId),
    /// 14.22: a player who can no longer be promoted is withdrawn.
    NoPromotionLeft {
        /// Where.
        event: EventId,
        /// Who.
        person: PersonId,
        /// Half points scored.
        half_points: u32,
        /// Opponents of second category or higher met so far (D-108).
        seconds_met: u32,
    },
    /// D-74: a public draw among the teams that the final table leaves level, in the order of the lots.
    DrawLots(EventId, Vec<TeamId>),
    /// A team withdraws.
    WithdrawTeam(EventId, TeamId),
    /// 15.81: a player with several rounds affected chooses the other competition.
    ChooseOther(EventId, PersonId),
    /// 15.8: the Commission's date for a player's game of an affected round.
    SetGameDate {
        /// Where.
        event: EventId,
        /// Who.
        person: PersonId,
        /// Which round.
        round: u16,
        /// When.
        on: Date,
        /// Whom the player represents at the other event (15.9).
        represents: Represents,
    },
}

/// Acts of cases.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaseAct {
    /// Puts a matter to its body.
    Raise(Matter),
    /// A body decides.
    Rule {
        /// Which case.
        case: CaseId,
        /// What.
        ruling: Ruling,
        /// The vote, where the Sports Commission decides.
        vote: Option<Vote>,
        /// The day the verdict was received, if it was handed over at once.
        received: Option<Date>,
        /// Who sat. Acts without it are of a time when nobody asked: they are answered as they were then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sat: Option<BTreeSet<PersonId>>,
    },
    /// Competition Committee 2.1: everybody whom a verdict concerns received it on the same day.
    Received(CaseId, Date),
    /// Competition Committee 2.1: a party received a verdict; its fifteen days run from then.
    ReceivedBy {
        /// Which case.
        case: CaseId,
        /// Who.
        party: Party,
        /// When.
        on: Date,
    },
    /// Competition Committee 2.1: somebody appeals, without a party that is known.
    Appeal(CaseId),
    /// Competition Committee 2.1: a party appeals, within the fifteen days that are its own.
    AppealBy {
        /// Against which case.
        case: CaseId,
        /// Who.
        party: Party,
    },
    /// The federation sees a matter as national.
    National(CaseId),
}

/// Acts of bodies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BodyAct {
    /// Competition Committee 1.1: elected by the assembly.
    ElectCommittee(Committee),
    /// Sports Commission 1.1, 2.2: named after the general elections.
    NameCommission {
        /// The day of the elections.
        elected: Date,
        /// Its members.
        members: Vec<Member>,
    },
    /// Sports Commission 8.1: met; who was absent.
    Meeting {
        /// The day.
        on: Date,
        /// When it was convened.
        convened: Date,
        /// Absent.
        absent: BTreeSet<PersonId>,
    },
    /// Competition Committee 3.1: the latest circular on sanctions.
    Sanctions(SanctionTable),
    /// The Board or the Executive Council as it was elected or named.
    NameCouncil(Body, Council),
}

/// What has happened; the log holds these beside the acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The season was opened.
    Opened(Season),
    /// Holidays were set.
    Holidays(BTreeSet<Date>),
    /// A club was registered.
    ClubRegistered(ClubId, Club),
    /// A club named delegates.
    DelegatesNamed(ClubId, Vec<PersonId>),
    /// A club moved.
    AddressChanged(ClubId, Date),
    /// A player is known.
    PlayerKnown(Player),
    /// A licence was applied for.
    Applied(Application),
    /// A licence was granted.
    Licensed(PersonId, Licence),
    /// A title was recorded.
    Titled(PersonId, Title, TitleGround),
    /// A norm was earned.
    NormEarned(PersonId, Date),
    /// A list was stamped.
    ListStamped(ClubId, StrengthList),
    /// A list was extended.
    ListExtended(ClubId, Listed),
    /// A competition was announced.
    Announced(EventId, Box<Competition>),
    /// A club has a new team.
    TeamMade(TeamId, Team),
    /// A team entered a competition.
    TeamEntered(EventId, TeamId, Date, Delivery),
    /// A player entered.
    PlayerEntered(EventId, PersonId, Entrant),
    /// Groups were set.
    Grouped(EventId, Vec<Vec<TeamId>>),
    /// A round was paired; teams that pass it without playing.
    Paired(EventId, u16, Vec<(MatchId, Box<Match>)>, Vec<TeamId>),
    /// A round was closed.
    RoundClosed(EventId, u16),
    /// A team left.
    TeamGone(EventId, TeamId, Gone),
    /// A player wishes to go on.
    GoesOn(EventId, PersonId),
    /// A player was absent.
    PlayerAbsent(EventId, PersonId, u16),
    /// A player left after so many rounds.
    PlayerGone(EventId, PersonId, u16),
    /// A player plays the other competition.
    ChoseOther(EventId, PersonId),
    /// A game's date was set.
    GameDateSet(EventId, PersonId, u16, Date),
    /// A line-up was handed in.
    LinedUp(MatchId, Side, LineUp),
    /// A line-up in an envelope.
    LineUpSealed(MatchId, Side, SealedLineUp),
    /// Something was prepared.
    Prepared(MatchId, Side, Preparation),
    /// A team's presence.
    Present(MatchId, Side, TeamPresence),
    /// A substitute came in.
    Substituted(MatchId, Side, u8, ListNumber),
    /// A late player came, or did not.
    CameLate(MatchId, Side, u8, Arrival),
    /// A board stands so.
    BoardSet(MatchId, u8, Board),
    /// A mark.
    Marked(MatchId, u8, Side, Mark),
    /// An envelope was filled.
    Sealed(MatchId, u8, Envelope),
    /// A line on the back.
    Noted(MatchId, Remark),
    /// A side's version of an incident was countersigned as read by the other.
    Countersigned(MatchId, Side, u8),
    /// A board's result was written anew.
    Corrected(MatchId, u8, GameResult),
    /// A club reported.
    Reported(MatchId, Side, Report),
    /// The reports were compared; boards that differ.
    Compared(MatchId, Vec<u8>),
    /// A delegate signed.
    Signed(MatchId, Side, PersonId),
    /// The record was changed after a delegate had signed, who signs anew.
    SignaturesFell(MatchId),
    /// The record arrived.
    RecordReceived(MatchId, Date),
    /// A match was moved.
    Moved(MatchId, Moment),
    /// A match is played in another hall, at this address, or at home again.
    VenueSet(MatchId, Option<String>),
    /// A side of a knockout match goes on.
    Passes(MatchId, Side),
    /// A paper was handed in.
    HandedIn(HandedIn),
    /// A matter was raised.
    Raised(Box<Case>),
    /// A case was decided.
    Ruled(CaseId, Decision),
    /// A verdict was received.
    Received(CaseId, Date),
    /// A party received a verdict.
    ReceivedBy(CaseId, Party, Date),
    /// A case was appealed by another.
    Appealed(CaseId, CaseId),
    /// A case is national.
    National(CaseId),
    /// A decision was revoked.
    Revoked(CaseId),
    /// What a case's first ruling changed is as it was before.
    TakenBack(CaseId),
    /// A sanction was imposed.
    Sanctioned(Sanction),
    /// The sanctions of a case were lifted.
    Lifted(CaseId),
    /// The Committee was elected.
    CommitteeElected(Committee),
    /// The Commission was named.
    CommissionNamed(Date, Vec<Member>),
    /// The Board or the Executive Council was named.
    CouncilNamed(Body, Council),
    /// The Commission met.
    Met(Date, BTreeSet<PersonId>),
    /// A member joined.
    MemberJoined(Member),
    /// A member left.
    MemberLeft(PersonId),
    /// The table of sanctions was replaced.
    SanctionTable(SanctionTable),
    /// A homologation was asked for.
    HomologationAsked(OpenId, OpenRequest),
    /// It was granted or refused.
    Homologated(OpenId, bool),
    /// An open was annulled.
    OpenAnnulled(OpenId),
    /// A venue was asked for.
    VenueAsked(EventId, VenueRequest),
    /// It was authorised or refused.
    VenueAuthorised(u32, bool),
    /// A venue's delegate was replaced.
    DelegateReplaced(u32, PersonId, PersonId),
    /// A change of date or venue was permitted.
    Permitted(EventId, Change),
    /// A round was postponed.
    RoundMoved(EventId, u16, Moment),
    /// 15.10 (b): a round is played in another hall, or at the home clubs' again.
    HallSet(EventId, u16, Option<Hall>),
    /// Lots were drawn.
    Drawn(EventId, Vec<TeamId>),
    /// Teams that may play on among their category.
    Consoled(EventId, Vec<TeamId>),
    /// An event is counted for rating, or not.
    Rated(EventId, bool),
    /// A warning.
    Warned(Warning),
}

/// An act with its moment, as the log files it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Filed {
    /// When.
    pub at: Moment,
    /// What.
    pub act: Act,
    /// What followed.
    pub events: Vec<Event>,
}

/// The events that follow from an act, or why it is refused. The state is not changed.
///
/// # Errors
/// A [`Refusal`] with its reason and provision.
pub fn decide(state: &State, act: &Act, at: Moment) -> Result<Vec<Event>, Refusal> {
    if !matches!(act, Act::Open(_)) && state.season.is_none() {
        return Err(RefusalReason::NoSeason.into());
    }
    match act {
        Act::Open(season) => office::open(state, season),
        Act::Holidays(days) => Ok(vec![Event::Holidays(days.clone())]),
        Act::Club(act) => office::club(state, act, at),
        Act::Licence(act) => office::licence(state, act, at),
        Act::List(act) => office::list(state, act),
        Act::Event(act) => competition::decide(state, act, at),
        Act::Match(id, act) => matchday::decide(state, *id, act, at),
        Act::HandIn(paper, about) => bodies::hand_in(state, *paper, *about, at),
        Act::Case(act) => rulings::decide(state, act, at),
        Act::Body(act) => bodies::decide(state, act),
        Act::AskHomologation(request) => bodies::ask_homologation(state, request, at),
        Act::AskVenue(event, request) => bodies::ask_venue(state, *event, request, at),
        Act::ReplaceDelegate { venue, old, new } => bodies::replace_delegate(state, *venue, *old, *new),
    }
}

/// Decides an act and applies what follows.
///
/// # Errors
/// The refusal; the state is then as it was.
pub fn act(state: State, act: &Act, at: Moment) -> Result<(State, Vec<Event>), (Box<State>, Refusal)> {
    match decide(&state, act, at) {
        Ok(events) => Ok((events.iter().fold(state, apply), events)),
        Err(refusal) => Err((Box::new(state), refusal)),
    }
}

impl State {
    /// The state after some events.
    pub fn replay<'e>(events: impl IntoIterator<Item = &'e Event>) -> Self {
        events.into_iter().fold(Self::default(), apply)
    }
}
