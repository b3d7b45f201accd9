### The rule of movement that an illegal move breaks.

takes-king = o rei não pode ser capturado
no-piece = em { $square } não há nenhuma peça
opponents-piece = a peça de { $square } é do oponente, que não tem a vez de jogar
castling-right-lost = o direito ao roque foi perdido: o rei já se moveu, ou as duas torres se moveram ou não estão mais lá
castling-rook-moved = o direito ao roque com esta torre foi perdido: ela já se moveu ou não está lá
castling-blocked = o roque não é possível enquanto houver uma peça em { $square }
castling-attacked = o roque não é possível enquanto { $square } estiver atacada
own-piece = em { $square } já há uma peça própria
movement-bishop = o bispo move-se na diagonal
movement-rook = a torre move-se pela fileira ou pela coluna
movement-queen = a dama move-se pela fileira, pela coluna ou pela diagonal
movement-knight = o cavalo vai a uma das casas mais próximas fora da sua fileira, coluna e diagonal
movement-king = o rei move-se para uma casa adjacente
movement-pawn = o peão avança para a casa vazia à sua frente
pawn-double-step = o peão só avança duas casas no seu primeiro lance e se ambas estiverem vazias
pawn-diagonal = o peão só se move na diagonal para capturar
en-passant = a captura en passant só é possível logo após o passo duplo
blocked = a peça de { $square } barra o caminho
no-promotion = o peão que chega à última fileira torna-se dama, torre, bispo ou cavalo
false-promotion = só é promovido um peão que chega à última fileira
king-into-attack = o rei iria para uma casa atacada pela peça de { $square }
king-exposed = o próprio rei ficaria em xeque pela peça de { $square }
