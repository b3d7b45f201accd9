### Why a round robin pairs as it does.

table = Ronda { $round } da tabela Berger para { $players } jogadores
second-cycle = Segunda volta: as cores da primeira, trocadas
odd-sum = os dois números somam ímpar: na primeira volta o menor joga de brancas
even-sum = os dois números somam par: na primeira volta o maior joga de brancas
last-number = contra o número { $last }, os números 1 a { $half } jogam de brancas na primeira volta
