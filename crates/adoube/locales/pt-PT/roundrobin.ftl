### `adoube roundrobin`.

double = Em duas voltas, com as cores trocadas na segunda
swap = Em duas voltas, trocando as duas últimas rondas da primeira para evitar três cores iguais seguidas
csv = Escreve a tabela em CSV: ronda, tabuleiro, brancas, pretas (0 descansa)
seed = A semente do sorteio [predefinição: ao acaso]
round = ronda { $round }: { $games }
