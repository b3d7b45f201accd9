### Charts of ratings: titles and descriptions.

history = Evolução do Elo: { $name }
distribution = Distribuição de Elo: { $name }
distribution-in-words = { $count } jogadores com Elo; mediana { $median }; intervalos de { $step } pontos
distribution-of-one = Um jogador com Elo: { $median }; intervalos de { $step } pontos
empty = Sem Elo
