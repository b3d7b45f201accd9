//! What was done, in words: the acts of a transcript as people read them in the record of a game.
//!
//! A line is about its actor, who is named before it: "White: touches e2".
#![allow(clippy::too_many_lines, reason = "a table of words is as long as its words are many")]

mod arbiter;

use crate::act::{Act, DrawGround, Evidence, Hands, Manner, PlayerAct};
use adoube_board::Square;
use adoube_laws::{Language, Text};
use std::fmt::Display;

const fn text(ca: &'static str, es: &'static str, pt: &'static str, eu: &'static str, en: &'static str) -> Text {
    Text { ca, es, pt, eu, en }
}

fn list(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// A text with one thing in it.
fn with(text: &Text, language: Language, thing: &dyn Display) -> String {
    text.fill(language, &[("it", thing)])
}

impl Act {
    /// What was done, without the actor.
    ///
    /// ```
    /// use adoube_game::Event;
    /// use adoube_laws::Language;
    /// let event: Event = "0:05 white touches e2".parse()?;
    /// assert_eq!(event.act.tell(Language::Spanish), "toca e2");
    /// # Ok::<(), adoube_game::TranscriptError>(())
    /// ```
    pub fn tell(&self, language: Language) -> String {
        match self {
            Self::Player(_, act) => act.tell(language),
            Self::Arbiter(act) => act.tell(language),
        }
    }
}

impl PlayerAct {
    fn tell(&self, language: Language) -> String {
        match self {
            Self::Touches(squares, manner) => {
                let text = match manner {
                    Manner::Deliberately => {
                        text("toca {it}", "toca {it}", "toca {it}", "ukitu du: {it}", "touches {it}")
                    }
                    Manner::Accidentally => text(
                        "toca {it} sense voler",
                        "toca {it} sin querer",
                        "toca {it} sem querer",
                        "nahi gabe ukitu du: {it}",
                        "touches {it} by accident",
                    ),
                    Manner::Together => text(
                        "toca alhora {it}",
                        "toca a la vez {it}",
                        "toca ao mesmo tempo {it}",
                        "aldi berean ukitu ditu: {it}",
                        "touches {it} together",
                    ),
                };
                with(&text, language, &list(squares))
            }
            Self::Plays(mv, Hands::Two) => with(
                &text(
                    "juga {it} amb dues mans",
                    "juega {it} con dos manos",
                    "joga {it} com duas mãos",
                    "bi eskuz jokatu du: {it}",
                    "plays {it} with two hands",
                ),
                language,
                mv,
            ),
            Self::Plays(mv, Hands::One) | Self::Moves(mv) => {
                with(&text("juga {it}", "juega {it}", "joga {it}", "jokatu du: {it}", "plays {it}"), language, mv)
            }
            Self::Releases(square) => with(
                &text("deixa anar a {it}", "suelta en {it}", "solta em {it}", "askatu du: {it}", "releases on {it}"),
                language,
                square,
            ),
            Self::Places(role, square) => {
                let piece = format!("{}{square}", role.letter().to_ascii_uppercase());
                with(&text("posa {it}", "pone {it}", "põe {it}", "jarri du: {it}", "places {it}"), language, &piece)
            }
            Self::ClaimsDraw(ground, mv, evidence) => claims_draw(*ground, mv.as_ref(), *evidence, language),
            Self::ClaimsTouched(square) => with(
                &text(
                    "reclama que s’ha tocat {it}",
                    "reclama que se ha tocado {it}",
                    "reclama que {it} foi tocada",
                    "erreklamatu du: {it} ukitu da",
                    "claims that {it} was touched",
                ),
                language,
                square,
            ),
            Self::Writes(mv) => {
                with(&text("anota {it}", "anota {it}", "anota {it}", "idatzi du: {it}", "writes {it}"), language, mv)
            }
            // What is sealed is nobody's to read here.
            Self::Seals(_) => text(
                "segella una jugada",
                "sella una jugada",
                "sela um lance",
                "jokaldi bat zigilatu du",
                "seals a move",
            )
            .get(language)
            .to_owned(),
            Self::Displaces(squares) => with(
                &text("desplaça {it}", "desplaza {it}", "desloca {it}", "lekuz mugitu ditu: {it}", "displaces {it}"),
                language,
                &list(squares),
            ),
            Self::Announces(mv) => with(
                &text("anuncia {it}", "anuncia {it}", "anuncia {it}", "iragarri du: {it}", "announces {it}"),
                language,
                mv,
            ),
            Self::Signs(result) => with(
                &text("signa {it}", "firma {it}", "assina {it}", "sinatu du: {it}", "signs {it}"),
                language,
                &result.sign(),
            ),
            fixed => fixed.tell_fixed().get(language).to_owned(),
        }
    }

    /// The acts that name nothing.
    const fn tell_fixed(&self) -> Text {
        match self {
            Self::Arrives => text("arriba", "llega", "chega", "iritsi da", "arrives"),
            Self::SaysAdjust => {
                text("diu j’adoube", "dice «compongo»", "diz j’adoube", "j’adoube esan du", "says j’adoube")
            }
            Self::StopsAdjusting => {
                text("ja ha ajustat", "ya ha compuesto", "já ajustou", "konpondu du", "has adjusted")
            }
            Self::Presses => {
                text("prem el rellotge", "pulsa el reloj", "aciona o relógio", "erlojua sakatu du", "presses the clock")
            }
            Self::Offers => {
                text("ofereix taules", "ofrece tablas", "propõe empate", "berdinketa eskaini du", "offers a draw")
            }
            Self::Accepts => text(
                "accepta les taules",
                "acepta las tablas",
                "aceita o empate",
                "berdinketa onartu du",
                "accepts the draw",
            ),
            Self::Declines => text(
                "rebutja les taules",
                "rechaza las tablas",
                "recusa o empate",
                "berdinketa baztertu du",
                "declines the draw",
            ),
            Self::ClaimsBareKing => text(
                "reclama rei sol",
                "reclama rey solo",
                "reclama rei só",
                "errege bakarra erreklamatu du",
                "claims a bare king",
            ),
            Self::ClaimsFlag => text(
                "reclama la caiguda de la bandera",
                "reclama la caída de la bandera",
                "reclama a queda da seta",
                "bandera erori dela erreklamatu du",
                "claims that the flag has fallen",
            ),
            Self::ClaimsIllegal => text(
                "reclama jugada il·legal",
                "reclama jugada ilegal",
                "reclama lance irregular",
                "arauz kontrako jokaldia erreklamatu du",
                "claims an illegal move",
            ),
            Self::ClaimsClock => text(
                "reclama que el rellotge està mal posat",
                "reclama que el reloj está mal puesto",
                "reclama que o relógio está mal ajustado",
                "erlojua gaizki jarri dela erreklamatu du",
                "claims that the clock is set wrongly",
            ),
            Self::ClaimsNoWinningMeans => text(
                "reclama que no es pot guanyar per mitjans normals",
                "reclama que no se puede ganar por medios normales",
                "reclama que não se pode ganhar por meios normais",
                "bide normalez ezin dela irabazi erreklamatu du",
                "claims that there is no win by normal means",
            ),
            Self::ClaimsNoEffort => text(
                "reclama que no s’intenta guanyar",
                "reclama que no se intenta ganar",
                "reclama que não se tenta ganhar",
                "irabazten saiatzen ez dela erreklamatu du",
                "claims that no effort is made to win",
            ),
            Self::AsksIncrement => text(
                "demana increment",
                "pide incremento",
                "pede acréscimo",
                "gehikuntza eskatu du",
                "asks for an increment",
            ),
            Self::Withdraws => text(
                "vol retirar-ho",
                "quiere retirarlo",
                "quer retirá-lo",
                "atzera egin nahi du",
                "wants to take it back",
            ),
            Self::Agrees => text("hi està d’acord", "está de acuerdo", "está de acordo", "ados dago", "agrees"),
            Self::Resigns => text("abandona", "abandona", "abandona", "amore eman du", "resigns"),
            Self::StopsClocks => text(
                "atura els rellotges",
                "detiene los relojes",
                "para os relógios",
                "erlojuak gelditu ditu",
                "stops the clocks",
            ),
            Self::Records => text(
                "té l’anotació al dia",
                "tiene la anotación al día",
                "tem a anotação em dia",
                "idatziak eguneratuta ditu",
                "has the score complete",
            ),
            Self::StopsRecording => {
                text("deixa d’anotar", "deja de anotar", "deixa de anotar", "idazteari utzi dio", "stops recording")
            }
            Self::Restores => text(
                "torna a posar les peces",
                "repone las piezas",
                "repõe as peças",
                "piezak berriro jarri ditu",
                "puts the pieces back",
            ),
            Self::Phone => text(
                "porta un dispositiu electrònic",
                "lleva un dispositivo electrónico",
                "traz um dispositivo eletrônico",
                "gailu elektroniko bat darama",
                "has an electronic device",
            ),
            Self::Refuses => text(
                "no compleix les Lleis",
                "no cumple las Leyes",
                "não cumpre as Leis",
                "ez ditu Legeak betetzen",
                "refuses to comply with the Laws",
            ),
            Self::AsksScoresheet => text(
                "demana la planella de l’àrbitre",
                "pide la planilla del árbitro",
                "pede a planilha do árbitro",
                "epailearen idaztorria eskatu du",
                "asks for the arbiter’s scoresheet",
            ),
            // The rest name something and are told above.
            _ => text("apel·la", "apela", "recorre", "helegitea jarri du", "appeals"),
        }
    }
}

fn claims_draw(ground: DrawGround, mv: Option<&crate::MoveText>, evidence: Evidence, language: Language) -> String {
    let claim = match ground {
        DrawGround::Threefold => text(
            "reclama triple repetició",
            "reclama triple repetición",
            "reclama tripla repetição",
            "hiru aldiz errepikatu dela erreklamatu du",
            "claims threefold repetition",
        ),
        DrawGround::Fifty => text(
            "reclama les cinquanta jugades",
            "reclama las cincuenta jugadas",
            "reclama os cinquenta lances",
            "berrogeita hamar jokaldiak erreklamatu ditu",
            "claims the fifty moves",
        ),
    };
    let mut told = claim.get(language).to_owned();
    if let Some(mv) = mv {
        told.push_str(&with(&text(" amb {it}", " con {it}", " com {it}", " ({it})", " with {it}"), language, mv));
    }
    if evidence == Evidence::Display {
        let by = text(" per la pantalla", " por la pantalla", " pela tela", " (pantailagatik)", " by the display");
        told.push_str(by.get(language));
    }
    told
}
