//! Why an act is refused, where section 31 has no code.

use adoube_laws::Text;

pub(crate) const CLUB: Text = Text { ca: "el club", es: "el club", pt: "o clube", eu: "kluba", en: "club" };
pub(crate) const PLAYER: Text =
    Text { ca: "el jugador", es: "el jugador", pt: "o jogador", eu: "jokalaria", en: "player" };
pub(crate) const TEAM: Text = Text { ca: "l'equip", es: "el equipo", pt: "a equipe", eu: "taldea", en: "team" };
pub(crate) const EVENT: Text =
    Text { ca: "la competició", es: "la competición", pt: "a competição", eu: "lehiaketa", en: "competition" };
pub(crate) const MATCH: Text =
    Text { ca: "l'encontre", es: "el encuentro", pt: "o confronto", eu: "norgehiagoka", en: "match" };
pub(crate) const CASE: Text =
    Text { ca: "l'expedient", es: "el expediente", pt: "o processo", eu: "espedientea", en: "case" };
pub(crate) const OPEN: Text =
    Text { ca: "l'obert", es: "el abierto", pt: "o aberto", eu: "txapelketa irekia", en: "open tournament" };
pub(crate) const BOARD: Text = Text { ca: "el tauler", es: "el tablero", pt: "o tabuleiro", eu: "taula", en: "board" };
pub(crate) const ROUND: Text = Text { ca: "la ronda", es: "la ronda", pt: "a rodada", eu: "txanda", en: "round" };
pub(crate) const VENUE: Text = Text { ca: "el local", es: "el local", pt: "o local", eu: "lokala", en: "venue" };
pub(crate) const SANCTION: Text =
    Text { ca: "la sanció", es: "la sanción", pt: "a sanção", eu: "zehapena", en: "sanction" };
pub(crate) const LIST: Text = Text { ca: "la llista", es: "la lista", pt: "a lista", eu: "zerrenda", en: "list" };
pub(crate) const APPLICATION: Text =
    Text { ca: "la sol·licitud", es: "la solicitud", pt: "o pedido", eu: "eskaera", en: "application" };
pub(crate) const UNKNOWN: Text = Text {
    ca: "No es coneix {thing} {id}.",
    es: "No se conoce {thing} {id}.",
    pt: "Não se conhece {thing} {id}.",
    eu: "Ez da ezagutzen: {thing} {id}.",
    en: "There is no {thing} {id}.",
};
pub(crate) const TWICE: Text = Text {
    ca: "Ja existeix {thing} {id}.",
    es: "Ya existe {thing} {id}.",
    pt: "Já existe {thing} {id}.",
    eu: "Badago jada: {thing} {id}.",
    en: "The {thing} {id} exists already.",
};
pub(crate) const NO_SEASON: Text = Text {
    ca: "Encara no s'ha obert la temporada.",
    es: "Todavía no se ha abierto la temporada.",
    pt: "A temporada ainda não foi aberta.",
    eu: "Denboraldia ez da oraindik ireki.",
    en: "The season has not been opened yet.",
};
pub(crate) const SEASON_OPEN: Text = Text {
    ca: "La temporada ja és oberta.",
    es: "La temporada ya está abierta.",
    pt: "A temporada já está aberta.",
    eu: "Denboraldia irekita dago jada.",
    en: "The season is already open.",
};
pub(crate) const PAPERS_MISSING: Text = Text {
    ca: "Falten papers per a la llicència: {papers}.",
    es: "Faltan papeles para la licencia: {papers}.",
    pt: "Faltam papéis para a licença: {papers}.",
    eu: "Paperak falta dira lizentziarako: {papers}.",
    en: "Papers are missing for the licence: {papers}.",
};
pub(crate) const NO_LINE_UP: Text = Text {
    ca: "Falta l'alineació de {side}.",
    es: "Falta la alineación de {side}.",
    pt: "Falta a escalação de {side}.",
    eu: "Lerrokatzea falta da: {side}.",
    en: "The line-up of {side} is missing.",
};
pub(crate) const BOARD_SETTLED: Text = Text {
    ca: "El tauler {board} ja té resultat.",
    es: "El tablero {board} ya tiene resultado.",
    pt: "O tabuleiro {board} já tem resultado.",
    eu: "{board}. taulak badu emaitza.",
    en: "Board {board} already has a result.",
};
pub(crate) const BOARD_NOT_OPEN: Text = Text {
    ca: "Al tauler {board} el jugador ja ha arribat o no hi ha ningú per substituir.",
    es: "En el tablero {board} el jugador ya ha llegado o no hay nadie a quien sustituir.",
    pt: "No tabuleiro {board} o jogador já chegou ou não há ninguém para substituir.",
    eu: "{board}. taulan jokalaria iritsi da jada edo ez dago ordezkatzeko inor.",
    en: "On board {board} the player has arrived already or there is nobody to replace.",
};
pub(crate) const NOT_NOW: Text = Text {
    ca: "Aquest acte no és possible ara.",
    es: "Este acto no es posible ahora.",
    pt: "Este ato não é possível agora.",
    eu: "Ekintza hau ez da orain posible.",
    en: "This act is not possible now.",
};
pub(crate) const WRONG_RULING: Text = Text {
    ca: "La resolució no correspon a l'afer.",
    es: "La resolución no corresponde al asunto.",
    pt: "A decisão não corresponde à questão.",
    eu: "Ebazpena ez dagokio gaiari.",
    en: "The ruling does not fit the matter.",
};
pub(crate) const VOTE_NEEDED: Text = Text {
    ca: "La Comissió Esportiva decideix per votació.",
    es: "La Comisión Deportiva decide por votación.",
    pt: "A Comissão Esportiva decide por votação.",
    eu: "Kirol Batzordeak bozketaz erabakitzen du.",
    en: "The Sports Commission decides by vote.",
};
pub(crate) const NOT_CARRIED: Text = Text {
    ca: "La votació no ha aprovat aquesta resolució.",
    es: "La votación no ha aprobado esta resolución.",
    pt: "A votação não aprovou esta decisão.",
    eu: "Bozketak ez du ebazpen hau onartu.",
    en: "The vote did not carry this ruling.",
};
pub(crate) const COMMISSION_INCOMPLETE: Text = Text {
    ca: "La Comissió Esportiva té de cinc a vuit membres amb un responsable; s'han indicat {n}.",
    es: "La Comisión Deportiva tiene de cinco a ocho miembros con un responsable; se han indicado {n}.",
    pt: "A Comissão Esportiva tem de cinco a oito membros com um responsável; foram indicados {n}.",
    eu: "Kirol Batzordeak bost eta zortzi kide artean ditu, arduradun batekin; {n} adierazi dira.",
    en: "The Sports Commission has five to eight members with one in charge; {n} were given.",
};
pub(crate) const NOT_UNANIMOUS: Text = Text {
    ca: "L'expulsió per la resta de membres ha de ser unànime.",
    es: "La expulsión por los demás miembros debe ser unánime.",
    pt: "A expulsão pelos demais membros deve ser unânime.",
    eu: "Gainerako kideen kanporatzeak aho batekoa izan behar du.",
    en: "Removal by the other members must be unanimous.",
};
pub(crate) const NOT_CONVENED: Text = Text {
    ca: "Per revocar cal la convocatòria de dos membres de la Comissió Esportiva i un del Comitè de Competició.",
    es: "Para revocar hace falta la convocatoria de dos miembros de la Comisión Deportiva y uno del Comité de Competición.",
    pt: "Para revogar é preciso a convocação de dois membros da Comissão Esportiva e um do Comitê de Competição.",
    eu: "Baliogabetzeko, Kirol Batzordeko bi kideren eta Lehiaketa Batzordeko baten deialdia behar da.",
    en: "A revocation is convened by two members of the Sports Commission and one of the Competition Committee.",
};
pub(crate) const DECIDED: Text = Text {
    ca: "L'afer ja està resolt.",
    es: "El asunto ya está resuelto.",
    pt: "A questão já está resolvida.",
    eu: "Gaia ebatzita dago jada.",
    en: "The matter has been decided already.",
};
pub(crate) const NOT_DECIDED: Text = Text {
    ca: "L'afer encara no està resolt.",
    es: "El asunto todavía no está resuelto.",
    pt: "A questão ainda não está resolvida.",
    eu: "Gaia ez dago oraindik ebatzita.",
    en: "The matter has not been decided yet.",
};
pub(crate) const MATCHES_OPEN: Text = Text {
    ca: "Encara no tenen resultat els encontres {matches}.",
    es: "Todavía no tienen resultado los encuentros {matches}.",
    pt: "Ainda não têm resultado os confrontos {matches}.",
    eu: "Norgehiagoka hauek ez dute oraindik emaitzarik: {matches}.",
    en: "Matches without a result: {matches}.",
};
pub(crate) const NO_MORE_ROUNDS: Text = Text {
    ca: "La competició no té més rondes.",
    es: "La competición no tiene más rondas.",
    pt: "A competição não tem mais rodadas.",
    eu: "Lehiaketak ez du txanda gehiagorik.",
    en: "The competition has no more rounds.",
};
pub(crate) const ROUND_OPEN: Text = Text {
    ca: "La ronda anterior encara és oberta.",
    es: "La ronda anterior todavía está abierta.",
    pt: "A rodada anterior ainda está aberta.",
    eu: "Aurreko txanda irekita dago oraindik.",
    en: "The round before is still open.",
};
pub(crate) const NO_TABLE: Text = Text {
    ca: "No hi ha taula per a {n} equips.",
    es: "No hay tabla para {n} equipos.",
    pt: "Não há tabela para {n} equipes.",
    eu: "Ez dago taularik {n} talderentzat.",
    en: "There is no table for {n} teams.",
};
pub(crate) const SUSPENDED: Text = Text {
    ca: "{player} compleix una suspensió.",
    es: "{player} cumple una suspensión.",
    pt: "{player} cumpre uma suspensão.",
    eu: "{player} zigortuta dago.",
    en: "{player} is suspended.",
};
pub(crate) const ENTRIES_CLOSED: Text = Text {
    ca: "El termini d'inscripció s'ha acabat.",
    es: "El plazo de inscripción ha terminado.",
    pt: "O prazo de inscrição terminou.",
    eu: "Izena emateko epea amaitu da.",
    en: "Entries are closed.",
};
pub(crate) const OTHER_CLUB: Text = Text {
    ca: "{player} no és d'aquest club.",
    es: "{player} no es de este club.",
    pt: "{player} não é deste clube.",
    eu: "{player} ez da klub honetakoa.",
    en: "{player} is not of this club.",
};
pub(crate) const NOT_DELEGATE: Text = Text {
    ca: "{player} no és delegat d'aquest club.",
    es: "{player} no es delegado de este club.",
    pt: "{player} não é delegado deste clube.",
    eu: "{player} ez da klub honetako ordezkaria.",
    en: "{player} is not a delegate of this club.",
};
pub(crate) const ENVELOPE: Text = Text {
    ca: "El sobre de la jugada secreta no compleix els requisits: peces en lletres, rellotges aturats, signat i, després de la segona sessió, quinze minuts com a màxim i els telèfons dels dos jugadors.",
    es: "El sobre de la jugada secreta no cumple los requisitos: piezas en letras, relojes parados, firmado y, tras la segunda sesión, quince minutos como máximo y los teléfonos de los dos jugadores.",
    pt: "O envelope do lance selado não cumpre os requisitos: peças por extenso, relógios parados, assinado e, depois da segunda sessão, quinze minutos no máximo e os telefones dos dois jogadores.",
    eu: "Jokaldi sekretuaren gutun-azalak ez ditu baldintzak betetzen: piezak hitzez, erlojuak geldirik, sinatuta eta, bigarren saioaren ondoren, gehienez hamabost minutu eta bi jokalarien telefonoak.",
    en: "The sealed-move envelope does not meet the requirements: pieces in words, clocks stopped, signed and, after the second session, fifteen minutes at most and both players' telephone numbers.",
};
pub(crate) const NO_TEAM_FOR: Text = Text {
    ca: "L'equip no pot inscriure's en aquesta competició.",
    es: "El equipo no puede inscribirse en esta competición.",
    pt: "A equipe não pode inscrever-se nesta competição.",
    eu: "Taldeak ezin du lehiaketa honetan izena eman.",
    en: "The team cannot enter this competition.",
};
pub(crate) const TEAMS_ONLY: Text = Text {
    ca: "En aquesta competició només s'inscriuen equips.",
    es: "En esta competición solo se inscriben equipos.",
    pt: "Nesta competição só se inscrevem equipes.",
    eu: "Lehiaketa honetan taldeek bakarrik ematen dute izena.",
    en: "Only teams enter this competition.",
};
pub(crate) const INCOMPLETE: Text = Text {
    ca: "Falten dades que el reglament exigeix.",
    es: "Faltan datos que el reglamento exige.",
    pt: "Faltam dados que o regulamento exige.",
    eu: "Araudiak eskatzen dituen datuak falta dira.",
    en: "Data that the handbook asks for are missing.",
};
pub(crate) const SIGNED: Text = Text {
    ca: "Els dos delegats ja han signat l'acta: no es pot canviar.",
    es: "Los dos delegados ya han firmado el acta: no se puede cambiar.",
    pt: "Os dois delegados já assinaram a súmula: não pode ser alterada.",
    eu: "Bi ordezkariek akta sinatu dute: ezin da aldatu.",
    en: "Both delegates have signed the record: it cannot be changed.",
};
pub(crate) const TOO_EARLY: Text = Text {
    ca: "Encara no ha passat: no es pot anotar abans de {at}.",
    es: "Todavía no ha ocurrido: no se puede anotar antes de {at}.",
    pt: "Ainda não aconteceu: não se pode anotar antes de {at}.",
    eu: "Ez da oraindik gertatu: ezin da {at} baino lehen idatzi.",
    en: "It has not happened yet: it cannot be noted before {at}.",
};
pub(crate) const BELOW_HALF: Text = Text {
    ca: "L'alineació ha de tenir almenys {n} jugadors, la meitat de l'equip; amb menys, l'encontre es perd quan s'acaba el temps reglamentari.",
    es: "La alineación debe tener al menos {n} jugadores, la mitad del equipo; con menos, el encuentro se pierde cuando acaba el tiempo reglamentario.",
    pt: "A escalação deve ter pelo menos {n} jogadores, a metade da equipe; com menos, o confronto se perde quando acaba o tempo regulamentar.",
    eu: "Lerrokatzeak gutxienez {n} jokalari behar ditu, taldearen erdia; gutxiagorekin, norgehiagoka galdu egiten da araudiko denbora amaitzean.",
    en: "A line-up has at least {n} players, half the team; with fewer the match is lost when the regulation time has run out.",
};
pub(crate) const PLAY_BEGUN: Text = Text {
    ca: "S'han començat o jugat partides d'aquest encontre: l'equip hi era.",
    es: "Se han empezado o jugado partidas de este encuentro: el equipo estaba.",
    pt: "Já começaram ou terminaram partidas deste confronto: a equipe estava presente.",
    eu: "Norgehiagoka honetako partidak hasi edo jokatu dira: taldea bertan zegoen.",
    en: "Games of this match have begun or been played: the team was there.",
};
pub(crate) const ARRIVED: Text = Text {
    ca: "Ja consta que el jugador del tauler {board} ha arribat.",
    es: "Ya consta que el jugador del tablero {board} ha llegado.",
    pt: "Já consta que o jogador do tabuleiro {board} chegou.",
    eu: "{board}. taulako jokalaria iritsi dela jasota dago.",
    en: "It is noted already that the player of board {board} has come.",
};
pub(crate) const REPORT_INCOMPLETE: Text = Text {
    ca: "Falten resultats a la comunicació: taulers {boards}.",
    es: "Faltan resultados en la comunicación: tableros {boards}.",
    pt: "Faltam resultados na comunicação: tabuleiros {boards}.",
    eu: "Emaitzak falta dira jakinarazpenean: {boards} taulak.",
    en: "The report leaves out results: boards {boards}.",
};
pub(crate) const VOTE_TOTALS: Text = Text {
    ca: "Els vots no poden ser: la Comissió té {n} membres i el vot del president és entre els comptats.",
    es: "Los votos no pueden ser: la Comisión tiene {n} miembros y el voto del presidente está entre los contados.",
    pt: "Os votos não podem ser: a Comissão tem {n} membros e o voto do presidente está entre os contados.",
    eu: "Botoak ezin dira horiek izan: Batzordeak {n} kide ditu eta presidentearen botoa zenbatutakoen artean dago.",
    en: "These votes cannot be: the Commission has {n} members, and the president's vote is among those counted.",
};
pub(crate) const ROUND_CLOSED: Text = Text {
    ca: "La ronda {round} ja està tancada: no es pot canviar de data.",
    es: "La ronda {round} ya está cerrada: no se puede cambiar de fecha.",
    pt: "A rodada {round} já está encerrada: não pode mudar de data.",
    eu: "{round}. txanda itxita dago: ezin zaio data aldatu.",
    en: "Round {round} is closed: it cannot be moved.",
};
pub(crate) const WHICH_TEAM: Text = Text {
    ca: "Els punts es descompten a un equip: la sanció ha de dir quin.",
    es: "Los puntos se descuentan a un equipo: la sanción debe decir cuál.",
    pt: "Os pontos são descontados de uma equipe: a sanção deve dizer qual.",
    eu: "Puntuak talde bati kentzen zaizkio: zehapenak zeini esan behar du.",
    en: "Points are taken off a team: the sanction must say which.",
};
pub(crate) const DISTANCE_NEEDED: Text = Text {
    ca: "Les dates coincideixen amb {event}: cal indicar-ne la distància.",
    es: "Las fechas coinciden con {event}: hay que indicar la distancia.",
    pt: "As datas coincidem com {event}: é preciso indicar a distância.",
    eu: "Datak bat datoz honekin: {event}. Distantzia adierazi behar da.",
    en: "The dates coincide with {event}: the distance must be given.",
};
pub(crate) const OUTSIDE_SEASON: Text = Text {
    ca: "L'obert s'ha de jugar dins de la temporada, de l'1 de juliol al 30 de juny.",
    es: "El abierto debe jugarse dentro de la temporada, del 1 de julio al 30 de junio.",
    pt: "O aberto deve ser jogado dentro da temporada, de 1º de julho a 30 de junho.",
    eu: "Txapelketa irekia denboraldiaren barruan jokatu behar da, uztailaren 1etik ekainaren 30era.",
    en: "An open is played within the season, from 1 July to 30 June.",
};
pub(crate) const TOO_MANY_PLACES: Text = Text {
    ca: "En un grup de {n} equips no hi ha tantes places d'ascens i descens.",
    es: "En un grupo de {n} equipos no hay tantas plazas de ascenso y descenso.",
    pt: "Em um grupo de {n} equipes não há tantas vagas de acesso e descenso.",
    eu: "{n} taldeko multzo batean ez dago hainbeste igoera- eta jaitsiera-plaza.",
    en: "A group of {n} teams does not have so many places to go up and down.",
};
pub(crate) const NO_HALVES: Text = Text {
    ca: "A la Copa Catalana hi juguen les meitats dels equips de deu taulers; aquest equip no es divideix.",
    es: "En la Copa Catalana juegan las mitades de los equipos de diez tableros; este equipo no se divide.",
    pt: "Na Copa Catalana jogam as metades das equipes de dez tabuleiros; esta equipe não se divide.",
    eu: "Copa Catalanan hamar taulako taldeen erdiek jokatzen dute; talde hau ez da zatitzen.",
    en: "The Copa Catalana is played by the halves of teams of ten boards; this team does not split.",
};
pub(crate) const NOT_LEVEL: Text = Text {
    ca: "El sorteig es fa entre tots els equips que la classificació final deixa empatats, quan l'última ronda és tancada.",
    es: "El sorteo se hace entre todos los equipos que la clasificación final deja empatados, cuando la última ronda está cerrada.",
    pt: "O sorteio é feito entre todas as equipes que a classificação final deixa empatadas, quando a última rodada está encerrada.",
    eu: "Zozketa azken sailkapenak berdinduta uzten dituen talde guztien artean egiten da, azken txanda itxita dagoenean.",
    en: "Lots are drawn among all the teams that the final table leaves level, once the last round is closed.",
};
pub(crate) const NOT_MEMBER: Text = Text {
    ca: "{player} no és membre de l'òrgan que resol.",
    es: "{player} no es miembro del órgano que resuelve.",
    pt: "{player} não é membro do órgão que decide.",
    eu: "{player} ez da ebazten duen organoko kidea.",
    en: "{player} is not a member of the body that decides.",
};
pub(crate) const SAT_BEFORE: Text = Text {
    ca: "{player} ja va resoldre aquest afer en una instància anterior i no pot resoldre el recurs.",
    es: "{player} ya resolvió este asunto en una instancia anterior y no puede resolver el recurso.",
    pt: "{player} já decidiu esta questão em uma instância anterior e não pode decidir o recurso.",
    eu: "{player} gai honi buruz aurreko instantzia batean erabaki zuen eta ezin du errekurtsoa ebatzi.",
    en: "{player} has decided this matter in an earlier instance and cannot decide the appeal.",
};
pub(crate) const WHO_SAT: Text = Text {
    ca: "Cal dir quines persones han resolt.",
    es: "Hay que decir qué personas han resuelto.",
    pt: "É preciso dizer quais pessoas decidiram.",
    eu: "Nork erabaki duen esan behar da.",
    en: "It must be said who sat and decided.",
};
pub(crate) const NOT_PARTY: Text = Text {
    ca: "La resolució no l'afecta: no n'és part.",
    es: "La resolución no le afecta: no es parte.",
    pt: "A decisão não lhe diz respeito: não é parte.",
    eu: "Ebazpenak ez dio eragiten: ez da alderdia.",
    en: "The verdict does not concern this party.",
};
pub(crate) const HALL_TOO_SMALL: Text = Text {
    ca: "El local té {n} taulers i la ronda en necessita {needed}.",
    es: "El local tiene {n} tableros y la ronda necesita {needed}.",
    pt: "O local tem {n} tabuleiros e a rodada precisa de {needed}.",
    eu: "Lokalak {n} taula ditu eta txandak {needed} behar ditu.",
    en: "The hall has {n} boards and the round needs {needed}.",
};
pub(crate) const MATCH_BEGUN: Text = Text {
    ca: "L'encontre ja ha començat o n'ha passat l'hora: no es pot canviar de data ni de lloc.",
    es: "El encuentro ya ha empezado o ha pasado su hora: no se puede cambiar de fecha ni de lugar.",
    pt: "O confronto já começou ou sua hora passou: não pode mudar de data nem de local.",
    eu: "Norgehiagoka hasi da edo haren ordua igaro da: ezin zaio data edo lekua aldatu.",
    en: "The match has begun or its hour has passed: its date and venue can no longer be changed.",
};
pub(crate) const NOT_AHEAD: Text = Text {
    ca: "La nova data ha de ser futura.",
    es: "La nueva fecha debe ser futura.",
    pt: "A nova data deve ser futura.",
    eu: "Data berriak etorkizunekoa izan behar du.",
    en: "The new date must lie ahead.",
};
pub(crate) const BUSY: Text = Text {
    ca: "Aquell dia un dels equips ja juga l'encontre {match}.",
    es: "Ese día uno de los equipos ya juega el encuentro {match}.",
    pt: "Nesse dia uma das equipes já joga o confronto {match}.",
    eu: "Egun horretan taldeetako batek {match}. norgehiagoka jokatzen du.",
    en: "On that day one of the teams already plays match {match}.",
};
pub(crate) const OTHER_CATEGORY: Text = Text {
    ca: "La categoria de {team} és la que tenia l'1 de juliol, i és una altra.",
    es: "La categoría de {team} es la que tenía el 1 de julio, y es otra.",
    pt: "A categoria de {team} é a que tinha em 1º de julho, e é outra.",
    eu: "{team} taldearen kategoria uztailaren 1ean zuena da, eta beste bat da.",
    en: "The category of {team} is the one it held on 1 July, and that is another.",
};
pub(crate) const CASE_WITHDRAWN: Text = Text {
    ca: "L'afer s'ha retirat: s'ha desfet l'acte que el va plantejar.",
    es: "El asunto se ha retirado: se ha deshecho el acto que lo planteó.",
    pt: "A questão foi retirada: o ato que a apresentou foi desfeito.",
    eu: "Gaia kendu egin da: planteatu zuen ekintza desegin da.",
    en: "The matter was withdrawn: what put it to its body was undone.",
};
pub(crate) const MORE_PIECES: Text = Text {
    ca: "Al tauler {board} no hi pot haver més peces que en el sobre anterior.",
    es: "En el tablero {board} no puede haber más piezas que en el sobre anterior.",
    pt: "No tabuleiro {board} não pode haver mais peças do que no envelope anterior.",
    eu: "{board}. taulan ezin da aurreko gutun-azalean baino pieza gehiago egon.",
    en: "On board {board} there cannot be more pieces than in the envelope before.",
};
pub(crate) const HOME: Text = Text {
    ca: "l'equip local",
    es: "el equipo local",
    pt: "a equipe da casa",
    eu: "etxeko taldea",
    en: "the home team",
};
pub(crate) const VISITORS: Text =
    Text { ca: "els visitants", es: "los visitantes", pt: "os visitantes", eu: "bisitariak", en: "the visitors" };
