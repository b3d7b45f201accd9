//! `Rules` row by row: what each edition sets, entered a second time in four columns.
//!
//! Where the table of the editions is at hand (`ADOUBE_SHARED`, or `shared` beside the workspace), every row of it
//! must be here, with the articles it names.

#![expect(clippy::too_many_lines, reason = "one section of the table is one test, however long")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests are not seen as tests")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use adoube_laws::*;

mod draws_and_after;
mod irregularities;

fn rules(edition: Edition) -> Rules {
    Rules::new(edition, Play::Standard, Supervision::Full, Regulations::default())
}

fn rules_of(edition: Edition, play: Play, supervision: Supervision) -> Rules {
    Rules::new(edition, play, supervision, Regulations::default())
}

/// The rows of one section, with the articles found in each of the four columns.
#[derive(Default)]
struct Rows(BTreeMap<&'static str, [Vec<&'static str>; 4]>);

type Column<T> = (T, &'static [&'static str]);

impl Rows {
    fn add<T: PartialEq + Debug>(&mut self, name: &'static str, get: fn(&Rules) -> Param<T>, expected: [Column<T>; 4]) {
        let found = Edition::ALL.map(|edition| get(&rules(edition)));
        self.check(name, found, expected);
    }

    /// A rule that is the same since 2017.
    fn since_2017<T: PartialEq + Debug + Copy>(
        &mut self,
        name: &'static str,
        get: fn(&Rules) -> Param<T>,
        old: Column<T>,
        new: Column<T>,
    ) {
        self.add(name, get, [old, new, new, new]);
    }

    fn check<T: PartialEq + Debug>(&mut self, name: &'static str, found: [Param<T>; 4], expected: [Column<T>; 4]) {
        let row = self.0.entry(name).or_default();
        for (((param, (value, articles)), edition), all) in
            found.into_iter().zip(expected).zip(Edition::ALL).zip(row.iter_mut())
        {
            assert_eq!(param.value, value, "{name} in {edition}");
            assert_eq!(param.articles, articles, "{name} in {edition}");
            all.extend(articles);
        }
    }

    /// Compares with the section of the table, if it is at hand: the same rows, and the articles it names.
    fn finish(self, section: u8) {
        let Some(table) = editions_table() else { return };
        let rows = section_rows(&table, section);
        assert!(!rows.is_empty(), "section {section} has no rows");
        for (name, columns) in &rows {
            let found = self.0.get(name.as_str()).unwrap_or_else(|| panic!("no test for the row {name:?}"));
            for ((numbers, articles), edition) in columns.iter().zip(found).zip(Edition::ALL) {
                for number in numbers {
                    let parent = number.rsplit_once('.').map_or("", |(parent, _)| parent);
                    let has = |n: &str| articles.contains(&n);
                    assert!(has(number) || has(parent), "{name} in {edition}: {number} not in {articles:?}");
                }
            }
        }
        let extra = self.0.keys().find(|name| !rows.iter().any(|(row, _)| row == *name));
        assert_eq!(extra, None, "a row the table does not have");
    }
}

fn editions_table() -> Option<String> {
    let file = adoube_testing::shared("spec/laws/editions.md")?;
    Some(std::fs::read_to_string(file).unwrap())
}

/// The rows of a section: the parameter's name and the article numbers in the brackets of each column.
fn section_rows(table: &str, section: u8) -> Vec<(String, [Vec<String>; 4])> {
    let head = format!("## {section}. ");
    let body = table.lines().skip_while(|l| !l.starts_with(&head)).skip(1).take_while(|l| !l.starts_with("## "));
    body.filter(|line| line.starts_with("| ") && !line.starts_with("| Parameter"))
        .map(|line| {
            let cells: Vec<_> = line.trim_matches('|').split(" | ").map(str::trim).collect();
            let mut columns: [Vec<String>; 4] = Default::default();
            for i in 0..4 {
                let cell = cells[i + 1];
                columns[i] = if let Some(rest) = cell.strip_prefix('=') {
                    // A column that repeats the one before it may have its own numbers.
                    let own = bracketed(rest);
                    if own.is_empty() { columns[i - 1].clone() } else { own }
                } else {
                    bracketed(cell)
                };
            }
            (cells[0].to_owned(), columns)
        })
        .collect()
}

/// The article numbers in brackets: `[7.5.1, 7.5.2]`, of a range the first.
fn bracketed(cell: &str) -> Vec<String> {
    let inside = cell.split('[').skip(1).filter_map(|part| part.split(']').next());
    let words = inside.flat_map(|text| text.split([',', ' '])).map(str::trim);
    words
        .filter_map(|word| word.split('-').next())
        .filter(|word| word.contains('.') || word.parse::<u8>().is_ok())
        .map(str::to_owned)
        .collect()
}

const NONE: &[&str] = &[];

#[test]
fn section_2_ending_the_game() {
    use adoube_laws::{DeadPosition as D, How, Losing as L, Proviso as P};
    let on_claim = |count| Limit { count, how: How::OnClaim };
    let automatic = |count| Some(Limit { count, how: How::Automatic });
    let mut rows = Rows::default();
    rows.since_2017("mate", |r| r.ending.mate, (P::None, &["10.01"]), (P::LegalAndProperlyMade, &["5.1.1"]));
    rows.since_2017("stalemate", |r| r.ending.stalemate, (P::None, &["10.03"]), (P::LegalAndProperlyMade, &["5.2.1"]));
    rows.add(
        "resignation",
        |r| r.ending.resignation,
        [
            (L::Always, &["10.02"]),
            (L::Always, &["5.1.2"]),
            (L::Always, &["5.1.2"]),
            (L::UnlessOpponentCannotMate, &["5.1.2"]),
        ],
    );
    let dead = (D::NoMatePossible, &["5.2.2", "1.5"][..]);
    rows.since_2017("dead position", |r| r.ending.dead_position, (D::Material, &["10.07"]), dead);
    rows.since_2017(
        "agreed draw, moves needed first",
        |r| r.ending.agreed_draw_after_moves,
        (0, &["10.04"]),
        (1, &["5.2.3"]),
    );
    rows.since_2017(
        "event may restrict agreed draws",
        |r| r.ending.event_may_restrict_draws,
        (false, NONE),
        (true, &["9.1.1"]),
    );
    rows.since_2017("threefold", |r| r.ending.threefold, (on_claim(3), &["10.05"]), (on_claim(3), &["9.2.1"]));
    rows.since_2017("fivefold", |r| r.ending.fivefold, (None, NONE), (automatic(5), &["9.6.1"]));
    rows.since_2017(
        "50 moves each without pawn move or capture",
        |r| r.ending.fifty_moves,
        (on_claim(50), &["10.08"]),
        (on_claim(50), &["9.3.2", "9.3.1"]),
    );
    rows.since_2017(
        "endings with a higher limit",
        |r| r.ending.hundred_move_endings,
        (Some(on_claim(100)), &["10.09"]),
        (None, NONE),
    );
    rows.since_2017("75 moves each", |r| r.ending.seventy_five_moves, (None, NONE), (automatic(75), &["9.6.2"]));
    rows.since_2017(
        "flag-fall",
        |r| r.ending.flag_fall,
        (L::Always, &["10.13"]),
        (L::UnlessOpponentCannotMate, &["6.9"]),
    );
    rows.since_2017(
        "draw claim because the opponent has a bare king",
        |r| r.ending.bare_king_claim,
        (true, &["10.11.02", "10.12.b"]),
        (false, &["6.9"]),
    );
    rows.since_2017(
        "resignation/agreement found to follow an unnoticed flag-fall",
        |r| r.ending.own_article_on_late_flags,
        (true, &["12.07"]),
        (false, &["6.9", "6.8"]),
    );
    rows.since_2017(
        "points",
        |r| r.ending.points,
        (Scores::Fixed, &["17"]),
        (Scores::UnlessEventSaysOtherwise, &["10.1"]),
    );
    rows.since_2017("points", |r| r.ending.only_normal_scores, (false, NONE), (true, &["10.2"]));
    rows.since_2017(
        "both players lose",
        |r| r.ending.both_lose,
        (BothLose::RefusalOrLateness, &["10.16"]),
        (BothLose::PersistentRefusal, &["11.8"]),
    );
    rows.finish(2);
}

#[test]
fn article_5_2_2_is_cited_by_the_ending_in_1985() {
    let cases = [
        (MaterialDraw::Kings, "10.07.a"),
        (MaterialDraw::MinorPiece, "10.07.b"),
        (MaterialDraw::BishopsOfOneColour, "10.07.c"),
    ];
    for (ending, article) in cases {
        assert_eq!(rules(Edition::E1985).ending.dead_position_article(ending), Some(article));
        assert_eq!(rules(Edition::E2023).ending.dead_position_article(ending), Some("5.2.2"));
    }
}

#[test]
fn a_ruling_cites_1985_by_what_happened() {
    let (old, new) = (rules(Edition::E1985), rules(Edition::E2023));
    let cases = [
        (old.touch.king_steps_into_check, new.touch.king_steps_into_check, "05.01.a", "3.9.2"),
        (old.adjournment.opened_after_the_end, new.adjournment.opened_after_the_end, "14.02", "I.6"),
        (old.adjournment.offer_after_sealing, new.adjournment.offer_after_sealing, "10.10", "I.4"),
        (old.adjournment.resumed, new.adjournment.resumed, "14.01", "I.5"),
        (old.adjournment.opening, new.adjournment.opening, "14.03", "I.7"),
        (old.adjournment.replier_present, new.adjournment.replier_present, "14.02", "I.9.1"),
    ];
    for (in_1985, in_2023, first, second) in cases {
        assert_eq!((in_1985.article(), in_2023.article()), (Some(first), Some(second)));
    }
    assert_eq!(
        (old.adjournment.open_offer_noted.value, new.adjournment.open_offer_noted.article()),
        (false, Some("I.2.6"))
    );
}

#[test]
fn section_3_touching_and_moving() {
    let mut rows = Rows::default();
    rows.since_2017("hands", |r| r.touch.one_hand, (false, NONE), (true, &["4.1"]));
    rows.since_2017(
        "adjusting",
        |r| r.touch.adjusting,
        (Adjusting::OnTheMove, &["07.01"]),
        (Adjusting::WhileOwnClockRuns, &["4.2.1", "6.2.5"]),
    );
    rows.since_2017(
        "contact without announcement",
        |r| r.touch.contact,
        (Contact::BindsIfDeliberate, &["07.02"]),
        (Contact::PresumedIntended, &["4.2.2", "4.3"]),
    );
    rows.since_2017("own men touched", |r| r.touch.own_pieces, ((), &["07.02.a"]), ((), &["4.3.1"]));
    rows.since_2017("enemy men touched", |r| r.touch.enemy_pieces, ((), &["07.02.a"]), ((), &["4.3.2"]));
    rows.since_2017(
        "both colours touched",
        |r| r.touch.both_colours,
        (BothColours::OneOfEach, &["07.02.b"]),
        (BothColours::Any, &["4.3.3"]),
    );
    rows.since_2017(
        "order unknown",
        |r| r.touch.unknown_order,
        (UnknownOrder::Arbiter, &["07.02.b"]),
        (UnknownOrder::OwnFirst, &["4.3.3"]),
    );
    rows.since_2017("nothing playable", |r| r.touch.nothing_playable, ((), &["07.03"]), ((), &["4.5"]));
    rows.since_2017(
        "king and rook touched, castling legal",
        |r| r.touch.king_and_rook,
        (KingAndRook::KingBound, &["07.02.a"]),
        (KingAndRook::MustCastle, &["4.4.1"]),
    );
    rows.since_2017(
        "rook touched first, then king",
        |r| r.touch.rook_then_king,
        ((), &["05.01.c", "07.02"]),
        ((), &["4.4.2", "4.3.1"]),
    );
    rows.since_2017(
        "king then rook (1985: king, or both together) with intent to castle, illegal",
        |r| r.touch.vain_castling,
        (VainCastling::KingOrBothTogether, &["05.01.d"]),
        (VainCastling::KingThenRook, &["4.4.3"]),
    );
    let released = "king released on its castling square";
    rows.since_2017(released, |r| r.touch.king_released, ((), &["06.03"]), ((), &["4.7.2"]));
    rows.since_2017(released, |r| r.touch.king_released_in_vain, ((), &["05.01.d"]), ((), &["4.7.2"]));
    rows.since_2017(
        "promotion piece final",
        |r| r.touch.promotion_final,
        (PromotionFinal::OnRelease, &["06.04"]),
        (PromotionFinal::OnTouchingTheSquare, &["4.4.4"]),
    );
    rows.since_2017(
        "pawn released on last rank, not replaced",
        |r| r.touch.pawn_released,
        ((), &["06.04"]),
        ((), &["4.7", "4.7.3"]),
    );
    rows.since_2017(
        "promotion procedure",
        |r| r.touch.promotion_procedure,
        (PromotionProcedure::PawnOffFirst, &["06.04"]),
        (PromotionProcedure::AnyOrder, &["4.6.1", "4.6.2", "4.6.3"]),
    );
    rows.since_2017(
        "complaint about touch-move lost",
        |r| r.touch.complaint,
        (Complaint::AnyTouchEndsIt, &["07.04"]),
        (Complaint::TouchWithIntentEndsIt, &["4.8"]),
    );
    rows.since_2017("announcing check", |r| r.touch.says_check_is_optional, (true, &["09.03"]), (false, NONE));
    rows.since_2017("assistant for moving", |r| r.touch.assistant, (false, NONE), (true, &["4.9"]));
    rows.finish(3);
}

#[test]
fn section_4_clock() {
    let mut rows = Rows::default();
    rows.since_2017(
        "move completed (for the count)",
        |r| r.clock.completed_without_press,
        (NeedsNoPress::MateStalemateAndThePlayersWill, &["06.05"]),
        (NeedsNoPress::EveryEndingMove, &["6.2.1.1", "6.2.1"]),
    );
    rows.since_2017(
        "unpressed move completed by own next move",
        |r| r.clock.own_next_move_completes,
        (false, NONE),
        (true, &["6.2.1.2"]),
    );
    rows.since_2017("press after the opponent's reply", |r| r.clock.late_press, (false, NONE), (true, &["6.2.2"]));
    rows.since_2017("pressing hand, hovering", |r| r.clock.pressing_hand, (false, NONE), (true, &["6.2.3"]));
    rows.since_2017("increment, delay mode", |r| r.clock.increment, (false, NONE), (true, &["6.3.1", "6.3.2"]));
    rows.since_2017("unused time of a period", |r| r.clock.carry_over, ((), &["12.01"]), ((), &["6.3.2"]));
    rows.since_2017("start", |r| r.clock.start, ((), &["12.03"]), ((), &["6.6"]));
    rows.since_2017(
        "default time",
        |r| r.clock.default_time,
        (DefaultTime::Fixed { seconds: 3600 }, &["10.14"]),
        (DefaultTime::Announced { seconds: 0 }, &["6.7.1"]),
    );
    rows.since_2017(
        "both late",
        |r| r.clock.both_late,
        (BothLate::BothLose, &["10.16"]),
        (BothLate::EachAlone, &["6.7.1"]),
    );
    rows.since_2017(
        "both absent at the start",
        |r| r.clock.both_absent,
        (BothAbsent::WhiteClockRuns, &["12.03"]),
        (BothAbsent::WhiteChargedUnlessOtherwise, &["6.7.2"]),
    );
    rows.since_2017(
        "flag counts as fallen",
        |r| r.clock.flag_fallen,
        (FlagFallen::ArbiterUnlessAbsent, &["12.02"]),
        (FlagFallen::ArbiterOrClaim, &["6.8"]),
    );
    let both_flags = Edition::ALL.map(|edition| {
        let quickplay = QuickplayGuideline::Claim;
        let announced = Regulations { quickplay, ..Regulations::default() };
        Rules::new(edition, Play::Standard, Supervision::Full, announced).clock.both_flags
    });
    let guideline = (BothFlags::DrawnInLastPeriod, &["III.3.1"][..]);
    rows.check(
        "both flags down, order unknown",
        both_flags,
        [(BothFlags::Continues, &["12.08"]), guideline, guideline, guideline],
    );
    rows.since_2017(
        "both flags down, order unknown",
        |r| r.clock.both_flags,
        (BothFlags::Continues, &["12.08"]),
        (BothFlags::Arbiter, &["6.9"]),
    );
    rows.since_2017(
        "clock defect report",
        |r| r.clock.defect_report,
        (DefectReport::AtOwnFlagFallAtLatest, &["12.04"]),
        (DefectReport::AnyTime, &["6.10.1"]),
    );
    let floor = Floor { seconds: 300, article: "12.04.a", seconds_a_move: 60, article_a_move: "12.04.b" };
    rows.since_2017(
        "floor when the arbiter adds elapsed time",
        |r| r.clock.replacement_floor,
        (Some(floor), &["12.04"]),
        (None, &["6.10.1"]),
    );
    rows.since_2017(
        "wrong clock setting found",
        |r| r.clock.wrong_setting,
        (WrongSettingRemedy::NotSaid, &["12.04"]),
        (WrongSettingRemedy::Always, &["6.10.2"]),
    );
    for play in [Play::Rapid, Play::Blitz] {
        let found = Edition::ALL.map(|edition| rules_of(edition, play, Supervision::Basic).clock.wrong_setting);
        rows.check(
            "wrong clock setting found",
            found,
            [
                (WrongSettingRemedy::NotSaid, &["12.04"]),
                (WrongSettingRemedy::BeforeMoves(10), &["A.4.1.1"]),
                (WrongSettingRemedy::BeforeMoves(10), &["A.4.1.1"]),
                (WrongSettingRemedy::BeforeMoves(10), &["A.5.1.1"]),
            ],
        );
    }
    rows.since_2017(
        "player may stop the clock",
        |r| r.clock.player_stop,
        (PlayerStop::AsksTheArbiter, &["12.05", "05.06.e"]),
        (PlayerStop::ToCallTheArbiter, &["6.11.2"]),
    );
    let stop = "player may stop the clock";
    rows.since_2017(stop, |r| r.clock.stop_without_reason, (false, NONE), (true, &["6.11.4"]));
    rows.since_2017(
        "extra time for outside disturbance",
        |r| r.clock.disturbance,
        (Disturbance::ClocksStopped, &["12.05"]),
        (Disturbance::ExtraTime, &["12.5"]),
    );
    rows.since_2017(
        "claim resting on displays only",
        |r| r.clock.display_claim_refused,
        (false, NONE),
        (true, &["6.12.2"]),
    );
    rows.finish(4);
}

#[test]
fn article_6_7_1_default_time_comes_from_the_event_except_in_1985() {
    let regulations = Regulations { default_time_s: 900, ..Regulations::default() };
    for (edition, seconds) in Edition::ALL.into_iter().zip([3600, 900, 900, 900]) {
        let rules = Rules::new(edition, Play::Standard, Supervision::Full, regulations.clone());
        assert_eq!(rules.clock.default_time.value.seconds(), seconds, "{edition}");
    }
}

#[test]
fn guidelines_3_never_reach_blitz() {
    let regulations = Regulations { quickplay: QuickplayGuideline::Increment, ..Regulations::default() };
    for (play, both_flags, in_scope) in [
        (Play::Standard, BothFlags::DrawnInLastPeriod, true),
        (Play::Rapid, BothFlags::DrawnInLastPeriod, true),
        (Play::Blitz, BothFlags::Arbiter, false),
    ] {
        let rules = Rules::new(Edition::E2018, play, Supervision::Full, regulations.clone());
        assert_eq!(rules.clock.both_flags.value, both_flags, "{play:?}");
        let cited = (rules.clock.both_flags_go_on.article(), rules.clock.both_flags_draw.article());
        let guideline = (Some("III.3.1.1"), Some("III.3.1.2"));
        assert_eq!(cited, if in_scope { guideline } else { (Some("6.9"), Some("6.9")) }, "{play:?}");
        assert_eq!(rules.quickplay.in_scope.value, in_scope, "{play:?}");
        let announced = Announced::Guideline(QuickplayGuideline::Increment);
        assert_eq!(rules.quickplay.announced.value, announced, "{play:?}");
    }
}
