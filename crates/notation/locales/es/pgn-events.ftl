### Errors in the syntax of a PGN file: one line after the place, without a full stop.

bad-tag = se esperaba una etiqueta, [Nombre "valor"]
bad-token = se esperaba una jugada, un comentario o un resultado
bad-nag = se esperaba un número de 0 a 255 después de $
stray-brace = { "}" } sin ningún comentario abierto
stray-parenthesis = ) sin ninguna variante abierta
empty-variation-place = una variante antes de la primera jugada
too-deep = más de 256 variantes, una dentro de otra; estas jugadas no se comprueban
open-variation = la partida acaba dentro de una variante
open-comment = el archivo acaba dentro de un comentario
missing-result = falta el resultado al final de la partida
result-in-variation = un resultado dentro de una variante
too-long = es demasiado largo para leerlo de una sola vez
