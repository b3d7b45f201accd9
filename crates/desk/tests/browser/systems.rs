//! A round robin and a knockout.

use crate::hall::play;
use crate::swiss::{import, make, pair, results};

const SIX: &str = "name,rating\nAlba,2100\nBoix,2000\nCamps,1900\nDalmau,1800\nEsteve,1700\nFont,1600\n";
const FOUR: &str = "name,rating\nAlba,2100\nBoix,2000\nCamps,1900\nDalmau,1800\n";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_robin_and_a_knockout() {
    play("systems", |hall| async move {
        let browser = hall.administrator().await;
        let event = make(&browser, "Tancat", "round-robin", "5").await;
        import(hall, &browser, &event, SIX).await;
        for round in 0..5 {
            pair(&browser, &event).await;
            results(&browser, &event, &[["1", "=", "0"], ["0", "1", "="]][round % 2]).await;
        }
        browser.go(&format!("{event}/crosstable")).await;
        browser.picture("round-robin").await;
        // Everybody has played everybody: five games each.
        browser.go(&format!("{event}/standings")).await;
        let trf = browser.fetch(&format!("{event}/files/report.trf16")).await;
        for line in trf.lines().filter(|line| line.starts_with("001 ")) {
            let games: String = line.chars().skip(91).collect();
            let mut met: Vec<&str> = games.split_whitespace().step_by(3).collect();
            met.sort_unstable();
            met.dedup();
            assert_eq!(met.len(), 5, "{line}");
        }

        let event = make(&browser, "Copa", "knockout", "2").await;
        import(hall, &browser, &event, FOUR).await;
        pair(&browser, &event).await;
        results(&browser, &event, &["1", "1"]).await;
        pair(&browser, &event).await;
        browser.picture("final").await;
        results(&browser, &event, &["0"]).await;
        browser.go(&format!("{event}/standings")).await;
        browser.picture("knockout").await;
        browser.is_content().await;
    })
    .await;
}
