//! A tournament, a pairing and a standing as JSON, for other programs.

use serde_json::{Value, json};

use adoube_tournament::dutch::RoundPairing;
use adoube_tournament::tables::sign;
use adoube_tournament::tiebreaks::Standings;
use adoube_tournament::{Colour, Entry, PlayerIx, Sex, Tournament};

fn number(t: &Tournament, ix: PlayerIx) -> u16 {
    t.player(ix).map_or(0, |p| p.number)
}

fn entry(t: &Tournament, e: &Entry) -> Value {
    json!({
        "opponent": e.opponent().map(|o| number(t, o)),
        "colour": e.colour().map(|c| if c == Colour::White { "w" } else { "b" }),
        "result": sign(e).to_string(),
        "points": t.scoring.points(e).to_string(),
    })
}

/// The whole tournament. Points are strings with one decimal, so that nobody rounds them.
pub fn tournament(t: &Tournament) -> Value {
    let players: Vec<Value> = t
        .players
        .iter()
        .enumerate()
        .map(|(i, p)| {
            json!({
                "number": p.number,
                "name": p.name,
                "rating": (p.rating > 0).then_some(p.rating),
                "title": p.title,
                "federation": p.federation,
                "fideId": p.fide_id,
                "born": p.born,
                "sex": p.sex.map(|s| if s == Sex::Man { "m" } else { "w" }),
                "points": t.score_after(PlayerIx(i as u32), t.paired_rounds()).to_string(),
                "rounds": p.entries.iter().map(|e| entry(t, e)).collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({
        "name": t.name,
        "rounds": t.rounds,
        "initialColour": t.initial_colour.map(|c| if c == Colour::White { "w" } else { "b" }),
        "scoring": {
            "win": t.scoring.win.to_string(),
            "draw": t.scoring.draw.to_string(),
            "loss": t.scoring.loss.to_string(),
            "absence": t.scoring.absence.to_string(),
            "bye": t.scoring.pairing_allocated_bye.to_string(),
        },
        "players": players,
    })
}

/// A round's pairing by starting ranks.
pub fn pairing(t: &Tournament, pairing: &RoundPairing) -> Value {
    let pairs: Vec<Value> =
        pairing.pairs.iter().map(|p| json!({ "white": number(t, p.white), "black": number(t, p.black) })).collect();
    json!({ "pairs": pairs, "bye": pairing.bye.map(|b| number(t, b)) })
}

/// A standing with its tie-breaks.
pub fn standings(t: &Tournament, standings: &Standings) -> Value {
    let rows: Vec<Value> = standings
        .rows
        .iter()
        .map(|row| {
            let values: serde_json::Map<String, Value> = standings
                .tie_breaks
                .iter()
                .zip(&row.values)
                .map(|(code, value)| (code.to_string(), Value::String(value.to_string())))
                .collect();
            json!({ "rank": row.rank, "number": number(t, row.player), "points": row.points.to_string(), "tieBreaks": values })
        })
        .collect();
    json!({ "standings": rows })
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_tournament::simulate::{Lots, Plan, simulate};
    use adoube_tournament::tiebreaks::{self, EventKind, TieBreak};

    #[test]
    fn a_tournament_and_its_standing() {
        let t = simulate(&Plan { players: 8, rounds: 3, ..Plan::default() }, &mut Lots::new(1)).unwrap();
        let all = tournament(&t);
        assert_eq!(all["players"].as_array().map(Vec::len), Some(8));
        let list = TieBreak::list("BH/C1,SB").unwrap();
        let table = standings(&t, &tiebreaks::standings(&t, 3, EventKind::Swiss, &list));
        assert!(table["standings"][0]["tieBreaks"]["BH/C1"].is_string());
    }
}
