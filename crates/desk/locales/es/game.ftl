## The board

board = Tablero
empty = vacía
last-move = última jugada
touched = pieza tocada
adjusting = Compongo: tocar piezas ahora no le obliga a moverlas.
leave-pawn = dejar el peón
choose-piece = Elegir pieza
promote = Promoción en { $square }: elija la pieza
say-touched = Pieza tocada: { $man } ({ $square })
say-back = { $man }, de nuevo en { $square }
say-aside = Pieza fuera del tablero: { $man } ({ $square })
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

## The state of the game

delayed = La partida se emite con retraso. Todavía no se puede mostrar nada.
result-entered = Resultado introducido: { $result }
not-set-up = La partida todavía no está preparada. El árbitro la prepara en la consola.
wooden = Se juega en un tablero de madera. Aquí solo se ve el reloj.
not-now = Ahora no es posible: { $why }.
not-now-set-up = la partida ya está preparada
not-now-no-game = antes el árbitro debe preparar la partida
not-now-sealed = la jugada secreta ya está hecha
not-now-no-envelope = no hay ninguna jugada secreta
not-now-no-decision = no hay ninguna decisión con este número
not-now-no-appeal = esta apelación ya está resuelta
unclear = «{ $move }» no es una jugada legal aquí o es ambigua. Escríbala completa, por ejemplo e2-e4.
unreadable-empty = El campo está vacío. Se espera: { $expected }.
unreadable = No se entiende «{ $found }». Se espera: { $expected }.
too-long = Demasiado largo. Escriba como máximo 300 caracteres.
too-many-acts = No se puede registrar nada más: la partida ha llegado al límite de 20 000 acciones.
place = Ronda { $round }, tablero { $table }
moves = Jugadas
rulings = Decisiones
connection-lost = Se ha perdido la conexión. Reconectando…
trouble = Todavía no se ha enviado. Reintentando…
not-taken = Este dispositivo ya no se puede usar en esta partida. Recargue la página o avise al árbitro.
view = Vista
view-board = Tablero
view-ranks = Texto por filas
view-list = Lista de piezas
turn-board = Girar el tablero
speak = Anunciar las jugadas en voz alta
times = Leer los tiempos en voz alta
to-clock = Abrir el reloj
to-sheet = Abrir la planilla
back-to-board = Volver al tablero
seats = Dispositivos de los jugadores
seats-intro = Cada jugador escanea su código. Quien tenga el código puede jugar con ese color: no lo enseñe a nadie más.
seat-both = Un solo dispositivo para los dos jugadores
seat-open = Abrir en este dispositivo
sheets = Las dos planillas
transcript = Transcripción de la partida
send = Enviar
press = Pulsar el reloj
reason = Motivo

## Buttons and fields of a player

do-adjust = J’adoube
do-offer = Ofrecer tablas
do-accept = Aceptar las tablas
do-decline = Rechazar las tablas
do-call = Parar los relojes y avisar al árbitro
do-resign = Abandonar
do-agree = Aceptar que se deshaga la jugada ilegal
sure-resign = ¿Desea abandonar la partida? No se puede deshacer.
claims = Reclamaciones
claim-illegal = Jugada ilegal
claim-flag = Bandera caída
claim-threefold = Triple repetición
claim-fifty = Regla de las 50 jugadas
claim-threefold-with = Triple repetición con la jugada
claim-fifty-with = Regla de las 50 jugadas con la jugada
claim-touched = El adversario ha tocado la pieza de la casilla
claim-no-means = El adversario no puede ganar por procedimientos normales
claim-no-effort = El adversario no intenta ganar
more = Más
type-move = Escriba una jugada
seal = Jugada secreta
displaces = He desplazado las piezas de las casillas
restores = He devuelto las piezas a su sitio
announces = Jugada anunciada
asks-increment = Pedir incremento

## Buttons and fields of the arbiter

pending = Decisión pendiente
arbiter = Árbitro
arbiter-starts = Poner en marcha el reloj
arbiter-stops = Parar los relojes
arbiter-flag = Declarar la caída de bandera
arbiter-flags = Declarar la caída de las dos banderas
arbiter-illegal = Declarar la jugada ilegal
arbiter-position = Declarar la posición imposible
arbiter-clocks = Corrección de los relojes
arbiter-sets = Poner el reloj de { $side ->
    [white] las blancas
   *[other] las negras
    } en
arbiter-gives = Dar más tiempo a { $side ->
    [white] las blancas
   *[other] las negras
    }
arbiter-penalties = Sanciones
sure-loss = ¿Desea dar la partida por perdida a este jugador?
sure-expulsion = ¿Desea expulsar a este jugador del torneo?
arbiter-findings = Irregularidades
find-setup = Posición inicial incorrecta
find-turned = Tablero mal colocado
find-colours = Colores cambiados
find-clock = Reloj mal ajustado
find-defective = Reloj defectuoso
find-displaced = Piezas desplazadas después de la jugada
find-count = Número de jugadas desconocido
find-boards = Los dos tableros no coinciden
arbiter-end = Resultado y aplazamiento
sure-decide = ¿Desea registrar el resultado { $result }?
arbiter-continue = Continuar la partida
arbiter-adjourns = Pedir la jugada secreta
arbiter-resumes = Reanudar la partida
arbiter-opens = Abrir el sobre
arbiter-for-players = Acciones de los jugadores
arrives = Marcar que ha llegado
phone = Registrar móvil o dispositivo
refuses = Registrar que se niega a cumplir las Leyes
stops-recording = Marcar que ha dejado de anotar
records = Marcar la planilla como completa
any-act = Orden de transcripción
choice-warning = Advertencia
choice-time-opponent = Más tiempo para el adversario
choice-time-offender = Menos tiempo para el infractor
choice-points-opponent = Puntos del adversario
choice-points-offender = Puntos del infractor
choice-loss = Pérdida de la partida
choice-fine = Multa
choice-rounds = Exclusión (rondas)
choice-expulsion = Expulsión
choice-uphold = Aceptar
choice-reject = Rechazar
choice-postpone = Posponer la decisión
choice-continue = Continuar la partida
choice-new-game = Anular y jugar una partida nueva
choice-set-clocks = Ajustar los relojes
choice-draw = Declarar tablas
choice-white = Deshacer la jugada de las blancas
choice-black = Deshacer la jugada de las negras
done-game-act = Acción registrada.
done-game-answer = { $answer }

## The clock

clock-press = { $who }: pulsar el reloj
clock-period = periodo { $number } de { $of }
clock-increment = +{ $seconds } s
clock-moves-of = jugadas: { $made } de { $needed }
clock-moves = jugadas: { $made }
clock-delay = demora: { $seconds } s
clock-flag = bandera caída
clock-flag-first = ha caído primero
clock-flag-second = ha caído después
clock-stopped = Relojes parados
clock-turn = Intercambiar los lados
clock-fullscreen = Pantalla completa
clock-sound = Sonido
clock-rate = Ritmo de juego: { $rate }.
clock-dgt3000 = DGT 3000: opción { $option }.
clock-dgt2010 = DGT 2010: opción { $option }.
clock-dgt2010-hand = DGT 2010: opción { $option }, con ajuste manual.
clock-dgt3000-hand = DGT 3000: opción { $option }, con ajuste manual.

## The scoresheet

sheet-title = Planilla
sheet-of = Planilla de { $who }
sheet-caption = Jugadas
sheet-number = Núm.
sheet-move = Jugada
sheet-next = Jugada { $number } de { $side ->
    [white] las blancas
   *[other] las negras
    }
sheet-correct = Corrección de la jugada { $number } de { $side ->
    [white] las blancas
   *[other] las negras
    }
sheet-erase = Borrar
sheet-dash = Raya
sheet-offer = (=) tablas
sheet-time = Tiempo
sheet-time-how = Escriba primero el tiempo, por ejemplo 1:23, y pulse después esta tecla.
sheet-strike = Tachar la jugada
sheet-leave = Cancelar
sheet-enter = Anotar
sheet-take = Continuar la planilla en este dispositivo
sheet-board = Anotación en un tablero
sheet-board-off = El tablero no está disponible: no puede seguir la notación abreviada ni las rayas.
sheet-sign = Resultado
sheet-sign-it = Firmar
sheet-signed = { $who } ha firmado { $result }.
sheet-elsewhere = Esta planilla está abierta en otro dispositivo.
sheet-waiting = { $count ->
    [one] Una anotación guardada aquí, todavía sin enviar.
   *[other] { $count } anotaciones guardadas aquí, todavía sin enviar.
    }
sheet-sent = Se ha enviado todo.
sheet-offline = Sin red.
sheet-not-taken = Ahora adoube no acepta esta planilla. Queda guardada en este dispositivo. Recargue la página o avise al árbitro.
sheet-refused = No se ha aceptado «{ $text }». Escríbalo de otra manera o avise al árbitro.
sheet-memory-only = No cierre esta página: el navegador no guarda las jugadas.
sheet-reload = Esta página también funciona sin conexión.
sheet-no-reload = Sin conexión segura (https), esta página no se puede volver a abrir sin red. Las anotaciones quedan guardadas.
sheet-malformed = Esto no se puede anotar. Escriba como máximo 40 caracteres.
sheet-full = Esta planilla está llena. Avise al árbitro.
sheet-corrections = Correcciones: { $count }

## The arbiter’s console

console-title = Consola del árbitro
console-round = Ronda { $round }
console-calls = Avisos
console-no-calls = No hay avisos pendientes
console-boards = Todos los tableros
console-table = Tablero { $table }
console-th-table = Tablero
console-th-white = Blancas
console-th-black = Negras
console-th-clock = Reloj
console-th-move = Última jugada
console-th-state = Estado
console-trouble = apuro de tiempo
console-player = Jugador
console-counted = Incidencias en este torneo
console-count-illegal = Jugadas ilegales
console-count-late = Llegadas con retraso
console-count-phone = Móvil
console-count-claims = Reclamaciones rechazadas
console-call-interrupted = adoube se ha interrumpido. Los relojes se han parado en los últimos tiempos registrados.
console-call-stopped = { $who } ha parado los relojes y le avisa.
console-call-decide = Decisión pendiente:
console-end-so = Terminar la partida con { $result }
console-result-by-hand = La ronda ya tiene el resultado { $entered }, pero aquí la partida sigue en juego.
console-result-not-entered = La partida ha terminado { $here }, pero la ronda todavía no tiene el resultado. Introdúzcalo.
console-results-differ = La partida ha terminado { $here }, pero la ronda tiene { $entered }. Corrija uno de los dos.
console-notice-illegal = Jugada ilegal en el tablero
console-notice-touch = Pieza tocada fuera de turno
console-notice-displaced = Reloj pulsado con piezas desplazadas
console-notice-recording = Jugadas mal anotadas
console-notice-flag = Ha caído una bandera
console-appeal = { $who } apela contra la decisión { $number }.
console-set-up = Preparación de las partidas
console-not-set-up = Sin preparar
console-set-up-intro = Todos los tableros de la ronda, ritmo de juego { $rate }. Los relojes se ponen en marcha después.
console-set-up-all = Preparar todos los tableros
console-not-published = Los emparejamientos todavía no están publicados. Publique antes la ronda.
console-mode = Tablero de juego
console-mode-board = Tablero del dispositivo
console-mode-clock = Tablero de madera, con este reloj
console-supervision = Supervisión
console-supervision-default = Según el ritmo de juego
console-supervision-full = Completa
console-supervision-basic = Básica
console-start-all = Poner en marcha todos los relojes
console-stop-all = Parar todos los relojes
done-console = { $count ->
    [one] Un tablero actualizado.
   *[other] { $count } tableros actualizados.
    }
warn-console-has-result = No se ha preparado el tablero: ya tiene el resultado { $result }.

## Decision and envelope

decision-title = Decisión del árbitro
decision-list = Decisiones para imprimir
decision-event = Torneo
decision-game = Partida
decision-when = Fecha y hora
decision-what = Hechos
decision-clocks = Relojes (blancas – negras)
decision-number = Número en el registro
decision-answers = Decisión
decision-article = artículo { $article }, edición { $edition }
decision-arbiter = Firma del árbitro
decision-appeal = Hora de la apelación
decision-appeals = Registrar apelación de { $who }
envelope-title = Sobre de la jugada secreta
envelope-names = Jugadores
envelope-position = Posición antes de la jugada secreta
envelope-used = Tiempo gastado (blancas – negras)
envelope-left = Tiempo restante (blancas – negras)
envelope-sealer = Autor de la jugada secreta
envelope-number = Número de la jugada secreta
envelope-offer = Oferta de tablas pendiente
envelope-resumes = Reanudación (lugar, fecha y hora)
envelope-commitment = Huella de la jugada secreta
envelope-open-page = Página de la partida
envelope-why = La huella se registró al hacer la jugada secreta y se comprueba al abrir el sobre.

## Live boards

wall-title = Tableros en directo
wall-delay = { $seconds ->
    [one] Se emite con un segundo de retraso.
   *[other] Se emite con { $seconds } segundos de retraso.
    }
wall-delay-minutes = { $minutes ->
    [one] Se emite con un minuto de retraso.
   *[other] Se emite con { $minutes } minutos de retraso.
    }
wall-no-moves = Sin jugadas en directo
wall-pgn = Partidas (PGN)

## The rulebook

laws-title = Leyes del Ajedrez
laws-menu = Ediciones
laws-edition = Leyes del Ajedrez, edición { $edition }
laws-own-words = Cada artículo, explicado con nuestras palabras. Los textos oficiales son de sus editores.
laws-search = Buscar en las Leyes
laws-search-go = Buscar
laws-found = { $count ->
    [0] No se ha encontrado ningún artículo. Pruebe con otras palabras.
    [one] Se ha encontrado un artículo.
   *[other] Se han encontrado { $count } artículos.
    }
laws-article = Artículo { $number }, edición { $edition }
laws-not-in-edition = Esta edición no tiene este artículo.
laws-example = Mostrar un ejemplo
laws-example-back = Atrás
laws-example-on = Qué pasa después
laws-in = Edición { $edition }
laws-see = Véase también
laws-compare = Comparar ediciones
laws-compare-title = Ediciones { $first } y { $second }
laws-compare-count = Se muestran { $shown } de { $all } artículos.
laws-compare-all = Mostrar todos
laws-compare-differences = Mostrar solo las diferencias
laws-th-article = Artículo
laws-same = igual
laws-renumbered = otro número
laws-different = diferente
laws-only-first = solo en la primera
laws-only-second = solo en la segunda
laws-glossary = Glosario

## The case book

cases-title = Casos prácticos
cases-intro = Lea los hechos, elija una decisión y compruébela con el artículo.
cases-case = Caso { $number }
cases-edition = Edición { $edition } de las Leyes
cases-happened = Hechos
cases-question = ¿Qué decisión toma?
cases-choose = Elija la decisión correcta
cases-send = Enviar la decisión
cases-right = Correcto.
cases-wrong = Incorrecto. Decisión correcta:
cases-read = Leer el artículo { $article }
cases-again = Intentarlo de nuevo
cases-next = Caso siguiente

## Two boards, appeals, announcements and more

not-sealed = La jugada no corresponde a la huella de la jugada secreta. El sobre sigue cerrado.
notation = Notación
notation-letters = Letras
notation-figurines = Figuras
voice = Anuncio de jugadas
voice-own = En este idioma
voice-german = Con los nombres alemanes
announced = Último anuncio
console-set-up-one = Preparar este tablero
console-set-up-one-intro = Solo este tablero, ritmo de juego { $rate }. El reloj se pone en marcha después.
console-blind = Jugador ciego
console-blind-none = Ninguno
console-blind-both = Ambos
console-position = Posición inicial (FEN), si no es la habitual
console-offence = Ilegal: jugada { $number } de { $side ->
    [white] las blancas
   *[other] las negras
    }
console-counted-round = Incidencias: esta ronda / todo el torneo
console-counted-nothing = Sin incidencias
console-count-penalties = Sanciones
appeal-uphold = Aceptar la apelación
appeal-reject = Rechazar la apelación
appeal-upheld = Apelación aceptada.
appeal-rejected = Apelación rechazada.
sheet-signs = Firmar como { $who }
second-title = Comparar los dos tableros
second-here = Esta partida
second-there = El otro tablero
second-how = Coloque las piezas como en el otro tablero. Para quitar una, arrástrela fuera del tablero.
second-men = Piezas del otro tablero (FEN)
second-compare = Comparar
second-equal = Los dos tableros son iguales.
second-differ = { $count ->
    [one] Los tableros difieren en una casilla.
   *[other] Los tableros difieren en { $count } casillas.
    }
second-malformed = No se pueden leer las piezas. Escriba ocho filas, de la octava a la primera, por ejemplo 4k3/8/8/8/8/8/8/4K3.
view-tools = Vista y anuncios

## Reasons, the projector, and two scoresheets compared

reason-how = Se guarda con su próxima decisión, con la hora y su nombre.
reason-seen = Lo ha visto el árbitro
reason-claimed = Lo reclama el adversario
reason-agreed = Ambos jugadores están de acuerdo en los hechos
reason-disturbed = Ha molestado al adversario
reason-repeated = Ha reincidido tras una advertencia
seats-plain = Esta dirección no es segura (http). Si falla la red, los dispositivos conservan lo anotado, pero solo con https pueden volver a abrir la planilla sin conexión.
console-interrupted-time = Última acción: { $last }; reanudación: { $back }. Tiempo de reflexión que no se ha descontado de ningún reloj ({ $who }): { $time } como máximo.
decision-by = Decidido por
decision-by-desk = adoube (automáticamente)
decision-by-laws = adoube (automáticamente), por una acción de { $who }
console-laws-say = Artículos aplicables
decision-to-print = Imprimir la decisión
wall-projector = Vista para proyector
wall-page = { $page } de { $pages }
sheet-differ-here = aquí no coinciden
sheet-agreed-position = Última posición en la que coinciden las dos planillas
sheet-both-allow = Partidas compatibles con las dos planillas
sheet-one-game = Solo una partida es compatible con las dos planillas:
sheet-many-games = Hay más de una partida compatible con las dos planillas, por ejemplo:
sheet-no-game = Ninguna partida es compatible con las dos planillas. La secuencia compatible más larga:

## Options, reasons and new games

choice-square = La pieza tocada primero es la de { $square }
choice-both-lose = Pierden los dos jugadores
choice-loss-score = Pérdida de la partida; { $score } para el adversario
choice-forfeit = Derrota por incomparecencia ({ $result })
sure-new-game = ¿Desea anular esta partida y que se juegue una nueva?
arbiter-loses = Registrar la pérdida del sobre
arbiter-loses-times = Registrar la pérdida del sobre y de los tiempos
arbiter-loses-position = Registrar la pérdida del sobre y de la posición
sure-loses = ¿Desea registrar la pérdida del sobre?
find-displaced-uncertain = Piezas desplazadas; última posición segura, después de la jugada
find-resumption = Posición aplazada mal colocada
find-boards-after = Los dos tableros no coinciden; las planillas coinciden hasta la jugada
claim-clock = Reloj mal ajustado en la reanudación
claim-bare-king = El adversario tiene el rey solo
withdraws = Retirar la oferta o la reclamación
asks-scoresheet = Registrar que pide la planilla
console-call-new-game = Partida anulada. Prepare la partida nueva.
console-new-game = Preparar la partida nueva
reason-of = { $what }, jugada { $number } ({ $article })
reason-illegal = Jugada ilegal de { $side ->
    [white] las blancas
   *[other] las negras
    }, jugada { $number } ({ $article })
reason-flag = Ha caído la bandera de { $side ->
    [white] las blancas
   *[other] las negras
    } ({ $article })
call-valid = Aceptar el motivo
call-invalid = Rechazar el motivo
