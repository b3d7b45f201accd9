## Shared by the pages of a season

nav-league = Ligas
within = Gestionar
none = Todavía no hay ninguna temporada.
counts = { $clubs ->
    [one] Un club
   *[other] { $clubs } clubes
}, { $teams ->
    [one] un equipo
   *[other] { $teams } equipos
}
demo-title = Temporada de prueba
demo-intro = Seis clubes de muestra con dos equipos cada uno: dos rondas jugadas y la tercera hoy en juego, con alineaciones, actas y expedientes. Nada de lo que haga aquí afecta a una temporada real.
done-league-demo = Temporada de prueba creada. Abra uno de los encuentros de hoy.

## Tabs

tab-overview = Resumen
tab-season = Temporada

## Words of the handbook

foreigner-short = Extr.
category-third = Tercera
category-second = Segunda
category-first = Primera
category-preferent = Preferente
team-first-division = Primera División
team-second-division = Segunda División
team-first = Primera Categoría
team-second = Segunda Categoría
team-third = Tercera Categoría
team-promotion = Promoción a Tercera
result-home-absent = el local no se presenta
result-visitors-absent = el visitante no se presenta
result-both-absent = no se presenta ninguno de los dos
session-sealed-once = Jugada secreta
session-second = Segunda sesión
session-sealed-twice = Segunda jugada secreta: en el Comité
session-third = Tercera sesión
session-sent = En el Comité
session-quick = Final acordado

## Public pages

tab-calendar = Calendario
no-events = Todavía no se ha anunciado ninguna competición.
teams = { $count ->
    [one] Un equipo
   *[other] { $count } equipos
}
players = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}
entries-until = Inscripciones hasta el { $date }
state-round = Ronda { $round } de { $rounds }
next = Siguiente:
rounds = Rondas
today = Hoy
not-paired = La ronda todavía no está emparejada.
by-the-table = La ronda todavía no está emparejada. Según la tabla de emparejamientos, se enfrentarán estos equipos:
bulletin = Imprimir el boletín
bulletin-title = Boletín de la ronda { $round }
back = Volver
home = Local
visitors = Visitante
rests = Descanso:
group = Grupo { $group }
after = después de la ronda { $round }
during = durante la ronda { $round }
rank = Puesto
team = Equipo
points = Puntos
played = J
won = G
drawn = E
lost = P
boards = Puntos de partida
goes = Ascenso o descenso
promoted = Ascenso
relegated = Descenso
draw-needed = Hace falta un sorteo público
gone = Retirado
eliminated = Eliminado: dos incomparecencias (Retirados y eliminados 14.1)
open-matches = Todavía sin resultado definitivo:
entered = Equipos inscritos
consolation = Consolación: equipos que pueden seguir jugando (3.11)
tie-direct = Particular
tie-sonneborn = S-B
tie-kashdan = Kashdan
tie-dutch = Holandés
tie-boards = Puntos de partida
tie-worked = Cálculo
tie-worked-title = { $team }: cálculo de los desempates
tie-worked-round = Ronda { $round }
tie-worked-board = tablero { $board }
tie-worked-matches = puntos de encuentro
tie-worked-games = puntos de partida
tie-worked-divided = Buchholz dividido por
reading-title = Clasificación con partidas en disputa
reading-hint = Hay partidas jugadas sub condicione. Mientras el Comité de Competición no decida, la clasificación tiene dos versiones.
reading-settled = Solo las partidas resueltas
reading-upheld = Si se acepta
reading-rejected = Si se rechaza
score-open = * Faltan resultados
by-lot = por sorteo

## Overview

unbound = Esta cuenta no está vinculada a ningún club. Pida a la administración que la vincule: TEMPORADA/NÚMERO-DEL-CLUB.
behind = Encuentros incompletos de rondas anteriores
line-ups = Alineaciones: { $count } de 2
playing = En juego o pendiente
unsigned = Falta una firma
no-record = Acta no recibida
complete = Completo
to-begin = Sin empezar
subscribe = Suscribirse al calendario
club-no-teams = Este club no ha inscrito ningún equipo.
club-no-matches = Todavía no hay encuentros.

## A group, a club and a player for the public

grid = Cuadro de resultados
progress = Puesto tras cada ronda
group-page = Cuadro y puestos tras cada ronda
player-season = Temporada
player-no-games = Todavía no hay partidas.
player-points = puntos
player-opponents = Elo medio de los adversarios
opponent = Adversario
games = Partidas
