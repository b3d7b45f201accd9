### `adoube chess960`.

about = Una posición inicial de Ajedrez960: por número, por piezas o al azar
which = Un número de 0 a 959, las ocho piezas (RNBQKBNR) o random [por defecto, random]
bad = N: se encontró { $found }; se esperaba un número de 0 a 959, las ocho piezas de una posición inicial o random
