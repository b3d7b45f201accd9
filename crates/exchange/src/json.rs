//! Tournaments, pairings and standings as JSON, for other programs.

use serde_json::{Value, json};

use adoube_tournament::dutch::RoundPairing;
use adoube_tournament::tiebreaks::Standings;
use adoube_tournament::{
    Acceleration, Adjustment, Color, Forbidden, Player, PlayerIx, Points, RoundEntry, Sex, Tournament,
};

use crate::finding::FileFinding;
use crate::trf::{self, RoundField};
use crate::words::expected;

fn number(t: &Tournament, ix: PlayerIx) -> u16 {
    t.player(ix).map_or(0, |p| p.number)
}

fn entry(t: &Tournament, e: &RoundEntry) -> Value {
    // The letters of TRF, where a game without a result has none.
    let result = match trf::field(t, e).result {
        ' ' => '*',
        letter => letter,
    };
    json!({
        "opponent": e.opponent().map(|o| number(t, o)),
        "colour": e.colour().map(|c| if c == Color::White { "w" } else { "b" }),
        "result": result.to_string(),
        "points": t.scoring.points(e).to_string(),
    })
}

/// Converts the whole tournament. Points are strings with one decimal, so that no program rounds them.
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
                "annulled": p.annulled,
                "rounds": p.entries.iter().map(|e| entry(t, e)).collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({
        "name": t.name,
        "rounds": t.rounds,
        "initialColour": t.initial_colour.map(|c| if c == Color::White { "w" } else { "b" }),
        "scoring": {
            "win": t.scoring.win.to_string(),
            "draw": t.scoring.draw.to_string(),
            "loss": t.scoring.loss.to_string(),
            "absence": t.scoring.absence.to_string(),
            "bye": t.scoring.pairing_allocated_bye.to_string(),
        },
        "accelerations": t.accelerations.iter().map(|a| json!({
            "points": a.points.to_string(),
            "firstRound": a.first_round,
            "lastRound": a.last_round,
            "firstNumber": a.first_number,
            "lastNumber": a.last_number,
        })).collect::<Vec<_>>(),
        "forbidden": t.forbidden.iter().map(|f| json!({
            "firstRound": f.first_round,
            "lastRound": f.last_round,
            "players": f.players.iter().map(|p| number(t, *p)).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "adjustments": t.adjustments.iter().map(|a| json!({
            "player": number(t, a.player),
            "round": a.round,
            "points": a.points.to_string(),
        })).collect::<Vec<_>>(),
        "players": players,
    })
}

/// Reads a tournament as [`tournament`] writes it; missing values get the defaults of an empty tournament.
///
/// # Errors
///
/// A [`FileFinding`] with line and column for invalid JSON, or with the path of an invalid value as the text found.
pub fn read_tournament(text: &str) -> Result<Tournament, FileFinding> {
    if text.len() > trf::MAX_BYTES {
        return Err(FileFinding::error(1, 1, "", expected::REPORT_SIZE));
    }
    let value: Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(|error| {
        let place = |n: usize| u32::try_from(n).unwrap_or(u32::MAX).max(1);
        let line = text.lines().nth(error.line().saturating_sub(1)).unwrap_or_default();
        let found: String = line.chars().skip(error.column().saturating_sub(1)).take(40).collect();
        FileFinding::error(place(error.line()), place(error.column()), &found, expected::TOURNAMENT_IN_JSON)
    })?;
    read_value(&value).map_err(|path| FileFinding::error(1, 1, &path, expected::TOURNAMENT_IN_JSON))
}

/// Reads a tournament from a JSON value; the error is the path of an invalid value.
fn read_value(value: &Value) -> Result<Tournament, String> {
    let list = value["players"].as_array().ok_or_else(|| "players".to_owned())?;
    let mut t = Tournament {
        name: text(&value["name"]),
        rounds: small(&value["rounds"], "rounds")?.filter(|r| *r > 0),
        initial_colour: colour(&value["initialColour"], "initialColour")?,
        ..Tournament::default()
    };
    let scoring = &value["scoring"];
    for (slot, key) in [
        (&mut t.scoring.win, "win"),
        (&mut t.scoring.draw, "draw"),
        (&mut t.scoring.loss, "loss"),
        (&mut t.scoring.absence, "absence"),
        (&mut t.scoring.pairing_allocated_bye, "bye"),
    ] {
        if let Some(stated) = points(&scoring[key], &format!("scoring.{key}"))? {
            *slot = stated;
        }
    }
    for (at, one) in list.iter().enumerate() {
        let path = |key: &str| format!("players[{at}].{key}");
        let number = small(&one["number"], &path("number"))?.filter(|n| (1..=trf::MAX_NUMBER).contains(n));
        t.players.push(Player {
            number: number.ok_or_else(|| path("number"))?,
            name: text(&one["name"]),
            rating: small(&one["rating"], &path("rating"))?.unwrap_or(0),
            title: text(&one["title"]),
            federation: text(&one["federation"]),
            fide_id: text(&one["fideId"]),
            born: text(&one["born"]),
            sex: match one["sex"].as_str() {
                Some("m") => Some(Sex::Man),
                Some("w") => Some(Sex::Woman),
                _ => None,
            },
            annulled: one["annulled"].as_bool().unwrap_or(false),
            entries: Vec::new(),
        });
    }
    let mut order: Vec<usize> = (0..t.players.len()).collect();
    order.sort_by_key(|at| t.players.get(*at).map(|p| p.number));
    t.players.sort_by_key(|p| p.number);
    if let Some(twice) = t.players.windows(2).find(|pair| pair[0].number == pair[1].number) {
        let path = format!("number {}", twice[0].number);
        return Err(path);
    }
    for (place, at) in order.into_iter().enumerate() {
        let rounds = list[at]["rounds"].as_array().map_or(&[][..], Vec::as_slice);
        if rounds.len() > trf::MAX_ROUNDS {
            let path = format!("players[{at}].rounds");
            return Err(path);
        }
        let own = t.players[place].number;
        let mut entries = Vec::with_capacity(rounds.len());
        for (round, one) in rounds.iter().enumerate() {
            let path = format!("players[{at}].rounds[{round}]");
            let result = one["result"].as_str().and_then(|s| s.chars().next()).unwrap_or(' ');
            let field = RoundField {
                opponent: small(&one["opponent"], &path)?.or(Some(0)),
                colour: one["colour"].as_str().and_then(|s| s.chars().next()).unwrap_or('-'),
                result: if result == '*' { ' ' } else { result },
            };
            entries.push(trf::entry(&t, own, &field).map_err(|_| path)?);
        }
        t.players[place].entries = entries;
    }
    read_lists(value, &mut t)?;
    Ok(t)
}

fn read_lists(value: &Value, t: &mut Tournament) -> Result<(), String> {
    let all = |key: &str| value[key].as_array().map_or(&[][..], Vec::as_slice);
    let needed = |v: &Value, path: &str| small(v, path)?.ok_or_else(|| path.to_owned());
    let find = |t: &Tournament, v: &Value, path: &str| -> Result<PlayerIx, String> {
        t.find(needed(v, path)?).ok_or_else(|| path.to_owned())
    };
    for (at, one) in all("accelerations").iter().enumerate() {
        let path = |key: &str| format!("accelerations[{at}].{key}");
        t.accelerations.push(Acceleration {
            points: points(&one["points"], &path("points"))?.ok_or_else(|| path("points"))?,
            first_round: needed(&one["firstRound"], &path("firstRound"))?,
            last_round: needed(&one["lastRound"], &path("lastRound"))?,
            first_number: needed(&one["firstNumber"], &path("firstNumber"))?,
            last_number: needed(&one["lastNumber"], &path("lastNumber"))?,
        });
    }
    for (at, one) in all("forbidden").iter().enumerate() {
        let path = |key: &str| format!("forbidden[{at}].{key}");
        let numbers = one["players"].as_array().ok_or_else(|| path("players"))?;
        let players: Result<Vec<PlayerIx>, String> = numbers.iter().map(|v| find(t, v, &path("players"))).collect();
        t.forbidden.push(Forbidden {
            first_round: needed(&one["firstRound"], &path("firstRound"))?,
            last_round: needed(&one["lastRound"], &path("lastRound"))?,
            players: players?,
        });
    }
    for (at, one) in all("adjustments").iter().enumerate() {
        let path = |key: &str| format!("adjustments[{at}].{key}");
        t.adjustments.push(Adjustment {
            player: find(t, &one["player"], &path("player"))?,
            round: needed(&one["round"], &path("round"))?,
            points: points(&one["points"], &path("points"))?.ok_or_else(|| path("points"))?,
        });
    }
    Ok(())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn small(value: &Value, path: &str) -> Result<Option<u16>, String> {
    if value.is_null() {
        return Ok(None);
    }
    value.as_u64().and_then(|n| u16::try_from(n).ok()).map(Some).ok_or_else(|| path.to_owned())
}

fn points(value: &Value, path: &str) -> Result<Option<Points>, String> {
    match value {
        Value::Null => Ok(None),
        Value::String(text) => text.parse().map(Some).map_err(|_| path.to_owned()),
        Value::Number(number) => number.to_string().parse().map(Some).map_err(|_| path.to_owned()),
        _ => Err(path.to_owned()),
    }
}

fn colour(value: &Value, path: &str) -> Result<Option<Color>, String> {
    match value.as_str() {
        Some("w") => Ok(Some(Color::White)),
        Some("b") => Ok(Some(Color::Black)),
        None if value.is_null() => Ok(None),
        _ => Err(path.to_owned()),
    }
}

/// Converts the pairing of a round, by starting ranks.
pub fn pairing(t: &Tournament, pairing: &RoundPairing) -> Value {
    let pairs: Vec<Value> =
        pairing.pairs.iter().map(|p| json!({ "white": number(t, p.white), "black": number(t, p.black) })).collect();
    json!({ "pairs": pairs, "bye": pairing.bye.map(|b| number(t, b)) })
}

/// Converts the standings with their tie-breaks.
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
    use adoube_tournament::simulate::{Lots, SimulationPlan, simulate};
    use adoube_tournament::tiebreaks::{self, EventFormat, TieBreak};

    #[test]
    fn a_tournament_and_its_standing() {
        let t = simulate(&SimulationPlan { players: 8, rounds: 3, ..SimulationPlan::default() }, &mut Lots::new(1))
            .unwrap();
        let all = tournament(&t);
        assert_eq!(all["players"].as_array().map(Vec::len), Some(8));
        let list = TieBreak::list("BH/C1,SB").unwrap();
        let table = standings(&t, &tiebreaks::standings(&t, 3, EventFormat::Swiss, &list));
        assert!(table["standings"][0]["tieBreaks"]["BH/C1"].is_string());
    }

    #[test]
    fn a_tournament_written_is_read_back() {
        for seed in 0..40 {
            let mut lots = Lots::new(seed);
            let plan = SimulationPlan {
                players: 14,
                rounds: 5,
                baku: seed % 2 == 0,
                kept_apart: 2,
                late: 100,
                forfeits: 80,
                ..SimulationPlan::default()
            };
            let mut t = simulate(&plan, &mut lots).unwrap_or_else(|(_, t)| *t);
            t.adjustments.push(Adjustment { player: PlayerIx(2), round: 3, points: -Points::HALF });
            assert_eq!(read_tournament(&tournament(&t).to_string()), Ok(t), "seed {seed}");
        }
    }

    #[test]
    fn faults_of_json_have_their_place() {
        let broken = read_tournament("{\n  \"players\": [}").unwrap_err();
        assert_eq!((broken.line, broken.column), (2, 15));
        let cases = [
            ("{}", "players"),
            ("[]", "players"),
            (r#"{"players":[{"number":0}]}"#, "players[0].number"),
            (r#"{"players":[{"number":1},{"number":1}]}"#, "number 1"),
            (r#"{"players":[{"number":1,"rating":"x"}]}"#, "players[0].rating"),
            (
                r#"{"players":[{"number":1,"rounds":[{"opponent":9,"colour":"w","result":"1"}]}]}"#,
                "players[0].rounds[0]",
            ),
            (r#"{"players":[],"forbidden":[{"firstRound":1,"lastRound":2,"players":[4]}]}"#, "forbidden[0].players"),
            (r#"{"players":[],"scoring":{"win":[]}}"#, "scoring.win"),
        ];
        for (text, found) in cases {
            assert_eq!(read_tournament(text).unwrap_err().found, found, "{text}");
        }
    }
}
