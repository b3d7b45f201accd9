//! Conditions of acts that are not met, each with its sentence and its rule.

use crate::words::act_refusals as words;
use adoube_words::Text;

/// A condition that an act does not meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActRefusal {
    /// Both line-ups are open.
    LineUpsOpen,
    /// The line-up is on the record of a match already played.
    LineUpRecorded,
    /// The team has lost the match by absence.
    LineUpLost,
    /// The line-up differs from the opened envelope.
    EnvelopeDiffers,
    /// The line-up was submitted before the envelope.
    EnvelopeLate,
    /// The envelope names a board that the match does not have.
    EnvelopeBoards,
    /// The envelope names other boards than those affected.
    EnvelopeAffected,
    /// No envelope was submitted.
    NoEnvelope,
    EnvelopeOpened,
    /// The opened envelope names more or fewer players than boards.
    EnvelopeCount,
    /// The attendance is already recorded.
    Presence,
    /// A delegate signs while games are in play.
    GamesOpen,
    /// A body decided the result.
    Ruled,
    /// The whole match was lost.
    MatchLost,
    /// The team that advances is recorded.
    MatchPassed,
    SameResult,
    SubCondicione,
    /// The Committee decides the result.
    Committee,
    /// There is no result to correct.
    NoResult,
    /// The team has already given its version.
    Version,
    /// The Committee has already acted on the incident.
    VersionClosed,
    NothingToRead,
    /// The mark to take off is not on the record.
    NoMark,
    /// The check to withdraw is not recorded.
    NoCheck,
    /// The match has no such later session, or the check does not belong to one.
    NoSession,
    /// A version of an incident is empty or too long.
    Words,
    /// The disputed point is empty or too long.
    Point,
    /// A text is too long.
    Long,
    /// The report omits boards.
    AllBoards,
    /// The game is not adjourned.
    NotSealed,
    /// The game is already adjourned.
    StepSealed,
    /// The game is in its 15-minute finish.
    StepQuick,
    /// The third session is the last one.
    StepLast,
    /// Only a resolution of the Committee orders a third session.
    StepThird,
    /// A game sent for analysis can still decide the match.
    SendDecides,
    /// No round is paired.
    NoRound,
    /// Results and records have their own acts.
    OnMatchPage,
    /// The player can still be promoted.
    Promotion,
    /// The player has asked to play on.
    GoesOn,
    /// The rounds of a new competition are missing, too many or not in order.
    Rounds,
    /// An appeal is not raised as a new case.
    RaisedAppeal,
    /// A game *sub condicione* is not raised as a new case.
    RaisedAtBoard,
    /// A venue is not raised as a new case.
    RaisedVenue,
    /// No seat of the Commission is vacant.
    NoVacancy,
    /// A team was not knocked out of this cup by one of a higher category.
    Consolation,
    /// The requested change changes nothing.
    NothingMoves,
    /// The address of another venue is missing, too long or unasked.
    Address,
    /// The receipt precedes the resolution.
    Received,
    /// The Committee has no members or no election date.
    CommitteeElected,
    /// A body has no members or no election date, or ends its term before it.
    CouncilElected,
    /// The notice is not earlier than the meeting, or an absent person is not a member.
    Meeting,
    /// The circular has no number.
    Circular,
    /// The last day precedes the first.
    LastDay,
    /// One person is named as both delegates.
    SameDelegate,
    /// A venue request lacks its clubs or players, or names too many alternatives.
    Venue,
}

impl ActRefusal {
    pub(crate) const fn text(self) -> Text {
        self.told().0
    }

    pub(crate) const fn rule(self) -> Option<&'static str> {
        self.told().1
    }

    /// Returns the sentence and the rule behind it, if any.
    const fn told(self) -> (Text, Option<&'static str>) {
        match self {
            Self::LineUpsOpen => (words::LINE_UPS_OPEN, Some("Delegates 5.61")),
            Self::LineUpRecorded => (words::LINE_UP_IN, None),
            Self::LineUpLost => (words::LINE_UP_LOST, Some("Competition rules 12.3 (b)")),
            Self::EnvelopeDiffers => (words::ENVELOPE_DIFFERS, Some("Calendar 15.5")),
            Self::EnvelopeLate => (words::ENVELOPE_LATE, Some("Calendar 15.5")),
            Self::EnvelopeBoards => (words::ENVELOPE_BOARDS, None),
            Self::EnvelopeAffected => (words::ENVELOPE_AFFECTED, Some("Calendar 15.5")),
            Self::NoEnvelope => (words::NO_ENVELOPE, None),
            Self::EnvelopeOpened => (words::ENVELOPE_OPENED, None),
            Self::EnvelopeCount => (words::ENVELOPE_COUNT, Some("Calendar 15.5")),
            Self::Presence => (words::PRESENCE, None),
            Self::GamesOpen => (words::GAMES_OPEN, Some("Delegates 5.94")),
            Self::Ruled => (words::RULED, None),
            Self::MatchLost => (words::MATCH_LOST, None),
            Self::MatchPassed => (words::MATCH_PASSED, None),
            Self::SameResult => (words::SAME_RESULT, None),
            Self::SubCondicione => (words::SUB_CONDICIONE, Some("Sub-condicione 9")),
            Self::Committee => (words::COMMITTEE, None),
            Self::NoResult => (words::NO_RESULT, None),
            Self::Version => (words::VERSION, None),
            Self::VersionClosed => (words::VERSION_CLOSED, Some("Delegates 5.93")),
            Self::NothingToRead => (words::NOTHING_TO_READ, None),
            Self::NoMark => (words::NO_MARK, None),
            Self::NoCheck => (words::NO_CHECK, None),
            Self::NoSession => (words::NO_SESSION, None),
            Self::Words => (words::WORDS, Some("Delegates 5.93")),
            Self::Point => (words::POINT, Some("Sub-condicione 9")),
            Self::Long => (words::LONG, None),
            Self::AllBoards => (words::ALL_BOARDS, Some("Delegates 5.71")),
            Self::NotSealed => (words::NOT_SEALED, None),
            Self::StepSealed => (words::STEP_SEALED, None),
            Self::StepQuick => (words::STEP_QUICK, None),
            Self::StepLast => (words::STEP_LAST, None),
            Self::StepThird => (words::STEP_THIRD, Some("Adjournments 10.2 (b)")),
            Self::SendDecides => (words::SEND_DECIDES, Some("Adjournments 10.1 (b)")),
            Self::NoRound => (words::NO_ROUND, None),
            Self::OnMatchPage => (words::ON_MATCH_PAGE, None),
            Self::Promotion => (words::PROMOTION, Some("Withdrawals 14.22")),
            Self::GoesOn => (words::GOES_ON, Some("Withdrawals 14.22")),
            Self::Rounds => (words::ROUNDS, None),
            Self::RaisedAppeal => (words::RAISED_APPEAL, None),
            Self::RaisedAtBoard => (words::RAISED_AT_BOARD, None),
            Self::RaisedVenue => (words::RAISED_VENUE, None),
            Self::NoVacancy => (words::NO_VACANCY, Some("Sports Commission 3.3")),
            Self::Consolation => (words::CONSOLATION, Some("Pairing systems 3.11")),
            Self::NothingMoves => (words::NOTHING_MOVES, None),
            Self::Address => (words::ADDRESS, None),
            Self::Received => (words::RECEIVED, Some("Competition Committee 2.1 (a)")),
            Self::CommitteeElected => (words::ELECTED, Some("Competition Committee 1.1")),
            Self::CouncilElected => (words::COUNCIL_ELECTED, None),
            Self::Meeting => (words::MEETING, Some("Sports Commission 8.1")),
            Self::Circular => (words::CIRCULAR, None),
            Self::LastDay => (words::LAST_DAY, None),
            Self::SameDelegate => (words::SAME_DELEGATE, Some("Delegates 5.422 g")),
            Self::Venue => (words::VENUE, Some("Delegates 5.422 e-f")),
        }
    }
}
