## What the pages of a season share

nav-league = Lligues
within = Oficina i delegats
none = Encara no hi ha cap temporada.
counts = { $clubs } clubs, { $teams } equips
demo-title = Temporada de demostració
demo-intro = Sis clubs inventats amb dos equips cadascun, dues rondes jugades i la tercera en joc avui: alineacions, actes, comitès; tot es pot provar sense por.
done-league-demo = La temporada de demostració és a punt. Obriu un encontre d'avui.

## Tabs

tab-overview = Resum
tab-season = Temporada

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

tab-calendar = Calendari
no-events = Encara no s'ha anunciat cap competició.
teams = { $count } equips
players = { $count } jugadors
entries-until = inscripcions fins al { $date }
state-round = ronda { $round } de { $rounds }
next = següent:
rounds = Rondes
today = avui
not-paired = Aquesta ronda encara no s'ha aparellat.
by-the-table = Encara sense aparellar. Segons la taula del grup s'enfrontaran:
bulletin = Butlletí per imprimir
bulletin-title = Butlletí de la ronda { $round }
back = Torna
home = Local
visitors = Visitant
rests = Descansen:
group = Grup { $group }
after = després de la ronda { $round }
rank = Lloc
team = Equip
points = Punts
played = J
won = G
drawn = E
lost = P
boards = Taulers
goes = Puja o baixa
promoted = puja
relegated = baixa
draw-needed = cal sorteig públic
gone = retirat
eliminated = eliminat per dues incompareixences (Withdrawals 14.1)
open-matches = Sense resultat final:
entered = Equips inscrits
consolation = Consolació (3.11): poden seguir jugant
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

unbound = Aquest compte no és de cap club: l'administrador li ha de donar l'abast TEMPORADA/CLUB.
behind = Encara no completes
line-ups = alineacions: { $count } de 2
playing = en joc o pendent
unsigned = falta una signatura
no-record = l'acta no ha arribat
complete = completa
during = durant la ronda { $round }
to-begin = encara no ha començat
score-open = * encara falten resultats
by-lot = per sorteig
