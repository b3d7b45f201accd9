### Calculation of a FIDE rating, one step per line.

reached2400 = já chegou a 2400
junior = até o ano em que completa 18 anos, abaixo de 2300
new = menos de 30 partidas
usual = abaixo de 2400
given = conforme a lista
kept = Resultados acumulados ({ $year }-{ $month }): partidas { $games }, pontos { $points }, soma dos ratings dos oponentes { $sum }
game = { $name } { $opponent }: diferença { $own } − { $opponent } = { $difference }{ $counted }; tabela { $table }, linha { $row }, coluna { $column }: { $percent }%; pontos { $points } − { $expected } = { $delta }
counted = , contada como { $used } ({ $article })
k = K = { $k } ({ $reason }, { $article })
reduced = K = { $k } ({ $reason }, { $article }), reduzido para { $used } para que K × { $games } não passe de 700
sum = K × soma = { $k } × { $sum } = { $exact }; arredondado para inteiro, com as metades para longe de zero: { $rounded } ({ $article }); { $own } passa a { $new }
no-games = Nenhuma partida contra jogadores com rating: o rating continua em { $own }
below-floor = Abaixo de 1400: sem rating na lista ({ $article })
opponent = { $name } { $rating }: { $points }
disregarded = O primeiro torneio não conta, pois não rendeu nenhum ponto ({ $article }); partidas: { $games }
few = Ainda sem rating inicial: { $games } das { $needed } partidas necessárias contra jogadores com rating; os resultados ficam acumulados ({ $article })
none = Sem rating inicial: nenhuma partida contra jogadores com rating ({ $article })
average = Média com dois oponentes fictícios de 1800: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = Com mais dois empates: ({ $points } + 1) / ({ $games } + 2) = { $percent }%, arredondado para inteiro, com as metades para cima; tabela { $table }, linha { $percent }%: dp = { $difference }
rating = Rating inicial: Ru = Ra + dp = { $exact }; arredondado para inteiro, com as metades para cima, no máximo 2200: { $rating } ({ $article })
