//! Rating lists in the browser: a period is rated, reviewed and published; the public reads the list, its distribution,
//! a player's history and the calculation.

use crate::hall::play;
use adoube_services::lists::import;
use std::fmt::Write;
use std::io::Cursor;

/// A list of the demonstration's players with ratings, and some more.
fn list(names: &[String], rise: usize) -> String {
    let mut text = String::from("Number,Name,Club,Cat,Title,Rating,Games,FIDE_ID,Born\n");
    for (at, name) in names.iter().enumerate() {
        let rating = 2000 + at * 23 + rise * (at % 4);
        writeln!(text, "{},\"{name}\",{},P,,{rating},9,,1980", at + 1, ["Girona", "Reus", "Vic"][at % 3]).unwrap();
    }
    for at in 0..180 {
        let rating = 2000 + (at * at * 7) % 480;
        writeln!(text, "{},\"Llista {at}, Jugador\",Lleida,P,,{rating},9,,1970", 1000 + at).unwrap();
    }
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_is_published_and_read() {
    play("ratings", |hall| async move {
        let browser = hall.administrator().await;
        let event = browser.demonstration().await;
        let id = event.rsplit('/').next().unwrap();
        let state = hall.desk.event_state(id, None).await.unwrap();
        let people = hall.desk.people().of(&state.event).await.unwrap();
        let mut names: Vec<String> = people.values().map(|person| person.name.clone()).collect();
        names.sort();
        for (name, rise) in [("FCE 2025-07-01", 0), ("FCE 2026-01-01", 8), ("FCE 2026-07-01", 15)] {
            import(hall.desk.store(), name, Cursor::new(list(&names, rise)), 1_780_000_000_000, |_| {}).await.unwrap();
        }
        browser.go("/ratings").await;
        browser.picture("index").await;

        // The office rates a period and previews it.
        browser.go("/desk/ratings").await;
        browser.picture("office").await;
        browser.choose("#f-base", &hall.desk.store().lists().await.unwrap()[2].id.to_string()).await;
        browser.find(&format!("input[name=event][value='{id}']")).await.click().unwrap();
        browser.choose(&format!("select[name='kind.{id}']"), "barcelona").await;
        browser.js("document.querySelector('#f-date').value = '2030-01-01'").await;
        browser.press("form[action='/desk/ratings'][method=get] button").await;
        browser.picture("preview").await;
        browser.press("#preview tbody tr:first-child a").await;
        assert!(browser.text("#worked").await.contains("Table 2"));
        browser.picture("preview-worked").await;
        browser.fill("#f-name", "FCE 2030-01-01").await;
        // The demo tournament is still in play.
        browser.find("#f-unfinished").await.click().unwrap();
        browser.press("form[method=post][action='/desk/ratings'] button").await;
        assert!(browser.path().await.starts_with("/ratings/"));
        assert_eq!(browser.text("h1").await, "FCE 2030-01-01");
        browser.picture("list").await;
        let list = browser.path().await;

        // By letter, by club, the next page, a player by name: all without JavaScript.
        browser.press(".letters a:nth-child(3)").await;
        browser.picture("letter").await;
        browser.go(&list).await;
        browser.choose("#f-group", "Lleida").await;
        browser.press(".filters button").await;
        assert_eq!(browser.number("document.querySelectorAll('#list tbody tr').length").await, 100);
        browser.press("a[rel=next]").await;
        assert_eq!(browser.number("document.querySelectorAll('#list tbody tr').length").await, 80);
        browser.go(&list).await;
        browser.fill("#f-q", "ferrer").await;
        browser.press(".filters button").await;
        browser.press("#list tbody a").await;
        assert!(browser.text("#history").await.contains("FCE 2025-07-01"));
        assert!(browser.text("#worked").await.contains("Barcelona Open"));
        browser.picture("player").await;

        browser.go(&format!("{list}/distribution")).await;
        assert!(browser.number("document.querySelectorAll('svg.plot .bar').length").await >= 4);
        browser.picture("distribution").await;
        browser.go("/ratings").await;
        browser.press("form[action='/ratings/compare'] button").await;
        browser.picture("compare").await;
        browser.is_content().await;
    })
    .await;
}
