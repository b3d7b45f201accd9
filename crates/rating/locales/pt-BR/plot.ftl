### Charts of ratings: titles and descriptions.

history = Evolução do rating: { $name }
history-in-words = { $count } listas: a primeira, { $first }; a última, { $last }; mínimo { $least }, máximo { $most }
one-in-words = Uma lista, { $first }: { $least }
distribution = Distribuição de rating: { $name }
distribution-in-words = { $count } jogadores com rating; mediana { $median }; faixas de { $step } pontos
distribution-of-one = Um jogador com rating: { $median }; faixas de { $step } pontos
empty = Nenhum rating
