//! The XML reader compared with quick-xml: quick-xml reads the same from every file that ours accepts, and ours
//! refuses every file that quick-xml finds ill-formed.

use adoube_exchange::lists::XmlList;
use proptest::prelude::*;
use quick_xml::Reader;
use quick_xml::events::Event;

/// Number, name, federation and rating of each player.
type Players = Vec<(String, String, String, String)>;

fn ours(text: &str) -> Result<Players, String> {
    let (mut list, mut found, mut fault) = (XmlList::new(), Players::new(), None);
    for piece in text.as_bytes().chunks(13) {
        list.feed(piece, |player| match player {
            Ok(p) => found.push((p.fide_id.to_string(), p.name, p.federation, p.standard.rating.to_string())),
            Err(wrong) => fault = fault.take().or(Some(wrong.to_string())),
        });
    }
    let ended = list.finish().map_err(|wrong| wrong.to_string());
    fault.map_or(Ok(()), Err).and(ended.map(|_| found))
}

/// The same with quick-xml; unknown references stay as written, as in ours.
fn theirs(text: &str) -> Result<Players, String> {
    let mut reader = Reader::from_str(text);
    let (mut open, mut found, mut value) = (Vec::<String>::new(), Players::new(), String::new());
    loop {
        match reader.read_event().map_err(|error| error.to_string())? {
            Event::Start(tag) => {
                open.push(tag.name().as_ref().to_owned());
                value.clear();
                if open.last().is_some_and(|name| name == "player") {
                    found.push(Default::default());
                }
            }
            Event::End(_) => {
                let name = open.pop().ok_or("an end without a beginning")?;
                if let Some(player) = found.last_mut().filter(|_| open.last().is_some_and(|name| name == "player")) {
                    match name.as_str() {
                        "fideid" => value.trim().clone_into(&mut player.0),
                        "name" => value.trim().clone_into(&mut player.1),
                        "country" => value.trim().clone_into(&mut player.2),
                        "rating" => value.trim().clone_into(&mut player.3),
                        _ => {}
                    }
                }
                value.clear();
            }
            Event::Text(text) => value.push_str(&text),
            Event::GeneralRef(reference) => value.push_str(&meaning(&reference)),
            Event::Eof if open.is_empty() => return Ok(found),
            Event::Eof => return Err("the end inside an element".to_owned()),
            _ => {}
        }
    }
}

fn meaning(name: &str) -> String {
    let predefined = quick_xml::escape::resolve_predefined_entity(name).map(str::to_owned);
    let number = name.strip_prefix('#').and_then(|number| match number.strip_prefix('x') {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => number.parse().ok(),
    });
    let letter = number.and_then(char::from_u32).filter(|letter| !letter.is_control()).map(String::from);
    predefined.or(letter).unwrap_or_else(|| format!("&{name};"))
}

fn player(number: u32, name: &str, more: &str) -> String {
    format!("<player>\n<fideid>{number}</fideid><name>{name}</name>{more}<rating>2000</rating>\n</player>\n")
}

#[test]
fn the_same_players_from_a_list() {
    let text = format!(
        "<?xml version=\"1.0\"?>\n<!-- > --><list><date>2026-11</date>{}{}</list>\n",
        player(1, "O&apos;Neil, A &amp; B &#39;&#xE9;", "<country> IRL </country><title/><flag></flag>"),
        player(2, "Núñez &lt;x&gt; &unknown;", "<!-- -->")
    );
    let found = ours(&text);
    assert_eq!(found.as_ref().map(Vec::len), Ok(2));
    assert_eq!(found, theirs(&text));
}

#[test]
fn a_closing_tag_is_no_empty_element() {
    let text = format!("<list>{}</list>", player(1, "A", "</list/>"));
    assert!(theirs(&text).is_err());
    assert!(ours(&text).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]
    #[test]
    fn changed_lists_are_read_alike_or_refused(
        names in prop::collection::vec("[A-Za-zÀ-ÿ ,.']{1,12}(&(amp|lt|#233|#xE9);)?[a-z]{0,3}", 1..4),
        changes in prop::collection::vec((any::<prop::sample::Index>(), "(<|>|/|</name>|<name>|<!-- -->|x|\n| |<player>|</player>|</list>|\")"), 0..3),
        cut in prop::option::weighted(0.2, any::<prop::sample::Index>()),
    ) {
        let players: String = names.iter().zip(1..).map(|(name, number)| player(number, name, "<sex>F</sex>")).collect();
        let mut text = format!("<list>\n{players}</list>\n");
        for (place, change) in &changes {
            let at = place.index(text.len());
            if text.is_char_boundary(at) {
                text.insert_str(at, change);
            }
        }
        if let Some(cut) = cut {
            let at = cut.index(text.len());
            text.truncate((0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0));
        }
        match (ours(&text), theirs(&text)) {
            (Ok(ours), Ok(theirs)) => prop_assert_eq!(ours, theirs, "{}", text),
            (Ok(ours), Err(error)) => prop_assert!(false, "ours reads {ours:?}, quick-xml says {error}: {text}"),
            // Ours is stricter: a player without an element, or text between elements.
            (Err(_), _) => {}
        }
    }
}
