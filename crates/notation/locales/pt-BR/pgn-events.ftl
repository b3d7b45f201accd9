### What a PGN file reports besides moves.

bad-tag = esperava-se uma etiqueta [Nome "valor"]
bad-token = esperava-se um lance, um comentário ou um resultado
bad-nag = esperava-se um número de 0 a 255 depois de $
stray-brace = há uma { "}" } sem comentário aberto
stray-parenthesis = há um ) sem variante aberta
empty-variation-place = há uma variante antes de qualquer lance
too-deep = há mais de 256 variantes uma dentro da outra: estes lances não são verificados
open-variation = a partida acaba dentro de uma variante
open-comment = o arquivo acaba dentro de um comentário
missing-result = falta o resultado no fim da partida
result-in-variation = há um resultado dentro de uma variante
too-long = é mais longo do que se pode ler de uma vez
