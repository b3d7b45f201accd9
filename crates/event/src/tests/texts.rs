//! Refusal texts name their subject, and texts in acts have length limits.

use super::*;
use crate::warning;
use adoube_words::Language;

#[test]
fn warnings_say_what_they_know() {
    let all = [
        EventWarning::LeavingFideMode,
        EventWarning::Rounds { from: 71, to: 72 },
        EventWarning::TieBreaks,
        EventWarning::ScoringLocked,
        EventWarning::OtherLaws,
        EventWarning::ByePoints,
        EventWarning::BuchholzInRoundRobin,
        EventWarning::MoreHalfByes(71),
        EventWarning::ByeInLastRounds(71),
        EventWarning::FullPointBye(71),
        EventWarning::LateEntry(71),
        EventWarning::KeptApartLate,
        EventWarning::MeetAgain(71, 72),
        EventWarning::KeptApart(71, 72),
        EventWarning::WrongBye(71),
        EventWarning::ThirdColour(71),
        EventWarning::ColourBalance(71),
        EventWarning::BothWrongColours(71, 72),
        EventWarning::NotTheEngines(71),
        EventWarning::UnusualResult,
        EventWarning::ClosedRound(71),
        EventWarning::OldRound(71),
        EventWarning::Published(71),
        EventWarning::RoundsMissing(71),
        EventWarning::Reopening,
    ];
    for warning in all {
        let numbers = serde_json::to_string(&warning).unwrap();
        for language in Language::ALL {
            let text = warning.text(language);
            assert!(!text.contains('{'), "{text}");
            for number in ["71", "72"] {
                assert_eq!(numbers.contains(number), text.contains(number), "{text}");
            }
        }
        let back: warning::EventWarning = serde_json::from_str(&numbers).unwrap();
        assert_eq!(back, warning);
        assert!(warning.level() >= Level::Acknowledge);
        assert!(warning.cites().number().starts_with("C.0"), "{warning:?}");
    }
}

#[test]
fn texts_have_bounds() {
    let mut hall = Hall::with(4, EventSettings { rounds: 3, ..EventSettings::default() });
    let long = "x".repeat(5000);
    let person = PersonId::from("p99");
    let data = |change: &dyn Fn(&mut EntryData)| {
        let mut data = EntryData { person: person.clone(), ..EntryData::default() };
        change(&mut data);
        EventAct::Enter(Box::new(data))
    };
    let acts: Vec<(EventAct, EventField)> = vec![
        (EventAct::Change(vec![SettingChange::Name(long.clone())]), EventField::Name),
        (EventAct::Change(vec![SettingChange::Name("  ".to_owned())]), EventField::Name),
        (EventAct::Change(vec![SettingChange::Name("a\nb".to_owned())]), EventField::Name),
        (EventAct::Change(vec![SettingChange::Place(long.clone())]), EventField::Place),
        (EventAct::Change(vec![SettingChange::Federation(long.clone())]), EventField::Federation),
        (EventAct::Change(vec![SettingChange::Schedule(vec![long.clone()])]), EventField::Schedule),
        (EventAct::Change(vec![SettingChange::Regulations(long.clone())]), EventField::Regulations),
        (EventAct::Change(vec![SettingChange::RatingList(long.clone())]), EventField::RatingList),
        (EventAct::Change(vec![SettingChange::Arbiter(Some(PersonId::from("a b")))]), EventField::Arbiter),
        (
            EventAct::Change(vec![SettingChange::TieBreaks(TieBreaks::Handbook("no such".to_owned()))]),
            EventField::TieBreaks,
        ),
        (
            EventAct::Change(vec![SettingChange::Rate(rate::Rate { text: "x".into(), periods: vec![] })]),
            EventField::Rate,
        ),
        (EventAct::Change(vec![SettingChange::Schedule(vec!["10:00".to_owned(); 201])]), EventField::Schedule),
        (EventAct::Change(vec![SettingChange::Deputies(vec![PersonId::from("a1"); 51])]), EventField::Deputies),
        (EventAct::Change(vec![SettingChange::TieBreaks(TieBreaks::fide("BH MPvGP").unwrap())]), EventField::TieBreaks),
        (data(&|d| d.groups = vec!["A".to_owned(); 13]), EventField::Groups),
        (EventAct::LeaveFideMode { reason: String::new() }, EventField::Reason),
        (data(&|d| d.person = PersonId::from("é")), EventField::Person),
        (data(&|d| d.person = PersonId(String::new())), EventField::Person),
        (data(&|d| d.title = "GRANDMASTER".to_owned()), EventField::Title),
        (data(&|d| d.club.clone_from(&long)), EventField::Club),
        (data(&|d| d.groups = vec![String::new()]), EventField::Groups),
        (data(&|d| d.fide_rating = 9000), EventField::Rating),
        (data(&|d| d.person = PersonId::from("p1")), EventField::Person),
        (EventAct::StartTimer { seconds: 0 }, EventField::Timer),
        (EventAct::FixTable { player: EntryId(1), table: Some(0) }, EventField::Table),
    ];
    let before = hall.event().clone();
    for (act, field) in acts {
        let refusal = hall.confirmed(act.clone(), Level::TwoSteps).unwrap_err();
        assert_eq!(refusal.field(), Some(field), "{refusal}");
        for language in Language::ALL {
            assert!(!refusal.text(language).contains('{'));
        }
    }
    let note = Incident {
        kind: IncidentKind::Note,
        round: None,
        player: None,
        article: String::new(),
        text: long,
        ruling: None,
    };
    assert_eq!(hall.act(EventAct::Note(Box::new(note))).unwrap_err().field(), Some(EventField::Text));
    assert_eq!(*hall.event(), before);
    let nobody = Context::new("", 0);
    assert!(decide(&hall.state, &EventAct::StopTimer, &nobody).is_err());
}
