### `adoube chess960`.

about = Una posició inicial d'Escacs960: pel número, per les peces o a l'atzar
which = Un número de 0 a 959, les vuit peces (RNBQKBNR) o random [per defecte, random]
bad = N: s'ha trobat { $found }; s'esperava un número de 0 a 959, les vuit peces d'una posició inicial o random
