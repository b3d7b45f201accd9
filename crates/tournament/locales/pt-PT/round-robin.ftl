### Explanations of pairings by the Berger tables, one per line. The rules are parts of a line.

table = Tabela Berger para { $players } jogadores, ronda { $round }
second-cycle = Segunda volta: as cores da primeira, invertidas
odd-sum = a soma dos números é ímpar e, portanto, na primeira volta o menor joga de brancas
even-sum = a soma dos números é par e, portanto, na primeira volta o maior joga de brancas
last-number = contra o número { $last }, os números de 1 a { $half } jogam de brancas na primeira volta
