//! Answers as sentences.

use crate::answer::{Answer, Change, Choice, GameResult, Judgement, Keeping, Must, Notice, OfferState, What, Who};
use adoube_board::{Color, Wing};
use adoube_laws::{Language, Text};

const fn text(ca: &'static str, es: &'static str, pt: &'static str, eu: &'static str, en: &'static str) -> Text {
    Text { ca, es, pt, eu, en }
}

const REFUSED: Text = text(
    "l'acte no és possible o no és permès; res no canvia",
    "el acto no es posible o no está permitido; nada cambia",
    "o ato não é possível ou não é permitido; nada muda",
    "ekintza ez da posible edo ez dago baimenduta; ez da ezer aldatzen",
    "the act is not possible or not allowed; nothing changes",
);
const UPHELD: Text = text(
    "la reclamació és correcta",
    "la reclamación es correcta",
    "a reclamação é correta",
    "erreklamazioa zuzena da",
    "the claim is right",
);
const REJECTED: Text = text(
    "la reclamació no és correcta",
    "la reclamación no es correcta",
    "a reclamação não é correta",
    "erreklamazioa ez da zuzena",
    "the claim is wrong",
);
const FLAG: Text = text(
    "la bandera {of} ha caigut",
    "la bandera {of} ha caído",
    "a seta {of} caiu",
    "{who}: bandera erori da",
    "the flag of {who} has fallen",
);
const COMPLETED: Text = text(
    "{who}: la jugada {move} és completa",
    "{who}: la jugada {move} está completada",
    "{who}: o lance {move} está completado",
    "{who}: {move} jokaldia osatuta dago",
    "{who}: the move {move} is completed",
);
const POSITION: Text =
    text("aquesta és la posició", "esta es la posición", "esta é a posição", "hau da posizioa", "this is the position");
const CLOCKS: Text = text(
    "els rellotges mostren {white} i {black}",
    "los relojes muestran {white} y {black}",
    "os relógios mostram {white} e {black}",
    "erlojuek {white} eta {black} erakusten dute",
    "the clocks show {white} and {black}",
);
const NEW_GAME: Text = text(
    "la partida s'anul·la i se'n juga una de nova",
    "la partida se anula y se juega una nueva",
    "a partida é anulada e joga-se uma nova",
    "partida baliogabetzen da eta berri bat jokatzen da",
    "the game is annulled and a new one is played",
);
const CONTINUES: Text = text(
    "la partida continua",
    "la partida continúa",
    "a partida continua",
    "partidak aurrera jarraitzen du",
    "the game goes on",
);
const MUST_MOVE: Text = text(
    "{who} han de moure la peça de {square}",
    "{who} debe mover la pieza de {square}",
    "{who} devem mover a peça de {square}",
    "{who}: {square} laukiko pieza mugitu behar du",
    "{who} must move the piece on {square}",
);
const MUST_MOVE_TO: Text = text(
    "{who} han de moure la peça de {square} a {to}",
    "{who} debe mover la pieza de {square} a {to}",
    "{who} devem mover a peça de {square} para {to}",
    "{who}: {square} laukiko pieza {to} laukira mugitu behar du",
    "{who} must move the piece on {square} to {to}",
);
const MUST_CAPTURE: Text = text(
    "{who} han de capturar la peça de {square}",
    "{who} debe capturar la pieza de {square}",
    "{who} devem capturar a peça de {square}",
    "{who}: {square} laukiko pieza harrapatu behar du",
    "{who} must capture the piece on {square}",
);
const MUST_CAPTURE_WITH: Text = text(
    "{who} han de capturar la peça de {square} amb la de {with}",
    "{who} debe capturar la pieza de {square} con la de {with}",
    "{who} devem capturar a peça de {square} com a de {with}",
    "{who}: {square} laukiko pieza {with} laukikoarekin harrapatu behar du",
    "{who} must capture the piece on {square} with that on {with}",
);
const MUST_CASTLE_SHORT: Text = text(
    "{who} han d'enrocar al flanc de rei",
    "{who} debe enrocar en el flanco de rey",
    "{who} devem rocar na ala do rei",
    "{who}: erregearen aldean endrokatu behar du",
    "{who} must castle kingside",
);
const MUST_CASTLE_LONG: Text = text(
    "{who} han d'enrocar al flanc de dama",
    "{who} debe enrocar en el flanco de dama",
    "{who} devem rocar na ala da dama",
    "{who}: damaren aldean endrokatu behar du",
    "{who} must castle queenside",
);
const MUST_KING: Text = text(
    "{who} han de moure el rei",
    "{who} debe mover el rey",
    "{who} devem mover o rei",
    "{who}: erregea mugitu behar du",
    "{who} must move the king",
);
const MUST_PLAY: Text = text(
    "{who} han de jugar {move}",
    "{who} debe jugar {move}",
    "{who} devem jogar {move}",
    "{who}: {move} jokatu behar du",
    "{who} must play {move}",
);
const FREE: Text = text(
    "{who} poden fer qualsevol jugada legal",
    "{who} puede hacer cualquier jugada legal",
    "{who} podem fazer qualquer lance legal",
    "{who}: edozein jokaldi legezko egin dezake",
    "{who} may make any legal move",
);
const TIME_PLUS: Text = text(
    "{who} reben {time} més",
    "{who} recibe {time} más",
    "{who} recebem mais {time}",
    "{who}: {time} gehiago jasotzen du",
    "{who} gets {time} more",
);
const TIME_MINUS: Text = text(
    "{who} perden {time}",
    "{who} pierde {time}",
    "{who} perdem {time}",
    "{who}: {time} galtzen du",
    "{who} loses {time}",
);
const INCREMENT: Text = text(
    "des d'ara tots dos tenen un increment de {seconds} segons per jugada",
    "desde ahora ambos tienen un incremento de {seconds} segundos por jugada",
    "a partir de agora ambos têm um acréscimo de {seconds} segundos por lance",
    "hemendik aurrera biek {seconds} segundoko gehikuntza dute jokaldiko",
    "from now on both have an increment of {seconds} seconds a move",
);
const OFFER_OPEN: Text = text(
    "l'oferta de taules {of} és oberta",
    "la oferta de tablas {of} está abierta",
    "a proposta de empate {of} está aberta",
    "{who}: berdinketa-eskaintza zabalik dago",
    "the draw offer of {who} is open",
);
const OFFER_DECLINED: Text = text(
    "l'oferta de taules {of} és refusada",
    "la oferta de tablas {of} queda rechazada",
    "a proposta de empate {of} é recusada",
    "{who}: berdinketa-eskaintza ez da onartu",
    "the draw offer of {who} is declined",
);
const OFFER_IMPROPER: Text = text(
    "l'oferta de taules {of} és vàlida, però feta fora de lloc",
    "la oferta de tablas {of} es válida, pero hecha a destiempo",
    "a proposta de empate {of} é válida, mas feita fora de hora",
    "{who}: berdinketa-eskaintzak balio du, baina une desegokian egin da",
    "the draw offer of {who} is valid but made at the wrong moment",
);
const SCORE_OFF: Text = text(
    "{who} no cal que anotin",
    "{who} no tiene que anotar",
    "{who} não precisam anotar",
    "{who}: ez du idatzi beharrik",
    "{who} need not record",
);
const SCORE_ON: Text = text(
    "{who} han de completar la planella",
    "{who} debe completar la planilla",
    "{who} devem completar a planilha",
    "{who}: orria osatu behar du",
    "{who} must complete the scoresheet",
);
const SCORE_OFF_BOTH: Text = text(
    "tots dos poden deixar d'anotar",
    "ambos pueden dejar de anotar",
    "ambos podem deixar de anotar",
    "biek idazteari utz diezaiokete",
    "both players may stop recording",
);
const SCORE_ON_BOTH: Text = text(
    "tots dos han de completar la planella",
    "ambos deben completar la planilla",
    "ambos devem completar a planilha",
    "biek orria osatu behar dute",
    "both players must complete the scoresheet",
);
const OPTIONS: Text = text(
    "l'àrbitre ha de triar, per a {who}: {choices}",
    "el árbitro debe elegir, para {who}: {choices}",
    "o árbitro deve escolher, para {who}: {choices}",
    "epaileak aukeratu behar du, {who}: {choices}",
    "the arbiter has to choose, for {who}: {choices}",
);
const NOTICE_ILLEGAL: Text = text(
    "només per a l'àrbitre: això és o compta com una jugada il·legal",
    "solo para el árbitro: esto es o cuenta como una jugada ilegal",
    "só para o árbitro: isto é ou conta como um lance ilegal",
    "epailearentzat bakarrik: hau legez kanpoko jokaldia da edo hala zenbatzen da",
    "for the arbiter only: this is, or counts as, an illegal move",
);
const NOTICE_TOUCH: Text = text(
    "només per a l'àrbitre: ha tocat una peça sense tenir el torn",
    "solo para el árbitro: ha tocado una pieza sin tener el turno",
    "só para o árbitro: tocou numa peça sem ter a vez",
    "epailearentzat bakarrik: txandarik gabe ukitu du pieza bat",
    "for the arbiter only: a piece was touched out of turn",
);
const NOTICE_DISPLACED: Text = text(
    "només per a l'àrbitre: ha premut el rellotge sense refer la posició",
    "solo para el árbitro: ha pulsado el reloj sin rehacer la posición",
    "só para o árbitro: acionou o relógio sem refazer a posição",
    "epailearentzat bakarrik: erlojua sakatu du posizioa berregin gabe",
    "for the arbiter only: the clock was pressed before the position was restored",
);
const NOTICE_RECORDING: Text = text(
    "només per a l'àrbitre: no anota com cal",
    "solo para el árbitro: no anota como se debe",
    "só para o árbitro: não anota como deve",
    "epailearentzat bakarrik: ez du behar bezala idazten",
    "for the arbiter only: the recording is not in order",
);
const NOTICE_FLAG: Text = text(
    "només per a l'àrbitre: el temps {of} s'ha acabat",
    "solo para el árbitro: el tiempo {of} se ha agotado",
    "só para o árbitro: o tempo {of} esgotou-se",
    "epailearentzat bakarrik: {who}, denbora agortu da",
    "for the arbiter only: the time of {who} is up",
);
const WON: Text = text("guanyen {who}", "gana {who}", "ganham {who}", "{who} irabazle", "{who} wins");
const DRAWN: Text = text("taules", "tablas", "empate", "berdinketa", "the game is drawn");
const BOTH_LOSE: Text = text("perden tots dos", "pierden ambos", "perdem ambos", "biek galtzen dute", "both lose");
const HALF: Text = text(
    "mig punt per a {who}, res per a l'adversari",
    "medio punto para {who}, nada para el adversario",
    "meio ponto para {who}, nada para o oponente",
    "puntu erdia: {who}; besteak ezer ez",
    "half a point for {who}, nothing for the other",
);
const FORFEIT: Text = text(
    "guanyen {who} per incompareixença",
    "gana {who} por incomparecencia",
    "ganham {who} por ausência",
    "{who} irabazle, aurkaria agertu ez delako",
    "{who} wins by forfeit",
);
const BOTH: Text = text("tots dos", "ambos", "ambos", "biak", "both players");

const fn choice(choice: Choice) -> Text {
    match choice {
        Choice::Warning => text("advertència", "advertencia", "advertência", "ohartarazpena", "a warning"),
        Choice::TimeOpponent => text(
            "més temps per a l'adversari",
            "más tiempo para el adversario",
            "mais tempo para o oponente",
            "denbora gehiago aurkariari",
            "more time for the opponent",
        ),
        Choice::TimeOffender => text(
            "menys temps per a l'infractor",
            "menos tiempo para el infractor",
            "menos tempo para o infrator",
            "denbora gutxiago arau-hausleari",
            "less time for the offender",
        ),
        Choice::PointsOpponent => text(
            "més punts per a l'adversari",
            "más puntos para el adversario",
            "mais pontos para o oponente",
            "puntu gehiago aurkariari",
            "more points for the opponent",
        ),
        Choice::PointsOffender => text(
            "menys punts per a l'infractor",
            "menos puntos para el infractor",
            "menos pontos para o infrator",
            "puntu gutxiago arau-hausleari",
            "fewer points for the offender",
        ),
        Choice::Loss => text("pèrdua", "pérdida", "derrota", "galtzea", "loss of the game"),
        Choice::Fine => text("multa", "multa", "multa", "isuna", "a fine"),
        Choice::Rounds => text(
            "exclusió de rondes",
            "exclusión de rondas",
            "exclusão de rodadas",
            "txandetatik kanporatzea",
            "exclusion from rounds",
        ),
        Choice::Expulsion => text("expulsió", "expulsión", "expulsão", "kanporatzea", "expulsion"),
        Choice::Uphold => text("acceptar", "aceptar", "aceitar", "onartzea", "to uphold"),
        Choice::Reject => text("refusar", "rechazar", "rejeitar", "ez onartzea", "to reject"),
        Choice::Postpone => text("ajornar", "aplazar", "adiar", "atzeratzea", "to postpone"),
        Choice::Continue => text("continuar", "continuar", "continuar", "jarraitzea", "to go on"),
        Choice::NewGame => text("partida nova", "partida nueva", "nova partida", "partida berria", "a new game"),
        Choice::SetClocks => text(
            "ajustar els rellotges",
            "ajustar los relojes",
            "ajustar os relógios",
            "erlojuak doitzea",
            "to set the clocks",
        ),
        Choice::Draw => text("taules", "tablas", "empate", "berdinketa", "a draw"),
        Choice::White => text("la de les blanques", "la de Blanco", "o das brancas", "zuriarena", "White's move"),
        Choice::Black => text("la de les negres", "la de Negro", "o das pretas", "beltzarena", "Black's move"),
        Choice::Square(_) => Text::same(""),
    }
}

/// A side as a sentence names it: where its name is a plural, with the article.
pub(crate) const fn side(color: Color) -> Text {
    match color {
        Color::White => text("les blanques", "Blanco", "as brancas", "Zuria", "White"),
        Color::Black => text("les negres", "Negro", "as pretas", "Beltza", "Black"),
    }
}

/// The possessive of a side.
pub(crate) const fn of_side(color: Color) -> Text {
    match color {
        Color::White => text("de les blanques", "de Blanco", "das brancas", "zuriaren", "of White"),
        Color::Black => text("de les negres", "de Negro", "das pretas", "beltzaren", "of Black"),
    }
}

fn who(who: Who, language: Language) -> &'static str {
    match who {
        Who::One(color) => side(color).get(language),
        Who::Both => BOTH.get(language),
    }
}

fn choices(list: &[Choice], language: Language) -> String {
    let names: Vec<String> = list
        .iter()
        .map(|&item| match item {
            Choice::Square(square) => square.to_string(),
            _ => choice(item).get(language).to_owned(),
        })
        .collect();
    names.join(", ")
}

impl Answer {
    /// The answer as one sentence.
    ///
    /// ```
    /// use adoube_game::{Answer, What};
    /// use adoube_laws::Language;
    /// let answer = Answer { what: What::Continues, article: "6.4" };
    /// assert_eq!(answer.explain(Language::Catalan), "la partida continua");
    /// ```
    pub fn explain(&self, language: Language) -> String {
        let name = |color: &Color| side(*color).get(language);
        let of = |text: Text, color: &Color| {
            text.fill(language, &[("who", &name(color)), ("of", &of_side(*color).get(language))])
        };
        match &self.what {
            What::Refused => REFUSED.get(language).to_owned(),
            What::Claim(Judgement::Upheld) => UPHELD.get(language).to_owned(),
            What::Claim(Judgement::Rejected) => REJECTED.get(language).to_owned(),
            What::Flag(color) => of(FLAG, color),
            What::Completed(color, san) => {
                COMPLETED.fill(language, &[("who", &color.name().get(language)), ("move", san)])
            }
            What::Position(_) => POSITION.get(language).to_owned(),
            What::Clocks(white, black) => CLOCKS.fill(language, &[("white", white), ("black", black)]),
            What::NewGame => NEW_GAME.get(language).to_owned(),
            What::Continues => CONTINUES.get(language).to_owned(),
            What::Must(color, must) => explain_must(name(color), must, language),
            What::Free(color) => of(FREE, color),
            What::Time(color, Change::Plus(span)) => TIME_PLUS.fill(language, &[("who", &name(color)), ("time", span)]),
            What::Time(color, Change::Minus(span)) => {
                TIME_MINUS.fill(language, &[("who", &name(color)), ("time", span)])
            }
            What::Increment(seconds) => INCREMENT.fill(language, &[("seconds", seconds)]),
            What::Offer(color, OfferState::Open) => of(OFFER_OPEN, color),
            What::Offer(color, OfferState::Declined) => of(OFFER_DECLINED, color),
            What::Offer(color, OfferState::Improper) => of(OFFER_IMPROPER, color),
            What::ScoreKeeping(Who::Both, Keeping::Off) => SCORE_OFF_BOTH.get(language).to_owned(),
            What::ScoreKeeping(Who::Both, Keeping::On) => SCORE_ON_BOTH.get(language).to_owned(),
            What::ScoreKeeping(whom, Keeping::Off) => SCORE_OFF.fill(language, &[("who", &who(*whom, language))]),
            What::ScoreKeeping(whom, Keeping::On) => SCORE_ON.fill(language, &[("who", &who(*whom, language))]),
            What::Options(whom, list) => {
                OPTIONS.fill(language, &[("who", &who(*whom, language)), ("choices", &choices(list, language))])
            }
            What::Notice(Notice::Illegal) => NOTICE_ILLEGAL.get(language).to_owned(),
            What::Notice(Notice::Touch) => NOTICE_TOUCH.get(language).to_owned(),
            What::Notice(Notice::Displaced) => NOTICE_DISPLACED.get(language).to_owned(),
            What::Notice(Notice::Recording) => NOTICE_RECORDING.get(language).to_owned(),
            What::Notice(Notice::Flag(color)) => of(NOTICE_FLAG, color),
            What::Result(result) => explain_result(*result, language),
        }
    }

    /// Whether the players must not be told (12.6).
    pub const fn is_for_the_arbiter_only(&self) -> bool {
        matches!(self.what, What::Notice(_))
    }
}

fn explain_must(who: &str, must: &Must, language: Language) -> String {
    match must {
        Must::Move(square) => MUST_MOVE.fill(language, &[("who", &who), ("square", square)]),
        Must::MoveTo(square, to) => MUST_MOVE_TO.fill(language, &[("who", &who), ("square", square), ("to", to)]),
        Must::Capture(square) => MUST_CAPTURE.fill(language, &[("who", &who), ("square", square)]),
        Must::CaptureWith(square, with) => {
            MUST_CAPTURE_WITH.fill(language, &[("who", &who), ("square", square), ("with", with)])
        }
        Must::Castle(Wing::King) => MUST_CASTLE_SHORT.fill(language, &[("who", &who)]),
        Must::Castle(Wing::Queen) => MUST_CASTLE_LONG.fill(language, &[("who", &who)]),
        Must::King => MUST_KING.fill(language, &[("who", &who)]),
        Must::Play(san) => MUST_PLAY.fill(language, &[("who", &who), ("move", san)]),
    }
}

fn explain_result(result: GameResult, language: Language) -> String {
    let of = |text: Text, color: Color| text.fill(language, &[("who", &side(color).get(language))]);
    match result {
        GameResult::WhiteWins => of(WON, Color::White),
        GameResult::BlackWins => of(WON, Color::Black),
        GameResult::Draw => DRAWN.get(language).to_owned(),
        GameResult::BothLose | GameResult::BothForfeit => BOTH_LOSE.get(language).to_owned(),
        GameResult::HalfToWhite => of(HALF, Color::White),
        GameResult::HalfToBlack => of(HALF, Color::Black),
        GameResult::BlackForfeits => of(FORFEIT, Color::White),
        GameResult::WhiteForfeits => of(FORFEIT, Color::Black),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    /// The names of the sides are plurals in Catalan and Portuguese: the verb agrees, and the article is there.
    #[test]
    fn verbs_agree_with_the_sides() {
        let two = Change::Plus(Span::from_s(120));
        let cases = [
            (What::Must(Color::White, Must::King), "les blanques han de moure el rei", "as brancas devem mover o rei"),
            (
                What::Free(Color::Black),
                "les negres poden fer qualsevol jugada legal",
                "as pretas podem fazer qualquer lance legal",
            ),
            (What::Time(Color::Black, two), "les negres reben 2:00 més", "as pretas recebem mais 2:00"),
            (What::Flag(Color::White), "la bandera de les blanques ha caigut", "a seta das brancas caiu"),
            (What::Result(GameResult::WhiteWins), "guanyen les blanques", "ganham as brancas"),
            (
                What::ScoreKeeping(Who::Both, Keeping::On),
                "tots dos han de completar la planella",
                "ambos devem completar a planilha",
            ),
        ];
        for (what, catalan, portuguese) in cases {
            let answer = Answer { what, article: "" };
            assert_eq!(answer.explain(Language::Catalan), catalan);
            assert_eq!(answer.explain(Language::Portuguese), portuguese);
        }
    }

    #[test]
    fn no_place_is_left_open() {
        for color in Color::ALL {
            for what in [
                What::Flag(color),
                What::Free(color),
                What::Offer(color, OfferState::Open),
                What::Offer(color, OfferState::Improper),
                What::Notice(Notice::Flag(color)),
                What::Options(Who::One(color), vec![Choice::Loss]),
            ] {
                for language in Language::ALL {
                    let told = Answer { what: what.clone(), article: "" }.explain(language);
                    assert!(!told.contains('{'), "{told}");
                }
            }
        }
    }
}
