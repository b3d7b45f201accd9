//! The arbiter's options under the Laws, as acts: every option that a ruling can name has at least one, with fields for
//! missing details.

use crate::words;
use adoube_board::Color;
use adoube_game::{ArbiterChoice, Open, Score, Who};
use adoube_services::board_game::snapshot::{code, letters};
use adoube_web::reader::Reader;
use adoube_words::Text;

/// A field of an act: its placeholder, label, approximate length and initial value.
pub(super) struct Blank {
    pub name: &'static str,
    pub label: String,
    pub size: u32,
    pub value: String,
}

/// An act that carries out an option.
pub(super) struct Offered {
    /// The act without the actor, with `{name}` as placeholder.
    pub act: String,
    /// The button's label.
    pub label: String,
    /// The fields to fill in.
    pub blanks: Vec<Blank>,
}

/// The context of the acts of an option.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    /// The time the Laws give for a first offence (7.5.5, A.3, B.2).
    pub usual_time: &'static str,
    /// The times on the clocks.
    pub clocks: [String; 2],
    /// Whether a move has been made; before that, a loss is by default.
    pub begun: bool,
}

fn plain(act: impl Into<String>, label: String) -> Offered {
    Offered { act: act.into(), label, blanks: Vec::new() }
}

/// Returns the acts of one option.
pub(super) fn offered(reader: Reader, open: &Open<'_>, choice: ArbiterChoice, setting: &Setting) -> Vec<Offered> {
    match (choice, open.who) {
        (ArbiterChoice::Uphold, _) => vec![plain("upholds", reader.say(words::game::CHOICE_UPHOLD))],
        (ArbiterChoice::Reject, _) => vec![plain("rejects", reader.say(words::game::CHOICE_REJECT))],
        (ArbiterChoice::Postpone, _) => vec![plain("postpones", reader.say(words::game::CHOICE_POSTPONE))],
        (ArbiterChoice::Continue, _) => vec![plain("decides continue", reader.say(words::game::CHOICE_CONTINUE))],
        (ArbiterChoice::NewGame, _) => vec![plain("decides new game", reader.say(words::game::CHOICE_NEW_GAME))],
        (ArbiterChoice::Draw, _) => vec![plain("decides 1/2-1/2", reader.say(words::game::CHOICE_DRAW))],
        (ArbiterChoice::White, _) => vec![plain("takes back white", reader.say(words::game::CHOICE_WHITE))],
        (ArbiterChoice::Black, _) => vec![plain("takes back black", reader.say(words::game::CHOICE_BLACK))],
        (ArbiterChoice::Square(square), _) => {
            let name = square.to_string();
            vec![plain(
                format!("finds touched {name}"),
                reader.say_with(words::game::CHOICE_SQUARE, &[("square", &name)]),
            )]
        }
        (ArbiterChoice::Move(san), _) => {
            let mut acts =
                vec![plain(format!("reads {san}"), reader.told(letters(reader.language).rewrite(san.as_str())))];
            // None of the moves that the sealed text may mean.
            if open.choices.last() == Some(&choice) {
                acts.push(plain("rejects", reader.say(words::game::CHOICE_REJECT)));
            }
            acts
        }
        (ArbiterChoice::SetClocks, _) => vec![set_clocks(reader, setting)],
        (ArbiterChoice::Loss, Who::Both) => vec![plain("decides 0-0", reader.say(words::game::CHOICE_BOTH_LOSE))],
        (_, Who::One(who)) => penalty(reader, open, choice, who, setting),
        // The arbiter must choose the player.
        (_, Who::Both) => Color::ALL
            .into_iter()
            .flat_map(|who| {
                let mut acts = penalty(reader, open, choice, who, setting);
                for act in &mut acts {
                    act.label = format!("{} · {}", act.label, reader.say(who.name()));
                }
                acts
            })
            .collect(),
    }
}

/// Sets both clocks, prefilled with their current times.
fn set_clocks(reader: Reader, setting: &Setting) -> Offered {
    let [white, black] = &setting.clocks;
    let dial =
        |name, who: Color, value: &String| Blank { name, label: reader.say(who.name()), size: 8, value: value.clone() };
    Offered {
        act: "sets white {white} black {black}".to_owned(),
        label: reader.say(words::game::CHOICE_SET_CLOCKS),
        blanks: vec![dial("white", Color::White, white), dial("black", Color::Black, black)],
    }
}

/// Returns the name of a penalty; `None` for a choice that is not a penalty.
const fn penalty_name(choice: ArbiterChoice) -> Option<Text> {
    Some(match choice {
        ArbiterChoice::Warning => words::game::CHOICE_WARNING,
        ArbiterChoice::TimeOpponent => words::game::CHOICE_TIME_OPPONENT,
        ArbiterChoice::TimeOffender => words::game::CHOICE_TIME_OFFENDER,
        ArbiterChoice::PointsOpponent => words::game::CHOICE_POINTS_OPPONENT,
        ArbiterChoice::PointsOffender => words::game::CHOICE_POINTS_OFFENDER,
        ArbiterChoice::Loss => words::game::CHOICE_LOSS,
        ArbiterChoice::Fine => words::game::CHOICE_FINE,
        ArbiterChoice::Rounds => words::game::CHOICE_ROUNDS,
        ArbiterChoice::Expulsion => words::game::CHOICE_EXPULSION,
        _ => return None,
    })
}

/// Returns the acts for a penalty of 12.9 against one player.
fn penalty(reader: Reader, open: &Open<'_>, choice: ArbiterChoice, who: Color, setting: &Setting) -> Vec<Offered> {
    let name = code(who);
    let Some(label) = penalty_name(choice).map(|name| reader.say(name)) else { return Vec::new() };
    let one = |what: &str| vec![plain(format!("penalises {name} {what}"), label.clone())];
    let points_of = |what: &str| {
        let scored = choice.scores().iter();
        let act = |&points: &Score| plain(format!("penalises {name} {what} {points}"), format!("{label}: {points:#}"));
        scored.map(act).collect()
    };
    let time = |act: String, label: String| {
        let value = setting.usual_time.to_owned();
        vec![Offered { act, label: label.clone(), blanks: vec![Blank { name: "time", label, size: 6, value }] }]
    };
    match choice {
        ArbiterChoice::Warning => one("warning"),
        ArbiterChoice::Fine => one("fine"),
        ArbiterChoice::Expulsion => one("expulsion"),
        // Among the penalties the option names the offender, elsewhere the player who gets the time (III.5.2).
        ArbiterChoice::TimeOpponent if !open.choices.contains(&ArbiterChoice::Warning) => {
            let label = reader.say_with(words::game::ARBITER_GIVES, &[("side", &name)]);
            time(format!("gives {name} {{time}}"), label)
        }
        ArbiterChoice::TimeOpponent => time(format!("penalises {name} opponent +{{time}}"), label.clone()),
        ArbiterChoice::TimeOffender => time(format!("penalises {name} time -{{time}}"), label.clone()),
        ArbiterChoice::PointsOpponent => points_of("opponent points"),
        ArbiterChoice::PointsOffender => points_of("points"),
        ArbiterChoice::Rounds => vec![Offered {
            act: format!("penalises {name} rounds {{number}}"),
            label: label.clone(),
            blanks: vec![Blank { name: "number", label: label.clone(), size: 4, value: "1".to_owned() }],
        }],
        // The arbiter also decides the opponent's score (12.9.6).
        ArbiterChoice::Loss if open.choices.contains(&ArbiterChoice::Expulsion) => {
            let scored = choice.scores().iter();
            let act = |&points: &Score| {
                plain(
                    format!("penalises {name} loss opponent {points}"),
                    reader.say_with(words::game::CHOICE_LOSS_SCORE, &[("score", &points)]),
                )
            };
            scored.map(act).collect()
        }
        // A player who arrives too late for a game that has not begun loses by default (6.7.1).
        ArbiterChoice::Loss if !setting.begun && open.choices.contains(&ArbiterChoice::Continue) => {
            let result = if who == Color::White { "-/+" } else { "+/-" };
            let label = reader.say_with(words::game::CHOICE_FORFEIT, &[("result", &result)]);
            vec![plain(format!("decides {result}"), label)]
        }
        ArbiterChoice::Loss => one("loss"),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_game::{AnswerKind, Game, TimedAct, Transcript};
    use adoube_words::Language;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// Returns all transcripts of the project, and those of the specification if available.
    fn transcripts() -> Vec<(String, Transcript)> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let own = ["../game/tests/transcripts", "../game/tests/variants"].map(|folder| root.join(folder));
        let folders = own.into_iter().chain(adoube_testing::shared("spec/transcripts"));
        let mut found = Vec::new();
        for folder in folders {
            let Ok(files) = std::fs::read_dir(&folder) else { continue };
            for file in files.map(|file| file.unwrap().path()) {
                let Ok(text) = std::fs::read_to_string(&file) else { continue };
                if let Ok(transcript) = Transcript::parse(&text) {
                    found.push((file.file_stem().unwrap().to_string_lossy().into_owned(), transcript));
                }
            }
        }
        found
    }

    fn filled(offered: &Offered) -> String {
        offered.blanks.iter().fold(offered.act.clone(), |act, blank| {
            assert!(act.contains(&format!("{{{}}}", blank.name)), "{act}");
            act.replace(&format!("{{{}}}", blank.name), &blank.value)
        })
    }

    /// Checks that the act settles the open ruling: the engine accepts it, and nothing is open under that article.
    fn settles(game: &Game, open: &Open<'_>, act: &str, what: &str) {
        let read = adoube_services::board_game::read_act(&format!("arbiter {act}")).unwrap_or_else(|refusal| {
            panic!("{what}: {act}: {refusal:?}");
        });
        let mut game = game.clone();
        let answers = game.decide(&TimedAct { at: game.now(), act: read }).unwrap();
        assert!(answers.iter().all(|answer| !answer.what.is_refused()), "{what}: {act}: {answers:?}");
        let waits = game
            .open()
            .any(|other| (other.article, other.who, other.choices) == (open.article, open.who, open.choices));
        assert!(!waits, "{what}: {act} leaves it open");
    }

    #[test]
    fn every_option_that_a_ruling_names_has_an_act_that_settles_it() {
        let reader = adoube_web::reader::Reader::new(Language::English);
        let mut met: BTreeSet<ArbiterChoice> = BTreeSet::new();
        let mut acts = 0;
        for (name, transcript) in transcripts() {
            let mut game = transcript.game().unwrap();
            for event in transcript.events() {
                let Ok(answers) = game.decide(event) else { break };
                let asked = answers.iter().any(|answer| matches!(answer.what, AnswerKind::Options(..)));
                if !asked || game.is_over() {
                    continue;
                }
                // The latest question; older ones may have lapsed with the moves.
                let Some(open) = game.open().last() else { continue };
                let what = format!("{name} {event}: {open:?}");
                let setting = Setting {
                    usual_time: "2:00",
                    clocks: Color::ALL.map(|who| game.clock().remaining(who).to_string()),
                    begun: game.made_moves().next().is_some(),
                };
                for &choice in open.choices {
                    let offered = offered(reader, &open, choice, &setting);
                    assert!(!offered.is_empty(), "{what}: {choice:?} has no act");
                    for one in &offered {
                        settles(&game, &open, &filled(one), &what);
                        acts += 1;
                    }
                    met.insert(match choice {
                        ArbiterChoice::Square(_) => ArbiterChoice::Square(adoube_board::Square::new(0)),
                        choice => choice,
                    });
                }
            }
        }
        // All options in the Laws; none of these transcripts names a new game, which is tested below.
        let all = ArbiterChoice::PENALTIES.into_iter().chain([
            ArbiterChoice::Uphold,
            ArbiterChoice::Reject,
            ArbiterChoice::Postpone,
            ArbiterChoice::Continue,
            ArbiterChoice::SetClocks,
            ArbiterChoice::Square(adoube_board::Square::new(0)),
        ]);
        assert!(all.into_iter().all(|choice| met.contains(&choice)), "{met:?}");
        assert!(acts > 100, "{acts}");
    }

    /// One position for each option that the project's transcripts may lack.
    #[test]
    fn options_that_are_seldom_named_have_acts_too() {
        let reader = adoube_web::reader::Reader::new(Language::English);
        for (text, choices) in [
            (
                "time: 60:00\nposition: 4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 30\nclocks: 0:05 0:10\n\n0:10 white Kf2\n0:40 black Kf7\n\
                 0:50 arbiter sees flags\n",
                vec![ArbiterChoice::Continue, ArbiterChoice::Draw],
            ),
            (
                "time: 3:00+2\nposition: 4r2k/8/8/8/8/2P5/4N3/4K3 w - - 0 1\n\n0:05 white plays e2-d4\n0:06 white presses\n\
                 0:08 black plays e8-e1\n0:09 black presses\n0:15 arbiter sees illegal\n",
                vec![ArbiterChoice::White, ArbiterChoice::Black],
            ),
            ("\n0:05 white refuses\n0:06 black refuses\n", vec![ArbiterChoice::Loss]),
        ] {
            let transcript = Transcript::parse(text).unwrap();
            let mut game = transcript.game().unwrap();
            for event in transcript.events() {
                game.decide(event).unwrap();
            }
            let open = game.open().last().unwrap();
            assert_eq!(open.choices, choices, "{text}");
            let setting = Setting { usual_time: "2:00", clocks: ["1:00", "1:00"].map(str::to_owned), begun: true };
            for &choice in open.choices {
                for one in offered(reader, &open, choice, &setting) {
                    settles(&game, &open, &filled(&one), text);
                }
            }
        }
        let game = Transcript::parse("").unwrap().game().unwrap();
        let open = Open { who: Who::Both, choices: &[ArbiterChoice::NewGame], article: "7.2.1" };
        let setting = Setting { usual_time: "2:00", clocks: [String::new(), String::new()], begun: true };
        let [one] = offered(reader, &open, ArbiterChoice::NewGame, &setting).try_into().ok().unwrap();
        settles(&game, &open, &filled(&one), "a new game");
    }

    /// III.5.2: the time goes to the opponent of the claimant, who is named.
    #[test]
    fn time_that_is_no_penalty_goes_to_whom_the_option_names() {
        let reader = adoube_web::reader::Reader::new(Language::English);
        let open = Open {
            who: Who::One(Color::Black),
            choices: &[ArbiterChoice::TimeOpponent, ArbiterChoice::Continue],
            article: "III.5.2",
        };
        let setting = Setting { usual_time: "2:00", clocks: [String::new(), String::new()], begun: true };
        let acts = offered(reader, &open, ArbiterChoice::TimeOpponent, &setting);
        assert_eq!(acts.iter().map(filled).collect::<Vec<_>>(), ["gives black 2:00"]);
        let open = Open { choices: &ArbiterChoice::PENALTIES, ..open };
        let acts = offered(reader, &open, ArbiterChoice::TimeOpponent, &setting);
        assert_eq!(acts.iter().map(filled).collect::<Vec<_>>(), ["penalises black opponent +2:00"]);
    }

    /// I.8, C.3: the arbiter reads the moves that a sealed text may mean in the arbiter's own letters.
    #[test]
    fn sealed_moves_are_offered_in_the_readers_letters() {
        let moves = ["Nf3", "O-O"].map(|san| ArbiterChoice::Move(adoube_game::Short::new(san).unwrap()));
        let open = Open { who: Who::One(Color::White), choices: &moves, article: "I.8.1" };
        let setting = Setting { usual_time: "2:00", clocks: [String::new(), String::new()], begun: true };
        for (language, label) in [(Language::English, "Nf3"), (Language::Catalan, "Cf3"), (Language::Basque, "Zf3")] {
            let reader = adoube_web::reader::Reader::new(language);
            let acts = offered(reader, &open, moves[0], &setting);
            assert_eq!((acts[0].act.as_str(), acts[0].label.as_str()), ("reads Nf3", label));
            assert_eq!(offered(reader, &open, moves[1], &setting)[0].label, "0-0");
        }
    }
}
