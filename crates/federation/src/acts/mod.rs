//! A season as an event-sourced aggregate: acts in, answers out.
//!
//! [`decide`] takes the state, the next act and the time, and returns the events that follow or a refusal with its
//! provision; [`apply`] applies an event to the state. Neither reads a clock or draws lots, so a replay gives the same
//! answers. Acts contain no names, addresses, telephone or document numbers.

mod apply;
mod before;
mod bodies;
mod carry;
mod checks;
mod classify;
mod competition;
mod departure;
mod disputes;
mod effects;
mod fees;
mod match_act;
mod matchday;
mod moves;
mod office;
mod raising;
mod rulings;
mod undo;
mod unfinished_games;

use crate::appeal::DecidingBody;
use crate::carry::CarriedPart;
use crate::cases::Party;
use crate::cases::{CaseDecision, CaseFile, Committee, Matter, Ruling, Sanction, SanctionTable};
use crate::clash::{Represents, RoundChange};
use crate::commission::{Member, Vote};
use crate::competition::{Competition, CompetitionSettings, Delivery, IndividualEntry, TeamDeparture};
use crate::council::Council;
use crate::fees::{ClubPayment, ExtraCharge, Invoice};
use crate::homologation::OpenRequest;
use crate::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, OpenId, TeamId, TeamSide};
use crate::lateness::{Arrival, TeamPresence};
use crate::licence::{LicenceApplication, LicencePaper};
use crate::list_number::ListNumber;
use crate::matches::{
    BoardStatus, ClubMatch, LineUp, Preparation, RecordMark, Remark, ResultReport, SealedLineUp, SealedMoveEnvelope,
};
use crate::papers::{HandedIn, PaperKind, PaperSubject};
use crate::people::{PlayerTitle, RegisteredPlayer};
use crate::refusal::{RefusalReason, SeasonRefusal};
use crate::result::TeamBoardResult;
use crate::season::{
    AdoptedRegulations, Club, ClubTeam, EndedLicence, Licence, Season, SeasonState, SeasonWarning, TitleGround,
};
use crate::strength::{StrengthEntry, StrengthList};
use crate::teams::TeamCategory;
use crate::titles::{NormClaim, NormGround, TitleEvent};
use crate::venue::{RoundHall, VenueRequest};
use adoube_laws::{Date, Moment};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

pub use apply::apply;
pub use fees::FeeAct;
pub use match_act::{LineUpTiming, MatchAct};
pub use undo::undone;

/// An act of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeasonAct {
    Open(Season),
    /// Sets the public holidays (D-09).
    Holidays(BTreeSet<Date>),
    /// Adopts regulations from a file; they apply from the day of the act on.
    Regulate(String),
    /// Takes over a part of an earlier season.
    Carry(Box<CarriedPart>),
    /// Does several acts of clubs, licences, lists and fees, all or none.
    Several(Vec<SeasonAct>),
    /// An act of the treasurer.
    Fee(FeeAct),
    Club(ClubAct),
    Licence(LicenceAct),
    List(ListAct),
    Event(CompetitionAct),
    /// Master, title 1 and norm 2: the final classification of an event that gives titles or norms, once it is over. Another
    /// order replaces the one recorded before.
    Classify(CompetitionId, Vec<MemberNo>),
    Match(MatchId, MatchAct),
    /// Submits a document.
    HandIn(PaperKind, PaperSubject),
    Case(CaseAct),
    /// An act on the Sports Commission, the Competition Committee or a council.
    Body(BodyAct),
    /// Asks for the homologation of an open (Open tournaments 1).
    AskHomologation(OpenRequest),
    /// Asks for a venue (5.422 e).
    AskVenue(CompetitionId, VenueRequest),
    /// Replaces a delegate of a venue who was eliminated or withdrew (5.422 g); the venue is given by its index.
    ReplaceDelegate {
        venue: u32,
        old: MemberNo,
        new: MemberNo,
    },
}

/// A group of acts is an act of the season.
macro_rules! season_acts {
    ($($group:ident in $variant:ident),* $(,)?) => {
        $(impl From<$group> for SeasonAct {
            fn from(act: $group) -> Self {
                Self::$variant(act)
            }
        })*
    };
}

season_acts!(
    ClubAct in Club,
    LicenceAct in Licence,
    ListAct in List,
    CompetitionAct in Event,
    CaseAct in Case,
    BodyAct in Body,
    FeeAct in Fee,
);

/// Acts of clubs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClubAct {
    /// Registers a club; the office assigns its number.
    Register(Club),
    /// 5.11: names the delegates.
    Delegates(ClubId, Vec<MemberNo>),
    /// 5.10: announces a new address.
    NewAddress(ClubId),
    /// 5.421 (D-13): sets the category of a team, before any team of its club is paired.
    Category(TeamId, TeamCategory),
}

/// Acts of players and licences.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LicenceAct {
    /// Registers a player, or corrects category, title and ratings.
    Know(RegisteredPlayer),
    /// Applies for a licence (5.24-5.28, 5.312).
    Apply(LicenceApplication),
    /// Submits further documents for an application.
    Complete(MemberNo, BTreeSet<LicencePaper>),
    /// Grants a licence whose application is complete.
    Grant(MemberNo),
    /// Records a title (Master, titles 2-5).
    Title(MemberNo, PlayerTitle, TitleGround),
    /// Records a norm of Mestre Català, earned on a day (Master, norms 1 and 3).
    Norm(MemberNo, NormClaim, Date),
    /// Master, title 1 and norm 2: a final classification without its event, as in older logs.
    Classification(TitleEvent, Vec<MemberNo>),
}

/// Acts of strength lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ListAct {
    /// 5.23: stamps a club's list.
    Stamp(ClubId, Vec<MemberNo>),
    /// 5.311: adds a player, optionally after a given number.
    Add {
        club: ClubId,
        person: MemberNo,
        /// The number after which the player is placed, among equals.
        after: Option<u16>,
    },
}

/// Acts of competitions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CompetitionAct {
    /// Announces a competition.
    Announce(Box<CompetitionSettings>),
    /// 5.421: enters a club's next team, or a team it already has in another event.
    EnterTeam {
        event: CompetitionId,
        club: ClubId,
        /// Category held on 1 July.
        category: TeamCategory,
        /// The team, if it already exists.
        team: Option<TeamId>,
        delivery: Delivery,
        /// 5.41: the day it was received, if not today.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        received: Option<Date>,
    },
    /// 5.422: enters a player for an individual event.
    EnterPlayer {
        event: CompetitionId,
        person: MemberNo,
        /// Age, required in junior and infantil events.
        age: Option<u8>,
        /// Whether special circumstances are documented.
        circumstances: bool,
        delivery: Delivery,
        /// Tie-breaks 1.713: last year's place in the same event and group.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last_year: Option<u16>,
        /// 5.41: the day it was received, if not today.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        received: Option<Date>,
    },
    /// Sets the groups; the order of the teams is their number in the table.
    Group(CompetitionId, Vec<Vec<TeamId>>),
    /// Pairs the next round.
    Pair(CompetitionId),
    /// Closes the round once all matches are settled or pending before a committee.
    CloseRound(CompetitionId),
    /// 5.92, 14.22: a player wishes to continue regardless of the score.
    GoesOn(CompetitionId, MemberNo),
    /// A player loses a round by absence.
    Absent(CompetitionId, MemberNo, u16),
    WithdrawPlayer(CompetitionId, MemberNo),
    /// 14.22: a player who can no longer be promoted is withdrawn.
    NoPromotionLeft {
        event: CompetitionId,
        person: MemberNo,
        /// Half points scored.
        half_points: u32,
        /// Opponents of second category or higher met so far (D-108).
        seconds_met: u32,
    },
    /// D-74: a public draw among the teams that the final table leaves level, in the order drawn.
    DrawLots(CompetitionId, Vec<TeamId>),
    WithdrawTeam(CompetitionId, TeamId),
    /// 15.81: a player with several rounds affected chooses the other competition.
    ChooseOther(CompetitionId, MemberNo),
    /// 15.8: the Commission's date for a player's game of an affected round.
    SetGameDate {
        event: CompetitionId,
        person: MemberNo,
        round: u16,
        on: Date,
        /// The federation that the player represents at the other event (15.9).
        represents: Represents,
    },
}

/// Acts of cases.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaseAct {
    /// Submits a matter to its body.
    Raise(Matter),
    /// A body decides.
    Rule {
        case: CaseId,
        ruling: Ruling,
        /// The vote, where the Sports Commission decides.
        vote: Option<Vote>,
        /// The day the resolution was received, if it was delivered immediately.
        received: Option<Date>,
        /// The members who sat. Missing in older acts, which keep their original answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sat: Option<BTreeSet<MemberNo>>,
    },
    /// Competition Committee 2.1: all parties received a resolution on the same day.
    Received(CaseId, Date),
    /// Competition Committee 2.1: a party received a resolution, which starts its fifteen days.
    ReceivedBy { case: CaseId, party: Party, on: Date },
    /// Competition Committee 2.1: an appeal by an unspecified party.
    Appeal(CaseId),
    /// Competition Committee 2.1: a party appeals within its own fifteen days.
    AppealBy {
        /// The case under appeal.
        case: CaseId,
        party: Party,
    },
    /// Declares a case national in scope.
    National(CaseId),
}

/// Acts of bodies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BodyAct {
    /// Competition Committee 1.1: the committee elected by the assembly.
    ElectCommittee(Committee),
    /// Sports Commission 1.1, 2.2: the commission named after the general elections.
    NameCommission {
        /// The day of the elections.
        elected: Date,
        members: Vec<Member>,
    },
    /// Sports Commission 8.1: records a meeting and the absent members.
    Meeting {
        /// The day.
        on: Date,
        /// The day it was convened.
        convened: Date,
        absent: BTreeSet<MemberNo>,
    },
    /// Competition Committee 3.1: the latest circular on sanctions.
    Sanctions(SanctionTable),
    /// Records the Board or the Executive Council as elected or appointed.
    NameCouncil(DecidingBody, Council),
}

/// An answer to an act; the log stores both.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeasonAnswer {
    Opened(Season),
    Holidays(BTreeSet<Date>),
    Regulated(AdoptedRegulations),
    /// A part of an earlier season was taken over.
    Carried(Box<CarriedPart>),
    /// The teams of a club have these categories and letters.
    TeamsOrdered(Vec<(TeamId, ClubTeam)>),
    Invoiced(Invoice),
    Paid(ClubPayment),
    /// The office charged a club.
    Charged(ExtraCharge),
    ClubRegistered(ClubId, Club),
    DelegatesNamed(ClubId, Vec<MemberNo>),
    /// A club announced a new address.
    AddressChanged(ClubId, Date),
    PlayerKnown(RegisteredPlayer),
    /// A licence application was submitted.
    Applied(LicenceApplication),
    /// A licence that is no longer in force makes way for a new application.
    LicenceEnded(EndedLicence),
    /// A licence was granted.
    Licensed(MemberNo, Licence),
    /// A title was recorded.
    Titled(MemberNo, PlayerTitle, TitleGround),
    NormEarned(MemberNo, Date, #[serde(default)] NormGround),
    /// A corrected classification takes a norm back.
    NormLost(MemberNo, Date, NormGround),
    /// A corrected classification takes a title back; the player holds the other one, if any.
    TitleLost(MemberNo, PlayerTitle, TitleGround, Option<PlayerTitle>),
    ListStamped(ClubId, StrengthList),
    ListExtended(ClubId, StrengthEntry),
    Announced(CompetitionId, Box<Competition>),
    /// A club's new team was created.
    TeamMade(TeamId, ClubTeam),
    TeamEntered(CompetitionId, TeamId, Date, Delivery),
    PlayerEntered(CompetitionId, MemberNo, IndividualEntry),
    /// Groups were set.
    Grouped(CompetitionId, Vec<Vec<TeamId>>),
    /// A round was paired; the last list holds the teams that pass it without playing.
    Paired(CompetitionId, u16, Vec<(MatchId, Box<ClubMatch>)>, Vec<TeamId>),
    RoundClosed(CompetitionId, u16),
    /// A team left.
    TeamGone(CompetitionId, TeamId, TeamDeparture),
    /// A player wishes to continue.
    GoesOn(CompetitionId, MemberNo),
    PlayerAbsent(CompetitionId, MemberNo, u16),
    /// A player left after this many rounds.
    PlayerGone(CompetitionId, MemberNo, u16),
    /// A player chose the other competition.
    ChoseOther(CompetitionId, MemberNo),
    GameDateSet(CompetitionId, MemberNo, u16, Date),
    /// A line-up was submitted.
    LinedUp(MatchId, TeamSide, LineUp),
    /// A line-up was submitted, in an envelope.
    LineUpSealed(MatchId, TeamSide, SealedLineUp),
    /// A check was made or a document shown before play.
    Prepared(MatchId, TeamSide, Preparation),
    /// A check was made for a later session.
    SessionPrepared(MatchId, Preparation, u8),
    /// A check or a document was withdrawn.
    Unprepared(MatchId, TeamSide, Preparation, u8),
    Present(MatchId, TeamSide, TeamPresence),
    /// A substitute replaced a player.
    Substituted(MatchId, TeamSide, u8, ListNumber),
    /// A late player arrived, or failed to arrive.
    CameLate(MatchId, TeamSide, u8, Arrival),
    BoardSet(MatchId, u8, BoardStatus),
    Marked(MatchId, u8, TeamSide, RecordMark),
    /// A mark was taken off.
    Unmarked(MatchId, u8, TeamSide, RecordMark),
    /// A sealed-move envelope was recorded.
    Sealed(MatchId, u8, SealedMoveEnvelope),
    /// A remark was added to the back of the record.
    Noted(MatchId, Remark),
    /// A side's version of an incident was countersigned by the other.
    Countersigned(MatchId, TeamSide, u8),
    /// A board's result was corrected.
    Corrected(MatchId, u8, TeamBoardResult),
    /// A club reported its results.
    Reported(MatchId, TeamSide, ResultReport),
    /// The reports were compared; lists the boards that differ.
    Compared(MatchId, Vec<u8>),
    /// A delegate signed.
    Signed(MatchId, TeamSide, MemberNo),
    /// The record was changed after a delegate had signed, so the signatures no longer count.
    SignaturesFell(MatchId),
    /// The record arrived.
    RecordReceived(MatchId, Date),
    Moved(MatchId, Moment),
    /// 15.4: a board was moved to another time, or back to the start of its match.
    BoardMoved(MatchId, u8, Option<Moment>),
    /// A match was moved to the hall at this address, or back home.
    VenueSet(MatchId, Option<String>),
    /// A side of a knockout match advances.
    Passes(MatchId, TeamSide),
    /// A paper was submitted.
    HandedIn(HandedIn),
    /// A matter was raised.
    Raised(Box<CaseFile>),
    /// A case was decided.
    Ruled(CaseId, CaseDecision),
    /// A resolution was received.
    Received(CaseId, Date),
    /// A party received a resolution.
    ReceivedBy(CaseId, Party, Date),
    /// A case was appealed; the second is the appeal.
    Appealed(CaseId, CaseId),
    National(CaseId),
    /// A decision was revoked.
    Revoked(CaseId),
    /// The effects of a case's rulings were reversed.
    TakenBack(CaseId),
    /// A sanction was imposed.
    Sanctioned(Sanction),
    /// The sanctions of a case were lifted.
    Lifted(CaseId),
    CommitteeElected(Committee),
    CommissionNamed(Date, Vec<Member>),
    /// The Board or the Executive Council was named.
    CouncilNamed(DecidingBody, Council),
    /// The Commission met.
    Met(Date, BTreeSet<MemberNo>),
    MemberJoined(Member),
    MemberLeft(MemberNo),
    /// The table of sanctions was replaced.
    SanctionTable(SanctionTable),
    HomologationAsked(OpenId, OpenRequest),
    /// A homologation was granted or refused.
    Homologated(OpenId, bool),
    OpenAnnulled(OpenId),
    /// An event was annulled, or its annulment was revoked.
    EventAnnulled(CompetitionId, bool),
    VenueAsked(CompetitionId, VenueRequest),
    /// A venue was authorised or refused.
    VenueAuthorised(u32, bool),
    /// A venue's delegate was replaced.
    DelegateReplaced(u32, MemberNo, MemberNo),
    /// A change of date or venue was permitted.
    Permitted(CompetitionId, RoundChange),
    /// A round was postponed.
    RoundMoved(CompetitionId, u16, Moment),
    /// 15.10 (b): a round was moved to another hall, or back to the home clubs.
    HallSet(CompetitionId, u16, Option<RoundHall>),
    /// Lots were drawn.
    Drawn(CompetitionId, Vec<TeamId>),
    /// Lots were drawn for the last places of an individual event.
    PlacesDrawn(CompetitionId, Vec<MemberNo>),
    /// Teams were admitted to the consolation event of their category.
    Consoled(CompetitionId, Vec<TeamId>),
    /// An event counts for rating, or does not.
    Rated(CompetitionId, bool),
    Warned(SeasonWarning),
}

/// An act with its time and answers, as stored in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FiledAct {
    pub at: Moment,
    pub act: SeasonAct,
    pub events: Vec<SeasonAnswer>,
}

/// Returns the events that follow from an act, or a refusal. The state is not changed.
///
/// # Errors
/// A [`SeasonRefusal`] with its reason and provision.
pub fn decide(state: &SeasonState, act: &SeasonAct, at: Moment) -> Result<Vec<SeasonAnswer>, SeasonRefusal> {
    if !matches!(act, SeasonAct::Open(_)) && state.season.is_none() {
        return Err(RefusalReason::NoSeason.into());
    }
    match act {
        SeasonAct::Open(season) => office::open(state, season),
        SeasonAct::Holidays(days) => Ok(vec![SeasonAnswer::Holidays(days.clone())]),
        SeasonAct::Regulate(text) => office::regulate(text, at),
        SeasonAct::Carry(part) => carry::carry(state, part),
        SeasonAct::Several(acts) => carry::several(state, acts, at),
        SeasonAct::Fee(act) => fees::decide(state, act, at),
        SeasonAct::Club(act) => office::club(state, act, at),
        SeasonAct::Licence(act) => office::licence(state, act, at),
        SeasonAct::List(act) => office::list(state, act, at),
        SeasonAct::Event(act) => competition::decide(state, act, at),
        SeasonAct::Classify(event, order) => classify::decide(state, *event, order),
        SeasonAct::Match(id, act) => matchday::decide(state, *id, act, at),
        SeasonAct::HandIn(paper, about) => bodies::hand_in(state, *paper, *about, at),
        SeasonAct::Case(act) => rulings::decide(state, act, at),
        SeasonAct::Body(act) => bodies::decide(state, act, at),
        SeasonAct::AskHomologation(request) => bodies::ask_homologation(state, request, at),
        SeasonAct::AskVenue(event, request) => bodies::ask_venue(state, *event, request, at),
        SeasonAct::ReplaceDelegate { venue, old, new } => bodies::replace_delegate(state, *venue, *old, *new),
    }
}

/// Decides an act and applies its events.
///
/// # Errors
/// The refusal; the state is then unchanged.
pub fn act(
    state: SeasonState,
    act: &SeasonAct,
    at: Moment,
) -> Result<(SeasonState, Vec<SeasonAnswer>), (Box<SeasonState>, SeasonRefusal)> {
    match decide(&state, act, at) {
        Ok(events) => Ok((events.iter().fold(state, apply), events)),
        Err(refusal) => Err((Box::new(state), refusal)),
    }
}

impl SeasonState {
    /// Returns the state after a sequence of events.
    pub fn replay<'e>(events: impl IntoIterator<Item = &'e SeasonAnswer>) -> Self {
        events.into_iter().fold(Self::default(), apply)
    }
}
