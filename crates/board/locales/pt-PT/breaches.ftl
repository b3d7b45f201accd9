### The rule that an illegal move breaks, as a reason: it follows "illegal:" or stands before the article, without a full stop.

opponents-piece = a peça de { $square } é do adversário
castling-right-lost = já não é possível rocar: o rei já se moveu, ou as duas torres já se moveram ou foram capturadas
castling-rook-moved = já não é possível rocar com esta torre: já se moveu ou foi capturada
movement-rook = a torre só se move pela linha ou pela coluna
movement-queen = a dama só se move pela linha, pela coluna ou pela diagonal
movement-knight = o cavalo anda duas casas pela linha ou pela coluna e uma para o lado
movement-king = o rei move-se uma casa ou faz o roque
movement-pawn = o peão avança uma casa se esta estiver vazia
pawn-double-step = o peão só avança duas casas a partir da casa inicial e se ambas estiverem vazias
en-passant = a captura en passant só é possível logo depois de o peão avançar duas casas
no-promotion = o peão que chega à última linha tem de ser promovido a dama, torre, bispo ou cavalo
false-promotion = só é promovido o peão que chega à última linha
