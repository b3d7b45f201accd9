## Pages of an event

tab-overview = Resumen
tab-players = Jugadores
tab-rounds = Rondas
tab-results = Resultados
tab-standings = Clasificación
tab-crosstable = Cuadro
tab-log = Registro
tab-settings = Datos
tab-files = Archivos
mark-closed = cerrado
mark-draft = ronda { $round }: borrador
mark-playing = ronda { $round } en juego
mark-fide = modo FIDE
mark-not-fide = fuera del modo FIDE
state-entries = inscripciones abiertas
state-draft = ronda { $round } de { $rounds }: borrador
state-playing = ronda { $round } de { $rounds }: en juego
state-between = ronda { $round } de { $rounds }: terminada
players = Jugadores

## List and new events

new = Torneo nuevo
make = Crear el torneo
from-file = Torneo de un archivo TRF
state = Estado
demo-title = Torneo de demostración
demo-intro = 24 jugadores inventados, cinco rondas, la cuarta a medio jugar: todo se puede probar sin miedo.
demo-make = Crear la demostración
done-demo = La demostración está lista. Pruebe a introducir los resultados que faltan.
done-event-made = El torneo se ha creado. Ahora los jugadores.

## Overview

overview-facts = El torneo
overview-public = Página pública
overview-latest = Últimos actos
overview-log = Todo el registro
overview-withdrawn = retirados: { $count }
next-players = Inscriba a los jugadores: escritos, de un archivo CSV o de un TRF.
next-players-button = Inscribir jugadores
next-pair = Ya se puede emparejar la ronda { $round } (inscritos: { $count }).
next-pair-button = Emparejar la ronda
next-draft = El emparejamiento de la ronda { $round } es un borrador: repáselo y publíquelo.
next-draft-button = Ver el borrador
next-results = La ronda { $round } se juega. Resultados que faltan: { $count }.
next-results-button = Introducir resultados
next-close-round = Están todos los resultados de la ronda { $round }: ya se puede cerrar.
next-close-round-button = Cerrar la ronda
next-over = Se han jugado todas las rondas. Compruebe la clasificación y cierre el torneo.
next-closed = El torneo está cerrado. El informe está listo.
close = Cerrar el torneo
reopen = Volver a abrir el torneo
done-event-closed = El torneo está cerrado.
done-reopened = El torneo vuelve a estar abierto.
slips-title = Resultados comunicados por los jugadores
slip-approve = Aprobar
slip-reject = Rechazar
done-approved = Resultado aprobado.
done-rejected = Resultado rechazado.

## Settings

settings-what = Qué y dónde
settings-how = Cómo se juega
settings-points = Puntos y desempates
settings-players = Jugadores y público
settings-announced = Lo que se anuncia
name = Nombre
place = Lugar
federation = Federación
arbiter = Árbitro principal
deputies = Otros árbitros
hint-deputies = Una línea para cada uno
starts = Empieza
ends = Acaba
system = Sistema
system-dutch-2026 = Suizo holandés (FIDE 2026)
system-dutch-2017 = Suizo holandés (FIDE 2017)
system-swiss-1985 = Suizo de 1985
system-round-robin = Liga
system-round-robin-double = Liga a doble vuelta
system-round-robin-swapped = Liga a doble vuelta, con cambio en las últimas rondas
system-knockout = Eliminatorias
system-knockout-handbook = Eliminatorias, cuadro del reglamento
games = Partidas por eliminatoria
rounds = Rondas
hint-rounds = De 1 a 200; en una eliminatoria, 0 las deja al cuadro
rate = Ritmo de juego
hint-rate = Minutos + segundos por jugada: 90+30; con controles: 40/90+30, 30+30
play = Modalidad
play-by-rate = según el ritmo
play-standard = estándar
play-rapid = rápido
play-blitz = relámpago
edition = Edición de las Leyes
default-time = Tiempo de espera (minutos)
colour = Color inicial por sorteo
colour-white = blancas
colour-black = negras
colour-none = todavía no sorteado: se sortea al emparejar la primera ronda
baku = Aceleración de Bakú
tie-breaks = Desempates
tie-breaks-fide-swiss = FIDE, suizo
tie-breaks-fide-round-robin = FIDE, liga
tie-breaks-fide-rated = FIDE, suizo con media de Elo
tie-breaks-fce-swiss = Federación Catalana, suizo
tie-breaks-fce-roundrobin = Federación Catalana, liga
tie-breaks-own = por los códigos de la derecha
codes = Códigos de los desempates
hint-codes = Los códigos de la FIDE (C.07): BH/C1 BH SB DE WIN…
points-win = Puntos: victoria
points-draw = Puntos: tablas
points-loss = Puntos: derrota
points-bye = Puntos: descanso asignado
rating-method = Qué Elo cuenta
rating-fide-then-national = FIDE; si no, nacional
rating-fide = FIDE
rating-national = nacional
rating-national-then-fide = nacional; si no, FIDE
rating-higher = el más alto
rating-list = Lista de Elo usada
half-byes = Descansos de medio punto por jugador
byes-not-last = Sin descansos en las últimas rondas
initials-below = Iniciales por debajo de esta edad
delay = Retraso de la retransmisión (segundos)
check-in = Hay que confirmar la presencia antes de emparejar
annulled = Quien se retira antes de la mitad queda fuera (14.31)
schedule = Horario
hint-schedule = Una línea por ronda: 2026-11-16 17:00
regulations = Reglamento
event-fide-mode = Modo FIDE
hint-fide-mode = Avisa de lo que la FIDE no acepta. Se puede salir, pero no volver.
fide-mode = Modo FIDE
fide-mode-on = El torneo está en modo FIDE.
fide-mode-off = El torneo ha salido del modo FIDE; no se puede volver.
fide-mode-reason = Motivo, para el informe
fide-mode-leave = Salir del modo FIDE
done-left-fide = El torneo ha salido del modo FIDE.
done-settings = Datos guardados.
done-nothing = No hay nada que cambiar.
done-saved = Guardado.

## Fields

field-needed = Hay que rellenar este campo.
field-choice = Elija un valor de la lista.
field-date = Se esperaba una fecha como 2026-11-16.
field-rate = Eso no es un ritmo de juego; se esperaba por ejemplo 90+30.
field-number = Se esperaba un número de { $least } a { $most }.
field-rating = Se esperaba un Elo de 0 a 4000.
field-games = Se esperaba un número de 1 a 12.
field-points = Se esperaban puntos como 1, 0.5 o 3.
field-digits = Solo cifras, como máximo 12.
field-long = Como máximo { $most } caracteres.
field-names = Como máximo { $most } nombres, cada uno de { $long } caracteres como máximo.
field-tie-break = «{ $code }» no es ningún desempate conocido.
field-tie-breaks = Se esperaban como mucho { $most } desempates, y ninguno de los de equipos.
field-tie-break-twice = El desempate «{ $code }» está dos veces.
field-schedule = «{ $found }» no dice ningún día; se esperaba una línea como 2026-11-16 17:00.
field-result = Se esperaba 1, 0, =, +, - o --.

## Confirming and refusals

confirm-title = Hay que confirmarlo
confirm-not-title = Esto no se puede hacer en modo FIDE
confirm-follows = Qué se sigue de ello:
confirm-ask = ¿Quiere hacerlo igualmente? Quedará en el registro quién lo ha confirmado.
confirm-first = Esto tiene consecuencias que no se pueden deshacer. Si continúa, se le volverá a preguntar.
confirm-go-on = Continuar
confirm-yes = Sí, hágalo
confirm-leave = Para hacerlo, antes hay que salir del modo FIDE.
confirm-leave-link = Cómo se sale del modo FIDE
warn-refused = No se ha hecho: { $why }
warn-consequences = Hecho. Consecuencias: { $what }
failure-past = El pasado no se puede cambiar: vuelva al presente.

## Log

log-intro = Todo lo que se ha hecho, por quién y cuándo. Nada se borra: deshacer es un acto nuevo.
log-number = Núm.
log-when = Cuándo
log-who = Quién
log-by-desk = el programa
log-by-game = Tablero { $board }, ronda { $round }
log-what = Qué
log-acts = Acciones
log-look = ver entonces
log-undo = deshacer
log-undone = deshecho
log-of = del acto { $number }
log-more = Más antiguos
done-undone = El acto { $number } se ha deshecho.

## Files

file-trf26 = Informe TRF26
file-trf16 = Informe TRF16
file-pgn = Resultados en PGN
file-csv = Jugadores en CSV
file-consolation = Eliminatoria de consolación de la categoría { $category } (TRF26): se importa en un torneo nuevo (3.11)
file-get = Descargar
files-personal = El informe lleva fechas de nacimiento, porque la FIDE las pide.
