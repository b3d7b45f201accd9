//! `adoube promotions`: the categories a tournament promotes to, and norms of Mestre Català.

use crate::cli::{flag, number, option, subcommand};
use crate::desk;
use crate::event;
use crate::failure::{Answer, Failure};
use crate::rating::{self, clean};
use crate::record;
use crate::screen::Screen;
use adoube_exchange::trf;
use adoube_laws::{Language, Text};
use adoube_rating::event::Field;
use adoube_rating::explain;
use adoube_rating::fide::Tempo;
use adoube_rating::master::Reading;
use adoube_rating::period::System;
use adoube_tournament::PlayerIx;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};

const ABOUT: Text = Text {
    ca: "Els ascensos de categoria i les normes de Mestre Català d'un torneig",
    es: "Los ascensos de categoría y las normas de Mestre Català de un torneo",
    pt: "As promoções de categoria e as normas de Mestre Català de um torneio",
    eu: "Txapelketa bateko kategoria-igoerak eta Mestre Català normak",
    en: "The promotions between categories and the Mestre Català norms of a tournament",
};
const PLAYER: Text = Text {
    ca: "Només aquest jugador, pel número del torneig",
    es: "Solo este jugador, por el número del torneo",
    pt: "Só este jogador, pelo número do torneio",
    eu: "Jokalari hau bakarrik, txapelketako zenbakiaren arabera",
    en: "Only this player, by number in the tournament",
};
const ALL: Text = Text {
    ca: "Mostra també qui no hi arriba",
    es: "Muestra también a quien no llega",
    pt: "Mostra também quem não chega",
    eu: "Erakutsi iristen ez direnak ere",
    en: "Show also those who fall short",
};
const REACH: Text = Text {
    ca: "Per a la norma n'hi ha prou d'arribar al percentatge, sense superar-lo",
    es: "Para la norma basta alcanzar el porcentaje, sin superarlo",
    pt: "Para a norma basta atingir a percentagem, sem superá-la",
    eu: "Normarako nahikoa da ehunekora iristea, gainditu gabe",
    en: "For the norm it is enough to reach the percentage, not to exceed it",
};
const NONE: Text = Text {
    ca: "Cap ascens ni cap norma",
    es: "Ningún ascenso ni ninguna norma",
    pt: "Nenhuma promoção e nenhuma norma",
    eu: "Ez igoerarik, ez normarik",
    en: "No promotion and no norm",
};
const NO_CATEGORIES: Text = Text {
    ca: "sense --list no es coneix cap categoria: la columna category (3, 2, 1, P, M)",
    es: "sin --list no se conoce ninguna categoría: la columna category (3, 2, 1, P, M)",
    pt: "sem --list não se conhece nenhuma categoria: a coluna category (3, 2, 1, P, M)",
    eu: "--list gabe ez da kategoriarik ezagutzen: category zutabea (3, 2, 1, P, M)",
    en: "without --list no category is known: its column category (3, 2, 1, P, M)",
};

pub(crate) fn describe(language: Language) -> Command {
    subcommand(
        "promotions",
        "adoube promotions FILE.trf --list LIST | --event ID [--db DB] [--list LIST] [--player N] [--all]",
        "adoube promotions open.trf --list july.csv\n  adoube promotions --db adoube.db --event open-2026",
        ABOUT,
        language,
    )
    .arg(event::file(language).required(false).required_unless_present("event"))
    .arg(desk::option_event(language).conflicts_with("FILE"))
    .arg(record::db(language))
    .arg(rating::list_option(language))
    .arg(option("player", "N", PLAYER, language).value_parser(number(1..=u64::from(trf::MAX_NUMBER), language)))
    .arg(flag("all", ALL, language))
    .arg(flag("reach", REACH, language))
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let source = rating::source(matches, language)?;
    let list_name = matches.get_one::<String>("list");
    let bytes = list_name.map(|name| rating::list_bytes(name, Tempo::Standard, language)).transpose()?;
    let list = if let (Some(name), Some(bytes)) = (list_name, &bytes) {
        Some(rating::list(name, bytes, language, &mut |_| {})?)
    } else {
        // The desk's entries have categories of their own.
        if matches.contains_id("FILE") {
            event::tell(NO_CATEGORIES.get(language));
        }
        None
    };
    source.tell_who_is_missing(list.as_ref(), list_name, language);
    let persons = source.persons(list.as_ref(), System::Fce);
    let event = source.event();
    let tournament = &event.meaning.tournament;
    let field = Field { tournament, persons: &persons };
    let only = matches.get_one::<u64>("player").copied();
    if let Some(asked) = only {
        let found = u16::try_from(asked).ok().and_then(|asked| tournament.find(asked));
        found.ok_or_else(|| rating::no_player(asked, language))?;
    }
    let all = matches.get_flag("all") || only.is_some();
    let reading = if matches.get_flag("reach") { Reading::Reach } else { Reading::Exceed };
    let mut found: Vec<Value> = Vec::new();
    let mut shown = false;
    for (at, player) in (0_u32..).zip(&tournament.players) {
        if only.is_some_and(|only| u64::from(player.number) != only) {
            continue;
        }
        let ix = PlayerIx(at);
        let mut lines = Vec::new();
        let promotion = field.promotion(ix).map(|(attempt, _)| attempt);
        if let Some(attempt) = promotion.filter(|attempt| all || attempt.is_earned()) {
            lines.push(explain::promotion(&attempt, language));
        }
        let master = field.master(ix, reading);
        if let Some((norm, granted)) = master.filter(|(_, granted)| all || *granted) {
            lines.extend(explain::master(&norm, granted, language));
        }
        if lines.is_empty() {
            continue;
        }
        shown = true;
        let person = clean(&player.name);
        if screen.wants_json() {
            found.push(json!({
                "number": player.number, "name": person,
                "promotion": promotion.map(|attempt| json!({
                    "to": attempt.step.to().code(), "earned": attempt.is_earned(), "rounds": attempt.rounds,
                    "halfPoints": attempt.half_points, "neededHalfPoints": attempt.needed,
                    "average": attempt.average.to_string(), "seconds": attempt.seconds,
                })),
                "masterNorm": master.map(|(norm, granted)| json!({
                    "granted": granted, "games": norm.games, "halfPoints": norm.half_points, "average": norm.average.to_string(),
                    "neededPercent": norm.needed.to_string(), "scoredPercent": norm.scored.to_string(),
                })),
                "lines": lines,
            }));
            continue;
        }
        screen.line(&screen.strong(&format!("{} {person}", player.number)))?;
        for line in lines {
            screen.line(&format!("  {line}"))?;
        }
    }
    if screen.wants_json() {
        screen.json(&json!({ "players": found }))?;
    } else if !shown {
        screen.line(NONE.get(language))?;
    }
    Ok(Answer::Yes)
}
