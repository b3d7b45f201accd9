### What is wrong with a FEN.

too-long = esperava-se uma FEN, que não passa de 128 caracteres
not-a-piece = esperava-se uma peça (PNBRQK ou pnbrqk), um número de casas vazias de 1 a 8 ou /
long-rank = a fileira tem mais de oito casas
short-rank = a fileira tem menos de oito casas
too-many-ranks = o tabuleiro tem mais de oito fileiras
too-few-ranks = o tabuleiro tem menos de oito fileiras
not-a-turn = esperava-se quem tem a vez de jogar: w ou b
not-castling = esperavam-se os direitos de roque: KQkq, letras de coluna ou -
not-en-passant = esperava-se a casa da captura en passant ou -
not-a-number = esperava-se um número de 0 a 65535
trailing = uma FEN tem no máximo seis campos
at = coluna { $column }: { $fault }
found = coluna { $column }: encontrou-se { $found }; { $fault }
