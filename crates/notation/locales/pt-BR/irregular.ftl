### What is irregular in how a move is written.

pawn-letter = o peão não leva letra
small-letter = a letra da peça deve ser maiúscula
capital-file = a letra da coluna deve ser minúscula
false-capture = há um x mas nada é capturado
false-check = há um sinal de xeque mas não há xeque
false-mate = há um sinal de mate mas não há mate
false-en-passant = há a marca de captura en passant mas não o é
foreign-en-passant-mark = a marca de captura en passant é de outra língua
superfluous-departure = a casa de partida não é necessária
rank-for-file = está a fileira onde bastaria a coluna
castling-signs = o roque escreve-se 0-0 ou 0-0-0
stray-signs = há sinais a mais
glued-number = o número está colado ao lance
missing-dot = falta o ponto depois do número
foreign-letter = a letra é de outra língua: { $language }
wrong-departure = a partida escrita não é a de nenhuma peça que possa ir
missing-departure = falta a coluna de partida da captura de peão
missing-file = falta a coluna de chegada
missing-rank = falta a fileira de chegada
out-of-order = o lance está fora do seu lugar segundo o número
