### The plot of a player’s ratings.

history = Elo de { $name }
distribution-in-words = { $count } jogadores com Elo; a mediana é { $median }; faixas de { $step } pontos
distribution-of-one = Um jogador com Elo: { $median }; faixas de { $step } pontos
empty = Nenhum Elo
