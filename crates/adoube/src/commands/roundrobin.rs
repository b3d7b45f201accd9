//! `adoube roundrobin`: the Berger table of a round robin (FIDE C.05, annex 1).

use super::arguments::{argument, flag, number, option, subcommand, value};
use super::{Subcommand, seed};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_tournament::roundrobin::{Cycles, TableGame, berger, varma_draw};
use adoube_tournament::simulate::Lots;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};

const ABOUT: Text = Text {
    ca: "La taula d'una lliga de tots contra tots",
    es: "La tabla de una liga de todos contra todos",
    pt: "A tabela de um torneio de todos contra todos",
    eu: "Denak denen aurkako liga baten taula",
    en: "The table of a round robin",
};
const PLAYERS: Text = Text {
    ca: "Quants jugadors, de 3 a 64",
    es: "Cuántos jugadores, de 3 a 64",
    pt: "Quantos jogadores, de 3 a 64",
    eu: "Zenbat jokalari, 3tik 64ra",
    en: "How many players, from 3 to 64",
};
const DOUBLE: Text = Text {
    ca: "A doble volta, amb els colors canviats a la segona",
    es: "A doble vuelta, con los colores cambiados en la segunda",
    pt: "Em dois turnos, com as cores trocadas no segundo",
    eu: "Bi itzulitan, koloreak bigarrenean trukatuta",
    en: "Twice, with colours reversed the second time",
};
const SWAP: Text = Text {
    ca: "A doble volta, intercanviant les dues últimes rondes de la primera per evitar tres colors iguals seguits",
    es: "A doble vuelta, intercambiando las dos últimas rondas de la primera para evitar tres colores iguales seguidos",
    pt: "Em dois turnos, trocando as duas últimas rodadas do primeiro para evitar três cores iguais seguidas",
    eu: "Bi itzulitan, lehenengoaren azken bi jardunaldiak trukatuta, hiru kolore berdin jarraian saihesteko",
    en: "Twice, the last two rounds of the first cycle swapped so that nobody has three equal colours running",
};
const CSV: Text = Text {
    ca: "Escriu la taula en CSV: ronda, tauler, blanques, negres (0 descansa)",
    es: "Escribe la tabla en CSV: ronda, tablero, blancas, negras (0 descansa)",
    pt: "Escreve a tabela em CSV: rodada, tabuleiro, brancas, pretas (0 descansa)",
    eu: "Idatzi taula CSV formatuan: jardunaldia, taula, zuriak, beltzak (0 atsedena)",
    en: "Write the table as CSV: round, board, white, black (0 rests)",
};
const VARMA: Text = Text {
    ca: "Sorteja els números per federacions amb els grups de Varma (9 a 24 jugadors): les federacions per ordre, com ara ESP,ESP,FRA",
    es: "Sortea los números por federaciones con los grupos de Varma (9 a 24 jugadores): las federaciones en orden, como ESP,ESP,FRA",
    pt: "Sorteia os números por federações com os grupos de Varma (9 a 24 jogadores): as federações em ordem, como ESP,ESP,FRA",
    eu: "Zozkatu zenbakiak federazioka Varma taldeekin (9tik 24ra jokalari): federazioak ordenan, hala nola ESP,ESP,FRA",
    en: "Draw the numbers by federation with Varma's groups (9 to 24 players): the federations in order, such as ESP,ESP,FRA",
};
const SEED: Text = Text {
    ca: "La llavor del sorteig [per defecte, a l'atzar]",
    es: "La semilla del sorteo [por defecto, al azar]",
    pt: "A semente do sorteio [padrão: ao acaso]",
    eu: "Zozketaren hazia [lehenetsia: ausaz]",
    en: "The seed of the drawing [default: drawn by lot]",
};
const ROUND: Text = Text {
    ca: "ronda {round}: {games}",
    es: "ronda {round}: {games}",
    pt: "rodada {round}: {games}",
    eu: "{round}. jardunaldia: {games}",
    en: "round {round}: {games}",
};
const RESTS: Text = Text {
    ca: "{games}, descansa {player}",
    es: "{games}, descansa {player}",
    pt: "{games}, descansa {player}",
    eu: "{games}, atsedena {player}",
    en: "{games}, {player} rests",
};

pub(super) struct RoundRobinArgs {
    players: u16,
    cycles: Cycles,
    csv: bool,
    /// The players' federations, to draw their numbers by Varma's groups instead.
    varma: Option<String>,
    seed: Option<u64>,
}

impl Subcommand for RoundRobinArgs {
    const NAME: &'static str = "roundrobin";

    fn describe(language: Language) -> Command {
        let form = "adoube roundrobin N [--double] [--csv] | adoube roundrobin --varma FEDERATIONS [--seed S]";
        subcommand(Self::NAME, form, "adoube roundrobin 10", ABOUT, language)
            .arg(
                argument("N", PLAYERS, language)
                    .required_unless_present("varma")
                    .value_parser(number::<u16>(3..=64, language)),
            )
            .arg(option("varma", "FEDERATIONS", VARMA, language).conflicts_with_all(["N", "double", "swap-last-two"]))
            .arg(
                option("seed", "S", SEED, language)
                    .requires("varma")
                    .value_parser(number::<u64>(0..=u64::MAX, language)),
            )
            .arg(flag("double", DOUBLE, language))
            .arg(flag("swap-last-two", SWAP, language))
            .arg(flag("csv", CSV, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        let cycles = match (matches.get_flag("swap-last-two"), matches.get_flag("double")) {
            (true, _) => Cycles::DoubleSwapped,
            (false, true) => Cycles::Double,
            (false, false) => Cycles::Single,
        };
        Self {
            players: value(matches, "N").unwrap_or(0),
            cycles,
            csv: matches.get_flag("csv"),
            varma: value(matches, "varma"),
            seed: value(matches, "seed"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let Self { players, csv, .. } = self;
        if let Some(list) = self.varma {
            return varma(&list, self.seed, csv, screen);
        }
        let rounds =
            berger(players, self.cycles).map_err(|error| CommandError::Input(error.sentence(screen.language)))?;
        if screen.wants_json() {
            let rounds: Vec<Value> = rounds.iter().map(|games| as_json(games)).collect();
            screen.json(&json!({ "players": players, "rounds": rounds }))?;
            return Ok(Exit::Done);
        }
        if csv {
            screen.line("round,board,white,black")?;
        }
        for (round, games) in (1..).zip(&rounds) {
            if csv {
                for (board, (white, black)) in (1..).zip(games.iter().filter_map(TableGame::pair)) {
                    screen.line(&format!("{round},{board},{white},{black}"))?;
                }
                for rests in games.iter().filter_map(TableGame::resting) {
                    screen.line(&format!("{round},,{rests},0"))?;
                }
            } else {
                screen.line(&sentence(round, games, screen.language))?;
            }
        }
        Ok(Exit::Done)
    }
}

/// Numbers drawn by Varma's groups, one line per player in the order given.
fn varma(list: &str, seed: Option<u64>, csv: bool, screen: &mut Screen) -> Result<Exit, CommandError> {
    let federations: Vec<&str> = list.split(',').map(str::trim).collect();
    let seed = seed::typed_or_random(seed, screen.language);
    let mut lots = Lots::new(seed);
    let numbers = varma_draw(&federations, |choices| lots.below(choices as u64) as usize)
        .map_err(|refusal| CommandError::Input(format!("--varma: {}", refusal.sentence(screen.language))))?;
    if screen.wants_json() {
        let drawn: Vec<Value> = federations
            .iter()
            .zip(&numbers)
            .map(|(federation, number)| json!({ "federation": federation, "number": number }))
            .collect();
        screen.json(&json!({ "seed": seed, "numbers": drawn }))?;
        return Ok(Exit::Done);
    }
    if csv {
        screen.line("entry,federation,number")?;
    }
    for (entry, (federation, number)) in (1..).zip(federations.iter().zip(&numbers)) {
        let federation: String = federation.chars().filter(|c| !c.is_control()).collect();
        if csv {
            screen.line(&format!("{entry},{},{number}", adoube_exchange::csv::quote(&federation)))?;
        } else {
            screen.line(&format!("{entry} {federation}: {number}"))?;
        }
    }
    Ok(Exit::Done)
}

fn sentence(round: usize, games: &[TableGame], language: Language) -> String {
    let pairs: Vec<String> = games.iter().filter_map(TableGame::pair).map(|(w, b)| format!("{w}-{b}")).collect();
    let mut list = pairs.join(" ");
    if let Some(player) = games.iter().find_map(TableGame::resting) {
        list = RESTS.fill(language, &[("games", &list), ("player", &player)]);
    }
    ROUND.fill(language, &[("round", &round), ("games", &list)])
}

fn as_json(games: &[TableGame]) -> Value {
    let pairs: Vec<Value> = games
        .iter()
        .filter_map(TableGame::pair)
        .map(|(white, black)| json!({ "white": white, "black": black }))
        .collect();
    json!({ "pairs": pairs, "bye": games.iter().find_map(TableGame::resting) })
}
