//! Words: every sentence in five languages with the same places, and nothing that cannot be said.

use super::*;
use crate::{refusal_texts, warning};
use adoube_laws::{Language, Text};

fn check(name: &str, text: &Text) {
    let places = text.places(Language::English);
    for language in Language::ALL {
        assert!(!text.get(language).is_empty(), "{name} {language}");
        assert_eq!(text.places(language), places, "{name} {language}");
    }
}

#[test]
fn refusals_have_the_same_places_in_every_language() {
    assert!(refusal_texts::ALL.len() > 40);
    for (name, text) in refusal_texts::ALL {
        check(name, text);
    }
}

#[test]
fn warnings_say_what_they_know() {
    let all = [
        Warning::LeavingFideMode,
        Warning::Rounds { from: 71, to: 72 },
        Warning::TieBreaks,
        Warning::ScoringLocked,
        Warning::OtherLaws,
        Warning::ByePoints,
        Warning::BuchholzInRoundRobin,
        Warning::MoreHalfByes(71),
        Warning::ByeInLastRounds(71),
        Warning::FullPointBye(71),
        Warning::LateEntry(71),
        Warning::KeptApartLate,
        Warning::MeetAgain(71, 72),
        Warning::KeptApart(71, 72),
        Warning::WrongBye(71),
        Warning::ThirdColour(71),
        Warning::ColourBalance(71),
        Warning::BothWrongColours(71, 72),
        Warning::NotTheEngines(71),
        Warning::UnusualResult,
        Warning::ClosedRound(71),
        Warning::OldRound(71),
        Warning::Published(71),
        Warning::RoundsMissing(71),
        Warning::Reopening,
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
        let back: warning::Warning = serde_json::from_str(&numbers).unwrap();
        assert_eq!(back, warning);
        assert!(warning.level() >= Level::Acknowledge);
        assert!(warning.cites().number().starts_with("C.0"), "{warning:?}");
    }
}

#[test]
fn texts_have_bounds() {
    let mut hall = Hall::with(4, Settings { rounds: 3, ..Settings::default() });
    let long = "x".repeat(5000);
    let person = PersonId::from("p99");
    let data = |change: &dyn Fn(&mut EntryData)| {
        let mut data = EntryData { person: person.clone(), ..EntryData::default() };
        change(&mut data);
        Act::Enter(Box::new(data))
    };
    let acts: Vec<(Act, Field)> = vec![
        (Act::Change(vec![Change::Name(long.clone())]), Field::Name),
        (Act::Change(vec![Change::Name("  ".to_owned())]), Field::Name),
        (Act::Change(vec![Change::Name("a\nb".to_owned())]), Field::Name),
        (Act::Change(vec![Change::Place(long.clone())]), Field::Place),
        (Act::Change(vec![Change::Federation(long.clone())]), Field::Federation),
        (Act::Change(vec![Change::Schedule(vec![long.clone()])]), Field::Schedule),
        (Act::Change(vec![Change::Regulations(long.clone())]), Field::Regulations),
        (Act::Change(vec![Change::RatingList(long.clone())]), Field::RatingList),
        (Act::Change(vec![Change::Arbiter(Some(PersonId::from("a b")))]), Field::Arbiter),
        (Act::Change(vec![Change::TieBreaks(TieBreaks::Handbook("no such".to_owned()))]), Field::TieBreaks),
        (Act::Change(vec![Change::Rate(rate::Rate { text: "x".into(), periods: vec![] })]), Field::Rate),
        (Act::LeaveFideMode { reason: String::new() }, Field::Reason),
        (data(&|d| d.person = PersonId::from("é")), Field::Person),
        (data(&|d| d.person = PersonId(String::new())), Field::Person),
        (data(&|d| d.title = "GRANDMASTER".to_owned()), Field::Title),
        (data(&|d| d.club.clone_from(&long)), Field::Club),
        (data(&|d| d.groups = vec![String::new()]), Field::Groups),
        (data(&|d| d.fide_rating = 9000), Field::Rating),
        (data(&|d| d.person = PersonId::from("p1")), Field::Person),
        (Act::StartTimer { seconds: 0 }, Field::Timer),
        (Act::FixTable { player: EntryId(1), table: Some(0) }, Field::Table),
    ];
    let before = hall.event().clone();
    for (act, field) in acts {
        let refusal = hall.confirmed(act.clone(), Level::TwoSteps).unwrap_err();
        assert_eq!(refusal.field(), Some(field), "{refusal}");
        for language in Language::ALL {
            assert!(!refusal.text(language).contains('{'));
        }
    }
    let note = Incident { kind: IncidentKind::Note, round: None, player: None, article: String::new(), text: long };
    assert_eq!(hall.act(Act::Note(Box::new(note))).unwrap_err().field(), Some(Field::Text));
    assert_eq!(*hall.event(), before);
    let nobody = Context::new("", 0);
    assert!(decide(&hall.state, &Act::StopTimer, &nobody).is_err());
}
