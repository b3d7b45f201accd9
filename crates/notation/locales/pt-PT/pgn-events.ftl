### What a PGN file reports besides moves.

open-comment = o ficheiro acaba dentro de um comentário
