//! The desk's own events as the commands about ratings read them: `--db DB --event ID`, from the record, which is not changed.

use crate::cli::option;
use crate::event::Event;
use crate::failure::Failure;
use crate::rating;
use crate::record::{self, failure};
use adoube_desk::event::{EventMachine, PersonId, report};
use adoube_desk::people::{People, names};
use adoube_desk::ratings::again;
use adoube_desk::ratings::field::Ratings;
use adoube_desk::ratings::period::{Periods, Rules};
use adoube_desk::record::{Failed, Record};
use adoube_exchange::trf::Form;
use adoube_laws::{Language, Text};
use adoube_rating::event::Person;
use adoube_rating::fce::Date;
use adoube_rating::list::List;
use adoube_rating::period::System;
use adoube_store::{Access, Store};
use clap::{Arg, ArgAction, ArgMatches};

const EVENT: Text = Text {
    ca: "Un torneig del registre de la taula, en lloc d'un fitxer (--db diu quin registre)",
    es: "Un torneo del registro de la mesa, en lugar de un archivo (--db dice qué registro)",
    pt: "Um torneio do registro da mesa, em vez de um arquivo (--db diz qual registro)",
    eu: "Mahaiaren erregistroko txapelketa bat, fitxategi baten ordez (--db-k dio zein erregistro)",
    en: "An event of the desk's record, in place of a file (--db says which record)",
};
const EVENTS: Text = Text {
    ca: "Un torneig del registre de la taula, en lloc d'un fitxer; es pot repetir (--db diu quin registre)",
    es: "Un torneo del registro de la mesa, en lugar de un archivo; se puede repetir (--db dice qué registro)",
    pt: "Um torneio do registro da mesa, em vez de um arquivo; pode repetir-se (--db diz qual registro)",
    eu: "Mahaiaren erregistroko txapelketa bat, fitxategi baten ordez; errepika daiteke (--db-k dio zein erregistro)",
    en: "An event of the desk's record, in place of a file; may be repeated (--db says which record)",
};
const NO_EVENT: Text = Text {
    ca: "{place}: no hi ha cap torneig {id}; hi ha: {known}",
    es: "{place}: no hay ningún torneo {id}; hay: {known}",
    pt: "{place}: não há nenhum torneio {id}; há: {known}",
    eu: "{place}: ez dago {id} txapelketarik; hauek daude: {known}",
    en: "{place}: there is no event {id}; there are: {known}",
};
const UNREADABLE: Text = Text {
    ca: "{place}: el torneig {id} no es pot llegir",
    es: "{place}: el torneo {id} no se puede leer",
    pt: "{place}: o torneio {id} não se pode ler",
    eu: "{place}: {id} txapelketa ezin da irakurri",
    en: "{place}: the event {id} cannot be read",
};

/// `--event ID`, once; a second one is told what is wrong.
pub(crate) fn option_event(language: Language) -> Arg {
    option("event", "ID", EVENT, language).action(ArgAction::Append)
}

/// `--event ID`, as often as one likes.
pub(crate) fn option_events(language: Language) -> Arg {
    option("event", "ID", EVENTS, language).action(ArgAction::Append)
}

/// An event of the record.
pub(crate) struct OfDesk {
    /// Its id.
    pub(crate) id: String,
    /// Whether it is over.
    pub(crate) closed: bool,
    /// The lists for which it was rated, with the rules.
    pub(crate) rated: Vec<(Rules, String)>,
    /// Its name.
    pub(crate) name: String,
    /// As a report to FIDE would have it.
    pub(crate) event: Event,
    /// As the rules see it, with what the entries know of the players.
    pub(crate) ratings: Ratings,
    /// The players' licences, nothing where there is none.
    pub(crate) licences: Vec<String>,
    /// The day it ended.
    pub(crate) ended: Option<Date>,
    /// How many rounds it has.
    pub(crate) rounds: u32,
}

impl OfDesk {
    /// What the rules know of the players: from a list where there is one, else from the entries.
    pub(crate) fn persons(&self, list: Option<&List<'_>>, system: System) -> Vec<Person> {
        match (list, system) {
            (Some(list), _) => {
                let players = &self.event.meaning.tournament.players;
                let names = rating::names(list, players);
                let row = |at: usize| list.rows().get(self.row(list, &names, at)?);
                (0..players.len()).map(|at| row(at).map_or_else(|| self.person(at, system), Person::of_list)).collect()
            }
            _ => (0..self.ratings.fide.len()).map(|at| self.person(at, system)).collect(),
        }
    }

    fn person(&self, at: usize, system: System) -> Person {
        let persons = if system == System::Fce { &self.ratings.handbook } else { &self.ratings.fide };
        persons.get(at).copied().unwrap_or_default()
    }

    /// The row of a player in a list: by licence, by FIDE id, by name.
    pub(crate) fn row(&self, list: &List<'_>, names: &[(String, usize)], at: usize) -> Option<usize> {
        let licence = self.licences.get(at).and_then(|licence| licence.trim().parse().ok());
        let player = self.event.meaning.tournament.players.get(at)?;
        licence.and_then(|id| list.find(id)).or_else(|| rating::row_of(list, names, player))
    }
}

/// The events of `--event`.
pub(crate) fn events(matches: &ArgMatches, language: Language) -> Result<Vec<OfDesk>, Failure> {
    let ids: Vec<&str> = matches.get_many::<String>("event").into_iter().flatten().map(String::as_str).collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    record::block_on(async {
        let store = record::open(matches, Access::Read, language).await?;
        let mut found = Vec::new();
        for id in ids {
            found.push(read(&store, id, language).await?);
        }
        store.close().await.map_err(failure(language))?;
        Ok(found)
    })
}

async fn read(store: &Store, id: &str, language: Language) -> Result<OfDesk, Failure> {
    let record = Record::<EventMachine>::open(store.clone(), None);
    let place = store.place().to_string();
    let failed = |failed| match failed {
        Failed::Fault(fault) => failure(language)(fault),
        _ => Failure::Input(UNREADABLE.fill(language, &[("place", &place), ("id", &id)])),
    };
    let state = match Record::<EventMachine>::stream(id) {
        Ok(stream) => Some(record.state(&stream).await.map_err(failed)?),
        Err(_) => None,
    };
    let Some(state) = state.filter(|state| state.event.opened) else {
        let streams = record.streams().await.map_err(failed)?;
        let known: Vec<&str> = streams.iter().filter_map(|s| s.as_str().split_once('/')).map(|(_, id)| id).collect();
        let known = if known.is_empty() { "-".to_owned() } else { known.join(", ") };
        return Err(Failure::Input(NO_EVENT.fill(language, &[("place", &place), ("id", &id), ("known", &known)])));
    };
    let event = &state.event;
    let people = People::new(store.clone()).of(event).await.map_err(failure(language))?;
    let names = names(&people);
    let ratings = Ratings::new(event, &names, false);
    let document = report(event, &names, Form::Trf26);
    let mut meaning = document.tournament();
    meaning.tournament.clone_from(&ratings.tournament);
    meaning.system = Some(event.settings.system);
    let licence = |id: &PersonId| people.get(id).map(|person| person.details.licence.clone()).unwrap_or_default();
    let licences = event.entries.iter().map(|entry| licence(&entry.person)).collect();
    let day = event.settings.ends.or(event.settings.starts);
    let periods = Record::<Periods>::open(store.clone(), None);
    let rated = again::rated(&periods).await.map_err(|failed| match failed {
        Failed::Fault(fault) => failure(language)(fault),
        _ => Failure::Input(UNREADABLE.fill(language, &[("place", &place), ("id", &id)])),
    })?;
    let rated = rated.into_iter().filter(|one| one.event == id).map(|one| (one.rules, one.list)).collect();
    Ok(OfDesk {
        id: id.to_owned(),
        closed: event.closed,
        rated,
        name: event.settings.name.clone(),
        event: Event { document, meaning },
        ratings,
        licences,
        ended: day.and_then(|day| Date::parse(&day.to_string())),
        rounds: event.settings.rounds.into(),
    })
}
