## The match

back = Volver al encuentro
board = Tablero { $board }
board-short = T.
boards = Tableros
result = Resultado
white = blancas
black = negras
secret = entregada, secreta
not-begun = las alineaciones son secretas hasta que están las dos
signed-both = acta firmada por los dos delegados
actions = Qué se puede hacer
papers = Papeles
public = Página pública
save = Guardar
back-of-record = Dorso del acta
done-match = Hecho.
done-match-received = El papel consta como recibido.
done-match-case = Hecho. El asunto { $case } está ante el órgano que debe decidir.

## States of a side

state-line-up = alineación
state-line-up-secret = alineación entregada (secreta)
state-no-line-up = sin alineación
state-envelope = sobre cerrado
state-envelope-opened = sobre abierto
state-reported = resultado comunicado
state-signed = firmado

## What comes next

next-line-up = entregue la alineación. Nadie la ve hasta que están las dos.
next-wait = la alineación está entregada; falta la del otro equipo.
next-read = lea la versión de la otra parte y firme que la ha leído.
next-results = introduzca los resultados a medida que terminan las partidas.
next-report = comunique el resultado a la federación.
next-sign = firme el acta.
next-done = todo hecho. El acta debe llegar a la federación.
next-complete = todo hecho, y el acta ha llegado.

## Line-ups

line-up = Alineación
hand-in = Entregar la alineación
line-up-hint = { $boards } tableros, por el orden de la lista; como máximo { $foreigners } extranjeros.
line-up-in = Ya hay una entregada; se puede cambiar hasta que esté la del otro equipo.
line-ups-open = Las dos alineaciones están abiertas: ya no se pueden cambiar, solo sustituir jugadores.
line-up-gap = No puede quedar ningún tablero vacío en medio.
line-up-number = Elija un jugador de la lista.
own-titulars = Titulares del equipo
lower-players = De equipos inferiores
may-not = No pueden jugar aquí
nobody = nadie
reserve = Reserva
after-play = El encuentro ya se ha jugado
after-play-hint = Lo que no sea correcto se anota en el acta y va al Comité.
done-match-line-up-secret = Alineación entregada. Es secreta hasta que esté la del otro equipo.
done-match-line-ups-open = Están las dos alineaciones: ya son visibles.

## Envelopes of 15.5

envelope = Alineación en sobre cerrado (15.5)
envelope-hint = Si una coincidencia de calendario afecta a algunos tableros, su alineación se entrega antes, en sobre cerrado. El registro guarda una huella que no dice nada.
envelope-board = Tablero ({ $line })
envelope-player = Jugador ({ $line })
envelope-line = Ponga el tablero y el jugador.
envelope-seal = Cerrar el sobre
envelope-closed = Hay un sobre cerrado con la alineación de los tableros { $boards }.
envelope-not-yet = El sobre se abre a la hora del encuentro, no antes.
envelope-open = Abrir el sobre
envelope-opened = El sobre está abierto:

## Substitutes and delays

substitute = Sustitución
substitute-window = Entre las { $from } y las { $until }. Quedan: { $left }.
replaced = Quién no ha venido
incoming = Quién entra
incoming-hint = Un jugador de un equipo inferior, con un número más alto.
substitute-at = Hora de la sustitución
substitute-do = Sustituir
late = Jugador que llega tarde
late-board = Tablero
late-at = Hora de llegada
late-hint = Hasta las { $limit } juega con el tiempo perdido en su reloj. Un visitante de otra población, con prueba del fallo del transporte, hasta las { $wait } con el tiempo repartido 60/40.
late-do = Anotar la llegada
cause = Motivo
cause-none = ninguno que cuente
cause-transport = fallo del transporte público, con prueba
cause-hint = La prueba va al Comité de Competición, que la admite o no.
hour-bad = Ponga una hora como 17:05, no antes de la hora oficial ({ $start }).
choose-board = Elija un tablero.
number-bad = Ponga un número posible.
done-match-late = Juega, con { $minutes } minutos menos.
done-match-divided = Juega con el tiempo repartido: { $visitor } en el reloj del visitante, { $local } en el del local. La prueba va al Comité.
warn-match-lost = Demasiado tarde: perdido por incomparecencia.
team = Equipo incompleto, salidas y reanudaciones
team-presence = Quién estaba a la hora oficial
team-hint = Con menos de { $half } jugadores de { $boards } no empieza nadie y corren todos los relojes.
present = Jugadores presentes
half-at = Hora en que estuvo la mitad
half-hint = En blanco si la mitad no llegó nunca, o si ya estaba.
leave = Un jugador local se va
leave-hint = Si los clubes son de poblaciones distintas, no antes de las { $wait }.
leave-at = Hora de salida
resumption = Retraso en una reanudación
resumption-hint = Más de una hora pierde.
resumption-minutes = Minutos de retraso
presence-clocks-ran = con menos de la mitad a la hora oficial: todos los relojes corrieron { $minutes } min
presence-divided = tiempo repartido: { $visitor } a los visitantes, { $local } a los locales
presence-lost = encuentro perdido por incomparecencia

## Results, unfinished games, remarks

results = Resultados
results-hint = Lo que ambos equipos dan por bueno en la mesa. Lo mal escrito se puede corregir hasta que ambos hayan firmado.
unfinished = Partidas inacabadas
open-decides = Las partidas pendientes aún pueden decidir el encuentro (10.1).
open-not = Las partidas pendientes ya no pueden decidir el encuentro (10.1).
step = Qué pasa con la partida
step-hint = Enviar a análisis o acabar con 15 minutos solo si la partida no decide.
choose-step = Elija qué pasa con la partida.
step-seal = se sella la jugada
step-resume = se reanuda la segunda sesión
step-send = se envía a la federación para analizar
step-quick = se acaba con 15 minutos por jugador
sealed-move = Si se sella: el sobre
sealed-hint = Las piezas que quedan a cada bando, escritas en letras por los dos jugadores.
home-pieces = Piezas del local
visitors-pieces = Piezas del visitante
sealed-minutes = Minutos para sellar
sealed-stopped = Quien sella ha parado los relojes
sealed-signed = El sobre está cerrado y firmado al dorso
remarks = Observaciones y comprobaciones
prepare = Antes de jugar
prepared-laid = Relojes, tableros y planillas a punto y comprobados
prepared-materials = Reglamentos, circulares, impresos y sobres a mano
prepared-list = Lista sellada mostrada
prepared-credentials = Credenciales o documentos mostrados
prepared-kept = Acta y sobres guardados entre sesiones
missing = Documento que falta
missing-whose = De quién
marks = Marcas de la columna x
mark = Marca
mark-x = X: no se ha presentado
mark-c = C: continúa
mark-o = O: observaciones al dorso
words-title = Observación al dorso
words = Texto
words-missing = Escriba qué ha pasado.

## Disputes

sub-condicione = Sub condicione
sub-condicione-hint = Se sigue jugando y el resultado depende de cómo lea la regla el Comité. Las dos posibilidades quedan escritas.
sub-condicione-do = Anotarlo y continuar
point = Punto que se discute y situación
clock-home = Reloj del local
clock-visitors = Reloj del visitante
clock-hint = Tiempo gastado, horas y minutos: 1:45
clock-bad = Ponga horas y minutos como 1:45.
if-upheld = Resultado si se acepta
if-rejected = Resultado si se rechaza
results-same = Hacen falta dos resultados distintos.
incident = Incidente
incident-hint = Si los delegados no pueden resolver un incidente, se para la partida con jugada sellada y cada parte escribe su versión, que la otra firma como leída.
version = Su versión
incident-do = Escribir la versión en el acta
version-of = Versión de { $team }, tablero { $board }
countersign = La he leído
own-version = Escribir su versión
case-open = pendiente
case-decided = resuelto

## Reports and signatures

report = Comunicar el resultado
report-hint = Cada club comunica todos los resultados de sus equipos; cuando están los dos, se comparan.
report-to-federation = Los resultados se comunican a la federación.
report-to-delegation = Los resultados se comunican a la delegación de { $province }.
due = Plazo:
report-do = Comunicar
comparison = Comunicados de los dos clubes
differs = no coinciden
warn-match-differ = Los comunicados no coinciden en los tableros { $boards }.
warn-match-report-late = El comunicado ha llegado, pero tarde: los resultados se comunican antes de las 13:00 del primer día laborable (Delegates 5.71).
sign = Firmar el acta
sign-hint = Con la firma da por buena el acta, anverso y dorso. En el acta de papel va también el número del documento de identidad.
sign-who = Delegado
sign-do = Firmar
sign-nobody = El club no tiene ningún delegado: la oficina debe anotarlo.
due-papers = Lo que debe llegar
received = recibido
overdue = fuera de plazo
receive = Ha llegado

## The record

acta-title = Acta del encuentro
acta-print = Acta para imprimir
acta-number = n.º { $number }
acta-name = Nombre
acta-strength = Elo o cat.
acta-result = Res.
acta-list = Lista
acta-x = x
acta-delegate = delegado, nombre y firma
acta-identity = Los delegados firman con nombre completo y número del documento de identidad.
remark-substitution = { $team }, tablero { $board }: { $incoming } por { $replaced }, { $minutes } min después de la hora oficial
remark-missing = { $team }: a { $player } le falta el documento
remark-late = { $team }, tablero { $board }: { $player } llegó { $minutes } min tarde
remark-late-divided = { $team }, tablero { $board }: { $player } llegó { $minutes } min tarde por fallo del transporte; tiempo repartido: { $visitor } al visitante, { $local } al local
remark-late-lost = { $team }, tablero { $board }: { $player } llegó { $minutes } min tarde y ha perdido por incomparecencia
remark-left-early = Tablero { $board }: el local se fue a los { $minutes } min, antes de tiempo
remark-sub-condicione = Tablero { $board }, sub condicione a las { $at }; relojes: local { $home }, visitante { $visitors }.
remark-version = { $team }, tablero { $board }, versión:
remark-read = leída y firmada por la otra parte
remark-unread = aún no firmada por la otra parte
remark-corrected = Tablero { $board }: corregido de { $from } a { $to }
remark-envelope = Tablero { $board }: sobre de jugada sellada; piezas: local { $home }, visitante { $visitors }
result-meanwhile = Mientras tanto otra persona ha escrito { $result }. Compruébelo y vuelva a guardar si el suyo es el bueno.
result-meanwhile-open = nada
done-match-nothing = No se ha cambiado nada.
board-waits = Este tablero espera al Comité de Competición: el resultado no se escribe aquí.
all-signed = El acta está firmada por ambas partes: ya no se puede cambiar nada. Lo que se discuta va al Comité de Competición.
contradicts = el acta contradice ambas comunicaciones
cause-same-town = Dentro de la misma población una avería del transporte no es motivo: elija «ninguno que cuente».
may-not-short = no puede entrar
acta-venue = Local de juego
acta-id-number = Documento de identidad
more-pieces = En el sobre anterior había { $most }: no puede haber más.
moved = cambiado
moved-from = antes:
telephone = Teléfono del jugador
telephones-hint = Tras la segunda sesión la partida va al Comité con los teléfonos de los dos jugadores (10.2 a). Solo los ve quien resuelve.
telephone-needed = Hace falta un número de teléfono.
move-title = Otro día o lugar
move-to = Nuevo día y hora
move-venue = Otro lugar, con dirección
move-venue-hint = Vacío: se juega donde estaba previsto.
move-who-agrees = Quién está de acuerdo
move-asks = lo pide
move-why = Explicación
move-ask = Pedirlo a la Comisión Deportiva
move-agree = De acuerdo:
move-nobody-agrees = ningún club ha dado la conformidad
