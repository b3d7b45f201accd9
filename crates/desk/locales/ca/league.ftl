## Shared by the pages of a season

nav-league = Lligues
within = Gestiona
none = Encara no hi ha cap temporada.
counts = { $clubs ->
    [one] Un club
   *[other] { $clubs } clubs
}, { $teams ->
    [one] un equip
   *[other] { $teams } equips
}
demo-title = Temporada de prova
demo-intro = Sis clubs de mostra amb dos equips cadascun: dues rondes jugades i la tercera avui en joc, amb alineacions, actes i expedients. Res del que hi feu no afecta cap temporada real.
done-league-demo = Temporada de prova creada. Obriu un dels encontres d’avui.

## Tabs

tab-overview = Resum
tab-season = Temporada

## Words of the handbook

foreigner-short = Estr.
category-third = Tercera
category-second = Segona
category-first = Primera
category-preferent = Preferent
team-first-division = Primera Divisió
team-second-division = Segona Divisió
team-first = Primera Categoria
team-second = Segona Categoria
team-third = Tercera Categoria
team-promotion = Promoció a Tercera
result-home-absent = el local no es presenta
result-visitors-absent = el visitant no es presenta
result-both-absent = no es presenta cap dels dos
session-sealed-once = Jugada secreta
session-second = Segona sessió
session-sealed-twice = Segona jugada secreta: al Comitè
session-third = Tercera sessió
session-sent = Al Comitè
session-quick = Final acordat

## Public pages

tab-calendar = Calendari
no-events = Encara no s’ha anunciat cap competició.
teams = { $count ->
    [one] Un equip
   *[other] { $count } equips
}
players = { $count ->
    [one] Un jugador
   *[other] { $count } jugadors
}
entries-until = Inscripcions fins al { $date }
state-round = Ronda { $round }/{ $rounds }
next = Següent:
rounds = Rondes
today = Avui
not-paired = La ronda encara no s’ha aparellat.
by-the-table = La ronda encara no s’ha aparellat. Segons la taula d’aparellaments, s’enfrontaran aquests equips:
bulletin = Imprimeix el butlletí
bulletin-title = Butlletí de la ronda { $round }
back = Torna
home = Local
visitors = Visitant
rests = Descans:
group = Grup { $group }
after = després de la ronda { $round }
during = durant la ronda { $round }
rank = Lloc
team = Equip
points = Punts
played = J
won = G
drawn = E
lost = P
boards = Punts de partida
goes = Ascens o descens
promoted = Ascens
relegated = Descens
draw-needed = Cal un sorteig públic
gone = Retirat
eliminated = Eliminat: dues incompareixences (Retirats i eliminats 14.1)
open-matches = Encara sense resultat definitiu:
entered = Equips inscrits
consolation = Consolació: equips que poden continuar jugant (3.11)
tie-direct = Particular
tie-sonneborn = S-B
tie-kashdan = Kashdan
tie-dutch = Holandès
tie-boards = Punts de partida
tie-worked = Càlcul
tie-worked-title = { $team }: càlcul dels desempats
tie-worked-round = Ronda { $round }
tie-worked-board = tauler { $board }
tie-worked-matches = punts d’encontre
tie-worked-games = punts de partida
tie-worked-divided = Buchholz dividit per
reading-title = Classificació amb partides en disputa
reading-hint = Hi ha partides jugades sub condicione. Mentre el Comitè de Competició no decideixi, la classificació té dues versions.
reading-settled = Només les partides resoltes
reading-upheld = Si s’accepta
reading-rejected = Si es rebutja
score-open = * Falten resultats
by-lot = per sorteig

## Overview

unbound = Aquest compte no està vinculat a cap club. Demaneu a l’administració que l’hi vinculi: TEMPORADA/NÚMERO-DEL-CLUB.
behind = Encontres incomplets de rondes anteriors
line-ups = Alineacions: { $count } de 2
playing = En joc o pendent
unsigned = Falta una signatura
no-record = Acta no rebuda
complete = Complet
to-begin = Sense començar
subscribe = Subscripció al calendari
club-no-teams = Aquest club no ha inscrit cap equip.
club-no-matches = Encara no hi ha cap encontre.

## A group, a club and a player for the public

grid = Quadre de resultats
progress = Lloc després de cada ronda
group-page = Quadre i llocs després de cada ronda
player-season = Temporada
player-no-games = Encara no hi ha partides.
player-points = punts
player-opponents = Elo mitjà dels adversaris
opponent = Adversari
games = Partides
