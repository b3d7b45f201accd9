//! `adoube norms`: norms for FIDE titles, what is missing, and what the last round may bring.

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
use adoube_rating::fide::{RateOfPlay, Tempo};
use adoube_rating::norms::{self, Format, GamesRule, Needed, Report, Title, Way, WhatIf};
use adoube_rating::period;
use adoube_tournament::PlayerIx;
use adoube_tournament::acts::System;
use adoube_tournament::roundrobin::Cycles;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};

const ABOUT: Text = Text {
    ca: "Les normes per a títols FIDE d'un torneig: què es compleix, què falta, què canviaria l'última ronda",
    es: "Las normas para títulos FIDE de un torneo: qué se cumple, qué falta, qué cambiaría la última ronda",
    pt: "As normas para títulos FIDE de um torneio: o que se cumpre, o que falta, o que mudaria a última rodada",
    eu: "Txapelketa bateko FIDE tituluetarako normak: zer betetzen den, zer falta den, zer aldatuko lukeen azken jardunaldiak",
    en: "The norms for FIDE titles in a tournament: what is met, what is missing, what the last round would change",
};
const PLAYER: Text = Text {
    ca: "L'informe sencer d'aquest jugador, pel número del torneig",
    es: "El informe entero de este jugador, por el número del torneo",
    pt: "O relatório inteiro deste jogador, pelo número do torneio",
    eu: "Jokalari honen txosten osoa, txapelketako zenbakiaren arabera",
    en: "The whole report on this player, by number in the tournament",
};
const TITLE: Text = Text {
    ca: "Només aquest títol: GM, IM, WGM o WIM",
    es: "Solo este título: GM, IM, WGM o WIM",
    pt: "Só este título: GM, IM, WGM ou WIM",
    eu: "Titulu hau bakarrik: GM, IM, WGM edo WIM",
    en: "Only this title: GM, IM, WGM or WIM",
};
const EXEMPT: Text = Text {
    ca: "El torneig està exempt de la barreja de federacions (1.4.3a-c)",
    es: "El torneo está exento de la mezcla de federaciones (1.4.3a-c)",
    pt: "O torneio está isento da mistura de federações (1.4.3a-c)",
    eu: "Txapelketa federazioen nahasketatik salbuetsita dago (1.4.3a-c)",
    en: "The event is exempt from the mix of federations (1.4.3a-c)",
};
const GAMES: Text = Text {
    ca: "Les partides que calen: 9, o 7 o 8 als torneigs d'1.4.1b [per defecte, 9]",
    es: "Las partidas necesarias: 9, o 7 u 8 en los torneos de 1.4.1b [por defecto, 9]",
    pt: "As partidas necessárias: 9, ou 7 ou 8 nos torneios de 1.4.1b [padrão: 9]",
    eu: "Behar diren partidak: 9, edo 7 edo 8 1.4.1b-ko txapelketetan [lehenetsia: 9]",
    en: "The games needed: 9, or 7 or 8 in the events of 1.4.1b [default: 9]",
};
const NONE: Text = Text { ca: "Cap norma", es: "Ninguna norma", pt: "Nenhuma norma", eu: "Normarik ez", en: "No norm" };
const TOO_FAST: Text = Text {
    ca: "Cap norma: el ritme de joc del torneig no és clàssic",
    es: "Ninguna norma: el ritmo de juego del torneo no es clásico",
    pt: "Nenhuma norma: o ritmo de jogo do torneio não é clássico",
    eu: "Normarik ez: txapelketaren erritmoa ez da klasikoa",
    en: "No norm: the tournament's rate of play is not standard",
};
const NORM: Text = Text { ca: "norma", es: "norma", pt: "norma", eu: "norma", en: "norm" };
const NO_NORM: Text = Text { ca: "sense norma", es: "sin norma", pt: "sem norma", eu: "normarik gabe", en: "no norm" };
const HELD: Text = Text {
    ca: "{number} {name}: ja té el títol {title} o un de superior",
    es: "{number} {name}: ya tiene el título {title} o uno superior",
    pt: "{number} {name}: já tem o título {title} ou um superior",
    eu: "{number} {name}: badu {title} titulua edo goragoko bat",
    en: "{number} {name}: has the title {title} or a higher one already",
};
const LAST: Text = Text {
    ca: "Amb {points} a l'última ronda: rendiment {performance}, {verdict}",
    es: "Con {points} en la última ronda: rendimiento {performance}, {verdict}",
    pt: "Com {points} na última rodada: performance {performance}, {verdict}",
    eu: "Azken jardunaldian {points}: errendimendua {performance}, {verdict}",
    en: "With {points} in the last round: performance {performance}, {verdict}",
};

pub(crate) fn describe(language: Language) -> Command {
    subcommand(
        "norms",
        "adoube norms FILE.trf | --event ID [--db DB] [--player N] [--title TITLE] [--list LIST]",
        "adoube norms open.trf --player 12\n  adoube norms --db adoube.db --event open-2026",
        ABOUT,
        language,
    )
    .arg(event::file(language).required(false).required_unless_present("event"))
    .arg(desk::option_event(language).conflicts_with("FILE"))
    .arg(record::db(language))
    .arg(option("player", "N", PLAYER, language).value_parser(number(1..=u64::from(trf::MAX_NUMBER), language)))
    .arg(option("title", "TITLE", TITLE, language).value_parser(Title::ALL.map(Title::code)).ignore_case(true))
    .arg(rating::list_option(language))
    .arg(flag("exempt", EXEMPT, language))
    .arg(option("games", "N", GAMES, language).value_parser(["7", "8", "9"]))
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let source = rating::source(matches, language)?;
    let list_name = matches.get_one::<String>("list");
    let bytes = list_name.map(|name| rating::list_bytes(name, Tempo::Standard, language)).transpose()?;
    let list = match (list_name, &bytes) {
        (Some(name), Some(bytes)) => Some(rating::list(name, bytes, language, &mut |_| {})?),
        _ => None,
    };
    source.tell_who_is_missing(list.as_ref(), list_name, language);
    let persons = source.persons(list.as_ref(), period::System::Fide(Tempo::Standard));
    let event = source.event();
    let tournament = &event.meaning.tournament;
    let field = Field { tournament, persons: &persons };
    let format = match event.meaning.system {
        Some(System::RoundRobin(Cycles::Single)) => Format::RoundRobin,
        Some(System::RoundRobin(_)) => Format::DoubleRoundRobin,
        _ => Format::Swiss,
    };
    let rate = match &source {
        rating::Source::File(event) => event.document.text("222").and_then(RateOfPlay::parse),
        rating::Source::Desk(desk) => desk.ratings.rate,
    };
    if rate.is_some_and(|rate| rate.tempo() != Some(Tempo::Standard)) {
        if screen.wants_json() {
            screen.json(&json!({ "norms": [] }))?;
        } else {
            screen.line(TOO_FAST.get(language))?;
        }
        return Ok(Answer::No);
    }
    let games = match matches.get_one::<String>("games").map(String::as_str) {
        Some("7") => GamesRule::Seven,
        Some("8") => GamesRule::Eight,
        _ => GamesRule::Nine,
    };
    let host = event.document.text("032").filter(|host| !host.is_empty());
    let facts = field.norm_event(format, games, host, matches.get_flag("exempt"));
    let only = matches.get_one::<u64>("player").copied();
    if let Some(asked) = only {
        let found = u16::try_from(asked).ok().and_then(|asked| tournament.find(asked));
        found.ok_or_else(|| rating::no_player(asked, language))?;
    }
    let wanted = matches.get_one::<String>("title");
    let mut found = Vec::new();
    let mut told = false;
    for (at, player) in (0_u32..).zip(&tournament.players) {
        if only.is_some_and(|only| u64::from(player.number) != only) {
            continue;
        }
        let ix = PlayerIx(at);
        let rounds = field.norm_rounds(ix);
        let federation = player.federation.trim().to_uppercase();
        for title in Title::ALL {
            let asked = wanted.is_none_or(|wanted| wanted.eq_ignore_ascii_case(title.code()));
            if !asked || !field.may_seek(ix, title) {
                continue;
            }
            if field.holds(ix, title) {
                if only.is_some() && wanted.is_some() && !screen.wants_json() {
                    let values: [(&str, &dyn std::fmt::Display); 3] =
                        [("number", &player.number), ("name", &clean(&player.name)), ("title", &title.code())];
                    screen.line(&HELD.fill(language, &values))?;
                    told = true;
                }
                continue;
            }
            let report = norms::examine(title, &federation, &facts, &rounds);
            if only.is_none() && !report.is_norm() {
                continue;
            }
            let ways = if only.is_some() { norms::what_if(title, &federation, &facts, &rounds) } else { Vec::new() };
            let needed = if only.is_some() { norms::needed(title, &federation, &facts, &rounds) } else { Vec::new() };
            // A round before the event's last, once played, changes no more.
            let open = rounds.last().is_some_and(|last| last.way == Way::Nothing);
            let ways = if open || rounds.len() as u32 >= facts.rounds { ways } else { Vec::new() };
            let who = format!("{} {}", player.number, clean(&player.name));
            if screen.wants_json() {
                found.push(value(player.number, &clean(&player.name), &report, &ways, &needed));
            } else {
                tell(&who, &report, &ways, only.is_some(), screen)?;
                for one in &needed {
                    screen.line(&format!("  {}", explain::norm_needed(one, language)))?;
                }
                found.push(Value::Null);
            }
        }
    }
    if screen.wants_json() {
        screen.json(&json!({ "norms": found }))?;
    } else if found.is_empty() && !told {
        screen.line(NONE.get(language))?;
    }
    Ok(Answer::Yes)
}

fn verdict(report: &Report, language: Language) -> &'static str {
    if report.is_norm() { NORM.get(language) } else { NO_NORM.get(language) }
}

fn tell(who: &str, report: &Report, ways: &[WhatIf], whole: bool, screen: &mut Screen) -> Result<(), Failure> {
    let language = screen.language;
    let performance = |report: &Report| report.performance.map_or_else(|| "-".to_owned(), |p| p.rating.to_string());
    let heading = format!("{who}: {}, {}, {}", report.title.code(), verdict(report, language), performance(report));
    screen.line(&screen.strong(&heading))?;
    if !whole {
        return Ok(());
    }
    for line in explain::norm(report, language) {
        screen.line(&format!("  {line}"))?;
    }
    for way in ways {
        let points = ["0", "½", "1"].get(way.half_points as usize).copied().unwrap_or("-");
        let values: [(&str, &dyn std::fmt::Display); 3] = [
            ("points", &points),
            ("performance", &performance(&way.report)),
            ("verdict", &verdict(&way.report, language)),
        ];
        screen.line(&format!("  {}", LAST.fill(language, &values)))?;
    }
    Ok(())
}

fn value(number: u16, name: &str, report: &Report, ways: &[WhatIf], needed: &[Needed]) -> Value {
    let requirements: Vec<Value> = report
        .requirements
        .iter()
        .map(|one| json!({ "article": one.what.article(), "needed": one.needed, "found": one.found, "met": one.is_met() && report.performance.is_some(), "atMost": one.what.is_a_maximum() }))
        .collect();
    let last: Vec<Value> = ways
        .iter()
        .map(|way| {
            json!({ "halfPoints": way.half_points, "norm": way.report.is_norm(), "performance": way.report.performance.map(|p| p.rating) })
        })
        .collect();
    let needs: Vec<Value> =
        needed.iter().map(|one| json!({ "halfPoints": one.half_points, "opponent": one.rating })).collect();
    json!({
        "number": number, "name": name, "title": report.title.code(), "norm": report.is_norm(),
        "performance": report.performance.map(|p| p.rating), "average": report.performance.map(|p| p.average),
        "requirements": requirements, "leftOutRounds": report.left_out, "countsAsGames": report.counts_as_games,
        "lastRound": last, "lastRoundNeeds": needs,
    })
}
