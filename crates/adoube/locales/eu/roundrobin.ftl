### `adoube roundrobin`.

about = Erakutsi guztiak guztien aurkako txapelketa baten parekaketa-taula
players = Jokalari kopurua, 3 eta 64 artean
double = Bi itzuli, koloreak bigarrenean alderantziz
swap = Bi itzuli, lehenengoaren azken bi txandak trukatuta, inork kolore bera hiru aldiz jarraian izan ez dezan
csv = Idatzi taula CSV formatuan: txanda, taula, zuriak, beltzak (0 atsedena da)
varma = Zozkatu zenbakiak federazioka, Varma multzoekin (9 eta 24 jokalari artean); federazioak (FEDERATIONS) jokalarien ordenan, adibidez ESP,ESP,FRA
seed = Zozketaren hazia; hazi berak zenbaki berak ematen ditu [lehenetsia: ausazkoa]
round = { $round }. txanda: { $games }
rests = { $games }, atsedena: { $player }
