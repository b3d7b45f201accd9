## The match

match-back = Volver al encuentro
match-board = Tablero { $board }
match-board-short = T.
match-boards = Tableros
match-result = Resultado
match-white = blancas
match-black = negras
match-secret = entregada, secreta
match-not-begun = las alineaciones son secretas hasta que están las dos
match-signed-both = acta firmada por los dos delegados
match-actions = Qué se puede hacer
match-papers = Papeles
match-public = Página pública
match-save = Guardar
match-back-of-record = Dorso del acta
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

match-next-line-up = entregue la alineación. Nadie la ve hasta que están las dos.
match-next-wait = la alineación está entregada; falta la del otro equipo.
match-next-read = lea la versión de la otra parte y firme que la ha leído.
match-next-results = introduzca los resultados a medida que terminan las partidas.
match-next-report = comunique el resultado a la federación.
match-next-sign = firme el acta.
match-next-done = todo hecho. El acta debe llegar a la federación.
match-next-complete = todo hecho, y el acta ha llegado.

## Line-ups

match-line-up = Alineación
match-hand-in = Entregar la alineación
match-line-up-hint = { $boards } tableros, por el orden de la lista; como máximo { $foreigners } extranjeros.
match-line-up-in = Ya hay una entregada; se puede cambiar hasta que esté la del otro equipo.
match-line-ups-open = Las dos alineaciones están abiertas: ya no se pueden cambiar, solo sustituir jugadores.
match-line-up-gap = No puede quedar ningún tablero vacío en medio.
match-line-up-number = Elija un jugador de la lista.
match-own-titulars = Titulares del equipo
match-lower-players = De equipos inferiores
match-may-not = No pueden jugar aquí
match-nobody = nadie
match-reserve = Reserva
match-after-play = El encuentro ya se ha jugado
match-after-play-hint = Lo que no sea correcto se anota en el acta y va al Comité.
done-match-line-up-secret = Alineación entregada. Es secreta hasta que esté la del otro equipo.
done-match-line-ups-open = Están las dos alineaciones: ya son visibles.

## Envelopes of 15.5

match-envelope = Alineación en sobre cerrado (15.5)
match-envelope-hint = Si una coincidencia de calendario afecta a algunos tableros, su alineación se entrega antes, en sobre cerrado. El registro guarda una huella que no dice nada.
match-envelope-board = Tablero ({ $line })
match-envelope-player = Jugador ({ $line })
match-envelope-line = Ponga el tablero y el jugador.
match-envelope-seal = Cerrar el sobre
match-envelope-closed = Hay un sobre cerrado con la alineación de los tableros { $boards }.
match-envelope-not-yet = El sobre se abre a la hora del encuentro, no antes.
match-envelope-open = Abrir el sobre
match-envelope-opened = El sobre está abierto:

## Substitutes and delays

match-substitute = Sustitución
match-substitute-window = Entre las { $from } y las { $until }. Quedan: { $left }.
match-replaced = Quién no ha venido
match-incoming = Quién entra
match-incoming-hint = Un jugador de un equipo inferior, con un número más alto.
match-substitute-at = Hora de la sustitución
match-substitute-do = Sustituir
match-late = Jugador que llega tarde
match-late-board = Tablero
match-late-at = Hora de llegada
match-late-hint = Hasta las { $limit } juega con el tiempo perdido en su reloj. Un visitante de otra población, con prueba del fallo del transporte, hasta las { $wait } con el tiempo repartido 60/40.
match-late-do = Anotar la llegada
match-cause = Motivo
match-cause-none = ninguno que cuente
match-cause-transport = fallo del transporte público, con prueba
match-cause-hint = La prueba va al Comité de Competición, que la admite o no.
match-hour-bad = Ponga una hora como 17:05, no antes de la hora oficial ({ $start }).
match-choose-board = Elija un tablero.
match-number-bad = Ponga un número posible.
done-match-late = Juega, con { $minutes } minutos menos.
done-match-divided = Juega con el tiempo repartido: { $visitor } en el reloj del visitante, { $local } en el del local. La prueba va al Comité.
warn-match-lost = Demasiado tarde: perdido por incomparecencia.
match-team = Equipo incompleto, salidas y reanudaciones
match-team-presence = Quién estaba a la hora oficial
match-team-hint = Con menos de { $half } jugadores de { $boards } no empieza nadie y corren todos los relojes.
match-present = Jugadores presentes
match-half-at = Hora en que estuvo la mitad
match-half-hint = En blanco si la mitad no llegó nunca, o si ya estaba.
match-leave = Un jugador local se va
match-leave-hint = Si los clubes son de poblaciones distintas, no antes de las { $wait }.
match-leave-at = Hora de salida
match-resumption = Retraso en una reanudación
match-resumption-hint = Más de una hora pierde.
match-resumption-minutes = Minutos de retraso
presence-clocks-ran = con menos de la mitad a la hora oficial: todos los relojes corrieron { $minutes } min
presence-divided = tiempo repartido: { $visitor } a los visitantes, { $local } a los locales
presence-lost = encuentro perdido por incomparecencia

## Results, unfinished games, remarks

match-results = Resultados
match-results-hint = Lo que ambos equipos dan por bueno en la mesa. Lo mal escrito se puede corregir hasta que ambos hayan firmado.
match-unfinished = Partidas inacabadas
match-open-decides = Las partidas pendientes aún pueden decidir el encuentro (10.1).
match-open-not = Las partidas pendientes ya no pueden decidir el encuentro (10.1).
match-step = Qué pasa con la partida
match-step-hint = Enviar a análisis o acabar con 15 minutos solo si la partida no decide.
match-choose-step = Elija qué pasa con la partida.
step-seal = se sella la jugada
step-resume = se reanuda la segunda sesión
step-send = se envía a la federación para analizar
step-quick = se acaba con 15 minutos por jugador
match-sealed-move = Si se sella: el sobre
match-sealed-hint = Las piezas que quedan a cada bando, escritas en letras por los dos jugadores.
match-home-pieces = Piezas del local
match-visitors-pieces = Piezas del visitante
match-sealed-minutes = Minutos para sellar
match-sealed-stopped = Quien sella ha parado los relojes
match-sealed-signed = El sobre está cerrado y firmado al dorso
match-remarks = Observaciones y comprobaciones
match-prepare = Antes de jugar
prepared-laid = Relojes, tableros y planillas a punto y comprobados
prepared-materials = Reglamentos, circulares, impresos y sobres a mano
prepared-list = Lista sellada mostrada
prepared-credentials = Credenciales o documentos mostrados
prepared-kept = Acta y sobres guardados entre sesiones
match-missing = Documento que falta
match-missing-whose = De quién
match-marks = Marcas de la columna x
match-mark = Marca
mark-x = X: no se ha presentado
mark-c = C: continúa
mark-o = O: observaciones al dorso
match-words-title = Observación al dorso
match-words = Texto
match-words-missing = Escriba qué ha pasado.

## Disputes

match-sub-condicione = Sub condicione
match-sub-condicione-hint = Se sigue jugando y el resultado depende de cómo lea la regla el Comité. Las dos posibilidades quedan escritas.
match-sub-condicione-do = Anotarlo y continuar
match-point = Punto que se discute y situación
match-clock-home = Reloj del local
match-clock-visitors = Reloj del visitante
match-clock-hint = Tiempo gastado, horas y minutos: 1:45
match-clock-bad = Ponga horas y minutos como 1:45.
match-if-upheld = Resultado si se acepta
match-if-rejected = Resultado si se rechaza
match-results-same = Hacen falta dos resultados distintos.
match-incident = Incidente
match-incident-hint = Si los delegados no pueden resolver un incidente, se para la partida con jugada sellada y cada parte escribe su versión, que la otra firma como leída.
match-version = Su versión
match-incident-do = Escribir la versión en el acta
match-version-of = Versión de { $team }, tablero { $board }
match-countersign = La he leído
match-own-version = Escribir su versión
match-case-open = pendiente
match-case-decided = resuelto

## Reports and signatures

match-report = Comunicar el resultado
match-report-hint = Cada club comunica todos los resultados de sus equipos; cuando están los dos, se comparan.
match-report-to-federation = Los resultados se comunican a la federación.
match-report-to-delegation = Los resultados se comunican a la delegación de { $province }.
match-due = Plazo:
match-report-do = Comunicar
match-comparison = Comunicados de los dos clubes
match-differs = no coinciden
warn-match-differ = Los comunicados no coinciden en los tableros { $boards }.
warn-match-report-late = El comunicado ha llegado, pero tarde: los resultados se comunican antes de las 13:00 del primer día laborable (Delegates 5.71).
match-sign = Firmar el acta
match-sign-hint = Con la firma da por buena el acta, anverso y dorso. En el acta de papel va también el número del documento de identidad.
match-sign-who = Delegado
match-sign-do = Firmar
match-sign-nobody = El club no tiene ningún delegado: la oficina debe anotarlo.
match-due-papers = Lo que debe llegar
match-received = recibido
match-overdue = fuera de plazo
match-receive = Ha llegado

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
match-result-meanwhile = Mientras tanto otra persona ha escrito { $result }. Compruébelo y vuelva a guardar si el suyo es el bueno.
match-result-meanwhile-open = nada
done-match-nothing = No se ha cambiado nada.
match-board-waits = Este tablero espera al Comité de Competición: el resultado no se escribe aquí.
match-all-signed = El acta está firmada por ambas partes: ya no se puede cambiar nada. Lo que se discuta va al Comité de Competición.
match-contradicts = el acta contradice ambas comunicaciones
match-cause-same-town = Dentro de la misma población una avería del transporte no es motivo: elija «ninguno que cuente».
match-may-not-short = no puede entrar
acta-venue = Local de juego
acta-id-number = Documento de identidad
match-more-pieces = En el sobre anterior había { $most }: no puede haber más.
match-moved = cambiado
match-moved-from = antes:
match-telephone = Teléfono del jugador
match-telephones-hint = Tras la segunda sesión la partida va al Comité con los teléfonos de los dos jugadores (10.2 a). Solo los ve quien resuelve.
match-telephone-needed = Hace falta un número de teléfono.
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
