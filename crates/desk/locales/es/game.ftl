## The board

game-arbiter = Árbitro
game-board = Tablero
game-empty = vacía
game-last-move = última jugada
game-touched = tocada
game-adjusting = Compongo: las piezas que toque ahora no le obligan.
game-leave-pawn = se queda en peón
game-choose-piece = Elegir la pieza
game-promote = El peón de { $square } se convierte en…
game-say-touched = { $man } de { $square }, tocada
game-say-back = { $man } vuelve a { $square }
game-say-aside = { $man } de { $square }, apartada
game-say-placed = { $man } de { $from } a { $to }
game-man-white-k = rey blanco
game-man-white-q = dama blanca
game-man-white-r = torre blanca
game-man-white-b = alfil blanco
game-man-white-n = caballo blanco
game-man-white-p = peón blanco
game-man-black-k = rey negro
game-man-black-q = dama negra
game-man-black-r = torre negra
game-man-black-b = alfil negro
game-man-black-n = caballo negro
game-man-black-p = peón negro
game-piece-q = dama
game-piece-r = torre
game-piece-b = alfil
game-piece-n = caballo

## How the game stands

game-offer-open = { $who } ofrece tablas.
game-annulled = La partida se ha anulado y se juega una nueva.
game-delayed = La partida se muestra con retraso: todavía no se ha mostrado nada.
game-result-entered = Resultado introducido: { $result }
game-phase-before = Los relojes aún no se han puesto en marcha.
game-phase-running = El reloj corre. Juega: { $who }.
game-phase-stopped = Los relojes están parados. Juega: { $who }.
game-phase-adjourned = La partida está aplazada.
game-not-set-up = Esta partida aún no se ha preparado en la consola del árbitro.
game-wooden = La partida se juega en un tablero de madera; aquí solo está el reloj.
game-not-now = Ahora no se puede hacer eso.
game-unclear = «{ $move }» no es una jugada clara y legal aquí.
game-unreadable-empty = Falta algo: se esperaba { $expected }.
game-unreadable = «{ $found }» no se entiende aquí: se esperaba { $expected }.
game-too-long = Es demasiado largo.
game-place = Ronda { $round }, mesa { $table }
game-moves = Jugadas
game-rulings = Decisiones
game-connection-lost = Se ha perdido la conexión con la mesa del árbitro. Se reintenta sola.
game-trouble = La mesa del árbitro no responde; lo que ha hecho se enviará de nuevo.
game-not-taken = La mesa del árbitro no acepta esto desde aquí: vuelva a cargar la página o llame al árbitro.
game-view = Vista
game-view-board = tablero
game-view-ranks = texto por filas
game-view-list = lista de piezas
game-turn-board = Girar el tablero
game-speak = Anunciar las jugadas en voz alta
game-times = Decir los tiempos
game-to-clock = Al reloj
game-to-sheet = A la planilla
game-back-to-board = Volver al tablero
game-seats = Tabletas de la mesa
game-seats-intro = Escanee el código con la tableta de cada jugador. Quien tiene el código juega por ese bando: no se lo enseñe al otro.
game-seat-both = Una tableta para ambos
game-seat-open = Abrir en este aparato
game-sheets = Planillas de los dos jugadores
game-transcript = La partida como transcripción
game-send = Enviar
game-press = Pulsar el reloj
game-reason = Motivo

## What a player does

game-do-adjust = Compongo
game-do-offer = Ofrecer tablas
game-do-accept = Aceptar las tablas
game-do-decline = Rehusar las tablas
game-do-call = Parar los relojes y llamar al árbitro
game-do-resign = Abandonar
game-do-agree = De acuerdo en deshacer la jugada ilegal
game-sure-resign = ¿Seguro que quiere abandonar la partida?
game-claims = Reclamaciones
game-claim-illegal = Jugada ilegal
game-claim-flag = La bandera ha caído
game-claim-threefold = Triple repetición
game-claim-fifty = Cincuenta jugadas
game-claim-threefold-with = Triple repetición con la jugada
game-claim-fifty-with = Cincuenta jugadas con la jugada
game-claim-touched = El adversario ha tocado la pieza de
game-claim-no-means = No puede ganar por medios normales
game-claim-no-effort = No intenta ganar
game-more = Más
game-type-move = Escribir una jugada
game-seal = Jugada secreta
game-displaces = He derribado las piezas de
game-restores = Las he devuelto a su sitio
game-announces = Anunciar la jugada
game-asks-increment = Pedir incremento

## What the arbiter does

game-pending = Hay que decidir
game-arbiter-starts = Poner en marcha el reloj
game-arbiter-stops = Parar los relojes
game-arbiter-flag = Bandera caída
game-arbiter-flags = Ambas banderas
game-arbiter-illegal = Jugada ilegal vista
game-arbiter-position = Posición imposible
game-arbiter-clocks = Corregir los relojes
game-arbiter-sets = { $who }: poner el reloj en
game-arbiter-gives = { $who }: añadir tiempo
game-arbiter-penalties = Sanciones
game-penalty-warning = Advertencia
game-penalty-opponent = Tiempo para el adversario
game-penalty-time = Tiempo de menos
game-penalty-loss = Pérdida de la partida
game-penalty-fine = Multa
game-penalty-expulsion = Expulsión
game-sure-loss = ¿Seguro que quiere dar la partida por perdida?
game-arbiter-findings = Irregularidades encontradas
game-find-setup = Posición inicial incorrecta
game-find-turned = Tablero mal orientado
game-find-colours = Colores cambiados
game-find-clock = Reloj mal puesto
game-find-defective = Reloj defectuoso
game-find-displaced = Piezas desplazadas tras la jugada
game-find-count = Número de jugadas desconocido
game-find-boards = Los dos tableros difieren
game-arbiter-end = Resultado y aplazamiento
game-sure-decide = ¿Seguro que el resultado es { $result }?
game-arbiter-continue = La partida continúa
game-arbiter-adjourns = Pedir la jugada secreta
game-arbiter-resumes = Se reanuda
game-arbiter-opens = Abrir el sobre
game-arbiter-for-players = Lo que hacen los jugadores
game-arrives = Llega
game-phone = Teléfono o aparato encontrado
game-refuses = Se niega a cumplir las Leyes
game-stops-recording = Deja de anotar
game-records = Tiene la planilla completa
game-any-act = Cualquier acto de la transcripción
game-choice-warning = Advertencia
game-choice-time-opponent = Tiempo para el adversario
game-choice-time-offender = Tiempo de menos para el infractor
game-choice-points-opponent = Puntos del adversario
game-choice-points-offender = Puntos del infractor
game-choice-loss = Pérdida de la partida
game-choice-fine = Multa
game-choice-rounds = Exclusión de rondas
game-choice-expulsion = Expulsión
game-choice-uphold = Dar la razón
game-choice-reject = Rechazar
game-choice-postpone = Aplazar la decisión
game-choice-continue = La partida continúa
game-choice-new-game = Partida nueva
game-choice-set-clocks = Poner los relojes
game-choice-draw = Tablas
game-choice-white = Hacer retirar la jugada del blanco
game-choice-black = Hacer retirar la jugada del negro
done-game-act = Hecho.
done-game-answer = { $answer }

## The clock

game-clock-press = { $who }: pulsar el reloj
game-clock-period = período { $number } de { $of }
game-clock-increment = +{ $seconds } s
game-clock-moves-of = jugadas: { $made } de { $needed }
game-clock-moves = jugadas: { $made }
game-clock-delay = retardo { $seconds }
game-clock-flag = bandera
game-clock-flag-first = ha caído primero
game-clock-flag-second = ha caído después
game-clock-stopped = relojes parados
game-clock-turn = Cambiar de lado
game-clock-fullscreen = Pantalla completa
game-clock-sound = Sonido
game-clock-rate = Ritmo de juego: { $rate }.
game-clock-dgt3000 = En un DGT 3000: opción { $option }.
game-clock-dgt2010 = En un DGT 2010: opción { $option }.
game-clock-dgt2010-hand = En un DGT 2010: opción { $option }, puesta a mano.
game-clock-dgt3000-hand = En un DGT 3000: opción { $option }, puesta a mano.

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

game-not-sealed = Esto no es lo que se selló.
game-penalised = Sanción a { $who }: { $what }
game-notation = Jugadas
game-notation-letters = con letras
game-notation-figurines = con figuras
game-voice = Anuncios
game-voice-own = en esta lengua
game-voice-german = con los nombres alemanes
game-announced = Último anuncio
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
game-view-tools = Vista y anuncios

## Reasons, the wall for the projector, and two scoresheets compared

game-reason-how = Va con su próxima decisión, con la hora y su nombre.
reason-seen = visto por el árbitro
reason-claimed = reclamado por el adversario
reason-agreed = ambos jugadores coinciden en los hechos
reason-disturbed = ha molestado al adversario
reason-repeated = de nuevo, tras una advertencia
game-seats-plain = Esta dirección no es segura (http): las tabletas conservan lo escrito si cae la red, pero no pueden volver a abrir la planilla sin red. Con https sí.
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

game-choice-square = La pieza de { $square } se tocó primero
game-choice-both-lose = Pierden los dos
game-choice-loss-score = Pérdida de la partida; el adversario, { $score }
game-choice-forfeit = Pierde por incomparecencia ({ $result })
game-sure-new-game = ¿Seguro que hay que anular la partida y jugar una nueva?
game-arbiter-loses = Se ha perdido el sobre
game-arbiter-loses-times = Se han perdido el sobre y los tiempos
game-arbiter-loses-position = Se han perdido el sobre y la posición
game-sure-loses = ¿Seguro que no se puede encontrar el sobre?
game-find-displaced-uncertain = Piezas desplazadas; última posición segura, la de la jugada
game-find-resumption = Posición de la reanudación mal puesta
game-find-boards-after = Los dos tableros difieren; las planillas coinciden hasta la jugada
game-claim-clock = El reloj de la reanudación está mal puesto
game-claim-bare-king = El adversario solo tiene el rey
game-withdraws = Retirar la oferta o la reclamación
game-asks-scoresheet = Pide ver la planilla
console-call-new-game = La partida se ha anulado: hay que jugar una nueva.
console-new-game = Preparar la partida nueva
reason-of = { $what } (jugada { $number }, artículo { $article })
reason-illegal = jugada ilegal, { $who }, jugada { $number } (artículo { $article })
reason-flag = bandera caída, { $who } (artículo { $article })
game-call-valid = El motivo es válido
game-call-invalid = Sin motivo válido
