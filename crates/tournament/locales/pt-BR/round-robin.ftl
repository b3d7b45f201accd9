### Explanations of pairings by the Berger tables, one per line. The rules are parts of a line.

table = Tabela Berger para { $players } jogadores, rodada { $round }
second-cycle = Segundo turno: as cores do primeiro, invertidas
game = Tabuleiro { $board }: { $white } (brancas) - { $black }; { $rule }
odd-sum = a soma dos números é ímpar e, portanto, no primeiro turno o menor joga de brancas
even-sum = a soma dos números é par e, portanto, no primeiro turno o maior joga de brancas
last-number = contra o número { $last }, os números de 1 a { $half } jogam de brancas no primeiro turno
rests = { $player } tem o bye: o número { $last } da tabela está vago
