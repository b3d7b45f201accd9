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
session-sent = al Comitè
session-quick = acabament ràpid

## Public pages

league-tab-calendar = Calendari
league-no-events = Encara no s'ha anunciat cap competició.
league-teams = { $count } equips
league-players = { $count } jugadors
league-entries-until = inscripcions fins al { $date }
state-round = ronda { $round } de { $rounds }
league-next = següent:
league-rounds = Rondes
league-today = avui
league-not-paired = Aquesta ronda encara no s'ha aparellat.
league-by-the-table = Encara sense aparellar. Segons la taula del grup s'enfrontaran:
league-bulletin = Butlletí per imprimir
bulletin-title = Butlletí de la ronda { $round }
league-back = Torna
league-home = Local
league-visitors = Visitant
league-rests = Descansen:
league-group = Grup { $group }
league-after = després de la ronda { $round }
league-rank = Lloc
league-team = Equip
league-points = Punts
league-played = J
league-won = G
league-drawn = E
league-lost = P
league-boards = Taulers
league-goes = Puja o baixa
league-promoted = puja
league-relegated = baixa
league-draw-needed = cal sorteig públic
league-gone = retirat
league-eliminated = eliminat per dues incompareixences (Withdrawals 14.1)
league-open-matches = Sense resultat final:
league-entered = Equips inscrits
league-consolation = Consolació (3.11): poden seguir jugant
tie-direct = Part.
tie-sonneborn = S-B
tie-kashdan = Kashdan
tie-dutch = Holandès
tie-boards = Σ taulers
tie-worked = com surten
tie-worked-title = { $team }: com surten els desempats
tie-worked-round = ronda { $round }
tie-worked-board = tauler { $board }
tie-worked-matches = punts d'encontre
tie-worked-games = punts de tauler
tie-worked-divided = el Buchholz, dividit per
reading-title = Com es llegeix el que es disputa
reading-hint = Hi ha partides jugades sub condicione: mentre el Comitè no decideixi, les classificacions tenen dues lectures.
reading-settled = Només el que és ferm
reading-upheld = Si s'accepta
reading-rejected = Si es refusa

## Overview

league-unbound = Aquest compte no és de cap club: l'administrador li ha de donar l'abast TEMPORADA/CLUB.
league-behind = Encara no completes
league-line-ups = alineacions: { $count } de 2
league-playing = en joc o pendent
league-unsigned = falta una signatura
league-no-record = l'acta no ha arribat
league-complete = completa
league-during = durant la ronda { $round }
league-to-begin = encara no ha començat
score-open = * encara falten resultats
league-by-lot = per sorteig
