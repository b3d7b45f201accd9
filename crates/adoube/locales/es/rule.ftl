### `adoube rule`.

about = Juzga transcripciones: qué dice el reglamento de lo ocurrido en un tablero
files = Las transcripciones; - es la entrada estándar
check = Compara las respuestas con las del fichero
unreadable = { $name }: no se puede leer: { $error }
not-utf8 = { $name }: línea { $line }, columna { $column }: se encontraron bytes que no son UTF-8, se esperaba texto
tally = { $passed } correctas, { $failed } incorrectas
