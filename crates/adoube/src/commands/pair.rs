//! `adoube pair`: the next round's pairing, in the form other pairing engines print, and why it is so.

use super::standings_tables::clean;
use super::{consolation, pair_teams};
use crate::cli::{flag, number, option, subcommand};
use crate::event;
use crate::failure::{Answer, Failure};
use crate::screen::Screen;
use adoube_exchange::{json, trf};
use adoube_laws::{Language, Text};
use adoube_tournament::acts::System;
use adoube_tournament::checker::{NotPaired, pair_round};
use adoube_tournament::dutch::PairingError;
use adoube_tournament::explain::explain_round;
use adoube_tournament::{Entry, Tournament};
use clap::{ArgMatches, Command};
use serde_json::json;

const ABOUT: Text = Text {
    ca: "Aparella la ronda següent d'un torneig",
    es: "Empareja la ronda siguiente de un torneo",
    pt: "Emparceira a rodada seguinte de um torneio",
    eu: "Parekatu txapelketa baten hurrengo jardunaldia",
    en: "Pair the next round of a tournament",
};
const EXPLAIN: Text = Text {
    ca: "Digues després per què: grups, colors i qui s'ha descartat i per quin criteri",
    es: "Dice después por qué: grupos, colores y a quién se descartó y por qué criterio",
    pt: "Diz depois por quê: grupos, cores e quem foi preterido e por qual critério",
    eu: "Esan gero zergatik: taldeak, koloreak eta nor baztertu den eta zein irizpidez",
    en: "Say afterwards why: brackets, colours, and who was passed over on which criterion",
};
const ROUND: Text = Text {
    ca: "Quina ronda; les anteriors es prenen com són [per defecte, la següent]",
    es: "Qué ronda; las anteriores se toman como están [por defecto, la siguiente]",
    pt: "Qual rodada; as anteriores são tomadas como estão [padrão: a seguinte]",
    eu: "Zein jardunaldi; aurrekoak dauden bezala hartzen dira [lehenetsia: hurrengoa]",
    en: "Which round; those before are taken as they stand [default: the next]",
};
const NO_RESULT: Text = Text {
    ca: "{name}: hi ha partides sense resultat, dels jugadors {players}; per aparellar compten com a taules",
    es: "{name}: hay partidas sin resultado, de los jugadores {players}; para emparejar cuentan como tablas",
    pt: "{name}: há partidas sem resultado, dos jogadores {players}; para emparceirar contam como empates",
    eu: "{name}: emaitzarik gabeko partidak daude, jokalari hauenak: {players}; parekatzeko berdinketatzat hartzen dira",
    en: "{name}: there are games without a result, of the players {players}; for the pairing they count as draws",
};
pub(super) const TOO_FAR: Text = Text {
    ca: "--round: s'ha trobat {round}; s'esperava un nombre d'1 a {most}, perquè la ronda anterior encara no s'ha aparellat",
    es: "--round: se encontró {round}; se esperaba un número de 1 a {most}, pues la ronda anterior aún no está emparejada",
    pt: "--round: encontrou-se {round}; esperava-se um número de 1 a {most}, pois a rodada anterior ainda não foi emparceirada",
    eu: "--round: {round} aurkitu da; 1 eta {most} arteko zenbakia espero zen, aurreko jardunaldia oraindik parekatu gabe dagoelako",
    en: "--round: found {round}; expected a number from 1 to {most}, since the round before is not paired yet",
};
pub(crate) fn describe(language: Language) -> Command {
    subcommand(
        "pair",
        "adoube pair FILE.trf [--teams] [--system SYSTEM] [--explain] [--round N] [--readings LIST] [--games N] [--consolation CATEGORY --list LIST]",
        "adoube pair open.trf --explain",
        ABOUT,
        language,
    )
    .arg(event::file(language))
    .arg(event::system(language))
    .arg(flag("teams", pair_teams::TEAMS, language).conflicts_with_all(["explain", "readings", "games", "consolation"]))
    .arg(event::readings(language))
    .arg(event::games(language))
    .arg(flag("explain", EXPLAIN, language))
    .arg(option("round", "N", ROUND, language).value_parser(number(1..=trf::MAX_ROUNDS as u64, language)))
    .arg(
        option("consolation", "CATEGORY", consolation::CONSOLATION, language)
            .value_parser(consolation::SIGNS)
            .requires("list")
            .conflicts_with_all(["explain", "round"]),
    )
    .arg(option("list", "LIST", consolation::LIST, language).requires("consolation"))
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let name = matches.get_one::<String>("FILE").map_or("-", String::as_str);
    let event = event::open(name, language)?;
    event.suits(matches, language)?;
    if matches.get_flag("teams") {
        let asked = event::asked_system(matches, language)?.map(|(system, _)| system);
        let round = matches.get_one::<u64>("round").map(|&round| round as usize);
        return pair_teams::pair(&event, name, asked, round, screen);
    }
    let (system, odd) = event.system(event::asked_system(matches, language)?.map(|(system, _)| system), name, language);
    if let Some(line) = odd {
        event::tell(&line);
    }
    let ordered = event.meaning.to_pair();
    let tournament = ordered.as_ref();
    let wanted = matches.get_one::<String>("consolation").zip(matches.get_one::<String>("list"));
    if let Some((category, list)) = wanted {
        return consolation::write(name, tournament, system, (category, list), screen);
    }
    let next = tournament.paired_rounds() + 1;
    let round = matches.get_one::<u64>("round").map_or(next, |&round| round as usize);
    if round > next {
        return Err(Failure::Input(TOO_FAR.fill(language, &[("round", &round), ("most", &next)])));
    }
    if let (1, Some(rounds)) = (round, tournament.rounds)
        && let Some(reason) = event::impossible(system, tournament.players.len(), rounds, language)
    {
        return say_no(name, &reason, screen);
    }
    let waits = |entry: &Entry| matches!(entry, Entry::Paired { .. });
    let open = tournament.players.iter().filter(|player| player.entries.iter().take(round - 1).any(waits));
    let open: Vec<String> = open.map(|player| player.number.to_string()).collect();
    if !open.is_empty() {
        event::tell(&NO_RESULT.fill(language, &[("name", &name), ("players", &open.join(", "))]));
    }
    let pairing = match pair_round(tournament, round, system) {
        Ok(pairing) => pairing,
        Err(reason) => return refuse(name, tournament, &reason, screen),
    };
    let reasons = if matches.get_flag("explain") { reasons(tournament, round, system, language)? } else { Vec::new() };
    if screen.wants_json() {
        let mut value = json::pairing(tournament, &pairing);
        if let Some(map) = value.as_object_mut() {
            map.insert("round".to_owned(), json!(round));
            map.insert("system".to_owned(), json!(event::system_name(system)));
            if matches.get_flag("explain") {
                map.insert("explanation".to_owned(), json!(reasons));
            }
        }
        screen.json(&value)?;
        return Ok(Answer::Yes);
    }
    screen.bytes(trf::pairing_text(tournament, &pairing).as_bytes())?;
    if !reasons.is_empty() {
        screen.line("")?;
    }
    for line in reasons {
        screen.line(&line)?;
    }
    Ok(Answer::Yes)
}

fn reasons(t: &Tournament, round: usize, system: System, language: Language) -> Result<Vec<String>, Failure> {
    let lines = explain_round(t, round, system, language).map_err(|error| Failure::Input(error.sentence(language)))?;
    // Names come from the file; a terminal shall not obey what they hold.
    let clean = |line: &String| line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    Ok(lines.iter().map(clean).collect())
}

/// How many of those who cannot be paired are named.
const NAMED: usize = 40;

/// A round the event does not have is a bad question; a round that cannot be paired has the answer "no", with the names.
fn refuse(name: &str, t: &Tournament, reason: &NotPaired, screen: &mut Screen) -> Result<Answer, Failure> {
    let sentence = reason.sentence(screen.language);
    if matches!(reason, NotPaired::Dutch(PairingError::NoSuchRound { .. }) | NotPaired::NoTableRound(_)) {
        return Err(Failure::Input(format!("{name}: {sentence}")));
    }
    let answer = say_no(name, &sentence, screen)?;
    if let (NotPaired::Dutch(PairingError::NoPairing { players, .. }), false) = (reason, screen.wants_json()) {
        for number in players.iter().take(NAMED) {
            let player = t.players.iter().find(|p| p.number == *number).map(|p| clean(&p.name)).unwrap_or_default();
            event::tell(&format!("  {number} {player}"));
        }
    }
    Ok(answer)
}

fn say_no(name: &str, reason: &str, screen: &mut Screen) -> Result<Answer, Failure> {
    if screen.wants_json() {
        screen.json(&json!({ "pairs": null, "reason": reason }))?;
    } else {
        event::tell(&format!("{name}: {reason}"));
    }
    Ok(Answer::No)
}
