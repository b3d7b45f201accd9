//! Files as acts: players from CSV or TRF, whole tournaments from TRF, with every adjustment in words.

use super::player_form::Details;
use super::shown::Shown;
use crate::Desk;
use crate::accounts::token::digest;
use crate::event::rate::Rate;
use crate::event::{Act, Answer, Context, EntryData, EntryId, Level, PersonId, Refusal, RoundBye, Settings, TieBreaks};
use crate::failure::{Failure, of_record};
use crate::record::Failed;
use crate::texts::Reader;
use crate::visit::Visit;
use adoube_exchange::csv;
use adoube_exchange::trf::{self, Document};
use adoube_store::{Person, random};
use adoube_tournament::acts::BoardResult;
use adoube_tournament::{Colour, Entry, Forfeit, Player, PlayerIx, Rated, Tournament};
use std::collections::HashSet;

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
const COLUMNS: [(&str, &[&str]); 7] = [
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
];

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
    let (players, faults) = if is_trf {
        let (document, mut faults) = trf::read(text);
        let meaning = document.tournament();
        faults.extend(meaning.faults);
        (meaning.tournament.players, faults)
    } else {
        csv::read_players(&settled(reader, text, &mut said))
    };
    said.extend(faults.iter().map(|fault| reader.told(fault.sentence(reader.language))));
    let mut here: HashSet<String> =
        shown.event().entries.iter().map(|entry| shown.name(entry.id).to_lowercase()).collect();
    let mut found = Vec::new();
    for player in players {
        if here.insert(player.name.to_lowercase()) {
            found.extend(entry(&player));
        } else {
            said.push(reader.say_with("import-twice", &[("name", player.name.as_str().into())]));
        }
    }
    Adjusted { found, said }
}

/// What is written down of a player, and of the person.
fn entry(player: &Player) -> Option<(EntryData, Person)> {
    let id = format!("p{}", digest(&random::<16>().ok()?).chars().take(20).collect::<String>());
    let born = player.born.replace(['/', '.'], "-");
    let data = EntryData {
        person: PersonId(id.clone()),
        fide_rating: player.rating.min(4000),
        title: player.title.clone(),
        federation: player.federation.chars().take(12).collect(),
        sex: player.sex,
        ..EntryData::default()
    };
    let details = Details { fide_id: player.fide_id.clone(), ..Details::default() };
    let person = Person {
        id,
        name: player.name.chars().filter(|c| !c.is_control()).take(90).collect(),
        birth_date: born.parse::<adoube_laws::Date>().ok().map(|date| date.to_string()),
        details: serde_json::to_string(&details).unwrap_or_else(|_| "{}".to_owned()),
        changed_ms: 0,
    };
    Some((data, person))
}

/// What has to be done to have a tournament as a file tells it.
pub(super) struct Plan {
    pub(super) settings: Settings,
    pub(super) people: Vec<Person>,
    entries: Vec<EntryData>,
    tournament: Tournament,
}

/// The tournament in a TRF.
pub(super) fn tournament(reader: Reader, text: &str) -> Adjusted<Option<Plan>> {
    let (document, mut faults) = trf::read(text);
    let meaning = document.tournament();
    faults.extend(meaning.faults.iter().cloned());
    let mut said: Vec<String> = faults.iter().map(|fault| reader.told(fault.sentence(reader.language))).collect();
    if meaning.tournament.players.is_empty() {
        return Adjusted { found: None, said };
    }
    let mut settings = of_document(&document);
    settings.scoring = meaning.tournament.scoring;
    settings.initial_colour = meaning.tournament.initial_colour.or(Some(Colour::White));
    match meaning.system {
        Some(system) => settings.system = system,
        None => said.push(reader.say("import-system")),
    }
    let paired = u16::try_from(meaning.tournament.paired_rounds()).unwrap_or(u16::MAX);
    settings.rounds = meaning.tournament.rounds.unwrap_or(paired).max(paired).max(1);
    match meaning.tie_breaks.as_deref().map(|codes| TieBreaks::fide(&codes.replace(',', " "))) {
        Some(Ok(tie_breaks)) => settings.tie_breaks = tie_breaks,
        _ => said.push(reader.say("import-tie-breaks")),
    }
    if settings.name.is_empty() {
        settings.name = reader.say("import-no-name");
    }
    let (entries, people) = meaning.tournament.players.iter().filter_map(entry).unzip();
    Adjusted { found: Some(Plan { settings, people, entries, tournament: meaning.tournament }), said }
}

fn of_document(document: &Document) -> Settings {
    let text = |code: &str| document.text(code).unwrap_or_default().trim().to_owned();
    let date = |code: &str| text(code).replace(['/', '.'], "-").parse().ok();
    let mut settings = Settings {
        name: text("012").chars().take(120).collect(),
        place: text("022").chars().take(120).collect(),
        federation: text("032").chars().take(12).collect(),
        starts: date("042"),
        ends: date("052"),
        ..Settings::default()
    };
    if let Ok(rate) = text("122").parse::<Rate>() {
        settings.rate = rate;
    }
    settings
}

/// Does what the plan says, round by round. Each round is held against the engine, and the report says where they differ.
pub(super) async fn carry_out(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    plan: &Plan,
) -> Result<Result<(), Refusal>, Failure> {
    let context = Context::new(visit.actor.in_log(), visit.now_ms).confirming(Level::TwoSteps);
    let mut ids: Vec<EntryId> = Vec::new();
    let opening = vec![Act::Open(Box::new(plan.settings.clone()))];
    let entering: Vec<Act> = plan.entries.iter().map(|entry| Act::Enter(Box::new(entry.clone()))).collect();
    let mut steps = vec![opening];
    steps.extend(entering.chunks(500).map(<[Act]>::to_vec));
    for acts in steps {
        match desk.event_acts(id, desk.new_command()?, &context, acts).await {
            Ok(outcome) => ids.extend(outcome.answers.iter().filter_map(|answer| match answer {
                Answer::Entered(id) => Some(*id),
                _ => None,
            })),
            Err(Failed::Refused(refusal)) => return Ok(Err(refusal)),
            Err(failed) => return Err(of_record(failed)),
        }
    }
    let mut steps = vec![vec![Act::Arrange(ids.clone())]];
    steps.extend((0..plan.tournament.paired_rounds()).map(|round| round_acts(&plan.tournament, round, &ids)));
    for acts in steps {
        for part in acts.chunks(900) {
            match desk.event_acts(id, desk.new_command()?, &context, part.to_vec()).await {
                Ok(_) => {}
                Err(Failed::Refused(refusal)) => return Ok(Err(refusal)),
                Err(failed) => return Err(of_record(failed)),
            }
        }
    }
    Ok(Ok(()))
}

/// A round as it is in the file: seated, published, its results, and closed if none is missing.
fn round_acts(tournament: &Tournament, round: usize, ids: &[EntryId]) -> Vec<Act> {
    let id = |ix: PlayerIx| ids.get(ix.index()).copied();
    let (mut boards, mut byes, mut results, mut open) = (Vec::new(), Vec::new(), Vec::new(), false);
    for (at, player) in tournament.players.iter().enumerate() {
        let Some(me) = ids.get(at).copied() else { continue };
        let Some(entry) = player.entries.get(round) else { continue };
        if let Entry::Bye(bye) = entry {
            byes.push(RoundBye { player: me, bye: *bye });
        }
        let (Some(Colour::White), Some(opponent)) = (entry.colour(), entry.opponent()) else { continue };
        let Some(black) = id(opponent) else { continue };
        boards.push((me, black));
        let other = tournament.player(opponent).and_then(|player| player.entries.get(round));
        match result(entry, other) {
            Some(result) => results.push(Act::Result { white: me, result }),
            None => open = true,
        }
    }
    let mut acts = vec![Act::Seat { boards, byes }, Act::EndManual, Act::Publish];
    acts.extend(results);
    if !open {
        acts.push(Act::CloseRound);
    }
    acts
}

fn result(white: &Entry, black: Option<&Entry>) -> Option<BoardResult> {
    match (white, black) {
        (Entry::Game { outcome, rated, .. }, other) => {
            let mirrored = match other {
                Some(Entry::Game { outcome, .. }) => *outcome,
                _ => outcome.mirrored(),
            };
            Some(match rated {
                Rated::Yes => BoardResult::Played(*outcome, mirrored),
                Rated::No => BoardResult::Unrated(*outcome, mirrored),
            })
        }
        (Entry::Forfeit { forfeit: Forfeit::Won, .. }, _) => Some(BoardResult::BlackAbsent),
        (Entry::Forfeit { .. }, Some(Entry::Forfeit { forfeit: Forfeit::Won, .. })) => Some(BoardResult::WhiteAbsent),
        (Entry::Forfeit { .. }, _) => Some(BoardResult::BothAbsent),
        _ => None,
    }
}
