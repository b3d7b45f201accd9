//! What an act is called in the log.

use crate::act::EventAct;
use adoube_laws::Text;

macro_rules! titles {
    ($($pattern:pat => $ca:literal, $es:literal, $pt:literal, $eu:literal, $en:literal;)*) => {
        impl EventAct {
            /// What it is, in a few words.
            pub const fn title(&self) -> &'static Text {
                match self {
                    $($pattern => {
                        const TITLE: Text = Text { ca: $ca, es: $es, pt: $pt, eu: $eu, en: $en };
                        &TITLE
                    })*
                }
            }
        }
    };
}

titles! {
    Self::Open(_) => "obertura del torneig", "apertura del torneo", "abertura do torneio", "txapelketa irekitzea", "opening of the event";
    Self::Change(_) => "canvi de dades", "cambio de datos", "mudança de dados", "datuen aldaketa", "change of settings";
    Self::LeaveFideMode { .. } => "sortida del mode FIDE", "salida del modo FIDE", "saída do modo FIDE", "FIDE modutik irtetea", "leaving FIDE mode";
    Self::Enter(_) => "inscripció", "inscripción", "inscrição", "izen-ematea", "entry";
    Self::EnterAll(_) => "inscripció d'una llista", "inscripción de una lista", "inscrição de uma lista", "zerrenda baten izen-ematea", "entry of a list";
    Self::Edit { .. } => "correcció d'una inscripció", "corrección de una inscripción", "correção de uma inscrição", "izen-emate baten zuzenketa", "correction of an entry";
    Self::Remove(_) => "esborrat d'una inscripció", "borrado de una inscripción", "exclusão de uma inscrição", "izen-emate bat ezabatzea", "striking out of an entry";
    Self::CheckIn(_) => "presència", "presencia", "presença", "presentzia", "check-in";
    Self::CheckOut(_) => "absència", "ausencia", "ausência", "absentzia", "check-out";
    Self::Arrange(_) => "números de sortida", "números de salida", "números iniciais", "hasierako zenbakiak", "starting numbers";
    Self::AskBye { .. } => "petició de descans", "petición de descanso", "pedido de bye", "atseden-eskaera", "request of a bye";
    Self::CancelBye { .. } => "renúncia a un descans", "renuncia a un descanso", "renúncia a um bye", "atsedenari uko egitea", "giving up of a bye";
    Self::Withdraw { .. } => "retirada", "retirada", "retirada", "erretiratzea", "withdrawal";
    Self::Return(_) => "retorn", "regreso", "retorno", "itzulera", "return";
    Self::KeepApart(_) => "aparellament prohibit", "emparejamiento prohibido", "emparceiramento proibido", "parekatze debekatua", "forbidden pairing";
    Self::LetMeet(_) => "aparellament permès", "emparejamiento permitido", "emparceiramento permitido", "parekatze baimendua", "allowed pairing";
    Self::FixTable { .. } => "taula fixa", "mesa fija", "mesa fixa", "mahai finkoa", "fixed table";
    Self::Pair => "aparellament", "emparejamiento", "emparceiramento", "parekatzea", "pairing";
    Self::BeginManual => "inici de l'aparellament a mà", "inicio del emparejamiento a mano", "início do emparceiramento à mão", "eskuzko parekatzearen hasiera", "beginning of pairing by hand";
    Self::Swap(..) => "intercanvi de jugadors", "intercambio de jugadores", "troca de jogadores", "jokalarien trukea", "change of places";
    Self::Seat { .. } => "aparellament a mà", "emparejamiento a mano", "emparceiramento à mão", "eskuzko parekatzea", "pairing by hand";
    Self::EndManual => "final de l'aparellament a mà", "fin del emparejamiento a mano", "fim do emparceiramento à mão", "eskuzko parekatzearen amaiera", "end of pairing by hand";
    Self::Unpair => "anul·lació de l'esborrany", "anulación del borrador", "anulação do rascunho", "zirriborroa baztertzea", "discarding of the draft";
    Self::Publish => "publicació de l'aparellament", "publicación del emparejamiento", "publicação do emparceiramento", "parekatzea argitaratzea", "publishing of the pairing";
    Self::Unpublish => "retirada de l'aparellament publicat", "retirada del emparejamiento publicado", "retirada do emparceiramento publicado", "argitaratutako parekatzea kentzea", "taking back of the pairing";
    Self::Result { .. } => "resultat", "resultado", "resultado", "emaitza", "result";
    Self::Results(_) => "resultats", "resultados", "resultados", "emaitzak", "results";
    Self::ClearResult { .. } => "resultat esborrat", "resultado borrado", "resultado apagado", "emaitza ezabatua", "result taken out";
    Self::Report { .. } => "resultat comunicat", "resultado comunicado", "resultado comunicado", "jakinarazitako emaitza", "result handed in";
    Self::Approve(_) => "resultat aprovat", "resultado aprobado", "resultado aprovado", "emaitza onartua", "result approved";
    Self::Reject(_) => "resultat refusat", "resultado rechazado", "resultado recusado", "emaitza baztertua", "result refused";
    Self::Correct { .. } => "correcció d'un resultat", "corrección de un resultado", "correção de um resultado", "emaitza baten zuzenketa", "correction of a result";
    Self::Penalty { .. } => "sanció", "sanción", "penalidade", "zigorra", "penalty";
    Self::CloseRound => "tancament de la ronda", "cierre de la ronda", "encerramento da rodada", "jardunaldia ixtea", "closing of the round";
    Self::CloseEvent => "tancament del torneig", "cierre del torneo", "encerramento do torneio", "txapelketa ixtea", "closing of the event";
    Self::Reopen => "reobertura del torneig", "reapertura del torneo", "reabertura do torneio", "txapelketa berriro irekitzea", "reopening of the event";
    Self::Note(_) => "anotació", "anotación", "anotação", "oharra", "note";
    Self::StartTimer { .. } => "rellotge de la sala en marxa", "reloj de la sala en marcha", "relógio da sala em marcha", "aretoko erlojua martxan", "hall clock started";
    Self::StopTimer => "rellotge de la sala aturat", "reloj de la sala parado", "relógio da sala parado", "aretoko erlojua geldirik", "hall clock stopped";
    Self::Printed { .. } => "punt de control imprès", "punto de control impreso", "ponto de controle impresso", "kontrol-puntua inprimatuta", "checkpoint printed";
    Self::Undo(_) => "acte desfet", "acto deshecho", "ato desfeito", "ekintza desegina", "act undone";
}
