### How a rating of the handbook is calculated.

opponent = { $name }: { $value } ({ $source }), { $points }
average = Média dos adversários Rc = { $sum } / { $games } = { $average }
difference = Diferença { $own } − { $average } = { $difference }; Tabela 2, linha { $row }, coluna { $column }: { $percent } %
expected = Resultado esperado We = { $percent } % × { $games } = { $expected }
change = Variação K(W − We) = { $k } × ({ $points } − { $expected }) = { $raw }
limited = No máximo 5 pontos por partida, 5 × { $games }: { $limited } (Elo 3 d)
new = Novo rating: { $own } + variações = { $exact }; múltiplo de 5 mais próximo, as metades para cima, nunca abaixo de 2000: { $published }
absence = ausência
first-second-or-third-category = primeira, segunda ou terceira categoria
catalan = rating catalão
spanish = rating espanhol
international = rating internacional
imputed = sem rating, segundo os pontos do torneio
too-few-games = Não conta: menos de seis partidas jogadas no Campeonato por equipes (Elo 3 c)
too-few-preferents = Não conta: menos da metade das partidas contra preferentes (Elo 5 c)
wide-without-rise = Não conta: 300 pontos ou mais acima dos adversários, e sem subir (Elo 5 a)
same = Nenhum torneio conta: o rating continua em { $own }
not = Sem rating: só entram na lista os preferentes e os titulados (Elo 2)
kept = Ainda sem rating: { $games } partidas das 16 necessárias; ficam guardadas (Elo 2 b)
percent = Percentagem: { $points } de { $games } = { $percent } %, inteira, as metades para cima; Tabela 1, linha { $percent } %: { $cell }; DP usada, no máximo 150: { $used }
rating = Rp = Rc + DP = { $exact }; múltiplo de 5 mais próximo, as metades para cima, nunca abaixo de 2000: { $published }
