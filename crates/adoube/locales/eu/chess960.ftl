### `adoube chess960`.

about = Erakutsi 960Xakearen hasierako posizio bat: zenbakiaren, piezen edo zozketaren bidez
which = 0 eta 959 arteko zenbakia, zortzi piezak (RNBQKBNR) edo random [lehenetsia: random]
bad = N: ez dago { $found } hasierako posiziorik; espero zena: 0 eta 959 arteko zenbaki bat, zortzi pieza, adibidez RNBQKBNR, edo random
