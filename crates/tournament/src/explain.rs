//! Why these pairings, for every system: lines an arbiter can read out.

use adoube_laws::{Language, Text};

use crate::model::{PlayerIx, Tournament};
use crate::roundrobin::{Cycles, NoTable, berger};
use crate::system::{NotPaired, System};
use crate::{dutch, knockout, swiss1985};

/// Explains the pairing of a round (from 1) by a system, a line a statement.
///
/// # Errors
/// [`NotPaired`] if there is no pairing to explain.
pub fn explain_round(
    t: &Tournament,
    round: usize,
    system: System,
    language: Language,
) -> Result<Vec<String>, NotPaired> {
    match system {
        System::Dutch(edition) => Ok(dutch::explain_round(t, round, edition)?.lines(t, language)),
        System::Swiss1985(readings) => Ok(swiss1985::explain_round(t, round, readings, language)?),
        System::Knockout(rules) => Ok(knockout::explain_round(t, round, &rules, language)?),
        System::RoundRobin(cycles) => round_robin(t, round, cycles, language),
    }
}

/// The place in the Berger table, and its rule of colours (section 29; C.05, annex 1).
fn round_robin(t: &Tournament, round: usize, cycles: Cycles, language: Language) -> Result<Vec<String>, NotPaired> {
    let players = u16::try_from(t.players.len()).map_err(|_| NoTable(u16::MAX))?;
    let table = berger(players, cycles)?;
    let games = table.get(round.wrapping_sub(1)).ok_or(NotPaired::NoTableRound(round))?;
    let even = players + players % 2;
    let cycle = usize::from(even) - 1;
    let name = |number: u16| {
        let player = t.player(PlayerIx(u32::from(number) - 1));
        player.map_or_else(String::new, |p| format!("{} {}", p.number, p.name).trim().to_owned())
    };
    let mut out = vec![TABLE.fill(language, &[("round", &round), ("players", &even)])];
    if round > cycle {
        out.push(SECOND_CYCLE.get(language).to_owned());
    }
    for (board, game) in (1..).zip(games) {
        if let Some((white, black)) = game.pair() {
            let rule = if white.max(black) == even {
                LAST_NUMBER
            } else if (white + black) % 2 == 1 {
                ODD_SUM
            } else {
                EVEN_SUM
            };
            let rule = rule.fill(language, &[("half", &(even / 2)), ("last", &even)]);
            let places: &[(&str, &dyn std::fmt::Display)] =
                &[("board", &board), ("white", &name(white)), ("black", &name(black)), ("rule", &rule)];
            out.push(GAME.fill(language, places));
        } else if let Some(number) = game.resting() {
            out.push(RESTS.fill(language, &[("player", &name(number)), ("last", &even)]));
        }
    }
    Ok(out)
}

const TABLE: Text = Text {
    ca: "Ronda {round} de la taula Berger per a {players} jugadors",
    es: "Ronda {round} de la tabla Berger para {players} jugadores",
    pt: "Rodada {round} da tabela Berger para {players} jogadores",
    eu: "{players} jokalarirentzako Berger taularen {round}. jardunaldia",
    en: "Round {round} of the Berger table for {players} players",
};
const SECOND_CYCLE: Text = Text {
    ca: "Segona volta: els colors de la primera, canviats",
    es: "Segunda vuelta: los colores de la primera, cambiados",
    pt: "Segundo turno: as cores do primeiro, trocadas",
    eu: "Bigarren itzulia: lehenengoaren koloreak, alderantziz",
    en: "Second cycle: the colours of the first, reversed",
};
const GAME: Text = Text {
    ca: "Tauler {board}: {white} (blanques) - {black}: {rule}",
    es: "Tablero {board}: {white} (Blanco) - {black}: {rule}",
    pt: "Tabuleiro {board}: {white} (brancas) - {black}: {rule}",
    eu: "{board}. taula: {white} (zuriak) - {black}: {rule}",
    en: "Board {board}: {white} (White) - {black}: {rule}",
};
const ODD_SUM: Text = Text {
    ca: "els dos números sumen senar: a la primera volta porta blanques el més petit",
    es: "los dos números suman impar: en la primera vuelta lleva blancas el menor",
    pt: "os dois números somam ímpar: no primeiro turno o menor joga de brancas",
    eu: "bi zenbakien batura bakoitia da: lehen itzulian txikienak ditu zuriak",
    en: "the two numbers add up to an odd one: in the first cycle the smaller has White",
};
const EVEN_SUM: Text = Text {
    ca: "els dos números sumen parell: a la primera volta porta blanques el més gran",
    es: "los dos números suman par: en la primera vuelta lleva blancas el mayor",
    pt: "os dois números somam par: no primeiro turno o maior joga de brancas",
    eu: "bi zenbakien batura bikoitia da: lehen itzulian handienak ditu zuriak",
    en: "the two numbers add up to an even one: in the first cycle the larger has White",
};
const LAST_NUMBER: Text = Text {
    ca: "contra el número {last}, els números 1 a {half} porten blanques a la primera volta",
    es: "contra el número {last}, los números 1 a {half} llevan blancas en la primera vuelta",
    pt: "contra o número {last}, os números 1 a {half} jogam de brancas no primeiro turno",
    eu: "{last} zenbakiaren aurka, 1etik {half}ra bitarteko zenbakiek dituzte zuriak lehen itzulian",
    en: "against number {last}, numbers 1 to {half} have White in the first cycle",
};
const RESTS: Text = Text {
    ca: "{player} descansa: a la taula li toca el número {last}, que no existeix",
    es: "{player} descansa: en la tabla le toca el número {last}, que no existe",
    pt: "{player} folga: na tabela toca-lhe o número {last}, que não existe",
    eu: "{player} atsedenean: taulan {last} zenbakia dagokio, existitzen ez dena",
    en: "{player} rests: the table has number {last} as opponent, who does not exist",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Player;

    #[test]
    fn every_text_has_the_same_places_in_every_language() {
        for text in [TABLE, SECOND_CYCLE, GAME, ODD_SUM, EVEN_SUM, LAST_NUMBER, RESTS] {
            for language in Language::ALL {
                assert_eq!(text.places(language), text.places(Language::English), "{}", text.en);
            }
        }
    }

    #[test]
    fn the_rules_of_colours_hold_for_every_game_of_every_table() {
        for players in 3..=64 {
            let list = (1..=players).map(|number| Player { number, ..Player::default() }).collect();
            let t = Tournament { players: list, ..Tournament::default() };
            let even = players + players % 2;
            for (round, games) in (1..).zip(berger(players, Cycles::Single).unwrap()) {
                let lines = explain_round(&t, round, System::RoundRobin(Cycles::Single), Language::English).unwrap();
                assert_eq!(lines.len(), usize::from(even / 2) + 1);
                for (white, black) in games.iter().filter_map(crate::roundrobin::TableGame::pair) {
                    let expected = if white.max(black) == even {
                        if white.min(black) <= even / 2 { white < black } else { white > black }
                    } else if (white + black) % 2 == 1 {
                        white < black
                    } else {
                        white > black
                    };
                    assert!(expected, "{players} players: {white}-{black}");
                }
            }
        }
    }
}
