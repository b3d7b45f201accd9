### `adoube roundrobin`.

about = A tabela de um torneio de todos contra todos
players = Quantos jogadores, de 3 a 64
double = Em dois turnos, com as cores trocadas no segundo
swap = Em dois turnos, trocando as duas últimas rodadas do primeiro para evitar três cores iguais seguidas
csv = Escreve a tabela em CSV: rodada, tabuleiro, brancas, pretas (0 descansa)
varma = Sorteia os números por federações com os grupos de Varma (9 a 24 jogadores): as federações em ordem, como ESP,ESP,FRA
seed = A semente do sorteio [padrão: ao acaso]
round = rodada { $round }: { $games }
rests = { $games }, descansa { $player }
