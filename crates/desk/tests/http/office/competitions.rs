//! Competitions from entry to a closed round; venues, open tournaments and documents.

use super::*;

/// The fields of a competition.
pub(super) fn competition<'a>(name: &'a str, kind: &'a str, count: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![
        ("do", "announce"),
        ("announce-name", name),
        ("announce-kind", kind),
        ("announce-boards", "4"),
        ("announce-until", "2026-12-01"),
        ("announce-first", "2026-12-12T16:30"),
        ("announce-count", count),
        ("announce-every", "7"),
        ("announce-dates", ""),
        ("announce-scoring", "matches"),
        ("announce-scale", "one"),
        ("announce-order", "championship"),
        ("announce-promoted", "1"),
        ("announce-relegated", "1"),
        ("announce-session", "2:59; 5:00 40; 6:00 60"),
        ("announce-province", ""),
        ("announce-standing", "appealable"),
        ("announce-counting", "official"),
        ("announce-rules", "handbook-1985"),
    ]
}

#[tokio::test]
async fn team_competitions_from_entry_to_a_closed_round() {
    let mut desk = desk().await;
    let mut bad = competition("Lliga nova", "league", "0");
    bad.retain(|(name, _)| *name != "announce-session");
    bad.push(("announce-session", "soon"));
    desk.wrong(
        "/c",
        &bad,
        &["value=\"Lliga nova\"", "value=\"soon\"", "f-announce-session-problem", "f-announce-count-problem"],
    )
    .await;
    let mut unordered = competition("Lliga nova", "league", "3");
    unordered.retain(|(name, _)| *name != "announce-dates");
    unordered.push(("announce-dates", "2026-12-20 16:30\n2026-12-13 16:30"));
    desk.wrong("/c", &unordered, &["f-announce-dates-problem", "2026-12-20 16:30"]).await;
    let made = desk.done("/c", &competition("Lliga nova", "league", "3")).await;
    assert_eq!(last(made.location()), "3");
    // D-20: letters follow the categories.
    let entry = |club: &'static str, category: &'static str| {
        vec![
            ("do", "enter"),
            ("enter-club", club),
            ("enter-team", ""),
            ("enter-category", category),
            ("enter-delivery", "registered_post"),
        ]
    };
    desk.wrong("/c/3", &entry("2", "first_division"), &["f-enter-category-problem"]).await;
    desk.wrong("/c/1", &entry("2", "promotion_to_third"), &["notice-bad"]).await;
    for club in ["2", "3"] {
        desk.done("/c/3", &entry(club, "promotion_to_third")).await;
    }
    // An existing team, and a team that a delegate enters.
    desk.done(
        "/c/3",
        &[
            ("do", "enter"),
            ("enter-club", "4"),
            ("enter-team", "4"),
            ("enter-category", ""),
            ("enter-delivery", "through_delegation"),
        ],
    )
    .await;
    let mut delegate = desk.delegate(1).await;
    let answer = delegate.post(&desk.path("/c/3"), &entry("1", "promotion_to_third")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    assert_eq!(desk.state().await.season.events[&CompetitionId(3)].teams.len(), 3);
    desk.accept_all().await;
    let teams: Vec<u32> = desk.state().await.season.events[&CompetitionId(3)].teams.keys().map(|team| team.0).collect();
    assert_eq!(teams.len(), 4);

    // Groups: by hand with an error, by lot, names.
    let mut fields: Vec<(String, String)> = vec![("do".to_owned(), "group".to_owned())];
    for team in &teams {
        fields.push((format!("group-of-{team}"), "1".to_owned()));
        fields.push((format!("group-no-{team}"), "1".to_owned()));
    }
    let sent: Vec<(&str, &str)> = fields.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    desk.wrong("/c/3/groups", &sent, &["Another team in this group already has this number."]).await;
    desk.wrong("/c/3/groups", &[("do", "draw"), ("draw-groups", "4")], &["notice-bad"]).await;
    desk.done("/c/3/groups", &[("do", "draw"), ("draw-groups", "1")]).await;
    for (at, field) in fields.iter_mut().filter(|(name, _)| name.starts_with("group-no-")).enumerate() {
        field.1 = (at + 1).to_string();
    }
    let sent: Vec<(&str, &str)> = fields.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    desk.done("/c/3/groups", &sent).await;
    assert_eq!(
        desk.state().await.season.events[&CompetitionId(3)].groups[0].teams.iter().map(|t| t.0).collect::<Vec<_>>(),
        teams
    );
    desk.done("/c/3/groups", &[("do", "names"), ("names-0", "Barcelonès")]).await;

    desk.done("/c/3", &[("do", "pair")]).await;
    desk.wrong("/c/3", &[("do", "pair")], &["notice-bad"]).await;
    desk.wrong("/c/1", &[("do", "close")], &["notice-bad"]).await;
    desk.done("/c/3", &[("do", "withdraw"), ("withdraw-team", &teams[0].to_string()), ("withdraw-sure", "1")]).await;
    desk.done("/c/3", &[("do", "close")]).await;
    let state = desk.state().await;
    let event = &state.season.events[&CompetitionId(3)];
    assert_eq!((event.paired, event.closed, event.gone.len()), (1, 1, 1));
    let entered = Table::first(&desk.office.get(&desk.path("/c/3")).await.body);
    let withdrawals = ["Withdrawn before round 1 Points annulled", "Withdraw", "Withdraw", "Withdraw"];
    let told = entered.columns(["Withdrawal"]);
    assert_eq!(told.as_flattened(), withdrawals, "before half the points are annulled (14.31)");
    let log = desk.log().await;
    for act in ["announce", "enter_team", "group", "pair", "close_round", "withdraw_team", "propose", "settle"] {
        assert!(log.contains(act), "{act}");
    }
}

#[tokio::test]
async fn an_individual_competition() {
    let mut desk = desk().await;
    let mut absolute = competition("Individual", "individual", "8");
    absolute.extend([("announce-system", "round_robin"), ("announce-title", "absolute_championship")]);
    desk.done("/c", &absolute).await;
    let enter = |person: &'static str| {
        vec![
            ("do", "enter"),
            ("enter-person", person),
            ("enter-age", ""),
            ("enter-delivery", "by_hand"),
            ("enter-circumstances", "1"),
        ]
    };
    desk.wrong("/c/3/players", &enter("#199"), &["E-ENTRY-LICENCE", "f-enter-person-problem", "value=\"#199\""]).await;
    desk.wrong("/c/3/players", &enter("Ningú"), &["f-enter-person-problem", "value=\"Ningú\""]).await;
    for person in ["#101", "#110", "#111", "104"] {
        desk.done("/c/3/players", &enter(person)).await;
    }
    let mut delegate = desk.delegate(2).await;
    let answer = delegate.post(&desk.path("/c/3/players"), &enter("#210")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    desk.accept_all().await;
    let answer = delegate.post(&desk.path("/c/3/players"), &[("do", "goes"), ("goes-person", "210")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    let absent = [("do", "absent"), ("absent-person", "111"), ("absent-round", "1")];
    desk.wrong("/c/3/players", &absent, &["has not happened yet"]).await;
    desk.wrong(
        "/c/3/players",
        &[("do", "absent"), ("absent-person", "111"), ("absent-round", "99")],
        &["value=\"99\"", "f-absent-round-problem"],
    )
    .await;
    desk.done("/c/3/players", &[("do", "other"), ("other-person", "111")]).await;
    let date = |person: &'static str, on: &'static str| {
        vec![
            ("do", "date"),
            ("date-person", person),
            ("date-round", "1"),
            ("date-on", on),
            ("date-represents", "other"),
        ]
    };
    desk.wrong("/c/3/players", &date("110", "2026-12-30"), &["E-CAL-WINDOW", "f-date-on-problem"]).await;
    desk.wrong("/c/3/players", &date("104", "2026-12-13"), &["E-CAL-FOREIGN", "f-date-person-problem"]).await;
    desk.done("/c/3/players", &date("110", "2026-12-13")).await;
    // 14.21: a Preferent's withdrawal goes to the Committee; 14.22: a player without a chance of promotion is
    // withdrawn.
    let before = desk.state().await.season.cases.len();
    desk.done("/c/3/players", &[("do", "withdraw"), ("withdraw-person", "101")]).await;
    assert_eq!(desk.state().await.season.cases.len(), before + 1);
    // Round 1 falls on a day of the league in which the club plays.
    let mut same_day = competition("Lliga", "league", "3");
    same_day.retain(|(name, _)| *name != "announce-dates");
    same_day.push(("announce-dates", "2026-12-12 10:00\n2026-12-13 10:00\n2026-12-14 10:00"));
    desk.done("/c", &same_day).await;
    desk.done(
        "/c/4",
        &[
            ("do", "enter"),
            ("enter-club", "1"),
            ("enter-team", "1"),
            ("enter-category", ""),
            ("enter-delivery", "by_hand"),
        ],
    )
    .await;
    assert!(desk.office.get(&desk.path("/c")).await.body.contains("Calendar clashes"));
    let hopeless = [("do", "hopeless"), ("hopeless-person", "110"), ("hopeless-points", "½"), ("hopeless-met", "0")];
    desk.wrong("/c/3/players", &hopeless, &["value=\"½\""]).await;
    for _ in 0..7 {
        desk.done("/c/3/players", &[("do", "close")]).await;
    }
    desk.done("/c/3/players", &absent).await;
    desk.done("/c/3/players", &hopeless).await;
    assert_eq!(desk.state().await.season.events[&CompetitionId(3)].entrants[&MemberNo(110)].left_after, Some(7));
    // Titles come from the final order of the event that gives them, once it is over.
    let classify = |order: &'static str| [("do", "classify"), ("classify-order", order)];
    desk.wrong("/c/3/players", &classify("#101\n#104"), &["the competition is not over"]).await;
    desk.done("/c/3/players", &[("do", "close")]).await;
    desk.wrong("/c/3/players", &classify("Ningú"), &["f-classify-order-problem", "Ningú"]).await;
    for order in ["#101\n#104\n#111", "#104\n#111\n#101"] {
        desk.done("/c/3/players", &classify(order)).await;
        assert_eq!(desk.state().await.season.titles.len(), 2, "a correction replaces them");
    }
    assert_eq!(desk.state().await.season.players[&MemberNo(101)].title, None);
    assert_eq!(desk.state().await.season.titles.len(), 2);
    let log = desk.log().await;
    for act in [
        "enter_player",
        "goes_on",
        "absent",
        "choose_other",
        "set_game_date",
        "withdraw_player",
        "no_promotion_left",
        "classify",
        "close_round",
    ] {
        assert!(log.contains(act), "{act}");
    }
}

#[tokio::test]
async fn venues_opens_and_papers() {
    let mut desk = desk().await;
    let venue = |travel: &'static str, entered: &'static str, boards: &'static str| {
        vec![
            ("do", "ask"),
            ("ask-event", "1"),
            ("ask-club-1", "3"),
            ("ask-entered-1", entered),
            ("ask-club-2", ""),
            ("ask-club-3", ""),
            ("ask-province", "barcelona"),
            ("ask-category", "first"),
            ("ask-grouping", "geographic"),
            ("ask-travel", travel),
            ("ask-boards", boards),
            ("ask-alternatives", "1"),
            ("ask-principal", "#390"),
            ("ask-auxiliary", "#391"),
        ]
    };
    desk.wrong(
        "/venues",
        &venue("75", "9", "14"),
        &[
            "E-VENUE-TRAVEL",
            "E-VENUE-PLAYERS",
            "E-VENUE-BOARDS",
            "f-ask-travel-problem",
            "f-ask-boards-problem",
            "value=\"75\"",
        ],
    )
    .await;
    desk.done("/venues", &venue("45", "12", "20")).await;
    desk.wrong(
        "/venues",
        &[("do", "replace"), ("replace-old", "1:390"), ("replace-new", "#391")],
        &["f-replace-new-problem"],
    )
    .await;
    desk.done("/venues", &[("do", "replace"), ("replace-old", "1:390"), ("replace-new", "#301")]).await;
    assert_eq!(desk.state().await.season.venues[1].request.principal, MemberNo(301));

    let open = |requested: &'static str, rounds: &'static str, players: &'static str, km: &'static str| {
        vec![
            ("do", "ask"),
            ("ask-name", "Obert de Prova"),
            ("ask-requested", requested),
            ("ask-first", "2027-02-10"),
            ("ask-last", "2027-02-20"),
            ("ask-rounds", rounds),
            ("ask-group-1-first", "1"),
            ("ask-group-1-second", "1"),
            ("ask-players-1", players),
            ("ask-km-1", km),
        ]
    };
    let words = [
        "E-HOM-DATE",
        "E-HOM-ROUNDS",
        "E-HOM-PLAYERS",
        "E-HOM-MIX",
        "E-HOM-CLASH",
        "f-ask-km-1",
        "value=\"29,9\"",
        "Obert de Prova",
    ];
    desk.wrong("/opens", &open("2026-07-01", "7", "24", "29,9"), &words).await;
    desk.wrong(
        "/opens",
        &open("2026-06-30", "9", "30", "far"),
        &["Enter kilometres, for example 29.9.", "value=\"far\""],
    )
    .await;
    let mut good = open("2026-06-30", "9", "30", "30");
    good.retain(|(name, _)| *name != "ask-group-1-second");
    desk.done("/opens", &good).await;
    desk.done("/opens", &[("do", "report"), ("report-open", "2")]).await;

    // Documents: one that is due, the record of a match, and one that nobody requested.
    let late = Table::first(&desk.office.get(&desk.path("/office")).await.body);
    let record = ["Match record Delegates 5.811", "2026-11-12"];
    assert_eq!(late.columns(["Document", "Due"]), [record], "a record is late");
    desk.done("/office", &[("do", "received"), ("received-paper", "record"), ("received-about", "match:9")]).await;
    assert!(desk.state().await.season.matches[&MatchId(9)].record_received.is_some());
    desk.done("/office", &[("do", "received"), ("received-paper", "delay_proofs"), ("received-about", "match:2")])
        .await;
    desk.wrong(
        "/office",
        &[("do", "paper"), ("paper-paper", "forms"), ("paper-about", "")],
        &["f-paper-about-problem"],
    )
    .await;
    desk.done("/office", &[("do", "paper"), ("paper-paper", "forms"), ("paper-about", "province:girona")]).await;
    desk.done(
        "/office",
        &[("do", "paper"), ("paper-paper", "family_book"), ("paper-about", ""), ("paper-person", "#112")],
    )
    .await;
    let log = desk.log().await;
    for act in ["ask_venue", "replace_delegate", "ask_homologation", "hand_in", "record_received"] {
        assert!(log.contains(act), "{act}");
    }
}

#[tokio::test]
async fn rating_closing_a_competition_has_an_edition_of_the_rating_rules() {
    let mut desk = desk().await;
    let mut free = competition("Lliga", "league", "3");
    free.retain(|(name, _)| *name != "announce-rules");
    free.push(("announce-rules", "qualsevol cosa"));
    desk.wrong("/c", &free, &["f-announce-rules-problem"]).await;
    desk.done("/c", &competition("Lliga", "league", "3")).await;
    let page = desk.office.get(&desk.path("/c/3")).await.body;
    assert_eq!(fact(&page, "Edition of the rating rules"), "Handbook of 1985");
}

#[tokio::test]
async fn delegates_5_422_h_a_typed_age_agrees_with_the_date_of_birth() {
    let mut desk = desk().await;
    let mut junior = competition("Júnior", "individual", "8");
    junior.push(("announce-age", "junior"));
    desk.done("/c", &junior).await;
    desk.done("/c", &competition("Individual", "individual", "8")).await;
    let key = desk.state().await.persons[&MemberNo(101)].clone();
    let mut person = desk.hall.desk.people().get(&key).await.unwrap().unwrap();
    // Sixteen on 12 December 2026, the day of the first round, and not a day earlier.
    person.born = Some("2010-12-12".parse().unwrap());
    desk.hall.desk.people().put(&person, NOON_MS).await.unwrap();
    let enter = |age: &'static str| {
        [("do", "enter"), ("enter-person", "#101"), ("enter-age", age), ("enter-delivery", "by_hand")]
    };
    for path in ["/c/3/players", "/c/4/players"] {
        let told = ["f-enter-age-problem", "Enter 16, or leave this empty: that is the age by the date of birth."];
        desk.wrong(path, &enter("15"), &told).await;
        desk.done(path, &enter("")).await;
    }
    let state = desk.state().await;
    let age = |event| state.season.events[&CompetitionId(event)].entrants[&MemberNo(101)].age;
    assert_eq!((age(3), age(4)), (Some(16), None), "recorded only where it is asked for");
}
