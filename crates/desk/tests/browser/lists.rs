//! Players from a rating list: the page uploads the list compressed, and a player is found while the name is typed.

use crate::hall::{ENTER, play};
use crate::swiss::make;
use std::fmt::Write as _;
use std::io::Write as _;

const DOWN: &str = "\u{e015}";

/// A FIDE list in XML with a number of players.
fn list(players: u32) -> String {
    let mut out = "<playerslist>".to_owned();
    for number in 0..players {
        let name = if number == 777 { "Núñez Puig, Ariadna".to_owned() } else { format!("Player{number:06}, Q.") };
        let _ = write!(
            out,
            "<player><fideid>{}</fideid><name>{name}</name><country>CAT</country><sex>F</sex><title>WIM</title>\
             <rating>{}</rating><rapid_rating>2001</rapid_rating><birthday>2001</birthday></player>",
            2_200_000 + number,
            2100 + number % 300
        );
    }
    out.push_str("</playerslist>");
    out
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_is_sent_and_searched_while_typing() {
    play("lists", |hall| async move {
        let browser = hall.administrator().await;
        browser.go("/desk/lists").await;
        browser.picture("none").await;
        let plain = hall.file("players_list.xml", &list(900));
        browser.find("#f-file").await.keys(&plain).unwrap();
        browser.press("main form[enctype] button.primary").await;
        assert!(browser.text("[role=status]").await.contains("900"), "{}", browser.text("main").await);
        // Compressed, and replacing the previous list.
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        packed.write_all(list(800).as_bytes()).unwrap();
        let packed = hall.bytes("players_list.xml.gz", &packed.finish().unwrap());
        browser.find("#f-file").await.keys(&packed).unwrap();
        browser.press("main form[enctype] button.primary").await;
        browser.picture("imported").await;
        assert_eq!(browser.number("document.querySelectorAll('main tbody tr').length").await, 1);

        let event = make(&browser, "Amb llista", "dutch-2026", "5").await;
        browser.find("#f-player").await.click().unwrap();
        browser.keys("nunez").await;
        browser.until("document.querySelectorAll('#lookup-list [role=option]').length === 1").await;
        browser.picture("suggested").await;
        browser.find("#f-player").await.keys(DOWN).unwrap();
        browser.find("#f-player").await.keys(ENTER).unwrap();
        browser.until("document.querySelector('#f-player').value === 'Núñez Puig, Ariadna'").await;
        assert_eq!(browser.find("#f-rating").await.value(), (2100 + 777 % 300).to_string());
        assert_eq!(browser.find("#f-fide_id").await.value(), "2200777");
        assert_eq!(browser.find("#f-title").await.value(), "WIM");
        browser.turn(ENTER).await;
        assert!(browser.text("#players").await.contains("Núñez Puig, Ariadna"));
        // Without JavaScript, through the page.
        browser.go(&format!("/desk/lists/search?q=player0001&event={}", event.rsplit('/').next().unwrap())).await;
        browser.picture("search").await;
        browser.press("main tbody a").await;
        assert!(browser.find("#f-player").await.value().starts_with("Player0001"));
        browser.is_content().await;
    })
    .await;
}
