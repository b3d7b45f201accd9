//! The members of the Board and the Executive Council, the receipt of resolutions, a venue for a whole round, and
//! older logs without any of these.

use super::*;
use adoube_event::Context;
use adoube_federation::acts::CaseAct;
use adoube_federation::appeal::DecidingBody;
use adoube_federation::cases::{Party, Ruling};
use adoube_federation::ids::CaseId;
use adoube_federation::parties::parties;
use adoube_services::league::LeagueAct;

async fn is_whole(desk: &Desk) {
    let replayers = adoube_services::replayers();
    let replayers: Vec<&dyn adoube_store::Replayer> = replayers.iter().map(|replayer| &**replayer).collect();
    assert!(desk.hall.desk.store().verify(&replayers, &[]).await.unwrap().is_whole(), "a replay answers the same");
}

#[tokio::test]
async fn the_board_is_named_and_its_members_decide_an_appeal() {
    let mut desk = desk().await;
    let named = [
        ("do", "board"),
        ("board-elected", "2026-06-03"),
        ("board-until", "2030-06-03"),
        ("board-member-0", "Roca Vidal, Júlia"),
        ("board-task-0", "president"),
        ("board-member-1", "Camps Sala, Pere"),
        ("board-task-1", "member"),
        ("board-member-2", "#9101"),
        ("board-task-2", "member"),
    ];
    let mut early = named.to_vec();
    early[2].1 = "2026-06-03";
    desk.wrong("/bodies", &early, &["f-board-until-problem", "Roca Vidal, Júlia"]).await;
    desk.wrong("/bodies", &[("do", "board"), ("board-elected", "2026-06-03")], &["f-board-member-0-problem"]).await;
    desk.done("/bodies", &named).await;
    let page = desk.office.get(&desk.path("/bodies")).await.body;
    for words in ["Roca Vidal, Júlia", "Camps Sala, Pere", "2030-06-03"] {
        assert!(page.contains(words), "{words}");
    }
    let members = desk.state().await.season.members(DecidingBody::Board);
    let [julia, pere, both] = members[..] else { panic!("{members:?}") };
    // 4.1: the Commission's president must belong to the Executive Council, once its members are known.
    assert!(!page.contains("must belong to the Executive Council"));
    let council = [
        ("do", "council"),
        ("council-elected", "2026-06-03"),
        ("council-member-0", "#9002"),
        ("council-task-0", "member"),
    ];
    desk.done("/bodies", &council).await;
    assert!(desk.office.get(&desk.path("/bodies")).await.body.contains("must belong to the Executive Council"));
    let mut ruling = vec![("do", "rule"), ("rule-choice", "result"), ("rule-result", "1")];
    ruling.extend(SAT);
    desk.done("/cases/1", &ruling).await;
    let state = desk.state().await;
    let of: Vec<Party> = parties(&state.season, &state.season.cases[0]).into_iter().collect();
    let Some(Party::Club(club)) = of.first() else { panic!("{of:?}") };
    let party = format!("club-{club}");
    desk.wrong("/cases/1", &[("do", "appeal"), ("appeal-party", "club-999")], &["f-appeal-party-problem"]).await;
    desk.done("/cases/1", &[("do", "appeal"), ("appeal-party", &party), ("appeal-grounds", "No.")]).await;
    let appeal = desk.state().await.season.cases.last().unwrap().id;
    let path = format!("/cases/{appeal}");
    let (one, other, third) = (format!("rule-sat-{julia}"), format!("rule-sat-{pere}"), format!("rule-sat-{both}"));
    let page = desk.office.get(&desk.path(&path)).await.body;
    assert!(page.contains(&one) && page.contains(&other) && page.contains("Appealed by"), "{page}");
    desk.wrong(&path, &[("do", "rule"), ("rule-choice", "no")], &["f-rule-sat-problem"]).await;
    // A member of the Committee that decided first does not decide again, even as a member of the Board.
    desk.wrong(&path, &[("do", "rule"), ("rule-choice", "no"), (&third, "1")], &["f-rule-sat-problem"]).await;
    desk.done(&path, &[("do", "rule"), ("rule-choice", "no"), (&one, "1"), (&other, "1")]).await;
    let sat = desk.state().await.season.cases.last().unwrap().decision.clone().unwrap().sat;
    assert_eq!(sat, [julia, pere].into());
    // The record says who decided what: the first ruling and the appeal, within, on paper and for the public.
    let number = state.season.cases[0].matter.of_match().unwrap();
    let public = desk.hall.browser().get(&format!("/league/{}/match/{number}", desk.id)).await.body;
    let paper = desk.office.get(&desk.path(&format!("/match/{number}/acta"))).await.body;
    for page in [public, paper] {
        assert!(
            page.contains("case 1 (") && page.contains("1–0") && page.contains(&format!("case {appeal} (")),
            "{page}"
        );
    }
    is_whole(&desk).await;
}

#[tokio::test]
async fn each_party_receives_a_verdict_on_its_own_day() {
    let mut desk = desk().await;
    let mut ruling = vec![("do", "rule"), ("rule-choice", "result"), ("rule-result", "1")];
    ruling.extend(SAT);
    desk.done("/cases/1", &ruling).await;
    let state = desk.state().await;
    let of: Vec<Party> = parties(&state.season, &state.season.cases[0]).into_iter().collect();
    let [Party::Club(one), Party::Club(other)] = of[..] else { panic!("{of:?}") };
    let (first, second) = (format!("club-{one}"), format!("club-{other}"));
    let receipt = |party, on| [("do", "received"), ("received-party", party), ("received-on", on)];
    desk.wrong("/cases/1", &receipt(&first, "soon"), &["f-received-on-problem"]).await;
    desk.wrong("/cases/1", &receipt("club-99", "2026-11-16"), &["f-received-party-problem"]).await;
    desk.wrong("/cases/1", &receipt("nobody", "2026-11-16"), &["f-received-party-problem"]).await;
    desk.done("/cases/1", &receipt(&first, "2026-11-16")).await;
    let page = desk.office.get(&desk.path("/cases/1")).await.body;
    let name = |club| state.name(adoube_services::league::Named::Club(club));
    let mut receipts = fact_items(&page, "Receipt");
    receipts.sort();
    let mut expected =
        [format!("{}: 2026-11-16 · appeals until 2026-12-01", name(one)), format!("{}: Not received yet", name(other))];
    expected.sort();
    assert_eq!(receipts, expected);
    assert!(page.contains(&format!("value=\"{second}\"")));
    desk.done("/cases/1", &receipt(&second, "2026-11-16")).await;
    // A party's delegate appeals for that club; another delegate cannot.
    let stranger = state.season.clubs.keys().copied().find(|club| *club != one && *club != other).unwrap();
    let mut delegate = desk.delegate(stranger.0).await;
    let path = desk.path("/cases/1");
    assert_eq!(delegate.post(&path, &[("do", "appeal")]).await.status, StatusCode::FORBIDDEN);
    let mut delegate = desk.delegate(other.0).await;
    let answer = delegate.post(&path, &[("do", "appeal"), ("appeal-party", &first)]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "not for the other club");
    let answer = delegate.post(&path, &[("do", "appeal"), ("appeal-grounds", "The clock ran.")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    assert_eq!(desk.state().await.season.cases.last().unwrap().by, Some(Party::Club(other)));
    is_whole(&desk).await;
}

#[tokio::test]
async fn a_whole_round_in_another_hall_is_shown_wherever_the_round_is() {
    let mut desk = desk().await;
    let asked = |hall: &'static str, boards: &'static str| {
        [
            ("do", "raise"),
            ("raise-event", "1"),
            ("raise-round", "3"),
            ("raise-wanted", "2026-11-16"),
            ("raise-ground", "ordinary"),
            ("raise-hall", hall),
            ("raise-hall-boards", boards),
            ("raise-hall-travel", "30"),
        ]
    };
    let day = desk.state().await.season.events[&CompetitionId(1)].settings.rounds[2].date.to_string();
    let with_day = |mut fields: [(&'static str, &'static str); 8], day: &'static str| {
        fields[3].1 = day;
        fields
    };
    let day: &'static str = Box::leak(day.into_boxed_str());
    let path = "/cases/raise/change";
    desk.wrong(path, &with_day(asked("", "60"), day), &["f-raise-hall-problem"]).await;
    desk.wrong(path, &with_day(asked("Casal Nou", ""), day), &["f-raise-hall-boards-problem"]).await;
    desk.wrong(path, &with_day(asked("Casal Nou", "23"), day), &["f-raise-hall-boards-problem", "24"]).await;
    desk.done(path, &with_day(asked("Casal Nou, Plaça Major 1", "24"), day)).await;
    let case = desk.state().await.season.cases.last().unwrap().id;
    let page = desk.office.get(&desk.path(&format!("/cases/{case}"))).await.body;
    assert!(page.contains("Casal Nou, Plaça Major 1 (24 boards, 30 min)"), "{page}");
    let mut ruling = vec![("do", "rule"), ("rule-choice", "yes"), ("rule-yes", "5"), ("rule-president", "for")];
    ruling.extend(SAT);
    desk.done(&format!("/cases/{case}"), &ruling).await;
    let mut public = desk.hall.browser();
    for page in ["/c/1/round/3", "/c/1/bulletin/3", "/calendar"] {
        let body = public.get(&format!("/league/{}{page}", desk.id)).await.body;
        assert!(body.contains("Casal Nou, Plaça Major 1"), "{page}");
    }
    let third = desk.state().await.season.matches.iter().find(|(_, m)| m.venue.is_some()).map(|(id, _)| *id);
    let third = third.expect("a match that had not begun");
    for page in [format!("/match/{third}"), format!("/match/{third}/acta"), "/c/1".to_owned()] {
        assert!(desk.office.get(&desk.path(&page)).await.body.contains("Casal Nou, Plaça Major 1"), "{page}");
    }
    let calendar = Table::first(&desk.office.get(&desk.path("/reports/calendar")).await.body);
    let there =
        |[.., matches]: &&[&str; 3]| matches.starts_with("The whole round is played at Casal Nou, Plaça Major 1");
    let rounds = calendar.columns(["Competition", "Round", "Matches"]);
    let rounds: Vec<&[&str]> = rounds.iter().filter(there).map(|row| &row[..2]).collect();
    assert_eq!(rounds, [["Segona categoria", "3"]], "that round and no other");
    is_whole(&desk).await;
}

/// A resolution recorded by an older version, without the members present, is in the log, and the log is intact.
#[tokio::test]
async fn a_ruling_of_an_older_version_replays() {
    let desk = desk().await;
    let at = adoube_services::league::moment(NOON_MS);
    let act = r#"{"rule":{"case":5,"ruling":"yes","vote":null,"received":null}}"#;
    let rule: CaseAct = serde_json::from_str(act).unwrap();
    assert!(matches!(&rule, CaseAct::Rule { case: CaseId(5), ruling: Ruling::Yes, sat: None, .. }));
    let command = desk.hall.desk.new_command().unwrap();
    let context = Context::new("office", NOON_MS);
    let act = LeagueAct::Do { at, act: adoube_federation::SeasonAct::Case(rule), name: None, venue: None };
    desk.hall.desk.season_acts(&desk.id, command, &context, vec![act]).await.unwrap();
    assert!(desk.state().await.season.cases[4].decision.as_ref().unwrap().sat.is_empty());
    assert!(!desk.log().await.contains("\\\"sat\\\":null"));
    is_whole(&desk).await;
}

/// The case page says that the new date lies beyond the next round, and that the final table waits for a postponement in
/// the last two rounds.
#[tokio::test]
async fn e16_the_case_page_warns_of_late_dates() {
    let mut desk = desk().await;
    let rounds = desk.state().await.season.events[&CompetitionId(1)].settings.rounds.clone();
    assert_eq!(rounds.len(), 5);
    let (next, waits) = ("The new date is not before the next round.", "the final standings will wait for it.");
    let cases =
        [(3, 6, false, false), (3, 7, true, false), (4, 1, false, true), (4, 7, true, true), (5, 30, false, true)];
    for (round, later, beyond, table) in cases {
        let wanted = rounds[round - 1].date.plus(later).to_string();
        let round = round.to_string();
        let fields = [
            ("do", "raise"),
            ("raise-event", "1"),
            ("raise-round", &round),
            ("raise-wanted", &wanted),
            ("raise-ground", "ordinary"),
            ("raise-hall", ""),
            ("raise-hall-boards", ""),
            ("raise-hall-travel", ""),
        ];
        desk.done("/cases/raise/change", &fields).await;
        let case = desk.state().await.season.cases.last().unwrap().id;
        let page = desk.office.get(&desk.path(&format!("/cases/{case}"))).await.body;
        assert_eq!((page.contains(next), page.contains(waits)), (beyond, table), "round {round}, {later} days later");
    }
}

#[tokio::test]
async fn the_case_page_warns_of_a_match_after_the_next_round() {
    let mut desk = super::acts::small().await;
    // The round after is on 28 November.
    for (number, (to, beyond)) in (1..).zip([("2026-11-27T20:00", false), ("2026-11-28T10:00", true)]) {
        let fields = [("to", to), ("venue", ""), ("ground", "ordinary"), ("agrees-home", "1"), ("facts", "Obres.")];
        desk.done("/match/1/move", &fields).await;
        let page = desk.office.get(&desk.path(&format!("/cases/{number}"))).await.body;
        assert_eq!(page.contains("The new date is not before the next round."), beyond, "{to}");
    }
}
