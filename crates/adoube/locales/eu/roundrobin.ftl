### `adoube roundrobin`.

about = Denak denen aurkako liga baten taula
players = Zenbat jokalari, 3tik 64ra
double = Bi itzulitan, koloreak bigarrenean trukatuta
swap = Bi itzulitan, lehenengoaren azken bi jardunaldiak trukatuta, hiru kolore berdin jarraian saihesteko
csv = Idatzi taula CSV formatuan: jardunaldia, taula, zuriak, beltzak (0 atsedena)
varma = Zozkatu zenbakiak federazioka Varma taldeekin (9tik 24ra jokalari): federazioak ordenan, hala nola ESP,ESP,FRA
seed = Zozketaren hazia [lehenetsia: ausaz]
round = { $round }. jardunaldia: { $games }
rests = { $games }, atsedena { $player }
