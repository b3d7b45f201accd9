### Errors in the syntax of a PGN file: one line after the place, without a full stop.

bad-tag = esperado: uma etiqueta, [Nome "valor"]
open-comment = o ficheiro termina dentro de um comentário
too-long = demasiado longo para ser lido de uma só vez
