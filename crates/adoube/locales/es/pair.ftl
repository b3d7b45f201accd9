### `adoube pair`.

about = Emparejar la ronda siguiente de un torneo
explain = Explicar cada emparejamiento: grupos de puntuación, colores, alternativas rechazadas
round = Ronda N, emparejada con los resultados de las rondas anteriores [por defecto: la siguiente]
no-result = { $name }: las partidas sin resultado cuentan como tablas en este emparejamiento (jugadores { $players })
too-far = --round: la ronda { $round } todavía no se puede emparejar; se esperaba un número de 1 a { $most }
teams = Emparejar equipos (líneas TRF 310 o 013) en lugar de jugadores: con el sistema suizo por equipos de la FIDE (C.04.6), o con las tablas de round robin si se indica --system roundrobin o roundrobin-double
other = --teams: el sistema { $system } solo empareja jugadores; se esperaba roundrobin, roundrobin-double o ningún --system para el suizo por equipos
no-pairing = { $name }: los equipos no se pueden emparejar sin repetir ningún encuentro
no-round = { $name }: la tabla para { $teams } equipos no tiene ronda { $round }
consolation = En lugar de emparejar, escribir el archivo TRF de las eliminatorias de consolación de una categoría (CATEGORY: P, 1, 2 o 3), con los jugadores eliminados por alguien de categoría superior (3.11); necesita --list
list = Lista (LIST) de la federación con las categorías (texto, CSV o XML)
not-a-knockout = --consolation: { $name } no es un torneo por eliminatorias; se esperaba --system knockout o un archivo de eliminatorias
too-few = { $name }: todavía no hay dos jugadores de la categoría { $category } eliminados por alguien de categoría superior (3.11)
