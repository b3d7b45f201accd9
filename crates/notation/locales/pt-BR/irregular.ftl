### What is irregular in how a move is written: one line after the move, without a full stop; the article follows.

pawn-letter = o peão não leva letra
small-letter = a letra da peça deve ser maiúscula
capital-file = a letra da coluna deve ser minúscula
false-capture = há um x, mas nada é capturado
false-check = há um sinal de xeque, mas não há xeque
false-mate = há um sinal de mate, mas não há mate
false-en-passant = há a marca de captura en passant, mas não há essa captura
foreign-en-passant-mark = a marca de captura en passant é de outra língua
superfluous-departure = a casa de partida não é necessária
rank-for-file = foi indicada a fileira de partida, mas basta a coluna
castling-signs = o roque é escrito 0-0 ou 0-0-0
stray-signs = há sinais sobrando
glued-number = não há espaço entre o número e o lance
missing-dot = falta o ponto depois do número
foreign-letter = a letra da peça é de outra língua: { $language }
wrong-departure = a partida escrita está errada: nenhuma peça dali pode fazer o lance
missing-departure = falta a coluna de partida do peão que captura
missing-file = falta a coluna de chegada
missing-rank = falta a fileira de chegada
out-of-order = o lance não está no lugar que corresponde ao seu número
