## Tournament pages

tab-overview = Resumen
tab-players = Jugadores
tab-rounds = Rondas
tab-results = Resultados
tab-standings = Clasificación
tab-crosstable = Cuadro cruzado
tab-log = Registro
tab-settings = Configuración
tab-files = Archivos
mark-closed = Cerrado
mark-draft = Ronda { $round }: borrador
mark-playing = Ronda { $round } en juego
mark-fide = Modo FIDE
mark-not-fide = Modo FIDE desactivado
state-entries = Inscripciones abiertas
state-draft = Ronda { $round } de { $rounds }: borrador
state-playing = Ronda { $round } de { $rounds }: en juego
state-between = Ronda { $round } de { $rounds }: terminada
players = Jugadores

## List of tournaments, new tournaments

new = Torneo nuevo
make = Crear el torneo
from-file = Importar un torneo (TRF)
state = Estado
demo-title = Torneo de prueba
demo-intro = 24 jugadores de muestra, cinco rondas, la cuarta en juego. Nada de lo que haga aquí afecta a un torneo real.
demo-make = Crear el torneo de prueba
demo-make-season = Crear la temporada de prueba
done-demo = Torneo de prueba creado. Pruebe a introducir los resultados que faltan.
done-event-made = Torneo creado. Ahora añada los jugadores.

## Overview

overview-facts = Torneo
overview-public = Página pública
overview-latest = Actividad reciente
overview-log = Registro completo
overview-withdrawn = retiradas: { $count }
next-players = Añada los jugadores. Escríbalos o importe un archivo CSV o TRF.
next-players-button = Añadir jugadores
next-pair = La ronda { $round } se puede emparejar. Jugadores presentes: { $count }.
next-pair-button = Emparejar la ronda
next-draft = Ronda { $round }: los emparejamientos son un borrador. Revíselos y publíquelos.
next-draft-button = Revisar el borrador
next-results = Ronda { $round } en juego. { $missing }.
next-results-button = Introducir resultados
next-close-round = Ronda { $round }: están todos los resultados. Cierre la ronda.
next-close-round-button = Cerrar la ronda
next-over = Se han jugado todas las rondas. Revise la clasificación y cierre el torneo.
next-closed = El torneo está cerrado. Ya puede descargar el informe.
close = Cerrar el torneo
reopen = Reabrir el torneo
done-event-closed = Torneo cerrado.
done-reopened = Torneo reabierto.
slips-title = Resultados enviados por los jugadores
slip-approve = Aprobar
slip-reject = Rechazar
done-approved = Resultado aprobado.
done-rejected = Resultado rechazado.

## Settings

settings-what = Datos del torneo
settings-how = Sistema y ritmo de juego
settings-points = Puntos y desempates
settings-players = Jugadores y páginas públicas
settings-announced = Información pública
name = Nombre
place = Lugar
federation = Federación
arbiter = Árbitro principal
deputies = Árbitros adjuntos
hint-deputies = Un nombre por línea.
starts = Fecha de inicio
ends = Fecha de finalización
system = Sistema de emparejamiento
system-dutch-2026 = Suizo, sistema holandés (FIDE 2026)
system-dutch-2017 = Suizo, sistema holandés (FIDE 2017)
system-swiss-1985 = Suizo, reglas de 1985
system-round-robin = Round robin
system-round-robin-double = Round robin a doble vuelta
system-round-robin-swapped = Round robin a doble vuelta, con las dos últimas rondas de la primera vuelta intercambiadas
system-knockout = Eliminatorias
system-knockout-handbook = Eliminatorias, cuadro del reglamento
games = Partidas por match (eliminatorias)
rounds = Rondas
hint-rounds = De 1 a 200. En las eliminatorias, con 0 lo determina el cuadro.
rate = Ritmo de juego
hint-rate = Minutos + segundos por jugada, por ejemplo 90+30; con dos periodos, 40/90+30, 30+30.
play = Modalidad
play-by-rate = Según el ritmo de juego
play-standard = Estándar
play-rapid = Rápido
play-blitz = Relámpago
edition = Edición de las Leyes
default-time = Tiempo de espera (minutos)
colour = Color del número 1 en la primera ronda
colour-white = Blancas
colour-black = Negras
colour-none = Se sortea al emparejar la primera ronda
baku = Aceleración de Bakú
tie-breaks = Desempates
tie-breaks-fide-swiss = FIDE, suizo
tie-breaks-fide-round-robin = FIDE, round robin
tie-breaks-fide-rated = FIDE, suizo con Elo medio
tie-breaks-fce-swiss = Federación Catalana, suizo
tie-breaks-fce-roundrobin = Federación Catalana, round robin
tie-breaks-own = Personalizados (escriba los códigos)
codes = Códigos de desempate
hint-codes = Códigos de la FIDE por orden, por ejemplo BH-C1 BH SB DE (C.07).
points-win = Puntos por victoria
points-draw = Puntos por tablas
points-loss = Puntos por derrota
points-bye = Puntos por bye asignado
rating-method = Elo que se utiliza
rating-fide-then-national = FIDE; si no tiene, nacional
rating-fide = Solo FIDE
rating-national = Solo nacional
rating-national-then-fide = Nacional; si no tiene, FIDE
rating-higher = El más alto de los dos
rating-list = Lista de Elo
half-byes = Byes de medio punto por jugador
byes-not-last = Número de últimas rondas sin byes
initials-below = Solo iniciales para los menores de (años)
delay = Retraso de la retransmisión (segundos)
check-in = Emparejar solo a los jugadores con presencia confirmada
annulled = Anular las partidas de quien se retire antes de la mitad de las rondas (14.31)
schedule = Calendario
hint-schedule = Una ronda por línea, por ejemplo 2026-11-16 17:00.
zone = Zona horaria
hint-zone = Por ejemplo, Europe/Madrid. Déjela vacía para usar la zona horaria del servidor.
regulations = Bases del torneo
event-fide-mode = Modo FIDE
hint-fide-mode = Impide todo lo que la FIDE no acepta. Más adelante podrá desactivarlo, pero no volver a activarlo.
fide-mode = Modo FIDE
fide-mode-on = El modo FIDE está activado.
fide-mode-off = El modo FIDE está desactivado y no se puede volver a activar.
fide-mode-reason = Motivo (para el informe)
fide-mode-leave = Desactivar el modo FIDE
done-left-fide = Modo FIDE desactivado.
done-settings = Configuración guardada.
done-nothing = No hay cambios que guardar.
done-saved = Cambios guardados.
settings-board = Normas en el tablero
draw-offers = Ofertas de tablas
draw-offers-allowed = Permitidas
draw-offers-after = Permitidas a partir de un número determinado de jugadas
draw-offers-forbidden = Solo con el consentimiento del árbitro
draw-moves = Jugadas de cada jugador antes de ofrecer tablas
quickplay = Último periodo sin incremento (Directrices III)
quickplay-off = Directrices no anunciadas
quickplay-increment = El jugador puede pedir un incremento (III.4)
quickplay-claim = El jugador puede reclamar tablas al árbitro (III.5)
quickplay-referred = La reclamación se juzga después, sin árbitro en el tablero (III.6)
devices = Dispositivos electrónicos
devices-forbidden = Fuera del recinto de juego
devices-bag = Permitidos en una bolsa, apagados
device-penalty = Dispositivo hallado a un jugador
device-penalty-loss = Pérdida de la partida
device-penalty-milder = Una sanción más leve
leaving = Salir de la zona de juego cuando le toca jugar al adversario
leaving-free = Sin avisar
leaving-reported = Avisando al árbitro
counting = Jugadas ilegales con la edición de 2017
counting-separate = Contadas por separado según el tipo
counting-pooled = Contadas juntas
supervised-blitz = Jugada ilegal en relámpago supervisado con la edición de 2023
supervised-blitz-two = Dos minutos para el adversario
supervised-blitz-one = Un minuto para el adversario

## Fields

field-needed = Este campo es obligatorio.
field-choice = Elija un valor de la lista.
field-date = Escriba una fecha, por ejemplo 2026-11-16.
field-rate = Escriba un ritmo de juego, por ejemplo 90+30.
field-number = Escriba un número de { $least } a { $most }.
field-rating = Escriba un Elo de 0 a 4000.
field-games = Escriba un número de 1 a 12.
field-points = Escriba los puntos, por ejemplo 1, ½ o 3.
field-digits = Escriba solo cifras, 12 como máximo.
field-long = Escriba { $most } caracteres como máximo.
field-names = Escriba { $most } nombres como máximo, cada uno de { $long } caracteres como máximo.
field-tie-break = Desempate desconocido: «{ $code }».
field-tie-breaks = Escriba { $most } desempates como máximo, y ninguno que sea para equipos.
field-tie-break-twice = El desempate «{ $code }» aparece dos veces.
field-schedule = Falta la fecha en «{ $found }». Escriba una ronda por línea, por ejemplo 2026-11-16 17:00.
field-zone = Zona horaria desconocida: «{ $found }». Escriba su nombre IANA, por ejemplo Europe/Madrid.
field-result = Teclee 1, 0, =, +, - o --.

## Confirmations and refusals

confirm-title = Confirme la acción
confirm-not-title = No es posible en modo FIDE
confirm-follows = Consecuencias:
confirm-ask = ¿Desea continuar? El registro dirá quién lo ha confirmado.
confirm-first = Hay consecuencias que no se pueden deshacer. Se le volverá a preguntar.
confirm-go-on = Continuar
confirm-yes = Confirmar
confirm-leave = Desactive antes el modo FIDE.
confirm-leave-link = Abrir la configuración del modo FIDE
warn-refused = { $why }
warn-consequences = Cambios guardados. Consecuencias: { $what }
failure-past = Los estados anteriores no se pueden cambiar. Vuelva antes al presente.

## Log

log-intro = Todas las acciones, quién las hizo y cuándo. Deshacer añade una línea; no se borra ninguna.
log-number = Núm.
log-when = Fecha y hora
log-who = Quién
log-by-desk = adoube
log-by-game = Tablero { $board }, ronda { $round }
log-what = Acción
log-acts = Opciones
log-look = Ver el estado
log-undo = Deshacer
log-undone = Deshecha
log-of = (núm. { $number })
log-more = Ver acciones anteriores
done-undone = Acción { $number } deshecha.

## Files

file-trf26 = Informe para la FIDE (TRF26)
file-trf16 = Informe para la FIDE (TRF16)
file-pgn = Resultados (PGN)
file-csv = Jugadores (CSV)
file-consolation = Eliminatorias de consolación, categoría { $category } (TRF26): impórtelas como torneo nuevo (3.11)
file-get = Descargar
files-personal = Los informes contienen las fechas de nacimiento que exige la FIDE.
