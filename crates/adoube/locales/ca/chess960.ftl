### `adoube chess960`.

about = Mostra una posició inicial d’Escacs960: pel número, per les peces o per sorteig
which = Número entre 0 i 959, les vuit peces (RNBQKBNR) o random [per defecte: random]
bad = N: la posició inicial { $found } no existeix; s’esperava un número entre 0 i 959, vuit peces, per exemple RNBQKBNR, o random
