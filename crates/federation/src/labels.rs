//! Names of documents, bodies, matters and choices, for lists and forms.

use crate::appeal::DecidingBody;
use crate::cases::{Matter, RulingKind};
use crate::ids::TeamSide;
use crate::licence::LicencePaper;
use crate::papers::PaperKind;
use crate::words::labels;
use crate::words::refusals;
use adoube_words::Text;

impl TeamSide {
    /// Returns its display name.
    pub const fn text(self) -> Text {
        match self {
            Self::Home => refusals::HOME,
            Self::Visitors => refusals::VISITORS,
        }
    }
}

impl LicencePaper {
    /// Returns its display name.
    pub const fn text(self) -> Text {
        match self {
            Self::ChangeList => labels::LICENCE_PAPER_CHANGE_LIST,
            Self::Insurance => labels::LICENCE_PAPER_INSURANCE,
            Self::NationalNumber => labels::LICENCE_PAPER_NATIONAL,
            Self::Telephone => labels::LICENCE_PAPER_TELEPHONE,
            Self::SmallForm => labels::LICENCE_PAPER_SMALL_FORM,
            Self::LargeForms => labels::LICENCE_PAPER_LARGE_FORMS,
            Self::SmallFormCopy => labels::LICENCE_PAPER_SMALL_COPY,
            Self::OwnForm => labels::LICENCE_PAPER_OWN_FORM,
            Self::OldLicence => labels::LICENCE_PAPER_OLD_LICENCE,
            Self::FamilyBook => labels::LICENCE_PAPER_FAMILY_BOOK,
        }
    }
}

impl PaperKind {
    /// Returns its display name.
    pub const fn text(self) -> Text {
        match self {
            Self::PromotionList => labels::PAPER_PROMOTION_LIST,
            Self::Result => labels::PAPER_RESULT,
            Self::Record => labels::PAPER_RECORD,
            Self::ScoreSheets => labels::PAPER_SCORE_SHEETS,
            Self::Envelopes => labels::PAPER_ENVELOPES,
            Self::DelayProofs => labels::PAPER_DELAY_PROOFS,
            Self::FamilyBook => labels::PAPER_FAMILY_BOOK,
            Self::SealedGame => labels::PAPER_SEALED_GAME,
            Self::Forms => labels::PAPER_FORMS,
            Self::DelegationNotice => labels::PAPER_DELEGATION_NOTICE,
            Self::DelegationResults => labels::PAPER_DELEGATION_RESULTS,
            Self::TravelCover => labels::PAPER_TRAVEL_COVER,
            Self::OfficialsReports => labels::PAPER_OFFICIALS_REPORTS,
            Self::RoundResults => labels::PAPER_ROUND_RESULTS,
            Self::PreferentScoreSheets => labels::PAPER_PREFERENT_SHEETS,
            Self::PairingCards => labels::PAPER_PAIRING_CARDS,
            Self::Crosstable => labels::PAPER_CROSSTABLE,
            Self::OpenReport => labels::PAPER_OPEN_REPORT,
        }
    }
}

impl DecidingBody {
    /// Returns its display name.
    pub const fn text(self) -> Text {
        match self {
            Self::CompetitionCommittee => labels::BODY_COMMITTEE,
            Self::SportsCommission => labels::BODY_COMMISSION,
            Self::Board => labels::BODY_BOARD,
            Self::ExecutiveCouncil => labels::BODY_COUNCIL,
            Self::Feda => labels::BODY_FEDA,
            Self::SportsDiscipline => labels::BODY_DISCIPLINE,
            Self::Federation => labels::BODY_FEDERATION,
        }
    }
}

impl RulingKind {
    /// Returns its display name.
    pub const fn text(self) -> Text {
        match self {
            Self::Yes => labels::RULING_YES,
            Self::No => labels::RULING_NO,
            Self::Result => labels::RULING_RESULT,
            Self::At => labels::RULING_AT,
            Self::Sanction => labels::RULING_SANCTION,
            Self::Order => labels::RULING_ORDER,
            Self::Instead => labels::RULING_INSTEAD,
        }
    }
}

impl Matter {
    /// Returns its display name.
    pub const fn text(&self) -> Text {
        match self {
            Self::Venue(_) => labels::MATTER_VENUE,
            Self::Incident(..) => labels::MATTER_INCIDENT,
            Self::SubCondicione(..) => labels::MATTER_SUB_CONDICIONE,
            Self::Analysis(..) => labels::MATTER_ANALYSIS,
            Self::AnalysisAfterSecond(..) => labels::MATTER_ANALYSIS_SECOND,
            Self::ThirdSession(..) => labels::MATTER_THIRD,
            Self::DelayProof(..) => labels::MATTER_DELAY,
            Self::ForceMajeure(..) => labels::MATTER_FORCE_MAJEURE,
            Self::Withdrawal(..) => labels::MATTER_WITHDRAWAL,
            Self::Clash(_) => labels::MATTER_CLASH,
            Self::OtherEvent(..) => labels::MATTER_OTHER_EVENT,
            Self::RoundRobinDate(..) => labels::MATTER_DATE,
            Self::LastRound(_) => labels::MATTER_LAST_ROUND,
            Self::LastSwissRound(_) => labels::MATTER_LAST_SWISS,
            Self::CopaPass(..) => labels::MATTER_COPA_PASS,
            Self::Change(..) => labels::MATTER_CHANGE,
            Self::MatchChange(..) => labels::MATTER_MATCH_CHANGE,
            Self::Breach(_) => labels::MATTER_BREACH,
            Self::Sanction(_) => labels::MATTER_SANCTION,
            Self::Appointment(_) => labels::MATTER_APPOINTMENT,
            Self::Removal(_) => labels::MATTER_REMOVAL,
            Self::Vacancy(_) => labels::MATTER_VACANCY,
            Self::Revocation { .. } => labels::MATTER_REVOCATION,
            Self::Consolation(..) => labels::MATTER_CONSOLATION,
            Self::Lots(..) => labels::MATTER_LOTS,
            Self::OpenRules(_) => labels::MATTER_OPEN_RULES,
            Self::Annulment(_) | Self::EventAnnulment(_) => labels::MATTER_ANNULMENT,
            Self::Rated(_) => labels::MATTER_RATED,
            Self::Appeal(_) => labels::MATTER_APPEAL,
        }
    }
}
