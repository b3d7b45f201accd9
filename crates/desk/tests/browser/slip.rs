//! A result by the QR code of a slip, from a phone; the arbiter approves it.

use crate::hall::play;
use adoube_services::result_ticket::ResultTicket;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_by_slip_from_a_phone() {
    play("slip", |hall| async move {
        let arbiter = hall.administrator().await;
        let event = arbiter.demonstration().await;
        let id = event.rsplit('/').next().unwrap().to_owned();
        // A board of the fourth round that has no result yet and no slip.
        arbiter.go(&format!("{event}/results")).await;
        let open = "[...document.querySelectorAll('form.results tbody tr')].filter((row) => !row.querySelector('.said').textContent)";
        let free = arbiter.js(&format!("return {open}.map((row) => row.cells[0].textContent)")).await;
        let table: u16 = free.as_array().unwrap().last().expect("a game goes on").as_str().unwrap().trim().parse().unwrap();
        let slip = ResultTicket { event: id, round: 4, table };
        let link = format!("{}/slip/{}", hall.url, slip.token(hall.desk.signer()));
        // The code on the paper leads to this page.
        let drawn = adoube_web::links::qr(&link).into_string();
        let shape = drawn.split(" d=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        arbiter.go(&format!("{event}/print/slips")).await;
        let source = arbiter.client.ask("/source").unwrap();
        assert!(source.as_str().unwrap().contains(&shape), "no slip has the code of table {table}");

        let phone = hall.browser().await;
        phone.phone().await;
        phone.go(link.strip_prefix(&hall.url).unwrap()).await;
        phone.fits().await;
        phone.shoot("phone").await;
        phone.find("input[value=white]").await.click().unwrap();
        phone.find("input[value='0-1']").await.click().unwrap();
        phone.press("main form button.primary").await;
        assert!(phone.text("main").await.contains("0-1"), "what was handed in");
        phone.shoot("phone-sent").await;

        arbiter.go(&event).await;
        arbiter.picture("overview").await;
        let mine = format!("[...document.querySelectorAll('section.card li.bar')].findIndex((item) => item.textContent.trim().startsWith('{table}. '))");
        let at = arbiter.number(&mine).await;
        assert!(at >= 0, "the slip waits: {}", arbiter.text("main").await);
        arbiter.press(&format!("section.card ul.list li.bar:nth-child({}) button[value=approve]", at + 1)).await;
        arbiter.go(&format!("{event}/results")).await;
        let result = format!("[...document.querySelectorAll('form.results tbody tr')].find((row) => row.cells[0].textContent.trim() === '{table}').querySelector('input').value");
        assert_eq!(arbiter.js(&format!("return {result}")).await, "0");
        arbiter.picture("results").await;
        phone.go(link.strip_prefix(&hall.url).unwrap()).await;
        assert_eq!(phone.number("document.querySelectorAll('input[type=radio]').length").await, 0);
        phone.shoot("phone-approved").await;
        for browser in [arbiter, phone] {
            browser.is_content().await;
        }
    })
    .await;
}
