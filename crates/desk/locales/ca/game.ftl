## The board

board = Tauler
empty = buida
last-move = última jugada
touched = peça tocada
adjusting = Ajusto: tocar peces ara no us obliga a moure-les.
leave-pawn = deixa-hi el peó
choose-piece = Tria la peça
promote = Promoció a { $square }: trieu la peça
say-touched = Peça tocada: { $man } ({ $square })
say-back = { $man }, altre cop a { $square }
say-aside = Peça fora del tauler: { $man } ({ $square })
say-placed = { $man }, de la casella { $from } a { $to }
man-white-k = rei blanc
man-white-q = dama blanca
man-white-r = torre blanca
man-white-b = alfil blanc
man-white-n = cavall blanc
man-white-p = peó blanc
man-black-k = rei negre
man-black-q = dama negra
man-black-r = torre negra
man-black-b = alfil negre
man-black-n = cavall negre
man-black-p = peó negre
piece-q = dama
piece-r = torre
piece-b = alfil
piece-n = cavall

## The state of the game

delayed = La partida s’emet amb retard. Encara no es pot mostrar res.
result-entered = Resultat introduït: { $result }
not-set-up = La partida encara no està preparada. L’àrbitre la prepara a la consola.
wooden = Es juga en un tauler de fusta. Aquí només es veu el rellotge.
not-now = Ara no és possible: { $why }.
not-now-set-up = la partida ja està preparada
not-now-no-game = primer l’àrbitre ha de preparar la partida
not-now-sealed = la jugada secreta ja està feta
not-now-no-envelope = no hi ha cap jugada secreta
not-now-no-decision = no hi ha cap decisió amb aquest número
not-now-no-appeal = aquesta apel·lació ja està resolta
unclear = «{ $move }» no és una jugada legal aquí o és ambigua. Escriviu-la sencera, per exemple e2-e4.
unreadable-empty = El camp és buit. S’hi espera: { $expected }.
unreadable = No s’entén «{ $found }». S’hi espera: { $expected }.
too-long = Massa llarg. Escriviu com a màxim 300 caràcters.
too-many-acts = No s’hi pot registrar res més: la partida ha arribat al límit de 20.000 accions.
place = Ronda { $round }, tauler { $table }
moves = Jugades
rulings = Decisions
connection-lost = S’ha perdut la connexió. S’està reconnectant…
trouble = Encara no s’ha enviat. S’està tornant a provar…
not-taken = Aquest dispositiu ja no es pot fer servir en aquesta partida. Torneu a carregar la pàgina o aviseu l’àrbitre.
view = Vista
view-board = Tauler
view-ranks = Text per files
view-list = Llista de peces
turn-board = Gira el tauler
speak = Anuncia les jugades en veu alta
times = Llegeix els temps en veu alta
to-clock = Obre el rellotge
to-sheet = Obre la planella
back-to-board = Torna al tauler
seats = Dispositius dels jugadors
seats-intro = Cada jugador escaneja el seu codi. Qui té el codi pot jugar amb aquell color: no l’ensenyeu a ningú més.
seat-both = Un sol dispositiu per a tots dos jugadors
seat-open = Obre en aquest dispositiu
sheets = Les dues planelles
transcript = Transcripció de la partida
send = Envia
press = Prem el rellotge
reason = Motiu

## Buttons and fields of a player

do-adjust = J’adoube
do-offer = Ofereix taules
do-accept = Accepta les taules
do-decline = Rebutja les taules
do-call = Atura els rellotges i avisa l’àrbitre
do-resign = Abandona
do-agree = Accepta desfer la jugada il·legal
sure-resign = Voleu abandonar la partida? No es pot desfer.
claims = Reclamacions
claim-illegal = Jugada il·legal
claim-flag = Bandera caiguda
claim-threefold = Triple repetició
claim-fifty = Regla de les 50 jugades
claim-threefold-with = Triple repetició amb la jugada
claim-fifty-with = Regla de les 50 jugades amb la jugada
claim-touched = L’adversari ha tocat la peça de la casella
claim-no-means = L’adversari no pot guanyar per procediments normals
claim-no-effort = L’adversari no intenta guanyar
more = Més
type-move = Escriviu una jugada
seal = Jugada secreta
displaces = He desplaçat les peces de les caselles
restores = He tornat les peces a lloc
announces = Jugada anunciada
asks-increment = Demana increment

## Buttons and fields of the arbiter

pending = Decisió pendent
arbiter = Àrbitre
arbiter-starts = Engega el rellotge
arbiter-stops = Atura els rellotges
arbiter-flag = Declara la caiguda de bandera
arbiter-flags = Declara la caiguda de totes dues banderes
arbiter-illegal = Declara la jugada il·legal
arbiter-position = Declara la posició impossible
arbiter-clocks = Correcció dels rellotges
arbiter-sets = Posa el rellotge de { $side ->
    [white] les blanques
   *[other] les negres
    } a
arbiter-gives = Dona més temps a { $side ->
    [white] les blanques
   *[other] les negres
    }
arbiter-penalties = Sancions
sure-loss = Voleu donar la partida per perduda a aquest jugador?
sure-expulsion = Voleu expulsar aquest jugador del torneig?
arbiter-findings = Irregularitats
find-setup = Posició inicial incorrecta
find-turned = Tauler mal col·locat
find-colours = Colors canviats
find-clock = Rellotge mal ajustat
find-defective = Rellotge defectuós
find-displaced = Peces desplaçades després de la jugada
find-count = Nombre de jugades desconegut
find-boards = Els dos taulers no coincideixen
arbiter-end = Resultat i ajornament
sure-decide = Voleu registrar el resultat { $result }?
arbiter-continue = Continua la partida
arbiter-adjourns = Demana la jugada secreta
arbiter-resumes = Reprèn la partida
arbiter-opens = Obre el sobre
arbiter-for-players = Accions dels jugadors
arrives = Marca que ha arribat
phone = Registra un mòbil o un dispositiu
refuses = Registra que es nega a complir les Lleis
stops-recording = Marca que ha deixat d’anotar
records = Marca la planella com a completa
any-act = Ordre de transcripció
choice-warning = Advertència
choice-time-opponent = Més temps per a l’adversari
choice-time-offender = Menys temps per a l’infractor
choice-points-opponent = Punts de l’adversari
choice-points-offender = Punts de l’infractor
choice-loss = Pèrdua de la partida
choice-fine = Multa
choice-rounds = Exclusió (rondes)
choice-expulsion = Expulsió
choice-uphold = Accepta
choice-reject = Rebutja
choice-postpone = Posposa la decisió
choice-continue = Continua la partida
choice-new-game = Anul·la i fes jugar una partida nova
choice-set-clocks = Ajusta els rellotges
choice-draw = Declara taules
choice-white = Desfés la jugada de les blanques
choice-black = Desfés la jugada de les negres
done-game-act = Acció registrada.
done-game-answer = { $answer }

## The clock

clock-press = { $who }: prem el rellotge
clock-period = període { $number }/{ $of }
clock-increment = +{ $seconds } s
clock-moves-of = jugades: { $made }/{ $needed }
clock-moves = jugades: { $made }
clock-delay = demora: { $seconds } s
clock-flag = bandera caiguda
clock-flag-first = ha caigut primer
clock-flag-second = ha caigut després
clock-stopped = Rellotges aturats
clock-turn = Intercanvia els costats
clock-fullscreen = Pantalla completa
clock-sound = So
clock-rate = Ritme de joc: { $rate }.
clock-dgt3000 = DGT 3000: opció { $option }.
clock-dgt2010 = DGT 2010: opció { $option }.
clock-dgt2010-hand = DGT 2010: opció { $option }, amb ajust manual.
clock-dgt3000-hand = DGT 3000: opció { $option }, amb ajust manual.

## The scoresheet

sheet-title = Planella
sheet-of = Planella: { $who }
sheet-caption = Jugades
sheet-number = Núm.
sheet-move = Jugada
sheet-next = Jugada { $number } de { $side ->
    [white] les blanques
   *[other] les negres
    }
sheet-correct = Correcció de la jugada { $number } de { $side ->
    [white] les blanques
   *[other] les negres
    }
sheet-erase = Esborra
sheet-dash = Guió
sheet-offer = (=) taules
sheet-time = Temps
sheet-time-how = Escriviu primer el temps, per exemple 1:23, i premeu després aquesta tecla.
sheet-strike = Ratlla la jugada
sheet-leave = Cancel·la
sheet-enter = Anota
sheet-take = Continua la planella en aquest dispositiu
sheet-board = Anotació en un tauler
sheet-board-off = El tauler no està disponible: no pot seguir la notació abreujada ni els guions.
sheet-sign = Resultat
sheet-sign-it = Signa
sheet-signed = { $who } ha signat { $result }.
sheet-elsewhere = Aquesta planella està oberta en un altre dispositiu.
sheet-waiting = { $count ->
    [one] Una anotació desada aquí, encara no enviada.
   *[other] { $count } anotacions desades aquí, encara no enviades.
    }
sheet-sent = S’ha enviat tot.
sheet-offline = Sense xarxa.
sheet-not-taken = Ara adoube no accepta aquesta planella. Queda desada en aquest dispositiu. Torneu a carregar la pàgina o aviseu l’àrbitre.
sheet-refused = No s’ha acceptat «{ $text }». Escriviu-ho d’una altra manera o aviseu l’àrbitre.
sheet-memory-only = No tanqueu aquesta pàgina: el navegador no desa les jugades.
sheet-reload = Aquesta pàgina també funciona sense connexió.
sheet-no-reload = Sense connexió segura (https), aquesta pàgina no es pot tornar a obrir sense xarxa. Les anotacions queden desades.
sheet-malformed = Això no es pot anotar. Escriviu com a màxim 40 caràcters.
sheet-full = Aquesta planella és plena. Aviseu l’àrbitre.
sheet-corrections = Correccions: { $count }

## The arbiter’s console

console-title = Consola de l’àrbitre
console-round = Ronda { $round }
console-calls = Avisos
console-no-calls = Cap avís pendent
console-boards = Tots els taulers
console-table = Tauler { $table }
console-th-table = Tauler
console-th-white = Blanques
console-th-black = Negres
console-th-clock = Rellotge
console-th-move = Última jugada
console-th-state = Estat
console-trouble = poc temps
console-player = Jugador
console-counted = Incidències en aquest torneig
console-count-illegal = Jugades il·legals
console-count-late = Arribades tardanes
console-count-phone = Mòbil
console-count-claims = Reclamacions rebutjades
console-call-interrupted = adoube s’ha interromput. Els rellotges s’han aturat en els últims temps registrats.
console-call-stopped = { $who } ha aturat els rellotges i us avisa.
console-call-decide = Decisió pendent:
console-end-so = Acaba la partida amb { $result }
console-result-by-hand = La ronda ja té el resultat { $entered }, però aquí la partida continua en joc.
console-result-not-entered = La partida ha acabat { $here }, però la ronda encara no té el resultat. Introduïu-lo.
console-results-differ = La partida ha acabat { $here }, però la ronda té { $entered }. Corregiu-ne un.
console-notice-illegal = Jugada il·legal al tauler
console-notice-touch = Peça tocada fora de torn
console-notice-displaced = Rellotge premut amb peces desplaçades
console-notice-recording = Jugades mal anotades
console-notice-flag = Ha caigut una bandera
console-appeal = { $who } apel·la contra la decisió { $number }.
console-set-up = Preparació de les partides
console-not-set-up = Sense preparar
console-set-up-intro = Tots els taulers de la ronda, ritme de joc { $rate }. Els rellotges s’engeguen després.
console-set-up-all = Prepara tots els taulers
console-not-published = Els aparellaments encara no s’han publicat. Publiqueu primer la ronda.
console-mode = Tauler de joc
console-mode-board = Tauler del dispositiu
console-mode-clock = Tauler de fusta, amb aquest rellotge
console-supervision = Supervisió
console-supervision-default = Segons el ritme de joc
console-supervision-full = Completa
console-supervision-basic = Bàsica
console-start-all = Engega tots els rellotges
console-stop-all = Atura tots els rellotges
done-console = { $count ->
    [one] Un tauler actualitzat.
   *[other] { $count } taulers actualitzats.
    }
warn-console-has-result = El tauler no s’ha preparat: ja té el resultat { $result }.

## Decision and envelope

decision-title = Decisió de l’àrbitre
decision-list = Decisions per imprimir
decision-event = Torneig
decision-game = Partida
decision-when = Data i hora
decision-what = Fets
decision-clocks = Rellotges (blanques – negres)
decision-number = Número al registre
decision-answers = Decisió
decision-article = article { $article }, edició { $edition }
decision-arbiter = Signatura de l’àrbitre
decision-appeal = Hora de l’apel·lació
decision-appeals = Registra una apel·lació ({ $who })
envelope-title = Sobre de la jugada secreta
envelope-names = Jugadors
envelope-position = Posició abans de la jugada secreta
envelope-used = Temps gastat (blanques – negres)
envelope-left = Temps restant (blanques – negres)
envelope-sealer = Autor de la jugada secreta
envelope-number = Número de la jugada secreta
envelope-offer = Oferta de taules pendent
envelope-resumes = Represa (lloc, data i hora)
envelope-commitment = Empremta de la jugada secreta
envelope-open-page = Pàgina de la partida
envelope-why = L’empremta es va registrar en fer la jugada secreta i es comprova en obrir el sobre.

## Live boards

wall-title = Taulers en directe
wall-delay = { $seconds ->
    [one] S’emet amb un segon de retard.
   *[other] S’emet amb { $seconds } segons de retard.
    }
wall-delay-minutes = { $minutes ->
    [one] S’emet amb un minut de retard.
   *[other] S’emet amb { $minutes } minuts de retard.
    }
wall-no-moves = Sense jugades en directe
wall-pgn = Partides (PGN)

## The rulebook

laws-title = Lleis dels Escacs
laws-menu = Edicions
laws-edition = Lleis dels Escacs, edició { $edition }
laws-own-words = Cada article, explicat amb les nostres paraules. Els textos oficials són dels seus editors.
laws-search = Cerca a les Lleis
laws-search-go = Cerca
laws-found = { $count ->
    [0] No s’ha trobat cap article. Proveu-ho amb altres paraules.
    [one] S’ha trobat un article.
   *[other] S’han trobat { $count } articles.
    }
laws-article = Article { $number }, edició { $edition }
laws-not-in-edition = Aquesta edició no té aquest article.
laws-example = Mostra’n un exemple
laws-example-back = Enrere
laws-example-on = Què passa després
laws-in = Edició { $edition }
laws-see = Vegeu també
laws-compare = Compara edicions
laws-compare-title = Edicions { $first } i { $second }
laws-compare-count = Articles mostrats: { $shown }/{ $all }.
laws-compare-all = Mostra’ls tots
laws-compare-differences = Mostra només les diferències
laws-th-article = Article
laws-same = igual
laws-renumbered = un altre número
laws-different = diferent
laws-only-first = només a la primera
laws-only-second = només a la segona
laws-glossary = Glossari

## The case book

cases-title = Casos pràctics
cases-intro = Llegiu els fets, trieu una decisió i comproveu-la amb l’article.
cases-case = Cas { $number }
cases-edition = Edició { $edition } de les Lleis
cases-happened = Fets
cases-question = Quina decisió preneu?
cases-choose = Trieu la decisió correcta
cases-send = Envia la decisió
cases-right = Correcte.
cases-wrong = Incorrecte. Decisió correcta:
cases-read = Llegeix l’article { $article }
cases-again = Torna-ho a provar
cases-next = Cas següent

## Two boards, appeals, announcements and more

not-sealed = La jugada no correspon a l’empremta de la jugada secreta. El sobre continua tancat.
notation = Notació
notation-letters = Lletres
notation-figurines = Figures
voice = Anuncis de jugades
voice-own = En aquesta llengua
voice-german = Amb els noms alemanys
announced = Últim anunci
console-set-up-one = Prepara aquest tauler
console-set-up-one-intro = Només aquest tauler, ritme de joc { $rate }. El rellotge s’engega després.
console-blind = Jugador cec
console-blind-none = Cap
console-blind-both = Tots dos
console-position = Posició inicial (FEN), si no és l’habitual
console-offence = Il·legal: jugada { $number } de { $side ->
    [white] les blanques
   *[other] les negres
    }
console-counted-round = Incidències: aquesta ronda / tot el torneig
console-counted-nothing = Cap incidència
console-count-penalties = Sancions
appeal-uphold = Accepta l’apel·lació
appeal-reject = Rebutja l’apel·lació
appeal-upheld = Apel·lació acceptada.
appeal-rejected = Apel·lació rebutjada.
sheet-signs = Signa com a { $who }
second-title = Compara els dos taulers
second-here = Aquesta partida
second-there = L’altre tauler
second-how = Col·loqueu les peces com a l’altre tauler. Per treure’n una, arrossegueu-la fora del tauler.
second-men = Peces de l’altre tauler (FEN)
second-compare = Compara
second-equal = Els dos taulers són iguals.
second-differ = { $count ->
    [one] Els taulers difereixen en una casella.
   *[other] Els taulers difereixen en { $count } caselles.
    }
second-malformed = No es poden llegir les peces. Escriviu vuit files, de la vuitena a la primera, per exemple 4k3/8/8/8/8/8/8/4K3.
view-tools = Vista i anuncis

## Reasons, the projector, and two scoresheets compared

reason-how = Es desa amb la vostra pròxima decisió, amb l’hora i el vostre nom.
reason-seen = Ho ha vist l’àrbitre
reason-claimed = Ho reclama l’adversari
reason-agreed = Tots dos jugadors estan d’acord en els fets
reason-disturbed = Ha molestat l’adversari
reason-repeated = Hi ha reincidit després d’una advertència
seats-plain = Aquesta adreça no és segura (http). Si falla la xarxa, els dispositius conserven el que s’hi ha anotat, però només amb https poden tornar a obrir la planella sense connexió.
console-interrupted-time = Última acció: { $last }; represa: { $back }. Temps de reflexió que no s’ha descomptat de cap rellotge ({ $who }): { $time } com a màxim.
decision-by = Decisió presa per
decision-by-desk = adoube (automàticament)
decision-by-laws = adoube (automàticament), per una acció del jugador { $who }
console-laws-say = Articles aplicables
decision-to-print = Imprimeix la decisió
wall-projector = Vista per al projector
wall-page = { $page }/{ $pages }
sheet-differ-here = aquí no coincideixen
sheet-agreed-position = Última posició en què coincideixen les dues planelles
sheet-both-allow = Partides compatibles amb les dues planelles
sheet-one-game = Només una partida és compatible amb les dues planelles:
sheet-many-games = Hi ha més d’una partida compatible amb les dues planelles, per exemple:
sheet-no-game = Cap partida no és compatible amb les dues planelles. La seqüència compatible més llarga:

## Options, reasons and new games

choice-square = La peça tocada primer és la de la casella { $square }
choice-both-lose = Perden tots dos jugadors
choice-loss-score = Pèrdua de la partida; { $score } per a l’adversari
choice-forfeit = Derrota per incompareixença ({ $result })
sure-new-game = Voleu anul·lar aquesta partida i fer-ne jugar una de nova?
arbiter-loses = Registra la pèrdua del sobre
arbiter-loses-times = Registra la pèrdua del sobre i dels temps
arbiter-loses-position = Registra la pèrdua del sobre i de la posició
sure-loses = Voleu registrar la pèrdua del sobre?
find-displaced-uncertain = Peces desplaçades; última posició segura, després de la jugada
find-resumption = Posició ajornada mal col·locada
find-boards-after = Els dos taulers no coincideixen; les planelles coincideixen fins a la jugada
claim-clock = Rellotge mal ajustat a la represa
claim-bare-king = L’adversari té el rei sol
withdraws = Retira l’oferta o la reclamació
asks-scoresheet = Registra que demana la planella
console-call-new-game = S’ha anul·lat la partida. Prepareu-ne una de nova.
console-new-game = Prepara la partida nova
reason-of = { $what }, jugada { $number } ({ $article })
reason-illegal = Jugada il·legal de { $side ->
    [white] les blanques
   *[other] les negres
    }, jugada { $number } ({ $article })
reason-flag = Ha caigut la bandera de { $side ->
    [white] les blanques
   *[other] les negres
    } ({ $article })
call-valid = Accepta el motiu
call-invalid = Rebutja el motiu
