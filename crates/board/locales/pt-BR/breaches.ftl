### The rule that an illegal move breaks, as a reason: it follows "illegal:" or stands before the article, without a full stop.

takes-king = o rei não pode ser capturado
no-piece = não há nenhuma peça em { $square }
opponents-piece = a peça de { $square } é do oponente
castling-right-lost = não é mais possível rocar: o rei já se moveu, ou as duas torres já se moveram ou foram capturadas
castling-rook-moved = não é mais possível rocar com esta torre: ela já se moveu ou foi capturada
castling-blocked = não é possível rocar enquanto houver uma peça em { $square }
castling-attacked = não é possível rocar enquanto a casa { $square } estiver atacada
own-piece = há uma peça da mesma cor em { $square }
movement-bishop = o bispo só se move na diagonal
movement-rook = a torre só se move pela fileira ou pela coluna
movement-queen = a dama só se move pela fileira, pela coluna ou pela diagonal
movement-knight = o cavalo anda duas casas pela fileira ou pela coluna e uma para o lado
movement-king = o rei se move uma casa ou faz o roque
movement-pawn = o peão avança uma casa se ela estiver vazia
pawn-double-step = o peão só avança duas casas a partir da casa inicial e se as duas estiverem vazias
pawn-diagonal = o peão só se move na diagonal para capturar
en-passant = a captura en passant só é possível logo depois que o peão avança duas casas
blocked = a peça de { $square } está no caminho
no-promotion = o peão que chega à última fileira deve ser promovido a dama, torre, bispo ou cavalo
false-promotion = só é promovido o peão que chega à última fileira
king-into-attack = o rei iria para uma casa atacada pela peça de { $square }
king-exposed = o lance deixaria o rei exposto ao xeque da peça de { $square }
