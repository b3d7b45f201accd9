//! The effect of each result of a player's last round on the rating.

use super::row::{RatingRow, TournamentRules, row};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use crate::words::rate;
use adoube_rating::event::{EventFacts, PlayerFacts};
use adoube_rating::{Category, Exact};
use adoube_tournament::{Bye, Color, GameOutcome, Player, PlayerIx, Rated, RoundEntry, Tournament};
use adoube_words::Language;
use serde_json::json;

pub(super) fn show(
    field: &EventFacts<'_>,
    rules: &TournamentRules,
    ix: PlayerIx,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let EventFacts { tournament, persons } = *field;
    let mut all = Vec::new();
    let average = row(field, rules, ix).and_then(|row| row.average);
    let average = average.and_then(|average| u16::try_from(average.round_half_up()).ok());
    let supposed =
        average.filter(|_| with_last(tournament, ix, GameOutcome::Win).is_none() && last_is_open(tournament, ix));
    if let (Some(rating), false) = (supposed, screen.wants_json()) {
        let round = tournament.paired_rounds() + 1;
        screen.line(&rate::SUPPOSED.fill(language, &[("round", &round), ("rating", &rating)]))?;
    }
    for outcome in [GameOutcome::Win, GameOutcome::Draw, GameOutcome::Loss] {
        let way = match supposed {
            Some(rating) => Some(with_supposed(tournament, persons, ix, outcome, rating)),
            None => with_last(tournament, ix, outcome).map(|(round, changed)| (round, changed, persons.to_vec())),
        };
        let Some((round, changed, persons)) = way else {
            return Err(CommandError::Input(rate::NO_LAST.get(language).to_owned()));
        };
        let field = EventFacts { tournament: &changed, persons: &persons };
        let Some(row) = row(&field, rules, ix) else { continue };
        let points = match outcome {
            GameOutcome::Win => "1",
            GameOutcome::Draw => "½",
            GameOutcome::Loss => "0",
        };
        if screen.wants_json() {
            let change = row.change.map(|change| change.to_string());
            all.push(json!({ "round": round, "points": points, "before": row.before, "after": row.after, "change": change, "performance": row.performance, "supposedOpponent": supposed }));
            continue;
        }
        screen.line(&line(round, points, &row, language))?;
    }
    if screen.wants_json() {
        screen.json(&json!({ "whatIf": all }))?;
    }
    Ok(Exit::Done)
}

/// Describes the change after one result.
fn line(round: usize, points: &str, row: &RatingRow, language: Language) -> String {
    let dash = || "-".to_owned();
    let before = row.before.map_or_else(dash, |rating| rating.to_string());
    let after = row.after.map_or_else(dash, |rating| rating.to_string());
    let change = row.change.map_or_else(dash, |c| format!("{}{c:.2}", if c > Exact::ZERO { "+" } else { "" }));
    let performance = row.performance.map_or_else(dash, |performance| performance.to_string());
    let values: [(&str, &dyn std::fmt::Display); 6] = [
        ("round", &round),
        ("points", &points),
        ("before", &before),
        ("after", &after),
        ("change", &change),
        ("performance", &performance),
    ];
    rate::WAY.fill(language, &values)
}

/// Returns whether only the last round is missing, for this player and everybody else.
fn last_is_open(tournament: &Tournament, ix: PlayerIx) -> bool {
    let paired = tournament.paired_rounds();
    let own = tournament.player(ix).map_or(0, |player| player.entries.len());
    own == paired && tournament.rounds.is_some_and(|rounds| usize::from(rounds) == paired + 1)
}

/// Returns the tournament with a game in the next round against an opponent of a given rating.
fn with_supposed(
    tournament: &Tournament,
    persons: &[PlayerFacts],
    ix: PlayerIx,
    outcome: GameOutcome,
    rating: u16,
) -> (usize, Tournament, Vec<PlayerFacts>) {
    let (mut changed, mut persons) = (tournament.clone(), persons.to_vec());
    let (last, other) = (tournament.paired_rounds(), PlayerIx(tournament.players.len() as u32));
    let game = |opponent, colour, outcome| RoundEntry::Game { opponent, colour, outcome, rated: Rated::Yes };
    if let Some(player) = changed.players.get_mut(ix.index()) {
        player.entries.push(game(other, Color::White, outcome));
    }
    let mut entries = vec![RoundEntry::Bye(Bye::Zero); last];
    entries.push(game(ix, Color::Black, outcome.mirrored()));
    changed.players.push(Player { rating, entries, ..Player::default() });
    persons.push(PlayerFacts { rating: Some(rating), category: Category::Preferent, ..PlayerFacts::default() });
    (last + 1, changed, persons)
}

/// Returns the tournament with another result in a player's last round; `None` if there is no opponent, or if that
/// round is not the event's last.
fn with_last(tournament: &Tournament, ix: PlayerIx, outcome: GameOutcome) -> Option<(usize, Tournament)> {
    if last_is_open(tournament, ix) {
        return None;
    }
    let mut changed = tournament.clone();
    let last = tournament.player(ix)?.entries.len().checked_sub(1)?;
    let entry = *tournament.player(ix)?.entries.get(last)?;
    let (opponent, colour) = (entry.opponent()?, entry.colour()?);
    let mut set = |who: PlayerIx, entry: RoundEntry| {
        if let Some(slot) = changed.players.get_mut(who.index()).and_then(|player| player.entries.get_mut(last)) {
            *slot = entry;
        }
    };
    set(ix, RoundEntry::Game { opponent, colour, outcome, rated: Rated::Yes });
    set(
        opponent,
        RoundEntry::Game { opponent: ix, colour: colour.other(), outcome: outcome.mirrored(), rated: Rated::Yes },
    );
    Some((last + 1, changed))
}
