### `adoube roundrobin`.

about = Mostra la taula d’aparellaments d’un round robin
players = Nombre de jugadors, entre 3 i 64
double = A doble volta, amb els colors invertits a la segona
swap = A doble volta, amb les dues últimes rondes de la primera intercanviades perquè ningú no tingui el mateix color tres vegades seguides
csv = Escriu la taula en CSV: ronda, tauler, blanques, negres (0 és un bye)
varma = Sorteja els números per federacions amb els grups de Varma (entre 9 i 24 jugadors); federacions (FEDERATIONS) en l’ordre dels jugadors, per exemple ESP,ESP,FRA
seed = Llavor del sorteig; la mateixa llavor dona els mateixos números [per defecte: a l’atzar]
round = ronda { $round }: { $games }
rests = { $games }, bye { $player }
