//! Easily guessed passwords: one or two common words, disguised with digits and symbols, and walks over the keyboard.
//! The list is short and built in, because a desk may have no Internet access.

/// Common words without accents, in the languages of the desk: about accounts, chess, and popular things.
const WORDS: &str = "
    password passwort passphrase contrasenya contrasena clau clave pasahitza senha gakoa secret secreto secreta
    segredo sekretua login welcome benvingut bienvenido bemvindo ongietorri default changeme changethis letmein
    access acces acceso acesso admin administrator administrador administradora root user usuari usuario guest
    test testing prova prueba teste proba temporal temp demo server computer internet wifi
    chess escacs ajedrez xadrez xake xakea schach arbiter arbitre arbitro arbitra epailea torneig torneo torneio
    txapelketa tournament club federacio federacion federacao federazioa fide checkmate escacimat jaquemate
    xequemate xakemate stalemate gambit rook bishop knight queen king pawn torre alfil cavall caballo cavalo dama
    rei rey peo peon peao carlsen magnus kasparov fischer karpov capablanca desk mesa taula mahaia hall sala
    iloveyou teestimo testimo teamo tequiero euteamo maitezaitut love amor amore estimat princess princesa
    princesita sunshine dragon monkey superman batman pokemon starwars football futbol futebol barcelona barca
    visca viscaelbarca realmadrid madrid athletic sevilla benfica porto sporting flamengo corinthians palmeiras
    santos catalunya catalonia espana euskadi euskalherria portugal brasil lisboa bilbao valencia girona lleida
    tarragona donostia saopaulo familia mama papa hola hello kaixo ola gracies gracias obrigado eskerrikasko
    freedom llibertat libertad liberdade askatasuna master mestre maestro champion campio campeon campeao winner
    summer estiu verano verao uda winter hivern invierno inverno negua spring primavera udaberria autumn tardor
    otono outono udazkena monday dilluns lunes whatever trustno trustnoone nothing abcdef qwerty qwertyuiop asdfgh
    zxcvbn azerty maria jose jordi joan ana anna antonio manuel joao jon mikel ander montserrat david daniel
    carlos laura marta pedro
";

/// A password made of at most this many common words is refused.
const WORDS_REFUSED: usize = 2;

/// The rows of the keyboard, each shifted half a key to the right of the row above.
const ROWS: [&str; 4] = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/// Returns whether a password is easily guessed.
pub(crate) fn is_common(password: &str) -> bool {
    let joined = |text: &str| adoube_store::fold(text).chars().filter(|c| !c.is_whitespace()).collect::<String>();
    let letters = |text: &str| text.chars().filter(|c| c.is_alphabetic()).collect::<String>();
    let folded = joined(password);
    let bare = letters(&folded);
    // Digits and symbols in place of letters, a year at the end, or a separate number: p4ssw0rd-2026, 3scac5 1234.
    let meant = |text: &str| letters(&joined(&text.to_lowercase().chars().map(undressed).collect::<String>()));
    let before_a_year = meant(password.trim_end_matches(|c: char| !c.is_alphabetic()));
    let words = password.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).collect::<String>();
    [bare, before_a_year, meant(&words)].iter().any(|text| !text.is_empty() && is_made_of_words(text, WORDS_REFUSED))
        || is_walk(&folded)
}

/// Returns the letter that a digit or symbol replaces.
const fn undressed(c: char) -> char {
    match c {
        '0' => 'o',
        '1' | '!' | '|' => 'i',
        '3' | '€' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        '8' => 'b',
        c => c,
    }
}

/// Returns whether a text consists of at most `most` of the words; repetitions of a word count once.
fn is_made_of_words(text: &str, most: usize) -> bool {
    WORDS.split_whitespace().any(|word| {
        let Some(mut rest) = text.strip_prefix(word) else { return false };
        while let Some(again) = rest.strip_prefix(word) {
            rest = again;
        }
        rest.is_empty() || (most > 1 && is_made_of_words(rest, most - 1))
    })
}

/// Returns whether most keys are next to the previous one: `qwertyuiop12`, `1q2w3e4r5t6y`.
fn is_walk(text: &str) -> bool {
    let place =
        |c: char| ROWS.iter().enumerate().find_map(|(row, keys)| Some((row, keys.chars().position(|key| key == c)?)));
    let keys: Vec<char> = text.chars().collect();
    let beside = |pair: &&[char]| {
        let [a, b] = **pair else { return false };
        let (Some((row_a, at_a)), Some((row_b, at_b))) = (place(a), place(b)) else { return false };
        row_a.abs_diff(row_b) <= 1 && at_a.abs_diff(at_b) <= 1
    };
    let steps = keys.windows(2).filter(beside).count();
    keys.len() > 3 && steps * 10 >= (keys.len() - 1) * 7
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_guessed_first_is_known() {
        for password in [
            "password1234",
            "P4ssw0rd!2026",
            "Contrasenya2026!",
            "contraseña-123",
            "senha senha senha",
            "3scac5 1234567",
            "chess-club-2026",
            "admin12345678",
            "Administrator1",
            "iloveyou202020",
            "ViscaElBarça1899",
            "qwertyuiop123",
            "1q2w3e4r5t6y",
            "asdfghjklñ12",
            "xakea12345678",
            "adminadminadmin",
            "Maria Jose 1980!",
        ] {
            assert!(is_common(password), "{password}");
        }
        for password in [
            "cavall f3 torna a g1 i para",
            "siset pren el cavall blanc",
            "el rei dorm i la dama vetlla",
            "ñandú, güisqui i ós",
            "una torre al mig del mar",
            "xT9#kw2!mPq7",
            "correcte cavall pila grapa",
        ] {
            assert!(!is_common(password), "{password}");
        }
    }

    #[test]
    fn the_words_are_folded_and_stand_once() {
        for (at, word) in WORDS.split_whitespace().enumerate() {
            assert_eq!(adoube_store::fold(word), word);
            assert!(!WORDS.split_whitespace().skip(at + 1).any(|other| other == word), "{word} stands twice");
        }
    }
}
