//! Typical search queries of arbiters and players, with the provision they look for: it must be the first result in the
//! edition of 2023.

use adoube_laws::{Edition, search};
use adoube_words::Language;

const ENGLISH: [(&str, &str); 16] = [
    ("castling through check", "3.8.2.2.1"),
    ("can I castle out of check?", "3.8.2.2.1"),
    ("mobile phone", "11.3.2.1"),
    ("phone rang", "11.3.2.2"),
    ("smart watch", "11.3.2.1"),
    ("zeitnot", "6.3.1"),
    ("insufficient material", "5.2.2"),
    ("upside-down rook", "4.4.4"),
    ("touch move", "4.3"),
    ("perpetual check", "9.2.1"),
    ("second illegal move", "7.5.5"),
    ("two hands", "7.5.4"),
    ("zero tolerance", "6.7.1"),
    ("illegal move in blitz", "B.3"),
    ("Fischer random", "II.1"),
    ("smoking", "11.3.4"),
];

const CATALAN: [(&str, &str); 13] = [
    ("bandera", "6.8"),
    ("caiguda de bandera", "6.8"),
    ("tres cops", "9.2.1"),
    ("mobil", "11.3.2.1"),
    ("ha sonat el telèfon", "11.3.2.2"),
    ("peça tocada", "4.3"),
    ("rei ofegat", "5.2.1"),
    ("segona jugada il·legal", "7.5.5"),
    ("torre cap per avall", "4.4.4"),
    ("arribar tard", "6.7.1"),
    ("material insuficient", "5.2.2"),
    ("jugada secreta", "I.1.1"),
    ("jugador cec", "D.1"),
];

const SPANISH: [(&str, &str); 13] = [
    ("enroque pasando por jaque", "3.8.2.2.1"),
    ("se cae la bandera", "6.8"),
    ("tres veces", "9.2.1"),
    ("celular", "11.3.2.1"),
    ("suena el movil", "11.3.2.2"),
    ("pieza tocada", "4.3"),
    ("rey ahogado", "5.2.1"),
    ("dos manos", "7.5.4"),
    ("rendirse", "5.1.2"),
    ("llegar tarde", "6.7.1"),
    ("reclamación falsa", "9.5.3"),
    ("firmar la planilla", "8.7"),
    ("75 jugadas", "9.6.2"),
];

const BRAZILIAN: [(&str, &str); 12] = [
    ("roque passando por xeque", "3.8.2.2.1"),
    ("queda de seta", "6.8"),
    ("celular", "11.3.2.1"),
    ("o celular tocou", "11.3.2.2"),
    ("xeque perpétuo", "9.2.1"),
    ("peça tocada", "4.3"),
    ("lance ilegal", "7.5.1"),
    ("duas mãos", "7.5.4"),
    ("afogado", "5.2.1"),
    ("parar de anotar", "8.4"),
    ("relógio com defeito", "6.10.1"),
    ("lance secreto", "I.1.1"),
];

const PORTUGUESE: [(&str, &str); 6] = [
    ("telemóvel", "11.3.2.1"),
    ("o telemóvel tocou", "11.3.2.2"),
    ("queda de bandeira", "6.8"),
    ("relógio avariado", "6.10.1"),
    ("duas mãos", "7.5.4"),
    ("folha de registo", "8.1.1"),
];

const BASQUE: [(&str, &str); 12] = [
    ("bandera erori", "6.8"),
    ("hiru aldiz", "9.2.1"),
    ("mugikorra", "11.3.2.1"),
    ("mugikorrak jo du", "11.3.2.2"),
    ("ukitutako pieza", "4.3"),
    ("bi eskuekin", "7.5.4"),
    ("berandu iritsi", "6.7.1"),
    ("amore eman", "5.1.2"),
    ("errege itoa", "5.2.1"),
    ("erlojua sakatu jokatu gabe", "7.5.3"),
    ("jokaldi sekretua", "I.1.1"),
    ("jokalari itsua", "D.1"),
];

#[test]
fn what_people_type_finds_the_provision() {
    let lists: [(Language, &[(&str, &str)]); 6] = [
        (Language::English, &ENGLISH),
        (Language::Catalan, &CATALAN),
        (Language::Spanish, &SPANISH),
        (Language::BrazilianPortuguese, &BRAZILIAN),
        (Language::EuropeanPortuguese, &PORTUGUESE),
        (Language::Basque, &BASQUE),
    ];
    let mut wrong = Vec::new();
    for (language, queries) in lists {
        for (query, expected) in queries {
            let hits = search(query, language, Some(Edition::E2023));
            let found: Vec<&str> = hits.iter().take(3).map(|hit| hit.article.number()).collect();
            if found.first() != Some(expected) {
                wrong.push(format!("{language}: {query}: {expected} was expected, found {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
