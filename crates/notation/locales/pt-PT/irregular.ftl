### What is irregular in how a move is written: one line after the move, without a full stop; the article follows.

small-letter = a letra da peça tem de ser maiúscula
capital-file = a letra da coluna tem de ser minúscula
false-capture = há um x, mas não se captura nada
rank-for-file = está indicada a linha de partida, mas basta a coluna
castling-signs = o roque escreve-se 0-0 ou 0-0-0
stray-signs = há sinais a mais
wrong-departure = a partida escrita está errada: nenhuma peça que lá esteja pode fazer o lance
missing-rank = falta a linha de chegada
