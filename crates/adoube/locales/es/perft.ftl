### `adoube perft`.

about = Contar las posiciones posibles tras un número determinado de jugadas
depth = Profundidad (DEPTH) en medias jugadas, de 0 a 12
divide = Mostrar también el recuento de cada primera jugada
