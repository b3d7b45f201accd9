## The board

board = Tablero
empty = vacía
last-move = última jugada
touched = tocada
adjusting = Compongo: las piezas que toque ahora no le obligan.
leave-pawn = se queda en peón
choose-piece = Elegir la pieza
promote = El peón de { $square } se convierte en…
say-touched = { $man } de { $square }, tocada
say-back = { $man } vuelve a { $square }
say-aside = { $man } de { $square }, apartada
say-placed = { $man } de { $from } a { $to }
man-white-k = rey blanco
man-white-q = dama blanca
man-white-r = torre blanca
man-white-b = alfil blanco
man-white-n = caballo blanco
man-white-p = peón blanco
man-black-k = rey negro
man-black-q = dama negra
man-black-r = torre negra
man-black-b = alfil negro
man-black-n = caballo negro
man-black-p = peón negro
piece-q = dama
piece-r = torre
piece-b = alfil
piece-n = caballo

## How the game stands

delayed = La partida se muestra con retraso: todavía no se ha mostrado nada.
result-entered = Resultado introducido: { $result }
not-set-up = Esta partida aún no se ha preparado en la consola del árbitro.
wooden = La partida se juega en un tablero de madera; aquí solo está el reloj.
not-now = Ahora no se puede hacer eso.
unclear = «{ $move }» no es una jugada clara y legal aquí.
unreadable-empty = Falta algo: se esperaba { $expected }.
unreadable = «{ $found }» no se entiende aquí: se esperaba { $expected }.
too-long = Es demasiado largo.
place = Ronda { $round }, mesa { $table }
moves = Jugadas
rulings = Decisiones
connection-lost = Se ha perdido la conexión con la mesa del árbitro. Se reintenta sola.
trouble = La mesa del árbitro no responde; lo que ha hecho se enviará de nuevo.
not-taken = La mesa del árbitro no acepta esto desde aquí: vuelva a cargar la página o llame al árbitro.
view = Vista
view-board = tablero
view-ranks = texto por filas
view-list = lista de piezas
turn-board = Girar el tablero
speak = Anunciar las jugadas en voz alta
times = Decir los tiempos
to-clock = Al reloj
to-sheet = A la planilla
back-to-board = Volver al tablero
seats = Tabletas de la mesa
seats-intro = Escanee el código con la tableta de cada jugador. Quien tiene el código juega por ese bando: no se lo enseñe al otro.
seat-both = Una tableta para ambos
seat-open = Abrir en este aparato
sheets = Planillas de los dos jugadores
transcript = La partida como transcripción
send = Enviar
press = Pulsar el reloj
reason = Motivo

## What a player does

do-adjust = Compongo
do-offer = Ofrecer tablas
do-accept = Aceptar las tablas
do-decline = Rehusar las tablas
do-call = Parar los relojes y llamar al árbitro
do-resign = Abandonar
do-agree = De acuerdo en deshacer la jugada ilegal
sure-resign = ¿Seguro que quiere abandonar la partida?
claims = Reclamaciones
claim-illegal = Jugada ilegal
claim-flag = La bandera ha caído
claim-threefold = Triple repetición
claim-fifty = Cincuenta jugadas
claim-threefold-with = Triple repetición con la jugada
claim-fifty-with = Cincuenta jugadas con la jugada
claim-touched = El adversario ha tocado la pieza de
claim-no-means = No puede ganar por medios normales
claim-no-effort = No intenta ganar
more = Más
type-move = Escribir una jugada
seal = Jugada secreta
displaces = He derribado las piezas de
restores = Las he devuelto a su sitio
announces = Anunciar la jugada
asks-increment = Pedir incremento

## What the arbiter does

pending = Hay que decidir
arbiter-starts = Poner en marcha el reloj
arbiter-stops = Parar los relojes
arbiter-flag = Bandera caída
arbiter-flags = Ambas banderas
arbiter-illegal = Jugada ilegal vista
arbiter-position = Posición imposible
arbiter-clocks = Corregir los relojes
arbiter-sets = { $who }: poner el reloj en
arbiter-gives = { $who }: añadir tiempo
arbiter-penalties = Sanciones
sure-loss = ¿Seguro que quiere dar la partida por perdida?
arbiter-findings = Irregularidades encontradas
find-setup = Posición inicial incorrecta
find-turned = Tablero mal orientado
find-colours = Colores cambiados
find-clock = Reloj mal puesto
find-defective = Reloj defectuoso
find-displaced = Piezas desplazadas tras la jugada
find-count = Número de jugadas desconocido
find-boards = Los dos tableros difieren
arbiter-end = Resultado y aplazamiento
sure-decide = ¿Seguro que el resultado es { $result }?
arbiter-continue = La partida continúa
arbiter-adjourns = Pedir la jugada secreta
arbiter-resumes = Se reanuda
arbiter-opens = Abrir el sobre
arbiter-for-players = Lo que hacen los jugadores
arrives = Llega
phone = Teléfono o aparato encontrado
refuses = Se niega a cumplir las Leyes
stops-recording = Deja de anotar
records = Tiene la planilla completa
any-act = Cualquier acto de la transcripción
choice-warning = Advertencia
choice-time-opponent = Tiempo para el adversario
choice-time-offender = Tiempo de menos para el infractor
choice-points-opponent = Puntos del adversario
choice-points-offender = Puntos del infractor
choice-loss = Pérdida de la partida
choice-fine = Multa
choice-rounds = Exclusión de rondas
choice-expulsion = Expulsión
choice-uphold = Dar la razón
choice-reject = Rechazar
choice-postpone = Aplazar la decisión
choice-continue = La partida continúa
choice-new-game = Partida nueva
choice-set-clocks = Poner los relojes
choice-draw = Tablas
choice-white = Hacer retirar la jugada del blanco
choice-black = Hacer retirar la jugada del negro
done-game-act = Hecho.
done-game-answer = { $answer }

## The clock

clock-press = { $who }: pulsar el reloj
clock-period = período { $number } de { $of }
clock-increment = +{ $seconds } s
clock-moves-of = jugadas: { $made } de { $needed }
clock-moves = jugadas: { $made }
clock-delay = retardo { $seconds }
clock-flag = bandera
clock-flag-first = ha caído primero
clock-flag-second = ha caído después
clock-stopped = relojes parados
clock-turn = Cambiar de lado
clock-fullscreen = Pantalla completa
clock-sound = Sonido
clock-rate = Ritmo de juego: { $rate }.
clock-dgt3000 = En un DGT 3000: opción { $option }.
clock-dgt2010 = En un DGT 2010: opción { $option }.
clock-dgt2010-hand = En un DGT 2010: opción { $option }, puesta a mano.
clock-dgt3000-hand = En un DGT 3000: opción { $option }, puesta a mano.

## The scoresheet

sheet-title = Planilla
sheet-of = Planilla de { $who }
sheet-caption = Jugadas
sheet-number = Núm.
sheet-move = Jugada
sheet-next = Jugada { $number }, { $who }
sheet-correct = Corregir la jugada { $number }, { $who }
sheet-erase = Borrar
sheet-dash = Guion
sheet-offer = (=) tablas
sheet-time = Tiempo
sheet-time-how = Escriba primero el tiempo, por ejemplo 1:23, y pulse después esta tecla.
sheet-strike = Tachar la jugada
sheet-leave = Dejarlo igual
sheet-enter = Anotar
sheet-take = Continuar la planilla en esta tableta
sheet-board = Anotar en un tablero
sheet-board-off = El tablero no puede seguir jugadas escritas en forma abreviada ni guiones.
sheet-sign = Resultado
sheet-sign-it = Firmar
sheet-signed = { $who } ha firmado { $result }.
sheet-elsewhere = La planilla está en otra tableta.
sheet-waiting = Anotaciones guardadas aquí y aún no enviadas: { $count }.
sheet-sent = Todo enviado.
sheet-offline = Sin red.
sheet-not-taken = La mesa del árbitro no acepta esta planilla ahora; queda guardada aquí. Vuelva a cargar la página o llame al árbitro.
sheet-refused = La mesa del árbitro no acepta «{ $text }»: escríbalo de otra manera o llame al árbitro.
sheet-memory-only = Este navegador no guarda nada: no cierre la página.
sheet-reload = Esta página también se abre sin red.
sheet-no-reload = Sin conexión segura la página no puede reabrirse sin red; las anotaciones se conservan.
sheet-malformed = Esto no se puede anotar.
sheet-corrections = Correcciones: { $count }

## The arbiter's console

console-title = Consola del árbitro
console-round = Ronda { $round }
console-calls = Llamadas
console-no-calls = Nadie llama.
console-boards = Todas las mesas
console-table = Mesa { $table }
console-th-table = Mesa
console-th-white = Blanco
console-th-black = Negro
console-th-clock = Reloj
console-th-move = Última jugada
console-th-state = Estado
console-trouble = apurado
console-player = Jugador
console-counted = Contado en este torneo
console-count-illegal = Ilegales
console-count-late = Retrasos
console-count-phone = Teléfono
console-count-claims = Reclamaciones erróneas
console-call-interrupted = La mesa del árbitro se interrumpió: relojes parados con los últimos tiempos confirmados.
console-call-stopped = { $who } ha parado los relojes y le llama.
console-call-decide = Hay que decidir:
console-end-so = Acabarla aquí con { $result }
console-result-by-hand = Se ha introducido el resultado { $entered } a mano, y la partida sigue en el tablero.
console-result-not-entered = El tablero dice { $here } y la ronda todavía no tiene resultado.
console-results-differ = El tablero dice { $here } y la ronda tiene { $entered }.
console-notice-illegal = Jugada ilegal en el tablero
console-notice-touch = Pieza tocada sin tener el turno
console-notice-displaced = Piezas desplazadas
console-notice-recording = Anotación irregular
console-notice-flag = Una bandera ha caído
console-appeal = { $who } apela contra la decisión { $number }.
console-set-up = Preparar las partidas
console-not-set-up = sin preparar
console-set-up-intro = Todas las mesas de la ronda, ritmo { $rate }. Los relojes se ponen en marcha después.
console-set-up-all = Preparar todas las mesas
console-not-published = El emparejamiento aún no se ha publicado.
console-mode = Se juega
console-mode-board = en el tablero de la tableta
console-mode-clock = en un tablero de madera, con este reloj
console-supervision = Supervisión
console-supervision-default = según el ritmo
console-supervision-full = completa
console-supervision-basic = básica
console-start-all = Poner en marcha todos los relojes
console-stop-all = Parar todos los relojes
done-console = Hecho en { $count } mesas.
warn-console-has-result = La ronda ya tiene el resultado { $result } de este tablero: no se prepara.

## Decision and envelope

decision-title = Decisión del árbitro
decision-list = Decisiones para imprimir
decision-event = Torneo
decision-game = Partida
decision-when = Cuándo
decision-what = Qué ha pasado
decision-clocks = Relojes (blanco – negro)
decision-number = Número en el registro
decision-answers = Decisión
decision-article = artículo { $article }, edición { $edition }
decision-arbiter = Firma del árbitro
decision-appeal = Apelación presentada a las
decision-appeals = { $who } apela
envelope-title = Sobre de la partida aplazada
envelope-names = Jugadores
envelope-position = Posición antes de la jugada secreta
envelope-used = Tiempos usados (blanco – negro)
envelope-left = Tiempos que quedan (blanco – negro)
envelope-sealer = Ha hecho la jugada secreta
envelope-number = Número de la jugada secreta
envelope-offer = Oferta de tablas abierta de
envelope-resumes = Se reanuda (lugar, día y hora)
envelope-commitment = Compromiso de la jugada
envelope-open-page = Página de la partida
envelope-why = El compromiso está en el registro desde que se selló la jugada: al abrir el sobre se comprueba que no ha cambiado.

## The wall

wall-title = Partidas en directo
wall-delay = Se ven con { $seconds } segundos de retraso.
wall-delay-minutes = Se ven con { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} de retraso.
wall-no-moves = De este tablero no llegan jugadas.
wall-pgn = Partidas en PGN

## The rulebook

laws-title = Leyes del ajedrez
laws-menu = Ediciones
laws-edition = Leyes del ajedrez, edición { $edition }
laws-own-words = Cada artículo explicado con palabras nuestras; los textos oficiales son de sus editores.
laws-search = Buscar en las Leyes
laws-search-go = Buscar
laws-found = Encontrados: { $count }
laws-article = Artículo { $number }, edición { $edition }
laws-not-in-edition = Esta edición no tiene esta disposición.
laws-in = Edición { $edition }
laws-see = Véase
laws-compare = Comparar ediciones
laws-compare-title = Ediciones { $first } y { $second }
laws-compare-count = Se muestran { $shown } de { $all } disposiciones.
laws-compare-all = Mostrarlas todas
laws-compare-differences = Solo las diferencias
laws-th-article = Artículo
laws-same = igual
laws-renumbered = otro número
laws-different = diferente
laws-only-first = solo en la primera
laws-only-second = solo en la segunda
laws-glossary = Glosario

## The case book

cases-title = Libro de casos
cases-intro = Lea qué ha pasado, elija la decisión y mire el artículo.
cases-case = Caso { $number }
cases-edition = Edición { $edition } de las Leyes
cases-happened = Qué ha pasado
cases-question = ¿Qué decide?
cases-choose = Elija la decisión correcta
cases-send = Decidir
cases-right = Correcto.
cases-wrong = No. Las Leyes responden:
cases-read = Leer el artículo { $article }
cases-again = Otra vez
cases-next = Caso siguiente

## Two boards, appeals, announcements and more

not-sealed = Esto no es lo que se selló.
notation = Jugadas
notation-letters = con letras
notation-figurines = con figuras
voice = Anuncios
voice-own = en esta lengua
voice-german = con los nombres alemanes
announced = Último anuncio
console-set-up-one = Preparar este tablero
console-set-up-one-intro = Solo este tablero, ritmo { $rate }. El reloj se pone en marcha después.
console-blind = Jugador ciego
console-blind-none = ninguno
console-blind-both = ambos
console-position = Posición inicial (FEN), si es otra
console-offence = ilegal: { $who }, jugada { $number }
console-counted-round = Contado: en esta ronda / en el torneo
console-counted-nothing = No se ha contado nada.
console-count-penalties = Sanciones
appeal-uphold = Aceptar la apelación
appeal-reject = Rechazar la apelación
appeal-upheld = La apelación se ha aceptado.
appeal-rejected = La apelación se ha rechazado.
sheet-signs = Firma { $who }
second-title = Comparar los dos tableros
second-here = La partida
second-there = El otro tablero
second-how = Ponga las piezas como están en el otro tablero; quite una arrastrándola fuera del tablero.
second-men = Sus piezas (FEN)
second-compare = Comparar
second-equal = Los dos tableros son iguales.
second-differ = Casillas en que los tableros difieren: { $count }.
second-malformed = Las piezas no se pueden leer: ocho filas, de la octava a la primera, como 4k3/8/8/8/8/8/8/4K3.
view-tools = Vista y anuncios

## Reasons, the wall for the projector, and two scoresheets compared

reason-how = Va con su próxima decisión, con la hora y su nombre.
reason-seen = visto por el árbitro
reason-claimed = reclamado por el adversario
reason-agreed = ambos jugadores coinciden en los hechos
reason-disturbed = ha molestado al adversario
reason-repeated = de nuevo, tras una advertencia
seats-plain = Esta dirección no es segura (http): las tabletas conservan lo escrito si cae la red, pero no pueden volver a abrir la planilla sin red. Con https sí.
console-interrupted-time = El último acto registrado es de las { $last }; la mesa del árbitro volvió a las { $back }. Hasta { $time } de reflexión ({ $who }) no están en ningún reloj.
decision-by = Decidido por
decision-by-desk = el propio programa
decision-by-laws = las Leyes del ajedrez, por lo que hizo { $who }
console-laws-say = Qué dicen las Leyes
decision-to-print = Decisión para imprimir
wall-projector = Para el proyector
wall-page = { $page } de { $pages }
sheet-differ-here = aquí difieren
sheet-agreed-position = La última posición en que coinciden
sheet-both-allow = Qué permiten ambas
sheet-one-game = Solo una partida concuerda con ambas planillas:
sheet-many-games = Más de una partida concuerda con ambas planillas, por ejemplo:
sheet-no-game = Ninguna partida concuerda con ambas planillas; no permiten más que:

## Opciones, razones y partidas nuevas

choice-square = La pieza de { $square } se tocó primero
choice-both-lose = Pierden los dos
choice-loss-score = Pérdida de la partida; el adversario, { $score }
choice-forfeit = Pierde por incomparecencia ({ $result })
sure-new-game = ¿Seguro que hay que anular la partida y jugar una nueva?
arbiter-loses = Se ha perdido el sobre
arbiter-loses-times = Se han perdido el sobre y los tiempos
arbiter-loses-position = Se han perdido el sobre y la posición
sure-loses = ¿Seguro que no se puede encontrar el sobre?
find-displaced-uncertain = Piezas desplazadas; última posición segura, la de la jugada
find-resumption = Posición de la reanudación mal puesta
find-boards-after = Los dos tableros difieren; las planillas coinciden hasta la jugada
claim-clock = El reloj de la reanudación está mal puesto
claim-bare-king = El adversario solo tiene el rey
withdraws = Retirar la oferta o la reclamación
asks-scoresheet = Pide ver la planilla
console-call-new-game = La partida se ha anulado: hay que jugar una nueva.
console-new-game = Preparar la partida nueva
reason-of = { $what } (jugada { $number }, artículo { $article })
reason-illegal = jugada ilegal, { $who }, jugada { $number } (artículo { $article })
reason-flag = bandera caída, { $who } (artículo { $article })
call-valid = El motivo es válido
call-invalid = Sin motivo válido
