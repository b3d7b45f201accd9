### What a PGN file reports besides moves.

bad-tag = se esperaba una etiqueta [Nombre "valor"]
bad-token = se esperaba una jugada, un comentario o un resultado
bad-nag = se esperaba un número de 0 a 255 después de $
stray-brace = hay una { "}" } sin comentario abierto
stray-parenthesis = hay un ) sin variante abierta
empty-variation-place = hay una variante antes de cualquier jugada
too-deep = hay más de 256 variantes una dentro de otra: estas jugadas no se comprueban
open-variation = la partida acaba dentro de una variante
open-comment = el archivo acaba dentro de un comentario
missing-result = falta el resultado al final de la partida
result-in-variation = hay un resultado dentro de una variante
too-long = es más largo de lo que se puede leer de una vez
