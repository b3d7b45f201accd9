### Calculation of a FIDE rating, one step per line.

junior = até ao ano em que faz 18 anos, abaixo de 2300
kept = Resultados acumulados ({ $year }-{ $month }): partidas { $games }, pontos { $points }, soma do Elo dos adversários { $sum }
game = { $name } { $opponent }: diferença { $own } − { $opponent } = { $difference }{ $counted }; tabela { $table }, linha { $row }, coluna { $column }: { $percent } %; pontos { $points } − { $expected } = { $delta }
reduced = K = { $k } ({ $reason }, { $article }), reduzido a { $used } para que K × { $games } não ultrapasse 700
sum = K × soma = { $k } × { $sum } = { $exact }; arredondado às unidades, com as metades para longe de zero: { $rounded } ({ $article }); { $own } passa a { $new }
no-games = Nenhuma partida contra jogadores com Elo: o Elo continua em { $own }
below-floor = Abaixo de 1400: sem Elo na lista ({ $article })
disregarded = O primeiro torneio não conta, porque não deu nenhum ponto ({ $article }); partidas: { $games }
few = Ainda sem Elo inicial: { $games } das { $needed } partidas necessárias contra jogadores com Elo; os resultados ficam acumulados ({ $article })
none = Sem Elo inicial: nenhuma partida contra jogadores com Elo ({ $article })
average = Média com dois adversários fictícios de 1800: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = Com mais dois empates: ({ $points } + 1) / ({ $games } + 2) = { $percent } %, arredondado às unidades, com as metades para cima; tabela { $table }, linha { $percent } %: dp = { $difference }
rating = Elo inicial: Ru = Ra + dp = { $exact }; arredondado às unidades, com as metades para cima, no máximo 2200: { $rating } ({ $article })
