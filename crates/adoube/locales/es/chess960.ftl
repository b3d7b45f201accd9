### `adoube chess960`.

about = Mostrar una posición inicial de Ajedrez960: por número, por piezas o por sorteo
which = Número de 0 a 959, las ocho piezas (RNBQKBNR) o random [por defecto: random]
bad = N: la posición inicial { $found } no existe; se esperaba un número de 0 a 959, ocho piezas, por ejemplo RNBQKBNR, o random
