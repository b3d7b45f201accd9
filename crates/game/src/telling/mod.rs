//! Acts in words, as people read them in the record of a game.
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
    /// The act in words, without the actor.
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
                        text("toquen {it}", "toca {it}", "tocam {it}", "ukitu du: {it}", "touches {it}")
                    }
                    Manner::Accidentally => text(
                        "toquen {it} sense voler",
                        "toca {it} sin querer",
                        "tocam {it} sem querer",
                        "nahi gabe ukitu du: {it}",
                        "touches {it} by accident",
                    ),
                    Manner::Together => text(
                        "toquen alhora {it}",
                        "toca a la vez {it}",
                        "tocam ao mesmo tempo {it}",
                        "aldi berean ukitu ditu: {it}",
                        "touches {it} together",
                    ),
                };
                with(&text, language, &list(squares))
            }
            Self::Plays(mv, Hands::Two) => with(
                &text(
                    "juguen {it} amb dues mans",
                    "juega {it} con dos manos",
                    "jogam {it} com duas mãos",
                    "bi eskuz jokatu du: {it}",
                    "plays {it} with two hands",
                ),
                language,
                mv,
            ),
            Self::Plays(mv, Hands::One) | Self::Moves(mv) => {
                with(&text("juguen {it}", "juega {it}", "jogam {it}", "jokatu du: {it}", "plays {it}"), language, mv)
            }
            Self::Releases(square) => with(
                &text("deixen anar a {it}", "suelta en {it}", "soltam em {it}", "askatu du: {it}", "releases on {it}"),
                language,
                square,
            ),
            Self::Places(role, square) => {
                let piece = format!("{}{square}", role.letter().to_ascii_uppercase());
                with(&text("posen {it}", "pone {it}", "põem {it}", "jarri du: {it}", "places {it}"), language, &piece)
            }
            Self::ClaimsDraw(ground, mv, evidence) => claims_draw(*ground, mv.as_ref(), *evidence, language),
            Self::ClaimsTouched(square) => with(
                &text(
                    "reclamen que s’ha tocat {it}",
                    "reclama que se ha tocado {it}",
                    "reclamam que {it} foi tocada",
                    "erreklamatu du: {it} ukitu da",
                    "claims that {it} was touched",
                ),
                language,
                square,
            ),
            Self::Writes(mv) => {
                with(&text("anoten {it}", "anota {it}", "anotam {it}", "idatzi du: {it}", "writes {it}"), language, mv)
            }
            // The sealed move itself is never shown here.
            Self::Seals(_) => text(
                "segellen una jugada",
                "sella una jugada",
                "selam um lance",
                "jokaldi bat zigilatu du",
                "seals a move",
            )
            .get(language)
            .to_owned(),
            Self::Displaces(squares) => with(
                &text("desplacen {it}", "desplaza {it}", "deslocam {it}", "lekuz mugitu ditu: {it}", "displaces {it}"),
                language,
                &list(squares),
            ),
            Self::Announces(mv) => with(
                &text("anuncien {it}", "anuncia {it}", "anunciam {it}", "iragarri du: {it}", "announces {it}"),
                language,
                mv,
            ),
            Self::Signs(result) => with(
                &text("signen {it}", "firma {it}", "assinam {it}", "sinatu du: {it}", "signs {it}"),
                language,
                &result.sign(),
            ),
            fixed => fixed.tell_fixed().get(language).to_owned(),
        }
    }

    /// The acts that name nothing.
    const fn tell_fixed(&self) -> Text {
        match self {
            Self::Arrives => text("arriben", "llega", "chegam", "iritsi da", "arrives"),
            Self::SaysAdjust => {
                text("diuen j’adoube", "dice «compongo»", "dizem j’adoube", "j’adoube esan du", "says j’adoube")
            }
            Self::StopsAdjusting => {
                text("ja han ajustat", "ya ha compuesto", "já ajustaram", "konpondu du", "has adjusted")
            }
            Self::Presses => text(
                "premen el rellotge",
                "pulsa el reloj",
                "acionam o relógio",
                "erlojua sakatu du",
                "presses the clock",
            ),
            Self::Offers => {
                text("ofereixen taules", "ofrece tablas", "propõem empate", "berdinketa eskaini du", "offers a draw")
            }
            Self::Accepts => text(
                "accepten les taules",
                "acepta las tablas",
                "aceitam o empate",
                "berdinketa onartu du",
                "accepts the draw",
            ),
            Self::Declines => text(
                "rebutgen les taules",
                "rechaza las tablas",
                "recusam o empate",
                "berdinketa baztertu du",
                "declines the draw",
            ),
            Self::ClaimsBareKing => text(
                "reclamen rei sol",
                "reclama rey solo",
                "reclamam rei só",
                "errege bakarra erreklamatu du",
                "claims a bare king",
            ),
            Self::ClaimsFlag => text(
                "reclamen la caiguda de la bandera",
                "reclama la caída de la bandera",
                "reclamam a queda da seta",
                "bandera erori dela erreklamatu du",
                "claims that the flag has fallen",
            ),
            Self::ClaimsIllegal => text(
                "reclamen jugada il·legal",
                "reclama jugada ilegal",
                "reclamam lance ilegal",
                "legez kanpoko jokaldia erreklamatu du",
                "claims an illegal move",
            ),
            Self::ClaimsClock => text(
                "reclamen que el rellotge està mal posat",
                "reclama que el reloj está mal puesto",
                "reclamam que o relógio está mal ajustado",
                "erlojua gaizki jarri dela erreklamatu du",
                "claims that the clock is set wrongly",
            ),
            Self::ClaimsNoWinningMeans => text(
                "reclamen que no es pot guanyar per mitjans normals",
                "reclama que no se puede ganar por medios normales",
                "reclamam que não se pode ganhar por meios normais",
                "bide normalez ezin dela irabazi erreklamatu du",
                "claims that there is no win by normal means",
            ),
            Self::ClaimsNoEffort => text(
                "reclamen que no s’intenta guanyar",
                "reclama que no se intenta ganar",
                "reclamam que não se tenta ganhar",
                "irabazten saiatzen ez dela erreklamatu du",
                "claims that no effort is made to win",
            ),
            Self::AsksIncrement => text(
                "demanen increment",
                "pide incremento",
                "pedem acréscimo",
                "gehikuntza eskatu du",
                "asks for an increment",
            ),
            Self::Withdraws => text(
                "volen retirar-ho",
                "quiere retirarlo",
                "querem retirá-lo",
                "atzera egin nahi du",
                "wants to take it back",
            ),
            Self::Agrees => text("hi estan d’acord", "está de acuerdo", "estão de acordo", "ados dago", "agrees"),
            Self::Resigns => text("abandonen", "abandona", "abandonam", "amore eman du", "resigns"),
            Self::StopsClocks => text(
                "aturen els rellotges",
                "detiene los relojes",
                "param os relógios",
                "erlojuak gelditu ditu",
                "stops the clocks",
            ),
            Self::Records => text(
                "tenen l’anotació al dia",
                "tiene la anotación al día",
                "têm a anotação em dia",
                "idatziak eguneratuta ditu",
                "has the score complete",
            ),
            Self::StopsRecording => {
                text("deixen d’anotar", "deja de anotar", "deixam de anotar", "idazteari utzi dio", "stops recording")
            }
            Self::Restores => text(
                "tornen a posar les peces",
                "repone las piezas",
                "repõem as peças",
                "piezak berriro jarri ditu",
                "puts the pieces back",
            ),
            Self::Phone => text(
                "porten un dispositiu electrònic",
                "lleva un dispositivo electrónico",
                "trazem um dispositivo eletrônico",
                "gailu elektroniko bat darama",
                "has an electronic device",
            ),
            Self::Refuses => text(
                "no compleixen les Lleis",
                "no cumple las Leyes",
                "não cumprem as Leis",
                "ez ditu Legeak betetzen",
                "refuses to comply with the Laws",
            ),
            Self::AsksScoresheet => text(
                "demanen la planella de l’àrbitre",
                "pide la planilla del árbitro",
                "pedem a planilha do árbitro",
                "epailearen idaztorria eskatu du",
                "asks for the arbiter’s scoresheet",
            ),
            // The rest name something and are told above.
            _ => text("apel·len", "apela", "recorrem", "helegitea jarri du", "appeals"),
        }
    }
}

fn claims_draw(ground: DrawGround, mv: Option<&crate::MoveText>, evidence: Evidence, language: Language) -> String {
    let claim = match ground {
        DrawGround::Threefold => text(
            "reclamen triple repetició",
            "reclama triple repetición",
            "reclamam tripla repetição",
            "hiru aldiz errepikatu dela erreklamatu du",
            "claims threefold repetition",
        ),
        DrawGround::Fifty => text(
            "reclamen les cinquanta jugades",
            "reclama las cincuenta jugadas",
            "reclamam os cinquenta lances",
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
