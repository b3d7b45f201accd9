## Shared by the pages of the office

title = Secretaria
needed = Aquest camp és obligatori.
too-long = Escriviu 120 caràcters com a màxim, en una sola línia.
no-day = Escriviu una data, per exemple 2026-11-21.
no-days = Escriviu una data per línia, per exemple 2026-12-25. El màxim és de 366 dates.
no-moment = Escriviu una data i una hora, per exemple 2026-11-21T16:30.
no-number = Escriviu un nombre entre { $least } i { $most }.
choose = Trieu un valor de la llista.
nobody = Nom o número desconegut. Trieu un dels suggeriments.
search-hint = Escriviu unes quantes lletres i trieu una opció de la llista.
no-match = Encontre desconegut. Trieu un dels suggeriments.
show = Mostra
show-all = Mostra’ls tots ({ $count })
hand-in = Presenta a la secretaria
delegation = Delegació de
done-handed-in = S’ha presentat a la secretaria, que ho acceptarà o ho rebutjarà.

## Documents that are missing or late

waiting = Presentat pels clubs, pendent d’acceptació
accept = Accepta
decline = Rebutja
late = Fora de termini
soon = Vencen aviat
later = Encara dins de termini
paper = Document
about = Referent a
due = Termini
received = Rebut
owed = Documents pendents
unsettled = Encontres començats sense resultat definitiu
no-report = Sense comunicació
differ = Comunicacions que no coincideixen
licences = Sol·licituds de llicència
clubs = Clubs
nothing = No hi ha res pendent.
hand-in-paper = Anota un document rebut
or-person = O bé una persona
warnings = Avisos
done-accepted = Enviament acceptat i registrat.
done-declined = Enviament rebutjat.
done-handed-in-paper = Document marcat com a rebut.

## Counts, after a number

count-waiting = per acceptar
count-late = fora de termini
count-committee = al Comitè de Competició
count-commission = a la Comissió Esportiva
count-cases = sense resoldre en total

## The season

season-new = Temporada nova
season-make = Obre la temporada
season-name = Nom de la temporada
season-year = Any d’inici
season-since = Data d’inici
season-year-hint = L’any en què comença la temporada.
season-protected = Nombre d’últimes rondes sense ampliacions
season-protected-hint = Els ordres de forces es tanquen abans d’aquestes últimes rondes de la fase prèvia (5.321).
season-holidays = Dies festius
season-holidays-hint = Una data per línia, per exemple 2026-12-25. No compten en els terminis en dies feiners.
season-towns = Noms de les poblacions
season-settings = Configuració
done-season-made = Temporada oberta. Ara registreu els clubs.

## Clubs

club-title = Clubs
club-none = Encara no hi ha cap club. Registreu el primer.
club-name = Nom del club
club-number = Número
club-town = Població
club-province = Província
club-by-delegation = documents per mitjà de la delegació, per duplicat
club-directly = documents directament a la federació
club-address = Adreça del local de joc
club-address-hint = Si es comunica massa tard abans d’un campionat, el club mateix ha d’avisar els clubs que hi hagin d’anar (5.10).
club-new-address = Canvi d’adreça
club-announce = Comunica l’adreça nova
club-moved = Comunicada el
club-delegates = Delegats
club-delegate = Primer delegat
club-delegate-second = Segon delegat
club-delegate-new = Delegat nou
club-delegates-needed = Un club ha de tenir almenys un delegat. Mantingueu-ne un o afegiu-ne un de nou.
club-no-delegates = Sense delegats
club-teams = Equips
club-no-teams = Encara no hi ha cap equip inscrit.
club-players = Jugadors
club-new = Club nou
club-register = Registra el club
club-facts = Dades del club
club-accounts = Comptes dels delegats
club-accounts-hint = Un compte de delegat només pot actuar per aquest club i en aquesta temporada.
club-account-add = Crea un compte de delegat
done-club-made = Club registrat.
warn-address-late = S’ha desat l’adreça massa tard abans d’un campionat. Aviseu per correu certificat els clubs que surten a «Avisos» (5.10).

## Players and licences

licence-title = Llicència
licence-in-force = En vigor
licence-suspended = Amb suspensió
licence-ended = Va acabar el { $day }
licence-none = No sol·licitada
licence-complete = Completa, pendent de concedir
licence-missing = Documents que falten:
licence-lacks = Falta
licence-handed-in = Presentat
licence-minor = Menor d’edat: cal el llibre de família
licence-category = Categoria
licence-nationality = Nacionalitat
licence-catalan = Elo català
licence-national = Elo espanyol
licence-international = Elo FIDE
licence-norms = Normes de Mestre Català
licence-norm-lost = norma de la temporada { $of }, perduda al final de la { $at }
licence-why = Tipus de sol·licitud
licence-case-new = Llicència nova
licence-case-renewal = Renovació
licence-case-change-of-club = Canvi de club
licence-has-number = Té número nacional
licence-papers = Documents presentats
licence-hand-in = Presenta els documents que falten
licence-apply = Sol·licita la llicència
licence-grant = Concedeix la llicència
licence-new-player = Afegeix un jugador
licence-not-born = Escriviu una data de naixement anterior a avui.
licence-born-needed = Introduïu abans la data de naixement del jugador. Els documents necessaris depenen de l’edat.
licence-person = Dades personals
licence-guardian = Tutor legal (menors)
licence-guardian-contact = Telèfon o correu electrònic del tutor legal
licence-consent = Consentiment del tutor legal comprovat
licence-consent-seen = Consentiment comprovat
licence-consent-missing = Falta el consentiment
licence-correct = Edita la categoria, el títol i els Elo
licence-move = Canvi de club
licence-move-hint = Un jugador amb llicència d’aquesta temporada no pot canviar de club. Els canvis de jugadors de primera categoria i de preferents han de constar a la relació de canvis de club (5.21).
licence-new-club = Club nou
licence-record-title = Anota un títol
licence-ground = Motiu
done-licence-granted = Llicència concedida.
done-player-made = Jugador afegit i llicència sol·licitada.
title-mestre-catala = Mestre Català
title-national-master = Mestre nacional
title-fide-master = Mestre FIDE
title-international-master = Mestre internacional
title-grandmaster = Gran mestre
nationality-home = Nacional
nationality-andorran = Andorrana
nationality-foreign = Estrangera
ground-absolute-championship = Campió o subcampió absolut (1)
ground-fide-title = Mestre FIDE o norma de mestre internacional (2)
ground-spanish-junior = Campió juvenil d’Espanya (3)
ground-spanish-final = Entre els cinc primers de la final d’Espanya (4)
ground-three-norms = Les normes que calen per al títol (5)
entry-halves-hint = Un equip que juga la copa per meitats es pot inscriure dues vegades, una per cada meitat (7.26).
entry-places = Places, si són limitades (per Elo)
entry-minimum-elo = Elo mínim
entry-last-year = Lloc de l’any anterior (mateixa competició i grup)
entry-places-draw = Places que s’han de sortejar públicament entre aquests jugadors: { $count } (1.714).
licence-record-norm = Anota una norma de Mestre Català
licence-norm-hint = Empleneu les xifres que demana la norma. La tercera norma vigent dona el títol.
licence-norm-day = Data de la norma
licence-norm-rating = Elo de la llista
licence-norm-games = Partides
licence-norm-open = Torneig homologat
licence-norm-average = Mitjana d’Elo dels adversaris
norm-barcelona-open = Lloc al grup A de l’Obert de Barcelona (2)
norm-rating-list = Llista d’Elo (1)
norm-percentage = Percentatge en un torneig homologat (3)
norm-earlier = Norma d’una temporada anterior

## Strength lists

strength-title = Ordre de forces
strength-stamped = Llista segellada
strength-not-stamped = Llista sense segellar
strength-number = Núm.
strength-titular = Titular de l’equip
strength-half = Copa Catalana
strength-added = Ampliació
strength-additions = Ampliacions (5.311, 5.321)
strength-open = Oberta
strength-closed = Tancada: han començat les últimes rondes
strength-until = es tanca el
strength-add = Amplia la llista
strength-add-hint = Només jugadors que han sol·licitat una llicència nova aquesta temporada i encara no la tenen. El jugador nou porta el número bis, ter… darrere de l’últim que no és més fluix. Entre jugadors de la mateixa força podeu triar el lloc.
strength-after = Darrere del número
strength-order = Ordre de la llista
strength-order-hint = Primer els preferents, per Elo; després, primera, segona i tercera categoria. Entre iguals decideix el club. Qui no té número no és a la llista.
strength-stamp = Segella la llista
strength-twice = Aquest número surt dues vegades.
strength-empty = Numereu almenys un jugador.
strength-waits = Hi ha una llista o una ampliació pendent de la secretaria.
done-list = Llista segellada desada.

## Competitions

entry-competitions = Competicions
entry-competition = Competició
entry-none = Encara no s’ha anunciat cap competició.
entry-announce = Anuncia una competició
entry-name = Nom de la competició
entry-kind = Modalitat
entry-kind-league = Lliga a una volta
entry-kind-double = Lliga a doble volta
entry-kind-double-swapped = Lliga a doble volta, amb les dues últimes rondes de la primera intercanviades
entry-kind-swiss = Suís per equips
entry-kind-cup = Copa
entry-kind-individual = Individual
entry-boards = Taulers per encontre
entry-until = Inscripcions fins al
entry-closed = Tancades
entry-first = Primera ronda
entry-count = Nombre de rondes
entry-every = Dies entre rondes
entry-dates = Totes les dates (opcional)
entry-dates-hint = Una ronda per línia, per exemple 2026-11-21 16:30. Aquestes dates substitueixen els tres camps anteriors.
entry-dates-bad = Escriviu una data i una hora per línia, en ordre, per exemple 2026-11-21 16:30.
entry-scoring = Puntuació
entry-scoring-matches = Punts d’encontre
entry-scoring-olympic = Punts de partida (olímpica)
entry-scale = Punts per encontre
entry-scale-one = 1, ½, 0
entry-scale-two = 2, 1, 0
entry-order = Desempats
entry-order-championship = Particular, Sonneborn-Berger, Kashdan, holandès (1.11)
entry-order-dutch = Holandès (1.21, 1.51)
entry-order-boards = Punts de partida, particular, Sonneborn-Berger
entry-order-fide = Codis de la FIDE (C.07), els del camp següent
entry-codes = Codis de la FIDE per a equips
entry-codes-hint = En ordre, per exemple MPvGP, EDE, EMGSB-C1, BC. Afegiu-hi :MP o :GP per triar els punts que compten. Només s’apliquen amb l’opció «Codis de la FIDE».
entry-codes-bad = Escriviu entre 1 i 8 codis de C.07 per a equips, per exemple MPvGP, EDE, EMGSB-C1. No s’admeten codis basats en l’Elo.
entry-promoted = Ascensos per grup
entry-relegated = Descensos per grup
entry-session = Pla de la sessió
entry-session-hint = Hora dels rellotges a l’inici i, després, cada control amb les seves jugades, per exemple 2:59; 5:00 40; 6:00 60.
entry-session-bad = Escriviu el pla de la sessió, per exemple 2:59; 5:00 40; 6:00 60.
entry-session-start = Hora inicial dels rellotges: { $at }
entry-session-control = { $moves ->
    [one] control { $at }: una jugada
   *[other] control { $at }: { $moves } jugades
}
entry-province = Limitada a la província
entry-standing = Apel·lacions
entry-standing-appealable = A la federació
entry-standing-final = No n’hi ha: les resolucions són definitives (2.2)
entry-counting = Validesa per a l’Elo
entry-counting-official = Competició oficial
entry-counting-closed-fide = Competició tancada, vàlida per a l’Elo FIDE
entry-counting-if-accepted = Només si la federació hi està d’acord
entry-rules = Edició de les regles d’Elo
entry-preliminary = Fase prèvia del Campionat per equips (tanca els ordres de forces)
entry-count-teams = { $count ->
    [one] un equip
   *[other] { $count } equips
}
entry-count-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadors
}
entry-rounds-closed = Rondes tancades: { $closed }/{ $rounds }
entry-clashes = Superposicions de calendaris
entry-clashes-hint = En aquestes dates, jugadors d’una competició individual, o els seus clubs, també juguen en una altra competició (15).
entry-settings = Dades de la competició
entry-rounds = Rondes i calendari
entry-round-closed = Tancada
entry-round-open = En joc
entry-ask-change = Demana un canvi
entry-pair = Aparella la ronda següent
entry-close = Tanca la ronda
entry-groups = Grups
entry-groups-first = Primer feu els grups.
entry-group = Grup
entry-number = Número d’aparellament
entry-number-twice = Un altre equip del grup ja té aquest número.
entry-draw = Sorteig dels grups
entry-draw-button = Sorteja els grups
entry-draw-hint = El sorteig decideix el grup i el número de cada equip. El resultat queda al registre.
entry-how-many-groups = Nombre de grups
entry-by-hand = Grups i números a mà
entry-group-names = Noms dels grups
entry-teams = Equips
entry-team = Equip
entry-no-teams = Encara no hi ha cap equip inscrit.
entry-new-team = L’equip següent del club
entry-category = Categoria en començar la temporada
entry-enter = Afegeix un equip
entry-enter-player = Afegeix un jugador
entry-entered = Inscripció
entry-delivery = Via de presentació
entry-delivery-by-hand = En mà
entry-delivery-registered-post = Correu certificat
entry-delivery-through-delegation = Per mitjà de la delegació
entry-received = Rebuda el, si no és avui
entry-gone = { $round ->
    [0] Retirada abans de la primera ronda
   *[other] Retirada després de la ronda { $round }
}
entry-annulled = Punts anul·lats
entry-public = Pàgina pública
entry-age = Edat (competicions de joves)
entry-circumstances = Circumstàncies especials, amb documents
entry-remarks = Observacions
entry-goes-on = Continua amb qualsevol puntuació (14.22)
entry-choose-other = Tria l’altra competició (15.81)
entry-chose-other = Juga l’altra competició
entry-absent = Anota una incompareixença (14.1)
entry-withdraw-hint = La retirada d’un preferent només té efecte si el Comitè de Competició l’accepta (14.21).
entry-hopeless = Retira un jugador sense opcions d’ascens (14.22)
entry-hopeless-hint = El jugador només es retira si ja no pot ascendir i no ha dit que vol continuar.
entry-points = Punts obtinguts
entry-seconds-met = Adversaris de segona categoria o superior
entry-game-date = Fixa la data d’una partida afectada (15.8)
entry-represents = Representació a l’altra competició
entry-represents-territory = El territori
entry-represents-other = Una altra federació, o cap
entry-classification = Títols i normes de la classificació final
entry-classification-hint = Un cop aplicats els desempats, el campió i el subcampió obtenen el títol o la norma.
entry-title-event = Títol o norma
entry-title-event-absolute-championship = Campionat absolut de Catalunya: títol
entry-title-event-barcelona-open-a = Obert de Barcelona, grup A: norma
entry-final-order = Classificació final, començant pel campió
done-competition = Competició anunciada.
done-entered-team = Equip afegit.
done-groups = Grups desats.
done-league-paired = Ronda aparellada.
done-league-closed = Ronda tancada.
done-withdrawn = Retirada anotada.

## Venues

venue-title = Locals de joc
venue-one = Local de joc
venue-none = Encara no s’ha demanat cap local de joc.
venue-ask = Demana l’habilitació d’un local de joc
venue-clubs = Clubs
venue-joint = Club associat
venue-entered = Jugadors inscrits
venue-travel = Minuts des del centre de Barcelona en transport públic
venue-boards = Taulers que hi caben
venue-alternatives = Locals alternatius
venue-own-rounds = Rondes amb preferència pel local propi
venue-grouping = Grups geogràfics
venue-grouping-geographic = Sí
venue-grouping-none = No
venue-principal = Delegat principal
venue-auxiliary = Delegat auxiliar
venue-authorised = Habilitat
venue-refused = Denegat
venue-undecided = Pendent
venue-replace-needed = Delegat que cal substituir perquè ja no juga la competició (5.422 g):
venue-replace = Substitueix un delegat
venue-who-goes = Delegat que surt
venue-who-comes = Delegat que entra
done-venue-asked = Local de joc demanat. La federació decidirà.

## Open tournaments

open-title = Torneigs oberts
open-open = Torneig obert
open-none = Encara no s’ha demanat cap homologació.
open-ask = Demana l’homologació
open-name = Nom del torneig
open-club = Club organitzador
open-club-hint = La quota d’homologació es carrega a aquest club. Deixeu-lo buit si no l’organitza cap club.
open-requested = Data de la sol·licitud
open-first = Data d’inici
open-last = Data de finalització
open-last-before-first = La data de finalització és anterior a la d’inici. Corregiu-ne una.
open-rounds = Rondes
open-players = Jugadors
open-categories-needed = Marqueu almenys una categoria per a aquest grup.
open-distances = Distància fins als altres torneigs oberts, en km
open-km-bad = Indiqueu els quilòmetres, per exemple 29,9.
open-homologated = Homologat
open-refused = Rebutjat
open-undecided = Bases pendents d’aprovació
open-annulled = Anul·lat
open-annul = Demana l’anul·lació per irregularitats
open-report-due = Falta la memòria
open-report-in = Memòria rebuda
done-open-asked = Homologació demanada. La federació decidirà sobre les bases.

## Cases

case-title = Expedients
case-number = Expedient { $number }
case-none = No hi ha cap expedient pendent.
case-decided = Expedients resolts
case-since = des del
case-raise = Expedient nou
case-raise-send = Obre l’expedient
case-handbook = Norma del reglament
case-decides = Òrgan que resol:
case-what = Objecte
case-scope = Àmbit
case-regional = Autonòmic
case-national = Nacional
case-make-national = Marca com a nacional
case-national-hint = En un expedient nacional, l’última instància és la FEDA (2.1 b).
case-telephones = Telèfons dels jugadors
case-withdrawn = S’ha desfet l’acció que va obrir l’expedient i ja no cal resoldre’l.
case-withdrawn-mark = Retirat
done-raised = Expedient obert. Queda pendent de resolució.

## Fields of a new case

case-board = Tauler
case-board-or-team = Tauler (0 per a tot l’equip)
case-minutes = Minuts després de l’hora oficial
case-side = Equip
case-match = Encontre
case-matches = Números dels encontres
case-matches-hint = Deixeu-ho en blanc per a tota la ronda.
case-affected-hint = Només els encontres afectats. Els altres es juguen el seu dia.
case-round = Ronda
case-wanted = Data demanada
case-ground = Motiu
case-ground-clash = Superposició de calendaris (15)
case-ground-ordinary = Un altre motiu
case-other-venue = Un altre local
case-hall-hint = Només si tota la ronda es juga en un altre local. Hi han de cabre els taulers de tots els encontres.
case-hall-address = Adreça del local
case-hall-boards = Capacitat (taulers)
case-hall-travel = Durada del trajecte des del centre de Barcelona en transport públic (minuts)
case-hall-room = { $boards ->
    [one] un tauler
   *[other] { $boards } taulers
}
case-hall-minutes = { $minutes } min
league-hall = Tota la ronda es juga al mateix local:
case-person = Persona
case-people = Persones
case-people-hint = Una per línia: el nom o #número.
case-people-bad = Hi ha una persona desconeguda o en falten. Indiqueu-ne una per línia: el nom o #número.
case-teams-of-event = Marqueu almenys un equip, i només equips d’aquesta competició.
case-which = Número d’expedient
case-offender-hint = Ompliu només un camp: persona, equip o club.
case-offender-needed = Indiqueu una persona, un equip o un club.
case-facts = Fets
case-facts-hint = Què ha passat, on i quan, amb les vostres paraules.
words-long = Escriviu 4000 caràcters com a màxim.

## Resolutions

case-options = Resolucions possibles
case-decide = Resol l’expedient
case-decision = Resolució
case-decided-on = Data de la resolució
case-ruling = Resolució
case-result = Resultat
case-at = Data i hora
case-sanction = Sanció
case-order = Ordre del sorteig
case-order-hint = Una persona per línia, en l’ordre del sorteig.
case-no-circular = Encara no hi ha cap circular de sancions. Introduïu-ne una abans.
case-reasons = Fonaments de la resolució
case-reasons-hint = Expliqueu-ne el perquè. Les parts ho llegiran.
case-breach-yes = Infracció provada
case-breach-no = Infracció no provada
case-point = Punt en disputa
case-if-upheld = Si s’accepta:
case-if-rejected = Si es rebutja:
case-sat = Membres que han resolt
case-sat-hint = Indiqueu qui ha pres la decisió. Ningú no pot resoldre el mateix expedient en dues instàncies (2.1).
case-sat-person = Persona
case-same-instance = Aquest compte ja va resoldre l’expedient en primera instància. L’apel·lació l’ha de resoldre una altra persona (Comitè de Competició 2.1).
case-vote = Votació
case-vote-hint = Introduïu només els totals. Han de votar almenys { $needed } dels { $members } membres. El president desempata (7.1-7.3).
case-vote-for = A favor
case-vote-against = En contra
case-vote-blank = En blanc
case-blank = en blanc
case-president = Vot del president
case-ballot-for = A favor
case-ballot-against = En contra
case-ballot-blank = En blanc o sense votar
case-revoked = Revocada
done-ruled = Resolució anotada i aplicada.

## Receipt of resolutions, appeals

case-received = Data de recepció
case-received-if = Data de recepció (deixeu-la en blanc si encara no s’ha rebut)
case-not-received = Encara no rebuda
case-enter-received = Recepció de la resolució
case-parties = Recepció
case-party = Destinatari
case-party-all = Totes les parts, el mateix dia
case-organiser = Organitzador: { $name }
case-appeal = Apel·lació
case-appeal-now = Presenta l’apel·lació
case-appeal-who = Part que apel·la
case-appeal-by = Apel·lant
case-appeal-until = apel·lacions fins al
case-appeal-days = { $days } dies des de la recepció
case-appealed = Apel·lada
case-no-instance = Ja no es pot apel·lar
case-grounds = Motius de l’apel·lació
case-grounds-hint = Expliqueu per què la resolució no és correcta.
done-appealed = Apel·lació presentada a la instància següent.

## Handbook rule for each kind of case

case-rule-venue = Un club pot demanar l’habilitació del seu local de joc i d’altres, que compten com a propis. Si té alternatives, el local propi té preferència en rondes alternes. Les condicions ja s’han comprovat (5.422 i).
case-rule-incident = Si els delegats no poden resoldre una incidència, la partida s’ajorna amb jugada secreta. Les dues versions són al dors de l’acta, cadascuna signada com a llegida per l’altre equip. El Comitè ordena que la partida continuï o en dona el resultat.
case-rule-sub-condicione = Els jugadors que discrepen sobre una norma poden continuar jugant. El resultat depèn de la decisió del Comitè sobre el punt en disputa.
case-rule-analysis = Una partida inacabada que es pot avaluar i que no pot decidir l’encontre es juga fins a l’últim control de la sessió i després s’envia a anàlisi. El Comitè en dona el resultat.
case-rule-analysis-second = Si l’encontre es decideix a la segona sessió, les partides inacabades continuen fins al control següent i després s’envien a anàlisi. El Comitè en dona el resultat.
case-rule-third-session = Després d’una segona jugada secreta, el Comitè ordena una tercera sessió al mateix local o adjudica la partida.
case-rule-delay = Els justificants d’un endarreriment dels visitants van al Comitè, que els accepta o els rebutja. Si els rebutja, qui va arribar passat el temps d’espera ha perdut per incompareixença.
case-rule-force-majeure = En cas de neu, onada de fred o similars, la federació decideix si hi ha força major i si posposa la ronda, tota o en part.
case-rule-withdrawal = Un preferent només es pot retirar per un motiu que el Comitè accepti.
case-rule-clash = Si un encontre coincideix amb el calendari de la FEDA o de la FIDE, la federació cerca una altra data dins de les normes.
case-rule-other-event = Si l’altra competició no és oficial, la Comissió Esportiva decideix si la tracta com a oficial. Si s’hi nega, no es canvia cap partida.
case-rule-date = En un round robin la Comissió fixa un dissabte o un festiu per a les partides afectades, si pot ser abans de la ronda.
case-rule-last-round = Si la superposició de calendaris afecta l’última ronda i també els primers llocs, l’última ronda es posposa.
case-rule-copa-pass = Si la superposició de calendaris afecta una ronda de la Copa Catalana, la Comissió decideix si l’equip passa d’eliminatòria sense jugar.
case-rule-last-swiss = Si la superposició de calendaris afecta l’última ronda d’un suís individual, la Comissió la pot posposar.
case-rule-change = Qualsevol canvi de data o de local necessita el permís de la Comissió Esportiva. Una ronda que canvia de data per superposició de calendaris manté el local. Les últimes rondes no es poden avançar ni canviar de local.
case-rule-match-change = Qualsevol canvi de data o de local necessita el permís de la Comissió Esportiva. Demaneu-lo per escrit i amb temps. Un encontre que canvia de data per superposició de calendaris manté el local. En les últimes rondes no es pot avançar cap encontre ni canviar-lo de local.
case-rule-breach = El Comitè jutja les infraccions i les conductes antiesportives. Si la infracció es prova, la sanció es decideix en un expedient nou.
case-rule-sanction = Les sancions són les de l’última circular.
case-rule-appointment = El responsable de la Comissió en tria els membres, amb l’aprovació del Consell Executiu.
case-rule-removal = Un membre cessa pel vot unànime dels altres o per decisió del Consell Executiu. Si ho decideix el Consell, deixeu els vots en blanc.
case-rule-vacancy = El responsable de la Comissió cobreix la vacant després de consultar els altres membres.
case-rule-revocation = La Junta Directiva o el Consell Executiu poden revocar una decisió de la Comissió Esportiva. Han de convocar la reunió dos membres de la Comissió i un del Comitè de Competició.
case-rule-consolation = A la Copa Catalana, els equips eliminats per un equip d’una categoria superior poden continuar jugant contra equips de la seva.
case-rule-lots = Si els jugadors estan empatats en tots els desempats, es fa un sorteig públic i se n’anota l’ordre.
case-rule-open-rules = L’organitzador envia les bases del torneig obert a la federació perquè les aprovi.
case-rule-annulment = La Comissió Esportiva pot anul·lar qualsevol competició amb irregularitats evidents.
case-rule-rated = Una competició no oficial només compta per a l’Elo si l’organitzador ho va demanar a temps i la federació ho va acceptar.
case-rule-appeal = Una resolució es pot apel·lar dins del termini, que comença amb la recepció: primer a la Junta Directiva i després a la FEDA (expedients nacionals) o al Comitè de Disciplina Esportiva (expedients autonòmics). La instància superior confirma la resolució o la substitueix.

## Sanctions

case-sanctions = Sancions
case-imposed = Sancions imposades
case-none-imposed = No s’ha imposat cap sanció.
case-lifted = Aixecada
case-circular = Circular
case-table = Sancions de l’última circular
case-offence = Infracció
case-effect = Sanció
case-amount = Quantitat (diners, punts o dies)
case-points-bad = Indiqueu punts sencers o mitjos punts, per exemple 1 o ½.
case-who = Part sancionada
case-effect-warning = Advertència
case-effect-fine = Multa
case-effect-points = Pèrdua de punts
case-effect-suspension = Suspensió
case-effect-exclusion = Exclusió de la competició
case-effect-fine-of = Multa: { $sum }
case-effect-points-of = Pèrdua de punts: { $points }
case-effect-suspension-of = { $days ->
    [one] Suspensió: un dia
   *[other] Suspensió: { $days } dies
}

## Deciding bodies

body-title = Òrgans
body-committee = Comitè de Competició
body-commission = Comissió Esportiva
body-board = Junta Directiva
body-council = Consell Executiu
body-not-elected = Encara no s’ha elegit.
body-not-named = Encara no se n’han nomenat els membres.
body-elected = Elegit per l’assemblea el
body-elect-again = Elegit fa més d’un any: cal una nova elecció (1.1)
body-general-elections = Data de les eleccions generals
body-term-ends = Final del mandat
body-term-over = Acabat: càrrecs pendents de renovació
body-quorum = Vots necessaris
body-meetings = Reunions
body-incomplete = Incompleta: calen entre { $fewest } i { $most } membres, un dels quals ha de ser el responsable (1.1)
body-president-outside = El president de la Comissió ha de ser membre del Consell Executiu (4.1)
body-since = des del
body-absent = absències:
body-cause = Causa de cessament (3.2)
body-remove = Proposa el cessament
body-appoint = Nomena un membre
body-vacancy = Cobreix una vacant
body-revoke = Revoca una decisió
body-meeting = Reunió de la Comissió Esportiva
body-met-on = Data de la reunió
body-convened = Data de la convocatòria
body-who-absent = Membres absents
body-elect-committee = Elecció del Comitè de Competició
body-name-commission = Nomenament de la Comissió Esportiva
body-commission-hint = Entre { $fewest } i { $most } membres, un dels quals és el responsable, durant { $years } anys a partir de les eleccions generals. Les persones que encara no són a la temporada s’hi afegeixen.
body-member = Membre de la Comissió
body-committee-member = Membre del Comitè
body-name-board = Membres de la Junta Directiva
body-name-council = Membres del Consell Executiu
body-council-since = Data d’elecció o nomenament
body-council-until = Final del mandat (deixeu-lo en blanc si els estatuts no en fixen la data)
body-council-hint = Els membres resolen apel·lacions, revocacions i nomenaments. Les persones que encara no són a la temporada s’hi afegeixen. Una llista nova substitueix l’anterior, que queda al registre.
body-council-member = Membre
body-twice = Aquesta persona hi surt dues vegades. Traieu-ne una.
body-task = Funció
body-task-president = Responsable i president
body-task-secretary = Secretaria
body-task-rating = Elo
body-task-rules = Reglaments
body-task-tournaments = Torneigs
body-task-sanctions = Sancions i expedients
body-task-elite = Jugadors d’elit
body-task-member = Vocal
body-accounts = Comptes dels òrgans
body-accounts-hint = Cada compte només resol els expedients del seu òrgan, i només en aquesta temporada.
body-account-add = Crea un compte
body-which = Òrgan

## Reports

report-title = Informes
report-intro = Pàgines sense menús, per imprimir o desar en PDF.
report-season = Temporada
report-lists = Ordres de forces
report-bulletin = Butlletins de les rondes
report-standings = Classificacions
report-calendar = Calendari
report-sanctions = Sancions vigents
report-clubs = Clubs i delegats
report-records = Actes dels encontres
report-provisional = Provisional: falten resultats
report-no-sanctions = No hi ha cap sanció vigent.
report-played = J
report-match-points = Punts
report-board-points = Punts de partida
report-moves = Ascens o descens
report-home = Local
report-visitors = Visitant
report-when = Data i hora
report-matches = Encontres

## Checks in the forms of players, venues and competitions

player-known-already = La temporada ja té una persona amb aquest nom i aquesta data de naixement. Si no és la mateixa, marqueu «És una altra persona» i torneu a enviar el formulari.
player-known-sure = És una altra persona
venue-same-delegate = El delegat principal i l’auxiliar han de ser dues persones diferents.
entry-category-held = La categoria actual de l’equip
entry-round-paired = Aparellada
contradict = Actes que contradiuen totes dues comunicacions
entry-close-contradict = Comproveu-ho abans de tancar: les actes d’aquests encontres contradiuen les comunicacions dels dos clubs.
entry-leaves = Voleu retirar l’equip { $team }?
entry-leaves-hint = L’equip perd els encontres que li falten i, segons la ronda, els que ja ha jugat s’anul·len (Retirats i eliminats 14). Només es pot desfer des del registre.
entry-leaves-do = Retira l’equip
entry-leaves-not = Cancel·la

## Drawing of lots

lots-title = Sorteig públic
lots-hint = Aquests equips estan empatats en tots els desempats. Indiqueu el lloc que el sorteig ha donat a cadascun (1.714).
lots-record = Anota l’ordre del sorteig
lots-each-once = Indiqueu cada lloc una sola vegada.
done-lots = Ordre del sorteig anotat i aplicat a la classificació.

## Results of an individual competition that is played as a tournament

carried-title = Resultats del torneig
carried-played-as = Torneig vinculat:
carried-not-over = El torneig encara no s’ha tancat. Els ascensos es calculen al final.
carried-strangers = Jugadors que no s’han trobat a la temporada
carried-strangers-hint = No tenen inscripció en aquesta competició, o n’hi ha dos amb el mateix nom.
carried-choose = Torneig vinculat
carried-hint = Les rondes, les absències i els ascensos del torneig vinculat es traspassen a la temporada. L’Elo de les partides es calcula amb el torneig.
carried-tournament = Torneig
carried-nothing = No hi ha res per traspassar: la temporada està al dia.
carried-rounds = { $count ->
    [one] Una ronda jugada per tancar
   *[other] { $count } rondes jugades per tancar
}
carried-promoted = Ascens a
carried-hopeless = Retirat: sense opcions d’ascens (14.22)
carried-do = Traspassa a la temporada

## Undo an action

undo-title = Desfés l’acció { $number }
undo-falls = Conseqüències
undo-more = … i { $count } més.
undo-alone = Cap altra acció no depèn d’aquesta.
undo-also = { $count ->
    [one] També es desfà una acció posterior:
   *[other] També es desfan { $count } accions posteriors:
}
undo-do = Desfés l’acció
undo-hint = Desfer afegeix una línia al registre, amb el nom de qui ho ha fet. Aquesta línia també es pot desfer.
undo-why = Motiu
undo-of-body = Una decisió només la pot desfer l’òrgan que l’ha presa.

## Lines of the log

season-log-intro = Totes les accions, qui les ha fet i quan. Desfer hi afegeix una línia; no se n’esborra cap. Les alineacions secretes no es mostren.
log-proposed = Enviat per un club:
log-accepted = Enviament acceptat
log-declined = Enviament rebutjat
log-undone-act = Acció desfeta
log-named = Nom corregit
log-person = Persona afegida
log-opened = Temporada oberta
log-holidays = Festius establerts
log-club = Club registrat
log-club-changed = Dades del club modificades
log-licence = Llicència concedida
log-application = Sol·licitud de llicència anotada
log-player = Dades del jugador modificades
log-list = Ordre de forces segellat
log-paper = Document rebut
log-raised = Expedient obert
log-announced = Competició anunciada
log-entered = Inscripció anotada
log-entrant = Participació actualitzada
log-paired = Ronda aparellada
log-round-closed = Ronda tancada
log-record = Acta rebuda
log-homologation = Homologació demanada
log-venue = Habilitació d’un local demanada
log-venue-delegate = Delegat del local substituït
log-decided = Expedient resolt
log-received = Recepció de la resolució anotada
log-appealed = Apel·lació presentada
log-national = Expedient marcat com a nacional
log-circular = Circular de sancions anotada
log-committee = Comitè de Competició elegit
log-commission = Comissió Esportiva nomenada
log-meeting = Reunió de la Comissió Esportiva anotada
log-board = Membres de la Junta Directiva anotats
log-council = Membres del Consell Executiu anotats
log-facts = Fets de l’expedient afegits
log-grounds = Motius de l’apel·lació afegits
log-reasons = Fonaments de la resolució afegits
log-addition = Jugador afegit a l’ordre de forces
log-groups = Grups establerts
log-lots = Ordre del sorteig anotat
log-withdrawn = Retirada anotada
log-linked = Torneig vinculat

## The regulations of a season

log-regulations = Reglament adoptat
regulations = Reglament
regulations-from = En vigor des del
regulations-choice = Reglament aplicable
regulations-own = El fitxer de sota
regulations-unchosen = Trieu «El fitxer de sota» per seguir aquest text, o buideu el camp.
regulations-handbook = Reglament de 1985
regulations-league = Lliga actual (exemple)
regulations-file = Fitxer del reglament (TOML)
regulations-hint = Només per a «El fitxer de sota». docs/regulations.md explica cada camp; un reglament nou s’aplica a partir d’avui.
regulations-differ = { $count ->
    [one] { $count } diferència respecte del text «{ $name }»
   *[other] { $count } diferències respecte del text «{ $name }»
}
regulations-field = Camp
regulations-here = Aquesta temporada
rated-title = Elo d’una llista
rated-hint = L’Elo de la llista triada passa als jugadors de la temporada: es reconeixen per la persona, el número de llicència, el número nacional o l’ID FIDE.
rated-list = Llista d’Elo
choose-list = Mostra els canvis

## From one season to the next

carry-title = Traspassa una temporada
carry-intro = De la temporada anterior es copien els clubs, els delegats, els jugadors amb el seu Elo, les normes vigents i els equips amb la categoria nova. Les llicències s’han de renovar.
carry-from = Temporada anterior
carry-none = No hi ha cap temporada anterior. Registreu els clubs directament.
carry-begun = No es pot traspassar cap temporada: aquesta ja té clubs. Feu el traspàs abans de registrar el primer club.
carry-do = Traspassa la temporada
carry-what = Previsualització
carry-renew = Llicències per renovar
carry-norms = Normes vigents
carry-moves = Ascensos i descensos
carry-no-moves = Cap equip no canvia de categoria.
carry-old = Categoria anterior
carry-new = Categoria nova
carry-unsettled = Aquests grups no estan decidits i els seus equips mantenen la categoria: falta una ronda o un resultat, o falta un sorteig. Completeu-los abans, o corregiu després les categories a les pàgines dels clubs.
carry-category = Corregeix la categoria d’un equip
carry-category-hint = Només abans que s’aparelli cap equip del club. Les lletres segueixen les categories (7.25).
done-carried = Temporada traspassada. Ara renoveu les llicències.
log-carried = Temporada anterior traspassada
log-several = Diverses accions
entry-system = Sistema
entry-system-swiss = Suís
entry-system-round-robin = Round robin
entry-system-knockout = Eliminatòries
entry-age-group = Categoria d’edat
entry-age-group-junior = Júnior
entry-age-group-infantil = Infantil
entry-age-other = Escriviu-hi { $age } o deixeu-ho en blanc: és l’edat segons la data de naixement.
case-boards = Taulers afectats
case-boards-hint = D’un sol encontre; per exemple, 2, 5. Deixeu-ho en blanc per a tots els taulers.
case-boards-bad = Escriviu els números dels taulers; per exemple, 2, 5.
case-after-next-round = La data nova no és anterior a la ronda següent.
case-table-waits = Es posposa una de les últimes rondes: la classificació final s’haurà d’esperar.
entry-delivery-e-mail = Correu electrònic
log-classified = Classificació final anotada
