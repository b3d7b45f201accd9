### Calculation of a handbook rating, one step per line. The sources of an opponent’s value are parts of a line.

average = Média dos adversários Rc = { $sum } / { $games } = { $average }
difference = Diferença { $own } − { $average } = { $difference }; tabela 2, linha { $row }, coluna { $column }: { $percent } %
expected = Pontuação esperada We = { $percent } % × { $games } = { $expected }
limited = No máximo 5 pontos por partida, 5 × { $games }: { $limited } (Elo 3 d)
new = Novo Elo: { $own } + variações = { $exact }; arredondado a um múltiplo de 5, com as metades para cima, nunca abaixo de 2000: { $published }
absence = falta de comparência
catalan = Elo catalão
spanish = Elo espanhol
international = Elo internacional
imputed = sem Elo, valor segundo os pontos do torneio
too-few-games = Não conta: menos de seis partidas jogadas no Campeonato por equipas (Elo 3 c)
too-few-preferents = Não conta: menos de metade das partidas contra preferentes (Elo 5 c)
wide-without-rise = Não conta: 300 pontos ou mais acima da média dos adversários, e nenhum ganho (Elo 5 a)
same = Nenhum torneio conta: o Elo continua em { $own }
not = Sem Elo: na lista só estão os preferentes e os jogadores titulados (Elo 2)
kept = Ainda sem Elo: { $games } das 16 partidas necessárias; os resultados ficam acumulados (Elo 2 b)
percent = Percentagem: { $points } / { $games } = { $percent } %, arredondada às unidades, com as metades para cima; tabela 1, linha { $percent } %: { $cell }; DP utilizada, no máximo 150: { $used }
rating = Rp = Rc + DP = { $exact }; arredondado a um múltiplo de 5, com as metades para cima, nunca abaixo de 2000: { $published }
