### `adoube simulate`.

players = Quantos jogadores, de 2 a 9999 [predefinição: 60]
rounds = Quantas rondas, de 1 a 200 [predefinição: 9; em todos contra todos, as da tabela]
seed = A semente, que decide tudo [predefinição: ao acaso]
stopped = depois da ronda { $round }: { $reason }
