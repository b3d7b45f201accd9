//! The player form: the data for the log, and the personal data stored outside it.

use crate::calendar::today;
use crate::words;
use adoube_event::{EntryData, PersonId};
use adoube_laws::{Date, Play};
use adoube_services::lists::{Found, TITLES};
use adoube_services::people::{Initials, Person};
use adoube_store::random;
use adoube_tournament::Sex;
use adoube_web::forms::{Fields, Input, Problems, Values};
use adoube_web::mail::MailAddress;
use adoube_web::token::digest;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

/// The maximum length of the personal fields besides the name, in characters.
const SHORT_MAX: usize = 120;

/// Reads a player. The person's id is the given one, or derived from the form's command, so that a form sent twice
/// creates one person.
pub(crate) fn read(
    visit: &Visit,
    values: &Values,
    before: Option<&Person>,
    problems: &mut Problems,
) -> (EntryData, Person) {
    let reader = visit.reader;
    let name: String = plain(values.get("player")).split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        problems.add("player", reader.say(words::tournament::FIELD_NEEDED));
    } else if name.chars().count() > 90 {
        problems.add("player", reader.say_with(words::tournament::FIELD_LONG, &[("most", &90)]));
    }
    let rating = |field: &str, problems: &mut Problems| {
        let text = values.get(field);
        let found = if text.is_empty() { Some(0) } else { text.parse::<u16>().ok().filter(|rating| *rating <= 4000) };
        if found.is_none() {
            problems.add(field, reader.say(words::tournament::FIELD_RATING));
        }
        found.unwrap_or_default()
    };
    let born = values.get("born");
    let today = today(visit);
    let birthday =
        born.parse::<Date>().ok().filter(|day| day.year() >= 1900 && today.is_none_or(|today| *day <= today));
    if birthday.is_none() && !born.is_empty() {
        problems.add("born", reader.say(words::players::FIELD_BORN));
    }
    let year = values.get("year");
    let birth_year = if year.is_empty() { Some(0) } else { year.parse().ok().filter(|y| (1900..=2100).contains(y)) };
    if birth_year.is_none() {
        problems.add("year", reader.say(words::lists::FIELD_YEAR));
    }
    let fide_id = values.get("fide_id");
    if fide_id.len() > 12 || !fide_id.bytes().all(|byte| byte.is_ascii_digit()) {
        problems.add("fide_id", reader.say(words::tournament::FIELD_DIGITS));
    }
    if !TITLES.contains(&values.get("title").to_uppercase().as_str()) {
        problems.add("title", reader.say(words::tournament::FIELD_CHOICE));
    }
    let federation = values.get("federation").to_uppercase();
    if !federation.is_empty() && (federation.len() != 3 || !federation.bytes().all(|byte| byte.is_ascii_uppercase())) {
        problems.add("federation", reader.say(words::players::FIELD_FEDERATION));
    }
    let email = values.get("email");
    if !email.is_empty() && email.parse::<MailAddress>().is_err() {
        problems.add("email", reader.say(words::players::FIELD_EMAIL));
    }
    for field in ["email", "phone", "licence"] {
        if values.get(field).chars().count() > SHORT_MAX {
            problems.add(field, reader.say_with(words::tournament::FIELD_LONG, &[("most", &SHORT_MAX)]));
        }
    }
    let id = before.map_or_else(
        || {
            // The same form sent again is the same person; another form is a new one.
            let seed = match values.command() {
                Some(command) => format!("{command} {}", visit.csrf),
                None => format!("{:?}", random::<16>()),
            };
            PersonId(format!("p{}", digest(seed.as_bytes()).chars().take(20).collect::<String>()))
        },
        |person| person.id.clone(),
    );
    let data = EntryData {
        person: id.clone(),
        fide_rating: rating("rating", problems),
        national_rating: rating("national", problems),
        title: values.get("title").to_uppercase(),
        federation,
        sex: match values.get("sex") {
            "m" => Some(Sex::Man),
            "w" => Some(Sex::Woman),
            _ => None,
        },
        club: plain(values.get("club")),
        groups: values.get("groups").split([',', ';']).map(|g| g.trim().to_owned()).filter(|g| !g.is_empty()).collect(),
    };
    let short = |name: &str| plain(values.get(name));
    // Data without a field stays unchanged.
    let mut person = before.cloned().unwrap_or_default();
    (person.id, person.name, person.born) = (id, name, birthday);
    fide_id.clone_into(&mut person.details.fide_id);
    // The date includes the year.
    person.details.birth_year = if birthday.is_some() { 0 } else { birth_year.unwrap_or_default() };
    person.details.email = short("email");
    person.details.phone = short("phone");
    person.details.licence = short("licence");
    person.details.initials = match values.get("initials") {
        "always" => Initials::Always,
        "never" => Initials::Never,
        _ => Initials::ByAge,
    };
    (data, person)
}

/// Removes control characters and bidirectional formatting characters.
fn plain(text: &str) -> String {
    let turns = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|c| !c.is_control() && !turns(*c)).collect()
}

/// Returns the field values of an existing player.
pub(super) fn values(data: &EntryData, person: Option<&Person>) -> Values {
    let details = person.map(|person| person.details.clone()).unwrap_or_default();
    let initials = match details.initials {
        Initials::ByAge => "by-age",
        Initials::Always => "always",
        Initials::Never => "never",
    };
    let rating = |rating: u16| if rating > 0 { rating.to_string() } else { String::new() };
    let sex = match data.sex {
        Some(Sex::Man) => "m",
        Some(Sex::Woman) => "w",
        None => "",
    };
    Values::of([
        ("player", person.map(|person| person.name.clone()).unwrap_or_default()),
        ("born", person.and_then(|person| person.born).map(|born| born.to_string()).unwrap_or_default()),
        ("year", rating(details.birth_year)),
        ("fide_id", details.fide_id),
        ("email", details.email),
        ("phone", details.phone),
        ("licence", details.licence),
        ("initials", initials.to_owned()),
        ("rating", rating(data.fide_rating)),
        ("national", rating(data.national_rating)),
        ("title", data.title.clone()),
        ("federation", data.federation.clone()),
        ("sex", sex.to_owned()),
        ("club", data.club.clone()),
        ("groups", data.groups.join(", ")),
    ])
}

/// Returns the field values from a rating list, with the rating for the kind of play.
pub(super) fn of_list(found: &Found, play: Play, federation: &str) -> Values {
    let rating = match play {
        Play::Rapid => found.rapid,
        Play::Blitz => found.blitz,
        Play::Standard => found.standard,
    };
    let number = |number: u16| if number > 0 { number.to_string() } else { String::new() };
    let federation = if found.federation.is_empty() { federation } else { &found.federation };
    Values::of([
        ("player", found.name.clone()),
        ("rating", number(if rating > 0 { rating } else { found.standard })),
        ("national", number(found.national)),
        ("title", found.title.clone()),
        ("federation", federation.to_owned()),
        ("club", found.club.clone()),
        ("fide_id", found.fide_id.clone()),
        ("licence", found.licence.clone()),
        ("sex", found.sex.clone()),
        ("born", found.born.clone()),
        ("year", number(found.year)),
    ])
}

/// Renders the fields. Birth date and contact are only for those who may see them.
pub(super) fn fields(fields: Fields<'_>, personal: bool, typing: bool) -> Markup {
    let reader = fields.visit.reader;
    let say = |key: Text| reader.say(key);
    let titles: Vec<(String, String)> = TITLES.map(|title| (title.to_owned(), title.to_owned())).to_vec();
    let sexes = [("", words::players::SEX_NONE), ("m", words::players::SEX_MAN), ("w", words::players::SEX_WOMAN)];
    let sexes: Vec<(String, String)> = sexes.iter().map(|(value, key)| ((*value).to_owned(), say(*key))).collect();
    let number =
        Input { inputmode: Some("numeric"), maxlength: Some(4), autocomplete: Some("off"), ..Input::default() };
    let text = |name: &str, key: Text| {
        fields.input(name, &say(key), "text", Input { autocomplete: Some("off"), ..Input::default() })
    };
    let choices = [
        ("by-age", words::players::INITIALS_BY_AGE),
        ("always", words::players::INITIALS_ALWAYS),
        ("never", words::players::INITIALS_NEVER),
    ];
    let choices = choices.map(|(value, key)| (value.to_owned(), say(key)));
    let hint = say(words::players::NAME_HINT);
    html! {
        (fields.input("player", &say(words::players::NAME), "text", Input {
            required: true, autofocus: typing, autocomplete: Some("off"), maxlength: Some(90), hint: Some(&hint), ..Input::default()
        }))
        @if typing && fields.problems.of("player").is_some() && !fields.values.get("player").is_empty() {
            (fields.tick("namesake", &say(words::players::NAMESAKE), None))
        }
        (fields.input("rating", &say(words::players::RATING), "text", number))
        (fields.select("title", &say(words::players::TITLE), None, &titles))
        (text("federation", words::tournament::FEDERATION))
        (text("club", words::players::CLUB))
        details.more open[!typing || !fields.problems.is_empty()] {
            summary { (say(words::players::MORE)) }
            div.grid {
                (fields.input("fide_id", &say(words::players::FIDE_ID), "text", Input { inputmode: Some("numeric"), maxlength: Some(12), autocomplete: Some("off"), ..Input::default() }))
                (fields.input("national", &say(words::players::NATIONAL), "text", number))
                (fields.select("sex", &say(words::players::SEX), None, &sexes))
                (text("groups", words::players::GROUPS))
                @if personal {
                    (fields.input("born", &say(words::players::BORN), "date", Input { autocomplete: Some("off"), ..Input::default() }))
                    (fields.input("year", &say(words::lists::PLAYER_YEAR), "text", number))
                    (fields.select("initials", &say(words::players::INITIALS), None, &choices))
                    (text("licence", words::players::LICENCE))
                    (text("phone", words::players::PHONE))
                    (text("email", words::players::EMAIL))
                }
            }
        }
    }
}
