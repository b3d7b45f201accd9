## What the pages of a season share

nav-league = Ligas
league-within = Oficina y delegados
league-none = Todavía no hay ninguna temporada.
league-counts = { $clubs } clubes, { $teams } equipos
league-demo-title = Temporada de demostración
league-demo-intro = Seis clubes inventados con dos equipos cada uno, dos rondas jugadas y la tercera en juego hoy: alineaciones, actas, comités; todo se puede probar sin miedo.
done-league-demo = La temporada de demostración está lista. Abra un encuentro de hoy.

## Tabs

league-tab-overview = Resumen
league-tab-season = Temporada

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

league-tab-calendar = Calendario
league-no-events = Todavía no se ha anunciado ninguna competición.
league-teams = { $count } equipos
league-players = { $count } jugadores
league-entries-until = inscripciones hasta el { $date }
state-round = ronda { $round } de { $rounds }
league-next = siguiente:
league-rounds = Rondas
league-today = hoy
league-not-paired = Esta ronda todavía no se ha emparejado.
league-by-the-table = Todavía sin emparejar. Según la tabla del grupo se enfrentarán:
league-bulletin = Boletín para imprimir
bulletin-title = Boletín de la ronda { $round }
league-back = Volver
league-home = Local
league-visitors = Visitante
league-rests = Descansan:
league-group = Grupo { $group }
league-after = después de la ronda { $round }
league-rank = Puesto
league-team = Equipo
league-points = Puntos
league-played = J
league-won = G
league-drawn = E
league-lost = P
league-boards = Tableros
league-goes = Sube o baja
league-promoted = sube
league-relegated = baja
league-draw-needed = hace falta sorteo público
league-gone = retirado
league-eliminated = eliminado por dos incomparecencias (Withdrawals 14.1)
league-open-matches = Sin resultado final:
league-entered = Equipos inscritos
league-consolation = Consolación (3.11): pueden seguir jugando
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

league-unbound = Esta cuenta no es de ningún club: el administrador debe darle el alcance TEMPORADA/CLUB.
league-behind = Aún no completas
league-line-ups = alineaciones: { $count } de 2
league-playing = en juego o pendiente
league-unsigned = falta una firma
league-no-record = el acta no ha llegado
league-complete = completa
league-during = durante la ronda { $round }
league-to-begin = todavía no ha empezado
score-open = * todavía faltan resultados
league-by-lot = por sorteo
