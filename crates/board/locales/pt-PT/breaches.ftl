### The rule of movement that an illegal move breaks.

opponents-piece = a peça de { $square } é do adversário, que não tem a vez de jogar
movement-rook = a torre move-se pela linha ou pela coluna
movement-queen = a dama move-se pela linha, pela coluna ou pela diagonal
movement-knight = o cavalo vai a uma das casas mais próximas fora da sua linha, coluna e diagonal
no-promotion = o peão que chega à última linha torna-se dama, torre, bispo ou cavalo
false-promotion = só é promovido um peão que chega à última linha
