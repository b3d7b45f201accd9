### What is wrong with a FEN.

too-long = FEN bat espero zen, eta horrek ez du 128 karaktere baino gehiago
not-a-piece = pieza bat (PNBRQK edo pnbrqk), 1etik 8ra bitarteko lauki huts kopurua edo / espero zen
long-rank = errenkadak zortzi lauki baino gehiago ditu
short-rank = errenkadak zortzi lauki baino gutxiago ditu
too-many-ranks = taulak zortzi errenkada baino gehiago ditu
too-few-ranks = taulak zortzi errenkada baino gutxiago ditu
not-a-turn = txanda norena den espero zen: w edo b
not-castling = endroke eskubideak espero ziren: KQkq, zutabeen letrak edo -
not-en-passant = igarotzean harrapatzeko laukia edo - espero zen
not-a-number = 0tik 65535era bitarteko zenbaki bat espero zen
trailing = FEN batek gehienez sei eremu ditu
at = { $column }. zutabea: { $fault }
found = { $column }. zutabea: { $found } aurkitu da; { $fault }
