### Errors in the syntax of a PGN file: one line after the place, without a full stop.

bad-tag = esperado: uma tag, [Nome "valor"]
bad-token = esperado: um lance, um comentário ou um resultado
bad-nag = esperado: um número de 0 a 255 depois de $
stray-brace = { "}" } sem comentário aberto
stray-parenthesis = ) sem variante aberta
empty-variation-place = uma variante antes do primeiro lance
too-deep = mais de 256 variantes, uma dentro da outra; estes lances não são verificados
open-variation = a partida termina dentro de uma variante
open-comment = o arquivo termina dentro de um comentário
missing-result = falta o resultado no fim da partida
result-in-variation = um resultado dentro de uma variante
too-long = longo demais para ser lido de uma só vez
