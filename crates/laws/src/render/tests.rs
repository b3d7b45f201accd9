//! Tests of the rendered views.

use proptest::prelude::*;

use super::*;

const WIDTH: Width = Width::new(80);

fn article(number: &str, edition: Edition, language: Language) -> String {
    render_article(number, edition, language, WIDTH).unwrap()
}

#[test]
fn an_article_in_the_edition_asked_for() {
    let expected = "\
7.5.3  Penalties for illegal moves
Article 7: Irregularities · applies automatically · 2017

A player's first completed illegal move of 7.5.1 or 7.5.2 gives the opponent two
minutes, in blitz one (B.2); the second loses the game, or draws it if the
opponent cannot mate by any series of legal moves.

In other editions:
  2023: A player's first completed illegal move gives the opponent two minutes;
      the second loses the game, or draws it if the opponent cannot mate by any
      series of legal moves. Those of 7.5.1 to 7.5.4 count together; in rapid
      the amount is that of A.3.
  2018: A player's first completed illegal move gives the opponent two minutes,
      in blitz one (B.2); the second loses the game, or draws it if the opponent
      cannot mate by any series of legal moves. Those of 7.5.1 to 7.5.4 count
      together.

Numbers         1985: – · 2017: 7.5.3 · 2018: 7.5.5 · 2023: 7.5.5
See also        7.5.1  Completed illegal move
                7.5.2  Pawn left on the last rank
                B.2  One-minute penalties in blitz
";
    assert_eq!(article("7.5.3", Edition::E2017, Language::English), expected);
}

#[test]
fn one_number_of_1985_shows_all_that_it_holds() {
    let text = article("10.05", Edition::E1985, Language::Catalan);
    for title in ["Reclamar la tercera repetició", "La mateixa posició", "La captura al pas", "El dret d’enrocar"] {
        assert!(text.contains(title), "{title}");
    }
    let part = article("14.05.c", Edition::E1985, Language::Basque);
    assert!(part.contains("Galdutako gutun-azala"), "{part}");
}

#[test]
fn a_heading_shows_what_stands_under_it() {
    let text = article("7.5", Edition::E2018, Language::BrazilianPortuguese);
    for number in ["7.5.1", "7.5.2", "7.5.3", "7.5.4", "7.5.5"] {
        assert!(text.contains(&format!("{number}  ")), "{number}");
    }
    assert!(!text.contains("7.6  "));
}

#[test]
fn a_number_of_2023_leads_to_its_counterpart() {
    let text = article("6.9", Edition::E1985, Language::English);
    assert!(text.starts_with("10.13, 12.07  Loss on time\n"), "{text}");
    let absent = article("9.6.1", Edition::E1985, Language::English);
    assert!(absent.starts_with("9.6.1 (2023)  Fivefold repetition\n"), "{absent}");
}

#[test]
fn an_id_of_another_edition_can_be_read() {
    let text = article("1985:10.07.a", Edition::E2023, Language::Spanish);
    assert!(text.starts_with("10.07.a (1985)  Rey contra rey\n"), "{text}");
    assert!(text.contains("2017, 2018, 2023"));
}

#[test]
fn a_provision_is_found_by_the_number_of_any_print() {
    let found = |number: &str, edition, language| -> Vec<&str> {
        let found = find_provisions(number, edition, language).unwrap();
        found.iter().map(|provision| provision.article().number()).collect()
    };
    // Numbers missing from the table are found in the printed texts of any language.
    for language in Language::ALL {
        assert_eq!(found("9.2.3", Edition::E2023, language), ["9.2.2"]);
        assert_eq!(found("3.7.3.1", Edition::E2023, language), ["3.7.4.1"]);
        assert_eq!(found("7.2.3", Edition::E2023, language), ["7.3"]);
        assert_eq!(found("B.2.1.1", Edition::E2018, language), ["B.2.1"]);
        assert_eq!(found("A.4.1.1", Edition::E2023, language), ["A.4.1"]);
        assert_eq!(found("1.1.2", Edition::E2018, language), ["I.1.2"]);
    }
    // A number in both is found in the table, and also by readers of that printed text.
    assert_eq!(found("A.4.2", Edition::E2023, Language::Spanish), ["A.4.2"]);
    assert_eq!(found("A.4.2", Edition::E2023, Language::Catalan), ["A.4.2", "A.4.3"]);
    assert_eq!(found("9.2.1", Edition::E2023, Language::English), ["9.2.1", "9.2.1.1"]);
    let text = article("A.4.2", Edition::E2023, Language::Catalan);
    assert!(text.contains("El text català de 2023 el numera A.4.2."), "{text}");
    let text = article("9.2.3", Edition::E2023, Language::English);
    assert!(text.contains("\nThe English text of 2023 numbers it 9.2.3.\n"), "{text}");
    assert!(text.split_whitespace().collect::<Vec<_>>().join(" ").contains("2023: 9.2.2 (en: 9.2.3)"), "{text}");
}

#[test]
fn an_article_stands_in_the_chapter_of_its_edition() {
    let old = article("12.02", Edition::E1985, Language::English);
    assert!(old.contains("\nArticle 12: The clock · "), "{old}");
    let lost = article("9.4", Edition::E1985, Language::English);
    assert!(lost.starts_with("10.06  The right to claim a draw is lost by moving\n"), "{lost}");
    let contents = render_contents(Edition::E1985, Language::Catalan, WIDTH);
    assert!(contents.contains("Article 10: Final de la partida\n"), "{contents}");
    assert!(!contents.contains("Article 10: Puntuació"), "{contents}");
}

#[test]
fn what_stands_before_the_articles_is_found_by_its_name() {
    for (name, language) in [
        ("preface", Language::English),
        ("Pròleg", Language::Catalan),
        ("prologo", Language::Spanish),
        ("prefácio", Language::EuropeanPortuguese),
        ("hitzaurrea", Language::Basque),
    ] {
        let text = article(name, Edition::E2023, language);
        let title = text.lines().next().unwrap();
        let [preface] = find_provisions(name, Edition::E2023, language).unwrap()[..] else { panic!("{name}") };
        assert_eq!((preface.article().number(), title), ("preface", preface.title(Edition::E2023).get(language)));
    }
    let both = article("introduction", Edition::E1985, Language::English);
    assert!(both.starts_with("Introduction\n") && both.contains("\nPreface\n"), "{both}");
    let contents = render_contents(Edition::E2018, Language::English, WIDTH);
    assert!(
        contents.contains("\nBefore the Articles\n  Introduction\n  Preface\n  Basic Rules of Play\n"),
        "{contents}"
    );
    assert!(!contents.contains("Introduction to the Guidelines"), "{contents}");
}

#[test]
fn what_does_not_exist_is_an_error_with_neighbours() {
    for number in ["", "7.9", "99", "x", "1985:99", "7.5.5.5"] {
        let error = render_article(number, Edition::E2023, Language::English, WIDTH).unwrap_err();
        for language in Language::ALL {
            assert!(error.message(language).contains("2023"), "{number}");
        }
    }
    let error = render_article("7.9", Edition::E2018, Language::English, WIDTH).unwrap_err();
    assert_eq!(error.to_string(), "the 2018 edition has no article 7.9; the nearest are 7.5.5, 7.6, 8.1.1, 8.1.2");
}

#[test]
fn every_provision_has_a_view_in_every_language_and_edition() {
    for provision in book::provisions() {
        for language in Language::ALL {
            for edition in Edition::ALL {
                let text = view(provision, edition, language, WIDTH);
                let title = provision.title(edition).get(language);
                assert!(text.contains(title) && !text.contains('{'), "{} {language}", provision.article());
                let long = text.lines().skip(2).find(|line| line.chars().count() > 80);
                assert_eq!(long, None, "{} {language}", provision.article());
            }
        }
    }
}

#[test]
fn a_search_lists_number_title_and_explanation() {
    let text = render_search("posizio hila", Language::Basque, Some(Edition::E2018), WIDTH);
    assert!(text.starts_with("5.2.2  Posizio hila\n    Bi jokalarietako inork"), "{text}");
    let nothing = render_search("zzz", Language::Spanish, None, WIDTH);
    assert_eq!(nothing, "ningún resultado\n");
}

#[test]
fn terms_show_all_languages_and_mark_ours() {
    let text = render_terms("zero tolerance", Language::English, Width::new(200));
    assert!(
        text.starts_with("ca: tolerància zero · es: tolerancia cero · pt-BR: tolerância zero · pt-PT: tolerância zero"),
        "{text}"
    );
    assert!(text.contains("eu: zero tolerantzia* · en: zero tolerance (6.7.1)\n    A default time of zero"), "{text}");
    assert!(text.ends_with("\none result\n"), "{text}");
}

#[test]
fn two_editions_side_by_side() {
    let text = render_article_comparison("5.1.2", Edition::E1985, Edition::E2023, Language::English, WIDTH).unwrap();
    let expected = "\
1985           2023
10.02          5.1.2          ≠ Resignation
    1985, 2017, 2018: Whoever resigns always loses, even if the opponent cannot
        mate.

one result
= the same · → renumbered · ≠ different · − only in 1985 · + only in 2023
";
    assert_eq!(text, expected);
    let by_old_number =
        render_article_comparison("10.02", Edition::E1985, Edition::E2023, Language::English, WIDTH).unwrap();
    assert_eq!(by_old_number, expected);
}

#[test]
fn a_comparison_shows_what_is_asked() {
    let count = |detail| {
        let text = render_comparison(Edition::E2018, Edition::E2023, Language::Catalan, detail, WIDTH);
        let line = text.lines().find_map(|line| line.strip_suffix(" resultats")).unwrap();
        line.parse::<usize>().unwrap()
    };
    let (all, changes, differences) =
        (count(ComparisonDetail::All), count(ComparisonDetail::Changes), count(ComparisonDetail::Differences));
    assert!(differences < changes && changes < all, "{differences} {changes} {all}");
    let same = render_comparison(Edition::E2018, Edition::E2018, Language::Catalan, ComparisonDetail::Changes, WIDTH);
    assert!(same.lines().any(|line| line == "0 resultats"), "{same}");
}

#[test]
fn contents_list_every_number_of_the_edition() {
    let old = render_contents(Edition::E1985, Language::English, WIDTH);
    assert!(old.contains("Article 07: Touched pieces\n  07.01         Adjusting pieces\n"), "{old}");
    for edition in Edition::ALL {
        let text = render_contents(edition, Language::Spanish, WIDTH);
        assert!(text.contains(edition.name()));
        for provision in book::provisions().iter().filter(|p| p.exists_in(edition)) {
            if !provision.is_numbered() {
                assert!(text.contains(provision.title(edition).get(Language::Spanish)));
                continue;
            }
            for number in provision.numbers(edition) {
                let line = text.lines().any(|line| line.trim_start().starts_with(&format!("{number} ")));
                assert!(line, "{number} in {edition}");
            }
        }
    }
}

#[test]
fn kinds_have_names() {
    assert_eq!(kind_name(ProvisionKind::Conduct, Language::Basque), "jokabidea");
}

proptest! {
    #[test]
    fn any_question_gets_an_answer_or_an_error(number in "\\PC{0,50}", width in 0_usize..200) {
        for edition in Edition::ALL {
            match render_article(&number, edition, Language::Catalan, Width::new(width)) {
                Ok(text) => prop_assert!(text.ends_with('\n')),
                Err(error) => prop_assert!(!error.message(Language::Basque).is_empty()),
            }
        }
        let _ = render_search(&number, Language::BrazilianPortuguese, None, Width::new(width));
        let _ = render_terms(&number, Language::BrazilianPortuguese, Width::new(width));
    }
}
