//! The names of the handbook's values on the pages of the office.

use crate::words::office as words;
use adoube_federation::appeal::Appealability;
use adoube_federation::cases::Matter;
use adoube_federation::clash::{ChangeGround, Represents};
use adoube_federation::commission::{Ballot, Task};
use adoube_federation::competition::{AgeGroup, Counting, Delivery, IndividualSystem, RatingEdition};
use adoube_federation::licence::LicenceReason;
use adoube_federation::people::{Nationality, PlayerTitle};
use adoube_federation::season::TitleGround;
use adoube_federation::titles::{NormGround, TitleEvent};
use adoube_federation::unfinished::PrimaryScore;
use adoube_federation::venue::Grouping;
use adoube_words::Text;

pub(super) const fn licence_reason(licence_reason: &LicenceReason) -> Text {
    match licence_reason {
        LicenceReason::New => words::LICENCE_CASE_NEW,
        LicenceReason::Renewal => words::LICENCE_CASE_RENEWAL,
        LicenceReason::ChangeOfClub => words::LICENCE_CASE_CHANGE_OF_CLUB,
    }
}

pub(super) const fn title(title: &PlayerTitle) -> Text {
    match title {
        PlayerTitle::MestreCatala => words::TITLE_MESTRE_CATALA,
        PlayerTitle::NationalMaster => words::TITLE_NATIONAL_MASTER,
        PlayerTitle::FideMaster => words::TITLE_FIDE_MASTER,
        PlayerTitle::InternationalMaster => words::TITLE_INTERNATIONAL_MASTER,
        PlayerTitle::Grandmaster => words::TITLE_GRANDMASTER,
    }
}

pub(super) const fn nationality(nationality: &Nationality) -> Text {
    match nationality {
        Nationality::Home => words::NATIONALITY_HOME,
        Nationality::Andorran => words::NATIONALITY_ANDORRAN,
        Nationality::Foreign => words::NATIONALITY_FOREIGN,
    }
}

pub(super) const fn title_ground(title_ground: &TitleGround) -> Text {
    match title_ground {
        TitleGround::AbsoluteChampionship => words::GROUND_ABSOLUTE_CHAMPIONSHIP,
        TitleGround::FideTitle => words::GROUND_FIDE_TITLE,
        TitleGround::SpanishJunior => words::GROUND_SPANISH_JUNIOR,
        TitleGround::SpanishFinal => words::GROUND_SPANISH_FINAL,
        TitleGround::ThreeNorms => words::GROUND_THREE_NORMS,
    }
}

/// Returns the name of the ground for a Mestre Català norm.
pub(super) const fn norm_ground(norm_ground: &NormGround) -> Text {
    match norm_ground {
        NormGround::BarcelonaOpen => words::NORM_BARCELONA_OPEN,
        NormGround::RatingList => words::NORM_RATING_LIST,
        NormGround::Percentage => words::NORM_PERCENTAGE,
        NormGround::Earlier => words::NORM_EARLIER,
    }
}

/// Returns the name of a primary score of a table.
pub(super) const fn primary_score(primary_score: &PrimaryScore) -> Text {
    match primary_score {
        PrimaryScore::Matches => words::ENTRY_SCORING_MATCHES,
        PrimaryScore::Olympic => words::ENTRY_SCORING_OLYMPIC,
    }
}

/// Returns the name of a rule for appeals in an event.
pub(super) const fn appealability(appealability: &Appealability) -> Text {
    match appealability {
        Appealability::Appealable => words::ENTRY_STANDING_APPEALABLE,
        Appealability::Final => words::ENTRY_STANDING_FINAL,
    }
}

/// Returns the name of a way in which games count for rating.
pub(super) const fn counting(counting: &Counting) -> Text {
    match counting {
        Counting::Official => words::ENTRY_COUNTING_OFFICIAL,
        Counting::ClosedFide => words::ENTRY_COUNTING_CLOSED_FIDE,
        Counting::IfAccepted => words::ENTRY_COUNTING_IF_ACCEPTED,
    }
}

/// Returns the name of an edition of the rating rules.
pub(super) const fn rating_edition(edition: &RatingEdition) -> Text {
    match edition {
        RatingEdition::Handbook1985 => words::REGULATIONS_HANDBOOK,
    }
}

/// Returns the name of a way of handing in an entry.
pub(super) const fn delivery(delivery: &Delivery) -> Text {
    match delivery {
        Delivery::ByHand => words::ENTRY_DELIVERY_BY_HAND,
        Delivery::RegisteredPost => words::ENTRY_DELIVERY_REGISTERED_POST,
        Delivery::ThroughDelegation => words::ENTRY_DELIVERY_THROUGH_DELEGATION,
        Delivery::EMail => words::ENTRY_DELIVERY_E_MAIL,
    }
}

/// Returns the name of a side that a player represents elsewhere.
pub(super) const fn represents(represents: &Represents) -> Text {
    match represents {
        Represents::Territory => words::ENTRY_REPRESENTS_TERRITORY,
        Represents::Other => words::ENTRY_REPRESENTS_OTHER,
    }
}

pub(super) const fn title_event(title_event: &TitleEvent) -> Text {
    match title_event {
        TitleEvent::AbsoluteChampionship => words::ENTRY_TITLE_EVENT_ABSOLUTE_CHAMPIONSHIP,
        TitleEvent::BarcelonaOpenA => words::ENTRY_TITLE_EVENT_BARCELONA_OPEN_A,
    }
}

/// Returns the name of the system of an individual event.
pub(super) const fn individual_system(system: &IndividualSystem) -> Text {
    match system {
        IndividualSystem::Swiss => words::ENTRY_SYSTEM_SWISS,
        IndividualSystem::RoundRobin => words::ENTRY_SYSTEM_ROUND_ROBIN,
        IndividualSystem::Knockout => words::ENTRY_SYSTEM_KNOCKOUT,
    }
}

pub(super) const fn age_group(group: &AgeGroup) -> Text {
    match group {
        AgeGroup::Junior => words::ENTRY_AGE_GROUP_JUNIOR,
        AgeGroup::Infantil => words::ENTRY_AGE_GROUP_INFANTIL,
    }
}

/// Returns the name of a way of grouping teams.
pub(super) const fn grouping(grouping: &Grouping) -> Text {
    match grouping {
        Grouping::Geographic => words::VENUE_GROUPING_GEOGRAPHIC,
        Grouping::None => words::VENUE_GROUPING_NONE,
    }
}

pub(super) const fn ballot(ballot: &Ballot) -> Text {
    match ballot {
        Ballot::For => words::CASE_BALLOT_FOR,
        Ballot::Against => words::CASE_BALLOT_AGAINST,
        Ballot::Blank => words::CASE_BALLOT_BLANK,
    }
}

/// Returns the name of a ground for a change of date.
pub(super) const fn change_ground(change_ground: &ChangeGround) -> Text {
    match change_ground {
        ChangeGround::Clash => words::CASE_GROUND_CLASH,
        ChangeGround::Ordinary => words::CASE_GROUND_ORDINARY,
    }
}

/// Returns the name of a task in a commission.
pub(super) const fn task(task: &Task) -> Text {
    match task {
        Task::President => words::BODY_TASK_PRESIDENT,
        Task::Secretary => words::BODY_TASK_SECRETARY,
        Task::Rating => words::BODY_TASK_RATING,
        Task::Rules => words::BODY_TASK_RULES,
        Task::Tournaments => words::BODY_TASK_TOURNAMENTS,
        Task::Sanctions => words::BODY_TASK_SANCTIONS,
        Task::Elite => words::BODY_TASK_ELITE,
        Task::Member => words::BODY_TASK_MEMBER,
    }
}

/// Returns the handbook's rule for a matter, in a sentence.
pub(super) const fn case_rule(matter: &Matter) -> Text {
    match matter {
        Matter::Venue(_) => words::CASE_RULE_VENUE,
        Matter::Incident(..) => words::CASE_RULE_INCIDENT,
        Matter::SubCondicione(..) => words::CASE_RULE_SUB_CONDICIONE,
        Matter::Analysis(..) => words::CASE_RULE_ANALYSIS,
        Matter::AnalysisAfterSecond(..) => words::CASE_RULE_ANALYSIS_SECOND,
        Matter::ThirdSession(..) => words::CASE_RULE_THIRD_SESSION,
        Matter::DelayProof(..) => words::CASE_RULE_DELAY,
        Matter::ForceMajeure(..) => words::CASE_RULE_FORCE_MAJEURE,
        Matter::Withdrawal(..) => words::CASE_RULE_WITHDRAWAL,
        Matter::Clash(_) => words::CASE_RULE_CLASH,
        Matter::OtherEvent(..) => words::CASE_RULE_OTHER_EVENT,
        Matter::RoundRobinDate(..) => words::CASE_RULE_DATE,
        Matter::LastRound(_) => words::CASE_RULE_LAST_ROUND,
        Matter::CopaPass(..) => words::CASE_RULE_COPA_PASS,
        Matter::LastSwissRound(_) => words::CASE_RULE_LAST_SWISS,
        Matter::Change(..) => words::CASE_RULE_CHANGE,
        Matter::MatchChange(..) => words::CASE_RULE_MATCH_CHANGE,
        Matter::Breach(_) => words::CASE_RULE_BREACH,
        Matter::Sanction(_) => words::CASE_RULE_SANCTION,
        Matter::Appointment(_) => words::CASE_RULE_APPOINTMENT,
        Matter::Removal(_) => words::CASE_RULE_REMOVAL,
        Matter::Vacancy(_) => words::CASE_RULE_VACANCY,
        Matter::Revocation { .. } => words::CASE_RULE_REVOCATION,
        Matter::Consolation(..) => words::CASE_RULE_CONSOLATION,
        Matter::Lots(..) => words::CASE_RULE_LOTS,
        Matter::OpenRules(_) => words::CASE_RULE_OPEN_RULES,
        Matter::Annulment(_) | Matter::EventAnnulment(_) => words::CASE_RULE_ANNULMENT,
        Matter::Rated(_) => words::CASE_RULE_RATED,
        Matter::Appeal(_) => words::CASE_RULE_APPEAL,
    }
}
