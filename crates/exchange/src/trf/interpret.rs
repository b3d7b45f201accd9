//! Interpretation of a document: from records to a tournament.

use adoube_tournament::dutch::DutchEdition;
use adoube_tournament::knockout::Knockout;
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::{
    Acceleration, Adjustment, Bye, Color, Forbidden, Forfeit, GameOutcome, Player, PlayerIx, Points, Rated, RoundEntry,
    Scoring, Sex, System, Tournament,
};
use adoube_words::Text;

use crate::finding::FileFinding;
use crate::person::Born;
use crate::words::expected;

use super::columns::Columns;
use super::read::MAX_ROUNDS;
use super::record::{Document, PlayerRecord, Record, RoundField};

/// The code of the pairing system in a file (record 192).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SystemCode(pub String);

impl SystemCode {
    /// Returns the system that the code names, if it is supported. `FIDE_DUTCH` is the edition in force when the event
    /// began (`start` as in record 042), or the current one without a date.
    pub fn system(&self, start: Option<&str>) -> Option<System> {
        let code = self.0.to_ascii_uppercase();
        let name = code.strip_suffix("_BAKU").unwrap_or(&code);
        Some(match name {
            "FIDE_DUTCH_2017" => System::Dutch(DutchEdition::Fide2017),
            "FIDE_DUTCH_2026" | "FIDE_DUTCH_2025" => System::Dutch(DutchEdition::Fide2026),
            "FIDE_DUTCH" => {
                let old = start.and_then(year_month).is_some_and(|date| date < (2026, 2));
                System::Dutch(if old { DutchEdition::Fide2017 } else { DutchEdition::Fide2026 })
            }
            "FIDE_ROUNDROBIN" | "BERGER_ROUNDROBIN" | "BERGER_ROUNDROBIN_G1" => System::RoundRobin(Cycles::Single),
            "FIDE_DOUBLEROUNDROBIN" | "BERGER_ROUNDROBIN_G2" => System::RoundRobin(Cycles::Double),
            "CUSTOM_KNOCKOUT" => System::Knockout(Knockout::default()),
            _ => return None,
        })
    }

    /// Returns whether the code asks for Baku acceleration.
    pub fn is_baku(&self) -> bool {
        self.0.to_ascii_uppercase().ends_with("_BAKU")
    }
}

/// Parses the year and month of a date in TRF.
fn year_month(date: &str) -> Option<(u16, u16)> {
    let mut parts = date.split(['/', '-', '.']);
    let year: u16 = parts.next()?.trim().parse().ok()?;
    let month = parts.next()?.trim().parse().ok()?;
    Some((if year < 100 { year + 2000 } else { year }, month))
}

/// The tournament of a document, and the faults found in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interpretation {
    /// The tournament.
    pub tournament: Tournament,
    /// Record 192, if any (older files have the code in 092).
    pub code: Option<SystemCode>,
    /// The pairing system that the code names, if it is supported.
    pub system: Option<System>,
    /// The announced tie-breaks (record 212, else 202), as printed.
    pub tie_breaks: Option<String>,
    /// The rank stated in each player's record, in the order of [`Tournament::players`].
    pub ranks: Vec<Option<u16>>,
    /// `XXC rank`: players are paired in order of their ranks, not of their starting ranks.
    pub by_rank: bool,
    /// The faults found.
    pub faults: Vec<FileFinding>,
}

impl Interpretation {
    /// Returns the tournament to pair: with its players in order of rank if the file says `XXC rank`.
    pub fn to_pair(&self) -> std::borrow::Cow<'_, Tournament> {
        use std::borrow::Cow;
        if !self.by_rank {
            return Cow::Borrowed(&self.tournament);
        }
        let mut order: Vec<usize> = (0..self.tournament.players.len()).collect();
        let rank = |at: &usize| self.ranks.get(*at).copied().flatten().filter(|r| *r > 0).unwrap_or(u16::MAX);
        order.sort_by_key(rank);
        Cow::Owned(self.tournament.reordered(&order))
    }
}

impl Document {
    /// Interprets the document as a tournament. Faults that are errors mean that something was left out.
    pub fn tournament(&self) -> Interpretation {
        let mut faults = Vec::new();
        let mut tournament = Tournament::default();
        let mut records: Vec<(u32, &PlayerRecord)> = Vec::new();
        for (line, record) in &self.records {
            if let Record::Player(p) = record {
                records.push((*line, p));
            }
        }
        records.sort_by_key(|(_, p)| p.number);
        records.dedup_by(|later, first| {
            let twice = later.1.number == first.1.number;
            if twice {
                let found = later.1.number.to_string();
                faults.push(FileFinding::error(later.0, 5, &found, expected::UNUSED_STARTING_RANK));
            }
            twice
        });
        tournament.players = records.iter().map(|(_, p)| person(p)).collect();
        for (at, (line, record)) in records.iter().enumerate() {
            let entries = entries(&tournament, *line, record, &mut faults);
            tournament.players[at].entries = entries;
        }
        for (line, record) in &self.records {
            if let Record::Line { code, text } = record {
                settings(&mut tournament, *line, code, text, &mut faults);
            }
        }
        fill_gaps(&mut tournament);
        check_mutual(&tournament, &records, &mut faults);
        let old_place = self.text("092").filter(|t| t.starts_with("FIDE_"));
        let code = self.text("192").filter(|t| !t.is_empty()).or(old_place).map(|t| SystemCode(t.to_owned()));
        if code.as_ref().is_some_and(SystemCode::is_baku) && tournament.accelerations.is_empty() {
            tournament.accelerations = adoube_tournament::baku::accelerations(&tournament);
        }
        check_points(&tournament, &records, &mut faults);
        Interpretation {
            tournament,
            system: code.as_ref().and_then(|c| c.system(self.text("042"))),
            code,
            tie_breaks: self.text("212").or_else(|| self.text("202")).map(str::to_owned),
            ranks: records.iter().map(|(_, p)| p.rank).collect(),
            by_rank: self.says_rank(),
            faults,
        }
    }
}

impl Document {
    fn says_rank(&self) -> bool {
        self.records.iter().any(|(_, record)| match record {
            Record::Line { code, text } if code == "XXC" => text.split_whitespace().skip(1).any(|w| w == "rank"),
            _ => false,
        })
    }
}

fn person(p: &PlayerRecord) -> Player {
    Player {
        number: p.number,
        name: p.name.clone(),
        sex: match p.sex.map(|c| c.to_ascii_lowercase()) {
            Some('m') => Some(Sex::Man),
            Some('w' | 'f') => Some(Sex::Woman),
            _ => None,
        },
        title: p.title.clone(),
        rating: p.rating.unwrap_or(0),
        federation: p.federation.clone(),
        fide_id: p.fide_id.clone(),
        // An invalid date was reported when the record was read.
        born: if Born::read(&p.born).is_some() { p.born.clone() } else { String::new() },
        annulled: false,
        entries: Vec::new(),
    }
}

/// Reads a player's rounds, without the blank ones at the end.
fn entries(
    tournament: &Tournament,
    line: u32,
    record: &PlayerRecord,
    faults: &mut Vec<FileFinding>,
) -> Vec<RoundEntry> {
    let said = record.rounds.iter().rposition(|r| !r.is_blank()).map_or(0, |at| at + 1);
    let mut out = Vec::with_capacity(said);
    for (at, field) in record.rounds.iter().take(said).enumerate() {
        let column = 92 + 10 * at as u32;
        out.push(entry(tournament, record.number, field).unwrap_or_else(|expected| {
            let found = format!("{} {} {}", field.opponent.unwrap_or(0), field.colour, field.result);
            faults.push(FileFinding::error(line, column, &found, expected));
            RoundEntry::Bye(Bye::Zero)
        }));
    }
    out
}

pub(crate) fn entry(tournament: &Tournament, own: u16, field: &RoundField) -> Result<RoundEntry, Text> {
    let colour = match field.colour.to_ascii_lowercase() {
        'w' => Some(Color::White),
        'b' => Some(Color::Black),
        _ => None,
    };
    let opponent = match field.opponent {
        None | Some(0) => None,
        Some(number) if number == own => return Err(expected::OPPONENT_OTHER_THAN_THE_PLAYER),
        Some(number) => Some(tournament.find(number).ok_or(expected::STARTING_RANK_OF_A_PLAYER)?),
    };
    let result = field.result.to_ascii_uppercase();
    let outcome = match result {
        '1' | 'W' => Some(GameOutcome::Win),
        '=' | 'D' => Some(GameOutcome::Draw),
        '0' | 'L' => Some(GameOutcome::Loss),
        _ => None,
    };
    if let Some(outcome) = outcome {
        let Some(opponent) = opponent else {
            // An old way to write a half-point bye.
            return if result == '=' {
                Ok(RoundEntry::Bye(Bye::Half))
            } else {
                Err(expected::OPPONENT_FOR_A_PLAYED_GAME)
            };
        };
        let colour = colour.ok_or(expected::COLOUR_FOR_A_PLAYED_GAME)?;
        let rated = if result.is_ascii_alphabetic() { Rated::No } else { Rated::Yes };
        return Ok(RoundEntry::Game { opponent, colour, outcome, rated });
    }
    match (result, opponent) {
        ('+', _) => Ok(RoundEntry::Forfeit { opponent, colour, forfeit: Forfeit::Won }),
        ('-', Some(_)) => Ok(RoundEntry::Forfeit { opponent, colour, forfeit: Forfeit::Lost }),
        ('-' | 'Z' | ' ' | '*', None) => Ok(RoundEntry::Bye(Bye::Zero)),
        ('H', None) => Ok(RoundEntry::Bye(Bye::Half)),
        ('F', None) => Ok(RoundEntry::Bye(Bye::Full)),
        ('U', None) => Ok(RoundEntry::Bye(Bye::PairingAllocated)),
        (' ' | '*', Some(opponent)) => match colour {
            Some(colour) => Ok(RoundEntry::Paired { opponent, colour }),
            None => Err(expected::COLOUR_FOR_A_PAIRING),
        },
        _ => Err(expected::NO_OPPONENT_FOR_A_BYE),
    }
}

/// Fills finished rounds that are missing in a player's record with zero-point byes.
fn fill_gaps(tournament: &mut Tournament) {
    let paired = tournament.paired_rounds();
    for player in &mut tournament.players {
        while player.entries.len() < paired {
            player.entries.push(RoundEntry::Bye(Bye::Zero));
        }
    }
}

fn settings(tournament: &mut Tournament, line: u32, code: &str, text: &str, faults: &mut Vec<FileFinding>) {
    let mut columns = Columns::new(line, text, faults);
    let value = columns.text(5, text.len());
    match code {
        "012" => tournament.name = value,
        "142" | "XXR" => {
            const ROUNDS: Text = expected::NUMBER_OF_ROUNDS;
            match value.parse::<u16>() {
                Ok(rounds) if rounds > 0 && usize::from(rounds) <= MAX_ROUNDS => tournament.rounds = Some(rounds),
                _ => columns.fault(5, &value, ROUNDS),
            }
        }
        "152" => match value.to_ascii_uppercase().as_str() {
            "W" => tournament.initial_colour = Some(Color::White),
            "B" => tournament.initial_colour = Some(Color::Black),
            _ => columns.fault(5, &value, expected::W_OR_B),
        },
        "162" => scoring(tournament, &mut columns),
        "240" => byes(tournament, &mut columns),
        "250" => acceleration(tournament, &mut columns),
        "260" => forbidden(tournament, &mut columns),
        "299" => abnormal_points(tournament, &mut columns),
        "XXA" => old_acceleration(tournament, &mut columns),
        "XXC" => {
            for word in value.split_whitespace() {
                match word {
                    "white1" => tournament.initial_colour = Some(Color::White),
                    "black1" => tournament.initial_colour = Some(Color::Black),
                    // [`Interpretation::to_pair`] applies it.
                    "rank" => {}
                    _ => columns.fault(5, word, expected::WHITE1_BLACK1_OR_RANK),
                }
            }
        }
        "XXP" => {
            let players = people(tournament, value.split_whitespace(), &mut columns);
            tournament.forbidden.push(Forbidden { first_round: 1, last_round: u16::MAX, players });
        }
        "XXZ" => {
            let absent = people(tournament, value.split_whitespace(), &mut columns);
            let round = tournament.paired_rounds();
            for ix in absent {
                give_bye(tournament, ix, round, Bye::Zero);
            }
        }
        "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => old_scoring(tournament, code, &value, &mut columns),
        _ => {}
    }
}

fn people<'t>(
    tournament: &Tournament,
    words: impl Iterator<Item = &'t str>,
    columns: &mut Columns<'_>,
) -> Vec<PlayerIx> {
    let mut out = Vec::new();
    for word in words {
        match word.parse().ok().and_then(|n| tournament.find(n)) {
            Some(ix) => out.push(ix),
            None => columns.fault(5, word, expected::STARTING_RANK_OF_A_PLAYER),
        }
    }
    out
}

/// Reads record 162: symbol at column 6, points at 7-10, the next pair nine columns on. Accepts other spacing, and
/// `W=3`.
fn scoring(tournament: &mut Tournament, columns: &mut Columns<'_>) {
    let mut bye_stated = false;
    for (column, symbol, value) in symbols(columns) {
        let Ok(points) = value.parse::<Points>() else {
            columns.fault(column, &format!("{symbol}{value}"), expected::POINTS_SUCH_AS_3_0);
            continue;
        };
        let s = &mut tournament.scoring;
        match symbol.to_ascii_uppercase() {
            'W' => s.win = points,
            'D' => s.draw = points,
            'L' => s.loss = points,
            'A' => s.absence = points,
            'P' => {
                s.pairing_allocated_bye = points;
                bye_stated = true;
            }
            'X' => {}
            _ => columns.fault(column, &symbol.to_string(), expected::POINT_CODE),
        }
    }
    if !bye_stated {
        tournament.scoring.pairing_allocated_bye = tournament.scoring.win;
    }
}

/// Returns letters with the number after each, from column 5 on. A number before the first letter gets a blank.
fn symbols(columns: &Columns<'_>) -> Vec<(usize, char, String)> {
    let mut out: Vec<(usize, char, String)> = Vec::new();
    for column in 5..=columns.len() {
        match (columns.at(column), out.last_mut()) {
            (' ' | '=' | ':' | ',' | ';', _) => {}
            (letter, _) if letter.is_alphabetic() => out.push((column, letter, String::new())),
            (digit, Some((_, _, value))) => value.push(digit),
            (digit, None) => out.push((column, ' ', digit.to_string())),
        }
    }
    out
}

fn old_scoring(tournament: &mut Tournament, code: &str, value: &str, columns: &mut Columns<'_>) {
    let set = |s: &mut Scoring, key: &str, points: Points| match key {
        "W" | "WW" | "BW" | "FW" | "FPB" | "BBW" => s.win = points,
        "D" | "WD" | "BD" | "HPB" | "BBD" => s.draw = points,
        "L" | "WL" | "BL" | "BBL" => s.loss = points,
        "ZPB" | "FL" | "BBZ" | "BBF" => s.absence = points,
        "PAB" | "BBU" => s.pairing_allocated_bye = points,
        _ => {}
    };
    let before = tournament.scoring;
    if code == "XXS" {
        for word in value.split_whitespace() {
            match word.split_once('=').and_then(|(key, v)| v.parse().ok().map(|p| (key, p))) {
                Some((key, points)) => set(&mut tournament.scoring, &key.to_ascii_uppercase(), points),
                None => columns.fault(5, word, expected::CODE_AND_POINTS),
            }
        }
    } else if let Ok(points) = value.parse() {
        set(&mut tournament.scoring, code, points);
    } else {
        columns.fault(5, value, expected::POINTS_SUCH_AS_3_0);
    }
    let s = &mut tournament.scoring;
    if s.win != before.win && before.pairing_allocated_bye == before.win {
        s.pairing_allocated_bye = s.win;
    }
}

/// Reads record 240: byes of a round.
fn byes(tournament: &mut Tournament, columns: &mut Columns<'_>) {
    const ROUND: Text = expected::ROUND_FROM_1_TO_200;
    let bye = match columns.at(5).to_ascii_uppercase() {
        'F' => Bye::Full,
        'H' => Bye::Half,
        'Z' => Bye::Zero,
        other => return columns.fault(5, &other.to_string(), expected::F_H_OR_Z),
    };
    let Some(round) = columns.value::<u16>(7, 9, ROUND) else { return };
    if round == 0 || usize::from(round) > MAX_ROUNDS {
        return columns.fault(7, &round.to_string(), ROUND);
    }
    for (column, number) in columns.numbers(11, expected::STARTING_RANK) {
        match tournament.find(number) {
            Some(ix) => give_bye(tournament, ix, usize::from(round) - 1, bye),
            None => columns.fault(column, &number.to_string(), expected::STARTING_RANK_OF_A_PLAYER),
        }
    }
}

/// Sets a bye for a round (from 0) that is missing in the player's record.
fn give_bye(tournament: &mut Tournament, ix: PlayerIx, round: usize, bye: Bye) {
    // Byes after the next round are ignored: the file repeats them when their round comes.
    let paired = tournament.paired_rounds();
    if let Some(player) = tournament.players.get_mut(ix.index())
        && player.entries.len() <= round
        && round <= paired
    {
        player.entries.resize(round, RoundEntry::Bye(Bye::Zero));
        player.entries.push(RoundEntry::Bye(bye));
    }
}

fn acceleration(tournament: &mut Tournament, columns: &mut Columns<'_>) {
    let points = columns.value(10, 13, expected::VIRTUAL_POINTS_IN_COLUMNS_10);
    let rounds = (columns.value(15, 17, expected::ROUND), columns.value(19, 21, expected::ROUND));
    let numbers = (columns.value(23, 26, expected::STARTING_RANK), columns.value(28, 31, expected::STARTING_RANK));
    if let (Some(points), (Some(first_round), last), (Some(first_number), to)) = (points, rounds, numbers) {
        tournament.accelerations.push(Acceleration {
            points,
            first_round,
            last_round: last.unwrap_or(first_round),
            first_number,
            last_number: to.unwrap_or(first_number),
        });
    } else {
        columns.fault(10, &columns.text(5, 40), expected::ACCELERATION);
    }
}

/// Reads XXA: a player's virtual points round by round.
fn old_acceleration(tournament: &mut Tournament, columns: &mut Columns<'_>) {
    let Some(number) = columns.value::<u16>(5, 8, expected::STARTING_RANK_IN_COLUMNS) else { return };
    let mut round = 1;
    let mut column = 10;
    while column <= columns.len() && usize::from(round) <= MAX_ROUNDS {
        if let Some(points) = columns.value::<Points>(column, column + 3, expected::VIRTUAL_POINTS_SUCH_AS_1)
            && points != Points::ZERO
        {
            tournament.accelerations.push(Acceleration {
                points,
                first_round: round,
                last_round: round,
                first_number: number,
                last_number: number,
            });
        }
        round += 1;
        column += 5;
    }
}

fn forbidden(tournament: &mut Tournament, columns: &mut Columns<'_>) {
    let first_round = columns.value(5, 7, expected::ROUND_IN_COLUMNS_5_7).unwrap_or(1);
    let last_round = columns.value(9, 11, expected::ROUND_IN_COLUMNS_9_11).unwrap_or(u16::MAX);
    let mut players = Vec::new();
    for (column, number) in columns.numbers(13, expected::STARTING_RANK) {
        match tournament.find(number) {
            Some(ix) => players.push(ix),
            None => columns.fault(column, &number.to_string(), expected::STARTING_RANK_OF_A_PLAYER),
        }
    }
    tournament.forbidden.push(Forbidden { first_round, last_round, players });
}

/// Reads record 299: points that differ from the usual ones for a result of some players; without a type, additional
/// points.
fn abnormal_points(tournament: &mut Tournament, columns: &mut Columns<'_>) {
    let kind = columns.at(5).to_ascii_uppercase();
    let Some(points) = columns.value::<Points>(14, 17, expected::POINTS_IN_COLUMNS_14_17) else { return };
    let round = columns.value::<u16>(20, 22, expected::ROUND_IN_COLUMNS_20_22).unwrap_or(0);
    let rounds = tournament.paired_rounds() as u16;
    let (first, last) = if round == 0 { (1, rounds) } else { (round, round.min(rounds)) };
    for (column, number) in columns.numbers(24, expected::STARTING_RANK) {
        let Some(ix) = tournament.find(number) else {
            columns.fault(column, &number.to_string(), expected::STARTING_RANK_OF_A_PLAYER);
            continue;
        };
        for round in first..=last {
            let Some(entry) = tournament.players[ix.index()].entries.get(usize::from(round) - 1) else { continue };
            let usual = tournament.scoring.points(entry);
            let change = match kind {
                ' ' => Some(points),
                _ if letter(entry) == kind => Some(points - usual),
                _ => None,
            };
            if let Some(points) = change {
                tournament.adjustments.push(Adjustment { player: ix, round, points });
            }
        }
    }
}

/// Returns the letter of an entry in record 299.
fn letter(entry: &RoundEntry) -> char {
    match entry {
        RoundEntry::Game { outcome: GameOutcome::Win, .. } => 'W',
        RoundEntry::Game { outcome: GameOutcome::Draw, .. } => 'D',
        RoundEntry::Game { outcome: GameOutcome::Loss, .. } => 'L',
        RoundEntry::Forfeit { forfeit: Forfeit::Won, .. } => '+',
        RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. } => '-',
        RoundEntry::Bye(Bye::Full) => 'F',
        RoundEntry::Bye(Bye::Half) => 'H',
        RoundEntry::Bye(Bye::Zero) => 'Z',
        RoundEntry::Bye(Bye::PairingAllocated) => 'P',
        RoundEntry::Paired { .. } => 'X',
    }
}

/// Checks that the records of two opponents agree.
fn check_mutual(tournament: &Tournament, records: &[(u32, &PlayerRecord)], faults: &mut Vec<FileFinding>) {
    for (at, player) in tournament.players.iter().enumerate() {
        for (round, entry) in player.entries.iter().enumerate() {
            let Some(opponent) = entry.opponent() else { continue };
            let back = tournament.player(opponent).and_then(|o| o.entries.get(round));
            let mutual = back.is_some_and(|b| {
                b.opponent() == Some(PlayerIx(at as u32))
                    && (b.colour() != entry.colour() || entry.colour().is_none())
                    && b.played().is_some() == entry.played().is_some()
            });
            if !mutual {
                let line = records.get(at).map_or(0, |(line, _)| *line);
                let field =
                    records.get(at).and_then(|(_, r)| r.rounds.get(round)).copied().unwrap_or(RoundField::BLANK);
                let found = format!("{} {} {}", field.opponent.unwrap_or(0), field.colour, field.result);
                faults.push(FileFinding::error(
                    line,
                    92 + 10 * round as u32,
                    &found,
                    expected::SAME_GAME_IN_THE_OPPONENTS,
                ));
            }
        }
    }
}

/// Checks that the printed points are those of the results, with or without virtual points.
fn check_points(tournament: &Tournament, records: &[(u32, &PlayerRecord)], faults: &mut Vec<FileFinding>) {
    let rounds = tournament.paired_rounds();
    for (at, (line, record)) in records.iter().enumerate() {
        let Some(printed) = record.points else { continue };
        let ix = PlayerIx(at as u32);
        let won = tournament.score_after(ix, rounds);
        let announced = tournament.score_after(ix, rounds + 1);
        let virtual_points = tournament.virtual_points(record.number, rounds + 1);
        if ![won, announced, won + virtual_points].contains(&printed) {
            faults.push(FileFinding::warning(*line, 81, &printed.to_string(), expected::POINTS_OF_THE_PLAYERS_RESULTS));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf::read;
    use adoube_words::Language;

    #[test]
    fn codes_of_record_192() {
        let dutch = |edition| Some(System::Dutch(edition));
        let cases = [
            ("FIDE_DUTCH", Some("2025/12/31"), dutch(DutchEdition::Fide2017)),
            ("FIDE_DUTCH", Some("2026/02/01"), dutch(DutchEdition::Fide2026)),
            ("FIDE_DUTCH", None, dutch(DutchEdition::Fide2026)),
            ("fide_dutch_2017_baku", None, dutch(DutchEdition::Fide2017)),
            ("FIDE_DUTCH_2025", Some("2020/01/01"), dutch(DutchEdition::Fide2026)),
            ("FIDE_DOUBLEROUNDROBIN", None, Some(System::RoundRobin(Cycles::Double))),
            ("FIDE_DUBOV", None, None),
        ];
        for (code, start, system) in cases {
            assert_eq!(SystemCode(code.to_owned()).system(start), system, "{code} {start:?}");
        }
    }

    #[test]
    fn faults_have_line_and_column() {
        let line = |number: u16, rounds: &str| format!("001 {number:>4} {:82}{rounds}", "");
        let text = format!(
            "012 T\n142 x\n{}\n{}\n{}\n162  Q 1.0\n240 H   1    9\n",
            line(1, "   2 w 1"),
            line(2, "   3 b 0"),
            line(1, ""),
        );
        let (document, none) = read(&text);
        assert_eq!(none, []);
        let faults = document.tournament().faults;
        let places: Vec<(u32, u32, &str)> =
            faults.iter().map(|f| (f.line, f.column, f.expected.get(Language::English))).collect();
        assert!(places.contains(&(2, 5, "a number of rounds from 1 to 200")), "{places:?}");
        assert!(places.contains(&(5, 5, "a starting number not used before")), "{places:?}");
        assert!(places.contains(&(4, 92, "the starting number of a player in the file")), "{places:?}");
        assert!(places.contains(&(3, 92, "the same game in the opponent’s record")), "{places:?}");
        assert!(places.contains(&(6, 6, "one of W D L A P X")), "{places:?}");
        assert!(places.contains(&(7, 11, "the starting number of a player in the file")), "{places:?}");
    }
}
