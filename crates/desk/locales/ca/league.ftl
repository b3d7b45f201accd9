## What the pages of a season share

nav-league = Lligues
league-within = Oficina i delegats
league-none = Encara no hi ha cap temporada.
league-counts = { $clubs } clubs, { $teams } equips
league-demo-title = Temporada de demostració
league-demo-intro = Sis clubs inventats amb dos equips cadascun, dues rondes jugades i la tercera en joc avui: alineacions, actes, comitès; tot es pot provar sense por.
done-league-demo = La temporada de demostració és a punt. Obriu un encontre d'avui.

## Tabs

league-tab-overview = Resum
league-tab-season = Temporada

## Words of the handbook

foreigner-short = estr.
category-third = tercera
category-second = segona
category-first = primera
category-preferent = preferent
team-first-division = Primera Divisió
team-second-division = Segona Divisió
team-first = Primera Categoria
team-second = Segona Categoria
team-third = Tercera Categoria
team-promotion = Promoció a Tercera
result-home-absent = el local no es presenta
result-visitors-absent = el visitant no es presenta
result-both-absent = no es presenta cap dels dos
session-sealed-once = segellada
session-second = segona sessió
session-sealed-twice = segellada dos cops: al Comitè
session-third = tercera sessió
session-sent = enviada al Comitè
session-quick = acabament ràpid
