### What is irregular in how a move is written.

rank-for-file = está a linha onde bastaria a coluna
missing-rank = falta a linha de chegada
