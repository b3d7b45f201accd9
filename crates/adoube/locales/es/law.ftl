### `adoube law`.

about = El reglamento: un artículo, una búsqueda, los términos o dos ediciones comparadas
article = El número, como 7.5.5 o A.4; sin número, el índice
edition = La edición: 1985, 2017, 2018 o 2023 [por defecto, 2023]
search = Busca artículos por sus palabras, con acentos o sin ellos
term = Busca un término del glosario en todos los idiomas
compare = Compara dos ediciones: todas las diferencias, o las de un artículo
