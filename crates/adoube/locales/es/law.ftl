### `adoube law`.

about = Consultar las Leyes del Ajedrez: un artículo, una búsqueda, un término o dos ediciones comparadas
article = Número del artículo (ARTICLE), por ejemplo 7.5.5 o A.4 [por defecto: el índice]
edition = Edición: 1985, 2017, 2018 o 2023 [por defecto: 2023]
search = Palabras (WORDS) que se buscan en los artículos, con acentos o sin ellos
term = Palabra (WORD) que se busca en el glosario, en todos los idiomas
compare = Comparar dos ediciones: todas las diferencias, o solo las del artículo (ARTICLE)
example = Mostrar un ejemplo: qué pasa en una partida y qué deciden las Leyes
example-of = Ejemplo, edición de { $edition }:
no-example = Ninguna partida de la colección muestra este artículo.
