### `adoube roundrobin`.

about = Mostrar a tabela de emparceiramento de um round robin
players = Número de jogadores, de 3 a 64
double = Em dois turnos, com as cores invertidas no segundo
swap = Em dois turnos, com as duas últimas rodadas do primeiro trocadas para que ninguém tenha a mesma cor três vezes seguidas
csv = Escrever a tabela em CSV: rodada, tabuleiro, brancas, pretas (0 é um bye)
varma = Sortear os números por federação com os grupos de Varma (de 9 a 24 jogadores); federações (FEDERATIONS) na ordem dos jogadores, por exemplo ESP,ESP,FRA
seed = Semente do sorteio; a mesma semente dá os mesmos números [padrão: aleatória]
round = rodada { $round }: { $games }
rests = { $games }, bye { $player }
