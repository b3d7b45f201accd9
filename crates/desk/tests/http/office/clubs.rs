//! Clubs, their players, licences and lists.

use super::*;

#[tokio::test]
async fn clubs_and_their_address_and_delegates() {
    let mut desk = desk().await;
    desk.wrong(
        "/clubs",
        &[("do", "register"), ("register-name", "Club Nou")],
        &["value=\"Club Nou\"", "f-register-town-problem", "f-register-province-problem"],
    )
    .await;
    let made = desk
        .done(
            "/clubs",
            &[
                ("do", "register"),
                ("register-name", "Club Nou"),
                ("register-town", "vallfosca"),
                ("register-province", "girona"),
                ("register-address", "Plaça Nova, 2"),
                ("register-principal", "Puig, Anna"),
            ],
        )
        .await;
    assert_eq!(last(made.location()), "7");
    let state = desk.state().await;
    let (seven, one) = (&state.season.clubs[&ClubId(7)], &state.season.clubs[&ClubId(1)]);
    assert_eq!((seven.town, seven.delegates.len()), (one.town, 1), "a town is known by its name");
    assert_eq!(state.name(adoube_services::league::Named::Venue(ClubId(7))), "Plaça Nova, 2");
    let stream = format!("season/{}", desk.id).parse().unwrap();
    let entries = desk.hall.desk.store().read_all(&stream).await.unwrap();
    let registers = entries.iter().rev().find(|entry| format!("{entry:?}").contains("register")).unwrap();
    assert!(format!("{registers:?}").contains("Plaça Nova, 2"), "the club and its address are one act: {registers:?}");
    let page = desk.office.get(&desk.path("/clubs/7")).await.body;
    let told = ["Number", "Town", "Venue address", "Delegates"].map(|term| fact(&page, term));
    assert_eq!(told, ["7", "Vallfosca", "Plaça Nova, 2", "Puig, Anna"]);
    desk.wrong("/clubs/7", &[("do", "delegates")], &["f-delegates-new-1-problem"]).await;
    desk.done("/clubs/7", &[("do", "delegates"), ("delegates-new-1", "Mas, Pere"), ("delegates-new-2", "Roca, Eva")])
        .await;
    desk.done("/clubs/7", &[("do", "call"), ("call-name", "Club Novíssim")]).await;
    desk.done(
        "/settings",
        &[
            ("do", "towns"),
            ("towns-1", "Vallfosca del Mar"),
            ("towns-2", "A"),
            ("towns-4", "B"),
            ("towns-5", "C"),
            ("towns-6", "D"),
        ],
    )
    .await;
    // 5.10: the championship has begun, so the club informs those who travel.
    desk.done("/clubs/1", &[("do", "address"), ("address-address", "Carrer Nou, 1")]).await;
    assert!(desk.office.get(&desk.path("/clubs/1")).await.body.contains("W-ADDRESS-LATE"));
    let log = desk.log().await;
    for act in ["register", "delegates", "new_address"] {
        assert!(log.contains(act), "{act}");
    }
    for name in ["Puig", "Mas, Pere"] {
        assert!(!log.contains(name), "the log has no names of persons");
    }
}

/// The fields of a new player.
pub(super) fn player<'a>(name: &'a str, category: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![
        ("do", "new"),
        ("new-name", name),
        ("new-born", "1990-05-05"),
        ("new-category", category),
        ("new-nationality", "home"),
        ("new-case", "new"),
        ("new-paper-insurance", "1"),
        ("new-phone", "600 000 000"),
    ]
}

#[tokio::test]
async fn licences_lists_and_additions() {
    let mut desk = desk().await;
    let bad = [("do", "new"), ("new-name", "Vila, Joan"), ("new-born", "2190-01-01"), ("new-category", "king")];
    desk.wrong(
        "/players?club=1",
        &bad,
        &["value=\"Vila, Joan\"", "value=\"2190-01-01\"", "f-new-born-problem", "f-new-category-problem"],
    )
    .await;
    let made = desk.done("/players?club=1", &player("Vila, Joan", "third")).await;
    let person = last(made.location()).to_owned();
    let path = format!("/players/{person}");
    desk.wrong(&path, &[("do", "grant")], &["notice-bad", "Delegates 5.26"]).await;
    desk.done(&path, &[("do", "complete"), ("complete-paper-own_form", "1")]).await;
    // 5.321: a player with a licence cannot be added; without one, the player gets a place after the equals.
    let add = [("do", "add"), ("add-person", person.as_str()), ("add-after", "2")];
    let page = desk.wrong("/lists/1", &add, &["E-LIST-ORDER", "f-add-after-problem", "value=\"2\""]).await;
    assert!(page.body.contains(&format!("value=\"{person}\" selected")), "what was chosen stays");
    let mut delegate = desk.delegate(1).await;
    let answer =
        delegate.post(&desk.path("/lists/1"), &[("do", "add"), ("add-person", &person), ("add-after", "")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    assert_eq!(desk.state().await.season.lists[&ClubId(1)].players.len(), 14, "the office has not accepted");
    let again =
        delegate.post(&desk.path("/lists/1"), &[("do", "add"), ("add-person", &person), ("add-after", "")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "once is enough");
    assert!(desk.office.get(&desk.path("/office")).await.body.contains("Vila, Joan"));
    desk.accept_all().await;
    let list = Table::first(&desk.office.get(&desk.path("/lists/1")).await.body);
    let numbers: Vec<String> = (1..=14).map(|number| number.to_string()).chain(["14 bis".to_owned()]).collect();
    assert_eq!(list.column(0), numbers);
    assert_eq!(list.row("14 bis")[..3], ["14 bis", "Vila, Joan Added", "Third"]);
    desk.done(&path, &[("do", "grant")]).await;
    assert!(desk.office.get(&desk.path(&path)).await.body.contains("In force"));
    desk.wrong("/lists/1", &add, &["E-ADD-LICENSED"]).await;

    // First category: the national number and the phone number are required.
    let preferent = desk.done("/players?club=1", &player("Soler, Mar", "first")).await;
    let preferent = format!("/players/{}", last(preferent.location()));
    desk.done(
        &preferent,
        &[("do", "apply"), ("apply-case", "renewal"), ("apply-numbered", "1"), ("apply-paper-insurance", "1")],
    )
    .await;
    desk.wrong(&preferent, &[("do", "grant")], &["E-LIC-NATIONAL", "E-LIC-PHONE"]).await;
    desk.done(
        &preferent,
        &[
            ("do", "know"),
            ("know-category", "preferent"),
            ("know-nationality", "andorran"),
            ("know-catalan", "2105"),
            ("know-title", ""),
        ],
    )
    .await;
    desk.wrong(
        &preferent,
        &[("do", "know"), ("know-category", "first"), ("know-nationality", "home"), ("know-catalan", "99999")],
        &["value=\"99999\"", "f-know-catalan-problem"],
    )
    .await;
    desk.done(&preferent, &[("do", "title"), ("title-title", "fide_master"), ("title-ground", "fide_title")]).await;
    desk.done(
        &preferent,
        &[
            ("do", "person"),
            ("person-name", "Soler Vila, Mar"),
            ("person-born", "2015-02-03"),
            ("person-phone", "600"),
            ("person-guardian", "Vila, Rosa"),
            ("person-contact", "601"),
            ("person-consent", "1"),
        ],
    )
    .await;
    let page = desk.office.get(&desk.path(&preferent)).await.body;
    assert!(page.contains("<h1>Soler Vila, Mar</h1>") && page.contains("Minor: family record book required"), "{page}");
    let told =
        ["Category", "Title", "Nationality", "Catalan rating", "Guardian (minors)"].map(|term| fact(&page, term));
    assert_eq!(told, ["Preferent", "FIDE Master", "Andorran", "2105", "Vila, Rosa 601 Consent seen"]);
    // A change of club: not with a licence for this season.
    desk.wrong(&path, &[("do", "move"), ("move-club", "2")], &["notice-bad"]).await;
    desk.done(&preferent, &[("do", "move"), ("move-club", "2")]).await;
    let log = desk.log().await;
    for act in ["know", "apply", "complete", "grant", "title", "add"] {
        assert!(log.contains(act), "{act}");
    }
}

#[tokio::test]
async fn a_delegate_hands_in_the_list_and_the_office_stamps_it() {
    let mut desk = desk().await;
    desk.done(
        "/clubs",
        &[("do", "register"), ("register-name", "Nou"), ("register-town", "Nova"), ("register-province", "barcelona")],
    )
    .await;
    let mut delegate = desk.delegate(7).await;
    let mut persons = Vec::new();
    for (name, category) in [("Primer, Un", "third"), ("Segon, Dos", "second")] {
        let mut fields = player(name, category);
        fields.push(("new-paper-own_form", "1"));
        let made = delegate.post(&desk.path("/players?club=7"), &fields).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", problems(&made));
        persons.push(last(made.location()).to_owned());
    }
    let [third, second] = &persons[..] else { panic!() };
    let (at_third, at_second) = (format!("stamp-no-{third}"), format!("stamp-no-{second}"));
    let wrong = [("do", "stamp"), (at_third.as_str(), "1"), (at_second.as_str(), "2")];
    let answer = delegate.post(&desk.path("/lists/7"), &wrong).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("E-LIST-ORDER") && answer.body.contains("E-ENTRY-LICENCE"), "{}", problems(&answer));
    for person in &persons {
        desk.done(&format!("/players/{person}"), &[("do", "grant")]).await;
    }
    for (fields, word) in [
        (vec![("do", "stamp")], "Give at least one player a number."),
        (vec![("do", "stamp"), (at_third.as_str(), "1"), (at_second.as_str(), "1")], "This number is used twice."),
    ] {
        let answer = delegate.post(&desk.path("/lists/7"), &fields).await;
        assert!(
            answer.status == StatusCode::UNPROCESSABLE_ENTITY && answer.body.contains(word),
            "{}",
            problems(&answer)
        );
    }
    let right = [("do", "stamp"), (at_third.as_str(), "2"), (at_second.as_str(), "1")];
    assert_eq!(delegate.post(&desk.path("/lists/7"), &right).await.status, StatusCode::SEE_OTHER);
    assert!(desk.office.get(&desk.path("/lists/7")).await.body.contains("waiting for the office"));
    // Rejected, and submitted again.
    let number = *desk.state().await.proposals.keys().next().unwrap();
    desk.done("/office", &[("do", "decline"), ("decline-number", &number.to_string())]).await;
    assert!(!desk.state().await.season.lists.contains_key(&ClubId(7)));
    delegate.post(&desk.path("/lists/7"), &right).await;
    desk.accept_all().await;
    let list = desk.state().await.season.lists[&ClubId(7)].clone();
    assert_eq!(list.players.iter().map(|l| l.person.to_string()).collect::<Vec<_>>(), [second.clone(), third.clone()]);
    // A settled proposal cannot be settled again.
    let gone = desk.office.post(&desk.path("/office"), &[("do", "accept"), ("accept-number", "1")]).await;
    assert_eq!(gone.status, StatusCode::UNPROCESSABLE_ENTITY);
}
