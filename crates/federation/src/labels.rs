//! Names of papers, bodies, matters and choices, for lists and forms.

use crate::appeal::DecidingBody;
use crate::cases::{Matter, RulingKind};
use crate::ids::TeamSide;
use crate::licence::LicencePaper;
use crate::papers::PaperKind;
use adoube_laws::Text;

impl TeamSide {
    /// Its name.
    pub const fn text(self) -> Text {
        match self {
            Self::Home => crate::texts::refusals::HOME,
            Self::Visitors => crate::texts::refusals::VISITORS,
        }
    }
}

impl LicencePaper {
    /// Its name.
    pub const fn text(self) -> Text {
        match self {
            Self::ChangeList => LP_CHANGE_LIST,
            Self::Insurance => LP_INSURANCE,
            Self::NationalNumber => LP_NATIONAL,
            Self::Telephone => LP_TELEPHONE,
            Self::SmallForm => LP_SMALL_FORM,
            Self::LargeForms => LP_LARGE_FORMS,
            Self::SmallFormCopy => LP_SMALL_COPY,
            Self::OwnForm => LP_OWN_FORM,
            Self::OldLicence => LP_OLD_LICENCE,
            Self::FamilyBook => LP_FAMILY_BOOK,
        }
    }
}

impl PaperKind {
    /// Its name.
    pub const fn text(self) -> Text {
        match self {
            Self::PromotionList => P_PROMOTION_LIST,
            Self::Result => P_RESULT,
            Self::Record => P_RECORD,
            Self::ScoreSheets => P_SCORE_SHEETS,
            Self::Envelopes => P_ENVELOPES,
            Self::DelayProofs => P_DELAY_PROOFS,
            Self::FamilyBook => P_FAMILY_BOOK,
            Self::SealedGame => P_SEALED_GAME,
            Self::Forms => P_FORMS,
            Self::DelegationNotice => P_DELEGATION_NOTICE,
            Self::DelegationResults => P_DELEGATION_RESULTS,
            Self::TravelCover => P_TRAVEL_COVER,
            Self::OfficialsReports => P_OFFICIALS_REPORTS,
            Self::RoundResults => P_ROUND_RESULTS,
            Self::PreferentScoreSheets => P_PREFERENT_SHEETS,
            Self::PairingCards => P_PAIRING_CARDS,
            Self::Crosstable => P_CROSSTABLE,
            Self::OpenReport => P_OPEN_REPORT,
        }
    }
}

impl DecidingBody {
    /// Its name.
    pub const fn text(self) -> Text {
        match self {
            Self::CompetitionCommittee => B_COMMITTEE,
            Self::SportsCommission => B_COMMISSION,
            Self::Board => B_BOARD,
            Self::ExecutiveCouncil => B_COUNCIL,
            Self::Feda => B_FEDA,
            Self::SportsDiscipline => B_DISCIPLINE,
            Self::Federation => B_FEDERATION,
        }
    }
}

impl RulingKind {
    /// Its name.
    pub const fn text(self) -> Text {
        match self {
            Self::Yes => C_YES,
            Self::No => C_NO,
            Self::Result => C_RESULT,
            Self::At => C_AT,
            Self::Sanction => C_SANCTION,
            Self::Order => C_ORDER,
            Self::Instead => C_INSTEAD,
        }
    }
}

impl Matter {
    /// Its name.
    pub const fn text(&self) -> Text {
        match self {
            Self::Venue(_) => M_VENUE,
            Self::Incident(..) => M_INCIDENT,
            Self::SubCondicione(..) => M_SUB_CONDICIONE,
            Self::Analysis(..) => M_ANALYSIS,
            Self::AnalysisAfterSecond(..) => M_ANALYSIS_SECOND,
            Self::ThirdSession(..) => M_THIRD,
            Self::DelayProof(..) => M_DELAY,
            Self::ForceMajeure(..) => M_FORCE_MAJEURE,
            Self::Withdrawal(..) => M_WITHDRAWAL,
            Self::Clash(_) => M_CLASH,
            Self::OtherEvent(..) => M_OTHER_EVENT,
            Self::RoundRobinDate(..) => M_DATE,
            Self::LastRound(_) => M_LAST_ROUND,
            Self::LastSwissRound(_) => M_LAST_SWISS,
            Self::CopaPass(..) => M_COPA_PASS,
            Self::Change(..) => M_CHANGE,
            Self::MatchChange(..) => M_MATCH_CHANGE,
            Self::Breach(_) => M_BREACH,
            Self::Sanction(_) => M_SANCTION,
            Self::Appointment(_) => M_APPOINTMENT,
            Self::Removal(_) => M_REMOVAL,
            Self::Vacancy(_) => M_VACANCY,
            Self::Revocation { .. } => M_REVOCATION,
            Self::Consolation(..) => M_CONSOLATION,
            Self::Lots(..) => M_LOTS,
            Self::OpenRules(_) => M_OPEN_RULES,
            Self::Annulment(_) => M_ANNULMENT,
            Self::Rated(_) => M_RATED,
            Self::Appeal(_) => M_APPEAL,
        }
    }
}

const LP_CHANGE_LIST: Text = Text {
    ca: "llista de canvis de club",
    es: "lista de cambios de club",
    pt: "lista de mudanças de clube",
    eu: "klub-aldaketen zerrenda",
    en: "list of changes of club",
};
const LP_INSURANCE: Text = Text {
    ca: "full de mutualitat",
    es: "hoja de mutualidad",
    pt: "formulário de seguro",
    eu: "aseguru-orria",
    en: "insurance form",
};
const LP_NATIONAL: Text = Text {
    ca: "número nacional",
    es: "número nacional",
    pt: "número nacional",
    eu: "zenbaki nazionala",
    en: "national number",
};
const LP_TELEPHONE: Text = Text { ca: "telèfon", es: "teléfono", pt: "telefone", eu: "telefonoa", en: "telephone" };
const LP_SMALL_FORM: Text = Text {
    ca: "fitxa petita de la FEDA",
    es: "ficha pequeña de la FEDA",
    pt: "ficha pequena da FEDA",
    eu: "FEDAren fitxa txikia",
    en: "FEDA's small form",
};
const LP_LARGE_FORMS: Text = Text {
    ca: "els dos fulls grans de la fitxa",
    es: "las dos hojas grandes de la ficha",
    pt: "as duas folhas grandes da ficha",
    eu: "fitxaren bi orri handiak",
    en: "the two large parts of the form",
};
const LP_SMALL_COPY: Text = Text {
    ca: "fotocòpia de la fitxa petita",
    es: "fotocopia de la ficha pequeña",
    pt: "fotocópia da ficha pequena",
    eu: "fitxa txikiaren fotokopia",
    en: "photocopy of the small form",
};
const LP_OWN_FORM: Text = Text {
    ca: "fitxa de segona i tercera categoria",
    es: "ficha de segunda y tercera categoría",
    pt: "ficha de segunda e terceira categoria",
    eu: "bigarren eta hirugarren mailako fitxa",
    en: "form of second and third category",
};
const LP_OLD_LICENCE: Text = Text {
    ca: "llicència antiga",
    es: "licencia antigua",
    pt: "licença antiga",
    eu: "lizentzia zaharra",
    en: "old licence",
};
const LP_FAMILY_BOOK: Text = Text {
    ca: "dues fotocòpies del llibre de família",
    es: "dos fotocopias del libro de familia",
    pt: "duas fotocópias do livro de família",
    eu: "familia-liburuaren bi fotokopia",
    en: "two photocopies of the family book",
};
const P_PROMOTION_LIST: Text = Text {
    ca: "relació d'ascensos de categoria",
    es: "relación de ascensos de categoría",
    pt: "relação de promoções de categoria",
    eu: "maila-igoeren zerrenda",
    en: "list of category promotions",
};
const P_RESULT: Text = Text {
    ca: "resultat de l'encontre",
    es: "resultado del encuentro",
    pt: "resultado do confronto",
    eu: "norgehiagokaren emaitza",
    en: "result of the match",
};
const P_RECORD: Text = Text {
    ca: "acta de l'encontre",
    es: "acta del encuentro",
    pt: "súmula do confronto",
    eu: "norgehiagokaren akta",
    en: "record of the match",
};
const P_SCORE_SHEETS: Text = Text {
    ca: "planelles originals, en sobre «arxiu»",
    es: "planillas originales, en sobre «arxiu»",
    pt: "planilhas originais, em envelope «arxiu»",
    eu: "jatorrizko orriak, «arxiu» gutun-azalean",
    en: "original score sheets, in an envelope «arxiu»",
};
const P_ENVELOPES: Text = Text {
    ca: "sobres de jugada secreta",
    es: "sobres de jugada secreta",
    pt: "envelopes do lance selado",
    eu: "jokaldi sekretuaren gutun-azalak",
    en: "sealed-move envelopes",
};
const P_DELAY_PROOFS: Text = Text {
    ca: "justificants del retard",
    es: "justificantes del retraso",
    pt: "comprovantes do atraso",
    eu: "atzerapenaren frogagiriak",
    en: "proofs of delay",
};
const P_FAMILY_BOOK: Text = Text {
    ca: "fotocòpia del llibre de família",
    es: "fotocopia del libro de familia",
    pt: "fotocópia do livro de família",
    eu: "familia-liburuaren fotokopia",
    en: "photocopy of the family book",
};
const P_SEALED_GAME: Text = Text {
    ca: "partida segellada per al Comitè, amb els telèfons dels jugadors",
    es: "partida sellada para el Comité, con los teléfonos de los jugadores",
    pt: "partida selada para o Comitê, com os telefones dos jogadores",
    eu: "Batzorderako partida zigilatua, jokalarien telefonoekin",
    en: "sealed game for the Committee, with the players' telephones",
};
const P_FORMS: Text = Text { ca: "impresos", es: "impresos", pt: "formulários", eu: "inprimakiak", en: "forms" };
const P_DELEGATION_NOTICE: Text = Text {
    ca: "avís de la delegació",
    es: "aviso de la delegación",
    pt: "aviso da delegação",
    eu: "ordezkaritzaren oharra",
    en: "notice of the delegation",
};
const P_DELEGATION_RESULTS: Text = Text {
    ca: "resultats i classificació de la delegació",
    es: "resultados y clasificación de la delegación",
    pt: "resultados e classificação da delegação",
    eu: "ordezkaritzaren emaitzak eta sailkapena",
    en: "results and classification of the delegation",
};
const P_TRAVEL_COVER: Text = Text {
    ca: "despeses de viatge cobertes",
    es: "gastos de viaje cubiertos",
    pt: "despesas de viagem cobertas",
    eu: "bidaia-gastuak estalita",
    en: "travel covered",
};
const P_OFFICIALS_REPORTS: Text = Text {
    ca: "informes de l'àrbitre, el director i el comitè de competició",
    es: "informes del árbitro, el director y el comité de competición",
    pt: "relatórios do árbitro, do diretor e do comitê de competição",
    eu: "epailearen, zuzendariaren eta lehiaketa-batzordearen txostenak",
    en: "reports of arbiter, director and competition committee",
};
const P_ROUND_RESULTS: Text = Text {
    ca: "resultats ronda per ronda i classificació final",
    es: "resultados ronda a ronda y clasificación final",
    pt: "resultados rodada a rodada e classificação final",
    eu: "emaitzak txandaz txanda eta azken sailkapena",
    en: "results by round and final classification",
};
const P_PREFERENT_SHEETS: Text = Text {
    ca: "planelles originals dels preferents, per duplicat",
    es: "planillas originales de los preferentes, por duplicado",
    pt: "planilhas originais dos preferentes, em duas vias",
    eu: "hobetsien jatorrizko orriak, bi aletan",
    en: "original score sheets of Preferents, in duplicate",
};
const P_PAIRING_CARDS: Text = Text {
    ca: "fitxes d'aparellament",
    es: "fichas de emparejamiento",
    pt: "fichas de emparceiramento",
    eu: "parekatze-fitxak",
    en: "pairing cards",
};
const P_CROSSTABLE: Text = Text {
    ca: "quadre de la lliga",
    es: "cuadro de la liga",
    pt: "quadro do torneio",
    eu: "ligaren koadroa",
    en: "crosstable",
};
const P_OPEN_REPORT: Text = Text {
    ca: "memòria del torneig obert",
    es: "memoria del torneo abierto",
    pt: "relatório do torneio aberto",
    eu: "txapelketa irekiaren memoria",
    en: "report of the open tournament",
};
const B_COMMITTEE: Text = Text {
    ca: "Comitè de Competició",
    es: "Comité de Competición",
    pt: "Comitê de Competição",
    eu: "Lehiaketa Batzordea",
    en: "Competition Committee",
};
const B_COMMISSION: Text = Text {
    ca: "Comissió Esportiva",
    es: "Comisión Deportiva",
    pt: "Comissão Esportiva",
    eu: "Kirol Batzordea",
    en: "Sports Commission",
};
const B_BOARD: Text = Text {
    ca: "Junta de la federació",
    es: "Junta de la federación",
    pt: "Diretoria da federação",
    eu: "federazioaren Zuzendaritza Batzordea",
    en: "the federation's Board",
};
const B_COUNCIL: Text = Text {
    ca: "Consell Executiu",
    es: "Consejo Ejecutivo",
    pt: "Conselho Executivo",
    eu: "Kontseilu Betearazlea",
    en: "Executive Council",
};
const B_FEDA: Text = Text {
    ca: "FEDA, la federació espanyola",
    es: "FEDA, la federación española",
    pt: "FEDA, a federação espanhola",
    eu: "FEDA, Espainiako federazioa",
    en: "FEDA, the Spanish federation",
};
const B_DISCIPLINE: Text = Text {
    ca: "Comitè de Disciplina Esportiva de la Generalitat",
    es: "Comité de Disciplina Deportiva de la Generalitat",
    pt: "Comitê de Disciplina Esportiva da Generalitat",
    eu: "Generalitateko Kirol Diziplina Batzordea",
    en: "the Generalitat's Sports Discipline Committee",
};
const B_FEDERATION: Text =
    Text { ca: "la federació", es: "la federación", pt: "a federação", eu: "federazioa", en: "the federation" };
const C_YES: Text = Text { ca: "s'accepta", es: "se acepta", pt: "aceita-se", eu: "onartzen da", en: "granted" };
const C_NO: Text = Text { ca: "es refusa", es: "se rechaza", pt: "recusa-se", eu: "ukatzen da", en: "refused" };
const C_RESULT: Text = Text {
    ca: "resultat del tauler",
    es: "resultado del tablero",
    pt: "resultado do tabuleiro",
    eu: "taularen emaitza",
    en: "result of the board",
};
const C_AT: Text =
    Text { ca: "data i hora", es: "fecha y hora", pt: "data e hora", eu: "data eta ordua", en: "date and hour" };
const C_SANCTION: Text = Text {
    ca: "sanció de la circular",
    es: "sanción de la circular",
    pt: "sanção da circular",
    eu: "zirkularreko zehapena",
    en: "sanction of the circular",
};
const C_ORDER: Text = Text {
    ca: "ordre del sorteig",
    es: "orden del sorteo",
    pt: "ordem do sorteio",
    eu: "zozketaren ordena",
    en: "order of the draw",
};
const C_INSTEAD: Text = Text {
    ca: "una altra resolució",
    es: "otra resolución",
    pt: "outra decisão",
    eu: "beste ebazpen bat",
    en: "another ruling instead",
};
const M_VENUE: Text = Text {
    ca: "autorització d'un local",
    es: "autorización de un local",
    pt: "autorização de um local",
    eu: "lokal baten baimena",
    en: "authorisation of a venue",
};
const M_INCIDENT: Text = Text {
    ca: "incident no resolt pels delegats",
    es: "incidente no resuelto por los delegados",
    pt: "incidente não resolvido pelos delegados",
    eu: "ordezkariek konpondu gabeko gertakaria",
    en: "incident the delegates could not settle",
};
const M_SUB_CONDICIONE: Text = Text {
    ca: "partida jugada sub condicione",
    es: "partida jugada sub condicione",
    pt: "partida jogada sub condicione",
    eu: "sub condicione jokatutako partida",
    en: "game played sub condicione",
};
const M_ANALYSIS: Text = Text {
    ca: "partida enviada a anàlisi",
    es: "partida enviada a análisis",
    pt: "partida enviada para análise",
    eu: "analisira bidalitako partida",
    en: "game sent for analysis",
};
const M_ANALYSIS_SECOND: Text = Text {
    ca: "partida enviada a anàlisi després de la segona sessió",
    es: "partida enviada a análisis tras la segunda sesión",
    pt: "partida enviada para análise após a segunda sessão",
    eu: "bigarren saioaren ondoren analisira bidalitako partida",
    en: "game sent for analysis after the second session",
};
const M_THIRD: Text = Text {
    ca: "partida segellada dues vegades",
    es: "partida sellada dos veces",
    pt: "partida selada duas vezes",
    eu: "bi aldiz zigilatutako partida",
    en: "game sealed twice",
};
const M_DELAY: Text = Text {
    ca: "justificants d'un retard",
    es: "justificantes de un retraso",
    pt: "comprovantes de um atraso",
    eu: "atzerapen baten frogagiriak",
    en: "proofs of a delay",
};
const M_FORCE_MAJEURE: Text =
    Text { ca: "força major", es: "fuerza mayor", pt: "força maior", eu: "ezinbesteko kasua", en: "force majeure" };
const M_WITHDRAWAL: Text = Text {
    ca: "retirada d'un preferent",
    es: "retirada de un preferente",
    pt: "desistência de um preferente",
    eu: "hobetsi baten erretiratzea",
    en: "withdrawal of a Preferent",
};
const M_CLASH: Text = Text {
    ca: "coincidència de calendaris",
    es: "coincidencia de calendarios",
    pt: "coincidência de calendários",
    eu: "egutegi-talka",
    en: "calendar clash",
};
const M_OTHER_EVENT: Text = Text {
    ca: "prova no oficial tractada com a oficial",
    es: "prueba no oficial tratada como oficial",
    pt: "prova não oficial tratada como oficial",
    eu: "ofizialtzat hartutako proba ez-ofiziala",
    en: "non-official event treated as official",
};
const M_DATE: Text = Text {
    ca: "data d'una ronda",
    es: "fecha de una ronda",
    pt: "data de uma rodada",
    eu: "txanda baten data",
    en: "date of a round",
};
const M_LAST_ROUND: Text = Text {
    ca: "ajornament de l'última ronda",
    es: "aplazamiento de la última ronda",
    pt: "adiamento da última rodada",
    eu: "azken txanda atzeratzea",
    en: "postponement of the last round",
};
const M_LAST_SWISS: Text = Text {
    ca: "ajornament de l'última ronda d'un suís individual",
    es: "aplazamiento de la última ronda de un suizo individual",
    pt: "adiamento da última rodada de um suíço individual",
    eu: "banakako suitzar baten azken txanda atzeratzea",
    en: "postponement of the last round of an individual Swiss",
};
const M_COPA_PASS: Text = Text {
    ca: "pas d'eliminatòria sense jugar",
    es: "paso de eliminatoria sin jugar",
    pt: "passagem de fase sem jogar",
    eu: "jokatu gabe kanporaketa igarotzea",
    en: "passing a round without playing",
};
const M_CHANGE: Text = Text {
    ca: "canvi de data o de local",
    es: "cambio de fecha o de local",
    pt: "mudança de data ou de local",
    eu: "data edo lokal aldaketa",
    en: "change of date or venue",
};
const M_MATCH_CHANGE: Text = Text {
    ca: "un altre dia, hora o lloc per a un encontre",
    es: "otro día, hora o lugar para un encuentro",
    pt: "outro dia, hora ou local para um confronto",
    eu: "norgehiagoka baterako beste egun, ordu edo leku bat",
    en: "another day, hour or venue for a match",
};
const M_BREACH: Text = Text {
    ca: "infracció o conducta antiesportiva",
    es: "infracción o conducta antideportiva",
    pt: "infração ou conduta antidesportiva",
    eu: "arau-haustea edo kirolaren aurkako jokabidea",
    en: "breach or unsporting conduct",
};
const M_SANCTION: Text = Text { ca: "sanció", es: "sanción", pt: "sanção", eu: "zehapena", en: "sanction" };
const M_APPOINTMENT: Text = Text {
    ca: "nomenament d'un membre",
    es: "nombramiento de un miembro",
    pt: "nomeação de um membro",
    eu: "kide baten izendapena",
    en: "appointment of a member",
};
const M_REMOVAL: Text = Text {
    ca: "expulsió d'un membre",
    es: "expulsión de un miembro",
    pt: "expulsão de um membro",
    eu: "kide baten kanporatzea",
    en: "removal of a member",
};
const M_VACANCY: Text = Text { ca: "vacant", es: "vacante", pt: "vaga", eu: "hutsik dagoen kargua", en: "vacancy" };
const M_REVOCATION: Text = Text {
    ca: "revocació d'un acord",
    es: "revocación de un acuerdo",
    pt: "revogação de uma decisão",
    eu: "erabaki bat baliogabetzea",
    en: "revocation of a decision",
};
const M_CONSOLATION: Text = Text {
    ca: "eliminatòries de consolació",
    es: "eliminatorias de consolación",
    pt: "eliminatórias de consolação",
    eu: "kontsolazio-kanporaketak",
    en: "consolation knockouts",
};
const M_LOTS: Text = Text {
    ca: "sorteig públic",
    es: "sorteo público",
    pt: "sorteio público",
    eu: "zozketa publikoa",
    en: "public draw",
};
const M_OPEN_RULES: Text = Text {
    ca: "bases d'un torneig obert",
    es: "bases de un torneo abierto",
    pt: "regulamento de um torneio aberto",
    eu: "txapelketa ireki baten oinarriak",
    en: "rules of an open tournament",
};
const M_ANNULMENT: Text = Text {
    ca: "anul·lació d'una prova",
    es: "anulación de una prueba",
    pt: "anulação de uma prova",
    eu: "proba bat baliogabetzea",
    en: "annulment of an event",
};
const M_RATED: Text = Text {
    ca: "prova no oficial vàlida per a l'Elo",
    es: "prueba no oficial válida para el Elo",
    pt: "prova não oficial válida para o Elo",
    eu: "Elorako balio duen proba ez-ofiziala",
    en: "non-official event counted for rating",
};
const M_APPEAL: Text = Text { ca: "recurs", es: "recurso", pt: "recurso", eu: "errekurtsoa", en: "appeal" };
