### Why a round robin pairs as it does.

table = Rodada { $round } da tabela Berger para { $players } jogadores
second-cycle = Segundo turno: as cores do primeiro, trocadas
game = Tabuleiro { $board }: { $white } (brancas) - { $black }: { $rule }
odd-sum = os dois números somam ímpar: no primeiro turno o menor joga de brancas
even-sum = os dois números somam par: no primeiro turno o maior joga de brancas
last-number = contra o número { $last }, os números 1 a { $half } jogam de brancas no primeiro turno
rests = { $player } folga: na tabela toca-lhe o número { $last }, que não existe
