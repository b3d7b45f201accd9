//! Why an act has no place now, said of the act: the handbook's refusals that fit many acts get the sentence and the rule
//! of the one that was refused.

use adoube_federation::acts::{BodyAct, CaseAct, CompetitionAct, LineUpTiming, MatchAct};
use adoube_federation::cases::Matter;
use adoube_federation::ids::TeamSide;
use adoube_federation::matches::{BoardStatus, ClubMatch};
use adoube_federation::refusal::RefusalReason as Reason;
use adoube_federation::unfinished::AdjournmentStep;
use adoube_federation::{HandbookFinding, SeasonAct, SeasonRefusal, SeasonState};
use adoube_laws::Text;

/// A sentence and the rule that it rests on.
pub(super) type Why = (&'static Text, &'static str);

/// The sentence for a refused act, if the refusal itself says too little.
pub(super) fn why(state: &SeasonState, act: &SeasonAct, refusal: &SeasonRefusal) -> Option<Why> {
    match (act, &refusal.reason) {
        (SeasonAct::Match(id, act), reason) => of_match(state.matches.get(id)?, act, reason),
        (SeasonAct::Event(CompetitionAct::CloseRound(_)), Reason::NotNow) => Some((&NO_ROUND, "Round-robin tables")),
        (SeasonAct::Event(CompetitionAct::NoPromotionLeft { .. }), Reason::NotNow) => {
            Some((&PROMOTION, "Withdrawals 14.21"))
        }
        (SeasonAct::Event(CompetitionAct::Announce(_)), Reason::Incomplete) => Some((&ROUNDS, "Calendar 15.1")),
        (SeasonAct::Case(CaseAct::Raise(_)), Reason::NotNow) => Some((&RAISED_ELSEWHERE, "Competition Committee 1.2")),
        (SeasonAct::Case(CaseAct::Raise(Matter::MatchChange(..) | Matter::Change(..))), Reason::Incomplete) => {
            Some((&NOTHING_MOVES, "Calendar 15.10 (b)"))
        }
        (SeasonAct::Case(_), Reason::Incomplete) => Some((&RECEIVED, "Competition Committee 2.1 (a)")),
        (SeasonAct::Body(BodyAct::ElectCommittee(_)), Reason::Incomplete) => {
            Some((&ELECTED, "Competition Committee 1.1"))
        }
        (SeasonAct::Body(BodyAct::NameCouncil(..)), Reason::Incomplete) => Some((&ELECTED, "Sports Commission 6.1")),
        (SeasonAct::Body(BodyAct::Meeting { .. }), Reason::Incomplete) => Some((&MEETING, "Sports Commission 8.1")),
        (SeasonAct::Body(BodyAct::Sanctions(_)), Reason::Incomplete) => Some((&CIRCULAR, "Competition Committee 3.1")),
        (SeasonAct::AskHomologation(_), Reason::Incomplete) => Some((&LAST_DAY, "Open tournaments 1")),
        (SeasonAct::AskVenue(_, request), Reason::Incomplete) if request.principal == request.auxiliary => {
            Some((&SAME_DELEGATE, "Delegates 5.422 a-d"))
        }
        (SeasonAct::AskVenue(..), Reason::Incomplete) => Some((&VENUE, "Delegates 5.422 a-d")),
        _ => None,
    }
}

fn of_match(m: &ClubMatch, act: &MatchAct, reason: &Reason) -> Option<Why> {
    let signed = m.signed.iter().all(Option::is_some);
    let decides = matches!(reason, Reason::Rules(findings) if findings.contains(&HandbookFinding::FinishDecides));
    match (act, reason) {
        (MatchAct::Step { step: AdjournmentStep::Send, .. }, _) if decides => {
            Some((&SEND_DECIDES, "Adjournments 10.1 (c)"))
        }
        (MatchAct::Remark(..) | MatchAct::SealLineUp { .. }, Reason::Incomplete) => Some((&LONG, "Delegates 5.94")),
        (MatchAct::Version { .. } | MatchAct::Incident { .. }, Reason::Incomplete) => Some((&WORDS, "Delegates 5.93")),
        (MatchAct::SubCondicione { .. }, Reason::Incomplete) => Some((&POINT, "Sub-condicione 9")),
        (MatchAct::Report(..), Reason::Incomplete) => Some((&ALL_BOARDS, "Delegates 5.71")),
        (MatchAct::OpenLineUp { .. }, Reason::Incomplete) => Some((&ENVELOPE_COUNT, "Calendar 15.5")),
        (MatchAct::Late { .. } | MatchAct::Leave { .. }, Reason::BoardSettled(_)) => {
            Some((&SETTLED, "Competition rules 12.1 (a)"))
        }
        (MatchAct::Step { .. }, Reason::BoardSettled(_)) => Some((&SETTLED, "Adjournments 10.1 (a)")),
        (MatchAct::SubCondicione { .. }, Reason::BoardSettled(_)) => Some((&SETTLED, "Sub-condicione 9")),
        (MatchAct::Incident { .. } | MatchAct::Version { .. }, Reason::BoardSettled(_)) => {
            Some((&SETTLED, "Delegates 5.93"))
        }
        (MatchAct::Result(..), Reason::BoardSettled(_)) => Some((&SETTLED, "Delegates 5.92")),
        (MatchAct::Correct(..), Reason::BoardNotOpen(_)) => Some((&NO_RESULT, "Delegates 5.92")),
        (_, Reason::NotNow) => not_now(m, act, signed),
        _ => None,
    }
}

fn not_now(m: &ClubMatch, act: &MatchAct, signed: bool) -> Option<Why> {
    let waits = |board: u8| {
        let at = usize::from(board).checked_sub(1).and_then(|at| m.boards.get(at));
        matches!(at, Some(BoardStatus::Provisional { .. }))
    };
    let in_hand = |side: TeamSide| m.lineups[side.index()].is_some();
    Some(match act {
        MatchAct::LineUp { side, when, .. }
            if in_hand(*side) && (m.lineups_open() || *when == LineUpTiming::AfterPlay) =>
        {
            (&LINE_UPS_OPEN, "Delegates 5.61")
        }
        MatchAct::LineUp { .. } => (&ENVELOPE_DIFFERS, "Calendar 15.5"),
        MatchAct::SealLineUp { side, .. } if in_hand(*side) => (&ENVELOPE_LATE, "Calendar 15.5"),
        MatchAct::SealLineUp { .. } => (&ENVELOPE_BOARDS, "Calendar 15.5"),
        MatchAct::OpenLineUp { .. } => (&NO_ENVELOPE, "Calendar 15.5"),
        MatchAct::Presence { .. } => (&PRESENCE, "Competition rules 12.3 (a)"),
        MatchAct::Sign(..) => (&GAMES_OPEN, "Delegates 5.94"),
        MatchAct::Correct(..) if signed => (&SIGNED, "Delegates 5.94"),
        MatchAct::Correct(..) => (&STAYS, "Delegates 5.92"),
        MatchAct::Result(board, _) if waits(*board) => (&SUB_CONDICIONE, "Sub-condicione 9"),
        MatchAct::Result(..) => (&COMMITTEE, "Adjournments 10.1 (b)"),
        MatchAct::SubCondicione { .. } => (&SUB_CONDICIONE, "Sub-condicione 9"),
        MatchAct::Version { .. } | MatchAct::Incident { .. } => (&VERSION, "Delegates 5.93"),
        MatchAct::Countersign { .. } => (&NOTHING_TO_READ, "Delegates 5.93"),
        MatchAct::LateAtResumption { .. } => (&NOT_SEALED, "Competition rules 12.4"),
        MatchAct::Step { .. } => (&STEP, "Adjournments 10.1 (a)"),
        _ => return None,
    })
}

macro_rules! sentences {
    ($($name:ident: $ca:literal, $es:literal, $pt:literal, $eu:literal, $en:literal;)*) => {
        $(const $name: Text = Text { ca: $ca, es: $es, pt: $pt, eu: $eu, en: $en };)*
        #[cfg(test)]
        const ALL: &[Text] = &[$($name),*];
    };
}

sentences! {
    LINE_UPS_OPEN:
        "Les dues alineacions ja s'han lliurat i no es poden canviar.",
        "Las dos alineaciones ya se han entregado y no se pueden cambiar.",
        "As duas escalações já foram entregues e não podem ser mudadas.",
        "Bi lerrokatzeak entregatuta daude eta ezin dira aldatu.",
        "Both line-ups are in and cannot be changed any more.";
    ENVELOPE_DIFFERS:
        "L'alineació no coincideix amb la del sobre obert.",
        "La alineación no coincide con la del sobre abierto.",
        "A escalação não coincide com a do envelope aberto.",
        "Lerrokatzea ez dator bat irekitako gutun-azalekoarekin.",
        "The line-up differs from that of the envelope which was opened.";
    ENVELOPE_LATE:
        "L'alineació ja s'ha lliurat: el sobre arriba tard.",
        "La alineación ya se ha entregado: el sobre llega tarde.",
        "A escalação já foi entregue: o envelope chega tarde.",
        "Lerrokatzea entregatuta dago: gutun-azala berandu dator.",
        "The line-up is in already: the envelope comes too late.";
    ENVELOPE_BOARDS:
        "El sobre parla d'un tauler que l'encontre no té.",
        "El sobre habla de un tablero que el encuentro no tiene.",
        "O envelope fala de um tabuleiro que o confronto não tem.",
        "Gutun-azalak norgehiagokak ez duen taula bat aipatzen du.",
        "The envelope speaks of a board that the match does not have.";
    NO_ENVELOPE:
        "No hi ha cap sobre tancat per obrir.",
        "No hay ningún sobre cerrado que abrir.",
        "Não há nenhum envelope fechado para abrir.",
        "Ez dago irekitzeko gutun-azal itxirik.",
        "There is no closed envelope to be opened.";
    ENVELOPE_COUNT:
        "El sobre ha d'anomenar un jugador per a cada un dels seus taulers.",
        "El sobre debe nombrar un jugador para cada uno de sus tableros.",
        "O envelope deve nomear um jogador para cada um dos seus tabuleiros.",
        "Gutun-azalak jokalari bat izendatu behar du bere taula bakoitzerako.",
        "The envelope has to name one player for each of its boards.";
    PRESENCE:
        "Ja s'ha anotat quants jugadors hi havia.",
        "Ya se ha anotado cuántos jugadores había.",
        "Já foi anotado quantos jogadores havia.",
        "Zenbat jokalari zeuden idatzita dago.",
        "How many players were there has been written down already.";
    GAMES_OPEN:
        "Encara hi ha partides en joc: l'acta se signa al final.",
        "Todavía hay partidas en juego: el acta se firma al final.",
        "Ainda há partidas em jogo: a súmula é assinada no fim.",
        "Oraindik partidak jokatzen ari dira: akta amaieran sinatzen da.",
        "Games are still being played: the record is signed at the end.";
    SIGNED:
        "Tots dos delegats han signat l'acta: ja no es pot canviar.",
        "Los dos delegados han firmado el acta: ya no se puede cambiar.",
        "Os dois delegados assinaram a súmula: já não pode ser mudada.",
        "Bi ordezkariek akta sinatu dute: ezin da gehiago aldatu.",
        "Both delegates have signed the record: it cannot be changed any more.";
    STAYS:
        "Aquest resultat ja no es pot corregir aquí: s'ha decidit, o l'encontre s'ha perdut per incompareixença.",
        "Este resultado ya no se puede corregir aquí: se ha decidido, o el encuentro se perdió por incomparecencia.",
        "Este resultado já não pode ser corrigido aqui: foi decidido, ou o confronto se perdeu por ausência.",
        "Emaitza hau ezin da hemen zuzendu: erabakita dago, edo norgehiagoka ez agertzeagatik galdu zen.",
        "This result can no longer be corrected here: it was decided upon, or the match was lost by absence.";
    SUB_CONDICIONE:
        "Aquest tauler es juga sub condicione: el resultat el decideix el Comitè.",
        "Este tablero se juega sub condicione: el resultado lo decide el Comité.",
        "Este tabuleiro joga-se sub condicione: o resultado é decidido pelo Comitê.",
        "Taula hau sub condicione jokatzen da: emaitza Batzordeak erabakitzen du.",
        "This board is played sub condicione: the Committee decides its result.";
    COMMITTEE:
        "Aquesta partida s'ha enviat a anàlisi: el resultat el decideix el Comitè.",
        "Esta partida se ha enviado a análisis: el resultado lo decide el Comité.",
        "Esta partida foi enviada para análise: o resultado é decidido pelo Comitê.",
        "Partida hau aztertzera bidali da: emaitza Batzordeak erabakitzen du.",
        "This game has been sent for analysis: the Committee decides its result.";
    SETTLED:
        "Aquest tauler ja té resultat.",
        "Este tablero ya tiene resultado.",
        "Este tabuleiro já tem resultado.",
        "Taula honek badu emaitza.",
        "This board has a result already.";
    NO_RESULT:
        "Aquest tauler encara no té cap resultat per corregir.",
        "Este tablero todavía no tiene ningún resultado que corregir.",
        "Este tabuleiro ainda não tem resultado para corrigir.",
        "Taula honek ez du oraindik zuzendu beharreko emaitzarik.",
        "This board has no result yet that could be corrected.";
    VERSION:
        "La vostra versió d'aquest incident ja consta.",
        "Su versión de este incidente ya consta.",
        "A sua versão deste incidente já consta.",
        "Gertakari honen zure bertsioa idatzita dago.",
        "Your version of this incident is on the record already.";
    NOTHING_TO_READ:
        "No hi ha cap versió de l'altra part per signar com a llegida.",
        "No hay ninguna versión de la otra parte que firmar como leída.",
        "Não há nenhuma versão da outra parte para assinar como lida.",
        "Ez dago beste aldearen bertsiorik irakurritako gisa sinatzeko.",
        "There is no version of the other side to be signed as read.";
    WORDS:
        "Cal explicar què ha passat, en 4000 caràcters com a màxim.",
        "Hay que explicar qué ha pasado, en 4000 caracteres como máximo.",
        "É preciso explicar o que aconteceu, em no máximo 4000 caracteres.",
        "Gertatutakoa azaldu behar da, gehienez 4000 karakteretan.",
        "Say what happened, in 4000 characters at most.";
    POINT:
        "Cal dir quina norma es discuteix.",
        "Hay que decir qué norma se discute.",
        "É preciso dizer qual norma se discute.",
        "Zein arau eztabaidatzen den esan behar da.",
        "Say which rule is disputed.";
    LONG:
        "El text és massa llarg: 4000 caràcters com a màxim.",
        "El texto es demasiado largo: 4000 caracteres como máximo.",
        "O texto é longo demais: no máximo 4000 caracteres.",
        "Testua luzeegia da: gehienez 4000 karaktere.",
        "The text is too long: 4000 characters at most.";
    ALL_BOARDS:
        "L'informe ha de parlar de tots els taulers.",
        "El informe debe hablar de todos los tableros.",
        "O relatório deve falar de todos os tabuleiros.",
        "Txostenak taula guztiak aipatu behar ditu.",
        "The report has to speak of all boards.";
    NOT_SEALED:
        "Aquesta partida no espera cap represa.",
        "Esta partida no espera ninguna reanudación.",
        "Esta partida não espera nenhum recomeço.",
        "Partida hau ez dago berrekiteko zain.",
        "This game does not wait to be resumed.";
    STEP:
        "Aquest pas no correspon a com està la partida: vegeu-ne l'estat a la pàgina de l'encontre.",
        "Este paso no corresponde a cómo está la partida: vea su estado en la página del encuentro.",
        "Este passo não corresponde a como está a partida: veja o estado na página do confronto.",
        "Urrats hau ez dagokio partidaren egoerari: ikusi egoera norgehiagokaren orrian.",
        "This step does not follow from how the game stands: the page of the match shows it.";
    SEND_DECIDES:
        "No es pot enviar a anàlisi: aquesta partida encara pot decidir l'encontre i s'ha de continuar.",
        "No se puede enviar a análisis: esta partida todavía puede decidir el encuentro y debe continuar.",
        "Não pode ser enviada para análise: esta partida ainda pode decidir o confronto e deve continuar.",
        "Ezin da aztertzera bidali: partida honek oraindik norgehiagoka erabaki dezake eta jarraitu egin behar da.",
        "It cannot be sent for analysis: this game can still decide the match and has to be played on.";
    NO_ROUND:
        "No hi ha cap ronda aparellada per tancar.",
        "No hay ninguna ronda emparejada que cerrar.",
        "Não há nenhuma rodada emparceirada para encerrar.",
        "Ez dago ixteko txanda parekaturik.",
        "There is no paired round to close.";
    PROMOTION:
        "El jugador encara pot ascendir, o ja continua jugant.",
        "El jugador todavía puede ascender, o ya sigue jugando.",
        "O jogador ainda pode subir, ou já continua jogando.",
        "Jokalariak oraindik igo dezake, edo jokatzen jarraitzen du.",
        "Promotion is still in reach of the player, or the player goes on already.";
    ROUNDS:
        "Calen entre 1 i 200 rondes, cada una després de l'anterior, i almenys un tauler.",
        "Se necesitan entre 1 y 200 rondas, cada una después de la anterior, y al menos un tablero.",
        "São necessárias entre 1 e 200 rodadas, cada uma depois da anterior, e pelo menos um tabuleiro.",
        "1 eta 200 txanda artean behar dira, bakoitza aurrekoaren ondoren, eta gutxienez taula bat.",
        "It needs 1 to 200 rounds, each later than the one before, and at least one board.";
    RAISED_ELSEWHERE:
        "Aquest assumpte neix a la seva pròpia pàgina, no aquí.",
        "Este asunto nace en su propia página, no aquí.",
        "Este assunto nasce na sua própria página, não aqui.",
        "Gai hau bere orrian sortzen da, ez hemen.",
        "This matter is raised on a page of its own, not here.";
    NOTHING_MOVES:
        "Cal dir un altre dia, una altra hora o un altre lloc, amb una adreça de 200 caràcters com a màxim.",
        "Hay que decir otro día, otra hora u otro lugar, con una dirección de 200 caracteres como máximo.",
        "É preciso dizer outro dia, outra hora ou outro local, com um endereço de 200 caracteres no máximo.",
        "Beste egun, ordu edo leku bat esan behar da, gehienez 200 karaktereko helbidearekin.",
        "Say another day, another hour or another venue, with an address of 200 characters at most.";
    RECEIVED:
        "La data de recepció no pot ser anterior a la resolució, i el text ha de cabre.",
        "La fecha de recepción no puede ser anterior a la resolución, y el texto debe caber.",
        "A data de recebimento não pode ser anterior à decisão, e o texto deve caber.",
        "Jasotze-data ezin da ebazpena baino lehenagokoa izan, eta testuak sartu behar du.",
        "The day it was received cannot lie before the ruling, and the text has to fit.";
    ELECTED:
        "Cal la data de l'elecció i almenys un membre.",
        "Hacen falta la fecha de la elección y al menos un miembro.",
        "São necessários a data da eleição e pelo menos um membro.",
        "Hautaketa-data eta gutxienez kide bat behar dira.",
        "It needs the day of the election and at least one member.";
    MEETING:
        "La reunió s'ha de convocar abans del dia, i només hi poden faltar membres.",
        "La reunión debe convocarse antes del día, y solo pueden faltar miembros.",
        "A reunião deve ser convocada antes do dia, e só membros podem faltar.",
        "Bilera eguna baino lehen deitu behar da, eta kideak bakarrik falta daitezke.",
        "The meeting is convened before its day, and only members can be absent.";
    CIRCULAR:
        "Cal el número de la circular.",
        "Hace falta el número de la circular.",
        "É necessário o número da circular.",
        "Zirkularraren zenbakia behar da.",
        "It needs the number of the circular.";
    LAST_DAY:
        "L'últim dia és anterior al primer.",
        "El último día es anterior al primero.",
        "O último dia é anterior ao primeiro.",
        "Azken eguna lehena baino lehenago dago.",
        "The last day lies before the first.";
    SAME_DELEGATE:
        "El delegat principal i l'auxiliar han de ser persones diferents.",
        "El delegado principal y el auxiliar deben ser personas distintas.",
        "O delegado principal e o auxiliar devem ser pessoas diferentes.",
        "Ordezkari nagusia eta laguntzailea pertsona desberdinak izan behar dira.",
        "The principal and the auxiliary delegate have to be two persons.";
    VENUE:
        "Cal dir quins clubs hi juguen, quants jugadors hi inscriu cada un, i com a màxim dues alternatives.",
        "Hay que decir qué clubes juegan, cuántos jugadores inscribe cada uno, y como máximo dos alternativas.",
        "É preciso dizer quais clubes jogam, quantos jogadores cada um inscreve, e no máximo duas alternativas.",
        "Zein klubek jokatzen duten, bakoitzak zenbat jokalari dituen eta gehienez bi aukera esan behar dira.",
        "Say which clubs play there, how many players each enters, and two alternatives at most.";
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_laws::Language;

    #[test]
    fn every_sentence_is_in_five_languages() {
        for text in ALL {
            let mut all = Language::ALL.map(|language| text.get(language)).to_vec();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), 5, "{}", text.en);
        }
    }
}
