//! Section 5 of the table: illegal moves and other irregularities.

use adoube_laws::*;

use crate::{NONE, Rows, rules, rules_of};

type Ladders = [(Offence, ActionableFrom, &'static str, Repair, Ladder); 4];

fn first(edition: Edition, play: Play, supervision: Supervision, offence: Offence) -> Param<FirstOffence> {
    rules_of(edition, play, supervision).offences.rule(offence).first
}

#[test]
fn section_5_illegal_moves_and_other_irregularities() {
    use adoube_laws::FirstOffence as F;
    let (two, one) = (F::OpponentGains { seconds: 120 }, F::OpponentGains { seconds: 60 });
    let mut rows = Rows::default();
    rows.since_2017(
        "illegal move is actionable",
        |r| r.irregular.actionable,
        (Actionable::WheneverFound, &["08.01"]),
        (Actionable::OncePressed, &["7.5.1"]),
    );
    let back = [(CannotRestore::NewGame, &["08.01"][..]), (CannotRestore::LastIdentifiable, &["7.5.1"])];
    rows.since_2017("restore to", |r| r.irregular.cannot_restore, back[0], back[1]);
    rows.since_2017("cannot restore", |r| r.irregular.cannot_restore, back[0], back[1]);
    rows.since_2017(
        "replacement move",
        |r| r.irregular.replacement,
        ((), &["08.01", "07"]),
        ((), &["7.5.1", "4.3", "4.7"]),
    );
    let columns = |play, supervision, offence| Edition::ALL.map(|edition| first(edition, play, supervision, offence));
    let illegal = Offence::IllegalMove;
    let none = (F::NoPenalty, &["08.01"][..]);
    rows.check(
        "penalty, 1st, std",
        columns(Play::Standard, Supervision::Full, illegal),
        [none, (two, &["7.5.3"]), (two, &["7.5.5"]), (two, &["7.5.5"])],
    );
    for (edition, expected) in Edition::ALL.into_iter().zip([None, Some("7.5.3"), Some("7.5.5"), Some("7.5.5")]) {
        assert_eq!(rules(edition).offences.rule(illegal).further_loses, expected, "{edition}");
    }
    rows.0.insert("penalty, 2nd, std", [vec![], vec!["7.5.3"], vec!["7.5.5"], vec!["7.5.5"]]);
    rows.0.insert("what is counted together", [vec![], vec!["7.5.3", "7.7.2", "7.8.2"], vec!["7.5.5"], vec!["7.5.5"]]);
    rows.check(
        "rap sup, 1st (2nd loses, draw if opponent cannot mate)",
        columns(Play::Rapid, Supervision::Full, illegal),
        [none, (two, &["7.5.3"]), (two, &["7.5.5"]), (one, &["A.3"])],
    );
    rows.check(
        "rap uns, 1st",
        columns(Play::Rapid, Supervision::Basic, illegal),
        [none, (F::Loses, &["A.4.2"]), (two, &["7.5.5"]), (one, &["A.3"])],
    );
    rows.check(
        "bli sup, 1st (2nd loses, draw if opponent cannot mate)",
        columns(Play::Blitz, Supervision::Full, illegal),
        [none, (one, &["B.2"]), (one, &["B.2"]), (two, &["7.5.5"])],
    );
    rows.check(
        "bli uns, 1st",
        columns(Play::Blitz, Supervision::Basic, illegal),
        [none, (F::Loses, &["A.4.2"]), (one, &["B.2"]), (one, &["A.3"])],
    );
    // The table also names the articles that lead to the amount.
    for (name, articles) in [
        ("rap sup, 1st (2nd loses, draw if opponent cannot mate)", ["A.3.1", "A.3.1", "A.4 7.5.5"]),
        ("rap uns, 1st", ["", "A.4.2", "A.5.2"]),
        ("bli sup, 1st (2nd loses, draw if opponent cannot mate)", ["B.3.1 7.5.3", "B.3.1 7.5.5", "B.2"]),
        ("bli uns, 1st", ["B.4", "B.4", "B.3"]),
    ] {
        for (edition, names) in Edition::ALL.into_iter().skip(1).zip(articles) {
            for number in names.split_whitespace() {
                assert!(is_printed(edition, number), "{number} in {edition}");
                rows.0.get_mut(name).unwrap()[Edition::ALL.iter().position(|&e| e == edition).unwrap()].push(number);
            }
        }
    }
    for offence in [Offence::EmptyPress, Offence::TwoHands, Offence::PawnLeft] {
        for play in [Play::Rapid, Play::Blitz] {
            let basic = |edition| first(edition, play, Supervision::Basic, offence).value;
            assert_eq!(basic(Edition::E2017), F::Loses);
            assert_eq!(basic(Edition::E2018), if play == Play::Rapid { two } else { one });
            assert_eq!(basic(Edition::E2023), one);
        }
    }
    let named = Edition::ALL.map(|edition| {
        let rules = rules_of(edition, Play::Rapid, Supervision::Basic);
        let of = |offence| *rules.offences.rule(offence);
        Offence::ALL.into_iter().flat_map(|o| of(o).claim.into_iter().chain(of(o).seen.article())).collect()
    });
    rows.0.insert("rap/bli uns: empty press, two hands, unpromoted pawn, 1st", named);
    let basic = |get: fn(&Rules) -> Param<Window>| {
        Edition::ALL.map(|edition| get(&rules_of(edition, Play::Rapid, Supervision::Basic)))
    };
    rows.check(
        "rap/bli uns: time window",
        basic(|r| r.irregular.window),
        [
            (Window::UntilAdjudication, &["08.01"]),
            (Window::UntilTheReply, &["A.4.2"]),
            (Window::UntilTheReply, &["A.4.2"]),
            (Window::UntilTheReply, &["A.5.2"]),
        ],
    );
    for (name, offence, articles) in [
        ("pawn left on last rank", Offence::PawnLeft, ["05.06.e", "7.5.2", "7.5.2", "7.5.2"]),
        ("press without moving", Offence::EmptyPress, ["", "7.8.1 7.8.2", "7.5.3 7.5.5", "7.5.3 7.5.5"]),
        ("two hands", Offence::TwoHands, ["", "7.7.1 7.7.2", "7.5.4 7.5.5", "7.5.4 7.5.5"]),
    ] {
        let found = articles.map(|names| names.split_whitespace().collect::<Vec<_>>());
        for (edition, articles) in Edition::ALL.into_iter().zip(&found) {
            let rules = rules(edition);
            let rule = rules.offences.rule(offence);
            assert_eq!(rule.seen.article(), articles.first().copied(), "{name} in {edition}");
            if let [_, ladder] = articles[..] {
                assert_eq!(rule.first.article(), Some(ladder), "{name} in {edition}");
            }
        }
        rows.0.insert(name, found);
    }
    rows.since_2017(
        "clock times after restoring",
        |r| r.irregular.times_after_restoring,
        (TimesAfterRestoring::Proportional, &["12.06"]),
        (TimesAfterRestoring::ArbiterJudges, &["7.1"]),
    );
    rows.since_2017("wrong initial position", |r| r.irregular.wrong_setup, ((), &["08.05"]), ((), &["7.2.1"]));
    rows.since_2017("board turned", |r| r.irregular.board_turned, ((), &["08.06"]), ((), &["7.2.2"]));
    for name in ["wrong initial position", "rap/bli uns, misplaced king or rook after 10 moves", "board turned"] {
        for play in [Play::Rapid, Play::Blitz] {
            let found =
                Edition::ALL.map(|edition| rules_of(edition, play, Supervision::Basic).irregular.setup_stays_after);
            rows.check(
                name,
                found,
                [(None, NONE), (Some(10), &["A.4.1.2"]), (Some(10), &["A.4.1.2"]), (Some(10), &["A.5.1.2"])],
            );
        }
    }
    assert!(Edition::ALL.iter().all(|&e| rules(e).irregular.setup_stays_after.value.is_none()));
    rows.since_2017(
        "colours reversed",
        |r| r.irregular.colours_reversed_before,
        (None, &["08.05"]),
        (Some(10), &["7.3"]),
    );
    rows.since_2017(
        "knocked-over men",
        |r| r.irregular.knocked_over,
        (KnockedOver::ClockMayNotBeStopped, &["08.03"]),
        (KnockedOver::OwnTimeAndPenalty, &["7.4.1", "7.4.2", "7.4.3"]),
    );
    rows.since_2017(
        "men found displaced",
        |r| r.irregular.displaced,
        (CannotRestore::NewGame, &["08.02"]),
        (CannotRestore::LastIdentifiable, &["7.6"]),
    );
    rows.since_2017(
        "adjourned position set up wrongly",
        |r| r.irregular.resumed_wrongly,
        ((), &["08.04"]),
        ((), &["7.6"]),
    );
    let illegal_positions =
        Edition::ALL.map(|edition| rules_of(edition, Play::Blitz, Supervision::Basic).quick.illegal_position_draws);
    rows.check(
        "rap/bli uns: both kings in check or pawn on last rank seen by the arbiter",
        illegal_positions,
        [(false, NONE), (true, &["A.4.4"]), (true, &["A.4.4"]), (true, &["A.5.4"])],
    );
    rows.finish(5);
}

#[test]
fn article_7_5_which_offences_each_edition_knows() {
    use adoube_laws::ActionableFrom::{Never, OnTheBoard, OncePressed};
    use adoube_laws::Ladder as L;
    use adoube_laws::Offence::{EmptyPress, IllegalMove, PawnLeft, TwoHands};
    use adoube_laws::Repair::{PawnBecomesQueen, PawnGoesBack, Restored, Stands};
    let modern: Ladders = [
        (IllegalMove, OncePressed, "7.5.1", Restored, L::Moves),
        (PawnLeft, OncePressed, "7.5.2", PawnBecomesQueen, L::Moves),
        (EmptyPress, OncePressed, "7.5.3", Stands, L::Moves),
        (TwoHands, OncePressed, "7.5.4", Stands, L::Moves),
    ];
    let cases: [(Edition, Ladders); 4] = [
        (
            Edition::E1985,
            [
                (IllegalMove, OnTheBoard, "08.01", Restored, L::Moves),
                (PawnLeft, OncePressed, "05.06.e", PawnGoesBack, L::Moves),
                (EmptyPress, Never, "", Stands, L::Moves),
                (TwoHands, Never, "", Stands, L::Moves),
            ],
        ),
        (
            Edition::E2017,
            [
                (IllegalMove, OncePressed, "7.5.1", Restored, L::Moves),
                (PawnLeft, OncePressed, "7.5.2", PawnBecomesQueen, L::Moves),
                (EmptyPress, OncePressed, "7.8.1", Stands, L::EmptyPresses),
                (TwoHands, OnTheBoard, "7.7.1", Stands, L::TwoHands),
            ],
        ),
        (Edition::E2018, modern),
        (Edition::E2023, modern),
    ];
    for (edition, expected) in cases {
        let rules = rules(edition);
        for (offence, seen, article, repair, ladder) in expected {
            let rule = rules.offences.rule(offence);
            assert_eq!((rule.seen.value, rule.repair, rule.ladder), (seen, repair, ladder), "{offence:?} in {edition}");
            assert_eq!(rule.seen.article().unwrap_or_default(), article, "{offence:?} in {edition}");
            assert_eq!(rule.claim.unwrap_or_default(), article, "{offence:?} in {edition}");
        }
        let only_compound = edition == Edition::E2017;
        assert_eq!(rules.offences.two_hands_only_in_compound_moves, only_compound);
    }
}

#[test]
fn article_a_5_2_stands_for_claims_without_full_supervision() {
    for (edition, article, nothing) in
        [(Edition::E2017, "A.4.2", "A.4.2"), (Edition::E2018, "A.4.2", "A.4.2"), (Edition::E2023, "A.5.2", "A.5.2")]
    {
        for supervision in [Supervision::Basic, Supervision::NoArbiter] {
            let rules = rules_of(edition, Play::Rapid, supervision);
            assert_eq!(rules.block(), Block::Basic);
            assert_eq!(rules.offences.nothing_found, nothing);
            assert!(rules.irregular.corrected_by_agreement.value);
            for offence in Offence::ALL {
                assert_eq!(rules.offences.rule(offence).claim, Some(article), "{offence:?} in {edition}");
            }
        }
    }
    // A standard game is under the Competition Rules, with any supervision.
    assert_eq!(rules_of(Edition::E2023, Play::Standard, Supervision::NoArbiter).offences.nothing_found, "7.5.1");
    assert_eq!(rules(Edition::E1985).offences.nothing_found, "08.01");
}

#[test]
fn doubtful_penalties_follow_the_event() {
    let pooled = Regulations { counting_in_2017: CountingIn2017::Pooled, ..Regulations::default() };
    for edition in Edition::ALL {
        let rules = Rules::new(edition, Play::Standard, Supervision::Full, pooled.clone());
        assert!(Offence::ALL.iter().all(|&o| rules.offences.rule(o).ladder == Ladder::Moves), "{edition}");
    }
    let one_minute =
        Regulations { supervised_blitz_penalty: SupervisedBlitzPenalty::OneMinute, ..Regulations::default() };
    let rules = Rules::new(Edition::E2023, Play::Blitz, Supervision::Full, one_minute);
    let illegal = rules.offences.rule(Offence::IllegalMove).first;
    assert_eq!((illegal.value, illegal.article()), (FirstOffence::OpponentGains { seconds: 60 }, Some("A.3")));
    assert_eq!(rules.draws.wrong_claim.value, WrongClaim::OpponentGains { seconds: 60 });
    assert_eq!(rules.quick.penalty_s.value, 60);
}
