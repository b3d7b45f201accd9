### `adoube standings`.

about = Mostra la classificació amb el valor de cada desempat
tie-breaks = Llista (LIST) de desempats per ordre, per exemple BH-C1,BH,DE; per equips, MPvGP,EMGSB-C1,EDE, amb PTS:GP al davant si decideixen els punts de partida [per defecte: els del fitxer; si no, BH-C1,BH,DE; en un round robin, SB,DE,WIN; per equips, MPvGP,EMGSB-C1,EDEBT]
preset = Ordre de desempats del reglament de la federació: fce-swiss o fce-roundrobin; per equips, fce-teams, fce-copa o fce-team-finals
round = Classificació després de la ronda N [per defecte: l’última aparellada]
worked = Explica cada valor d’un jugador (PLAYER: número inicial) o d’un equip (el seu número)
teams = Mostra la classificació per equips (automàtic en torneigs i desempats d’equips)
players = Mostra la classificació individual, fins i tot en un torneig d’equips
table = Taula que es mostra: standing (classificació), cross (quadre creuat) o progress (punts després de cada ronda) [per defecte: standing]
card = Mostra els resultats d’un jugador (PLAYER: número inicial), ronda a ronda
prizes = Llista (LIST) de premis per ordre, per exemple 600,300,150; els jugadors amb els mateixos punts se’ls reparteixen (1.61)
wide = Mostra també el títol, l’Elo, la federació i la data de naixement
list = Llista (LIST) de la federació (text, CSV o XML); hi afegeix la categoria, i el títol si el fitxer no el té

for-teams = --tiebreaks: { $code } és per a equips; s’esperava un desempat per a jugadors, o --teams

no-round = { $rounds ->
    [1] --round: la ronda { $round } no està aparellada; el fitxer té 1 ronda aparellada
   *[other] --round: la ronda { $round } no està aparellada; el fitxer té { $rounds } rondes aparellades
    }

no-player = --worked: cap jugador no té el número inicial { $number }
no-team = --worked: cap equip no té el número { $number }
no-card = --card: cap jugador no té el número inicial { $number }
no-prize = --prizes: no s’entén { $found }; s’esperaven imports, per exemple 600 o 49.50
not-here = { $code } no es pot fer servir en un round robin (C.07.8)
unrated = { $code }: no s’hi compten els jugadors sense Elo; les bases ho han d’anunciar (C.07.10)
for-people = { $code } és per a jugadors; els equips no tenen Elo (C.07.10)

rank = lloc
number = núm.
name = nom
team = equip
points = punts
title = títol
category = cat.
rating = Elo
federation = fed.
born = naix.
prize = premi
tables-round = ronda
opponent = adversari
result = resultat
total = total
match-points = punts d’encontre
game-points = punts de partida
won = g.
drawn = e.
lost = p.
board-points = taulers

part = { "  " }ronda { $round }, adversari { $opponent }: { $value }
part-alone = { "  " }ronda { $round }: { $value }
team-codes-part = { "  " }ronda { $round }, equip { $opponent }: { $value }
board = { "  " }tauler { $board }: { $value }
divided = { "  " }Buchholz dividit per { $value }
cut = descartat
dummy = adversari virtual
