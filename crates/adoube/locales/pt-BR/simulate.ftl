### `adoube simulate`.

about = Um torneio ao acaso, com resultados verossímeis, em TRF
players = Quantos jogadores, de 2 a 9999 [padrão: 60]
rounds = Quantas rodadas, de 1 a 200 [padrão: 9; em todos contra todos, as da tabela]
seed = A semente, que decide tudo [padrão: ao acaso]
stopped = depois da rodada { $round }: { $reason }
