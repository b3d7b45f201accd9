### What is wrong with a PGN file.

bad-fen = a etiqueta FEN não dá uma posição jogável: { $fen }
bad-variant = a variante { $name } não é xadrez; os lances não são verificados
canonical = o PGN escreve { $canonical }
wrong-number = o número { $found } deveria ser { $due }
results-differ = a etiqueta Result diz { $tag } e os lances acabam com { $outcome }
wrong-result = o resultado { $stated } deveria ser { $due }: { $because }
played-on = continuou-se a jogar quando a partida já tinha terminado: { $because }
checkmate = xeque-mate
stalemate = afogado
dead-position = posição morta
fivefold = a mesma posição cinco vezes
seventy-five = 75 lances de cada jogador sem captura nem movimento de peão
threefold = a mesma posição três vezes
fifty = 50 lances de cada jogador sem captura nem movimento de peão
claim = podia-se reclamar empate ({ $player } antes de fazer o lance, escrevendo-o; { $opponent } depois): { $why }
claim-by-writing = podia-se reclamar empate ({ $player } escrevendo { $move }): { $why }
drawn-here = a partida está empatada por si só: { $because }
missing-tags = faltam etiquetas que o PGN quer em cada partida: { $names }
doubled-tag = a etiqueta { $name } está duas vezes
tags-differ = a etiqueta { $name } está duas vezes: «{ $first }», que é a que vale, e aqui «{ $second }»
result-sign = o resultado está escrito { $found }; o PGN escreve { $meant }
lone-result = há um resultado sem partida: antes não há nem etiquetas nem lances
no-result = a etiqueta Result não é um resultado: «{ $found }»; esperava-se 1-0, 0-1, 1/2-1/2 ou *
