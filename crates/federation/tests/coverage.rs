//! The table in `docs/handbook-coverage.md`: every rule of the handbook with the test that proves it or the act that
//! stores or applies it.
//!
//! With `ADOUBE_UPDATE=1` the test rewrites the table instead of comparing it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

#[path = "coverage/proofs.rs"]
mod proofs;

use adoube_federation::cases::{Matter, Offender};
use adoube_federation::clash::{ChangeGround, MatchChange, RoundChange};
use adoube_federation::commission::{Member, Task};
use adoube_federation::handbook::{RULES, RuleKind};
use adoube_federation::ids::{CaseId, CompetitionId, MatchId, MemberNo, OpenId, TeamId};
use adoube_federation::licence::LicencePaper;
use adoube_federation::papers::PaperKind;
use adoube_laws::Date;
use proofs::{ACTS, FED, PROOFS};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// A recorded rule with its own act: the act and a test that performs it.
const STORED: &[(&str, &str)] = &[
    ("Delegates 5.11", "`Club(Delegates)`"),
    ("Delegates 5.12", "`Club(Delegates)`; the home delegate signs as arbiter: `Match(Sign)`"),
    ("Delegates 5.312", "`Licence(Apply)`, without a list"),
    ("Delegates 5.41", "`Event(EnterTeam)`, `Event(EnterPlayer)`: day and delivery"),
    ("Delegates 5.421", "`Event(EnterTeam)`"),
    ("Delegates 5.422 a-d", "`Event(EnterPlayer)`"),
    ("Delegates 5.422 g", "`AskVenue`, `ReplaceDelegate`; reminder `duties::delegates_to_replace`"),
    ("Delegates 5.422 h", "`Event(EnterPlayer)`: age"),
    ("Delegates 5.51", "`Match(Prepare(Laid))`, `Match(PrepareSession)`"),
    ("Delegates 5.511", "`Event(Announce)`: session plan"),
    ("Delegates 5.52", "`Match(LineUp)`; printed by `reports::record`"),
    ("Delegates 5.53", "`Match(Prepare(Materials))`, `Match(PrepareSession)`"),
    ("Delegates 5.54", "`Match(Prepare(Kept))`, `Match(PrepareSession)`"),
    ("Delegates 5.62", "`Match(Prepare(List))`"),
    ("Delegates 5.63", "`Match(Prepare(Credentials))`, `Match(MissingDocument)`"),
    ("Delegates 5.72", "`Event(Announce)`: province; `duties::office_for`"),
    ("Delegates 5.91", "`Match(LineUp)`; printed by `reports::record`"),
    ("Delegates 5.92", "`Match(Mark)`, `Match(Unmark)`; printed by `reports::record`"),
    ("Delegates 5.94", "`Match(Substitute)`, `Match(MissingDocument)`, `Match(Remark)`, `Match(Sign)`"),
    ("Delegates 5.10", "`Club(NewAddress)`, with `W-ADDRESS-LATE`"),
    ("Identification 6.1", "`Match(Prepare(Credentials))`"),
    ("Identification 6.21", "`Match(Prepare(Credentials))`"),
    ("Adjournments 10.1 (d)", "`Match(Step(QuickFinish))`, or `E-FINISH-DECIDES`"),
    ("Sealed moves 11.1", "`Match(Step(Seal))`: the envelope"),
    ("Sealed moves 11.2", "`Match(Step(Seal))`: the envelope"),
    ("Sealed moves 11.3", "`Match(Step(Seal))`: kept with the record, `Match(Prepare(Kept))`"),
    ("Sealed moves 11.4", "`Match(Step(Resume))`, `Match(LateAtResumption)`"),
    ("Competition rules 12.1 (b)", "`Match(Leave)`"),
    ("Calendar 15.5", "`Match(SealLineUp)`, `Match(OpenLineUp)`"),
    ("Calendar 15.81", "`Event(ChooseOther)`"),
    ("Competition Committee 1.1", "`Body(ElectCommittee)`"),
    ("Sports Commission 2.1", "`Body(NameCommission)`; `Commission::term_ends`"),
    ("Sports Commission 4.1", "`Body(NameCommission)`: the member in charge"),
    ("Sports Commission 4.2", "`Body(NameCommission)`: tasks"),
    ("Sports Commission 4.3", "`Body(NameCommission)`: tasks"),
    ("Sports Commission 5.1-5.3", "`Body(NameCommission)`: tasks; its matters come by `Case(Raise)`"),
    ("Sports Commission 8.1", "`Body(Meeting)`; votes are stored as totals"),
    ("Delegations 1", "`Event(EnterTeam)`, `Event(EnterPlayer)`: through the delegation"),
    ("Pairing systems 1.2", "`Event(Announce)`: rounds"),
    ("Master, title 2", "`Licence(Title(FideTitle))`"),
    ("Master, title 3", "`Licence(Title(SpanishJunior))`"),
    ("Master, title 4", "`Licence(Title(SpanishFinal))`"),
    ("Rating, closing", "`Event(Announce)`: edition of the rating rules"),
];

/// What the handbook says beyond the rules of the table, by the place of the text: where it is done, or why it is no rule
/// for a program.
const BESIDE: [(&str, &str); 14] = [
    ("Tie-breaks 1.71", "the lowest Elo of an event is one of its settings, and entries below it are refused"),
    (
        "Delegates 5.8, 5.81",
        "**gap**: only matches of teams have a record; individual games are kept by the tournament. The papers of a \
         competition of a province go to its delegation",
    ),
    ("Delegates 5.5", "what was prepared is noted for each session, and can be taken back until both have signed"),
    ("Delegates 5.71", "the answering machine is a means of its time; the log keeps who of the club reported"),
    ("Delegates 5.10", "one notice serves for either address: what follows from it is the same"),
    ("Delegates 5.422 g", "delegates of a venue are persons of the season, with their data on their own page"),
    ("Delegates 5.24", "what the telephone is used for is left to people; the paper is asked for with the application"),
    ("Delegates 5.93", "a delegate's version has room for what the players say; it stands under the name of the club"),
    ("Sealed moves 11.1", "the envelope also has what the Laws ask for: names, position, times, who sealed which move"),
    (
        "Withdrawals 14.21",
        "**gap**: the player's own category decides, for an event has none; the two differ where a Preferent plays in \
         another category",
    ),
    ("Delegations 4", "those who withdrew or were eliminated stand in every table, whatever the system"),
    (
        "Promotions",
        "the tables can be asked about any event with players of first category, also by `adoube promotions`",
    ),
    ("Rating, Table 1", "its foot divides by rounds, the text by games played: the text is followed"),
    ("Rating, example B", "a player without a rating counts among the 50 % if a Preferent, as rule 5 says"),
];

/// The pages on which the acts of a group are entered and seen, by the first word of the act.
const PAGES: [(&str, &str); 12] = [
    ("Club", "/clubs/{number}"),
    ("Licence", "/players/{number}"),
    ("Event", "/c/{number}"),
    ("Match", "/match/{number}"),
    ("HandIn", "/office"),
    ("AskVenue", "/venues"),
    ("ReplaceDelegate", "/venues"),
    ("Body", "/bodies"),
    ("Announce", "/c"),
    ("EnterPlayer", "/c/{number}/players"),
    ("NameCommission", "/bodies"),
    ("ElectCommittee", "/bodies"),
];

/// Returns the page of an act as the table writes it: that of its own word, else that of its group.
fn page_of(act: &str) -> &'static str {
    let words = variants(act);
    let of = |word: &&&str| PAGES.iter().any(|(name, _)| name == *word);
    let word = words.iter().rev().find(of).copied().unwrap_or_default();
    PAGES.iter().find(|(name, _)| *name == word).map_or("", |(_, page)| page)
}

/// Returns the effect of a ruling on a matter.
fn effect(matter: &Matter) -> &'static str {
    match matter {
        Matter::Venue(_) => "the venue is authorised or not",
        Matter::Incident(..) => "the board has a result, or goes on from the sealed move",
        Matter::SubCondicione(..) => "the board has one of its two results",
        Matter::Analysis(..) | Matter::AnalysisAfterSecond(..) => "the board has a result",
        Matter::ThirdSession(..) => "a third session is set, or the board has a result",
        Matter::DelayProof(..) => "the result stands, or the visitor lost by absence",
        Matter::ForceMajeure(..) => "the round or some matches move, or stay",
        Matter::Withdrawal(..) => "the player is out, or stays",
        Matter::Clash(_) => "the match moves, or stays",
        Matter::OtherEvent(..) => "a clash with it is a ground for a change, or none",
        Matter::RoundRobinDate(..) => "the matches affected move, or stay",
        Matter::LastRound(_) | Matter::LastSwissRound(_) => "the last round moves, or stays",
        Matter::CopaPass(..) => "the team passes without playing, or plays",
        Matter::Change(..) => "the round has another day or hall, or stays",
        Matter::MatchChange(..) => "the match has another time or hall, or stays",
        Matter::Breach(_) => "the matter of a sanction follows, or nothing",
        Matter::Sanction(_) => "points off, a suspension, a fine, a warning or an exclusion by the circular, or none",
        Matter::Appointment(_) | Matter::Vacancy(_) => "the person is a member, or not",
        Matter::Removal(_) => "the person is no longer a member, or stays",
        Matter::Revocation { .. } => "the decision and its effects are taken back, or stay",
        Matter::Consolation(..) => "the teams are noted as playing on, or not",
        Matter::Lots(..) => "the last places of the event go by the order drawn",
        Matter::OpenRules(_) => "the open is homologated, or not",
        Matter::Annulment(_) | Matter::EventAnnulment(_) => "the event is annulled and not rated, or stays",
        Matter::Rated(_) => "the games count for rating, or not",
        Matter::Appeal(_) => "the ruling is replaced and its effects taken back, or stays",
    }
}

/// Rules whose proof is missing, with the reason.
const GAPS: &[(&str, &str)] = &[];

fn matters() -> Vec<Matter> {
    let (m, e) = (MatchId(1), CompetitionId(1));
    let day = "1990-01-01".parse().unwrap();
    let ground = ChangeGround::Ordinary;
    let change = RoundChange { round: 1, rounds: 9, planned: day, wanted: day, other_venue: false, hall: None, ground };
    let member = Member { person: MemberNo(1), task: Task::Member, since: day };
    vec![
        Matter::Venue(0),
        Matter::Incident(m, 1),
        Matter::SubCondicione(m, 1),
        Matter::Analysis(m, 1),
        Matter::AnalysisAfterSecond(m, 1),
        Matter::ThirdSession(m, 1),
        Matter::DelayProof(m, 1, 0),
        Matter::ForceMajeure(e, 1, vec![]),
        Matter::Withdrawal(e, MemberNo(1)),
        Matter::Clash(m),
        Matter::OtherEvent(e, 1),
        Matter::RoundRobinDate(e, 1, Vec::new(), Vec::new()),
        Matter::LastRound(e),
        Matter::CopaPass(m, TeamId(1)),
        Matter::LastSwissRound(e),
        Matter::Change(e, change),
        Matter::MatchChange(m, MatchChange { to: Date::EPOCH.at(0, 0), venue: None, ground, agreed: [true; 2] }),
        Matter::Breach(Offender::Team(TeamId(1))),
        Matter::Sanction(Offender::Team(TeamId(1))),
        Matter::Appointment(member.clone()),
        Matter::Removal(MemberNo(1)),
        Matter::Vacancy(member),
        Matter::Revocation { case: CaseId(1), commission: (MemberNo(1), MemberNo(2)), committee: MemberNo(3) },
        Matter::Consolation(e, vec![]),
        Matter::Lots(e, vec![]),
        Matter::OpenRules(OpenId(1)),
        Matter::Annulment(OpenId(1)),
        Matter::EventAnnulment(e),
        Matter::Rated(e),
        Matter::Appeal(CaseId(1)),
    ]
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The evidence for a rule, if any.
fn proved(rule: &str, kind: RuleKind) -> Vec<String> {
    match kind {
        RuleKind::Computed => {
            let here = PROOFS.iter().filter(|(name, ..)| *name == rule);
            here.map(|(_, folder, file, test)| format!("`{test}` ({folder}{file})")).collect()
        }
        RuleKind::Recorded => {
            let mut out: Vec<String> =
                STORED.iter().filter(|(name, _)| *name == rule).map(|(_, act)| (*act).to_owned()).collect();
            let variant = |debug: String| debug.split(['(', ' ']).next().unwrap_or_default().to_owned();
            let papers = PaperKind::ALL.iter().filter(|p| p.rule() == rule);
            out.extend(papers.map(|p| format!("`HandIn({})`", variant(format!("{p:?}")))));
            let licence = LicencePaper::ALL.iter().filter(|p| p.rule() == rule);
            out.extend(licence.map(|p| format!("`Licence(Complete({}))`", variant(format!("{p:?}")))));
            for text in &mut out {
                *text = format!("{text}; on `{}`", page_of(text));
            }
            out
        }
        RuleKind::Decision => {
            let here = matters().into_iter().filter(|matter| matter.rule() == rule);
            here.map(|matter| {
                let name = format!("{matter:?}");
                let name = name.split(['(', ' ']).next().unwrap_or_default().to_owned();
                let options: Vec<String> = matter.options().iter().map(|o| format!("{o:?}")).collect();
                let (body, effect) = (matter.body(), effect(&matter));
                format!("`Case(Rule)` on `{name}`: {body:?}; {}; {effect}", options.join(", "))
            })
            .collect()
        }
    }
}

fn table() -> (String, BTreeMap<&'static str, (usize, usize)>) {
    let mut out = String::from(
        "# Every rule of the handbook\n\n\
         Written by `ADOUBE_UPDATE=1 cargo test -p adoube-federation --test coverage`; the test fails when it is out of\n\
         date or names a test that does not exist. A *computed* rule is evaluated or enforced, and has the test that proves\n\
         it: a test under `tests/` drives it through acts, one under `src/` calls the function that the acts and pages use;\n\
         `cargo xtask coverage --mutate N` takes rules out and runs these tests. A *recorded* one has the act that stores it\n\
         (`federation::acts::Act`) and the page below `/desk/league/{id}` where it is entered and seen. A *decision* has the\n\
         matter, the body that decides it, the possible rulings and their effect; it is ruled on the page of the case.\n\n",
    );
    let mut counts = BTreeMap::new();
    for (kind, title, column) in [
        (RuleKind::Computed, "Computed", "tests"),
        (RuleKind::Recorded, "Recorded", "acts, page"),
        (RuleKind::Decision, "Decisions", "act, matter, body, rulings, effect"),
    ] {
        writeln!(out, "## {title}\n\n| rule | {column} |\n|---|---|").unwrap();
        let (mut covered, mut all) = (0, 0);
        for rule in RULES.iter().filter(|rule| rule.kind == kind) {
            let proofs = proved(rule.name, kind);
            all += 1;
            covered += usize::from(!proofs.is_empty());
            let gap = GAPS.iter().find(|(name, _)| *name == rule.name);
            let text = match gap {
                Some((_, why)) if proofs.is_empty() => format!("**gap**: {why}"),
                _ => proofs.join(", "),
            };
            assert!(!text.is_empty(), "{} has neither proof nor gap", rule.name);
            writeln!(out, "| {} | {text} |", rule.name).unwrap();
        }
        writeln!(out, "\n{covered} of {all}.\n").unwrap();
        counts.insert(title, (covered, all));
    }
    writeln!(out, "## Beside the rules\n\n| place | what the program does, or why it is no rule for it |\n|---|---|")
        .unwrap();
    for (place, why) in BESIDE {
        writeln!(out, "| {place} | {why} |").unwrap();
    }
    (out.trim_end().to_owned() + "\n", counts)
}

#[test]
fn the_table_of_the_handbook_is_up_to_date() {
    let (table, counts) = table();
    let path = root().join("docs/handbook-coverage.md");
    if std::env::var_os("ADOUBE_UPDATE").is_some() {
        std::fs::write(&path, &table).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == table, "docs/handbook-coverage.md is out of date: run with ADOUBE_UPDATE=1");
    assert_eq!(counts["Computed"], (137 - GAPS.len(), 137));
    assert_eq!(counts["Recorded"], (65, 65));
    assert_eq!(counts["Decisions"], (27, 27));
}

#[test]
fn every_page_of_a_recorded_rule_exists() {
    let mut routes = String::new();
    for file in ["office/mod.rs", "matchday/mod.rs", "mod.rs"] {
        let path = root().join("crates/desk/src/pages/league").join(file);
        routes.push_str(&std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())));
    }
    for rule in RULES.iter().filter(|rule| rule.kind == RuleKind::Recorded) {
        for text in proved(rule.name, RuleKind::Recorded) {
            let page = page_of(&text);
            assert!(!page.is_empty(), "{}: {text} is on no page", rule.name);
            assert!(routes.contains(&format!("\"/desk/league/{{id}}{page}\"")), "{}: no page {page}", rule.name);
        }
    }
}

#[test]
fn every_test_that_is_named_exists() {
    for (rule, folder, file, test) in PROOFS {
        assert!(RULES.iter().any(|r| r.name == *rule && r.kind == RuleKind::Computed), "{rule}");
        let path = root().join(format!("{folder}{file}"));
        let source = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let at = source.find(&format!("fn {test}(")).unwrap_or_else(|| panic!("{} has no {test}", path.display()));
        let before: String = source[..at].lines().rev().take(8).collect();
        assert!(before.contains("#[test]"), "{test} is no test");
    }
    for (rule, _) in STORED {
        assert!(RULES.iter().any(|r| r.name == *rule && r.kind == RuleKind::Recorded), "{rule}");
    }
}

/// The capitalised words of an act in the table: `Match(Step(Seal))` is `Match`, `Step`, `Seal`.
fn variants(text: &str) -> Vec<&str> {
    let plain = |code: &&str| !["E-", "W-"].iter().any(|finding| code.starts_with(finding)) && !code.contains("::");
    let code = text.split('`').skip(1).step_by(2).filter(plain);
    let words = code.flat_map(|code| code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
    words.filter(|word| word.starts_with(|c: char| c.is_ascii_uppercase())).collect()
}

#[test]
fn every_act_that_is_named_exists_and_is_done_in_a_test() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"));
    let made: String = [
        "acts/mod.rs",
        "acts/match_act.rs",
        "matches.rs",
        "season.rs",
        "competition.rs",
        "unfinished.rs",
        "papers.rs",
        "licence_codes.rs",
    ]
    .map(|file| read(&format!("{FED}{file}")))
    .concat();
    let mut tests = String::new();
    for folder in [
        ACTS,
        "crates/federation/tests/common/",
        "crates/federation/tests/match_day/",
        "crates/desk/tests/http/",
        "crates/desk/tests/http/league/",
        "crates/desk/tests/http/office/",
    ] {
        for entry in std::fs::read_dir(root().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|of| of == "rs") && !path.ends_with("coverage.rs") {
                tests.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
    // A form in the desk's tests sends an act by its name in the log.
    let snake = |name: &str| {
        let mut out = String::new();
        for c in name.chars() {
            if c.is_ascii_uppercase() && !out.is_empty() {
                out.push('_');
            }
            out.push(c.to_ascii_lowercase());
        }
        format!("\"{out}\"")
    };
    for rule in RULES.iter().filter(|rule| rule.kind == RuleKind::Recorded) {
        for text in proved(rule.name, RuleKind::Recorded) {
            let names = variants(&text);
            assert!(!names.is_empty(), "{}: {text} names no act", rule.name);
            for name in &names {
                let exists = made.lines().any(|line| {
                    let line = line.trim();
                    line.strip_prefix(name).is_some_and(|rest| rest.starts_with(['(', ',', ' ', '{']))
                });
                assert!(exists, "{}: there is no {name}", rule.name);
            }
            // One act records all submitted documents; their kinds are data.
            let kinds = matches!(names.first(), Some(&"HandIn")) || names.contains(&"Complete");
            let done = if kinds { names.first().copied() } else { names.last().copied() };
            let done = done.unwrap_or_default();
            assert!(tests.contains(done) || tests.contains(&snake(done)), "{}: no test does {done}", rule.name);
        }
    }
    assert_eq!(variants("`Match(Step(Seal))`: the envelope; `duties::office_for`"), ["Match", "Step", "Seal"]);
}
