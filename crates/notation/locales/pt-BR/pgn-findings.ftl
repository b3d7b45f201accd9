### What is found in the games of a PGN file: one line after the move or the tag, without a full stop; the article follows.

bad-fen = a tag FEN não dá uma posição jogável: { $fen }
bad-variant = a variante { $name } não é xadrez; os lances não são verificados
canonical = em PGN: { $canonical }
wrong-number = o número do lance é { $found } e deveria ser { $due }
results-differ = a tag Result diz { $tag }, mas os lances terminam com { $outcome }
wrong-result = o resultado é { $stated } e deveria ser { $due }: { $because }
played-on = o jogo continuou depois que a partida já tinha terminado: { $because }
checkmate = xeque-mate
stalemate = afogado
dead-position = posição morta
fivefold = a mesma posição cinco vezes
seventy-five = 75 lances de cada jogador sem captura nem lance de peão
threefold = a mesma posição três vezes
fifty = 50 lances de cada jogador sem captura nem lance de peão
claim = { $side ->
    [white] as brancas
   *[other] as pretas
    } podiam reclamar empate anotando este lance; { $side ->
    [white] as pretas
   *[other] as brancas
    }, depois de ele ser jogado: { $why }
claim-by-writing = { $side ->
    [white] as brancas
   *[other] as pretas
    } podiam reclamar empate anotando { $move }: { $why }
drawn-here = a partida está empatada aqui sem precisar de reclamação: { $because }
missing-tags = faltam tags obrigatórias em PGN: { $names }
doubled-tag = a tag { $name } aparece duas vezes
tags-differ = a tag { $name } aparece duas vezes: vale “{ $first }”, e não “{ $second }” daqui
result-sign = o resultado está escrito { $found }; em PGN se escreve { $meant }
lone-result = um resultado sem partida: antes não há tags nem lances
no-result = a tag Result “{ $found }” não é um resultado; esperado: 1-0, 0-1, 1/2-1/2 ou *
