### `adoube pair`.

consolation = En vez de emparejar, escribe el archivo (TRF) de la eliminatoria de consolación de esta categoría (P, 1, 2 o 3) entre los eliminados por alguien de categoría superior (3.11); pide --list
list = La lista de la federación con las categorías (texto, CSV o XML)
not-a-knockout = --consolation: { $name } no es una eliminatoria; se esperaba --system knockout, o un archivo que lo diga
too-few = { $name }: aún no hay dos jugadores de categoría { $category } eliminados por alguien de categoría superior (3.11)
about = Empareja la ronda siguiente de un torneo
explain = Dice después por qué: grupos, colores y a quién se descartó y por qué criterio
round = Qué ronda; las anteriores se toman como están [por defecto, la siguiente]
no-result = { $name }: hay partidas sin resultado, de los jugadores { $players }; para emparejar cuentan como tablas
too-far = --round: se encontró { $round }; se esperaba un número de 1 a { $most }, pues la ronda anterior aún no está emparejada
teams = Empareja los equipos (registros 310 o 013), no los jugadores: por el suizo de equipos de la FIDE (C.04.6), o con --system roundrobin o roundrobin-double por las tablas
other = --teams: se encontró el sistema { $system }; se esperaba roundrobin, roundrobin-double o ninguno, para el suizo de equipos
no-pairing = { $name }: no hay ningún emparejamiento de los equipos sin repetir un encuentro
no-round = { $name }: la tabla de { $teams } equipos no tiene ronda { $round }
