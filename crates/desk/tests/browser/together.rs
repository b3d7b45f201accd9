//! Two arbiters who work on the same tournament at the same time.

use crate::hall::{ENTER, PASSWORD, TAB, play};
use crate::swiss::{import, make};

const EIGHT: &str =
    "name,rating\nAlba,2100\nBoix,2000\nCamps,1900\nDalmau,1800\nEsteve,1700\nFont,1600\nGual,1500\nHerms,1400\n";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_arbiters_at_once() {
    play("together", |hall| async move {
        let ada = hall.administrator().await;
        ada.go("/desk/accounts").await;
        ada.fill("#f-name", "bea").await;
        ada.choose("#f-role", "chief-arbiter").await;
        ada.fill("#f-current", PASSWORD).await;
        ada.press("form[action='/desk/accounts'] button.primary").await;
        ada.picture("link").await;
        let link = ada.text("code.breaking").await;
        let bea = hall.browser().await;
        bea.go(link.strip_prefix(&hall.url).expect("a link to this desk")).await;
        bea.picture("invitation").await;
        bea.find("#f-password").await.click().unwrap();
        bea.turn(&format!("{PASSWORD}{TAB}{PASSWORD}{ENTER}")).await;

        let event = make(&ada, "A dues mans", "dutch-2026", "3").await;
        import(hall, &ada, &event, EIGHT).await;
        ada.go(&format!("{event}/rounds")).await;
        ada.press("button[value=pair]").await;
        // Both see the draft. One publishes it; the other would discard it.
        bea.go(&format!("{event}/rounds/1")).await;
        ada.press("button[value=publish]").await;
        bea.press("button[value=unpair]").await;
        assert!(!bea.text(".notice-warn").await.is_empty(), "a refusal in words");
        bea.picture("refused").await;
        bea.go(&format!("{event}/rounds/1")).await;
        assert_eq!(bea.number("document.querySelectorAll('button[value=unpublish]').length").await, 1);

        // Both arbiters type the results of two boards; all four are kept.
        ada.go(&format!("{event}/results")).await;
        bea.go(&format!("{event}/results")).await;
        bea.find("tbody tr:nth-child(3) input").await.click().unwrap();
        for (ada_types, bea_types) in [("1", "0"), ("=", "1")] {
            ada.keys(ada_types).await;
            bea.keys(bea_types).await;
        }
        for browser in [&ada, &bea] {
            browser.until("document.querySelectorAll('.said:not(:empty)').length >= 2").await;
            browser.go(&format!("{event}/results")).await;
        }
        ada.go(&format!("{event}/results")).await;
        let typed = "return [...document.querySelectorAll('form.results input[name^=\"r.\"]')].map((field) => field.value).join(' ')";
        assert_eq!(ada.js(typed).await, "1 = 0 1");
        // A result that one arbiter enters appears on every page of the other without a reload.
        let third = "tbody tr:nth-child(3)";
        let public = event.replace("/desk", "");
        for (page, types, seen) in [
            (format!("{event}/results"), "1", format!("document.querySelector('{third} input').value === '1'")),
            (event.clone(), "=", "document.querySelector('#fresh').textContent.split('½-½').length > 2".to_owned()),
            (format!("{event}/rounds/1"), "0", format!("document.querySelector('{third}').textContent.includes('0-1')")),
            (format!("{event}/console/1"), "=", format!("document.querySelector('#boards {third}').textContent.includes('½-½')")),
            (format!("{event}/log"), "1", "document.querySelector('tbody tr').textContent.includes('1-0')".to_owned()),
            (public, "0", format!("document.querySelector('{third}').textContent.includes('0-1')")),
        ] {
            bea.go(&page).await;
            bea.until(&format!("!({seen})")).await;
            ada.go(&format!("{event}/results")).await;
            ada.find(&format!("{third} input")).await.click().unwrap();
            ada.keys(types).await;
            bea.until(&seen).await;
        }
        // Both type at the same board at the same time: the second is warned, and decides.
        for browser in [&ada, &bea] {
            browser.go(&format!("{event}/results")).await;
        }
        bea.find(&format!("{third} input")).await.click().unwrap();
        bea.keys("-").await;
        ada.find(&format!("{third} input")).await.click().unwrap();
        ada.keys("=").await;
        ada.until(&format!("document.querySelector('{third} .said').textContent === '½-½'")).await;
        bea.keys(ENTER).await;
        bea.until(&format!("document.querySelector('{third} .said.problem')")).await;
        assert!(bea.text(&format!("{third} .said")).await.contains("½-½"), "what the other has entered");
        assert_eq!(bea.find(&format!("{third} input")).await.value(), "=");
        bea.picture("same-board").await;
        ada.go(&format!("{event}/results")).await;
        assert_eq!(ada.js(typed).await, "1 = = 1", "nothing was changed unseen");
        bea.find(&format!("{third} input")).await.click().unwrap();
        bea.keys("0").await;
        bea.until(&format!("document.querySelector('{third} .said').textContent === '0-1'")).await;
        ada.go(&format!("{event}/results")).await;
        assert_eq!(ada.js(typed).await, "1 = 0 1");
        // One closes the round; the other no longer has a button for it.
        for browser in [&ada, &bea] {
            browser.go(&format!("{event}/rounds/1")).await;
        }
        ada.press("button[value=close]").await;
        bea.until("!document.querySelector('button[value=close]')").await;
        // The log names the author of each action.
        ada.go(&format!("{event}/log")).await;
        let log = ada.text("main").await;
        assert!(log.contains("ada") && log.contains("bea"), "{log}");
        ada.picture("log").await;
        for browser in [ada, bea] {
            browser.is_content().await;
        }
    })
    .await;
}
