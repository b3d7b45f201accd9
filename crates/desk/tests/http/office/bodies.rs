//! The committees: their members, cases and decisions.

use super::*;

#[tokio::test]
async fn bodies_and_the_circular_of_sanctions() {
    let mut desk = desk().await;
    desk.wrong(
        "/bodies",
        &[("do", "committee"), ("committee-elected", "2026-09-01")],
        &["f-committee-elected-problem"],
    )
    .await;
    desk.done(
        "/bodies",
        &[
            ("do", "committee"),
            ("committee-elected", "2026-09-01"),
            ("committee-member-0", "#9101"),
            ("committee-member-1", "Nova, Persona"),
        ],
    )
    .await;
    let few = [
        ("do", "commission"),
        ("commission-elected", "2026-09-01"),
        ("commission-member-0", "#9001"),
        ("commission-task-0", "president"),
    ];
    desk.wrong("/bodies", &few, &["f-commission-elected-problem", "value=\"#9001\""]).await;
    let mut five = few.to_vec();
    for (at, person) in [("1", "#9002"), ("2", "#9003"), ("3", "#9004"), ("4", "Altra, Persona")] {
        five.push((Box::leak(format!("commission-member-{at}").into_boxed_str()), person));
        five.push((Box::leak(format!("commission-task-{at}").into_boxed_str()), "member"));
    }
    desk.done("/bodies", &five).await;
    let meeting = |convened: &'static str| {
        vec![
            ("do", "meeting"),
            ("meeting-on", "2026-11-10"),
            ("meeting-convened", convened),
            ("meeting-absent-9002", "1"),
        ]
    };
    desk.wrong("/bodies", &meeting("2026-11-10"), &["f-meeting-convened-problem"]).await;
    for _ in 0..5 {
        desk.done("/bodies", &meeting("2026-11-03")).await;
    }
    assert!(desk.office.get(&desk.path("/bodies")).await.body.contains("Grounds for removal"));
    let table = [
        ("do", "table"),
        ("table-circular", "13"),
        ("table-offence-0", "Retard"),
        ("table-effect-0", "warning"),
        ("table-amount-0", ""),
        ("table-offence-1", "Alineació"),
        ("table-effect-1", "points"),
        ("table-amount-1", "¼"),
    ];
    desk.wrong("/sanctions", &table, &["value=\"¼\"", "f-table-amount-1-problem"]).await;
    let mut good = table.to_vec();
    good[7] = ("table-amount-1", "½");
    desk.done("/sanctions", &good).await;
    assert_eq!(desk.state().await.season.sanction_table.rows.len(), 2);
    let log = desk.log().await;
    for act in ["elect_committee", "name_commission", "meeting", "sanctions"] {
        assert!(log.contains(act), "{act}");
    }
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "one matter after another")]
async fn every_kind_of_matter_is_raised_and_decided() {
    let mut desk = desk().await;
    let fields: [(&str, &[(&str, &str)]); 24] = [
        ("incident", &[("raise-match", "x #1"), ("raise-board", "1")]),
        ("analysis", &[("raise-match", "#1"), ("raise-board", "2")]),
        ("analysis-second", &[("raise-match", "#1"), ("raise-board", "3")]),
        ("third-session", &[("raise-match", "#1"), ("raise-board", "4")]),
        ("delay", &[("raise-match", "#1"), ("raise-board", "5"), ("raise-minutes", "70")]),
        ("force-majeure", &[("raise-event", "1"), ("raise-round", "4"), ("raise-matches", "")]),
        ("withdrawal", &[("raise-event", "1"), ("raise-person", "#101")]),
        ("clash", &[("raise-match", "#13")]),
        ("other-event", &[("raise-event", "1"), ("raise-round", "4")]),
        ("date", &[("raise-event", "1"), ("raise-round", "3"), ("raise-matches", "14")]),
        ("last-round", &[("raise-event", "1")]),
        ("copa-pass", &[("raise-match", "#18"), ("raise-side", "home")]),
        ("last-swiss", &[("raise-event", "1")]),
        (
            "change",
            &[("raise-event", "2"), ("raise-round", "3"), ("raise-wanted", "2026-12-20"), ("raise-ground", "clash")],
        ),
        ("breach", &[("raise-person", "#101"), ("raise-team", ""), ("raise-club", "")]),
        ("sanction", &[("raise-person", ""), ("raise-team", "1"), ("raise-club", "")]),
        ("appointment", &[("raise-member", "Membre, Nou"), ("raise-task", "rules"), ("raise-since", "2026-11-16")]),
        ("removal", &[("raise-person", "#9005")]),
        ("vacancy", &[("raise-member", "#9103"), ("raise-task", "elite"), ("raise-since", "2026-11-16")]),
        (
            "revocation",
            &[("raise-case", "CHANGE"), ("raise-one", "#9001"), ("raise-two", "#9002"), ("raise-committee", "#9101")],
        ),
        ("lots", &[("raise-event", "1"), ("raise-people", "#101\n#102")]),
        ("open-rules", &[("raise-open", "1")]),
        ("event-annulment", &[("raise-event", "1")]),
        ("rated", &[("raise-event", "1")]),
    ];
    let vote = [("rule-yes", "3"), ("rule-no", "1"), ("rule-blank", "0"), ("rule-president", "for")];
    let mut committee = desk.hall.signed_in(Role::Committee).await;
    let (mut raised, mut change) = (Vec::new(), String::new());
    for (kind, given) in fields {
        let mut sent = vec![("do", "raise")];
        sent.extend(
            given.iter().map(|(name, value)| (*name, if *value == "CHANGE" { change.as_str() } else { value })),
        );
        let answer = committee.post(&desk.path(&format!("/cases/raise/{kind}")), &sent).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{kind}: {}", problems(&answer));
        let case = last(answer.location()).to_owned();
        let page = committee.get(&desk.path(&format!("/cases/{case}"))).await;
        assert!(page.status == StatusCode::OK && page.body.contains("name=\"rule-choice\""), "{kind}");
        let body = desk.state().await.season.cases[case.parse::<usize>().unwrap() - 1].body;
        let path = desk.path(&format!("/cases/{case}"));
        let mut ruling = vec![("do", "rule"), ("rule-received", "2026-11-16")];
        ruling.push((
            "rule-choice",
            match kind {
                "incident" | "analysis" | "analysis-second" => "result",
                "third-session" | "force-majeure" | "clash" | "date" | "last-round" | "last-swiss" => "at",
                "sanction" => "sanction",
                "lots" => "order",
                _ => "yes",
            },
        ));
        ruling.extend([
            ("rule-result", "1"),
            ("rule-at", "2026-12-20T16:30"),
            ("rule-sanction", "0"),
            ("rule-order", "#102\n#101"),
        ]);
        ruling.extend(SAT);
        // 3.3: the president fills a vacancy without a vote.
        if body == adoube_federation::appeal::DecidingBody::SportsCommission && kind != "vacancy" {
            let answer = committee.post(&path, &ruling).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{kind}: a vote is needed");
            assert!(answer.body.contains("f-rule-yes-problem"), "{kind}");
            let mut few = ruling.clone();
            few.extend([("rule-yes", "1"), ("rule-no", ""), ("rule-blank", ""), ("rule-president", "for")]);
            let answer = committee.post(&path, &few).await;
            assert!(answer.body.contains("E-VOTE-QUORUM"), "{kind}: {}", problems(&answer));
            ruling.extend(vote);
        }
        if kind == "change" {
            case.clone_into(&mut change);
        }
        if kind == "incident" {
            // An option that does not exist, an invalid date.
            let answer =
                committee.post(&path, &[("do", "rule"), ("rule-choice", "yes"), ("rule-received", "soon")]).await;
            assert!(answer.body.contains("f-rule-choice-problem") && answer.body.contains("value=\"soon\""));
            assert_eq!(committee.post(&path, &[("do", "national")]).await.status, StatusCode::SEE_OTHER);
        }
        let answer = committee.post(&path, &ruling).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{kind}: {}", problems(&answer));
        raised.push((kind, case));
    }
    // The consequences: the round was moved and moved back, the point was deducted, the open tournament was annulled.
    let state = desk.state().await;
    assert_eq!(state.season.sanctions.len(), 1);
    assert!(state.season.events[&CompetitionId(1)].annulled);
    // There are irregularities only in an event that has begun.
    let ahead = committee.post(&desk.path("/cases/raise/annulment"), &[("do", "raise"), ("raise-open", "1")]).await;
    assert_eq!(ahead.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", ahead.body);
    assert!(ahead.body.contains("has not begun yet"), "{}", ahead.body);
    // 3.11: only teams that a team of a higher category knocked out of the cup play on.
    let still_in = [("do", "raise"), ("raise-event", "1"), ("raise-team-1", "1")];
    let still_in = committee.post(&desk.path("/cases/raise/consolation"), &still_in).await;
    assert_eq!(still_in.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", still_in.body);
    assert!(problems(&still_in).contains("knocked out of this cup"), "{}", problems(&still_in));
    assert_eq!(
        state.season.events[&CompetitionId(2)].settings.rounds[2].date.to_string(),
        "2026-11-16",
        "revoked (6.1)"
    );

    // An appeal to the Board, which decides differently; the sanction is lifted.
    let of = |wanted: &str| raised.iter().find(|(kind, _)| *kind == wanted).unwrap().1.clone();
    let path = desk.path(&format!("/cases/{}", of("sanction")));
    assert_eq!(committee.post(&path, &[("do", "appeal")]).await.status, StatusCode::SEE_OTHER);
    let again = committee.post(&path, &[("do", "appeal")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "once");
    let appeal = desk.state().await.season.cases.len();
    let path = desk.path(&format!("/cases/{appeal}"));
    let instead = [
        ("do", "rule"),
        ("rule-choice", "instead-no"),
        ("rule-received", "2026-11-16"),
        ("rule-sat-0", "Junta, Persona"),
    ];
    let same = committee.post(&path, &instead).await;
    assert_eq!(same.status, StatusCode::UNPROCESSABLE_ENTITY, "2.1: not by whoever decided first");
    assert!(!committee.get(&path).await.body.contains("name=\"rule-choice\""), "nor is it offered");
    let mut board = desk.hall.signed_in(Role::Committee).await;
    assert!(board.get(&path).await.body.contains("instead-no"));
    // Nor by a member of the first instance, whoever enters it.
    let mut before = instead.to_vec();
    before.push(("rule-sat-1", "#9102"));
    let answer = board.post(&path, &before).await;
    assert!(answer.body.contains("f-rule-sat-problem"), "{}", problems(&answer));
    let answer = board.post(&path, &instead).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    assert!(desk.state().await.season.sanctions[0].lifted);
    // The cases of the demo season before the bodies exist: a game sub condicione, a venue.
    let pending: Vec<String> =
        desk.state().await.season.cases.iter().filter(|c| c.decision.is_none()).map(|c| c.id.to_string()).collect();
    for case in pending {
        assert_eq!(committee.get(&desk.path(&format!("/cases/{case}"))).await.status, StatusCode::OK);
    }
    // A change that cannot even be requested.
    desk.wrong(
        "/cases/raise/change",
        &[
            ("do", "raise"),
            ("raise-event", "1"),
            ("raise-round", "5"),
            ("raise-wanted", "2026-11-20"),
            ("raise-ground", "ordinary"),
        ],
        &["E-CAL-LASTTWO", "f-raise-wanted-problem"],
    )
    .await;
    desk.wrong(
        "/cases/raise/change",
        &[
            ("do", "raise"),
            ("raise-event", "1"),
            ("raise-round", "4"),
            ("raise-wanted", "2026-11-30"),
            ("raise-ground", "clash"),
            ("raise-hall", "Casal Nou, Plaça Major 1"),
            ("raise-hall-boards", "60"),
        ],
        &["E-CAL-VENUE"],
    )
    .await;
    let log = desk.log().await;
    for act in ["raise", "rule", "appeal", "national"] {
        assert!(log.contains(act), "{act}");
    }
    let replayers = adoube_services::replayers();
    let replayers: Vec<&dyn adoube_store::Replayer> = replayers.iter().map(|replayer| &**replayer).collect();
    assert!(desk.hall.desk.store().verify(&replayers, &[]).await.unwrap().is_whole(), "a replay answers the same");
}

#[tokio::test]
async fn tables_follow_a_decision_on_a_game_sub_condicione() {
    let mut desk = desk().await;
    let state = desk.state().await;
    let case = state
        .season
        .cases
        .iter()
        .find(|c| matches!(c.matter, adoube_federation::cases::Matter::SubCondicione(..)))
        .unwrap();
    let id = case.matter.of_match().unwrap();
    let path = format!("/cases/{}", case.id);
    let page = desk.office.get(&desk.path(&path)).await.body;
    assert!(page.contains("triple repetició") && page.contains("If upheld:"), "{page}");
    desk.wrong(&path, &[("do", "rule"), ("rule-choice", "yes"), ("rule-received", "")], &["f-rule-sat-problem"]).await;
    let mut ruling = vec![("do", "rule"), ("rule-choice", "yes"), ("rule-received", "2026-11-16")];
    ruling.extend(SAT);
    desk.done(&path, &ruling).await;
    let board = desk.state().await.season.matches[&id].boards[6];
    assert_eq!(
        board,
        adoube_federation::matches::BoardStatus::Finished(adoube_federation::result::TeamBoardResult::Drawn)
    );
    desk.wrong(&path, &[("do", "rule"), ("rule-choice", "no"), ("rule-received", "2026-11-16")], &["notice"]).await;
}
