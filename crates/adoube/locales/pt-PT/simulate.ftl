### `adoube simulate`.

players = Número de jogadores, de 2 a 9999 [predefinição: 60]
rounds = Número de rondas, de 1 a 200 [predefinição: 9; num torneio de todos contra todos, as da tabela]
seed = Semente; a mesma semente dá o mesmo torneio [predefinição: aleatória]
stopped = interrompido após a ronda { $round }: { $reason }
