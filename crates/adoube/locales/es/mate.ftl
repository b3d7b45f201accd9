### `adoube mate`.

about = Averiguar si cada bando aún puede dar mate con alguna serie de jugadas legales
fen = FEN de las posiciones, cada una entre comillas; - lee la entrada estándar, una por línea
file = Archivo (FILE) con una posición por línea; se ignoran FEN: y WB al comienzo de la línea
line = Mostrar una serie de jugadas que acaba en mate
why = Explicar por qué un bando no puede dar mate
limit = Número máximo de posiciones (POSITIONS) examinadas por pregunta [por defecto: 4000000]
no-position = no se ha indicado ninguna posición; se esperaba FEN o --file
alone = hay demasiadas entradas; se esperaban posiciones, - o --file, y solo una de estas cosas
place = { $name }: línea { $line }: { $error }
