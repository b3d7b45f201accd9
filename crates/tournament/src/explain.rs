//! Explanations of pairings for every system, as lines an arbiter can read out.

use adoube_words::Language;

use crate::model::{PlayerIx, Tournament};
use crate::roundrobin::{BergerError, Cycles, berger};
use crate::system::{RoundPairingError, System};
use crate::words::round_robin;
use crate::{dutch, knockout, swiss1985};

/// Explains the pairing of a round (from 1) by a system, one statement per line.
///
/// # Errors
/// [`RoundPairingError`] if there is no pairing to explain.
pub fn explain_round(
    t: &Tournament,
    round: usize,
    system: System,
    language: Language,
) -> Result<Vec<String>, RoundPairingError> {
    match system {
        System::Dutch(edition) => Ok(dutch::explain_round(t, round, edition)?.lines(t, language)),
        System::Swiss1985(readings) => Ok(swiss1985::explain_round(t, round, readings, language)?),
        System::Knockout(rules) => Ok(knockout::explain_round(t, round, &rules, language)?),
        System::RoundRobin(cycles) => round_robin(t, round, cycles, language),
    }
}

/// Explains the position in the Berger table, and its colour rule (section 29; C.05, annex 1).
fn round_robin(
    t: &Tournament,
    round: usize,
    cycles: Cycles,
    language: Language,
) -> Result<Vec<String>, RoundPairingError> {
    let players = u16::try_from(t.players.len()).map_err(|_| BergerError(u16::MAX))?;
    let table = berger(players, cycles)?;
    let games = table.get(round.wrapping_sub(1)).ok_or(RoundPairingError::NoTableRound(round))?;
    let even = players + players % 2;
    let cycle = usize::from(even) - 1;
    let name = |number: u16| {
        let player = t.player(PlayerIx(u32::from(number) - 1));
        player.map_or_else(String::new, |p| format!("{} {}", p.number, p.name).trim().to_owned())
    };
    let mut out = vec![round_robin::TABLE.fill(language, &[("round", &round), ("players", &even)])];
    if round > cycle {
        out.push(round_robin::SECOND_CYCLE.get(language).to_owned());
    }
    for (board, game) in (1..).zip(games) {
        if let Some((white, black)) = game.pair() {
            let rule = if white.max(black) == even {
                round_robin::LAST_NUMBER
            } else if (white + black) % 2 == 1 {
                round_robin::ODD_SUM
            } else {
                round_robin::EVEN_SUM
            };
            let rule = rule.fill(language, &[("half", &(even / 2)), ("last", &even)]);
            let places: &[(&str, &dyn std::fmt::Display)] =
                &[("board", &board), ("white", &name(white)), ("black", &name(black)), ("rule", &rule)];
            out.push(round_robin::GAME.fill(language, places));
        } else if let Some(number) = game.resting() {
            out.push(round_robin::RESTS.fill(language, &[("player", &name(number)), ("last", &even)]));
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Player;

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
