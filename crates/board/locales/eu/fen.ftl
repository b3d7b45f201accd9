### What is wrong with a FEN. Each message but the last two follows the place, after a colon or a semicolon.

too-long = FEN batek gehienez 128 karaktere ditu
not-a-piece = espero zena: pieza bat (PNBRQK edo pnbrqk), 1 eta 8 arteko lauki huts kopurua, edo /
long-rank = errenkadak zortzi lauki baino gehiago ditu
short-rank = errenkadak zortzi lauki baino gutxiago ditu
too-many-ranks = taulak zortzi errenkada baino gehiago ditu
too-few-ranks = taulak zortzi errenkada baino gutxiago ditu
not-a-turn = espero zena: jokatu behar duen aldea, w edo b
not-castling = espero zena: endrokatzeko eskubideak (KQkq, zutabeen letrak edo -)
not-en-passant = espero zena: igarotzean harrapatzeko laukia edo -
not-a-number = espero zena: 0 eta 65535 arteko zenbaki bat
trailing = FEN batek gehienez sei eremu ditu
at = { $column }. zutabea: { $fault }
found = { $column }. zutabea: { $found } aurkitu da; { $fault }
