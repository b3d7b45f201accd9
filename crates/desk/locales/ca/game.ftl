## The board

game-arbiter = Àrbitre
game-board = Tauler
game-empty = buida
game-last-move = última jugada
game-touched = tocada
game-adjusting = Compongo: les peces que toqueu ara no us obliguen.
game-leave-pawn = es queda peó
game-choose-piece = Trieu la peça
game-promote = El peó de { $square } es converteix en…
game-say-touched = { $man } de { $square }, tocada
game-say-back = { $man } torna a { $square }
game-say-aside = { $man } de { $square }, apartada
game-say-placed = { $man } de { $from } a { $to }
game-man-white-k = rei blanc
game-man-white-q = dama blanca
game-man-white-r = torre blanca
game-man-white-b = alfil blanc
game-man-white-n = cavall blanc
game-man-white-p = peó blanc
game-man-black-k = rei negre
game-man-black-q = dama negra
game-man-black-r = torre negra
game-man-black-b = alfil negre
game-man-black-n = cavall negre
game-man-black-p = peó negre
game-piece-q = dama
game-piece-r = torre
game-piece-b = alfil
game-piece-n = cavall

## How the game stands

game-offer-open = Oferta de taules: { $who }.
game-annulled = La partida s'ha anul·lat i se'n juga una de nova.
game-delayed = La partida es mostra amb retard: encara no se n'ha mostrat res.
game-result-entered = Resultat entrat: { $result }
game-phase-before = Els rellotges encara no s'han engegat.
game-phase-running = Corre el rellotge. Juguen: { $who }.
game-phase-stopped = Els rellotges estan aturats. Juguen: { $who }.
game-phase-adjourned = La partida està ajornada.
game-not-set-up = Aquesta partida encara no s'ha preparat a la consola de l'àrbitre.
game-wooden = La partida es juga en un tauler de fusta; aquí només hi ha el rellotge.
game-not-now = Ara això no es pot fer.
game-unclear = «{ $move }» no és una jugada clara i legal aquí.
game-unreadable-empty = Hi falta alguna cosa: s'esperava { $expected }.
game-unreadable = «{ $found }» no s'entén aquí: s'esperava { $expected }.
game-too-long = És massa llarg.
game-place = Ronda { $round }, taula { $table }
game-moves = Jugades
game-rulings = Decisions
game-connection-lost = S'ha perdut la connexió amb la taula de l'àrbitre. Es torna a provar tota sola.
game-trouble = La taula de l'àrbitre no respon; el que heu fet s'hi tornarà a enviar.
game-not-taken = La taula de l'àrbitre no ho accepta des d'aquí: torneu a carregar la pàgina o crideu l'àrbitre.
game-view = Vista
game-view-board = tauler
game-view-ranks = text per files
game-view-list = llista de peces
game-turn-board = Gira el tauler
game-speak = Anuncia les jugades en veu alta
game-times = Digues els temps
game-to-clock = Al rellotge
game-to-sheet = A la planella
game-back-to-board = Torna al tauler
game-seats = Tauletes de la taula
game-seats-intro = Escanegeu el codi amb la tauleta de cada jugador. Qui té el codi juga per aquest bàndol: no l'ensenyeu a l'altre.
game-seat-both = Una tauleta per a tots dos
game-seat-open = Obre en aquest aparell
game-sheets = Planelles dels dos jugadors
game-transcript = La partida com a transcripció
game-send = Envia
game-press = Prem el rellotge
game-reason = Motiu

## What a player does

game-do-adjust = J'adoube
game-do-offer = Ofereix taules
game-do-accept = Accepta les taules
game-do-decline = Refusa les taules
game-do-call = Atura els rellotges i crida l'àrbitre
game-do-resign = Abandona
game-do-agree = D'acord a desfer la jugada il·legal
game-sure-resign = Segur que voleu abandonar la partida?
game-claims = Reclamacions
game-claim-illegal = Jugada il·legal
game-claim-flag = La bandera ha caigut
game-claim-threefold = Triple repetició
game-claim-fifty = Cinquanta jugades
game-claim-threefold-with = Triple repetició amb la jugada
game-claim-fifty-with = Cinquanta jugades amb la jugada
game-claim-touched = L'adversari ha tocat la peça de
game-claim-no-means = No pot guanyar per mitjans normals
game-claim-no-effort = No intenta guanyar
game-more = Més
game-type-move = Escriu una jugada
game-seal = Jugada secreta
game-displaces = He tombat les peces de
game-restores = Les he tornades a lloc
game-announces = Anuncia la jugada
game-asks-increment = Demana increment

## What the arbiter does

game-pending = Cal decidir
game-arbiter-starts = Engega el rellotge
game-arbiter-stops = Atura els rellotges
game-arbiter-flag = Bandera caiguda
game-arbiter-flags = Totes dues banderes
game-arbiter-illegal = Jugada il·legal vista
game-arbiter-position = Posició impossible
game-arbiter-clocks = Corregeix els rellotges
game-arbiter-sets = { $who }: posa el rellotge a
game-arbiter-gives = { $who }: afegeix temps
game-arbiter-penalties = Sancions
game-penalty-warning = Advertència
game-penalty-opponent = Temps per a l'adversari
game-penalty-time = Temps de menys
game-penalty-loss = Pèrdua de la partida
game-penalty-fine = Multa
game-penalty-expulsion = Expulsió
game-sure-loss = Segur que voleu donar la partida per perduda?
game-arbiter-findings = Irregularitats trobades
game-find-setup = Posició inicial incorrecta
game-find-turned = Tauler mal orientat
game-find-colours = Colors canviats
game-find-clock = Rellotge mal posat
game-find-defective = Rellotge defectuós
game-find-displaced = Peces desplaçades després de la jugada
game-find-count = Nombre de jugades desconegut
game-find-boards = Els dos taulers difereixen
game-arbiter-end = Resultat i ajornament
game-sure-decide = Segur que el resultat és { $result }?
game-arbiter-continue = La partida continua
game-arbiter-adjourns = Demana la jugada secreta
game-arbiter-resumes = Es reprèn
game-arbiter-opens = Obre el sobre
game-arbiter-for-players = El que fan els jugadors
game-arrives = Arriba
game-phone = Telèfon o aparell trobat
game-refuses = Es nega a complir les Lleis
game-stops-recording = Deixa d'anotar
game-records = Té la planella completa
game-any-act = Qualsevol acte de la transcripció
game-choice-warning = Advertència
game-choice-time-opponent = Temps per a l'adversari
game-choice-time-offender = Temps de menys per a l'infractor
game-choice-points-opponent = Punts de l'adversari
game-choice-points-offender = Punts de l'infractor
game-choice-loss = Pèrdua de la partida
game-choice-fine = Multa
game-choice-rounds = Exclusió de rondes
game-choice-expulsion = Expulsió
game-choice-uphold = Dona la raó
game-choice-reject = Rebutja
game-choice-postpone = Ajorna la decisió
game-choice-continue = La partida continua
game-choice-new-game = Partida nova
game-choice-set-clocks = Posa els rellotges
game-choice-draw = Taules
game-choice-white = Fes retirar la jugada del blanc
game-choice-black = Fes retirar la jugada del negre
done-game-act = Fet.
done-game-answer = { $answer }

## The clock

game-clock-press = { $who }: prem el rellotge
game-clock-period = període { $number } de { $of }
game-clock-increment = +{ $seconds } s
game-clock-moves-of = jugades: { $made } de { $needed }
game-clock-moves = jugades: { $made }
game-clock-delay = retard { $seconds }
game-clock-flag = bandera
game-clock-flag-first = ha caigut primer
game-clock-flag-second = ha caigut després
game-clock-stopped = rellotges aturats
game-clock-turn = Canvia de costat
game-clock-fullscreen = Pantalla completa
game-clock-sound = So
game-clock-rate = Ritme de joc: { $rate }.
game-clock-dgt3000 = En un DGT 3000: opció { $option }.
game-clock-dgt2010 = En un DGT 2010: opció { $option }.
game-clock-dgt2010-hand = En un DGT 2010: opció { $option }, posada a mà.
game-clock-dgt3000-hand = En un DGT 3000: opció { $option }, posada a mà.

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

game-not-sealed = Això no és el que es va segellar.
game-penalised = Sanció ({ $who }): { $what }
game-notation = Jugades
game-notation-letters = amb lletres
game-notation-figurines = amb figures
game-voice = Anuncis
game-voice-own = en aquesta llengua
game-voice-german = amb els noms alemanys
game-announced = Últim anunci
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
game-view-tools = Vista i anuncis

## Reasons, the wall for the projector, and two scoresheets compared

game-reason-how = Va amb la vostra pròxima decisió, amb l’hora i el vostre nom.
reason-seen = vist per l’àrbitre
reason-claimed = reclamat per l’adversari
reason-agreed = tots dos jugadors coincideixen en els fets
reason-disturbed = ha molestat l’adversari
reason-repeated = altra vegada, després d’una advertència
game-seats-plain = Aquesta adreça no és segura (http): les tauletes conserven el que s’escriu si cau la xarxa, però no poden tornar a obrir la planella sense xarxa. Amb https sí.
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

game-choice-square = La peça de { $square } s’ha tocat primer
game-choice-both-lose = Perden tots dos
game-choice-loss-score = Pèrdua de la partida; l’adversari, { $score }
game-choice-forfeit = Perd per incompareixença ({ $result })
game-sure-new-game = Segur que s’ha d’anul·lar la partida i jugar-ne una de nova?
game-arbiter-loses = S’ha perdut el sobre
game-arbiter-loses-times = S’han perdut el sobre i els temps
game-arbiter-loses-position = S’han perdut el sobre i la posició
game-sure-loses = Segur que no es pot trobar el sobre?
game-find-displaced-uncertain = Peces desplaçades; última posició segura, la de la jugada
game-find-resumption = Posició de la represa mal posada
game-find-boards-after = Els dos taulers difereixen; les planelles coincideixen fins a la jugada
game-claim-clock = El rellotge de la represa està mal posat
game-claim-bare-king = L’adversari només té el rei
game-withdraws = Retira l’oferta o la reclamació
game-asks-scoresheet = Demana veure la planella
console-call-new-game = La partida s’ha anul·lat: se n’ha de jugar una de nova.
console-new-game = Prepara la partida nova
reason-of = { $what } (jugada { $number }, article { $article })
reason-illegal = jugada il·legal, { $who }, jugada { $number } (article { $article })
reason-flag = bandera caiguda, { $who } (article { $article })
game-call-valid = El motiu és vàlid
game-call-invalid = Sense motiu vàlid
