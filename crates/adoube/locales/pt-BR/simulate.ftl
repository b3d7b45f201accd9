### `adoube simulate`.

about = Gerar um torneio aleatório com resultados realistas, em TRF
players = Número de jogadores, de 2 a 9999 [padrão: 60]
rounds = Número de rodadas, de 1 a 200 [padrão: 9; em um round robin, as da tabela]
seed = Semente; a mesma semente dá o mesmo torneio [padrão: aleatória]
stopped = interrompido depois da rodada { $round }: { $reason }
