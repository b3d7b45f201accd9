### Calculation of a handbook rating, one step per line. The sources of an opponent’s value are parts of a line.

opponent = { $name }: { $value } ({ $source }), { $points }
average = Média dos oponentes Rc = { $sum } / { $games } = { $average }
difference = Diferença { $own } − { $average } = { $difference }; tabela 2, linha { $row }, coluna { $column }: { $percent }%
expected = Pontuação esperada We = { $percent }% × { $games } = { $expected }
change = Variação K(W − We) = { $k } × ({ $points } − { $expected }) = { $raw }
limited = No máximo 5 pontos por partida, 5 × { $games }: { $limited } (Rating 3 d)
new = Novo rating: { $own } + variações = { $exact }; arredondado para um múltiplo de 5, com as metades para cima, nunca abaixo de 2000: { $published }
absence = não comparecimento
first-second-or-third-category = primeira, segunda ou terceira categoria
catalan = rating catalão
spanish = rating espanhol
international = rating internacional
imputed = sem rating, valor conforme os pontos do torneio
too-few-games = Não conta: menos de seis partidas jogadas no Campeonato por equipes (Rating 3 c)
too-few-preferents = Não conta: menos da metade das partidas contra preferentes (Rating 5 c)
wide-without-rise = Não conta: 300 pontos ou mais acima da média dos oponentes, e nenhum ganho (Rating 5 a)
same = Nenhum torneio conta: o rating continua em { $own }
not = Sem rating: na lista só estão os preferentes e os jogadores titulados (Rating 2)
kept = Ainda sem rating: { $games } das 16 partidas necessárias; os resultados ficam acumulados (Rating 2 b)
percent = Porcentagem: { $points } / { $games } = { $percent }%, arredondada para inteiro, com as metades para cima; tabela 1, linha { $percent }%: { $cell }; DP usada, no máximo 150: { $used }
rating = Rp = Rc + DP = { $exact }; arredondado para um múltiplo de 5, com as metades para cima, nunca abaixo de 2000: { $published }
