//! Converts files to acts: players from CSV or TRF, whole tournaments from TRF, with a message for every adjustment.

use crate::Desk;
use crate::calendar::today;
use crate::pages::acting;
use crate::pages::event_page::EventPage;
use crate::words;
use adoube_event::{Context, EntryData, EventAct, EventRefusal, EventSettings, Level, PersonId, import};
use adoube_exchange::{Born, csv, trf};
use adoube_services::people::{Details, Person};
use adoube_store::random;
use adoube_tournament::Player;
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::token::digest;
use adoube_web::visit::Visit;
use adoube_words::Text;
use std::collections::HashSet;
use std::fmt::Display;

/// The highest rating accepted.
const RATING_MAX: u16 = 4000;

/// The content of a file, and the adjustments made to it.
pub(crate) struct Adjusted<T> {
    pub(crate) found: T,
    pub(crate) said: Vec<String>,
}

/// Returns a digest of the file, so that confirming the adjustments of one file does not confirm another.
pub(super) fn digest_of(text: &str) -> String {
    digest(text.as_bytes())
}

/// Columns that only the desk's lists have.
const MORE: [&str; 3] = ["club", "national", "licence"];

/// Alternative column names and the canonical one.
const COLUMNS: [(&str, &[&str]); 10] = [
    ("name", &["nom", "nombre", "nome", "izena", "player", "jugador", "jogador", "jokalaria", "nom i cognoms"]),
    ("rating", &["elo", "rtg", "elo fide", "fide", "rating fide"]),
    ("title", &["tit", "títol", "titol", "título", "titulo", "titulua"]),
    ("federation", &["fed", "federació", "federación", "federação", "federazioa", "country", "país", "pais"]),
    ("fide_id", &["fide id", "fideid", "id fide", "idfide", "id", "codi fide", "código fide"]),
    (
        "born",
        &[
            "birth",
            "birthday",
            "birth date",
            "naixement",
            "data de naixement",
            "nacimiento",
            "nascimento",
            "jaioteguna",
        ],
    ),
    ("sex", &["sexe", "sexo", "sexua", "gender"]),
    ("club", &["clube", "kluba", "entitat", "entidad", "equip", "equipo", "equipe", "taldea", "team"]),
    (
        "national",
        &["elo català", "elo catala", "elo nacional", "rating nacional", "national rating", "elo feda", "elo fce"],
    ),
    ("licence", &["llicència", "llicencia", "licencia", "licença", "lizentzia", "license"]),
];

/// Data from the desk's own columns.
#[derive(Default)]
struct More {
    club: String,
    national: u16,
    licence: String,
}

/// Reads the desk's own columns; reports everything truncated or dropped.
fn more(reader: Reader, fields: &[csv::Field], said: &mut Vec<String>) -> More {
    let mut tell = |key: Text, field: &csv::Field, taken: &str| {
        let values: [(&str, &dyn Display); 4] =
            [("line", &field.line), ("column", &field.column), ("found", &field.text), ("taken", &taken)];
        said.push(reader.say_with(key, &values));
    };
    let mut text = |field: Option<&csv::Field>, most: usize| -> String {
        let Some(field) = field else { return String::new() };
        let short: String = field.text.chars().filter(|c| !c.is_control()).take(most).collect();
        if short != field.text {
            tell(words::players::IMPORT_CUT, field, &short);
        }
        short
    };
    let club = text(fields.first(), 80);
    let licence = text(fields.get(2), 40);
    let national = fields.get(1).filter(|field| !field.text.is_empty()).map(|field| {
        let rating = field.text.parse::<u16>().ok().filter(|rating| *rating <= RATING_MAX);
        if rating.is_none() {
            tell(words::players::IMPORT_NO_RATING, field, "");
        }
        rating.unwrap_or_default()
    });
    More { club, national: national.unwrap_or_default(), licence }
}

/// Reads the players in a CSV or TRF text.
pub(crate) fn players(visit: &Visit, text: &str, shown: &EventPage) -> Adjusted<Vec<(EntryData, Person)>> {
    let reader = visit.reader;
    let (mut said, mut own) = (Vec::new(), Vec::new());
    let is_trf = text.lines().any(|line| line.starts_with("001 "));
    let (players, faults): (Vec<(Player, More)>, _) = if is_trf {
        let (document, mut faults) = trf::read(text);
        let meaning = document.tournament();
        faults.extend(meaning.faults);
        (meaning.tournament.players.into_iter().map(|player| (player, More::default())).collect(), faults)
    } else {
        let separator = csv::separator(text);
        if separator != ',' {
            let shown = if separator == '\t' { "⇥" } else { ";" };
            said.push(reader.say_with(words::players::IMPORT_SEPARATOR, &[("found", &shown)]));
        }
        let (listed, faults) = csv::read_list(text, csv::Naming { others: &MORE, aliases: &COLUMNS });
        let listed = listed.into_iter().map(|one| (one.player, more(reader, &one.others, &mut own))).collect();
        (listed, faults)
    };
    said.extend(faults.iter().map(|fault| reader.told(fault.sentence(reader.language))));
    said.extend(own);
    let mut here: HashSet<String> =
        shown.event().entries.iter().map(|entry| shown.name(entry.id).to_lowercase()).collect();
    let mut found = Vec::new();
    for (mut player, more) in players {
        if !here.insert(player.name.to_lowercase()) {
            said.push(reader.say_with(words::players::IMPORT_TWICE, &[("name", &player.name)]));
            continue;
        }
        sound(visit, &mut player, &mut said);
        found.extend(entry(&player).map(|(data, person)| with_more(data, person, more)));
    }
    Adjusted { found, said }
}

/// Drops values that the desk's own form would refuse, and reports them.
fn sound(visit: &Visit, player: &mut Player, said: &mut Vec<String>) {
    let mut tell = |key: Text, found: &str| {
        let values: [(&str, &dyn Display); 2] = [("name", &player.name), ("found", &found)];
        said.push(visit.reader.say_with(key, &values));
    };
    let later = |born: Born| match born {
        Born::Day(day) => today(visit).is_some_and(|today| day > today),
        Born::Year(year) => today(visit).is_some_and(|today| year > today.year()),
        Born::Unsaid => false,
    };
    if Born::read(&player.born).is_some_and(later) {
        tell(words::players::IMPORT_NOT_BORN, &player.born);
        player.born.clear();
    }
    if player.rating > RATING_MAX {
        tell(words::players::IMPORT_RATING, &player.rating.to_string());
        player.rating = 0;
    }
    if player.title.chars().count() > 6 || player.federation.chars().count() > 12 {
        tell(words::players::IMPORT_TITLE_LONG, &format!("{} {}", player.title, player.federation));
        player.title = player.title.chars().take(6).collect();
        player.federation = player.federation.chars().take(12).collect();
    }
}

/// Returns an id that reveals nothing about the person.
fn new_person(seed: &str) -> PersonId {
    PersonId(format!("p{}", digest(seed.as_bytes()).chars().take(20).collect::<String>()))
}

fn person_of(id: PersonId, name: &str, born: &str, fide_id: &str) -> Person {
    let details = Details { fide_id: fide_id.to_owned(), ..Details::default() };
    let name = name.chars().filter(|c| !c.is_control()).take(90).collect();
    let (born, birth_year) = match Born::read(born) {
        Some(Born::Day(day)) => (Some(day), 0),
        Some(Born::Year(year)) => (None, year),
        Some(Born::Unsaid) | None => (None, 0),
    };
    Person { id, name, born, details: Details { birth_year, ..details } }
}

/// Returns the data for the log and for the person.
fn entry(player: &Player) -> Option<(EntryData, Person)> {
    let id = new_person(&format!("{:?}", random::<16>().ok()?));
    let data = EntryData {
        person: id.clone(),
        fide_rating: player.rating,
        title: player.title.clone(),
        federation: player.federation.clone(),
        sex: player.sex,
        ..EntryData::default()
    };
    Some((data, person_of(id, &player.name, &player.born, &player.fide_id)))
}

fn with_more(data: EntryData, mut person: Person, more: More) -> (EntryData, Person) {
    person.details.licence = more.licence;
    (EntryData { club: more.club, national_rating: more.national, ..data }, person)
}

/// The acts for a tournament in a TRF.
pub(super) struct ImportPlan {
    pub(super) settings: EventSettings,
    pub(super) people: Vec<Person>,
    pub(super) players: usize,
    acts: Vec<EventAct>,
    context: Context,
}

/// Reads the tournament in a TRF; a refusal explains what is wrong with the file.
pub(super) fn tournament(visit: &Visit, text: &str) -> (Result<ImportPlan, Option<EventRefusal>>, Vec<String>) {
    let reader = visit.reader;
    let (document, mut faults) = trf::read(text);
    faults.extend(document.tournament().faults);
    let mut said: Vec<String> = faults.iter().map(|fault| reader.told(fault.sentence(reader.language))).collect();
    if document.players().next().is_none() {
        return (Err(None), said);
    }
    let context = acting::context(visit).confirming(Level::TwoSteps);
    let seed = format!("{:?}", random::<16>());
    let person = |place: usize| new_person(&format!("{seed} {place}"));
    match import(&document, &context, person) {
        Ok(read) => {
            said.extend(read.adjusted.iter().map(|adjusted| reader.told(adjusted.text(reader.language))));
            let settings = read.state.event.settings.clone();
            let people =
                read.names.into_iter().map(|(id, known)| person_of(id, &known.name, &known.born, &known.fide_id));
            let players = read.state.event.entries.len();
            (Ok(ImportPlan { settings, people: people.collect(), players, acts: read.acts, context }), said)
        }
        Err(refusal) => (Err(Some(refusal)), said),
    }
}

/// Performs the acts of a plan.
pub(super) async fn carry_out(desk: &Desk, id: &str, plan: &ImportPlan) -> Result<(), RequestError> {
    for person in &plan.people {
        desk.people().put(person, plan.context.at_ms).await?;
    }
    // The record accepts at most a thousand acts at once.
    for part in plan.acts.chunks(900) {
        desk.event_acts(id, desk.new_command()?, &plan.context, part.to_vec()).await.map_err(RequestError::from)?;
    }
    Ok(())
}
