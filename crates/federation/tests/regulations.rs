//! The shipped regulations against the handbook, errors in a file, and the fields that `docs/regulations.md` explains.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use adoube_federation::regulations::{
    CategoryStep, ChargeUnit, ExpectedInRegulations, FineCause, Regulations, ShippedRegulations, differences,
};
use std::collections::BTreeSet;
use std::path::Path;

/// Returns the rows of a handbook table from our own transcription, and compares it with the shared one if that is
/// available.
fn table(name: &str) -> Vec<Vec<String>> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tables").join(name);
    let text = std::fs::read_to_string(own).unwrap_or_default();
    assert!(!text.is_empty(), "{name}");
    let rows = |text: &str| -> Vec<Vec<String>> {
        text.lines().skip(1).map(|line| line.split(',').map(str::to_owned).collect()).collect()
    };
    if let Some(shared) = adoube_testing::find_shared(&format!("spec/federation/tables/{name}")) {
        assert_eq!(rows(&text), rows(&std::fs::read_to_string(shared).unwrap_or_default()), "{name}");
    }
    rows(&text)
}

/// Returns half points from a cell such as 5.5.
fn halves(cell: &str) -> u32 {
    let (whole, half) = cell.split_once('.').map_or((cell, 0), |(whole, _)| (whole, 1));
    whole.parse::<u32>().map_or(0, |points| points * 2 + half)
}

#[test]
fn promotions_first_to_preferent_cell_by_cell() {
    let rules = &Regulations::handbook().promotions;
    let rows = table("promotion_first_to_preferent.csv");
    assert_eq!(rows.len(), rules.first_to_preferent.len());
    for (row, ours) in rows.iter().zip(&rules.first_to_preferent.value) {
        assert_eq!(row[0].parse::<u16>().ok(), ours.above);
        let cells: Vec<u32> = row[2..].iter().map(|cell| halves(cell)).collect();
        assert_eq!(cells, ours.half_points.iter().map(|h| u32::from(*h)).collect::<Vec<_>>(), "{row:?}");
    }
    assert_eq!(rules.first_rounds.value, [8, 9, 10, 11]);
}

#[test]
fn promotions_by_seconds_cell_by_cell() {
    let rules = &Regulations::handbook().promotions;
    for rounds in [8_u32, 9] {
        let rows = table(&format!("promotion_{rounds}_rounds.csv"));
        assert_eq!(rows.len(), rounds as usize + 1);
        for row in rows {
            let seconds: u32 = row[0].parse().unwrap();
            assert_eq!(rules.needed(CategoryStep::ThirdToSecond, rounds, seconds), Some(halves(&row[2])), "{row:?}");
            assert_eq!(rules.needed(CategoryStep::SecondToFirst, rounds, seconds), Some(halves(&row[3])), "{row:?}");
        }
        assert_eq!(rules.needed(CategoryStep::ThirdToSecond, rounds, rounds + 1), None);
    }
}

#[test]
fn rating_tables_cell_by_cell() {
    let rules = &Regulations::handbook().rating;
    for row in table("rating_table1.csv") {
        let percent: usize = row[0].parse().unwrap();
        let cell: Option<i32> = row[1].parse().ok();
        let ours = match percent {
            1..50 => Some(-i32::from(rules.differences[50 - percent])),
            50..100 => Some(i32::from(rules.differences[percent - 50])),
            _ => None,
        };
        assert_eq!(cell, ours, "{percent} %");
    }
    let mut first = 0;
    for (row, percent) in table("rating_table2.csv").iter().zip(50_u16..100) {
        let last = rules.expected[usize::from(percent) - 50];
        let numbers: Vec<u16> = row.iter().filter_map(|cell| cell.parse().ok()).collect();
        assert_eq!(numbers, [first, last, percent, 100 - percent], "{row:?}");
        first = last + 1;
    }
}

#[test]
fn the_figures_of_the_handbook() {
    let r = Regulations::handbook();
    let boards: Vec<u8> = r.team_categories.iter().map(|category| category.boards).collect();
    assert_eq!(boards, [10, 10, 10, 8, 8, 4], "Teams 7.11-7.13");
    assert_eq!([4, 5, 6, 8, 10].map(|size| r.foreigners_allowed(size)), [1, 1, 2, 2, 2], "Foreigners 8.1");
    assert_eq!([4, 7, 8, 10].map(|boards| r.substitutions_allowed(boards)), [1, 1, 2, 2], "Substitutes 13.2");
    let k: Vec<u8> = r.rating.k.iter().map(|weight| weight.k).collect();
    let own: Vec<u8> = adoube_rating::fce::EventKind::ALL.iter().map(|kind| kind.k()).collect();
    assert_eq!(
        (k.as_slice(), own.as_slice()),
        (&[15, 15, 20, 20, 25, 25][..], &[15, 15, 20, 20, 25, 25][..]),
        "Rating 3 (b)"
    );
    assert!(r.fees.charges.is_empty() && r.fees.fines.is_empty(), "the handbook has no fees");
}

/// Collects the figures of a file of regulations, one a line: path, rule, value. Tables that have a test of their own are left out.
fn figure_lines(value: &toml::Value, path: &str, out: &mut BTreeSet<String>) {
    let below = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    let line = |rule: &str, value: &serde_json::Value| format!("{path} | {rule} | {value}");
    match value {
        toml::Value::Table(table) if table.contains_key("value") && table.len() == 2 => {
            let tables = ["first_to_preferent", "by_seconds", "differences", "expected"];
            if !tables.iter().any(|name| path.ends_with(name)) {
                let rule = table["rule"].as_str().unwrap_or_default();
                out.insert(line(rule, &serde_json::to_value(&table["value"]).unwrap()));
            }
        }
        toml::Value::Table(table) => table.iter().for_each(|(key, value)| figure_lines(value, &below(key), out)),
        toml::Value::Array(lines) => {
            for one in lines.iter().filter_map(toml::Value::as_table) {
                let (mut rest, text) = (one.clone(), |key: &str| one.get(key).and_then(toml::Value::as_str));
                let code = text("code").or(text("paper")).unwrap_or_default();
                for key in ["code", "paper", "rule"] {
                    rest.remove(key);
                }
                let (path, rule) = (below(code), text("rule").unwrap_or_default());
                out.insert(format!("{path} | {rule} | {}", serde_json::to_value(&rest).unwrap()));
            }
        }
        _ => {}
    }
}

/// `handbook_figures.txt` agrees with an independent transcription of the printed handbook, figure by figure.
#[test]
fn every_figure_of_the_handbook_is_as_printed() {
    let text = ShippedRegulations::Handbook1985.text();
    let mut ours = BTreeSet::new();
    figure_lines(&text.parse::<toml::Table>().unwrap().into(), "", &mut ours);
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let printed = std::fs::read_to_string(here.join("tests/tables/handbook_figures.txt")).unwrap();
    let printed: BTreeSet<String> = printed.lines().map(str::to_owned).collect();
    assert_eq!(ours, printed);
    assert!(ours.len() > 90, "{}", ours.len());
}

#[test]
fn a_league_of_today_has_fees_and_fines() {
    let league = ShippedRegulations::LeagueToday.regulations();
    let amount = |category| league.charge(ChargeUnit::Licence, category).map(|charge| charge.amount);
    assert_eq!((amount(None), amount(Some("first")), amount(Some("third"))), (Some(4500), Some(4500), Some(2000)));
    assert_eq!(league.fine(FineCause::MatchForfeit).map(|fine| fine.amount), Some(10_000));
    assert_eq!(Regulations::handbook().fine(FineCause::MatchForfeit), None);
}

#[test]
fn every_rule_the_handbook_cites_exists() {
    let names: BTreeSet<&str> = adoube_federation::handbook::RULES.iter().map(|rule| rule.name).collect();
    let text = ShippedRegulations::Handbook1985.text();
    let cited: Vec<&str> = text.split("rule = \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(cited.len() > 80, "{}", cited.len());
    let known = |rule: &str| {
        let begin = rule.split([',', ';']).next().unwrap_or(rule).trim();
        begin == "none"
            || begin.starts_with("D-")
            || names.iter().any(|name| name.starts_with(begin) || begin.starts_with(name))
            || begin.split('-').next().is_some_and(|from| names.contains(from))
    };
    let unknown: Vec<&str> = cited.into_iter().filter(|rule| !known(rule)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn a_faulty_file_is_refused_with_place_and_expectation() {
    use ExpectedInRegulations as E;
    let good = ShippedRegulations::Handbook1985.text();
    let line_of = |text: &str, part: &str| text[..text.find(part).unwrap()].matches('\n').count() + 1;
    type Row<'a> = (&'a str, &'a str, &'a str, usize, &'a dyn Fn(&E) -> bool);
    let cases: [Row<'_>; 9] = [
        (
            "wait_min = {",
            "wait_mins = {",
            "wait_mins",
            1,
            &|e| matches!(e, E::OneOf(all) if all.contains(&"wait_min".to_owned())),
        ),
        ("value = 90,", "value = \"90\",", "value = \"90\"", 22, &|e| matches!(e, E::Kind(kind) if kind == "u32")),
        ("visitor_percent = { value = 60", "visitor_percent = { value = 160", "visitor_percent", 29, &|e| {
            *e == E::Between(0, 100)
        }),
        (
            "order = { value = \"category\"",
            "order = { value = \"height\"",
            "\"height\"",
            19,
            &|e| matches!(e, E::OneOf(all) if all.len() == 3),
        ),
        ("code = \"girona\"", "code = \"lleida\"", "code = \"lleida\"\nname = \"Lleida\"", 8, &|e| *e == E::Once),
        ("categories = [\"second\", \"third\"]", "categories = [\"second\", \"fourth\"]", "\"fourth\"", 25, &|e| {
            *e == E::Defined("player_categories")
        }),
        ("[points]", "[points", "[points", 8, &|e| matches!(e, E::Toml(_))),
        ("value = \"07-01\"", "value = \"13-01\"", "13-01", 23, &|e| matches!(e, E::Kind(kind) if kind == "MM-DD")),
        ("[8, 9, 10, 11] }", "[8, 9, 10] }", "[8, 9, 10] }", 35, &|e| *e == E::Count(4)),
    ];
    for (from, to, at, column, expected) in cases {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good, "{from}");
        let error = Regulations::parse(&text).unwrap_err();
        assert_eq!((error.line, error.column), (line_of(&text, at), column), "{to}: {error:?}");
        assert!(expected(&error.expected), "{to}: {error:?}");
        assert!(error.to_string().contains(&format!("line {}", error.line)), "{error}");
    }
    // The place is where the faulty value begins.
    type Fault<'a> = (&'a str, &'a str, &'a str, &'a dyn Fn(&E) -> bool);
    let more: [Fault<'_>; 11] = [
        ("until_min = { value = 60", "until_min = { value = 10", "10,", &|e| *e == E::Between(20, 1440)),
        ("result_hour = { value = 13", "result_hour = { value = 24", "24,", &|e| *e == E::Between(0, 23)),
        ("value = 90,", "value = -90,", "-90,", &|e| matches!(e, E::Kind(_))),
        ("value = 90,", "value = 90.5,", "90.5,", &|e| matches!(e, E::Kind(_))),
        ("\"06-30\"", "\"06-31\"", "\"06-31\"", &|e| matches!(e, E::Kind(kind) if kind == "MM-DD")),
        ("\"kashdan\", \"dutch\"]", "\"kashdan\", \"luck\"]", "\"luck\"", &|e| matches!(e, E::OneOf(_))),
        ("commission_fewest = { value = 5", "commission_fewest = { value = 9", "8,", &|e| *e == E::Between(9, 99)),
        (
            "code = \"second\"\nname = \"Second Cat",
            "code = \"ninth\"\nname = \"Second Cat",
            "\"ninth\"",
            &|e| matches!(e, E::OneOf(all) if all.contains(&"promotion_to_third".to_owned())),
        ),
        ("code = \"by_hand\"", "code = \"pigeon\"", "\"pigeon\"", &|e| matches!(e, E::OneOf(all) if all.len() == 4)),
        ("value = \"barcelona\"", "value = \"paris\"", "\"paris\"", &|e| *e == E::Defined("provinces")),
        ("minimum = { value = 2000", "minimum = { value = 2000, value = 1", "value = 1,", &|e| matches!(e, E::Toml(_))),
    ];
    for (from, to, begins, expected) in more {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good, "{from}");
        let error = Regulations::parse(&text).unwrap_err();
        assert!(expected(&error.expected), "{to}: {error:?}");
        let line = text.lines().nth(error.line - 1).unwrap_or_default();
        assert!(line.get(error.column - 1..).is_some_and(|rest| rest.starts_with(begins)), "{to}: {error:?}");
    }
    let short = good.replacen("wait_min = { value = 90, rule = \"Competition rules 12.1 (b)\" }\n", "", 1);
    let error = Regulations::parse(&short).unwrap_err();
    assert_eq!(error.expected, E::Field("wait_min".to_owned()), "{error:?}");
    assert_eq!(error.line, line_of(&short, "[lateness]"));
}

#[test]
fn what_differs_from_a_shipped_file() {
    let good = ShippedRegulations::Handbook1985.text();
    let edited = good.replacen("value = 90,", "value = 45,", 1).replacen("boards = 8", "boards = 6", 1);
    let found = differences(Regulations::handbook(), &Regulations::parse(&edited).unwrap());
    let lines: Vec<String> = found
        .iter()
        .map(|d| format!("{} {}>{}", d.path, d.first.as_deref().unwrap_or("-"), d.second.as_deref().unwrap_or("-")))
        .collect();
    assert_eq!(lines, ["lateness.wait_min.value 90>45", "team_categories.second.boards 8>6"]);
    assert!(differences(Regulations::handbook(), Regulations::handbook()).is_empty());
    let league = differences(Regulations::handbook(), ShippedRegulations::LeagueToday.regulations());
    assert!(league.iter().any(|d| d.path == "deliveries.e_mail.code" && d.first.is_none()), "{league:?}");
}

/// Collects the paths of fields; lines of lists have none of their own.
fn paths(value: &serde_json::Value, at: &str, out: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Object(fields)
            if fields.len() == 2 && fields.contains_key("rule") && fields.contains_key("value") =>
        {
            out.insert(at.to_owned());
        }
        serde_json::Value::Object(fields) => {
            for (key, value) in fields {
                paths(value, &if at.is_empty() { key.clone() } else { format!("{at}.{key}") }, out);
            }
        }
        serde_json::Value::Array(lines) if lines.iter().any(serde_json::Value::is_object) => {
            for line in lines {
                paths(line, at, out);
            }
        }
        _ => {
            out.insert(at.to_owned());
        }
    }
}

#[test]
fn a_change_in_mid_season_applies_from_its_day_on() {
    use adoube_federation::deadlines::WorkingDays;
    use adoube_federation::season::Season;
    use adoube_federation::{SeasonAct, SeasonState};
    let season = Season { year: 1989, working_days: WorkingDays::default(), protected_rounds: 2 };
    let at = |text: &str| text.parse().expect("a time");
    let opened = adoube_federation::act(SeasonState::default(), &SeasonAct::Open(season), at("1989-07-01T10:00"));
    let Ok((state, _)) = opened else { panic!("a season opens") };
    assert_eq!(state.regulations(), Regulations::handbook());
    let text = ShippedRegulations::LeagueToday.text().to_owned();
    let change = adoube_federation::act(state, &SeasonAct::Regulate(text), at("1989-12-01T10:00"));
    let Ok((state, answers)) = change else { panic!("a valid file is adopted") };
    let limit = |day: &str| *state.regulations_on(day.parse().expect("a day")).lateness.lost_after_min;
    assert_eq!([limit("1989-11-30"), limit("1989-12-01")], [60, 30]);
    // The log stores the answer, and a replay restores it.
    let stored = serde_json::to_string(&answers).expect("answers are stored");
    let read: Vec<adoube_federation::SeasonAnswer> = serde_json::from_str(&stored).expect("and read");
    assert_eq!(read, answers);
    let faulty = SeasonAct::Regulate("name = 3".to_owned());
    assert!(adoube_federation::decide(&state, &faulty, at("1989-12-02T10:00")).is_err());
}

/// Collects the whole numbers of a file of regulations.
fn whole_numbers(value: &serde_json::Value, out: &mut BTreeSet<u64>) {
    match value {
        serde_json::Value::Number(number) => out.extend(number.as_u64()),
        serde_json::Value::Array(lines) => lines.iter().for_each(|line| whole_numbers(line, out)),
        serde_json::Value::Object(fields) => fields.values().for_each(|field| whole_numbers(field, out)),
        _ => {}
    }
}

/// The types that a number may name.
const SUFFIXES: [&str; 13] =
    ["usize", "isize", "u128", "i128", "u16", "u32", "u64", "i16", "i32", "i64", "f64", "u8", "i8"];

/// Returns the whole numbers in a line of code.
fn numbers_in(line: &str) -> Vec<u64> {
    let code = line.split("//").next().unwrap_or_default();
    // Texts have no figures that count.
    let code: String = code.split('"').step_by(2).collect();
    let part = |c: char| c.is_alphanumeric() || c == '_';
    let words = code.split(|c: char| !part(c)).map(|word| word.replace('_', ""));
    // A literal may name its type: `90_u32`.
    let literal = |word: String| {
        let digits = SUFFIXES.iter().find_map(|suffix| word.strip_suffix(suffix)).unwrap_or(&word);
        digits.parse().ok()
    };
    words.filter_map(literal).collect()
}

/// The figures that a rule of the handbook sets stand in the regulations, not in the code: a line with one of them is in the list
/// of lines where the same number is a unit or a limit of the program.
#[test]
fn no_figure_of_the_handbook_stands_in_the_code() {
    let mut figures = BTreeSet::new();
    whole_numbers(&serde_json::to_value(Regulations::handbook()).unwrap(), &mut figures);
    // 0, 1 and 2 count, step and divide everywhere.
    figures.retain(|figure| *figure > 2);
    assert!(figures.len() > 80 && figures.contains(&90) && figures.contains(&2375), "{}", figures.len());
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let listed = std::fs::read_to_string(here.join("tests/tables/units.txt")).unwrap();
    let (listed, mut seen): (BTreeSet<&str>, BTreeSet<String>) = (listed.lines().collect(), BTreeSet::new());
    let mut folders = vec![here.join("src")];
    let (mut found, mut files) = (Vec::new(), 0);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.extend((!path.ends_with("regulations")).then_some(path));
                continue;
            }
            if path.ends_with("tests.rs") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a source file");
            files += 1;
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for line in code.lines().map(str::trim).filter(|line| numbers_in(line).iter().any(|n| figures.contains(n)))
            {
                if listed.contains(line) {
                    seen.insert(line.to_owned());
                } else {
                    found.push(format!("{}: {line}", path.display()));
                }
            }
        }
    }
    assert!(files > 40, "{files}");
    assert!(found.is_empty(), "{found:#?}");
    assert_eq!(seen.len(), listed.len(), "a line of the list is gone: {listed:#?}, {seen:#?}");
    assert_eq!(numbers_in("if at_s > 90 * MINUTE { // 12.1"), [90]);
    assert_eq!(numbers_in("say(\"after 90 minutes\", 2_375, x90)"), [2375]);
    assert_eq!(numbers_in("let late = 90_u32 + 60u16 + u8::MAX + 1.5;"), [90, 60, 1, 5]);
}

/// The messages whose numbers are limits of the program, examples of what to type, or names.
const NUMBERED: [&str; 36] = [
    "address",
    "bad-sum",
    "calendar-foreign",
    "case-boards-bad",
    "case-boards-hint",
    "case-points-bad",
    "case-rule-venue",
    "clock-bad",
    "clock-hint",
    "council-elected",
    "entry-codes-bad",
    "entry-codes-hint",
    "entry-dates-bad",
    "entry-dates-hint",
    "entry-scale-one",
    "entry-scale-two",
    "entry-session-bad",
    "entry-session-hint",
    "hour-bad",
    "line-ups",
    "long",
    "no-day",
    "no-days",
    "no-moment",
    "open-km-bad",
    "point",
    "regulations-handbook",
    "rounds",
    "sealed-move-number-bad",
    "sealed-position-bad",
    "season-holidays-hint",
    "telephone-needed",
    "too-long",
    "used-bad",
    "words",
    "words-long",
];

/// The words of other figures of the handbook, which a sentence must not state either.
const FIGURES_IN_WORDS: [&str; 6] = [" five to ", "fifteen", "sixty", "ninety", "one hour", "an hour late"];

/// Sentences that people read state no figure of the handbook: under other regulations they would be wrong. Articles in
/// parentheses are no figures.
#[test]
fn no_sentence_states_a_figure_of_the_handbook() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for (of, file) in [
        ("federation", "findings"),
        ("federation", "refusals"),
        ("federation", "act-refusals"),
        ("desk", "office"),
        ("desk", "matchday"),
        ("desk", "league"),
    ] {
        for language in adoube_words::Language::ALL {
            let path = crates.join(of).join("locales").join(language.code()).join(format!("{file}.ftl"));
            let text = std::fs::read_to_string(path).unwrap();
            let sentences =
                text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
            for (key, sentence) in sentences.filter(|(key, _)| !NUMBERED.contains(&key.trim())) {
                seen += 1;
                let mut depth = 0_i32;
                let plain = sentence.chars().filter(|c| {
                    depth += i32::from(matches!(c, '(' | '{')) - i32::from(matches!(c, ')' | '}'));
                    depth == 0
                });
                let plain: String = plain.collect();
                if plain.contains(|c: char| c.is_ascii_digit()) || FIGURES_IN_WORDS.iter().any(|of| plain.contains(of))
                {
                    wrong.push(format!("{} {file} {key}: {sentence}", language.code()));
                }
            }
        }
    }
    assert!(seen > 5000, "{seen}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// `adoube-rating` rates without a season too, by the handbook; its figures are those of the regulations.
#[test]
fn the_rating_without_a_season_has_the_figures_of_the_handbook() {
    use adoube_rating::master::NormFigures;
    use adoube_rating::{Exact, FLOOR, fce, imputed, promotion, tables};
    let r = Regulations::handbook();
    let norms = &r.norms;
    let expected = NormFigures {
        rating_above: *norms.rating_above,
        rating_games: *norms.rating_games,
        average: *norms.average,
        percent: *norms.percent,
        tenths_per_point: *norms.tenths_per_point,
        title: *norms.title,
        quiet_seasons: *norms.quiet_seasons,
    };
    assert_eq!(NormFigures::HANDBOOK, expected);
    let rating = &r.rating;
    assert_eq!(
        (fce::TEAM_GAMES, fce::FIRST_LIST_GAMES),
        ((*rating.team_games).into(), (*rating.first_list_games).into())
    );
    assert_eq!(i32::from(fce::MOST_DIFFERENCE), i32::from(*rating.most_difference));
    assert_eq!(fce::POINTS_A_GAME, i64::from(*rating.points_per_game));
    assert_eq!(fce::WIDE_DIFFERENCE, i64::from(*rating.wide_difference));
    assert_eq!(FLOOR, *rating.minimum);
    for (percent, cell) in (50_u8..100).zip(&rating.differences.value) {
        assert_eq!(tables::difference(percent).map(i32::from), Some(i32::from(*cell)), "{percent} %");
    }
    for (percent, last) in (50_u8..100).zip(&rating.expected.value) {
        assert_eq!(tables::row((*last).into()).higher, percent);
        assert_eq!(tables::row(u32::from(*last) + 1).higher, percent + 1);
    }
    for (column, rounds) in r.promotions.first_rounds.iter().enumerate() {
        for row in &r.promotions.first_to_preferent.value {
            let average = row.above.map_or(0, |above| i64::from(above) + 1);
            let needed = promotion::to_preferent((*rounds).into(), Exact::whole(average));
            assert_eq!(needed, Some(row.half_points[column].into()), "{rounds} rounds, {average}");
        }
    }
    for table in &r.promotions.by_seconds.value {
        for seconds in 0..=u32::from(table.rounds) {
            for (step, ours) in [
                (promotion::PromotionStep::ThirdToSecond, CategoryStep::ThirdToSecond),
                (promotion::PromotionStep::SecondToFirst, CategoryStep::SecondToFirst),
            ] {
                let rounds = table.rounds.into();
                assert_eq!(promotion::by_seconds(step, rounds, seconds), r.promotions.needed(ours, rounds, seconds));
            }
        }
    }
    let opponents = *r.promotions.opponents;
    assert_eq!((opponents.absent, opponents.unrated_category), (FLOOR, FLOOR));
    assert_eq!(imputed(8, 8), u32::from(opponents.no_rating));
    assert_eq!(imputed(9, 8), u32::from(opponents.no_rating) + u32::from(opponents.per_half_point));
}

#[test]
fn the_document_explains_every_field() {
    let mut fields = BTreeSet::new();
    for shipped in ShippedRegulations::ALL {
        let value = serde_json::to_value(shipped.regulations()).unwrap();
        paths(&value, "", &mut fields);
    }
    // Lists that are empty in one file.
    fields.retain(|field| field != "fees.charges" && field != "fees.fines");
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/regulations.md");
    let text = std::fs::read_to_string(document).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let explained: BTreeSet<String> =
        rows.filter(|(_, rest)| rest.len() > 10).map(|(field, _)| field.to_owned()).collect();
    assert_eq!(explained, fields);
}
