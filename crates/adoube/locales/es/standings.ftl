### `adoube standings`.

about = Mostrar la clasificación con el valor de cada desempate
tie-breaks = Lista (LIST) de desempates por orden, por ejemplo BH-C1,BH,DE; por equipos, MPvGP,EMGSB-C1,EDE, con PTS:GP delante si deciden los puntos de partida [por defecto: los del archivo; si no, BH-C1,BH,DE; en un round robin, SB,DE,WIN; por equipos, MPvGP,EMGSB-C1,EDEBT]
preset = Orden de desempates del reglamento de la federación: fce-swiss o fce-roundrobin; por equipos, fce-teams, fce-copa o fce-team-finals
round = Clasificación después de la ronda N [por defecto: la última emparejada]
worked = Explicar cada valor de un jugador (PLAYER: número inicial) o de un equipo (su número)
teams = Mostrar la clasificación por equipos (automático en torneos y desempates de equipos)
players = Mostrar la clasificación individual, incluso en un torneo de equipos
table = Tabla que se muestra: standing (clasificación), cross (cuadro cruzado) o progress (puntos después de cada ronda) [por defecto: standing]
card = Mostrar los resultados de un jugador (PLAYER: número inicial), ronda a ronda
prizes = Lista (LIST) de premios por orden, por ejemplo 600,300,150; los jugadores con los mismos puntos se los reparten (1.61)
wide = Mostrar también título, Elo, federación y fecha de nacimiento
list = Lista (LIST) de la federación (texto, CSV o XML); añade la categoría, y el título si el archivo no lo tiene

for-teams = --tiebreaks: { $code } es para equipos; se esperaba un desempate para jugadores, o --teams

no-round = { $rounds ->
    [1] --round: la ronda { $round } no está emparejada; el archivo tiene 1 ronda emparejada
   *[other] --round: la ronda { $round } no está emparejada; el archivo tiene { $rounds } rondas emparejadas
    }

no-player = --worked: ningún jugador tiene el número inicial { $number }
no-team = --worked: ningún equipo tiene el número { $number }
no-card = --card: ningún jugador tiene el número inicial { $number }
no-prize = --prizes: no se entiende { $found }; se esperaban importes, por ejemplo 600 o 49.50
not-here = { $code } no se puede usar en un round robin (C.07.8)
unrated = { $code }: no se cuentan los jugadores sin Elo; las bases deben anunciarlo (C.07.10)
for-people = { $code } es para jugadores; los equipos no tienen Elo (C.07.10)

rank = puesto
number = núm.
name = nombre
team = equipo
points = puntos
title = título
category = cat.
rating = Elo
federation = fed.
born = nac.
prize = premio
tables-round = ronda
opponent = adversario
result = resultado
total = total
match-points = puntos de encuentro
game-points = puntos de partida
won = g.
drawn = e.
lost = p.
board-points = tableros

part = { "  " }ronda { $round }, adversario { $opponent }: { $value }
part-alone = { "  " }ronda { $round }: { $value }
team-codes-part = { "  " }ronda { $round }, equipo { $opponent }: { $value }
board = { "  " }tablero { $board }: { $value }
divided = { "  " }Buchholz dividido por { $value }
cut = descartado
dummy = adversario virtual
