### `adoube chess960`.

about = 960Xakearen hasierako posizio bat: zenbakiaren, piezen edo zozketaren bidez
which = 0tik 959ra bitarteko zenbakia, zortzi piezak (RNBQKBNR) edo random [lehenetsia: random]
bad = N: { $found } aurkitu da; 0tik 959ra bitarteko zenbakia, hasierako posizio baten zortzi piezak edo random espero zen
