//! Files as acts: players from CSV or TRF, whole tournaments from TRF, with every adjustment in words.

use super::shown::Shown;
use crate::Desk;
use crate::accounts::token::digest;
use crate::event::{Act, Context, EntryData, Level, PersonId, Refusal, Settings, import};
use crate::failure::{Failure, of_record};
use crate::people::{Details, Person};
use crate::texts::Reader;
use crate::visit::Visit;
use adoube_exchange::{csv, trf};
use adoube_store::random;
use adoube_tournament::Player;
use std::collections::{HashMap, HashSet};

/// What a file means, and what had to be adjusted.
pub(super) struct Adjusted<T> {
    pub(super) found: T,
    pub(super) said: Vec<String>,
}

/// A file's digest: who has seen the adjustments of a file has seen those of no other.
pub(super) fn digest_of(text: &str) -> String {
    digest(text.as_bytes())
}

/// Other names of columns, and the one that is understood.
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

/// What a list says beyond what every list of players has.
#[derive(Default)]
struct More {
    club: String,
    national: u16,
    licence: String,
}

/// The columns that belong to no player of a tournament, by the player's name.
fn more(text: &str) -> HashMap<String, More> {
    let records = csv::records(text).unwrap_or_default();
    let Some((header, rows)) = records.split_first() else { return HashMap::new() };
    let place = |name: &str| header.iter().position(|field| field.text.trim().eq_ignore_ascii_case(name));
    let (name, club, national, licence) = (place("name"), place("club"), place("national"), place("licence"));
    let get = |row: &[csv::Field], at: Option<usize>, most: usize| -> String {
        let text = at.and_then(|at| row.get(at)).map_or("", |field| field.text.trim());
        text.chars().filter(|c| !c.is_control()).take(most).collect()
    };
    rows.iter()
        .map(|row| {
            let national = get(row, national, 4).parse().unwrap_or_default();
            let more = More { club: get(row, club, 80), national, licence: get(row, licence, 40) };
            (get(row, name, 200), more)
        })
        .collect()
}

/// The text with commas between fields and the names of columns that are understood.
fn settled(reader: Reader, text: &str, said: &mut Vec<String>) -> String {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let separator = [';', '\t'].into_iter().find(|c| first.contains(*c) && !first.contains(','));
    let mut out = String::with_capacity(text.len());
    let split = |line: &str| -> Vec<String> {
        let separator = separator.unwrap_or(',');
        let (mut fields, mut field, mut quoted) = (Vec::new(), String::new(), false);
        for c in line.trim_end_matches('\r').chars() {
            if c == '"' {
                quoted = !quoted;
            } else if c == separator && !quoted {
                fields.push(std::mem::take(&mut field));
            } else {
                field.push(c);
            }
        }
        fields.push(field);
        fields
    };
    let header: Vec<String> = split(first.trim_start_matches('\u{feff}'))
        .iter()
        .map(|name| {
            let folded = name.trim().to_lowercase();
            let known = COLUMNS.iter().find(|(_, others)| others.contains(&folded.as_str()));
            match known {
                Some((column, _)) => {
                    let values = [("found", name.trim().to_owned().into()), ("column", (*column).into())];
                    said.push(reader.say_with("import-column", &values));
                    csv::quote(column)
                }
                None => csv::quote(&folded),
            }
        })
        .collect();
    out.push_str(&header.join(","));
    out.push('\n');
    match separator {
        None => out.push_str(rest),
        Some(separator) => {
            let shown = if separator == '\t' { "⇥" } else { ";" };
            said.push(reader.say_with("import-separator", &[("found", shown.into())]));
            for line in rest.lines() {
                let fields: Vec<String> = split(line).iter().map(|field| csv::quote(field)).collect();
                out.push_str(&fields.join(","));
                out.push('\n');
            }
        }
    }
    out
}

/// The players in a text, CSV or TRF.
pub(super) fn players(reader: Reader, text: &str, shown: &Shown) -> Adjusted<Vec<(EntryData, Person)>> {
    let mut said = Vec::new();
    let is_trf = text.lines().any(|line| line.starts_with("001 "));
    let mut rest = HashMap::new();
    let (players, faults) = if is_trf {
        let (document, mut faults) = trf::read(text);
        let meaning = document.tournament();
        faults.extend(meaning.faults);
        (meaning.tournament.players, faults)
    } else {
        let settled = settled(reader, text, &mut said);
        rest = more(&settled);
        csv::read_players(&settled)
    };
    said.extend(faults.iter().map(|fault| reader.told(fault.sentence(reader.language))));
    let mut here: HashSet<String> =
        shown.event().entries.iter().map(|entry| shown.name(entry.id).to_lowercase()).collect();
    let mut found = Vec::new();
    for player in players {
        if here.insert(player.name.to_lowercase()) {
            let more = rest.remove(&player.name).unwrap_or_default();
            found.extend(entry(&player).map(|(data, person)| with_more(data, person, more)));
        } else {
            said.push(reader.say_with("import-twice", &[("name", player.name.as_str().into())]));
        }
    }
    Adjusted { found, said }
}

/// An id that says nothing about whom it is for.
fn new_person(seed: &str) -> PersonId {
    PersonId(format!("p{}", digest(seed.as_bytes()).chars().take(20).collect::<String>()))
}

fn person_of(id: PersonId, name: &str, born: &str, fide_id: &str) -> Person {
    let details = Details { fide_id: fide_id.to_owned(), ..Details::default() };
    let name = name.chars().filter(|c| !c.is_control()).take(90).collect();
    Person { id, name, born: born.replace(['/', '.'], "-").parse().ok(), details }
}

/// What is written down of a player, and of the person.
fn entry(player: &Player) -> Option<(EntryData, Person)> {
    let id = new_person(&format!("{:?}", random::<16>().ok()?));
    let data = EntryData {
        person: id.clone(),
        fide_rating: player.rating.min(4000),
        title: player.title.clone(),
        federation: player.federation.chars().take(12).collect(),
        sex: player.sex,
        ..EntryData::default()
    };
    Some((data, person_of(id, &player.name, &player.born, &player.fide_id)))
}

fn with_more(data: EntryData, mut person: Person, more: More) -> (EntryData, Person) {
    person.details.licence = more.licence;
    (EntryData { club: more.club, national_rating: more.national.min(4000), ..data }, person)
}

/// A tournament in a TRF, as acts.
pub(super) struct Plan {
    pub(super) settings: Settings,
    pub(super) people: Vec<Person>,
    acts: Vec<Act>,
    context: Context,
}

/// The tournament in a TRF; a refusal says what is wrong with the file.
pub(super) fn tournament(visit: &Visit, text: &str) -> (Result<Plan, Option<Refusal>>, Vec<String>) {
    let reader = visit.reader;
    let (document, mut faults) = trf::read(text);
    faults.extend(document.tournament().faults);
    let mut said: Vec<String> = faults.iter().map(|fault| reader.told(fault.sentence(reader.language))).collect();
    if document.players().next().is_none() {
        return (Err(None), said);
    }
    let context = Context::new(visit.actor.in_log(), visit.now_ms).confirming(Level::TwoSteps);
    let seed = format!("{:?}", random::<16>());
    let person = |place: usize| new_person(&format!("{seed} {place}"));
    match import(&document, &context, person) {
        Ok(read) => {
            said.extend(read.adjusted.iter().map(|adjusted| reader.told(adjusted.text(reader.language))));
            let settings = read.state.event.settings.clone();
            let people =
                read.names.into_iter().map(|(id, known)| person_of(id, &known.name, &known.born, &known.fide_id));
            (Ok(Plan { settings, people: people.collect(), acts: read.acts, context }), said)
        }
        Err(refusal) => (Err(Some(refusal)), said),
    }
}

/// Does what the plan says.
pub(super) async fn carry_out(desk: &Desk, id: &str, plan: &Plan) -> Result<(), Failure> {
    for person in &plan.people {
        desk.people().put(person, plan.context.at_ms).await?;
    }
    // The record takes a thousand acts at once.
    for part in plan.acts.chunks(900) {
        desk.event_acts(id, desk.new_command()?, &plan.context, part.to_vec()).await.map_err(of_record)?;
    }
    Ok(())
}
