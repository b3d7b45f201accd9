### What is wrong with a FEN.

long-rank = a linha tem mais de oito casas
short-rank = a linha tem menos de oito casas
too-many-ranks = o tabuleiro tem mais de oito linhas
too-few-ranks = o tabuleiro tem menos de oito linhas
