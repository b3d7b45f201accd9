### `adoube roundrobin`.

about = La taula d'una lliga de tots contra tots
players = Quants jugadors, de 3 a 64
double = A doble volta, amb els colors canviats a la segona
swap = A doble volta, intercanviant les dues últimes rondes de la primera per evitar tres colors iguals seguits
csv = Escriu la taula en CSV: ronda, tauler, blanques, negres (0 descansa)
varma = Sorteja els números per federacions amb els grups de Varma (9 a 24 jugadors): les federacions per ordre, com ara ESP,ESP,FRA
seed = La llavor del sorteig [per defecte, a l'atzar]
round = ronda { $round }: { $games }
rests = { $games }, descansa { $player }
