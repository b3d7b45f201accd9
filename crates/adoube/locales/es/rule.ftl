### `adoube rule`.

about = Aplicar las Leyes a transcripciones de partidas y mostrar cada decisión
files = Archivo (FILE) de la transcripción; - lee la entrada estándar
check = Comparar las decisiones con las del archivo
explain = Explicar cada decisión: el título del artículo, la razón y los hechos anteriores en que se basa
not-utf8 = { $name }: línea { $line }, columna { $column }: UTF-8 no válido; se esperaba texto
tally = correctas: { $passed }; incorrectas: { $failed }
