### `adoube roundrobin`.

about = Mostrar a tabela de emparceiramento de um torneio de todos contra todos
double = A duas voltas, com as cores invertidas na segunda
swap = A duas voltas, com as duas últimas rondas da primeira trocadas para que ninguém tenha a mesma cor três vezes seguidas
csv = Escrever a tabela em CSV: ronda, tabuleiro, brancas, pretas (0 é um bye)
seed = Semente do sorteio; a mesma semente dá os mesmos números [predefinição: aleatória]
round = ronda { $round }: { $games }
