### What is wrong with a FEN. Each message but the last two follows the place, after a colon or a semicolon.

too-long = uma FEN tem no máximo 128 caracteres
not-a-piece = esperado: uma peça (PNBRQK ou pnbrqk), um número de casas vazias de 1 a 8, ou /
long-rank = a fileira tem mais de oito casas
short-rank = a fileira tem menos de oito casas
too-many-ranks = o tabuleiro tem mais de oito fileiras
too-few-ranks = o tabuleiro tem menos de oito fileiras
not-a-turn = esperado: o lado que joga, w ou b
not-castling = esperado: os direitos de roque (KQkq, letras de coluna ou -)
not-en-passant = esperado: a casa da captura en passant ou -
not-a-number = esperado: um número de 0 a 65535
trailing = uma FEN tem no máximo seis campos
at = coluna { $column }: { $fault }
found = coluna { $column }: encontrado: { $found }; { $fault }
