## What the pages of a season share

nav-league = Ligas
within = Oficina y delegados
none = Todavía no hay ninguna temporada.
counts = { $clubs } clubes, { $teams } equipos
demo-title = Temporada de demostración
demo-intro = Seis clubes inventados con dos equipos cada uno, dos rondas jugadas y la tercera en juego hoy: alineaciones, actas, comités; todo se puede probar sin miedo.
done-league-demo = La temporada de demostración está lista. Abra un encuentro de hoy.

## Tabs

tab-overview = Resumen
tab-season = Temporada

## Words of the handbook

foreigner-short = extr.
category-third = tercera
category-second = segunda
category-first = primera
category-preferent = preferente
team-first-division = Primera División
team-second-division = Segunda División
team-first = Primera Categoría
team-second = Segunda Categoría
team-third = Tercera Categoría
team-promotion = Promoción a Tercera
result-home-absent = el local no se presenta
result-visitors-absent = el visitante no se presenta
result-both-absent = no se presenta ninguno
session-sealed-once = sellada
session-second = segunda sesión
session-sealed-twice = sellada dos veces: al Comité
session-third = tercera sesión
session-sent = al Comité
session-quick = final rápido

## Public pages

tab-calendar = Calendario
no-events = Todavía no se ha anunciado ninguna competición.
teams = { $count } equipos
players = { $count } jugadores
entries-until = inscripciones hasta el { $date }
state-round = ronda { $round } de { $rounds }
next = siguiente:
rounds = Rondas
today = hoy
not-paired = Esta ronda todavía no se ha emparejado.
by-the-table = Todavía sin emparejar. Según la tabla del grupo se enfrentarán:
bulletin = Boletín para imprimir
bulletin-title = Boletín de la ronda { $round }
back = Volver
home = Local
visitors = Visitante
rests = Descansan:
group = Grupo { $group }
after = después de la ronda { $round }
rank = Puesto
team = Equipo
points = Puntos
played = J
won = G
drawn = E
lost = P
boards = Tableros
goes = Sube o baja
promoted = sube
relegated = baja
draw-needed = hace falta sorteo público
gone = retirado
eliminated = eliminado por dos incomparecencias (Withdrawals 14.1)
open-matches = Sin resultado final:
entered = Equipos inscritos
consolation = Consolación (3.11): pueden seguir jugando
tie-direct = Part.
tie-sonneborn = S-B
tie-kashdan = Kashdan
tie-dutch = Holandés
tie-boards = Σ tableros
tie-worked = cómo salen
tie-worked-title = { $team }: cómo salen los desempates
tie-worked-round = ronda { $round }
tie-worked-board = tablero { $board }
tie-worked-matches = puntos de encuentro
tie-worked-games = puntos de tablero
tie-worked-divided = el Buchholz, dividido por
reading-title = Cómo se lee lo que se disputa
reading-hint = Hay partidas jugadas sub condicione: mientras el Comité no decida, las clasificaciones tienen dos lecturas.
reading-settled = Solo lo firme
reading-upheld = Si se acepta
reading-rejected = Si se rechaza

## Overview

unbound = Esta cuenta no es de ningún club: el administrador debe darle el alcance TEMPORADA/CLUB.
behind = Aún no completas
line-ups = alineaciones: { $count } de 2
playing = en juego o pendiente
unsigned = falta una firma
no-record = el acta no ha llegado
complete = completa
during = durante la ronda { $round }
to-begin = todavía no ha empezado
score-open = * todavía faltan resultados
by-lot = por sorteo
