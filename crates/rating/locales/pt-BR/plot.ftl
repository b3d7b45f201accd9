### The plot of a player’s ratings.

history = Rating de { $name }
history-in-words = { $count } listas, de { $first } a { $last }; de { $least } a { $most }
one-in-words = Uma lista, { $first }: { $least }
distribution = Distribuição de { $name }
distribution-in-words = { $count } jogadores com rating; a mediana é { $median }; faixas de { $step } pontos
distribution-of-one = Um jogador com rating: { $median }; faixas de { $step } pontos
empty = Nenhum rating
