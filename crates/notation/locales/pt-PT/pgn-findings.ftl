### What is found in the games of a PGN file: one line after the move or the tag, without a full stop; the article follows.

bad-fen = a etiqueta FEN não dá uma posição jogável: { $fen }
wrong-number = o número do lance é { $found } e devia ser { $due }
results-differ = a etiqueta Result diz { $tag }, mas os lances terminam com { $outcome }
wrong-result = o resultado é { $stated } e devia ser { $due }: { $because }
played-on = o jogo continuou depois de a partida já ter terminado: { $because }
claim = { $side ->
    [white] as brancas
   *[other] as pretas
    } podiam reclamar empate ao anotar este lance; { $side ->
    [white] as pretas
   *[other] as brancas
    }, depois de jogado: { $why }
claim-by-writing = { $side ->
    [white] as brancas
   *[other] as pretas
    } podiam reclamar empate ao anotar { $move }: { $why }
drawn-here = a partida está empatada aqui sem necessidade de reclamação: { $because }
missing-tags = faltam etiquetas obrigatórias em PGN: { $names }
doubled-tag = a etiqueta { $name } aparece duas vezes
tags-differ = a etiqueta { $name } aparece duas vezes: vale «{ $first }», e não «{ $second }» daqui
result-sign = o resultado está escrito { $found }; em PGN escreve-se { $meant }
lone-result = um resultado sem partida: antes não há etiquetas nem lances
no-result = a etiqueta Result «{ $found }» não é um resultado; esperado: 1-0, 0-1, 1/2-1/2 ou *
