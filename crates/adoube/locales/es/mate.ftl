### `adoube mate`.

about = Dice si cada bando aún puede dar mate con alguna serie de jugadas legales
fen = Las posiciones, cada una entre comillas; - lee la entrada estándar, una por línea
file = Un fichero con una posición por línea; FEN: o WB delante no importan
line = Muestra una serie de jugadas que acaba en mate
why = Dice por qué un bando no puede dar mate
limit = Cuántas posiciones se pueden examinar por pregunta [por defecto, 4000000]
no-position = no se encontró ninguna posición; se esperaba FEN o --file
alone = se encontraron posiciones y, además, - o --file; se esperaba solo una de estas cosas
place = { $name }, línea { $line }: { $error }
