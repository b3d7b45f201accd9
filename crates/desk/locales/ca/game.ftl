## The board

board = Tauler
empty = buida
last-move = última jugada
touched = tocada
adjusting = Compongo: les peces que toqueu ara no us obliguen.
leave-pawn = es queda peó
choose-piece = Trieu la peça
promote = El peó de { $square } es converteix en…
say-touched = { $man } de { $square }, tocada
say-back = { $man } torna a { $square }
say-aside = { $man } de { $square }, apartada
say-placed = { $man } de { $from } a { $to }
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

## How the game stands

delayed = La partida es mostra amb retard: encara no se n'ha mostrat res.
result-entered = Resultat entrat: { $result }
not-set-up = Aquesta partida encara no s'ha preparat a la consola de l'àrbitre.
wooden = La partida es juga en un tauler de fusta; aquí només hi ha el rellotge.
not-now = Ara això no es pot fer.
unclear = «{ $move }» no és una jugada clara i legal aquí.
unreadable-empty = Hi falta alguna cosa: s'esperava { $expected }.
unreadable = «{ $found }» no s'entén aquí: s'esperava { $expected }.
too-long = És massa llarg.
place = Ronda { $round }, taula { $table }
moves = Jugades
rulings = Decisions
connection-lost = S'ha perdut la connexió amb la taula de l'àrbitre. Es torna a provar tota sola.
trouble = La taula de l'àrbitre no respon; el que heu fet s'hi tornarà a enviar.
not-taken = La taula de l'àrbitre no ho accepta des d'aquí: torneu a carregar la pàgina o crideu l'àrbitre.
view = Vista
view-board = tauler
view-ranks = text per files
view-list = llista de peces
turn-board = Gira el tauler
speak = Anuncia les jugades en veu alta
times = Digues els temps
to-clock = Al rellotge
to-sheet = A la planella
back-to-board = Torna al tauler
seats = Tauletes de la taula
seats-intro = Escanegeu el codi amb la tauleta de cada jugador. Qui té el codi juga per aquest bàndol: no l'ensenyeu a l'altre.
seat-both = Una tauleta per a tots dos
seat-open = Obre en aquest aparell
sheets = Planelles dels dos jugadors
transcript = La partida com a transcripció
send = Envia
press = Prem el rellotge
reason = Motiu

## What a player does

do-adjust = J'adoube
do-offer = Ofereix taules
do-accept = Accepta les taules
do-decline = Refusa les taules
do-call = Atura els rellotges i crida l'àrbitre
do-resign = Abandona
do-agree = D'acord a desfer la jugada il·legal
sure-resign = Segur que voleu abandonar la partida?
claims = Reclamacions
claim-illegal = Jugada il·legal
claim-flag = La bandera ha caigut
claim-threefold = Triple repetició
claim-fifty = Cinquanta jugades
claim-threefold-with = Triple repetició amb la jugada
claim-fifty-with = Cinquanta jugades amb la jugada
claim-touched = L'adversari ha tocat la peça de
claim-no-means = No pot guanyar per mitjans normals
claim-no-effort = No intenta guanyar
more = Més
type-move = Escriu una jugada
seal = Jugada secreta
displaces = He tombat les peces de
restores = Les he tornades a lloc
announces = Anuncia la jugada
asks-increment = Demana increment

## What the arbiter does

pending = Cal decidir
arbiter-starts = Engega el rellotge
arbiter-stops = Atura els rellotges
arbiter-flag = Bandera caiguda
arbiter-flags = Totes dues banderes
arbiter-illegal = Jugada il·legal vista
arbiter-position = Posició impossible
arbiter-clocks = Corregeix els rellotges
arbiter-sets = { $who }: posa el rellotge a
arbiter-gives = { $who }: afegeix temps
arbiter-penalties = Sancions
sure-loss = Segur que voleu donar la partida per perduda?
arbiter-findings = Irregularitats trobades
find-setup = Posició inicial incorrecta
find-turned = Tauler mal orientat
find-colours = Colors canviats
find-clock = Rellotge mal posat
find-defective = Rellotge defectuós
find-displaced = Peces desplaçades després de la jugada
find-count = Nombre de jugades desconegut
find-boards = Els dos taulers difereixen
arbiter-end = Resultat i ajornament
sure-decide = Segur que el resultat és { $result }?
arbiter-continue = La partida continua
arbiter-adjourns = Demana la jugada secreta
arbiter-resumes = Es reprèn
arbiter-opens = Obre el sobre
arbiter-for-players = El que fan els jugadors
arrives = Arriba
phone = Telèfon o aparell trobat
refuses = Es nega a complir les Lleis
stops-recording = Deixa d'anotar
records = Té la planella completa
any-act = Qualsevol acte de la transcripció
choice-warning = Advertència
choice-time-opponent = Temps per a l'adversari
choice-time-offender = Temps de menys per a l'infractor
choice-points-opponent = Punts de l'adversari
choice-points-offender = Punts de l'infractor
choice-loss = Pèrdua de la partida
choice-fine = Multa
choice-rounds = Exclusió de rondes
choice-expulsion = Expulsió
choice-uphold = Dona la raó
choice-reject = Rebutja
choice-postpone = Ajorna la decisió
choice-continue = La partida continua
choice-new-game = Partida nova
choice-set-clocks = Posa els rellotges
choice-draw = Taules
choice-white = Fes retirar la jugada del blanc
choice-black = Fes retirar la jugada del negre
done-game-act = Fet.
done-game-answer = { $answer }

## The clock

clock-press = { $who }: prem el rellotge
clock-period = període { $number } de { $of }
clock-increment = +{ $seconds } s
clock-moves-of = jugades: { $made } de { $needed }
clock-moves = jugades: { $made }
clock-delay = retard { $seconds }
clock-flag = bandera
clock-flag-first = ha caigut primer
clock-flag-second = ha caigut després
clock-stopped = rellotges aturats
clock-turn = Canvia de costat
clock-fullscreen = Pantalla completa
clock-sound = So
clock-rate = Ritme de joc: { $rate }.
clock-dgt3000 = En un DGT 3000: opció { $option }.
clock-dgt2010 = En un DGT 2010: opció { $option }.
clock-dgt2010-hand = En un DGT 2010: opció { $option }, posada a mà.
clock-dgt3000-hand = En un DGT 3000: opció { $option }, posada a mà.

## The scoresheet

sheet-title = Planella
sheet-of = Planella de { $who }
sheet-caption = Jugades
sheet-number = Núm.
sheet-move = Jugada
sheet-next = Jugada { $number }, { $who }
sheet-correct = Corregeix la jugada { $number }, { $who }
sheet-erase = Esborra
sheet-dash = Guió
sheet-offer = (=) taules
sheet-time = Temps
sheet-time-how = Escriviu primer el temps, per exemple 1:23, i premeu després aquesta tecla.
sheet-strike = Ratlla la jugada
sheet-leave = Deixa-ho igual
sheet-enter = Anota
sheet-take = Continua la planella en aquesta tauleta
sheet-board = Anota en un tauler
sheet-board-off = El tauler no pot seguir jugades escrites de forma abreujada o guions.
sheet-sign = Resultat
sheet-sign-it = Signa
sheet-signed = Signat per { $who }: { $result }.
sheet-elsewhere = La planella és en una altra tauleta.
sheet-waiting = Anotacions desades aquí i encara no enviades: { $count }.
sheet-sent = Tot enviat.
sheet-offline = Sense xarxa.
sheet-not-taken = La taula de l'àrbitre no accepta aquesta planella ara; queda desada aquí. Torneu a carregar la pàgina o crideu l'àrbitre.
sheet-refused = La taula de l'àrbitre no accepta «{ $text }»: escriviu-ho d'una altra manera o crideu l'àrbitre.
sheet-memory-only = Aquest navegador no desa res: no tanqueu la pàgina.
sheet-reload = Aquesta pàgina també s'obre sense xarxa.
sheet-no-reload = Sense connexió segura la pàgina no es pot tornar a obrir sense xarxa; les anotacions es conserven.
sheet-malformed = Això no es pot anotar.
sheet-corrections = Correccions: { $count }

## The arbiter's console

console-title = Consola de l'àrbitre
console-round = Ronda { $round }
console-calls = Crides
console-no-calls = Ningú no crida.
console-boards = Totes les taules
console-table = Taula { $table }
console-th-table = Taula
console-th-white = Blanques
console-th-black = Negres
console-th-clock = Rellotge
console-th-move = Última jugada
console-th-state = Estat
console-trouble = apurat
console-player = Jugador
console-counted = Comptat en aquest torneig
console-count-illegal = Il·legals
console-count-late = Retards
console-count-phone = Telèfon
console-count-claims = Reclamacions errònies
console-call-interrupted = La taula de l'àrbitre s'ha interromput: rellotges aturats amb els últims temps confirmats.
console-call-stopped = { $who } ha aturat els rellotges i us crida.
console-call-decide = Cal decidir:
console-end-so = Acaba-la aquí amb { $result }
console-result-by-hand = S'ha entrat el resultat { $entered } a mà, i la partida continua al tauler.
console-result-not-entered = El tauler diu { $here } i la ronda encara no té resultat.
console-results-differ = El tauler diu { $here } i la ronda té { $entered }.
console-notice-illegal = Jugada il·legal al tauler
console-notice-touch = Peça tocada sense tenir el torn
console-notice-displaced = Peces desplaçades
console-notice-recording = Anotació irregular
console-notice-flag = Una bandera ha caigut
console-appeal = { $who } apel·la contra la decisió { $number }.
console-set-up = Prepara les partides
console-not-set-up = sense preparar
console-set-up-intro = Totes les taules de la ronda, ritme { $rate }. Els rellotges s'engeguen després.
console-set-up-all = Prepara totes les taules
console-not-published = L'aparellament encara no s'ha publicat.
console-mode = Es juga
console-mode-board = al tauler de la tauleta
console-mode-clock = en un tauler de fusta, amb aquest rellotge
console-supervision = Supervisió
console-supervision-default = segons el ritme
console-supervision-full = completa
console-supervision-basic = bàsica
console-start-all = Engega tots els rellotges
console-stop-all = Atura tots els rellotges
done-console = Fet a { $count } taules.
warn-console-has-result = La ronda ja té el resultat { $result } d'aquest tauler: no es prepara.

## Decision and envelope

decision-title = Decisió de l'àrbitre
decision-list = Decisions per imprimir
decision-event = Torneig
decision-game = Partida
decision-when = Quan
decision-what = Què ha passat
decision-clocks = Rellotges (blanc – negre)
decision-number = Número al registre
decision-answers = Decisió
decision-article = article { $article }, edició { $edition }
decision-arbiter = Signatura de l'àrbitre
decision-appeal = Apel·lació presentada a les
decision-appeals = { $who } apel·la
envelope-title = Sobre de la partida ajornada
envelope-names = Jugadors
envelope-position = Posició abans de la jugada secreta
envelope-used = Temps usats (blanc – negre)
envelope-left = Temps que queden (blanc – negre)
envelope-sealer = Ha fet la jugada secreta
envelope-number = Número de la jugada secreta
envelope-offer = Oferta de taules oberta de
envelope-resumes = Es reprèn (lloc, dia i hora)
envelope-commitment = Compromís de la jugada
envelope-open-page = Pàgina de la partida
envelope-why = El compromís és al registre des que es va segellar la jugada: en obrir el sobre es comprova que no ha canviat.

## The wall

wall-title = Partides en directe
wall-delay = Es veuen amb { $seconds } segons de retard.
wall-delay-minutes = Es veuen amb { $minutes ->
    [one] un minut
   *[other] { $minutes } minuts
} de retard.
wall-no-moves = D'aquest tauler no arriben jugades.
wall-pgn = Partides en PGN

## The rulebook

laws-title = Lleis dels escacs
laws-menu = Edicions
laws-edition = Lleis dels escacs, edició { $edition }
laws-own-words = Cada article explicat amb paraules nostres; els textos oficials són dels seus editors.
laws-search = Cerca a les Lleis
laws-search-go = Cerca
laws-found = Trobats: { $count }
laws-article = Article { $number }, edició { $edition }
laws-not-in-edition = Aquesta edició no té aquesta disposició.
laws-in = Edició { $edition }
laws-see = Vegeu
laws-compare = Compara edicions
laws-compare-title = Edicions { $first } i { $second }
laws-compare-count = Es mostren { $shown } de { $all } disposicions.
laws-compare-all = Mostra-les totes
laws-compare-differences = Només les diferències
laws-th-article = Article
laws-same = igual
laws-renumbered = un altre número
laws-different = diferent
laws-only-first = només a la primera
laws-only-second = només a la segona
laws-glossary = Glossari

## The case book

cases-title = Llibre de casos
cases-intro = Llegiu què ha passat, trieu la decisió i mireu l'article.
cases-case = Cas { $number }
cases-edition = Edició { $edition } de les Lleis
cases-happened = Què ha passat
cases-question = Què decidiu?
cases-choose = Trieu la decisió correcta
cases-send = Decideix
cases-right = Correcte.
cases-wrong = No. Les Lleis responen:
cases-read = Llegiu l'article { $article }
cases-again = Torna-hi
cases-next = Cas següent

## Two boards, appeals, announcements and more

not-sealed = Això no és el que es va segellar.
notation = Jugades
notation-letters = amb lletres
notation-figurines = amb figures
voice = Anuncis
voice-own = en aquesta llengua
voice-german = amb els noms alemanys
announced = Últim anunci
console-set-up-one = Prepara aquest tauler
console-set-up-one-intro = Només aquest tauler, ritme { $rate }. El rellotge s’engega després.
console-blind = Jugador cec
console-blind-none = cap
console-blind-both = tots dos
console-position = Posició inicial (FEN), si és una altra
console-offence = il·legal: { $who }, jugada { $number }
console-counted-round = Comptat: en aquesta ronda / en el torneig
console-counted-nothing = No s’ha comptat res.
console-count-penalties = Sancions
appeal-uphold = Accepta l’apel·lació
appeal-reject = Rebutja l’apel·lació
appeal-upheld = L’apel·lació s’ha acceptat.
appeal-rejected = L’apel·lació s’ha rebutjat.
sheet-signs = Signatura: { $who }
second-title = Compara els dos taulers
second-here = La partida
second-there = L’altre tauler
second-how = Posa les peces com són a l’altre tauler; treu-ne una arrossegant-la fora del tauler.
second-men = Les seves peces (FEN)
second-compare = Compara
second-equal = Els dos taulers són iguals.
second-differ = Caselles en què els taulers difereixen: { $count }.
second-malformed = Les peces no es poden llegir: vuit files, de la vuitena a la primera, com ara 4k3/8/8/8/8/8/8/4K3.
view-tools = Vista i anuncis

## Reasons, the wall for the projector, and two scoresheets compared

reason-how = Va amb la vostra pròxima decisió, amb l’hora i el vostre nom.
reason-seen = vist per l’àrbitre
reason-claimed = reclamat per l’adversari
reason-agreed = tots dos jugadors coincideixen en els fets
reason-disturbed = ha molestat l’adversari
reason-repeated = altra vegada, després d’una advertència
seats-plain = Aquesta adreça no és segura (http): les tauletes conserven el que s’escriu si cau la xarxa, però no poden tornar a obrir la planella sense xarxa. Amb https sí.
console-interrupted-time = L’últim acte registrat és de les { $last }; la taula de l’àrbitre va tornar a les { $back }. Fins a { $time } de reflexió ({ $who }) no són en cap rellotge.
decision-by = Decidit per
decision-by-desk = el programa mateix
decision-by-laws = les Lleis dels escacs, pel que ha fet { $who }
console-laws-say = Què diuen les Lleis
decision-to-print = Decisió per imprimir
wall-projector = Per al projector
wall-page = { $page } de { $pages }
sheet-differ-here = aquí difereixen
sheet-agreed-position = L’última posició en què coincideixen
sheet-both-allow = Què permeten totes dues
sheet-one-game = Només una partida concorda amb totes dues planelles:
sheet-many-games = Més d’una partida concorda amb totes dues planelles, com ara:
sheet-no-game = Cap partida no concorda amb totes dues planelles; no permeten més que:

## Opcions, raons i partides noves

choice-square = La peça de { $square } s’ha tocat primer
choice-both-lose = Perden tots dos
choice-loss-score = Pèrdua de la partida; l’adversari, { $score }
choice-forfeit = Perd per incompareixença ({ $result })
sure-new-game = Segur que s’ha d’anul·lar la partida i jugar-ne una de nova?
arbiter-loses = S’ha perdut el sobre
arbiter-loses-times = S’han perdut el sobre i els temps
arbiter-loses-position = S’han perdut el sobre i la posició
sure-loses = Segur que no es pot trobar el sobre?
find-displaced-uncertain = Peces desplaçades; última posició segura, la de la jugada
find-resumption = Posició de la represa mal posada
find-boards-after = Els dos taulers difereixen; les planelles coincideixen fins a la jugada
claim-clock = El rellotge de la represa està mal posat
claim-bare-king = L’adversari només té el rei
withdraws = Retira l’oferta o la reclamació
asks-scoresheet = Demana veure la planella
console-call-new-game = La partida s’ha anul·lat: se n’ha de jugar una de nova.
console-new-game = Prepara la partida nova
reason-of = { $what } (jugada { $number }, article { $article })
reason-illegal = jugada il·legal, { $who }, jugada { $number } (article { $article })
reason-flag = bandera caiguda, { $who } (article { $article })
call-valid = El motiu és vàlid
call-invalid = Sense motiu vàlid
