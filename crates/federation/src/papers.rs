//! Documents that must reach the federation, and the record of those submitted (Delegates 5.22, 5.812-5.814; Identification
//! 6.22; Adjournments 10.2 a; Delegations 2-5; Organisers 1-5; Open tournaments 7).

use crate::ids::{ClubId, CompetitionId, MatchId, MemberNo, OpenId, TeamSide};
use crate::venue::Province;
use adoube_laws::Date;
use serde::{Deserialize, Serialize};

/// A paper that must reach the federation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PaperKind {
    /// 5.22: the list of category promotions, with tournament and score.
    PromotionList,
    /// 5.71: the result of a match; fulfilled by a report.
    Result,
    /// 5.811: the record of a match.
    Record,
    /// 5.812: both original scoresheets, marked «arxiu».
    ScoreSheets,
    /// 5.813: sealed-move envelopes.
    Envelopes,
    /// 5.814: proofs of delay.
    DelayProofs,
    /// Identification 6.22: a photocopy of the family book, in infantil championships.
    FamilyBook,
    /// Adjournments 10.2 (a): a game sealed twice, urgently, with both players' telephone numbers.
    SealedGame,
    /// Delegations 2: forms.
    Forms,
    /// Delegations 3: notice of events, assemblies and changes.
    DelegationNotice,
    /// Delegations 4: results by round and final classification, pairing cards, Preferents' scoresheets.
    DelegationResults,
    /// Delegations 5: travel and lodging covered for the final.
    TravelCover,
    /// Organisers 1: reports of arbiter, director and competition committee.
    OfficialsReports,
    /// Organisers 2: results by round with the final classification.
    RoundResults,
    /// Organisers 3: original scoresheets in duplicate, if Preferents play.
    PreferentScoreSheets,
    /// Organisers 4: pairing cards, in a Swiss.
    PairingCards,
    /// Organisers 5: the crosstable, in a round robin.
    Crosstable,
    /// Open tournaments 7: the report with remarks.
    OpenReport,
}

impl PaperKind {
    /// All documents.
    pub const ALL: [Self; 18] = [
        Self::PromotionList,
        Self::Result,
        Self::Record,
        Self::ScoreSheets,
        Self::Envelopes,
        Self::DelayProofs,
        Self::FamilyBook,
        Self::SealedGame,
        Self::Forms,
        Self::DelegationNotice,
        Self::DelegationResults,
        Self::TravelCover,
        Self::OfficialsReports,
        Self::RoundResults,
        Self::PreferentScoreSheets,
        Self::PairingCards,
        Self::Crosstable,
        Self::OpenReport,
    ];

    /// Returns whether it can be about a subject.
    pub const fn is_about(self, about: PaperSubject) -> bool {
        match self {
            Self::Result => matches!(about, PaperSubject::MatchSide(..)),
            Self::Record | Self::ScoreSheets | Self::Envelopes | Self::DelayProofs | Self::SealedGame => {
                matches!(about, PaperSubject::Match(_))
            }
            Self::PromotionList => matches!(about, PaperSubject::Club(_) | PaperSubject::Event(_)),
            Self::FamilyBook => matches!(about, PaperSubject::Person(_)),
            Self::Forms | Self::DelegationNotice => matches!(about, PaperSubject::Province(_)),
            Self::TravelCover => matches!(about, PaperSubject::Province(_) | PaperSubject::Person(_)),
            Self::OpenReport => matches!(about, PaperSubject::Open(_)),
            Self::DelegationResults | Self::Crosstable | Self::PairingCards => matches!(about, PaperSubject::Event(_)),
            Self::OfficialsReports | Self::RoundResults | Self::PreferentScoreSheets => {
                matches!(about, PaperSubject::Event(_) | PaperSubject::Open(_))
            }
        }
    }

    /// Returns the rule that requires it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::PromotionList => "Delegates 5.22",
            Self::Result => "Delegates 5.71",
            Self::Record => "Delegates 5.811",
            Self::ScoreSheets => "Delegates 5.812",
            Self::Envelopes => "Delegates 5.813",
            Self::DelayProofs => "Delegates 5.814",
            Self::FamilyBook => "Identification 6.22",
            Self::SealedGame => "Adjournments 10.2 (a)",
            Self::Forms => "Delegations 2",
            Self::DelegationNotice => "Delegations 3",
            Self::DelegationResults => "Delegations 4",
            Self::TravelCover => "Delegations 5",
            Self::OfficialsReports => "Organisers 1",
            Self::RoundResults => "Organisers 2",
            Self::PreferentScoreSheets => "Organisers 3",
            Self::PairingCards => "Organisers 4",
            Self::Crosstable => "Organisers 5",
            Self::OpenReport => "Open tournaments 7",
        }
    }
}

/// The subject of a paper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PaperSubject {
    Match(MatchId),
    MatchSide(MatchId, TeamSide),
    Event(CompetitionId),
    Open(OpenId),
    Club(ClubId),
    Person(MemberNo),
    /// A province's delegation.
    Province(Province),
}

/// A paper submitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandedIn {
    pub paper: PaperKind,
    pub about: PaperSubject,
    pub on: Date,
}
