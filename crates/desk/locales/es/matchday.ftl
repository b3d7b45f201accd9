## The match

back = Volver al encuentro
board = Tablero { $board }
board-short = T.
boards = Tableros
result = Resultado
white = blancas
black = negras
secret = Presentada (secreta)
not-begun = Las alineaciones son secretas hasta que los dos equipos han presentado la suya.
signed-both = Acta firmada por los dos delegados
actions = Acciones
papers = Documentos
public = Página pública
save = Guardar
back-of-record = Dorso del acta
done-match = Cambios guardados.
done-match-received = Documento marcado como recibido.
done-match-case = Expediente { $case } abierto. Lo resolverá el órgano competente.

## Status of a team

state-line-up = Alineación presentada
state-line-up-secret = Alineación presentada (secreta)
state-no-line-up = Sin alineación
state-envelope = Sobre cerrado
state-envelope-opened = Sobre abierto
state-reported = Resultados comunicados
state-signed = Acta firmada

## Next step of a team, after its name and a colon

next-line-up = presente la alineación. Será secreta hasta que estén las dos.
next-wait = alineación presentada. Todavía falta la del otro equipo.
next-read = lea la versión del otro equipo y firme que la ha leído.
next-results = introduzca los resultados a medida que terminan las partidas.
next-report = comunique los resultados a la federación.
next-sign = firme el acta del encuentro.
next-done = todo comunicado y firmado. Falta que el acta llegue a la federación.
next-complete = todo completo. La federación ha recibido el acta.

## Line-ups

line-up = Alineación
hand-in = Presentar la alineación
line-up-hint = { $boards } tableros, según el orden de fuerza. { $foreigners ->
    [one] Como máximo, un extranjero.
   *[other] Como máximo, { $foreigners } extranjeros.
}
line-up-in = Ya ha presentado una alineación. Puede cambiarla hasta que el otro equipo presente la suya.
line-ups-open = Las dos alineaciones están abiertas y ya no se pueden cambiar. Todavía puede sustituir a jugadores ausentes.
line-up-gap = Complete este tablero: solo pueden quedar vacíos los últimos.
line-up-number = Elija un jugador de la lista.
own-titulars = Titulares del equipo
lower-players = Jugadores de equipos inferiores
may-not = No pueden jugar en este equipo
may-not-short = no puede jugar
nobody = Ningún jugador
reserve = Reserva
after-play = El encuentro ya se ha jugado
after-play-hint = Las irregularidades se anotan en el acta y pasan al Comité de Competición.
done-match-line-up-secret = Alineación presentada. Será secreta hasta que el otro equipo presente la suya.
done-match-line-ups-open = Alineación presentada. Las dos alineaciones ya están abiertas.

## Line-up in a closed envelope (15.5)

envelope = Alineación en sobre cerrado (15.5)
envelope-use = Usar el sobre cerrado
envelope-hint = Si una coincidencia de calendarios afecta a algunos tableros, presente antes su alineación en un sobre cerrado. El registro solo guarda una huella, que no revela nada.
envelope-board = Tablero (línea { $line })
envelope-player = Jugador (línea { $line })
envelope-line = Indique el tablero y el jugador.
envelope-seal = Cerrar el sobre
envelope-closed = Hay una alineación en sobre cerrado. Tableros: { $boards }.
envelope-not-yet = El sobre no se puede abrir antes de que empiece el encuentro (15.5).
envelope-open = Abrir el sobre
envelope-opened = Jugadores del sobre abierto:

## Substitutes, late arrivals, attendance

substitute = Sustitución
substitute-window = Entre las { $from } y las { $until }. Sustituciones disponibles: { $left }.
replaced = Jugador ausente
incoming = Suplente
incoming-hint = Un jugador de un equipo inferior con un número de lista más alto.
substitute-at = Hora de la sustitución
substitute-do = Sustituir al jugador
late = Llegada con retraso
late-board = Tablero
late-at = Hora de llegada
late-hint = Hasta las { $limit } el jugador puede empezar, con el tiempo perdido descontado. Con justificante de un fallo del transporte público, un visitante de otra población puede empezar hasta las { $wait }: el { $visitor } % del tiempo perdido corre a su cargo y el { $local } %, a cargo del local.
late-do = Anotar la llegada
cause = Motivo
cause-none = Ningún motivo válido
cause-transport = Fallo del transporte público, con justificante
cause-hint = El Comité de Competición decide si acepta el justificante.
cause-same-town = Un fallo del transporte solo cuenta para los visitantes de otra población. Elija «Ningún motivo válido».
hour-bad = Indique una hora, por ejemplo 17:05, no anterior a la hora oficial de inicio ({ $start }).
choose-board = Elija un tablero.
number-bad = Indique un número entero entre { $least } y { $most }.
done-match-late = Llegada anotada. { $minutes ->
    [one] El jugador empieza con un minuto menos.
   *[other] El jugador empieza con { $minutes } minutos menos.
}
done-match-divided = Llegada anotada. Tiempo perdido: { $visitor } a cargo del visitante y { $local } a cargo del local. El Comité de Competición examinará el justificante.
warn-match-lost = Demasiado tarde: la partida se pierde por incomparecencia.
team = Asistencia, salidas y reanudaciones
team-record = Anotar la asistencia
team-presence = Asistencia a la hora oficial de inicio
team-hint = Con menos de { $half } de los { $boards } jugadores presentes, no empieza nadie y corren todos los relojes del equipo (12.3).
present = Jugadores presentes
half-at = Hora en que estuvo presente medio equipo
half-hint = Déjelo en blanco si medio equipo no llegó nunca o ya estaba a la hora oficial.
leave = Salida de un jugador local
leave-hint = Si los clubes son de poblaciones distintas, los locales no pueden marcharse antes de las { $wait } (12.1).
leave-at = Hora de salida
resumption = Retraso en una reanudación
resumption-hint = Quien llega más de { $minutes } minutos tarde pierde la partida (12.4).
resumption-minutes = Minutos de retraso
presence-clocks-ran = menos de la mitad de los jugadores a la hora oficial; todos los relojes corrieron { $minutes } min
presence-divided = tiempo perdido repartido: visitantes { $visitor }, locales { $local }
presence-lost = encuentro perdido por incomparecencia

## Results, unfinished games, remarks

results = Resultados
results-enter = Introducir los resultados
results-hint = Introduzca los resultados en que están de acuerdo los dos equipos. Los errores se pueden corregir hasta que ambos hayan firmado.
unfinished = Partidas inacabadas
unfinished-record = Aplazar o reanudar una partida
open-decides = Las partidas inacabadas todavía pueden decidir el encuentro (10.1).
open-not = Las partidas inacabadas ya no pueden decidir el encuentro (10.1).
step = Paso siguiente
step-hint = El análisis y el final de { $minutes } minutos son solo para partidas que no pueden decidir el encuentro.
choose-step = Elija el paso siguiente.
step-seal = Jugada secreta
step-resume = Inicio de la segunda sesión
step-send = Análisis de la federación
step-quick = Final con { $minutes } minutos por jugador
sealed-move = Sobre de la jugada secreta
sealed-hint = Indique el número de piezas que le quedan a cada jugador. Ambos lo escriben en letras en el sobre (11.1).
home-pieces = Piezas del jugador local
visitors-pieces = Piezas del jugador visitante
sealed-minutes = Tiempo empleado en la jugada secreta (minutos)
sealed-stopped = Quien ha hecho la jugada secreta ha parado los relojes
sealed-signed = Sobre cerrado y firmado al dorso
more-pieces = En el sobre anterior había { $most }. Indique ese número o menos.
remarks = Observaciones y comprobaciones
remarks-add = Añadir observaciones
prepare = Antes de jugar
prepare-session = Antes de la sesión { $session }
prepared-laid = Relojes, tableros y planillas colocados y comprobados
prepared-materials = Reglamentos, circulares, impresos y sobres disponibles
prepared-list = Lista sellada presentada
prepared-credentials = Credenciales federativas o DNI presentados
prepared-kept = Acta y sobres custodiados entre sesiones
check-withdraw = Retirar
missing = Documento que falta
missing-whose = Jugador
marks = Signos de la columna x
mark = Signo
mark-x = X: incomparecencia
mark-c = C: continúa
mark-o = O: observaciones al dorso
mark-take-off = Quitar
words-title = Observación al dorso
words = Texto
words-missing = Escriba qué ha pasado.

## Disputes

sub-condicione = Juego sub condicione
sub-condicione-hint = Se sigue jugando mientras el Comité de Competición resuelve el punto en disputa, y el resultado depende de su resolución. Se anotan los dos resultados posibles.
sub-condicione-do = Continuar sub condicione
point = Punto en disputa y situación
clock-home = Reloj del jugador local
clock-visitors = Reloj del jugador visitante
clock-hint = Tiempo gastado en horas y minutos, por ejemplo 1:45.
clock-bad = Indique horas y minutos, por ejemplo 1:45.
if-upheld = Resultado si se acepta
if-rejected = Resultado si se rechaza
results-same = Elija dos resultados distintos.
incident = Incidencia
incident-record = Anotar una incidencia
incident-hint = Si los delegados no pueden resolver una incidencia, la partida se aplaza con jugada secreta. Cada equipo escribe su versión y el otro firma que la ha leído (5.93).
version = Su versión
incident-do = Añadir la versión al acta
version-of = Versión de { $team }, tablero { $board }
countersign = Firmar como leída
own-version = Añadir su versión
case-open = Pendiente
case-decided = Resuelto

## Reports and signatures

report = Comunicación de los resultados
report-hint = Cada club comunica todos los resultados de sus equipos. Cuando están las dos comunicaciones, adoube las compara.
report-to-federation = Los resultados se comunican a la federación.
report-to-delegation = Los resultados se comunican a la delegación de { $province }.
due = Plazo:
report-do = Comunicar los resultados
comparison = Comunicaciones de los dos clubes
differs = Las comunicaciones no coinciden
contradicts = El acta contradice ambas comunicaciones
warn-match-differ = Las comunicaciones no coinciden en estos tableros: { $boards }.
warn-match-report-late = Comunicación guardada, pero fuera de plazo (Delegados 5.71).
sign = Firma del acta
sign-hint = Al firmar acepta el acta, anverso y dorso. En el acta en papel los delegados escriben también el número del DNI.
sign-who = Delegado
sign-do = Firmar el acta
sign-nobody = El club no tiene ningún delegado. Pida a la secretaría de la federación que registre uno.
due-papers = Documentos pendientes
received = Recibido
overdue = Fuera de plazo
receive = Marcar como recibido

## The match record

acta-title = Acta del encuentro
acta-print = Imprimir el acta
acta-number = Núm. { $number }
acta-name = Nombre
acta-strength = Elo o cat.
acta-result = Res.
acta-list = Lista
acta-x = x
acta-venue = Local de juego
acta-delegate = Delegado: nombre y firma
acta-id-number = DNI
acta-identity = Los delegados firman con el nombre completo y el número del DNI (5.94).
remark-substitution = { $team }, tablero { $board }: { $incoming } sustituye a { $replaced }, { $minutes } min después de la hora oficial
remark-missing = { $team }: falta un documento ({ $player })
remark-late = { $team }, tablero { $board }: { $player } llegó { $minutes } min tarde
remark-late-divided = { $team }, tablero { $board }: { $player } llegó { $minutes } min tarde por un fallo del transporte público; tiempo perdido: visitante { $visitor }, local { $local }
remark-late-lost = { $team }, tablero { $board }: { $player } llegó { $minutes } min tarde y perdió por incomparecencia
remark-left-early = Tablero { $board }: el jugador local se marchó demasiado pronto, a los { $minutes } min (12.1)
remark-session = Tablero { $board }: el Comité ordena continuar la partida el { $day } a las { $hour }
remark-sub-condicione = Tablero { $board }, sub condicione a las { $at }. Relojes: local { $home }, visitante { $visitors }. «{ $point }»
remark-version = Versión de { $team }, tablero { $board }: «{ $words }»
remark-read = (leída y firmada por el otro equipo)
remark-unread = (el otro equipo todavía no la ha firmado)
rulings = Resoluciones
remark-ruling = Expediente { $case } ({ $matter }): { $body }, { $day }: { $ruling }
remark-ruling-board = Tablero { $board }, expediente { $case } ({ $matter }): { $body }, { $day }: { $ruling }
remark-corrected = Tablero { $board }: resultado corregido, { $from } → { $to }
remark-envelope = Tablero { $board }: sobre de jugada secreta. Piezas: local { $home }, visitante { $visitors }
result-meanwhile = Otra persona acaba de introducir { $result } aquí. Vuelva a guardar para sustituirlo.
result-meanwhile-open = Otra persona acaba de quitar este resultado. Vuelva a guardar para introducir el suyo.
done-match-nothing = No hay cambios que guardar.
board-waits = Este tablero depende del Comité de Competición y el resultado no se puede introducir aquí.
all-signed = Los dos equipos han firmado y el acta está cerrada. Presente las reclamaciones al Comité de Competición.

## Phone numbers for the Committee

telephone = Teléfono del jugador
telephones-hint = Después de la segunda sesión la partida se envía al Comité de Competición con los teléfonos de los dos jugadores (10.2). Solo los ve quien resuelve el expediente.
telephone-needed = Indique un teléfono de 6 a 20 cifras.

## Another date or venue

moved = Cambiado
moved-from = Fecha prevista:
move-title = Cambio de fecha o de local
move-request = Cambiar la fecha o el local
move-to = Nueva fecha y hora
move-venue = Nuevo local, con la dirección
move-venue-hint = Déjelo en blanco para mantener el local previsto.
move-who-agrees = Equipos que están de acuerdo
move-asks = solicita el cambio
move-why = Motivo
move-ask = Enviar a la Comisión Deportiva
move-agree = De acuerdo:
move-nobody-agrees = Ningún equipo está de acuerdo todavía

## Lines of the log

log-line-up = Alineación presentada
log-envelope = Alineación presentada en sobre cerrado
log-envelope-opened = Sobre de alineación abierto
log-prepared = Comprobación previa anotada
log-unprepared = Comprobación retirada
log-missing = Anotada la falta de un documento
log-attendance = Asistencia anotada
log-substituted = Jugador sustituido
log-late = Llegada con retraso anotada
log-left = Salida anotada
log-resumption = Retraso en una reanudación anotado
log-result = Resultado introducido
log-corrected = Resultado corregido
log-mark = Signo de la columna x anotado
log-unmarked = Signo de la columna x quitado
log-step = Partida inacabada: paso siguiente anotado
log-sub-condicione = Partida continuada sub condicione
log-incident = Incidencia anotada
log-read = Versión firmada como leída
log-reported = Resultados comunicados
log-signed = Acta firmada
log-remark = Observación añadida
sealed-by = Ha hecho la jugada secreta
sealed-move-number = Número de la jugada secreta
sealed-move-number-bad = Escriba el número de la jugada; por ejemplo, 41.
sealed-position = Posición antes de la jugada secreta
sealed-position-hint = Las casillas de todas las piezas, o un FEN.
sealed-position-bad = Escriba la posición en 200 caracteres como máximo.
home-pieces-words = Piezas del jugador local, en letras
visitors-pieces-words = Piezas del jugador visitante, en letras
pieces-words-bad = Escriba el número en letras, como lo han escrito ambos jugadores (11.1).
home-used = Tiempo empleado por el jugador local (h:mm)
visitors-used = Tiempo empleado por el jugador visitante (h:mm)
used-bad = Escriba horas y minutos; por ejemplo, 2:35.
sealed-home-delegate = Firmado por el delegado local
sealed-visitors-delegate = Firmado por el delegado visitante
sealed-delegate-needed = Después de la segunda sesión deben firmar ambos delegados (10.2).
resumed = Reanudación
resumed-hint = Sin un árbitro titulado, el sobre solo se abre si están ambos jugadores. El reloj del ausente se puede poner en marcha (11.4).
resumption-home = Está el jugador local
resumption-visitors = Está el jugador visitante
resumption-arbiter = Dirige un árbitro titulado
remark-envelope-contents = Jugada secreta de { $player }, jugada { $move }. En letras: local { $home-words }, visitante { $visitors-words }. Tiempo empleado: local { $home }, visitante { $visitors }. Posición: { $position }
remark-resumed = Tablero { $board }: partida reanudada el { $day } a las { $hour }. Presentes: { $present }
remark-arbiter = árbitro titulado
remark-closed = El sobre quedó cerrado (11.4)
