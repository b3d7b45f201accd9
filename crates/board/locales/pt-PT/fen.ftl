### What is wrong with a FEN. Each message but the last two follows the place, after a colon or a semicolon.

long-rank = a linha tem mais de oito casas
short-rank = a linha tem menos de oito casas
too-many-ranks = o tabuleiro tem mais de oito linhas
too-few-ranks = o tabuleiro tem menos de oito linhas
