//! Refusals of acts, with their provisions.

use crate::act_refusal::ActRefusal;
use crate::finding::HandbookFinding;
use crate::ids::TeamSide;
use crate::licence::LicencePaper;
use crate::names::{NameLookup, NumbersOnly};
use crate::regulations::RegulationsError;
use crate::words::refusals;
use adoube_laws::{Article, Date, Moment};
use adoube_words::{Language, Text};

/// The kind of an object that an act refers to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    Club,
    Player,
    Team,
    /// A competition.
    Event,
    Match,
    Case,
    /// An open tournament.
    Open,
    Board,
    Round,
    Venue,
    /// A row of the table of sanctions.
    Sanction,
    /// A strength list.
    List,
    /// An application for a licence.
    Application,
}

/// The reason for a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RefusalReason {
    /// No season is open.
    NoSeason,
    /// A season is already open.
    SeasonOpen,
    /// The handbook forbids it; lists every finding.
    Rules(Vec<HandbookFinding>),
    /// The object does not exist.
    Unknown(Thing, u32),
    /// The object already exists.
    Twice(Thing, u32),
    PapersMissing(Vec<LicencePaper>),
    /// A line-up is missing.
    NoLineUp(TeamSide),
    /// The board already has a result.
    BoardSettled(u8),
    /// Nobody can be replaced on the board: the player has arrived, or the board has a result.
    BoardNotOpen(u8),
    /// A condition of the act itself is not met.
    Act(ActRefusal),
    /// The ruling does not fit the matter.
    WrongRuling,
    /// The Sports Commission decides by vote, and none was given.
    VoteNeeded,
    /// The vote did not carry the ruling.
    NotCarried,
    /// The Commission must have members within these limits, one of them president.
    CommissionIncomplete {
        members: u8,
        fewest: u8,
        most: u8,
    },
    /// A removal by the other members needs all their votes.
    NotUnanimous,
    /// A revocation must be convened by three signatories.
    NotConvened,
    /// The case is already decided.
    Decided,
    /// The case is not decided yet.
    NotDecided,
    /// Matches of the round have no result.
    MatchesOpen(Vec<u32>),
    NoMoreRounds,
    /// The previous round is still open.
    RoundOpen,
    /// No table exists for this number of teams.
    NoTable(u16),
    /// The player is suspended.
    Suspended(u32),
    EntriesClosed,
    /// The player does not belong to the club.
    OtherClub(u32),
    /// The delegate does not belong to the club.
    NotDelegate(u32),
    /// The game needs an envelope that meets 11.1, 11.2 and 10.2.
    Envelope,
    /// The club has no team in that category that can enter.
    NoTeamFor,
    /// A team of the club is paired in this competition, so that the letters of its teams stay as they are.
    LettersStay(u32, u32),
    /// A team event, which players cannot enter individually.
    TeamsOnly,
    /// An individual event, which teams cannot enter.
    PlayersOnly,
    /// A strength list has more players than this.
    ListTooLong(usize),
    /// Both delegates have signed the record.
    Signed,
    /// Cannot be recorded before this time, as it has not happened yet.
    TooEarly(Moment),
    /// The sheet has fewer names than this, half the team.
    BelowHalf(u8),
    /// Games of the match have begun or been played.
    PlayBegun,
    /// The player of the board is already recorded as arrived.
    Arrived(u8),
    /// The report omits the results of these boards.
    ReportIncomplete(Vec<u8>),
    /// More votes than members, or the president's vote is not among them.
    VoteTotals(u8),
    /// The round is closed and cannot be moved.
    RoundClosed(u16),
    /// Points are deducted from a team, so a club's sanction must name one.
    WhichTeam,
    /// The distance to an open on the same days is required.
    DistanceNeeded(u32),
    /// A group of this size has too few teams for the promotions and relegations.
    TooManyPlaces(u16),
    /// The open lies outside the season.
    OutsideSeason,
    /// Lots must be drawn among all the teams that the final table leaves level.
    NotLevel,
    /// The person is not a member of the body.
    NotMember(u32),
    /// The person decided the matter in an earlier instance.
    SatBefore(u32),
    /// The members who sat are not given.
    WhoSat,
    /// The resolution does not concern this party.
    NotParty,
    /// The hall is too small for the round: boards needed, boards that fit.
    HallTooSmall(u16, u16),
    /// The match has begun, or its starting time has passed.
    MatchBegun,
    /// The requested time has passed.
    NotAhead,
    /// One of the teams plays this other match on the same day.
    Busy(u32),
    /// The team belongs to another category.
    OtherCategory(u32),
    /// The act that submitted the matter to its body was undone.
    CaseWithdrawn,
    /// More pieces than in the previous envelope.
    MorePieces(u8),
    /// A sheet has no name for the board, so no game was played there.
    NobodyThere(u8),
    /// 15.4: affected matches are played on a Saturday or a holiday, which this day is not.
    WorkingDay(Date),
    /// 15.4: the matches affected are not given.
    WhichMatches,
    /// 15.4 is about events by the league system.
    NotRoundRobin,
    /// The figures do not make a norm of Mestre Català.
    NotANorm,
    /// The tournament of the norm is not homologated.
    NotHomologated,
    /// The title needs three norms that are held.
    NormsMissing,
    /// The ground is one of Mestre Català, not of this title.
    OtherTitle,
    /// The norm, or the classification of the event, is already recorded.
    Rewarded,
    /// The mark does not fit the board: `X` without an absence, or `C` in a team match.
    WrongMark,
    /// The event asks for this Elo.
    BelowMinimum(u16),
    /// 5.422 h: an entry for a junior or infantil event gives the age.
    AgeNeeded,
    /// The event gives neither titles nor norms.
    NoTitleEvent,
    /// The event is not over.
    NotOver,
    /// The Copa has this many boards.
    CupBoards(u8),
    /// The club is of another province than the competition.
    OtherProvince(u32),
    /// It is the home delegate's duty.
    HomeDuty,
    /// The paper is not about such a subject.
    WrongPaper,
    /// 15.2: the Commission does not treat the other event as official, so that nothing is moved for it.
    ClashRefused,
    /// 5.93: the other side has not countersigned a side's version of the incident.
    NotCountersigned(TeamSide),
    /// The event has not begun.
    NotBegun,
    /// The text of new regulations has an error.
    Regulations(Box<RegulationsError>),
    /// The season to take over is not an earlier one.
    NotEarlier,
    /// Everything the club owes is invoiced.
    NothingToInvoice,
    /// A sum of money is zero or too large, or its text is missing or too long.
    BadSum,
    /// Only acts of clubs, licences, lists and fees are done several at once.
    NotTogether,
}

/// A refused act: the reason, and the provision that applies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonRefusal {
    pub reason: RefusalReason,
    /// The provision that applies; `None` where the handbook has none, for example for an object that does not exist.
    pub cites: Option<Article>,
}

impl RefusalReason {
    /// Returns the rule of the handbook behind the reason, if any.
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::Act(act) => return act.rule(),
            Self::PapersMissing(papers) => papers.first().map_or("Delegates 5.24", |paper| paper.rule()),
            Self::NoLineUp(_) => "Delegates 5.61",
            Self::Envelope => "Sealed moves 11.1",
            Self::VoteNeeded | Self::NotCarried => "Sports Commission 7.1",
            Self::CommissionIncomplete { .. } => "Sports Commission 1.1",
            Self::NotUnanimous => "Sports Commission 3.1",
            Self::NotConvened => "Sports Commission 6.1",
            Self::Suspended(_) => "Competition Committee 3.1",
            Self::NoTeamFor | Self::LettersStay(..) => "Teams 7.25",
            Self::OtherCategory(_) => "Delegates 5.421",
            Self::Signed | Self::NotDelegate(_) => "Delegates 5.94",
            Self::BelowHalf(_) | Self::PlayBegun => "Competition rules 12.3",
            Self::ReportIncomplete(_) => "Delegates 5.71",
            Self::DistanceNeeded(_) => "Open tournaments 2",
            Self::CupBoards(_) => "Teams 7.26",
            Self::ClashRefused => "Calendar 15.2",
            Self::NotCountersigned(_) => "Delegates 5.93",
            Self::AgeNeeded => "Delegates 5.422 h",
            Self::NormsMissing => "Master, title 5",
            Self::WrongMark => "Delegates 5.92",
            Self::WorkingDay(_) | Self::WhichMatches | Self::NotRoundRobin => "Calendar 15.4",
            _ => return None,
        })
    }
}

impl From<RefusalReason> for SeasonRefusal {
    fn from(reason: RefusalReason) -> Self {
        let cites = match &reason {
            RefusalReason::Rules(findings) => findings.first().map(HandbookFinding::cites),
            other => other.rule().map(Article::new),
        };
        Self { reason, cites }
    }
}

impl From<ActRefusal> for SeasonRefusal {
    fn from(act: ActRefusal) -> Self {
        RefusalReason::Act(act).into()
    }
}

impl From<Vec<HandbookFinding>> for SeasonRefusal {
    fn from(findings: Vec<HandbookFinding>) -> Self {
        RefusalReason::Rules(findings).into()
    }
}

impl From<HandbookFinding> for SeasonRefusal {
    fn from(finding: HandbookFinding) -> Self {
        RefusalReason::Rules(vec![finding]).into()
    }
}

impl Thing {
    const fn text(self) -> Text {
        match self {
            Self::Club => refusals::CLUB,
            Self::Player => refusals::PLAYER,
            Self::Team => refusals::TEAM,
            Self::Event => refusals::EVENT,
            Self::Match => refusals::MATCH,
            Self::Case => refusals::CASE,
            Self::Open => refusals::OPEN,
            Self::Board => refusals::BOARD,
            Self::Round => refusals::ROUND,
            Self::Venue => refusals::VENUE,
            Self::Sanction => refusals::SANCTION,
            Self::List => refusals::LIST,
            Self::Application => refusals::APPLICATION,
        }
    }
}

impl SeasonRefusal {
    /// Returns a refusal under another rule than the usual one of its condition.
    pub(crate) fn under(act: ActRefusal, rule: &'static str) -> Self {
        Self { reason: RefusalReason::Act(act), cites: Some(Article::new(rule)) }
    }

    /// Returns the findings of section 31, if there are any.
    pub fn findings(&self) -> &[HandbookFinding] {
        match &self.reason {
            RefusalReason::Rules(findings) => findings,
            _ => &[],
        }
    }

    /// Returns the refusal as text, with names from the lookup.
    pub fn text(&self, language: Language, names: &dyn NameLookup) -> String {
        use RefusalReason as R;
        let thing = |text: Text, thing: Thing, id: u32| {
            text.fill(language, &[("thing", &thing.text().get(language)), ("id", &id)])
        };
        let person = |text: Text, id: u32| text.fill(language, &[("player", &names.person(crate::ids::MemberNo(id)))]);
        match &self.reason {
            R::Rules(findings) => {
                findings.iter().map(|finding| finding.text(language, names)).collect::<Vec<_>>().join(" ")
            }
            R::Unknown(what, id) => thing(refusals::UNKNOWN, *what, *id),
            R::Twice(Thing::Team, id) => {
                refusals::TWICE_NAMED.fill(language, &[("name", &names.team(crate::ids::TeamId(*id)))])
            }
            R::Twice(Thing::Player, id) => {
                refusals::TWICE_NAMED.fill(language, &[("name", &names.person(crate::ids::MemberNo(*id)))])
            }
            R::Twice(what, id) => thing(refusals::TWICE, *what, *id),
            R::PapersMissing(papers) => {
                let list: Vec<&str> = papers.iter().map(|paper| paper.text().get(language)).collect();
                refusals::PAPERS_MISSING.fill(language, &[("papers", &list.join(", "))])
            }
            R::NoLineUp(side) => {
                let side = match side {
                    TeamSide::Home => "home",
                    TeamSide::Visitors => "visitors",
                };
                refusals::NO_LINE_UP.fill(language, &[("side", &side)])
            }
            R::BoardSettled(board) => refusals::BOARD_SETTLED.fill(language, &[("board", board)]),
            R::BoardNotOpen(board) => refusals::BOARD_NOT_OPEN.fill(language, &[("board", board)]),
            R::TooEarly(from) => refusals::TOO_EARLY.fill(language, &[("at", &from.to_string().replace('T', " "))]),
            R::BelowHalf(players) => refusals::BELOW_HALF.fill(language, &[("players", players)]),
            R::Arrived(board) => refusals::ARRIVED.fill(language, &[("board", board)]),
            R::ReportIncomplete(boards) => {
                let list: Vec<String> = boards.iter().map(u8::to_string).collect();
                refusals::REPORT_INCOMPLETE.fill(language, &[("boards", &list.join(", "))])
            }
            R::VoteTotals(members) => refusals::VOTE_TOTALS.fill(language, &[("members", members)]),
            R::RoundClosed(round) => refusals::ROUND_CLOSED.fill(language, &[("round", round)]),
            R::DistanceNeeded(id) => {
                refusals::DISTANCE_NEEDED.fill(language, &[("event", &names.open(crate::ids::OpenId(*id)))])
            }
            R::CommissionIncomplete { members, fewest, most } => refusals::COMMISSION_INCOMPLETE
                .fill(language, &[("members", members), ("fewest", fewest), ("most", most)]),
            R::MatchesOpen(matches) => {
                let list = matches.iter().take(20).map(|id| names.pairing(crate::ids::MatchId(*id)));
                refusals::MATCHES_OPEN.fill(language, &[("matches", &list.collect::<Vec<_>>().join("; "))])
            }
            R::TooManyPlaces(teams) => refusals::TOO_MANY_PLACES.fill(language, &[("teams", teams)]),
            R::NoTable(teams) => refusals::NO_TABLE.fill(language, &[("teams", teams)]),
            R::Suspended(id) => person(refusals::SUSPENDED, *id),
            R::OtherClub(id) => person(refusals::OTHER_CLUB, *id),
            R::NotMember(id) => person(refusals::NOT_MEMBER, *id),
            R::SatBefore(id) => person(refusals::SAT_BEFORE, *id),
            R::OtherCategory(id) => {
                refusals::OTHER_CATEGORY.fill(language, &[("team", &names.team(crate::ids::TeamId(*id)))])
            }
            R::LettersStay(team, event) => {
                let (team, event) =
                    (names.team(crate::ids::TeamId(*team)), names.event(crate::ids::CompetitionId(*event)));
                refusals::LETTERS_STAY.fill(language, &[("team", &team), ("competition", &event)])
            }
            R::HallTooSmall(needed, boards) => {
                refusals::HALL_TOO_SMALL.fill(language, &[("needed", needed), ("boards", boards)])
            }
            R::Busy(id) => refusals::BUSY.fill(language, &[("match", &names.pairing(crate::ids::MatchId(*id)))]),
            R::WorkingDay(on) => refusals::WORKING_DAY.fill(language, &[("date", on)]),
            R::CupBoards(boards) => refusals::CUP_BOARDS.fill(language, &[("boards", boards)]),
            R::OtherProvince(id) => {
                refusals::OTHER_PROVINCE.fill(language, &[("club", &names.club(crate::ids::ClubId(*id)))])
            }
            R::NotCountersigned(side) => {
                let side = match side {
                    TeamSide::Home => "home",
                    TeamSide::Visitors => "visitors",
                };
                refusals::NOT_COUNTERSIGNED.fill(language, &[("side", &side)])
            }
            R::BelowMinimum(elo) => refusals::BELOW_MINIMUM.fill(language, &[("elo", elo)]),
            R::NobodyThere(board) => refusals::NOBODY_THERE.fill(language, &[("board", board)]),
            R::MorePieces(board) => refusals::MORE_PIECES.fill(language, &[("board", board)]),
            R::ListTooLong(most) => refusals::LIST_TOO_LONG.fill(language, &[("most", most)]),
            R::NotDelegate(id) => person(refusals::NOT_DELEGATE, *id),
            R::Regulations(error) => refusals::REGULATIONS.fill(language, &[("error", &error.sentence(language))]),
            plain => plain.plain().map_or_else(String::new, |text| text.get(language).to_owned()),
        }
    }
}

impl RefusalReason {
    /// Returns the text, unless it has placeholders.
    const fn plain(&self) -> Option<Text> {
        Some(match self {
            Self::Act(act) => act.text(),
            Self::NoSeason => refusals::NO_SEASON,
            Self::SeasonOpen => refusals::SEASON_OPEN,
            Self::WrongRuling => refusals::WRONG_RULING,
            Self::VoteNeeded => refusals::VOTE_NEEDED,
            Self::NotCarried => refusals::NOT_CARRIED,
            Self::NotUnanimous => refusals::NOT_UNANIMOUS,
            Self::NotConvened => refusals::NOT_CONVENED,
            Self::Decided => refusals::DECIDED,
            Self::NotDecided => refusals::NOT_DECIDED,
            Self::NoMoreRounds => refusals::NO_MORE_ROUNDS,
            Self::RoundOpen => refusals::ROUND_OPEN,
            Self::EntriesClosed => refusals::ENTRIES_CLOSED,
            Self::Envelope => refusals::ENVELOPE,
            Self::NoTeamFor => refusals::NO_TEAM_FOR,
            Self::TeamsOnly => refusals::TEAMS_ONLY,
            Self::PlayersOnly => refusals::PLAYERS_ONLY,
            Self::Signed => refusals::SIGNED,
            Self::PlayBegun => refusals::PLAY_BEGUN,
            Self::WhichTeam => refusals::WHICH_TEAM,
            Self::OutsideSeason => refusals::OUTSIDE_SEASON,
            Self::NotLevel => refusals::NOT_LEVEL,
            Self::WhoSat => refusals::WHO_SAT,
            Self::NotParty => refusals::NOT_PARTY,
            Self::MatchBegun => refusals::MATCH_BEGUN,
            Self::NotAhead => refusals::NOT_AHEAD,
            Self::CaseWithdrawn => refusals::CASE_WITHDRAWN,
            Self::WhichMatches => refusals::WHICH_MATCHES,
            Self::NotRoundRobin => refusals::NOT_ROUND_ROBIN,
            Self::WrongMark => refusals::WRONG_MARK,
            Self::NotANorm => refusals::NOT_A_NORM,
            Self::NotHomologated => refusals::NOT_HOMOLOGATED,
            Self::NormsMissing => refusals::NORMS_MISSING,
            Self::OtherTitle => refusals::OTHER_TITLE,
            Self::Rewarded => refusals::REWARDED,
            Self::HomeDuty => refusals::HOME_DUTY,
            Self::WrongPaper => refusals::WRONG_PAPER,
            Self::ClashRefused => refusals::CLASH_REFUSED,
            Self::NotBegun => refusals::NOT_BEGUN,
            Self::NotEarlier => refusals::NOT_EARLIER,
            Self::AgeNeeded => refusals::AGE_NEEDED,
            Self::NoTitleEvent => refusals::NO_TITLE_EVENT,
            Self::NotOver => refusals::NOT_OVER,
            Self::NothingToInvoice => refusals::NOTHING_TO_INVOICE,
            Self::BadSum => refusals::BAD_SUM,
            Self::NotTogether => refusals::NOT_TOGETHER,
            Self::Rules(_)
            | Self::Unknown(..)
            | Self::Twice(..)
            | Self::PapersMissing(_)
            | Self::NoLineUp(_)
            | Self::BoardSettled(_)
            | Self::BoardNotOpen(_)
            | Self::CommissionIncomplete { .. }
            | Self::MatchesOpen(_)
            | Self::NoTable(_)
            | Self::Suspended(_)
            | Self::OtherClub(_)
            | Self::NotDelegate(_)
            | Self::ListTooLong(_)
            | Self::TooEarly(_)
            | Self::BelowHalf(_)
            | Self::Arrived(_)
            | Self::ReportIncomplete(_)
            | Self::VoteTotals(_)
            | Self::RoundClosed(_)
            | Self::DistanceNeeded(_)
            | Self::TooManyPlaces(_)
            | Self::NotMember(_)
            | Self::SatBefore(_)
            | Self::HallTooSmall(..)
            | Self::Busy(_)
            | Self::OtherCategory(_)
            | Self::LettersStay(..)
            | Self::MorePieces(_)
            | Self::NobodyThere(_)
            | Self::WorkingDay(_)
            | Self::BelowMinimum(_)
            | Self::CupBoards(_)
            | Self::OtherProvince(_)
            | Self::NotCountersigned(_)
            | Self::Regulations(_) => return None,
        })
    }
}

impl std::fmt::Display for SeasonRefusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.text(Language::English, &NumbersOnly))?;
        self.cites.as_ref().map_or(Ok(()), |cites| write!(f, " [{}]", cites.number()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulations::Regulations;
    use std::collections::BTreeSet;

    #[test]
    fn refusals_have_sentences_in_every_language() {
        use RefusalReason as R;
        let reasons = vec![
            R::NoSeason,
            R::SeasonOpen,
            R::Rules(vec![HandbookFinding::AdditionLate]),
            R::Unknown(Thing::Club, 3),
            R::Twice(Thing::Team, 3),
            R::PapersMissing(vec![LicencePaper::Insurance, LicencePaper::FamilyBook]),
            R::NoLineUp(TeamSide::Home),
            R::BoardSettled(2),
            R::BoardNotOpen(2),
            R::Act(ActRefusal::NoRound),
            R::WrongRuling,
            R::VoteNeeded,
            R::NotCarried,
            R::CommissionIncomplete { members: 4, fewest: 5, most: 8 },
            R::NotUnanimous,
            R::NotConvened,
            R::Decided,
            R::NotDecided,
            R::MatchesOpen(vec![1, 2]),
            R::NoMoreRounds,
            R::RoundOpen,
            R::NoTable(70),
            R::Suspended(4),
            R::EntriesClosed,
            R::OtherClub(4),
            R::NotDelegate(4),
            R::Envelope,
            R::NoTeamFor,
            R::LettersStay(3, 2),
            R::TeamsOnly,
            R::PlayersOnly,
            R::ListTooLong(999),
            R::Regulations(Box::new(Regulations::parse("x = 1").unwrap_err())),
            R::Signed,
            R::TooEarly("1989-10-14T16:30".parse().unwrap()),
            R::BelowHalf(4),
            R::PlayBegun,
            R::Arrived(3),
            R::ReportIncomplete(vec![2, 3]),
            R::VoteTotals(5),
            R::RoundClosed(3),
            R::WhichTeam,
            R::DistanceNeeded(1),
            R::OutsideSeason,
            R::TooManyPlaces(3),
            R::NotLevel,
            R::NotMember(4),
            R::SatBefore(4),
            R::WhoSat,
            R::NotParty,
            R::HallTooSmall(40, 24),
            R::MatchBegun,
            R::NotAhead,
            R::Busy(7),
            R::OtherCategory(3),
            R::CaseWithdrawn,
            R::MorePieces(2),
            R::NobodyThere(2),
            R::WorkingDay("1989-11-15".parse().unwrap()),
            R::WhichMatches,
            R::NotRoundRobin,
            R::NotANorm,
            R::NotHomologated,
            R::WrongMark,
            R::BelowMinimum(2100),
            R::AgeNeeded,
            R::NoTitleEvent,
            R::NotOver,
            R::NormsMissing,
            R::OtherTitle,
            R::Rewarded,
            R::CupBoards(4),
            R::OtherProvince(2),
            R::HomeDuty,
            R::WrongPaper,
            R::ClashRefused,
            R::NotCountersigned(TeamSide::Visitors),
            R::NotBegun,
            R::NotEarlier,
            R::NothingToInvoice,
            R::BadSum,
            R::NotTogether,
        ];
        for reason in reasons {
            let refusal = SeasonRefusal::from(reason);
            let all = Language::ALL.map(|language| refusal.text(language, &NumbersOnly));
            assert!(all.iter().all(|s| !s.contains('{') && !s.is_empty()), "{all:?}");
            let own = Language::ALL.into_iter().filter(|language| language.fallback().is_none());
            let distinct: BTreeSet<String> = own.map(|language| refusal.text(language, &NumbersOnly)).collect();
            assert_eq!(distinct.len(), 5, "{refusal}");
        }
    }
}
