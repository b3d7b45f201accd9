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
session-sent = enviada al Comité
session-quick = final rápido
