//! `/laws/compare/FIRST/SECOND`: two editions side by side.

use super::{asked, edition, menu, said};
use crate::words;
use adoube_laws::{Edition, ProvisionChange, ProvisionComparison, compare};
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::Path;
use maud::{Markup, html};

const fn label(change: ProvisionChange) -> Text {
    match change {
        ProvisionChange::Same => words::game::LAWS_SAME,
        ProvisionChange::Renumbered => words::game::LAWS_RENUMBERED,
        ProvisionChange::Different => words::game::LAWS_DIFFERENT,
        ProvisionChange::OnlyFirst => words::game::LAWS_ONLY_FIRST,
        ProvisionChange::OnlySecond => words::game::LAWS_ONLY_SECOND,
    }
}

pub(super) async fn show(visit: Visit, Path((first, second)): Path<(String, String)>) -> Result<Markup, RequestError> {
    let (first, second) = (edition(&first)?, edition(&second)?);
    let reader = visit.reader;
    let all = asked(&visit, "all").is_some();
    let changes = compare(first, second);
    let shown: Vec<&ProvisionComparison> = changes
        .iter()
        .filter(|one| all || !matches!(one.change, ProvisionChange::Same | ProvisionChange::Renumbered))
        .collect();
    let title =
        reader.say_with(words::game::LAWS_COMPARE_TITLE, &[("first", &first.name()), ("second", &second.name())]);
    let body = html! {
        h1 { (title) }
        (menu(&visit, None))
        nav.tabs.laws-menu aria-label=(reader.say(words::game::LAWS_COMPARE)) { @for a in Edition::ALL { @for b in Edition::ALL { @if a < b {
            a href={ "/laws/compare/" (a.name()) "/" (b.name()) } aria-current=[((a, b) == (first, second)).then_some("page")] { (a.name()) " – " (b.name()) }
        } } } }
        p { (reader.say_with(words::game::LAWS_COMPARE_COUNT, &[("shown", &(shown.len() as u64)), ("all", &(changes.len() as u64))])) " "
            @if all { a href=(visit.bare_path()) { (reader.say(words::game::LAWS_COMPARE_DIFFERENCES)) } }
            @else { a href={ (visit.bare_path()) "?all=1" } { (reader.say(words::game::LAWS_COMPARE_ALL)) } } }
        p.quiet { (reader.say(words::cases::LAWS_COMPARE_HOW)) }
        @for one in shown { (pair(&visit, one, first, second)) }
    };
    Ok(Frame::new(&visit, &title).style("game.css").show(&body))
}

/// Renders a provision in both editions, side by side.
fn pair(visit: &Visit, one: &ProvisionComparison, first: Edition, second: Edition) -> Markup {
    let reader = visit.reader;
    let Some(provision) = one.article.provision() else { return html! {} };
    let side = |edition: Edition, numbers: &'static [&'static str]| {
        html! {
            div.laws-side {
                p.laws-number { span.mark { (edition.name()) } " "
                    @for number in numbers.iter().filter(|_| provision.is_numbered()) { a href={ "/laws/" (edition.name()) "/" (number) } { (number) } " " }
                    @if numbers.is_empty() { "–" } }
                (said(reader, provision, edition))
            }
        }
    };
    html! {
        section.card.laws-pair {
            h2 { (reader.say(provision.title(second))) " " span.mark { (reader.say(label(one.change))) } }
            @if let Some(sentence) = one.in_substance(reader.language) { p.laws-differs { (reader.told(sentence)) } }
            div.laws-sides { (side(first, one.first)) (side(second, one.second)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_laws::Article;
    use adoube_words::Language;

    /// Each edition's text is in its column, below one sentence on the change.
    #[test]
    fn both_texts_are_shown() {
        let reader = adoube_web::reader::Reader::new(Language::English);
        let resigning = Article::new("5.1.2").provision().unwrap();
        let older = said(reader, resigning, Edition::E2018).into_string();
        let newer = said(reader, resigning, Edition::E2023).into_string();
        assert!(older.contains("even if the opponent could never mate") && !older.contains("draw"), "{older}");
        assert!(newer.contains("it is a draw"), "{newer}");
        let ladder = Article::new("7.5.5").provision().unwrap();
        let text = said(reader, ladder, Edition::E2018).into_string();
        assert!(text.contains("href=\"/laws/2018/B.2\""), "{text}");
        let none = said(reader, Article::new("9.6.1").provision().unwrap(), Edition::E1985).into_string();
        assert!(none.contains("This edition has no such article"), "{none}");
    }
}
