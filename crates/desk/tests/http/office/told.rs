//! Texts of acts: facts, grounds and reasons, the log, second steps, all errors at once.

use super::*;
use adoube_aggregate::{Aggregate, Context};
use adoube_federation::SeasonAct;
use adoube_federation::acts::{CaseAct, MatchAct};
use adoube_federation::cases::Matter;
use adoube_federation::ids::CaseId;
use adoube_federation::matches::{BoardStatus, ClubMatch};
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_federation::unfinished::AdjournmentStep;
use adoube_services::league::{KnownNames, LeagueAct, PersonNames, Seasons};
use adoube_words::Language;

#[tokio::test]
async fn a_case_has_facts_reasons_and_grounds() {
    let mut desk = desk().await;
    let fields = [("do", "raise"), ("raise-club", "2"), ("raise-facts", "El local era tancat.\nNingú no hi era.")];
    let made = desk.done("/cases/raise/breach", &fields).await;
    let case = last(made.location()).to_owned();
    let path = format!("/cases/{case}");
    let page = desk.office.get(&desk.path(&path)).await.body;
    assert!(page.contains("El local era tancat.") && page.contains("established"), "{page}");
    assert!(desk.office.get(&desk.path("/cases")).await.body.contains("“El local era tancat."), "it tells them apart");
    let mut committee = desk.hall.signed_in(Role::Committee).await;
    let mut ruling = vec![
        ("do", "rule"),
        ("rule-choice", "no"),
        ("rule-received", "2026-11-16"),
        ("rule-reasons", "Hi havia vaga."),
    ];
    ruling.extend(SAT);
    let ruled = committee.post(&desk.path(&path), &ruling).await;
    assert_eq!(ruled.status, StatusCode::SEE_OTHER, "{}", problems(&ruled));
    let appeal = [("do", "appeal"), ("appeal-grounds", "No n'hi havia.")];
    assert_eq!(committee.post(&desk.path(&path), &appeal).await.status, StatusCode::SEE_OTHER);
    let page = committee.get(&desk.path(&path)).await.body;
    assert!(page.contains("Hi havia vaga.") && page.contains("not established"), "{page}");
    let number = desk.state().await.season.cases.len();
    let mut board = desk.hall.signed_in(Role::Committee).await;
    let page = board.get(&desk.path(&format!("/cases/{number}"))).await.body;
    assert!(page.contains("No n&#39;hi havia.") || page.contains("No n'hi havia."), "{page}");
    assert!(
        page.contains("value=\"instead-yes\"") && !page.contains("value=\"instead-no\""),
        "what was said is no other"
    );
    let long = "x".repeat(4001);
    desk.wrong("/cases/raise/breach", &[("do", "raise"), ("raise-club", "2"), ("raise-facts", &long)], &["4,000"])
        .await;
}

#[tokio::test]
async fn the_log_of_a_season_says_who_did_what_and_when() {
    let mut desk = desk().await;
    let page = desk.office.get(&desk.path("/log")).await;
    assert_eq!(page.status, StatusCode::OK);
    let log = Table::first(&page.body);
    let numbers: Vec<u64> = log.column(0).iter().map(|number| number.parse().unwrap()).collect();
    assert_eq!(numbers[0], desk.state().await.number);
    assert!(numbers.is_sorted_by(|above, below| *above == below + 1), "the latest first: {numbers:?}");
    for [who, when] in log.columns(["By", "Date and time"]) {
        assert!(who.starts_with("office-") && when.starts_with("2026-"), "{who} {when}");
    }
    assert!(page.body.contains("/log?before=") && page.body.contains("?at="), "{}", page.body);
    let before = page.body.split("/log?before=").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let earlier = desk.office.get(&desk.path(&format!("/log?before={before}"))).await;
    let earlier = Table::first(&earlier.body);
    assert_eq!(earlier.column(0)[0], (numbers.last().unwrap() - 1).to_string(), "where the first page ends");
    let mut delegate = desk.delegate(1).await;
    assert_eq!(delegate.get(&desk.path("/log")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(desk.office.get(&desk.path("/log?before=x")).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_withdrawal_is_confirmed_in_a_second_step() {
    let mut desk = desk().await;
    let team = *desk.state().await.season.events[&CompetitionId(1)].teams.keys().next().unwrap();
    let first = [("do", "withdraw"), ("withdraw-team", &team.to_string())];
    let asked = desk.office.post(&desk.path("/c/1"), &first).await;
    assert_eq!(asked.status, StatusCode::SEE_OTHER);
    assert!(desk.state().await.season.events[&CompetitionId(1)].gone.is_empty(), "not yet");
    let page = desk.office.get(asked.location()).await.body;
    assert!(page.contains("name=\"withdraw-sure\" value=\"1\"") && page.contains("only from the log"), "{page}");
    desk.done("/c/1", &[("do", "withdraw"), ("withdraw-team", &team.to_string()), ("withdraw-sure", "1")]).await;
    assert_eq!(desk.state().await.season.events[&CompetitionId(1)].gone.len(), 1);
}

#[tokio::test]
async fn a_wrong_day_or_delegate_hides_no_other_error() {
    let mut desk = desk().await;
    let open = [
        ("do", "ask"),
        ("ask-name", "Obert de Prova"),
        ("ask-requested", "2026-11-16"),
        ("ask-first", "2027-02-10"),
        ("ask-last", "2027-02-01"),
        ("ask-rounds", "3"),
        ("ask-group-1-first", "1"),
        ("ask-players-1", "5"),
    ];
    desk.wrong("/opens", &open, &["f-ask-last-problem", "E-HOM-ROUNDS", "f-ask-rounds-problem"]).await;
    let venue = [
        ("do", "ask"),
        ("ask-event", "1"),
        ("ask-club-1", "3"),
        ("ask-entered-1", "2"),
        ("ask-province", "barcelona"),
        ("ask-category", "first"),
        ("ask-grouping", "geographic"),
        ("ask-travel", "90"),
        ("ask-boards", "3"),
        ("ask-alternatives", "1"),
        ("ask-principal", "#390"),
        ("ask-auxiliary", "#390"),
    ];
    let words = ["f-ask-auxiliary-problem", "E-VENUE-TRAVEL", "E-VENUE-PLAYERS", "E-VENUE-BOARDS"];
    desk.wrong("/venues", &venue, &words).await;
}

#[tokio::test]
async fn somebody_who_is_known_is_not_entered_twice_unawares() {
    let mut desk = desk().await;
    let player = [
        ("do", "new"),
        ("new-name", "Prova, Persona"),
        ("new-born", "1990-05-05"),
        ("new-category", "third"),
        ("new-nationality", "home"),
        ("new-case", "new"),
    ];
    desk.done("/players?club=1", &player).await;
    let mut again = player.to_vec();
    again[1] = ("new-name", "prova,  persona");
    desk.wrong("/players?club=2", &again, &["f-new-name-problem", "name=\"new-sure\""]).await;
    again.push(("new-sure", "1"));
    desk.done("/players?club=2", &again).await;
}

/// Open tournaments 1, D-100: a request dated 30 June is in time, and the refusal of a later one says so.
#[tokio::test]
async fn homologation_is_requested_by_30_june() {
    let mut desk = desk().await;
    let asked = |day: &'static str| {
        [
            ("do", "ask"),
            ("ask-name", "Obert de Prova"),
            ("ask-requested", day),
            ("ask-first", "2027-04-10"),
            ("ask-last", "2027-04-20"),
            ("ask-rounds", "9"),
            ("ask-group-1-first", "1"),
            ("ask-players-1", "60"),
        ]
    };
    desk.wrong("/opens", &asked("2026-07-01"), &["E-HOM-DATE", "Homologation must be requested by 2026-06-30"]).await;
    desk.done("/opens", &asked("2026-06-30")).await;
}

/// Each refusal names the condition that is not met, in every language.
#[tokio::test]
async fn no_act_of_a_season_is_refused_with_a_general_phrase() {
    let desk = desk().await;
    let state = desk.state().await;
    let context = Context::new("office:x", desk.hall.desk.now_ms());
    let at = adoube_services::league::moment(desk.hall.desk.now_ms());
    let done = |act: SeasonAct| LeagueAct::Do { at, act, name: None, venue: None };
    let played = |m: &&ClubMatch| m.boards.iter().any(|board| matches!(board, BoardStatus::Finished(_)));
    let finished = |(id, m): (&MatchId, &ClubMatch)| {
        let board = (1..).zip(&m.boards).find_map(|(at, board)| Some((at, board.result()?)))?;
        (m.signed.iter().any(Option::is_none) && played(&m)).then_some((*id, board))
    };
    let (id, (board, result)) = state.season.matches.iter().find_map(finished).expect("a match with a result");
    let waiting = |(id, m): (&MatchId, &ClubMatch)| m.boards.first().filter(|b| **b == BoardStatus::Open).map(|_| *id);
    let open = state.season.matches.iter().find_map(waiting).expect("a match to be played");
    let step = |step| done(SeasonAct::Match(open, MatchAct::Step { board: 1, step, envelope: None, resumption: None }));
    let play = |event| LeagueAct::Play { event, tournament: "demo".to_owned() };
    let raise = |matter| done(SeasonAct::Case(CaseAct::Raise(matter)));
    let cases = [
        (play(CompetitionId(99)), "Cannot link the tournament: no competition has the number 99."),
        (play(CompetitionId(1)), "is for teams. Choose an individual competition."),
        (
            done(SeasonAct::HandIn(PaperKind::Result, PaperSubject::Match(id))),
            "Enter results and match records on the match page",
        ),
        (done(SeasonAct::Match(id, MatchAct::Correct(board, result))), "This board already has that result."),
        (step(AdjournmentStep::Resume), "This game is not waiting to be resumed."),
        (step(AdjournmentStep::OrderThird), "The Competition Committee orders a third session."),
        (raise(Matter::Appeal(CaseId(1))), "To appeal, open the decided case"),
        (raise(Matter::SubCondicione(id, 1)), "Record a game played sub condicione on the match page."),
        (raise(Matter::Venue(1)), "Request a venue on the Venues page."),
        (
            done(SeasonAct::Regulate("x = 1".to_owned())),
            "Cannot adopt these regulations: line 1, column 1: found \"x\"; expected one of: name,",
        ),
    ];
    let people = PersonNames::default();
    let known = KnownNames { state: &state, people: &people };
    for (act, expected) in cases {
        let refusal = Seasons::decide(&state, &act, &context).expect_err(expected);
        let said = refusal.text(Language::English, &known);
        assert!(said.contains(expected), "{act:?}: {said}");
        let others = Language::ALL.into_iter().filter(|language| *language != Language::English);
        for language in others {
            let translated = refusal.text(language, &known);
            assert!(!translated.is_empty() && translated != said, "{language} {act:?}: {translated}");
        }
    }
}
